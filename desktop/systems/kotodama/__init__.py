"""コトダマ d10: pools of ten-sided dice, rounds of four phases, two scenes at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.custom.definition import Definition
from desktop.core.game import Game, Label
from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Explained
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.kotodama import build, numbers, tables, validate
from desktop.systems.kotodama.people import PLAYED
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet

if TYPE_CHECKING:
    from desktop.core.play import AnyState, Engine
    from desktop.core.rolls.check import Check, CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView

_WORDS = (
    ("karma", "インガオホー", "KO-SHT-12"),
    ("hp", "HP", "KO-SHT-11"),
    ("dl", "DL", "KO-SHT-05"),
    ("tatsujin", "タツジン!", "KO-TAT-02"),
    ("ukatsu", "ウカツ!", "KO-UKA-01"),
    ("initiative", "イニシアティヴ", "KO-SHT-13"),
    ("pool", "ダイスプール", "KO-CHK-07"),
    ("hits", "達成数", "KO-CHK-08"),
    ("arts", "アーツ", "KO-SHT-21"),
    ("outfits", "アウトフィット", "KO-SHT-22"),
    ("space", "コトダマ空間", "KO-KTD-01"),
    ("ninja", "ニンジャ", "KO-SHT-05"),
    ("mortal", "モータル", "KO-SHT-05"),
)
LABELS = tuple(Label(id=f"word_{key}", text=text, rule=rule, spoken=True) for key, text, rule in _WORDS)
"""Their ids are no fields of a sheet: a field keeps its own title, in which the word is replaced as everywhere."""


__all__ = ["SYSTEM"]


class Kotodama(GameSystem[KotodamaSheet, KotodamaSettings]):
    """コトダマ d10, with battles and sessions."""

    id = "kotodama"
    sheet_type = KotodamaSheet
    settings_type = KotodamaSettings
    steps = build.STEPS
    lists = tables.lists()
    labels = LABELS
    notice = ("コトダマ d10 は、公開された資料のルールをもとにした非公式の実装です。",)
    gm_fields = ("is_pc", "side", "abilities.*.name", "abilities.*.tag", "skills.*.name")
    finished_gm_fields = (
        "dl", "abilities.*.value", "skills.*.value", "hp_max", "karma_max", "initiative", "combat_move", "arts.*.cost",
    )  # fmt: skip
    play_fields = tuple(PLAYED.values())
    open_fields = ("name", "dl", "hp_max", "hp", "karma_max", "karma", "char_state", "connection")
    passing: Mapping[str, tuple[object, ...]] = {"char_state": ("unacted", "done")}
    npc = (("side", "enemy"),)

    def blank(self, game: Game[KotodamaSettings]) -> KotodamaSheet:
        return build.blank(game)

    def derive(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Mapping[str, Explained]:
        return numbers.derive(sheet, game)

    def validate(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
        return validate.validate(sheet, game)

    def randomise(self, game: Game[KotodamaSettings], rng: Random) -> KotodamaSheet:
        return build.randomise(game, rng)

    def fill(self, sheet: KotodamaSheet, game: Game[KotodamaSettings], rng: Random) -> KotodamaSheet:
        return build.fill(sheet, game, rng)

    def finish(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> KotodamaSheet:
        return build.finish(sheet, game)

    def steps_summary(self, sheet: KotodamaSheet, step: str, game: Game[KotodamaSettings]) -> Phrase:
        return build.steps_summary(sheet, step, game)

    def file_problems(self, data: Mapping[str, JsonValue], game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
        return validate.file_problems(data, game)

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        return validate.definition_problems(definition)

    def summary(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Sequence[tuple[str, str]]:
        return build.summary(sheet, game)

    def quick_fields(self, game: Game[KotodamaSettings]) -> tuple[Param, ...]:
        return build.quick_fields(game)

    def quick(self, game: Game[KotodamaSettings], name: str, values: Mapping[str, Plain]) -> KotodamaSheet:
        return build.quick(game, name, values)

    def check_kinds(
        self, sheet: KotodamaSheet | None, game: Game[KotodamaSettings], party: Sequence[KotodamaSheet] = ()
    ) -> tuple[CheckKind, ...]:
        from desktop.systems.kotodama.checks import check_kinds

        return check_kinds(sheet, game, party)

    def start_check(
        self,
        kind: str,
        sheet: KotodamaSheet | None,
        params: Mapping[str, JsonValue],
        game: Game[KotodamaSettings],
        party: Sequence[KotodamaSheet] = (),
    ) -> Check:
        from desktop.systems.kotodama.checks import start_check

        return start_check(kind, sheet, params, game, party)

    def person(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> CharacterView:
        from desktop.systems.kotodama.stage.view import of_sheet

        return of_sheet(sheet, game)

    @cached_property
    def battle(self) -> Engine[AnyState, Value, KotodamaSheet, KotodamaSettings]:
        from desktop.core.play import closed
        from desktop.systems.kotodama.battle import ENGINE

        return closed(ENGINE)

    @cached_property
    def session(self) -> Engine[AnyState, Value, KotodamaSheet, KotodamaSettings]:
        from desktop.core.play import closed
        from desktop.systems.kotodama.session import ENGINE

        return closed(ENGINE)


SYSTEM = Kotodama()
