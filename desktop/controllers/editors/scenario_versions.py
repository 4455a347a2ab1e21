"""前の版 of a scenario: what it held before can be brought back as an edit that can be undone, too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.core.prepared.scenario import Scenario
from desktop.core.problem import TakujoError
from desktop.core.words import Words
from desktop.models.editors.scenario import ScenarioDocument
from desktop.services.campaign import scenarios
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.storage.versions import Version
from desktop.views.dialogs.versions import VersionsDialog


class ScenarioVersions(QObject):
    """The dialog of the earlier versions of one scenario."""

    def __init__(
        self, document: ScenarioDocument, path: Path, store: Store, words: Words, when: Callable[[str], str]
    ) -> None:
        super().__init__()
        self._document, self._path, self._store = document, path, store
        self._words, self._when = words, when
        self._versions: tuple[Version, ...] = ()

    def open(self, parent: QWidget) -> VersionsDialog:
        """Show the list."""
        self.dialog = VersionsDialog(self._document.value.title, parent)
        self.setParent(self.dialog)
        self.dialog.chosen.connect(self._show)
        self.dialog.restore_requested.connect(self._restore)
        self._versions = self._store.versions(self._path)
        self.dialog.show_versions([self._when(version.at.isoformat()) for version in self._versions])
        self.dialog.open()
        return self.dialog

    def _read(self, number: int) -> Scenario:
        data = self._store.read_version(self._path, self._versions[number])
        value = self._document.value
        return scenarios.from_data(Stored(self._path, data, ""), value.system, self._document.kind)

    def _show(self, number: int) -> None:
        if not 0 <= number < len(self._versions):
            return
        try:
            earlier = self._read(number)
        except TakujoError as error:
            self.dialog.show_detail(error.problem.text(self._words), differs=False, restorable=False)
            return
        same = earlier == self._document.value
        text = self.tr("「{title}」").format(title=getattr(earlier, "title", ""))
        for schema in self._document.lists:
            before, now = len(getattr(earlier, schema.name)), len(self._document.rows(schema.name))
            if before or now:
                text += f"\n{self._words.say(schema.title)}　{now} → {before}"
        if same:
            text = self.tr("いまの内容と同じです。")
        self.dialog.show_detail(text, differs=False, restorable=not same)

    def _restore(self, number: int) -> None:
        try:
            earlier = self._read(number)
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._words), "error-text")
            return
        self._document.replace(earlier, self.tr("前の版に戻す"))
        self.dialog.close()
