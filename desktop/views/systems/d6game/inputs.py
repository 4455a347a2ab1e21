"""What pages of the sheet share: throws and writing them down, columns of tables, inputs for resources, drawn faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.game import AnyGame
from desktop.core.problem import Problem
from desktop.core.rolls.dice import Throw
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column
from desktop.systems.d6game import rows
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import Formula, ResourceDef, formula
from desktop.views.dice.look import pips
from desktop.views.layout_items import clear
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.roll_line import RollLine
from desktop.views.widgets.inputs.spin import PointsSpin
from desktop.views.widgets.layouts.flow_strip import FlowStrip

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll

SIDE, GAP = 20, 4
"""px at 100 %."""


class FacesView(QWidget):
    """A square for each die: pips on six-sided ones, a figure on others; hidden while there are none."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces: tuple[int, ...] = ()
        self._sides = 6
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def faces(self) -> tuple[int, ...]:
        """What is shown."""
        return self._faces

    def show_faces(self, faces: Sequence[int], sides: int = 6) -> None:
        """Show these dice."""
        self._faces, self._sides = tuple(faces), sides
        self.setAccessibleName(" ".join(str(face) for face in faces))
        self.setVisible(bool(faces))
        self.updateGeometry()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return " ".join(str(face) for face in self._faces)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A square for each die."""
        side = theme.px(SIDE)
        return QSize(len(self._faces) * (side + GAP), side + 2)

    def minimumSizeHint(self) -> QSize:
        """The same: no die is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side = theme.current(), theme.px(SIDE)
        top = (self.height() - side) / 2
        for number, face in enumerate(self._faces):
            square = QRectF(number * (side + GAP) + 1, top, side - 1, side - 1)
            painter.setPen(QPen(colours.colour("second_ink"), 1.2))
            painter.setBrush(colours.colour("base"))
            painter.drawRoundedRect(square, 4, 4)
            if self._sides == 6 and 1 <= face <= 6:
                painter.save()
                painter.translate(square.center())
                painter.scale(side * 0.46, side * 0.46)
                painter.fillPath(pips(face), colours.colour("ink"))
                painter.restore()
            else:
                painter.setPen(colours.colour("ink"))
                painter.drawText(square, Qt.AlignmentFlag.AlignCenter, str(face))


def skill_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Kind and specialty; the definition says which kinds there are."""
    kinds = tuple((row.id, words.say(row.name)) for row in rows.skills(game))
    shown = [Column(game.label("skills"), "category", choices=kinds)]
    if rows.settings_of(game).specialty:
        shown.append(Column(game.label("specialty"), "specialty"))
    return tuple(shown)


def item_columns(game: AnyGame, words: Words) -> tuple[Column, ...]:
    """Name and note; the numbers only where equipment counts (D6G-AMB-34)."""
    story = (Column("名前", "name"), Column("メモ", "note"))
    if not rows.settings_of(game).equipment:
        return story
    kinds = (("", "—"), *((row.id, words.say(row.name)) for row in rows.skills(game)))
    return (
        *story,
        Column("与", "damage", signed=True),
        Column("軽減", "armour"),
        Column("初期", "life", signed=True),
        Column("得る", "gain", signed=True),
        Column("効く技能", "skill", choices=kinds),
        Column("効く状況", "situation"),
        Column("使う", "carried"),
    )


def roll_of(document: SheetDocument, roll: str) -> BuildRoll | None:
    """Find one of the throws that building offers now."""
    return next((r for r in document.system.build_rolls(document.sheet, document.game) if r.id == roll), None)


def write_throw(document: SheetDocument, roll: str, throw: Throw, text: str) -> Problem | None:
    """Write a throw down as one undo step, or say why it does not count."""
    return write_throws(document, {roll: throw}, text)


def write_throws(document: SheetDocument, throws: Mapping[str, Throw], text: str) -> Problem | None:
    """Write several throws down as one undo step, or say why one of them does not count.

    Dice that may be thrown only once stay thrown.
    """
    system, game = document.system, document.game
    once = any(roll.id in throws and not roll.free_reroll for roll in system.build_rolls(document.sheet, game))

    def thrown(sheet: Sheet) -> Sheet:
        for roll, throw in throws.items():
            sheet = system.apply_roll(sheet, roll, throw, game)
        return sheet

    problem = document.apply(thrown, text, for_good=once)
    document.end_burst()
    return problem


def ability_faces(sheet: D6gameSheet, ability: str, dice: Formula) -> tuple[int, ...]:
    """Return the dice behind an ability, none once the number was overwritten by hand."""
    faces: tuple[int, ...] = tuple(sheet.ability_dice.get(ability, ()))
    value = sheet.ability.get(ability)
    return faces if faces and value == sum(faces) + dice.plus else ()


def life_faces(sheet: D6gameSheet, text: str) -> tuple[int, ...]:
    """Return the die behind life where the formula has one die only; more dice are kept as their total."""
    dice = formula(text)
    if dice.count != 1 or sheet.life_die is None or not 1 <= sheet.life_die - dice.plus <= dice.sides:
        return ()
    return (sheet.life_die - dice.plus,)


def printed_formula(text: str) -> str:
    """Write a formula as it is printed: 1D6, 2D6＋3."""
    return text.upper().replace("+", "＋")


class ResourceInputs(QObject):
    """Label and number for each resource; in the builder also its dice."""

    thrown = Signal(str, object)
    complained = Signal(object)

    def __init__(self, host: FlowStrip, *, rolling: bool = False) -> None:
        super().__init__(host)
        self._host, self._rolling = host, rolling
        host.flow()
        self._rows: tuple[ResourceDef, ...] = ()
        self._lines: dict[str, RollLine] = {}

    def show_rows(
        self,
        known: Sequence[ResourceDef],
        rolls: Mapping[str, BuildRoll | None] | None = None,
        words: Words | None = None,
    ) -> bool:
        """Show these resources; return whether other inputs had to be made, which are not bound yet."""
        words = words or Words()
        fresh = tuple(known) != self._rows
        if fresh:
            self._rows = tuple(known)
            layout = self._host.layout()
            assert layout is not None
            clear(layout)
            self._lines = {}
            for row in self._rows:
                layout.addWidget(self._make(row, words))
        for key, line in self._lines.items():
            roll = (rolls or {}).get(key)
            line.setVisible(roll is not None)
            if roll is not None:
                line.show_roll(roll, words.say(roll.label))
        return fresh

    def _make(self, row: ResourceDef, words: Words) -> QWidget:
        cell = QWidget(self._host)
        box = QVBoxLayout(cell)
        box.setContentsMargins(0, 0, 16, 0)
        box.setSpacing(2)
        label = QLabel(literal(words.say(row.name)))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "quiet")
        label.setToolTip(words.say(row.hint))
        spin = PointsSpin()
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setObjectName(f"resource_{row.id}")
        spin.setProperty("field", f"resources.{row.id}")
        spin.setAccessibleName(words.say(row.name))
        label.setBuddy(spin)
        line = QHBoxLayout()
        line.setSpacing(8)
        box.addWidget(label)
        box.addLayout(line)
        line.addWidget(spin)
        if self._rolling and row.dice:
            label.setText(
                f"{literal(words.say(row.name))}　{row.base}＋{printed_formula(row.dice)}" if row.base else label.text()
            )
            roll = self._lines[row.id] = RollLine(cell)
            roll.thrown.connect(self.thrown)
            roll.complained.connect(self.complained)
            line.addWidget(roll)
        line.addStretch(1)
        return cell
