"""Records are to whoever uses them what frozen dataclasses are."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from desktop.record import as_dict, changed, made, names_of, record


@record
class Place:
    """A record."""

    LIMIT: ClassVar[int] = 3
    x: int
    y: int = 0
    tags: dict[str, int] = made(factory=dict)
    note: dict[str, int] = made(factory=dict, compare=False)


@record(kw_only=True)
class Seat(Place):
    """A record over another."""

    y: int = 5
    who: str


@dataclass(frozen=True)
class OldPlace:
    """The same as a dataclass."""

    LIMIT: ClassVar[int] = 3
    x: int
    y: int = 0
    tags: dict[str, int] = field(default_factory=dict)
    note: dict[str, int] = field(default_factory=dict, compare=False, repr=False)


@pytest.mark.parametrize(
    ("given", "named"),
    [((1,), {}), ((1, 2), {}), ((), {"x": 1, "y": 2}), ((1,), {"tags": {"a": 1}}), ((1, 2, {}, {"n": 1}), {})],
)
def test_a_record_is_made_shown_and_compared_as_a_dataclass_is(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    new, old = Place(*given, **named), OldPlace(*given, **named)
    assert (new.x, new.y, new.tags, new.note) == (old.x, old.y, old.tags, old.note)
    assert repr(new) == repr(old).removeprefix("Old")
    assert new == Place(*given, **named)
    assert new != Place(9)
    assert new != old
    assert copy.copy(new) == copy.deepcopy(new) == pickle.loads(pickle.dumps(new)) == new  # noqa: S301 - our own


@pytest.mark.parametrize(
    ("given", "named"), [((), {}), ((), {"y": 1}), ((1,), {"x": 1}), ((1,), {"z": 1}), ((1, 2, {}, {}, 5), {})]
)
def test_what_does_not_fit_makes_none(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    for kind in (Place, OldPlace):
        with pytest.raises(TypeError):
            kind(*given, **named)


def test_nothing_of_a_record_changes() -> None:
    place = Place(1)
    with pytest.raises(AttributeError):
        place.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del place.x
    assert place == Place(1)


def test_a_default_that_is_made_belongs_to_one_value() -> None:
    first, second = Place(1), Place(1)
    first.tags["a"] = 1
    assert second.tags == {}
    assert Place(1, note={"a": 1}) == Place(1)


def test_a_record_over_another_has_the_others_names_first() -> None:
    seat = Seat(1, who="葵")
    assert names_of(Seat) == ("x", "y", "tags", "note", "who")
    assert as_dict(seat) == {"x": 1, "y": 5, "tags": {}, "note": {}, "who": "葵"}
    assert changed(seat, x=2) == Seat(2, who="葵")
    with pytest.raises(TypeError):
        changed(seat, z=2)


def test_equal_records_are_one_key() -> None:
    @record
    class Key:
        name: str
        note: dict[str, int] = made(factory=dict, compare=False)

    assert {Key("a", {"n": 1}): 1}[Key("a")] == 1
    with pytest.raises(TypeError):
        hash(Place(1))


def test_a_record_is_matched_by_its_parts() -> None:
    match Place(1, 2):
        case Place(x, y):
            assert (x, y) == (1, 2)
