"""自作システム: a custom game that its definition alone makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.build_step import Purchase, Step
from desktop.core.custom.definition import Definition
from desktop.core.game import Game
from desktop.core.problem import Problem
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Explained
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.blank import build, tables, validate
from desktop.systems.blank.settings import LABELS, BlankSettings
from desktop.systems.blank.sheet import PLAY_FIELDS, BlankSheet, derive, subject_names

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll
    from desktop.core.play import AnyState, Engine
    from desktop.core.rolls.check import Check, CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView


class Blank(GameSystem[BlankSheet, BlankSettings]):
    """A rule system without a book: abilities, skills, items and a session, all from the definition."""

    id = tables.ID
    sheet_type = BlankSheet
    settings_type = BlankSettings
    steps = build.STEPS
    lists = tables.lists()
    labels = LABELS
    gm_fields = ("money", "points")
    finished_gm_fields = ("abilities", "skills", "items.*.item")
    play_fields = PLAY_FIELDS
    open_fields = ("name", "conditions", "money", "points", "abilities", "skills")
    titled = True

    def blank(self, game: Game[BlankSettings]) -> BlankSheet:
        return build.blank(game)

    def derive(self, sheet: BlankSheet, game: Game[BlankSettings]) -> Mapping[str, Explained]:
        return derive(sheet, game)

    def validate(self, sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[Problem, ...]:
        return validate.validate(sheet, game)

    def randomise(self, game: Game[BlankSettings], rng: Random) -> BlankSheet:
        return build.randomise(game, rng)

    def fill(self, sheet: BlankSheet, game: Game[BlankSettings], rng: Random) -> BlankSheet:
        return build.fill(sheet, game, rng)

    def finish(self, sheet: BlankSheet, game: Game[BlankSettings]) -> BlankSheet:
        return build.finish(sheet, game)

    def thrown_once(self, sheet: BlankSheet, game: Game[BlankSettings]) -> Mapping[str, object]:
        return build.thrown_once(sheet, game)

    def build_rolls(self, sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[BuildRoll, ...]:
        return build.build_rolls(sheet, game)

    def apply_roll(self, sheet: BlankSheet, roll: str, throw: Throw, game: Game[BlankSettings]) -> BlankSheet:
        return build.apply_roll(sheet, roll, throw, game)

    def steps_summary(self, sheet: BlankSheet, step: str, game: Game[BlankSettings]) -> Phrase:
        return build.steps_summary(sheet, step, game)

    def step_here(self, step: Step, game: Game[BlankSettings]) -> Step | None:
        return None if step.id in ("abilities", "skills") and not game.rows(step.id) else step

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        return validate.definition_problems(definition)

    def names(self, game: Game[BlankSettings]) -> Mapping[str, Sequence[tuple[str, str]]]:
        return {"subject": subject_names(game)}

    def growth(self, sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[Purchase, ...]:
        return build.growth(sheet, game)

    def grow(self, sheet: BlankSheet, purchase: str, game: Game[BlankSettings]) -> BlankSheet:
        return build.grow(sheet, purchase, game)

    def summary(self, sheet: BlankSheet, game: Game[BlankSettings]) -> Sequence[tuple[str, str]]:
        return build.summary(sheet, game)

    def check_kinds(
        self, sheet: BlankSheet | None, game: Game[BlankSettings], party: Sequence[BlankSheet] = ()
    ) -> tuple[CheckKind, ...]:
        from desktop.systems.blank.checks import check_kinds

        return check_kinds(sheet, game, party)

    def start_check(
        self,
        kind: str,
        sheet: BlankSheet | None,
        params: Mapping[str, JsonValue],
        game: Game[BlankSettings],
        party: Sequence[BlankSheet] = (),
    ) -> Check:
        from desktop.systems.blank.checks import start_check

        return start_check(kind, sheet, params, game, party)

    def person(self, sheet: BlankSheet, game: Game[BlankSettings]) -> CharacterView:
        from desktop.systems.blank.people import person

        return person(sheet, game)

    def quick_fields(self, game: Game[BlankSettings]) -> tuple[Param, ...]:
        from desktop.systems.blank.people import quick_fields

        return quick_fields(game)

    def quick(self, game: Game[BlankSettings], name: str, values: Mapping[str, Plain]) -> BlankSheet:
        from desktop.systems.blank.people import quick

        return quick(game, name, values)

    @cached_property
    def session(self) -> Engine[AnyState, Value, BlankSheet, BlankSettings]:
        from desktop.core.play import closed
        from desktop.systems.blank.session import SESSION

        return closed(SESSION)


SYSTEM = Blank()
