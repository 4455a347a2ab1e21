"""ひな形: a character kept to make others from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.notifier import Notifier
from desktop.core.problem import TakujoError
from desktop.services.campaign.index import Entry
from desktop.services.library import sheet_templates, templates
from desktop.services.library.library import Library
from desktop.services.library.sheet_templates import SheetTemplate
from desktop.views.dialogs.base import TemplatesDialog

SLICE = 250
"""Files that are looked into before the window answers again: some hundredths of a second."""


class TemplatesController(QObject):
    """The dialog of templates for the open campaign. Thousands of files are looked into bit by bit."""

    def __init__(self, open_campaign: OpenCampaign, library: Library) -> None:
        super().__init__()
        self._open_campaign, self._library = open_campaign, library
        self._templates: tuple[SheetTemplate, ...] = ()
        self._found: list[SheetTemplate] = []
        self._left: list[Path] = []
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._look)

    def open(self, parent: QWidget) -> TemplatesDialog:
        """Show the list."""
        self.dialog = TemplatesDialog(parent)
        self.setParent(self.dialog)
        self.dialog.make_requested.connect(self._make)
        self.dialog.delete_requested.connect(self._delete)
        self.dialog.finished.connect(self._next.stop)
        self._left = sheet_templates.candidates(self._library)
        self._look()
        self.dialog.open()
        return self.dialog

    def _look(self) -> None:
        """Look into the next files; after the last one show the list."""
        part, self._left = self._left[:SLICE], self._left[SLICE:]
        self._found += sheet_templates.chosen(part, self._open_campaign.system.id)
        if self._left:
            self.dialog.show_looking(len(self._left))
            self._next.start()
            return
        self._next.stop()
        self._list(sheet_templates.ordered(self._found))

    def _list(self, templates: tuple[SheetTemplate, ...]) -> None:
        self._templates = templates
        self.dialog.show_templates([t.name for t in templates])

    def _make(self, number: int) -> None:
        open_campaign = self._open_campaign
        try:
            stored = sheet_templates.create_from(
                open_campaign.campaign, open_campaign.system, open_campaign.game, self._templates[number]
            )
        except TakujoError as error:
            self._show_error(error)
            return
        self.dialog.close()
        open_campaign.listed.emit()
        open_campaign.open_path(stored.path)

    def _delete(self, number: int) -> None:
        template = self._templates[number]
        try:
            sheet_templates.delete(self._library, template)
        except TakujoError as error:
            self._show_error(error)
        else:
            self.dialog.show_message(
                self.tr("{name} をごみ箱へ移しました。").format(name=template.name), "success-text"
            )
            self._list(tuple(other for other in self._templates if other != template))

    def _show_error(self, error: TakujoError) -> None:
        self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")


def save_template(open_campaign: OpenCampaign, library: Library, title: str, notifier: Notifier) -> None:
    """Keep a campaign as a template, with its NPCs.

    Raises:
        FileError: a sheet cannot be read, or the template not be written.
    """
    template = templates.save_template(
        library, open_campaign.campaign, title, with_sheets=lambda entry: not entry.is_pc
    )
    text = QCoreApplication.translate(
        "Templates",
        "✓ 卓のひな形にしました。「シートを読み込む…」で、保存先の {folder} の {name} を選ぶと、新しい卓になります。",
    )
    notifier.notify(text.format(folder=template.path.parent.name, name=template.path.name))


def save_templates(open_campaign: OpenCampaign, library: Library, entries: Sequence[Entry], notifier: Notifier) -> None:
    """Keep sheets as templates.

    Raises:
        FileError: one cannot be read or written.
    """
    open_campaign.flush()
    campaign, words = open_campaign.campaign, open_campaign.words
    for entry in entries:
        sheet_templates.save(library, campaign, campaign.path_of(entry))
    names = words.say("、").join(entry.label for entry in entries[:3]) + ("…" if len(entries) > 3 else "")
    if entries:
        notifier.notify(QCoreApplication.translate("Templates", "✓ {names} をひな形にしました。").format(names=names))
