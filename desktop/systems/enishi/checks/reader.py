"""Reading the parameters of a check; everything wrong is a refusal with its value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.numbers import whole_of
from desktop.core.outcome import Contribution
from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, actor, purse
from desktop.systems.enishi.build import unknown_skill
from desktop.systems.enishi.checks.params import BOUND
from desktop.systems.enishi.checks.side import Side
from desktop.systems.enishi.gear import Rules, item_bonus, skill_word
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import FIELD_SKILLS, Sheet, Skills
from desktop.systems.enishi.tables import tables

FIXED = {
    "initiative": "tactics",
    "surprise": "stealth",
    "first_aid": "medicine",
    "defence": "athletics",
    "resistance": "will",
}
"""Kinds that always test the same skill (EN-BTL-02, EN-SUR-01, EN-REC-01, EN-BTL-09)."""


class Reader:
    """Reads the parameters of one check; everything wrong is a refusal with its value."""

    def __init__(
        self, kind: str, sheet: Sheet | None, params: Mapping[str, Any], game: Rules, party: Sequence[Sheet]
    ) -> None:
        self.kind, self.sheet, self.params, self.game, self.party = kind, sheet, params, game, party
        self.settings = game.settings

    def number(self, name: str, default: int = 0, low: int = -BOUND, high: int = BOUND) -> int:
        """Read a whole number in its bounds; text of digits is accepted."""
        return number_of(name, self.params.get(name, default), low, high)

    def cast(self, full: bool) -> tuple[Actor, ...]:
        """Everybody who may pay or be hurt; only a fight needs them with all numbers."""
        make = actor if full else purse
        own = () if self.sheet is None else (self.sheet,)
        others = tuple(s for s in self.party if self.sheet is None or s.id != self.sheet.id)
        return tuple(make(s, self.game) for s in (*own, *others))

    def member(self, who: str) -> Sheet | None:
        """Return somebody of the party by id."""
        return next((s for s in self.party if s.id == who), None)

    def own_side(self, parts: Sequence[Contribution], special: bool, dice: int = 2) -> Side:
        """The side of the sheet whose check it is."""
        kept = tuple(p for p in parts if p.value or p.rule == "EN-CHK-04")
        sheet = self.sheet
        return Side(
            who=sheet.id if sheet else "",
            name=sheet.name if sheet else "",
            is_pc=sheet.is_pc if sheet else True,
            parts=kept,
            bonus=sum(p.value for p in kept),
            special=special,
            dice=dice,
        )

    def skill_parts(self) -> list[Contribution]:
        """SLV, then what things owned add (EN-CHK-04, EN-ITM-01)."""
        skill = FIXED.get(self.kind) or self.params.get("skill", "athletics" if self.sheet else 0)
        if self.kind in FIXED and (self.sheet is None or self.params.get("slv") is not None):
            return [Contribution(label=skill_word(FIXED[self.kind]), value=self.number("slv", 0, 0), rule="EN-CHK-04")]
        if not isinstance(skill, str) or whole_of(skill) is not None:
            return [Contribution(label="SLV", value=number_of("skill", skill, 0, BOUND), rule="EN-CHK-04")]
        return self._named_skill(skill)

    def _named_skill(self, skill: str) -> list[Contribution]:
        kind, _, field = skill.partition(":")
        if (kind not in Skills.model_fields or field) and not (kind in FIELD_SKILLS and field):
            raise unknown_skill(skill)
        if self.sheet is None:
            return [Contribution(label=skill_word(skill), value=0, rule="EN-CHK-04")]
        slv = self.sheet.slv(skill)
        if slv == 0 and not self.settings.unowned_skills and not self.params.get("gm"):
            raise refuse(
                "unowned",
                "EN-AMB-10",
                phrase("{skill}を持っていません。", skill=skill_word(skill)),
                phrase("別のスキルを選んでください。"),
            )
        things = item_bonus(self.sheet, skill, bool(self.params.get("search", False)), self.game)
        return [Contribution(label=skill_word(skill), value=slv, rule="EN-CHK-04"), *things]

    def situation(self) -> list[Contribution]:
        """Modifier typed by hand, vision, water (EN-AMB-11, EN-VIS-01, EN-WAT-01, EN-AMB-66)."""
        modifier = self.number("modifier")
        parts = [Contribution(label="修正", value=modifier, rule="EN-AMB-11")] if modifier else []
        if not self.params.get("vision") and not self.params.get("water"):
            return parts
        vision, water = self.number("vision", 0, -4, 0), str(self.params.get("water") or "")
        return [*parts, *situation_parts(vision, water, self.settings)]

    def other_side(self, name: str, skill: str, fallback: Phrase | str) -> Side:
        """The side against us: a sheet of the party, a typed bonus, or a known achievement."""
        own_pc = self.sheet.is_pc if self.sheet else True
        known = self.params.get("other_total")
        who = self.params.get(name, 0)
        member = self.member(who) if isinstance(who, str) else None
        given = None if known is None else number_of("other_total", known, -BOUND, BOUND)
        special = self.settings.special_in_opposed
        if member is not None:
            part = Contribution(label=skill_word(skill), value=member.slv(skill), rule="EN-CHK-04")
            return Side(
                who=member.id,
                name=member.name,
                is_pc=member.is_pc,
                parts=(part,),
                bonus=part.value,
                given=given,
                special=special,
            )
        bonus = number_of(name, who, -BOUND, BOUND)
        parts = (Contribution(label="修正込みSLV", value=bonus, rule="EN-OPP-03"),)
        return Side(name=fallback, is_pc=not own_pc, parts=parts, bonus=bonus, given=given, special=special)


def number_of(name: str, value: Any, low: int, high: int) -> int:
    number = whole_of(value)
    if number is None or not low <= number <= high:
        raise refuse(
            "bad_number",
            "EN-AMB-11",
            phrase("{name} の値 {value} は使えません。", name=name, value=str(value)),
            phrase("{low}〜{high} の整数を入れてください。", low=low, high=high),
            overridable=False,
        )
    return number


def situation_parts(vision: int, water: str, settings: Settings) -> tuple[Contribution, ...]:
    """Vision and water as summands; both count unless the 卓 takes the worse (EN-VIS-01, EN-WAT-01, EN-AMB-66).

    Raises:
        Refusal: `unknown_water`.
    """
    row = next((w for w in tables().water if w.id == water), None)
    if water and row is None:
        raise refuse("unknown_water", "EN-WAT-01", phrase("水の深さ {depth} はありません。", depth=water))
    wet = row.modifier if row else 0
    if settings.situations == "worst" and vision and wet:
        vision, wet = (vision, 0) if vision < wet else (0, wet)
    return (
        Contribution(label="視界修正", value=vision, rule="EN-VIS-01"),
        Contribution(label="水域修正", value=wet, rule="EN-WAT-01"),
    )
