"""One copy of an ability or item on the sheet: its check, its 技能値, boxes for uses, whether it is worn."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.core.game import Game
from desktop.core.problem import Problem
from desktop.core.words import Words
from desktop.systems.common.cards.library import KEY, SECRET
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import SOURCES, CopyRow
from desktop.views import theme
from desktop.views.plain_style import literal
from desktop.views.restyled import restyled
from desktop.views.systems.common.card_words import Counter, count_text, counters, rules_line, text_of, title_of
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.level_boxes import LevelBoxes
from desktop.views.widgets.points_spin import PointsSpin

BOXES = 6
"""Up to so many uses are boxes; more are a number."""
BESIDE = 2
"""Periods with boxes in one line."""
NAME = 8
"""Characters of a name that are seen at least."""


class CardRow(QWidget):
    """Shows a copy and asks for changes to it; the owner decides what is legal."""

    check_requested = Signal(str)
    """The kind whose check is wanted."""
    changed = Signal(int, dict)
    """(number of the copy, fields with their new values)"""
    moved = Signal(int, int)
    """(number of the copy, −1 up or +1 down)"""
    copied = Signal(int)
    removed = Signal(int)

    def __init__(
        self,
        number: int,
        copy: CopyRow,
        kind: str,
        card: Card | None,
        words: Words,
        parent: QWidget | None = None,
        game: Game[CommonSettings] | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self.may_copy = True
        """Whether one more may be had by writing it down: in kiosk mode that is the GM's."""
        self._number, self._copy, self._kind, self._card, self._words = number, copy, kind, card, words
        gone = words.say(game.last_name("cards", copy.card)) if game is not None else kind
        self._title = gone if card is None else title_of(card, copy.choice, words)
        self._uses: dict[str, LevelBoxes | PointsSpin] = {}
        self._use_labels: dict[str, QLabel] = {}
        self.name = self._make_name()
        self.skill = DerivedNumber(self)
        self.skill.setProperty("derived", f"skill.{kind}")
        self.skill.setProperty("role", "strong")
        self.equipped = QCheckBox(self.tr("装備"), self)
        self.equipped.setAccessibleName(self.tr("{card} を装備").format(card=self._title))
        worn = card is not None and card.type == "item" and card.id not in (SECRET, KEY)
        self.equipped.setVisible(worn or copy.equipped)
        self.equipped.toggled.connect(lambda on: self.changed.emit(self._number, {"equipped": on}))
        self.mark = QLabel("△", self)
        self.mark.setProperty("role", "error-text")
        self.menu = self._make_menu()
        self._arrange(copy)
        self.setAccessibleName(f"<{self._title}>")
        self.show_copy(number, copy, None)

    def _make_name(self) -> QPushButton:
        button = QPushButton(literal(f"<{self._title}>"), self)
        button.setProperty("role", "skill")
        font = button.font()
        font.setBold(True)
        button.setFont(font)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        restyled(button, lambda: _give_name_room(button))
        button.setAccessibleName(self.tr("<{card}> の行為判定").format(card=self._title))
        button.clicked.connect(lambda: self.check_requested.emit(self._kind))
        return button

    def _make_menu(self) -> QToolButton:
        button = QToolButton(self)
        button.setText("⋯")
        button.setAutoRaise(True)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("role", "dots")
        button.setAccessibleName(self.tr("<{card}> を書き換える").format(card=self._title))
        menu = QMenu(button)
        menu.aboutToShow.connect(lambda: self._fill_menu(menu))
        button.setMenu(menu)
        return button

    def _fill_menu(self, menu: QMenu) -> None:
        menu.clear()
        if self.may_copy:
            menu.addAction(self.tr("もう1枚")).triggered.connect(lambda: self.copied.emit(self._number))
        for text, act in (
            (self.tr("上へ"), lambda: self.moved.emit(self._number, -1)),
            (self.tr("下へ"), lambda: self.moved.emit(self._number, 1)),
            (self.tr("消す"), lambda: self.removed.emit(self._number)),
        ):
            menu.addAction(text).triggered.connect(act)
        sources = menu.addMenu(self.tr("入手方法"))
        group = QActionGroup(sources)
        for source, label in SOURCES.items():
            action = sources.addAction(self._words.say(label))
            action.setCheckable(True)
            action.setChecked(source == self._copy.source)
            action.triggered.connect(lambda _on=False, s=source: self.changed.emit(self._number, {"source": s}))
            group.addAction(action)

    def _arrange(self, copy: CopyRow) -> None:
        found = counters(self._card, copy)
        across = 1 if any(max(c.most, c.used) > BOXES for c in found) else BESIDE
        upper, lines = QHBoxLayout(), [QHBoxLayout() for _ in range(max(1, -(-len(found) // across)))]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 3)
        column.setSpacing(0)
        for line in (upper, *lines):
            line.setSpacing(6)
            line.setContentsMargins(0 if line is upper else 5, 0, 0, 0)
            column.addLayout(line)
        label = QLabel(self.tr("技能値"), self)
        label.setProperty("role", "quiet")
        for widget in (self.mark, self.name, label, self.skill, self.equipped, self.menu):
            upper.addWidget(widget)
        upper.setStretchFactor(self.name, 1)
        for number, counter in enumerate(found):
            self._add_use(lines[number // across], counter)
        self.tell = ElidedLabel(self)
        self.tell.setProperty("role", "quiet")
        self.tell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        lines[-1].addWidget(self.tell, 1)
        for line in lines[:-1]:
            line.addStretch(1)

    def _add_use(self, line: QHBoxLayout, counter: Counter) -> None:
        label = QLabel(self._words.say(counter.period), self)
        label.setProperty("role", "quiet")
        many = counter.most > BOXES or counter.used > BOXES
        uses: LevelBoxes | PointsSpin
        if many:
            uses = PointsSpin(self)
            uses.setRange(0, 999_999)
        else:
            uses = LevelBoxes(self)
            uses.setShowNumber(False)
            uses.setBoxCount(counter.most)
        uses.valueChanged.connect(lambda value, f=counter.field: self.changed.emit(self._number, {f: value}))
        label.setBuddy(uses)
        self._uses[counter.field], self._use_labels[counter.field] = uses, label
        line.addWidget(label)
        line.addWidget(uses)

    @property
    def uses(self) -> dict[str, LevelBoxes | PointsSpin]:
        """The boxes by the field that they count."""
        return self._uses

    def show_copy(self, number: int, copy: CopyRow, problem: Problem | None) -> None:
        """Show the marks of a copy of the same kind, and what is wrong with it."""
        self._number, self._copy = number, copy
        for counter in counters(self._card, copy):
            self._show_use(counter)
        with QSignalBlocker(self.equipped):
            self.equipped.setChecked(copy.equipped)
        self.mark.setVisible(problem is not None)
        if problem is not None:
            text = problem.text(self._words)
            self.mark.setToolTip(text)
            self.mark.setAccessibleName(text)
        self.tell.setText(self._summary())
        self.name.setToolTip(self._tip())

    def _show_use(self, counter: Counter) -> None:
        uses = self._uses[counter.field]
        with QSignalBlocker(uses):
            uses.setProperty("value" if isinstance(uses, PointsSpin) else "level", counter.used)
        uses.update()
        text = self._words.say(count_text(counter.used, counter.most))
        period = self._words.say(counter.period)
        uses.setAccessibleName(f"{self._title} {period} {text}")
        uses.setToolTip(text)
        left = " " + self.tr("残り{n}").format(n=counter.left) if counter.most > 1 else ""
        self._use_labels[counter.field].setText(period + left)

    def _summary(self) -> str:
        if self._card is None:
            return self.tr("この卓の一覧にないカードです。")
        text = " ".join(text_of(self._card, self._copy.choice, self._words, self._game).split())
        return f"{rules_line(self._card, self._words)}　{text}"

    def _tip(self) -> str:
        source = self._words.say(SOURCES[self._copy.source])
        return self.tr("この判定のダイスを用意する") + "\n" + self.tr("入手方法：{source}").format(source=source)

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line below."""
        painter = QPainter(self)
        painter.setPen(QPen(theme.current().colour("line"), 1))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())


def _give_name_room(button: QPushButton) -> None:
    button.ensurePolished()  # its style lays some room around the name
    button.setMinimumWidth(min(button.sizeHint().width(), button.fontMetrics().horizontalAdvance("あ" * NAME)))
