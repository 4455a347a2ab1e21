"""A party against one difficulty in one go: thrown together, or typed in turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import TakujoError
from desktop.core.rolls.describe import result
from desktop.core.rolls.dice import Dice
from desktop.core.rolls.odds import percent
from desktop.core.rolls.roll import Asked, Roll
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase
from desktop.services.play.history import Stepped
from desktop.views.dialogs.group_check import GroupCheckDialog, GroupRow
from desktop.views.dialogs.play import Candidate
from desktop.views.window.main_window import MainWindow

LONGEST = 100
"""Steps of one check after which the person must continue by hand."""


class GroupCheck(QObject):
    """Drives one dialog; every single check is an ordinary one of the play session.

    Args:
        to_tray: puts the focus into the dice tray.
    """

    def __init__(
        self,
        window: MainWindow,
        open_campaign: OpenCampaign,
        dice: Dice,
        to_tray: Callable[[], None],
        chosen: tuple[str, ...],
    ) -> None:
        people = [
            Candidate(s.id, s.name, s.is_pc, s.id in chosen if chosen else s.is_pc)
            for s in open_campaign.people.all_sheets()
        ]
        self.dialog = GroupCheckDialog(people, open_campaign.words, window)
        super().__init__(self.dialog)
        self._window = window
        self._open_campaign, self._play_session, self._dice, self._to_tray = (
            open_campaign,
            open_campaign.play_session,
            dice,
            to_tray,
        )
        self._typing = False
        """Whether dice are typed in turn, not thrown by the program."""
        self._waiting: list[str] = []
        """Whose faces are still to be typed."""
        self._ended: dict[str, Roll] = {}
        self._summed_up = False
        self.dialog.changed.connect(self._foresee)
        self.dialog.throw_requested.connect(self._throw_all)
        self.dialog.type_requested.connect(self._type_all)
        self._play_session.stepped.connect(self._stepped)
        first = next((p.id for p in people if p.chosen), people[0].id if people else "")
        self.dialog.show_kinds(tuple(kind for kind in open_campaign.kinds(first) if not kind.standalone))

    def open(self) -> None:
        """Show the dialog, modeless."""
        self.dialog.show()

    def _asked(self, who: str) -> Asked:
        kind = next((k for k in self._open_campaign.kinds(who) if k.id == self.dialog.kind), None)
        known = {param.id for param in kind.params} if kind is not None else set()
        return Asked(kind=self.dialog.kind, who=who, params={k: v for k, v in self.dialog.values.items() if k in known})  # type: ignore[misc]

    def _foresee(self) -> None:
        """Show each character's odds before the throw."""
        self._ended, self._summed_up = {}, False
        self.dialog.show_over(False)
        open_campaign = self._open_campaign
        for who in self.dialog.chosen:
            asked = self._asked(who)
            try:
                check = open_campaign.try_check(asked)
            except TakujoError as error:
                self.dialog.show_row(who, GroupRow(result=open_campaign.words.say(error.problem.message)))
                continue
            chance = check.odds().success if self._play_session.playing.chances else None
            self.dialog.show_row(who, GroupRow(odds=percent(chance) if chance is not None else "—"))

    def _throw_all(self) -> None:
        self._waiting, self._typing = [], False
        self._foresee()
        for who in self.dialog.chosen:
            try:
                self._play_session.prepare(self._asked(who))
                self._to_the_end()
            except TakujoError as error:
                self.dialog.show_row(who, GroupRow(result=error.problem.text(self._open_campaign.words)))

    def _to_the_end(self) -> None:
        """Throw what is wanted and take what Enter would take, until nothing is open."""
        for _ in range(LONGEST):
            roll = self._play_session.roll
            if roll is not None and roll.diceless:
                self._play_session.post(ThrowEvent(faces=()))
            if roll is None or roll.done:
                return
            wants = roll.check.wants
            primary = next((o for o in roll.check.options if o.primary and o.enabled), None)
            if wants is not None:
                self._play_session.post(ThrowEvent(faces=self._dice.throw(wants.sides).values))
            elif primary is not None:
                self._play_session.post(Choose(option=primary.id))
            else:
                return  # a person must choose; it waits in the tray

    def _type_all(self) -> None:
        self._waiting, self._typing = list(self.dialog.chosen), True
        self._foresee()  # results of the last time would be taken for new ones
        self._next()

    def _next(self) -> None:
        if not self._waiting:
            return
        who = self._waiting.pop(0)
        try:
            self._play_session.prepare(self._asked(who))
        except TakujoError as error:
            self.dialog.show_row(who, GroupRow(result=error.problem.text(self._open_campaign.words)))
            self._next()
            return
        sheet = self._open_campaign.sheet(who)
        name = sheet.name if sheet is not None else ""
        self.dialog.show_message(self.tr("{name} の出目をトレイに入れてください。").format(name=name))
        self._window.activateWindow()  # the dialog has the keys until then
        self._to_tray()

    def _stepped(self, stepped: Stepped) -> None:
        roll = stepped.roll
        if roll is None or roll.engine or roll.asked.who not in self.dialog.chosen:
            return
        if not roll.done:
            self._wait_for(roll)
            return
        who = roll.asked.who
        if roll.asked.kind != self.dialog.kind or self._ended.get(who) is roll:
            return
        self._ended[who] = roll
        outcome = roll.seen_by(Viewer(gm=True)).outcome
        if outcome is not None:
            self.dialog.show_row(
                who, GroupRow(result=self._open_campaign.words.say(result(outcome)), well=outcome.success)
            )
        if self._waiting:
            self._next()
        elif len(self._ended) == len(self.dialog.chosen):
            self._sum_up()
            self.dialog.activateWindow()

    def _wait_for(self, roll: Roll) -> None:
        """Say what is waited for where dice are typed in turn: a failure may still be turned, say."""
        sheet = self._open_campaign.sheet(roll.asked.who)
        if self._typing and roll.begun and sheet is not None:
            dice = self.tr("{name} の出目をトレイに入れてください。")
            choice = self.tr("{name} はまだ選べます。トレイで選ぶか、Enter で確定してください。")
            self.dialog.show_message((choice if roll.check.wants is None else dice).format(name=sheet.name))

    def _sum_up(self) -> None:
        """Show how many succeeded, once all have thrown."""
        done = [self._ended[who] for who in self.dialog.chosen if who in self._ended]
        outcomes = [roll.seen_by(Viewer(gm=True)).outcome for roll in done]
        well = [o for o in outcomes if o is not None and o.success]
        if done and not self._summed_up:
            self._summed_up = True
            text: Phrase = phrase("成功 {n} 人 / {all} 人", n=len(well), all=len(done))
            self.dialog.show_message(self._open_campaign.words.say(text), "success-text" if well else "quiet")
            self.dialog.show_over(True)
            self._note(done, text)

    def _note(self, done: list[Roll], text: Phrase) -> None:
        """Write how it went; what players may not know of one of the checks stays the GM's."""
        seen = [roll.seen_by(Viewer()) for roll in done]
        secret = any(shown.covered or shown.unlogged for shown in seen)
        secret = secret or any(map(self._play_session.playing.unseen_in, done))
        line = phrase("みんなで判定：{kind}　{result}", kind=self._tested(done), result=text)
        self._open_campaign.record(line, secret=secret)

    def _tested(self, done: list[Roll]) -> Phrase | str:
        """Name the check; where the names differ, their common part."""
        titles = [roll.seen_by(Viewer(gm=True)).title for roll in done]
        return titles[0] if len({self._open_campaign.words.say(title) for title in titles}) == 1 else self.dialog.tested
