"""Only the front page determines the least size of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.layouts.work_screen import FrontStack
from desktop.views.widgets.lists.document_tabs import DocumentTabs


class Page(QWidget):
    """A page that needs a width."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._width = width

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width, 50)


@pytest.mark.parametrize("kind", [DocumentTabs, FrontStack])
def test_hidden_page_requires_no_space(qtbot: QtBot, kind: type[DocumentTabs | FrontStack]) -> None:
    stack = kind()
    qtbot.addWidget(stack)
    for width in (300, 900):
        if isinstance(stack, QTabWidget):
            stack.addTab(Page(width), "x")
        else:
            stack.addWidget(Page(width))
    stack.setCurrentIndex(0)
    assert 300 <= stack.minimumSizeHint().width() < 900
    stack.setCurrentIndex(1)
    assert stack.minimumSizeHint().width() >= 900
