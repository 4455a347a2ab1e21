"""Section 9.3 of the catalogue, row by row: who sees what of a combat."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import DICE
from desktop.systems.d6game.odds import blind_odds

from .table import feed, game_of, hero

BATTLE = SYSTEM.battle
assert BATTLE is not None

ATTACKER, TARGET, OTHER, DISPLAY, GM = (
    Viewer(sheet="a"),
    Viewer(sheet="b"),
    Viewer(sheet="c"),
    Viewer(),
    Viewer(gm=True),
)
ROLLED = [{"kind": "begin"}, {"kind": "target", "target": "b"}, {"kind": "throw", "faces": (4, 4, 4, 1, 2)}]
POWERED = [*ROLLED, {"kind": "choose", "option": "power:7"}]
DODGED = [*POWERED, {"kind": "choose", "option": "dodge"}]
FOUGHT = [*POWERED, {"kind": "choose", "option": "fight_back"}, {"kind": "throw", "faces": (1, 1, 2, 3, 4)}]


def after(events: list[dict[str, Any]], settings: dict[str, Any] | None = None, gm_target: bool = False) -> Any:
    """A attacks B while C looks on; B is an enemy of the GM where asked."""
    people = [
        hero(id="a", name="A", life=5, fate=4),
        hero(id="b", name="B", life=12, fate=6, is_pc=not gm_target),
        hero(id="c", name="C", life=14),
    ]
    return feed(BATTLE, BATTLE.start(people, game_of(settings), sides={"b": "other"}), events)


def gauges(person: CharacterView) -> dict[str, int | None]:
    """Return the shown numbers of a character."""
    return {gauge.id: gauge.value for gauge in person.gauges}


def sees_hand(state: Any, viewer: Viewer) -> bool:
    """Return whether the projection contains the attack dice."""
    seen = BATTLE.project(state, viewer).check
    values = {die.value for die in seen.throws[0].dice}
    assert seen.covered is (values == {None})
    return values != {None}


def test_odds_for_the_target_ignore_the_hidden_hand() -> None:
    """D6G-PHY-09: for the target, the chances are those of two unknown hands."""
    for faces, known in (((6, 6, 6, 6, 6), Fraction(7770, 7776)), ((1, 2, 3, 4, 6), 0)):
        check = SYSTEM.start_check("attack", hero(id="a"), {"target": "b"}, game_of(), party=(hero(id="b"),))
        check = check.throw(throw_of(DICE, faces))
        blind = blind_odds(game_of().settings)
        assert check.odds().success == known, "only the attacker looks yet"
        answered = check.choose("power:7").odds()
        assert answered.success == blind.chance(blind.target_loses)


def test_closed_power_is_absent_from_answer_options() -> None:
    """D6G-AMB-26: combat.power_open off, the target chooses blind."""
    for is_open in (True, False):
        game = game_of({"combat.power_open": is_open})
        check = SYSTEM.start_check("attack", hero(id="a"), {"target": "b"}, game, party=(hero(id="b", life=12),))
        options = check.throw(throw_of(DICE, (4, 4, 4, 1, 2))).choose("power:7").options
        text = "".join(f"{option.label}{option.effect}" for option in options)
        assert ("7" in text) is is_open
        assert ("12 → 9" in text) is is_open


@pytest.mark.parametrize("events", [ROLLED, POWERED])
def test_hidden_hand_is_seen_by_attacker_and_gm_only(events: list[dict[str, Any]]) -> None:
    """D6G-CMB-06, D6G-AMB-25: attacker and GM yes, target, others and the open display no."""
    state = after(events)
    assert [sees_hand(state, v) for v in (ATTACKER, TARGET, OTHER, DISPLAY, GM)] == [True, False, False, False, True]


def test_gm_playing_the_target_does_not_see_the_hand() -> None:
    """D6G-AMB-25."""
    state = after(ROLLED, gm_target=True)
    assert not sees_hand(state, GM)
    assert sees_hand(state, ATTACKER)


def test_setting_hides_the_hand_from_the_gm() -> None:
    """D6G-AMB-25: combat.gm_sees_attack."""
    assert not sees_hand(after(ROLLED, {"combat.gm_sees_attack": False}), GM)


def test_setting_shows_hand_to_spectators_but_not_display() -> None:
    """D6G-AMB-25: combat.spectators_see_attack; D6G-PHY-08: the display shows nothing secret."""
    state = after(ROLLED, {"combat.spectators_see_attack": True})
    assert [sees_hand(state, v) for v in (OTHER, TARGET, DISPLAY)] == [True, False, False]


def test_after_fighting_back_all_see_both_hands() -> None:
    """D6G-AMB-29."""
    state = after(FOUGHT)
    assert all(sees_hand(state, v) for v in (ATTACKER, TARGET, OTHER, DISPLAY, GM))
    assert [die.value for die in BATTLE.project(state, DISPLAY).check.throws[1].dice] == [1, 1, 2, 3, 4]


def test_hand_stays_hidden_after_dodge() -> None:
    """D6G-AMB-28: also after the turn, when it is gone for good."""
    state = after(DODGED)
    assert [sees_hand(state, v) for v in (ATTACKER, TARGET, OTHER, DISPLAY, GM)] == [True, False, False, False, True]
    later = feed(BATTLE, state, [{"kind": "next"}])
    assert BATTLE.project(later, TARGET).check is None


def test_hand_is_seen_when_revealed_or_by_house_rule() -> None:
    """D6G-AMB-28: 公開する, or combat.reveal_on_dodge."""
    assert sees_hand(feed(BATTLE, after(DODGED), [{"kind": "reveal"}]), TARGET)
    assert sees_hand(after(DODGED, {"combat.reveal_on_dodge": "immediately"}), TARGET)


def test_revealed_hand_is_logged_for_its_owner() -> None:
    """D6G-AMB-28: the log put the target's name before the attacker's hand."""
    state = after(DODGED)
    (line,) = BATTLE.log_messages(
        state, reveal := BATTLE.events.validate_python({"kind": "reveal"}), BATTLE.apply(state, reveal)
    )
    assert line.who == "a"


def test_the_power_is_announced_before_the_answer() -> None:
    """D6G-AMB-26."""
    state = after(POWERED)
    assert {BATTLE.project(state, v).power for v in (ATTACKER, TARGET, OTHER, DISPLAY, GM)} == {7}


def test_the_power_may_stay_closed_until_the_answer() -> None:
    """D6G-AMB-26: combat.power_open off."""
    closed = {"combat.power_open": False}
    state = after(POWERED, closed)
    seen = [BATTLE.project(state, v).power for v in (ATTACKER, TARGET, OTHER, DISPLAY, GM)]
    assert seen == [7, None, None, None, 7]
    as_target = BATTLE.project(after(POWERED, closed, gm_target=True), GM)
    assert (as_target.power, as_target.check.covered) == (None, True), "a GM who plays the target is the target"
    assert BATTLE.project(after(DODGED, closed), TARGET).power == 7


def test_enemy_equipment_and_fate_are_visible_to_gm_only() -> None:
    """D6G-PHY-08: life is open to all; equipment and fate of whom the GM plays are not, a PC's are."""
    gear = {"items": [{"name": "長剣", "damage": 3, "armour": 2}], "fate": 6}
    people = [hero(id="a", **gear), hero(id="b", is_pc=False, **gear)]
    state = BATTLE.start(people, game_of({"equipment.enabled": True}))
    for viewer in (ATTACKER, DISPLAY):
        pc, enemy = (gauges(person) for person in BATTLE.project(state, viewer).people)
        assert pc == {"life": 12, "fate": 6, "damage": 3, "armour": 2}
        assert enemy == {"life": 12, "fate": None}
    assert {tuple(gauges(person).values()) for person in BATTLE.project(state, GM).people} == {(12, 6, 3, 2)}


