"""What the keys mean while the board has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_KEYS: dict[Qt.Key, tuple[str, str]] = {
    Qt.Key.Key_Q: ("step", "NW"),
    Qt.Key.Key_W: ("step", "N"),
    Qt.Key.Key_E: ("step", "NE"),
    Qt.Key.Key_A: ("step", "SW"),
    Qt.Key.Key_S: ("step", "S"),
    Qt.Key.Key_D: ("step", "SE"),
    Qt.Key.Key_Up: ("step", "N"),
    Qt.Key.Key_Down: ("step", "S"),
    Qt.Key.Key_Left: ("step", "left"),
    Qt.Key.Key_Right: ("step", "right"),
    Qt.Key.Key_Return: ("do", ""),
    Qt.Key.Key_Enter: ("do", ""),
    Qt.Key.Key_Space: ("name", ""),
    Qt.Key.Key_Backspace: ("unname", ""),
    Qt.Key.Key_Escape: ("cancel", ""),
    Qt.Key.Key_C: ("aim", "next"),
    Qt.Key.Key_PageUp: ("person", "before"),
    Qt.Key.Key_PageDown: ("person", "next"),
    Qt.Key.Key_L: ("list", ""),
    Qt.Key.Key_R: ("turn", ""),
    Qt.Key.Key_Plus: ("zoom", "in"),
    Qt.Key.Key_Minus: ("zoom", "out"),
    Qt.Key.Key_Home: ("zoom", "fit"),
}
_SHIFTED: dict[Qt.Key, tuple[str, str]] = {
    Qt.Key.Key_C: ("aim", "before"),
    Qt.Key.Key_R: ("turn", "back"),
    Qt.Key.Key_Plus: ("zoom", "in"),
}


def meaning(event: QKeyEvent) -> tuple[str, str] | None:
    """Return (what, with what): step, figure, do, name, unname, cancel, aim, person, list, turn or zoom."""
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == Qt.KeyboardModifier.ShiftModifier:
        return _SHIFTED.get(key)
    if modifiers != Qt.KeyboardModifier.NoModifier:
        return None
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return "figure", str(key - Qt.Key.Key_0)
    return _KEYS.get(key)
