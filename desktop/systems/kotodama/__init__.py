"""コトダマ d10: pools of ten-sided dice, rounds of four phases, two scenes at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.game import Game
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.systems.kotodama import build, files, numbers, tables, validate
from desktop.systems.kotodama.labels import LABELS
from desktop.systems.kotodama.people import PLAYED
from desktop.systems.kotodama.quick import quick, quick_fields
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet

if TYPE_CHECKING:
    from desktop.core.check import Check, CheckKind
    from desktop.core.play import Engine
    from desktop.core.view_models import CharacterView


def _check_kinds(
    sheet: KotodamaSheet | None, game: Game[KotodamaSettings], party: Sequence[KotodamaSheet] = ()
) -> tuple[CheckKind, ...]:
    from desktop.systems.kotodama.checks import check_kinds

    return check_kinds(sheet, game, party)


def _start_check(
    kind: str,
    sheet: KotodamaSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[KotodamaSettings],
    party: Sequence[KotodamaSheet] = (),
) -> Check:
    from desktop.systems.kotodama.checks import start_check

    return start_check(kind, sheet, params, game, party)


def _person(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> CharacterView:
    from desktop.systems.kotodama.view import of_sheet

    return of_sheet(sheet, game)


def _battle() -> Engine[Value, Value, KotodamaSheet, KotodamaSettings]:
    from desktop.core.play import closed
    from desktop.systems.kotodama.battle import ENGINE

    return closed(ENGINE)


def _session() -> Engine[Value, Value, KotodamaSheet, KotodamaSettings]:
    from desktop.core.play import closed
    from desktop.systems.kotodama.session import ENGINE

    return closed(ENGINE)


SYSTEM = GameSystem(
    id="kotodama",
    sheet_type=KotodamaSheet,
    settings_type=KotodamaSettings,
    blank=build.blank,
    derive=numbers.derive,
    validate=validate.validate,
    steps=build.STEPS,
    randomise=build.randomise,
    fill=build.fill,
    gm_fields=("is_pc", "side", "abilities.*.name", "abilities.*.tag", "skills.*.name"),
    finished_gm_fields=(
        "dl", "abilities.*.value", "skills.*.value", "hp_max", "karma_max", "initiative", "combat_move", "arts.*.cost",
    ),
    finish=build.finish,
    check_kinds=_check_kinds,
    start_check=_start_check,
    steps_summary=build.steps_summary,
    lists=tables.lists(),
    labels=LABELS,
    notice=("コトダマ d10 は、公開された資料のルールをもとにした非公式の実装です。",),
    definition_problems=files.definition_problems,
    file_problems=files.file_problems,
    play_fields=tuple(PLAYED.values()),
    open_fields=("name", "dl", "hp_max", "hp", "karma_max", "karma", "char_state", "connection"),
    passing={"char_state": ("unacted", "done")},
    load_battle=_battle,
    load_session=_session,
    summary=build.summary,
    person=_person,
    npc=(("side", "enemy"),),
    quick_fields=quick_fields,
    quick=quick,
)  # fmt: skip

__all__ = ["SYSTEM"]
