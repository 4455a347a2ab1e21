"""Text that becomes larger while pages stand open: they look as if they had been opened with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.services.text.catalogue import Catalogue
from tests.looking import clipped, visible_widgets
from tests.screens import settle
from tests.test_every_page import COMPLETE, HEIGHT, WIDTH, running

SYSTEMS = [(info.id, scale) for info in Catalogue() for scale in (125, 150, 200)]
CELLS = SYSTEMS if COMPLETE else [("d6game", 150)]
OTHERWISE = ("tableCombo", "savedLabel", "PartyStrip", "qt_spinbox_lineedit")
"""What is as wide as a time of day or a name leaves it, and the strip, whose cards keep their lines while it stands."""
Bounds = dict[str, tuple[int, ...]]


def bounds(root: QWidget) -> Bounds:
    """Return the sizes set by code for visible widgets, by their place; lists are as high as their rows."""
    found: Bounds = {}
    often: Counter[str] = Counter()
    for widget in visible_widgets(root):
        names, at = [], widget
        while at is not root:
            names.append(at.objectName() or type(at).__name__)
            at = at.parentWidget()
        place = "<".join(names)
        often[place] += 1
        least, most = widget.minimumSize(), widget.maximumSize()
        if not (isinstance(widget, QAbstractItemView) or any(name in names for name in OTHERWISE)):
            found[f"{place}#{often[place]}"] = (least.width(), least.height(), most.width(), most.height())
    return found


def pages(main: MainController, system: str) -> Iterator[str]:
    """Open one page after the other; by default those of which each has another part that grows."""
    main.open_sample(system)
    assert main.campaign_window is not None
    space = main.campaign_window.open_campaign
    yield "sheet"
    if COMPLETE:
        builder = space.new_draft()
        assert isinstance(builder, BuilderController)
        builder.randomise()
        for number in range(len(space.system.steps)):
            builder.go_to(number)
            yield f"build {number + 1}"
        main.run("scenario")
        yield "scenario"
    main.run("definition")
    yield "definition"
    main.window.ui.playButton.click()
    space.play_session.begin(
        "battle" if space.system.battle is not None else "session", [sheet.id for sheet in space.people.all_sheets()]
    )
    yield "play"


def seen(folder: Path, system: str, scale: int, look: Callable[[MainController], Bounds]) -> dict[str, Bounds]:
    """Look at every page of a program that begins with a size of text."""
    with running(folder, "ja", scale, "light") as main:
        found = {}
        for name in pages(main, system):
            settle()
            found[name] = look(main)
            assert (main.window.width(), main.window.height()) == (WIDTH, HEIGHT), name
        return found


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("system", "scale"), CELLS)
def test_enlarged_text_leaves_no_widget_at_its_old_size(system: str, scale: int, tmp_path: Path, qtbot: QtBot) -> None:
    def grown(main: MainController) -> Bounds:
        main.appearance.set_scale(scale)
        settle()
        qtbot.waitUntil(lambda: not clipped(main.window))  # tables are measured once everything else has its place
        found = bounds(main.window)
        main.appearance.set_scale(100)
        settle()
        return found

    fresh = seen(tmp_path / "fresh", system, scale, lambda main: bounds(main.window))
    live = seen(tmp_path / "live", system, 100, grown)
    for name in fresh:
        both = fresh[name].keys() & live[name].keys()
        other = {place: (fresh[name][place], live[name][place]) for place in both}
        assert {p: pair for p, pair in other.items() if pair[0] != pair[1]} == {}, name
