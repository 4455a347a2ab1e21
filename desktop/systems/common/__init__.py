"""Common Rule (コモンルール): areas and cycles, secrets, cards, AP battles on 37 hexes, 1D100 × (判定値 + 難易度)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.custom_numbers import OWN
from desktop.core.definition import Definition
from desktop.core.game import Game, Label, ListSpec
from desktop.core.problem import Problem
from desktop.core.profile import ProfileField
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.systems.common import build, tables
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.numbers import asked, asked_number
from desktop.systems.common.cards.points import point_problems
from desktop.systems.common.cards.problems import card_problems
from desktop.systems.common.cards.references import names
from desktop.systems.common.cards.schema import Card, KeyText, SecretText, Series
from desktop.systems.common.growth import grow, growth
from desktop.systems.common.older import checks_as_formulas
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import PLAY_FIELDS, CommonSheet
from desktop.systems.common.values import derive, kept_rows

if TYPE_CHECKING:
    from desktop.core.check import Check, CheckKind, Param, Plain
    from desktop.core.play import Engine
    from desktop.core.scenario import AnyScenarioKind
    from desktop.core.view_models import CharacterView


def _definition_problems(definition: Definition) -> tuple[Problem, ...]:
    game = SYSTEM.game(definition)
    cards = game.rows("cards", Card)
    return (
        *card_problems(cards, Library(cards=cards, series=game.rows("series", Series)), own=_own(game.profile)),
        *_points(cards, game.profile),
    )


def _own(profile: tuple[ProfileField, ...]) -> frozenset[str]:
    return frozenset(OWN + field.id for field in profile)


def _points(cards: tuple[Card, ...], profile: tuple[ProfileField, ...]) -> Iterator[Problem]:
    known = _own(profile)
    for index, card in enumerate(cards):
        for number, effect in enumerate(card.effects):
            yield from point_problems(card, effect, known, profile, f"lists.cards.{index}.effects.{number}")


def _check_kinds(
    sheet: CommonSheet | None, game: Game[CommonSettings], party: Sequence[CommonSheet] = ()
) -> tuple[CheckKind, ...]:
    from desktop.systems.common.check_kinds import check_kinds

    return check_kinds(sheet, game, party)


def _start_check(
    kind: str,
    sheet: CommonSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[CommonSettings],
    party: Sequence[CommonSheet] = (),
) -> Check:
    from desktop.systems.common.check_kinds import start_check

    return start_check(kind, sheet, params, game, party)


def _person(sheet: CommonSheet, game: Game[CommonSettings]) -> CharacterView:
    from desktop.systems.common.view import of_sheet

    return of_sheet(sheet, game)


def _quick_fields(game: Game[CommonSettings]) -> tuple[Param, ...]:
    from desktop.systems.common.quick import quick_fields

    return quick_fields(game)


def _quick(game: Game[CommonSettings], name: str, values: Mapping[str, Plain]) -> CommonSheet:
    from desktop.systems.common.quick import quick

    return quick(game, name, values)


def _quick_fights(values: Mapping[str, Plain]) -> bool:
    from desktop.systems.common.quick import quick_fights

    return quick_fights(values)


def _battle() -> Engine[Value, Value, CommonSheet, CommonSettings]:
    from desktop.core.play import closed
    from desktop.systems.common.engines import BATTLE

    return closed(BATTLE)


def _session() -> Engine[Value, Value, CommonSheet, CommonSettings]:
    from desktop.core.play import closed
    from desktop.systems.common.engines import SESSION

    return closed(SESSION)


def _scenario() -> AnyScenarioKind:
    from desktop.systems.common.authoring import KIND

    return KIND


SYSTEM = GameSystem(
    id="common",
    sheet_type=CommonSheet,
    settings_type=CommonSettings,
    blank=build.blank,
    derive=derive,
    validate=build.validate,
    steps=build.STEPS,
    randomise=build.randomise,
    fill=build.fill,
    gm_fields=("growth_rate", "assets", "cp", "level", "max_ap_base"),
    finished_gm_fields=(
        "abilities.*.card",
        "items.*.card",
        "states",
        "effects",
        "visited",
        "met",
        "obtained",
        "successes",
        "scenarios",
    ),
    finish=build.finish,
    check_kinds=_check_kinds,
    start_check=_start_check,
    steps_summary=build.steps_summary,
    play_fields=PLAY_FIELDS,
    open_fields=("name", "growth_rate", "level", "cp", "states", "abilities"),
    fleeting=("used_cycle", "used_scenario"),
    lists=(
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
    ),
    labels=(
        Label(id="assets", text="財産点", rule="CM-PARAM-04", spoken=True),
        Label(id="state", text="ステート", rule="CM-STATE-01", spoken=True),
    ),
    definition_problems=_definition_problems,
    definition_migrations={1: checks_as_formulas},
    asked=asked,
    asked_number=asked_number,
    names=names,
    unique_names="CM-AMB-95",
    growth=growth,
    grow=grow,
    load_battle=_battle,
    load_session=_session,
    summary=build.summary,
    person=_person,
    kept_rows=kept_rows,
    played=lambda sheet: tuple((row.id, row.title) for row in sheet.scenarios if row.id and row.title),
    load_scenario=_scenario,
    scenario_rows={"cards": Card, "secrets": SecretText, "keys": KeyText},
    quick_fields=_quick_fields,
    quick=_quick,
    quick_fights=_quick_fights,
)
