"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import NamedTuple, Protocol

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import CustomValues, Track
from desktop.core.game import AnyGame, Game
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.checks import CHECK, SUBJECT
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, abilities, skills
from desktop.views.paper.plates import Fact
from desktop.views.paper.shares import share
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import Area
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.parts import SECTION
from desktop.views.paper.sheet.sheet_form import SheetForm
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.systems.blank.layout import Layout

BELOW_TITLE, BETWEEN = 0.6, 2.4
"""mm between a title and its first row, and between blocks."""
CUT = 0.8
"""mm that stay empty at a place to cut."""


class PlacedBlock(Protocol):
    """A block on paper; all its rows have one height."""

    @property
    def head(self) -> float:
        """mm of a line of headings above the rows."""

    @property
    def pitch(self) -> float:
        """mm of a row."""

    @property
    def rows(self) -> int:
        """How many rows it wants."""

    @property
    def least(self) -> int:
        """How many it must have."""

    @property
    def most(self) -> int:
        """How many it can use where there is room left."""


class Wish(NamedTuple):
    """What a block asks for, without what it says: sheets of one game ask for the same."""

    head: float
    pitch: float
    rows: int
    least: int
    most: int


class Placed(NamedTuple):
    """Where a block stands."""

    title: Area
    head: Area
    rows: tuple[Area, ...]


class Shelf(NamedTuple):
    """From where to where rows may stand, in mm."""

    top: float
    bottom: float


def wish_of(part: PlacedBlock) -> Wish:
    """Return what a block asks for."""
    return Wish(part.head, part.pitch, part.rows, part.least, part.most)


@lru_cache(256)
def placed(parts: tuple[Wish, ...], column: Area, shelves: tuple[Shelf, ...]) -> tuple[Placed, ...]:
    """Place blocks below each other, as many from the first as have a place.

    Args:
        column: its left edge and width; the heights are those of the shelves.
    """
    for count in range(len(parts), 0, -1):
        kept = parts[:count]
        rows = _fitting(kept, column, shelves)
        if rows is not None:
            return tuple(_set(kept, rows, column, shelves) or ())
    return ()


@lru_cache(256)
def whole(parts: tuple[Wish, ...], found: tuple[Placed, ...]) -> bool:
    """Tell whether every block has all the rows that it wants."""
    return len(found) == len(parts) and all(
        len(place.rows) >= part.rows for part, place in zip(parts, found, strict=True)
    )


def _fitting(parts: Sequence[Wish], column: Area, shelves: Sequence[Shelf]) -> list[int] | None:
    """Return how many rows each block gets; None: they do not fit even at their least."""
    room = sum(shelf.bottom - shelf.top for shelf in shelves)
    rows = [max(part.least, min(part.rows, int(room / part.pitch))) for part in parts]
    while _set(parts, rows, column, shelves) is None:
        spare = [(rows[n] - part.least) * part.pitch for n, part in enumerate(parts)]
        widest = max(range(len(parts)), key=spare.__getitem__)
        if spare[widest] <= 0:
            return None
        rows[widest] -= 1
    growing = True
    while growing:
        growing = False
        for number, part in enumerate(parts):
            if rows[number] < part.most:
                more = [*rows[:number], rows[number] + 1, *rows[number + 1 :]]
                if _set(parts, more, column, shelves) is not None:
                    rows, growing = more, True
    return rows


def _set(parts: Sequence[Wish], rows: Sequence[int], column: Area, shelves: Sequence[Shelf]) -> list[Placed] | None:
    """Run rows down the shelves; None: the last shelf ends before them."""
    found: list[Placed] = []
    shelf, y = 0, shelves[0].top
    for part, count in zip(parts, rows, strict=True):
        first = SECTION + BELOW_TITLE + part.head + (part.pitch if count else 0.0)
        if y + first > shelves[shelf].bottom:
            shelf += 1
            if shelf == len(shelves):
                return None
            y = shelves[shelf].top
        title = Area(column.x, y, column.w, SECTION)
        head = Area(column.x, y + SECTION + BELOW_TITLE, column.w, part.head)
        y = head.y + part.head
        areas = []
        for _ in range(count):
            if y + part.pitch > shelves[shelf].bottom:
                shelf += 1
                if shelf == len(shelves):
                    return None
                y = shelves[shelf].top
            areas.append(Area(column.x, y, column.w, part.pitch))
            y += part.pitch
        found.append(Placed(title, head, tuple(areas)))
        y += BETWEEN
    return found


def shelves(top: float, bottom: float, first: float, other: float) -> tuple[Shelf, ...]:
    """Divide a page into shelves as high as lower papers are.

    Args:
        first: mm of the first one.
        other: mm of each other one.
    """
    found = [Shelf(top, min(bottom, top + first))]
    while found[-1].bottom < bottom - 12:
        begin = found[-1].bottom + CUT
        found.append(Shelf(begin, min(bottom, begin + other)))
    return tuple(found)


