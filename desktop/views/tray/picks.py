"""What the next letter picks, with a cap for each: over the tray, until something has been picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.shown.paragraph import Paragraph

GAP = 3
"""px between two picks."""


@dataclass(frozen=True)
class PickFace:
    """One pick, ready to be shown."""

    letter: str
    label: str
    note: str = ""
    """The chance, as it is written."""
    legal: bool = True
    recent: bool = False
    """Picked lately in this scene."""


class PicksView(QFrame):
    """A heading and a button for each pick; lies over the tray as long as there is something to pick.

    What is below is for another throw: its title, chance and button would be taken for those of the picks.

    Args:
        tray: lies below.
        kept: stay in reach, beside the heading.
    """

    picked = Signal(str)
    """A letter."""

    def __init__(self, tray: QWidget, kept: Sequence[QWidget]) -> None:
        super().__init__(tray)
        self._tray, self._kept = tray, kept
        self.setObjectName("picks")
        self.setAutoFillBackground(True)
        self._buttons: list[KeyButton] = []
        self._faces: tuple[PickFace, ...] = ()
        self._columns = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        self._heading = Paragraph(self)
        self._heading.setProperty("role", "heading")
        column.addWidget(self._heading)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidgetResizable(True)
        inner = QWidget(self._scroll)
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._scroll.setWidget(inner)
        column.addWidget(self._scroll, 1)
        for widget in (tray, *kept):
            widget.installEventFilter(self)
        self.hide()

    @property
    def faces(self) -> tuple[PickFace, ...]:
        """What can be picked; empty while nothing is."""
        return self._faces if not self.isHidden() else ()

    def show_picks(self, heading: str, faces: Sequence[PickFace], columns: int = 2) -> None:
        """Show what can be picked; nothing takes the view away."""
        self._heading.setText(heading)
        if (tuple(faces), columns) != (self._faces, self._columns):
            self._faces, self._columns = tuple(faces), columns
            self._show_faces()
        if self.isHidden() == bool(faces):
            self.setVisible(bool(faces))
            self._lie()

    def _show_faces(self) -> None:
        while len(self._buttons) < len(self._faces):
            self._add(len(self._buttons))
        lines = -(-len(self._faces) // self._columns)
        for at in range(2):
            self._grid.setColumnStretch(at, int(at < self._columns))
        for number, (button, face) in enumerate(zip(self._buttons, self._faces, strict=False)):
            end = f"  {face.note}" if face.note else ""
            button.setText(literal(face.label) + end)
            button.set_end(end if face.letter else "")
            button.set_key_hint(face.letter)
            button.setEnabled(face.legal)
            font = button.font()
            font.setBold(face.recent)
            button.setFont(font)
            self._grid.addWidget(button, number % lines, number // lines)
            button.show()
        for button in self._buttons[len(self._faces) :]:
            button.hide()
        self._grid.setRowStretch(lines, 1)

    def _add(self, number: int) -> None:
        button = KeyButton(self._scroll.widget())
        button.setProperty("role", "option")
        button.set_leading(True)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.picked.emit(self._faces[number].letter))
        self._buttons.append(button)

    def _lie(self) -> None:
        if not self.isHidden():
            self.setGeometry(self._tray.rect())
            hole = QRect()
            for widget in self._kept:
                hole |= QRect(widget.mapTo(self._tray, QPoint()), widget.size())
            self.setMask(QRegion(self.rect()) - QRegion(hole))
            self._heading.setContentsMargins(0, 0, max(0, self.width() - hole.left()) if hole else 0, 0)
            self._heading.setMinimumHeight(max(0, hole.bottom()))
            self.raise_()

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the tray whatever size it has."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lie()
        return super().eventFilter(watched, event)
