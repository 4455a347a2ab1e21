"""Help: keys, rules, and the licences of everything this program is made of."""

from __future__ import annotations

import pydantic
import PySide6
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QWidget

from desktop import __version__, assets
from desktop.controllers.program.appearance import Appearance
from desktop.controllers.program.notifier import Notifier
from desktop.services.program.preferences import Preferences
from desktop.services.program.state_file import StateFile
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.rulebook import Rulebook
from desktop.views.dialogs.help import AboutDialog, KeysDialog, RulesDialog
from desktop.views.keyboard.key_map import KeyMap
from desktop.views.window.main_window import MainWindow

ALL = 100_000
"""More than any system has rules."""


def show_keys(window: MainWindow, preferences: StateFile[Preferences], notifier: Notifier) -> None:
    """List every key; most can be changed there."""
    dialog = KeysDialog(window.keys, window)

    def keep(keys: KeyMap) -> None:
        window.set_keys(keys)
        notifier.guard(lambda: preferences.change(keys=dict(keys.chosen)))

    dialog.changed.connect(keep)
    dialog.open()


def show_about(window: QWidget, appearance: Appearance, catalogue: Catalogue) -> None:
    """Say what this program is and under which licences its parts stand."""
    files = assets.licences()

    def read(name: str) -> str:
        return files[name].read_text(encoding="utf-8", errors="replace")

    AboutDialog(__version__, "\n\n".join(notices(appearance, catalogue)), tuple(files), read, window).open()


def notices(appearance: Appearance, catalogue: Catalogue) -> list[str]:
    """Return the licence lines of the program, its libraries, its typeface, and of every system that has some."""
    blocks = [
        QCoreApplication.translate(
            "About",
            "卓上 Takujō {version}\nMIT License\nCopyright (c) 2026 The Takujō authors\n"
            "無償で使用・複製・改変・再配布できます。無保証です。",
        ).format(version=__version__),
        QCoreApplication.translate(
            "About",
            "Qt {qt}・PySide6 {pyside}\nGNU LGPL version 3\nCopyright (c) The Qt Company Ltd. and other contributors\n"
            "差し替え可能な独立したライブラリーとして使用しています。",
        ).format(qt=qVersion(), pyside=PySide6.__version__),
        QCoreApplication.translate(
            "About",
            "BIZ UDPゴシック・BIZ UDゴシック\nSIL Open Font License 1.1\n"
            "Copyright 2022 The BIZ UDGothic Project Authors",
        ),
        QCoreApplication.translate("About", "pydantic {version}・platformdirs\nMIT License").format(
            version=pydantic.VERSION
        ),
    ]
    language = appearance.language
    for info in catalogue:
        say = appearance.words(info.id).say
        lines = [say(line) for line in catalogue.system(info.id).notice]
        if lines:
            blocks.append("\n".join((info.name_in(language), *lines)))
    return blocks


def show_rules(window: QWidget, title: str, system: str, book: Rulebook, wanted: str = "") -> None:
    """Open the rules of a system.

    Args:
        title: the system's name.
        wanted: what to look for at once, e.g. a rule id.
    """
    dialog = RulesDialog(title, lambda text: book.search(text, system, ALL), book.chapters(system), window)
    dialog.search_for(wanted)
    dialog.open()
