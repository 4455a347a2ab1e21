"""今夜の印刷: every part that can be printed for a campaign, its pages drawn once when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.codes import CODES, Codes, named, whole_pages
from desktop.views.paper.handout import Leaf, handout_pages
from desktop.views.paper.printing import find_paper, find_printouts
from desktop.views.paper.protocol import Choice, PaperContents, Printout
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import PAPER_SIZES, Mode
from desktop.views.paper.sheet.inks import INK, PORTRAIT, TYPE, Ink, inked
from desktop.views.paper.sheet.marks import PageDrawing

SHEET, PAGE, HANDOUT = "sheet:", "page:", "handout:"
BLANK, CARDS, REPLAY = "blank", "cards", "replay"


@dataclass(frozen=True)
class PrintChoice:
    """Something that can be ticked."""

    id: str
    title: str
    group: str
    """`pc`, `npc`, `page`, `handout` or `replay`."""
    gm: bool = False
    usual: bool = False
    """Ticked where nothing has been chosen yet."""


@dataclass
class Job:
    """All that can be printed for one campaign, in the order in which it is printed."""

    system: AnySystem
    contents: PaperContents
    leaves: Mapping[str, Leaf] = field(default_factory=dict)
    """Handouts by id."""
    replay: Callable[[], str] | None = None
    """The log as players may read it; None: there is none."""
    modes: Mapping[str, Mode] = field(default_factory=dict)
    """Parts that are printed in another state than the others."""
    portrait: Callable[[Any], bytes] | None = None
    """The picture of a sheet."""
    _drawn: dict[tuple[object, ...], tuple[PageDrawing, ...]] = field(default_factory=dict)

    def parts(self) -> tuple[PrintChoice, ...]:
        """List everything that there is to tick."""
        say, contents = self.contents.words.say, self.contents
        people = [
            *(PrintChoice(f"{SHEET}{sheet.id}", _name(sheet), "pc", usual=True) for sheet in contents.pcs),
            *(PrintChoice(one.id, say(one.title), "pc", usual=one.usual) for one in self._card_printouts()),
            *(PrintChoice(f"{SHEET}{sheet.id}", _name(sheet), "npc", gm=True) for sheet in contents.npcs),
        ]
        pages = [
            PrintChoice(f"{PAGE}{printout.id}", say(printout.title), "page", printout.gm, usual=printout.usual)
            for printout in find_printouts(self.system.id)
            if printout.id != CARDS and (contents.scenario is not None or not printout.needs_scenario)
            if printout.there(contents)
        ]
        leaves = [PrintChoice(f"{HANDOUT}{one}", leaf.title, "handout") for one, leaf in self.leaves.items()]
        choices = [PrintChoice(REPLAY, say("リプレイ"), "replay")] if self.replay is not None else []
        return (*people, *pages, *leaves, *choices)

    def choices(self) -> tuple[Choice, ...]:
        """List what there is to choose about the kinds of pages, each once."""
        found = {choice.id: choice for printout in find_printouts(self.system.id) for choice in printout.choices}
        return (TYPE, PORTRAIT, INK, CODES, *found.values())

    def usual(self) -> tuple[str, ...]:
        """Return what is ticked where nothing has been chosen yet."""
        return tuple(part.id for part in self.parts() if part.usual)

    def pages(self, chosen: Collection[str], mode: Mode, paper: str, blank: int = 0) -> list[PageDrawing]:
        """Draw all that is ticked, part by part."""
        drawn: list[PageDrawing] = []
        for part in self.parts():
            if part.id in chosen:
                found = self.of(part.id, chosen, mode, paper)
                drawn += [*self._between(len(drawn), found), *found]
        return [*drawn, *(page for _ in range(blank) for page in self.of(BLANK, chosen, mode, paper))]

    def _between(self, before: int, found: tuple[PageDrawing, ...]) -> list[PageDrawing]:
        """Return an empty page where fronts with backs would begin on the back of another sheet of paper."""
        odd = before % 2 == 1 and any(page.faces_back for page in found)
        return [Canvas(Mode.FILLED).drawing()] if odd else []

    def of(self, part: str, chosen: Collection[str], mode: Mode, paper: str) -> tuple[PageDrawing, ...]:
        """Draw one part; cards are of those whose sheets are ticked, of all players where none is."""
        if part == CARDS:
            sheets = {one for one in chosen if one.startswith(SHEET)}
            owners = tuple(sheet for sheet in self.contents.pcs if f"{SHEET}{sheet.id}" in sheets)
            return self._cards(owners or self.contents.pcs, paper)
        if part.startswith(SHEET) or part == BLANK:
            found = {f"{SHEET}{sheet.id}": sheet for sheet in (*self.contents.pcs, *self.contents.npcs)}
            state = Mode.BLANK if part == BLANK else self.modes.get(part, mode)
            drawn = self._sheet(found.get(part), state, paper)
            return tuple(page for page in drawn if not page.true_size)
        return self._once((part, paper, *self._made_of(part)), lambda: self._other(part, paper))

    def _sheet(self, sheet: Any | None, mode: Mode, paper: str) -> tuple[PageDrawing, ...]:
        contents = self._on(paper)
        codes = Codes(self.contents.choice(CODES) or Codes.NONE)
        key = (sheet.id if sheet is not None else "", mode, paper, self._large, self._portraits, codes)
        shown = self.system.printable(sheet.evolve(gm_notes=""), contents.game) if sheet is not None else None
        context = named(contents.context, codes, [shown] if shown is not None else [])
        draw = find_paper(self.system.id).pages

        def drawn() -> list[PageDrawing]:
            pages = draw(shown, contents.game, mode, contents.words, context)
            if codes is not Codes.WHOLE or shown is None or not mode.typed:
                return pages
            return [*pages, *whole_pages(self.system, contents.game, shown, mode, contents.words, context)]

        return self._once(key, drawn)

    def _other(self, part: str, paper: str) -> list[PageDrawing]:
        contents = self._on(paper)
        if part == REPLAY and self.replay is not None:
            text = self.replay().replace("  ", "　")  # what parts sentences in English: on paper spaces become one
            leaf: Leaf | None = Leaf("", text, hanging=True)
        elif part.startswith(HANDOUT):
            leaf = self.leaves.get(part.removeprefix(HANDOUT))
        else:
            leaf = None
        if leaf is not None:
            return handout_pages([leaf], contents.context.campaign_title, contents.words, contents.context.paper)
        printout = self._printout(part)
        return [] if printout is None else printout.draw(contents)

    def _cards(self, owners: tuple[Any, ...], paper: str) -> tuple[PageDrawing, ...]:
        printout = self._printout(CARDS)
        if printout is None:
            return ()
        key = (CARDS, tuple(sheet.id for sheet in owners), paper, *self._made_of(CARDS))
        return self._once(key, lambda: printout.draw(replace(self._on(paper), pcs=owners, npcs=())))

    def _printout(self, part: str) -> Printout | None:
        wanted = part.removeprefix(PAGE)
        return next((one for one in find_printouts(self.system.id) if one.id == wanted), None)

    def _made_of(self, part: str) -> tuple[str, ...]:
        """Return what was chosen about a kind of page."""
        printout = self._printout(part)
        return () if printout is None else tuple(self.contents.choice(choice) for choice in printout.choices)

    def _on(self, paper: str) -> PaperContents:
        portrait = self.portrait if self._portraits else None
        context = replace(self.contents.context, paper=PAPER_SIZES[paper], large=self._large, portrait=portrait)
        return replace(self.contents, context=context)

    @property
    def _large(self) -> bool:
        return self.contents.choice(TYPE) == "large"

    @property
    def _portraits(self) -> bool:
        return self.contents.choice(PORTRAIT) == "yes"

    def _card_printouts(self) -> tuple[Printout, ...]:
        return tuple(one for one in find_printouts(self.system.id) if one.id == CARDS)

    def _once(self, key: tuple[object, ...], draw: Callable[[], list[PageDrawing]]) -> tuple[PageDrawing, ...]:
        ink, accent = Ink(self.contents.choice(INK)), Catalogue().info(self.system.id).accent
        key = (*key, ink)
        if key not in self._drawn:
            self._drawn[key] = tuple(inked(page, ink, accent) for page in draw())
        return self._drawn[key]


def _name(sheet: Sheet) -> str:
    return f"{sheet.name}（{sheet.player}）" if sheet.player else sheet.name
