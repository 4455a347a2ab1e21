"""What the play page asks of the rules, damage too: posted; where they refuse, it says why, and the GM may overrule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop.controllers.play.context import PlayContext
from desktop.core.problem import Refusal, TakujoError
from desktop.core.rolls.outcome import Change
from desktop.core.value import Value
from desktop.core.view_models import CharacterView, Gauge
from desktop.views.dialogs.play import DamageDialog


class Requests(QObject):
    """Posts events of what runs, and keeps the one that was refused until it is ruled or put away."""

    def __init__(self, context: PlayContext, parent: QObject) -> None:
        super().__init__(parent)
        page = context.page
        self._page, self._notifier, self._tray = page, context.notifier, context.tray
        self._words, self._play_session = context.words, context.play_session
        self._refused: tuple[str, dict[str, Any]] | None = None
        page.ruling_requested.connect(self._rule)
        self._play_session.stepped.connect(lambda _stepped: self.put_away())  # whatever was refused, it was before that

    def post(self, engine: str, event: Mapping[str, Any]) -> None:
        """Post an event; where the rules refuse, say why, and let the GM overrule."""
        self._refused = None
        here = self._has_focus
        try:
            self._play_session.play(engine, event)
        except Refusal as error:
            allowed = error.problem.overridable and self._play_session.playing.overrules(engine, event)
            self._refused = (engine, dict(event)) if allowed else None
            problem = error.problem
            self._page.show_refused("△ " + problem.text(self._words), ruling=allowed, rule=problem.rule)
            return
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self.put_away()
        if here and not self._has_focus:  # what had it is gone, and Qt gives it to whatever comes next in the window
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go_to_dice()

    def offer_ruling(self, engine: str, event: Mapping[str, Any], text: str) -> None:
        """Let the GM decide about an event that was not requested explicitly."""
        self._refused = engine, dict(event)
        self._page.show_refused(f"△ {text}", ruling=True)

    def put_away(self) -> None:
        """Take the sentence of a refusal off the page."""
        self._page.show_refused("", ruling=False)

    @property
    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self._page.isAncestorOf(focus)

    def _rule(self, reason: str) -> None:
        refused = self._refused
        if refused is None:
            return
        engine, event = refused
        self._refused = None
        self.put_away()
        self._notifier.guard(lambda: self._play_session.play(engine, event, reason))
        self.go_to_dice()

    def go_to_dice(self) -> None:
        """Go where the dice are that a step, or the way back to one, has left to be thrown."""
        roll = self._play_session.roll
        if roll is not None and roll.engine and not roll.done:
            self._tray.focus()


class DamageController(QObject):
    """Changes one number of a character; damage changes the first gauge."""

    def __init__(self, context: PlayContext, requests: Requests, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._open_campaign, self._notifier = context.window, context.open_campaign, context.notifier
        self._attention, self._requests, self._people = context.attention, requests, context.people
        self._words, self._play_session = context.words, context.play_session

    def ask(self, *, harm: bool) -> None:
        """Ask how far a number of the selected person moves."""
        person = self._person(self._attention.selected)
        if person is None or not any(g.field and g.value is not None for g in person.gauges):
            self._notifier.notify(self.tr("変えられる値がありません。先に文字で人を選んでください。"))
            return
        dialog = DamageDialog(person, self._words, harm=harm, parent=self._window)

        def given(gauge: Gauge, value: int) -> None:
            taken = dialog.taken if harm and self._spills else 0
            self.put(person.id, gauge, value, harm=harm, taken=taken)
            self._ask_blow(person.id, gauge, 0 if taken else dialog.beyond)

        dialog.given.connect(given)
        dialog.open()

    def put(self, who: str, gauge: Gauge, value: int, *, harm: bool, taken: int = 0) -> None:
        """Let damage and healing to the first gauge be what the rules call so; any other number is set by hand.

        Args:
            taken: all the points of a damage that continues where the gauge ends; 0: what the gauge moves by.
        """
        before, name = gauge.value or 0, self._attention.engine
        moved = (taken > 0 or value < before) if harm else value > before
        event = self._event(who, gauge, taken or abs(value - before), harm=harm) if moved else None
        if event is not None:
            self._notifier.guard(lambda: self._play_session.play(name, event.model_dump(mode="json")))
            return
        from desktop.services.journal.changes import value_at  # a sheet is opened without what plays

        sheet = self._open_campaign.sheet(who)
        if sheet is not None:
            change = Change(sheet=who, field=gauge.field, before=value_at(sheet, gauge.field), after=value)
            self._open_campaign.change((change,))

    @property
    def _spills(self) -> bool:
        name = self._attention.engine
        return bool(name) and self._play_session.playing.engine(name).spills

    def _ask_blow(self, who: str, gauge: Gauge, beyond: int) -> None:
        """Damage beyond the end of the first gauge may kill, so it is asked for once more (KO-TBL-18)."""
        person = self._person(who)
        event = self._event(who, gauge, beyond, harm=True) if beyond else None
        if event is not None and person is not None:
            text = self.tr("{name} の{gauge}はもうありません。受けると死亡するルールもあります。")
            text = text.format(name=person.name, gauge=self._words.say(gauge.label))
            self._requests.offer_ruling(self._attention.engine, event.model_dump(mode="json"), text)

    def _event(self, who: str, gauge: Gauge, amount: int, *, harm: bool) -> Value | None:
        """Return what the rules make of it; None: nothing, it is a number like any other."""
        playing, name, person = self._play_session.playing, self._attention.engine, self._person(who)
        state = playing.state(name) if name else None
        if state is None or person is None or gauge.id != next((g.id for g in person.gauges if g.field), ""):
            return None
        engine = playing.engine(name)
        make = engine.harm if harm else engine.heal
        return make(state, who, amount)

    def _person(self, who: str) -> CharacterView | None:
        return next((person for person in self._people() if person.id == who), None)
