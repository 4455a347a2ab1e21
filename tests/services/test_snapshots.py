"""Snapshots beside the journal: what they give is what a fold of the journal gives, or they are not there at all."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import desktop
from desktop.core.problem import Refusal
from desktop.core.view_models import CharacterView
from desktop.core.words import Typed, phrase
from desktop.services.journal.journal import Journal
from desktop.services.play import snapshots
from desktop.services.play.history import History
from desktop.services.play.play_session import PlaySession
from desktop.services.play.snapshots import Inexact, pack, unpack
from desktop.services.text.catalogue import Catalogue
from tests.example_budget import SHARE
from tests.play_sessions import Company, play_session
from tests.services.test_playing import ENGINES, by_hand, company, start, states, step
from tests.sources import imports_of

SMALL = {"EVERY": 8, "KEPT": 6, "SPARSE": 4}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a snapshot after every few steps."""
    for name, value in SMALL.items():
        monkeypatch.setattr(f"desktop.services.play.history.{name}", value)


def kinds(value: Any) -> Iterator[type]:
    """Every type in a value, in order: two equal values may still differ there (a typed text is equal to a plain)."""
    yield type(value)
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from kinds(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from kinds(part)
    elif hasattr(value, "__dict__") and not isinstance(value, Enum):
        yield from kinds({**value.__dict__, **(getattr(value, "__pydantic_extra__", None) or {})})


def settle(night: PlaySession) -> None:
    """Write every due snapshot."""
    while night.keep():
        pass


def played(
    people: Company, folder: Path, name: str, rng: Random, steps: int = 40
) -> tuple[PlaySession, dict[str, Any]]:
    """Play a session with snapshots; returns it, and what was under way after every line that was the last once."""
    night = play_session(people, folder / "log.jsonl", folder / "snapshots")
    start(night, people, name)
    known = {night.log().entries[-1].id: states(night)}
    for count in range(steps):
        if night.playing.over(name):
            night.close(name)
            start(night, people, name)
        step(night, name, rng)
        if count % 9 == 4:
            by_hand(night, people, rng)
        if count % 13 == 12:
            night.back_to(rng.choice(night.log().standing[-12:-1]).id)
            if rng.random() < 0.4:
                night.forward()
        known[night.log().entries[-1].id] = states(night)
        settle(night)
    return night, known


def opened(people: Company, folder: Path) -> PlaySession:
    """Open the same play session anew, with its snapshots."""
    again = play_session(people, folder / "log.jsonl", folder / "snapshots")
    assert again.resume().disallowed is None
    return again


def folded(people: Company, folder: Path) -> dict[str, Any]:
    """What the journal alone gives."""
    history = History(people.system)
    assert history.read(Journal(folder / "log.jsonl").read()) is None
    return dict(history.play.states)


def files_of(folder: Path) -> list[Path]:
    return sorted((folder / "snapshots").glob("*.jsonl"))


@pytest.mark.parametrize(("system", "name"), ENGINES)
@given(seed=st.integers(0, 10_000))
@example(seed=172)  # a check that stands open once its payer has declared: who has changed was told by `is`
@settings(max_examples=max(1, 4 * SHARE // 100))
def test_session_resumes_the_same_with_and_without_snapshots(
    system: str, name: str, seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, people = tmp_path_factory.mktemp("session"), company(system, seed % 7)
    night, _ = played(people, folder, name, Random(seed))
    again = opened(people, folder)
    assert states(again) == states(night) == folded(people, folder)
    assert list(kinds(states(again))) == list(kinds(states(night)))
    assert again.playing.offers(name) == night.playing.offers(name)
    alone = Company(people.system, people.all_sheets(), people.game)
    shutil.copy(folder / "log.jsonl", folder / "alone.jsonl")
    other = play_session(alone, folder / "alone.jsonl")
    other.resume()
    for one in (again, other):
        rng = Random(seed + 1)
        for _ in range(12):
            step(one, name, rng)
    assert states(again) == states(other)
    assert people.sheets == alone.sheets
    assert [e.text for e in again.log().entries] == [e.text for e in other.log().entries]


def test_long_session_is_not_folded_from_its_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = company("enishi")
    night, _ = played(people, tmp_path, "battle", Random(3))
    texts: list[str] = []
    usual = people.system.battle.apply
    object.__setattr__(people.system.battle, "apply", lambda s, e: (texts.append(e.kind), usual(s, e))[1])
    try:
        opened(people, tmp_path)
        with_them = len(texts)
        texts.clear()
        folded(people, tmp_path)
    finally:
        object.__setattr__(people.system.battle, "apply", usual)
    assert with_them < len(texts) / 3
    assert states(night)


def broken(file: Path, how: str) -> None:
    """Do something to a snapshot's file."""
    raw = file.read_bytes()
    head, _, body = raw.partition(b"\n")
    says = json.loads(head)
    match how:
        case "cut":
            file.write_bytes(raw[: len(raw) // 2])
        case "byte":
            place = len(head) + len(body) // 2
            file.write_bytes(raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :])
        case "empty":
            file.write_bytes(b"")
        case "garbage":
            file.write_bytes(b"\xff\0[" * 50)
        case "deep":
            file.write_bytes(b"[" * 100_000 + b"\n" + body)
        case "newer":
            file.write_bytes(json.dumps(says | {"version": 99}).encode() + b"\n" + body)
        case "program":
            file.write_bytes(json.dumps(says | {"program": "0" * 32}).encode() + b"\n" + body)
        case "engine":
            other = body.replace(b'"battle"', b'"chess"', 1)
            file.write_bytes(json.dumps(says | {"digest": snapshots.digest_of(other)}).encode() + b"\n" + other)
        case "state":
            other = body.replace(b'"phase":', b'"phases":', 1)
            file.write_bytes(json.dumps(says | {"digest": snapshots.digest_of(other)}).encode() + b"\n" + other)
        case "folder":
            file.unlink()
            file.mkdir()
        case "missing":
            file.unlink()


@pytest.mark.parametrize(
    "how",
    ["cut", "byte", "empty", "garbage", "deep", "newer", "program", "engine", "state", "folder", "missing"],
)
def test_damaged_or_foreign_snapshot_is_ignored(how: str, tmp_path: Path) -> None:
    people = company("enishi")
    night, _ = played(people, tmp_path, "battle", Random(3), 30)
    for last in range(1, len(files_of(tmp_path)) + 1):
        broken(files_of(tmp_path)[-last], how)
        again = opened(people, tmp_path)
        assert states(again) == states(night)
        again.back()
        again.forward()
        assert states(again) == states(night)
        if how == "missing":
            return


def test_snapshot_of_another_journal_is_ignored(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, seed in ((one, 1), (other, 2)):
        folder.mkdir()
        played(company("enishi", seed), folder, "battle", Random(seed), 30)
    shutil.rmtree(one / "snapshots")
    shutil.copytree(other / "snapshots", one / "snapshots")
    people = company("enishi", 1)
    assert states(opened(people, one)) == folded(people, one)


def test_snapshot_beyond_the_journals_end_is_ignored(tmp_path: Path) -> None:
    people = company("enishi")
    played(people, tmp_path, "battle", Random(3), 30)
    file = tmp_path / "log.jsonl"
    lines = file.read_bytes().split(b"\n")
    last = snapshots.SnapshotMark(int(files_of(tmp_path)[-1].name[:7]), "")
    changed = lines[last.line - 2].replace(b'"kind":', b'"kine":', 1)
    file.write_bytes(b"\n".join([*lines[: last.line - 2], changed, *lines[last.line - 1 :]]))
    again = play_session(people, file, tmp_path / "snapshots")
    again.resume()
    assert again.log().ended_at == last.line - 1
    assert states(again) == folded(people, tmp_path)


def test_snapshots_of_removed_lines_are_ignored(tmp_path: Path) -> None:
    """Another version of the program removed a refused line and continued; then this one opens the campaign."""
    people = company("enishi")
    night, _ = played(people, tmp_path, "battle", Random(3), 30)
    assert files_of(tmp_path)
    plays = [e for e in night.log().standing if e.kind == "play" and "event" in e.data]
    middle = plays[len(plays) // 2]
    place = night.log().entries.index(middle)
    gone = tuple(e.id for e in night.log().entries[place:] if e.kind == "play")
    Journal(tmp_path / "log.jsonl").append(
        "外しました", kind="void", voids=gone[::-1], data={"tail": True, "disallowed": True}
    )
    assert states(opened(people, tmp_path)) == folded(people, tmp_path)
    assert states(opened(people, tmp_path)) != states(night)


def test_few_snapshots_are_kept_and_partial_files_removed(tmp_path: Path) -> None:
    people = company("d6game")
    folder = tmp_path / "snapshots"
    folder.mkdir()
    (folder / ".0000001-000000000000.jsonl.999999.tmp").write_bytes(b"half")
    (folder / "0000001-000000000000.jsonl").write_bytes(b"of nobody")
    (folder / "notes.txt").write_text("mine")
    night, _ = played(people, tmp_path, "session", Random(3), 120)
    lines = len(night.log().entries)
    left = {path.name for path in folder.iterdir()} - {"notes.txt"}
    assert left == {path.name for path in files_of(tmp_path)}
    assert 3 <= len(left) <= lines.bit_length() + 1
    assert (folder / "notes.txt").read_text() == "mine"


def test_opened_journal_gets_recent_and_older_snapshots_at_once(tmp_path: Path) -> None:
    people = company("d6game")
    night, _ = played(people, tmp_path, "session", Random(3), 120)
    shutil.rmtree(tmp_path / "snapshots")
    again = opened(people, tmp_path)
    settle(again)
    assert len(files_of(tmp_path)) >= 3
    assert states(opened(people, tmp_path)) == states(night)


def test_failed_snapshot_does_not_prevent_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = company("enishi")
    (tmp_path / "snapshots").write_text("a file where the folder would be")
    night, _ = played(people, tmp_path, "battle", Random(3), 30)
    assert states(opened(people, tmp_path)) == states(night)
    (tmp_path / "snapshots").unlink()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("desktop.services.storage.files.replace", full)
    again = opened(people, tmp_path)
    settle(again)
    assert files_of(tmp_path) == []
    assert states(again) == states(night)


def test_refused_write_makes_no_snapshot(tmp_path: Path) -> None:
    people = company("enishi")
    night, _ = played(people, tmp_path, "battle", Random(3), 30)
    shutil.rmtree(tmp_path / "snapshots")

    def refuse() -> None:
        raise Refusal.__new__(Refusal)

    store = snapshots.Snapshots(tmp_path / "snapshots", people.system, refuse)
    assert not store.keep(snapshots.SnapshotMark(1, "0" * 12), night.history.play, {}, "", ())
    assert not (tmp_path / "snapshots").exists()


def test_typed_texts_survive_packing_and_other_types_are_refused() -> None:
    state = CharacterView(id="a", name=Typed("門"), notes=(phrase("{n} 歳", n=Typed("三")),))
    assert any(kind is Typed for kind in kinds(state))
    typed, raw, _ = pack(state).split(b"\n")
    again = unpack(type(state), typed, raw)
    assert again == state
    assert list(kinds(again)) == list(kinds(state))
    strange = state.model_copy(update={"notes": [*state.notes]})
    with pytest.raises(Inexact):
        pack(strange)


def test_changed_rules_change_the_mark(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("LIFE = 10")
    snapshots.program_digest.cache_clear()
    before = snapshots.program_digest("enishi", str(tmp_path))
    (tmp_path / "rules.py").write_text("LIFE = 12 ")
    assert snapshots.program_digest("enishi", str(tmp_path)) == before  # as long as it runs, it is the same
    snapshots.program_digest.cache_clear()
    assert snapshots.program_digest("enishi", str(tmp_path)) != before
    snapshots.program_digest.cache_clear()


def test_an_update_that_leaves_the_rules_alone_keeps_the_snapshots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version and other file times: only the content of the rules counts."""
    rules = tmp_path / "rules.py"
    rules.write_text("LIFE = 10")
    (tmp_path / "made.pyc").write_bytes(b"compiled today..LIFE")
    snapshots.program_digest.cache_clear()
    before = snapshots.program_digest("enishi", str(tmp_path))
    monkeypatch.setattr("desktop.__version__", "99.0.0")
    os.utime(rules, (1, 1))
    (tmp_path / "made.pyc").write_bytes(b"compiled again..LIFE")
    (tmp_path / "read me.txt").write_text("nothing of the rules")
    snapshots.program_digest.cache_clear()
    assert snapshots.program_digest("enishi", str(tmp_path)) == before
    (tmp_path / "made.pyc").write_bytes(b"compiled again..LOVE")
    snapshots.program_digest.cache_clear()
    assert snapshots.program_digest("enishi", str(tmp_path)) != before
    snapshots.program_digest.cache_clear()


LINES_ONLY = {
    *("journal.journal", "journal.log_file", "journal.shelves"),
    *("storage.digests", "storage.encoding", "storage.file_errors", "storage.lock", "storage.parsing"),
    *("storage.refusals", "storage.store", "storage.stored", "storage.udonarium", "storage.versions"),
}
"""Services that bring lines from and to the disk; each line is sealed by a sum, so they decide nothing of a fold."""


BASE = {
    "desktop",
    "desktop.services",
    *(f"desktop.services.{one}" for one in ("campaign", "journal", "play", "storage", "text")),
}
"""Packages, which hold no code of their own."""


def imported(module: str) -> set[str]:
    """Names of all parts of the program on which a module depends."""
    root, found, waiting = Path(desktop.__file__).parents[1], set[str](), [module]
    while waiting:
        name = waiting.pop()
        here = root / name.replace(".", "/")
        source = next((p for p in (here.with_suffix(".py"), here / "__init__.py") if p.exists()), None)
        if name in found or source is None:
            continue
        found.add(name)
        waiting += named_in(source)
    return found


@cache
def named_in(source: Path) -> tuple[str, ...]:
    """Name what a file imports of the program: modules, and names that may be modules."""
    own = imports_of(source.read_text(encoding="utf-8"))
    return tuple(name for module, names in own for name in (module, *(f"{module}.{one}" for one in names)))


@pytest.mark.parametrize("module", ["desktop.services.play.history", *(f"desktop.systems.{i.id}" for i in Catalogue())])
def test_snapshot_mark_covers_every_module_the_fold_uses(module: str) -> None:
    known = ("desktop.core", "desktop.systems", "desktop.assets")
    beside = {name for name in imported(module) if not name.startswith(known)} - BASE
    assert {name.removeprefix("desktop.services.") for name in beside} <= LINES_ONLY | set(snapshots.DECIDES)
    assert all(name.startswith(module) for name in imported(module) if name.startswith("desktop.systems."))
