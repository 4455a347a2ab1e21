"""Notes of a scene beside the tracker: the open ones, the concealed GM notes, and a few lines to write more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from desktop.core.prepared.gm_notes import LONGEST_NOTE
from desktop.views.forms.notes_panel import Ui_NotesPanel
from desktop.views.style import icons, theme

WIDE = 232
"""px at 100 %."""
ID_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class NoteFace:
    """One note as shown."""

    id: str
    text: str
    gm: bool


@dataclass(frozen=True)
class SceneFace:
    """One scene that can be looked at."""

    key: str
    text: str


class NotesPanel(QFrame):
    """Shows the notes of one scene; asks for what is written, rewritten and taken away."""

    written = Signal(str, bool, str)
    """(text, only for the GM, id of the note that it takes the place of; empty: a new one); answered by `done`"""
    removed = Signal(str)
    """Id of a note."""
    scene_chosen = Signal(str)
    """Key of a scene."""
    folded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_NotesPanel()
        self.ui.setupUi(self)
        self._notes: tuple[NoteFace, ...] = ()
        self._scenes: tuple[SceneFace, ...] = ()
        self._editing = ""
        ui = self.ui
        ui.foldButton.setIcon(icons.icon("cross"))
        ui.foldButton.clicked.connect(self.folded)
        ui.coverButton.toggled.connect(lambda _on: self._show())
        ui.scene.activated.connect(lambda row: self.scene_chosen.emit(str(ui.scene.itemData(row) or "")))
        ui.entry.entered.connect(self._write)
        ui.writeButton.clicked.connect(self._write)
        ui.dropButton.clicked.connect(self._drop)
        ui.editButton.clicked.connect(self._edit)
        ui.removeButton.clicked.connect(self._remove)
        for rows in (ui.open, ui.secret):
            rows.setSpacing(3)
            rows.itemSelectionChanged.connect(lambda r=rows: self._selected(r))
            rows.itemDoubleClicked.connect(lambda _item: self._edit())
        self._drop()
        self._show()

    def show_scenes(self, scenes: Sequence[SceneFace], chosen: str) -> None:
        """Offer these scenes."""
        box = self.ui.scene
        if tuple(scenes) != self._scenes:
            self._scenes = tuple(scenes)
            box.clear()
            for scene in scenes:
                box.addItem(scene.text, scene.key)
                box.setItemData(box.count() - 1, scene.text, Qt.ItemDataRole.ToolTipRole)
        row = max(0, box.findData(chosen))
        box.setCurrentIndex(row)
        box.setToolTip(box.itemText(row))
        box.setEnabled(len(scenes) > 1)

    def show_notes(self, notes: Sequence[NoteFace]) -> None:
        """Show these; what is being typed stays."""
        if tuple(notes) == self._notes:
            return
        self._notes = tuple(notes)
        if self._editing not in {note.id for note in notes}:
            self._stop_editing()
        self._show()

    def cover(self) -> None:
        """Conceal the GM notes."""
        self.ui.coverButton.setChecked(False)

    def done(self) -> None:
        """Empty the lines: what was typed there is on the disk."""
        self._drop()

    def begin(self) -> None:
        """Put the focus where a note is written."""
        self.ui.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show(self) -> None:
        ui = self.ui
        secret = [note for note in self._notes if note.gm]
        lifted = ui.coverButton.isChecked()
        self._fill(ui.open, [note for note in self._notes if not note.gm])
        self._fill(ui.secret, secret if lifted else [])
        ui.open.setVisible(ui.open.count() > 0)
        ui.secret.setVisible(lifted and bool(secret))
        ui.coverButton.setVisible(bool(secret))
        text = self.tr("GMだけのメモを伏せる") if lifted else self.tr("GMだけのメモを見る（{n}）")
        ui.coverButton.setText(text.format(n=len(secret)))
        ui.empty.setVisible(not self._notes)
        self._selected(ui.open)

    def _fill(self, rows: QListWidget, notes: Sequence[NoteFace]) -> None:
        chosen = self._id_of(rows)
        rows.blockSignals(True)
        rows.clear()
        for note in notes:
            item = QListWidgetItem(note.text, rows)
            item.setData(ID_ROLE, note.id)
            item.setSelected(note.id == chosen)
        rows.scrollToBottom()
        rows.blockSignals(False)

    @staticmethod
    def _id_of(rows: QListWidget) -> str:
        items = rows.selectedItems()
        return str(items[0].data(ID_ROLE)) if items else ""

    @property
    def _chosen(self) -> NoteFace | None:
        chosen = self._id_of(self.ui.open) or self._id_of(self.ui.secret)
        return next((note for note in self._notes if note.id == chosen), None)

    def _selected(self, rows: QListWidget) -> None:
        other = self.ui.secret if rows is self.ui.open else self.ui.open
        if rows.selectedItems() and other.selectedItems():
            other.clearSelection()
        self.ui.chosenBar.setVisible(self._chosen is not None)

    def _edit(self) -> None:
        note = self._chosen
        if note is None:
            return
        self._editing = note.id
        self.ui.entry.setPlainText(note.text)
        self.ui.gm.setChecked(note.gm)
        self.ui.writeButton.setText(self.tr("書き直す"))
        self.ui.dropButton.show()
        self.begin()

    def _drop(self) -> None:
        self.ui.entry.clear()
        self._stop_editing()

    def _stop_editing(self) -> None:
        self._editing = ""
        self.ui.writeButton.setText(self.tr("書く"))
        self.ui.dropButton.hide()

    def _remove(self) -> None:
        note = self._chosen
        if note is not None:
            self.removed.emit(note.id)

    def _write(self) -> None:
        text = self.ui.entry.toPlainText().strip()[:LONGEST_NOTE]
        if text:
            self.written.emit(text, self.ui.gm.isChecked(), self._editing)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Be as wide as a few words."""
        return QSize(theme.px(WIDE), super().sizeHint().height())
