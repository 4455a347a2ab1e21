"""One recorded page on screen, as large as there is room, or as wide: the same drawing that goes to the printer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.paper.ink import A4, PaperSize
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.painting import Placement, render_page

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
