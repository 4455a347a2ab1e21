"""Everybody rolls the same: one run of faces round the table, seen as it is typed, and posted by Enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from desktop.controllers.play.context import PlayContext
from desktop.core.numbers import whole_in
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import Check
from desktop.core.rolls.dice import Dice, Throw, throw_of
from desktop.core.rolls.faces import read_faces
from desktop.core.rolls.roll import Asked
from desktop.core.words import Counted, phrase
from desktop.services.keys.letters import OTHERS
from desktop.services.keys.sentence import Pick, Sentence, picks, said
from desktop.views.keyboard.enter_key import is_enter, is_letter
from desktop.views.tray.picks import PickFace

LONGEST = 100
"""Steps of one check after which a person must continue by hand."""


@dataclass(frozen=True)
class Row:
    """One character's check, and the faces typed for it."""

    asked: Asked
    check: Check
    """As it is after the throws that are whole."""
    throws: tuple[ThrowEvent, ...] = ()
    text: str = ""
    """Digits of the throw that is being typed."""

    @property
    def whole(self) -> bool:
        """Whether no more dice of this character are due."""
        return self.check.wants is None

    @property
    def due(self) -> int:
        """How many dice are missing."""
        sides = self.check.wants.sides if self.check.wants is not None else ()
        return len(sides) - len(read_faces(self.text, sides).values)

    def typed(self, digit: str, *, final: bool = False) -> Row | None:
        """Take a digit, or end a face that may continue; None: no die here has such a face."""
        wants = self.check.wants
        if wants is None:
            return None
        text = self.text + digit
        read = read_faces(text, wants.sides, final=final)
        if read.wrong is not None or read.accepted < len(text):
            return None
        if len(read.values) < len(wants.sides) or (read.pending and not final):
            return replace(self, text=text)
        return self.thrown(throw_of(wants.sides, read.values))

    def thrown(self, throw: Throw) -> Row:
        """Take a whole throw: another may be due after it."""
        event = ThrowEvent(faces=throw.values, origin=throw.origin)
        return replace(self, check=self.check.throw(throw), throws=(*self.throws, event), text="")


