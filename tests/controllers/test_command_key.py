"""The command line's key leads there from every field of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from desktop.controllers.main import MainController


def field(kind: type[QWidget], parent: QWidget) -> QWidget:
    """Make a field that takes Ctrl+K for itself, as Qt's own do on X11 and macOS."""

    class Taking(kind):  # type: ignore[misc, valid-type]
        def event(self, event: QEvent) -> bool:
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            return bool(super().event(event))

    return Taking(parent)


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QSpinBox, QComboBox])
def test_command_key_leads_to_the_line_from_every_field(main: MainController, kind: type[QWidget]) -> None:
    main.open_sample("enishi")
    main.window.show()
    writing = field(kind, main.window.ui.workScreen)
    writing.show()
    writing.setFocus()
    assert writing.hasFocus()
    QTest.keyClick(writing, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert main.window.ui.commandEdit.hasFocus()
    writing.deleteLater()
