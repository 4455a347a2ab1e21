"""The GM's screen: blocks of tables and short rules in columns of landscape pages, one frame for every system."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from desktop.core.game import AnyGame
from desktop.core.numbers import out_of
from desktop.core.settings import SettingInfo
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.view_models import Gauge
from desktop.core.words import Phrase, Typed, Words
from desktop.services.keys.letters import letter_table
from desktop.services.keys.sentence import picks
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.custom_checks import CheckLine, check_lines
from desktop.views.paper.fight_boxes import LEAST_BOX, shared
from desktop.views.paper.plates import Facts, numbers
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.shares import share as share
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.column_flow import Block, ColumnFlow, Item, column_on, even, stacked
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, ROW, SMALL, THIN, TINT, Area
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.parts import check_mark, ruled_below, slash, tick_at, writing_line
from desktop.views.paper.sheet.tables import Column, table
from desktop.views.paper.text.game_name import game_name
from desktop.views.paper.text.kinsoku import clean, filled, wrap
from desktop.views.paper.text.typeface import Style

LINE, GRID = 3.9, 6.2
"""mm: a line of small text; a row to write in."""
POINTS = 4.4
"""mm: a line of points to tick off."""
MOST_TITLE = 0.7
"""Share of a page's width that its head takes at most; a game of one's own may have a long name."""
MOST_BOXES = 30
"""More points are shown among the other numbers."""


_STEP = re.compile(r"([①-⑳→]|[0-9]+(?=\s))\s*")
"""A number or a sign that a line of a list begins with."""
Translate: TypeAlias = Callable[[Phrase | str], str]


@dataclass(frozen=True)
class Pen:
    """Makes the pieces of a screen in the language of the page."""

    words: Words
    canvas: Canvas
    """One to measure with."""
    facts: Facts | None = None
    chances: bool = True
    """False: odds are not shown (KO-TBL-24, D6G-PHY-09)."""

    @property
    def wide(self) -> float:
        """Width of a column in mm."""
        return column_on(self.canvas)

    def block(
        self, title: str, *items: Item | Iterable[Item], note: str = "", tonight: bool = False, odds: bool = False
    ) -> Block:
        """Make a block."""
        flat = tuple(one for item in items for one in ((item,) if isinstance(item, Item) else item))
        return Block(self.words.say(title), self.words.say(note), flat, tonight, odds)

    def row(self, left: Phrase | str, right: Phrase | str = "", *, bold: bool = True) -> Item:
        """Make a line with a word at the left and what it means at the right, below it where both are long."""
        sentence, meaning = clean(self.words.say(left)), clean(self.words.say(right))
        face = self.canvas.face
        first = face.width(sentence, Style(SMALL, bold=bold))
        room = self.wide - 1.0
        beside = first + face.width(meaning, Style(LABEL)) + 3 <= room
        heads = wrap(sentence, room, lambda text: face.width(text, Style(SMALL, bold=bold)))
        lines = [] if beside else wrap(meaning, room - 3, lambda text: face.width(text, Style(LABEL)))

        def head(text: str, right: str) -> Item:
            def draw(canvas: Canvas, area: Area) -> None:
                canvas.text(area.part(0.5, 0.5, area.w - 1, LINE), text, SMALL, bold=bold)
                if right:
                    canvas.text(area.part(0.5, 0.5, area.w - 1, LINE), right, LABEL, align="right")

            return Item(LINE, draw)

        first_right = meaning if beside else ""
        head_lines = [head(text, "" if number else first_right) for number, text in enumerate(heads or [""])]
        return stacked([*head_lines, *(_line(text, 3.5, LABEL) for text in lines), _rule()])

    def rows(self, pairs: Iterable[tuple[Phrase | str, Phrase | str]]) -> Iterator[Item]:
        """Make several lines."""
        return (self.row(left, right) for left, right in pairs)

    def text(self, text: str) -> Item:
        """Make a line of running text; behind the number of a step its further lines hang below the first."""
        step = _STEP.match(text)
        if step is None:
            return self.row(text, bold=False)
        style, face = Style(SMALL), self.canvas.face
        left = face.width(step[1], style) + 1.2
        lines = wrap(text[step.end() :], self.wide - 1.0 - left, lambda sentence: face.width(sentence, style))

        def begin(canvas: Canvas, area: Area) -> None:
            canvas.text(area.part(0.5, 0.5, left, LINE), step[1], SMALL)
            canvas.text(area.part(0.5 + left, 0.5, area.w - 1 - left, LINE), lines[0] if lines else "", SMALL)

        return stacked([Item(LINE, begin), *(_line(line, 0.5 + left, SMALL) for line in lines[1:]), _rule()])

    def big(self, pairs: Sequence[tuple[str, str]]) -> Item:
        """Make cells with a small word above a great number, which is read from afar."""

        def draw(canvas: Canvas, area: Area) -> None:
            for cell, (word, number) in zip(area.columns(*(0 for _ in pairs)), pairs, strict=True):
                canvas.rect(cell, MEDIUM)
                canvas.text(cell.part(0.8, 0.6, cell.w - 1.6, 3.8), self.words.say(word), LABEL, align="centre")
                canvas.text(cell.part(top=4.6, h=7), number, 17, bold=True, align="centre")

        return Item(12.2, draw)

    def table(self, heads: Sequence[Phrase | str], rows: Sequence[Sequence[Phrase | str]], first: float = 0.0) -> Item:
        """Make a table; every second row is tinted as a reading aid.

        Args:
            first: mm of the first column; 0: as wide as the others.
        """
        columns = [Column(self.words.say(head), 0.0, "centre", SMALL) for head in heads]
        columns[0] = columns[0]._replace(width=first, align="left" if first else "centre", bold=True)
        entries = [[clean(self.words.say(cell)) for cell in row] for row in rows]
        pitch = 4.9

        def draw(canvas: Canvas, area: Area) -> None:
            for number in range(1, len(entries), 2):
                canvas.rect(area.part(top=4.6 + number * pitch, h=pitch), 0, fill=TINT)
            table(canvas, area, columns, entries, row=pitch)

        return Item(4.6 + pitch * len(rows) + 0.4, draw)

    def lines(self, count: int, *, ticks: bool = False) -> Iterator[Item]:
        """Make lines to write on."""

        def draw(canvas: Canvas, area: Area) -> None:
            if ticks:
                tick_at(canvas, area.x + 0.5, area.middle)
            writing_line(canvas, area.x + (6 if ticks else 0), area.bottom - 0.4, area.right)

        return (Item(6.2, draw) for _ in range(count))

    def grid(self, heads: Sequence[str], rows: Sequence[str], first: float = 24.0) -> Item:
        """Make a table to be filled in with a pencil."""
        columns = [Column(self.words.say(head), first if not n else 0.0) for n, head in enumerate(heads)]
        texts = [clean(self.words.say(row)) for row in rows]

        def draw(canvas: Canvas, area: Area) -> None:
            cut = area.columns(*(column.width for column in columns))[0]
            table(canvas, area, columns, [[""]] * len(texts), row=GRID)
            for number, text in enumerate(texts):
                place = Area(cut.x, area.y + 4.6 + number * GRID, cut.w, GRID).inset(0.9, 0.1)
                canvas.text(place, text, ROW, align="centre", shorten=True)  # whole names stand on sheets and plates

        return Item(4.6 + GRID * len(rows) + 0.4, draw)

    # what every system has

    def house(self, game: AnyGame) -> Block:
        """List the switches in which this campaign differs, and leave room for what was agreed by word of mouth."""
        say, values = self.words.say, game.settings.model_dump(by_alias=True)
        rows = [self.row(say(info.title), self._value(info, values[info.key])) for info in game.changed()]
        none = [] if rows else [self.text("本のとおりに遊ぶ。")]
        return self.block("ハウスルール", rows, none, self.lines(2, ticks=True), note="既定から変えたもの")

    def checks(self, system: AnySystem, contents: PaperContents) -> list[Block]:
        """List the custom checks: dice, target, odds for each sheet, consequences; nothing without any.

        A check that asks no sheet has one chance; of any other each of the session's players has their own.
        """

        def lines(sheet: Sheet | None) -> tuple[CheckLine, ...]:
            return check_lines(system, contents.game, sheet, self.words, chances=self.chances)

        people = [(clean(sheet.name), lines(sheet)) for sheet in contents.pcs]
        items: list[Item] = []
        for number, check in enumerate(lines(None)):
            items.append(self.row(check.name, check.short))
            mine = [f"{name} {own[number].chance}" for name, own in people if own[number].chance]
            if mine and not check.chance:
                texts = filled(mine, self.wide - 1.0, lambda text: self.canvas.width(text, SMALL))
                items += [self.text(line) for line in texts]
            items += [self.text(follows) for follows in check.follows]
        return [self.block("卓の判定", items)] if items else []

    def letters(self, system: AnySystem, game: AnyGame) -> list[Block]:
        """List what the rule system's own letters pick at the table; nothing where it has none."""
        fixed = letter_table(system.id, self.words.language)
        own = {*fixed.tested.values(), *fixed.kinds.values()}
        found = picks(system.kinds(system.blank(game), game), fixed, self.words) if own else ()
        said = [f"{pick.letter} {clean(pick.label)}" for pick in found if pick.letter in own]
        lines = filled(said, self.wide - 1.0, lambda text: self.canvas.width(text, SMALL))
        return [self.block("卓で打つ文字", [self.text(line) for line in lines], note="だれ・なに・目")] if said else []

    def _value(self, info: SettingInfo, value: object) -> str:
        for known, label in info.choices:
            if known == value:
                return self.words.say(label)
        if isinstance(value, bool):
            return self.words.say("する" if value else "しない")
        return str(value).replace("-", "−")

    def people(self, system: AnySystem, contents: PaperContents, title: str, sheets: Sequence[Sheet]) -> list[Block]:
        """List characters with their numbers as points to tick off and room for notes; nothing without any."""
        items = [self._person(system, contents, sheet) for sheet in sheets]
        return [self.block(title, items, note="減ったら斜線")] if items else []

    def _person(self, system: AnySystem, contents: PaperContents, sheet: Sheet) -> Item:
        shown = system.with_tracks(system.person(sheet, contents.game), sheet, contents.game)
        gauges = [gauge for gauge in shown.gauges if gauge.value is not None or gauge.maximum]
        say = self.words.say
        plain = [g for g in gauges if not _boxed(g)]
        boxed = [g for g in gauges if _boxed(g)]
        facts = [f"{say(g.label)} {_number(g, say)}" for g in plain]
        known = {say(gauge.label) for gauge in gauges}
        summary = system.summary(sheet, contents.game) if self.facts is None else numbers(sheet, contents, self.facts)
        facts += [_fact(say(label), say(value), say) for label, value in summary if not known & _named(say(label))]
        lines = list(
            filled(map(clean, dict.fromkeys(facts)), self.wide - 1, lambda text: self.canvas.width(text, LABEL))
        )

        def head(canvas: Canvas, area: Area) -> None:
            canvas.text(area.part(0.5, 0.4, area.w - 1, 4.4), clean(shown.name), ROW, bold=True, shorten=True)

        def counted(gauge: Gauge) -> Item:
            high = POINTS * len(self._points_on(gauge))
            return Item(high, lambda canvas, area: self._points(canvas, area.part(0.5, w=area.w - 1, h=high), gauge))

        rows = (_line(text, 0.5, LABEL, top=0.0) for text in lines)
        return stacked([Item(5.0, head), *map(counted, boxed), *rows, _rule(GRID, MEDIUM)])

    def _before(self, gauge: Gauge) -> tuple[float, float]:
        """Return the width of a gauge's label, and where its points begin."""
        wide = min(self.canvas.width(self.words.say(gauge.label), LABEL) + 0.2, 16.0)
        return wide, max(wide + 12, 18.0)

    def _points_on(self, gauge: Gauge) -> tuple[int, ...]:
        """Return how many points stand on each line, none of them smaller than a pencil needs."""
        return shared(gauge.maximum or 0, self.wide - 1 - self._before(gauge)[1])

    def _points(self, canvas: Canvas, area: Area, gauge: Gauge) -> None:
        """Draw a point for each up to the maximum: lost ones struck, boxes that fill up ticked."""
        say, (wide, left) = self.words.say, self._before(gauge)
        canvas.text(area.part(w=wide, h=POINTS), say(gauge.label), LABEL, shorten=True)
        canvas.text(area.part(wide + 0.6, w=11, h=POINTS), say(out_of(gauge.value, gauge.maximum or 0)), LABEL)
        counts = self._points_on(gauge)
        places = [(line, column) for line, count in enumerate(counts) for column in range(count)]
        for index, (line, column) in enumerate(places):
            top = area.y + POINTS * line + (POINTS - LEAST_BOX) / 2
            place = Area(area.x + left + LEAST_BOX * column, top, LEAST_BOX, LEAST_BOX)
            canvas.rect(place, MEDIUM)
            if gauge.counted and index < (gauge.value or 0):
                check_mark(canvas, place)
            elif not gauge.counted and index >= (gauge.value or 0):
                slash(canvas, place, clear=0.5)


