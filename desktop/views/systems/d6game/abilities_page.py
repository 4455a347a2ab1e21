"""The builder's page of abilities: thrown one by one or all at once, as often as one likes (D6G-ABL-01, -02)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.core.problem import Problem
from desktop.core.rolls.dice import Dice, RandomDice, Throw
from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d6game import rows
from desktop.systems.d6game.rolls import ABILITY, ALL_ABILITIES
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import AbilityDef, Formula, formula
from desktop.views import spoken
from desktop.views.dice import DiceGroup, Die, DieState
from desktop.views.forms.systems.d6game.build_abilities import Ui_D6gameBuildAbilities
from desktop.views.layout_items import clear
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.systems.d6game.inputs import ability_faces, printed_formula, roll_of, write_throw, write_throws
from desktop.views.widgets.inputs.roll_line import RollLine
from desktop.views.widgets.inputs.spin import PointsSpin

ACROSS, SIDES = 2, 48
"""Columns of rows where the window is wide enough; px of the page's margins."""
HINT = 120
"""px at 100 % for a line of plain words at least."""
PER_ROW = 6
"""Abilities whose dice are beside each other on the tray."""


class AbilityRow(QWidget):
    """One ability: name, plain words, what the dice make, and a throw of its own."""

    def __init__(self, row: AbilityDef, rolled: bool, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.id, self.name = row.id, words.say(row.name)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 4, 0, 4)
        line.setSpacing(8)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        line.addLayout(texts, 1)
        for text, role in ((self.name, "strong"), (words.say(row.hint), "quiet")):
            label = QLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", role)
            if role == "quiet":
                # a long hint takes more lines, the dice do not give way
                label.setWordWrap(True)
                restyled(label, lambda label=label: label.setMinimumWidth(theme.px(HINT)))  # type: ignore[misc]
            texts.addWidget(label)
        self.sum = QLabel(self)  # without a parent it would be shown as a window of its own
        self.sum.setProperty("role", "strong")
        self.line = RollLine(self)
        self.spin = PointsSpin(self)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setObjectName(f"ability_{row.id}")
        self.spin.setAccessibleName(self.name)
        if not rolled:
            self.spin.setProperty("field", f"ability.{row.id}")
        self.setProperty("shows", f"ability.{row.id}")
        self.sum.setVisible(rolled)
        self.line.setVisible(rolled)
        self.spin.setVisible(not rolled)
        for widget in (self.sum, self.line, self.spin):
            line.addWidget(widget)

    def show_value(self, value: int | None, faces: tuple[int, ...], dice: Formula) -> None:
        """Show what was thrown and what it makes."""
        if value is None:
            self.sum.setText("—")
            return
        parts = [str(face) for face in faces] + ([str(dice.plus)] if faces and dice.plus else [])
        shown = "＋".join(parts)
        self.sum.setText(f"{shown} ＝ {signed_text(value)}" if shown else signed_text(value))


