"""Whether the desktop asks programs for less movement, which Qt does not tell.

On Linux the desktop's portal is watched; Windows and macOS are asked when the program comes to the front. Where no
answer comes, motion is not reduced.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
"""Service, path and interface."""
READ = "Read"
"""Older portals, Debian 12's for one, know no `ReadOne`; what this one answers is in one wrapping more."""
Setting = tuple[str, str]
"""Namespace and key."""


class Portal(QObject):
    """Asks for settings and emits their values, and those of any other that changes."""

    setting_read = Signal(str, str, object)
    """Namespace, key and value."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls: list[QDBusPendingCallWatcher] = []

    def ask(self, settings: Iterable[Setting]) -> None:
        """Begin to ask; answers come later, except where there is no portal."""
        if not _has_bus():
            for setting in settings:
                self.setting_read.emit(*setting, None)
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        # Qt's stub asks for bytes, Qt itself for what SLOT gives
        bus.connect(*PORTAL, "SettingChanged", self, SLOT("setting_changed(QDBusMessage)"))  # type: ignore[call-overload]
        for setting in settings:
            question = QDBusMessage.createMethodCall(*PORTAL, READ)
            question.setArguments([*setting])
            call = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            call.finished.connect(lambda done, s=setting: self._answered(s, done))
            self._calls.append(call)

    def _answered(self, setting: Setting, call: QDBusPendingCallWatcher) -> None:
        arguments = [] if call.isError() else call.reply().arguments()
        self.setting_read.emit(*setting, plain(arguments[0]) if arguments else None)
        self._calls.remove(call)
        call.deleteLater()

    @Slot("QDBusMessage")
    def setting_changed(self, message: Any) -> None:
        """Handle that a setting has changed: its namespace, its key, its value."""
        arguments = message.arguments()
        if len(arguments) == 3:
            self.setting_read.emit(str(arguments[0]), str(arguments[1]), plain(arguments[2]))


def plain(value: Any) -> object:
    """Unwrap a value that came over the bus, however often it was wrapped."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _has_bus() -> bool:
    """Tell whether there is a bus to ask; otherwise Qt would start one of its own."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (bool(folder) and (Path(folder) / "bus").exists())


def _no_time(value: Any) -> bool:
    """Tell whether animations take no time; KDE writes the factor as a text."""
    try:
        return float(value) == 0
    except (TypeError, ValueError):
        return False


WISHES: Mapping[Setting, Callable[[Any], bool]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): _no_time,
}
"""(namespace, key) of a desktop's setting → whether its value asks for less movement."""

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of Windows."""

OBJECTIVE_C = "/usr/lib/libobjc.A.dylib"
_BY_NAME = ("objc_getClass", "sel_registerName")
"""What the runtime of macOS looks up by a name."""


class DesktopMotion(QObject):
    """Asks the desktop, and tells when its wish changes."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: dict[Setting, bool] = {}

    @property
    def reduced(self) -> bool:
        """Whether less movement is asked for."""
        return any(self._asked.values())

    def ask(self) -> None:
        """Ask Windows or macOS from now on."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self.come_to_front)
        self.come_to_front(Qt.ApplicationState.ApplicationActive)

    def receive(self, namespace: str, key: str, value: object) -> None:
        """Take a setting of the desktop; those that mean something else are left alone."""
        wish = WISHES.get((namespace, key))
        if wish is not None:
            self._take((namespace, key), wish(value))

    def _take(self, setting: Setting, asked: bool) -> None:
        before, self._asked[setting] = self.reduced, asked
        if self.reduced != before:
            self.changed.emit()

    def come_to_front(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._take((sys.platform, ""), mac_reduces() if sys.platform == "darwin" else not windows_animates())


def windows_animates() -> bool:
    """Ask Windows whether windows may move what they show; also where it cannot be asked."""
    import ctypes

    answer = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    return bool(answer.value)


def mac_reduces(runtime: str = OBJECTIVE_C) -> bool:
    """Ask macOS whether less movement is wanted; also where it cannot be asked.

    Qt brings AppKit along, which has the answer; its own accessibility hints tell nothing of movement.

    Args:
        runtime: file of the library that calls AppKit.
    """
    import ctypes

    try:
        objc = ctypes.CDLL(runtime)
    except OSError:
        return False
    pointer = ctypes.c_void_p
    named = {name: ctypes.CFUNCTYPE(pointer, ctypes.c_char_p)((name, objc)) for name in _BY_NAME}
    send = ctypes.CFUNCTYPE(pointer, pointer, pointer)(("objc_msgSend", objc))
    asked = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)(("objc_msgSend", objc))
    workspaces = named["objc_getClass"](b"NSWorkspace")
    if not workspaces:
        return False
    open_campaign = send(workspaces, named["sel_registerName"](b"sharedWorkspace"))
    return bool(asked(open_campaign, named["sel_registerName"](b"accessibilityDisplayShouldReduceMotion")))
