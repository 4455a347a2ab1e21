"""From a campaign to the print preview: one sheet, all of them, or blank ones, without GM notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.appearance import Appearance
from desktop.controllers.sheet import portraits
from desktop.controllers.sheet.paper import as_finished
from desktop.core.game import AnyGame
from desktop.core.prepared.handout import Handout
from desktop.core.prepared.scenario import Scenario
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.services.storage.files import sanitised
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.base import ChooseSystem
from desktop.views.output.print_preview import PrintPreview
from desktop.views.paper.codes import Codes
from desktop.views.paper.handout import Leaf, handout_pages
from desktop.views.paper.printing import Item, pdf_title, sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.scenario import scenario_pages
from desktop.views.paper.sheet.ink import Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing

PRINTED = 1920
"""px of the longer side of a picture on paper."""


def for_paper(sheet: Sheet) -> Sheet:
    """Return a sheet as it may lie on the table: without the notes that only the GM may read."""
    return sheet.evolve(gm_notes="")


def print_items(
    items: Sequence[tuple[AnySystem, AnyGame, Sheet | None]],
    words: Words,
    parent: QWidget,
    campaign_title: str = "",
    modes: Sequence[Mode] = tuple(Mode),
    *,
    chances: bool = True,
) -> PrintPreview:
    """Open the preview of some characters, on the first of the modes.

    Args:
        chances: whether the campaign shows them.
    """
    public: list[Item] = [(system, game, for_paper(sheet) if sheet else None) for system, game, sheet in items]

    def draw(mode: Mode, size: PaperSize, codes: Codes = Codes.NONE, *, large: bool = False) -> Sequence[PageDrawing]:
        context = PaperContext(campaign_title=campaign_title, paper=size, chances=chances, large=large)
        return sheet_pages(public, mode, words, context, codes)

    def form(file: Path, mode: Mode, size: PaperSize, **how: Any) -> None:
        from desktop.views.paper.pdf.form_pdf import print_form

        items = [(system, game, None if mode is Mode.BLANK else sheet) for system, game, sheet in public]
        wanted = items[:1] if mode is Mode.BLANK else items
        print_form(wanted, file, words, size.id, campaign_title, chances=chances, **how)

    title = pdf_title(public, words, campaign_title)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    suggested = Path(documents) / f"{sanitised(title)}.pdf"
    preview = PrintPreview(
        draw,
        words,
        title=title,
        suggested=suggested,
        mode=modes[0],
        modes=modes,
        large=partial(draw, large=True),
        accent=Catalogue().info(items[0][0].id).accent if items else None,
        codes=True,
        form=form,
        parent=parent,
    )
    preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    preview.open()
    return preview


def print_document(
    document: SheetDocument, words: Words, parent: QWidget, campaign_title: str = "", *, chances: bool = True
) -> PrintPreview:
    """Print one sheet; a draft as it will be."""
    item = (document.system, document.game, as_finished(document))
    return print_items([item], words, parent, campaign_title, chances=chances)


def _print(
    open_campaign: OpenCampaign,
    items: Sequence[tuple[AnySystem, AnyGame, Sheet | None]],
    parent: QWidget,
    modes: Sequence[Mode] = tuple(Mode),
) -> PrintPreview:
    campaign = open_campaign.campaign
    return print_items(items, open_campaign.words, parent, campaign.title, modes, chances=campaign.chances)


def print_party(open_campaign: OpenCampaign, parent: QWidget) -> None:
    """Print every player character of the campaign that is not put away, as they stand on the screen."""
    found = open_campaign.listing.sheets(lambda entry: entry.is_pc and not entry.archived)
    items = [(open_campaign.system, open_campaign.game, read.sheet) for read in found]
    _print(open_campaign, items, parent)


def print_blank_of(open_campaign: OpenCampaign, parent: QWidget) -> None:
    """Print blank sheets of the open campaign."""
    item = (open_campaign.system, open_campaign.game, None)
    _print(open_campaign, [item], parent, (Mode.BLANK,))


def print_blank(catalogue: Catalogue, appearance: Appearance, parent: QWidget) -> None:
    """Ask for a rule system and print its blank sheets."""
    infos = tuple(catalogue)
    title = QCoreApplication.translate("Printing", "白紙を印刷")
    question = QCoreApplication.translate("Printing", "どのルールの白紙を印刷しますか。")
    names = [info.name_in(appearance.language) for info in infos]
    dialog = ChooseSystem(title, question, names, parent)

    def chosen(number: int) -> None:
        system = catalogue.system(infos[number].id)
        print_items([(system, system.game(), None)], appearance.words(system.id), parent, modes=(Mode.BLANK,))

    dialog.chosen.connect(chosen)
    dialog.open()


def print_handouts(handouts: Sequence[Handout], open_campaign: OpenCampaign, parent: QWidget) -> PrintPreview:
    """Open the preview of some handouts; a picture that has vanished leaves its words."""
    leaves = [leaf_of(one, open_campaign) for one in handouts]
    first = handouts[0].title if handouts else ""
    title = first or QCoreApplication.translate("Printing", "ハンドアウト")
    table, words = open_campaign.campaign.title, open_campaign.words
    return _preview(lambda size: handout_pages(leaves, table, words, size), title, open_campaign, parent)


def print_scenario(scenario: Scenario, open_campaign: OpenCampaign, parent: QWidget, *, gm: bool) -> PrintPreview:
    """Open the preview of a scenario: all of it for the GM, or what players may read before they play."""
    handouts = {one.id: one.title for one in open_campaign.handouts.known}
    words, table = open_campaign.words, open_campaign.campaign.title
    title = scenario.title or QCoreApplication.translate("Printing", "シナリオ")
    return _preview(
        lambda size: scenario_pages(scenario, words, table, handouts, size, gm=gm), title, open_campaign, parent
    )


def _preview(
    pages: Callable[[PaperSize], Sequence[PageDrawing]], title: str, open_campaign: OpenCampaign, parent: QWidget
) -> PrintPreview:
    """Open the preview of pages that have one state."""
    words = open_campaign.words

    def draw(mode: Mode, size: PaperSize) -> Sequence[PageDrawing]:
        return pages(size)

    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    suggested = Path(documents) / f"{sanitised(title)}.pdf"
    modes = (Mode.FILLED,)
    preview = PrintPreview(draw, words, title=title, suggested=suggested, mode=modes[0], modes=modes, parent=parent)
    preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    preview.open()
    return preview


def leaf_of(handout: Handout, open_campaign: OpenCampaign) -> Leaf:
    """Return a handout as it is printed."""
    picture = picture_bytes(open_campaign.campaign.portrait_path(handout.picture))
    return Leaf(handout.title, handout.text, picture, _recipients(handout, open_campaign))


def _recipients(handout: Handout, open_campaign: OpenCampaign) -> str:
    sheets = (open_campaign.sheet(who) for who in handout.who)
    return open_campaign.words.listed((sheet.name for sheet in sheets if sheet is not None), "・")


def picture_bytes(path: Path | None) -> bytes:
    """Read a picture within the limits of every picture; nothing where that cannot be."""
    picture = portraits.pixmap(path, PRINTED)
    return b"" if picture.isNull() else portraits.as_picture(picture.toImage(), PRINTED)
