"""Common Rule (コモンルール): areas and cycles, secrets, cards, AP battles on 37 hexes, 1D100 × (判定値 + 難易度)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.build_step import Purchase
from desktop.core.custom.definition import Definition
from desktop.core.custom.numbers import OWN
from desktop.core.custom.profile import ProfileField
from desktop.core.expression.names import Named
from desktop.core.game import Game, Label, ListSpec
from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Explained
from desktop.core.system import GameSystem, Migration
from desktop.core.value import Record, Value
from desktop.core.words import Phrase, Words
from desktop.systems.common import build, growth, tables
from desktop.systems.common import values as numbers
from desktop.systems.common.cards import numbers as card_numbers
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.points import point_problems, reference_names
from desktop.systems.common.cards.problems import card_problems
from desktop.systems.common.cards.schema import Card, KeyText, SecretText, Series
from desktop.systems.common.migrations import checks_as_formulas
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import PLAY_FIELDS, CommonSheet

if TYPE_CHECKING:
    from desktop.core.play import AnyState, Engine
    from desktop.core.prepared.scenario import AnyScenarioKind
    from desktop.core.rolls.check import Check, CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView


class Common(GameSystem[CommonSheet, CommonSettings]):
    """コモンルール, whose battles are a part of its sessions."""

    id = "common"
    sheet_type = CommonSheet
    settings_type = CommonSettings
    steps = build.STEPS
    lists = (
        ListSpec(id="cards", title="カード", row_type=Card, base=tables.cards(), rule="CM-DATA-09"),
        ListSpec(
            id="elapsed",
            title="経過と成長",
            row_type=tables.GrowthRow,
            base=tables.elapsed(),
            rule="CM-CYC-03",
            fixed=True,
        ),
        ListSpec(id="series", title="系統", row_type=Series, base=tables.series(), rule="CM-CARD-09"),
    )
    labels = (
        Label(id="assets", text="財産点", rule="CM-PARAM-04", spoken=True),
        Label(id="state", text="ステート", rule="CM-STATE-01", spoken=True),
    )
    gm_fields = ("growth_rate", "assets", "cp", "level", "max_ap_base")
    finished_gm_fields = (
        "abilities.*.card",
        "items.*.card",
        "states",
        "effects",
        "visited",
        "met",
        "obtained",
        "successes",
        "scenarios",
    )
    play_fields = PLAY_FIELDS
    open_fields = ("name", "growth_rate", "level", "cp", "states", "abilities")
    fleeting = ("used_cycle", "used_scenario")
    scenario_rows: Mapping[str, type[Record]] = {"cards": Card, "secrets": SecretText, "keys": KeyText}
    definition_migrations: Mapping[int, Migration] = {1: checks_as_formulas}
    unique_names = "CM-AMB-95"
    battles_in_sessions = True

    def blank(self, game: Game[CommonSettings]) -> CommonSheet:
        return build.blank(game)

    def derive(self, sheet: CommonSheet, game: Game[CommonSettings]) -> Mapping[str, Explained]:
        return numbers.derive(sheet, game)

    def validate(self, sheet: CommonSheet, game: Game[CommonSettings]) -> tuple[Problem, ...]:
        return build.validate(sheet, game)

    def randomise(self, game: Game[CommonSettings], rng: Random) -> CommonSheet:
        return build.randomise(game, rng)

    def fill(self, sheet: CommonSheet, game: Game[CommonSettings], rng: Random) -> CommonSheet:
        return build.fill(sheet, game, rng)

    def finish(self, sheet: CommonSheet, game: Game[CommonSettings]) -> CommonSheet:
        return build.finish(sheet, game)

    def steps_summary(self, sheet: CommonSheet, step: str, game: Game[CommonSettings]) -> Phrase:
        return build.steps_summary(sheet, step, game)

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        game = self.game(definition)
        cards, own = game.rows("cards", Card), frozenset(OWN + field.id for field in game.profile)
        library = Library(cards=cards, series=game.rows("series", Series))
        return (*card_problems(cards, library, own=own), *_points(cards, own, game.profile))

    def names(self, game: Game[CommonSettings]) -> Mapping[str, Sequence[tuple[str, str]]]:
        return reference_names(game)

    def asked(self, what: str, game: Game[CommonSettings], words: Words) -> Sequence[Named]:
        return card_numbers.asked(what, game, words)

    def asked_number(self, name: str, sheet: CommonSheet, game: Game[CommonSettings]) -> Fraction | int | None:
        return card_numbers.asked_number(name, sheet, game)

    def growth(self, sheet: CommonSheet, game: Game[CommonSettings]) -> tuple[Purchase, ...]:
        return growth.growth(sheet, game)

    def grow(self, sheet: CommonSheet, purchase: str, game: Game[CommonSettings]) -> CommonSheet:
        return growth.grow(sheet, purchase, game)

    def kept_rows(self, sheet: CommonSheet, game: Game[CommonSettings]) -> Mapping[str, Sequence[Record]]:
        return numbers.kept_rows(sheet, game)

    def played(self, sheet: CommonSheet) -> Sequence[tuple[str, str]]:
        return tuple((row.id, row.title) for row in sheet.scenarios if row.id and row.title)

    def summary(self, sheet: CommonSheet, game: Game[CommonSettings]) -> Sequence[tuple[str, str]]:
        return build.summary(sheet, game)

    def check_kinds(
        self, sheet: CommonSheet | None, game: Game[CommonSettings], party: Sequence[CommonSheet] = ()
    ) -> tuple[CheckKind, ...]:
        from desktop.systems.common.check_kinds import check_kinds

        return check_kinds(sheet, game, party)

    def start_check(
        self,
        kind: str,
        sheet: CommonSheet | None,
        params: Mapping[str, JsonValue],
        game: Game[CommonSettings],
        party: Sequence[CommonSheet] = (),
    ) -> Check:
        from desktop.systems.common.check_kinds import start_check

        return start_check(kind, sheet, params, game, party)

    def person(self, sheet: CommonSheet, game: Game[CommonSettings]) -> CharacterView:
        from desktop.systems.common.view import of_sheet

        return of_sheet(sheet, game)

    def quick_fields(self, game: Game[CommonSettings]) -> tuple[Param, ...]:
        from desktop.systems.common.build import quick_fields

        return quick_fields(game)

    def quick(self, game: Game[CommonSettings], name: str, values: Mapping[str, Plain]) -> CommonSheet:
        from desktop.systems.common.build import quick

        return quick(game, name, values)

    def quick_fights(self, values: Mapping[str, Plain]) -> bool:
        from desktop.systems.common.build import quick_fights

        return quick_fights(values)

    @cached_property
    def battle(self) -> Engine[AnyState, Value, CommonSheet, CommonSettings]:
        from desktop.core.play import closed
        from desktop.systems.common.engines import BATTLE

        return closed(BATTLE)

    @cached_property
    def session(self) -> Engine[AnyState, Value, CommonSheet, CommonSettings]:
        from desktop.core.play import closed
        from desktop.systems.common.engines import SESSION

        return closed(SESSION)

    @cached_property
    def scenario(self) -> AnyScenarioKind:
        from desktop.systems.common.authoring import KIND

        return KIND


def _points(cards: tuple[Card, ...], own: frozenset[str], profile: tuple[ProfileField, ...]) -> Iterator[Problem]:
    for index, card in enumerate(cards):
        for number, effect in enumerate(card.effects):
            yield from point_problems(card, effect, own, profile, f"lists.cards.{index}.effects.{number}")


SYSTEM = Common()
