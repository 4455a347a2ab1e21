"""The blocks that need little: computed numbers, custom checks, written fields, points and money, memo."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.systems.blank.settings import BlankSettings
from desktop.views.plain_style import literal
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.layout import Layout, Piece
from desktop.views.systems.blank.plain_words import usual_check
from desktop.views.widgets.custom_fields import CustomFields
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_layout import EvenLayout
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.points_spin import PointsSpin

OWN_CHECK = "own-check."
BUTTON = 130
"""px at 100 % for the button of a check at least."""
MEMO = 96
"""px at 100 % of a memo at least."""


class NumberBody(Body):
    """Name and number, one below the other."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, field in enumerate(layout.numbers):
            name, number = ElidedLabel(), DerivedNumber()
            name.setText(words.say(field.label))
            number.setProperty("role", "number")
            number.setProperty("derived", f"own.{field.id}")
            grid.addWidget(name, row, 0)
            grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)


class CheckBody(Body):
    """A button per check; above them how the usual one is made."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        settings = document.game.known(BlankSettings).settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        usual = usual_check(document.game.known(BlankSettings))
        if usual:
            paragraph = Paragraph()
            paragraph.setText("\n".join(words.say(line) for line in usual))
            paragraph.setWordWrap(True)
            paragraph.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(paragraph)
        buttons = EvenLayout([], 8, BUTTON)
        column.addLayout(buttons)
        for check in layout.checks:
            buttons.addWidget(self._button(words.say(check.name or "—"), OWN_CHECK + check.id))
        if usual and settings.check_contest:
            buttons.addWidget(self._button(words.say(document.game.label("contest")), "contest"))

    def _button(self, name: str, kind: str) -> QPushButton:
        button = KeyButton(text=literal(name))
        button.set_leading(True)
        button.setProperty("role", "option")
        button.setAccessibleName(self.tr("{name}を振る用意をする").format(name=name))
        button.setToolTip(self.tr("{name}：ダイスを用意する").format(name=name))
        button.clicked.connect(lambda _checked=False: self.check_requested.emit(kind, {}))
        return button


class FieldBody(Body):
    """The game's texts about a character."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.fields = CustomFields(self)
        self.fields.edited.connect(self._write)
        self.fields.left.connect(document.end_burst)
        column.addWidget(self.fields)

    def _write(self, field: str, value: object) -> None:
        self.document.edit(f"own.{field}", value, self.tr("プロフィールを書き換える"))

    def follow(self) -> None:
        """Show what is written."""
        self.fields.show_fields(self.plan.fields, dict(self.document.sheet.own), self.words)
        for field, widget in self.fields.inputs.items():
            widget.setProperty("shows", f"own.{field}")


class PointBody(Body):
    """Points for growth, and money."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, field in enumerate(("points", "money")):
            name = words.say(document.game.label(field))
            label, spin = QLabel(literal(name)), PointsSpin()
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(spin)
            spin.setObjectName(f"{field}Spin")
            spin.setProperty("field", field)
            spin.setAccessibleName(name)
            spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, 0)
            grid.addWidget(spin, row, 1)


class MemoBody(Body):
    """Room to write."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        edit = QPlainTextEdit()
        edit.setObjectName("memoText")
        edit.setTabChangesFocus(True)
        edit.setProperty("field", "memo")
        edit.setMinimumHeight(MEMO)
        column.addWidget(edit)
