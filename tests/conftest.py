"""Windows are tested without a screen, and a test that leaves something behind fails.

An unexpected warning in the log, a Qt warning (`qt_log_level_fail` in pyproject.toml), a window left open or an
animation left running fails the test that caused it. A test that expects a warning takes `caplog` and looks at it.
"""

from __future__ import annotations

import gc
import logging
import os
import random
import shutil
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from desktop.services.program import pin
from tests.example_budget import SHARE, budget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.shared_window import SharedWindow

SEEDED = SHARE < 100
"""Whether the program draws the same in every run; with all examples its draws are unseeded."""
_DRAWS = random.Random()
if SEEDED:  # before a controller is imported
    random.SystemRandom = lambda: random.Random(_DRAWS.getrandbits(64))  # type: ignore[assignment, misc]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # must stand before Qt is imported
os.environ.setdefault("LANG", "C.UTF-8")
os.environ["CUPS_SERVER"] = os.devnull  # no test may print on paper, nor find the printers of this computer
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # a worker that paints must not wait until another leaves a core


# speed is judged in tests/bench: no property fails for a machine that has other things to do
settings.register_profile(
    "patient",
    max_examples=budget(100),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=SEEDED,
)
settings.load_profile("patient")


MEMORY, ROOM = Path("/dev/shm"), 4 * 2**30
"""Where `tmp_path` lies, if so many bytes are free: a disk takes ten times as long to exchange a file."""
DURATIONS = "takujo/durations"
"""Key of pytest's cache: how many seconds the tests of each file took when they ran last."""


