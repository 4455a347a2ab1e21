"""The published tables, typed (`resources/systems/d6game/tables.toml`), and dice formulas such as `1d6+2`."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.dice_text import read_dice
from desktop.core.rolls.odds import Weights, die, repeat
from desktop.core.sheet import Identifier, ShortText
from desktop.core.system_tables import tables_of
from desktop.core.value import Record, Value

MOST_DICE, MOST_SIDES = 20, 100


class Formula(Value):
    """So many equal dice and a fixed number; `count` 0 means "no dice"."""

    count: int = 0
    sides: int = 6
    plus: int = 0

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of each die to throw."""
        return (self.sides,) * self.count

    @property
    def least(self) -> int:
        """The smallest total."""
        return self.count + self.plus

    @property
    def most(self) -> int:
        """The largest total."""
        return self.count * self.sides + self.plus

    def __str__(self) -> str:
        dice = f"{self.count}d{self.sides}" if self.count else ""
        return f"{dice}+{self.plus}" if self.plus else dice

    def weights(self) -> Weights:
        """How many ways lead to each total."""
        return {total + self.plus: ways for total, ways in repeat(die(self.sides), self.count).items()}


@lru_cache(maxsize=64)
def formula(text: str) -> Formula:
    """Read a formula; an empty text means no dice.

    >>> formula("2d6").least, formula("2d6").most
    (2, 12)

    Raises:
        ValueError: not of the form NdS or NdS+K.
    """
    if not text:
        return Formula()
    found = read_dice(text)
    if found is None or found.count is None or found.order or found.from_zero:
        raise ValueError("dice must look like 1d6, 2d6 or 1d6+2")
    if not 1 <= found.count <= MOST_DICE or not 2 <= found.sides <= MOST_SIDES:
        raise ValueError(f"at most {MOST_DICE}d{MOST_SIDES}")
    return Formula(count=found.count, sides=found.sides, plus=found.plus)


def _checked(text: str) -> str:
    return str(formula(text))


DiceText = Annotated[str, AfterValidator(_checked)]
"""A formula as a definition has it; empty for none."""


FAR = 1_000_000
"""A technical limit against slips of the key; the rules know none (D6G-AMB-10, -20)."""


def clamp(value: int, least: int | None, most: int | None) -> int:
    """Keep a value inside limits, either of which may be missing; the lower one wins where both contradict.

    >>> clamp(12, None, 10), clamp(-3, 0, 10), clamp(5, None, None)
    (10, 0, 5)
    """
    if most is not None and value > most:
        value = most
    return least if least is not None and value < least else value


Bonus = Annotated[int, Field(ge=-99, le=99)]


class HandRow(Value):
    """One hand as printed; `contains` names the weaker hands that the same dice also make."""

    id: str
    name: str
    reading: str
    score: int
    example: str
    means: str
    contains: tuple[str, ...]


class HandDef(Record):
    """One hand as a campaign has it: what it is called and what it is worth (D6G-HND-01 to -08, D6G-GMV-02)."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    name: ShortText = Field(title="名前")
    means: ShortText = Field("", title="そろえ方", json_schema_extra={"read_only": True})
    score: Bonus = Field(0, title="得点")
    """Also how much fate a success with it gives."""


class AbilityDef(Record):
    """One ability of a definition: a reference value without any formula (D6G-ABL-03)."""

    id: Identifier
    name: ShortText = Field(title="名前")
    reading: ShortText = Field("", title="ふりがな")
    hint: ShortText = Field("", title="ひとこと")


class SkillDef(Record):
    """One kind of skill of a definition."""

    id: Identifier
    name: ShortText = Field(title="名前")
    reading: ShortText = Field("", title="ふりがな")
    hint: ShortText = Field("", title="得意分野の例")
    specialty: bool = Field(True, title="得意分野を書く")


class ItemDef(Record):
    """Equipment that a definition offers; its numbers act only with `equipment.enabled`."""

    id: Identifier
    name: ShortText = Field(title="名前")
    reading: ShortText = Field("", title="ふりがな")
    hint: ShortText = Field("", title="ひとこと")
    damage: Bonus = Field(0, title="与えるダメージ")
    armour: Bonus = Field(0, title="受けるダメージの軽減")
    life: Bonus = Field(0, title="初期ライフへの加算")
    gain: Bonus = Field(0, title="成功で得る命運への加算")
    skill: ShortText = Field("", title="効く技能", json_schema_extra={"list": "skills"})
    """Id of a skill of the same definition; empty: whenever the situation fits."""
    situation: ShortText = Field("", title="効く状況")


class ResourceDef(Record):
    """A resource beside life and fate."""

    id: Identifier
    name: ShortText = Field(title="名前")
    reading: ShortText = Field("", title="ふりがな")
    hint: ShortText = Field("", title="ひとこと")
    base: Annotated[int, Field(ge=-1_000_000, le=1_000_000)] = Field(0, title="初期値")
    dice: DiceText = Field("", title="足すダイス")
    minimum: int | None = Field(None, title="下限")
    maximum: int | None = Field(None, title="上限")
    reset: bool = Field(True, title="ゲームごとに初期値へ戻す")

    def within(self, value: int) -> int:
        """Keep the resource inside its limits, and inside what a sheet can hold."""
        return clamp(clamp(value, self.minimum, self.maximum), -FAR, FAR)

    @property
    def start(self) -> int | None:
        """The value a game begins with; None where dice decide it."""
        return None if self.dice else self.within(self.base)


class Person(Value):
    """An invented name with its reading."""

    name: str
    reading: str


class Invented(Value):
    """What おまかせ draws from."""

    colours: tuple[str, ...]
    ages: tuple[str, ...]
    occupations: tuple[str, ...]
    descriptions: tuple[str, ...]
    people: tuple[Person, ...]


def _fields(rows: list[dict[str, Any]]) -> tuple[ProfileField, ...]:
    return tuple(
        ProfileField(
            id=row["id"],
            label=row["label"],
            kind=FieldKind(row.get("kind", "text")),
            choices=tuple(row.get("choices", ())),
        )
        for row in rows
    )


_DATA = tables_of("d6game")
NOTICE: tuple[str, ...] = tuple(_DATA["notice"])
"""D6G-LIC-03: the two lines, character for character."""
HANDS: tuple[HandRow, ...] = tuple(HandRow.model_validate(row) for row in _DATA["hands"])
"""Weakest first."""
TARGET_WORDS = {hand.id: f"{hand.name}以上" for hand in HANDS[1:]}
"""The targets of a check: no hand is none (D6G-AMB-09)."""
HAND_ROWS = tuple(HandDef(id=row.id, name=row.name, means=row.means, score=row.score) for row in HANDS)
"""The same as the list that a campaign may overrule."""
ABILITIES: tuple[AbilityDef, ...] = tuple(AbilityDef.model_validate(row) for row in _DATA["abilities"])
SKILLS: tuple[SkillDef, ...] = tuple(SkillDef.model_validate(row) for row in _DATA["skills"])
PROFILE: tuple[ProfileField, ...] = _fields(_DATA["profile"])
INVENTED = Invented.model_validate(_DATA["invented"])
