"""The builder's pages of コトダマ d10: the player, DL, 【能力値】, ≪技能≫, HP and the like, arts and outfits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.core.words import Counted, Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.models.sheet.schema import at_path
from desktop.systems.kotodama.build import set_present, set_start, set_value, step_down, step_up, steps_summary
from desktop.systems.kotodama.numbers import NO_SKILL, pool_key
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.views.forms.systems.kotodama.build_abilities import Ui_KotodamaBuildAbilities
from desktop.views.forms.systems.kotodama.build_dl import Ui_KotodamaBuildDl
from desktop.views.forms.systems.kotodama.build_gear import Ui_KotodamaBuildGear
from desktop.views.forms.systems.kotodama.build_numbers import Ui_KotodamaBuildNumbers
from desktop.views.forms.systems.kotodama.build_person import Ui_KotodamaBuildPerson
from desktop.views.forms.systems.kotodama.build_skills import Ui_KotodamaBuildSkills
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.systems.kotodama.gear_table import ARTS, OUTFITS, GearModel, offer_examples
from desktop.views.systems.kotodama.labels import grouped
from desktop.views.widgets.inputs.spin import limit_spin
from desktop.views.widgets.inputs.stepper_keys import Pair, StepperKeys
from desktop.views.widgets.lists.row_table import RowTable
from desktop.views.widgets.shown.elided import ElidedLabel


class ValueLine(QWidget):
    """Requests changes of one value; the owner decides what is legal."""

    step_requested = Signal(str, int)
    """(id of the row, +1 or −1)."""

    def __init__(self, row_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row_id
        self._name, self._hint, self._value = ElidedLabel(), QLabel(), QLabel()
        for label in (self._name, self._hint, self._value):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setProperty("role", "strong")
        self._hint.setProperty("role", "quiet")
        self._value.setProperty("role", "heading")
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.less, self.more = QToolButton(), QToolButton()
        self.less.setText("−")
        self.more.setText("＋")
        self.less.clicked.connect(lambda: self.step_requested.emit(self._row, -1))
        self.more.clicked.connect(lambda: self.step_requested.emit(self._row, 1))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(8)
        row.addLayout(texts, 1)
        texts.addWidget(self._name)
        texts.addWidget(self._hint)
        row.addWidget(self._value)
        for button in (self.less, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # after a click its keys work, too
            row.addWidget(button)
        restyled(self, self._give_room)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._hint.setWordWrap(True)

    def _give_room(self) -> None:
        self._value.setMinimumWidth(theme.px(50))
        for button in (self.less, self.more):
            button.setMinimumWidth(theme.px(34))

    def show_value(self, name: str, hint: str, value: int | None, *, may_lower: bool, may_raise: bool) -> None:
        """Show the value and where it may go."""
        self._name.setText(name)
        self._hint.setText(hint)
        shown = self.tr("未所持") if value is None else str(value)
        self._value.setText(shown)
        self.less.setEnabled(may_lower)
        self.more.setEnabled(may_raise)
        self.less.setAccessibleName(self.tr("{name} {value} を下げる").format(name=name, value=shown))
        self.more.setAccessibleName(self.tr("{name} {value} を上げる").format(name=name, value=shown))


HIGHEST = 30
"""KO-SHT-08, KO-SHT-09."""


class _Lines:
    """Value lines in a grid, made anew only when the rows themselves change."""

    def __init__(self, layout: QGridLayout, columns: int, step: Callable[[str, int], None]) -> None:
        self._layout, self._columns, self._step = layout, columns, step
        self._lines: dict[str, ValueLine] = {}

    @property
    def steps(self) -> list[Pair]:
        """− and ＋ of every line."""
        return [(line.less, line.more) for line in self._lines.values()]

    def show(self, rows: Sequence[Any], hint: Callable[[Any], str], words: Words, *, ownable: bool) -> None:
        """Show these rows; a line that stays keeps the focus."""
        if list(self._lines) != [row.id for row in rows]:
            self._make([row.id for row in rows])
        for row in rows:
            line = self._lines[row.id]
            may_lower = row.value is not None and (row.value > 0 or ownable)
            may_raise = (row.value or 0) < HIGHEST
            line.show_value(words.say(row.name), hint(row), row.value, may_lower=may_lower, may_raise=may_raise)

    def _make(self, ids: list[str]) -> None:
        for line in self._lines.values():
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = {row_id: ValueLine(row_id) for row_id in ids}
        per_column = -(-len(ids) // self._columns)
        for number, line in enumerate(self._lines.values()):
            line.step_requested.connect(self._step)
            self._layout.addWidget(line, number % max(1, per_column), number // max(1, per_column))


class _ValuesPage(FormPage):
    """What both pages do: step one value, show the sum."""

    field = ""
    ui: Ui_KotodamaBuildAbilities | Ui_KotodamaBuildSkills

    def _begin(self, document: SheetDocument, words: Words) -> None:
        self._document, self._words = document, words
        document.value_changed.connect(self._show)
        self._keys = StepperKeys(self, self._steps)
        self._fold(document.is_guarded(f"{self.field}.0.name"))

    def _fold(self, guarded: bool) -> None:
        """Fold the list of names in until it is asked for: every value is shown above already."""
        ui = self.ui
        for widget in (ui.namesTell, *self.findChildren(RowTable)):
            widget.hide()
            ui.namesButton.toggled.connect(widget.setVisible)
        ui.namesButton.setVisible(not guarded)

    def _show(self) -> None:
        raise NotImplementedError

    def _unfold(self) -> None:
        """Unfold the list where something in it must be mended."""
        named = self.ui.namesButton.isVisibleTo(self)
        if named and any(problem.field.partition(".")[0] == self.field for problem in self._document.problems):
            self.ui.namesButton.setChecked(True)

    def _steps(self) -> list[Pair]:
        raise NotImplementedError

    def first_stop(self) -> QWidget | None:
        """Begin at the first value."""
        return self._keys.first()

    def _change(self, row_id: str, by: int) -> None:
        document = self._document
        row = next(r for r in document.get(self.field) if r.id == row_id)
        value = step_up(row.value) if by > 0 else step_down(row.value, ownable=self.field == "skills")
        text = self.tr("「{name}」の値を変える").format(name=self._words.say(row.name))
        document.apply(lambda sheet: set_value(sheet, self.field, row_id, value), text)

    def _total(self) -> str:
        sheet = self._document.sheet_as(KotodamaSheet)
        return self._words.say(steps_summary(sheet, self.field, self._document.game.known(KotodamaSettings)))


class AbilitiesPage(_ValuesPage):
    """アクト on the left, リアクト on the right."""

    field = "abilities"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildAbilities()
        self.ui.setupUi(self)
        self._acts = _Lines(self.ui.actGrid, 1, self._change)
        self._reacts = _Lines(self.ui.reactGrid, 1, self._change)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward every step; the list below holds names and groups."""
        self._begin(document, words)
        self._show()
        columns = (Column("【能力値】", "name"), Column("系統", "tag"))
        return {self.field: RowsModel(document, self.field, columns, words)}

    def _show(self) -> None:
        sheet = self._document.sheet_as(KotodamaSheet)
        acts, reacts = grouped(sheet.abilities)
        for lines, rows in ((self._acts, acts), (self._reacts, reacts)):
            lines.show(rows, self._dice, self._words, ownable=False)
        self._keys.follow()
        self.ui.total.setText(self._total())
        self._unfold()

    def _steps(self) -> list[Pair]:
        return self._acts.steps + self._reacts.steps

    def _dice(self, row: Any) -> str:
        pool = self._document.derived[pool_key(row.id, NO_SKILL)]
        return self.tr("技能なし {n}個").format(n=Counted(pool.shown))


