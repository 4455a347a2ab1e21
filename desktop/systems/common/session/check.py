"""The check inside an action: both numbers, one throw for each target, and what follows (行為判定)."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.dice import wrong_count
from desktop.core.dicecodes import read, typed
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.common.battle.flow import initiative, retriggered
from desktop.systems.common.cards.effects import affect, ended
from desktop.systems.common.cards.expressions import Reader
from desktop.systems.common.cards.schema import CardCheck, Expression
from desktop.systems.common.checks import USUAL
from desktop.systems.common.odds import succeeds
from desktop.systems.common.resolve import D100
from desktop.systems.common.scenario import Drop
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.knowledge import check_secrets, give_card, has_succeeded
from desktop.systems.common.session.state import Action, CheckResult, TableState, need
from desktop.systems.common.sheet import CommonSheet


def drops_for(state: TableState, ability: str) -> tuple[tuple[int, Drop], ...]:
    """List the drop items of the scene area that the check of an ability can gain, with their row (CM-DROP-02)."""
    area = state.scenario.area(state.scene_area)
    if area is None:
        return ()
    return tuple(
        (row, drop)
        for row, drop in enumerate(area.drops)
        if drop.ability == ability and state.stock.get(f"{area.name}/drop/{row}", drop.stock) != 0
    )


def check_of(state: TableState, action: Action) -> CardCheck:
    """Return the two expressions of the check under way; a drop item brings its own 難易度 (CM-AMB-74)."""
    card = state.library.by_id[action.card]
    usual = card.check or USUAL
    if action.purpose == "use":
        return usual
    drop = next(d for _, d in drops_for(state, action.name) if d.item == action.against)
    number = state.settings.drop_difficulty if drop.difficulty is None else drop.difficulty
    return usual.evolve(difficulty=Expression(const=number))


def numbers_of(state: TableState, action: Action) -> tuple[Fraction, Fraction]:
    check = check_of(state, action)
    target: CommonSheet | None = state.sheets.get(action.against) if action.purpose == "use" else None
    reader = Reader(state.sheets[action.user], target, action.name, state.library, state.settings)
    return reader.value(check.judge, action.typed_judge), reader.value(check.difficulty, action.typed_difficulty)


def numbers(state: TableState) -> tuple[Fraction, Fraction]:
    """Return 判定値 and 難易度 of the check under way: frozen, or as they stand now (CM-CHK-05, CM-CHK-06, CM-AMB-75).

    Raises:
        Refusal: `no_check`.
    """
    action = _action(state)
    if action.judge is not None and action.difficulty is not None:
        return action.judge, action.difficulty
    return numbers_of(state, action)


def _action(state: TableState) -> Action:
    if state.action is None:
        raise refuse(
            "no_check",
            "CM-CHK-01",
            phrase("いまは行為判定の途中ではありません。"),
            phrase("カードを使ってから進めてください。"),
            overridable=False,
        )
    return state.action


def to_difficulty(state: TableState, event: ev.ToDifficulty) -> TableState:
    """判定値 is reckoned; 難易度 is next (CM-CHK-04)."""
    action = _action(state)
    need(
        action.step == "judge",
        "wrong_step",
        "CM-CHK-04",
        phrase("判定値の算出は終わっています。"),
        phrase("次へ進んでください。"),
    )
    return state.evolve(action=action.evolve(step="difficulty"))


def to_roll(state: TableState, event: ev.ToRoll) -> TableState:
    """Freeze both numbers (CM-AMB-75, CM-AMB-97); by house rule a sure success needs no throw (CM-AMB-73)."""
    action = _action(state)
    need(
        action.step != "roll",
        "wrong_step",
        "CM-CHK-04",
        phrase("もうダイスを振るところです。"),
        phrase("出目を入れてください。"),
    )
    judge, difficulty = numbers_of(state, action)
    action = action.evolve(step="roll", judge=judge, difficulty=difficulty)
    if state.settings.skip_sure and difficulty == 0 and judge >= 1:
        return _judged(state, action, _result(action, None, (), "app", True))
    return state.evolve(action=action)


def throw(state: TableState, event: ev.ThrowDice) -> TableState:
    """Take 1D100 and judge it (CM-CHK-07, CM-CHK-08)."""
    action = _action(state)
    need(
        action.step == "roll",
        "wrong_step",
        "CM-CHK-04",
        phrase("まだダイスを振るところではありません。"),
        phrase("「ロールへ」で進んでください。"),
    )
    if event.value is not None:
        if event.faces:
            raise wrong_count(0, len(event.faces))
        value = typed(D100, event.value).value
    else:
        value = read(D100, [(20, face) for face in event.faces]).value
    assert action.judge is not None
    assert action.difficulty is not None
    success = succeeds(action.judge, action.difficulty, value)
    return _judged(state, action, _result(action, value, event.faces, event.origin, success))


def _result(action: Action, value: int | None, faces: tuple[int, ...], origin: str, success: bool) -> CheckResult:
    return CheckResult.model_validate(
        {
            "against": action.against,
            "judge": action.judge,
            "difficulty": action.difficulty,
            "value": value,
            "faces": faces,
            "origin": origin,
            "success": success,
        }
    )


def _judged(state: TableState, action: Action, result: CheckResult) -> TableState:
    state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))
    if result.success:
        state = _succeeded(state, action)
    action = action.evolve(results=(*action.results, result), step="judge", judge=None, difficulty=None)
    if len(action.results) < len(action.targets):
        return state.evolve(action=action)
    done = action.targets if action.purpose == "use" and action.targets != ("",) else ()
    return closed(effected(state, action, done), action)


def _succeeded(state: TableState, action: Action) -> TableState:
    sheet = has_succeeded(state.sheets[action.user], state.scene_area, action.name)
    state = state.with_sheet(sheet)
    if action.purpose == "use":
        return state
    row, drop = next((r, d) for r, d in drops_for(state, action.name) if d.item == action.against)
    key = f"{state.scene_area}/drop/{row}"
    left = state.stock.get(key, drop.stock)
    if left is not None:
        state = state.evolve(stock={**state.stock, key: left - 1})
    found = state.library.resolve(drop.item)
    if found is None:
        return state
    return give_card(state, action.user, found[0].id, found[1], "drop")


def effected(state: TableState, action: Action, done: tuple[str, ...]) -> TableState:
    """Carry out what the card does to its user, to its targets and to those it hit.

    Args:
        done: the characters the card concerned.
    """
    card = state.library.by_id[action.card]
    hits = action.hits if action.purpose == "use" else ()

    def reached(sheet: CommonSheet) -> CommonSheet:
        groups = (("user", (action.user,)), ("targets", done), ("hit", hits))
        return affect(sheet, card, action.choice, [role for role, who in groups if sheet.id in who], state.settings)

    if card.effects and action.purpose == "use":
        state = state.mapped(reached, {action.user, *done, *hits})
    if action.destination is not None:
        state = state.with_sheet(state.sheets[action.user].evolve(hex=action.destination))
    return state


def closed(state: TableState, action: Action) -> TableState:
    """Close an action: check effects are over, secrets are looked at, a メジャー ends the turn (CM-LIM-03)."""
    state = check_secrets(state.evolve(action=None, last=action if action.results else None))
    state = retriggered(state)
    mine = state.battle is not None and state.battle.turn == action.user
    return initiative(state) if action.ends_turn and mine else state


def cancelled(state: TableState) -> TableState:
    """Break off the action under way, because somebody it needs has gone; what was paid stays paid."""
    if state.action is None:
        return state
    action = state.action
    return closed(state.mapped(lambda sheet: ended(sheet, ("check",), state.settings)), action)
