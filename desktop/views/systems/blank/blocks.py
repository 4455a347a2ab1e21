"""The blocks of the sheet and their frame: abilities as a grid, skills as a table, rows of items and conditions."""

from __future__ import annotations

from PySide6.QtCore import Property, QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.core.game import AnyGame
from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, Condition, Item, abilities
from desktop.systems.blank.tables import AbilityRow, ConditionRow, ItemRow
from desktop.views.editors.delegates import RowDelegate
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.systems.blank.layout import Layout, Piece, title_of
from desktop.views.systems.blank.plain_words import condition_ends, item_does, item_named
from desktop.views.systems.blank.skill_rows import SkillModel
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.spin import PointsSpin
from desktop.views.widgets.layouts.flow_layout import EvenLayout
from desktop.views.widgets.lists.row_table import RowTable
from desktop.views.widgets.shown.elided import ElidedLabel


class Body(QWidget):
    """The inside of one block; made once for a game, it follows the sheet."""

    check_requested = Signal(str, dict)

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.piece, self.plan, self.document, self.words = piece, layout, document, words

    def follow(self) -> None:
        """Show the present sheet; inputs with a field of the sheet are followed by their binding."""


def frame_of(host: QWidget) -> QFrame:
    """Make the frame of a block where it belongs: what moves into a window is styled again with all it holds."""
    frame = QFrame(host)
    frame.setProperty("role", "card")
    return frame


def fill(frame: QFrame, body: Body) -> None:
    """Put a heading over a body in its frame, and below it what the definition says of the block."""
    column = QVBoxLayout(frame)
    column.setContentsMargins(12, 8, 12, 8)
    column.setSpacing(4)
    say, block = body.words.say, body.piece.block
    title = QLabel(say(title_of(body.piece, body.document.game)), frame)
    title.setTextFormat(Qt.TextFormat.PlainText)
    title.setProperty("role", "heading")
    title.setWordWrap(True)
    column.addWidget(title)
    column.addWidget(body)
    if block.note:
        note = QLabel(say(block.note), frame)
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setProperty("role", "quiet")
        note.setWordWrap(True)
        column.addWidget(note)


CELL = 196
"""px at 100 % for an ability at least."""
GAP = 12
MANY = 12
"""Abilities beyond which every cell is as low as it can be."""
USABLE = ("both", "abilities")
"""Where an ordinary check may be made with an ability."""


