"""Values made without validation are the same as validated ones, or refused."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import pytest
from pydantic import Field, TypeAdapter

from desktop.core.check import DiceRequest, Option, Thrown
from desktop.core.dice import Face, Throw, throw_of
from desktop.core.outcome import Change, Contribution, Outcome
from desktop.core.value import Record, Value, altered, trusted
from desktop.core.words import Phrase, phrase

PART = Contribution(label=phrase("{n} 個", n=2), value=2, rule="X-1")
REQUEST = DiceRequest(sides=(6, 6), label=phrase("六面ダイス2個"))
THROW = throw_of((6, 6), (1, 5))


class Row(Record):
    """What is written to files."""

    name: str
    amount: int = 3


class Counted(Value):
    """Makes a default anew."""

    name: str
    marks: dict[str, int] = Field(default_factory=dict)


class Remembers(Value):
    """Remembers what it has reckoned."""

    number: int

    @cached_property
    def twice(self) -> int:
        return 2 * self.number


@dataclass(frozen=True)
class Plain:
    """A frozen dataclass as checks are."""

    number: int
    word: str = "a"


@dataclass(frozen=True)
class Made:
    """Makes a default anew."""

    number: int
    marks: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slotted:
    """Has no place for what is not a field."""

    number: int = 0


CASES: list[tuple[type[Value], dict[str, Any]]] = [
    (Phrase, {"template": "{n} 個", "args": (("n", 2),)}),
    (Face, {"value": 3, "sides": 6}),
    (Throw, {"faces": (Face(sides=6, value=1),), "origin": "hand"}),
    (DiceRequest, {"label": phrase("六面ダイス"), "sides": (6,)}),
    (Thrown, {"throw": THROW, "request": REQUEST}),
    (Contribution, {"value": -2, "label": "修正", "house": True}),
    (Change, {"sheet": "s", "field": "lp", "before": 3, "after": [1, 2]}),
    (Option, {"id": "go", "label": "次へ"}),
    (Outcome, {"label": "成功", "parts": (PART,), "throws": (THROW,), "success": True}),
    (Row, {"name": "縄"}),
    (Row, {"amount": 1, "name": "縄"}),
]


@pytest.mark.parametrize(("kind", "fields"), CASES)
def test_a_trusted_value_is_the_validated_one(kind: type[Value], fields: dict[str, Any]) -> None:
    made, wanted = trusted(kind, **fields), kind(**fields)
    assert type(made) is kind
    assert made == wanted
    assert repr(made) == repr(wanted)
    assert made.model_dump_json() == wanted.model_dump_json()
    assert kind.model_validate_json(made.model_dump_json()) == wanted
    assert made.evolve() == wanted
    assert made.model_copy() == wanted


def test_it_may_be_a_key_and_stays_frozen() -> None:
    made = trusted(Contribution, label="修正", value=1)
    assert {made: 1}[Contribution(label="修正", value=1)] == 1
    with pytest.raises(ValueError, match="frozen"):
        made.value = 2  # type: ignore[misc]


def test_it_stands_inside_of_validated_values_as_it_is() -> None:
    part = trusted(Contribution, label="修正", value=1)
    assert Outcome(label="成功", parts=(part,)).parts[0] is part
    assert TypeAdapter(tuple[Contribution, ...]).validate_python((part,)) == (part,)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Contribution, {"label": "修正"}),
        (Contribution, {"label": "修正", "value": 1, "colour": "red"}),
        (Counted, {"name": "縄"}),
        (Plain, {"word": "b"}),
        (Plain, {"number": 1, "colour": "red"}),
        (Made, {"number": 1}),
        (Slotted, {}),
        (Remembers, {"number": 1}),
    ],
)
def test_what_is_missing_or_strange_is_refused(kind: Any, fields: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        trusted(kind, **fields)


def test_a_dataclass_is_made_as_by_its_constructor() -> None:
    assert trusted(Plain, number=2) == Plain(2)
    assert trusted(Made, number=2, marks={"a": 1}) == Made(2, {"a": 1})


@pytest.mark.parametrize(
    ("value", "changes"),
    [
        (PART, {"value": 5}),
        (Outcome(label="成功"), {"label": "失敗", "parts": (PART,)}),
        (Row.model_validate({"name": "縄", "colour": "red"}), {"amount": 9}),
        (Counted(name="縄", marks={"a": 1}), {"name": "布"}),
    ],
)
def test_an_altered_value_is_the_evolved_one(value: Value, changes: dict[str, Any]) -> None:
    before, made = value.model_dump_json(), altered(value, **changes)
    assert made == value.evolve(**changes)
    assert made.model_dump_json() == value.evolve(**changes).model_dump_json()
    assert value.model_dump_json() == before


def test_an_altered_dataclass_is_the_replaced_one() -> None:
    assert altered(Plain(1, "b"), number=2) == replace(Plain(1, "b"), number=2)


@pytest.mark.parametrize("value", [PART, Plain(1), Remembers(number=1), Slotted(1), 3])
def test_only_fields_of_plain_values_are_altered(value: object) -> None:
    with pytest.raises(TypeError):
        altered(value, colour="red")


def test_evolved_values_share_what_they_were_given() -> None:
    """A battle keeps hundreds of states; the names of twenty fields take more room than what stands in them."""
    one, other = (Row(name=name).evolve(amount=4) for name in ("縄", "布"))
    assert one.__pydantic_fields_set__ is other.__pydantic_fields_set__
    assert Row.model_validate({"name": "縄", "colour": "red"}).evolve(amount=4).__pydantic_fields_set__ == {
        "name", "amount", "colour"
    }  # fmt: skip
    assert Row(name="縄").model_dump(exclude_unset=True) == {"name": "縄"}
