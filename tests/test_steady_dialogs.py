"""No button of a dialog moves when a sentence comes, goes or is longer: a second click hits what the first one hit."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget

from desktop.services.text.catalogue import system_ids
from desktop.views.window.hand_over import HandOverScreen
from tests.example_budget import SHARE
from tests.looking import called
from tests.screens import every_dialog, settle, table_dialogs
from tests.small_screen import others
from tests.test_every_page import running

ONCE = {
    "DefinitionImportDialog": {"headline", "wayOut"},
    "CrashDialog": {"headline", "explanation"},
    "MistakesDialog": {"headline"},
    "TablesTextDialog": {"headline"},
    "HotSeatScreen": {"nextLabel", "nameLabel", "toldLabel"},
    "BinDialog": {"hint"},
    "DiceOnlyDialog": {"hint"},
    "EarlierDialog": {"hint"},
    "HistoryDialog": {"hint"},
    "RulerDialog": {"about", "hint"},
    "DuplexDialog": {"about", "hint"},
    "ExportDialog": {"hint"},
    "PaperBackDialog": {"title", "hint"},
    "HandOverDialog": {"intro"},
    "BeginDialog": {"hintLabel"},
    "EncounterDialog": {"hintLabel"},
}
"""Labels by dialog that are written once, before a button beside them can be pressed."""
FULL = "enishi"
"""The rule system over which the dialogs are opened that are alike in all of them."""
WALKS = [(FULL, ("en", 150)), *((system, ("ja", 100)) for system in system_ids() if system != FULL or SHARE >= 100)]
SENTENCE = "△ 名前がありません。何の状態か、短く書いてください。 "


def changing_labels(window: QWidget) -> list[QLabel]:
    """Return the labels whose text may change while the window is open."""
    area = window if isinstance(window, QDialog) else window.findChild(HandOverScreen)
    if area is None:
        return []
    labels = area.findChildren(QLabel)
    if isinstance(area, HandOverScreen):
        labels = [area.ui.tell, area.ui.pinTell]  # the sheet below it has a test of its own
    once = ONCE.get(type(window).__name__, set())
    return [
        label for label in labels if label.wordWrap() and label.isVisible() and label.objectName() not in {"", *once}
    ]


def places(window: QWidget) -> dict[QAbstractButton, QPoint]:
    """Return where the buttons of a window are on the screen."""
    settle()
    buttons = (button for button in window.findChildren(QAbstractButton) if button.isVisible())
    return {button: button.mapToGlobal(QPoint(0, 0)) for button in buttons}


def lines(label: QLabel, number: int) -> str:
    """Write a sentence that takes so many lines of a label."""
    once = max(1, label.fontMetrics().horizontalAdvance(SENTENCE))
    return SENTENCE * (number * label.width() // once + 1)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("system", "look"), WALKS)
def test_messages_move_no_buttons_of_dialogs(
    system: str, look: tuple[str, int], tmp_path: Path, qapp: QApplication
) -> None:
    found, seen = [], 0
    with running(tmp_path, *look, "light") as main:
        main.open_sample(system)
        main.window.ui.playButton.click()
        assert main.campaign_window is not None
        walks = [table_dialogs(main, main.campaign_window, system)]
        if system == FULL:
            walks += [every_dialog(main, system), others(main.window)]
        for name, window in chain(*walks):
            for label in changing_labels(window):
                seen += 1
                before = places(window)
                for text in ("", SENTENCE[:8], lines(label, 3), ""):
                    label.setText(text)
                    after = places(window)
                    moved = (b for b in before.keys() & after.keys() if before[b] != after[b])
                    found += [f"{name} {label.objectName()} {text[:8]!r}: {called(button)}" for button in moved]
    assert found == [], "\n".join(found)
    assert seen > (20 if system == FULL else 5)
