"""Journals and handouts under damage that keeps their sums: what cannot be is told in one sentence, the rest is played.

Lines are sealed anew after they were damaged, as an enemy would do it, so that every value in them is looked at.
`TAKUJO_FUZZ=1000000 pytest tests/services/test_fuzz_play.py` for more than the suite does.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.prepared.gm_notes import CustomState
from desktop.core.prepared.handout import Handout
from desktop.core.value import Viewer
from desktop.core.words import JAPANESE
from desktop.models.sheet.change_words import by_hand as told_by_hand
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.campaign.handouts import Handouts
from desktop.services.journal.log_lines import sealed
from desktop.services.journal.replay import replay
from desktop.services.journal.retelling import Retelling
from desktop.services.library.library import Library
from desktop.services.play import gm_notes
from desktop.services.play.play_state import MAP
from desktop.services.play.recap import changed, starts
from desktop.services.storage import parsing
from desktop.services.storage.store import Store
from desktop.services.text import language
from tests.play_sessions import Company, play_session
from tests.services.hostile import damaged
from tests.services.test_fuzz import fuzz, one_sentence
from tests.services.test_playing import ENGINES, by_hand, company, start, step

STEPS = 16


def rows_of(people: Company, file: Path, name: Any) -> list[dict[str, Any]]:
    """Play a little of everything; return the lines as objects, the head aside."""
    night, rng = play_session(people, file), Random(4)
    start(night, people, name)
    night.gm_notes.head("霧の港")
    night.gm_notes.note("鐘が鳴る", gm=True)
    night.gm_notes.begin(
        CustomState(name="霧", ends="clock", due=datetime(2026, 11, 20, tzinfo=UTC) + timedelta(hours=1))
    )
    night.begin(MAP, [])
    night.play(MAP, {"kind": "note", "hex": 3, "text": "戸"})
    for number in range(STEPS):
        if not night.playing.over(name):
            step(night, name, rng)
        if number == STEPS // 2:
            by_hand(night, people, rng)
            night.back()
    lines = file.read_bytes().splitlines()[1:]
    return [{key: value for key, value in json.loads(line).items() if key != "sum"} for line in lines]


def written(rows: list[dict[str, Any]], chance: Random) -> bytes:
    """Write the lines with one of them damaged, and every sum right."""
    bad, before, raw = chance.randrange(len(rows)), "", b""
    for number, row in enumerate(rows):
        text = json.dumps(row, ensure_ascii=False).encode()
        if number == bad:
            text = damaged(row, chance)
        if text.endswith(b"}") and b"\n" not in text:
            line, before = sealed(text[:-1], before)
        else:
            line = text + b"\n"
        raw += line
    return raw


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_journals(system: str, name: str, tmp_path: Path) -> None:
    people, file = company(system), tmp_path / "log.jsonl"
    first = dict(people.sheets)
    rows = rows_of(people, file, name)
    english = language.words("en", system)
    found = Retelling(english, lambda change: told_by_hand(people.system.sheet_type, people.game, change))

    def use() -> None:
        night = play_session(people, file)
        night.resume()
        for running in night.playing.running:
            for viewer in (Viewer(gm=True), Viewer()):
                night.playing.shown(running, viewer)
            night.playing.offers(running)
        log = night.log()
        for secrets in (True, False):
            replay(log, "夜", secrets=secrets, times=True, words=JAPANESE)
            replay(found.log(log), "Night", "html", secrets=secrets, words=english)
        for begun in starts(log):
            changed(people.system, log, begun, people.all_sheets())
        assert len({mark.id for mark in night.gm_notes.marks}) == len(night.gm_notes.marks)
        night.back()

    def one(chance: Random) -> None:
        people.sheets = dict(first)
        file.write_bytes(written(rows, chance))
        one_sentence(use)

    fuzz(one, 40)


def test_handouts(tmp_path: Path) -> None:
    campaign = Library(tmp_path, Store()).create("enishi", "夜")
    Handouts(campaign).write([Handout(title="手紙", text="霧の港で", who=("a",)), Handout(title="絵", picture="a.png")])
    path = Handouts(campaign).path
    data = parsing.parse(path.read_bytes())

    def one(chance: Random) -> None:
        path.write_bytes(damaged(data, chance))
        kept = Handouts(campaign)

        def use() -> None:
            known = kept.read()
            kept.write(known)
            assert kept.read() == known

        one_sentence(use)

    fuzz(one, 4)


def test_encounters(tmp_path: Path) -> None:
    made = Library(tmp_path, Store()).create("enishi", "夜")
    known = [gm_notes.Encounter(name="港", groups=(gm_notes.Group(sheet="a", count=3),))] * 3
    made.change(**{gm_notes.KEY: gm_notes.written(known)})
    data = dict(made.data)

    def one(chance: Random) -> None:
        (made.folder / CAMPAIGN_FILE).write_bytes(damaged(data, chance))

        def use() -> None:
            found = gm_notes.read(Campaign(made.folder, Store()).data.get(gm_notes.KEY))
            assert gm_notes.read(gm_notes.written(found)) == found

        one_sentence(use)

    fuzz(one, 4)