class SkillsPage(_ValuesPage):
    """All skills in two columns; below 0 a skill is not owned."""

    field = "skills"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildSkills()
        self.ui.setupUi(self)
        self._lines = _Lines(self.ui.skillGrid, 2, self._change)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward every step; the list below holds the names."""
        self._begin(document, words)
        self._show()
        return {self.field: RowsModel(document, self.field, (Column("≪技能≫", "name"),), words)}

    def _show(self) -> None:
        sheet = self._document.sheet_as(KotodamaSheet)
        acts = grouped(sheet.abilities)[0]
        self._best = max(acts, key=lambda ability: ability.value, default=None)
        self._lines.show(sheet.skills, self._dice, self._words, ownable=True)
        self._keys.follow()
        self.ui.total.setText(self._total())
        self._unfold()

    def _steps(self) -> list[Pair]:
        return self._lines.steps

    def _dice(self, row: Any) -> str:
        if self._best is None:
            return ""
        pool = self._document.derived[pool_key(self._best.id, row.id)]
        return self.tr("【{ability}】と {n}個").format(ability=self._words.say(self._best.name), n=Counted(pool.shown))


class PersonExtra(FormPage):
    """PC or NPC, and the side, beside what every system asks of a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildPerson()
        self.ui.setupUi(self)


