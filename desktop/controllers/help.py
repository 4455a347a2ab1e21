"""Help: keys, rules, and the licences of everything this program is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pydantic
import PySide6
from PySide6.QtCore import QCoreApplication, qVersion

from desktop import __version__, assets
from desktop.views.dialogs.help import AboutDialog, GuideDialog, KeysDialog, RulesDialog
from desktop.views.key_map import KeyMap

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk
    from desktop.controllers.main import MainController

ALL = 100_000
"""More than any system has rules."""


def show_keys(main: MainController) -> None:
    """List every key; most can be changed there."""
    dialog = KeysDialog(main.window.keys, main.window)

    def keep(keys: KeyMap) -> None:
        main.window.set_keys(keys)
        main.guard(lambda: main.preferences.change(keys=dict(keys.chosen)))

    dialog.changed.connect(keep)
    dialog.open()


def show_guide(main: MainController) -> None:
    """Open the guide in the language of the program."""
    language = main.appearance.language if main.appearance.language in ("ja", "en") else "en"
    GuideDialog(assets.text("guide", f"guide.{language}.md"), main.window).open()


def show_about(main: MainController) -> None:
    """Say what this program is and under which licences its parts stand."""
    AboutDialog(__version__, "\n\n".join(notices(main)), main.window).open()


def notices(main: MainController) -> list[str]:
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
    language = main.appearance.language
    for info in main.catalogue:
        say = main.appearance.words(info.id).say
        lines = [say(line) for line in main.catalogue.system(info.id).notice]
        if lines:
            blocks.append("\n".join((info.name_in(language), *lines)))
    return blocks


def show_rules(desk: Desk, wanted: str = "") -> None:
    """Open the rules of this system.

    Args:
        wanted: what to look for at once, e.g. a rule id.
    """
    main, system, book = desk.main, desk.workspace.system.id, desk.rulebook
    title = main.catalogue.info(system).name_in(main.appearance.language)
    dialog = RulesDialog(title, lambda text: book.search(text, system, ALL), main.window)
    dialog.search_for(wanted)
    dialog.open()
