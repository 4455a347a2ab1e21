"""The open check of an action or of a tie, drop items, and how an action ends."""

from __future__ import annotations

from desktop.core.expression.tree import Const
from desktop.core.play import Choose, ThrowEvent, answered
from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.rolls.check import Check
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.words import phrase
from desktop.systems.common.battle.rules import turn_of, turn_over
from desktop.systems.common.cards.effects import affect, effect_sums, ended
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.cards.points import CardFormulas
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.checks import USUAL, CommonCheck, Numbers, Trial
from desktop.systems.common.dice_checks import LotteryCheck
from desktop.systems.common.growth import cap_problem
from desktop.systems.common.scenario import Drop
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.knowledge import Sight, give_card
from desktop.systems.common.session.state import Action, CheckResult, SessionState, need
from desktop.systems.common.sheet import CommonSheet


def _no_check() -> Refusal:
    return refuse(
        "no_check",
        "CM-CHK-01",
        phrase("いまは行為判定の途中ではありません。"),
        phrase("カードを使ってから進めてください。"),
        overridable=False,
    )


def opened(state: SessionState, action: Action) -> SessionState:
    """Open the check against the next target (CM-CHK-02).

    Raises:
        Refusal: `number_needed`, `no_target`.
    """
    state = state.evolve(action=action.evolve(trial=_trial(state, action)))
    _ = open_trial(state).pair
    return state


def _trial(state: SessionState, action: Action) -> Trial:
    usual = state.library.by_id[action.card].check or USUAL
    search = action.purpose == "search"
    difficulty = Const(value=difficulty_of(state, action)) if search else usual.difficulty
    return Trial(
        user=action.user,
        against="" if search else action.against,
        secret=search,
        numbers=Numbers(
            judge=usual.judge,
            judge_text=usual.judge_text,
            difficulty_text=usual.difficulty_text,
            difficulty=difficulty,
            kind=action.name,
            typed_judge=action.typed_judge,
            typed_difficulty=action.typed_difficulty,
        ),
    )


def open_trial(state: SessionState) -> CommonCheck:
    """Return the running check with its target and the characters who may act in it (CM-AMB-90).

    Raises:
        Refusal: `no_check`.
    """
    action = state.action
    if action is None or action.trial is None:
        raise _no_check()
    here = state.cast if state.settings.scene_only else tuple(state.sheets)
    concerned = (*here, action.trial.user, action.trial.against)
    people = tuple(sheet for who, sheet in state.sheets.items() if who in concerned)
    return CommonCheck(
        trial=action.trial,
        library=state.library,
        settings=state.settings,
        profile=state.library.profile,
        people=people,
        moments={sheet.id: state.moment(sheet.id) for sheet in people},
        known=frozenset(sheet.id for sheet in people if state.open_sheet(sheet)),
    )


def drops_for(state: SessionState, ability: str) -> tuple[tuple[int, Drop], ...]:
    """List the drop items of the scene area that the check of an ability can gain, with their row (CM-DROP-02)."""
    area = state.scenario.area(state.scene_area)
    if area is None:
        return ()
    return tuple(
        (row, drop)
        for row, drop in enumerate(area.drops)
        if state.library.named(drop.ability) == ability
        and state.stock.get(f"{area.name}/drop/{row}", drop.stock) != 0
        and not _secret(state, drop)
    )


def _secret(state: SessionState, drop: Drop) -> bool:
    """Tell whether a drop item is a secret, which cannot be found that way (CM-AMB-12)."""
    found = state.library.resolve(drop.item)
    return found is not None and found[0].id == SECRET


def full_problem(state: SessionState, who: str, drop: Drop) -> Problem | None:
    """Return a problem where a character has as many of a drop item as 取得枚数上限 allows (CM-COST-03)."""
    found = state.library.resolve(drop.item)
    return cap_problem(*found, state.sheets[who], state.library, state.settings) if found else None


def difficulty_of(state: SessionState, action: Action) -> int:
    """Return the 難易度 of the drop item that is searched for (CM-AMB-46, CM-AMB-74)."""
    drop = next((d for _, d in drops_for(state, action.name) if d.item == action.against), Drop())
    return state.settings.drop_difficulty if drop.difficulty is None else drop.difficulty


def found(state: SessionState, action: Action) -> SessionState:
    """Give what was searched for, unless its user has as many as he may, or it is gone (CM-COST-03)."""
    for row, drop in drops_for(state, action.name):
        card = state.library.resolve(drop.item)
        if drop.item != action.against or card is None:
            continue
        if not action.ruled and full_problem(state, action.user, drop) is not None:
            return state
        key = f"{state.scene_area}/drop/{row}"
        left = state.stock.get(key, drop.stock)
        if left is not None:
            state = state.evolve(stock={**state.stock, key: left - 1})
        return give_card(state, action.user, card[0].id, card[1], "drop")
    return state


