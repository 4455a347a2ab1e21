"""Skills as one table, however many: a press on a name prepares the check, one on a total tells why."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.systems.blank.settings import BlankSettings
from desktop.views.editors.delegates import RowDelegate
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.layout import Layout, Piece, title_of
from desktop.views.systems.blank.skill_rows import SkillModel
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.lists.row_table import RowTable

MANY = 15
"""Skills from which one looks for them by name."""
IN_SIGHT = 24
"""Skills that are seen without scrolling inside the block."""
USABLE = ("both", "skills")
"""Where an ordinary check may be made with a skill."""


class SkillBody(Body):
    """The table, and a line to find a skill where there are many."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        self._usable = document.game.known(BlankSettings).settings.check_subject in USABLE
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
        self.search.setVisible(len(piece.skills) > MANY)
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
