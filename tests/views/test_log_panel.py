"""The log's panel: lines of any height laid out only where visible, filters, and actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QMenu
from pytestqt.qtbot import QtBot

from desktop.models.play.log import TEXT_ROLE, LogFilter
from desktop.services.journal.journal import Log, LogEntry
from desktop.views.window.log_delegate import LogDelegate, unparted
from desktop.views.window.log_panel import LogPanel

THREE = "黒瀬　防御 5 2 + 2 → 9\n七海の命中 13 ＞ 9\n黒瀬　ダメージ 2"
MANY = 3_000


def lines(count: int) -> list[LogEntry]:
    """A long log in which every third line has three sentences."""
    return [LogEntry(f"e{n}", "", THREE if n % 3 == 0 else f"行 {n}", kind="check") for n in range(count)]


@pytest.fixture
def panel(qtbot: QtBot) -> LogPanel:
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(312, 400)
    made.show()
    settled()
    return made


def settled() -> None:
    for _ in range(3):  # a view waits for its next turn to lay out
        QCoreApplication.processEvents()


def text_at(panel: LogPanel, y: int) -> str:
    return str(panel.ui.list.indexAt(QPoint(20, y)).data(TEXT_ROLE))


def needed(panel: LogPanel, row: int) -> int:
    return panel.ui.list.sizeHintForRow(row)


def in_view(panel: LogPanel) -> range:
    view = panel.ui.list
    last = view.rowAt(view.viewport().height() - 1)
    return range(view.rowAt(0), (last if last >= 0 else panel.model.rowCount() - 1) + 1)


def all_fit(panel: LogPanel) -> bool:
    view = panel.ui.list
    return all(view.rowHeight(row) == needed(panel, row) for row in in_view(panel))


def test_only_visible_log_lines_are_laid_out(panel: LogPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    hint = LogDelegate.sizeHint

    def counted(self: LogDelegate, option: Any, index: Any) -> Any:
        asked.append(index.row())
        return hint(self, option, index)

    monkeypatch.setattr(LogDelegate, "sizeHint", counted)
    panel.model.set_log(Log(lines(MANY)))
    settled()
    assert 0 < len(set(asked)) < 40
    asked.clear()
    panel.model.add(LogEntry("new", "", "新しい"))
    settled()
    assert max(asked) < 40
    asked.clear()
    bar = panel.ui.list.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settled()
    assert 0 < len(set(asked)) < 60


def test_visible_log_lines_have_room_for_all_sentences(panel: LogPanel) -> None:
    panel.model.set_log(Log(lines(MANY)))
    settled()
    bar = panel.ui.list.verticalScrollBar()
    for place in (0, 7, bar.maximum() // 3, bar.maximum() // 3 - 50, bar.maximum()):
        bar.setValue(place)
        settled()
        assert all_fit(panel)
    heights = {panel.ui.list.rowHeight(row) for row in in_view(panel)}
    assert len(heights) == 2
    assert max(heights) > 2 * min(heights)
    panel.resize(180, 400)  # narrower: more lines
    settled()
    assert all_fit(panel)


def test_the_end_key_shows_the_whole_oldest_line(panel: LogPanel, qtbot: QtBot) -> None:
    panel.model.set_log(Log(lines(MANY)))
    view = panel.ui.list
    view.setFocus()
    settled()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_End)
    settled()
    last = view.visualRect(panel.model.index(MANY - 1, 0))
    assert view.currentIndex().row() == MANY - 1
    assert last.height() == needed(panel, MANY - 1)
    assert last.bottom() <= view.viewport().height()
    for _ in range(30):
        qtbot.keyClick(view, Qt.Key.Key_Up)
    settled()
    here = view.visualRect(view.currentIndex())
    assert view.currentIndex().row() == MANY - 31
    assert here.top() >= 0
    assert here.height() == needed(panel, MANY - 31)


def test_scrolling_up_keeps_the_read_line_in_place(panel: LogPanel) -> None:
    panel.model.set_log(Log(lines(MANY)))
    settled()
    view = panel.ui.list
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settled()
    for _ in range(40):
        row = view.rowAt(10)
        before = view.rowViewportPosition(row)
        bar.setValue(bar.value() - 15)
        assert view.rowViewportPosition(row) == before + 15
        settled()
        assert view.rowViewportPosition(row) == before + 15


def test_new_line_keeps_scroll_position(panel: LogPanel) -> None:
    panel.model.set_log(Log(lines(MANY)))
    settled()
    view = panel.ui.list
    panel.model.add(LogEntry("n1", "", THREE))
    settled()
    assert text_at(panel, 3) == THREE
    assert view.rowHeight(0) == needed(panel, 0)
    view.verticalScrollBar().setValue(700)
    settled()
    row = view.rowAt(50)
    before, text = view.rowViewportPosition(row), panel.model.index(row, 0).data(TEXT_ROLE)
    for number in range(5):
        panel.model.add(LogEntry(f"m{number}", "", THREE))
        settled()
    assert view.rowViewportPosition(row + 5) == before
    assert panel.model.index(row + 5, 0).data(TEXT_ROLE) == text


def test_tab_leaves_the_log_and_letters_do_not_search(panel: LogPanel, qtbot: QtBot) -> None:
    panel.model.set_log(Log(lines(30)))
    view = panel.ui.list
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    settled()
    before = view.currentIndex().row()
    qtbot.keyClick(view, Qt.Key.Key_5)
    assert view.currentIndex().row() == before
    assert not view.tabKeyNavigation()


# what is wanted


def titles(box: QComboBox) -> list[str]:
    return [box.itemText(n) for n in range(box.count())]


def test_choices_narrow_the_list_and_shutting_them_shows_everything(panel: LogPanel, qtbot: QtBot) -> None:
    entries = [
        LogEntry("a", "", "運動 → 7", who="七海", kind="check"),
        LogEntry("b", "", "LP 6 → 5", who="ハル", kind="change"),
        LogEntry("c", "", "秘密", who="GM", secret=True),
    ]
    panel.model.set_log(Log(entries))
    assert not panel.ui.filters.isVisible()
    assert panel.ui.countLabel.text() == ""
    panel.ui.filterButton.click()
    assert panel.ui.filters.isVisible()
    assert titles(panel.ui.personBox) == ["全員", "七海", "ハル", "GM"]
    assert titles(panel.ui.kindBox) == ["すべての種類", "判定", "変更", "メモ", "GMだけの行"]
    panel.ui.kindBox.setCurrentIndex(1)
    assert panel.ui.countLabel.text() == "1 / 3"
    panel.ui.kindBox.setCurrentIndex(4)
    assert panel.model.filter == LogFilter(secret=True)
    panel.ui.kindBox.setCurrentIndex(0)
    panel.ui.personBox.setCurrentIndex(2)
    assert panel.model.filter == LogFilter(people=frozenset({"ハル"}))
    panel.model.add(LogEntry("d", "", "動いた", who="黒瀬", kind="play", data={"engine": "battle"}))
    assert panel.ui.personBox.currentText() == "ハル"
    assert titles(panel.ui.personBox)[-1] == "黒瀬"
    assert titles(panel.ui.kindBox) == ["すべての種類", "判定", "変更", "戦闘", "メモ", "GMだけの行"]
    assert panel.ui.countLabel.text() == "1 / 4"
    qtbot.keyClicks(panel.ui.filterEdit, "lp")
    panel.ui.kindBox.setCurrentIndex(5)
    assert panel.model.rowCount() == 0
    panel.ui.filterButton.click()
    assert panel.model.filter == LogFilter()
    assert panel.model.rowCount() == 4
    assert panel.ui.countLabel.text() == ""
    panel.ui.filterButton.click()
    assert panel.ui.filterEdit.text() == ""
    assert panel.ui.personBox.currentText() == "全員"
    assert panel.ui.kindBox.currentText() == "すべての種類"
    running = QAbstractAnimation.State.Running  # the button that empties the field fades
    qtbot.waitUntil(lambda: all(a.state() != running for a in panel.findChildren(QAbstractAnimation)))


# what can be done with a line


def actions(panel: LogPanel) -> dict[str, Callable[[], None]]:
    menu = panel.findChildren(QMenu)[-1]
    return {action.text(): action.trigger for action in menu.actions() if action.text()}


def test_enter_and_menu_offer_the_actions_of_a_line(
    panel: LogPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # no screen here can show one
    first = LogEntry("a", "", "運動 → 7", who="七海")
    secret = LogEntry("b", "", "秘密", secret=True)
    panel.model.set_log(Log([first, secret, LogEntry("c", "", "間違い"), LogEntry("v", "", "", voids=("c",))]))
    view = panel.ui.list
    view.setFocus()
    settled()
    back: list[str] = []
    void: list[LogEntry] = []
    panel.back_to_requested.connect(back.append)
    panel.void_requested.connect(void.append)

    def offered(row: int) -> dict[str, Callable[[], None]]:
        view.setCurrentIndex(panel.model.index(row, 0))
        qtbot.keyClick(view, Qt.Key.Key_Return)
        return actions(panel)

    assert list(offered(0)) == ["コピー"]  # struck out already
    assert list(offered(1)) == ["ここまで戻す", "この行を取り消す", "コピー", "隠した内容を見る・伏せる"]
    choices = offered(2)
    choices["ここまで戻す"]()
    choices["この行を取り消す"]()
    choices["コピー"]()
    assert (back, void) == (["a"], [first])
    assert QGuiApplication.clipboard().text() == "七海　運動 → 7"
    offered(1)["隠した内容を見る・伏せる"]()
    assert panel.model.index(1, 0).data(TEXT_ROLE) == "秘密"


def test_double_click_goes_back_to_a_counted_line(panel: LogPanel, qtbot: QtBot) -> None:
    panel.model.set_log(Log([LogEntry("a", "", "一"), LogEntry("b", "", "二"), LogEntry("v", "", "", voids=("b",))]))
    settled()
    back: list[str] = []
    panel.back_to_requested.connect(back.append)
    view = panel.ui.list
    for row in (0, 1):
        place = view.visualRect(panel.model.index(row, 0)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert back == ["a"]


def test_a_name_in_katakana_is_not_parted(panel: LogPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a narrow dock no last letter is separated; a word longer than the line still breaks."""
    broken: list[list[str]] = []
    parted = LogDelegate._break

    def kept(text: str, *rest: Any) -> Any:
        contents = parted(text, *rest)
        rows = [contents.lineAt(n) for n in range(contents.lineCount())]
        broken.append(
            [text[row.textStart() : row.textStart() + row.textLength()].replace("\u2060", "") for row in rows]
        )
        return contents

    monkeypatch.setattr(LogDelegate, "_break", staticmethod(kept))
    sentence = "メインステージ　主人公：朝倉 アカネ"
    panel.model.set_log(Log([LogEntry("a", "", sentence), LogEntry("b", "", "ア" * 90)]))
    for width in range(200, 360, 4):
        panel.resize(width, 400)
        settled()
    assert all("".join(rows) in (sentence, "ア" * 90) for rows in broken)
    names = [rows for rows in broken if len(rows) > 1 and "朝倉" in "".join(rows)]
    assert names
    assert all(any("アカネ" in row for row in rows) for rows in names)
    assert any(len(rows) > 1 for rows in broken if "朝倉" not in "".join(rows))


