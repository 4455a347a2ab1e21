"""The builder's pages of 2d6+SLV: which start, which skills, what follows from them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.enishi.build import choose_start, highest, levels_left, set_slv
from desktop.systems.enishi.derived import slv_cap
from desktop.systems.enishi.gear import skill_word
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.validate import levels, start_of
from desktop.views.forms.systems.enishi.build_person import Ui_EnishiBuildPerson
from desktop.views.forms.systems.enishi.build_skills import Ui_EnishiBuildSkills
from desktop.views.forms.systems.enishi.build_start import Ui_EnishiBuildStart
from desktop.views.forms.systems.enishi.build_values import Ui_EnishiBuildValues
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import icons, theme
from desktop.views.style.restyled import restyled
from desktop.views.systems.enishi.skill_picker import SkillPicker
from desktop.views.widgets.inputs.stepper_keys import StepperKeys


class StartPage(FormPage):
    """a or b (EN-CRE-01)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EnishiBuildStart()
        self.ui.setupUi(self)
        self.setProperty("shows", "creation_option clv")
        self._buttons = {"a": self.ui.aButton, "b": self.ui.bButton}

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward the choice."""
        for option, button in self._buttons.items():
            button.clicked.connect(lambda _checked=False, o=option: self._choose(document, o))
        if not document.game.known(Settings).settings.effects_used:
            self.ui.aButton.setSays(self.tr("スキルの多い人。1つのスキルは 2 までです。"))
            self.ui.bButton.setSays(self.tr("得意を絞った人。1つのスキルは 3 までです。"))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _choose(self, document: SheetDocument, option: str) -> None:
        document.apply(
            lambda sheet: choose_start(sheet, option, document.game.known(Settings)), self.tr("作成方法を選ぶ")
        )

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(Sheet)
        for option, button in self._buttons.items():
            button.setAutoExclusive(False)
            button.setChecked(sheet.creation_option == option)
            button.setAutoExclusive(True)


LEAST = 150
"""px at 100 %: so much of the skills is seen at least."""


class SkillsPage(FormPage):
    """28 skills with points left and the cap; ＋ greys where it would be illegal, and a line says why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EnishiBuildSkills()
        self.ui.setupUi(self)
        for part in (self.ui.tabOne.viewport(), self.ui.tabTwo.viewport(), self.ui.tabOneHost, self.ui.tabTwoHost):
            part.setAutoFillBackground(False)
        restyled(self, self._apply_style)
        self.ui.tabOneHost.flow(even=True)
        self.ui.tabTwoHost.flow(even=True)
        self._pickers = {picker.skill: picker for picker in self.findChildren(SkillPicker)}
        self.setProperty("shows", "skills")
        for skill, picker in self._pickers.items():
            picker.setProperty("shows", f"skills.{skill}")
        self._looked_at = ""
        self._words = Words()
        self._keys = StepperKeys(self, lambda: [picker.steps for picker in self._pickers.values()])
        self._keys.follow()

    def _apply_style(self) -> None:
        accent, ratio = theme.current().colour("accent"), self.devicePixelRatioF()
        self.ui.tellIcon.setPixmap(icons.pixmap("info", accent, theme.px(16), ratio))
        for area in (self.ui.tabOne, self.ui.tabTwo):
            area.setMinimumHeight(theme.px(LEAST))

    def first_stop(self) -> QWidget | None:
        """Begin at the first skill."""
        return self._keys.first()

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward every ＋ and −."""
        self._words = words
        for picker in self._pickers.values():
            picker.raise_requested.connect(lambda skill: self._step(document, skill, 1))
            picker.lower_requested.connect(lambda skill: self._step(document, skill, -1))
            picker.entered.connect(lambda skill: self._explain(document, skill))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        columns = (Column("スキル名", "kind"), Column("分野", "field"), Column("SLV", "slv"))
        return {"fields": RowsModel(document, "fields", columns, words)}

    def _step(self, document: SheetDocument, skill: str, by: int) -> None:
        sheet = document.sheet_as(Sheet)
        slv = sheet.slv(skill) + by
        title = self._words.say(skill_word(skill))
        text = self.tr("{skill}を{n}にする").format(skill=title, n=slv)
        document.apply(lambda s: set_slv(s, skill, slv), text)
        self._explain(document, skill)

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(Sheet)
        start = start_of(sheet)
        given, total = levels(sheet), start.skill_levels if start else 0
        self.ui.leftNumber.setText(str(total - given).replace("-", "−"))
        self.ui.leftOf.setText(f"/ {total}")
        self.ui.discs.show_points(given, total)
        self.ui.capText.setText(self.tr("＝ CLV {clv} ＋ 1").format(clv=sheet.clv))
        cap = slv_cap(sheet.clv)
        for skill, picker in self._pickers.items():
            level = sheet.slv(skill)
            picker.show_level(level, cap, may_raise=level < highest(sheet, skill), may_lower=level > 0)
        first = sum(sheet.slv(s) for s in self._pickers if self.ui.tabOne.isAncestorOf(self._pickers[s]))
        for number, tab, count in ((0, self.ui.tabOne, first), (1, self.ui.tabTwo, given - first)):
            title = [self.tr("基礎・戦闘・操縦"), self.tr("専門・学術")][number]
            self.ui.tabs.setTabText(self.ui.tabs.indexOf(tab), f"{title}　{count}" if count else title)
        self._explain(document, self._looked_at)

    def _explain(self, document: SheetDocument, skill: str) -> None:
        self._looked_at = skill
        sheet = document.sheet_as(Sheet)
        left = levels_left(sheet)
        rest = self.tr("あと {n} レベル配れます。").format(n=left) if left > 0 else self.tr("すべて配りました。")
        if not skill:
            self.ui.tell.setText(rest)
            return
        picker, cap = self._pickers[skill], slv_cap(sheet.clv)
        words = f"{picker.get_title()}　{picker.get_hint()}。"
        at_cap = self.tr("上限の {cap} に届きました。").format(cap=cap) if sheet.slv(skill) >= cap else ""
        self.ui.tell.setText(words + at_cap + rest)


class ValuesPage(FormPage):
    """What the skills have made of the character; every number with its reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EnishiBuildValues()
        self.ui.setupUi(self)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Leave the gauge out where the campaign does without effects."""
        used = document.game.known(Settings).settings.effects_used
        for widget in (self.ui.gaugeLabel, self.ui.gaugeHint, self.ui.gauge_boxesNumber):
            widget.setVisible(used)
        return {}


class PersonExtra(FormPage):
    """設定, beside what every system asks of a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EnishiBuildPerson()
        self.ui.setupUi(self)
