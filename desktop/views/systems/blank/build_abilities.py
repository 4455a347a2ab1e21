"""The builder's page of abilities: by points, by dice or by free choice, as the game says (BL-BLD-01 to -03)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.core.build_step import BuildRoll
from desktop.core.game import Game
from desktop.core.numbers import whole_in
from desktop.core.problem import Problem
from desktop.core.rolls.dice import Dice, RandomDice, Throw
from desktop.core.sheet import Sheet
from desktop.core.words import Phrase, Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.blank.build import ROLL_ALL, ROLL_ONE
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, bare, points_left
from desktop.systems.blank.tables import AbilityRow
from desktop.views import spoken
from desktop.views.dice import DiceGroup, Die, DieState
from desktop.views.forms.systems.blank.build_abilities import Ui_BlankBuildAbilities
from desktop.views.layout_items import clear
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.systems.blank.blocks import shows_reading
from desktop.views.widgets.inputs.field_keys import NUMBERS
from desktop.views.widgets.inputs.roll_line import RollLine
from desktop.views.widgets.inputs.stepper_keys import Pair, StepperKeys
from desktop.views.widgets.layouts.flow_layout import EvenLayout
from desktop.views.widgets.shown.elided import ElidedLabel

LINE, ROLL_LINE, GAP = 300, 380, 24
"""px at 100 % for an ability at least, with steps and with dice; px between columns."""
PER_ROW, MOST_DICE = 6, 48
"""Abilities whose dice are beside each other on the tray, and how many dice it shows at most."""


class AbilityEdit(QLineEdit):
    """A typed value; an unwritten one shows its start value."""

    def __init__(self, start: int) -> None:
        super().__init__(str(start))
        self._start = str(start)
        self.setInputMethodHints(NUMBERS)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        restyled(self, lambda: self.setFixedWidth(self.fontMetrics().horizontalAdvance("00000") + 16))

    # Qt's name from here on

    def setText(self, text: str | None) -> None:
        """Show a value."""
        super().setText(text or self._start)


class AbilityLine(QWidget):
    """Name and bounds at the left; at the right what makes the value."""

    def __init__(self, row: AbilityRow, words: Words, *, rolled: bool, dice: Dice) -> None:
        super().__init__()
        self.row, self.name, self._read = row, words.say(row.name), shows_reading(row, words)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 3, 0, 3)
        line.setSpacing(8)
        self._hint = ElidedLabel()
        self._hint.setProperty("role", "quiet")
        texts = QVBoxLayout()
        texts.setSpacing(2)
        line.addLayout(texts, 1)
        self._name(texts)
        self.less, self.more, self.edit = QToolButton(), QToolButton(), AbilityEdit(row.start)
        self.sum = QLabel()
        self.sum.setProperty("role", "strong")
        self.line = RollLine(self, dice) if rolled else None
        if self.line is not None:
            line.addWidget(self.sum)
            line.addWidget(self.line)
            return
        self.edit.setProperty("field", f"abilities.{row.id}")
        self.edit.setAccessibleName(self.name)
        for button, sign, by in ((self.less, "−", -1), (self.more, "＋", 1)):
            button.setText(sign)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # after a click its keys work, too
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked=False, b=by: self._step(b))
        restyled(self, self._give_room)
        self.less.setAccessibleName(self.tr("{name} を下げる").format(name=self.name))
        self.more.setAccessibleName(self.tr("{name} を上げる").format(name=self.name))
        for part in (self.less, self.edit, self.more):
            line.addWidget(part)

    def _give_room(self) -> None:
        for button in (self.less, self.more):
            button.setMinimumWidth(theme.px(34))

    def _name(self, texts: QVBoxLayout) -> None:
        name = ElidedLabel()
        name.setText(f"{self.name}（{self.row.reading}）" if self._read else self.name)
        name.setProperty("role", "strong")
        for label in (name, self._hint):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            texts.addWidget(label)

    def _step(self, by: int) -> None:
        number = whole_in(self.edit.text())
        if number is not None:
            self.edit.setText(str(number + by))

    def show_steps(self, value: int, hint: str, *, may_lower: bool, may_raise: bool) -> None:
        """Show where the value may go."""
        self._hint.setText(hint)
        self.less.setEnabled(may_lower and value > self.row.least)
        self.more.setEnabled(may_raise and value < self.row.most)

    def show_dice(self, value: int | None, faces: tuple[int, ...], hint: str) -> None:
        """Show what was thrown and what it makes."""
        self._hint.setText(hint)
        shown = "＋".join(map(str, faces)) if len(faces) > 1 else ""
        result = "—" if value is None else signed_text(value)
        self.sum.setText(f"{shown} → {result}" if shown and value is not None else result)
        self.sum.setAccessibleName(f"{self.name} {result}")


class AbilitiesPage(FormPage):
    """A line per ability; typed dice run on from one ability to the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BlankBuildAbilities()
        self.ui.setupUi(self)
        self.lines: dict[str, AbilityLine] = {}
        self._known: tuple[tuple[AbilityRow, ...], str] | None = None
        self._dice: Dice = RandomDice()
        self._words = Words()
        self._keys = StepperKeys(self, self._steps)

    def use(self, dice: Dice) -> None:
        """Throw with other dice than the computer's own."""
        self._dice = dice
        for line in self.lines.values():
            if line.line is not None:
                line.line.use(dice)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and write throws into it."""
        self._words = words
        self.ui.allButton.clicked.connect(lambda: self._throw_all(document))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def first_stop(self) -> QWidget | None:
        """Begin at the first value or throw."""
        if self.ui.allButton.isVisibleTo(self):
            return self.ui.allButton
        return self._keys.first()

    def _steps(self) -> list[Pair]:
        return [(line.less, line.more) for line in self.lines.values() if line.line is None]

    def _throw_all(self, document: SheetDocument) -> None:
        """Throw what is left, and all of them where nothing or everything lies: dice thrown by hand stay."""
        rolls = _rolls(document)
        every = rolls.pop(ROLL_ALL, None)
        left = [roll for roll in rolls.values() if not roll.done]
        if every is not None and len(left) in (0, len(rolls)):
            left = [every]
        self._write_throws(document, {roll.id: self._dice.throw(roll.request.sides) for roll in left})

    def _write_throws(self, document: SheetDocument, throws: Mapping[str, Throw]) -> Problem | None:
        system, game = document.system, document.game

        def thrown(sheet: Sheet) -> Sheet:
            for roll, throw in throws.items():
                sheet = system.apply_roll(sheet, roll, throw, game)
            return sheet

        once = not game.known(BlankSettings).settings.build_again
        problem = document.apply(thrown, self.tr("能力値を振る"), for_good=once)
        document.end_burst()
        self._complain(document, problem)
        return problem

    def _write(self, document: SheetDocument, roll: str, throw: Throw) -> None:
        problem = self._write_throws(document, {roll: throw})
        if problem is None and throw.origin == "hand":
            self._go_on(roll.removeprefix(ROLL_ONE))

    def _go_on(self, ability: str) -> None:
        """After typed dice, wait for those of the next ability."""
        order = list(self.lines)
        place = order.index(ability) + 1
        following = self.lines[order[place]].line if place < len(order) else None
        if following is not None:
            following.entry.setFocus()
        else:
            self.setFocus()  # Enter leads to the next step from here

    def _complain(self, document: SheetDocument, problem: Problem | None) -> None:
        theme.set_role(self.ui.message, "hint" if problem is None else "warning-text")
        if problem is not None:
            spoken.write(self.ui.message, "△ " + problem.text(self._words))
            return
        again = document.game.known(BlankSettings).settings.build_again
        free = self.tr("気に入るまで何度でも振り直せます。最後に出た目が残ります。")
        spoken.write(self.ui.message, free if again else self.tr("振れるのは一度だけです。出た目がそのまま残ります。"))

    def _show(self, document: SheetDocument) -> None:
        game = document.game.known(BlankSettings)
        known, method = game.rows("abilities", AbilityRow), game.settings.build_method
        if (known, method) != self._known:
            fresh = self._known is None
            self._known = (known, method)
            self._rebuild(document, known, rolled=method == "roll")
            if not fresh:
                self.rebuilt.emit(self.ui.rowHost)
        self._show_head(document, game)
        if method == "roll":
            self._show_rolls(document, game)
        else:
            self._show_lines(document, game)

    def _show_head(self, document: SheetDocument, game: Game[BlankSettings]) -> None:
        sheet = document.sheet_as(BlankSheet)
        known, method = game.rows("abilities", AbilityRow), game.settings.build_method
        by_points = bool(known) and method == "points"
        self.ui.leftBox.setVisible(by_points)
        if by_points:
            left = points_left(sheet, game)
            self.ui.leftNumber.setText(signed_text(left))
            self.ui.leftOf.setText(f"/ {game.settings.build_points}")
            theme.set_role(self.ui.leftOf, "error-text" if left < 0 else "hint")
        word = self._words.say(game.label("abilities"))
        texts = {
            "points": self.tr("持っている点で{abilities}を上げます。はじめの値より下げると、その分の点が戻ります。"),
            "roll": self.tr("ダイスで{abilities}を決めます。ひとつずつでも、まとめてでも振れます。"),
            "free": self.tr("{abilities}を自由に書きます。迷ったら、はじめの値のままでかまいません。"),
        }
        nothing = self.tr("このゲームでは{abilities}を使いません。次へ進んでください。")
        self.ui.tell.setText((texts[method] if known else nothing).format(abilities=word))
        rolled = bool(known) and method == "roll"
        for widget in (self.ui.allButton, self.ui.message):
            widget.setVisible(rolled)
        self.ui.diceView.setVisible(rolled and sum(row.dice for row in known) <= MOST_DICE)

    def _rebuild(self, document: SheetDocument, known: tuple[AbilityRow, ...], *, rolled: bool) -> None:
        grid = self.ui.rowHost.layout()
        if grid is None:
            grid = EvenLayout([], GAP, ROLL_LINE if rolled else LINE)
            grid.setContentsMargins(0, 0, 0, 0)
            self.ui.rowHost.setLayout(grid)
        clear(grid)
        self.lines = {}
        for row in known:
            line = self.lines[row.id] = AbilityLine(row, self._words, rolled=rolled and row.dice > 0, dice=self._dice)
            if line.line is not None:
                line.line.thrown.connect(lambda roll, throw: self._write(document, roll, throw))
                line.line.complained.connect(lambda problem: self._complain(document, problem))
                line.line.passed.connect(lambda roll: self._go_on(roll.removeprefix(ROLL_ONE)))
            grid.addWidget(line)
        self._keys.follow()
        self._complain(document, None)

    def _show_lines(self, document: SheetDocument, game: Game[BlankSettings]) -> None:
        sheet = document.sheet_as(BlankSheet)
        left, free = points_left(sheet, game), game.settings.build_method == "free"
        for line in self.lines.values():
            hint = self.tr("{least}〜{most}").format(least=line.row.least, most=line.row.most).replace("-", "−")
            if not free:
                hint = self._words.join(hint + "　", self.tr("1上げるのに {n} 点").format(n=line.row.cost))
            affordable = free or line.row.cost <= left
            line.show_steps(bare(sheet, line.row), hint, may_lower=True, may_raise=affordable)

    def _show_rolls(self, document: SheetDocument, game: Game[BlankSettings]) -> None:
        sheet = document.sheet_as(BlankSheet)
        rolls, groups = _rolls(document), []
        for key, line in self.lines.items():
            roll = rolls.get(ROLL_ONE + key)
            if roll is None or line.line is None:
                self._show_undiced(line, sheet)
                continue
            faces = _faces_of(sheet, line.row)
            line.line.show_roll(roll, line.name)
            line.show_dice(bare(sheet, line.row) if roll.done else None, faces, _dice_text(line.row))
            lying = [Die(line.row.sides, face, sheet.colour) for face in faces]
            empty = [Die(line.row.sides, 1, sheet.colour, DieState.WAITING)] * line.row.dice
            groups.append(DiceGroup(tuple(lying or empty), line.name))
        every = rolls.pop(ROLL_ALL, None)
        done = [roll.done for roll in rolls.values()]
        self.ui.allButton.setVisible(every is not None)
        self.ui.allButton.setEnabled(every is not None and (not all(done) or every.free_reroll))
        if all(done):
            self.ui.allButton.setText(self.tr("すべて振り直す"))
        else:
            self.ui.allButton.setText(self.tr("残りを振る") if any(done) else self.tr("すべて振る"))
        if not self.ui.diceView.isHidden():
            self.ui.diceView.set_least(110 + 60 * -(-len(groups) // PER_ROW))
            self.ui.diceView.dice.show_dice(groups)

    def _show_undiced(self, line: AbilityLine, sheet: BlankSheet) -> None:
        """An ability without dice is written, also where the others are thrown."""
        hint = self.tr("{least}〜{most}").format(least=line.row.least, most=line.row.most).replace("-", "−")
        line.show_steps(bare(sheet, line.row), hint, may_lower=True, may_raise=True)


def _rolls(document: SheetDocument) -> dict[str, BuildRoll]:
    """Return the throws that building offers now, by id."""
    return {roll.id: roll for roll in document.system.build_rolls(document.sheet, document.game)}


def _faces_of(sheet: BlankSheet, row: AbilityRow) -> tuple[int, ...]:
    """Return the faces thrown last for an ability; none where there was no throw, or the dice have changed."""
    if row.id not in sheet.rolled:
        return ()
    for entry in reversed(sheet.history):
        if entry.rule == "BL-BLD-03" and isinstance(entry.text, Phrase):
            args = dict(entry.text.args)
            if str(args.get("what", "")) == row.name:
                faces = tuple(int(part) for part in str(args.get("faces", "")).split("+") if part.isdecimal())
                fits = len(faces) == row.dice and all(1 <= face <= row.sides for face in faces)
                return faces if fits else ()
    return ()


def _dice_text(row: AbilityRow) -> str:
    """Write how dice make an ability.

    >>> _dice_text(AbilityRow(id="a", name="体格", dice=2, sides=6, plus=6, times=5))
    '(2D6＋6)×5'
    >>> _dice_text(AbilityRow(id="a", name="体格"))
    '3D6'
    """
    dice = f"{row.dice}D{row.sides}"
    if row.plus:
        dice += f"＋{row.plus}" if row.plus > 0 else signed_text(row.plus)
    return f"({dice})×{row.times}" if row.times > 1 and row.plus else f"{dice}×{row.times}" if row.times > 1 else dice
