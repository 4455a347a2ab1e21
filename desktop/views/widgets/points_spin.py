"""A spin box for points without narrow limits: real minus sign, full-width digits, and a blank that is not a number."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QSize
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QStyle, QStyleOptionSpinBox, QWidget


class PointsSpin(QSpinBox):
    """As wide as four figures, whatever its bounds. With a special value text its minimum stands for "nothing"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = 4

    def set_places(self, places: int) -> None:
        """Make room for so many figures."""
        self._places = places
        self.updateGeometry()

    def _may_be_blank(self) -> bool:
        return bool(self.specialValueText())

    # Qt's names from here on

    def textFromValue(self, value: int) -> str:
        """Write a number with a real minus sign."""
        return str(value).replace("-", "−")

    def valueFromText(self, text: str) -> int:
        """Read a number; nothing, or a dash alone, is the blank."""
        plain = _plain(text)
        if plain in ("", "-", "—"):
            return self.minimum() if self._may_be_blank() else self.value()
        return int(plain)

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Let digits of any width and either minus sign in."""
        plain = _plain(text)
        if plain in ("", "—"):
            return (QValidator.State.Acceptable if self._may_be_blank() else QValidator.State.Intermediate, text, pos)
        if plain in ("-", "+"):
            return (QValidator.State.Intermediate, text, pos)
        if not plain.lstrip("+-").isdecimal() or len(plain) > 9:
            return (QValidator.State.Invalid, text, pos)
        inside = self.minimum() <= int(plain) <= self.maximum()
        return (QValidator.State.Acceptable if inside else QValidator.State.Intermediate, text, pos)

    def stepBy(self, steps: int) -> None:
        """Count on from nothing to the smallest natural number, never from the far end of the bounds."""
        if self._may_be_blank() and self.value() == self.minimum():
            self.setValue(max(self.minimum() + 1, 1 if steps > 0 else 0))
        else:
            super().stepBy(steps)

    def sizeHint(self) -> QSize:
        """Room for the figures and the arrows."""
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        room = QSize(
            metrics.horizontalAdvance(("−" if self.minimum() < 0 else "") + "0" * self._places) + 4,
            super().sizeHint().height(),
        )
        arrows = self.style().subControlRect(
            QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxUp, self
        )
        return QSize(room.width() + max(arrows.width(), 16) + 12, room.height())

    def minimumSizeHint(self) -> QSize:
        """The same: no figure is cut."""
        return self.sizeHint()


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().replace("−", "-")
