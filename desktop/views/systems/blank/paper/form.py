"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from desktop.core.custom.profile import ProfileField
from desktop.core.custom.values import CustomValues, Track
from desktop.core.game import Game
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.checks import CHECK, SUBJECT
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.views.paper.shares import share
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.sheet_form import SheetForm
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.systems.blank.layout import Layout


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
