"""One step for the log: names people, decides who may read a line, and lists what cards have moved on sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from desktop.core.custom.numbers import OWN
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import CustomValues
from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.cards.points import POINTS
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.actions import CHOSEN
from desktop.systems.common.session.knowledge import ELSEWHERE, Sight
from desktop.systems.common.session.rules import AnyEvent
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, max_ap, play_game

_PRIVATE = ("assets", "items", "obtained", "visited", "met", "successes")
"""Fields that only their owner and the GM may know."""


class StepDescription:
    """One step between two states, as players see it."""

    def __init__(self, before: SessionState, after: SessionState) -> None:
        self.before, self.after = before, after
        self._was, self._is = Sight(before, Viewer()), Sight(after, Viewer())

    def name(self, who: str) -> str:
        """Return a character's name."""
        return (self.after.sheets.get(who) or self.before.sheets[who]).name

    def kind(self, who: str, copy_id: str) -> str:
        """Return the kind of a copy that a character had before the event; empty when there was none."""
        sheet = self.before.sheets.get(who)
        copies = sheet.copies if sheet is not None else ()
        return next((self.after.library.kind_of(copy) for copy in copies if copy.id == copy_id), "")

    def card(self, who: str, copy_id: str) -> Card | None:
        """Return the card of a copy that a character had before the event; None when there was none."""
        sheet = self.before.sheets.get(who)
        copies = sheet.copies if sheet is not None else ()
        return next((self.after.library.by_id.get(copy.card) for copy in copies if copy.id == copy_id), None)

    def sees(self, who: str) -> bool:
        """Tell whether players see the character."""
        was, now = self.before.sheets.get(who), self.after.sheets.get(who)
        return (was is not None and self._was.person(was)) or (now is not None and self._is.person(now))

    def open(self, text: Phrase, who: str = "", outcome: Outcome | None = None) -> LogMessage:
        """Return a public log message."""
        return LogMessage(text=text, who=who, outcome=outcome)

    def secret(self, text: Phrase, who: str = "") -> LogMessage:
        """Return a message for the GM alone."""
        return LogMessage(text=text, who=who, secret=True)

    def about(self, text: Phrase, *people: str, outcome: Outcome | None = None) -> LogMessage:
        """Return a message about people; to the GM alone where players do not know one of them."""
        if all(self.sees(who) for who in people):
            return self.open(text, people[0] if people else "", outcome)
        return self.secret(text, people[0]).evolve(outcome=outcome)

    def covered(self, text: Phrase, sentence: Phrase, *people: str, outcome: Outcome | None = None) -> LogMessage:
        """Return a message with all for the GM and less for players, nothing where they do not know one of the people.

        Args:
            outcome: what they may know of it, too.
        """
        known = all(self.sees(who) for who in people)
        shown = sentence if known else None
        return LogMessage(text=text, who=people[0], secret=True, open=shown, outcome=outcome, lays_open=known)

    def numbers(self, text: Phrase, who: str) -> LogMessage:
        """Return a message about what is on a sheet; players read it where the sheet is open to them."""
        sheet = self.after.sheets[who]
        return self.open(text, who) if self.after.open_sheet(sheet) else self.secret(text, who)

    def became(self, who: str, number: str, before: int, after: int, field: str = "") -> LogMessage:
        """Return what has become of a number.

        Args:
            field: of the sheet; empty: a number of the campaign's own.
        """
        known = {"name": self.name(who), "track": number, "before": before, "after": after}
        text = phrase("{name}：{track} {before} → {after}", **known)
        return self.secret(text, who) if field in _PRIVATE else self.numbers(text, who)

    def value(self, who: str, field: str, value: object, note: str) -> LogMessage:
        """Return that a number was written by hand."""
        known = {"name": self.name(who), "field": field, "value": str(value)}
        text = phrase("{name} の {field} を {value} にしました。", **known)
        if note:
            text = phrase("{name} の {field} を {value} にしました（{note}）。", **known, note=Typed(note))
        return self.secret(text, who) if field.partition(".")[0] in (*_PRIVATE, "custom") else self.numbers(text, who)

    def placed(self, words: Callable[[str], Phrase], area: str) -> LogMessage:
        """Return a message about a place that players may not know."""
        if area in self._is.areas:
            return self.open(words(area))
        return LogMessage(text=words(area), secret=True, open=words(ELSEWHERE))

    def going(self, who: str, area: str, name: str) -> LogMessage:
        """Return where a PC goes, hidden where players do not know the place (CM-APP-08)."""
        text = phrase("{name} は {area} を選びました。", name=name, area=area)
        place = self._is.place(self.after.sheets[who], area)
        if place == area:
            return self.open(text, who)
        return LogMessage(
            text=text, who=who, secret=True, open=phrase("{name} は {area} を選びました。", name=name, area=place)
        )

    def scene(self, area: str) -> LogMessage:
        """Return that a scene begins and who appears."""
        here = [sheet for sheet in self.after.scene_sheets if self._is.person(sheet)]
        place = area if self._is.scene else ELSEWHERE
        return _differing(
            phrase("{area} のシーンを始めました。登場：{names}", area=area, names=_names(self.after, self.after.cast)),
            phrase("{area} のシーンを始めました。登場：{names}", area=place, names=tuple(Typed(s.name) for s in here)),
        )

    def used(self, event: ev.UseCard) -> LogMessage:
        """Describe the use of a card and its targets."""
        name, kind = self.name(event.who), self.kind(event.who, event.copy_id)
        here, there = self.before.sheets[event.who].hex, self.after.sheets[event.who].hex
        if event.hexes and here != there:
            known = {"name": name, "kind": kind, "a": here, "b": there}
            return self.about(phrase("{name} が <{kind}> でヘクス {a} から {b} へ移りました。", **known), event.who)
        card = self.card(event.who, event.copy_id)
        if event.hexes and card is not None and card.target.kind == "n_hexes":
            hexes = tuple(str(n) for n in event.hexes)
            text = phrase("{name} が <{kind}> をヘクス {hexes} に使いました。", name=name, kind=kind, hexes=hexes)
            return self.about(text, event.who)
        if not event.targets or (card is not None and card.target.kind not in CHOSEN):
            return self.about(phrase("{name} が <{kind}> を使いました。", name=name, kind=kind), event.who)
        seen = tuple(who for who in event.targets if self.sees(who))
        text = phrase(
            "{name} が <{kind}> を {targets} に使いました。",
            name=name,
            kind=kind,
            targets=_names(self.after, event.targets),
        )
        sentence = phrase("{name} が <{kind}> を使いました。", name=name, kind=kind)
        if seen == event.targets:
            return self.about(text, event.who)
        return self.covered(text, sentence, event.who)

    def left_scene(self, who: str) -> LogMessage:
        """Return that a character left the scene."""
        return self.about(phrase("{name} が退場しました。", name=self.name(who)), who)

    def state_added(self, who: str, state: str) -> LogMessage:
        """Return that a state was put on a character."""
        return self.numbers(phrase("{name} に《{state}》が付きました。", name=self.name(who), state=state), who)

    def state_removed(self, who: str, state: str) -> LogMessage:
        """Return that a state was taken off a character."""
        return self.numbers(phrase("{name} の《{state}》が消えました。", name=self.name(who), state=state), who)

    def revealed(self, event: ev.Reveal) -> str:
        """Name what the GM shows or hides."""
        return self.name(event.name) if event.what in ("person", "destination") else event.name


