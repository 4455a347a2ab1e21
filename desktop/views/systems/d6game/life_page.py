"""The builder's pages of life and fate: one die thrown once, and where fate begins (D6G-LIFE-04, D6G-FATE-05)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from desktop.core.problem import Problem
from desktop.core.rolls.dice import Throw
from desktop.core.words import Words, plus, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import gear_life
from desktop.systems.d6game.rolls import LIFE, RESOURCE
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import formula
from desktop.views import spoken
from desktop.views.dice import DiceGroup, Die, DieState
from desktop.views.forms.systems.d6game.build_fate import Ui_D6gameBuildFate
from desktop.views.forms.systems.d6game.build_life import Ui_D6gameBuildLife
from desktop.views.sheet.form_page import FormPage
from desktop.views.systems.d6game.inputs import ResourceInputs, life_faces, printed_formula, roll_of, write_throw

REROLL = "D6G-AMB-38"
DICE = 150
"""px at 100 % that the dice have at least."""


class LifePage(FormPage):
    """The die, the sum it makes, and no second throw without the GM (D6G-AMB-38)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBuildLife()
        self.ui.setupUi(self)
        self.ui.diceView.set_least(DICE)
        self.ui.line.make_large()
        self.ui.pad.pressed.connect(self.ui.line.entry.put)
        self.ui.pad.erased.connect(self.ui.line.entry.take_back)
        self.ui.message.hide()
        self.setProperty("shows", "life life_initial life_die")
        self._gm = True
        self._words = Words()
        self._document: SheetDocument | None = None
        self._before: Any = None
        """The sheet before a die was typed: until the step is left, a slip of the finger can be corrected."""

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and write throws into it."""
        self._document, self._words = document, words
        self.ui.line.thrown.connect(lambda roll, throw: self._write(document, roll, throw))
        self.ui.line.complained.connect(self._complain)
        self.ui.line.overflowed.connect(lambda: self._take_back(document))
        self.ui.gmButton.clicked.connect(lambda: self._allow(document))
        self.ui.diceView.dice.throw_finished.connect(lambda: self._show_sum(document))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def for_player(self) -> None:
        """Leave the second throw to the GM."""
        self._gm = False
        self.ui.gmButton.hide()

    def _write(self, document: SheetDocument, roll: str, throw: Throw) -> None:
        """Write a throw down; a face typed again takes the place of the one typed before."""
        document_before = document.sheet
        if throw.origin == "hand" and self._before is not None:
            self._restore(document)
        problem = write_throw(document, roll, throw, self.tr("ダイスを振る"))
        if problem is None and throw.origin == "hand":
            self._before = self._before or document_before
        self._complain(problem)
        self._show(document)

    def _restore(self, document: SheetDocument) -> None:
        """Put back what was before a die was typed."""
        before = {name: getattr(self._before, name) for name in ("life", "life_initial", "life_die", "history")}
        document.apply(lambda sheet: sheet.evolve(**before), self.tr("入れた目を直す"), for_good=True)

    def _take_back(self, document: SheetDocument) -> None:
        """Too many figures were typed: it was a total, and no face of it counts."""
        if self._before is not None:
            self._restore(document)
            self._before = None
        spoken.write(self.ui.message, "△ " + self.tr("合計ではなく、ダイスの目を入れてください。"))
        self.ui.message.show()

    def _allow(self, document: SheetDocument) -> None:
        document.rule_otherwise(REROLL, "", note=self.tr("作成中の振り直し"))
        self.ui.line.entry.setFocus()

    def _complain(self, problem: Problem | None) -> None:
        self.ui.message.setVisible(problem is not None)
        if problem is not None:
            spoken.write(self.ui.message, "△ " + problem.text(self._words))

    def _show(self, document: SheetDocument) -> None:
        game, settings = document.game, rows.settings_of(document.game)
        life = self._words.say(game.label("life"))
        roll = roll_of(document, LIFE)
        tell = self.tr("{life}は、どこまで持ちこたえられるかの数です。傷や事故で減り、0 以下で{down}になります。")
        down = self._words.say(game.label("incapacitated"))
        start = f"{settings.life_base}＋{printed_formula(settings.life_die)}" if roll else str(settings.life_base)
        first = self.tr("はじめは {start} です。").format(start=start)
        self.ui.tell.setText(tell.format(life=life, down=down) + first)
        for widget in (self.ui.diceView, self.ui.line, self.ui.pad):
            widget.setVisible(roll is not None)
        self._show_reroll(roll is not None and roll.done and not roll.free_reroll)
        if roll is not None:
            self.ui.line.show_roll(roll, life, correcting=self._before is not None)
            usable = self.ui.line.entry.isEnabled()
            self.ui.pad.setVisible(usable and roll.request.sides[0] <= 12)
            self.ui.pad.show_die(roll.request.sides[0] if usable else 0)
            self._show_dice(document)
        self._show_sum(document)

    def _show_reroll(self, closed: bool) -> None:
        correcting = self._before is not None
        self.ui.gmButton.setVisible(closed and self._gm and not correcting)
        self.ui.gmHint.setVisible(closed)
        self.ui.gmHint.setText(
            self.tr("入れまちがえた目は、この手順を出るまで直せます。")
            if correcting
            else self.tr("振るのは一度だけです。もう一度振るには、GMの許可が要ります。")
        )

    def _show_dice(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(D6gameSheet)
        text = rows.settings_of(document.game).life_die
        faces, dice = life_faces(sheet, text), formula(text)
        if faces:
            shown = [Die(dice.sides, face, sheet.colour) for face in faces]
        else:
            shown = [Die(dice.sides, 1, sheet.colour, DieState.WAITING)] * dice.count
        self.ui.diceView.dice.show_dice([DiceGroup(tuple(shown))])

    def _show_sum(self, document: SheetDocument) -> None:
        """Show the sum once the die has stopped."""
        sheet = document.sheet_as(D6gameSheet)
        settings = rows.settings_of(document.game)
        still = not self.ui.diceView.dice.tumbling
        die = sheet.life_die if still else None
        total = sheet.life_initial if still or not settings.life_die else None
        parts = [str(settings.life_base)] + (["？" if die is None else str(die)] if settings.life_die else [])
        gear = gear_life(sheet, settings)
        text = " ＋ ".join(parts) + (f" {plus(gear)}" if gear else "")
        life = self._words.say(document.game.label("life"))
        self.ui.sumLabel.setText(f"{life}　{text} ＝ {'？' if total is None else signed_text(total)}")

    # Qt's names from here on

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed when the step is left."""
        super().hideEvent(event)
        if not event.spontaneous() and self._document is not None:
            self._before = None
            self.ui.line.forget()
            self._show(self._document)


