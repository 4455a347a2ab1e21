"""A row that was added to a sheet while something runs is the same row in the journal: nothing is made anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from pydantic import BaseModel

from desktop.core.sheet import Sheet
from desktop.core.value import at, put
from tests.evenings import Company, evening
from tests.services.test_playing import MACHINES, company, start, states, step
from tests.systems.test_typed_names import written


def rows(sheet: Sheet) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield each list of a sheet whose rows have an id, and a row for it as a spreadsheet gives it: without one."""
    for name, info in type(sheet).model_fields.items():
        kinds = [kind for kind in get_args(info.annotation) if isinstance(kind, type) and issubclass(kind, BaseModel)]
        if kinds and "id" in kinds[0].model_fields:
            known = [row.model_dump(mode="json", exclude={"id"}) for row in at(sheet, name)]
            yield name, known[0] if known else written(kinds[0], iter(["操縦"] * 20))


def pasted(people: Company) -> list[str]:
    """Add one row to every such list of everybody."""
    done = []
    for sheet in people.everybody():
        for name, row in rows(sheet):
            done.append(name)
            people.write(put(people.sheets[sheet.id], name, (*at(people.sheets[sheet.id], name), row)), ())
    return done


@pytest.mark.parametrize(("system", "name"), MACHINES)
def test_a_pasted_row_is_the_same_after_a_restart(system: str, name: str, tmp_path: Path) -> None:
    people, rng = company(system), Random(3)
    night = evening(people, tmp_path / "log.jsonl")
    start(night, people, name)
    pasted(people)
    for sheet in people.everybody():
        night.edited(sheet.id)
    for _ in range(15):
        step(night, name, rng)
    again = evening(people, tmp_path / "log.jsonl")
    assert again.resume().unfit is None
    assert states(again) == states(night)
