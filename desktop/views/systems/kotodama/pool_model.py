"""Every finished pool of an open sheet as a table: skills down, アクト then リアクト abilities across (KO-SHT-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.models.sheet.document import SheetDocument
from desktop.systems.kotodama.numbers import NO_SKILL, MatrixRow, pool_key, pool_matrix
from desktop.systems.kotodama.sheet import Ability, KotodamaSheet, Skill
from desktop.views.systems.kotodama.labels import grouped

Index = QModelIndex | QPersistentModelIndex
_ROLES = frozenset(
    {
        int(Qt.ItemDataRole.DisplayRole),
        int(Qt.ItemDataRole.FontRole),
        int(Qt.ItemDataRole.TextAlignmentRole),
        int(Qt.ItemDataRole.AccessibleTextRole),
        int(Qt.ItemDataRole.ToolTipRole),
    }
)
"""All that is answered for; a view asks for as many others again with every cell it draws."""


class PoolModel(QAbstractTableModel):
    """Follows the document; holds nothing of its own."""

    def __init__(self, document: SheetDocument, words: Words) -> None:
        super().__init__(document)
        self._document, self._words = document, words
        self.abilities: tuple[Ability, ...] = ()
        self.acts = 0
        """How many of the columns are アクト."""
        self._rows: tuple[MatrixRow, ...] = ()
        self._places: tuple[int, ...] = ()
        self._skill_places: tuple[int, ...] = ()
        self._read()
        document.value_changed.connect(self._follow)

    def key(self, index: Index) -> str:
        """Return the name of a cell's pool among the derived numbers."""
        ability, skill = self._of(index)
        return pool_key(ability.id, skill)

    def params(self, index: Index) -> dict[str, Any]:
        """Return what a check of this pool asks for."""
        ability, skill = self._of(index)
        return {"ability": ability.id, "skill": skill}

    def kind(self, index: Index) -> str:
        """Return the kind of check that an ability is made for (KO-OPP-05)."""
        return "normal" if self.abilities[index.column()].tag == "act" else "react"

    def subject(self, index: Index) -> str:
        """Write what is thrown: 【反射】＋≪運動≫."""
        ability, skill = self.abilities[index.column()], self._rows[index.row()].skill
        first = self._words.say(phrase("【{name}】", name=ability.name))
        return first if skill is None else self._words.say(phrase("{a}＋{b}", a=first, b=_named(skill)))

    def place(self, field: str, section: int) -> int:
        """Return the row in the sheet's own table behind a heading; -1: none.

        Args:
            field: `abilities` (columns) or `skills` (rows).
        """
        if field == "skills":
            return self._skill_places[section] if section < len(self._skill_places) else -1
        return self._places[section] if section < len(self._places) else -1

    def say(self, word: str) -> str:
        """Return a word of the room in the language of the page."""
        return self._words.say(word)

    def _of(self, index: Index) -> tuple[Ability, str]:
        skill = self._rows[index.row()].skill
        return self.abilities[index.column()], skill.id if skill else NO_SKILL

    def _read(self) -> None:
        matrix = pool_matrix(self._document.sheet_as(KotodamaSheet))
        acts, reacts = grouped(matrix.abilities)
        self.abilities, self.acts = (*acts, *reacts), len(acts)
        known = {id(ability): place for place, ability in enumerate(matrix.abilities)}
        self._places = tuple(known[id(ability)] for ability in self.abilities)
        self._rows, self._skill_places = _owned_first(matrix.rows)

    def _follow(self) -> None:
        before = ([a.id for a in self.abilities], self.acts, len(self._rows))
        matrix = pool_matrix(self._document.sheet_as(KotodamaSheet))
        acts, reacts = grouped(matrix.abilities)
        if (*acts, *reacts) == self.abilities and _owned_first(matrix.rows)[0] == self._rows:
            return
        if before != ([a.id for a in (*acts, *reacts)], len(acts), len(matrix.rows)):
            self.beginResetModel()
            self._read()
            self.endResetModel()
            return
        abilities, skills = self.abilities, [row.skill for row in self._rows]
        self._read()
        if not self._rows or not self.abilities:
            return
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self.abilities) - 1))
        if abilities != self.abilities:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.abilities) - 1)
        if skills != [row.skill for row in self._rows]:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the skills and the row without one."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Count the abilities."""
        return 0 if parent.isValid() else len(self.abilities)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name an ability with its value, or a skill with its own."""
        across = orientation == Qt.Orientation.Horizontal
        if across and section < len(self.abilities):
            ability = self.abilities[section]
            if role == Qt.ItemDataRole.DisplayRole:
                sign = "△" if self._document.game.is_gone("abilities", ability.id) else ""
                return f"{sign}{self._words.say(ability.name)}\n{ability.value}"
            if role == Qt.ItemDataRole.ToolTipRole:
                return self.tr("【{name}】{value}　押すと値を書き換えます").format(
                    name=self._marked("abilities", ability), value=ability.value
                )
        elif not across and section < len(self._rows):
            return self._skill_head(section, role)
        return None

    def _skill_head(self, section: int, role: int) -> Any:
        skill = self._rows[section].skill
        if role == Qt.ItemDataRole.FontRole:
            return _bold(skill is not None and bool(skill.value))
        if role == Qt.ItemDataRole.ToolTipRole and skill is not None:
            return self.tr("≪{name}≫　押すと値を書き換えます").format(name=self._marked("skills", skill))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if skill is None:
            return self._words.say("技能なし")
        shown = f"{self._words.say(_named(skill))} " + ("—" if skill.value is None else str(skill.value))
        return self._words.say(self._document.game.marked("skills", skill.id, Typed(shown)))

    def _marked(self, field: str, row: Ability | Skill) -> str:
        return self._words.say(self._document.game.marked(field, row.id, row.name))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one pool; where a skill is owned, in bold."""
        if role not in _ROLES or not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(row.pools[self._places[index.column()]])
        if role == Qt.ItemDataRole.FontRole:
            return _bold(row.skill is not None and bool(row.skill.value))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.subject(index)} {row.pools[self._places[index.column()]]}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{self.subject(index)}　{self.sum_of(index)}"
        return None

    def sum_of(self, index: Index) -> str:
        """Write out how a pool came about."""
        return self._words.say(self._document.derived[self.key(index)].note)


def _named(skill: Skill) -> Phrase:
    return phrase("≪{name}≫", name=skill.name)


def _owned_first(rows: Sequence[MatrixRow]) -> tuple[tuple[MatrixRow, ...], tuple[int, ...]]:
    """Put skills that are owned over the others, below the row without one; with their places on the sheet."""
    order = sorted(range(len(rows)), key=lambda n: (skill := rows[n].skill) is not None and not skill.value)
    return tuple(rows[n] for n in order), tuple(n - 1 for n in order)


def _bold(bold: bool) -> QFont:
    font = QFont()
    font.setBold(bold)
    return font
