"""People in play and the check that is open: what a battle and a session have in common, told once."""

from __future__ import annotations

from typing import Any, TypeVar, assert_never

from desktop.core.dice import Face, Throw
from desktop.core.outcome import Change
from desktop.core.play import Changed, Choose, ThrowEvent
from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.kotodama import events, harm
from desktop.systems.kotodama.checks import AnyCheck, start
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.start import Cast
from desktop.systems.kotodama.checks.tester import Tester, karma_after, nothing_wanted
from desktop.systems.kotodama.events import SharedEvent
from desktop.systems.kotodama.people import PLAYED, Person, changed_people, find, refreshed, replaced
from desktop.systems.kotodama.roll import SIDES, tally_faces
from desktop.systems.kotodama.settings import KotodamaSettings


class Stage(Value):
    """The characters in play, those who have left, and the present check."""

    rules: KotodamaSettings
    people: tuple[Person, ...] = ()
    """In order of registration."""
    gone: tuple[Person, ...] = ()
    """Characters who have left, as they left: what happened to them stays (KO-FSM-R13)."""
    check: AnyCheck | None = None
    """The check that is open."""
    booked: int = 0
    """How many changes of the open check people have taken already."""
    last: AnyCheck | None = None
    """The check that ended last."""
    last_seen: AnyCheck | None = None
    """The last check that ended openly."""


S = TypeVar("S", bound=Stage)


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
            return state.evolve(check=_open(state).choose(event.option, event.args))
        case events.Join():
            return joined(state, event.char)
        case events.Refresh():
            old = find(state.people, event.char.id)
            return state.evolve(people=replaced(state.people, refreshed(old, event.char)))
        case events.Leave():
            gone = find(state.people, event.who)
            return state.evolve(people=tuple(p for p in state.people if p is not gone), gone=(*state.gone, gone))
        case _:
            return state.evolve(people=replaced(state.people, _touched(state, event)))


