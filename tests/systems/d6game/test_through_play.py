"""What the tray and a running combat show of the rules: chances, and who sees a hidden hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, cast

import pytest

from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.roll import Asked
from desktop.core.system import AnySystem
from desktop.core.value import Viewer
from desktop.models.sheet.document import SheetDocument
from desktop.services.play.play_session import PlaySession
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import TARGETS
from desktop.systems.d6game.sheet import D6gameSheet
from tests.play_path import play_path

from .table import game_of, hero

GM, GAME = Viewer(gm=True), game_of()


@contextmanager
def playing(**settings: Any) -> Iterator[PlaySession]:
    """Begin with a hero, an onlooker, and an enemy of the GM."""
    people = [hero(id="me", fate=10), hero(id="other", name="トモ"), hero(id="foe", name="獣", is_pc=False)]
    with play_path(SYSTEM, people, game_of(settings)) as path:
        night = path.play_session
        yield night


def odds(night: PlaySession, kind: str, **params: Any) -> Odds:
    """The odds in the tray before the first die."""
    found = night.prepare(Asked(kind=kind, who="me", params=params)).shown(GM).odds
    assert found is not None
    return found


def test_tray_shows_chance_of_every_target() -> None:
    """D6G-ODD-01, D6G-ODD-02: a hand or better, of 7776 throws; D6G-ODD-04: what it moves on average."""
    ways = (7296, 3696, 1896, 696, 396, 156, 6)
    means = ("+0.57", "+0.57", "+0.34", "+0.03", "−0.08", "−0.20", "−0.30")
    with playing() as night:
        for target, many in zip(TARGETS, ways, strict=True):
            now = odds(night, "check", target=str(target))
            assert now.success == Fraction(many, 7776)
        assert [row.chance for row in now.rows] == [Fraction(many, 7776) for many in ways]
        assert [str(row.note).removeprefix("平均 ")[:5] for row in now.rows] == list(means)


def test_tray_shows_chance_of_every_bet() -> None:
    """D6G-ODD-03."""
    ways = (6, 6, 6, 6, 6, 156, 396, 696, 1896, 3696, 7296)
    with playing() as night:
        for bet, many in enumerate(ways):
            assert odds(night, "fate_check", bet=bet).success == Fraction(many, 7776)


def test_target_sees_odds_of_an_unknown_hand() -> None:
    """D6G-ODD-05: against a hand known to the attacker only, fighting back is won as often as lost."""
    with playing() as night:
        night.prepare(Asked(kind="attack", who="me", params={"target": "foe"}))
        night.post(ThrowEvent(faces=(4, 4, 4, 1, 2)))
        night.post(Choose(option="power:4"))
        assert night.roll is not None
        seen = night.roll.shown(GM).odds
        assert seen is not None
        assert Fraction(196415, 559872) in {row.chance for row in seen.rows}


@pytest.mark.parametrize(
    ("settings", "sees"),
    [
        ({}, {"me": True, "gm": True, "other": False, "foe": False}),
        ({"combat.gm_sees_attack": False}, {"me": True, "gm": False, "other": False, "foe": False}),
        ({"combat.spectators_see_attack": True}, {"me": True, "gm": True, "other": True, "foe": False}),
    ],
)
def test_hidden_hand_is_visible_to_permitted_viewers(settings: dict[str, Any], sees: dict[str, bool]) -> None:
    """D6G-AMB-25, D6G-CMB-06: the attacker, and a GM not playing the target; others if the campaign allows it."""
    people = [hero(id="me", life=5), hero(id="other", name="トモ", life=9), hero(id="foe", name="ハル", life=12)]
    with play_path(SYSTEM, people, game_of(settings)) as path:
        night = path.play_session
        night.begin("battle", ["me", "other", "foe"])
        night.play("battle", {"kind": "assign", "who": "foe", "side": "敵"})
        night.play("battle", {"kind": "begin"})
        night.play("battle", {"kind": "target", "target": "foe", "confirmed": True})
        night.post(ThrowEvent(faces=(4, 4, 4, 1, 2)))
        viewers = {"gm": GM, **{who: Viewer(sheet=who) for who in ("me", "other", "foe")}}
        found: dict[str, bool] = {}
        for name, viewer in viewers.items():
            shown = night.playing.shown("battle", viewer)
            assert shown is not None
            assert shown.check is not None
            found[name] = any(die.value is not None for die in shown.check.throws[0].dice)
        assert found == sees


def test_a_new_character_is_thrown_on_the_open_sheet() -> None:
    """D6G-LIFE-04, D6G-ABL-01, D6G-ABL-02, D6G-ABL-05, D6G-ODD-06: 2d6 as often as wanted."""
    document = SheetDocument(SYSTEM.blank(GAME), cast("AnySystem", SYSTEM), GAME)
    rolls = {roll.id: roll.request.sides for roll in SYSTEM.build_rolls(document.sheet_as(D6gameSheet), GAME)}
    assert rolls["life"] == (6,)
    assert [sides for name, sides in rolls.items() if name.startswith("ability:")] == [(6, 6)] * 6
    seen: set[tuple[int | None, ...]] = set()
    for name, faces in (("life", (4,)), ("ability:strength", (1, 2)), ("ability:strength", (6, 6))):
        throw = throw_of(rolls[name], faces)
        assert document.apply(lambda s, n=name, t=throw: SYSTEM.apply_roll(s, n, t, GAME), "") is None
        own = document.sheet_as(D6gameSheet)
        seen.add((own.life, own.ability.get("strength")))
    assert seen == {(14, None), (14, 3), (14, 12)}
    again = document.apply(lambda s: SYSTEM.apply_roll(s, "life", throw_of((6,), (6,)), GAME), "")
    assert again is not None
    assert again.rule == "D6G-AMB-38"


def test_fate_of_hidden_hand_is_undone_with_its_step() -> None:
    """D6G-AMB-24: outside of a combat it stayed; now the GM moves it, and one step back takes all of it."""
    with playing(**{"combat.fate_changes": True}) as night:
        night.prepare(Asked(kind="attack", who="me", params={"target": "foe"}))
        night.post(ThrowEvent(faces=(4, 4, 4, 1, 2)))
        for option in ("power:2", "dodge"):
            night.post(Choose(option=option))
        changes = night.post(Choose(option="book")).changes
        assert {(change.sheet, change.field) for change in changes} == {("me", "fate"), ("foe", "life")}
        back = night.back().changes
        assert {(c.sheet, c.field, c.after) for c in back} == {(c.sheet, c.field, c.before) for c in changes}
