"""`takujo print`: sheets, boards, or all that a campaign prints for a play session, as one PDF."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.cli.files import read_sheet
from desktop.cli.parser import Parser
from desktop.cli.words import Voice, complaint
from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Typed, Words, phrase
from desktop.models.sheet.change_words import by_hand
from desktop.services.campaign import definitions
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.handouts import Handouts
from desktop.services.campaign.scenarios import Scenarios
from desktop.services.journal.journal import Journal
from desktop.services.journal.replay import replay
from desktop.services.journal.retelling import Retelling
from desktop.services.paper import print_set
from desktop.services.play.history import History
from desktop.services.program import preferences
from desktop.services.storage.folders import user_folders
from desktop.services.storage.store import Store
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue

if TYPE_CHECKING:
    from desktop.views.paper.sheet.marks import PageDrawing
    from desktop.views.paper.tonight import Job

PAPERS = ("A4", "A5", "B5", "Letter")
MOST_SIGNS = 8
"""Signs that a warning names."""
BOARDS = {"page": "board", "a3": "board_a3", "pieces": "board_pieces"}


def add_print_options(parser: Parser, speaking: Voice) -> None:
    """Add what the command takes."""
    say = speaking.say
    parser.add_argument("files", nargs="*", metavar="FILE", help=say("シートのファイル"))
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="OUT.pdf", help=say("書き出すファイル"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--blank", action="store_true", help=say("何も書かれていないシート（FILE の代わりに SYSTEM も可）")
    )
    how.add_argument("--pencil", action="store_true", help=say("遊びながら変わる所を空ける"))
    how.add_argument("--fillable", action="store_true", help=say("書き込めるPDFにする（SYSTEM なら白紙）"))
    how.add_argument("--set", type=Path, metavar="SET", help=say("今夜の印刷：組み合わせのファイルか、卓のフォルダー"))
    how.add_argument(
        "--board",
        nargs="?",
        const="page",
        choices=tuple(BOARDS),
        help=say("戦場シート：1枚に（page）、A3に（a3）、フィギュア用に貼り合わせて（pieces）"),
    )
    how.add_argument(
        "--cards",
        nargs="?",
        const="63x88",
        choices=("63x88", "91x55"),
        help=say("カードだけ（シートなし）：63×88 mm か 91×55 mm"),
    )
    codes = say("QRコード：名札（name）、控えのページも（whole）")
    parser.add_argument("--codes", choices=("none", "name", "whole"), default="none", help=codes)
    parser.add_argument("--paper", choices=PAPERS, help=say("用紙"))
    parser.add_argument("--large", action="store_true", help=say("大きな文字（紙を横にして分ける）"))
    parser.add_argument(
        "--ink",
        nargs="?",
        const="spare",
        choices=("spare", "colour"),
        help=say("インク：節約する（spare）、ルールの色で刷る（colour）"),
    )
    parser.add_argument("--pages", metavar="1-3,7", default="", help=say("印刷するページ"))
    parser.add_argument("--definition", type=Path, help=say("ゲーム定義のファイル"))
    parser.add_argument("--json", action="store_true", help=say("結果をJSONで書く"))


@dataclass
class _Seen:
    """What was noticed about the pages while they were written."""

    pages: int = 0
    signs: dict[str, None] = field(default_factory=dict)
    """Signs that no typeface has, as they came up."""

    def look(self, page: PageDrawing) -> None:
        """Take note of a page."""
        from desktop.views.paper.text.unknown_signs import unknown_signs

        self.pages += 1
        self.signs.update(dict.fromkeys(unknown_signs([page])))

    def all(self, pages: list[PageDrawing]) -> list[PageDrawing]:
        """Take note of pages, and return them."""
        for page in pages:
            self.look(page)
        return pages


def print_pages(given: argparse.Namespace, speaking: Voice) -> None:
    """Write the PDF and say its name; signs without a shape are named on standard error.

    Raises:
        TakujoError: one sentence says why not.
    """
    if given.set is not None:
        draw = _set_of(given, speaking)
    elif given.board is not None:
        draw = _board_of(given, speaking)
    elif given.cards is not None:
        draw = _cards_of(given, speaking)
    else:
        draw = _sheets_of(given, speaking)
    from desktop import app

    application, seen = app.application(), _Seen()
    draw(seen)
    application.processEvents()
    if given.json:
        report = {"file": str(given.output), "pages": seen.pages, "unknown_signs": list(seen.signs)}
        speaking.line(json.dumps(report, ensure_ascii=False))
    else:
        speaking.line(str(given.output))
    if seen.signs:
        signs = Typed(" ".join(list(seen.signs)[:MOST_SIGNS]))
        speaking.warn(speaking.say(phrase("形のない字が□になります：{signs}", signs=signs)))


def _items(given: argparse.Namespace) -> list[tuple[AnySystem, AnyGame, Sheet | None]]:
    """Read what is to be printed.

    Raises:
        TakujoError: there is nothing, or it cannot be read.
    """
    if not given.files:
        raise complaint(
            "nothing_to_print",
            phrase("印刷するものがありません。"),
            phrase("シートのファイルか、--set、--board を付けてください。"),
        )
    definition = None if given.definition is None else definitions.read(Store(), given.definition, Catalogue())[0]
    return [_item(name, given.blank, definition, given.fillable) for name in given.files]


def _wanted(pages: list[PageDrawing], given: argparse.Namespace) -> list[PageDrawing]:
    """Return the chosen pages with the chosen ink.

    Raises:
        TakujoError: there are no such pages.
    """
    from desktop.views.paper.sheet.inks import Ink, inked

    numbers = print_set.page_numbers(given.pages, len(pages))
    return [inked(pages[number - 1], Ink(given.ink or "")) for number in numbers]


def _cards_of(given: argparse.Namespace, speaking: Voice) -> Any:
    """Print the cards of the sheets that are named, and nothing else of them."""
    items = _items(given)

    def draw(seen: _Seen) -> None:
        from desktop.views.paper.printing import About, find_printouts, pdf_author, pdf_title, write_pdf
        from desktop.views.paper.protocol import PaperContents, PaperContext
        from desktop.views.paper.sheet.ink import PAPER_SIZES

        paper = PAPER_SIZES[given.paper or "A4"]
        pages = []
        for system, game, sheet in items:
            words = language.words(speaking.language, system.id)
            people = () if sheet is None else (sheet,)
            contents = PaperContents(game, words, PaperContext(paper=paper), people, chosen={"card_size": given.cards})
            pages += [page for one in find_printouts(system.id) if one.id == "cards" for page in one.draw(contents)]
        speaker = speaking.words
        about = About(pdf_title(items, speaker), pdf_author(items, speaker), speaking.language)
        write_pdf(seen.all(_wanted(pages, given)), given.output, about, paper)

    return draw


def _sheets_of(given: argparse.Namespace, speaking: Voice) -> Any:
    items = _items(given)
    mode = "blank" if given.blank else "pencil" if given.pencil else "filled"

    def draw(seen: _Seen) -> None:
        from desktop.views.paper.codes import Codes
        from desktop.views.paper.pdf.form_pdf import print_form
        from desktop.views.paper.printing import print_sheets
        from desktop.views.paper.sheet.inks import Ink

        how: dict[str, Any] = {
            "large": given.large,
            "ink": Ink(given.ink or ""),
            "only": given.pages,
            "codes": Codes(given.codes),
            "look": seen.look,
        }
        paper = given.paper or "A4"
        if given.fillable:
            print_form(items, given.output, speaking.words, paper, **how)
        else:
            print_sheets(items, given.output, mode, speaking.words, paper, **how)

    return draw


def _item(
    name: str, blank: bool, definition: Definition | None, fillable: bool = False
) -> tuple[AnySystem, AnyGame, Sheet | None]:
    catalogue = Catalogue()
    if (blank or fillable) and name in catalogue:
        system = catalogue.system(name)
        return system, definitions.game_of(system, definition, Path()), None
    system, game, sheet = read_sheet(Path(name), definition)
    return system, game, None if blank else sheet.evolve(gm_notes="")


def _board_of(given: argparse.Namespace, speaking: Voice) -> Any:
    """Print the board of the system that is named, else of every system that has one."""
    catalogue = Catalogue()
    wanted = given.files or [info.id for info in catalogue]

    def draw(seen: _Seen) -> None:
        from desktop.views.paper.printing import About, find_printouts, write_pdf
        from desktop.views.paper.protocol import PaperContents, PaperContext
        from desktop.views.paper.sheet.ink import PAPER_SIZES

        paper = PAPER_SIZES[given.paper or "A4"]
        pages = []
        for name in wanted:
            system = catalogue.system(name)
            words = language.words(speaking.language, system.id)
            contents = PaperContents(system.game(), words, PaperContext(paper=paper))
            for printout in find_printouts(system.id):
                pages += printout.draw(contents) if printout.id == BOARDS[given.board] else []
        about = About(pages[0].title if pages else "", language=speaking.language)
        write_pdf(seen.all(_wanted(pages, given)), given.output, about, paper)

    return draw


def _set_of(given: argparse.Namespace, speaking: Voice) -> Any:
    if given.files:
        raise complaint(
            "files_beside_set",
            phrase("--set と FILE は一緒に使えません。"),
            phrase("1回に1つの組み合わせを、--set だけで印刷してください。"),
        )
    campaign, chosen = print_set.read(given.set)
    system = Catalogue().system(campaign.system_id)
    words = language.words_of_campaign(speaking.language, system, campaign.game(system))

    def draw(seen: _Seen) -> None:
        from desktop.views.paper.printing import About, write_pdf
        from desktop.views.paper.sheet.ink import PAPER_SIZES, Mode

        job = job_of(campaign, system, words, chosen.scenario)
        shift = preferences.shift(preferences.preferences(user_folders()).value)
        context = replace(job.contents.context, back_shift=shift)
        wanted = {"type": "large" if given.large else "", "ink": given.ink or ""}
        job.contents = replace(
            job.contents,
            chosen={**chosen.choices, **{name: one for name, one in wanted.items() if one}},
            context=context,
        )
        job.modes = {part: Mode(mode) for part, mode in chosen.modes.items()}
        paper = given.paper or chosen.paper
        parts = job.usual() if chosen.parts is None else chosen.parts
        pages = job.pages(parts, Mode(chosen.mode), paper, chosen.blank)
        numbers = print_set.page_numbers(given.pages or chosen.pages, len(pages))
        about = About(campaign.title, language=words.language)
        wanted_pages = seen.all([pages[number - 1] for number in numbers])
        write_pdf(wanted_pages, given.output, about, PAPER_SIZES[paper])

    return draw


def job_of(campaign: Campaign, system: AnySystem, words: Words, scenario: str) -> Job:
    from desktop.controllers.output.printing import picture_bytes
    from desktop.views.paper.handout import Leaf
    from desktop.views.paper.protocol import PaperContents, PaperContext
    from desktop.views.paper.tonight import Job

    sheets = list(_people(campaign, system))
    names = {sheet.id: sheet.name for sheet in sheets}
    log = Journal(campaign.log, table=campaign.id).read()

    def replay_text() -> str:
        lines = Retelling(words, lambda change: by_hand(system.sheet_type, campaign.game(system), change)).log(log)
        return replay(lines, campaign.title, "text", words=words)

    history = History(system)
    history.read(log)
    play = history.play
    contents = PaperContents(
        game=campaign.game(system),
        session=play.bound("session", play.known(history.first)) if "session" in play.states else None,
        words=words,
        context=PaperContext(campaign_title=campaign.title, chances=campaign.chances),
        pcs=tuple(sheet for sheet in sheets if sheet.is_pc),
        npcs=tuple(sheet for sheet in sheets if not sheet.is_pc),
    )
    leaves = {
        one.id: Leaf(
            one.title,
            one.text,
            picture_bytes(campaign.portrait_path(one.picture)),
            words.listed((names[who] for who in one.who if who in names), "・"),
        )
        for one in Handouts(campaign).read()
    }
    contents = replace(contents, scenario=_scenario(campaign, system, scenario))
    return Job(
        system=system,
        contents=contents,
        leaves=leaves,
        replay=replay_text if log.standing else None,
        portrait=lambda sheet: picture_bytes(campaign.portrait_path(sheet.portrait)),
    )


def _scenario(campaign: Campaign, system: AnySystem, wanted: str) -> Any | None:
    """Read the scenario of an id, else the first that can be read."""
    scenarios = Scenarios(campaign, system)
    listed = sorted(scenarios.listed(), key=lambda one: one.id != wanted)
    for one in listed:
        try:
            return scenarios.read(one.path)[1]
        except TakujoError:
            continue
    return None


def _people(campaign: Campaign, system: AnySystem) -> Iterator[Sheet]:
    """Yield every readable sheet that is neither a draft nor archived."""
    for entry in campaign.refresh():
        if entry.draft or entry.fault or entry.archived:
            continue
        try:
            yield campaign.read(campaign.path_of(entry), system)[1]
        except TakujoError:
            continue