class FatePage(FormPage):
    """Where fate begins and how it moves, and the further resources of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBuildFate()
        self.ui.setupUi(self)
        self.ui.message.hide()
        self._words = Words()
        self._resources = ResourceInputs(self.ui.resourceHost, rolling=True)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document; inputs of resources are made before they are bound."""
        self._words = words
        self._resources.thrown.connect(lambda roll, throw: self._write(document, roll, throw))
        self._resources.complained.connect(self._complain)
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _write(self, document: SheetDocument, roll: str, throw: Throw) -> None:
        self._complain(write_throw(document, roll, throw, self.tr("ダイスを振る")))

    def _complain(self, problem: Problem | None) -> None:
        self.ui.message.setVisible(problem is not None)
        if problem is not None:
            spoken.write(self.ui.message, "△ " + problem.text(self._words))

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(D6gameSheet)
        game, settings, say = document.game, rows.settings_of(document.game), self._words.say
        fate, separate = say(game.label("fate")), settings.fate_separate
        self.ui.fateTitle.setText(fate if separate else say(game.label("life")))
        self.ui.fateTell.setText(self._tell(document))
        self.ui.fateNumber.setText(signed_text(sheet.fate) if separate else "")
        self.ui.moveTell.setText(self._moves(document))
        known = rows.resources(game)
        self.ui.resourceTitle.setVisible(bool(known))
        self.ui.resourceTitle.setText(self.tr("このゲームのほかの値"))
        self.ui.resourceHost.setVisible(bool(known))
        rolls = {row.id: roll_of(document, f"{RESOURCE}{row.id}") for row in known}
        if self._resources.show_rows(known, rolls, self._words):
            self.rebuilt.emit(self.ui.resourceHost)

    def _tell(self, document: SheetDocument) -> str:
        game, settings = document.game, rows.settings_of(document.game)
        if not settings.fate_separate:
            text = self.tr("このゲームに{fate}はありません。判定の結果も賭けも、{life}で受けます。")
        else:
            text = self.tr("{fate}は {n} から始まります。ここで決めることはありません。")
        say, start = self._words.say, signed_text(settings.fate_initial)
        return text.format(fate=say(game.label("fate")), life=say(game.label("life")), n=start)

    def _moves(self, document: SheetDocument) -> str:
        game, settings, say = document.game, rows.settings_of(document.game), self._words.say
        words = {key: say(game.label(key)) for key in ("check", "fate_check", "fumble", "score", "hand")}
        pool = say(game.label(settings.pool))
        lines = []
        if settings.gain_on != "never":
            lines.append(self.tr("・{check}がうまくいくと、{score}のぶん増えます。"))
        if settings.fumble_fate < 0:
            lines.append(self.tr("・{fumble}（{hand}なし）なら、{pool}が {n} 減ります。"))
        elif settings.fumble_fate:
            lines.append(self.tr("・{fumble}（{hand}なし）なら、{pool}が {n} 増えます。"))
        if settings.fate_check:
            lines.append(self.tr("・大事な場面の{fate_check}では、{pool}を賭けるほど成功しやすくなります。"))
        return "\n".join(line.format(n=abs(settings.fumble_fate), pool=pool, **words) for line in lines)
