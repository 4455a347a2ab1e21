"""The next step (N): named on its button, and taken; or the way to where something waits for dice or a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.joining import Closing, Joining
from desktop.controllers.play.requests import Requests
from desktop.controllers.tray import tray_words
from desktop.core.problem import Refusal
from desktop.core.rolls.check import PASSES
from desktop.core.value import Viewer
from desktop.core.view_models import Offer
from desktop.views.play.tracker_view import TrackerView

STEPS = 5
"""Usual steps before dice are due at most."""


class NextStep(QObject):
    """Finds what comes next: in the tray, in the tracker's own form, or among the legal steps."""

    def __init__(
        self, context: PlayContext, requests: Requests, closing: Closing, joining: Joining, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._attention, self._tray = context.window, context.attention, context.tray
        self._words, self._play_session = context.words, context.play_session
        self._requests, self._closing, self._joining = requests, closing, joining
        self._sheet = context.open_campaign.sheet
        self._run: tuple[str, bool] | None = None
        """What stands on the button while faces of several people are typed, and whether it can be pressed."""
        self._post_run: Callable[[], None] = lambda: None
        self._leads_in_tray = False
        """Whether Enter is for the tray's button."""
        self._explained = ""
        """Why the last key did nothing, beside the command line."""

    # what it is

    @property
    def primary(self) -> Offer | None:
        """The legal step that is usual now."""
        return next((offer for offer in self._offers if offer.primary), None)

    def show_run(self, name: str, *, live: bool, post: Callable[[], None]) -> None:
        """Let the button post a run of faces instead; an empty name: there is none."""
        run, self._post_run = ((name, live) if name else None), post
        if run != self._run:
            self._run = run
            self.show()

    def lead_in_tray(self, on: bool) -> None:
        """Let the tray's button be the filled one, because Enter is for it, or the button of the next step."""
        if on != self._leads_in_tray:
            self._leads_in_tray = on
            self.show()

    def show(self) -> None:
        """Name it on its button, with the key that takes it; it is filled unless the tray's button is."""
        text, live = self._run or self._named()
        step = None if self.waits_in_tray else self._step
        gives_up, in_tray = step is not None and step.forfeits, self.waits_in_tray or self._leads_in_tray
        self._window.tools.name_next(text, live=live, gives_up=gives_up, elsewhere=in_tray)
        self._tray.stand_out(in_tray)

    @property
    def _step(self) -> Offer | None:
        """The legal step that N or its button would take now, with the tracker's form where that knows more."""
        event = self._event
        if event is None:
            return self.primary if self._leader is None else None
        kind, who = event.get("kind"), event.get("who", "")
        own = [offer for offer in self._offers if offer.kind == kind]
        same = next((offer for offer in own if offer.event == event), None)
        return same or next((offer for offer in own if offer.who == who), own[0] if own else self.primary)

    @property
    def _offers(self) -> Sequence[Offer]:
        engine = self._engine
        return self._play_session.playing.offers(engine) if engine else ()

    def _named(self) -> tuple[str, bool]:
        offer, event = self.primary, self._event
        if self.waits_in_tray:
            return self.tr("ダイストレイで選ぶ") if self._waits_for_choice else self.tr("ダイストレイで続ける"), True
        tracker = self._attention.tracker
        if event is not None and tracker is not None and (name := tracker.next_name):
            return name, True
        if event is not None:
            offer = self._step
            return (self._words.say(offer.label) if offer is not None else self.tr("次へ")), True
        if (leader := self._leader) is not None:
            return leader.due, True
        if offer is not None and offer.begins:
            return self.tr("だれが何をするかを選びます"), False
        if offer is not None:
            label = self.tr("次へ") if self._conceals(offer) else self._onward(offer)
            return label + ("" if offer.complete else "…"), True
        if self._over:
            return self.tr("片づける"), True
        if self._engine:
            return self.tr("選んで進めます"), False
        begins = {"session": self.tr("セッションを始める…"), "battle": self.tr("戦闘を始める…")}
        return begins.get(self._beginning, self.tr("次の手順はありません")), bool(self._beginning)

    def _onward(self, offer: Offer) -> str:
        """Name a step: one that closes windows by where they lead."""
        roll = self._play_session.roll
        onward = ""
        if offer.kind == "choose" and roll is not None and roll.engine == self._engine and not roll.concealed:
            onward = tray_words.onward(roll, self._words, self._name_of)
        return onward or self._words.say(offer.label)

    def _name_of(self, who: str) -> str:
        sheet = self._sheet(who) if who else None
        return sheet.name if sheet is not None else ""

    def _conceals(self, offer: Offer) -> bool:
        """Tell whether the tray covers what a step would declare: its name may tell numbers."""
        roll = self._play_session.roll
        if offer.kind != "choose" or roll is None or not (roll.engine and roll.concealed) or self._tray.lifted:
            return False
        return all(option.id != offer.event.get("option") for option in roll.seen_by(Viewer()).options)

    @property
    def _engine(self) -> str:
        return self._attention.engine

    @property
    def _beginning(self) -> str:
        """What may begin where nothing runs; empty: nothing."""
        possible = () if self._engine else self._play_session.playing.possible
        return next((name for name in ("session", "battle") if name in possible), "")

    @property
    def _over(self) -> bool:
        return bool(self._engine) and self._play_session.playing.over(self._engine)

    @property
    def _event(self) -> Mapping[str, Any] | None:
        """What the tracker's own form would do next."""
        return next(iter(self._events), None)

    @property
    def _events(self) -> Sequence[Mapping[str, Any]]:
        """What it would do one after the other."""
        tracker = self._attention.tracker
        return tracker.next_events() if tracker is not None else ()

    @property
    def _leader(self) -> TrackerView | None:
        """The tracker, where it can lead to what must be chosen before anything continues."""
        tracker = self._attention.tracker
        return tracker if tracker is not None and tracker.due else None

    @property
    def waits_in_tray(self) -> bool:
        """Tell whether the tray continues: dice are due there, or a choice that no key may make in passing."""
        roll = self._play_session.roll
        if roll is None or not roll.open:
            return self._dice_wait_beside
        return roll.engine != self._engine or roll.check.wants is not None or self.primary is None

    @property
    def _waits_for_choice(self) -> bool:
        """Tell whether the tray wants no dice but one of its choices, none of them the usual one."""
        roll = self._play_session.roll
        if roll is None or not roll.open or roll.engine != self._engine or roll.check.wants is not None:
            return False
        return self.primary is None and not self._goes_on_in_tray

    @property
    def _goes_on_in_tray(self) -> bool:
        """Tell whether a check in the tray wants no dice, and has a usual choice that gives nothing up."""
        roll = self._tray.roll
        if roll is None or not roll.open or roll.check.wants is not None:
            return False
        return any(option.primary and option.enabled and not option.forfeits for option in roll.check.options)

    @property
    def _dice_wait_beside(self) -> bool:
        """Tell whether what is looked at waits for dice while a check that has not begun, or is over, is in front."""
        engine = self._engine
        check = self._play_session.playing.check(engine) if engine else None
        return check is not None and check.wants is not None

    # taking it

    def take(self) -> None:
        """N: take it, or go where it waits; what gives something up has a key of its own."""
        step = None if self.waits_in_tray else self._step
        if step is not None and step.forfeits:
            text = self.tr("ほかにできることが残っています。「{step}」は Shift+Enter です。")
            self._explain(text.format(step=self._words.say(step.label)))
        else:
            self.press()

    @property
    def leads_to_dice(self) -> bool:
        """Whether a filled-in form throws dice next: a digit may be a face, not a place on the strip."""
        step = self._step
        return step is not None and not step.begins and self.asks_for_dice

    @property
    def asks_for_dice(self) -> bool:
        """Whether what the form would do next asks for dice, also where it begins something."""
        events = self._events
        if self.waits_in_tray or not events:
            return False
        try:
            shown = self._play_session.playing.what_if(self._engine, *events)
        except Refusal:
            return False
        check = shown.check
        return check is not None and (check.wants is not None or any(o.id in PASSES for o in check.options))

    def return_to_check(self) -> None:
        """Go to the open check, if one waits, and say what the next key does; nothing is thrown or begun."""
        if not self.waits_in_tray:
            text = self.tr("戻ったところで、まだ何もしていません。次の手順はボタンか N です。")
        else:
            self._lead_into_tray()
            roll = self._play_session.roll
            dice = roll is not None and roll.check.wants is not None
            faces = self.tr("判定に戻りました。目を打つか、Space で振ります。")
            text = faces if dice else self.tr("判定に戻りました。ここから選んで進めます。")
        self._explain(text)

    def _explain(self, text: str) -> None:
        self._explained = text
        self._window.hint(text, refused=True)

    def withdraw_explanation(self) -> None:
        """Take the explanation away: something else is due now."""
        if self._explained and self._window.ui.commandHint.text() == self._explained:
            self._window.hint("")
        self._explained = ""

    def explain_return_first(self) -> None:
        """Say which key leads to the open check, where a digit has done nothing."""
        self._explain(self.tr("先に Enter か N で判定に戻ります。目はそのあとで打ちます。"))

    def give_up(self) -> None:
        """Shift+Enter: end what is under way, though something could still be done."""
        tracker, roll = self._attention.tracker, self._play_session.roll
        events = tracker.give_up_events() if tracker is not None else ()
        if events:
            self._post(events)
            return
        step = self._step
        if step is None or not step.forfeits:
            waits = roll is not None and roll.open and roll.engine == self._engine
            step = None if waits else next((offer for offer in self._offers if offer.forfeits), None)
        if step is None:
            self._explain(self.tr("いま終えるものはありません。"))
            return
        event = self._event
        self._requests.post(self._engine, event if event is not None and step is self._step else dict(step.event))

    def take_from_tray(self) -> None:
        """Enter in the tray where what is due would tell of an NPC: take it as N does, unless the tray itself waits."""
        if not self.waits_in_tray:
            self.take()

    def press(self) -> None:
        """Press its button: take it whatever it is, or go where it waits."""
        offer, event = self.primary, self._event
        if self._run is not None:
            self._post_run()
        elif self.waits_in_tray and self._goes_on_in_tray:
            self._tray.focus()
            self._tray.go_on()
        elif self.waits_in_tray:
            self._lead_into_tray()
        elif event is not None:
            self._post(self._events)
        elif (leader := self._leader) is not None:
            self.lead_on()
            self._explain(self.tr("先に決めます：{what}").format(what=leader.due))
        elif offer is not None and offer.begins:
            self._explain(self.tr("だれが何をするかを選んでから、N で始めます。"))
        elif offer is not None and offer.kind == "choose" and not offer.forfeits:
            self._tray.go_on()  # it closes every window without an effect
        elif offer is not None and offer.complete:
            self._requests.post(self._engine, dict(offer.event))
        elif self._over:
            self._closing.close(self._engine)
        elif self._beginning:
            self._joining.begin(self._beginning)
        elif self._engine:
            self._explain(self.tr("先に、することを文字で選びます。"))
        else:
            self._explain(self.tr("次の手順はありません。"))

    def _post(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Post events one after the other; several only where none of them would be refused."""
        engine = self._engine
        try:
            if len(events) > 1:
                self._play_session.playing.what_if(engine, *events)
        except Refusal as error:
            self._explain(error.problem.text(self._words))
            return
        for event in events:
            before = self._play_session.last
            self._requests.post(engine, event)
            if self._play_session.last == before:
                return

    def _lead_into_tray(self) -> None:
        """Go where dice or a choice wait; letters choose there at once."""
        self._take_dice_up()
        self._tray.focus()
        if self._waits_for_choice:
            self._tray.declare()  # N once more would lead nowhere

    def _take_dice_up(self) -> None:
        """Put the check of what is looked at in front, where another is there that waits for nothing."""
        roll = self._play_session.roll
        if roll is None or not roll.open:
            for held in [one for one in self._play_session.suspended if one.engine == self._engine]:
                self._play_session.take_up(held.id)

    def lead_on(self) -> None:
        """Put the focus on what must be chosen before anything continues, where something must."""
        if self._leader is not None:
            self._leader.lead()

    def close_windows(self) -> None:
        """Advance through every unused window, up to the next dice or the next choice; each is a step."""
        while (offer := self._open_window) is not None:
            before = self._play_session.last
            self._requests.post(self._engine, dict(offer.event))
            if self._play_session.last == before:
                return

    def lead_to_dice(self) -> None:
        """Take the usual steps until dice are due; each is a step."""
        for _ in range(STEPS):
            self.close_windows()
            roll = self._play_session.roll
            if roll is not None and roll.engine and roll.open and roll.check.wants is not None:
                return
            before = self._play_session.last
            self.press()
            if self._play_session.last == before:
                return

    @property
    def _open_window(self) -> Offer | None:
        """The step that closes a window for effects; None: dice are due, or something is to be chosen."""
        roll, offer = self._play_session.roll, self.primary
        if roll is None or roll.engine != self._engine or self.waits_in_tray or offer is None:
            return None
        if offer.forfeits:
            return None
        return offer if offer.kind == "choose" and offer.event.get("option") in PASSES else None
