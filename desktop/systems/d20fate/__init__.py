"""d20フェイト: a d20 against a DC, fate dice, and a loop of five steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.game import Game
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.systems.d20fate import build, fate, tables
from desktop.systems.d20fate.faults import validate
from desktop.systems.d20fate.formula import derive
from desktop.systems.d20fate.house import definition_problems
from desktop.systems.d20fate.labels import LABELS
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import ABILITY_FIELDS, PLAY_FIELDS, D20FateSheet

if TYPE_CHECKING:
    from desktop.core.check import Check, CheckKind, Param, Plain
    from desktop.core.play import Engine
    from desktop.core.view_models import CharacterView


def _check_kinds(
    sheet: D20FateSheet | None, game: Game[D20FateSettings], party: Sequence[D20FateSheet] = ()
) -> tuple[CheckKind, ...]:
    from desktop.systems.d20fate.kinds import check_kinds

    return check_kinds(sheet, game, party)


def _start_check(
    kind: str,
    sheet: D20FateSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[D20FateSettings],
    party: Sequence[D20FateSheet] = (),
) -> Check:
    from desktop.systems.d20fate.starting import start_check

    return start_check(kind, sheet, params, game, party)


def _person(sheet: D20FateSheet, game: Game[D20FateSettings]) -> CharacterView:
    from desktop.systems.d20fate.people import person

    return person(sheet, game.settings)


def _quick_fields(game: Game[D20FateSettings]) -> tuple[Param, ...]:
    from desktop.systems.d20fate.people import quick_fields

    return quick_fields(game)


def _quick(game: Game[D20FateSettings], name: str, values: Mapping[str, Plain]) -> D20FateSheet:
    from desktop.systems.d20fate.people import quick

    return quick(game, name, values)


def _session() -> Engine[Value, Value, D20FateSheet, D20FateSettings]:
    from desktop.core.play import closed
    from desktop.systems.d20fate.session import SESSION

    return closed(SESSION)


SYSTEM = GameSystem(
    id=tables.ID,
    sheet_type=D20FateSheet,
    settings_type=D20FateSettings,
    blank=build.blank,
    derive=derive,
    validate=validate,
    steps=build.STEPS,
    randomise=build.randomise,
    fill=build.fill,
    gm_fields=("level", "fate_dice"),
    finished_gm_fields=(*ABILITY_FIELDS, "scores", "skills.*.ability", "skills.*.trained", "modifiers"),
    finish=build.finish,
    check_kinds=_check_kinds,
    start_check=_start_check,
    steps_summary=build.steps_summary,
    play_fields=PLAY_FIELDS,
    open_fields=("name", "level", "fate_dice", "conditions"),
    unused=fate.unused,
    step_here=build.step_here,
    lists=tables.lists(),
    labels=LABELS,
    definition_problems=definition_problems,
    load_session=_session,
    person=_person,
    quick_fields=_quick_fields,
    quick=_quick,
    summary=build.summary,
)
