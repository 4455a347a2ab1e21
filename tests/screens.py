"""Walks through every screen of the program; the gallery draws them and the tests look at them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.main import MainController

DIALOGS = (
    *("print_sheet", "versions", "history", "rules", "earlier", "bin", "keys", "guide", "about", "hand_over"),
    *("from_template", "dice_only"),
)
"""Lines of the menus that open a window of their own."""


def settle() -> None:
    """Let layouts find their places; what is to be deleted goes."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def system_screens(main: MainController, system: str) -> Iterator[tuple[str, QWidget]]:
    """Yield (name, window) of every screen of a system while it is shown, from the sheet to the dialogs."""
    window = main.window
    main.open_sample(system)
    assert main.desk is not None
    desk = main.desk
    assert desk.sheet is not None
    tabs = desk.sheet.frame.ui.pageTabs
    yield f"{system}-sheet", window
    for number, page in ((1, "growth"), (2, "memo"), (3, "gm")):
        tabs.setCurrentIndex(number)
        yield f"{system}-sheet-{page}", window
    tabs.setCurrentIndex(0)
    desk.tray.throw()
    yield f"{system}-thrown", window
    builder = desk.workspace.new_draft()
    assert isinstance(builder, BuilderController)
    for number, step in enumerate(desk.workspace.system.steps):
        builder.go_to(number)
        if builder.step_id != step.id:
            builder.randomise()
            builder.go_to(number)
        yield f"{system}-build-{number + 1}-{step.id}", window
    main.run("definition")
    yield f"{system}-definition", window
    yield from _dialogs(main, system)


def _dialogs(main: MainController, system: str) -> Iterator[tuple[str, QWidget]]:
    assert main.desk is not None
    for controller in tuple(main.desk.workspace.documents):
        if not isinstance(controller, BuilderController):
            main.window.ui.documents.setCurrentWidget(controller.frame)
    for name in DIALOGS:
        before = set(QApplication.topLevelWidgets())
        main.run(name)
        settle()
        for widget in QApplication.topLevelWidgets():
            if widget not in before and widget.isVisible() and widget is not main.window:
                yield f"{system}-dialog-{name}", widget
                widget.close()
        settle()
