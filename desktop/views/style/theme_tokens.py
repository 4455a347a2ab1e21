"""The colours of paper and ink by what they are for, light and dark; accents come from the systems."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Theme:
    """The colours by what they are for, as `#RRGGBB`."""

    dark: bool
    paper: str
    panel: str
    base: str
    alternate: str
    button: str
    tray: str
    line: str
    strong_line: str
    ink: str
    second_ink: str
    idle: str
    """Ink of what cannot be used now; fainter than the second also where the desktop asks for contrast."""
    success: str
    success_tint: str
    error: str
    error_tint: str
    warning: str
    warning_tint: str
    marked: str
    accent: str
    tint: str
    on_accent: str

    def colour(self, token: str) -> QColor:
        """Return one token as a colour, e.g. `colour("tray")`."""
        return QColor(getattr(self, token))


LIGHT = {
    "paper": "#FBF8F1",
    "panel": "#F4EFE3",
    "base": "#FFFEFA",
    "alternate": "#F7F2E7",
    "button": "#F8F3E8",
    "tray": "#E9E1CF",
    "line": "#D9D2C3",
    "strong_line": "#8E8470",
    "ink": "#20242C",
    "second_ink": "#5B5E66",
    "idle": "#5B5E66",
    "success": "#2C6A39",
    "success_tint": "#E3EEDD",
    "error": "#A8172F",
    "error_tint": "#FBE3E4",
    "warning": "#7C5200",
    "warning_tint": "#F8EBCB",
    "marked": "#FFF3C4",
    "on_accent": "#FFFDF8",
}
DARK = {
    "paper": "#17191E",
    "panel": "#1D2026",
    "base": "#121419",
    "alternate": "#1B1E24",
    "button": "#262A31",
    "tray": "#0F1115",
    "line": "#33373F",
    "strong_line": "#737A87",
    "ink": "#E8E4DA",
    "second_ink": "#ABA89F",
    "idle": "#ABA89F",
    "success": "#8FCB95",
    "success_tint": "#1E2D22",
    "error": "#FF959E",
    "error_tint": "#3A1D21",
    "warning": "#E6BA62",
    "warning_tint": "#342A16",
    "marked": "#4A3F16",
    "on_accent": "#14161A",
}
