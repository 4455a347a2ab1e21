"""Pictures into portraits: read within limits, scaled, and stored as plain PNG beside the sheet."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap

from desktop.core.problem import Problem, TakujoError
from desktop.core.words import phrase

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes; a photograph is a tenth of this."""
LARGEST_SIDE = 640
"""Pixels a stored portrait has at most on each side: sharp on paper at 35 mm."""
FORMATS = (b"png", b"jpg", b"jpeg", b"bmp", b"gif", b"webp")
"""What is read. Never SVG: it may carry scripts and references to other files."""


def read_picture(path: Path) -> QImage:
    """Read a picture file, scaled down while reading.

    Raises:
        TakujoError: too big, damaged, or not one of `FORMATS`; one sentence says which.
    """
    try:
        size = path.stat().st_size
    except OSError as error:
        raise _fault("unreadable", path, str(error.strerror or "")) from None
    if size > LARGEST_FILE:
        raise _fault("too_big", path, f"{size // 1_048_576} MB")
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    if bytes(reader.format().data()).lower() not in FORMATS:
        raise _fault("not_a_picture", path)
    reader.setAutoTransform(True)
    reader.setScaledSize(fitted(reader.size()))
    image = reader.read()
    if image.isNull():
        raise _fault("damaged", path)
    return image


def fitted(size: QSize) -> QSize:
    """Return the size within `LARGEST_SIDE` that keeps the proportions; unknown sizes stay unknown."""
    if not size.isValid() or max(size.width(), size.height()) <= LARGEST_SIDE:
        return size
    return size.scaled(LARGEST_SIDE, LARGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio)


def as_png(image: QImage) -> bytes:
    """Encode a picture as PNG, scaled down where it is larger than a portrait needs."""
    if max(image.width(), image.height()) > LARGEST_SIDE:
        image = image.scaled(
            fitted(image.size()), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub lacks the format as str
    return bytes(buffer.data().data())


def pixmap(path: Path | None) -> QPixmap:
    """Load a stored portrait; null when there is none or it is damaged."""
    return QPixmap(str(path)) if path is not None else QPixmap()


_SENTENCES = {
    "unreadable": ("{file} を読めません（{value}）。", "別の画像を選んでください。"),
    "too_big": ("{file} は大きすぎます（{value}）。", "64 MB までの画像を選んでください。"),
    "not_a_picture": (
        "{file} は画像ではないか、使えない形式です。",
        "PNG・JPEG・WebP・GIF・BMP の画像を選んでください。",
    ),
    "damaged": ("{file} は壊れていて読めません。", "別の画像を選んでください。"),
}


def _fault(code: str, path: Path, value: str = "") -> TakujoError:
    message, remedy = _SENTENCES[code]
    return TakujoError(
        Problem(code=code, rule="", message=phrase(message, file=path.name[:80], value=value), remedy=phrase(remedy))
    )
