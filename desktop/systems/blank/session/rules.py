"""apply(state, event) -> state: scenes, turns (BL-TRN-01 to -04) and conditions (BL-CND-01, BL-CND-02)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from desktop.core.custom.checks import starting
from desktop.core.custom.checks.check import CustomRoll
from desktop.core.custom.checks.model import CustomCheck
from desktop.core.expression.tree import Const, whole
from desktop.core.play import ThrowEvent, answered
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Typed, phrase
from desktop.systems.blank.checks import roller
from desktop.systems.blank.people import condition_row
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.state import SessionState, same_character_twice
from desktop.systems.blank.sheet import MOST_CONDITIONS, Condition
from desktop.systems.blank.tables import TurnRow
from desktop.systems.blank.validate import blocking


def apply(state: SessionState, event: ev.Event) -> SessionState:
    """Take one event.

    Raises:
        Refusal: why it is not legal; the state is unchanged.
    """
    match event:
        case ev.Scene():
            return state.evolve(scene=event.name, scenes=state.scenes + 1)
        case ev.Begin():
            return _begin(state, event)
        case ev.ThrowEvent():
            return _throw(state, event)
        case ev.SetValue():
            return _set_value(state, event)
        case ev.Order():
            return _set_order(state, event)
        case ev.Act():
            return _act(state, event)
        case ev.Next():
            return _next(state)
        case ev.End():
            return _end(state)
        case ev.ConditionEvent():
            return _condition(state, event)
        case ev.Reveal():
            return _reveal(state, event)
        case ev.Join():
            return _join(state, event)
        case ev.Leave():
            return _leave(state, event)
        case ev.Note():
            return state
        case _:
            assert_never(event)


def _reveal(state: SessionState, event: ev.Reveal) -> SessionState:
    who = state.find(event.who).id
    others = tuple(one for one in state.hidden if one != who)
    return state.evolve(hidden=others if event.seen else (*others, who))


def _join(state: SessionState, event: ev.Join) -> SessionState:
    """Let a character join.

    Raises:
        Refusal: the first mistake of the sheet that blocks; `same_character_twice`.
    """
    stop = blocking(state.known[event.who], state.game)
    if stop is not None:
        raise Refusal(stop)
    if event.who in state.members:
        raise same_character_twice()
    return state.evolve(members=(*state.members, event.who))


def _leave(state: SessionState, event: ev.Leave) -> SessionState:
    who = state.find(event.who).id
    gone = _without_turns(state, who)
    hidden = tuple(one for one in gone.hidden if one != who)
    return gone.evolve(members=tuple(one for one in gone.members if one != who), hidden=hidden)


def _begin(state: SessionState, event: ev.Begin) -> SessionState:
    """Begin turns; dice for the order come first where the game has them.

    Raises:
        Refusal: `already_taking_turns`, `no_turns`, `nobody`, or a number that cannot be computed.
    """
    if state.turns:
        raise refuse(
            "already_taking_turns",
            "BL-TRN-01",
            phrase("もう手番で進めています。"),
            phrase("いまの手番の進行を終えてから始めてください。"),
        )
    row = _row(state, event.turns)
    taking = tuple(dict.fromkeys(state.find(who).id for who in event.who)) or state.members
    if not taking:
        raise refuse("nobody", "BL-TRN-01", phrase("手番をもつ人がいません。"), phrase("だれかを呼んでください。"))
    begun = state.evolve(turns=row.id, taking=taking, values={}, order=(), now="", acted=(), round=0, check=None)
    if row.way == "free":
        return begun.evolve(round=1)
    if row.way == "roll":
        return begun.evolve(check=_due(begun, row))
    return _ordered(begun.evolve(values={who: _value(begun, row, who) for who in taking}))


def _row(state: SessionState, wanted: str) -> TurnRow:
    known = state.game.rows("turns", TurnRow)
    found = next((row for row in known if row.id == wanted), known[0] if known and not wanted else None)
    if found is None:
        raise refuse(
            "no_turns",
            "BL-TRN-01",
            phrase("この卓に、その順番の決め方はありません。"),
            phrase("ゲーム定義の「手番の順番」に加えるか、別の決め方を選んでください。"),
        )
    return found


def _value(state: SessionState, row: TurnRow, who: str) -> int:
    sheet = state.find(who)
    found = roller(sheet, state.game)
    return whole(row.value, found.number, found.cut)


def _due(state: SessionState, row: TurnRow) -> CustomRoll | None:
    """Return the dice of the next character without a number; None: no dice are due."""
    who = next((one for one in state.taking if one not in state.values), None)
    if who is None:
        return None
    sheet = state.find(who)
    check = CustomCheck(
        id="turns",
        name=row.name,
        count=Const(value=row.dice),
        sides=row.sides,
        bonus=row.value,
        target="none",
        compare="at_least" if row.first == "highest" else "at_most",
    )
    return starting.start(check, roller(sheet, state.game), {"secret": who in state.hidden}, lambda _who: None)


def _throw(state: SessionState, event: ThrowEvent) -> SessionState:
    """Take the dice of the character who is due; after the last one turns begin.

    Raises:
        Refusal: no dice, or others, were wanted.
    """
    thrown = answered(_open(state), event)
    row, outcome = state.turn_row, thrown.outcome
    if not thrown.done or row is None or outcome is None or outcome.total is None:
        return state.evolve(check=thrown)
    after = state.evolve(values={**state.values, thrown.side.who: outcome.total}, check=None)
    due = _due(after, row)
    return _ordered(after) if due is None else after.evolve(check=due)


def _open(state: SessionState) -> CustomRoll:
    if state.check is None:
        raise refuse(
            "nothing_to_throw",
            "BL-TRN-02",
            phrase("いま振るダイスはありません。"),
            phrase("先に手番を始めてください。"),
        )
    return state.check


def _ordered(state: SessionState) -> SessionState:
    """Begin the first round in the order of the numbers, or keep the present turn."""
    begun = state.evolve(order=_by_value(state))
    return begun if state.round else begun.evolve(round=1, now=begun.order[0])


def _by_value(state: SessionState) -> tuple[str, ...]:
    """Return all by their numbers; of equal ones player characters first, then by registration (BL-TRN-02)."""
    row = state.turn_row
    sign = -1 if row is None or row.first == "highest" else 1
    return tuple(sorted(state.taking, key=lambda who: (sign * state.values.get(who, 0), not state.find(who).is_pc)))


def _set_value(state: SessionState, event: ev.SetValue) -> SessionState:
    """Set a character's number; the present turn continues (BL-TRN-02).

    Raises:
        Refusal: `no_numbers`: turns are not taken by numbers, or dice are due first.
    """
    who = state.find(event.who).id
    if not state.order or who not in state.taking:
        raise refuse(
            "no_numbers",
            "BL-TRN-02",
            phrase("いまは順番の数がありません。"),
            phrase("手番を始めて、ダイスを振り終えてから直してください。"),
        )
    changed = state.evolve(values={**state.values, who: event.value})
    return changed.evolve(order=_by_value(changed))


def _set_order(state: SessionState, event: ev.Order) -> SessionState:
    """Take the GM's order; characters who are not named come last (BL-TRN-02).

    Raises:
        Refusal: there are no turns, or a character is not present.
    """
    named = tuple(dict.fromkeys(state.find(who).id for who in event.order))
    _demand_turns(state)
    rest = tuple(who for who in (state.order or state.taking) if who not in named)
    order = (*(who for who in named if who in state.taking), *rest)
    return state.evolve(order=order, now=state.now or _first(state, order))


def _first(state: SessionState, order: tuple[str, ...]) -> str:
    return next((who for who in order if who not in state.acted), "")


def _act(state: SessionState, event: ev.Act) -> SessionState:
    """Let a character take a turn now; the turn before ends (BL-TRN-04).

    Raises:
        Refusal: there are no turns, or this character has had a turn in this round.
    """
    who = state.find(event.who).id
    _demand_turns(state)
    if who in state.acted or who not in state.taking or who == state.now:
        raise refuse(
            "has_acted",
            "BL-TRN-04",
            phrase("{name} はこの{round}の手番をもう終えました。", name=Typed(state.find(who).name), **_word(state)),
            phrase("次の{round}を待ってください。", **_word(state)),
        )
    return _through(state).evolve(now=who)


def _word(state: SessionState) -> dict[str, str]:
    return {"round": state.game.label("round")}


def _next(state: SessionState) -> SessionState:
    """End the turn; the next character acts, or the next round begins (BL-TRN-03).

    Raises:
        Refusal: there are no turns, or dice are due first.
    """
    _demand_turns(state)
    ended_turn = _through(state)
    if ended_turn.waiting:
        return ended_turn if ended_turn.free else ended_turn.evolve(now=ended_turn.waiting[0])
    fresh = _without_ended(ended_turn, ended_turn.taking, "round").evolve(acted=(), now="", round=state.round + 1)
    return fresh if fresh.free else fresh.evolve(now=_first(fresh, fresh.order or fresh.taking))


def _through(state: SessionState) -> SessionState:
    """End the present turn with the conditions that end with it."""
    if not state.now:
        return state
    done = _without_ended(state, (state.now,), "turn")
    return done.evolve(acted=(*done.acted, state.now), now="")


def _end(state: SessionState) -> SessionState:
    """Stop taking turns; conditions that last no longer end.

    Raises:
        Refusal: there are no turns.
    """
    if not state.turns:
        raise _no_turns()
    done = state
    for when in ("turn", "round", "fight"):
        done = _without_ended(done, state.taking, when)
    return done.evolve(turns="", taking=(), values={}, order=(), now="", acted=(), round=0, check=None)


def _without_turns(state: SessionState, who: str) -> SessionState:
    """Take a character out of the turns; if it was its turn, the next character acts."""
    if who not in state.taking:
        return state
    left = tuple(one for one in state.taking if one != who)
    if not left:
        return _end(state)
    gone = state.evolve(
        taking=left,
        values={key: value for key, value in state.values.items() if key != who},
        order=tuple(one for one in state.order if one != who),
        acted=tuple(one for one in state.acted if one != who),
        now="" if state.now == who else state.now,
    )
    if state.check is not None:
        row = gone.turn_row
        due = state.check if state.check.side.who != who else None if row is None else _due(gone, row)
        return gone.evolve(check=due) if due is not None else _ordered(gone.evolve(check=None))
    if state.now == who and not gone.free:
        return gone.evolve(now=gone.waiting[0]) if gone.waiting else _next(gone)
    return gone


def _demand_turns(state: SessionState) -> None:
    """Refuse where no turns are taken, or dice for the order are due first."""
    if not state.turns or state.check is not None:
        raise _no_turns()


def _no_turns() -> Refusal:
    return refuse(
        "no_turns_now",
        "BL-TRN-01",
        phrase("いまは手番で進めていません。"),
        phrase("手番を始め、順番のダイスを振り終えてから行ってください。"),
    )


def _condition(state: SessionState, event: ev.ConditionEvent) -> SessionState:
    """Add a condition to a character, or remove it.

    Raises:
        Refusal: `unknown_character`, `no_condition`, `too_many_conditions`.
    """
    sheet, text = state.find(event.who), event.text.strip()
    if not text:
        raise refuse(
            "no_condition",
            "BL-CND-01",
            phrase("状態の名前がありません。"),
            phrase("一覧から選ぶか、名前を書いてください。"),
        )
    others = tuple(row for row in sheet.conditions if row.text != text)
    after = others if event.remove else (*others, Condition(text=text, until=event.until.strip()))
    if len(after) > MOST_CONDITIONS:
        raise refuse(
            "too_many_conditions",
            "BL-CND-01",
            phrase("{name} の状態はもう {n} 個あります。", name=Typed(sheet.name), n=MOST_CONDITIONS),
            phrase("終わった状態を外してください。"),
        )
    return state if after == sheet.conditions else state.with_sheet(sheet.evolve(conditions=after))


def _without_ended(state: SessionState, characters: Iterable[str], when: str) -> SessionState:
    """Remove conditions that end by themselves with a turn, a round or all turns (BL-CND-02)."""
    for who in characters:
        sheet = state.sheet(who)
        if sheet is None:
            continue
        left = tuple(row for row in sheet.conditions if not _ends(state, row, when))
        if left != sheet.conditions:
            state = state.with_sheet(sheet.evolve(conditions=left))
    return state


def _ends(state: SessionState, row: Condition, when: str) -> bool:
    known = condition_row(row.text, state.game)
    return known is not None and known.ends == when and not row.until
