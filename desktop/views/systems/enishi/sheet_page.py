"""The sheet of 2d6+SLV: numbers that move on top, 28 skills, what is carried, 所縁, experience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.core.words import Words, plus
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.enishi.derived import gauge_boxes, lp_max, slv_cap, sp_max
from desktop.systems.enishi.gear import attack_lines, find
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.views.forms.systems.enishi.sheet import Ui_EnishiSheet
from desktop.views.sheet.form_page import SheetPage
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.level_boxes import LevelBoxes
from desktop.views.widgets.inputs.spin import PointsSpin

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
COLUMN = 300
"""px at 100 % for a column at least."""
BONDS = 7
"""EN-ENI-07."""
FIELD_COLUMNS = (Column("スキル名", "kind"), Column("分野", "field"), Column("SLV", "slv"))


class EnishiSheetPage(SheetPage):
    """The middle of an enishi sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EnishiSheet()
        self.ui.setupUi(self)
        self.ui.strip.flow()
        self.ui.skills.flow(even=True)
        self.ui.low.flow(even=True)
        self.ui.careRow.flow()
        self.ui.wearRow.share(COLUMN)
        for head in (self.ui.armourHead, self.ui.itemHead, self.ui.bondHead, self.ui.xpHead):
            head.share()
        restyled(self, self._give_room)
        for spin in self.findChildren(PointsSpin):
            spin.set_places(3 if spin in (self.ui.wealthSpin, self.ui.xpTotalSpin, self.ui.xpSpentSpin) else 2)
        self._document: SheetDocument | None = None
        self._words = Words()
        buttons = self.findChildren(QPushButton)
        self._skills = {str(b.property("skill")): b for b in buttons if b.property("skill")}
        for skill, button in self._skills.items():
            button.clicked.connect(lambda _checked=False, s=skill: self._ask_check(s))
            button.setToolTip(self.tr("この判定のダイスを用意する"))

    def _give_room(self) -> None:
        for edit, high in ((self.ui.backgroundEdit, 72), (self.ui.notesEdit, 56)):
            edit.setMaximumHeight(theme.px(high))

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; tables get columns for what is computed from the rules' rows."""
        self._document, self._words = document, words
        self._put_owned_first(document.sheet_as(Sheet))
        document.value_changed.connect(self._refresh)
        self._refresh()
        return {
            "fields": RowsModel(document, "fields", FIELD_COLUMNS, words, hint=self.tr("＋ 分野")),
            "weapons": RowsModel(document, "weapons", self._weapon_columns(), words),
            "armour": RowsModel(document, "armour", self._armour_columns(), words),
            "items": RowsModel(document, "items", self._item_columns(), words),
            "effect_log": RowsModel(document, "effect_log", words=words, adding=False),
        }

    def _row(self, table: str, row: Any) -> Any:
        assert self._document is not None
        return find(self._document.game.known(Settings), table, row.row)

    def _number(self, table: str, name: str, *, signed: bool = True) -> Any:
        def text(_number: int, row: Any) -> str:
            found = self._row(table, row)
            if found is None:
                return "—"
            value = getattr(found, name)
            return plus(value) if signed else str(value)

        return text

    def _attack(self, number: int, _row: Any) -> str:
        assert self._document is not None
        sheet = self._document.sheet_as(Sheet)
        lines = attack_lines(sheet, self._document.game.known(Settings))
        line = next((a for a in lines if a.key == str(number)), None)
        explained = self._document.derived.get(f"attack_line.{number}")
        if line is None or explained is None:
            return "—"
        return self.tr("2d6{attack}　威力値{power}").format(attack=plus(explained.value or 0), power=plus(line.power))

    def _weapon_columns(self) -> tuple[Column, ...]:
        return (
            Column("種類", "row"),
            Column("名前", "name"),
            Column("コスト", compute=self._number("weapons", "cost", signed=False), number=True),
            Column("移動", compute=self._number("weapons", "mobility"), number=True),
            Column("攻撃 / 打撃点", compute=self._attack),
            Column("携行", "carried"),
            Column("使用中", "in_use"),
            Column("持ち方", "grip"),
            Column("片手でも可", "versatile"),
            Column("手持ち", "hand_held"),
        )

    def _armour_columns(self) -> tuple[Column, ...]:
        return (
            Column("種類", "row"),
            Column("名前", "name"),
            Column("コスト", compute=self._number("armour", "cost", signed=False), number=True),
            Column("移動", compute=self._number("armour", "mobility"), number=True),
            Column("防御", compute=self._number("armour", "defence"), number=True),
            Column("構造力", compute=self._number("armour", "structure"), number=True),
            Column("携行", "carried"),
            Column("使用中", "in_use"),
        )

    def _item_columns(self) -> tuple[Column, ...]:
        return (
            Column("種類", "row"),
            Column("名前", "name"),
            Column("コスト", compute=self._number("items", "cost", signed=False), number=True),
            Column("数", "quantity"),
        )

    def _refresh(self) -> None:
        if self._document is None:
            return
        sheet = self._document.sheet_as(Sheet)
        self._show_parts(self._document.game.known(Settings).settings)
        for bar, now, most in ((self.ui.lpBar, sheet.lp, lp_max(sheet)), (self.ui.spBar, sheet.sp, sp_max(sheet))):
            bar.setRange(0, max(1, most))
            bar.setValue(min(now, most))
            bar.setAccessibleDescription(f"{now} / {most}")
        cap = slv_cap(sheet.clv)
        for boxes in self.findChildren(LevelBoxes):
            if str(boxes.property("field") or "").startswith("skills."):
                boxes.setBoxCount(min(cap, 5))
        self.ui.gaugeBoxes.setBoxCount(gauge_boxes(sheet, self._document.game.known(Settings)))
        self.ui.bondCount.setText(f"{len(sheet.bonds)} / {BONDS}")
        for skill, button in self._skills.items():
            _mark(button, "owned", sheet.slv(skill) > 0)

    def _put_owned_first(self, sheet: Sheet) -> None:
        """Put owned skills on top of their columns as the sheet is opened; one that is bought later stays in place."""
        boxes = {str(one.property("field")): one for one in self.findChildren(LevelBoxes)}
        grids = {
            grid: [skill for skill, button in self._skills.items() if grid.indexOf(button) >= 0]
            for grid in self.ui.skills.findChildren(QGridLayout)
        }
        for grid, skills in grids.items():
            owned = sorted(skills, key=lambda skill: sheet.slv(skill) == 0)
            if owned == skills:
                continue
            before = self._skills[skills[0]].previousInFocusChain()
            for number, skill in enumerate(owned, 1):
                for place, widget in enumerate((self._skills[skill], boxes[f"skills.{skill}"])):
                    grid.removeWidget(widget)
                    grid.addWidget(widget, number, place, _RIGHT if place else Qt.AlignmentFlag(0))
                    if before is not None:
                        QWidget.setTabOrder(before, widget)
                    before = widget

    def _show_parts(self, rules: Settings) -> None:
        """Leave out what belongs to parts of the rules that this campaign does without."""
        ui = self.ui
        for widget in (ui.gaugeBlock, ui.gaugeLeftLabel, ui.gauge_leftNumber, ui.effectLabel, ui.effectTable):
            widget.setVisible(rules.effects_used)
        for widget in (ui.bondLabel, ui.bondCount, ui.bondTable):
            widget.setVisible(rules.bonds_used)

    def _ask_check(self, skill: str) -> None:
        for other, button in self._skills.items():
            _mark(button, "chosen", other == skill)
        self.check_requested.emit("check", {"skill": skill})


def _mark(button: QPushButton, name: str, on: bool) -> None:
    """Set a property that the style sheet knows; dressing anew costs time, so only when it differs."""
    if button.property(name) != on:
        button.setProperty(name, on)
        theme.redress(button)
