"""The quick reference: one landscape page for players, with the campaign's house rules and terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from desktop.core.game import AnyGame
from desktop.core.words import Phrase
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.glossary import glossary
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.screen import Pen, finished
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
