"""The builder's pages of 2d6+SLV: which start, which skills, what follows from them, and the shop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QBrush, QKeyEvent, QPalette
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from desktop.core.words import Words, plus
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.enishi.build import GROUPS, buy, choose_start, highest, levels_left, offers, return_, set_slv
from desktop.systems.enishi.derived import slv_cap
from desktop.systems.enishi.gear import find, label_of, skill_word
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.validate import levels, start_of
from desktop.views.forms.systems.enishi.build_person import Ui_EnishiBuildPerson
from desktop.views.forms.systems.enishi.build_shop import Ui_EnishiBuildShop
from desktop.views.forms.systems.enishi.build_skills import Ui_EnishiBuildSkills
from desktop.views.forms.systems.enishi.build_start import Ui_EnishiBuildStart
from desktop.views.forms.systems.enishi.build_values import Ui_EnishiBuildValues
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import icons, theme
from desktop.views.style.restyled import restyled
from desktop.views.systems.enishi.skill_picker import SkillPicker
from desktop.views.widgets.inputs.stepper_keys import StepperKeys
from desktop.views.widgets.lists.wrapped_tree import wrap_columns

THING_ROLE = Qt.ItemDataRole.UserRole + 1
LEGAL_ROLE = Qt.ItemDataRole.UserRole + 2

LIST = 300
"""px at 100 % for each of the two lists at least."""


class ShopPage(FormPage):
    """Buys and gives back; what cannot be paid is grey and says how much is missing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EnishiBuildShop()
        self.ui.setupUi(self)
        self.ui.shopRow.share(LIST)
        self._words = Words()
        self._on_keys: dict[QObject, Callable[[], None]] = {}
        for tree, titles in (
            (self.ui.offers, [self.tr("品"), self.tr("費用"), self.tr("はたらき")]),
            (self.ui.owned, [self.tr("品"), self.tr("費用"), self.tr("はたらき")]),
        ):
            tree.setHeaderLabels(titles)
            wrap_columns(tree, 0, 2)
        self.ui.owned.setProperty("shows", " ".join(GROUPS))
        self.ui.owned.setRootIsDecorated(False)  # nothing is below anything: names have the room
        self.ui.offers.itemSelectionChanged.connect(self._say)
        self.ui.owned.itemSelectionChanged.connect(self._say)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward purchases."""
        self._words = words
        self.ui.buyButton.clicked.connect(lambda: self._buy(document))
        self.ui.offers.itemDoubleClicked.connect(lambda *_: self._buy(document))
        self._on_keys = {self.ui.offers: lambda: self._buy(document), self.ui.owned: lambda: self._return(document)}
        for tree in self._on_keys:
            tree.installEventFilter(self)
        self.ui.returnButton.clicked.connect(lambda: self._return(document))
        self.ui.owned.itemDoubleClicked.connect(lambda *_: self._return(document))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def choose_row(self, field: str) -> None:
        """Choose the thing that a dotted path names."""
        wanted = ":".join(field.split(".")[:2])
        for number in range(self.ui.owned.topLevelItemCount()):
            item = self.ui.owned.topLevelItem(number)
            if item is not None and item.data(0, THING_ROLE) == wanted:
                self.ui.owned.setCurrentItem(item)

    def _buy(self, document: SheetDocument) -> None:
        thing = self._chosen(self.ui.offers)
        item = self.ui.offers.currentItem()
        if thing and item is not None:
            name = item.text(0)
            if document.apply(lambda sheet: buy(sheet, thing, document.game.known(Settings)), self.tr("買う")) is None:
                self.ui.offerText.setText(self.tr("「{name}」を買いました。").format(name=name))

    def _return(self, document: SheetDocument) -> None:
        thing = self._chosen(self.ui.owned)
        if thing:
            document.apply(lambda sheet: return_(sheet, thing, document.game.known(Settings)), self.tr("返す"))

    def _chosen(self, tree: QTreeWidget) -> str:
        item = tree.currentItem()
        if item is None or item.data(0, LEGAL_ROLE) is False:
            return ""
        return str(item.data(0, THING_ROLE) or "")

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(Sheet)
        self._fill_offers(document)
        self.ui.owned.clear()
        for table in GROUPS:
            for number, row in enumerate(getattr(sheet, table)):
                game = document.game.known(Settings)
                found = find(game, table, row.row)
                name = self._words.say(game.called(table, row.row) if found is None else label_of(row.name, found, ""))
                count = getattr(row, "quantity", 1)
                cost = "—" if found is None else str(found.cost * count)
                item = QTreeWidgetItem(self.ui.owned, [name + (f" ×{count}" if count > 1 else ""), cost])
                item.setText(2, "" if found is None else self._effect(table, found))
                item.setData(0, THING_ROLE, f"{table}:{number}")
        self._say()

    def _fill_offers(self, document: SheetDocument) -> None:
        front = self.ui.offers.currentItem()
        chosen = front.data(0, THING_ROLE) if front is not None else ""
        self.ui.offers.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        sheet = document.sheet_as(Sheet)
        for offer in offers(sheet, document.game.known(Settings)):
            if offer.group not in groups:
                groups[offer.group] = QTreeWidgetItem(self.ui.offers, [self._words.say(offer.group)])
                groups[offer.group].setFirstColumnSpanned(True)
                groups[offer.group].setExpanded(True)
            table, _, row_id = offer.id.partition(":")
            effect = self._effect(table, find(document.game.known(Settings), table, row_id))
            item = QTreeWidgetItem(groups[offer.group], [self._words.say(offer.label), str(offer.cost), effect])
            item.setData(0, THING_ROLE, offer.id)
            item.setData(0, LEGAL_ROLE, offer.legal)
            item.setToolTip(0, offer.reason_text(self._words))
            if not offer.legal:  # can be looked at, so that its reason can be read
                for column in range(3):
                    item.setForeground(column, QBrush(self.palette().color(QPalette.ColorRole.PlaceholderText)))
            if offer.id == chosen:
                self.ui.offers.setCurrentItem(item)

    def _effect(self, table: str, row: Any) -> str:
        parts: list[str] = []
        if table == "weapons":
            parts = [self.tr("破壊力 {n}").format(n=plus(row.power)), self.tr("攻撃 {n}").format(n=plus(row.attack))]
        elif table == "armour":
            parts = [
                self.tr("構造力 {n}").format(n=plus(row.structure)),
                self.tr("防御 {n}").format(n=plus(row.defence)),
            ]
        elif row.bonus:
            parts = [self.tr("達成値 {n}").format(n=plus(row.bonus))]
        if getattr(row, "mobility", 0):
            parts.append(self.tr("移動 {n}").format(n=plus(row.mobility)))
        return "　".join(parts)

    def _say(self) -> None:
        item = self.ui.offers.currentItem()
        self.ui.offerText.setText("" if item is None else item.toolTip(0))
        self.ui.buyButton.setEnabled(bool(self._chosen(self.ui.offers)))
        self.ui.returnButton.setEnabled(bool(self._chosen(self.ui.owned)))

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Buy and give back with Enter or Space; Ctrl+Enter continues as everywhere."""
        act = self._on_keys.get(watched)
        if act is not None and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                act()
                return True
        return super().eventFilter(watched, event)


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
        self.pickers = {picker.skill: picker for picker in self.findChildren(SkillPicker)}
        self.setProperty("shows", "skills")
        for skill, picker in self.pickers.items():
            picker.setProperty("shows", f"skills.{skill}")
        self._looked_at = ""
        self._words = Words()
        self._keys = StepperKeys(self, lambda: [picker.steps for picker in self.pickers.values()])
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
        for picker in self.pickers.values():
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
        for skill, picker in self.pickers.items():
            level = sheet.slv(skill)
            picker.show_level(level, cap, may_raise=level < highest(sheet, skill), may_lower=level > 0)
        first = sum(sheet.slv(s) for s in self.pickers if self.ui.tabOne.isAncestorOf(self.pickers[s]))
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
        picker, cap = self.pickers[skill], slv_cap(sheet.clv)
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
