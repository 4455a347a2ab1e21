"""The sheet of a custom game: the blocks of its layout in up to three columns, and those blocks that need little."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.core.custom.profile import ProfileField
from desktop.core.custom.values import Track
from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.views import spoken
from desktop.views.forms.systems.blank.sheet import Ui_BlankSheet
from desktop.views.layout_items import clear
from desktop.views.sheet.form_page import SheetPage
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.systems.blank.blocks import (
    AbilityBody,
    Body,
    RowBody,
    SkillBody,
    condition_columns,
    fill,
    frame_of,
    item_columns,
    row_models,
)
from desktop.views.systems.blank.layout import Layout, Piece, layout_of
from desktop.views.systems.blank.plain_words import usual_check
from desktop.views.widgets.inputs.custom_fields import CustomFields, DerivedNumber
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.spin import WIDEST, PointsSpin
from desktop.views.widgets.layouts.breaking_layout import FAR
from desktop.views.widgets.layouts.flow_layout import EvenLayout
from desktop.views.widgets.shown.elided import ElidedLabel
from desktop.views.widgets.shown.paragraph import Paragraph

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


THICK = 10
"""px at 100 % of a bar."""


class TrackBar(QWidget):
    """How far a track is filled."""

    spoken_role = QAccessible.Role.ProgressBar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self._part

    def show_part(self, part: float) -> None:
        """Fill the bar so far."""
        part = max(0.0, min(1.0, part))
        if part != self._part:
            self._part = part
            self.update()
            spoken.value_changed(self)

    def spoken_value(self) -> str:
        """Return the part in percent, for a screen reader."""
        return f"{self._part:.0%}"

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """As long as there is room."""
        return QSize(theme.px(60), theme.px(THICK))

    def minimumSizeHint(self) -> QSize:
        """Short, but to be seen."""
        return QSize(theme.px(24), theme.px(THICK))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame and what is filled."""
        painter, tokens = QPainter(self), theme.current()
        painter.setPen(QPen(tokens.colour("strong_line"), 1))
        painter.setBrush(tokens.colour("base"))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        full = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        full.setWidth(full.width() * self._part)
        painter.fillRect(full, tokens.colour("accent"))


class TrackLine(QWidget):
    """One track; what is typed goes to the document as play."""

    def __init__(self, field: ProfileField, document: SheetDocument, words: Words) -> None:
        super().__init__()
        self._field, self._document, self._words = field, document, words
        text = words.say(field.label)
        self.label, self.end, self.bar = ElidedLabel(), QLabel(), TrackBar()
        self.label.setText(text)
        self.end.setTextFormat(Qt.TextFormat.PlainText)
        self.spin = PointsSpin()
        self.spin.set_places(3)
        self.spin.setObjectName(f"track_{field.id}")
        self.spin.setProperty("shows", f"own.{field.id}")
        self.spin.setAccessibleName(text)
        self.bar.setAccessibleName(text)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.spin.setEnabled(not document.read_only and not document.is_guarded(f"own.{field.id}"))
        self.spin.valueChanged.connect(self._write)
        self.spin.editingFinished.connect(document.end_burst)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addWidget(self.label)
        line = QHBoxLayout()
        line.setSpacing(6)
        column.addLayout(line)
        for widget in (self.spin, self.end):
            line.addWidget(widget)
        line.addWidget(self.bar, 1)

    def _write(self, value: int) -> None:
        name = self._words.say(self._field.label)
        self._document.edit(f"own.{self._field.id}", value, self.tr("「{field}」を書き換える").format(field=name))

    def show_track(self, track: Track) -> None:
        """Show where the track stands, and its ends."""
        value, most = track.value, WIDEST if track.most is None else track.most
        blocker = QSignalBlocker(self.spin)
        self.spin.setRange(min(track.least, value), max(most, value))
        if self.spin.value() != value:
            self.spin.setValue(value)
        del blocker
        self.end.setText("" if track.most is None else f"/ {signed_text(track.most)}")
        wide = track.most is not None and track.most > track.least
        self.bar.setVisible(wide)
        if track.most is not None and wide:
            self.bar.show_part((value - track.least) / (track.most - track.least))


class TrackBody(Body):
    """A line per track."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.lines = {field.id: TrackLine(field, document, words) for field in layout.tracks}
        for line in self.lines.values():
            column.addWidget(line)

    def follow(self) -> None:
        """Show where the tracks stand."""
        tracks = self.document.system.custom_values(self.document.sheet, self.document.game).tracks
        for field, line in self.lines.items():
            line.show_track(tracks[field])


COLUMN, GAP = 232, 8
"""px at 100 % for a column at least; px between blocks."""
BODIES: Mapping[str, type[Body]] = {
    "abilities": AbilityBody,
    "skills": SkillBody,
    "tracks": TrackBody,
    "numbers": NumberBody,
    "checks": CheckBody,
    "items": RowBody,
    "conditions": RowBody,
    "fields": FieldBody,
    "points": PointBody,
    "memo": MemoBody,
}


class BlankSheetPage(SheetPage):
    """The middle of a sheet; everything in it comes from the definition."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BlankSheet()
        self.ui.setupUi(self)
        self.ui.columns.share(COLUMN)
        self._columns = (self.ui.first, self.ui.second, self.ui.third)
        for column in self._columns:
            below = EvenLayout([], GAP, FAR)
            below.setContentsMargins(0, 0, 0, 0)
            column.setLayout(below)
        self._words = Words()
        self._shown: Layout | None = None
        self._game: object = None
        self._tables: dict[str, RowsModel] = {}
        self.bodies: list[Body] = []
        """The blocks, in the definition's order."""

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; blocks are made before they are bound."""
        self._words = words
        self._tables = row_models(document, words)
        document.value_changed.connect(lambda: self._follow(document))
        self._follow(document)
        return self._tables

    @property
    def shown_here(self) -> frozenset[str]:
        """What needs no place around the page: ids of custom fields, and `memo`."""
        if self._shown is None:
            return frozenset()
        memo = {"memo"} if self._shown.has("memo") else set()
        return self._shown.own_shown | memo

    def _follow(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(BlankSheet)
        layout, known = layout_of(document.game, sheet), self._shown is not None
        if layout != self._shown or document.game is not self._game:
            self._shown, self._game = layout, document.game
            self._build(layout, document)
            if known:
                self.rebuilt.emit(self.ui.columns)
        for body in self.bodies:
            body.follow()

    def _build(self, layout: Layout, document: SheetDocument) -> None:
        self._tables["items"].show_columns(item_columns(document.game, self._words))
        self._tables["conditions"].show_columns(condition_columns(document.game, self._words))
        self.bodies = []
        for number, host in enumerate(self._columns):
            column = host.layout()
            assert isinstance(column, EvenLayout)
            clear(column)
            pieces = layout.columns[number] if number < len(layout.columns) else ()
            host.setVisible(bool(pieces))
            for piece in pieces:
                frame = frame_of(host)
                body = BODIES[piece.holds](piece, layout, document, self._words, frame)
                fill(frame, body)
                body.check_requested.connect(self.check_requested)
                self.bodies.append(body)
                column.addWidget(frame)
        self.ui.licence.setText("\n".join(document.game.notice))
        self.ui.licence.setVisible(bool(document.game.notice))
        self.ui.nothing.setVisible(not layout.pieces)
