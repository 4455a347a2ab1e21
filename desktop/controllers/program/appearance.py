"""Look and language of the program on this computer: theme, size, language, the accent of the open campaign."""

from __future__ import annotations

import contextlib
import sys
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from desktop.controllers.program.translator import Translator
from desktop.services.program.preferences import Preferences
from desktop.services.program.state_file import StateFile
from desktop.views.style import theme
from desktop.views.style.motion import WISHES, DesktopMotion, Portal

if TYPE_CHECKING:
    from desktop.core.words import Words

THEMES = {"light": False, "dark": True}
COLOURS = ("org.freedesktop.appearance", "color-scheme")
DARKNESS = {1: True, 2: False}
"""What a desktop says of its colours → whether they are dark; anything else is no wish."""


class Appearance(QObject):
    """Dresses the application and remembers what was chosen."""

    changed = Signal()
    motion_changed = Signal()
    """Dice tumble from now on, or they do so no longer."""

    def __init__(self, app: QApplication, preferences: StateFile[Preferences]) -> None:
        super().__init__(app)
        self._app, self._preferences = app, preferences
        self._system = ""
        wish = preferences.value.language
        # a computer without a language (C) gets Japanese, the first language of the program
        spoken = QLocale.system().language()
        self.language = wish or ("ja" if spoken in (QLocale.Language.Japanese, QLocale.Language.C) else "en")
        self.translator = self._translate()
        theme.set_desktop_dark(app, preferences.value.desktop_dark or None)
        self.apply()
        theme.notifier(app).changed.connect(self.changed)
        self.desktop_motion = DesktopMotion(self)
        self.desktop_motion.changed.connect(self.motion_changed)
        self.portal = Portal(self)
        self.portal.setting_read.connect(self.desktop_motion.receive)
        self.portal.setting_read.connect(self._receive_colours)

    @property
    def scale(self) -> int:
        """The base font size in percent."""
        return self._preferences.value.scale

    @property
    def accent(self) -> str:
        """The accent of the light theme, `#RRGGBB`: the colour of dice without an owner."""
        return theme.theme(False, self._system).accent

    @property
    def reduced(self) -> bool:
        """Whether motion is reduced: as chosen, or else as the desktop is set."""
        chosen = self._preferences.value.motion
        return self.desktop_motion.reduced if chosen == "system" else chosen == "less"

    @property
    def tumbling(self) -> bool:
        """Whether dice tumble."""
        return self._preferences.value.animation and not self.reduced

    def ask_desktop(self) -> None:
        """Ask the desktop for reduced motion and, where Qt does not know it, the colour scheme; answers come later."""
        if sys.platform in ("win32", "darwin"):
            self.desktop_motion.ask()
        else:
            self.portal.ask((COLOURS, *WISHES))

    def _receive_colours(self, namespace: str, key: str, value: object) -> None:
        if (namespace, key) != COLOURS:
            return
        dark = DARKNESS.get(value) if isinstance(value, int) else None
        theme.set_desktop_dark(self._app, dark)
        if self._preferences.value.desktop_dark != bool(dark):
            from desktop.services.storage.file_errors import (
                FileError,  # brings the rules' values along; not needed to stand
            )

            with contextlib.suppress(FileError):  # not a chosen setting; the next start asks again
                self._preferences.change(desktop_dark=bool(dark))

    def set_motion(self, motion: str) -> None:
        """Reduce movement as the `system` says, always (`less`) or never (`full`)."""
        try:
            self._preferences.change(motion=motion)
        finally:  # a disk that refuses keeps nothing, and changes nothing about what is wanted now
            self.motion_changed.emit()

    def set_tumbling(self, tumbling: bool) -> None:
        """Let dice tumble, or show them at once; the user's choice overrides the desktop's."""
        self._preferences.change(animation=tumbling)
        self.set_motion("full" if tumbling and self.reduced else self._preferences.value.motion)

    def words(self, system: str = "") -> Words:
        """Return the words that a rule system speaks with, in the language of the interface."""
        from desktop.services.text.language import words

        return words(self.language, system)

    def set_scale(self, percent: int) -> None:
        """Make everything larger or smaller, within 80 and 200 %."""
        try:
            self._preferences.change(scale=max(theme.SCALES[0], min(theme.SCALES[1], percent)))
        finally:
            self.apply()

    def set_theme(self, name: str) -> None:
        """Be `light`, `dark` or as the `system` is."""
        try:
            self._preferences.change(theme=name)
        finally:
            self.apply()

    def set_system(self, system: str) -> None:
        """Take the accent of a rule system."""
        self._system = system
        self.apply()

    def apply(self) -> None:
        """Restyle the application."""
        chosen = self._preferences.value
        english = self.language == "en"
        theme.apply(self._app, THEMES.get(chosen.theme), self._system, chosen.scale, english=english)

    def when(self, time: str) -> str:
        """Say when something was, the shorter the nearer: 21:17, きのう 20:55, 11月14日; empty for never."""
        try:
            then = datetime.fromisoformat(time).astimezone()
        except (ValueError, OverflowError):
            return ""
        days = (datetime.now().astimezone().date() - then.date()).days
        if days == 0:
            return self.tr("きょう {time}").format(time=then.strftime("%H:%M"))
        if days == 1:
            return self.tr("きのう {time}").format(time=then.strftime("%H:%M"))
        return QLocale(self.language).toString(QDate(then.year, then.month, then.day), QLocale.FormatType.ShortFormat)

    def _translate(self) -> Translator:
        locale = QLocale(self.language)
        QLocale.setDefault(locale)
        # native dialogs are in the desktop's language; where that is another, Qt's replace them
        foreign = QLocale.system().language() != locale.language()
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, foreign)
        for former in self._app.findChildren(QTranslator):
            QCoreApplication.removeTranslator(former)
        return Translator(self.language, self)
