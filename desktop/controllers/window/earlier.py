"""前の版に戻す, from the start page or from a file that cannot be read: finds the file, then the way back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.controllers.program.appearance import Appearance
from desktop.core.problem import TakujoError
from desktop.services.library.earlier import EarlierFile, earlier_files
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.storage.versions import Version
from desktop.views.dialogs.versions import EarlierDialog, EarlierLine, VersionsDialog


class EarlierController(QObject):
    """The list of everything that has earlier versions."""

    chosen = Signal(Path, object)
    """(folder of the campaign, `Entry` of the sheet) whose versions are wanted."""
    broken = Signal(Path)
    """A campaign's own file, which cannot be read, is to be brought back."""

    def __init__(self, window: QWidget, library: Library, appearance: Appearance) -> None:
        super().__init__()
        self._window, self._store, self._when = window, library.store, appearance.when
        listed = {head.folder: head for head in (*library.recent(), *library.campaigns())}
        self._heads = tuple(head for head in listed.values() if not head.archived)
        self._found: dict[int, tuple[EarlierFile, ...]] = {}

    def open(self) -> EarlierDialog:
        """Show the list, the campaign opened last unfolded."""
        titles = [f"{head.title}　{self._when(head.opened)}".rstrip("　") for head in self._heads]
        self.dialog = EarlierDialog(titles, self._window)
        self.setParent(self.dialog)
        self.dialog.unfolded.connect(self._list)
        self.dialog.chosen.connect(self._choose)
        if self._heads:
            self.dialog.unfold(0)
        self.dialog.open()
        return self.dialog

    def _list(self, number: int) -> None:
        found = self._found[number] = earlier_files(self._heads[number], self._store)
        lines = [EarlierLine(self._name(item), item.count, self._when(item.at.isoformat())) for item in found]
        self.dialog.show_files(number, lines)

    def _name(self, item: EarlierFile) -> str:
        name = self.tr("卓の情報") if item.entry is None else item.entry.label
        broken = item.entry is None or item.entry.fault
        return self.tr("△ {name}（読めません）").format(name=name) if broken else name

    def _choose(self, number: int, row: int) -> None:
        item = self._found[number][row]
        self.dialog.close()
        if item.entry is None:
            self.broken.emit(item.path)
        else:
            self.chosen.emit(self._heads[number].folder, item.entry)


class FileVersions(QObject):
    """The versions of a file that cannot be read itself: nothing can be compared, each can be brought back."""

    restored = Signal()

    def __init__(
        self,
        window: QWidget,
        path: Path,
        store: Store,
        appearance: Appearance,
        load: Callable[[Stored], object] | None = None,
    ) -> None:
        """Prepare the dialog.

        Args:
            load: reads a version as the program reads the file, and raises `TakujoError` where it does not fit;
                None: any version whose letters can be read will do.
        """
        super().__init__()
        self._window, self._path, self._store = window, path, store
        self._appearance, self._load = appearance, load
        self._versions: tuple[Version, ...] = ()

    def open(self) -> VersionsDialog:
        """Show the list."""
        self.dialog = VersionsDialog(self._path.name, self._window)
        self.setParent(self.dialog)
        self.dialog.chosen.connect(self._show)
        self.dialog.restore_requested.connect(self._restore)
        self._versions = self._store.versions(self._path)
        self.dialog.show_versions([self._time(version) for version in self._versions])
        self.dialog.open()
        return self.dialog

    def _time(self, version: Version) -> str:
        return self._appearance.when(version.at.isoformat())

    def _show(self, number: int) -> None:
        if not 0 <= number < len(self._versions):
            return
        version = self._versions[number]
        try:
            data = self._store.read_version(self._path, version)
            if self._load is not None:
                self._load(Stored(self._path, data, ""))
        except TakujoError as error:
            sentence = error.problem.text(self._appearance.words())
            self.dialog.show_detail(sentence, differs=False, restorable=False)
            return
        text = self.tr("{time} の版は読めます。戻すと、いまの壊れた内容と入れ替わります。")
        self.dialog.show_detail(text.format(time=self._time(version)), differs=False, restorable=True)

    def _restore(self, number: int) -> None:
        try:
            self._store.restore(self._path, self._versions[number])
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._appearance.words()), "error-text")
            return
        self.dialog.close()
        self.restored.emit()
