"""Terms explained in place: by the pointer, in “What's this?”, and by a key, also in kiosk mode."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QLabel,
    QMainWindow,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.services.text.catalogue import Catalogue
from desktop.services.text.glossary import OpenGlossary
from desktop.views.sheet import terms
from desktop.views.sheet.terms_popover import TermsPopover, open_terms, open_terms_in

# a platform without a screen has no tooltips over others and no keyboard to grab
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def no_help_stays() -> Iterator[None]:
    yield
    for widget in QApplication.topLevelWidgets():
        if widget.windowType() in (Qt.WindowType.ToolTip, Qt.WindowType.Popup):
            widget.close()


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[QWidget]:
    """A page with a label and a table, in a window that explains."""
    window = QMainWindow()
    qtbot.addWidget(window)
    terms.TermHints(window)
    system = Catalogue().system("kotodama")
    game = system.game()
    host = QWidget()
    terms.set_source(host, OpenGlossary("kotodama", "ja", lambda: game))
    host.setProperty(terms.PAGE, True)
    window.setCentralWidget(host)
    window.resize(600, 400)
    tree = QTreeWidget(host)
    tree.setHeaderLabels(["射程", "名称"])
    tree.setGeometry(10, 60, 300, 200)
    label = QLabel("インガオホー値", host)
    label.setGeometry(10, 10, 200, 24)
    window.show()
    yield host
    window.close()


def ask(widget: QWidget, at: QPoint, kind: QEvent.Type = QEvent.Type.ToolTip) -> bool:
    """Request help at a point of a widget, like a resting pointer; return whether a widget answered."""
    event = QHelpEvent(kind, at, widget.mapToGlobal(at))
    return QApplication.sendEvent(widget, event) and event.isAccepted()


def tooltip_at(widget: QWidget, at: QPoint) -> str:
    QToolTip.hideText()
    ask(widget, at)
    return QToolTip.text()


def test_a_label_is_explained_on_hover(page: QWidget) -> None:
    label = next(w for w in page.findChildren(QLabel) if w.text() == "インガオホー値")
    assert tooltip_at(label, QPoint(20, 10)).startswith("インガオホー：")


def test_the_head_of_a_table_and_its_entries_are_explained_on_hover(page: QWidget) -> None:
    tree = page.findChild(QTreeWidget)
    head = tree.findChild(QHeaderView)
    assert tooltip_at(head.viewport(), QPoint(20, 8)).startswith("射程：")
    tree.addTopLevelItem(QTreeWidgetItem(["戦闘不能になる", ""]))
    assert tooltip_at(tree.viewport(), QPoint(40, 8)).startswith("戦闘不能：")


def test_unknown_word_has_no_help(page: QWidget) -> None:
    label = next(w for w in page.findChildren(QLabel) if w.text() == "インガオホー値")
    label.setText("ほにゃらら")
    assert not ask(label, QPoint(20, 10))


def test_whats_this_explains_terms(page: QWidget) -> None:
    label = next(w for w in page.findChildren(QLabel) if w.text() == "インガオホー値")
    assert ask(label, QPoint(20, 10), QEvent.Type.QueryWhatsThis)
    assert ask(label, QPoint(20, 10), QEvent.Type.WhatsThis)


def test_a_tooltip_is_broken_into_lines_that_fit(page: QWidget) -> None:
    long = "長い文は一行におさまらないので、何行かに分けて読めるようにします。それでも句点は行の頭に来ません。"
    lines = terms.broken(long).split("\n")
    assert "".join(lines) == long
    assert max(map(len, lines)) <= terms.KANA_LINE
    assert not [line for line in lines if line[0] in terms.NOT_FIRST]
    assert max(map(len, terms.broken("word " * 60).split("\n"))) <= terms.LATIN_LINE


def test_the_words_of_a_page_open_by_key_and_are_searched(page: QWidget, qtbot: QtBot) -> None:
    popover = open_terms(page)
    qtbot.addWidget(popover)
    assert [term.word for term in popover.shown] == ["インガオホー", "射程"]
    assert popover.ui.wordLabel.text() == "インガオホー"
    search = popover.ui.searchEdit
    QTest.keyClick(search, Qt.Key.Key_Down)
    assert popover.ui.wordLabel.text() == "射程"
    QTest.keyClicks(search, "wazamae")
    assert [term.word for term in popover.shown] == ["ワザマエカウンター"]
    search.setText("この世にない用語")
    assert popover.shown == ()
    assert "探して" in popover.ui.saysLabel.text()
    QTest.keyClick(popover, Qt.Key.Key_Escape)
    assert not popover.isVisible()


def test_without_open_system_there_are_no_terms(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    popover = open_terms_in(window)
    qtbot.addWidget(popover)
    assert isinstance(popover, TermsPopover)
    assert popover.shown == ()
