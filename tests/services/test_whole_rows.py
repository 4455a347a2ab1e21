"""A row that was added to a sheet while something runs is the same row in the journal: nothing is made anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.roll import Asked
from desktop.core.sheet import Sheet
from desktop.core.value import at, put
from desktop.services.play.play_session import PlaySession
from tests.play_sessions import Company, edit, play_session
from tests.services.test_playing import ENGINES, company, event_of, start, states, step
from tests.systems.test_typed_names import written


def rows(sheet: Sheet) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each list of a sheet whose rows have an id, and a row for it as a spreadsheet gives it: without one."""
    for name, info in type(sheet).model_fields.items():
        kinds = [kind for kind in get_args(info.annotation) if isinstance(kind, type) and issubclass(kind, BaseModel)]
        if kinds and "id" in kinds[0].model_fields:
            known = [row.model_dump(mode="json", exclude={"id"}) for row in at(sheet, name)]
            yield name, known[0] if known else written(kinds[0], iter(["操縦"] * 20))


def paste(night: PlaySession, people: Company) -> set[str]:
    """Add one row to every such list of every sheet; return the new ids."""
    made = set()
    for who in people.sheets:
        for name, row in rows(people.sheets[who]):
            sheet = put(people.sheets[who], name, (*at(people.sheets[who], name), row))
            edit(night, people, sheet)
            made.add(at(sheet, name)[-1].id)
    return made


def use(night: PlaySession, people: Company, name: str, made: set[str], rng: Random) -> None:
    """Take every step that names one of these rows, and leave a check with one of them open."""
    for offer in night.playing.offers(name):
        if made & set(map(str, offer.event.values())):
            with suppress(Refusal):
                night.play(name, event_of(offer, rng))
    for sheet in people.all_sheets():
        for kind in people.kinds(sheet.id):
            for param in kind.params:
                wanted = [choice.value for choice in param.choices if choice.value in made]
                with suppress(Refusal):
                    if wanted and night.prepare(Asked(kind=kind.id, who=sheet.id, params={param.id: wanted[0]})):
                        wants = night.roll.check.wants if night.roll is not None else None
                        night.post(ThrowEvent(faces=(2,) * len(wants.sides if wants is not None else ())))


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_a_pasted_row_is_the_same_after_a_restart(system: str, name: str, tmp_path: Path) -> None:
    people, rng = company(system), Random(3)
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, name)
    made = paste(night, people)
    for _ in range(15):
        step(night, name, rng)
        if night.roll is None or not night.roll.open:
            use(night, people, name, made, rng)
    again = play_session(people, tmp_path / "log.jsonl")
    assert again.resume().disallowed is None
    assert states(again) == states(night)
    assert [roll.check for roll in again.suspended] == [roll.check for roll in night.suspended]
