"""A printed page as it will come out, drawn by the printing code and scaled to the room there is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

A4_RATIO = 297 / 210


class PagePreview(QWidget):
    """Shows one page on a sheet of paper with a thin shadow."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image, self._text = QImage(), ""
        self._gives = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def give_way(self) -> None:
        """Leave what is beside it in a column all the height that it needs; the page is drawn smaller, then."""
        self._gives = True
        policy = self.sizePolicy()
        policy.setHeightForWidth(False)  # a column takes such a height for the least one
        self.setSizePolicy(policy)

    def show_page(self, image: QImage, text: str) -> None:
        """Show another page and keep what is on it; a null image leaves the paper white."""
        self._image, self._text = image, text
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return self._text or self.tr("白紙")

    def wanted_width(self) -> int:
        """Return how many pixels wide the page should be rendered, the screen's density included."""
        return round(self._paper().width() * self.devicePixelRatioF())

    def _paper(self) -> QRectF:
        width = min(self.width() - 4, (self.height() - 4) / A4_RATIO)
        return QRectF((self.width() - width) / 2, 1, max(1.0, width), max(1.0, width * A4_RATIO))

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """The width of a side panel."""
        return QSize(292, round(292 * A4_RATIO))

    def minimumSizeHint(self) -> QSize:
        """Still recognisable."""
        return QSize(120, round(120 * A4_RATIO))

    def hasHeightForWidth(self) -> bool:
        """Paper keeps its proportions."""
        return not self._gives

    def heightForWidth(self, width: int) -> int:
        """Return the height of a page of this width."""
        return round(width * A4_RATIO)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be no higher than the page that is as wide."""
        super().resizeEvent(event)
        if self._gives:
            self.setMaximumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw paper, page and border."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paper = self._paper()
        painter.fillRect(paper.translated(3, 3), QColor(0, 0, 0, 40))
        painter.fillRect(paper, Qt.GlobalColor.white)
        if not self._image.isNull():
            painter.drawImage(paper, self._image)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.drawRect(paper)
