"""What may happen to characters in a battle and outside it: apply, advance, and harm (KO-STA, KO-FSM-C)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from desktop.core.play import Choose, ThrowEvent, answered
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import Face, Throw
from desktop.core.words import phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.checks import AnyCheck, start
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.tester import Tester, karma_after, named, nothing_wanted
from desktop.systems.kotodama.people import OWN_NUMBERS, Person, Seat, cannot_act, dead, find, seat_of, unknown
from desktop.systems.kotodama.roll import SIDES, tally_faces
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CharState
from desktop.systems.kotodama.stage import events
from desktop.systems.kotodama.stage.events import Connect, SharedEvent
from desktop.systems.kotodama.stage.state import S, Stage, cast, costs, duplicate, refuse_while_open, seated, unseen


def hurt(person: Person, amount: int, rules: KotodamaSettings) -> Person:
    """Take damage: at HP 0 戦闘不能, never worse by one hit; any further point kills (KO-FSM-C01).

    Raises:
        Refusal: `dead` or `bad_amount`.
    """
    if person.state == "dead":
        raise dead(person)
    whole_amount(amount)
    if amount == 0:
        return person
    hp = None if person.hp is None else max(0, person.hp - amount)
    if person.state == "downed":
        return person.evolve(hp=hp, state="dead", memory=None)
    return felled(person.evolve(hp=hp), rules)


def felled(person: Person, rules: KotodamaSettings) -> Person:
    """Return a character after HP came to 0, which makes 戦闘不能 (KO-AMB-39)."""
    return knock_down(person) if person.hp == 0 and rules.hp_zero_downs and person.standing else person


def knock_down(person: Person) -> Person:
    """Make a character 戦闘不能 and remember the state before (KO-STA-05).

    Raises:
        Refusal: `dead` or `cannot_act`.
    """
    if person.state == "dead":
        raise dead(person)
    if person.state == "downed":
        raise cannot_act(person)
    return person.evolve(state="downed", memory=person.state)


def release(person: Person, hp: int | None = None) -> Person:
    """Lift 戦闘不能: back to the remembered state with at least 1 HP (KO-FSM-C04).

    Raises:
        Refusal: `dead`, `not_downed` or `bad_amount`.
    """
    if person.state == "dead":
        raise dead(person)
    if person.state != "downed":
        raise refuse(
            "not_downed",
            "KO-STA-05",
            phrase("{name} は戦闘不能ではありません。", name=person.name),
            phrase("戦闘不能の人を選んでください。"),
        )
    if hp is not None:
        whole_amount(hp)
    healed = person.hp if person.hp is None else _capped(person, max(1, person.hp if hp is None else hp))
    return person.evolve(state=person.memory or "unacted", memory=None, hp=healed)


def kill(person: Person) -> Person:
    """Make a character 死亡 (KO-STA-07).

    Raises:
        Refusal: `dead`.
    """
    if person.state == "dead":
        raise dead(person)
    return person.evolve(state="dead", memory=None)


def heal(person: Person, amount: int) -> Person:
    """Give HP back, never above the maximum; 戦闘不能 is not lifted by it.

    Raises:
        Refusal: `dead` or `bad_amount`.
    """
    if person.state == "dead":
        raise dead(person)
    whole_amount(amount)
    return person if person.hp is None else person.evolve(hp=_capped(person, person.hp + amount))


def with_karma(person: Person, value: int | None, rules: KotodamaSettings) -> Person:
    """Write インガオホー値: no cap above, the floor below (KO-SHT-12, KO-AMB-16)."""
    if value is not None and not (-99 if rules.floor is None else rules.floor) <= value <= 99:
        raise out_of_range("KO-SHT-12", "インガオホー値", value)
    return person.evolve(karma=value)


def with_wazamae(person: Person, value: int) -> Person:
    """Write ワザマエカウンター (KO-SHT-19)."""
    if not 0 <= value <= 99:
        raise out_of_range("KO-SHT-19", "ワザマエカウンター", value)
    return person.evolve(wazamae_counter=value)


def connect(person: Person, event: Connect, rules: KotodamaSettings) -> Person:
    """Change the connection state by the table of 6.4, step by step where that is asked for (KO-FSM-K02).

    Raises:
        Refusal: see `connection.transition`.
    """
    for to in spaces.stations(person.connection, event.to, along=event.along and not event.gm):
        state = spaces.transition(
            person.connection,
            to,
            event.reason,
            gm=event.gm,
            char_state=person.state,
            enabled=rules.kotodama_enabled,
        )
        person = person.evolve(connection=state)
    return person


def whole_amount(amount: object) -> int:
    """Refuse an amount below 0 (`bad_amount`)."""
    if isinstance(amount, bool) or not isinstance(amount, int) or amount < 0:
        raise refuse(
            "bad_amount",
            "KO-FSM-C01",
            phrase("{amount} 点にはできません。", amount=str(amount)),
            phrase("0以上の整数を入れてください。"),
        )
    return amount


def out_of_range(rule: str, word: str, value: int) -> Refusal:
    """Refuse a number outside the range of its field."""
    return refuse(
        "out_of_range",
        rule,
        phrase("{word}に {value} は使えません。", word=word, value=value),
        phrase("シートに書ける範囲の数を入れてください。"),
    )


def _capped(person: Person, hp: int) -> int:
    return hp if person.hp_max is None else min(hp, person.hp_max)


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
            return felled(adjusted(person, event), state.rules) if event.field == "hp" else adjusted(person, event)
        case events.Damage():
            return hurt(person, event.amount, state.rules)
        case events.Heal():
            return heal(person, event.amount)
        case events.Down():
            return knock_down(person)
        case events.Release():
            return release(person, event.hp)
        case events.Kill():
            return kill(person)
        case events.SetKarma():
            return with_karma(person, event.value, state.rules)
        case events.SetWazamae():
            return with_wazamae(person, event.value)
        case events.Connect():
            return connect(person, event, state.rules)
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
            person = felled(person, state.rules)
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
