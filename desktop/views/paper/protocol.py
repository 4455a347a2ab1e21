"""What a rule system gives to be printed: a layout from values to pages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from desktop.core.build_step import Steps
from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.words import Phrase, Words
from desktop.views.paper.sheet.bands import base_for
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import A4, Code, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.page import Frame
from desktop.views.paper.text.fit import Fit, fit_for


@dataclass(frozen=True)
class PaperContext:
    """What pages say beside the sheet's own values."""

    campaign_title: str = ""
    printed_on: str = ""
    """The date in the foot; empty: none."""
    paper: PaperSize = A4
    """For layouts of true size, which have to arrange themselves; all others are laid out for A4 and scaled."""
    portrait: Callable[[Any], bytes] | None = None
    """The picture of a sheet as it is printed beside the name; None: no pictures."""
    large: bool = False
    """Type as large as the long side of the paper allows."""
    codes: Mapping[str, Code] = field(default_factory=dict)
    """Sheet id → the QR code at the head of its pages; none where it is not here."""
    chances: bool = True
    """False: chances are left out of what players get (KO-TBL-24, D6G-PHY-09)."""
    back_shift: tuple[float, float] = (0.0, 0.0)
    """mm by which a printed back lies too far to the right and too low, seen from the front against the light."""

    def portrait_of(self, sheet: Any | None) -> bytes:
        """Return the picture of a sheet, nothing where it has none or none is wanted."""
        return self.portrait(sheet) if sheet is not None and self.portrait is not None else b""

    @property
    def further(self) -> str:
        """Mark where something continues that the first page had no room for."""
        return "あとのページへ" if self.base is not None or (self.fit is not None and self.fit.cut) else "2枚目へ"

    @property
    def fit(self) -> Fit | None:
        """How sheets are set on the paper; None: unchanged, or landscape."""
        return fit_for(self.paper, large=self.large)

    def canvas(self, mode: Mode) -> Canvas:
        """Begin a page of a sheet: 190 by 277 mm to lay it out, whatever the paper."""
        return Canvas(mode, fit=self.fit)

    def lying(self) -> Canvas:
        """Begin a page on its side that arranges itself on the paper: type and boxes are those of A4 on any."""
        return Canvas(Mode.FILLED, landscape=True, base=self.paper)

    def frame(
        self, system: str, mode: Mode, words: Words, sheet: Sheet | None, notice: tuple[str, ...], audience: str = ""
    ) -> Frame:
        """Return head and foot of the pages of one character, before it is known whether they fit."""
        return Frame(
            system=system,
            mode=mode,
            words=words,
            campaign_title=self.campaign_title,
            sheet=sheet,
            notice=notice,
            printed_on=self.printed_on,
            base=self.base,
            code=self.codes.get(sheet.id) if sheet is not None else None,
            audience=audience,
        )

    @property
    def base(self) -> PaperSize | None:
        """Size of the sheets' layout; None: A4, set on the paper."""
        return base_for(self.paper, large=self.large)


class SheetPaper(ABC):
    """The printed sheet of a rule system; `SystemView.paper`."""

    places_checks = False
    """Whether its layout has a place for custom checks; else they are printed as custom fields."""

    @abstractmethod
    def pages(self, sheet: Any | None, game: Any, mode: Mode, words: Words, context: PaperContext) -> list[PageDrawing]:
        """Draw a character's pages; without a sheet only `Mode.BLANK` makes sense.

        Args:
            sheet: a `Sheet` of the system, or None.
            game: its rules, with the settings of the system.
        """

    def in_steps(
        self, sheet: Any | None, game: Any, mode: Mode, words: Words, context: PaperContext
    ) -> Steps[list[PageDrawing]]:
        """Draw what `pages` draws, while the user types; in several steps where the pages may be many."""
        yield from ()
        return self.pages(sheet, game, mode, words, context)


@dataclass(frozen=True)
class PaperContents:
    """The campaign's data from which all pages beside the sheets are drawn."""

    game: AnyGame
    words: Words
    context: PaperContext = PaperContext()
    pcs: tuple[Any, ...] = ()
    npcs: tuple[Any, ...] = ()
    scenario: Any | None = None
    """The one that is played; None: none, and pages of a scenario are left out."""
    session: Any | None = None
    """The state of the session that runs; None: none does."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    """`Choice.id` → what was chosen; what is missing is as usual."""

    def choice(self, choice: Choice) -> str:
        """Return what was chosen, the usual value where that is nothing known."""
        known = [value for value, _ in choice.values]
        wanted = self.chosen.get(choice.id, "")
        return wanted if wanted in known else known[0]


@dataclass(frozen=True)
class Choice:
    """Something about a kind of page that can be chosen; kinds may share one."""

    id: str
    title: str
    values: tuple[tuple[str, Phrase | str], ...]
    """Value and its words; the first one is usual."""


@dataclass(frozen=True)
class Printout:
    """A kind of page beside the sheets: a board, a map, a screen for the GM."""

    id: str
    title: str
    draw: Callable[[PaperContents], list[PageDrawing]]
    gm: bool = False
    """For the GM only."""
    needs_scenario: bool = False
    there: Callable[[PaperContents], bool] = lambda contents: True
    """Whether there is anything of it to print."""
    usual: bool = False
    """Printed unless the user chooses otherwise."""
    choices: tuple[Choice, ...] = ()