class AbilitiesPage(FormPage):
    """All abilities on one tray; typed dice run on from one ability to the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBuildAbilities()
        self.ui.setupUi(self)
        self.rows: dict[str, AbilityRow] = {}
        self._known: tuple[tuple[AbilityDef, ...], bool] = ((), False)
        self._across = 0
        self._dice: Dice = RandomDice()
        self._words = Words()

    def use(self, dice: Dice) -> None:
        """Throw with other dice than the computer's own."""
        self._dice = dice
        for row in self.rows.values():
            row.line.use(dice)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and write throws into it."""
        self._words = words
        self.ui.allButton.clicked.connect(lambda: self._throw_all(document))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _throw_all(self, document: SheetDocument) -> None:
        """Throw the abilities that have no dice yet, all of them where none or every one has: dice of a person stay."""
        rolls = [roll for key in self.rows if (roll := roll_of(document, f"{ABILITY}{key}")) is not None]
        left = [roll for roll in rolls if not roll.done]
        every = roll_of(document, ALL_ABILITIES)
        if every is not None and len(left) in (0, len(rolls)):
            left = [every]
        throws = {roll.id: self._dice.throw(roll.request.sides) for roll in left}
        self._complain(write_throws(document, throws, self.tr("基礎能力を振る")))

    def _write(self, document: SheetDocument, roll: str, throw: Throw) -> None:
        problem = write_throw(document, roll, throw, self.tr("基礎能力を振る"))
        self._complain(problem)
        if problem is None and throw.origin == "hand":
            self._go_on(roll.removeprefix(ABILITY))

    def _go_on(self, ability: str) -> None:
        """After typed dice, wait for those of the next ability."""
        order = list(self.rows)
        place = order.index(ability) + 1
        if place < len(order):
            self.rows[order[place]].line.entry.setFocus()
        else:
            self.setFocus()  # Enter leads to the next step from here

    def _complain(self, problem: Problem | None) -> None:
        theme.set_role(self.ui.message, "hint" if problem is None else "warning-text")
        if problem is None:
            spoken.write(self.ui.message, self.tr("気に入るまで何度でも振り直せます。最後に出た目が残ります。"))
        else:
            spoken.write(self.ui.message, "△ " + problem.text(self._words))

    def _show(self, document: SheetDocument) -> None:
        game, settings = document.game, rows.settings_of(document.game)
        known, dice = rows.abilities(game), formula(settings.ability_dice)
        self._show_tell(document, known, settings.ability_dice)
        rolled = dice.count > 0
        for widget in (self.ui.diceView, self.ui.allButton, self.ui.message):
            widget.setVisible(rolled and bool(known))
        if (known, rolled) != self._known:
            self._known = (known, rolled)
            self._rebuild(document, known, rolled)
            self._complain(None)
        self._show_rows(document, dice)
        if rolled and known:
            self._show_dice(document, dice)

    def _show_tell(self, document: SheetDocument, known: tuple[AbilityDef, ...], dice: str) -> None:
        word = self._words.say(document.game.label("abilities"))
        if not known:
            text = self.tr("このゲームでは{abilities}を使いません。次へ進んでください。")
        elif dice:
            text = self.tr(
                "{abilities}は人物を数で表したものです。ひとつに {dice} を振り、合計を書きます。"
                "判定の数には足さず、GMが決めるときの目安にします。"
            )
        else:
            text = self.tr("{abilities}は人物を数で表したものです。好きな数を書きます。空欄でもかまいません。")
        self.ui.tell.setText(text.format(abilities=word, dice=printed_formula(dice)))

    def _rebuild(self, document: SheetDocument, known: tuple[AbilityDef, ...], rolled: bool) -> None:
        clear(self.ui.rowGrid)
        self.rows = {}
        for definition in known:
            row = self.rows[definition.id] = AbilityRow(definition, rolled, self._words, self.ui.rowHost)
            row.line.use(self._dice)
            row.line.thrown.connect(lambda roll, throw: self._write(document, roll, throw))
            row.line.complained.connect(self._complain)
            row.line.passed.connect(lambda roll: self._go_on(roll.removeprefix(ABILITY)))
        self._across = 0
        self._arrange()
        self.rebuilt.emit(self.ui.rowHost)

    def _arrange(self) -> None:
        """Put the rows into one column or two, as the window has room: down the first, then down the second."""
        room = (self.parentWidget() or self).width()
        margins = self.contentsMargins().left() + self.contentsMargins().right() + SIDES
        widest = max((row.minimumSizeHint().width() for row in self.rows.values()), default=0)
        wanted = ACROSS if room - margins >= ACROSS * widest + self.ui.rowGrid.horizontalSpacing() else 1
        if wanted == self._across or not self.rows:
            return
        self._across = wanted
        half = -(-len(self.rows) // wanted)
        for number, row in enumerate(self.rows.values()):
            self.ui.rowGrid.addWidget(row, number % half, number // half)
        for column in range(ACROSS):
            self.ui.rowGrid.setColumnStretch(column, 1 if column < wanted else 0)

    def _show_rows(self, document: SheetDocument, dice: Formula) -> None:
        sheet = document.sheet_as(D6gameSheet)
        done = []
        for key, row in self.rows.items():
            row.show_value(sheet.ability.get(key), ability_faces(sheet, key, dice), dice)
            roll = roll_of(document, f"{ABILITY}{key}")
            if roll is not None:
                row.line.show_roll(roll, row.name)
                done.append(roll.done)
        if all(done):
            self.ui.allButton.setText(self.tr("すべて振り直す"))
        else:
            self.ui.allButton.setText(self.tr("残りを振る") if any(done) else self.tr("すべて振る"))

    def _show_dice(self, document: SheetDocument, dice: Formula) -> None:
        """Lay the dice of every ability on the tray; places of those not thrown stay empty."""
        sheet = document.sheet_as(D6gameSheet)
        groups = []
        for key, row in self.rows.items():
            faces = ability_faces(sheet, key, dice)
            shown = [Die(dice.sides, face, sheet.colour) for face in faces]
            empty = [Die(dice.sides, 1, sheet.colour, DieState.WAITING)] * dice.count
            groups.append(DiceGroup(tuple(shown or empty), row.name))
        lines = -(-len(groups) // PER_ROW)
        self.ui.diceView.set_least(110 + 60 * lines)
        self.ui.diceView.dice.show_dice(groups)

    # Qt's names from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the width of what shows the page from now on."""
        super().showEvent(event)
        shows = self.parentWidget()
        if shows is not None:
            shows.installEventFilter(self)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the rows anew in a window of another width."""
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)
