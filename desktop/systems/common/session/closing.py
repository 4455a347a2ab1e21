"""How an action ends: its effects, what is in words, the turn that passes, and breaking it off."""

from __future__ import annotations

from desktop.core.problem import Refusal
from desktop.core.words import phrase
from desktop.systems.common.battle.rules import turn_over
from desktop.systems.common.cards.effects import affect, effect_sums, ended
from desktop.systems.common.cards.points import Reckoning
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.state import Action, SessionState, need
from desktop.systems.common.session.trials import opened
from desktop.systems.common.sheet import CommonSheet


def effected(state: SessionState, action: Action, done: tuple[str, ...]) -> SessionState:
    """Carry out what the card does to its user, to its targets and to those it hit.

    Args:
        done: the characters the card concerned.
    """
    card = state.held(state.library.by_id[action.card], state.sheets[action.user])
    if action.outlived:
        card = card.evolve(effects=tuple(effect for effect in card.effects if not effect.in_round))
    hits = action.hits if action.purpose == "use" else ()

    reckoned = Reckoning(state.sheets[action.user], state.library, state.settings, state.library.profile)

    def reached(sheet: CommonSheet) -> CommonSheet:
        groups = (("user", (action.user,)), ("targets", done), ("hit", hits))
        roles = [role for role, who in groups if sheet.id in who]
        fighting = state.battle is not None and sheet.id in state.cast
        return affect(sheet, card, action.choice, roles, state.settings, reckoned, fighting)

    if card.effects and action.purpose == "use":
        sums = effect_sums(card, action.choice, reckoned, state.library, state.settings)
        state = state.mapped(reached, {action.user, *done, *hits}).with_worked(sums)
    if action.destination is not None and not action.outlived:
        state = state.with_sheet(state.sheets[action.user].evolve(hex=action.destination))
    return state


def carried_out(state: SessionState, action: Action) -> SessionState:
    """Bring about what the card does to those its checks were made against, and close it."""
    judged = tuple(result.against for result in action.results)
    done = judged if action.purpose == "use" and judged != ("",) else ()
    return closed(effected(state, action, done), action)


def closed(state: SessionState, action: Action) -> SessionState:
    """Close an action; a メジャー ends the turn, after the GM has carried out what is in words (CM-LIM-03)."""
    mine = state.battle is not None and state.battle.turn == action.user and action.ends_turn
    if mine and not action.waits and in_words(state.library.by_id[action.card]):
        return state.evolve(action=action.evolve(trial=None, waits=True))
    last = action.evolve(trial=None, waits=False) if action.results else None
    state = state.evolve(action=None, last=last)
    return turn_over(state) if mine else state


def in_words(card: Card) -> bool:
    """Tell whether a card does something that only its words say (CM-AMB-86)."""
    return any(effect.op == "text" for effect in card.effects) or (not card.effects and bool(card.text.strip()))


def words_done(state: SessionState, event: ev.WordsDone) -> SessionState:
    """The GM has carried out the card's words; now the turn passes (CM-LIM-03)."""
    action = state.action
    need(
        action is not None and action.waits,
        "wrong_step",
        "CM-LIM-03",
        phrase("いまは、文章で処理するカードはありません。"),
        phrase("次に進めることを一覧から選んでください。"),
    )
    assert action is not None
    return closed(state, action)


def broken_off(state: SessionState) -> SessionState:
    """Break off the action under way: what was paid stays paid, whom it has hit already stays hit (CM-CHK-03)."""
    action = state.action
    if action is None:
        return state
    state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))
    if action.results and not action.waits:
        state = carried_out(state, action.evolve(ends_turn=False))
    return state.evolve(action=None)


def drop(state: SessionState, event: ev.Drop) -> SessionState:
    """Cancel the running action by the GM's ruling, so that no check stays pending.

    A メジャー whose checks are over has been used, so the turn passes, whether or not its text took effect (CM-LIM-03).
    """
    action = state.action
    need(
        action is not None,
        "no_check",
        "CM-CHK-01",
        phrase("いまは行為判定の途中ではありません。"),
        phrase("カードを使ってから進めてください。"),
    )
    assert action is not None
    return closed(state, action) if action.waits else broken_off(state)


def without(state: SessionState, who: str) -> SessionState:
    """Continue the action without a leaving character: its user cancels it, a target is left out."""
    action = state.action
    if action is None or who not in (action.user, *action.targets):
        return state
    if who == action.user:
        return broken_off(state)
    judged = {result.against for result in action.results}
    if who in judged or action.purpose == "search":
        return state
    rest = action.evolve(targets=tuple(one for one in action.targets if one != who))
    if who != action.against:
        return state.evolve(action=rest)
    state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))
    if len(rest.results) == len(rest.targets):
        return carried_out(state, rest)
    try:
        return opened(state, rest)
    except Refusal:
        return broken_off(state)
