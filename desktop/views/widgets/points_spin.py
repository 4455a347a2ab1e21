"""A spin box for points without narrow limits, as wide as its figures."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyle, QStyleOptionSpinBox, QWidget

from desktop.views.widgets.spin import NumberSpin


class PointsSpin(NumberSpin):
    """As wide as four figures, or as its number when that has more. Its special value text stands for "nothing"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = self._shown = 4
        self.valueChanged.connect(self._widen)

    def set_places(self, places: int) -> None:
        """Make room for so many figures at least."""
        self._places = places
        self._widen()
        self.updateGeometry()

    def _widen(self) -> None:
        shown = max(self._places, len(str(abs(self.value()))))
        if shown != self._shown:
            self._shown = shown
            self.updateGeometry()

    # Qt's names from here on

    def stepBy(self, steps: int) -> None:
        """Count on from nothing to the smallest natural number, never from the far end of the bounds."""
        if self.specialValueText() and self.value() == self.minimum():
            self.setValue(max(self.minimum() + 1, 1 if steps > 0 else 0))
        else:
            super().stepBy(steps)

    def sizeHint(self) -> QSize:
        """Room for the figures and the arrows."""
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        room = QSize(
            metrics.horizontalAdvance(("−" if self.minimum() < 0 else "") + "0" * self._shown) + 4,
            super().sizeHint().height(),
        )
        arrows = self.style().subControlRect(
            QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxUp, self
        )
        return QSize(room.width() + max(arrows.width(), 16) + 12, room.height())

    def minimumSizeHint(self) -> QSize:
        """The same: no figure is cut."""
        return self.sizeHint()
