"""The quick reference: one landscape page for players, with house rules and terms; and the GM's screen with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from desktop.core.game import AnyGame
from desktop.core.words import Phrase
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.glossary import glossary
from desktop.views.paper.plates import Facts
from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.screen import Pen, finished, gm_screen
from desktop.views.paper.sheet.column_flow import Block, ColumnFlow, Item
from desktop.views.paper.sheet.marks import PageDrawing


def quick_reference(
    system: str,
    contents: PaperContents,
    note: str,
    blocks: Callable[[Pen], Iterable[Block]],
    words: Sequence[Phrase | str],
) -> list[PageDrawing]:
    """Draw the rules of a system without what is written in while playing, and as many of its words as there is room.

    Args:
        blocks: the same that stand on the GM's screen.
        words: what is explained, the most needed first; what this campaign calls them.
    """
    chances = contents.context.chances
    pen = Pen(contents.words, contents.context.lying(), chances=chances)
    flow = ColumnFlow(contents.context.lying)
    for block in blocks(pen):
        if not block.tonight and (chances or not block.odds):
            flow.add(block)
    for block in (*pen.checks(Catalogue().system(system), contents), pen.house(contents.game)):
        flow.add(block)
    flow.add_while(pen.block("用語", explained(pen, system, contents.game, words)))
    return finished(flow, system, contents, "早見表", note)


def explained(pen: Pen, system: str, game: AnyGame, words: Iterable[Phrase | str]) -> Iterator[Item]:
    """Make a line of every word that the glossary explains, each once."""
    known = glossary(system, pen.words.language, game)
    terms = dict.fromkeys(term for word in words if (term := known.find(pen.words.say(word))) is not None)
    return (pen.row(term.word, term.says) for term in terms)


def screen_printouts(
    system: str,
    note: Callable[[PaperContents], str],
    blocks: Callable[[Pen, PaperContents], Iterable[Block]],
    facts: Facts,
    words: Callable[[PaperContents], Sequence[Phrase | str]],
) -> tuple[Printout, Printout]:
    """Make the GM's screen and the players' quick reference of it.

    Args:
        note: the rule of all rules.
        facts: the numbers below each character's points on the screen.
        words: what the quick reference explains.
    """

    def screen(contents: PaperContents) -> list[PageDrawing]:
        return gm_screen(system, contents, note(contents), lambda pen: blocks(pen, contents), facts)

    def quick(contents: PaperContents) -> list[PageDrawing]:
        return quick_reference(system, contents, note(contents), lambda pen: blocks(pen, contents), words(contents))

    return (
        Printout("gm_screen", "GMスクリーン", screen, gm=True, usual=True),
        Printout("quick", "早見表", quick),
    )
