"""What the pages with dice share: what may be thrown now, and writing a throw down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.core.problem import Problem
from desktop.core.rolls.dice import Throw
from desktop.core.sheet import Sheet
from desktop.models.sheet.document import SheetDocument
from desktop.systems.d6game.formula import Formula, formula
from desktop.systems.d6game.sheet import D6gameSheet

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll  # a sheet is opened before anything of checks has been loaded


def roll_of(document: SheetDocument, roll: str) -> BuildRoll | None:
    """Find one of the throws that building offers now."""
    return next((r for r in document.system.build_rolls(document.sheet, document.game) if r.id == roll), None)


def write_throw(document: SheetDocument, roll: str, throw: Throw, text: str) -> Problem | None:
    """Write a throw down as one undo step, or say why it does not count."""
    return write_throws(document, {roll: throw}, text)


def write_throws(document: SheetDocument, throws: Mapping[str, Throw], text: str) -> Problem | None:
    """Write several throws down as one undo step, or say why one of them does not count.

    Dice that may be thrown only once stay thrown.
    """
    system, game = document.system, document.game
    once = any(roll.id in throws and not roll.free_reroll for roll in system.build_rolls(document.sheet, game))

    def thrown(sheet: Sheet) -> Sheet:
        for roll, throw in throws.items():
            sheet = system.apply_roll(sheet, roll, throw, game)
        return sheet

    problem = document.apply(thrown, text, for_good=once)
    document.end_burst()
    return problem


def ability_faces(sheet: D6gameSheet, ability: str, dice: Formula) -> tuple[int, ...]:
    """Return the dice behind an ability, none once the number was overwritten by hand."""
    faces: tuple[int, ...] = tuple(sheet.ability_dice.get(ability, ()))
    value = sheet.ability.get(ability)
    return faces if faces and value == sum(faces) + dice.plus else ()


def life_faces(sheet: D6gameSheet, text: str) -> tuple[int, ...]:
    """Return the die behind life where the formula has one die only; more dice are kept as their total."""
    dice = formula(text)
    if dice.count != 1 or sheet.life_die is None or not 1 <= sheet.life_die - dice.plus <= dice.sides:
        return ()
    return (sheet.life_die - dice.plus,)


def printed_formula(text: str) -> str:
    """Write a formula as it is printed: 1D6, 2D6＋3."""
    return text.upper().replace("+", "＋")
