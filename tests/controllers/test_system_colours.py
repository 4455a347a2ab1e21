"""A desktop that is dark is followed also where Qt does not find out, from the first picture on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.controllers.program.appearance import COLOURS, Appearance
from desktop.services.program.preferences import preferences
from desktop.services.storage.folders import Folders
from desktop.views.style import theme
from desktop.views.style.motion import Portal, plain

DARK, LIGHT, NEITHER = 1, 2, 0


@pytest.fixture(autouse=True)
def undress(qapp: QApplication) -> Iterator[None]:
    """Reset the desktop settings for the next test."""
    yield
    theme.set_desktop_dark(qapp, None)
    theme.apply(qapp, dark=False)


def test_desktop_colours_are_followed_and_saved(main: MainController) -> None:
    appearance = main.appearance
    appearance.set_theme("system")
    for found, dark in ((DARK, True), (LIGHT, False), (DARK, True), (NEITHER, False), (DARK, True), (None, False)):
        appearance.portal.setting_read.emit(*COLOURS, found)
        assert theme.is_dark() is dark, found
        assert main.preferences.value.desktop_dark is dark
    for strange in ("dark", 7, [1], 1.5):
        appearance.portal.setting_read.emit(*COLOURS, strange)
        assert not theme.is_dark()
    appearance.portal.setting_read.emit("org.freedesktop.appearance", "accent-color", DARK)
    assert not theme.is_dark()


def test_chosen_light_theme_ignores_the_desktop(main: MainController) -> None:
    main.appearance.set_theme("light")
    main.appearance.portal.setting_read.emit(*COLOURS, DARK)
    assert not theme.is_dark()
    main.appearance.set_theme("system")
    assert theme.is_dark()


def test_first_paint_is_dark_on_a_dark_desktop(qapp: QApplication, tmp_path: Path) -> None:
    folders = Folders(*(tmp_path / part for part in ("library", "config", "state", "logs")))
    chosen = preferences(folders)
    chosen.change(desktop_dark=True)
    appearance = Appearance(qapp, preferences(folders))
    assert theme.is_dark()
    appearance.deleteLater()


def test_removed_setting_is_reported_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    portal, found = Portal(), []
    portal.setting_read.connect(lambda *result: found.append(result))
    portal.ask([COLOURS])
    assert found == [(*COLOURS, None)]


def test_nested_variants_are_unwrapped() -> None:
    class Wrapped:
        def __init__(self, inner: object) -> None:
            self.variant = lambda: inner

    assert plain(Wrapped(Wrapped(2))) == 2
    assert plain("text") == "text"


ASKS = """
import sys
from PySide6.QtCore import QCoreApplication
from desktop.views.style.motion import Portal
app = QCoreApplication(sys.argv)
portal = Portal()
portal.setting_read.connect(lambda *setting: (print(*setting, flush=True), app.quit()))
portal.ask([("a", "b")])
app.exec()
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no bus to ask on")
def test_missing_portal_answers_none() -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", ASKS]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
    assert done.stdout.splitlines()[-1:] == ["a b None"], done.stderr
