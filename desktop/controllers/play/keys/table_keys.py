"""The one owner of keys while play is shown: letters pick, digits are numbers, Enter goes on, Space throws."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.keys.choices import Choices
from desktop.controllers.play.keys.hearing import (
    ARROWS,
    NEUTRAL,
    REPEATED,
    SIGNS,
    Hearing,
    unwritten_digit,
    writes,
)
from desktop.controllers.play.keys.prompt import Prompt
from desktop.controllers.play.keys.rows import Rows
from desktop.controllers.play.keys.run import OrderRun
from desktop.controllers.play.keys.speech import Speech
from desktop.controllers.play.keys.standing import Standing, State
from desktop.controllers.play.next_step import NextStep
from desktop.controllers.play.party import gathered
from desktop.controllers.play.requests import DamageController
from desktop.core.numbers import whole_in
from desktop.core.play import Choose
from desktop.core.rolls.dice import RandomDice
from desktop.services.keys.letters import OTHERS
from desktop.views.keyboard.enter_key import is_enter, is_letter
from desktop.views.keyboard.focus_filter import FocusFilter, NextPress
from desktop.views.play.tracker_view import TrackerView
from desktop.views.widgets.inputs.face_entry import FaceEntry

Key = Qt.Key


class TableKeys(FocusFilter):
    """Hears every key of the window that no text field takes, and says where one means nothing.

    Args:
        select: selects a character.
        everybody: asks for a check of all.
    """

    def __init__(
        self,
        context: PlayContext,
        step: NextStep,
        select: Callable[[str], None],
        everybody: Callable[[], None],
        damage: DamageController,
        parent: QObject,
    ) -> None:
        super().__init__(context.window, parent)
        self._window, self._page, self._open_campaign = context.window, context.page, context.open_campaign
        self._attention, self._tray, self._people = context.attention, context.tray, context.people
        self._step, self._select, self._damage = step, select, damage
        self._play_session, self._letters = context.play_session, context.open_campaign.letters
        self.speech = Speech(context, self)
        self._stand = Standing(context, step, self.speech)
        self._order = OrderRun(context, self)
        self._rows = Rows(context, RandomDice(), self.show, everybody, self)
        self._prompt = Prompt(context, self._stand, self._rows, self._order, step, self)
        self._choices = Choices(context, self._stand, self._prompt, step, self._whose, self._pick_by_letter)
        self._hearing = Hearing(context, self._stand, self._prompt, self._rows, self._order)
        self._pressed_in: QWidget | None = None
        """What had the focus when a key was pressed; Qt gives the key to its parents as well."""
        self._press_anywhere = NextPress(self)
        self._press_anywhere.pressed.connect(self._wait_no_more)
        context.tray.picks.picked.connect(self._press)
        self.speech.asked.connect(self._follow_speech)
        for number in range(1, 10):
            shortcut = QShortcut(QKeySequence(f"Alt+{number}"), context.page)
            shortcut.activated.connect(lambda n=number: self._select_at(n))

    @property
    def state(self) -> State:
        """What the next key is about."""
        return self._stand.state

    def watch(self, on: bool) -> None:
        """Hear keys from now on, or no more."""
        super().watch(on)
        self._wait_no_more()
        if not on:
            self._tray.picks.show_picks("", ())
            self._tray.stand_out(True)

    # where the table stands

    def wait(self) -> None:
        """Wait for who acts: a start, a hand-over or a notification has come between, and a key may be meant for it."""
        self._stand.versus = self._stand.choosing = self._stand.acted = False
        self.speech.forget()
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._stand.waiting = True
        self._press_anywhere.wait()
        self.show()

    def _wait_no_more(self) -> None:
        self._stand.waiting = False
        self._press_anywhere.stop()

    def show(self) -> None:
        """Show what the letters pick now, and say it beside the command line."""
        self._prompt.show(self._go_on)
        self._step.lead_in_tray(self._stand.goes_on_in_tray or self._stand.types_in_tray)

    def read(self) -> None:
        """A check of what runs has been read: a turn goes on with its letters."""
        if self._stand.acts and self._tray.typing and not self._tray.wanted:
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def stepped(self) -> None:
        """Follow a step of play: what was said has been done, or the turn is another's."""
        self._stand.acted = False
        roll = self._tray.roll
        if roll is None or roll.engine or (roll.begun and roll.check.wants is None):
            self._stand.versus = self._stand.choosing = False
            self.speech.forget()
            self._attention.named = False
        if not any(one.id == self._stand.left and one.turn for one in self._people()):
            self._stand.left = ""

    # hearing

    def _select_at(self, number: int) -> None:
        cards = gathered(self._people(), self._attention.selected)
        if number <= len(cards):
            self._pick_person(cards[number - 1][0].id)

    def _press(self, letter: str) -> None:
        """Take a pick that was pressed with the mouse; the rows of a run of faces have none."""
        if self._prompt.explains_keys:
            self._prompt.clear()
        elif not letter:
            return
        elif self._rows.active:
            self._rows.pick(letter)
        elif letter == OTHERS:
            self._mean_others()
        elif self._stand.acts:
            self._pick(letter)
        else:
            self.speech.pick(letter)
        self.show()

    def _take(self, event: QKeyEvent) -> None:
        """Do what a key means where the table stands."""
        key, text = event.key(), event.text()
        stopped = self._tray.settle() and (is_enter(event) or key == Key.Key_Space)
        self._prompt.clear()
        if stopped:
            pass  # what has come to rest is read first
        elif text == "?":
            self._prompt.explains_keys = True
        elif self._stand.waiting and self._leads_back(event):
            self._wait_no_more()
            self._step.return_to_check()
        elif self._rows.active:
            self._wait_no_more()
            if refusal := self._rows.take(event):
                self._prompt.explain(refusal)
        elif is_letter(key):
            self._take_letter(chr(key), shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif text and text in SIGNS:
            self._take_sign(text)
        elif key in ARROWS:
            harder, better = ARROWS[key]
            if not self.speech.step(harder=harder, better=better):
                self._prompt.explain(self.tr("この判定には、そこから先の段がありません。"))
        elif whole_in(text) is not None:
            self._take_digit(event)
        elif key == Key.Key_Escape:
            self._go_back()
        elif key == Key.Key_Backspace:
            if not (self._order.rub_out() or self.speech.rub_out()):
                self._prompt.explain(self.tr("消すものがありません。"))
        elif key == Key.Key_Space:
            self._throw(event)
        else:
            self._go_on()
        if whole_in(text) is None:
            self._wait_no_more()
        self.show()

    def _leads_back(self, event: QKeyEvent) -> bool:
        """Tell whether a key leads back to what waits, and does no more."""
        letter = is_letter(event.key()) and chr(event.key()) == self._window.keys.key("next_step")
        return letter or is_enter(event) or event.key() == Key.Key_Space

    def _take_letter(self, letter: str, *, shift: bool) -> None:
        if self._tray.declaring and letter != self._window.keys.key("next_step"):
            if not self._tray.declare_by(letter):
                self._prompt.explain(self.tr("{letter} で使えるものはありません。").format(letter=letter))
        elif self._tray.typed or self._order.typed:
            self._prompt.explain_faces_first()
        elif self._stand.choosing:
            self._choices.take_own(letter)
        elif letter == self._window.keys.key("next_step"):
            self._step.take()
        elif letter == self._window.keys.key("effects"):
            self._choices.declare()
        elif letter == "V":
            self._stand.versus = not self._stand.versus
        elif letter == "Q":
            if not self.speech.cover():
                self._prompt.explain(self.tr("伏せる判定を、先に文字で選びます。"))
        elif shift or self._stand.versus:
            self._aim(letter)
        elif letter == "L":
            self._rows.ask()
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif letter == OTHERS:
            self._mean_others()
        else:
            self._pick(letter)

    def _pick(self, letter: str) -> None:
        """Pick a person, something that is tested, an act or a choice."""
        state = self._stand.state
        if self._stand.dice_first:
            self._prompt.explain_faces_first()
            return
        if state is State.CHOICE:
            self._choices.choose(letter)
            return
        if state is State.WHO:
            self._pick_by_letter(letter)
            return
        tracker = self._stand.tracker
        wanted = (OTHERS if self.speech.others else "") + letter
        act = next((a for a in self._stand.acts if a.letter == wanted), None)
        if act is not None and tracker is not None and not act.legal:
            self._prompt.explain(self.tr("「{act}」は、いまできません。").format(act=act.label))
        elif act is not None and tracker is not None:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.speech.others = False
            self._take_act(tracker, act.id)
        elif self._stand.acts or not self.speech.pick(letter):
            self._prompt.explain(self.tr("{letter} で選べるものはありません。").format(letter=letter))

    def _take_act(self, tracker: TrackerView, act: str) -> None:
        """Fill the form with an act; one that needs nothing more has been done, and the next person is picked."""
        before = self._play_session.last
        tracker.take_act(act)
        self._stand.acted = self._play_session.last == before
        if not self._stand.acted:
            self.speech.forget()
            self._attention.named = False
        self._clear_loose()
        self._step.show()

    def _clear_loose(self) -> None:
        """Take a check that has not begun out of the tray: its button would throw that, and not the act in the form."""
        roll = self._tray.roll
        if self._stand.acted and roll is not None and not (roll.engine or roll.begun):
            self._tray.empty()

    def _pick_by_letter(self, letter: str) -> None:
        who = self._whose(letter)
        if who:
            self._close_loose()
            self._pick_person(who)
        else:
            self._prompt.explain(self.tr("{letter} の人はいません。").format(letter=letter))

    def _pick_person(self, who: str) -> None:
        self.speech.forget()
        self._stand.acted, self._stand.left = False, ""
        self._select(who)
        self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.show()

    def _whose(self, letter: str) -> str:
        wanted = (OTHERS if self.speech.others else "") + letter
        here = {one.id for one in self._people()}
        return next((who for who, own in self._letters.people.items() if own == wanted and who in here), "")

    def _close_loose(self) -> None:
        """Close the unused windows of a check outside of turns, so that the next one begins."""
        roll = self._tray.roll
        while roll is not None and roll.open and not roll.engine and roll.check.wants is None:
            option = next((o for o in roll.check.options if o.primary and o.enabled and not o.forfeits), None)
            if option is None:
                return
            self._play_session.post(Choose(option=option.id))
            roll = self._tray.roll

    def _aim(self, letter: str) -> None:
        """Aim at a person: what is tested then has an opponent; in a turn it is the usual act."""
        self._stand.versus = False
        who = self._whose(letter)
        tracker = self._stand.tracker
        if not who:
            self._prompt.explain(self.tr("{letter} の人はいません。").format(letter=letter))
        elif self._stand.dice_first:
            self._prompt.explain_faces_first()
        elif self._stand.state is State.WHO and self._order.rows is not None:
            self._prompt.explain(self._order.heading)
        elif self._stand.acts_here and tracker is not None and not self.speech.picked and tracker.aim_at(who):
            self._stand.acted = True
            self._clear_loose()
            self._step.show()
        elif self._stand.acts and not self.speech.picked:
            self._prompt.explain(self.tr("この人には向けられません。届く相手か、することを先に文字で選びます。"))
        elif not self._attention.selected or not self.speech.aim(who):
            self._prompt.explain(self.tr("相手にできる判定を、先に文字で選びます。"))

    def _follow_speech(self) -> None:
        """What was said is in the page's form, or in the tray: no button of the form has the keys."""
        if self.speech.laid:
            self._tray.empty()  # its button would throw what was there before
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
            self._step.show()
        self.show()

    def _mean_others(self) -> None:
        self.speech.others = not self.speech.others

    def _take_sign(self, sign: str) -> None:
        if sign == "." and self._stand.dice_first:
            self._prompt.explain_faces_first()
        elif sign == ".":
            self._close_loose()
            if not self.speech.again():
                self._prompt.explain(self.tr("この場面では、まだ何も判定していません。"))
        elif sign == "-" and self._stand.tracker is not None and self._stand.tracker.lead_to_damage():
            return
        elif self._attention.selected:
            self._damage.ask(harm=sign == "-")
        else:
            self._prompt.explain(self.tr("先に文字で人を選びます。"))

    def _take_digit(self, event: QKeyEvent) -> None:
        """Take a digit: a face where dice are due, else a number; never a person."""
        if self._stand.versus and self._attention.selected:
            self.speech.figure(event.text(), versus=True)
            return
        if self._stand.windows and not self._stand.run and not self._stand.waiting:
            self._step.close_windows()
        match self._stand.state:
            case State.DICE:
                self._tray.type_key(event)
            case State.CHOICE:
                self._choices.choose_number(event.text())
            case State.WHAT if (
                self._stand.acts and self._stand.tracker is not None and self._stand.tracker.take_figure(event.text())
            ):
                self._stand.acted = True
                self._step.show()
            case State.WHAT if self._stand.formed:
                self._begin_with(event)
            case State.WHAT if self._stand.turn and self._stand.acts:
                self._prompt.explain(self.tr("先に文字ですることを選びます。目はそのあとで打ちます。"))
            case State.WHAT:
                self.speech.figure(event.text(), versus=False)
            case State.WHO if self._stand.waiting and self._step.waits_in_tray:
                self._step.explain_return_first()
            case State.WHO if self._order.rows is not None:
                whole = self._order.rows.whole
                if not self._order.type(event.text()):
                    self._prompt.explain(
                        self.tr("目はそろっています。") if whole else self.tr("そのダイスにない目です。")
                    )
            case State.WHO if self._stand.windows:
                self._prompt.explain(self.tr("目はそろっています。"))
            case State.WHO:
                self._prompt.explain(self.tr("数字では人を選びません。人は文字で選びます。"))

    def _begin_with(self, event: QKeyEvent) -> None:
        """The form is filled in: the face, or Space, begins its check."""
        self._step.press()
        self._step.close_windows()
        if self._tray.wanted:
            self._tray.type_key(event)

    def _throw(self, event: QKeyEvent) -> None:
        """Space: throw this throw; a filled-in form throws its dice."""
        if self._stand.state is State.WHO and self._order.rows is not None:
            self._order.throw(rest=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif self._stand.state is State.DICE:
            self._tray.type_key(event)
        elif self._stand.state is State.WHAT and self._stand.formed:
            self._begin_with(event)
        else:
            self._prompt.explain(self.tr("いま振るダイスはありません。"))

    def _go_on(self) -> None:
        """Enter: what the filled button says; it throws no real dice and gives nothing up."""
        if self._order.typed:
            if not self._order.post():
                self._prompt.explain(self._order.heading)
        elif self._stand.versus:
            self._stand.versus = False  # the number is whole, and the next digits are faces
        elif self._stand.over:
            self._tray.go_on()
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._attention.named = False
            self.speech.forget()
            self._return_to_turn()
        elif self._stand.goes_on_in_tray:
            self._tray.focus()
            self._tray.go_on()
        else:
            self._step.take()

    def _return_to_turn(self) -> None:
        """After a check in between it is their turn again whose turn it was."""
        turn = next((one.id for one in self._people() if one.turn), "")
        if turn and turn != self._attention.selected:
            self._pick_person(turn)

    def _go_back(self) -> None:
        """Esc: one step back in what is being said."""
        if self._tray.declaring:
            self._tray.withdraw()
            return
        self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self._order.typed:
            self._order.forget()
            return
        down = self._stand.tracker is not None and self._stand.tracker.put_down()
        if down:
            self._stand.acted = False
            self._step.show()
        if self._stand.versus or self._stand.choosing or self.speech.begun:
            self._stand.versus = self._stand.choosing = False
            self.speech.forget()
            self._attention.named = True
            return
        if down:
            return
        if self._stand.turn:
            self._stand.left = self._attention.selected
        self._attention.named = False

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the table's keys before any shortcut or widget; whatever else is pressed tells that it is looked at."""
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) or not isinstance(event, QKeyEvent):
            return False
        focus = QApplication.focusWidget()
        if not isinstance(watched, QWidget) or watched is not (focus or self._window):
            return False
        if watched.window() is not self._window:
            return False
        if (digit := unwritten_digit(event)) is not None and (isinstance(focus, FaceEntry) or not writes(focus)):
            event.accept()
            if kind is QEvent.Type.KeyPress:
                QApplication.sendEvent(watched, digit)
            return True
        if kind is QEvent.Type.ShortcutOverride:
            self._pressed_in = watched
        elif watched is not self._pressed_in:
            return False  # a field has had the key, and put the focus here, to its parent
        heard = self._hearing.hears(event, focus)
        if not heard:
            if event.key() not in NEUTRAL:
                self._wait_no_more()
        else:
            event.accept()  # as an override it is no shortcut, and comes once more as a key pressed
        if kind is QEvent.Type.KeyPress:
            chose = heard and self._stand.state is State.CHOICE  # or was refused: no face that others follow
            if heard and not (event.isAutoRepeat() and event.key() not in REPEATED):
                self._take(event)
            face = self._stand.run or (self._tray.typing and not chose)
            self._stand.run = whole_in(event.text()) is not None and face
        return heard
