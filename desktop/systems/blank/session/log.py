"""log_messages(before, event, after): the lines of the log that a step brings, and what players read of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.state import SessionState
from desktop.systems.blank.sheet import BlankSheet


def log_messages(before: SessionState, event: ev.Event, after: SessionState) -> tuple[LogMessage, ...]:
    """Return the lines of the log for one step: the event, conditions that ended by themselves, whose turn it is."""
    own = () if isinstance(event, ev.ConditionEvent) else tuple(_ended(before, after, event))
    return (*_event(before, event, after), *own, *_turn(before, after))


def _event(before: SessionState, event: ev.Event, after: SessionState) -> tuple[LogMessage, ...]:
    match event:
        case ev.Scene():
            text = phrase("場面：{name}", name=Typed(event.name)) if event.name else phrase("新しい場面")
            return (LogMessage(text=text),)
        case ev.Begin():
            row = after.turn_row
            return (LogMessage(text=phrase("手番を始めます（{name}）。", name=row.name if row else "")),)
        case ev.ThrowEvent():
            return _thrown(before, after)
        case ev.SetValue():
            text = phrase("GM裁定：{name} の順番の数 {n}", name=_name(after, event.who), n=event.value)
            return (_about(after, event.who, text),)
        case ev.Order():
            return (LogMessage(text=phrase("GM裁定：順番を決めました。"), secret=_conceals(after, after.order)),)
        case ev.End():
            return (LogMessage(text=phrase("手番の進行を終えました。")),)
        case ev.ConditionEvent():
            return (_condition(after, event),)
        case ev.Reveal():
            text = phrase("{name} が現れました。", name=_name(after, event.who))
            return (LogMessage(text=text, who=event.who, secret=not event.seen),)
        case ev.Join():
            sheet = after.find(event.who)
            text = phrase("{name} が加わりました。", name=Typed(sheet.name))
            return (LogMessage(text=text, who=sheet.id, secret=not sheet.is_pc),)
        case ev.Leave():
            text = phrase("{name} が抜けました。", name=_name(before, event.who))
            return (_about(before, event.who, text),)
        case ev.Note():
            return (
                (LogMessage(text=phrase("GMメモ：{text}", text=Typed(event.text)), secret=True),) if event.text else ()
            )
        case ev.Act() | ev.Next():
            return ()
        case _:
            assert_never(event)


def _name(state: SessionState, who: str) -> Typed:
    sheet = state.sheet(who)
    return Typed(sheet.name if sheet is not None else "")


def _conceals(state: SessionState, characters: tuple[str, ...]) -> bool:
    return any(who in state.hidden for who in characters)


def _about(state: SessionState, who: str, text: Phrase) -> LogMessage:
    return LogMessage(text=text, who=who, secret=who in state.hidden)


def _thrown(before: SessionState, after: SessionState) -> tuple[LogMessage, ...]:
    check = before.check
    if check is None or check.side.who not in after.values:
        return ()
    who = check.side.who
    text = phrase("{name} の順番：{n}", name=_name(after, who), n=after.values[who])
    return (_about(after, who, text),)


def _turn(before: SessionState, after: SessionState) -> Iterator[LogMessage]:
    """Name the round that has begun, and the acting character."""
    if after.round > before.round:
        yield LogMessage(text=phrase("第 {n} {word}", n=after.round, word=after.game.label("round")))
    if after.now and (after.now != before.now or after.round != before.round):
        yield _about(after, after.now, phrase("{name} の手番です。", name=_name(after, after.now)))


def _ended(before: SessionState, after: SessionState, event: ev.Event) -> Iterator[LogMessage]:
    """Name the conditions that have ended by themselves (BL-CND-02)."""
    if isinstance(event, ev.Join | ev.Leave):
        return
    for sheet in after.cast:
        was = before.sheet(sheet.id)
        left = {row.text for row in sheet.conditions}
        for row in was.conditions if was is not None else ():
            if row.text not in left:
                yield _condition_ended(sheet, row.text)


def _condition(state: SessionState, event: ev.ConditionEvent) -> LogMessage:
    sheet = state.find(event.who)
    if event.remove:
        return _condition_ended(sheet, event.text)
    words = {"name": Typed(sheet.name), "text": event.text, "until": Typed(event.until)}
    if event.until:
        text = phrase("{name} の状態：{text}（{until}）", **words)
    else:
        text = phrase("{name} の状態：{text}", **words)
    return LogMessage(text=text, who=sheet.id, secret=not sheet.is_pc)


def _condition_ended(sheet: BlankSheet, text: str) -> LogMessage:
    line = phrase("{name} の状態「{text}」が終わりました。", name=Typed(sheet.name), text=text)
    return LogMessage(text=line, who=sheet.id, secret=not sheet.is_pc)
