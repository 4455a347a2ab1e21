"""The defaults of a rule system: what holds where a subclass of `GameSystem` does not override a method."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random

import pytest
from pydantic import JsonValue

from desktop.core.build_step import Purchase, Step
from desktop.core.game import Game
from desktop.core.maps.sketch import SKETCH
from desktop.core.play import Engine, closed
from desktop.core.prepared.scenario import PLAIN
from desktop.core.problem import Problem
from desktop.core.rolls.check import Check, CheckKind, Plain
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Explained
from desktop.core.settings import Settings
from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem
from desktop.core.value import Value


class Minimal(GameSystem[Sheet, Settings]):
    """The required members only."""

    id = "minimal"
    sheet_type = Sheet
    settings_type = Settings
    steps = (Step(id="finish", title="確認", hint=""),)

    def blank(self, game: Game[Settings]) -> Sheet:
        return Sheet(draft=True)

    def derive(self, sheet: Sheet, game: Game[Settings]) -> Mapping[str, Explained]:
        return {}

    def validate(self, sheet: Sheet, game: Game[Settings]) -> tuple[Problem, ...]:
        return ()

    def randomise(self, game: Game[Settings], rng: Random) -> Sheet:
        return self.finish(self.blank(game), game)

    def finish(self, sheet: Sheet, game: Game[Settings]) -> Sheet:
        return sheet.evolve(draft=False)

    def check_kinds(
        self, sheet: Sheet | None, game: Game[Settings], party: Sequence[Sheet] = ()
    ) -> tuple[CheckKind, ...]:
        return ()

    def start_check(
        self,
        kind: str,
        sheet: Sheet | None,
        params: Mapping[str, JsonValue],
        game: Game[Settings],
        party: Sequence[Sheet] = (),
    ) -> Check:
        raise KeyError(kind)


class Further(Minimal):
    """A battle, growth and quick NPCs beside it."""

    @cached_property
    def battle(self) -> Engine[Value, Value, Sheet, Settings]:
        return closed(SKETCH)

    def growth(self, sheet: Sheet, game: Game[Settings]) -> tuple[Purchase, ...]:
        return ()

    def quick(self, game: Game[Settings], name: str, values: Mapping[str, Plain]) -> Sheet:
        return Sheet(name=name)


def test_required_methods_must_be_written() -> None:
    class Incomplete(GameSystem[Sheet, Settings]):
        id = "incomplete"

    with pytest.raises(TypeError, match="abstract"):
        Incomplete()  # type: ignore[abstract]


def test_system_without_optional_parts_has_neither_play_nor_growth() -> None:
    system = Minimal()
    assert (system.has_battle, system.has_session, system.grows, system.has_quick) == (False,) * 4
    assert (system.battle, system.session, system.scenario) == (None, None, PLAIN)


def test_overridden_methods_are_detected_without_calls() -> None:
    system = Further()
    assert (system.has_battle, system.has_session, system.grows, system.has_quick) == (True, False, True, True)
    assert "battle" not in vars(system), "the engine is loaded when it is read"
    assert system.battle is system.battle is SKETCH


def test_defaults_change_nothing() -> None:
    system = Minimal()
    game = system.game()
    sheet = system.blank(game).evolve(name="アヤ")
    assert system.fill(sheet, game, Random(1)) is sheet
    assert system.step_here(system.steps[0], game) is system.steps[0]
    assert system.file_problems({}, game) is None, "the mistakes of form alone count"
    assert system.definition_problems(game.definition) == ()
    assert not system.build_rolls(sheet, game)
    assert not system.growth(sheet, game)
    assert system.person(sheet, game).name == "アヤ"


def test_unknown_rolls_and_purchases_are_errors() -> None:
    system = Minimal()
    game = system.game()
    with pytest.raises(KeyError):
        system.apply_roll(system.blank(game), "life", Throw(faces=()), game)
    with pytest.raises(KeyError):
        system.grow(system.blank(game), "skill", game)


def test_two_instances_are_two_systems() -> None:
    first, second = Minimal(), Minimal()
    assert first == first != second
    assert len({first, second, first}) == 2