def effected(state: SessionState, action: Action, done: tuple[str, ...]) -> SessionState:
    """Carry out what the card does to its user, to its targets and to those it hit.

    Args:
        done: the characters the card concerned.
    """
    card = state.in_hand(state.library.by_id[action.card], state.sheets[action.user])
    if action.outlived:
        card = card.evolve(effects=tuple(effect for effect in card.effects if not effect.in_round))
    hits = action.hits if action.purpose == "use" else ()

    computed = CardFormulas(state.sheets[action.user], state.library, state.settings, state.library.profile)

    def reached(sheet: CommonSheet) -> CommonSheet:
        groups = (("user", (action.user,)), ("targets", done), ("hit", hits))
        roles = [role for role, who in groups if sheet.id in who]
        fighting = state.battle is not None and sheet.id in state.cast
        return affect(sheet, card, action.choice, roles, state.settings, computed, fighting)

    if card.effects and action.purpose == "use":
        sums = effect_sums(card, action.choice, computed, state.library, state.settings)
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
    """Let the turn pass after the GM has carried out the card's text (CM-LIM-03)."""
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
    if action is None:
        raise _no_check()
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


def check(state: SessionState) -> Check | None:
    """Return the open check; None when the engine waits for no dice or choice."""
    return _open(state) if _is_open(state) else None


def _is_open(state: SessionState) -> bool:
    tied = state.battle is not None and bool(state.battle.tied)
    return tied if state.action is None else state.action.trial is not None


def _open(state: SessionState) -> CommonCheck | LotteryCheck:
    """Return it; an action under way comes before the draw.

    Raises:
        Refusal: `no_check`.
    """
    battle = state.battle
    if state.action is not None or battle is None or not battle.tied:
        return open_trial(state)
    seen = Sight(state, Viewer())
    return LotteryCheck(
        candidates=len(battle.tied),
        names=tuple(state.sheets[who].name for who in battle.tied),
        throws=battle.throws,
        again=battle.again,
        known=all(seen.person(state.sheets[who]) for who in battle.tied),
    )


def drawn(state: SessionState, event: ThrowEvent | Choose | ev.Typed) -> Outcome | None:
    """Return how the draw at a tie ended by dice or a typed value; None while it continues, or at any other check."""
    lottery = check(state)
    if not isinstance(lottery, LotteryCheck):
        return None
    match event:
        case ThrowEvent():
            return answered(lottery, event).outcome if lottery.wants else None
        case Choose():
            return answered(lottery, event).outcome
        case ev.Typed():
            return lottery.with_typed_value(event.value).outcome


def throw(state: SessionState, event: ThrowEvent) -> SessionState:
    """Take the dice that the open check asked for (CM-CHK-07, CM-AMB-57)."""
    open_check = _open(state)
    wants = open_check.wants
    if wants is None:
        raise refuse(
            "wrong_step",
            "CM-CHK-04",
            phrase("まだダイスを振るところではありません。"),
            phrase("「ロールへ」で進んでください。"),
            overridable=False,
        )
    return _stepped(state, answered(open_check, event))


def typed(state: SessionState, event: ev.Typed) -> SessionState:
    """Take the finished value of its dice code (CM-APP-04)."""
    return _stepped(state, _open(state).with_typed_value(event.value))


def choose(state: SessionState, event: Choose) -> SessionState:
    """Take an option of the open check."""
    open_check = _open(state)
    after = answered(open_check, event)
    if isinstance(open_check, CommonCheck):
        state = state.with_worked(open_check.sums(event.option))
    return _stepped(state, after)


def _stepped(state: SessionState, after: CommonCheck | LotteryCheck) -> SessionState:
    return _drawn(state, after) if isinstance(after, LotteryCheck) else _went_on(state, after)


def _drawn(state: SessionState, draw: LotteryCheck) -> SessionState:
    """Give the turn to the drawn character; a number without a candidate is thrown again (CM-AMB-57)."""
    battle = state.battle
    assert battle is not None
    if draw.drawn is not None:
        return turn_of(state, battle.tied[draw.drawn - 1])
    return state.evolve(battle=battle.evolve(throws=draw.throws, again=draw.again))


def _went_on(state: SessionState, after: CommonCheck) -> SessionState:
    """Take over what the check has done to people; when it is done, on to the next target or to the effects."""
    action = state.action
    assert action is not None
    state = state.with_sheets(after.people)
    if not after.done:
        return state.evolve(action=action.evolve(trial=after.trial))
    outcome, trial = after.outcome, after.trial
    assert outcome is not None
    state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))  # also of those beside the scene
    if trial.success and action.purpose == "search":
        state = found(state, action)
    result = CheckResult(
        against=action.against,
        value=trial.value,
        success=bool(trial.success),
        title=after.title,
        thrown=after.thrown,
        outcome=outcome,
    )
    action = action.evolve(results=(*action.results, result), trial=None)
    return opened(state, action) if len(action.results) < len(action.targets) else carried_out(state, action)