class DlPage(FormPage):
    """モータル or ニンジャ, and of which DL (KO-NIN-01)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildDl()
        self.ui.setupUi(self)
        self._choices = [b for b in self.findChildren(QPushButton) if b.property("dl") is not None]

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward the choice."""
        for button in self._choices:
            dl = int(button.property("dl"))
            button.clicked.connect(lambda _checked=False, n=dl: document.edit("dl", n, self.tr("DLを選ぶ")))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(KotodamaSheet)
        for button in self._choices:
            button.setAutoExclusive(False)
            button.setChecked(sheet.dl == int(button.property("dl")))
            button.setAutoExclusive(True)


class NumbersPage(FormPage):
    """HP, インガオホー値, イニシアティヴ値 and 戦闘移動; what is current begins at the full value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildNumbers()
        self.ui.setupUi(self)
        self._points = (
            ("hp", self.ui.hpSpin, self.ui.hpCheck),
            ("karma", self.ui.karmaSpin, self.ui.karmaCheck),
        )

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document; the two points change together with what is current."""
        for name, spin, check in self._points:
            limit_spin(spin, at_path(type(document.sheet), f"{name}_max"))
            for widget in (spin, check):
                widget.setProperty("shows", f"{name} {name}_max")
            spin.valueChanged.connect(lambda value, n=name: self._write(document, f"{n}_max", value))
            check.toggled.connect(lambda on, n=name: self._have(document, n, on))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _write(self, document: SheetDocument, field: str, value: int) -> None:
        document.apply(lambda sheet: set_start(sheet, field, value), self.tr("はじめの値を変える"))

    def _have(self, document: SheetDocument, field: str, present: bool) -> None:
        document.apply(lambda sheet: set_present(sheet, field, present), self.tr("数えるかどうかを変える"))

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(KotodamaSheet)
        for name, spin, check in self._points:
            blockers = (QSignalBlocker(spin), QSignalBlocker(check))
            spin.setValue(getattr(sheet, f"{name}_max"))
            check.setChecked(getattr(sheet, name) is not None)
            spin.setEnabled(check.isChecked())
            del blockers


class GearPage(FormPage):
    """Arts, outfits, and what connects; examples of the campaign at hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildGear()
        self.ui.setupUi(self)

    def first_stop(self) -> QWidget:
        """Begin at the examples of arts."""
        return self.ui.artExamples

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; both tables show short words."""
        self.ui.artTable.prepare(words, ARTS)
        self.ui.outfitTable.prepare(words, OUTFITS)
        offer_examples(self.ui.artExamples, document, words, "arts")
        offer_examples(self.ui.outfitExamples, document, words, "outfits")
        rules = document.game.known(KotodamaSettings).settings
        for widget in (self.ui.gearLabel, self.ui.gearEdit, self.ui.actorLabel, self.ui.actorEdit):
            widget.setVisible(rules.kotodama_enabled)
        return {
            "arts": GearModel(document, "arts", ARTS, words),
            "outfits": GearModel(document, "outfits", OUTFITS, words),
        }
