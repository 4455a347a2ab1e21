"""Lets Japanese be typed where a desktop on Linux uses fcitx, for which the Qt that we carry has no plugin.

Asked for a plugin that is not there, Qt takes Latin letters alone and says nothing. fcitx 5 also answers as IBus does,
whose plugin is there: by IBus's portal, for without it Qt wants to see IBus's own daemon first.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path

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
