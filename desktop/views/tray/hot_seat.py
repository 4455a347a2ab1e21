"""The screen of kiosk mode during a hidden check: concealed with a name, then the turn of that player.

It shows nothing of the campaign. Leaving the window conceals it again (D6G-PHY-05); the way back needs the PIN.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

from desktop.core.words import Counted
from desktop.views import spoken
from desktop.views.dice import DiceGroup
from desktop.views.forms.passing import Ui_HotSeatScreen
from desktop.views.play.button_row import ButtonFace
from desktop.views.style import theme
from desktop.views.widgets.layouts.steady_room import keep_steady

DICE = 120
"""px that the dice are high, also for large text: names and choices need the room then."""
EACH, LEAST, MOST = 96, 320, 1100
"""px that one die has from left to right, and all of them at least and at most."""
LARGE = 130
"""Size of text in percent from which the one message is no larger than a result: it would push the rest away."""


@dataclass(frozen=True)
class HotSeatTurn:
    """What is on the screen."""

    name: str
    title: str
    """The public part: who attacks whom, and how hard."""
    round: str = ""
    result: str = ""
    dice: Sequence[DiceGroup] = ()
    sides: tuple[int, ...] = ()
    """Dice that are to be thrown or typed now."""
    secret: bool = False
    """Whether the typed faces stay concealed."""
    throw: str = ""
    looks: bool = False
    """Whether this player may reveal the concealed values."""
    options: tuple[ButtonFace, ...] = ()


class HotSeatScreen(QDialog):
    """Concealed until the player confirms having the screen."""

    received = Signal()
    left = Signal()
    faces = Signal(object)
    thrown = Signal(object)
    """The faces typed so far; the program throws the other dice."""
    chosen = Signal(str)
    looked = Signal(bool)
    pin_entered = Signal(str)
    gone = Signal()
    """Another window is in front."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.ui = Ui_HotSeatScreen()
        self.ui.setupUi(self)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._parent_window = parent
        self._throw = ""
        """What the button says that throws all dice."""
        self._result = ""
        ui = self.ui
        keep_steady(ui.resultLabel, ui.pinTell)
        ui.diceView.dice.animated = False
        ui.diceView.setFixedHeight(DICE)
        ui.middleLayout.setAlignment(ui.diceView, Qt.AlignmentFlag.AlignHCenter)
        ui.options.centre()
        if theme.scale() < LARGE:
            theme.set_role(ui.nameLabel, "message")
        ui.receiveButton.clicked.connect(self.received)
        ui.leaveButton.clicked.connect(self.reject)
        ui.lookButton.pressed.connect(lambda: self.looked.emit(True))
        ui.lookButton.released.connect(lambda: self.looked.emit(False))
        ui.entry.completed.connect(self.faces)
        ui.entry.entered.connect(self._show_how)
        ui.entry.throw_wanted.connect(lambda: self.thrown.emit(()))
        ui.entry.rest_wanted.connect(self.thrown)
        ui.entry.left_short.connect(self._warn_of_rest)
        ui.entry.faces_changed.connect(self._name_throw)
        ui.entry.faces_changed.connect(lambda _typed: self._show_result())
        ui.throwButton.clicked.connect(lambda: self.thrown.emit(ui.entry.typed.values))
        ui.options.chosen.connect(self.chosen)
        ui.pinEdit.returnPressed.connect(self._enter_pin)
        ui.pinButton.clicked.connect(self._enter_pin)
        parent.installEventFilter(self)
        self._place()

    def show_cover(self, handed: HotSeatTurn, title: str) -> None:
        """Ask for the player; nothing of the turn is shown yet."""
        self._show(handed)
        ui = self.ui
        ui.nextLabel.show()
        ui.nameLabel.setText(title)
        self._hide_turn()
        ui.receiveButton.show()
        self.setWindowTitle(title)
        ui.receiveButton.setFocus()

    def ask_pin(self, title: str, text: str, button: str) -> None:
        """Ask for the GM's PIN, or for one to be chosen; nothing else is there."""
        self._show(HotSeatTurn(name="", title=text))
        ui = self.ui
        ui.nextLabel.hide()
        ui.nameLabel.setText(title)
        self._hide_turn()
        ui.receiveButton.hide()
        for widget in (ui.pinEdit, ui.pinButton):
            widget.show()
        ui.pinButton.setText(button)
        self.setWindowTitle(title)
        ui.pinEdit.setFocus()

    def refuse_pin(self, text: str) -> None:
        """Say why a PIN is not taken."""
        self.ui.pinTell.show()
        spoken.write(self.ui.pinTell, text, urgent=True)
        self.ui.pinEdit.clear()
        self.ui.pinEdit.setFocus()

    def show_turn(self, handed: HotSeatTurn) -> None:
        """Let the player act."""
        self._show(handed)
        ui = self.ui
        ui.nextLabel.hide()
        ui.nameLabel.setText(handed.name)
        ui.receiveButton.hide()
        ui.lookButton.setVisible(handed.looks)
        ui.entry.setVisible(bool(handed.sides))
        ui.throwButton.setVisible(bool(handed.sides))
        self._throw = handed.throw
        ui.entry.set_dice(handed.sides)
        self._name_throw(())
        ui.entry.hide_faces(handed.secret)
        ui.options.show_faces(handed.options)
        self.setWindowTitle(handed.name)
        (ui.entry if handed.sides else self).setFocus()

    def show_dice(self, groups: Sequence[DiceGroup]) -> None:
        """Show the dice as they may be seen now."""
        dice = sum(len(group.dice) for group in groups)
        self.ui.diceView.setFixedWidth(max(LEAST, min(MOST, EACH * dice)))
        self.ui.diceView.dice.show_dice(groups)
        self.ui.diceView.setVisible(bool(groups))

    def _name_throw(self, typed: Sequence[int]) -> None:
        left = len(self.ui.entry.sides) - len(typed)
        rest = typed and left > 0
        text = self.tr("残りの {n} 個を振る").format(n=Counted(left)) if rest else self._throw
        self.ui.throwButton.setText(text)

    def _show_how(self) -> None:
        """Say that Enter throws nothing, as real dice may be on the table."""
        self.ui.resultLabel.show()
        spoken.write(self.ui.resultLabel, self.tr("目を打ってください。アプリが振るなら Space です。"))

    def _warn_of_rest(self, missing: int) -> None:
        """Say why the first Enter threw nothing; it goes with the next face."""
        text = self.tr("あと {n} 個の目がありません。続けて打つか、Shift+Space で残りをアプリが振ります。")
        self.ui.resultLabel.show()
        spoken.write(self.ui.resultLabel, text.format(n=Counted(missing)))

    def _hide_turn(self) -> None:
        ui = self.ui
        for widget in (ui.lookButton, ui.entry, ui.throwButton, ui.options):
            widget.hide()

    def _enter_pin(self) -> None:
        self.pin_entered.emit(self.ui.pinEdit.text())

    def _show(self, handed: HotSeatTurn) -> None:
        """Show the public part, and remove the PIN entry."""
        ui = self.ui
        ui.pinEdit.clear()
        for widget in (ui.pinEdit, ui.pinButton, ui.pinTell):
            widget.hide()
        ui.roundLabel.setText(handed.round)
        ui.toldLabel.setText(handed.title)
        self._result = handed.result
        self._show_result()
        self.show_dice(handed.dice)

    def _show_result(self) -> None:
        self.ui.resultLabel.setText(self._result)
        self.ui.resultLabel.setVisible(bool(self._result))

    def _place(self) -> None:
        """Lie over the whole window, its frame too."""
        self.setGeometry(self._parent_window.frameGeometry())

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a letter or a number choose, where no dice are due; Enter presses no button where one was typed."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        chooses = self.ui.options.isVisible() and not self.ui.entry.isVisible() and bool(event.text().strip())
        face = next((f for f in self.ui.options.faces if chooses and f.key == event.text().upper()), None)
        if face is None:
            super().keyPressEvent(event)
        elif not face.why:
            self.chosen.emit(face.id)

    def reject(self) -> None:
        """Ask to go back."""
        self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Conceal revealed values as soon as another window is in front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isVisible() and not self.isActiveWindow():
            self.ui.lookButton.setDown(False)
            self.gone.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._place()
        return super().eventFilter(watched, event)
