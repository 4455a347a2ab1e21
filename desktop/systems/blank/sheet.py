"""The character sheet of a custom game; what is computed from it: abilities, skills, and what the making costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from desktop.core.custom.profile import FieldKind
from desktop.core.derived import cached_by_identity
from desktop.core.expression.tree import whole
from desktop.core.game import Game
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.row_texts import row_name
from desktop.core.sheet import Identifier, OwnName, Sheet, ShortText, new_id
from desktop.core.value import Record
from desktop.core.words import Typed, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.tables import AbilityRow, Amount, ItemRow, Number, SkillRow

RowName = Annotated[ShortText, row_name("blank")]

PLAY_FIELDS = ("items.*.count", "conditions", "money", "points", "history")
"""What play changes beside custom tracks."""
MOST_ITEMS, MOST_CONDITIONS = 200, 50
ABILITIES, SKILLS, OWN = "abilities.", "skills.", "own."
"""What the key of a number begins with."""
_WRITTEN = (FieldKind.NUMBER, FieldKind.CHECK)
"""Custom fields that a skill's value without training may use: those that are not computed."""


class Item(Record):
    """A character's item: one of the list, or a free text."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    item: Annotated[str, Field(max_length=64)] = Field("", title="一覧から", json_schema_extra={"list": "items"})
    """Id of a row of the list `items`; empty: only what is written here."""
    name: RowName = Field("", title="持ち物")
    count: Amount = Field(1, title="数")
    note: ShortText = Field("", title="説明")


class Condition(Record):
    """A character's condition."""

    text: RowName = Field("", title="状態", json_schema_extra={"list": "conditions", "free": True})
    until: OwnName = Field("", title="いつまで")


class BlankSheet(Sheet):
    """One character; values of custom fields and tracks live in `own`."""

    system: Literal["blank"] = Field("blank", json_schema_extra={"hidden": True})
    abilities: Mapping[Identifier, Number] = Field(
        default_factory=dict, title="能力値", json_schema_extra={"hidden": True}
    )
    """Ability id → value without items; an unwritten one is at its start."""
    rolled: tuple[Identifier, ...] = Field((), json_schema_extra={"hidden": True})
    """Abilities whose dice have been thrown."""
    skills: Mapping[Identifier, Amount] = Field(default_factory=dict, title="技能", json_schema_extra={"hidden": True})
    """Skill id → points of training beyond the base."""
    items: tuple[Item, ...] = Field((), title="持ち物", max_length=MOST_ITEMS)
    conditions: tuple[Condition, ...] = Field((), title="状態", max_length=MOST_CONDITIONS)
    money: Number = Field(0, title="お金")
    points: Number = Field(0, title="成長点")
    """Not yet spent."""


def abilities(game: Game[BlankSettings]) -> tuple[AbilityRow, ...]:
    """Return the abilities that this campaign plays with."""
    return game.rows("abilities", AbilityRow)


def skills(game: Game[BlankSettings]) -> tuple[SkillRow, ...]:
    """Return the skills that this campaign plays with."""
    return game.rows("skills", SkillRow)


