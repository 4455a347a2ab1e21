"""d6ゲームエンジン: five six-sided dice read as a hand, fate that can be bet, and games of one's own built on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.build_step import Purchase
from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import Problem
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Explained
from desktop.core.settings import Settings as AnySettings
from desktop.core.system import GameSystem, Migration
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.d6game import build, derive, rolls, validate
from desktop.systems.d6game import definition as definitions
from desktop.systems.d6game.definition import hands_as_rows
from desktop.systems.d6game.rows import LABELS, LISTS
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import NOTICE, PROFILE

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll
    from desktop.core.play import AnyState, Engine
    from desktop.core.rolls.check import Check, CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView

__all__ = ["SYSTEM"]


class D6Game(GameSystem[D6gameSheet, AnySettings]):
    """d6ゲームエンジン, whose hands, skills and resources a definition replaces."""

    id = "d6game"
    sheet_type = D6gameSheet
    settings_type = Settings
    steps = build.STEPS
    lists = LISTS
    labels = LABELS
    profile = PROFILE
    notice = NOTICE
    gm_fields = ("fate",)
    finished_gm_fields = (
        "life_initial", "life_die", "ability", "resources", "side",
        "items.*.damage", "items.*.armour", "items.*.life", "items.*.gain",
    )  # fmt: skip
    play_fields = ("life", "life_initial", "life_die", "fate", "resources.*")
    open_fields = ("name", "life", "life_initial", "fate", "resources", "skills")
    definition_migrations: Mapping[int, Migration] = {1: hands_as_rows}

    def blank(self, game: AnyGame) -> D6gameSheet:
        return build.blank(game)

    def derive(self, sheet: D6gameSheet, game: AnyGame) -> Mapping[str, Explained]:
        return derive.derive(sheet, game)

    def validate(self, sheet: D6gameSheet, game: AnyGame) -> tuple[Problem, ...]:
        return validate.validate(sheet, game)

    def randomise(self, game: AnyGame, rng: Random) -> D6gameSheet:
        return build.randomise(game, rng)

    def fill(self, sheet: D6gameSheet, game: AnyGame, rng: Random) -> D6gameSheet:
        return build.fill(sheet, game, rng)

    def finish(self, sheet: D6gameSheet, game: AnyGame) -> D6gameSheet:
        return build.finish(sheet, game)

    def thrown_once(self, sheet: D6gameSheet, game: AnyGame) -> Mapping[str, object]:
        return rolls.thrown_once(sheet, game)

    def build_rolls(self, sheet: D6gameSheet, game: AnyGame) -> tuple[BuildRoll, ...]:
        return rolls.build_rolls(sheet, game)

    def apply_roll(self, sheet: D6gameSheet, roll: str, throw: Throw, game: AnyGame) -> D6gameSheet:
        return rolls.apply_roll(sheet, roll, throw, game)

    def steps_summary(self, sheet: D6gameSheet, step: str, game: AnyGame) -> Phrase:
        return build.steps_summary(sheet, step, game)

    def step_empty(self, sheet: D6gameSheet, step: str, game: AnyGame) -> bool:
        return build.step_empty(sheet, step, game)

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        return definitions.definition_problems(definition)

    def growth(self, sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
        return build.growth(sheet, game)

    def grow(self, sheet: D6gameSheet, purchase: str, game: AnyGame) -> D6gameSheet:
        return build.grow(sheet, purchase, game)

    def summary(self, sheet: D6gameSheet, game: AnyGame) -> Sequence[tuple[str, str]]:
        return derive.summary(sheet, game)

    def check_kinds(
        self, sheet: D6gameSheet | None, game: AnyGame, party: Sequence[D6gameSheet] = ()
    ) -> tuple[CheckKind, ...]:
        from desktop.systems.d6game.params import check_kinds

        return check_kinds(sheet, game, party)

    def start_check(
        self,
        kind: str,
        sheet: D6gameSheet | None,
        params: Mapping[str, JsonValue],
        game: AnyGame,
        party: Sequence[D6gameSheet] = (),
    ) -> Check:
        from desktop.systems.d6game.start import start_check

        return start_check(kind, sheet, params, game, party)

    def person(self, sheet: D6gameSheet, game: AnyGame) -> CharacterView:
        from desktop.systems.d6game.actors import of_sheet

        return of_sheet(sheet, game)

    def quick_fields(self, game: AnyGame) -> tuple[Param, ...]:
        from desktop.systems.d6game.actors import quick_fields

        return quick_fields(game)

    def quick(self, game: AnyGame, name: str, values: Mapping[str, Plain]) -> D6gameSheet:
        from desktop.systems.d6game.actors import quick

        return quick(game, name, values)

    @cached_property
    def battle(self) -> Engine[AnyState, Value, D6gameSheet, AnySettings]:
        from desktop.core.play import closed
        from desktop.systems.d6game.battle import BATTLE

        return closed(BATTLE)

    @cached_property
    def session(self) -> Engine[AnyState, Value, D6gameSheet, AnySettings]:
        from desktop.core.play import closed
        from desktop.systems.d6game.session import SESSION

        return closed(SESSION)


SYSTEM = D6Game()
