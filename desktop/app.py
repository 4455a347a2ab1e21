"""Builds and connects everything; readable from top to bottom, and nothing happens on import."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLibraryInfo, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from desktop import __version__, assets
from desktop.controllers.commands import Commands
from desktop.controllers.main import MainController
from desktop.controllers.menus import MENUS
from desktop.controllers.process import Calls, Collector, CrashReporter, Shutdown, Watchdog
from desktop.controllers.program.appearance import Appearance
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.program.program import Program
from desktop.controllers.program.window_place import WindowPlace
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.library.library import Library
from desktop.services.program.instance import Instance, Message, absolute
from desktop.services.program.preferences import library_folder, preferences
from desktop.services.program.state_file import LOCKED, session
from desktop.services.storage import files
from desktop.services.storage.folders import Folders, beside_program, together, user_folders
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views import fitting, spoken
from desktop.views.keyboard import enter_key
from desktop.views.style import fonts
from desktop.views.widgets.inputs.field_keys import FieldKeys
from desktop.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.core.problem import TakujoError

VERSION_SPACING = timedelta(minutes=1)
"""Saves of one minute share one earlier version."""
ENOUGH_TO_PAINT = 1500
"""Milliseconds after which a screenshot shows every part, and dice at rest."""

ICON_SIZES = (16, 32, 48, 128)
"""Pixels of the pictures in `resources/icons`."""
LATEST = 1000
"""Milliseconds after the start by which all else starts, even if the window was never painted."""


@dataclass(frozen=True)
class Start:
    """What the program is started with."""

    files: tuple[Path, ...] = ()
    sample: str = ""
    """A rule system whose sample campaign is opened when the library has none of that system."""
    doing: str = ""
    """What is begun at once: see `MainController.begin`."""
    screenshot: Path | None = None
    """Draw the window into this file and end."""

    @property
    def resumes(self) -> bool:
        """Whether the start only resumes the last place."""
        return not (self.files or self.sample or self.doing)


def parse(arguments: Sequence[str]) -> Start:
    """Read the arguments of the window: `--sample SYSTEM`, `--do sheet` or `table`, `--screenshot FILE`, files."""
    rest, options = list(arguments), {"--do": "", "--sample": "", "--screenshot": ""}
    files: list[Path] = []
    while rest:
        word = rest.pop(0)
        if word in options and rest:
            options[word] = rest.pop(0)
        else:
            files.append(Path(word))
    picture = options["--screenshot"]
    return Start(tuple(files), options["--sample"], options["--do"], Path(picture) if picture else None)


def application() -> QApplication:
    """Return the application object; one is made when there is none."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    enter_key.reach_fcitx(os.environ, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)))
    app = QApplication(sys.argv[:1])
    QCoreApplication.setApplicationName("Takujō")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("takujo")  # by which a desktop finds name and icon of the window
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(assets.path("icons", f"takujo-{size}.png")), QSize(size, size))
    app.setWindowIcon(icon)
    return app


def build(app: QApplication, folders: Folders, *, going_on: bool = False) -> MainController:
    """Make the whole program for these folders; the window is not shown yet.

    Args:
        going_on: where a campaign was left open, nothing is shown before it.
    """
    chosen, open_before = preferences(folders), session(folders)
    store = Store(spacing=VERSION_SPACING)
    library = Library(library_folder(folders, chosen.value), store, folders.recent)
    library.tidy()
    for own in (folders.config, folders.state):
        files.sweep(own)
    leftovers = StaleFiles(folders.leftovers)
    leftovers.sweep()
    appearance = Appearance(app, chosen)
    spoken.install()
    window = MainWindow(MENUS)
    WindowPlace(window, chosen)
    FieldKeys(app, window)
    controller = MainController(
        Program(
            window=window,
            appearance=appearance,
            notifier=Notifier(window, appearance),
            catalogue=Catalogue(),
            folders=folders,
            preferences=chosen,
            session=open_before,
            library=library,
            store=store,
            leftovers=leftovers,
        ),
        going_on=going_on,
    )
    Commands(controller)
    return controller