def pytest_configure(config: pytest.Config) -> None:
    """Write to memory, and let processes that share the tests take files in the order in which they were collected.

    Nothing that is imported from here on is garbage.
    """
    if not (Path(__file__).resolve().parents[1] / "desktop" / "views" / "forms").exists():
        raise pytest.UsageError("The forms are not compiled. Run: python packaging/forms.py")
    gc.disable()
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Durations(config))
    if os.access(MEMORY, os.W_OK | os.X_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if hasattr(config.option, "loadscopereorder") and (_durations(config) or _SHUFFLED):
        config.option.loadscopereorder = False


_SHUFFLED = os.environ.get("TAKUJO_ORDER", "")
"""Seed of a random order of files; empty: those that took longest come first, so that no process ends alone."""


def _durations(config: pytest.Config) -> dict[str, float]:
    known = getattr(config, "cache", None)  # there is none with `-p no:cacheprovider`
    return known.get(DURATIONS, {}) if known is not None else {}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort tests by their files, those that want a styled window to the end: a window is changed once in a file."""
    if _SHUFFLED:
        files = list(dict.fromkeys(_file(item.nodeid) for item in items))
        random.Random(_SHUFFLED).shuffle(files)
        places: dict[str, float] = {name: number for number, name in enumerate(files)}
    else:
        places = {name: -seconds for name, seconds in _durations(config).items()}

    def place(item: pytest.Item) -> tuple[float, str, bool]:
        file = _file(item.nodeid)
        return places.get(file, 0), file, item.get_closest_marker("styled") is not None

    items.sort(key=place)


def _file(nodeid: str) -> str:
    return nodeid.split("::")[0]


class _Durations:
    """Measures files in the process that hears of all tests."""

    def __init__(self, config: pytest.Config) -> None:
        self._config, self._seconds = config, Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[_file(report.nodeid)] += report.duration

    def pytest_sessionfinish(self) -> None:
        """Keep what was measured; a run of a few tests of a file lowers its figure little."""
        known = _durations(self._config)
        taken = {name: round(max(n, 0.8 * known.get(name, 0)), 2) for name, n in self._seconds.items()}
        if (kept := getattr(self._config, "cache", None)) is not None:
            kept.set(DURATIONS, {**known, **taken})


YOUNG, OLDER = 200_000, 20
"""Objects, and collections of the generation below, after which garbage is looked for."""


def pytest_collection_finish() -> None:
    """Let no collection begin in the middle of something that Qt does: see `desktop.controllers.process`.

    Everything imported stays to the end; looking through it took a tenth.
    """
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let the dice of a test fall as they always do, on any machine and after any other test."""
    _DRAWS.seed(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Look for garbage between two tests."""
    done = yield
    young, middle, full = gc.get_count()
    if young > YOUNG:
        gc.collect(2 if full > OLDER else 1 if middle > OLDER else 0)
    return done


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for young garbage once at the end: pytest does so five times, and in everything each time."""
    gc.collect(1)
    gc.freeze()


_PASSED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test passed: what it leaves is used again only then."""
    report = yield
    if call.when == "call":
        item.stash[_PASSED] = report.passed
    return report


def sound(item: pytest.Item) -> bool:
    """Return whether the finished test passed."""
    return item.stash.get(_PASSED, False)


_KEPT = pytest.StashKey["SharedWindow"]()


@pytest.fixture(scope="session")
def shared_window(
    qapp: QApplication, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SharedWindow]:
    """The window that tests hand on to one another."""
    from tests.controllers.conftest import window_of_itself
    from tests.shared_window import SharedWindow

    shared_window = request.config.stash[_KEPT] = SharedWindow(
        qapp, tmp_path_factory.mktemp("shared_window"), window_of_itself
    )
    yield shared_window
    shared_window.end()


@pytest.fixture
def styled_as_marked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let windows wear the style sheet only in tests that are marked `styled`."""
    from tests.styles import style_sheet

    with style_sheet(request.node.get_closest_marker("styled") is not None):
        yield


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The one application, as the program has just made it."""
    from tests.styles import as_begun

    as_begun(qapp)
    return qapp


_FIXTURES = pytest.StashKey[dict[Path, frozenset[str]]]()


def _asked_for(request: pytest.FixtureRequest) -> frozenset[str]:
    """Return the names of everything that tests of this file ask for."""
    config = request.config
    if _FIXTURES not in config.stash:
        names: dict[Path, set[str]] = {}
        for item in request.session.items:
            names.setdefault(item.path, set()).update(getattr(item, "fixturenames", ()))
        config.stash[_FIXTURES] = {path: frozenset(asked) for path, asked in names.items()}
    return config.stash[_FIXTURES][request.path]


@pytest.fixture(scope="module", autouse=True)
def application_as_begun(request: pytest.FixtureRequest) -> None:
    """Let every file of tests find one application, whichever files its process has had before.

    What a window has put on stays with the application: language, size of the text, colours, a style sheet in which
    every later window is dearer. The window that is handed on stays for files that ask for it, and for those that ask
    for no application, while all this is as it left it.
    """
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    asked, shared_window = _asked_for(request), request.config.stash.get(_KEPT, None)
    if shared_window is not None:
        if ("shared_window" in asked or "qapp" not in asked) and shared_window.is_reusable():
            return
        shared_window.end()
    from tests.styles import as_begun

    as_begun(app)


class _Gathered(logging.Handler):
    """Keeps every unexpected log record."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(scope="session", autouse=True)
def no_waiting_for_the_disk() -> Iterator[None]:
    """Let nothing of this process wait until a disk has written: what a test leaves need not survive this machine.

    Programs that tests start and kill wait as ever; a test that looks at this call puts its own in place.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def pins_that_cost_nothing() -> Iterator[None]:
    """Let a PIN take no twentieth of a second; `services/test_state.py` asks for what it takes in the program."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pin, "_COST", {**pin._COST, "n": 2})
        yield


@pytest.fixture(autouse=True)
def no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which something was logged that it did not look for."""
    gathered = _Gathered()
    logging.getLogger().addHandler(gathered)
    yield
    logging.getLogger().removeHandler(gathered)
    if gathered.lines and "caplog" not in request.fixturenames:
        pytest.fail("unexpected log: " + "; ".join(gathered.lines))


def _windows() -> list[QWidget]:
    """List every window there is; Qt is not loaded for tests that have not loaded it."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    return app.topLevelWidgets() if isinstance(app, QApplication) else []


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window open which was not, or an animation running."""
    open_before = [window for window in _windows() if window.isVisible()]
    yield
    windows = _windows()
    if not windows:
        return
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent

    kept = sys.modules["tests.shared_window"].KEPT if "tests.shared_window" in sys.modules else ()
    running = [
        f"{type(owner).__name__} of {type(window).__name__}"
        for window in (windows if "qapp" in request.fixturenames else ())  # nothing moves without an application
        if window not in kept  # it was looked at when it was given back
        for owner in window.findChildren(QAbstractAnimation)
        if owner.state() is QAbstractAnimation.State.Running
    ]
    left = [window for window in windows if window.isVisible() and window not in (*open_before, *kept)]
    names = [f"{type(window).__name__} {window.windowTitle()}".strip() for window in left]
    for window in left:
        window.close()
    # no event loop runs between tests, and every style sheet would style the windows that wait for their deletion
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if running:
        pytest.fail("still running: " + ", ".join(running))
    if names:
        pytest.fail("windows left open: " + ", ".join(names))
