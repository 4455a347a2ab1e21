"""The check inside an action: both numbers, one throw for each target, and what follows (行為判定)."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.dice import wrong_count
from desktop.core.dicecodes import read, typed
from desktop.core.problem import Problem, refuse
from desktop.core.words import phrase
from desktop.systems.common.battle.flow import turn_over
from desktop.systems.common.cards.effects import affect, ended
from desktop.systems.common.cards.expressions import Reader
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.cards.schema import Card, CardCheck, Expression
from desktop.systems.common.checks import USUAL
from desktop.systems.common.growth import cap_problem
from desktop.systems.common.odds import succeeds
from desktop.systems.common.resolve import D100
from desktop.systems.common.scenario import Drop
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.knowledge import give_card, has_succeeded
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
        if state.library.named(drop.ability) == ability
        and state.stock.get(f"{area.name}/drop/{row}", drop.stock) != 0
        and not _secret(state, drop)
    )


def _secret(state: TableState, drop: Drop) -> bool:
    """Tell whether a drop item is a secret, which nobody finds that way (CM-AMB-12)."""
    found = state.library.resolve(drop.item)
    return found is not None and found[0].id == SECRET


def full_problem(state: TableState, who: str, drop: Drop) -> Problem | None:
    """Tell whether somebody already has as many of a drop item as 取得枚数上限 allows (CM-COST-03)."""
    found = state.library.resolve(drop.item)
    return cap_problem(*found, state.sheets[who], state.library, state.settings) if found else None


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
    return _carried_out(state, action)


def _carried_out(state: TableState, action: Action) -> TableState:
    """Bring about what the card does to those its checks were made against, and close it."""
    judged = tuple(result.against for result in action.results)
    done = judged if action.purpose == "use" and judged != ("",) else ()
    return closed(effected(state, action, done), action)


def _succeeded(state: TableState, action: Action) -> TableState:
    sheet = has_succeeded(state.sheets[action.user], state.scene_area, action.name)
    state = state.with_sheet(sheet)
    if action.purpose == "use":
        return state
    row, drop = next((r, d) for r, d in drops_for(state, action.name) if d.item == action.against)
    if not action.ruled and full_problem(state, action.user, drop) is not None:
        return state
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
    """Close an action; a メジャー ends the turn, after the GM has carried out what stands in words (CM-LIM-03)."""
    mine = state.battle is not None and state.battle.turn == action.user and action.ends_turn
    if mine and action.step != "words" and in_words(state.library.by_id[action.card]):
        return state.evolve(action=action.evolve(step="words"))
    state = state.evolve(action=None, last=action if action.results else None)
    return turn_over(state) if mine else state


def in_words(card: Card) -> bool:
    """Tell whether a card does something that only its words say (CM-AMB-86)."""
    return any(effect.op == "text" for effect in card.effects) or (not card.effects and bool(card.text.strip()))


def words_done(state: TableState, event: ev.WordsDone) -> TableState:
    """The GM has carried out the card's words; now the turn passes (CM-LIM-03)."""
    action = _action(state)
    need(
        action.step == "words",
        "wrong_step",
        "CM-CHK-04",
        phrase("いまの行為判定がまだ終わっていません。"),
        phrase("先に判定を終えてください。"),
    )
    return closed(state, action)


def broken_off(state: TableState) -> TableState:
    """Break off the action under way: what was paid stays paid, whom it has hit already stays hit (CM-CHK-03)."""
    action = state.action
    if action is None:
        return state
    state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))
    if action.step != "words" and action.results:
        state = _carried_out(state, action.evolve(ends_turn=False))
    return state.evolve(action=None)


def without(state: TableState, who: str) -> TableState:
    """Go on with the action without somebody who leaves: its user breaks it off, a target is left out."""
    action = state.action
    if action is None or who not in (action.user, *action.targets):
        return state
    if who == action.user:
        return broken_off(state)
    judged = {result.against for result in action.results}
    if who in judged or action.purpose == "search":
        return state
    if who == action.against:
        state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))
        action = action.evolve(step="judge", judge=None, difficulty=None)
    action = action.evolve(targets=tuple(one for one in action.targets if one != who))
    if len(action.results) < len(action.targets):
        return state.evolve(action=action)
    return _carried_out(state, action)
