"""Two sides type their dice side by side: the one whose turn it is, and the other beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.views.widgets.face_entry import FaceEntry

ROOM = 200
"""px that two columns have at least at every size of text; they go into a line of their own where there is less."""


@dataclass(frozen=True)
class ColumnView:
    """One side, ready to be shown."""

    heading: str
    sides: tuple[int, ...]
    """Dice that it still has to throw; none: all lie."""
    hidden: bool = False


class EntryColumns(QWidget):
    """Holds the tray's entry for the side that throws now, and one beside it for the other side.

    The faces that the other side types ahead become those of the entry when its turn comes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[ColumnView, ...], int] = ((), 0)

    def use(self, headings: Sequence[QLabel], entry: FaceEntry, beside: FaceEntry) -> None:
        """Take the widgets that Designer has put into the grid; called once, after the form is set up."""
        self._headings, self._entry, self._beside = tuple(headings), entry, beside
        beside.entered.connect(entry.setFocus)
        beside.back_requested.connect(entry.setFocus)
        self._arrange((), 0)

    def show_columns(self, columns: Sequence[ColumnView], now: int) -> str:
        """Show both sides, or only the entry; return what the side whose turn has come has typed ahead.

        Args:
            now: which of them throws now.
        """
        shown = (tuple(columns), now)
        if shown == self._shown:
            return ""
        same = len(columns) == len(self._shown[0]) == 2
        ahead = self._beside.text() if same and now == 1 and self._shown[1] == 0 else ""
        kept = self._beside.text() if same and now == self._shown[1] == 0 else ""
        self._shown = shown
        if self._beside.hasFocus() and now == 1:
            self._entry.setFocus()
        self._arrange(tuple(columns), now)
        self._beside.setText(kept)
        return ahead

    def _arrange(self, columns: tuple[ColumnView, ...], now: int) -> None:
        """Put the entry into the column whose turn it is; the side that has thrown is done."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        for widget in (self._entry, self._beside):
            grid.removeWidget(widget)
        grid.addWidget(self._entry, 1, now)
        grid.addWidget(self._beside, 1, 1 - now)
        for label, column in zip(self._headings, columns, strict=False):
            label.setText(column.heading)
        for part in (*self._headings, self._beside):
            part.setVisible(bool(columns))
        self.setMinimumWidth(ROOM if columns else 0)
        self._entry.setAccessibleName(self._name(columns[now].heading if columns else ""))
        if columns:
            other = columns[1 - now]
            self._beside.set_dice(other.sides)
            self._beside.hide_faces(other.hidden)
            self._beside.setEnabled(now == 0)
            self._beside.setAccessibleName(self._name(other.heading))
            self._beside.setPlaceholderText("" if other.sides else self.tr("済"))

    def _name(self, side: str) -> str:
        return self.tr("{side}の出目").format(side=side) if side else self.tr("出目")
