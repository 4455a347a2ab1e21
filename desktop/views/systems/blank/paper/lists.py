"""Blocks that are written in while playing: checks to look up, items, conditions, points, memo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from desktop.core.game import Game
from desktop.core.paper import Field
from desktop.core.words import Words, signed_text
from desktop.services.text.catalogue import Catalogue
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import Condition, Item
from desktop.views.paper.custom_checks import check_lines
from desktop.views.paper.sheet.ink import LABEL, NUMBER, ROW, THIN, Area
from desktop.views.paper.sheet.parts import box, writing_line, writing_lines
from desktop.views.paper.sheet.stamps import Identity
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.fitting import label
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style, Typeface
from desktop.views.systems.blank.paper.blocks import Block
from desktop.views.systems.blank.paper.form import Placed
from desktop.views.systems.blank.plain_words import condition_ends, item_does, item_named, usual_check

INDENT = 1.0
"""mm before a line below a check's name."""
HIGHEST = 5
"""Rows that what one thing does may take."""


@dataclass(frozen=True)
class Checks(Block):
    """How the usual check goes, and every custom check with its dice and its chance for this sheet."""

    usual = 4.6

    @cached_property
    def _lines(self) -> list[tuple[str, str, bool]]:
        """Text at the left, at the right, and whether it is a name; as many in every state of the page."""
        form = self.form

        def broken(text: str, beside: str = "") -> tuple[str, ...]:
            return _broken(text, self.width - INDENT - self._wide(beside), form.canvas.face)

        found = [*_usual(Identity(form.game), Identity(form.words), self.width - INDENT, form.canvas.face)]
        for check in check_lines(
            Catalogue().system(SYSTEM.id), form.game, form.sheet, form.words, chances=form.chances
        ):
            found.append((clean(check.name), "", True))
            thrown = broken("　".join(part for part in (check.dice, check.target) if part), check.chance)
            found += [(text, check.chance if text is thrown[0] else "", False) for text in thrown]
            found += [(text, "", False) for follows in check.follows for text in broken(follows)]
        return found

    def _wide(self, right: str) -> float:
        return self.form.canvas.width(right, ROW, bold=True) + 1 if right else 0.0

    @property
    def rows(self) -> int:
        """A line each."""
        return len(self._lines)

    def draw(self, placed: Placed) -> None:
        """Draw as many as have room; the rest continues elsewhere."""
        form, lines = self.form, self._lines
        form.keep(("checks", self.heading, placed.rows, tuple(lines)), lambda: self._here(placed.rows))
        for left, right, _ in lines[len(placed.rows) :]:
            form.remainder.text(self.heading, "", f"{left}　{right}" if right else left)

    def _here(self, rows: Sequence[Area]) -> None:
        form, canvas = self.form, self.form.canvas
        for area, (left, right, name) in zip(rows, self._lines, strict=False):
            wide = self._wide(right)
            carry = form.remainder.carry(self.heading, form.say("名前"))
            if name:
                canvas.text(area, left, ROW, bold=True, carry=carry)
                canvas.line((area.x, area.y), (area.right, area.y), THIN)
            else:
                canvas.text(area.part(INDENT, w=area.w - INDENT - wide), left, LABEL, carry=carry)
            if right:
                canvas.text(area.part(area.w - wide, w=wide), right, ROW, bold=True, align="right")


@lru_cache(64)
def _usual(
    game: Identity[Game[BlankSettings]], words: Identity[Words], width: float, face: Typeface
) -> tuple[tuple[str, str, bool], ...]:
    """Return the lines of the usual check, as those of other checks are."""
    rows = map(words.value.say, usual_check(game.value))
    return tuple((text, "", False) for line in rows for text in _broken(line, width, face))


@lru_cache(256)
def _broken(text: str, width: float, face: Typeface) -> tuple[str, ...]:
    style = Style(LABEL)
    return tuple(wrap(clean(text), width, face.measure(style)))


