"""A recorded page on screen, scaled to its room, and a preview that the printing code draws."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.paper.sheet.ink import A4, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.painting import Placement, render_page

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


RIM = 16
"""px between the page and the edge of the widget."""
WIDEST = 1600
"""px: pages are not widened beyond."""


class PaperSheet(QWidget):
    """Shows a page; renders it again only when the page or its size changes."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: PageDrawing | None = None
        self._size = A4
        self._wide = False
        self._image = QImage()
        self.setAccessibleName(self.tr("紙面"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: PageDrawing | None, size: PaperSize = A4) -> None:
        """Show another page, or none."""
        self._page, self._size = page, size
        self._image = QImage()
        self._fit()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it: all that is on the page."""
        return " ".join(self._page.texts()) if self._page is not None else ""

    def set_wide(self, wide: bool) -> None:
        """Fill the width and let the height scroll, or show the whole page."""
        self._wide = wide
        self._fit()
        self.update()

    def _ratio(self) -> float:
        if self._page is None:
            return A4.height / A4.width
        place = Placement.on(self._page, self._size)
        return place.height / place.width

    def _fit(self) -> None:
        """Claim the height that the widened page needs."""
        needed = round(min(self.width() - 2 * RIM, WIDEST) * self._ratio()) + 2 * RIM if self._wide else 0
        self.setMinimumHeight(max(0, needed))

    def _place(self) -> QRect:
        """Return the place of the paper."""
        width = min(self.width() - 2 * RIM, WIDEST)
        if not self._wide:
            width = min(width, int((self.height() - 2 * RIM) / self._ratio()))
        width = max(1, width)
        return QRect((self.width() - width) // 2, RIM, width, max(1, round(width * self._ratio())))

    def _picture(self, place: QRect) -> QImage:
        density = self.devicePixelRatioF()
        wanted = round(place.width() * density)
        if self._page is not None and self._image.width() != wanted:
            self._image = render_page(self._page, wanted, self._size)
            self._image.setDevicePixelRatio(density)
        return self._image

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """Still recognisable."""
        return QSize(160, 220)

    def event(self, event: QEvent) -> bool:
        """Keep the claimed height in step with the width."""
        if event.type() == QEvent.Type.Resize and self._wide:
            self._fit()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, its shadow, the page and a border."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().window())
        if self._page is None:
            return
        place = self._place()
        painter.fillRect(place.translated(3, 3), QColor(0, 0, 0, 50))
        painter.fillRect(place, Qt.GlobalColor.white)
        painter.drawImage(place.topLeft(), self._picture(place))
        painter.setPen(QPen(self.palette().dark().color(), 1))
        painter.drawRect(place.adjusted(-1, -1, 0, 0))