def test_lines_are_rewrapped_for_new_typeface_only(panel: LogPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[str] = []
    parted = LogDelegate._break

    def counted(text: str, *rest: Any) -> Any:
        broken.append(text)
        return parted(text, *rest)

    monkeypatch.setattr(LogDelegate, "_break", staticmethod(counted))
    panel.model.set_log(Log(lines(4)))
    settled()
    panel.grab()
    assert len(broken) == len({entry.text for entry in lines(4)})
    broken.clear()
    panel.model.add(LogEntry("new", "", "新しい"))
    settled()
    panel.grab()
    assert broken == [unparted("新しい")]
    broken.clear()
    low = panel.ui.list.rowHeight(0)
    font = panel.ui.list.font()
    font.setPixelSize(2 * panel.ui.list.fontInfo().pixelSize())
    panel.ui.list.setFont(font)
    settled()
    assert len(set(broken)) == len({entry.text for entry in lines(4)}) + 1
    assert panel.ui.list.rowHeight(0) > low


def test_long_entry_is_folded_and_can_be_opened(panel: LogPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """`x100 2D6` filled the log: its first lines stand there, the rest is one click, or the menu, away."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # no screen here can show one
    text = "\n".join(["x100 2D6：100 回", *(f"#{n} 7[3,4]" for n in range(1, 101))])
    panel.model.set_log(Log([LogEntry("a", "", text), LogEntry("b", "", "二")]))
    settled()
    view, back = panel.ui.list, list[str]()
    panel.back_to_requested.connect(back.append)
    line = view.fontMetrics().height()
    folded = view.rowHeight(1)
    assert 5 * line < folded < 9 * line

    def last_line() -> QPoint:
        row = view.visualRect(panel.model.index(1, 0))
        return QPoint(row.center().x(), row.bottom() - line // 2)

    place = last_line()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settled()
    assert not back
    assert view.rowHeight(1) > 100 * line
    view.setCurrentIndex(panel.model.index(1, 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    actions(panel)["たたむ"]()
    settled()
    assert view.rowHeight(1) == folded
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert "全部見る" in actions(panel)
    assert panel.model.texts([1]).count("\n") == 100
