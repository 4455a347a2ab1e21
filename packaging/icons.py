"""Draw the program's icon in every size that a system asks for, from `resources/icons/takujo.svg`.

    python packaging/icons.py            draw the pictures that the program itself shows, into resources/icons
    python packaging/icons.py FOLDER     draw those of a package: all sizes, and .ico and .icns

Needs PySide6. An .ico and an .icns are containers of PNG files, written here byte by byte.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
SHOWN = (16, 32, 48, 128)
"""Pixels of the pictures inside the program: title bar, task bar, its own dialogs."""
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(size: int) -> bytes:
    """Draw the icon, `size` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(OWN / "takujo.svg")).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico() -> bytes:
    """Return the icon of a Windows program."""
    pictures = [(size, png(size)) for size in ICO]
    place = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, data in pictures:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place + len(body))
        body += data
    return head + body


def icns() -> bytes:
    """Return the icon of a macOS program."""
    parts = [(kind, png(size)) for size, kind in ICNS.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(arguments: list[str]) -> int:
    """Run the command; see the module's first lines."""
    application = QGuiApplication(sys.argv[:1])
    if not arguments:
        for size in SHOWN:
            (OWN / f"takujo-{size}.png").write_bytes(png(size))
    else:
        folder = Path(arguments[0])
        folder.mkdir(parents=True, exist_ok=True)
        for size in SIZES:
            (folder / f"{size}.png").write_bytes(png(size))
        (folder / "takujo.ico").write_bytes(ico())
        (folder / "takujo.icns").write_bytes(icns())
    application.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
