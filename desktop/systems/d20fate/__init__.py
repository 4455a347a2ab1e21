"""d20フェイト: a d20 against a DC, fate dice, and a loop of five steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.build_step import Step
from desktop.core.custom.definition import Definition
from desktop.core.game import Game
from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Explained
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.d20fate import build, tables, validate
from desktop.systems.d20fate.settings import LABELS, D20FateSettings
from desktop.systems.d20fate.sheet import ABILITY_FIELDS, PLAY_FIELDS, D20FateSheet, derive

if TYPE_CHECKING:
    from desktop.core.play import AnyState, Engine
    from desktop.core.rolls.check import CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView
    from desktop.systems.d20fate.checks import FateCheck


class D20Fate(GameSystem[D20FateSheet, D20FateSettings]):
    """d20フェイト, which has sessions and no battles."""

    id = tables.ID
    sheet_type = D20FateSheet
    settings_type = D20FateSettings
    steps = build.STEPS
    lists = tables.lists()
    labels = LABELS
    gm_fields = ("level", "fate_dice")
    finished_gm_fields = (*ABILITY_FIELDS, "scores", "skills.*.ability", "skills.*.trained", "modifiers")
    play_fields = PLAY_FIELDS
    open_fields = ("name", "level", "fate_dice", "conditions")

    def blank(self, game: Game[D20FateSettings]) -> D20FateSheet:
        return build.blank(game)

    def derive(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Mapping[str, Explained]:
        return derive(sheet, game)

    def validate(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> tuple[Problem, ...]:
        return validate.validate(sheet, game)

    def randomise(self, game: Game[D20FateSettings], rng: Random) -> D20FateSheet:
        return build.randomise(game, rng)

    def fill(self, sheet: D20FateSheet, game: Game[D20FateSettings], rng: Random) -> D20FateSheet:
        return build.fill(sheet, game, rng)

    def finish(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> D20FateSheet:
        return build.finish(sheet, game)

    def steps_summary(self, sheet: D20FateSheet, step: str, game: Game[D20FateSettings]) -> Phrase:
        return build.steps_summary(sheet, step, game)

    def step_here(self, step: Step, game: Game[D20FateSettings]) -> Step | None:
        return build.step_here(step, game)

    def unused(self, game: Game[D20FateSettings]) -> tuple[str, ...]:
        return () if game.settings.fate_enabled else ("fate_dice",)

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        return validate.definition_problems(definition)

    def summary(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Sequence[tuple[str, str]]:
        return build.summary(sheet, game)

    def check_kinds(
        self, sheet: D20FateSheet | None, game: Game[D20FateSettings], party: Sequence[D20FateSheet] = ()
    ) -> tuple[CheckKind, ...]:
        from desktop.systems.d20fate.kinds import check_kinds

        return check_kinds(sheet, game, party)

    def start_check(
        self,
        kind: str,
        sheet: D20FateSheet | None,
        params: Mapping[str, JsonValue],
        game: Game[D20FateSettings],
        party: Sequence[D20FateSheet] = (),
    ) -> FateCheck:
        from desktop.systems.d20fate.starting import start_check

        return start_check(kind, sheet, params, game, party)

    def person(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> CharacterView:
        from desktop.systems.d20fate.people import person

        return person(sheet, game.settings)

    def quick_fields(self, game: Game[D20FateSettings]) -> tuple[Param, ...]:
        from desktop.systems.d20fate.people import quick_fields

        return quick_fields(game)

    def quick(self, game: Game[D20FateSettings], name: str, values: Mapping[str, Plain]) -> D20FateSheet:
        from desktop.systems.d20fate.people import quick

        return quick(game, name, values)

    @cached_property
    def session(self) -> Engine[AnyState, Value, D20FateSheet, D20FateSettings]:
        from desktop.core.play import closed
        from desktop.systems.d20fate.session import SESSION

        return closed(SESSION)


SYSTEM = D20Fate()