def _touched(
    state: Stage,
    event: Changed
    | events.Damage
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
    """Return the one person whom an event changes."""
    person = find(state.people, event.sheet if isinstance(event, Changed) else event.who)
    match event:
        case Changed():
            return set_by_hand(person, event, state.rules)
        case events.Adjust():
            return adjusted(person, event)
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


def adjusted(person: Person, event: events.Adjust) -> Person:
    """Set a number or a state as the GM says (KO-GEN-07).

    Raises:
        Refusal: `bad_value`.
    """
    if event.field == "state":
        if event.state is None:
            raise _no_value()
        return _in_state(person, event.state)
    if event.number is None and event.field in ("combat_move", "hp_max"):
        raise _no_value()
    if event.field == "remaining" and event.number == 0 and person.state == "unacted":
        return person.evolve(remaining=0, state="done")
    moved = {"moved": tuple(dict.fromkeys((*person.moved, event.field)))} if event.field == "combat_move" else {}
    return person.evolve(**{event.field: event.number}, **moved)


def _no_value() -> Refusal:
    return refuse(
        "bad_value", "KO-GEN-07", phrase("値がありません。"), phrase("値を入れてください。"), overridable=False
    )


def _in_state(person: Person, state: Any) -> Person:
    """Put a character into a state; one who falls remembers the state before (KO-STA-05)."""
    memory = (person.state if person.standing else person.memory) if state == "downed" else None
    left = None if state == "unacted" and person.remaining == 0 else person.remaining
    return person.evolve(state=state, memory=memory, remaining=left)


def set_by_hand(person: Person, event: Changed, rules: KotodamaSettings) -> Person:
    """Take over a play field that was edited on the sheet.

    Raises:
        Refusal: `not_a_play_field`.
    """
    name = next((name for name, field in PLAYED.items() if field == event.field), None)
    if name is None:
        raise refuse(
            "not_a_play_field",
            "KO-VAL-01",
            phrase("「{field}」は遊びのあいだに変わる値ではありません。", field=event.field),
            phrase("シートの編集で直してください。"),
        )
    if name == "state":
        return _in_state(person, event.after)
    new = person.evolve(**{name: event.after})
    falls = name == "hp" and event.after == 0 and rules.hp_zero_downs and person.standing
    return harm.knock_down(new) if falls else new


def joined(state: S, person: Person) -> S:
    """Add a character (KO-FSM-R13); one who has left unseen returns unseen.

    Raises:
        Refusal: `duplicate`.
    """
    if any(p.id == person.id for p in state.people):
        raise duplicate(person)
    if any(p.id == person.id and p.hidden for p in state.gone):
        person = person.evolve(hidden=True)
    return state.evolve(people=(*state.people, person), gone=tuple(gone for gone in state.gone if gone.id != person.id))


def duplicate(person: Person) -> Refusal:
    """Refuse a character who takes part already."""
    return refuse(
        "duplicate",
        "KO-FSM-R13",
        phrase("{name} はもう参加しています。", name=person.name),
        phrase("ほかの人を選んでください。"),
    )


def opened(state: S, event: events.OpenCheck) -> S:
    """Begin a check of people as they are now.

    Raises:
        Refusal: `check_open`, or the check cannot be made.
    """
    refuse_while_open(state)
    actor = find(state.people, event.who) if event.who else None
    return state.evolve(check=start(event.check, actor, event.params, state.rules, cast(state)), booked=0)


def cast(state: Stage) -> Cast:
    """Return who is found by id or name among the people in play."""

    def found(wanted: str) -> Person | None:
        by_id = next((p for p in state.people if p.id == wanted), None)
        return by_id or next((p for p in state.people if p.name == wanted), None)

    return found


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


def refuse_while_open(state: Stage) -> None:
    """Refuse to continue while a check is open (`check_open`)."""
    if state.check is not None:
        raise refuse(
            "check_open",
            "KO-CHK-01",
            phrase("判定がまだ終わっていません。"),
            phrase("最後まで振るか、判定をやめてください。"),
        )


def advance_check(state: S) -> S:
    """Book what the open check has cost so far, at once (KO-UKA-02), and put it away when it is over."""
    check = state.check
    if check is None:
        return state
    due = costs(check)
    people, gone = state.people, state.gone  # a character who leaves after the throw pays for it as well
    for change in due[state.booked :]:
        people, gone = _paid(people, change.sheet, state.rules), _paid(gone, change.sheet, state.rules)
    state = state.evolve(people=people, gone=gone, booked=len(due)) if len(due) > state.booked else state
    if not check.done:
        return state
    seen = state.last_seen if unseen(state, check) else check
    return state.evolve(check=None, booked=0, last=check, last_seen=seen)


def _paid(people: tuple[Person, ...], who: str, rules: KotodamaSettings) -> tuple[Person, ...]:
    """Return the same characters after an ウカツ! of one of them (KO-UKA-02)."""
    return tuple(p.evolve(karma=karma_after(p.karma, rules)) if p.id == who else p for p in people)


def costs(check: AnyCheck) -> tuple[Change, ...]:
    """Return what a check has cost so far; only an extended one costs anything before its end."""
    if isinstance(check, ExtendedCheck):
        return check.changes
    return check.outcome.changes if check.done and check.outcome else ()


def unseen(state: Stage, check: AnyCheck) -> bool:
    """Tell whether a check is concealed from players: secret, or a hidden character's."""
    hidden = {p.id for p in (*state.people, *state.gone) if p.hidden}
    return check.secret or any(tester.sheet in hidden for tester in check.testers)


def changes(before: Stage, after: Stage) -> tuple[Change, ...]:
    """List what happened to sheets between two states, to those as well who have left in between."""
    here = {person.id for person in after.people}
    gone = (person for person in before.gone if person.id not in here)  # who comes back brings the sheet of today
    return changed_people((*before.people, *gone), (*after.people, *after.gone))
