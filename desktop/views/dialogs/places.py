"""What a question for a file offers at its side: folders where people keep files, and sticks that are plugged in.

Only Qt's own dialog, used where the system has none of its own, takes it; a native one knows its sticks.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths, QUrl
from PySide6.QtWidgets import QFileDialog, QListView

from desktop.views.fitting import room
from desktop.views.style import theme

KEPT = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
    QStandardPaths.StandardLocation.HomeLocation,
)
WIDE, HIGH = 860, 520
"""px at 100 %: names and dates in a folder are read whole."""
SIDE = 180
"""px at 100 % of the folders at the side."""
COMPUTER = QUrl("file:")
"""Everything else that there is."""
ROOTS = ("media", "run/media")
"""Where Linux hangs in what is plugged in, in a folder of the person or without."""


def sticks(base: Path = Path("/")) -> tuple[Path, ...]:
    """Return the volumes that are plugged in; none where the system keeps them elsewhere (Windows, macOS).

    Args:
        base: the root of the file system.
    """
    return tuple(path for root in ROOTS for path in _volumes(base / root))


def _volumes(folder: Path, depth: int = 2) -> Iterator[Path]:
    try:
        inside = sorted(folder.iterdir())
    except OSError:  # nothing was ever plugged in, or it belongs to another user
        return
    for path in inside:
        if os.path.ismount(path):
            yield path
        elif depth > 1:
            yield from _volumes(path, depth - 1)


def offer(dialog: QFileDialog) -> None:
    """Give a question for a file its places, and room for them as far as the screen has it."""
    kept = (Path(QStandardPaths.writableLocation(place)) for place in KEPT)
    folders = [folder for folder in kept if folder.is_dir()]
    dialog.setSidebarUrls([*(QUrl.fromLocalFile(str(folder)) for folder in (*folders, *sticks())), COMPUTER])
    side = dialog.findChild(QListView, "sidebar")
    if side is not None:
        side.setMinimumWidth(theme.px(SIDE))
    dialog.resize(QSize(theme.px(WIDE), theme.px(HIGH)).boundedTo(room(dialog)))
