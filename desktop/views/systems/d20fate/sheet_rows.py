"""Skills, conditions and permanent modifiers as tables, and what abilities and skills are for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette

from desktop.core.words import Words, plus
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.systems.d20fate.tables import Ability, ConditionKind

_ABILITIES = {
    "str": "押す・持ち上げる・組みつく力",
    "dex": "すばやさ、手先の器用さ",
    "con": "体の丈夫さ、がまん強さ",
    "int": "考える力、知っていること",
    "wis": "気づく力、見ぬく力",
    "cha": "人を動かす力、話のうまさ",
}
_SKILLS = {
    "sleight_of_hand": "すり・すり替え・目つぶし",
    "stealth": "見つからずに動く",
    "athletics": "走る・登る・組みつく",
    "insight": "嘘や気持ちを見ぬく",
    "perception": "物音や隠れたものに気づく",
    "deception": "嘘をつきとおす",
    "persuasion": "頼む・言い負かす",
}


def about_ability(ability: str) -> str:
    """Return what an ability is for; nothing for one that the campaign has added."""
    return _ABILITIES.get(ability, "")


def about_skill(skill: str) -> str:
    """Return what a skill is for; nothing for a custom one."""
    return _SKILLS.get(skill, "")


Index = QModelIndex | QPersistentModelIndex
_OWN_ROLES = frozenset(
    {
        int(Qt.ItemDataRole.TextAlignmentRole),
        int(Qt.ItemDataRole.ToolTipRole),
        int(Qt.ItemDataRole.ForegroundRole),
        int(Qt.ItemDataRole.FontRole),
    }
)


class SkillRows(RowsModel):
    """Skills with their summands and sums; the sum stands out because it can be pressed."""

    def __init__(self, document: SheetDocument, words: Words, *, guided: bool = False) -> None:
        """Show the skills.

        Args:
            guided: for character creation: says what a skill is for; rows are added elsewhere.
        """
        self._open, self._guided, self._kana = document, guided, words.language == "ja"
        super().__init__(document, "skills", self._wanted(), words, adding=not guided)
        document.value_changed.connect(self._follow_game)

    @property
    def parts_column(self) -> int:
        """The number of the column of summands."""
        return next(n for n, column in enumerate(self._columns) if column.compute == self._parts)

    @property
    def sum_column(self) -> int:
        """The number of the column of sums."""
        return next(n for n, column in enumerate(self._columns) if column.compute == self._sum)

    def _wanted(self) -> Sequence[Column]:
        abilities = tuple((row.id, row.shown) for row in self._open.game.rows("abilities", Ability))
        trained, name = Column("習熟", "trained"), Column("技能", "name", named=True)
        ability = Column("能力値", "ability", choices=abilities)
        parts, total = Column("内訳", compute=self._parts), Column("合計", compute=self._sum)
        if self._guided:
            return trained, name, Column("使いみち", compute=self._about), ability, parts, total
        shown = (trained, name, total, parts, ability)  # in English kana are useless, and the names need the room
        return (*shown, Column("ふりがな", "reading")) if self._kana else shown

    def _follow_game(self) -> None:
        self.show_columns(self._wanted())

    def _about(self, _number: int, row: Any) -> str:
        return self._words.say(about_skill(row.id))

    def _parts(self, _number: int, row: Any) -> str:
        found = self._open.derived.get(f"skill_total.{row.id}")
        return "—" if found is None else "".join(plus(part.value) for part in found.parts)

    def _sum(self, _number: int, row: Any) -> str:
        found = self._open.derived.get(f"skill_total.{row.id}")
        return "—" if found is None else found.shown

    # Qt's names from here on

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show the sums bold in the accent, summands and sums in the middle."""
        if role not in _OWN_ROLES:
            return super().data(index, role)
        compute = self._columns[index.column()].compute if index.isValid() and index.row() < len(self.rows) else None
        if compute in (self._parts, self._sum):
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return int(Qt.AlignmentFlag.AlignCenter)
            if role == Qt.ItemDataRole.ToolTipRole and not self._guided:
                pressed = compute == self._sum
                return self.tr("押すと判定を用意する") if pressed else self.tr("押すと なぜ？")
            if role == Qt.ItemDataRole.ForegroundRole:
                return QGuiApplication.palette().color(QPalette.ColorRole.Link)
            if role == Qt.ItemDataRole.FontRole and compute == self._sum:
                font = QFont(QGuiApplication.font())
                font.setBold(True)
                return font
        return super().data(index, role)


Choices = tuple[tuple[Any, str], ...]
_OWN = {"": "", "advantage": "自分が有利", "disadvantage": "自分が不利"}
_AGAINST = {"": "", "advantage": "相手から有利", "disadvantage": "相手から不利"}
"""What a condition proposes for checks by its bearer, and for checks against them."""


def subjects(document: SheetDocument) -> Choices:
    """List what a permanent modifier may apply to: every check, an ability, a skill (D20-AMB-12)."""
    sheet = document.sheet_as(D20FateSheet)
    every = ("", "すべての判定")
    abilities = tuple((row.id, row.shown) for row in document.game.rows("abilities", Ability))
    return (every, *abilities, *((row.id, row.name) for row in sheet.skills if row.name))


def modifier_rows(document: SheetDocument, words: Words, *, adding: bool = True) -> RowsModel:
    """Make the table of permanent modifiers; it follows skills that come and go."""

    def wanted() -> tuple[Column, ...]:
        targets = Column("対象", "applies_to", choices=subjects(document))
        return (Column("名前", "name"), Column("修正", "value", signed=True), targets)

    return _following(document, RowsModel(document, "modifiers", wanted(), words, adding), wanted)


def condition_rows(document: SheetDocument, words: Words) -> RowsModel:
    """Make the table of conditions; what a known one proposes is beside it (D20-AMB-35)."""

    def proposal(_number: int, row: Any) -> str:
        kind = next((k for k in document.game.rows("conditions", ConditionKind) if k.name == row.text), None)
        if kind is None:
            return ""
        return words.say("・").join(words.say(text) for text in (_OWN[kind.own], _AGAINST[kind.against]) if text)

    def wanted() -> tuple[Column, ...]:
        kinds = tuple((row.name, row.name) for row in document.game.rows("conditions", ConditionKind))
        return (
            Column("状態", "text", choices=kinds),
            Column("いつまで", "until"),
            Column("判定では", compute=proposal),
        )

    return _following(document, RowsModel(document, "conditions", wanted(), words), wanted)


def _following(document: SheetDocument, model: RowsModel, wanted: Callable[[], tuple[Column, ...]]) -> RowsModel:
    document.value_changed.connect(lambda: model.show_columns(wanted()))
    return model
