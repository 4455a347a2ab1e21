"""Everything that the program writes, done over and over by a process that is killed.

An action yields a word after each step that it promises is on the disk; its check looks at what a new start finds.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import traceback
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import NoReturn

from desktop.services.campaign.bin import free
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.library import exchange, templates
from desktop.services.library.exchange import Decision
from desktop.services.program import pin
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import session
from desktop.services.storage import encoding, files
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.storage.versions import KEEP
from desktop.services.text.catalogue import Catalogue
from tests.services import writing_play
from tests.services.killed_campaign import (
    BODY,
    SHEETS,
    all_sheets,
    content,
    folders_of,
    library_of,
    listed,
    number_in,
    table_of,
)

MADE = "作った卓"


# the actions


def move(base: Path) -> Iterator[str]:
    chosen = preferences(folders_of(base))
    for number in count():
        library = library_of(base)
        there = base / ("there" if library.folder != base / "there" else "back")
        library.move(there, lambda place: chosen.commit(library=str(place)))
        yield str(number)


def bring_in(base: Path) -> Iterator[str]:
    campaign, system = table_of(base), Catalogue().system("enishi")
    for number in count():
        data = {**campaign.store.read(campaign.path_of(campaign.sheets()[0])).data, "id": "sheet0", **content(number)}
        stick = base / "stick.json"
        stick.write_bytes(encoding.encode(data))
        decision = Decision.REPLACE if number % 2 else Decision.KEEP_BOTH
        candidates = exchange.preview(campaign, system, campaign.game(system), [stick])
        (stored,) = exchange.bring_in(campaign, [c.decide(decision) for c in candidates])
        yield f"{stored.data['id']} {number}"


def export(base: Path) -> Iterator[str]:
    campaign, stick = table_of(base), base / "stick"
    stick.mkdir(exist_ok=True)
    notes = StaleFiles(folders_of(base).leftovers)
    while True:
        for entry in campaign.sheets():
            target = free(stick / "人.json")
            with notes.expecting(target):
                exchange.export_sheet(campaign.store, campaign.path_of(entry), target, campaign.portraits)
            yield str(target)


def use_bin(base: Path) -> Iterator[str]:
    campaign = table_of(base)
    while True:
        for entry in campaign.sheets():
            campaign.delete(entry)
            yield f"- {entry.id}"
        for binned in campaign.binned():
            campaign.restore(binned)
            yield f"+ {binned.name}"


def restore(base: Path) -> Iterator[str]:
    campaign = table_of(base)
    path = campaign.path_of(campaign.sheets()[0])
    while len(campaign.store.versions(path)) < 5:
        stored = campaign.store.read(path)
        campaign.save_data(stored, {**stored.data, **content(number_in(stored.data) + 1)})
    while True:
        found = campaign.store.restore(path, campaign.store.versions(path)[-1])
        yield str(number_in(found.data))


def portraits(base: Path) -> Iterator[str]:
    campaign = table_of(base)
    path = campaign.path_of(campaign.sheets()[0])
    stored = campaign.store.read(path)
    for number in count(len(list(campaign.portraits.glob("*.png")))):
        name = campaign.put_portrait(b"\x89PNG\r\n\x1a\n" + str(number).encode() * 20_000)
        stored = campaign.save_data(stored, {**stored.data, "portrait": name})
        yield name


def definition(base: Path) -> Iterator[str]:
    campaign = table_of(base)
    started = int(((campaign.data.get("definition") or {}).get("title")) or 0)
    for number in count(started + 1):
        good = {"format": "takujo-definition", "based_on": "enishi", "title": str(number), "summary": f"{number}{BODY}"}
        key = "definition" if number % 2 else "definition_draft"
        campaign.change(**{key: good})
        yield f"{key} {number}"


def hand_over(base: Path) -> Iterator[str]:
    state = session(folders_of(base))
    for number in count(int(state.value.screens.get("n", 0)) + 1):
        mode = "hand_over" if number % 2 else "prepare"
        data = {**pin.Pin("00" * 16, f"{number:064x}").to_json()}
        state.change(mode=mode, pin=data, handed_over=f"{number}{BODY}", screens={"n": number})
        yield str(number)


def thinning(base: Path) -> Iterator[str]:
    campaign = table_of(base)
    path = campaign.path_of(campaign.sheets()[0])
    begun = datetime(2026, 11, 20, tzinfo=UTC)
    stored: Stored = campaign.store.read(path)
    for number in count(number_in(stored.data) + 1):
        store = Store(lambda at=begun + timedelta(hours=number): at)
        stored = store.save(stored, {**stored.data, **content(number)})
        yield str(number)


def make(base: Path) -> Iterator[str]:
    """Make 卓 of a template, and templates of a campaign."""
    library, campaign = library_of(base), table_of(base)
    kept = templates.templates(library) or (templates.save_template(library, campaign, "ひな形"),)
    yield campaign.folder.name
    while True:
        yield templates.create_from(library, kept[0], MADE).folder.name
        yield templates.save_template(library, campaign, "ひな形").path.name


ACTIONS: dict[str, Callable[[Path], Iterator[str]]] = {
    "move": move,
    "import": bring_in,
    "export": export,
    "bin": use_bin,
    "restore": restore,
    "portraits": portraits,
    "definition": definition,
    "hand-over": hand_over,
    "version thinning": thinning,
    "templates": make,
    **writing_play.ACTIONS,
}


# what a new start finds


def check(action: str, base: Path, texts: list[str]) -> None:
    """Assert that nothing is lost, nothing is half, and all that was promised is there."""
    if action == "hand-over":
        state = session(folders_of(base))
        assert state.note == ""
        number = state.value.screens["n"]
        assert number >= int(texts[-1] if texts else 0)
        assert state.value.handed_over == f"{number}{BODY}"
        assert pin.pin_from(state.value.pin) == pin.Pin("00" * 16, f"{number:064x}")
        assert (state.value.mode == "hand_over") == bool(number % 2)
    if action == "templates":
        check_made(base, texts)
    campaign = table_of(base)
    if action == "bin":
        binned = [json.loads(b.path.read_bytes()) for b in campaign.binned()]
        away = {data["id"]: number_in(data) for data in binned}
        assert sorted([*away, *listed(campaign)]) == sorted(f"sheet{n}" for n in range(SHEETS))
    else:
        assert all_sheets(campaign) == set()
    _CHECKS.get(action, lambda table, base, texts: None)(campaign, base, texts)
    # what a move left half copied lies in the other place, and goes with the next try
    swept = campaign.folder.parent if action == "move" else base
    left = [p for p in swept.rglob(".*.tmp") if ".versions" not in p.parts]
    assert left == []
    campaign.close()


def check_made(base: Path, texts: list[str]) -> None:
    """Assert that every campaign and every template has all its sheets; take away what was made."""
    library = library_of(base)
    kept = templates.templates(library)
    made = [head for head in library.campaigns() if head.title == MADE]
    assert {name for name in texts if name.endswith(".json")} <= {t.path.name for t in kept}
    assert {head.folder.name for head in library.campaigns()} >= {name for name in texts if not name.endswith(".json")}
    for template in kept:
        assert len(library.store.read(template.path).data["sheets"]) == SHEETS
    for head in made:
        assert len(listed(library.open(head.folder))) == SHEETS
        shutil.rmtree(head.folder)
    for template in kept[1:]:
        template.path.unlink()
    assert [p for p in library.folder.iterdir() if p.name.startswith(".")] == []


def _check_import(campaign: Campaign, base: Path, texts: list[str]) -> None:
    found = listed(campaign)
    for line in texts:
        identifier, number = line.split()
        assert found[identifier] >= int(number) or identifier == "sheet0"


def _check_export(campaign: Campaign, base: Path, texts: list[str]) -> None:
    for name in texts:
        assert Path(name).is_file()
    for path in (base / "stick").glob("*.json"):
        number_in(json.loads(path.read_bytes()))


def _check_versions(campaign: Campaign, base: Path, texts: list[str]) -> None:
    path = campaign.path_of(next(e for e in campaign.sheets() if e.id == "sheet0"))
    kept = [number_in(campaign.store.read_version(path, v)) for v in campaign.store.versions(path)]
    present = number_in(campaign.store.read(path).data)
    assert {*kept, present} >= set(range(min(5, max([*kept, present]) + 1)))


def _check_thinning(campaign: Campaign, base: Path, texts: list[str]) -> None:
    path = campaign.path_of(next(e for e in campaign.sheets() if e.id == "sheet0"))
    present = number_in(campaign.store.read(path).data)
    assert present >= int(texts[-1] if texts else 0)
    kept = [number_in(campaign.store.read_version(path, v)) for v in campaign.store.versions(path)]
    wanted = {n for n in range(present - 1, present - 1 - KEEP, -1) if n >= 0}
    # killed between keeping and replacing, what is present is among the versions too
    assert wanted <= {*kept, present} | ({present - KEEP} if present in kept else set())


def _check_portraits(campaign: Campaign, base: Path, texts: list[str]) -> None:
    for path in campaign.portraits.glob("*.png"):
        assert files.digest(path.read_bytes())[:32] == path.stem
    for name in texts:
        assert (campaign.portraits / name).is_file()
    for entry in campaign.sheets():
        assert not entry.portrait or campaign.portrait_path(entry.portrait) is not None


def _check_definition(campaign: Campaign, base: Path, texts: list[str]) -> None:
    assert campaign.damaged == ()
    promised = dict(line.split() for line in texts)
    for key in ("definition", "definition_draft"):
        written = campaign.data.get(key)
        number = int(written["title"]) if written else 0
        assert not written or written["summary"] == f"{number}{BODY}"
        assert number >= int(promised.get(key, 0))


_CHECKS: dict[str, Callable[[Campaign, Path, list[str]], None]] = {
    "import": _check_import,
    "export": _check_export,
    "restore": _check_versions,
    "portraits": _check_portraits,
    "definition": _check_definition,
    "version thinning": _check_thinning,
    **writing_play.CHECKS,
}


def main() -> None:
    """Do actions, each in a process of its own until that is killed; modules are loaded once."""
    Catalogue().system("enishi")
    for line in sys.stdin:
        action, base, found = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            act(action, Path(base), Path(found))
        _, status = os.waitpid(child, 0)
        report(f"ended {os.WTERMSIG(status)}")


def act(action: str, base: Path, found: Path) -> NoReturn:
    """Do one action to its end, which nothing but a signal brings; write down what was promised."""
    try:
        words = ACTIONS[action](base)
        first = next(words)  # what is made only once must not take all the time until the kill
        with found.open("w", encoding="utf-8", buffering=1) as promised:
            promised.write(first + "\n")
            report(f"ready {os.getpid()}")
            for word in words:
                promised.write(word + "\n")
    finally:
        traceback.print_exc()
        os._exit(1)


def report(word: str) -> None:
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
