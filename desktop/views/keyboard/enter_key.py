"""What Qt leaves undone with keys: Enter presses the focused button, and Japanese can be typed through fcitx."""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

WISHES = ("QT_IM_MODULE", "QT_IM_MODULES")
"""What a desktop asks Qt for: one name, or several with `;` between them, of which the first that is there counts."""
FCITX = frozenset(("fcitx", "fcitx5"))
IBUS = "ibus"
BY_PORTAL = "IBUS_USE_PORTAL"


def reach_fcitx(environment: MutableMapping[str, str], plugins: Path) -> None:
    """Ask for IBus's way where fcitx is wished for; to be called before there is an application.

    Args:
        plugins: Qt's plugins; where one for fcitx is among them (a Qt of the system), nothing is changed.
    """
    if any((plugins / "platforminputcontexts").glob("*fcitx*")):
        return
    for name in WISHES:
        wished = environment.get(name, "").split(";")
        if FCITX.isdisjoint(wished):
            continue
        environment[name] = ";".join(IBUS if wish in FCITX else wish for wish in wished)
        environment.setdefault(BY_PORTAL, "1")


ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether a key is Enter with nothing held."""
    return event.key() in ENTERS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def press_focused(place: QWidget, event: QKeyEvent) -> bool:
    """Press the button of a place that has the focus, if Enter was pressed and one has it; False: neither."""
    focus = place.window().focusWidget()
    if not is_enter(event) or not isinstance(focus, QPushButton | QToolButton) or not place.isAncestorOf(focus):
        return False
    focus.click()
    return True


def is_letter(key: int) -> bool:
    """Tell whether a key bears a Latin letter."""
    return Qt.Key.Key_A <= key <= Qt.Key.Key_Z
