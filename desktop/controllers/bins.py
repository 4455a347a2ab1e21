"""ごみ箱: deleted 卓, sheets of the open 卓 and templates come back from here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.core.problem import TakujoError
from desktop.services import sheet_templates
from desktop.services.bin import Binned
from desktop.services.store import Store
from desktop.services.table import TABLE_FILE
from desktop.views.dialogs.bin import BinDialog, BinLine

if TYPE_CHECKING:
    from desktop.controllers.main import MainController


@dataclass(frozen=True)
class Deleted:
    """One deleted thing, and how it comes back."""

    binned: Binned
    kind: str
    restore: Callable[[Binned], Path]


class BinController(QObject):
    """The dialog of deleted things."""

    def __init__(self, main: MainController) -> None:
        super().__init__()
        self._main = main
        self._items: tuple[Deleted, ...] = ()

    def open(self) -> BinDialog:
        """Show the list."""
        self.dialog = BinDialog(self._main.window)
        self.setParent(self.dialog)
        self.dialog.restore_requested.connect(self._restore)
        self._list()
        self.dialog.open()
        return self.dialog

    def _list(self) -> None:
        main, store = self._main, self._main.store
        found = [Deleted(b, self.tr("卓"), main.library.restore) for b in main.library.binned()]
        templates = sheet_templates.bin_of(main.library)
        found += [Deleted(b, self.tr("ひな形"), templates.restore) for b in templates.items()]
        if main.desk is not None:
            table = main.desk.workspace.table
            kind = self.tr("シート（{table}）").format(table=table.title)
            found += [Deleted(b, kind, table.restore) for b in table.binned()]
        self._items = tuple(sorted(found, key=lambda d: d.binned.at, reverse=True))
        when = main.appearance.when
        self.dialog.show_lines(
            [BinLine(name_of(store, d.binned), d.kind, when(d.binned.at.isoformat())) for d in self._items]
        )

    def _restore(self, numbers: Sequence[int]) -> None:
        done: list[str] = []
        for item in [self._items[n] for n in numbers]:
            name = name_of(self._main.store, item.binned)
            try:
                item.restore(item.binned)
            except TakujoError as error:
                self.dialog.say(error.problem.said(self._main.appearance.words()), "error-text")
                break
            done.append(name)
        else:
            self.dialog.say(self.tr("{names} を戻しました。").format(names=self.tr("、").join(done)), "success-text")
        self._list()
        self._tell_lists()

    def _tell_lists(self) -> None:
        main = self._main
        if main.desk is not None:
            main.desk.workspace.listed.emit()
            main.list_tables()
        if main.window.ui.screens.currentWidget() is main.start:
            main.show_start()


def name_of(store: Store, binned: Binned) -> str:
    """Return the name that people gave to a deleted 卓 or sheet, else that of its file."""
    file = binned.path / TABLE_FILE if binned.path.is_dir() else binned.path
    with contextlib.suppress(TakujoError):
        data = store.read(file).data
        return str(data.get("title") or data.get("name") or binned.name)
    return binned.name


def show_bin(main: MainController) -> None:
    """Show what was deleted."""
    BinController(main).open()
