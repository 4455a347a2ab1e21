"""Blocks of a printed sheet, and those of abilities and skills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from desktop.core.paper import Field
from desktop.core.words import signed_text
from desktop.systems.blank.sheet import bare
from desktop.systems.blank.tables import AbilityRow, SkillRow
from desktop.views.paper.sheet.ink import FINISHED, HEAVY, LABEL, NAME, NUMBER, ROW, THIN, Area
from desktop.views.paper.sheet.parts import box
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.blank.paper.form import BlankForm, Placed

PENCIL, LOWER = 6.0, 6.6
"""mm: rows to write in are at least so high, and how high they are laid out for paper that is lower than A4."""
NARROW = 56.0
"""mm: a column of rows beside others is at least as wide."""
BESIDE = 3
"""Skills that are beside each other on further pages."""


def across(width: float, least: float = NARROW) -> int:
    """Return how many rows are beside each other."""
    return max(1, int((width + 4) / (least + 4)))


def cells(placed: Placed, columns: int, count: int) -> tuple[Area, ...]:
    """Return places for things in order: down the first column, then the next; so many as there are."""
    return _cells(placed.rows, columns)[:count]


@lru_cache(256)
def _cells(rows: tuple[Area, ...], columns: int) -> tuple[Area, ...]:
    areas = [row.columns(*(0 for _ in range(columns)), gap=4) for row in rows]
    return tuple(row[column] for column in range(columns) for row in areas)


@dataclass(frozen=True)
class Block:
    """What the blocks have in common."""

    form: BlankForm
    heading: str
    width: float
    tight: float = 1.0
    """Share of the usual height of a row, where a column is crowded."""

    least = 1
    head = 0.0
    usual = 6.4
    """mm of a row."""

    @property
    def pitch(self) -> float:
        """mm of a row as it is here; on paper that brings rows closer, those to write in begin further apart."""
        fit = self.form.canvas.fit
        closer = fit is not None and not fit.cut and self.usual >= PENCIL
        return (max(self.usual, LOWER) if closer else self.usual) * self.tight

    @property
    def most(self) -> int:
        """No more rows than it wants."""
        return self.rows

    @property
    def rows(self) -> int:
        """How many rows it wants."""
        raise NotImplementedError

    def draw(self, placed: Placed) -> None:
        """Draw what has room, and send the rest elsewhere."""
        raise NotImplementedError


@dataclass(frozen=True)
class Abilities(Block):
    """Name with reading, what is written, what it comes to."""

    usual = 9.2
    head = 3.6

    @property
    def rows(self) -> int:
        """A row each."""
        return -(-len(self.form.layout.abilities) // across(self.width))

    def draw(self, placed: Placed) -> None:
        """Draw as many as have room; the rest continues elsewhere."""
        form, count = self.form, across(self.width)
        known = form.layout.abilities
        form.keep(("abilities", placed.head, count), lambda: self._top(placed.head, count))
        places = cells(placed, count, len(known))
        for area, row in zip(places, known, strict=False):
            held = None if form.sheet is None else bare(form.sheet, row)
            shown = form.numbers.get(f"abilities.{row.id}")
            number = None if shown is None else (shown.shown, shown.value)
            key = ("ability", area, self.heading, row.id, self._named(row), row.reading, held, number)
            form.keep(key, partial(self._one, area, row))
        self._more(known[len(places) :])

    def _top(self, head: Area, count: int) -> None:
        form = self.form
        for cut in head.columns(*(0 for _ in range(count)), gap=4):
            for place, word in zip(self._cuts(cut)[1:], self._heads(), strict=True):
                form.canvas.text(place, form.say(word), LABEL, align="centre")

    def _heads(self) -> tuple[str, ...]:
        return ("値", "合計", "成功%") if self._odds else ("値", "合計")

    @property
    def _odds(self) -> bool:
        return self.form.chances and self.form.game.settings.check_subject in ("both", "abilities")

    def _cuts(self, area: Area) -> tuple[Area, ...]:
        return area.columns(0, 11, 13, *((9,) if self._odds else ()), gap=1)

    def _one(self, area: Area, row: AbilityRow) -> None:
        form, canvas = self.form, self.form.canvas
        name, value, total, *odds = self._cuts(area.part(h=area.h - 1.2))
        carry = form.remainder.carry(self.heading, form.say("名前"))
        text = self._named(row)
        read = clean(row.reading) if row.reading != row.name and form.words.language == "ja" else ""
        if read:
            small = name.part(0.5, 0.0, name.w - 0.5, 2.9)
            canvas.text(small, read, LABEL, carry=form.remainder.carry(self.heading, form.say("ふりがな")))
        canvas.text(name.part(0.5, 2.9 if read else 0.0, name.w - 0.5), text, NAME, bold=True, carry=carry)
        held = signed_text(bare(form.sheet, row)) if form.sheet is not None else ""
        box(canvas, value, value=held, pt=NUMBER, field=Field(f"abilities.{row.id}"))
        shown = form.number(f"abilities.{row.id}")
        box(canvas, total, value=shown, pt=FINISHED, width=HEAVY, tint=form.finished)
        if odds and shown:
            canvas.text(odds[0], form.chance(form.numbers[f"abilities.{row.id}"].value or 0), LABEL, align="centre")

    def _named(self, row: AbilityRow) -> str:
        return clean(self.form.say(self.form.game.marked("abilities", row.id, row.name)))

    def _more(self, rows: Sequence[AbilityRow]) -> None:
        if not rows:
            return
        form, sheet = self.form, self.form.sheet
        heads = (
            Column(form.say("名前"), 0, "left"),
            Column(form.say("値"), 24),
            Column(form.say("合計"), 24, bold=True),
        )
        lines = [
            (
                self._named(row),
                "" if sheet is None else signed_text(bare(sheet, row)),
                form.number(f"abilities.{row.id}"),
            )
            for row in rows
        ]
        form.remainder.rows(self.heading, heads, lines)


@dataclass(frozen=True)
class Skills(Block):
    """Name, training, what it comes to, and how likely the usual check is."""

    skills: tuple[SkillRow, ...] = ()

    usual = 5.4
    head = 3.6

    @property
    def rows(self) -> int:
        """A row each."""
        return -(-len(self.skills) // across(self.width))

    def draw(self, placed: Placed) -> None:
        """Draw as many as have room; the rest continues elsewhere."""
        form, count = self.form, across(self.width)
        form.keep(("skills", placed.head, count), lambda: self._top(placed.head, count))
        places = cells(placed, count, len(self.skills))
        for area, row in zip(places, self.skills, strict=False):
            shown = form.numbers.get(f"skills.{row.id}")
            number = None if shown is None else (shown.shown, shown.value)
            key = ("skill", area, self.heading, row.id, self._named(row), self._trained(row), number)
            form.keep(key, partial(self._one, area, row))
        self._more(self.skills[len(places) :])

    def _top(self, head: Area, count: int) -> None:
        form = self.form
        heads = ("訓練", "合計", "成功%") if self._odds else ("訓練", "合計")
        for cut in head.columns(*(0 for _ in range(count)), gap=4):
            for place, word in zip(self._cuts(cut)[1:], heads, strict=True):
                form.canvas.text(place, form.say(word), LABEL, align="centre")

    @property
    def _odds(self) -> bool:
        return self.form.chances and self.form.game.settings.check_subject in ("both", "skills")

    def _cuts(self, area: Area) -> tuple[Area, ...]:
        return area.columns(0, 9, 10, *((9,) if self._odds else ()), gap=0.8)

    def _named(self, row: SkillRow) -> str:
        return clean(self.form.say(self.form.game.marked("skills", row.id, row.name)))

    def _trained(self, row: SkillRow) -> str:
        sheet = self.form.sheet
        points = 0 if sheet is None else sheet.skills.get(row.id, 0)
        return str(points) if points else ""

    def _one(self, area: Area, row: SkillRow) -> None:
        form, canvas = self.form, self.form.canvas
        name, trained, total, *odds = self._cuts(area)
        points = self._trained(row)
        carry = form.remainder.carry(self.heading, form.say("名前"))
        canvas.text(name.part(0.5, w=name.w - 0.5), self._named(row), ROW, bold=bool(points), carry=carry)
        box(canvas, trained.part(0, 0.4, h=trained.h - 0.8), value=points, pt=ROW, field=Field(f"skills.{row.id}"))
        shown = form.number(f"skills.{row.id}")
        box(canvas, total.part(0, 0.4, h=total.h - 0.8), value=shown, pt=NAME, width=HEAVY, tint=form.finished)
        if odds and shown:
            canvas.text(odds[0], form.chance(form.numbers[f"skills.{row.id}"].value or 0), LABEL, align="centre")
        canvas.line((name.x, area.bottom), (name.right, area.bottom), THIN)

    def _more(self, rows: Sequence[SkillRow]) -> None:
        if not rows:
            return
        form = self.form
        heads = [
            Column(form.say("名前"), 0, "left"),
            Column(form.say("訓練"), 13),
            Column(form.say("合計"), 13, bold=True),
        ]
        cells = [(self._named(row), self._trained(row), form.number(f"skills.{row.id}")) for row in rows]
        deep = -(-len(cells) // BESIDE)
        lines = [sum((cells[n] for n in range(line, len(cells), deep)), ()) for line in range(deep)]
        form.remainder.rows(self.heading, heads * BESIDE, lines)
