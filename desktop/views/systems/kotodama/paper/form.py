"""What every block of the page needs: the canvas, the values, which of them are printed, and where blocks begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from desktop.core.game import Game
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Phrase, Words
from desktop.systems.kotodama.numbers import Matrix, MatrixRow, pool_matrix
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Ability, KotodamaSheet, Skill
from desktop.views.paper.sheet.canvas import Canvas, Carry
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.parts import SECTION
from desktop.views.paper.sheet.sheet_form import SheetForm

ROW = 6.2
"""mm: height of a row of arts, outfits and writing lines."""
HEAD = 4.6
"""mm: height of a table's head."""
UNDER = 0.6
"""mm between a section's title and its table."""
POOLS = 71.8
"""mm: where the pools begin."""
GROUP_BAR, ABILITY_HEAD, POOL_ROW, POOL_NOTE = 4.4, 9.0, 6.1, 3.8
"""mm: heights inside the matrix."""
REFERENCE = SECTION + UNDER + 5 * HEAD
"""mm: height of the quick reference."""
GAP = 2.2
"""mm between sections."""
LIFT = 2.0
"""mm that the quick reference is above the rule of the foot where there is room to spare."""
OWN_LEAST, OWN_MOST = 3, 6
"""Custom fields that the first page has room for whatever else it holds, and where the rest lets it."""
COUNTERS = 7.2
"""mm: height of the line of counter boxes."""
LEAST_ARTS, LEAST_SKILLS, MOST_SKILLS = 3, 6, 12
"""Rows of arts and of skills that the first page keeps, and the most skills it takes."""


@dataclass(frozen=True)
class Plan:
    """Where the lower blocks stand; the same for all three modes of one campaign."""

    skills: int
    """Rows of skills, the one without a skill not counted."""
    arts_top: float
    arts: int
    outfits_top: float
    outfits: int
    reference_top: float
    own: int
    """Custom fields that stand on the first page."""


def plan(game: Game[KotodamaSettings], bottom: float) -> Plan:
    """Lay the blocks out between the states and the foot.

    Args:
        bottom: y of the foot's rule.
    """
    reference_top = bottom - 0.8 - REFERENCE
    known = len(game.rows("skills", Skill))
    skills = max(LEAST_SKILLS, min(MOST_SKILLS, known + 1))
    own = min(len(game.profile), OWN_MOST)
    while own > OWN_LEAST and _arts(min(skills, known), reference_top - _below(own)) < LEAST_ARTS:
        own -= 1
    outfits, outfits_top = _outfits(own), reference_top - _below(own)
    arts = _arts(skills, outfits_top)
    while arts < LEAST_ARTS and skills > LEAST_SKILLS:
        skills -= 1
        arts = _arts(skills, outfits_top)
    spare = _room(skills, outfits_top) - arts * ROW
    lift = min(LIFT, spare / 3)
    outfits_top -= lift + (spare - lift) / 2
    return Plan(skills, _arts_top(skills), arts, outfits_top, outfits, reference_top - lift, own)


def _outfits(own: int) -> int:
    return max(4, ceil((COUNTERS + 2 * ROW + own * ROW - HEAD) / ROW))


def _below(own: int) -> float:
    """Return the mm that outfits and custom fields take above the quick reference."""
    return GAP + SECTION + UNDER + HEAD + _outfits(own) * ROW


def _arts_top(skills: int) -> float:
    matrix = GROUP_BAR + ABILITY_HEAD + (1 + skills) * POOL_ROW
    return POOLS + SECTION + UNDER + matrix + POOL_NOTE + 1.4


def _room(skills: int, outfits_top: float) -> float:
    return outfits_top - GAP + 0.6 - _arts_top(skills) - SECTION - UNDER - HEAD


def _arts(skills: int, outfits_top: float) -> int:
    return max(0, int((_room(skills, outfits_top) + 0.05) / ROW))


@dataclass(frozen=True)
class KotodamaForm(SheetForm):
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: KotodamaSheet | None
    game: Game[KotodamaSettings]
    words: Words
    remainder: Remainder
    numbers: Mapping[str, Explained]
    plan: Plan
    chances: bool = True

    @cached_property
    def matrix(self) -> Matrix:
        """The sheet's own pools; the blank page has the campaign's words and no numbers."""
        if self.sheet is not None:
            return pool_matrix(self.sheet)
        rows = (MatrixRow(skill, ()) for skill in (None, *self.game.rows("skills", Skill)))
        return Matrix(self.game.rows("abilities", Ability), tuple(rows))

    def carry(self, heading: Phrase | str, label: str = "") -> Carry:
        """Return what takes a typed text that does not fit."""
        return self.remainder.carry(self.say(heading), self.say(label) if label else "")

    def value(self, name: str) -> int:
        """Return a computed number; 0 on the blank page."""
        return (self.numbers[name].value or 0) if self.sheet is not None else 0