def run(arguments: Sequence[str]) -> int:
    """Start the window and return the exit code."""
    start = parse(arguments)
    folders = user_folders()
    instance = Instance(folders.state)
    message = Message(absolute(start.files), os.environ.get("XDG_ACTIVATION_TOKEN", ""), start.doing)
    if start.screenshot is None and not instance.take() and instance.pass_on(message):
        return 0
    app = application()
    controller = build(app, folders, going_on=start.resumes)
    crashes, watchdog = CrashReporter(controller, folders.logs), Watchdog(folders.logs, controller)
    crashes.install()
    ending = Shutdown(app, controller)
    ending.listen()
    warning = fonts.load().warning
    if warning:
        controller.notifier.notify(warning)
    beside = beside_program()
    if beside is None and not os.environ.get("TAKUJO_HOME"):
        controller.used = _add_to_recent_files
    if beside is not None and not os.environ.get("TAKUJO_HOME") and folders != together(beside):
        controller.notify_user_folder(beside)
    if start.screenshot is None:
        fit(controller.window)
    controller.lock_at_once()
    controller.window.show()
    QTimer.singleShot(0, lambda: begin(controller, start))
    calls = Calls(instance, controller.answer, controller)
    latest = QTimer(controller, singleShot=True, interval=LATEST)
    QTimer.singleShot(0, latest.start)  # after the beginning, however long that takes
    deferred = [Collector(controller).start, controller.appearance.ask_desktop, calls.start, watchdog.start]
    for sign in (controller.window.first_painted, latest.timeout):
        sign.connect(lambda: [deferred.pop(0)() for _ in range(len(deferred))])
    unwritten: list[TakujoError] = []
    if start.screenshot is not None:
        picture = start.screenshot
        QTimer.singleShot(0, lambda: _once_complete(controller, lambda: _photograph(controller, picture, unwritten)))
    status = app.exec()
    watchdog.stop()
    crashes.uninstall()
    ending.stop()
    instance.release()
    for error in unwritten:
        sys.stderr.write(f"takujo: {error}\n")
    return status or len(unwritten)


def _add_to_recent_files(file: Path) -> None:
    from desktop.services.program import recent_files

    recent_files.add(file)


def fit(window: MainWindow) -> None:
    """Fill a screen that the window with its frame would not fit on: its foot must never be out of sight."""
    most, size = fitting.room(window), window.size()
    if size != size.boundedTo(most):
        window.resize(size.boundedTo(most))  # where no window manager fills the screen
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def begin(controller: MainController, start: Start) -> None:
    """Go where the person left off, or where the arguments lead."""
    controller.campaigns.beginning = True
    try:
        _lead(controller, start)
    finally:
        controller.campaigns.beginning = False


def _lead(controller: MainController, start: Start) -> None:
    if controller.session.value.mode in LOCKED:
        controller.resume()
        controller.take_files(start.files)  # they wait until the GM is back
        return
    if start.files:
        controller.take_files(start.files)
    elif start.sample:
        known = [h for h in controller.library.campaigns() if h.system == start.sample and not h.fault]
        if known:
            controller.enter_campaign(known[0].folder)
        else:
            controller.open_sample(start.sample)
    else:
        controller.resume()
    controller.begin(start.doing)
    for file in (controller.preferences, controller.session):
        if file.problem is not None:
            controller.notifier.show_problem(file.problem)


def _once_complete(controller: MainController, then: Callable[[], object]) -> None:
    """Do something once all that comes is there, tray and log after the sheet, and has been painted."""
    if controller.campaign_window is None or controller.campaign_window.complete:
        QTimer.singleShot(ENOUGH_TO_PAINT, then)
    else:
        QTimer.singleShot(ENOUGH_TO_PAINT // 10, lambda: _once_complete(controller, then))


def _photograph(controller: MainController, picture: Path, unwritten: list[TakujoError]) -> None:
    """Draw the window into a file and close it; why the file cannot be written is added to a list."""
    from desktop.services.storage.file_errors import writing

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    controller.window.grab().save(buffer, "PNG")
    try:
        files.replace(picture, bytes(buffer.data().data()))
    except OSError as error:
        unwritten.append(writing(error, picture))
    controller.window.close()


def self_test() -> tuple[str, ...]:
    """Open the real window and every system's sample campaign in a folder of its own; return the names of what opened.

    Raises:
        TakujoError: a sample cannot be opened.
        AssertionError: a sample opened without a sheet in front.
    """
    import tempfile

    app = application()
    opened: list[str] = []
    with tempfile.TemporaryDirectory() as home:
        base = Path(home)
        folders = Folders(base / "library", base / "config", base / "state", base / "logs")
        controller = build(app, folders)
        controller.window.show()
        for info in controller.catalogue:
            controller.open_sample(info.id)
            app.processEvents()
            campaign_window = controller.campaign_window
            if (
                campaign_window is None
                or campaign_window.open_campaign.system.id != info.id
                or campaign_window.sheet is None
            ):
                raise AssertionError(info.id)
            opened.append(info.id)
        controller.window.close()
    return tuple(opened)
