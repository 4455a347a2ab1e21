"""2d6 + SLV, bonds and effects: the rule system `enishi`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.build_step import Purchase
from desktop.core.custom.definition import Definition
from desktop.core.game import Label, ListSpec
from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Explained
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi import build, derived, growth, validate
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import CREATED_FIELDS, OPEN_FIELDS, PLAY_FIELDS, Sheet
from desktop.systems.enishi.tables import ArmourRow, DamageRow, ItemRow, PowerRow, WeaponRow, tables

if TYPE_CHECKING:
    from desktop.core.play import AnyState, Engine
    from desktop.core.rolls.check import Check, CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView

_WORDS = (
    ("lp", "LP", "EN-CRE-03"),
    ("sp", "SP", "EN-CRE-04"),
    ("clv", "CLV", "EN-CRE-01"),
    ("slv", "SLV", "EN-SKL-01"),
    ("gauge_size", "ゲージ", "EN-TMP-01"),
    ("effect", "エフェクト", "EN-TMP-01"),
    ("bonds", "所縁", "EN-ENI-01"),
    ("wealth", "財産ポイント", "EN-EQP-01"),
    ("experience", "経験点", "EN-XP-01"),
    ("achievement", "達成値", "EN-CHK-01"),
    ("fumble", "ファンブル", "EN-CHK-05"),
    ("double_up", "ダブルアップ", "EN-CHK-06"),
    ("mobility", "移動力", "EN-MOV-01"),
    ("power", "威力値", "EN-PWR-01"),
    ("cycle", "クール", "EN-SES-11"),
    ("protagonist", "主人公", "EN-SES-09"),
)
LABELS = tuple(Label(id=f"word_{key}", text=text, rule=rule, spoken=True) for key, text, rule in _WORDS)
"""Their ids are no fields of a sheet: a field keeps its own title, in which the word is replaced as everywhere."""


__all__ = ["SYSTEM"]

MOST_BANDS = 10
"""Bands that the strip on paper has room for."""


class Enishi(GameSystem[Sheet, Settings]):
    """エニシ, with battles and sessions."""

    id = "enishi"
    sheet_type = Sheet
    settings_type = Settings
    steps = build.STEPS
    lists = (
        ListSpec(id="weapons", title="武器", row_type=WeaponRow, base=tables().weapons, rule="EN-WPN-01"),
        ListSpec(id="armour", title="防具", row_type=ArmourRow, base=tables().armour, rule="EN-ARM-01"),
        ListSpec(id="items", title="その他の装備", row_type=ItemRow, base=tables().items, rule="EN-ITM-01"),
        ListSpec(id="powers", title="達成値威力表", row_type=PowerRow, base=tables().powers, rule="EN-PWR-01"),
        ListSpec(
            id="damage",
            title="ダメージの受け方",
            row_type=DamageRow,
            base=tables().damage,
            rule="EN-DMG-03",
            fixed=True,
        ),
    )
    labels = LABELS
    finished_gm_fields = CREATED_FIELDS
    play_fields = PLAY_FIELDS
    open_fields = OPEN_FIELDS
    fleeting = ("finished", "cooperated", "appeared", "led", "excellent")  # their sum is logged: 獲得経験点

    def blank(self, game: Rules) -> Sheet:
        return build.blank(game)

    def derive(self, sheet: Sheet, game: Rules) -> Mapping[str, Explained]:
        return derived.derive(sheet, game)

    def validate(self, sheet: Sheet, game: Rules) -> tuple[Problem, ...]:
        return validate.validate(sheet, game)

    def randomise(self, game: Rules, rng: Random) -> Sheet:
        return build.randomise(game, rng)

    def fill(self, sheet: Sheet, game: Rules, rng: Random) -> Sheet:
        return build.fill(sheet, game, rng)

    def finish(self, sheet: Sheet, game: Rules) -> Sheet:
        return build.finish(sheet, game)

    def steps_summary(self, sheet: Sheet, step: str, game: Rules) -> Phrase:
        return build.steps_summary(sheet, step, game)

    def unused(self, game: Rules) -> tuple[str, ...]:
        return derived.unused(game)

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        return (*_rows_wrong(definition), *_tables_wrong(definition))

    def names(self, game: Rules) -> Mapping[str, Sequence[tuple[str, str]]]:
        return {"skill": tuple(tables().skills.items())}

    def growth(self, sheet: Sheet, game: Rules) -> tuple[Purchase, ...]:
        return growth.growth(sheet, game)

    def grow(self, sheet: Sheet, purchase: str, game: Rules) -> Sheet:
        return growth.grow(sheet, purchase, game)

    def summary(self, sheet: Sheet, game: Rules) -> Sequence[tuple[str, str]]:
        lp = ("LP", f"{sheet.lp}/{derived.lp_max(sheet)}")
        body = (lp, ("SP", f"{sheet.sp}/{derived.sp_max(sheet)}"), ("CLV", str(sheet.clv)))
        state = derived.state_of(sheet.lp, sheet.sp, sheet.dead)
        return body if state == "normal" or sheet.draft else (*body, ("状態", derived.STATES[state]))

    def quick_fields(self, game: Rules) -> tuple[Param, ...]:
        return build.quick_fields(game)

    def quick(self, game: Rules, name: str, values: Mapping[str, Plain]) -> Sheet:
        return build.quick(game, name, values)

    def check_kinds(self, sheet: Sheet | None, game: Rules, party: Sequence[Sheet] = ()) -> tuple[CheckKind, ...]:
        from desktop.systems.enishi.checks.params import check_kinds

        return check_kinds(sheet, game, party)

    def start_check(
        self, kind: str, sheet: Sheet | None, params: Mapping[str, JsonValue], game: Rules, party: Sequence[Sheet] = ()
    ) -> Check:
        from desktop.systems.enishi.checks.run import start_check

        return start_check(kind, sheet, params, game, party)

    def person(self, sheet: Sheet, game: Rules) -> CharacterView:
        from desktop.systems.enishi.view import of_sheet

        return of_sheet(sheet, game)

    @cached_property
    def battle(self) -> Engine[AnyState, Value, Sheet, Settings]:
        from desktop.core.play import closed
        from desktop.systems.enishi.battle import BATTLE

        return closed(BATTLE)

    @cached_property
    def session(self) -> Engine[AnyState, Value, Sheet, Settings]:
        from desktop.core.play import closed
        from desktop.systems.enishi.session import SESSION

        return closed(SESSION)


def _rows_wrong(definition: Definition) -> tuple[Problem, ...]:
    """Find own things that name a missing skill or come twice (EN-AMB-47)."""
    found: list[Problem] = []
    for table, rows in definition.lists.items():
        seen: set[object] = set()
        for index, row in enumerate(rows):
            place, skill, name = f"lists.{table}.{index}", row.get("skill", ""), row.get("id")
            if skill and skill not in tables().skills:
                message = phrase("スキル {skill} はありません。", skill=str(skill))
                found.append(
                    Problem(
                        code="unknown_skill",
                        rule="EN-AMB-47",
                        field=f"{place}.skill",
                        message=message,
                        remedy=phrase("スキルの一覧にある名前に直してください。"),
                    )
                )
            if name in seen:
                message = phrase("id {id} が二つあります。", id=str(name))
                found.append(
                    Problem(
                        code="double_row",
                        rule="EN-AMB-47",
                        field=f"{place}.id",
                        message=message,
                        remedy=phrase("片方の id を変えてください。"),
                    )
                )
            seen.add(name)
    return tuple(found)


def _tables_wrong(definition: Definition) -> Iterator[Problem]:
    """Find bands of the power table that do not rise, and damage that takes nothing (EN-PWR-01, EN-DMG-03)."""
    powers = definition.lists.get("powers")
    if powers is not None and not powers:
        message, remedy = phrase("達成値威力表に行がありません。"), phrase("行を一つ以上書いてください。")
        yield Problem(code="no_rows", rule="EN-PWR-01", field="lists.powers", message=message, remedy=remedy)
    rows = [PowerRow.model_validate(dict(row)) for row in powers or ()]
    if len(rows) > MOST_BANDS:
        yield Problem(
            code="too_many_rows",
            rule="EN-PWR-01",
            field="lists.powers",
            message=phrase("達成値威力表が {n} 行あります。", n=len(rows)),
            remedy=phrase("{n} 行までにしてください。", n=MOST_BANDS),
        )
    for index, (before, row) in enumerate(pairwise(rows), 1):
        if row.start <= before.start:
            yield Problem(
                code="not_rising",
                rule="EN-PWR-01",
                field=f"lists.powers.{index}.start",
                message=phrase(
                    "「{name}」の達成値 {n} が、前の行の {m} 以下です。", name=row.name, n=row.start, m=before.start
                ),
                remedy=phrase("小さい達成値から順に並べてください。"),
            )
    for index, raw in enumerate(definition.lists.get("damage") or ()):
        kind = DamageRow.model_validate(dict(raw))
        if not kind.lp and not kind.sp:
            yield Problem(
                code="no_loss",
                rule="EN-DMG-03",
                field=f"lists.damage.{index}",
                message=phrase("{kind}ダメージはLPもSPも減らしません。", kind=kind.name),
                remedy=phrase("どちらかを1以上にしてください。"),
            )


SYSTEM = Enishi()
