"""Handouts: stored with the campaign despite other content of their file, and shown by the journal to recipients."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.core.prepared.handout import LONGEST, Handout
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.services.campaign.handouts import Handouts
from desktop.services.journal.replay import replay
from desktop.services.library.library import Library
from desktop.services.play.shown_handouts import seen_by
from desktop.services.storage import encoding
from desktop.services.storage.file_errors import Conflict, FileError
from tests.play_sessions import play_session
from tests.services.test_notes_and_timers import company

PUBLIC = Viewer()


def test_handouts_round_trip_unchanged(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    first = Handout(title="古い手紙", text="駅で待つ。\n七時。", picture="a" * 32 + ".png")
    second = Handout(title="", who=("a", "b"))
    Handouts(campaign).write((first, second))
    again = Handouts(campaign)
    assert again.read() == (first, second)
    assert again.get(second.id) == second
    again.write((second,))
    assert Handouts(campaign).read() == (second,)
    assert len(campaign.store.versions(again.path)) == 1
    campaign.close()


@pytest.mark.parametrize(
    "row",
    [
        7,
        {"id": "../x"},
        {"id": "a", "picture": "file:///etc/passwd"},
        {"id": "a", "picture": "../portrait.png"},
        {"id": "a", "text": "長" * (LONGEST + 1)},
        {"id": "a", "who": [""]},
        {"id": "good", "title": "the id came before"},
        {"id": "a", "unknown": 1},
    ],
)
def test_a_damaged_handout_is_left_out_and_kept_in_the_file(library: Library, row: object) -> None:
    campaign = library.create("enishi", "霧島の夜")
    good = Handout(id="good", title="手紙")
    handouts = Handouts(campaign)
    handouts.write((good,))
    data = json.loads(handouts.path.read_bytes())
    handouts.path.write_bytes(encoding.encode({**data, "handouts": [*data["handouts"], row], "later": 1}))
    again = Handouts(campaign)
    assert again.read() == (good,)
    assert again.damaged == 1
    again.write((good.evolve(title="別の手紙"),))
    written = json.loads(again.path.read_bytes())
    assert row in written["handouts"]
    assert written["later"] == 1
    campaign.close()


@pytest.mark.parametrize("raw", [b"", b"{", b'{"format": "takujo-sheet"}'])
def test_damaged_handout_file_is_reported_and_kept(library: Library, raw: bytes) -> None:
    campaign = library.create("enishi", "霧島の夜")
    handouts = Handouts(campaign)
    handouts.path.write_bytes(raw)
    with pytest.raises(FileError):
        handouts.read()
    with pytest.raises(FileError):
        handouts.write((Handout(),))
    assert handouts.path.read_bytes() == raw
    campaign.close()


def test_changes_of_another_program_are_not_overwritten(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    mine, theirs = Handouts(campaign), Handouts(campaign)
    mine.write((Handout(id="a"),))
    theirs.read()
    theirs.write((Handout(id="b"),))
    with pytest.raises(Conflict):
        mine.write((Handout(id="c"),))
    assert [one.id for one in Handouts(campaign).read()] == ["b"]
    campaign.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


def test_shown_handouts_follow_undo_and_redo(file: Path) -> None:
    people = company("enishi")
    night = play_session(people, file)
    one, other = Handout(id="one", title="手紙"), Handout(id="other", title="地図")
    night.handed.show(one)
    night.handed.show(other)
    assert night.handed.shown == ("one", "other")
    night.handed.show(one)
    assert night.handed.shown == ("other", "one")
    night.handed.hide(one)
    assert night.handed.shown == ("other",)
    night.back()
    assert night.handed.shown == ("other", "one")
    night.forward()
    assert night.handed.shown == ("other",)
    again = play_session(people, file)
    again.resume()
    assert again.handed.shown == ("other",)
    while again.handed.shown or again.last >= 0:
        try:
            again.back()
        except Refusal:
            break
    assert again.handed.shown == ()


def test_handout_is_logged_for_its_recipients_only(file: Path) -> None:
    people = company("enishi")
    hero = next(iter(people.sheets.values()))
    night = play_session(people, file)
    secret = Handout(title="密命", text="駅長を見張れ", who=(hero.id,))
    line = night.handed.show(secret)
    assert hero.name in line.text
    assert line.secret
    assert line.open == ""
    assert "駅長" not in file.read_text("utf-8")
    night.handed.show(Handout(title="地図"))
    text = replay(night.log(), "卓", "text", secrets=False)
    assert "地図" in text
    assert "密命" not in text


def test_handouts_are_visible_to_their_recipients() -> None:
    for_all, for_a, gone = Handout(id="1"), Handout(id="2", who=("a",)), Handout(id="3")
    known, shown = (for_a, for_all), ("2", "1", gone.id)
    assert seen_by(PUBLIC, shown, known) == (for_all,)
    assert seen_by(Viewer(sheet="a"), shown, known) == (for_a, for_all)
    assert seen_by(Viewer(sheet="b"), shown, known) == (for_all,)
    assert seen_by(Viewer(gm=True), shown, known) == (for_a, for_all)
    assert seen_by(PUBLIC, (), known) == ()


@pytest.mark.parametrize("found", [None, 7, {}, {"id": 7, "on": True}, {"id": "x"}, {"on": True}])
def test_damaged_handout_line_shows_nothing(file: Path, found: object) -> None:
    night = play_session(company("enishi"), file)
    night.note("x", kind="handout", data={"handout": found})
    assert night.handed.shown == ()