def _line(text: str, left: float, size: float, top: float = 0.5) -> Item:
    """Make one line of small text, `left` mm in."""
    return Item(LINE, lambda canvas, area: canvas.text(area.part(left, top, area.w - left - 0.5, LINE), text, size))


def _rule(high: float = 1.0, weight: float = THIN) -> Item:
    """Make the line below something, with so much room above it."""
    return Item(high, lambda canvas, area: canvas.line((area.x, area.bottom), (area.right, area.bottom), weight))


def _named(label: str) -> set[str]:
    """Return what a label names: LP and SP in LP・SP."""
    return {label, *re.split(r"[・、,]\s*", label)}


def _fact(label: str, value: str, say: Translate) -> str:
    """Put a value behind its label, words behind a colon, so that the two are not read as one name."""
    mark = say("：") if value[:1].isalpha() else " "
    return f"{label}{mark}{value}"


def _boxed(gauge: Gauge) -> bool:
    most = gauge.maximum
    return most is not None and 0 < most <= MOST_BOXES and not gauge.text


def _number(gauge: Gauge, say: Translate) -> str:
    now = (gauge.text or str(gauge.value)).replace("-", "−")
    return say(out_of(Typed(now), gauge.maximum)) if gauge.maximum else now


def gm_screen(
    system_id: str,
    contents: PaperContents,
    note: str,
    blocks: Callable[[Pen], Iterable[Block]],
    facts: Facts | None = None,
) -> list[PageDrawing]:
    """Draw a system's screen: its tables and the house rules, then, on other pages, the characters and records.

    Args:
        note: the rule of all rules, at the right of the head.
        facts: the numbers below each character's points; None: those of a name plate.
    """
    system = Catalogue().system(system_id)
    pen = Pen(contents.words, contents.context.lying(), facts)
    found = tuple(blocks(pen))
    people = (
        *pen.people(system, contents, "今夜のPC", contents.pcs),
        *pen.people(system, contents, "今夜のNPC", contents.npcs),
    )
    lasting = (
        *(block for block in found if not block.tonight),
        *pen.checks(system, contents),
        *pen.letters(system, contents.game),
        pen.house(contents.game),
    )
    flow = even(contents.context.lying, lasting)
    tonight = even(contents.context.lying, (*people, *(block for block in found if block.tonight)))
    for canvas in (flow.canvases[-1], tonight.canvases[-1]):
        ruled_below(canvas, canvas.live.bottom, contents.words.say("手控え"))
    flow.canvases += tonight.canvases
    return finished(flow, system_id, contents, "GMスクリーン", note)


def finished(flow: ColumnFlow, system_id: str, contents: PaperContents, kind: str, note: str) -> list[PageDrawing]:
    """Give every page its head and return the drawings."""
    words = contents.words
    name = words.say(game_name(system_id, contents.game))
    drawn = []
    for number, canvas in enumerate(flow.canvases, start=1):
        live = canvas.live
        count = f"　{words.say(out_of(number, len(flow.canvases)))}" if len(flow.canvases) > 1 else ""
        title = f"{name}　{words.say(kind)}{count}"
        wide = min(canvas.width(title, 13, bold=True) + 4, live.w * MOST_TITLE)
        canvas.text(live.part(w=wide, h=6.5), title, 13, bold=True, shorten=True)
        right = words.say(note) if number == 1 else clean(contents.context.campaign_title)
        canvas.text(live.part(wide, w=live.w - wide, h=6.5), right, ROW, align="right", shorten=True)
        canvas.line((live.x, live.y + 7.2), (live.right, live.y + 7.2), HEAVY)
        drawn.append(canvas.drawing(title=f"{name}　{words.say(kind)}"))
    return drawn
