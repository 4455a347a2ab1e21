"""The sheet of the d6game engine: what moves on top, abilities and more of the definition, items, the licence below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.core.words import Words, phrase, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d6game import rows
from desktop.systems.d6game.params import ATTACK, CHECK, FATE_CHECK
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import AbilityDef, formula
from desktop.views.forms.systems.d6game.sheet import Ui_D6gameSheet
from desktop.views.layout_items import clear
from desktop.views.sheet.form_page import SheetPage
from desktop.views.style.plain_style import literal, show_name
from desktop.views.systems.d6game.inputs import (
    FacesView,
    ResourceInputs,
    ability_faces,
    item_columns,
    life_faces,
    printed_formula,
    skill_columns,
)
from desktop.views.widgets.inputs.spin import PointsSpin


class AbilityInputs(QObject):
    """One line for each ability."""

    chosen = Signal(str)
    """Ability id: prepare a check with it."""

    def __init__(self, host: QWidget, grid: QGridLayout) -> None:
        super().__init__(host)
        self._host, self._grid = host, grid
        self._rows: tuple[AbilityDef, ...] = ()
        self._faces: dict[str, FacesView] = {}
        self._gone: tuple[tuple[str, int], ...] = ()
        self._tip = ""

    def show_rows(
        self, known: Sequence[AbilityDef], gone: Sequence[tuple[str, int]], sheet: D6gameSheet, dice: str, words: Words
    ) -> bool:
        """Show these abilities; return whether other inputs had to be made, which are not bound yet.

        Args:
            gone: what the sheet has of abilities that the game has no more, as (name, number).
        """
        tip = self.tr("この判定のダイスを用意する")  # a campaign may call things otherwise while it is shown
        fresh = (tuple(known), tuple(gone), tip) != (self._rows, self._gone, self._tip)
        if fresh:
            self._rows, self._gone, self._tip = tuple(known), tuple(gone), tip
            clear(self._grid)
            self._faces = {}
            for number, row in enumerate(self._rows):
                self._make(number, row, words)
            for number, (text, held) in enumerate(self._gone, len(self._rows)):
                self._tell(number, f"{text}　{signed_text(held)}")
            self._grid.setColumnStretch(1, 1)
        read = formula(dice)
        for key, view in self._faces.items():
            view.show_faces(ability_faces(sheet, key, read), read.sides)
        return fresh

    def _tell(self, number: int, text: str) -> None:
        label = QLabel(text, self._host)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "quiet")
        label.setWordWrap(True)
        self._grid.addWidget(label, number, 0, 1, 4)

    def _make(self, number: int, row: AbilityDef, words: Words) -> None:
        button = QPushButton(literal(words.say(row.name)), self._host)
        button.setProperty("role", "skill")
        button.setFlat(True)
        button.setToolTip(self._tip)
        button.clicked.connect(lambda _checked=False, key=row.id: self.chosen.emit(key))
        hint = QLabel(words.say(row.hint), self._host)
        hint.setTextFormat(Qt.TextFormat.PlainText)
        hint.setProperty("role", "quiet")
        # a long hint gives way, the number does not
        hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        hint.setWordWrap(True)  # after the policy, which would forget that a narrow hint is higher
        faces = self._faces[row.id] = FacesView(self._host)
        spin = PointsSpin(self._host)
        spin.set_places(3)
        spin.setObjectName(f"ability_{row.id}")
        spin.setProperty("field", f"ability.{row.id}")
        spin.setAccessibleName(words.say(row.name))
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for column, widget in enumerate((button, hint, faces, spin)):
            self._grid.addWidget(widget, number, column)


NOTE, COLUMN = 160, 300
"""px at 100 % for a note beside buttons, and for a column, at least."""


class D6gameSheetPage(SheetPage):
    """The middle of a d6game sheet; words, abilities, skills and resources come from the campaign's definition."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameSheet()
        self.ui.setupUi(self)
        self.ui.pointRow.flow()
        self.ui.checkRow.share(NOTE)
        self.ui.middleRow.share(COLUMN)
        for row in (self.ui.itemHead, self.ui.sideRow):
            row.share()
        self._words = Words()
        self._skills: RowsModel | None = None
        self._items: RowsModel | None = None
        self._abilities = AbilityInputs(self.ui.abilityHost, self.ui.abilityGrid)
        self._resources = ResourceInputs(self.ui.resourceHost)
        self._abilities.chosen.connect(lambda ability: self.check_requested.emit(CHECK, {"subject": ability}))
        for button, kind in (
            (self.ui.checkButton, CHECK),
            (self.ui.fateCheckButton, FATE_CHECK),
            (self.ui.attackButton, ATTACK),
        ):
            button.clicked.connect(lambda _checked=False, k=kind: self.check_requested.emit(k, {}))
            button.setToolTip(self.tr("この判定のダイスを用意する"))
        self.ui.skillCheckButton.clicked.connect(self._check_skill)
        for spin in (self.ui.dieSpin, self.ui.initialSpin):
            spin.set_places(2)
        for spin in (self.ui.lifeSpin, self.ui.fateSpin):
            spin.set_places(3)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; inputs that the definition asks for are made before they are bound."""
        self._words = words
        self._skills = RowsModel(document, "skills", skill_columns(document.game, words), words)
        self._items = RowsModel(document, "items", item_columns(document.game, words), words)
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {"skills": self._skills, "items": self._items}

    def _check_skill(self) -> None:
        chosen = self.ui.skillTable.chosen_rows()
        skills = self._skills.rows if self._skills is not None else ()
        number = chosen[0] if chosen else 0
        if number < len(skills):
            self.check_requested.emit(CHECK, {"subject": skills[number].category})

    def _show(self, document: SheetDocument) -> None:
        self._show_words(document)
        self._show_life(document)
        self._show_lists(document)
        if self._skills is not None and self._items is not None:
            self._skills.show_columns(skill_columns(document.game, self._words))
            self._items.show_columns(item_columns(document.game, self._words))
        sheet = document.sheet_as(D6gameSheet)
        self.ui.skillCheckButton.setEnabled(bool(sheet.skills))

    def _show_words(self, document: SheetDocument) -> None:
        """Name everything as the campaign does, and leave out what its game does not have."""
        game, settings, say = document.game, rows.settings_of(document.game), self._words.say
        for label, key in (
            (self.ui.lifeLabel, "life"),
            (self.ui.initialLabel, "life_initial"),
            (self.ui.stateLabel, "incapacitated"),
            (self.ui.fateLabel, "fate"),
            (self.ui.abilityTitle, "abilities"),
            (self.ui.skillTitle, "skills"),
            (self.ui.itemTitle, "items"),
            (self.ui.checkButton, "check"),
            (self.ui.fateCheckButton, "fate_check"),
        ):
            show_name(label, say(game.label(key)))
        named = {key: say(game.label(key)) for key in ("skills", "check", "game_over", "life")}
        for place, text in (
            (self.ui.checkHint, self.tr("能力か{skills}を押すと、その名で{check}を用意します。")),
            (self.ui.skillCheckButton, self.tr("選んだ{skills}で判定")),
            (self.ui.partyCheck, self.tr("パーティの一員（全員が倒れると{game_over}）")),
        ):
            show_name(place, text.format(**named))
        self.ui.dieSpin.setAccessibleName(self.tr("{life}の出目").format(**named))
        self.ui.fateBox.setVisible(settings.fate_separate)
        self.ui.betBox.setVisible(settings.fate_check)
        self.ui.fateCheckButton.setVisible(settings.fate_check)
        self.ui.attackButton.setVisible(settings.combat)
        for widget in (self.ui.damageLabel, self.ui.damageNumber, self.ui.armourLabel, self.ui.armourNumber):
            widget.setVisible(settings.equipment)
        for spin, key in (
            (self.ui.lifeSpin, "life"),
            (self.ui.fateSpin, "fate"),
            (self.ui.initialSpin, "life_initial"),
            (self.ui.skillTable, "skills"),
            (self.ui.itemTable, "items"),
        ):
            spin.setAccessibleName(say(game.label(key)))
        self.ui.licence.setText("\n".join(game.notice))

    def _show_life(self, document: SheetDocument) -> None:
        settings = rows.settings_of(document.game)
        faces, thrown = life_faces(document.sheet_as(D6gameSheet), settings.life_die), bool(settings.life_die)
        base = phrase("＝{base}＋", base=settings.life_base) if thrown else phrase("＝{base}", base=settings.life_base)
        self.ui.baseLabel.setText(self._words.say(base))
        self.ui.lifeDie.show_faces(faces, formula(settings.life_die).sides)
        self.ui.dieSpin.setVisible(thrown)
        self.ui.dieSpin.setToolTip(printed_formula(settings.life_die))
        self.ui.equalsLabel.setVisible(thrown)

    def _show_lists(self, document: SheetDocument) -> None:
        game, settings = document.game, rows.settings_of(document.game)
        known = rows.abilities(game)
        sheet = document.sheet_as(D6gameSheet)
        gone = [
            (self._words.say(game.called("abilities", row.id)), held)
            for row in rows.gone_abilities(sheet, game)
            if (held := sheet.ability[row.id]) is not None
        ]
        self.ui.abilityBox.setVisible(bool(known or gone))
        self.ui.skillBox.setVisible(settings.skills)
        self.ui.gearLine.setText(printed_formula(settings.ability_dice))
        if self._abilities.show_rows(known, gone, sheet, settings.ability_dice, self._words):
            self.rebuilt.emit(self.ui.abilityHost)
        resources = rows.resources(game)
        self.ui.resourceHost.setVisible(bool(resources))
        if self._resources.show_rows(resources, words=self._words):
            self.rebuilt.emit(self.ui.resourceHost)
