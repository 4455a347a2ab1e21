"""What the GM does beside the rules of the game, in one menu at the foot of the column of people."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

MARGIN = 6
"""px around the buttons."""


class GmTools(QWidget):
    """A menu of tools, and the way into what runs for a character who comes late."""

    begin_requested = Signal()
    """Another engine is to begin beside the one that runs."""
    join_requested = Signal()
    group_requested = Signal()
    mark_requested = Signal()
    rest_requested = Signal()
    recap_requested = Signal()
    close_requested = Signal()
    notes_toggled = Signal(bool)
    scenario_toggled = Signal(bool)
    board_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QToolButton(self)
        self.button.setText(self.tr("GMの操作 ▾"))
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.setProperty("role", "small")
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self.join = QPushButton(self.tr("＋ 途中参加"), self)
        self.join.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.join.setProperty("role", "small")
        self.join.clicked.connect(lambda: self.join_requested.emit())
        self.begin = self._add("", self.begin_requested)
        self.group = self._add(self.tr("みんなで判定…") + "\tL", self.group_requested)
        self.mark = self._add(self.tr("状態・タイマー…") + "\tCtrl+Shift+T", self.mark_requested)
        self.rest = self._add(self.tr("休憩…") + "\tCtrl+Shift+R", self.rest_requested)
        self.menu.addSeparator()
        self.notes = self._add_check(self.tr("メモ"), self.notes_toggled)
        self.scenario = self._add_check(self.tr("シナリオ"), self.scenario_toggled)
        self.board = self._add_check(self.tr("盤") + "\tCtrl+M", self.board_wanted)
        self.menu.addSeparator()
        self.recap = self._add(self.tr("まとめと成長"), self.recap_requested)
        self.close_engine = self._add(self.tr("終える"), self.close_requested)
        self._line = line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.button)
        line.addWidget(self.join)

    def _add(self, text: str, signal: SignalInstance) -> QAction:
        action = self.menu.addAction(text)
        action.triggered.connect(lambda _checked=False: signal.emit())
        return action

    def _add_check(self, text: str, signal: SignalInstance) -> QAction:
        action = self.menu.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(signal)
        return action

    def set_narrow(self, narrow: bool) -> None:
        """Put the buttons below each other where the column is narrow."""
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._line.setDirection(way)

    def name_begin(self, text: str) -> None:
        """Name what can begin beside what runs; empty: nothing can."""
        self.begin.setText(text)
        self.begin.setVisible(bool(text))

    def name_recap(self, text: str) -> None:
        """Name the summary of a session."""
        self.recap.setText(text)

    def count_notes(self, count: int) -> None:
        """Say how many notes there are."""
        self.notes.setText(self.tr("メモ（{n}）").format(n=count) if count else self.tr("メモ"))
