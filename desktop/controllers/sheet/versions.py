"""前の版 and 変更の一覧: every earlier content of a sheet can be looked at, compared and brought back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.controllers.sheet.autosave import Autosave
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.sheet.change_words import DifferenceModel
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign import sheets
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.storage.versions import Version
from desktop.services.text.diff import Difference, differences
from desktop.views.dialogs.versions import HistoryDialog, VersionsDialog

KEPT = ("id", "draft")
"""Fields that a version never restores: the identity of the sheet and where it is shown."""


class VersionsController(QObject):
    """The dialog of earlier versions of one open document."""

    restored = Signal()

    def __init__(
        self,
        document: SheetDocument,
        autosave: Autosave,
        store: Store,
        words: Words,
        when: Callable[[str], str],
        kept: tuple[str, ...] = KEPT,
    ) -> None:
        super().__init__()
        self._kept = kept
        self._document, self._autosave, self._store = document, autosave, store
        self._words, self._when = words, when
        self._versions: tuple[tuple[Version, Sheet | None, str], ...] = ()

    def open(self, parent: QWidget) -> VersionsDialog:
        """Write what is unsaved, so that it is a version too, and show the list."""
        self._autosave.flush()
        self.dialog = VersionsDialog(self._document.sheet.name, parent)
        self.setParent(self.dialog)
        self._model = DifferenceModel(self._words, self.dialog)
        self.dialog.show_model(self._model)
        self.dialog.chosen.connect(self._show)
        self.dialog.restore_requested.connect(self._restore)
        self._list()
        self.dialog.open()
        return self.dialog

    def _list(self) -> None:
        path = self._autosave.stored.path
        self._versions = tuple((v, *self._read(v)) for v in self._store.versions(path))
        self.dialog.show_versions([self._line(version, sheet) for version, sheet, _fault in self._versions])

    def _read(self, version: Version) -> tuple[Sheet | None, str]:
        path = self._autosave.stored.path
        try:
            data = self._store.read_version(path, version)
            sheet = sheets.load(Stored(path, data, ""), self._document.system)
        except TakujoError as error:
            return None, self._words.say(error.problem.message)
        present = self._document.sheet
        return sheet.evolve(**{name: getattr(present, name) for name in self._kept}), ""

    def _differences(self, sheet: Sheet) -> tuple[Difference, ...]:
        return differences(sheet, self._document.sheet)

    def _line(self, version: Version, sheet: Sheet | None) -> str:
        time = self._when(version.at.isoformat())
        if sheet is None:
            return self.tr("{time}　読めません").format(time=time)
        count = len(self._differences(sheet))
        if not count:
            return self.tr("{time}　いまと同じ").format(time=time)
        return self.tr("{time}　{n} か所違う").format(time=time, n=count)

    def _show(self, number: int) -> None:
        if not 0 <= number < len(self._versions):
            return
        version, sheet, fault = self._versions[number]
        if sheet is None:
            self.dialog.show_detail(fault, differs=False, restorable=False)
            return
        found = self._differences(sheet)
        self._model.show(type(sheet), found, (self.tr("この版"), self.tr("いま")), self._document.game)
        text = self.tr("{time} の版").format(time=self._when(version.at.isoformat()))
        heading = text if found else self.tr("いまの内容と同じです。")
        restorable = bool(found) and not self._document.read_only
        self.dialog.show_detail(heading, differs=bool(found), restorable=restorable)

    def _restore(self, number: int) -> None:
        version, sheet, _fault = self._versions[number]
        if sheet is None:
            return
        time = self._when(version.at.isoformat())
        self._document.end_burst()
        self._autosave.flush()
        self._store.separate(self._autosave.stored.path)
        self._document.apply(lambda _now: sheet, self.tr("{time} の版に戻す").format(time=time))
        self._autosave.flush()
        self.restored.emit()
        self._list()
        self.dialog.show_message(self.tr("戻しました。「元に戻す」で取り消せます。"), "success-text")


def show_history(document: SheetDocument, parent: QWidget) -> None:
    """Show the undo steps of a document."""
    HistoryDialog(document.sheet.name, document.undo_stack, parent).open()