class AbilitySpin(PointsSpin):
    """An ability; an unwritten one shows its start value."""

    ability_changed = Signal()

    def __init__(self, start: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start = start
        self.set_places(2)
        self.valueChanged.connect(lambda _value: self.ability_changed.emit())

    def ability(self) -> int:
        """The number shown."""
        return self.value()

    def set_ability(self, value: int | None) -> None:
        """Show an ability."""
        self.setValue(self._start if value is None else value)

    number = Property("QVariant", ability, set_ability, notify=ability_changed, user=True)  # type: ignore[arg-type]


class AbilityBody(Body):
    """A cell per ability: its name prepares the check, then what is written and what it comes to."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        grid = EvenLayout([], GAP, CELL)
        grid.setContentsMargins(0, 0, 0, 0)
        self.setLayout(grid)
        self._low = len(layout.abilities) > MANY
        self._usable = document.game.known(BlankSettings).settings.check_subject in USABLE
        known = {row.id for row in abilities(document.game.known(BlankSettings))}
        for row in layout.abilities:
            grid.addWidget(self._cell(row) if row.id in known else self._gone(row))

    def _gone(self, row: AbilityRow) -> QWidget:
        """Show a sheet's value of an ability removed from the game; its warning offers to remove it."""
        label = QLabel(f"{self.words.say(self.document.game.called('abilities', row.id))}　{signed_text(row.start)}")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "quiet")
        label.setWordWrap(True)
        return label

    def _cell(self, row: AbilityRow) -> QWidget:
        cell = QWidget()
        line = QHBoxLayout(cell)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        names = QVBoxLayout()
        names.setSpacing(0)
        line.addLayout(names, 1)
        self._name(row, names)
        spin = AbilitySpin(row.start)
        spin.setObjectName(f"ability_{row.id}")
        spin.setProperty("field", f"abilities.{row.id}")
        spin.setAccessibleName(self.words.say(row.name))
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setToolTip(self.tr("{least}〜{most}").format(least=row.least, most=row.most).replace("-", "−"))
        line.addWidget(spin)
        total = DerivedNumber()
        total.setProperty("role", "strong" if self._low else "number")
        total.setProperty("derived", f"abilities.{row.id}")
        restyled(total, lambda: total.setMinimumWidth(QFontMetrics(QApplication.font()).horizontalAdvance("0000") + 8))
        line.addWidget(total)
        return cell

    def _name(self, row: AbilityRow, names: QVBoxLayout) -> None:
        text = self.words.say(row.name)
        if self._usable:
            button = KeyButton(text=literal(text))
            button.set_leading(True)
            button.setProperty("role", "skill")
            button.setFlat(True)
            button.setAccessibleName(self.tr("{name}を振る用意をする").format(name=text))
            button.setToolTip(self.tr("{name}：ダイスを用意する").format(name=text))
            button.clicked.connect(
                lambda _checked=False, a=row.id: self.check_requested.emit("check", {"subject": f"abilities.{a}"})
            )
            names.addWidget(button)
        else:
            names.addWidget(_line(text))
        if shows_reading(row, self.words) and not self._low:
            reading = _line(row.reading)
            reading.setProperty("role", "quiet")
            reading.setContentsMargins(6, 0, 0, 0)
            names.addWidget(reading)


def _line(text: str) -> ElidedLabel:
    label = ElidedLabel()
    label.setText(text)
    return label


def shows_reading(row: AbilityRow, words: Words) -> bool:
    """Tell whether a reading helps: in Japanese, where it is not the name itself."""
    return bool(row.reading) and row.reading != row.name and words.language == "ja"


MANY_SKILLS = 15
"""Skills from which one looks for them by name."""
IN_SIGHT = 24
"""Skills that are seen without scrolling inside the block."""
USABLE_SKILLS = ("both", "skills")
"""Where an ordinary check may be made with a skill."""


class SkillBody(Body):
    """The table, and a line to find a skill where there are many."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        self._usable = document.game.known(BlankSettings).settings.check_subject in USABLE_SKILLS
        self.model = SkillModel(document, piece.skills, words, usable=self._usable)
        self.table = RowTable(self)
        self.model.setParent(self)
        self.table.setFitRows(IN_SIGHT)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        style_skill_table(self.table, self.model, words)
        self.table.setAccessibleName(words.say(title_of(piece, document.game)))
        self.table.clicked.connect(self._pressed)
        self.table.activated.connect(self._pressed)
        self._why = DerivedNumber(self.table.viewport())
        self._why.setProperty("derived", f"skills.{piece.skills[0].id}")
        self._why.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("名前で探す"))
        self.search.setAccessibleName(self.tr("名前で探す"))
        self.search.setVisible(len(piece.skills) > MANY_SKILLS)
        self.search.textChanged.connect(self.model.search)
        column.addWidget(self.search)
        column.addWidget(self.table)

    def follow(self) -> None:
        """Show training and totals."""
        self.model.follow()

    def _pressed(self, index: QModelIndex) -> None:
        skill, key = self.model.rows[index.row()].id, self.model.keys[index.column()]
        if f"skills.{skill}" not in self.document.derived:
            return  # taken out of the game: there is nothing to throw or to explain
        if key == "name" and self._usable:
            self.check_requested.emit("check", {"subject": f"skills.{skill}"})
        elif key == "total":
            self._why.setProperty("derived", f"skills.{skill}")
            self._why.setGeometry(self.table.visualRect(index))
            self._why.why_requested.emit(f"skills.{skill}")


def style_skill_table(table: RowTable, model: SkillModel, words: Words) -> None:
    """Give a table the skills; they are in the game's order, so nothing is dragged, added or sorted."""
    table.setDragEnabled(False)
    table.setAcceptDrops(False)
    table.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    table.horizontalHeader().setSectionsClickable(False)
    table.setProperty("shows", "skills")
    table.setModel(model)
    table.setItemDelegate(RowDelegate(words, table))


