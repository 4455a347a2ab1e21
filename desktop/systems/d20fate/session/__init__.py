"""The five-step loop 宣言→指定→ロール→解決→停止 as a reducer over events, with its next steps (sections 3.4, 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.core.game import Game
from desktop.core.play import Known, Move, SessionEngine
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate import resolve
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.kinds import listed, proposals
from desktop.systems.d20fate.session import log, rules, view
from desktop.systems.d20fate.session.events import EVENTS, Event, Join
from desktop.systems.d20fate.session.rules import EVENT_NAMES, allowed, needs_consequence
from desktop.systems.d20fate.session.state import LoopStep, SessionState, begun_with
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet

NAMED = ("declare", "designate", "condition", "stunt")
"""Events that name whom they are about."""


def legal(state: SessionState) -> tuple[Move, ...]:
    """List every legal next step; the first primary one is what Enter takes."""
    return (*_loop(state), *_beside(state))


def _move(kind: str, rule: str, primary: bool = False, who: str = "", label: Phrase | str = "", **args: Known) -> Move:
    shown = label or EVENT_NAMES[kind]
    known = {"who": who, **args} if who and kind in NAMED else args
    return Move(event=kind, label=shown, who=who, args=tuple(known.items()), rule=rule, primary=primary)


def _loop(state: SessionState) -> Iterator[Move]:
    if allowed(state, "declare"):
        yield from _declarations(state)
    if state.step is LoopStep.DESIGNATE:
        yield from _designations(state, state.find(state.who), primary=True)
        yield _move("withdraw", "D20-AMB-32")
        yield _move("no_check", "D20-AMB-31")
    elif allowed(state, "designate"):
        players = [row for row in state.cast if row.is_pc]
        for index, row in enumerate(players):
            for move in _designations(state, row, primary=index == 0 and state.dealt):
                yield move.evolve(begins=True)
    if state.step is LoopStep.ROLL and state.check is not None and state.check.wants is not None:
        yield _move("throw", "D20-LOOP-03", primary=True, who=state.check.wants.who)
    if state.step is LoopStep.FATE and state.check is not None:
        for option in state.check.options:
            if option.enabled:
                args = (("option", option.id),)
                yield _move("choose", option.rule, option.primary, option.payer, option.label, **dict(args))
    if state.step is LoopStep.RESOLVE and state.check is not None:
        # a failure asks for its consequence first, which N alone never gives (D20-AMB-34)
        yield _move("describe", "D20-LOOP-04", primary=not needs_consequence(state.check))


def _declarations(state: SessionState) -> Iterator[Move]:
    """A player's first; an NPC moves of its own accord only by the GM ruling (D20-LAW-03)."""
    first = state.dealt and not state.rules.flow_simple
    for row in state.cast:
        if row.is_pc:
            label = phrase("{name} の宣言", name=Typed(row.name))
            due = row.id == state.following if state.following else first
            move = _move("declare", "D20-LOOP-01", primary=first and due, who=row.id, label=label)
            yield move.evolve(begins=not state.following)  # an order of the GM names whose turn it is
            first = first and not due
    for row in state.cast:
        if not row.is_pc:
            yield _move("declare", "D20-LAW-03", who=row.id, label=phrase("GM裁定：{use}", use="宣言"), gm=True)


def _designations(state: SessionState, sheet: D20FateSheet, primary: bool) -> Iterator[Move]:
    """The plain designation, and the same with what the conditions propose (D20-AMB-35)."""
    yield _move("designate", "D20-LOOP-02", primary=primary, who=sheet.id)
    found = proposals(sheet, None, state.game)
    if found.advantage or found.disadvantage:
        label = phrase("指定（{reasons}）", reasons=listed((*found.advantage, *found.disadvantage)))
        yield _move(
            "designate",
            "D20-AMB-35",
            who=sheet.id,
            label=label,
            advantages=found.advantage,
            disadvantages=found.disadvantage,
        )


def _beside(state: SessionState) -> Iterator[Move]:
    """What may happen beside the loop and does not move it."""
    if allowed(state, "session_start"):
        if state.rules.fate_enabled:
            yield _move("session_start", "D20-FATE-05", primary=not state.dealt)
        yield _move("join", "D20-AMB-26")
    if allowed(state, "condition"):
        for row in state.cast:
            yield _move("condition", "D20-AMB-35", who=row.id)
    for row in state.cast:
        room = not state.rules.fate_stunt or resolve.capped(row.fate_dice + 1, state.rules) > row.fate_dice
        if room and resolve.owns_fate(row.is_pc, state.rules):
            yield _move("stunt", "D20-FATE-06", who=row.id)
    yield _move("note", "D20-AMB-31")


class D20FateSession(SessionEngine[SessionState, Event, D20FateSheet, D20FateSettings]):
    """The five-step loop."""

    state_type = SessionState
    events = EVENTS

    def start(self, sheets: Sequence[D20FateSheet], game: Game[D20FateSettings], **options: object) -> SessionState:
        return rules.advance(begun_with(sheets, game))

    def apply(self, state: SessionState, event: Event) -> SessionState:
        return rules.apply(state, event)

    def advance(self, state: SessionState) -> SessionState:
        return rules.advance(state)

    def legal(self, state: SessionState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: SessionState, viewer: Viewer) -> view.SessionView:
        return view.project(state, viewer)

    def check(self, state: SessionState) -> FateCheck | None:
        return None if state.check is None or state.check.final else state.check

    def log_messages(self, before: SessionState, event: Event, after: SessionState) -> tuple[LogMessage, ...]:
        return log.log_messages(before, event, after)

    def join(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> Event | None:
        return Join(who=sheet.id)


SESSION = D20FateSession()
