"""Writes of play other than steps of a battle, repeated by a process that is killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from desktop.core.prepared.gm_notes import CustomState
from desktop.core.prepared.handout import Handout
from desktop.core.prepared.scenario import Scenario, ScenarioNote
from desktop.core.words import Words
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.handouts import Handouts
from desktop.services.campaign.scenarios import Scenarios
from desktop.services.journal.journal import Journal
from desktop.services.play import gm_notes
from desktop.services.play.gm_notes import Encounter, Group
from desktop.services.play.play_session import PlaySession
from desktop.services.play.play_state import MAP
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import session
from desktop.services.storage import parsing
from desktop.services.text.catalogue import Catalogue
from tests.services.killed_campaign import BODY, folders_of, table_of
from tests.services.play_session_process import OnDisk

WHEN = datetime(2026, 11, 20, 19, tzinfo=UTC)


def play_session_of(campaign: Campaign, snapshots: Path | None = None) -> PlaySession:
    """Continue with the play session of a campaign as a new start does."""
    system = Catalogue().system("enishi")
    people = OnDisk(campaign, system, campaign.game(system))
    journal = Journal(campaign.log, table=campaign.id)
    night = PlaySession(system, lambda: people.game, journal, people, Words(), snapshots=snapshots)
    assert night.resume().disallowed is None
    return night


def scenarios_of(campaign: Campaign) -> Scenarios:
    """The scenarios of a campaign as a new start finds them."""
    return Scenarios(campaign, Catalogue().system("enishi"))


def write_gm_notes(base: Path) -> Iterator[str]:
    """Headings, notes, states and timers beside the rules; every third is ended or removed, a line undone."""
    gm_notes = (night := play_session_of(table_of(base))).gm_notes
    for number in count(len(gm_notes.memos)):
        yield gm_notes.head(f"場面{number}").id
        yield gm_notes.note(f"{number}{BODY[:800]}", gm=number % 2 == 0).id
        mark = CustomState(name=f"霧{number}", who="sheet1", ends="clock", due=WHEN + timedelta(hours=number))
        yield gm_notes.begin(mark).id
        if number % 3 == 0:
            yield gm_notes.end(mark).id
            yield night.back().entries[-1].id


def write_board(base: Path) -> Iterator[str]:
    """Pieces, notes and lines of the sketch map."""
    campaign = table_of(base)
    night = play_session_of(campaign, campaign.snapshots)
    if night.playing.state(MAP) is None:
        night.begin(MAP, [])
    for number in count():
        yield night.play(MAP, {"kind": "put", "who": "sheet0", "hex": 1 + number % 37}).entries[-1].id
        yield night.play(MAP, {"kind": "note", "hex": 1 + number % 30, "text": f"{number}"}).entries[-1].id
        yield night.play(MAP, {"kind": "draw", "points": [[1, 2], [3, number % 5]]}).entries[-1].id
        yield night.play(MAP, {"kind": "rub", "everything": number % 7 == 6}).entries[-1].id
        night.keep()


def write_encounters(base: Path) -> Iterator[str]:
    """Encounters that are prepared."""
    campaign = table_of(base)
    known = list(gm_notes.read(campaign.data.get(gm_notes.KEY)))
    for number in count(len(known)):
        known.append(Encounter(name=f"遭遇{number}", groups=(Group(sheet="sheet4", count=1 + number % 30),)))
        campaign.change(**{gm_notes.KEY: gm_notes.written(known)})
        yield known[-1].id


def write_handouts(base: Path) -> Iterator[str]:
    """Handouts of a campaign."""
    kept = Handouts(table_of(base))
    known = list(kept.read())[:100]
    for number in count(len(known)):
        known = [*known, Handout(title=f"{number}", text=f"{number}{BODY[:800]}")][-100:]
        kept.write(known)
        yield known[-1].id


def write_scenarios(base: Path) -> Iterator[str]:
    """Scenarios: new ones, ones that are written on, deleted and brought back."""
    kept = scenarios_of(table_of(base))
    for number in count(len(kept.listed())):
        if number >= 100:
            kept.delete(kept.listed()[0].path)
        stored = kept.add(Scenario(system="enishi", title=f"{number}"))
        scenario = kept.read(stored.path)[1]
        kept.save(stored, scenario.evolve(title=f"{number}{BODY[:100]}", notes=(ScenarioNote(text=f"{number}{BODY}"),)))
        yield scenario.id
        gone = kept.delete(stored.path)
        yield f"- {scenario.id}"
        kept.restore(gone)
        yield f"+ {scenario.id}"


def choose(base: Path) -> Iterator[str]:
    """Settings, those of the players' display, and where the windows are."""
    chosen, state = preferences(folders_of(base)), session(folders_of(base))
    for number in count(int(chosen.value.keys.get("n", "0")) + 1):
        chosen.change(keys={"n": f"{number}"}, scale=80 + number % 100, printer_offsets={"one": BODY + f"{number}"})
        state.change(display=number % 2 == 1, handed_free=number % 2 == 0, screens={"n": number})
        yield str(number)