@dataclass(frozen=True)
class BlankForm(SheetForm):
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: BlankSheet | None
    game: Game[BlankSettings]
    words: Words
    remainder: Remainder
    layout: Layout
    numbers: Mapping[str, Explained]
    tracks: Mapping[str, Track]
    chance: Callable[[int], str]
    """Value → chance of the usual check in per cent; empty where this page tells none."""
    chances: bool

    @property
    def finished(self) -> bool:
        """Tell whether finished numbers are printed; else their boxes are filled in by hand."""
        return self.sheet is not None

    def keep(self, key: tuple[object, ...], draw: Callable[[], object], *, apart: bool = False) -> None:
        """Draw a piece that is the same for all sheets with the same values.

        Args:
            key: all that it depends on beside the game, the language and what a page says.
            apart: its marks stay as many pieces as they are.
        """
        once(self.canvas, (*key, self._common), draw, self.remainder, apart=apart)

    @cached_property
    def _common(self) -> object:
        """What stands for all that pieces of sheets of one game in one language have in common."""
        return _common(self.chances, self.finished, Identity(self.game), Identity(self.words))

    def number(self, name: str) -> str:
        """Return a computed number as text; nothing on the blank page."""
        return self.numbers[name].shown if name in self.numbers else ""


@lru_cache(64)
def _common(chances: bool, finished: bool, game: Identity[Game[BlankSettings]], words: Identity[Words]) -> object:
    return object()


def plain(sheet: BlankSheet) -> BlankSheet:
    """Return a sheet as it is kept: one that is made for printing holds tracks and computed numbers as values."""
    own = {
        key: value.value if isinstance(value, Track) else value
        for key, value in sheet.own.items()
        if not isinstance(value, Explained)
    }
    return sheet.evolve(own=own) if own != dict(sheet.own) else sheet


def form_of(
    canvas: Canvas,
    sheet: BlankSheet | None,
    game: Game[BlankSettings],
    layout: Layout,
    words: Words,
    remainder: Remainder,
    *,
    chances: bool,
) -> BlankForm:
    """Gather the values that a page shows."""
    return BlankForm(
        canvas=canvas,
        sheet=sheet,
        game=game,
        words=words,
        remainder=remainder,
        layout=layout,
        numbers=SYSTEM.explained(sheet, game) if sheet is not None else {},
        tracks=CustomValues(sheet, game, lambda: SYSTEM.derive(sheet, game)).tracks if sheet is not None else {},
        chance=chance_of(game) if chances and sheet is not None else lambda value: "",
        chances=chances,
    )


def chance_of(game: Game[BlankSettings]) -> Callable[[int], str]:
    """Return what tells the chance of the usual check at its usual target by the value that is tested."""
    return partial(_chance, Identity(game))


@lru_cache(512)
def _chance(game: Identity[Game[BlankSettings]], value: int) -> str:
    try:
        success = SYSTEM.start_check(CHECK, None, {SUBJECT: value}, game.value).odds().success
    except Refusal:
        return ""
    return "" if success is None else share(success)


def bounds_of(field: ProfileField, form: BlankForm) -> tuple[int, int]:
    """Return where a track ends below, and how many points it can have with this game's abilities.

    It does not follow from the sheet alone, so that every state of the page has the same boxes.
    """
    game = form.game
    highest = SYSTEM.blank(game).evolve(abilities={row.id: row.most for row in form.layout.abilities})
    track = CustomValues(highest, game, lambda: SYSTEM.derive(highest, game)).tracks[field.id]
    held = form.tracks[field.id].most if field.id in form.tracks else None
    return track.least, max(track.most or 0, held or 0)


MOST = 12
"""Abilities that are told, and skills, the best first."""
LONGEST = 20
"""Letters of a name; sheets have all of it."""


def facts(sheet: BlankSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character."""
    return tuple(_facts(plain(sheet), game))


def _facts(sheet: BlankSheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(BlankSettings)
    found = SYSTEM.explained(sheet, known)
    for field in game.profile:
        if field.kind is FieldKind.FORMULA:
            yield _short(field.label), found[f"own.{field.id}"].shown
    for row in abilities(known)[:MOST]:
        yield _short(row.name), found[f"abilities.{row.id}"].shown
    totals = [(row, found[f"skills.{row.id}"]) for row in skills(known)]
    best = sorted(totals, key=lambda pair: (not sheet.skills.get(pair[0].id, 0), -(pair[1].value or 0)))
    for skill, total in best[:MOST]:
        yield _short(skill.name), total.shown


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
