"""The one owner of keys while play is shown: letters pick, digits are numbers, Enter goes on, Space throws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.keys.rows import Rows
from desktop.controllers.play.keys.run import OrderRun
from desktop.controllers.play.keys.speech import Speech
from desktop.controllers.play.next_step import NextStep
from desktop.controllers.play.requests import DamageController
from desktop.core.numbers import whole_in
from desktop.core.play import Choose
from desktop.core.rolls.check import PASSES
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.roll import Roll
from desktop.services.keys.letters import OTHERS, effect_of, number_of
from desktop.views.board.view import BoardView
from desktop.views.keyboard.enter_key import is_enter
from desktop.views.play.tracker_view import Act, TrackerView
from desktop.views.tray.picks import PickFace
from desktop.views.widgets.inputs.face_entry import FaceEntry
from desktop.views.widgets.inputs.option_rows import LETTERS

Key = Qt.Key
ARROWS: Mapping[int, tuple[int, int]] = {
    Key.Key_Up: (1, 0),
    Key.Key_Down: (-1, 0),
    Key.Key_Right: (0, 1),
    Key.Key_Left: (0, -1),
}
"""Key → steps (harder, better)."""
SIGNS = ".-+"
"""The same again, harm, heal."""
FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox)
NEUTRAL = frozenset((Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_AltGr, Key.Key_Meta, Key.Key_Escape))
"""Keys that do not tell that a person looks at the table."""


class State(Enum):
    """What the table waits for."""

    WHO = auto()
    WHAT = auto()
    DICE = auto()
    CHOICE = auto()


class TableKeys(QObject):
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
        super().__init__(parent)
        self._window, self._page, self._open_campaign = context.window, context.page, context.open_campaign
        self._attention, self._tray, self._people = context.attention, context.tray, context.people
        self._step, self._select, self._everybody, self._damage = step, select, everybody, damage
        self._play_session, self._letters = context.play_session, context.open_campaign.letters
        self.speech = Speech(context, self)
        self._order = OrderRun(context, self)
        self._rows = Rows(context, RandomDice(), self.show, self)
        self._versus = False
        """Whether the next letter or number is whom the check is against."""
        self._choosing = False
        """Whether the next letter is one of the page's own choices."""
        self._acted = False
        """Whether a letter has named the act in the form since the last step."""
        self._left = ""
        """Whose turn was left by Esc, for a check in between."""
        self._waiting = False
        """Whether a start, a hand-over or a notification has come between: Enter, N and Space only lead back."""
        self._said = ""
        """What stands beside the command line by itself."""
        self._refused = False
        """Whether the last key meant nothing, which is said there."""
        self._run = False
        """Whether the last key was a face: what follows it belongs to the same throw, or to none."""
        context.tray.picks.picked.connect(self._press)
        self.speech.asked.connect(self._follow_speech)
        for number in range(1, 10):
            shortcut = QShortcut(QKeySequence(f"Alt+{number}"), context.page)
            shortcut.activated.connect(lambda n=number: self._select_at(n))

    def watch(self, on: bool) -> None:
        """Hear keys from now on, or no more."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
            if on:
                app.installEventFilter(self)
        self._waiting = False
        if not on:
            self._tray.picks.show_picks("", ())

    # where the table stands

    @property
    def state(self) -> State:
        """What the next key is about."""
        if self._waiting:
            return State.WHO
        roll = self._tray.roll
        if roll is not None and roll.open:
            if roll.check.wants is not None:
                return State.DICE
            return State.WHO if self._primary(roll) and not self._answers(roll) else State.CHOICE
        named = self._attention.named or self._turn
        if self._tracker is not None and self._tracker.choices:
            return State.CHOICE
        if self.speech.laid or (self._acts and not (self.speech.picked or self._tray.typed)):
            return State.WHAT
        if self._tray.wanted and (self.speech.picked or self._tray.typed or (named and self._tray.typing)):
            return State.DICE
        if roll is not None and roll.done and roll.engine:
            return State.WHO
        return State.WHAT if named else State.WHO

    @staticmethod
    def _primary(roll: Roll) -> bool:
        return any(option.primary for option in roll.check.options)

    def _answers(self, roll: Roll) -> bool:
        """Tell whether a check waits for an answer that has a letter of its own."""
        answers = self._letters.table.answers
        return any(option.enabled and effect_of(option) in answers for option in roll.check.options)

    @property
    def _tracker(self) -> TrackerView | None:
        return self._attention.tracker

    @property
    def _acts(self) -> Sequence[Act]:
        """What the selected character can do where it is their turn, or the page says that it is for them."""
        tracker, selected = self._tracker, self._attention.selected
        if tracker is None or not selected:
            return ()
        if not (self._turn or (self._attention.named and tracker.acts_of == selected)):
            return ()
        return tracker.acts

    @property
    def _windows(self) -> bool:
        """Whether a check waits for effects that nobody has declared."""
        roll = self._tray.roll
        if roll is None or not roll.open or roll.check.wants is not None:
            return False
        return any(o.id in PASSES and o.enabled and not o.forfeits for o in roll.check.options)

    @property
    def _acts_here(self) -> bool:
        return self._turn or bool(self._acts)

    @property
    def _turn(self) -> bool:
        """Whether it is the selected character's turn, and the table has not left it for a check in between."""
        who = self._attention.selected
        return bool(who) and who != self._left and any(one.id == who and one.turn for one in self._people())

    def wait(self) -> None:
        """Wait for who acts: a start, a hand-over or a notification has come between, and a key may be meant for it."""
        self._versus = self._choosing = self._acted = False
        self.speech.forget()
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._waiting = True
        self.show()

    def read(self) -> None:
        """A check of what runs has been read: a turn goes on with its letters."""
        if self._acts and self._tray.typing and not self._tray.wanted:
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def stepped(self) -> None:
        """Follow a step of play: what was said has been done, or the turn is another's."""
        self._acted = False
        roll = self._tray.roll
        if roll is None or roll.engine or (roll.begun and roll.check.wants is None):
            self._versus = self._choosing = False
            self.speech.forget()
            self._attention.named = False
        if not any(one.id == self._left and one.turn for one in self._people()):
            self._left = ""

    def show(self) -> None:
        """Show what the letters pick now, and say it beside the command line."""
        faces: Sequence[PickFace] = ()
        if self._rows.active:
            self._tray.picks.show_picks(self._rows.heading, self._rows.faces())
            self._say(self.tr("文字で技能・数字で目・Space 振る・Enter 記録・Esc"))
            return
        self._order.follow()
        if self._order.rows is not None and self.state is State.WHO:
            name = self._order.button if self._order.typed else ""
            self._step.show_run(name, live=self._order.rows.whole, post=self._go_on)
            self._tray.picks.show_picks(self._order.heading, self._order.faces(self._letters.people))
            self._say(self.tr("数字で目・Space この人を振る・⇧Space 残りを振る・Esc"))
            return
        self._step.show_run("", live=False, post=self._go_on)
        asks = self.state is State.WHAT and not self._looked_at
        if asks and not self._acts:
            faces = self.speech.faces()
        elif asks and self._tracker is not None and self._tracker.acts_in_tray:
            faces = [PickFace(act.letter, act.label, legal=act.legal) for act in self._acts]
        self._tray.picks.show_picks(self._heading() if faces else "", faces)
        self._say(self._hint())

    @property
    def _looked_at(self) -> bool:
        """Whether players look on, who must not read an NPC's chances: the tray's check is covered."""
        roll, who = self._tray.roll, self._open_campaign.sheet(self._attention.selected)
        return roll is not None and roll.concealed and not self._tray.lifted and not (who is not None and who.is_pc)

    def _heading(self) -> str:
        who = self._open_campaign.sheet(self._attention.selected)
        name = who.name if who is not None else ""
        against = self.speech.against
        if not against:
            return self.tr("{name} は何を？").format(name=name)
        return self.tr("{name} は何を？　対 {number}").format(name=name, number=against)

    def _hint(self) -> str:
        match self.state:
            case State.WHO:
                return self.tr("文字で人・L 全員・/ さがす")
            case State.WHAT if self._acts:
                return self.tr("文字ですること・⇧文字で相手・⇧Enter 終える・Esc")
            case State.WHAT:
                return self.tr("数字で難しさ・文字で技能・⇧文字で相手・Esc")
            case State.DICE:
                return self.tr("数字で目・↑↓ 難しさ・→← 修正・Q 伏せる")
        return self.tr("文字で選ぶ")

    def _say(self, text: str) -> None:
        """Say beside the empty command line what the keys do; a sentence about it stays until the next key."""
        if self._refused:
            return
        if self._window.ui.commandHint.text() in ("", self._said) and not self._window.ui.commandEdit.text():
            self._window.hint(text)
            self._said = text

    def _explain(self, text: str) -> None:
        """Say why a key has done nothing."""
        self._window.hint(text, refused=True)
        self._said, self._refused = text, True

    # hearing

    def _select_at(self, number: int) -> None:
        people = self._people()
        if number <= len(people):
            self._pick_person(people[number - 1].id)

    def _press(self, letter: str) -> None:
        """Take a pick that was pressed with the mouse."""
        if letter == OTHERS:
            self._mean_others()
        elif self._acts:
            self._pick(letter)
        else:
            self.speech.pick(letter)
        self.show()

    def _hears(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        """Tell whether a key is the table's: no field, list, menu or board has it."""
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if held or self._window.locked or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return False
        entry = focus if isinstance(focus, FaceEntry) else None
        if not entry and _writes(focus):
            return False
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        plain = is_letter(key) or is_enter(event) or key == Key.Key_Space or whole_in(event.text()) is not None
        pressed = isinstance(focus, CONTROLS) and (is_enter(event) or key == Key.Key_Space)
        if plain and ((self._waiting and not isinstance(focus, CONTROLS)) or event.isAutoRepeat()):
            return True
        if self._rows.active and not pressed:
            return plain or key in OF_ROWS or bool(event.text() and event.text() in SIGNS)
        if QKeySequence(event.keyCombination()) == QKeySequence(self._window.keys.key("story_back")):
            return False
        if is_letter(key):
            return not (entry and key == Key.Key_X and self._tray.typed)  # it repeats a face there
        if event.text() in SIGNS and event.text():
            return not (entry and self._tray.typed)
        if key in ARROWS:
            return not shift and self._steps_here(focus)
        if whole_in(event.text()) is not None:
            if entry:
                return self._versus or (self.state is State.CHOICE and not self._run) or self._leaves_entry
            return self._versus or not self._of_board(focus)
        if key == Key.Key_Escape:
            return not (entry and self._tray.typed) and self._can_go_back
        if entry:
            roll = self._tray.roll
            over = (roll is not None and roll.done) or (bool(self._acts) and self.state is State.WHAT)
            free = over and not self._tray.typed and not entry.ends_face
            return is_enter(event) and not shift and (self._versus or free)
        if isinstance(focus, CONTROLS) or self._of_board(focus):
            return False
        if key == Key.Key_Space and self._order.rows is not None:
            return True
        return not shift and (key in (Key.Key_Space, Key.Key_Backspace) or is_enter(event))

    @property
    def _leaves_entry(self) -> bool:
        """Whether a digit is none of the faces that the tray's field waits for: a new throw, or a number of a turn."""
        return not self._run and (self._windows or (bool(self._acts) and self.state is State.WHAT))

    def _of_board(self, focus: QWidget | None) -> bool:
        """Tell whether the focus is on a board that waits for a hex, while no dice are due."""
        return isinstance(focus, BoardView) and self.state is not State.DICE

    @property
    def _over(self) -> bool:
        """Whether a check of nobody's turn is over and has been read."""
        roll = self._tray.roll
        return roll is not None and roll.done and not roll.engine

    def _steps_here(self, focus: QWidget | None) -> bool:
        """Tell whether arrows change the check that is prepared."""
        roll = self._tray.roll
        if (roll is not None and roll.begun) or self._tray.typed or not self._attention.selected:
            return False
        return isinstance(focus, FaceEntry) or (focus is self._page and self.speech.picked)

    @property
    def _can_go_back(self) -> bool:
        begun = self.speech.begun or self._order.typed
        return begun or self._versus or self._choosing or self.state is State.WHAT

    def _take(self, event: QKeyEvent) -> None:
        """Do what a key means where the table stands."""
        key, text = event.key(), event.text()
        self._tray.settle()
        self._refused = False
        self._window.hint("")
        if self._waiting and self._leads_back(event):
            self._waiting = False
            self._step.return_to_check()
        elif self._rows.active:
            self._waiting = False
            self._take_row(event)
        elif is_letter(key):
            self._take_letter(chr(key), shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif text and text in SIGNS:
            self._take_sign(text)
        elif key in ARROWS:
            harder, better = ARROWS[key]
            if not self.speech.step(harder=harder, better=better):
                self._explain(self.tr("この判定には、そこから先の段がありません。"))
        elif whole_in(text) is not None:
            self._take_digit(event)
        elif key == Key.Key_Escape:
            self._go_back()
        elif key == Key.Key_Backspace:
            if not (self._order.rub_out() or self.speech.rub_out()):
                self._explain(self.tr("消すものがありません。"))
        elif key == Key.Key_Space:
            self._throw(event)
        else:
            self._go_on()
        if whole_in(text) is None:
            self._waiting = False
        self.show()

    def _take_row(self, event: QKeyEvent) -> None:
        """Do what a key means while everybody rolls the same."""
        rows, key, text = self._rows, event.key(), event.text()
        if key == Key.Key_Escape:
            rows.forget()
        elif rows.asking and is_letter(key):
            if chr(key) == "L":
                rows.forget()
                self._everybody()
            elif not rows.pick(chr(key)):
                self._explain(self.tr("{letter} で選べるものはありません。").format(letter=chr(key)))
        elif rows.asking:
            self._explain(self.tr("全員で何を判定するかを、文字で選びます。"))
        elif whole_in(text) is not None:
            if not rows.type(text):
                self._explain(self.tr("目はそろっています。") if rows.whole else self.tr("そのダイスにない目です。"))
        elif key == Key.Key_Backspace:
            rows.rub_out()
        elif key == Key.Key_Space:
            rows.throw(rest=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif is_enter(event) and rows.whole:
            rows.post()
        elif not (is_enter(event) and rows.end_face()):
            self._explain(self.tr("先に目を打ちます。やめるなら Esc です。"))

    def _leads_back(self, event: QKeyEvent) -> bool:
        """Tell whether a key leads back to what waits, and does no more."""
        letter = is_letter(event.key()) and chr(event.key()) == self._window.keys.key("next_step")
        return letter or is_enter(event) or event.key() == Key.Key_Space

    def _take_letter(self, letter: str, *, shift: bool) -> None:
        if self._tray.declaring:
            if not self._tray.declare_by(letter):
                self._explain(self.tr("{letter} で使えるものはありません。").format(letter=letter))
        elif self._tray.typed or self._order.typed:
            self._explain(self.tr("先に目を打ちます。やめるなら Esc です。"))
        elif self._choosing:
            self._take_own_choice(letter)
        elif letter == self._window.keys.key("next_step"):
            self._step.take()
        elif letter == self._window.keys.key("effects"):
            self._declare()
        elif letter == "V":
            self._versus = not self._versus
        elif letter == "Q":
            if not self.speech.cover():
                self._explain(self.tr("伏せる判定を、先に文字で選びます。"))
        elif shift or self._versus:
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
        state = self.state
        if self._dice_first:
            self._explain(self.tr("先に目を打ちます。やめるなら Esc です。"))
            return
        if state is State.CHOICE:
            self._choose(letter)
            return
        if state is State.WHO:
            self._pick_by_letter(letter)
            return
        tracker = self._tracker
        wanted = (OTHERS if self.speech.others else "") + letter
        act = next((a for a in self._acts if a.letter == wanted), None)
        if act is not None and tracker is not None and not act.legal:
            self._explain(self.tr("「{act}」は、いまできません。").format(act=act.label))
        elif act is not None and tracker is not None:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.speech.others = False
            self._take_act(tracker, act.id)
        elif self._acts or not self.speech.pick(letter):
            self._explain(self.tr("{letter} で選べるものはありません。").format(letter=letter))

    def _take_act(self, tracker: TrackerView, act: str) -> None:
        """Fill the form with an act; one that needs nothing more has been done, and the next person is picked."""
        before = self._play_session.last
        tracker.take_act(act)
        self._acted = self._play_session.last == before
        if not self._acted:
            self.speech.forget()
            self._attention.named = False
        self._clear_loose()
        self._step.show()

    def _clear_loose(self) -> None:
        """Take a check that has not begun out of the tray: its button would throw that, and not the act in the form."""
        roll = self._tray.roll
        if self._acted and roll is not None and not (roll.engine or roll.begun):
            self._tray.empty()

    @property
    def _dice_first(self) -> bool:
        """Whether dice are due that nothing else may come before: some are typed, or the check has begun."""
        roll = self._tray.roll
        begun = roll is not None and bool(roll.begun or roll.engine)
        return self.state is State.DICE and (bool(self._tray.typed) or begun)

    def _pick_by_letter(self, letter: str) -> None:
        who = self._whose(letter)
        if who:
            self._close_loose()
            self._pick_person(who)
        else:
            self._explain(self.tr("{letter} の人はいません。").format(letter=letter))

    def _pick_person(self, who: str) -> None:
        self.speech.forget()
        self._acted, self._left = False, ""
        self._select(who)
        self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.show()

    def _whose(self, letter: str) -> str:
        wanted = (OTHERS if self.speech.others else "") + letter
        here = {one.id for one in self._people()}
        return next((who for who, own in self._letters.people.items() if own == wanted and who in here), "")

    def _close_loose(self) -> None:
        """Close the windows of a check of nobody's turn that nobody has used: the next one begins."""
        roll = self._tray.roll
        while roll is not None and roll.open and not roll.engine and roll.check.wants is None:
            option = next((o for o in roll.check.options if o.primary and o.enabled and not o.forfeits), None)
            if option is None:
                return
            self._play_session.post(Choose(option=option.id))
            roll = self._tray.roll

    def _aim(self, letter: str) -> None:
        """Aim at a person: what is tested then has an opponent; in a turn it is the usual act."""
        self._versus = False
        who = self._whose(letter)
        tracker = self._tracker
        if not who:
            self._explain(self.tr("{letter} の人はいません。").format(letter=letter))
        elif self._dice_first:
            self._explain(self.tr("先に目を打ちます。やめるなら Esc です。"))
        elif self._acts_here and tracker is not None and not self.speech.picked and tracker.aim_at(who):
            self._acted = True
            self._clear_loose()
            self._step.show()
        elif self._acts and not self.speech.picked:
            self._explain(self.tr("この人には向けられません。届く相手か、することを先に文字で選びます。"))
        elif not self._attention.selected or not self.speech.aim(who):
            self._explain(self.tr("相手にできる判定を、先に文字で選びます。"))

    def _follow_speech(self) -> None:
        """What was said is in the page's form, or in the tray: no button of the form has the keys."""
        if self.speech.laid:
            self._tray.empty()  # its button would throw what was there before
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
            self._step.show()
        self.show()

    @property
    def _formed(self) -> bool:
        """Whether the page's form is filled in so that dice come next."""
        return self._step.asks_for_dice if self.speech.laid or self._acted else self._step.leads_to_dice

    def _mean_others(self) -> None:
        self.speech.others = not self.speech.others

    def _choose(self, letter: str) -> None:
        """Choose what the form waits for, or among the options of a check that waits for one of them."""
        tracker, roll = self._tracker, self._tray.roll
        if roll is not None and roll.open:
            self._answer(roll, letter)
            return
        choices = tracker.choices if tracker is not None else ()
        choice = next((one for one in choices if one.letter == letter and one.legal), None)
        if choice is None or tracker is None:
            self._explain(self.tr("{letter} で選べるものはありません。").format(letter=letter))
            return
        tracker.take_choice(choice.id)
        self._step.show()

    def _answer(self, roll: Roll, letter: str) -> None:
        """Choose an option of the check under way; where Enter would go on all the same, people are picked, too."""
        letters, answers = self._open_campaign.option_letters(roll.check.options), self._letters.table.answers
        mine = (o for o in roll.check.options if o.enabled and effect_of(o) in answers and letters.get(o.id) == letter)
        option = next(mine, None)
        if option is not None:
            self._play_session.post(Choose(option=option.id))
        elif self._primary(roll) and self._whose(letter):
            self._pick_by_letter(letter)
        elif not (self._tray.declare() and self._tray.declare_by(letter)):
            self._explain(self.tr("{letter} で選べるものはありません。").format(letter=letter))

    def _declare(self) -> None:
        """Let letters choose what is declared: the tray's options, else the page's own choices."""
        if self._tray.declare():
            return
        tracker = self._tracker
        if tracker is not None and tracker.numbered:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._choosing = True
        else:
            self._explain(self.tr("いま使えるものはありません。"))

    def _take_own_choice(self, letter: str) -> None:
        self._choosing = False
        tracker = self._tracker
        if tracker is None or letter not in LETTERS or not tracker.take(LETTERS.index(letter) + 1):
            self._explain(self.tr("{letter} で選べるものはありません。").format(letter=letter))

    def _take_sign(self, sign: str) -> None:
        if sign == "." and self._dice_first:
            self._explain(self.tr("先に目を打ちます。やめるなら Esc です。"))
        elif sign == ".":
            self._close_loose()
            if not self.speech.again():
                self._explain(self.tr("この場面では、まだ何も判定していません。"))
        elif sign == "-" and self._tracker is not None and self._tracker.lead_to_damage():
            return
        elif self._attention.selected:
            self._damage.ask(harm=sign == "-")
        else:
            self._explain(self.tr("先に文字で人を選びます。"))

    def _take_digit(self, event: QKeyEvent) -> None:
        """Take a digit: a face where dice are due, else a number; never a person."""
        if self._versus and self._attention.selected:
            self.speech.figure(event.text(), versus=True)
            return
        if self._windows and not self._run and not self._waiting:
            self._step.close_windows()
        match self.state:
            case State.DICE:
                self._tray.type_key(event)
            case State.CHOICE:
                self._choose_number(event.text())
            case State.WHAT if self._acts and self._tracker is not None and self._tracker.take_figure(event.text()):
                self._acted = True
                self._step.show()
            case State.WHAT if self._formed:
                self._begin_with(event)
            case State.WHAT if self._turn and self._acts:
                self._explain(self.tr("先に文字ですることを選びます。目はそのあとで打ちます。"))
            case State.WHAT:
                self.speech.figure(event.text(), versus=False)
            case State.WHO if self._waiting and self._step.waits_in_tray:
                self._step.explain_return_first()
            case State.WHO if self._order.rows is not None:
                whole = self._order.rows.whole
                if not self._order.type(event.text()):
                    self._explain(self.tr("目はそろっています。") if whole else self.tr("そのダイスにない目です。"))
            case State.WHO if self._windows:
                self._explain(self.tr("目はそろっています。"))
            case State.WHO:
                self._explain(self.tr("数字では人を選びません。人は文字で選びます。"))

    def _begin_with(self, event: QKeyEvent) -> None:
        """The form is filled in: the face, or Space, begins its check."""
        self._step.press()
        self._step.close_windows()
        if self._tray.wanted:
            self._tray.type_key(event)

    def _choose_number(self, digit: str) -> None:
        """Choose an option that is a number: `power:6`."""
        roll = self._tray.roll
        options = roll.check.options if roll is not None else ()
        option = next((o for o in options if o.enabled and number_of(o) == digit), None)
        if option is None:
            self._explain(self.tr("文字で選ぶところです。数字では選びません。"))
        else:
            self._play_session.post(Choose(option=option.id))

    def _throw(self, event: QKeyEvent) -> None:
        """Space: throw this throw; a filled-in form throws its dice."""
        if self.state is State.WHO and self._order.rows is not None:
            self._order.throw(rest=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif self.state is State.DICE:
            self._tray.type_key(event)
        elif self.state is State.WHAT and self._formed:
            self._begin_with(event)
        else:
            self._explain(self.tr("いま振るダイスはありません。"))

    def _go_on(self) -> None:
        """Enter: what the filled button says; it throws no real dice and gives nothing up."""
        if self._order.typed:
            if not self._order.post():
                self._explain(self._order.heading)
        elif self._versus:
            self._versus = False  # the number is whole, and the next digits are faces
        elif self._over:
            self._tray.go_on()
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._attention.named = False
            self.speech.forget()
            self._return_to_turn()
        elif self._windows or (self.state is State.DICE and self._tray.wanted):
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
        self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self._order.typed:
            self._order.forget()
            return
        down = self._tracker is not None and self._tracker.put_down()
        if down:
            self._acted = False
            self._step.show()
        if self._versus or self._choosing or self.speech.begun:
            self._versus = self._choosing = False
            self.speech.forget()
            self._attention.named = True
            return
        if down:
            return
        if self._turn:
            self._left = self._attention.selected
        self._attention.named = False

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the table's keys before any shortcut or widget; whatever else is pressed tells that it is looked at."""
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            self._waiting = False
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) or not isinstance(event, QKeyEvent):
            return False
        focus = QApplication.focusWidget()
        if not isinstance(watched, QWidget) or watched is not (focus or self._window):
            return False
        if watched.window() is not self._window:
            return False
        if (digit := unwritten_digit(event)) is not None and (isinstance(focus, FaceEntry) or not _writes(focus)):
            event.accept()
            if kind is QEvent.Type.KeyPress:
                QApplication.sendEvent(watched, digit)
            return True
        heard = self._hears(event, focus)
        if not heard:
            self._waiting = self._waiting and event.key() in NEUTRAL
        else:
            event.accept()  # as an override it is no shortcut, and comes once more as a key pressed
        if kind is QEvent.Type.KeyPress:
            if heard and not (event.isAutoRepeat() and event.key() not in REPEATED):
                self._take(event)
            self._run = whole_in(event.text()) is not None and (self._run or self._tray.typing)
        return heard


OF_ROWS = frozenset((*ARROWS, Key.Key_Escape, Key.Key_Backspace, Key.Key_Return, Key.Key_Enter))
"""Keys that are the rows' besides letters, digits, Space and signs; Tab and the like move the focus there too."""
REPEATED = frozenset((*ARROWS, Key.Key_Backspace))


def _writes(focus: QWidget | None) -> bool:
    """Tell whether a widget takes text."""
    return isinstance(focus, FIELDS) or (isinstance(focus, QComboBox) and focus.isEditable())


def is_letter(key: int) -> bool:
    """Tell whether a key bears a Latin letter."""
    return Key.Key_A <= key <= Key.Key_Z


def unwritten_digit(event: QKeyEvent) -> QKeyEvent | None:
    """Return the press of a digit whose key writes something else, as on a kana layout; None: it does not."""
    key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held or not Key.Key_0 <= key <= Key.Key_9 or event.text() == chr(key):
        return None
    return QKeyEvent(event.type(), key, event.modifiers(), chr(key), event.isAutoRepeat())