def test_life_is_a_bar_only_with_known_maximum() -> None:
    """D6G-LIFE-04, D6G-PHY-08: as in the session; how much an enemy began with stays with the GM."""
    people = [hero(id="a", life=5, life_initial=14), hero(id="b", is_pc=False, life=5, life_initial=9)]
    state = BATTLE.start(people, game_of({}))

    def bars(viewer: Viewer) -> list[tuple[int | None, int | None, str]]:
        shown = (person.gauges[0] for person in BATTLE.project(state, viewer).people)
        return [(life.value, life.maximum, life.drawn) for life in shown]

    assert bars(GM) == [(5, 14, "bar"), (5, 9, "bar")]
    assert bars(DISPLAY) == [(5, 14, "bar"), (5, None, "number")]


def test_owed_fate_is_concealed_with_its_hand() -> None:
    """D6G-AMB-24: after a dodge the attacker's fate is owed, and only those who know the hand see it."""
    state = after(DODGED, {"combat.fate_changes": True})
    assert state.of("a").fate == 4
    assert [owed.amount for owed in BATTLE.project(state, ATTACKER).owed] == [2]
    for viewer in (TARGET, OTHER, DISPLAY):
        assert BATTLE.project(state, viewer).owed == ()


def test_life_is_open_and_the_enemys_fate_is_not() -> None:
    """Section 9.3 (life is public); other numbers of GM characters are secret (D6G-PHY-08)."""
    state = after(ROLLED, gm_target=True)
    for viewer in (ATTACKER, OTHER, DISPLAY):
        seen = {person.id: gauges(person) for person in BATTLE.project(state, viewer).people}
        assert (seen["a"], seen["b"]) == ({"life": 5, "fate": 4}, {"life": 12, "fate": None})
    assert {gauges(person)["fate"] for person in BATTLE.project(state, GM).people} == {4, 6, 0}


def test_a_session_shows_players_the_counters_of_the_party_alone() -> None:
    """D6G-PHY-08: what a game counts beside life is the GM's for those whom the GM plays, though players know them."""
    session = SYSTEM.session
    assert session is not None
    lists = {"resources": [{"id": "fuel", "name": "燃料", "base": 3}]}
    people = [hero(id="a", resources={"fuel": 5}), hero(id="n", resources={"fuel": 9}, is_pc=False)]
    state = feed(session, session.start(people, game_of(lists=lists)), [{"kind": "show", "who": "n"}])

    def fuel(viewer: Viewer) -> dict[str, int | None]:
        return {person.id: gauges(person).get("fuel") for person in session.project(state, viewer).people}

    assert fuel(GM) == {"a": 5, "n": 9}
    assert fuel(DISPLAY) == {"a": 5, "n": None}
