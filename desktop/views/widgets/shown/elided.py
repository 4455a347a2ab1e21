"""Text that gives way in a line or in a list to choose from: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QLabel, QStyle, QStyleOptionComboBox, QStylePainter, QWidget


class ElidedCombo(QComboBox):
    """Draws of its current text what fits."""

    @property
    def drawn(self) -> str:
        """The text as it is drawn."""
        return self._option().currentText

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, field, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        return option

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame and what fits."""
        painter, option = QStylePainter(self), self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class ElidedLabel(QLabel):
    """Plain text in one line, never wider than the room there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cut: tuple[str, int, str] | None = None
        """The text, the width in px, and what of the text fits there."""
        self.setTextFormat(Qt.TextFormat.PlainText)

    def _fitting(self, whole: str, width: int) -> str:
        if self._cut is None or self._cut[:2] != (whole, width):
            cut = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, width) if whole else ""
            self._cut = whole, width, cut
        return self._cut[2]

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(24, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Cut again in another typeface."""
        self._cut = None
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        whole, room = self.text(), self.contentsRect()
        text = self._fitting(whole, room.width())
        sentence = whole if text != whole else ""
        if self.toolTip() != sentence:
            self.setToolTip(sentence)
        if text:
            painter = QPainter(self)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(room, self.alignment(), text)
