"""自作システム: a game from nothing, made of what its definition says and of nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.game import Game
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.systems.blank import build, rows
from desktop.systems.blank.faults import validate
from desktop.systems.blank.growth import grow, growth
from desktop.systems.blank.house import definition_problems
from desktop.systems.blank.labels import LABELS
from desktop.systems.blank.numbers import derive, subject_names
from desktop.systems.blank.rolls import apply_roll, build_rolls, thrown_once
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import PLAY_FIELDS, BlankSheet

if TYPE_CHECKING:
    from desktop.core.check import Check, CheckKind, Param, Plain
    from desktop.core.play import Engine
    from desktop.core.view_models import CharacterView


def _check_kinds(
    sheet: BlankSheet | None, game: Game[BlankSettings], party: Sequence[BlankSheet] = ()
) -> tuple[CheckKind, ...]:
    from desktop.systems.blank.checks import check_kinds

    return check_kinds(sheet, game, party)


def _start_check(
    kind: str,
    sheet: BlankSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[BlankSettings],
    party: Sequence[BlankSheet] = (),
) -> Check:
    from desktop.systems.blank.checks import start_check

    return start_check(kind, sheet, params, game, party)


def _person(sheet: BlankSheet, game: Game[BlankSettings]) -> CharacterView:
    from desktop.systems.blank.people import person

    return person(sheet, game)


def _quick_fields(game: Game[BlankSettings]) -> tuple[Param, ...]:
    from desktop.systems.blank.people import quick_fields

    return quick_fields(game)


def _quick(game: Game[BlankSettings], name: str, values: Mapping[str, Plain]) -> BlankSheet:
    from desktop.systems.blank.people import quick

    return quick(game, name, values)


def _session() -> Engine[Value, Value, BlankSheet, BlankSettings]:
    from desktop.core.play import closed
    from desktop.systems.blank.session import SESSION

    return closed(SESSION)


SYSTEM = GameSystem(
    id=rows.ID,
    sheet_type=BlankSheet,
    settings_type=BlankSettings,
    blank=build.blank,
    derive=derive,
    validate=validate,
    steps=build.STEPS,
    step_here=build.step_here,
    randomise=build.randomise,
    fill=build.fill,
    thrown_once=thrown_once,
    gm_fields=("money", "points"),
    finished_gm_fields=("abilities", "skills", "items.*.item"),
    finish=build.finish,
    check_kinds=_check_kinds,
    start_check=_start_check,
    steps_summary=build.steps_summary,
    play_fields=PLAY_FIELDS,
    open_fields=("name", "conditions", "money", "points", "abilities", "skills"),
    lists=rows.lists(),
    labels=LABELS,
    definition_problems=definition_problems,
    build_rolls=build_rolls,
    apply_roll=apply_roll,
    growth=growth,
    grow=grow,
    load_session=_session,
    person=_person,
    quick_fields=_quick_fields,
    quick=_quick,
    names=lambda game: {"subject": subject_names(game)},
    summary=build.summary,
    titled=True,
)
