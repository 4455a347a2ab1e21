"""What was made of frozen values is made once."""

from __future__ import annotations

from desktop.core.remembered import remembered
from desktop.core.value import Value


class Sheet(Value):
    """A value with remembered properties."""

    name: str


def test_same_object_is_computed_once_and_an_equal_one_again() -> None:
    asked: list[Sheet] = []

    @remembered(10)
    def long(sheet: Sheet, more: int) -> str:
        asked.append(sheet)
        return sheet.name * more

    one, other = Sheet(name="卓"), Sheet(name="卓")
    assert [long(one, 2), long(one, 2), long(other, 2), long(one, 3)] == ["卓卓", "卓卓", "卓卓", "卓卓卓"]
    assert [sheet is one for sheet in asked] == [True, False, True]


def test_cached_value_is_not_reused_for_another_object() -> None:
    @remembered(4)
    def name(sheet: Sheet) -> str:
        return sheet.name

    assert [name(Sheet(name=str(n))) for n in range(50)] == [str(n) for n in range(50)]


def test_cache_keeps_at_most_its_limit() -> None:
    made: list[int] = []

    @remembered(3)
    def ten(sheet: Sheet) -> int:
        made.append(1)
        return 10

    sheets = [Sheet(name=str(n)) for n in range(4)]
    for sheet in (*sheets, sheets[0]):
        ten(sheet)
    assert len(made) == 5


def test_oldest_entry_is_dropped_and_recent_ones_are_kept() -> None:
    """A table of people asked one after another finds them again at the next step, however full it is."""
    made: list[str] = []

    @remembered(3)
    def name(sheet: Sheet) -> str:
        made.append(sheet.name)
        return sheet.name

    sheets = [Sheet(name=str(n)) for n in range(5)]
    for sheet in (*sheets, *sheets[2:], sheets[0]):
        name(sheet)
    assert made == ["0", "1", "2", "3", "4", "0"]