def ap_line(sheet: CommonSheet, state: SessionState) -> Phrase:
    """Write AP over MAXAP, the fraction that decides who acts (CM-BTL-07)."""
    return phrase("{name}：AP {ap}/{max}", name=sheet.name, ap=sheet.ap, max=max_ap(sheet, state.settings))


def _names(state: SessionState, people: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(Typed(state.sheets[who].name) for who in people)


def _differing(text: Phrase, sentence: Phrase) -> LogMessage:
    return LogMessage(text=text) if text == sentence else LogMessage(text=text, secret=True, open=sentence)


_PLAYED = (ev.UseCard, bt.MoveToken, Choose, ThrowEvent, ev.Typed, ev.Drop, ev.Leave, ev.EndScene)
"""Events that can cause a card's effects; changes by hand are described as such."""


def moved(step: StepDescription, event: AnyEvent) -> Iterator[LogMessage]:
    """Describe the changes of numbers and states by a card (CM-CARD-07, CM-STATE-03)."""
    if not isinstance(event, _PLAYED):
        return
    fields = [field for field in POINTS if field != "ap" or _moves_ap(step, event)]
    for who, sheet in step.after.sheets.items():
        before = step.before.sheets.get(who)
        if before is not None and before is not sheet:
            yield from _points(step, before, sheet, fields)
            yield from _states(step, before, sheet)
    for who, field, old, new in _own_changes(step.before, step.after):
        yield step.became(who, Typed(field.label), old, new)


def _points(step: StepDescription, before: CommonSheet, after: CommonSheet, fields: list[str]) -> Iterator[LogMessage]:
    for field in fields:
        old, new = getattr(before, field), getattr(after, field)
        if old != new:
            yield step.became(after.id, POINTS[field], old, new, field)


def _states(step: StepDescription, before: CommonSheet, after: CommonSheet) -> Iterator[LogMessage]:
    if before.states is after.states:
        return
    had, has = ([state.name for state in sheet.states] for sheet in (before, after))
    for name in (name for name in had if name not in has):
        yield step.state_removed(after.id, name)
    for name in (name for name in has if name not in had):
        yield step.state_added(after.id, name)


def _moves_ap(step: StepDescription, event: AnyEvent) -> bool:
    """Tell whether the card of a step changes AP: what a メジャー costs is on the card and is no news."""
    action = step.before.action
    match event:
        case ev.UseCard():
            cards = [step.card(event.who, event.copy_id)]
        case Choose():
            who, _, copy_id = event.option.partition(".")
            cards = [step.card(who, copy_id)]
        case _:
            cards = []
    if action is not None and isinstance(event, Choose | ThrowEvent | ev.Typed | ev.Drop):
        cards.append(step.after.library.by_id.get(action.card))
    effects = (effect for card in cards if card is not None for effect in card.effects)
    return any(effect.op == "points" and effect.number == "ap" for effect in effects)


def _own_changes(before: SessionState, after: SessionState) -> Iterator[tuple[str, ProfileField, int, int]]:
    """Yield (sheet id, field, before, after) of every own number and track that is another one now."""
    game = play_game(after.library, after.settings, after.library.profile)
    for who, sheet in after.sheets.items():
        was = before.sheets.get(who)
        if was is None or was.own == sheet.own:
            continue
        old, new = (CustomValues(one, game, partial(derive, one, game)) for one in (was, sheet))
        for field in game.profile:
            if field.kind in (FieldKind.NUMBER, FieldKind.TRACK):
                first, last = (int(values.number(OWN + field.id)) for values in (old, new))
                if first != last:
                    yield who, field, first, last