class Rows(QObject):
    """Types the dice of all player characters for one check, one after the other.

    Args:
        dice: throws where the program is asked to.
        changed: shows the rows again.
        everybody: asks in a window for a check of all.
    """

    def __init__(
        self,
        context: PlayContext,
        dice: Dice,
        changed: Callable[[], None],
        everybody: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._play_session, self._people = (
            context.open_campaign,
            context.play_session,
            context.people,
        )
        self._words, self._dice, self._changed, self._everybody = context.words, dice, changed, everybody
        self.asking = False
        """Whether what all of them test is still to be picked."""
        self._others = False
        """Whether the next letter is one of those behind `OTHERS`."""
        self._rows: tuple[Row, ...] = ()

    @property
    def active(self) -> bool:
        """Whether everybody is meant."""
        return self.asking or bool(self._rows)

    @property
    def whole(self) -> bool:
        """Whether no face is missing."""
        return bool(self._rows) and all(row.whole for row in self._rows)

    def take(self, event: QKeyEvent) -> str:
        """Do what a key means while everybody rolls the same, and return why it does nothing."""
        key, text = event.key(), event.text()
        if key == Qt.Key.Key_Escape:
            self.forget()
        elif self.asking and is_letter(key):
            return self._take_letter(chr(key))
        elif self.asking:
            return self.tr("全員で何を判定するかを、文字で選びます。")
        elif whole_in(text) is not None:
            if not self.type(text):
                return self.tr("目はそろっています。") if self.whole else self.tr("そのダイスにない目です。")
        elif key == Qt.Key.Key_Backspace:
            self.rub_out()
        elif key == Qt.Key.Key_Space:
            self.throw(rest=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif is_enter(event) and self.whole:
            self.post()
        elif not (is_enter(event) and self.end_face()):
            return self.tr("先に目を打ちます。やめるなら Esc です。")
        return ""

    def _take_letter(self, letter: str) -> str:
        if letter == "L":
            self.forget()
            self._everybody()
        elif not self.pick(letter):
            return self.tr("{letter} で選べるものはありません。").format(letter=letter)
        return ""

    def ask(self) -> None:
        """Ask the whole party from now on."""
        self.asking, self._others, self._rows = True, False, ()

    def forget(self) -> None:
        """Ask one character again, and drop the rows."""
        self.asking, self._rows = False, ()

    # what is tested

    def picks(self) -> tuple[Pick, ...]:
        """Return what the first of them can test: the letters are the same for all."""
        who = next(iter(self._party()), "")
        kinds = self._open_campaign.kinds(who) if who else ()
        return picks(kinds, self._open_campaign.letters.table, self._words)

    def _party(self) -> list[str]:
        return [person.id for person in self._people() if person.is_pc and not person.gone]

    def pick(self, letter: str) -> bool:
        """Ask all of them for what a letter picks; False: it picks nothing."""
        if letter == OTHERS:
            self._others = not self._others
            return True
        wanted = letter if len(letter) > 1 else (OTHERS if self._others else "") + letter
        pick = next((pick for pick in self.picks() if pick.letter == wanted), None)
        if pick is None:
            return False
        rows = [row for who in self._party() if (row := self._row(who, pick)) is not None]
        if not rows:
            return False
        self.asking, self._rows = False, tuple(rows)
        return True

    def _row(self, who: str, pick: Pick) -> Row | None:
        kinds = self._open_campaign.kinds(who)
        wanted = said(Sentence(picked=(pick,)), kinds, self._open_campaign.letters.table)
        if wanted is None:
            return None
        kind = next(kind for kind in kinds if kind.id == wanted.kind)
        params = {param.id: param.default for param in kind.params} | dict(wanted.params)
        asked = Asked(kind=wanted.kind, who=who, params=params)
        try:
            return Row(asked, self._open_campaign.try_check(asked))
        except TakujoError:
            return None  # they cannot test it; the others do

    # faces

    @property
    def _at(self) -> int:
        return next((place for place, row in enumerate(self._rows) if not row.whole), -1)

    def _put(self, row: Row | None) -> bool:
        at = self._at
        if row is None or at < 0:
            return False
        self._rows = (*self._rows[:at], row, *self._rows[at + 1 :])
        return True

    def type(self, digit: str) -> bool:
        """Take a digit for whose turn it is to throw; False: no die has it, or all are there."""
        return self._at >= 0 and self._put(self._rows[self._at].typed(digit))

    def end_face(self) -> bool:
        """End a face that may continue, as Enter does; False: none is being typed."""
        row = self._rows[self._at] if self._at >= 0 else None
        return row is not None and bool(row.text) and self._put(row.typed("", final=True))

    def rub_out(self) -> bool:
        """Take the last digit back, across rows; False: there is none."""
        at = self._at if self._at >= 0 else len(self._rows)
        if 0 <= at < len(self._rows) and self._rows[at].text:
            return self._put(replace(self._rows[at], text=self._rows[at].text[:-1]))
        before = self._rows[at] if at < len(self._rows) and self._rows[at].throws else None
        place = at if before is not None else at - 1
        if place < 0:
            return False
        row = self._rows[place]
        again = Row(row.asked, self._open_campaign.try_check(row.asked))
        for event in row.throws[:-1]:
            wants = again.check.wants
            assert wants is not None
            again = again.thrown(throw_of(wants.sides, event.faces or (), event.origin))
        self._rows = (*self._rows[:place], again, *self._rows[place + 1 :])
        return True

    def throw(self, *, rest: bool) -> None:
        """Let the program throw for whose turn it is, or for all that are left."""
        while self._at >= 0:
            row = self._rows[self._at]
            wants = row.check.wants
            assert wants is not None
            self._put(row.thrown(self._dice.throw(wants.sides)))
            if not rest and row.asked.who != (self._rows[self._at].asked.who if self._at >= 0 else ""):
                return

    def post(self) -> None:
        """Post every check with its faces, and close the unused windows."""
        rows, self._rows = self._rows, ()
        well = 0
        for row in rows:
            self._play_session.prepare(row.asked)
            for event in row.throws:
                self._play_session.post(event)
            self._close()
            roll = self._play_session.roll
            outcome = roll.check.outcome if roll is not None else None
            well += outcome is not None and outcome.success is True
        title = rows[0].check.title
        text = phrase("成功 {n} 人 / {all} 人", n=well, all=len(rows))
        self._open_campaign.record(phrase("みんなで判定：{kind}　{result}", kind=title, result=text))

    def _close(self) -> None:
        for _ in range(LONGEST):
            roll = self._play_session.roll
            options = roll.check.options if roll is not None and roll.open and roll.check.wants is None else ()
            usual = next((option for option in options if option.primary and option.enabled), None)
            if usual is None:
                return
            self._play_session.post(Choose(option=usual.id))

    # what is shown

    @property
    def heading(self) -> str:
        """What is asked for, and how much is missing."""
        if self.asking:
            return self.tr("全員 は何を？")
        left = [row for row in self._rows if not row.whole]
        title = self._words.say(self._rows[0].check.title)
        if not left:
            return self.tr("{check}　Enter で記録").format(check=title)
        return self.tr("あと {n} 人 {dice} 個　{check}").format(
            check=title, n=Counted(len(left)), dice=Counted(sum(row.due for row in left))
        )

    @property
    def button(self) -> str:
        """What posting them is called."""
        if self.asking:
            return self.tr("全員で判定します")
        return self.tr("{n} 人の結果を記録する").format(n=Counted(len(self._rows)))

    def faces(self) -> list[PickFace]:
        """Return the picks, or everybody with the faces typed for them."""
        if self.asking:
            return [
                PickFace(pick.letter, pick.label, legal=pick.legal)
                for pick in self.picks()
                if pick.letter.startswith(OTHERS) or not self._others
            ]
        return [self._face(row, due=n == self._at) for n, row in enumerate(self._rows)]

    def _face(self, row: Row, *, due: bool) -> PickFace:
        sheet = self._open_campaign.sheet(row.asked.who)
        thrown = " ".join(str(face) for event in row.throws for face in event.faces or ())
        note = " ".join(filter(None, (thrown, row.text))) or "—"
        return PickFace("", sheet.name if sheet is not None else "", note, recent=due)