ACTIONS: dict[str, Callable[[Path], Iterator[str]]] = {
    "gm_notes": write_gm_notes,
    "board": write_board,
    "encounters": write_encounters,
    "handouts": write_handouts,
    "scenarios": write_scenarios,
    "settings": choose,
}


# what a new start finds


def _check_lines(campaign: Campaign, texts: list[str]) -> PlaySession:
    night = play_session_of(campaign)
    log = night.log()
    assert log.problem is None
    assert set(texts) <= {entry.id for entry in log.entries}
    return night


def _check_gm_notes(campaign: Campaign, base: Path, texts: list[str]) -> None:
    gm_notes = _check_lines(campaign, texts).gm_notes
    for memo in gm_notes.memos:
        assert memo.text == f"{memo.text.partition(BODY[:1])[0]}{BODY[:800]}"
    assert len({mark.id for mark in gm_notes.marks}) == len(gm_notes.marks)


def _check_board(campaign: Campaign, base: Path, texts: list[str]) -> None:
    state = _check_lines(campaign, texts).playing.state(MAP)
    assert state is not None
    assert play_session_of(campaign, campaign.snapshots).playing.state(MAP) == state


def _check_encounters(campaign: Campaign, base: Path, texts: list[str]) -> None:
    assert campaign.damaged == ()
    known = gm_notes.read(campaign.data.get(gm_notes.KEY))
    assert set(texts) <= {one.id for one in known}
    assert [one.name for one in known] == [f"遭遇{number}" for number in range(len(known))]


def _check_handouts(campaign: Campaign, base: Path, texts: list[str]) -> None:
    kept = Handouts(campaign)
    known = kept.read()
    assert kept.damaged == 0
    assert not texts or texts[-1] in {one.id for one in known}
    assert all(one.text == f"{one.title}{BODY[:800]}" for one in known)


def _check_scenarios(campaign: Campaign, base: Path, texts: list[str]) -> None:
    kept = scenarios_of(campaign)
    listed = kept.listed()
    assert [one.fault for one in listed] == [None] * len(listed)
    whole = [kept.read(one.path)[1] for one in listed]
    for scenario in whole:
        number = scenario.title.removesuffix(BODY[:100])
        written = tuple(note.text for note in scenario.notes)
        assert written == ((f"{number}{BODY}",) if scenario.title != number else ())
    here = {scenario.id for scenario in whole}
    deleted = {str(parsing.parse(binned.path.read_bytes())["id"]) for binned in kept.binned()}
    assert {line.removeprefix("- ").removeprefix("+ ") for line in texts} <= here | deleted
    assert not texts or not texts[-1].startswith("+ ") or len(here) > 98 or texts[-1][2:] in here


def _check_settings(campaign: Campaign, base: Path, texts: list[str]) -> None:
    chosen, state = preferences(folders_of(base)), session(folders_of(base))
    assert (chosen.note, state.note) == ("", "")
    number = int(chosen.value.keys.get("n", "0"))
    assert number >= int(texts[-1] if texts else 0)
    assert chosen.value.printer_offsets.get("one", f"{BODY}0") == f"{BODY}{number}"
    assert int(state.value.screens.get("n", 0)) in (number - 1, number)
    assert state.value.display == (int(state.value.screens.get("n", 0)) % 2 == 1)


CHECKS: dict[str, Callable[[Campaign, Path, list[str]], None]] = {
    "gm_notes": _check_gm_notes,
    "board": _check_board,
    "encounters": _check_encounters,
    "handouts": _check_handouts,
    "scenarios": _check_scenarios,
    "settings": _check_settings,
}
