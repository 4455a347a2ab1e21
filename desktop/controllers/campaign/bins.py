"""ごみ箱: deleted campaigns, sheets of the open campaign and templates come back from here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.appearance import Appearance
from desktop.core.problem import TakujoError
from desktop.services.campaign.bin import Binned
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.library import sheet_templates
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.views.dialogs.versions import BinDialog, BinLine


@dataclass(frozen=True)
class Deleted:
    """One deleted thing, and how it comes back."""

    binned: Binned
    kind: str
    restore: Callable[[Binned], Path]


class BinController(QObject):
    """The dialog of deleted things."""

    restored = Signal()
    """Something has come back: lists of campaigns are to be read again."""

    def __init__(
        self,
        window: QWidget,
        library: Library,
        store: Store,
        appearance: Appearance,
        open_campaign: OpenCampaign | None,
    ) -> None:
        """Prepare the dialog.

        Args:
            workspace: the open campaign, whose sheets are listed too.
        """
        super().__init__()
        self._window, self._library, self._store = window, library, store
        self._appearance, self._open_campaign = appearance, open_campaign
        self._items: tuple[Deleted, ...] = ()

    def open(self) -> BinDialog:
        """Show the list."""
        self.dialog = BinDialog(self._window)
        self.setParent(self.dialog)
        self.dialog.restore_requested.connect(self._restore)
        self._list()
        self.dialog.open()
        return self.dialog

    def _list(self) -> None:
        found = [Deleted(b, self.tr("卓"), self._library.restore) for b in self._library.binned()]
        templates = sheet_templates.bin_of(self._library)
        found += [Deleted(b, self.tr("ひな形"), templates.restore) for b in templates.items()]
        if self._open_campaign is not None:
            campaign = self._open_campaign.campaign
            kind = self.tr("シート（{table}）").format(table=campaign.title)
            found += [Deleted(b, kind, campaign.restore) for b in campaign.binned()]
            files = self._open_campaign.scenarios
            kind = self.tr("シナリオ（{table}）").format(table=campaign.title)
            found += [Deleted(b, kind, files.restore) for b in files.binned()]
        self._items = tuple(sorted(found, key=lambda d: d.binned.at, reverse=True))
        when = self._appearance.when
        self.dialog.show_lines(
            [BinLine(name_of(self._store, d.binned), d.kind, when(d.binned.at.isoformat())) for d in self._items]
        )

    def _restore(self, numbers: Sequence[int]) -> None:
        done: list[str] = []
        back: list[str] = []
        for item in [self._items[n] for n in numbers]:
            name = name_of(self._store, item.binned)
            try:
                back.append(identifier_of(self._store, item.restore(item.binned)))
            except TakujoError as error:
                self.dialog.show_message(error.problem.text(self._appearance.words()), "error-text")
                break
            done.append(name)
        else:
            self.dialog.show_message(
                self.tr("{names} を戻しました。").format(names=self.tr("、").join(done)), "success-text"
            )
        self._list()
        if self._open_campaign is not None:
            self._open_campaign.came_back(back)
        self.restored.emit()


def identifier_of(store: Store, file: Path) -> str:
    """Return the id of a sheet; empty where a file is none."""
    with contextlib.suppress(TakujoError):
        return str(store.read(file).data.get("id") or "") if file.is_file() else ""
    return ""


def name_of(store: Store, binned: Binned) -> str:
    """Return the name that people gave to a deleted campaign or sheet, else that of its file."""
    file = binned.path / CAMPAIGN_FILE if binned.path.is_dir() else binned.path
    with contextlib.suppress(TakujoError):
        data = store.read(file).data
        return str(data.get("title") or data.get("name") or binned.name)
    return binned.name
