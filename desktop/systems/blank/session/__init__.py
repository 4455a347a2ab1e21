"""A session as a reducer over events and its legal next steps: scenes, turns in an order that the game decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from desktop.core.custom.checks.check import CustomRoll
from desktop.core.game import Game
from desktop.core.play import Known, Move, SessionEngine
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView, nth
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank.session import log, rules, view
from desktop.systems.blank.session.events import EVENTS, Event, Join
from desktop.systems.blank.session.state import SessionState, begun_with
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.systems.blank.tables import ConditionRow, TurnRow


def legal(state: SessionState) -> tuple[Move, ...]:
    """List what may happen next; at most one is the usual one."""
    return (*_turns(state), *_beside(state))


def _move(
    event: str,
    label: Phrase | str,
    rule: str,
    *,
    primary: bool = False,
    turn: bool = False,
    who: str = "",
    **args: Known,
) -> Move:
    known = {"who": who, **args} if who and event != "throw" else args
    return Move(event=event, label=label, who=who, args=tuple(known.items()), rule=rule, primary=primary, turn=turn)


def _turns(state: SessionState) -> Iterator[Move]:
    game = state.game
    if not state.turns:
        for n, row in enumerate(game.rows("turns", TurnRow) if state.cast else ()):
            label = phrase("手番を始める：{name}", name=row.name)
            yield _move("begin", label, "BL-TRN-01", primary=n == 0, turns=row.id)
        return
    if state.check is not None:
        wants = state.check.wants
        yield _move("throw", phrase("順番のダイス"), "BL-TRN-02", primary=True, who=wants.who if wants else "")
    elif state.free:
        yield from _free(state)
    else:
        waiting = state.waiting
        label = phrase("次へ：{name}", name=_name(state, waiting[0])) if waiting else _next_round(state)
        yield _move("next", label, "BL-TRN-03", primary=True)
        for who in waiting[1:]:
            yield _move("act", phrase("{name} を先に", name=_name(state, who)), "BL-TRN-04", turn=True, who=who)
    if state.order and state.check is None:
        for who in state.order:
            now = state.values.get(who)
            if now is not None:
                label = phrase("{name} の順番の数（{n}）", name=_name(state, who), n=now)
                yield _move("set_value", label, "BL-TRN-02", who=who)
    yield _move("end", phrase("手番の進行を終える"), "BL-TRN-01")


def _free(state: SessionState) -> Iterator[Move]:
    """Any waiting character may act; after the last one the next round comes (BL-TRN-04)."""
    for who in state.waiting:
        yield _move("act", phrase("{name} の手番", name=_name(state, who)), "BL-TRN-04", turn=True, who=who)
    label = _next_round(state) if not state.waiting else phrase("手番を終える")
    if state.now or not state.waiting:
        yield _move("next", label, "BL-TRN-03", primary=True)


def _next_round(state: SessionState) -> Phrase:
    return phrase("次の{round}へ", round=state.game.label("round"))


def _name(state: SessionState, who: str) -> Typed:
    return Typed(state.find(who).name)


def _beside(state: SessionState) -> Iterator[Move]:
    """List what may happen at any time and does not move the turns."""
    yield _move("scene", phrase("場面を始める"), "BL-LAY-01").evolve(texts=(("name", ()),))
    word = state.game.label("conditions")
    known = tuple(row.name for row in state.game.rows("conditions", ConditionRow))
    for row in state.cast:
        label = phrase("{name} の{conditions}", name=Typed(row.name), conditions=word)
        yield _move("condition", label, "BL-CND-01", who=row.id, remove=False).evolve(texts=(("text", known),))
        for one in row.conditions:
            label = phrase("{name} の「{text}」を外す", name=Typed(row.name), text=one.text)
            yield _move("condition", label, "BL-CND-01", who=row.id, text=one.text, until=one.until, remove=True)
    for who in state.hidden:
        yield _move("reveal", phrase("{name} を見せる", name=_name(state, who)), "BL-TRN-01", who=who, seen=True)
    for row in state.cast:
        yield _move("leave", phrase("{name} が退席する", name=Typed(row.name)), "BL-TRN-01", who=row.id)
    yield _move("join", phrase("途中から参加"), "BL-TRN-01")
    yield _move("note", phrase("GMメモ"), "BL-LAY-01").evolve(texts=(("text", ()),))


class BlankSession(SessionEngine[SessionState, Event, BlankSheet, BlankSettings]):
    """A session of a custom game: scenes, turns, conditions."""

    state_type = SessionState
    events = EVENTS
    unseen = "unseen"

    def start(self, sheets: Sequence[BlankSheet], game: Game[BlankSettings], **options: object) -> SessionState:
        return begun_with(sheets, game, **cast("dict[str, Any]", options))

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return rules.apply(state, event)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> PlayView:
        return view.project(state, viewer)

    def check(self, state: SessionState) -> CustomRoll | None:
        return state.check

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log.log_messages(before, event, after)

    def join(self, sheet: BlankSheet, game: Game[BlankSettings]) -> Event | None:
        return Join(who=sheet.id)

    def heading(self, state: SessionState) -> Heading:
        scene = phrase("場面：{name}", name=Typed(state.scene)) if state.scene else ""
        return Heading(scene=scene, round=nth(state.round, state.game.label("round")) if state.round else "")


SESSION = BlankSession()
