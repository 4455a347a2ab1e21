"""Skills of the game as a table model, for the sheet and for the builder; five hundred are as quick as five."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RAW_ROLE, SCHEMA_ROLE
from desktop.models.sheet.schema import FieldSchema
from desktop.services.text.search import matches
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, room_in, skill_points_left
from desktop.systems.blank.tables import FARTHEST, SkillRow
from desktop.views.style import theme

Index = QModelIndex | QPersistentModelIndex
Key: TypeAlias = Literal["name", "base", "less", "trained", "more", "total", "cost"]
SHEET: tuple[Key, ...] = ("name", "trained", "total")
BUILDER: tuple[Key, ...] = ("name", "base", "less", "trained", "more", "total", "cost")
STEPS: dict[Key, int] = {"less": -1, "more": 1}
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_TRAINED = FieldSchema("points", "訓練", int, minimum=0, maximum=FARTHEST)


class SkillModel(QAbstractTableModel):
    """The game's skills, not the sheet's: untrained ones are listed, too."""

    def __init__(
        self,
        document: SheetDocument,
        rows: Sequence[SkillRow],
        words: Words,
        *,
        usable: bool = False,
        keys: tuple[Key, ...] = SHEET,
    ) -> None:
        """Show skills.

        Args:
            usable: a check can be made with them.
            keys: the columns.
        """
        super().__init__(document)
        self._document, self._words, self._usable, self.keys = document, words, usable, keys
        self.every = self.rows = tuple(rows)
        self._several = len({row.group for row in rows}) > 1
        self._shown = self._values()
        self._left = self._points()

    def search(self, text: str) -> None:
        """Show only the skills with this in their name, reading or group; nothing: all of them."""
        every = self.every
        found = tuple(row for row in every if matches(text, row.name, row.reading, row.group)) if text else every
        if found != self.rows:
            self.beginResetModel()
            self.rows = found
            self._shown = self._values()
            self.endResetModel()

    def follow(self) -> None:
        """Draw what has changed anew."""
        before, self._shown = self._shown, self._values()
        left, self._left = self._left, self._points()
        changed = [n for n, (old, new) in enumerate(zip(before, self._shown, strict=True)) if old != new]
        if left != self._left:
            changed = [0, len(self.rows) - 1]  # what can be paid may be other skills now
        if changed and self.rows:
            self.dataChanged.emit(self.index(changed[0], 1), self.index(changed[-1], len(self.keys) - 1))

    def _values(self) -> list[tuple[int, str, str]]:
        held: Any = self._document.get("skills")
        derived, found = self._document.derived, []
        for row in self.rows:
            total = derived.get(f"skills.{row.id}")
            base = signed_text(total.parts[0].value) if total is not None and total.parts else "—"
            found.append((held.get(row.id, 0), "—" if total is None else total.shown, base))
        return found

    def _points(self) -> int:
        game = self._document.game.known(BlankSettings)
        sheet = self._document.sheet_as(BlankSheet)
        return skill_points_left(sheet, game) if "cost" in self.keys else 0

    def trained(self, number: int) -> int:
        """Return the points of training in a skill."""
        return self._shown[number][0]

    def may(self, number: int, by: int) -> bool:
        """Tell whether training can go a step farther: within bounds, and with the points there are."""
        if self._document.read_only:
            return False
        if by < 0:
            return self.trained(number) > 0
        row, game = self.rows[number], self._document.game.known(BlankSettings)
        sheet = self._document.sheet_as(BlankSheet)
        return row.cost <= self._left and room_in(sheet, row, game, self._document.derived) > 0

    def step(self, number: int, by: int) -> bool:
        """Train a skill more or less; False: it goes no farther."""
        return self.may(number, by) and self._write(number, self.trained(number) + by)

    def _write(self, number: int, value: object) -> bool:
        row = self.rows[number]
        problem = self._document.edit(f"skills.{row.id}", value, self._words.say(row.name))
        self._document.end_burst()
        return problem is None

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the skills."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self.keys)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name the columns; those of steps need no name."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return {
                "name": self._words.say(self._document.game.label("skills")),
                "base": self.tr("訓練なし"),
                "trained": self.tr("訓練"),
                "total": self.tr("合計"),
                "cost": self.tr("1点の費用"),
            }.get(self.keys[section], "")
        return _CENTRE if role == Qt.ItemDataRole.TextAlignmentRole and section else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell; a total that can be pressed is bold in the accent, a step that is not possible grey."""
        if not index.isValid():
            return None
        key, number = self.keys[index.column()], index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(key, number)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(key, self.rows[number])
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if key == "name" else _CENTRE
            case Qt.ItemDataRole.FontRole:
                return _bold() if key == "total" or key in STEPS or (key == "name" and self.trained(number)) else None
            case Qt.ItemDataRole.ForegroundRole:
                return self._ink(key, number)
        if key == "trained":
            given = {int(SCHEMA_ROLE): _TRAINED, int(RAW_ROLE): self.trained(number)}
            return self.trained(number) if role == Qt.ItemDataRole.EditRole else given.get(int(role))
        return self._text(key, number) if role == RAW_ROLE else None

    def _text(self, key: Key, number: int) -> str:
        row, (trained, total, base) = self.rows[number], self._shown[number]
        match key:
            case "name":
                text = self._named(row)
                return f"{text}（{self._words.say(row.group)}）" if self._several and row.group else text
            case "trained":
                return str(trained) if trained or "cost" in self.keys else ""
            case "total":
                return total
            case "base":
                return base
            case "cost":
                return str(row.cost)
            case "less":
                return "−"
            case "more":
                return "＋"

    def _named(self, row: SkillRow) -> str:
        """Say a skill's name; one that the game has no more bears the mark."""
        return self._words.say(self._document.game.called("skills", row.id) if self._gone(row) else row.name)

    def _gone(self, row: SkillRow) -> bool:
        return f"skills.{row.id}" not in self._document.derived

    def _tip(self, key: Key, row: SkillRow) -> str:
        text = self._named(row) + (f"（{row.reading}）" if row.reading else "")
        if self._gone(row):
            return text
        match key:
            case "trained":
                return self.tr("{name}：2回押すと訓練を書く").format(name=text)
            case "total":
                return self.tr("{name}：押すと なぜ？").format(name=text)
            case "less":
                return self.tr("{name}：押すと訓練を1減らす").format(name=text)
            case "more":
                return self.tr("{name}：押すと訓練を1増やす").format(name=text)
            case "name" if self._usable:
                return self.tr("{name}：押すとダイスを用意する").format(name=text)
            case _:
                return text

    def _ink(self, key: Key, number: int) -> QColor | None:
        if key == "total" or (key in STEPS and self.may(number, STEPS[key])):
            return QGuiApplication.palette().color(QPalette.ColorRole.Link)
        return theme.current().colour("line") if key in STEPS else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write training through the document."""
        written = role == Qt.ItemDataRole.EditRole and self.keys[index.column()] == "trained"
        return written and self._write(index.row(), value)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only training can be written."""
        flags = super().flags(index)
        if index.isValid() and self.keys[index.column()] == "trained" and not self._document.read_only:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags


def _bold() -> QFont:
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    return font
