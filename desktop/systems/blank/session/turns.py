"""Turns: whose comes when, by a number, by dice or by agreement (BL-TRN-01 to -04)."""

from __future__ import annotations

from desktop.core.check import Check
from desktop.core.custom_checks import starting
from desktop.core.custom_checks.check import CustomRoll
from desktop.core.custom_checks.model import CustomCheck
from desktop.core.dice import throw_of
from desktop.core.expression.tree import Const, whole
from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Typed, phrase
from desktop.systems.blank.checks import roller
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.conditions import ended
from desktop.systems.blank.session.state import SessionState
from desktop.systems.blank.tables import TurnRow


def begin(state: SessionState, event: ev.Begin) -> SessionState:
    """Let turns begin; dice for the order come first where the game throws them.

    Raises:
        Refusal: `already_taking_turns`, `no_turns`, `nobody`, or a number that cannot be reckoned.
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
    """Return the dice of the next character without a number; None: all have thrown."""
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


def throw(state: SessionState, event: ThrowEvent) -> SessionState:
    """Take the dice of the character who is due; after the last one turns begin.

    Raises:
        Refusal: no dice, or others, were wanted.
    """
    check = _open(state)
    wants = check.wants
    thrown = check.throw(throw_of(wants.sides if wants else (), event.faces, event.origin))
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


def open_check(state: SessionState) -> Check | None:
    """Return the dice that are due."""
    return state.check


def _ordered(state: SessionState) -> SessionState:
    """Order all characters; of equal numbers player characters come first, then registration (BL-TRN-02)."""
    begun = state.evolve(order=by_value(state))
    return begun if state.round else begun.evolve(round=1, now=begun.order[0])


def by_value(state: SessionState) -> tuple[str, ...]:
    """Return all characters in the order of their numbers."""
    row = state.turn_row
    sign = -1 if row is None or row.first == "highest" else 1
    return tuple(sorted(state.taking, key=lambda who: (sign * state.values.get(who, 0), not state.find(who).is_pc)))


def set_value(state: SessionState, event: ev.SetValue) -> SessionState:
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
    return changed.evolve(order=by_value(changed))


def set_order(state: SessionState, event: ev.Order) -> SessionState:
    """Take the GM's order; characters who are not named come last (BL-TRN-02).

    Raises:
        Refusal: there are no turns, or a character is not present.
    """
    named = tuple(dict.fromkeys(state.find(who).id for who in event.order))
    if not state.turns or state.check is not None:
        raise _no_turns()
    rest = tuple(who for who in (state.order or state.taking) if who not in named)
    order = (*(who for who in named if who in state.taking), *rest)
    return state.evolve(order=order, now=state.now or _first(state, order))


def _first(state: SessionState, order: tuple[str, ...]) -> str:
    return next((who for who in order if who not in state.acted), "")


def act(state: SessionState, event: ev.Act) -> SessionState:
    """Let a character take a turn now; the turn before ends (BL-TRN-04).

    Raises:
        Refusal: there are no turns, or this character has had a turn in this round.
    """
    who = state.find(event.who).id
    if not state.turns or state.check is not None:
        raise _no_turns()
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


def following(state: SessionState) -> SessionState:
    """End the turn; the next one's comes, or the next round (BL-TRN-03).

    Raises:
        Refusal: there are no turns, or dice are due first.
    """
    if not state.turns or state.check is not None:
        raise _no_turns()
    ended_turn = _through(state)
    if ended_turn.waiting:
        return ended_turn if ended_turn.free else ended_turn.evolve(now=ended_turn.waiting[0])
    fresh = ended(ended_turn, ended_turn.taking, "round").evolve(acted=(), now="", round=state.round + 1)
    return fresh if fresh.free else fresh.evolve(now=_first(fresh, fresh.order or fresh.taking))


def _through(state: SessionState) -> SessionState:
    """End the present turn with the conditions that end with it."""
    if not state.now:
        return state
    done = ended(state, (state.now,), "turn")
    return done.evolve(acted=(*done.acted, state.now), now="")


def end(state: SessionState) -> SessionState:
    """Stop taking turns; what lasts as long as they do ends.

    Raises:
        Refusal: there are no turns.
    """
    if not state.turns:
        raise _no_turns()
    done = state
    for when in ("turn", "round", "fight"):
        done = ended(done, state.taking, when)
    return done.evolve(turns="", taking=(), values={}, order=(), now="", acted=(), round=0, check=None)


def without(state: SessionState, who: str) -> SessionState:
    """Take a character out of the turns; the next one acts if it was this one's turn."""
    if who not in state.taking:
        return state
    left = tuple(one for one in state.taking if one != who)
    if not left:
        return end(state)
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
        return gone.evolve(now=gone.waiting[0]) if gone.waiting else following(gone)
    return gone


def _no_turns() -> Refusal:
    return refuse(
        "no_turns_now",
        "BL-TRN-01",
        phrase("いまは手番で進めていません。"),
        phrase("手番を始め、順番のダイスを振り終えてから行ってください。"),
    )
