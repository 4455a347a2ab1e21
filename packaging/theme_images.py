"""Draw the few pictures that a style sheet can only take as files: arrows and ticks, for light and dark.

python packaging/theme_images.py
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtGui import QColor, QGuiApplication

from desktop import assets
from desktop.views.style import icons
from desktop.views.style.theme import theme

PICTURES = {
    "down": ("chevron_down", "ink"),
    "down-off": ("chevron_down", "strong_line"),
    "up": ("chevron_up", "ink"),
    "up-off": ("chevron_up", "strong_line"),
    "close": ("cross", "second_ink"),
    "check": ("check", "on_accent"),
    "some": ("minus", "on_accent"),
    "dot": ("dot", "on_accent"),
}
SIDE = 48
"""Three times the usual size; Qt only ever scales such pictures down."""


def main() -> int:
    """Write every picture."""
    application = QGuiApplication(sys.argv)
    for dark in (False, True):
        folder = assets.path("theme", "dark" if dark else "light")
        folder.mkdir(parents=True, exist_ok=True)
        for name, (shape, token) in PICTURES.items():
            icons.pixmap(shape, QColor(getattr(theme(dark), token)), SIDE).save(str(folder / f"{name}.png"))
    del application
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
