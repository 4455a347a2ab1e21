"""紙から戻す: what was written on printed sheets comes back by keyboard, one sheet after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.import_preview import ImportController
from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.campaign.scanning import codes_in
from desktop.controllers.program.notifier import Notifier
from desktop.core.paper import Field
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import phrase
from desktop.models.paper.lines import changes, lines
from desktop.models.paper.reader import ReadResult, taken
from desktop.models.sheet.change_words import DifferenceModel, by_hand
from desktop.services.campaign.index import Entry
from desktop.services.paper import paper_code
from desktop.services.paper.paper_code import Tag
from desktop.services.text.diff import differences
from desktop.views.dialogs import asking
from desktop.views.dialogs.paper_back import PaperBackDialog
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode


class PaperBack(QObject):
    """The form for what a pencil has changed."""

    def __init__(self, open_campaign: OpenCampaign, window: QWidget, notifier: Notifier, first: str = "") -> None:
        """Open the form.

        Args:
            first: id of the sheet to begin with; empty: the first of the list.
        """
        super().__init__()
        self._open_campaign, self._window, self._notifier = open_campaign, window, notifier
        open_campaign.flush()
        self.dialog = PaperBackDialog(window)
        self.setParent(self.dialog)
        self._model = DifferenceModel(open_campaign.words, self.dialog)
        self._sheet: Sheet | None = None
        self._places: tuple[Field, ...] = ()
        self._taken = ReadResult()
        self.dialog.show_model(self._model)
        self.dialog.sheet_chosen.connect(self._show)
        self.dialog.edited.connect(self._look)
        self.dialog.take_requested.connect(self.take)
        self.dialog.code_entered.connect(self.find)
        self.dialog.photo_requested.connect(self._ask_photo)
        here = [entry for entry in open_campaign.campaign.sheets() if _usable(entry)]
        here.sort(key=lambda entry: not entry.is_pc)
        self.dialog.show_people([(entry.id, entry.label) for entry in here])
        if not (first and self.dialog.choose(first)) and here:
            self.dialog.choose(here[0].id)
        self.dialog.open()
        self.dialog.begin()

    def take(self) -> bool:
        """Write what differs as one step that can be undone, and continue to the next sheet."""
        sheet, result = self._sheet, self._taken
        if sheet is None:
            return False
        if result.sheet is None:
            self._look()
            return False
        open_campaign = self._open_campaign
        found = changes(sheet, result.sheet)
        try:
            if found:
                texts = [open_campaign.words.say(by_hand(type(sheet), open_campaign.game, change)) for change in found]
                text = phrase("紙から：{changes}", changes=open_campaign.words.say("、").join(texts))
                open_campaign.play_session.change(found, open_campaign.words.say(text))
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(open_campaign.words), "error-text")
            return False
        open_campaign.listed.emit()
        self.dialog.mark_done(sheet.id, sheet.name)
        self.dialog.show_next()
        if self.dialog.current != sheet.id:  # the next sheet has cleared the message; the last one shows it
            self.dialog.show_message(self.tr("「{name}」を取り込みました。").format(name=sheet.name), "success-text")
        return True

    def find(self, text: str) -> bool:
        """Go to the sheet that a code names; one that holds a sheet which is not here brings it."""
        return self._read(lambda: paper_code.apart(text), Path(self.tr("紙のコード")))

    def scan(self, path: Path) -> bool:
        """The same with the code that a photo shows."""
        return self._read(lambda: codes_in(path), path)

    def _read(self, texts: Callable[[], Sequence[str]], path: Path) -> bool:
        try:
            read = paper_code.read(texts())
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
            return False
        identifier = read.id if isinstance(read, Tag) else str(read.data.get("id", ""))
        if isinstance(read, Tag) or self.dialog.choose(identifier):
            return self._go_to(identifier)
        self.dialog.close()
        ImportController(self._open_campaign, self._notifier).open_code(read, path, self._window)
        return True

    def _go_to(self, identifier: str) -> bool:
        if not self.dialog.choose(identifier):
            self.dialog.show_message(self.tr("このコードのシートは、この卓にありません。"), "error-text")
            return False
        self.dialog.show_message("")
        self.dialog.begin()
        return True

    def _ask_photo(self) -> None:
        title, kind = self.tr("写真から探す"), self.tr("写真 (*.png *.jpg *.jpeg *.webp *.bmp);;すべて (*)")
        asking.ask_file(self.dialog, title, kind, self.scan)

    def _show(self, identifier: str) -> None:
        open_campaign = self._open_campaign
        self._sheet = open_campaign.sheet(identifier)
        if self._sheet is None:
            self.dialog.show_lines("", ())
            return
        printed = open_campaign.system.printable(self._sheet, open_campaign.game)
        paper, context = find_paper(open_campaign.system.id), PaperContext()
        pages = paper.pages(printed, open_campaign.game, Mode.FILLED, open_campaign.words, context)
        self._places = tuple(entry.field for page in pages for entry in page.entries)
        asked = lines(printed, self._places, open_campaign.words, open_campaign.game)
        self.dialog.show_lines(self._sheet.name, asked)
        self._look()

    def _look(self) -> None:
        """Say what would change."""
        sheet, open_campaign = self._sheet, self._open_campaign
        if sheet is None:
            return
        fixed = {path: value for place in self._places for path, value in place.fixed}
        self._taken = taken(
            sheet, self.dialog.given, fixed, open_campaign.system, open_campaign.game, open_campaign.words
        )
        if self._taken.sheet is None:
            self.dialog.show_message(self._taken.problems[0].text(open_campaign.words), "error-text")
            return
        self.dialog.show_message("")
        headers = (self.tr("いま"), self.tr("紙"))
        self._model.show(type(sheet), differences(sheet, self._taken.sheet), headers, open_campaign.game)


def _usable(entry: Entry) -> bool:
    return not (entry.draft or entry.fault or entry.archived)
