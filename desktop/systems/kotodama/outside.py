"""Input from outside of a battle or a session: joining characters, edited sheets, damage typed on the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.value import Value
from desktop.systems.kotodama.events import Damage, Heal, Join, Refresh
from desktop.systems.kotodama.people import Person, changed_people, person_of, refreshed
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage import Stage

E = TypeVar("E", bound=Value)


def join(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Join:
    """Return the event by which a character joins (KO-FSM-R13)."""
    return Join(char=person_of(sheet, game.settings.kotodama_enabled))


def conceal_on_joining(event: E) -> E:
    """Make a joining character hidden from the players."""
    return event.evolve(char=event.char.evolve(hidden=True)) if isinstance(event, Join) else event


def opened(sheets: Sequence[KotodamaSheet], state: Stage) -> tuple[Change, ...]:
    """Joining makes a character 未行動 (KO-FSM-R13), on the sheet as well."""
    before = tuple(person_of(sheet, state.rules.kotodama_enabled) for sheet in sheets)
    return changed_people(before, tuple(person for person in state.people if any(person.id == b.id for b in before)))


def refresh(state: Stage, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Refresh | None:
    """Take an edited or grown sheet over; None where it changes nothing here."""
    here, new = _here(state, sheet.id), person_of(sheet, game.settings.kotodama_enabled)
    return None if here is None or refreshed(here, new) == here else Refresh(char=new)


def harm(state: Stage, who: str, points: int) -> Damage | None:
    """Deal damage by the rules: HP 0 makes 戦闘不能, a further point kills (KO-FSM-C01)."""
    person = _here(state, who)
    return Damage(who=who, amount=points) if person is not None and person.state != "dead" and points > 0 else None


def heal(state: Stage, who: str, points: int) -> Heal | None:
    """Give HP back, never above the maximum."""
    person = _here(state, who)
    return Heal(who=who, amount=points) if person is not None and person.state != "dead" and points > 0 else None


def _here(state: Stage, who: str) -> Person | None:
    return next((p for p in state.people if p.id == who), None)
