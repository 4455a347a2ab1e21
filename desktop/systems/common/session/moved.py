"""What cards have moved on sheets in a step, for the log: points, own numbers and tracks, states."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop.core.custom_numbers import OWN
from desktop.core.custom_values import CustomValues
from desktop.core.play import Choose, ThrowEvent
from desktop.core.profile import FieldKind, ProfileField
from desktop.core.view_models import LogMessage
from desktop.core.words import Typed, phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.cards.points import POINTS
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.log_step import StepDescription
from desktop.systems.common.session.rules import AnyEvent
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, play_game

_PLAYED = (ev.UseCard, bt.MoveToken, Choose, ThrowEvent, ev.Typed, ev.Drop, ev.Leave, ev.EndScene)
"""Events that can cause a card's effects; changes by hand are described as such."""


def moved(tell: StepDescription, event: AnyEvent) -> Iterator[LogMessage]:
    """Describe the changes of numbers and states by a card (CM-CARD-07, CM-STATE-03)."""
    if not isinstance(event, _PLAYED):
        return
    fields = [field for field in POINTS if field != "ap" or _moves_ap(tell, event)]
    for who, sheet in tell.after.sheets.items():
        before = tell.before.sheets.get(who)
        if before is not None and before is not sheet:
            yield from _points(tell, before, sheet, fields)
            yield from _states(tell, before, sheet)
    for who, field, old, new in _own_changes(tell.before, tell.after):
        yield tell.became(who, Typed(field.label), old, new)


def _points(tell: StepDescription, before: CommonSheet, after: CommonSheet, fields: list[str]) -> Iterator[LogMessage]:
    for field in fields:
        old, new = getattr(before, field), getattr(after, field)
        if old != new:
            yield tell.became(after.id, POINTS[field], old, new, field)


def _states(tell: StepDescription, before: CommonSheet, after: CommonSheet) -> Iterator[LogMessage]:
    if before.states is after.states:
        return
    had, has = ([state.name for state in sheet.states] for sheet in (before, after))
    for name in (name for name in had if name not in has):
        yield tell.numbers(phrase("{name} の《{state}》が消えました。", name=after.name, state=name), after.id)
    for name in (name for name in has if name not in had):
        yield tell.numbers(phrase("{name} に《{state}》が付きました。", name=after.name, state=name), after.id)


def _moves_ap(tell: StepDescription, event: AnyEvent) -> bool:
    """Tell whether the card of a step changes AP: what a メジャー costs is on the card and is no news."""
    action = tell.before.action
    match event:
        case ev.UseCard():
            cards = [tell.card(event.who, event.copy_id)]
        case Choose():
            who, _, copy_id = event.option.partition(".")
            cards = [tell.card(who, copy_id)]
        case _:
            cards = []
    if action is not None and isinstance(event, Choose | ThrowEvent | ev.Typed | ev.Drop):
        cards.append(tell.after.library.by_id.get(action.card))
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
