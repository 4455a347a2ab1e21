"""d6ゲームエンジン: five six-sided dice read as a hand, fate that can be bet, and games of one's own built on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.game import AnyGame
from desktop.core.settings import Settings as AnySettings
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.systems.d6game.build import STEPS, blank, finish, step_empty, steps_summary
from desktop.systems.d6game.definition import definition_problems
from desktop.systems.d6game.derive import derive, summary
from desktop.systems.d6game.growth import grow, growth
from desktop.systems.d6game.invent import fill, randomise
from desktop.systems.d6game.labels import LABELS
from desktop.systems.d6game.older import hands_as_rows
from desktop.systems.d6game.rolls import apply_roll, build_rolls, thrown_once
from desktop.systems.d6game.rows import LISTS
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import NOTICE, PROFILE
from desktop.systems.d6game.validate import validate

if TYPE_CHECKING:
    from desktop.core.check import Check, CheckKind, Param, Plain
    from desktop.core.play import Engine
    from desktop.core.view_models import CharacterView

__all__ = ["SYSTEM"]


def _check_kinds(sheet: D6gameSheet | None, game: AnyGame, party: Sequence[D6gameSheet] = ()) -> tuple[CheckKind, ...]:
    from desktop.systems.d6game.params import check_kinds

    return check_kinds(sheet, game, party)


def _start_check(
    kind: str,
    sheet: D6gameSheet | None,
    params: Mapping[str, JsonValue],
    game: AnyGame,
    party: Sequence[D6gameSheet] = (),
) -> Check:
    from desktop.systems.d6game.start import start_check

    return start_check(kind, sheet, params, game, party)


def _person(sheet: D6gameSheet, game: AnyGame) -> CharacterView:
    from desktop.systems.d6game.people import of_sheet

    return of_sheet(sheet, game)


def _quick_fields(game: AnyGame) -> tuple[Param, ...]:
    from desktop.systems.d6game.people import quick_fields

    return quick_fields(game)


def _quick(game: AnyGame, name: str, values: Mapping[str, Plain]) -> D6gameSheet:
    from desktop.systems.d6game.people import quick

    return quick(game, name, values)


def _battle() -> Engine[Value, Value, D6gameSheet, AnySettings]:
    from desktop.core.play import closed
    from desktop.systems.d6game.battle import BATTLE

    return closed(BATTLE)


def _session() -> Engine[Value, Value, D6gameSheet, AnySettings]:
    from desktop.core.play import closed
    from desktop.systems.d6game.session import SESSION

    return closed(SESSION)


SYSTEM: GameSystem[D6gameSheet, AnySettings] = GameSystem(
    id="d6game",
    sheet_type=D6gameSheet,
    settings_type=Settings,
    blank=blank,
    derive=derive,
    validate=validate,
    steps=STEPS,
    randomise=randomise,
    fill=fill,
    thrown_once=thrown_once,
    gm_fields=("fate",),
    finished_gm_fields=(
        "life_initial", "life_die", "ability", "resources", "side",
        "items.*.damage", "items.*.armour", "items.*.life", "items.*.gain",
    ),
    finish=finish,
    check_kinds=_check_kinds,
    start_check=_start_check,
    steps_summary=steps_summary,
    step_empty=step_empty,
    lists=LISTS,
    labels=LABELS,
    definition_migrations={1: hands_as_rows},
    profile=PROFILE,
    notice=NOTICE,
    definition_problems=definition_problems,
    build_rolls=build_rolls,
    apply_roll=apply_roll,
    growth=growth,
    grow=grow,
    load_battle=_battle,
    load_session=_session,
    open_fields=("name", "life", "life_initial", "fate", "resources", "skills"),
    play_fields=("life", "life_initial", "life_die", "fate", "resources.*"),
    person=_person,
    quick_fields=_quick_fields,
    quick=_quick,
    summary=summary,
)  # fmt: skip
