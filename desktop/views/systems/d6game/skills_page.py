"""The builder's page of skills: as many as the game allows, each with a specialty (D6G-SKL-01, -02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QListWidgetItem, QToolButton, QVBoxLayout, QWidget

from desktop.core.words import Words, plus
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d6game import rows
from desktop.systems.d6game.build import item_row, may_pick
from desktop.systems.d6game.sheet import D6gameSheet, SkillRow
from desktop.systems.d6game.tables import ItemDef, SkillDef
from desktop.views.forms.systems.d6game.build_items import Ui_D6gameBuildItems
from desktop.views.forms.systems.d6game.build_skills import Ui_D6gameBuildSkills
from desktop.views.sheet.form_page import FormPage
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.systems.d6game.inputs import item_columns

MOST_IN_SIGHT = 7
"""Offers that are seen without scrolling; fewer take no more room than they need."""
ITEM_ROLE = Qt.ItemDataRole.UserRole + 1


class ItemsPage(FormPage):
    """The definition's items above, the character's own table below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBuildItems()
        self.ui.setupUi(self)
        restyled(self.ui.offers, self._limit_offers)
        self._words = Words()
        self._known: tuple[ItemDef, ...] | None = None
        self._model: RowsModel | None = None
        self.ui.offers.itemSelectionChanged.connect(self._say)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward what is taken."""
        self._words = words
        self._model = RowsModel(document, "items", item_columns(document.game, words), words)
        self.ui.addButton.clicked.connect(lambda: self._take(document))
        self.ui.offers.itemActivated.connect(lambda _item: self._take(document))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {"items": self._model}

    def _take(self, document: SheetDocument) -> None:
        item = self.ui.offers.currentItem()
        if item is None:
            return
        definition = next(row for row in self._known or () if row.id == item.data(ITEM_ROLE))
        added = item_row(definition)
        document.apply(lambda sheet: sheet.evolve(items=(*sheet.items, added)), self.tr("持ち物に加える"))

    def _show(self, document: SheetDocument) -> None:
        game, say = document.game, self._words.say
        if self._model is not None:
            self._model.show_columns(item_columns(game, self._words))
        known = rows.items(game)
        self.ui.itemTitle.setText(say(game.label("items")))
        self.ui.itemTable.setAccessibleName(say(game.label("items")))
        self.ui.tell.setText(
            self.tr("持ち物や知ったことは、話の中で使います。空のまま始めて、遊びながら書き足してもかまいません。")
        )
        self.ui.offerBox.setVisible(bool(known))
        if known != self._known:
            self._known = known
            self.ui.offers.clear()
            for row in known:
                item = QListWidgetItem(say(row.name), self.ui.offers)
                item.setData(ITEM_ROLE, row.id)
                item.setToolTip(self._effect(document, row))
            self._limit_offers()
        self._say()

    def _limit_offers(self) -> None:
        offers = self.ui.offers
        line = max(offers.sizeHintForRow(0), offers.fontMetrics().height())
        offers.setMaximumHeight(min(offers.count(), MOST_IN_SIGHT) * line + 2 * offers.frameWidth() + 4)

    def _effect(self, document: SheetDocument, row: ItemDef) -> str:
        """Say what an item is, and what it does where equipment counts."""
        parts = [self._words.say(row.hint)] if row.hint else []
        if rows.settings_of(document.game).equipment:
            shown = (
                (self.tr("与えるダメージ"), row.damage),
                (self.tr("受けるダメージ"), -row.armour),
                (self._words.say(document.game.label("life_initial")), row.life),
                (self._words.say(document.game.label("fate")), row.gain),
            )
            parts += [f"{name} {plus(value)}" for name, value in shown if value]
            parts += [self._words.say(row.situation)] if row.situation else []
        return "　".join(parts)

    def _say(self) -> None:
        item = self.ui.offers.currentItem()
        self.ui.offerText.setText("" if item is None else item.toolTip())
        self.ui.addButton.setEnabled(item is not None)


LONGEST = 200
"""Letters of a specialty."""


class SkillChoice(QWidget):
    """Asks for a skill, again for the same one where the game allows it, and for its specialties."""

    toggled = Signal(str, bool)
    """(category, wanted)"""
    more_requested = Signal(str)
    edited = Signal(str, int, str)
    """(category, which of its rows, specialty)"""
    left = Signal()

    def __init__(self, category: str, name: str, hint: str, specialty: str, parent: QWidget) -> None:
        """Build the line of one skill.

        Args:
            specialty: the campaign's word for what one is good at.
        """
        super().__init__(parent)
        self._specialty = specialty
        self.category, self._name, self._hint = category, name, hint
        self.check = QCheckBox(literal(name))
        self.check.setAccessibleDescription(hint)
        self.more = QToolButton()
        self.more.setText("＋")
        self.more.setAccessibleName(self.tr("{skill}をもう一つ").format(skill=name))
        self.more.setToolTip(self.more.accessibleName())
        self.edits: list[QLineEdit] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(12)
        row.addWidget(self.check, 2, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        row.addLayout(self._column, 3)
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        self.check.clicked.connect(lambda on: self.toggled.emit(self.category, on))
        self.more.clicked.connect(lambda: self.more_requested.emit(self.category))

    def show_rows(self, specialties: Sequence[str], *, may_choose: bool, may_more: bool, writes: bool) -> None:
        """Show what is chosen.

        Args:
            writes: whether a specialty may be written; lines are there only then.
        """
        chosen = bool(specialties)
        self.check.setChecked(chosen)
        self.check.setEnabled(chosen or may_choose)
        font = self.check.font()
        if font.bold() != chosen:
            font.setBold(chosen)
            self.check.setFont(font)
        self.more.setVisible(chosen and may_more)
        shown = list(specialties) or [""]
        while len(self.edits) > len(shown):
            self.edits.pop().deleteLater()
        while len(self.edits) < len(shown):
            self._add_edit()
        for edit, text in zip(self.edits, shown, strict=True):
            edit.setVisible(writes)
            edit.setEnabled(chosen)
            if edit.text() != text:
                edit.setText(text)

    def _add_edit(self) -> None:
        edit = QLineEdit(self)
        edit.setMaxLength(LONGEST)
        edit.setAccessibleName(self.tr("{skill}の{specialty}").format(skill=self._name, specialty=self._specialty))
        if self._hint:
            edit.setPlaceholderText(
                self.tr("{specialty}　例：{hint}").format(hint=self._hint, specialty=self._specialty)
            )
        number = len(self.edits)
        edit.textEdited.connect(lambda text: self.edited.emit(self.category, number, text))
        edit.installEventFilter(self)
        self._column.addWidget(edit)
        self.edits.append(edit)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when a line is left, so that its typing becomes one undo step."""
        if event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)


