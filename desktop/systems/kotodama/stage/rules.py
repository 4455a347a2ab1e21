"""What may happen to characters in play, in a battle and outside it: apply and advance."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from desktop.core.play import Choose, ThrowEvent, answered
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import Face, Throw
from desktop.core.words import phrase
from desktop.systems.kotodama.checks import AnyCheck, start
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.tester import Tester, karma_after, named, nothing_wanted
from desktop.systems.kotodama.people import (
    OWN_NUMBERS,
    Person,
    Seat,
    find,
    seat_of,
    unknown,
)
from desktop.systems.kotodama.roll import SIDES, tally_faces
from desktop.systems.kotodama.sheet import CharState
from desktop.systems.kotodama.stage import events, harm
from desktop.systems.kotodama.stage.events import SharedEvent
from desktop.systems.kotodama.stage.state import S, Stage, cast, costs, duplicate, refuse_while_open, seated, unseen


def happened(state: S, event: SharedEvent) -> S:
    """Return the state after an event that battles and sessions share, before `advance`.

    Raises:
        Refusal: the event is not legal now.
    """
    match event:
        case events.OpenCheck():
            return opened(state, event)
        case events.DropCheck():
            _open(state)
            return state.evolve(check=None, booked=0)
        case ThrowEvent():
            dice = Throw(faces=tuple(Face(sides=SIDES, value=face) for face in event.faces), origin=event.origin)
            return state.evolve(check=_open(state).part(dice))
        case events.Tally():
            faces = tally_faces(throwing(_open(state)).roll, event.tens, event.hits, event.ones)
            return happened(state, ThrowEvent(faces=faces, origin="hand"))
        case Choose():
            return state.evolve(check=answered(_open(state), event))
        case events.Join():
            return joined(state, event)
        case events.Leave():
            seat = state.seat(event.who)
            return state.evolve(seats=tuple(s for s in state.seats if s is not seat), left=(*state.left, seat))
        case events.Adjust() if event.field in OWN_NUMBERS:
            return _set_here(state, event)
        case _:
            return state.with_person(_touched(state, event))


def _touched(
    state: Stage,
    event: events.Damage
    | events.Heal
    | events.Down
    | events.Release
    | events.Kill
    | events.SetKarma
    | events.SetWazamae
    | events.Connect
    | events.Adjust
    | events.Reveal,
) -> Person:
    """Return the one character whom an event changes."""
    person = find(state.people, event.who)
    match event:
        case events.Adjust():
            return harm.felled(adjusted(person, event), state.rules) if event.field == "hp" else adjusted(person, event)
        case events.Damage():
            return harm.hurt(person, event.amount, state.rules)
        case events.Heal():
            return harm.heal(person, event.amount)
        case events.Down():
            return harm.knock_down(person)
        case events.Release():
            return harm.release(person, event.hp)
        case events.Kill():
            return harm.kill(person)
        case events.SetKarma():
            return harm.with_karma(person, event.value, state.rules)
        case events.SetWazamae():
            return harm.with_wazamae(person, event.value)
        case events.Connect():
            return harm.connect(person, event, state.rules)
        case events.Reveal():
            return person.evolve(hidden=event.hidden)
        case _:
            assert_never(event)


def _set_here(state: S, event: events.Adjust) -> S:
    """Set a number for this battle or session alone (KO-GEN-07, KO-FSM-R14).

    Raises:
        Refusal: `unknown_character`, `bad_value`.
    """
    seat = state.seat(event.who)
    if event.number is None:
        raise _no_value()
    return state.with_seat(seat.evolve(**{event.field: event.number}))


def adjusted(person: Person, event: events.Adjust) -> Person:
    """Set a number or a state by the GM's ruling (KO-GEN-07).

    Raises:
        Refusal: `bad_value`.
    """
    if event.field == "state":
        if event.state is None:
            raise _no_value()
        return _in_state(person, event.state)
    if event.field == "remaining" and event.number == 0 and person.state == "unacted":
        return person.evolve(remaining=0, state="done")
    return person.evolve(**{event.field: event.number})


def _no_value() -> Refusal:
    return refuse(
        "bad_value", "KO-GEN-07", phrase("値がありません。"), phrase("値を入れてください。"), overridable=False
    )


def _in_state(person: Person, state: CharState) -> Person:
    """Put a character into a state; one who falls remembers the state before (KO-STA-05)."""
    memory = (person.state if person.standing else person.memory) if state == "downed" else None
    left = None if state == "unacted" and person.remaining == 0 else person.remaining
    return person.evolve(state=state, memory=memory, remaining=left)


def joined(state: S, event: events.Join) -> S:
    """Add a character (KO-FSM-R13); one who has left returns with what was known of them, unseen if they left so.

    Raises:
        Refusal: `unknown_character`, `duplicate`.
    """
    sheet = state.known.get(event.who)
    if sheet is None:
        raise unknown(event.who)
    if any(seat.who == event.who for seat in state.seats):
        raise duplicate(sheet)
    known = next((seat for seat in state.left if seat.who == event.who), Seat(who=event.who))
    seat = seated(sheet, known.evolve(hidden=known.hidden or event.hidden))
    return state.evolve(seats=(*state.seats, seat), left=tuple(s for s in state.left if s.who != event.who))


def with_edits(state: S) -> S:
    """Return the state after what was edited on sheets: HP 0 fells (KO-AMB-39), states from before are remembered."""
    for seat, person in zip(state.seats, state.people, strict=True):
        if person.hp == 0 and not seat.at_zero:
            person = harm.felled(person, state.rules)
        if seat_of(person, seat) is not seat:
            state = state.with_person(person)
    return state


def with_new_budgets(state: S) -> S:
    """Return the state after 未行動 was set by hand: who had spent all 行動回数 of the round has a new budget."""
    for person in state.people:
        if person.state == "unacted" and person.remaining == 0:
            state = state.with_person(person.evolve(remaining=None))
    return state


def opened(state: S, event: events.OpenCheck) -> S:
    """Begin a check of characters as they are now.

    Raises:
        Refusal: `check_open`, or the check cannot be made.
    """
    refuse_while_open(state)
    actor = find(state.people, event.who) if event.who else None
    return state.evolve(check=start(event.check, actor, event.params, state.rules, cast(state)), booked=0)


def _open(state: Stage) -> AnyCheck:
    if state.check is None:
        raise refuse(
            "no_check",
            "KO-TBL-07",
            phrase("いま開いている判定はありません。"),
            phrase("判定を始めてから振ってください。"),
        )
    return state.check


def throwing(check: AnyCheck) -> Tester:
    """Return the tester who throws now.

    Raises:
        Refusal: no dice are wanted.
    """
    if check.wants is None:
        raise nothing_wanted()
    return next(tester for tester in check.testers if not tester.roll.done)


def advance_check(state: S) -> S:
    """Book what the open check has cost so far, at once (KO-UKA-02), and put it away when it is over."""
    check = state.check
    if check is None:
        return state
    due = costs(check)
    for change in due[state.booked :]:
        for person in (*state.people, *state.gone):  # a character who leaves after the throw pays for it as well
            if person.id == change.sheet:
                state = state.with_person(person.evolve(karma=karma_after(person.karma, state.rules)))
    state = state.evolve(booked=len(due)) if len(due) > state.booked else state
    if not check.done:
        return _reading_names(state, check)
    seen = state.last_seen if unseen(state, check) else check
    return state.evolve(check=None, booked=0, last=check, last_seen=seen)


def _reading_names(state: S, check: AnyCheck) -> S:
    """Return the state whose open check has names and インガオホー値 as they are now; its pools stay as declared."""
    people = {person.id: person for person in (*state.people, *state.gone)}
    now = [named(t, people[t.sheet]) if t.sheet in people else t for t in check.testers]
    if all(tester is old for tester, old in zip(now, check.testers, strict=True)):
        return state
    if isinstance(check, OpposedCheck):
        return state.evolve(check=replace(check, active=now[0], passive=now[1]))
    return state.evolve(check=replace(check, tester=now[0]))
