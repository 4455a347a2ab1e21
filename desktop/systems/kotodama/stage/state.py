"""Who takes part in a battle or session, and the present check; their numbers are read from the sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self, TypeVar

from desktop.core.play import EngineState
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.outcome import Change
from desktop.core.words import phrase
from desktop.systems.kotodama.checks import AnyCheck
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.start import Cast
from desktop.systems.kotodama.people import (
    PLAYED,
    Person,
    Seat,
    people_of,
    person_of,
    seat_of,
    unknown,
)
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet


class Stage(EngineState[KotodamaSheet, KotodamaSettings]):
    """Who takes part, who has left, and the present check."""

    seats: tuple[Seat, ...] = ()
    """In order of registration."""
    left: tuple[Seat, ...] = ()
    """Characters who have left, with what is known of them alone as they left (KO-FSM-R13)."""
    check: AnyCheck | None = None
    """The check that is open."""
    booked: int = 0
    """How many changes of the open check are on the sheets already."""
    last: AnyCheck | None = None
    """The check that ended last."""
    last_seen: AnyCheck | None = None
    """The last check that ended openly."""

    @property
    def rules(self) -> KotodamaSettings:
        """The campaign's decisions."""
        return self.game.settings

    @property
    def people(self) -> tuple[Person, ...]:
        """The characters in play, in order of registration."""
        return people_of(self.seats, self.known, self.rules.kotodama_enabled)

    @property
    def gone(self) -> tuple[Person, ...]:
        """The characters who have left."""
        return people_of(self.left, self.known, self.rules.kotodama_enabled)

    def seat(self, who: str) -> Seat:
        """Return the seat of a character in play.

        Raises:
            Refusal: `unknown_character`.
        """
        found = next((seat for seat in self.seats if seat.who == who), None)
        if found is None:
            raise unknown(who)
        return found

    def with_seat(self, new: Seat) -> Self:
        """Return the state with one seat changed."""
        seats, left = (tuple(new if old.who == new.who else old for old in part) for part in (self.seats, self.left))
        return self.model_copy(update={"seats": seats, "left": left})

    def with_person(self, new: Person) -> Self:
        """Return the state after a step that changed a character; numbers of play go onto the sheet."""
        seat = next(seat for seat in (*self.seats, *self.left) if seat.who == new.id)
        sheet = self.known[new.id]
        old = person_of(sheet, self.rules.kotodama_enabled, seat)
        moved = {
            field: getattr(new, name) for name, field in PLAYED.items() if getattr(new, name) != getattr(old, name)
        }
        state = self.with_sheet(sheet.evolve(**moved)) if moved else self
        changed = seat_of(new, seat)
        return state if changed is seat else state.with_seat(changed)


S = TypeVar("S", bound=Stage)


def seats_of(sheets: Sequence[KotodamaSheet], hidden: Iterable[str]) -> tuple[Seat, ...]:
    """Return the seats of those who begin; `hidden` are ids that only the GM knows of.

    Raises:
        Refusal: `duplicate`.
    """
    covered, seen = frozenset(hidden), set[str]()
    for sheet in sheets:
        if sheet.id in seen:
            raise duplicate(sheet)
        seen.add(sheet.id)
    return tuple(seated(sheet, Seat(who=sheet.id, hidden=sheet.id in covered)) for sheet in sheets)


def seated(sheet: KotodamaSheet, seat: Seat) -> Seat:
    """Return the seat of a character who comes in with this sheet."""
    return seat_of(person_of(sheet, True, seat), seat)


def duplicate(sheet: KotodamaSheet) -> Refusal:
    """Refuse a character who takes part already."""
    return refuse(
        "duplicate",
        "KO-FSM-R13",
        phrase("{name} はもう参加しています。", name=sheet.name),
        phrase("ほかの人を選んでください。"),
    )


def cast(state: Stage) -> Cast:
    """Return a function that finds characters in play by id or name."""

    def found(wanted: str) -> Person | None:
        by_id = next((p for p in state.people if p.id == wanted), None)
        return by_id or next((p for p in state.people if p.name == wanted), None)

    return found


def refuse_while_open(state: Stage) -> None:
    """Refuse to continue while a check is open (`check_open`)."""
    if state.check is not None:
        raise refuse(
            "check_open",
            "KO-CHK-01",
            phrase("判定がまだ終わっていません。"),
            phrase("最後まで振るか、判定をやめてください。"),
        )


def costs(check: AnyCheck) -> tuple[Change, ...]:
    """Return what a check has cost so far; only an extended one costs anything before its end."""
    if isinstance(check, ExtendedCheck):
        return check.changes
    return check.outcome.changes if check.done and check.outcome else ()


def unseen(state: Stage, check: AnyCheck) -> bool:
    """Return whether a check is concealed from players: secret, or a hidden character's."""
    hidden = {seat.who for seat in (*state.seats, *state.left) if seat.hidden}
    return check.secret or any(tester.sheet in hidden for tester in check.testers)