class SkillsPage(FormPage):
    """Every skill of the definition; what cannot be chosen any more is grey."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBuildSkills()
        self.ui.setupUi(self)
        self.setProperty("shows", "skills")
        self.choices: dict[str, SkillChoice] = {}
        self._known: tuple[SkillDef, ...] = ()
        self._specialty = ""
        self._words = Words()

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward choices."""
        self._words = words
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _toggle(self, document: SheetDocument, category: str, wanted: bool) -> None:
        def change(sheet: D6gameSheet) -> D6gameSheet:
            others = tuple(row for row in sheet.skills if row.category != category)
            return sheet.evolve(skills=(*others, SkillRow(category=category)) if wanted else others)

        document.apply(change, self.tr("技能を選ぶ"))
        if wanted and self.choices[category].edits[0].isVisible():
            self.choices[category].edits[0].setFocus()
        self._show(document)

    def _more(self, document: SheetDocument, category: str) -> None:
        added = SkillRow(category=category)
        document.apply(lambda sheet: sheet.evolve(skills=(*sheet.skills, added)), self.tr("技能を選ぶ"))

    def _write(self, document: SheetDocument, category: str, nth: int, text: str) -> None:
        sheet = document.sheet_as(D6gameSheet)
        places = [number for number, row in enumerate(sheet.skills) if row.category == category]
        if nth < len(places):
            document.edit(f"skills.{places[nth]}.specialty", text, self.tr("得意分野を書く"))

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(D6gameSheet)
        game, settings = document.game, rows.settings_of(document.game)
        known = rows.skills(game)
        wanted = known + tuple(
            SkillDef.model_construct(id=key, name=key or self.tr("（名前なし）"))  # no id where a sheet is damaged
            for key in dict.fromkeys(row.category for row in sheet.skills)
            if settings.skills and key not in {row.id for row in known}
        )
        specialty = self._words.say(game.label("specialty"))
        if (wanted, specialty) != (self._known, self._specialty):
            self._specialty = specialty
            self._rebuild(document, wanted)
        for key, choice in self.choices.items():
            definition = next(row for row in self._known if row.id == key)
            places = [f"skills.{number}" for number, row in enumerate(sheet.skills) if row.category == key]
            choice.setProperty("shows", " ".join(places))
            choice.show_rows(
                [row.specialty for row in sheet.skills if row.category == key],
                may_choose=may_pick(sheet, key, game),
                may_more=settings.duplicate_skills and may_pick(sheet, key, game),
                writes=settings.specialty and definition.specialty,
            )
        self._show_count(document)

    def _show_count(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(D6gameSheet)
        settings = rows.settings_of(document.game)
        most, chosen = settings.max_skills, len(sheet.skills)
        used = bool(self._known) and most > 0
        for widget in (self.ui.leftNumber, self.ui.leftOf, self.ui.discs):
            widget.setVisible(used)
        self.ui.leftNumber.setText(str(most - chosen).replace("-", "−"))
        self.ui.leftOf.setText(f"/ {most}")
        self.ui.discs.show_points(chosen, most if most <= 12 else 0)
        word = self._words.say(document.game.label("skills"))
        if not self._known:
            text = self.tr("このゲームでは{skills}を使いません。次へ進んでください。")
        elif settings.specialty:
            text = self.tr(
                "できることを {n} つまで選び、その中で何が得意かを自分の言葉で書きます。"
                "{skills}はGMが目標を決めるときの目安です。"
            )
        else:
            text = self.tr("できることを {n} つまで選びます。{skills}はGMが目標を決めるときの目安です。")
        self.ui.tell.setText(text.format(skills=word, n=most))

    def _rebuild(self, document: SheetDocument, wanted: tuple[SkillDef, ...]) -> None:
        self._known = wanted
        for choice in self.choices.values():
            choice.setParent(None)
            choice.deleteLater()
        self.choices = {}
        for row in wanted:
            say = self._words.say
            choice = self.choices[row.id] = SkillChoice(
                row.id, say(row.name), say(row.hint), self._specialty, self.ui.rowHost
            )
            choice.toggled.connect(lambda key, on: self._toggle(document, key, on))
            choice.more_requested.connect(lambda key: self._more(document, key))
            choice.edited.connect(lambda key, nth, text: self._write(document, key, nth, text))
            choice.left.connect(document.end_burst)
            self.ui.rowLayout.addWidget(choice)
