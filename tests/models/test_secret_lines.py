"""What players may read of lines outside engines: numbers of NPCs set by hand, checks of concealed characters."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from desktop.core.play import Choose, ThrowEvent
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer, at
from desktop.models.play.log import LogModel
from desktop.services.journal.replay import replay
from desktop.services.play.play_session import PlaySession
from desktop.services.text.catalogue import Catalogue
from tests.play_sessions import Company, play_session

pytestmark = pytest.mark.usefixtures("qapp")
SYSTEMS = tuple(info.id for info in Catalogue())
HIDING = (
    ("d6game", "battle", {"kind": "show", "seen": False}),
    ("d6game", "session", {"kind": "show", "seen": False}),
    ("kotodama", "battle", {"kind": "reveal", "hidden": True}),
    ("kotodama", "session", {"kind": "reveal", "hidden": True}),
)
"""The events that conceal a character, in the systems that do it in one step."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


def company(system: str) -> Company:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    rich = {"points": 3} if system == "blank" else {}  # the start value is none there
    people = [rule_system.randomise(game, Random(n)).evolve(name=f"人物{n}", is_pc=n > 0, **rich) for n in range(3)]
    return Company(rule_system, people[::-1], game)


def npc_of(people: Company) -> Sheet:
    return next(sheet for sheet in people.sheets.values() if not sheet.is_pc)


def set_by_hand(night: PlaySession, people: Company, who: Sheet) -> list[str]:
    """Reduce every number of a character in play by one, as the GM; return the log messages."""
    texts = []
    for field in people.system.play_fields:
        now = None if "*" in field else at(people.sheets[who.id], field)
        if type(now) is int and now > 1:
            texts.append(f"{field} {now} → {now - 1}")
            night.change((Change(sheet=who.id, field=field, before=now, after=now - 1),), texts[-1])
    return texts


def panel(night: PlaySession) -> str:
    """The log without revealed lines, as players see it."""
    model = LogModel()
    model.set_log(night.log())
    return "\n".join(str(model.index(row, 0).data()) for row in range(model.rowCount()))


@pytest.mark.parametrize("engine", ["", "battle", "session"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_manual_npc_changes_are_logged_for_gm_only(system: str, engine: str, file: Path) -> None:
    people = company(system)
    night, npc = play_session(people, file), npc_of(people)
    if engine in night.playing.possible:
        night.begin(engine, list(people.sheets))
    texts = set_by_hand(night, people, npc)
    assert texts
    for one in texts:
        assert one not in replay(night.log(), "夜")
        assert one not in panel(night)
        assert one in replay(night.log(), "夜", secrets=True)
    night.back()
    assert " → " not in replay(night.log(), "夜")
    pc = next(sheet for sheet in people.sheets.values() if sheet.is_pc)
    assert set_by_hand(night, people, pc)[0] in replay(night.log(), "夜")


def check_to_the_end(night: PlaySession, people: Company, who: Sheet) -> None:
    night.prepare(Asked(who=who.id, kind=people.system.check_kinds(who, people.game)[0].id))
    for count in range(60):
        roll = night.roll
        assert roll is not None
        if roll.done:
            return
        if roll.check.wants is not None:
            night.post(ThrowEvent(faces=RandomDice(Random(count)).throw(roll.check.wants.sides).values))
        else:
            enabled = [option for option in roll.check.options if option.enabled]
            night.post(Choose(option=next((o for o in enabled if o.primary), enabled[-1]).id))
    pytest.fail("the check does not end")


@pytest.mark.parametrize(("system", "engine", "hide"), HIDING)
def test_check_of_concealed_character_leaves_no_trace(
    system: str, engine: str, hide: dict[str, object], file: Path
) -> None:
    people = company(system)
    night, npc = play_session(people, file), npc_of(people)
    night.begin(engine, list(people.sheets))
    night.play(engine, {**hide, "who": npc.id})
    shown = night.playing.shown(engine, Viewer())
    assert shown is not None
    assert npc.id not in {person.id for person in shown.people}
    before, looked_on = replay(night.log(), "夜"), panel(night)
    check_to_the_end(night, people, npc)
    night.gm_notes.begin(CustomState(name="幽霊憑き", who=npc.id))
    set_by_hand(night, people, npc)
    night.prepare(Asked(who=npc.id, kind=people.system.check_kinds(npc, people.game)[0].id))
    assert replay(night.log(), "夜") == before
    assert panel(night).count(npc.name) == looked_on.count(npc.name)
    assert npc.name in replay(night.log(), "夜", secrets=True)
    assert "幽霊憑き" in replay(night.log(), "夜", secrets=True)


@pytest.mark.parametrize(
    ("system", "engine", "option"),
    [
        ("d6game", "battle", "unseen"),
        ("enishi", "battle", "unseen"),
        ("kotodama", "battle", "hidden"),
        ("kotodama", "session", "hidden"),
    ],
)
def test_start_message_omits_concealed_characters(system: str, engine: str, option: str, tmp_path: Path) -> None:
    people = company(system)
    npc, rows = npc_of(people), []
    for number, who in enumerate(([npc.id], [])):
        night = play_session(people, tmp_path / f"{number}.jsonl")
        here = [sheet.id for sheet in people.all_sheets() if who or sheet.is_pc]
        night.begin(engine, here, {option: who})
        rows.append((replay(night.log(), "夜"), panel(night)[6:].replace("（隠）", "")))
    assert rows[0] == rows[1]


def test_start_message_counts_visible_characters(tmp_path: Path) -> None:
    """In d20フェイト the NPCs of a session are the GM's until they act."""
    people = company("d20fate")
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    players = sum(sheet.is_pc for sheet in people.all_sheets())
    assert f"（{players} 人）" in replay(night.log(), "夜")
    assert f"（{len(people.sheets)} 人）" in replay(night.log(), "夜", secrets=True)


def test_check_of_a_visible_npc_is_in_players_replay(file: Path) -> None:
    people = company("kotodama")
    night, npc = play_session(people, file), npc_of(people)
    night.begin("battle", list(people.sheets))
    check_to_the_end(night, people, npc)
    assert npc.name in replay(night.log(), "夜")