FEWEST, MOST = 2, 40
"""Rows that are seen at least, the empty one among them, and at most."""


class RowBody(Body):
    """A table of the sheet's rows, and what the game offers to take; the binder gives the table its model."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        text = words.say(title_of(piece, document.game))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.offers = QComboBox()
        self.offers.setObjectName(f"{piece.holds}Offers")
        self.offers.setAccessibleName(self.tr("{list}の一覧から足す").format(list=text))
        self.offers.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.offers.setMinimumContentsLength(6)
        self._offer(layout)
        self.offers.activated.connect(self._take)
        column.addWidget(self.offers)
        self.table = RowTable(self)
        self.table.setObjectName(f"{piece.holds}Table")
        self.table.setProperty("field", piece.holds)
        self.table.setLeastRows(FEWEST)
        self.table.setFitRows(MOST)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.table.setAccessibleName(text)
        column.addWidget(self.table)

    def _offer(self, layout: Layout) -> None:
        rows = layout.items if self.piece.holds == "items" else layout.conditions
        self.offers.addItem(self.tr("一覧から足す…"))
        for row in rows:
            name = self.words.say(row.name)
            self.offers.addItem(f"{name}　{row.price}" if isinstance(row, ItemRow) and row.price else name, row)
        self.offers.setVisible(bool(rows))
        self.offers.setEnabled(not self.document.read_only)

    def _take(self, place: int) -> None:
        """Add a row of the list; one more of an item that is there already."""
        row = self.offers.itemData(place)
        self.offers.setCurrentIndex(0)
        sheet = self.document.sheet_as(BlankSheet)
        if isinstance(row, ItemRow):
            self.document.edit("items", with_item(sheet, row), self.tr("行を足す"))
        elif isinstance(row, ConditionRow):
            self.document.edit("conditions", with_condition(sheet, row), self.tr("行を足す"))
        self.document.end_burst()


def with_item(sheet: BlankSheet, row: ItemRow) -> tuple[Item, ...]:
    """Return a sheet's items with one more of this row."""
    items = sheet.items
    place = next((n for n, item in enumerate(items) if item.item == row.id and not item.name), None)
    if place is None:
        return (*items, Item(item=row.id))
    more = items[place].evolve(count=items[place].count + 1)
    return (*items[:place], more, *items[place + 1 :])


def with_condition(sheet: BlankSheet, row: ConditionRow) -> tuple[Condition, ...]:
    """Return a sheet's conditions with this one, each once."""
    conditions = sheet.conditions
    there = any(condition.text == row.name for condition in conditions)
    return conditions if there else (*conditions, Condition(text=row.name))


def item_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Name, count, and what an item does; a name of the list is there until another one is written."""

    def named(_number: int, item: Item) -> str:
        return item_named(item, game, words)

    return (
        Column("名前", "name", compute=named),
        Column("数", "count"),
        Column("はたらき", "note", compute=lambda _number, item: item_does(item, game, words)),
    )


def condition_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Conditions and their ends."""
    return (
        Column(game.label("conditions"), "text", named=True),
        Column("いつまで", "until", compute=lambda _number, row: condition_ends(row, game, words)),
    )


def row_models(document: SheetDocument, words: Words) -> dict[str, RowsModel]:
    """Make the models of both tables."""
    game = document.game
    return {
        "items": RowsModel(document, "items", item_columns(game, words), words),
        "conditions": RowsModel(document, "conditions", condition_columns(game, words), words),
    }
