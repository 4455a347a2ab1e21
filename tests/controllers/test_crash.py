"""Unexpected errors: the program continues, everything is saved, one dialog reports it, and a player sees nothing."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers import process
from desktop.controllers.main import MainController
from desktop.controllers.process import HANGS_AFTER, MOST, CrashReporter, Watchdog
from desktop.services.program import crash_log
from desktop.views.dialogs.help import CrashDialog


@pytest.fixture
def reporter(main: MainController, tmp_path: Path, qtbot: QtBot) -> Iterator[CrashReporter]:
    made = CrashReporter(main, tmp_path / "logs", lambda: 0.0)
    made.install()
    yield made
    made.uninstall()


def fail(error: Exception) -> None:
    """Let an error reach the interpreter, as one in a slot does."""
    try:
        raise error
    except type(error):
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


def dialogs(main: MainController) -> list[CrashDialog]:
    return main.window.findChildren(CrashDialog)


def test_crash_saves_the_sheet_and_shows_one_dialog(
    main: MainController, reporter: CrashReporter, qtbot: QtBot
) -> None:
    main.open_sample("enishi")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    document.apply(lambda sheet: sheet.evolve(name="書きかけ"), "名前")
    assert campaign_window.sheet.autosave.dirty
    fail(KeyError("霧島"))
    fail(ValueError("霧島"))
    qtbot.waitUntil(lambda: not campaign_window.sheet.autosave.dirty)
    (dialog,) = dialogs(main)
    text = dialog.ui.report.toPlainText()
    assert "KeyError" in text
    assert "ValueError" in text
    assert "霧島" not in text
    dialog.ui.copyButton.click()
    assert QGuiApplication.clipboard().text() == text
    assert (reporter.logs / crash_log.NAME).read_text(encoding="utf-8").count("KeyError") == 1
    dialog.close()


@pytest.mark.parametrize("saving", ["works", "refused", "fails"])
def test_crash_dialog_reports_whether_saving_succeeded(
    main: MainController, reporter: CrashReporter, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, saving: str
) -> None:
    """A failing save is reported and not repeated."""
    budget = []

    def save() -> bool:
        budget.append(saving)
        if saving == "fails":
            raise TypeError("Ref")
        return saving == "works"

    monkeypatch.setattr(main, "save", save)
    fail(KeyError("霧島"))
    qtbot.waitUntil(lambda: bool(dialogs(main)) and bool(dialogs(main)[0].ui.message.text()))
    (dialog,) = dialogs(main)
    assert dialog.ui.message.property("role") == ("success-text" if saving == "works" else "error-text")
    assert len(budget) == 1
    dialog.close()


def test_error_on_another_thread_is_reported(main: MainController, reporter: CrashReporter, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(dialogs(main)))
    assert "ZeroDivisionError" in dialogs(main)[0].ui.report.toPlainText()


def test_crash_in_kiosk_mode_shows_nothing_and_keeps_the_lock(main: MainController, reporter: CrashReporter) -> None:
    screen = QWidget()
    main.window.lock(screen)
    fail(KeyError("霧島"))
    assert main.window.locked
    assert dialogs(main) == []
    assert "KeyError" in (reporter.logs / crash_log.NAME).read_text(encoding="utf-8")
    main.window.unlock(screen)


def test_repeated_error_does_not_fill_the_disk(main: MainController, reporter: CrashReporter) -> None:
    for _ in range(MOST + 30):
        fail(KeyError("a"))
    assert (reporter.logs / crash_log.NAME).read_text(encoding="utf-8").count("KeyError") == MOST


def test_keyboard_interrupt_is_no_error(main: MainController, reporter: CrashReporter) -> None:
    reporter.take(KeyboardInterrupt, KeyboardInterrupt())
    assert not reporter.logs.exists()


def test_hanging_window_writes_its_stacks(tmp_path: Path, qtbot: QtBot) -> None:
    watchdog = Watchdog(tmp_path, patience=0.01)
    watchdog.start()
    stacks = tmp_path / crash_log.STACKS
    while not stacks.stat().st_size:
        pass  # this is the hang
    watchdog.stop()
    assert "test_hanging_window_writes_its_stacks" in stacks.read_text(encoding="utf-8")


class NoClock:
    """Replaces `time`; any access fails."""

    def __getattr__(self, name: str) -> NoReturn:
        pytest.fail(f"{name} was asked")


def test_sleep_of_the_computer_is_no_hang(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The watchdog uses no clock, so its wait pauses during sleep."""
    waits: list[float] = []
    monkeypatch.setattr("faulthandler.dump_traceback_later", lambda seconds, file: waits.append(seconds))
    monkeypatch.setattr(process, "time", NoClock())  # its own alone: whatever else runs meanwhile may ask
    watchdog = Watchdog(tmp_path)
    watchdog.start()
    watchdog.timer.timeout.emit()  # hours later
    monkeypatch.undo()
    watchdog.stop()
    assert waits == [HANGS_AFTER, HANGS_AFTER]
    assert (tmp_path / crash_log.STACKS).read_bytes() == b""


def test_log_folder_is_named_where_it_cannot_be_opened(
    main: MainController, reporter: CrashReporter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    fail(KeyError())
    (dialog,) = dialogs(main)
    dialog.ui.folderButton.click()
    assert str(tmp_path / "logs") in dialog.ui.message.text()
    dialog.close()
    main.run("library_folder")
    assert str(main.library.folder) in main.window.notice


def test_watchdog_starts_without_a_log_folder(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "logs").touch()
    watchdog = Watchdog(tmp_path / "logs")
    watchdog.start()
    watchdog.stop()
    assert (tmp_path / "logs").read_bytes() == b""
