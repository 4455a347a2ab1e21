"""All copies of abilities, or of items, on the sheet: grouped by 系統, one line with check and uses for each copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QSignalBlocker, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
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
from desktop.models.sheet.document import SheetDocument
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import KEY, SECRET, Library
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.growth import free_copy_id
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import SOURCES, CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from desktop.views.layout_items import exchange
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.systems.common.card_words import Counter, count_text, counters, rules_line, text_of, title_of
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.level_boxes import LevelBoxes
from desktop.views.widgets.inputs.spin import PointsSpin
from desktop.views.widgets.shown.elided import ElidedLabel

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


PAID = {"abilities": "cp", "items": "assets"}
"""The field that is paid with; where that is the GM's, so is one more card (CM-SCN-06, CM-SCN-08)."""


class CardList(QWidget):
    """Follows one tuple of copies of the open sheet; Designer property `field` names it."""

    copies_changed = Signal()
    check_requested = Signal(str)
    rebuilt = Signal(QWidget)
    """Below this widget there are others now, with computed numbers among them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: SheetDocument | None = None
        self._words = Words()
        self._copies: tuple[CopyRow, ...] = ()
        self._library = Library(cards=())
        self._mine: dict[str, Card] = {}
        """The cards of the copies by id, with the numbers that they have for their owner."""
        self._shown: Any = None
        self.rows: list[CardRow] = []
        """By the number of their copy."""
        self._body = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._body)

    @property
    def _field(self) -> str:
        return str(self.property("field"))

    def attach(self, document: SheetDocument, words: Words) -> None:
        """Show a sheet's copies from now on."""
        self._document, self._words = document, words
        self.refresh()

    def get_copies(self) -> tuple[CopyRow, ...]:
        """The copies as they are shown."""
        return self._copies

    def set_copies(self, copies: tuple[CopyRow, ...]) -> None:
        """Show what the document holds; other copies never come from anywhere else."""
        if copies != self._copies:
            self.refresh()

    copies = Property(object, get_copies, set_copies, notify=copies_changed, user=True)

    def refresh(self) -> None:
        """Show the present copies; lines are made anew only where other cards are shown."""
        if self._document is None:
            return
        before, self._copies = self._copies, getattr(self._document.sheet, self._field)
        self._mine = self._held(self._document)
        cards = self._document.game.rows("cards", Card)
        computed = tuple(card for name, card in self._mine.items() if name in self._library.computed)
        wanted = (tuple((c.card, c.choice) for c in self._copies), cards, computed)
        if wanted != self._shown:
            self._shown = wanted
            self._build()
        found: dict[int, Problem] = {}
        for problem in self._document.problems:
            head, _, rest = problem.field.partition(".")
            if head == self._field and rest:
                found.setdefault(int(rest.partition(".")[0]), problem)
        for number, (row, copy) in enumerate(zip(self.rows, self._copies, strict=True)):
            row.setProperty("shows", f"{self._field}.{number}")
            row.show_copy(number, copy, found.get(number))
        if before != self._copies:
            self.copies_changed.emit()

    def _build(self) -> None:
        assert self._document is not None
        library, game = self._library, self._document.game.known(CommonSettings)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.rows = []
        groups: dict[str, list[CardRow]] = {}
        for number, copy in enumerate(self._copies):
            card = self._mine.get(copy.card)
            row = CardRow(number, copy, library.kind_of(copy), card, self._words, body, game)
            self._listen(row)
            self.rows.append(row)
            groups.setdefault(card.series if card is not None else "", []).append(row)
        for series, rows in groups.items():
            layout.addWidget(self._heading(series, len(rows)))
            for row in rows:
                layout.addWidget(row)
        if not groups:
            none = QLabel(self.tr("まだ 1 枚もありません。"))
            none.setProperty("role", "quiet")
            layout.addWidget(none)
        self._put(body)

    def _held(self, document: SheetDocument) -> dict[str, Card]:
        """Return the cards of the present copies with the numbers that they have for their owner."""
        game, sheet = document.game.known(CommonSettings), document.sheet
        self._library = library_of(game)
        owned = {copy.card: self._library.by_id[copy.card] for copy in self._copies if copy.card in self._library.by_id}
        if not isinstance(sheet, CommonSheet):
            return owned
        return {name: in_hand(card, sheet, self._library, game.settings) for name, card in owned.items()}

    def _heading(self, series: str, count: int) -> QLabel:
        name = self._words.say(series) if series else self.tr("系統なし")
        label = ElidedLabel()
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        label.setText(f"{name}　{count}" if count > 1 else name)
        label.setProperty("role", "caption")
        label.setContentsMargins(5, 4, 0, 0)
        return label

    def _put(self, body: QWidget) -> None:
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        old, self._body = self._body, body
        exchange(layout, old, body)
        self.rebuilt.emit(body)

    def _listen(self, row: CardRow) -> None:
        assert self._document is not None
        row.may_copy = not self._document.is_guarded(PAID[self._field])
        row.check_requested.connect(self.check_requested)
        row.changed.connect(self._change)
        row.moved.connect(self._move)
        row.copied.connect(self._copy)
        row.removed.connect(self._remove)

    def _write(self, copies: Sequence[CopyRow], text: str) -> None:
        assert self._document is not None
        self._document.edit(self._field, tuple(copies), text)
        self._document.end_burst()

    def _change(self, number: int, values: dict[str, Any]) -> None:
        copies = list(self._copies)
        copies[number] = copies[number].evolve(**values)
        self._write(copies, self.tr("カードに印を付ける"))

    def _move(self, number: int, by: int) -> None:
        copies = list(self._copies)
        if 0 <= number + by < len(copies):
            copies.insert(number + by, copies.pop(number))
            self._write(copies, self.tr("カードを並べ替える"))

    def _copy(self, number: int) -> None:
        assert self._document is not None
        sheet = self._document.sheet_as(CommonSheet)
        one = self._copies[number]
        fresh = CopyRow(id=free_copy_id(sheet), card=one.card, choice=one.choice, source=one.source)
        self._write((*self._copies[: number + 1], fresh, *self._copies[number + 1 :]), self.tr("カードを足す"))

    def _remove(self, number: int) -> None:
        self._write((*self._copies[:number], *self._copies[number + 1 :]), self.tr("カードを消す"))
