"""The check that is being said in keys, and the tray or the page's form that it is laid into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.controllers.play.context import PlayContext
from desktop.controllers.tray.tray import RULING
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import CheckKind
from desktop.core.rolls.odds import percent
from desktop.core.rolls.roll import Asked
from desktop.services.keys.letters import OTHERS, LetterTable
from desktop.services.keys.sentence import (
    Pick,
    Said,
    Sentence,
    adjusted,
    covered_more,
    covers,
    difficulty,
    picks,
    said,
)
from desktop.views.tray.picks import PickFace


class Speech(QObject):
    """Keeps the sentence of the selected character, and asks for the check that it comes to."""

    asked = Signal()
    """A check has been laid into the tray or into the page's form."""

    def __init__(self, context: PlayContext, parent: QObject) -> None:
        super().__init__(parent)
        self._open_campaign, self._attention, self._tray = context.open_campaign, context.attention, context.tray
        self._words = context.words
        self.sentence = Sentence()
        self._last: Sentence | None = None
        """What was said last, by whomever."""
        self._known: tuple[tuple[CheckKind, ...], object, list[PickFace]] | None = None
        """What the picks were made from last, and the picks."""
        self.others = False
        """Whether the letters of the others are meant."""
        self.laid = False
        """Whether the page's form has taken what was said: its first face begins the check."""

    @property
    def begun(self) -> bool:
        """Whether anything has been said that Esc would forget."""
        return self.others or self.sentence != Sentence()

    @property
    def picked(self) -> bool:
        """Whether the sentence names what is tested, or who is aimed at."""
        return bool(self.sentence.picked or self.sentence.targets or self.sentence.versus)

    def forget(self) -> None:
        """Begin a new sentence."""
        if self.picked:
            self._last = self.sentence
        self.sentence, self.others, self.laid = Sentence(), False, False

    # what can be said

    @property
    def kinds(self) -> tuple[CheckKind, ...]:
        """The kinds of check of the selected character."""
        who = self._attention.selected
        return self._open_campaign.kinds(who) if who else ()

    def picks(self) -> tuple[Pick, ...]:
        """Return what the letters pick for the selected character."""
        return picks(self.kinds, self._open_campaign.letters.table, self._words)

    def faces(self) -> list[PickFace]:
        """Return the picks with their chances against what has been said so far; only the others after their key."""
        kinds, table = self.kinds, self._open_campaign.letters.table
        chances = self._open_campaign.play_session.playing.chances
        asked = (self.sentence, self._last, self.others, chances)
        if self._known is None or self._known[0] is not kinds or self._known[1] != asked:
            self._known = kinds, asked, self._faces(kinds, table, chances=chances)
        return self._known[2]

    def _faces(self, kinds: tuple[CheckKind, ...], table: LetterTable, *, chances: bool) -> list[PickFace]:
        every = picks(kinds, table, self._words)
        mine = [pick for pick in every if pick.letter.startswith(OTHERS) == self.others]
        last = {pick.letter for pick in (self._last.picked if self._last is not None else ())}
        faces = [
            PickFace(
                p.letter.removeprefix(OTHERS),
                p.label,
                self._chance(p, kinds) if chances and p.legal else "",
                p.legal,
                p.letter in last,
            )
            for p in mine
        ]
        left = 0 if self.others else len(every) - len(mine)
        if left:
            faces.append(PickFace(OTHERS, self.tr("ほか {n}").format(n=left)))
        return faces

    def _chance(self, pick: Pick, kinds: Sequence[CheckKind]) -> str:
        asked = said(self.sentence.with_pick(pick), kinds, self._open_campaign.letters.table)
        try:
            odds = self._open_campaign.try_check(self._asked(asked, kinds)).odds() if asked is not None else None
        except TakujoError:
            return ""
        return percent(odds.success, 0) if odds is not None and odds.success is not None else ""

    def _asked(self, wanted: Said, kinds: Sequence[CheckKind]) -> Asked:
        kind = next(kind for kind in kinds if kind.id == wanted.kind)
        defaults = {param.id: param.default for param in kind.params}
        return Asked(kind=wanted.kind, who=self._attention.selected, params=defaults | dict(wanted.params))

    @property
    def against(self) -> str:
        """The number to be beaten, as figures said so far or as the usual one is called."""
        if self.sentence.number:
            return self.sentence.number
        kinds = self.kinds
        param = difficulty(kinds[0]) if kinds else None
        if param is None or not param.default:  # 0: no number is asked for
            return ""
        choice = next((choice for choice in param.choices if choice.value == param.default), None)
        return self._words.say(choice.label) if choice is not None else str(param.default)

    # saying it

    def pick(self, letter: str) -> bool:
        """Pick by letter, and ask for the check; False: nothing has it, or it cannot be tested."""
        wanted = (OTHERS if self.others else "") + letter
        pick = next((pick for pick in self.picks() if pick.letter == wanted), None)
        if pick is None or not pick.legal:
            return False
        self.others = False
        self._say(self.sentence.with_pick(pick))
        return True

    def aim(self, who: str) -> bool:
        """Aim at a character, or take the target back; False: no target can be chosen so."""
        return self._say(self.sentence.with_target(who))

    def figure(self, digit: str, *, versus: bool) -> None:
        """Take a figure of the number to be beaten, or of an opponent's bare number."""
        if versus:
            self._say(replace(self.sentence, versus=(self.sentence.versus + digit)[-3:]))
        else:
            self.sentence = replace(self.sentence, number=(self.sentence.number + digit)[-3:])

    def rub_out(self) -> bool:
        """Take the last figure back; False: there is none."""
        if not self.sentence.number:
            return False
        self.sentence = replace(self.sentence, number=self.sentence.number[:-1])
        return True

    def step(self, *, harder: int = 0, better: int = 0) -> bool:
        """Make the check harder or easier, or help who acts; False: the check knows no such steps."""
        if (prepared := self._prepared) is not None:
            return self._change(*prepared, adjusted(*prepared, harder, better))
        sentence = self.sentence
        turned = sentence.turned or bool(better)
        moved = replace(sentence, harder=sentence.harder + harder, better=sentence.better + better, turned=turned)
        return self._say(moved)

    def cover(self) -> bool:
        """Cover more of the check, or nothing after all; False: it cannot be covered."""
        if (prepared := self._prepared) is not None:
            return self._change(*prepared, covered_more(*prepared))
        wanted = said(self.sentence, self.kinds, self._open_campaign.letters.table)
        kind = next((kind for kind in self.kinds if wanted is not None and kind.id == wanted.kind), None)
        ways = len(covers(kind)) if kind is not None else 0
        return bool(ways) and self._say(replace(self.sentence, covered=(self.sentence.covered + 1) % (ways + 1)))

    def again(self) -> bool:
        """Ask once more for what the selected character has done, or for what was said last; False: nothing was."""
        roll, last = self._tray.roll, self.sentence if self.picked else self._last
        if roll is None or not roll.done or roll.engine or roll.asked.who != self._attention.selected:
            return last is not None and self._say(last)
        given = {name: value for name, value in roll.asked.given.items() if name != RULING}
        if all(kind.id != roll.asked.kind for kind in self.kinds):
            self._tray.throw_line(roll.asked.who, str(given.get("line", "")))
            return True
        self.sentence, self.laid = last or self.sentence, False
        self._prepare(roll.asked.kind, given)
        return True

    @property
    def _prepared(self) -> tuple[CheckKind, Mapping[str, Any]] | None:
        """The check of the selected character that lies in the tray and was not said in keys, with its parameters."""
        roll = self._tray.roll
        if self.picked or roll is None or roll.begun or roll.engine or roll.asked.who != self._attention.selected:
            return None
        kind = next((kind for kind in self.kinds if kind.id == roll.asked.kind), None)
        return None if kind is None else (kind, roll.asked.given)

    def _change(self, kind: CheckKind, given: Mapping[str, Any], changes: Mapping[str, Any]) -> bool:
        changed = {**given, **changes}
        if changed != given:
            self._prepare(kind.id, changed)
        return changed != given

    def _say(self, sentence: Sentence) -> bool:
        kinds = self.kinds
        wanted = said(sentence, kinds, self._open_campaign.letters.table)
        if wanted is None:
            return False
        before = said(self.sentence, kinds, self._open_campaign.letters.table)
        unchanged = before is not None and self._asked(before, kinds) == self._asked(wanted, kinds)
        if unchanged and sentence.picked == self.sentence.picked and self.picked:
            return False
        self.sentence = sentence
        self._ask(wanted.kind, dict(wanted.params))
        return True

    def _ask(self, kind: str, params: dict[str, Any]) -> None:
        """Let the page's form take the check, where it asks for one of this character; else the tray."""
        who, tracker = self._attention.selected, self._attention.tracker
        self.laid = tracker is not None and tracker.fill(who, kind, params)
        if self.laid:
            self.asked.emit()
        else:
            self._prepare(kind, params)

    def _prepare(self, kind: str, params: Mapping[str, Any]) -> None:
        """Lay a check into the tray."""
        self._open_campaign.edits.post_all()
        self._tray.prepare(self._attention.selected, kind, params)
        self._tray.focus()
        self.asked.emit()