@dataclass(frozen=True)
class Items(Block):
    """Name, count, what it does; empty lines for what is found."""

    usual = 6.2
    head = 3.6
    least = 2
    most = 20

    @property
    def rows(self) -> int:
        """One for each thing, more where it does much, and some to write in."""
        return max(4, sum(self._highs))

    @property
    def _held(self) -> Sequence[Item]:
        return self.form.sheet.items if self.form.sheet is not None else ()

    @cached_property
    def _highs(self) -> tuple[int, ...]:
        """How many rows each thing takes, so that what it does is read whole."""
        if not self._held:
            return ()
        pitch, face = self.pitch, self.form.canvas.face
        wide = self._cuts(Area(0, 0, self.width, pitch))[-1].w
        return tuple([_high(clean(self._does(item)), wide, pitch, face) for item in self._held])

    def draw(self, placed: Placed) -> None:
        """Draw lines for as many as have room; the rest continues elsewhere."""
        form, held = self.form, self._held
        form.keep(("items", placed.head), lambda: self._top(placed.head))
        places = self._places(placed.rows)
        for index, area in enumerate(places[: len(held)]):
            item = held[index]
            key = ("item", area, self.heading, index, item.item, item.name, item.note, item.count)
            form.keep(key, partial(self._one, area, item, index), apart=True)
        empty = tuple(places[len(held) :])
        form.keep(("no items", self.heading, empty, len(held)), lambda: self._empty(empty, len(held)))
        if len(held) > len(places):
            self._more(held[len(places) :])

    def _more(self, items: Sequence[Item]) -> None:
        form = self.form
        heads = (
            Column(form.say("名前"), 60, "left"),
            Column(form.say("数"), 16),
            Column(form.say("はたらき"), 0, "left"),
        )
        more = [(clean(self._name(item)), str(item.count), clean(self._does(item))) for item in items]
        form.remainder.rows(self.heading, heads, more)

    def _top(self, head: Area) -> None:
        for place, word in zip(self._cuts(head), ("名前", "数", "はたらき"), strict=True):
            self.form.canvas.text(place, self.form.say(word), LABEL)

    def _empty(self, places: Sequence[Area], first: int) -> None:
        for index, area in enumerate(places, first):
            self._one(area, None, index)

    def _places(self, rows: Sequence[Area]) -> list[Area]:
        """Return a place for every thing, as high as it needs where rows lie close, then the empty rows."""
        found, next_row = [], 0
        for high in self._highs:
            if next_row == len(rows):
                break
            first, last = rows[next_row], next_row
            while last + 1 < min(len(rows), next_row + high) and _touch(rows[last], rows[last + 1]):
                last += 1
            found.append(Area(first.x, first.y, first.w, rows[last].bottom - first.y))
            next_row = last + 1
        return [*found, *rows[next_row:]]

    def _cuts(self, area: Area) -> tuple[Area, ...]:
        return area.columns(area.w * 0.42, 10, 0, gap=1)

    def _name(self, item: Item) -> str:
        return item_named(item, self.form.game, self.form.words)

    def _does(self, item: Item) -> str:
        return item_does(item, self.form.game, self.form.words)

    def _one(self, area: Area, item: Item | None, index: int) -> None:
        form, canvas = self.form, self.form.canvas
        name, count, does = self._cuts(area)
        for cut in (name, count, does):
            writing_line(canvas, cut.x, cut.bottom - 0.3, cut.right)
        listed = item is not None and item.item and not item.name
        carry = form.remainder.carry(self.heading, form.say("名前"))
        path = f"items.{index}"
        text = self._name(item) if item is not None else ""
        canvas.text(name, clean(text), ROW, carry=carry, field=None if listed else Field(f"{path}.name"))
        number = str(item.count) if item is not None and form.mode.moving else ""
        canvas.text(count, number, ROW, align="centre", field=Field(f"{path}.count", True))
        taker = form.remainder.carry(self.heading, form.say("はたらき"))
        written = item is None or not item.item
        canvas.text(
            does,
            clean(self._does(item)) if item else "",
            ROW,
            carry=taker,
            field=Field(f"{path}.note") if written else None,
        )


@lru_cache(256)
def _high(text: str, wide: float, pitch: float, face: Typeface) -> int:
    highs, style = range(1, HIGHEST + 1), Style(ROW)
    return next((high for high in highs if label(text, wide, high * pitch, style, face).complete), HIGHEST)


