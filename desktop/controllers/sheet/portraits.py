"""Pictures into portraits: read within limits, scaled, and stored as plain PNG beside the sheet."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap

from desktop.core.problem import Problem, TakujoError
from desktop.core.words import Phrase, phrase
from desktop.services.storage.refusals import reason

LARGEST_FILE = 64_000_000
"""Bytes; a photograph is a tenth of this."""
LARGEST_SIDE = 640
"""Pixels a stored portrait has at most on each side: sharp on paper at 35 mm."""
LARGEST_MEMORY = 93_000_000
"""Bytes that a decoder may need for one picture, before it is scaled: 4,800 by 4,800 pixels of most kinds."""
LARGEST_PNG = 2_000_000
"""Bytes."""
GLANCE = 32
"""Pixels of a picture that is only read to see whether it can be."""
_MARKS = (
    (re.compile(rb"\x89PNG\r\n\x1a\n"), "png"),
    (re.compile(rb"\xff\xd8\xff"), "jpeg"),
    (re.compile(rb"GIF8[79]a"), "gif"),
    (re.compile(rb"RIFF....WEBP", re.DOTALL), "webp"),
    (re.compile(rb"BM.{4}\0\0\0\0", re.DOTALL), "bmp"),
)
"""How a file begins → the one decoder that reads it. Never SVG: it may hold scripts, endless loops and references."""
_DEEP_PNG, _PLAIN_JPEG, _OTHER = 16, 1, 4
"""Bytes a decoder needs for a pixel: a PNG of 16 bits a colour is held twice, a plain JPEG scaled line by line."""


_MOST_SEGMENTS = 200
"""Parts of a JPEG before its picture; a photograph has a dozen."""


def read_picture(path: Path, side: int = LARGEST_SIDE) -> QImage:
    """Read a picture file, scaled down while reading.

    Args:
        side: px that it has at most on each side.

    Raises:
        TakujoError: too big, too many pixels, damaged, or of another kind; one sentence says which.
    """
    try:
        info = path.stat()
        if not stat.S_ISREG(info.st_mode):
            raise _fault("not_a_picture", path)
        if info.st_size > LARGEST_FILE:
            raise _fault("too_big", path, f"{info.st_size // 1_000_000} MB")
        with path.open("rb") as file:
            beginning = file.read(32)
    except OSError as error:
        raise _fault("unreadable", path, reason(error)) from None
    kind = next((kind for mark, kind in _MARKS if mark.match(beginning)), None)
    if kind is None:
        raise _fault("not_a_picture", path)
    return _decode(path, kind, side)


def _decode(path: Path, kind: str, side: int) -> QImage:
    reader = QImageReader(str(path), QByteArray(kind.encode()))
    reader.setAutoDetectImageFormat(False)  # no other decoder ever sees the file
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        raise _fault("damaged", path)
    if size.width() * size.height() * _pixel_bytes(path, kind) > LARGEST_MEMORY:
        raise _fault("too_many_pixels", path, f"{size.width()} × {size.height()}")
    reader.setAutoTransform(True)
    reader.setScaledSize(fitted(size, side))
    image = reader.read()
    if image.isNull():
        raise _fault("damaged", path)
    return image


def _pixel_bytes(path: Path, kind: str) -> int:
    with path.open("rb") as file:
        if kind == "png":
            return _DEEP_PNG if file.read(25)[24:] == b"\x10" else _OTHER
        return _PLAIN_JPEG if kind == "jpeg" and _is_plain(file) else _OTHER


def _is_plain(file: BinaryIO) -> bool:
    """Tell whether a JPEG comes line after line; a progressive one has to be held whole."""
    file.seek(2)
    for _ in range(_MOST_SEGMENTS):
        head = file.read(4)
        if len(head) < 4 or head[0] != 0xFF:
            return False
        if head[1] in (0xC0, 0xC1):
            return True
        if head[1] in (0xC2, 0xDA):
            return False
        file.seek(int.from_bytes(head[2:]) - 2, os.SEEK_CUR)
    return False


def fitted(size: QSize, side: int = LARGEST_SIDE) -> QSize:
    """Return the size within a square that keeps the proportions; unknown sizes stay unknown."""
    if not size.isValid() or max(size.width(), size.height()) <= side:
        return size
    return size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)


def as_png(image: QImage, side: int = LARGEST_SIDE) -> bytes:
    """Encode a picture as PNG, scaled down where it is larger than is needed."""
    if max(image.width(), image.height()) > side:
        image = image.scaled(
            fitted(image.size(), side), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub lacks the format as str
    return bytes(buffer.data().data())


def as_picture(image: QImage, side: int) -> bytes:
    """Encode a picture of a page: as PNG, or as JPEG where a photograph would be several times as large."""
    png = as_png(image, side)
    if len(png) <= LARGEST_PNG or image.hasAlphaChannel():
        return png
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    scaled = QImage.fromData(QByteArray(png))
    scaled.save(buffer, "JPG", 90)  # type: ignore[call-overload]  # the stub lacks the format as str
    return bytes(buffer.data().data())


def is_shown(path: Path | None) -> bool:
    """Tell whether a stored picture is there and can be drawn."""
    try:
        return path is not None and not read_picture(path, GLANCE).isNull()
    except TakujoError:
        return False


def pixmap(path: Path | None, side: int = LARGEST_SIDE) -> QPixmap:
    """Load a stored picture within the same limits; null when there is none or it cannot be used."""
    if path is None:
        return QPixmap()
    try:
        return QPixmap.fromImage(read_picture(path, side))
    except TakujoError:
        return QPixmap()


_SENTENCES = {
    "unreadable": ("{file} を読めません（{value}）。", "別の画像を選んでください。"),
    "too_big": ("{file} は大きすぎます（{value}）。", "64 MB までの画像を選んでください。"),
    "too_many_pixels": (
        "{file} は大きすぎます（{value} ピクセル）。",
        "縦横を 4800 ピクセルまでに縮めてから選んでください。",
    ),
    "not_a_picture": (
        "{file} は画像ではないか、使えない形式です。",
        "PNG・JPEG・WebP・GIF・BMP の画像を選んでください。",
    ),
    "damaged": ("{file} は壊れていて読めません。", "別の画像を選んでください。"),
}


def _fault(code: str, path: Path, value: str | Phrase = "") -> TakujoError:
    message, remedy = _SENTENCES[code]
    return TakujoError(
        Problem(code=code, rule="", message=phrase(message, file=path.name[:80], value=value), remedy=phrase(remedy))
    )
