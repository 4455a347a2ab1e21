"""A clock that jumps between two starts: what counts is the order in which things were done, never when."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.value import at
from desktop.services.play.play_session import PlaySession
from desktop.services.text.catalogue import Catalogue
from tests.services.play_session_process import OnDisk, opened, prepare, steps

START = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
STARTS = (9, 0, 9, -200, 0, 1, -1)
"""Hours by which the clock is wrong at one start after the other."""


def clock(wrong: int) -> Callable[[], datetime]:
    """Return a clock that is wrong by so many hours."""
    seconds = count(wrong * 3600)
    return lambda: START + timedelta(seconds=next(seconds))


def set_to(night: PlaySession, people: OnDisk, **texts: str) -> str:
    """Change texts by hand; return what the memo was."""
    sheet = people.all_sheets()[0]
    changes = [Change(sheet=sheet.id, field=name, before=at(sheet, name), after=text) for name, text in texts.items()]
    night.change(changes, "")
    return sheet.memo


@pytest.mark.parametrize("system", [info.id for info in Catalogue()])
def test_start_with_wrong_clock_reverts_no_confirmed_change(system: str, tmp_path: Path) -> None:
    prepare(tmp_path, system)
    kept: dict[str, Sheet] = {}
    before, rng = "", Random(system)
    for number, wrong in enumerate(STARTS):
        night, people, name = opened(tmp_path, clock(wrong))
        assert night.resume().disallowed is None
        assert people.sheets == (kept or people.sheets)
        if number % 2:  # one text is as it was, the other stays
            set_to(night, people, memo=before)
        else:
            before = set_to(night, people, memo=f"{number}", reading=f"{number}")
        if number > 3:
            list(islice(steps(night, people, name, rng), 5))
        kept = people.sheets
        if number not in (2, 3, 5):  # then it is killed before the sheets are written, twice in a row
            people.settle()
            night.written()
        people.close()