@dataclass(frozen=True)
class Conditions(Block):
    """Lines for what comes and goes."""

    usual = 6.2
    rows = 2
    least = 1
    most = 6

    def draw(self, placed: Placed) -> None:
        """Draw lines for as many as have room; the rest continues elsewhere."""
        form = self.form
        held = form.sheet.conditions if form.sheet is not None and form.mode.moving else ()
        key = ("conditions", self.heading, placed.rows, tuple([(row.text, row.until) for row in held]))
        form.keep(key, lambda: self._here(placed.rows, held))
        heads = (Column(self.heading, 0, "left"), Column(form.say("いつまで"), 80, "left"))
        more = [
            (clean(form.say(row.text)), clean(condition_ends(row, form.game, form.words)))
            for row in held[len(placed.rows) :]
        ]
        form.remainder.rows(self.heading, heads, more)

    def _here(self, rows: Sequence[Area], held: Sequence[Condition]) -> None:
        form, canvas = self.form, self.form.canvas
        for index, area in enumerate(rows):
            text, until = area.columns(0, area.w * 0.42, gap=2)
            row = held[index] if index < len(held) else None
            for cut in (text, until):
                writing_line(canvas, cut.x, cut.bottom - 0.3, cut.right)
            carry = form.remainder.carry(self.heading, self.heading)
            sentence = clean(form.say(row.text)) if row is not None else ""
            canvas.text(text, sentence, ROW, carry=carry, field=Field(f"conditions.{index}.text", True))
            ends = form.remainder.carry(self.heading, form.say("いつまで"))
            wording = clean(condition_ends(row, form.game, form.words)) if row is not None else ""
            canvas.text(until, wording, ROW, carry=ends, field=Field(f"conditions.{index}.until", True))


@dataclass(frozen=True)
class Points(Block):
    """Points for growth, and money."""

    usual = 11.0
    rows = 1
    most = 1

    def draw(self, placed: Placed) -> None:
        """Draw a box for each."""
        sheet = self.form.sheet
        held = None if sheet is None else (sheet.points, sheet.money)
        self.form.keep(("points", self.heading, placed.rows, held), lambda: self._here(placed))

    def _here(self, placed: Placed) -> None:
        form, sheet = self.form, self.form.sheet
        for area in placed.rows:
            for cut, field in zip(area.part(h=area.h - 0.6).columns(0, 0, gap=2), ("points", "money"), strict=True):
                value = getattr(sheet, field) if sheet is not None else None
                box(form.canvas, cut, corner=form.start(value) if value is not None else "")
                text = signed_text(value) if value is not None and form.mode.moving else ""
                inner = cut.part(1, 3.8, cut.w - 2, cut.h - 4.2)
                form.canvas.text(inner, text, NUMBER, bold=True, align="centre", field=Field(field, True))
                left = cut.part(1, 0.5, cut.w * 0.55, 3.2)
                carry = form.remainder.carry(self.heading)
                form.canvas.text(left, clean(form.say(form.game.label(field))), LABEL, carry=carry)


@dataclass(frozen=True)
class Memo(Block):
    """Lines to write on."""

    usual = 6.2
    rows = 3
    least = 2
    most = 40

    def draw(self, placed: Placed) -> None:
        """Set the text on its lines; what has no room continues elsewhere."""
        form = self.form
        runs: list[list[Area]] = []
        for area in placed.rows:
            if runs and _touch(runs[-1][-1], area):
                runs[-1].append(area)
            else:
                runs.append([area])
        text = form.sheet.memo if form.sheet is not None else ""
        lines = wrap(clean(text), self.width, lambda part: form.canvas.width(part, ROW))
        begun = next((run for run in runs if len(run) >= len(lines)), max(runs, key=len))
        for run in runs:
            whole = Area(run[0].x, run[0].y, run[0].w, len(run) * self.pitch)
            if run is not begun:
                writing_lines(form.canvas, whole)
                continue
            carry = form.remainder.carry(self.heading)
            writing_lines(form.canvas, whole, text, carry=carry, field=Field("memo"))


@dataclass(frozen=True)
class Free(Block):
    """Lines for whatever comes up, in a column that is short otherwise."""

    usual = 6.2
    rows = 3
    least = 3
    most = 40

    def draw(self, placed: Placed) -> None:
        """Draw the lines."""
        self.form.keep(("free", placed.rows), lambda: self._here(placed))

    def _here(self, placed: Placed) -> None:
        for area in placed.rows:
            writing_line(self.form.canvas, area.x, area.bottom, area.right)


def _touch(upper: Area, lower: Area) -> bool:
    """Tell whether rows are right below each other, with no place to cut between them."""
    return abs(upper.bottom - lower.y) < 0.01
