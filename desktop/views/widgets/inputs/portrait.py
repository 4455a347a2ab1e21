"""A portrait, or a picture of any shape, that comes from a file, a drag or the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop.views.style import icons
from desktop.views.style.theme import px
from desktop.views.window.window_drops import TAKES_FILES


class PortraitButton(QToolButton):
    """A frame with a picture, or a drawn figure in the character's colour."""

    file_chosen = Signal(Path)
    image_pasted = Signal(QImage)
    browse_requested = Signal()
    removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmap = QPixmap()
        self._colour = QColor("#2F4B8F")
        self.setAcceptDrops(True)
        self.setProperty(TAKES_FILES, True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(self.tr("画像を選ぶか、ここにドロップするか、貼り付けます"))
        menu = QMenu(self)
        self._browse = menu.addAction(self.tr("画像を選ぶ…"), self.browse_requested.emit)
        self._paste = QAction(self.tr("貼り付ける"), self)
        self._paste.triggered.connect(self._take_clipboard)
        menu.addAction(self._paste)
        self._remove = menu.addAction(self.tr("画像を外す"), self.removed.emit)
        menu.aboutToShow.connect(self._update_menu)
        self.setMenu(menu)

    def show_picture(self, pixmap: QPixmap, colour: str) -> None:
        """Show a picture, or with a null one the drawn figure in this colour."""
        self._pixmap, self._colour = pixmap, QColor(colour)
        self.update()

    def keep_files_out(self) -> None:
        """Take away what would show this computer's folders (手渡し); pasting stays."""
        self._browse.setVisible(False)
        self.setAcceptDrops(False)

    def _update_menu(self) -> None:
        self._paste.setEnabled(_has_picture(QGuiApplication.clipboard().mimeData()))
        self._remove.setEnabled(not self._pixmap.isNull())

    def _take_clipboard(self) -> None:
        self._take(QGuiApplication.clipboard().mimeData())

    def _take(self, data: QMimeData | None) -> None:
        if data is None:
            return
        local = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if local:
            self.file_chosen.emit(local[0])
        elif data.hasImage():
            picture = data.imageData()
            if isinstance(picture, QImage) and not picture.isNull():
                self.image_pasted.emit(picture)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Portrait format, a little taller than two lines of input."""
        height = max(64, self.fontMetrics().height() * 4)
        return QSize(round(height * 0.86), height)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture filling the frame, or a figure."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame = self.rect().adjusted(1, 1, -1, -1)
        focus = self.hasFocus()
        half = 0.0 if focus else 0.5  # whole pixels: a line between two of them is paler than its colour
        painter.fillRect(frame, self.palette().base())
        if self._pixmap.isNull():
            self._draw_figure(painter)
        else:
            ratio = self.devicePixelRatioF()
            scaled = self._pixmap.scaled(
                frame.size() * ratio,
                Qt.AspectRatioMode.KeepAspectRatioByExpanding,
                Qt.TransformationMode.SmoothTransformation,
            )
            scaled.setDevicePixelRatio(ratio)
            painter.setClipRect(frame)
            left = frame.center().x() - scaled.width() / ratio / 2
            painter.drawPixmap(round(left), frame.top(), scaled)
            painter.setClipping(False)
        role = QPalette.ColorRole.Highlight if focus else QPalette.ColorRole.Dark
        painter.setPen(QPen(self.palette().color(role), 2 if focus else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(frame).adjusted(-half, -half, half, half), 3, 3)

    def _draw_figure(self, painter: QPainter) -> None:
        width, height = self.width(), self.height()
        painter.setPen(QPen(self._colour, max(1.4, width / 40)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        head = width * 0.34
        painter.drawEllipse(round((width - head) / 2), round(height * 0.2), round(head), round(head))
        painter.drawArc(round(width * 0.2), round(height * 0.62), round(width * 0.6), round(height * 0.72), 0, 180 * 16)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take pictures and files."""
        if _has_picture(event.mimeData()):
            _copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say what was dropped."""
        _copy(event)
        self._take(event.mimeData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste with the usual key while the portrait has the focus."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self._take_clipboard()
        else:
            super().keyPressEvent(event)


def _copy(event: QDropEvent) -> None:
    """Take what is dragged as a copy: after a move some desktops would remove the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def _has_picture(data: QMimeData | None) -> bool:
    return data is not None and (data.hasImage() or any(url.isLocalFile() for url in data.urls()))


class PictureButton(PortraitButton):
    """A frame with the whole picture, or with the sign of one."""

    def show_whole(self, picture: QPixmap) -> None:
        """Show a picture; a null one: there is none."""
        self.show_picture(picture, "#6B7280")

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A lying picture, four lines high."""
        return QSize(px(150), px(88))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture in the middle of its frame."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        half = 0.0 if self.hasFocus() else 0.5  # whole pixels: a line between two of them is paler than its colour
        frame = QRectF(self.rect().adjusted(1, 1, -1, -1)).adjusted(-half, -half, half, half)
        painter.fillRect(frame, self.palette().base())
        picture = self._pixmap
        if picture.isNull():
            icons.icon("map").paint(painter, self.rect().adjusted(0, px(24), 0, -px(24)))
        else:
            size = picture.size().scaled(frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(0, 0, size.width(), size.height())
            place.moveCenter(frame.center())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        focus = self.hasFocus()
        role = QPalette.ColorRole.Highlight if focus else QPalette.ColorRole.Dark
        painter.setPen(QPen(self.palette().color(role), 2 if focus else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 3, 3)
