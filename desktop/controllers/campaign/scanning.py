"""QR codes on photos and scans; the reader is an optional dependency."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from desktop.core.problem import Problem, TakujoError
from desktop.core.words import phrase

LARGEST = 4000
"""px of the longer side; a larger photo is made smaller first."""


def codes_in(path: Path) -> list[str]:
    """Return what the QR codes of a picture say.

    Raises:
        TakujoError: nothing here reads codes, the picture cannot be read, or there is no code on it.
    """
    try:
        import zxingcpp
    except ImportError:
        message = phrase("写真のコードを読む部品（zxing-cpp）がありません。")
        remedy = phrase("スマートフォンなどで読んだコードの文字を、「紙から戻す」に入れてください。")
        raise TakujoError(Problem(code="no_scanner", rule="", message=message, remedy=remedy)) from None
    grey = _picture(path).convertToFormat(QImage.Format.Format_Grayscale8)
    raw = memoryview(bytes(grey.constBits())).cast("B", (grey.height(), grey.bytesPerLine()))
    texts = [found.text for found in zxingcpp.read_barcodes(raw)]
    if not texts:
        message = phrase("「{name}」にQRコードが見つかりません。", name=path.name)
        remedy = phrase("コードが大きく写るように、明るい所で真上から撮り直してください。")
        raise TakujoError(Problem(code="no_code", rule="", message=message, remedy=remedy))
    return texts


def _picture(path: Path) -> QImage:
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > LARGEST:
        reader.setScaledSize(size.scaled(QSize(LARGEST, LARGEST), Qt.AspectRatioMode.KeepAspectRatio))
    picture = reader.read()
    if picture.isNull():
        message = phrase("「{name}」は絵として読めません。", name=path.name)
        remedy = phrase("PNG か JPEG の写真を選んでください。")
        raise TakujoError(Problem(code="bad_picture", rule="", message=message, remedy=remedy))
    return picture
