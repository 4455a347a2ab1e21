"""The desktop's settings on Linux, asked of its portal without waiting; it tells of changes, too.

Where no portal answers, a setting is reported as None: there is no preference.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot

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
