"""The numbers of a sheet: abilities with their items' bonuses, and skills with their base."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from desktop.core.expression.tree import whole
from desktop.core.game import Game
from desktop.core.outcome import Contribution, Explained
from desktop.core.problem import Refusal
from desktop.core.profile import FieldKind
from desktop.core.words import Typed, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.systems.blank.tables import AbilityRow, ItemRow, SkillRow

ABILITIES, SKILLS, OWN = "abilities.", "skills.", "own."
WRITTEN = (FieldKind.NUMBER, FieldKind.CHECK)
"""Custom fields that a skill's value without training may ask for: those that nothing else goes into."""


def abilities(game: Game[BlankSettings]) -> tuple[AbilityRow, ...]:
    """Return the abilities that this campaign plays with."""
    return game.rows("abilities", AbilityRow)


def skills(game: Game[BlankSettings]) -> tuple[SkillRow, ...]:
    """Return the skills that this campaign plays with."""
    return game.rows("skills", SkillRow)


def gone_abilities(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[AbilityRow, ...]:
    """Return what a sheet has of abilities that the game has no more, as rows that begin with it."""
    if not sheet.abilities:
        return ()
    return tuple(
        AbilityRow(id=key, name=game.last_name("abilities", key), start=value, dice=0)
        for key, value in sheet.abilities.items()
        if value and game.is_gone("abilities", key)
    )


def gone_skills(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[SkillRow, ...]:
    """Return what a sheet has of skills that the game has no more."""
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


def derive(sheet: BlankSheet, game: Game[BlankSettings]) -> Mapping[str, Explained]:
    """Return `abilities.<id>` and `skills.<id>` of everything that the game has, with their sums."""
    raised = _raised(sheet, game)
    found = {ABILITIES + row.id: _ability(sheet, row, raised) for row in abilities(game)}
    number = numbers_of(sheet, found, game)
    for row in skills(game):
        found[SKILLS + row.id] = _skill(sheet, row, raised, number)
    return found


def numbers_of(
    sheet: BlankSheet, known: Mapping[str, Explained], game: Game[BlankSettings]
) -> Callable[[str], Fraction | int]:
    """Return what a skill's value without training may ask for: abilities, and custom fields that people write."""
    written = {OWN + field.id: field.id for field in game.profile if field.kind in WRITTEN}

    def number(name: str) -> int:
        if name in written:
            value = sheet.own.get(written[name])
            return int(value) if isinstance(value, int) else 0
        there = known.get(name)
        return there.value or 0 if there is not None else 0

    return number


def usable(game: Game[BlankSettings]) -> frozenset[str]:
    """Name every number that `numbers_of` knows."""
    own = (OWN + field.id for field in game.profile if field.kind in WRITTEN)
    return frozenset((*(ABILITIES + row.id for row in abilities(game)), *own))


def _raised(sheet: BlankSheet, game: Game[BlankSettings]) -> dict[str, list[Contribution]]:
    """What items add, by the id of what they raise; several of one kind raise once (BL-ITM-01)."""
    found: dict[str, list[Contribution]] = {}
    for row in held(sheet, game):
        if row.raises and row.by:
            part = Contribution.model_construct(label=row.name, value=row.by, rule="BL-ITM-01")
            found.setdefault(row.raises, []).append(part)
    return found


def held(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[ItemRow]:
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
    base = base_of(row, number)
    if base is None:
        return Explained(label=row.name, value=None, rule="BL-SKL-01", note=_UNKNOWN)
    own = Contribution.model_construct(label="訓練なし", value=base, rule="BL-SKL-01")
    return _explained(sheet, SKILLS + row.id, row.name, (own, trained, *raised.get(row.id, ())), "BL-SKL-01")


_UNKNOWN = phrase("訓練なしの値が計算できません。")


def base_of(row: SkillRow, number: Callable[[str], Fraction | int]) -> int | None:
    """Return the base of a skill (BL-SKL-01); None where its formula comes to nothing."""
    try:
        return whole(row.base, number)
    except Refusal:
        return None


def _explained(sheet: BlankSheet, key: str, name: str, parts: tuple[Contribution, ...], rule: str) -> Explained:
    """Add parts up; a number that a GM wrote on the sheet wins, and is marked."""
    total = sum(part.value for part in parts)
    fixed = sheet.fixed(key)
    if fixed is not None:
        parts = (*parts, Contribution.model_construct(label="GM裁定", value=fixed - total, house=True))
        total = fixed
    shown = tuple(part for n, part in enumerate(parts) if part.value or n == 0)
    return Explained.model_construct(label=Typed(name), value=total, parts=shown, rule=rule)