def gone_abilities(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[AbilityRow, ...]:
    """Return what a sheet has of abilities that were taken out of the game, as rows that start with its value."""
    if not sheet.abilities:
        return ()
    return tuple(
        AbilityRow(id=key, name=game.last_name("abilities", key), start=value, dice=0)
        for key, value in sheet.abilities.items()
        if value and game.is_gone("abilities", key)
    )


def gone_skills(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[SkillRow, ...]:
    """Return what a sheet has of skills that were taken out of the game."""
    if not sheet.skills:
        return ()
    return tuple(
        SkillRow(id=key, name=game.last_name("skills", key))
        for key, value in sheet.skills.items()
        if value and game.is_gone("skills", key)
    )


def subject_names(game: Game[BlankSettings]) -> tuple[tuple[str, str], ...]:
    """List id and name of everything that an item can raise."""
    able = ((row.id, row.name) for row in abilities(game))
    return (*able, *((row.id, row.name) for row in skills(game)))


def bare(sheet: BlankSheet, row: AbilityRow) -> int:
    """Return an ability without items (BL-ABL-01)."""
    return sheet.abilities.get(row.id, row.start)


@cached_by_identity
def derive(sheet: BlankSheet, game: Game[BlankSettings]) -> Mapping[str, Explained]:
    """Return `abilities.<id>` and `skills.<id>` of everything that the game has, with their sums."""
    raised = _raised(sheet, game)
    found = {ABILITIES + row.id: _ability(sheet, row, raised) for row in abilities(game)}
    number = _numbers_of(sheet, found, game)
    for row in skills(game):
        found[SKILLS + row.id] = _skill(sheet, row, raised, number)
    return found


def _numbers_of(
    sheet: BlankSheet, known: Mapping[str, Explained], game: Game[BlankSettings]
) -> Callable[[str], Fraction | int]:
    """Return the numbers that a skill's value without training may use: abilities, and written custom fields."""
    written = {OWN + field.id: field.id for field in game.profile if field.kind in _WRITTEN}

    def number(name: str) -> int:
        if name in written:
            value = sheet.own.get(written[name])
            return int(value) if isinstance(value, int) else 0
        there = known.get(name)
        return there.value or 0 if there is not None else 0

    return number


def usable_numbers(game: Game[BlankSettings]) -> frozenset[str]:
    """Return the key of every number that a skill's value without training may use."""
    own = (OWN + field.id for field in game.profile if field.kind in _WRITTEN)
    return frozenset((*(ABILITIES + row.id for row in abilities(game)), *own))


def _raised(sheet: BlankSheet, game: Game[BlankSettings]) -> dict[str, list[Contribution]]:
    """What items add, by the id of what they raise; several of one kind raise once (BL-ITM-01)."""
    found: dict[str, list[Contribution]] = {}
    for row in _owned(sheet, game):
        if row.raises and row.by:
            part = Contribution.model_construct(label=row.name, value=row.by, rule="BL-ITM-01")
            found.setdefault(row.raises, []).append(part)
    return found


def _owned(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[ItemRow]:
    """Yield the rows of the game's items of which a sheet has at least one, each once."""
    there = {item.item for item in sheet.items if item.item and item.count}
    if there:
        yield from (row for row in game.rows("items", ItemRow) if row.id in there)


def _ability(sheet: BlankSheet, row: AbilityRow, raised: Mapping[str, list[Contribution]]) -> Explained:
    own = Contribution.model_construct(label="能力値", value=bare(sheet, row), rule="BL-ABL-01")
    return _explained(sheet, ABILITIES + row.id, row.name, (own, *raised.get(row.id, ())), "BL-ABL-01")


def _skill(
    sheet: BlankSheet,
    row: SkillRow,
    raised: Mapping[str, list[Contribution]],
    number: Callable[[str], Fraction | int],
) -> Explained:
    trained = Contribution.model_construct(label="訓練", value=sheet.skills.get(row.id, 0), rule="BL-SKL-02")
    base = _base_of(row, number)
    if base is None:
        return Explained(label=row.name, value=None, rule="BL-SKL-01", note=_UNKNOWN)
    own = Contribution.model_construct(label="訓練なし", value=base, rule="BL-SKL-01")
    return _explained(sheet, SKILLS + row.id, row.name, (own, trained, *raised.get(row.id, ())), "BL-SKL-01")


_UNKNOWN = phrase("訓練なしの値が計算できません。")


def _base_of(row: SkillRow, number: Callable[[str], Fraction | int]) -> int | None:
    """Return the base of a skill (BL-SKL-01); None where its formula cannot be computed."""
    try:
        return whole(row.base, number)
    except Refusal:
        return None


def _explained(sheet: BlankSheet, key: str, name: str, parts: tuple[Contribution, ...], rule: str) -> Explained:
    """Add parts up; a GM's ruling on the sheet replaces the sum, and is marked."""
    total = sum(part.value for part in parts)
    fixed = sheet.fixed(key)
    if fixed is not None:
        parts = (*parts, Contribution.model_construct(label="GM裁定", value=fixed - total, house=True))
        total = fixed
    shown = tuple(part for n, part in enumerate(parts) if part.value or n == 0)
    return Explained.model_construct(label=Typed(name), value=total, parts=shown, rule=rule)


def _ability_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points that abilities have taken; below its start an ability gives points back (BL-BLD-02)."""
    return sum((bare(sheet, row) - row.start) * row.cost for row in abilities(game))


def points_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points for abilities that are not spent; below 0: too many are."""
    return game.settings.build_points - _ability_cost(sheet, game)


def _skill_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points that training has taken (BL-BLD-04)."""
    return sum(sheet.skills.get(row.id, 0) * row.cost for row in skills(game))


def skill_points_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the points for skills that are not spent; below 0: too many are."""
    return game.settings.build_skill_points - _skill_cost(sheet, game)


def room_in(
    sheet: BlankSheet, row: SkillRow, game: Game[BlankSettings], known: Mapping[str, Explained] | None = None
) -> int:
    """Return how many points a skill still takes (BL-SKL-02, BL-BLD-04); 0 where it takes none.

    Args:
        known: the computed numbers of the sheet, where the caller has them already.
    """
    derived = derive(sheet, game) if known is None else known
    now, already = derived[SKILLS + row.id].value, sheet.skills.get(row.id, 0)
    if now is None:
        return 0
    free = row.most - now
    if sheet.draft and game.settings.build_skill_most is not None:
        free = min(free, game.settings.build_skill_most - already)
    return max(0, free)


def _item_cost(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return what the items of the list cost together; custom items cost nothing (BL-ITM-02)."""
    prices = {row.id: row.price for row in game.rows("items", ItemRow)}
    return sum(prices.get(item.item, 0) * item.count for item in sheet.items)


def money_left(sheet: BlankSheet, game: Game[BlankSettings]) -> int:
    """Return the money of a new character that is not spent; below 0: too much is."""
    return game.settings.build_money - _item_cost(sheet, game)
