"""What is on a sheet and where: the blocks of a definition, without those that can hold nothing (BL-LAY-01).

Screens and paper read it from here, so that they agree. It knows no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import AnyGame, Game
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, gone_abilities, gone_skills
from desktop.systems.blank.tables import HOLDS, AbilityRow, BlockRow, ConditionRow, ItemRow, SkillRow

COLUMNS = 3


class Piece(Value):
    """A block that has something to hold."""

    block: BlockRow
    skills: tuple[SkillRow, ...] = ()
    """Those of a block of skills; every block holds its own."""

    @property
    def holds(self) -> str:
        """Which kind of thing."""
        return self.block.holds


Columns: TypeAlias = tuple[tuple[Piece, ...], ...]


class Layout(Value):
    """A sheet of one game: what there is, and the blocks by column."""

    abilities: tuple[AbilityRow, ...]
    skills: tuple[SkillRow, ...]
    items: tuple[ItemRow, ...]
    conditions: tuple[ConditionRow, ...]
    tracks: tuple[ProfileField, ...]
    numbers: tuple[ProfileField, ...]
    fields: tuple[ProfileField, ...]
    checks: tuple[CustomCheck, ...]
    pieces: tuple[Piece, ...]
    """In the definition's order."""

    @property
    def columns(self) -> Columns:
        """The blocks of each column; columns without any are left out."""
        found = (tuple(p for p in self.pieces if p.block.column == number) for number in range(1, COLUMNS + 1))
        return tuple(column for column in found if column)

    def has(self, holds: str) -> bool:
        """Tell whether some block holds this."""
        return any(piece.holds == holds for piece in self.pieces)

    @property
    def own_shown(self) -> frozenset[str]:
        """Ids of the custom fields that are in a block."""
        known = {"tracks": self.tracks, "numbers": self.numbers, "fields": self.fields}
        return frozenset(field.id for holds, fields in known.items() if self.has(holds) for field in fields)


def layout_of(game: AnyGame, sheet: BlankSheet | None = None) -> Layout:
    """Return how a sheet looks in this game.

    Args:
        sheet: what it has got beyond the game's lists is kept in sight.
    """
    had = frozenset(holds for holds in ("items", "conditions") if sheet is not None and getattr(sheet, holds))
    made = game.once(_LAYOUTS[had])
    return made if sheet is None else _with_gone(made, sheet, game.known(BlankSettings))


def _with_gone(made: Layout, sheet: BlankSheet, game: Game[BlankSettings]) -> Layout:
    """Keep a sheet's rows that were removed from the game at the end of their blocks (BL-LAY-01)."""
    abilities, skills = gone_abilities(sheet, game), gone_skills(sheet, game)
    if not abilities and not skills:
        return made
    holders = [piece.block.id for piece in made.pieces if piece.holds == "skills"]
    blocks = game.rows("blocks", BlockRow)
    last = holders[-1] if holders else next((block.id for block in blocks if block.holds == "skills"), "")
    there = {piece.block.id: piece for piece in made.pieces}
    pieces = []
    for block in blocks:
        piece = there.get(block.id)
        if block.id == last and skills:
            pieces.append(Piece(block=block, skills=(*(piece.skills if piece else ()), *skills)))
        elif piece is not None:
            pieces.append(piece)
        elif block.holds == "abilities" and abilities:
            pieces.append(Piece(block=block))
    return made.evolve(abilities=(*made.abilities, *abilities), skills=(*made.skills, *skills), pieces=tuple(pieces))


def _made(had: frozenset[str], game: AnyGame) -> Layout:
    blocks, skills = game.rows("blocks", BlockRow), game.rows("skills", SkillRow)
    conditions, items = game.rows("conditions", ConditionRow), game.rows("items", ItemRow)
    abilities = game.rows("abilities", AbilityRow)
    numbers = tuple(field for field in game.profile if field.kind is FieldKind.FORMULA)
    fields = tuple(field for field in game.profile if field.written)
    held: dict[str, Sequence[object]] = {
        "abilities": abilities,
        "tracks": game.tracks,
        "numbers": numbers,
        "fields": fields,
        "checks": game.definition.checks,
        "items": items,
        "conditions": conditions,
    }
    settings = game.known(BlankSettings).settings
    always = {"points", "memo", "items", *had}  # things can be written without a list of them
    if settings.check_contest and settings.check_subject != "none":
        always.add("checks")
    own_groups = {block.group for block in blocks if block.holds == "skills" and block.group}
    pieces = []
    for block in blocks:
        if block.holds == "skills":
            inside = tuple(row for row in skills if _belongs(row, block, own_groups))
            if inside:
                pieces.append(Piece(block=block, skills=inside))
        elif block.holds in always or held[block.holds]:
            pieces.append(Piece(block=block))
    return Layout(
        abilities=abilities,
        skills=skills,
        items=items,
        conditions=conditions,
        tracks=game.tracks,
        numbers=numbers,
        fields=fields,
        checks=game.definition.checks,
        pieces=tuple(pieces),
    )


_LAYOUTS = {
    frozenset(had): partial(_made, frozenset(had)) for had in ((), ("items",), ("conditions",), ("items", "conditions"))
}
"""What makes the layout of a sheet that has got such rows, whatever the game's lists hold."""


def _belongs(row: SkillRow, block: BlockRow, own_groups: set[str]) -> bool:
    return row.group == block.group if block.group else row.group not in own_groups


def title_of(piece: Piece, game: AnyGame) -> Phrase | str:
    """Return what is over a block: its own heading, its group, or the game's word for what it holds."""
    block = piece.block
    return block.name or block.group or word_of(game, block.holds)


def word_of(game: AnyGame, holds: str) -> Phrase | str:
    """Return the game's word for a kind of thing, the usual one where it has none."""
    if holds == "points":
        return phrase("{points}と{money}", points=game.label("points"), money=game.label("money"))
    if holds == "checks":
        return game.label("check")
    return game.label(holds) if holds in game.words else HOLDS[holds]
