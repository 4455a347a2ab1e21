"""Whole numbers as people type them: one reader for every script, and no exception but the refusal."""

from __future__ import annotations

import pytest

from desktop.core.numbers import LONGEST, TypedNumber, narrow, read_whole, standing, whole_in, whole_of
from desktop.core.problem import Refusal
from tests.hostile_strings import TEXTS

READ = [
    ("7", 7),
    ("４２", 42),
    (" 　7\t", 7),
    ("-3", -3),
    ("−3", -3),
    ("－３", -3),
    ("ー3", -3),
    ("+2", 2),
    ("＋２", 2),
    ("±0", 0),
    ("±０", 0),
    ("007", 7),
    ("-0", 0),
    ("9" * LONGEST, 999_999_999),
]
NONE = ["", " ", "-", "+", "±", "--3", "-−3", "+-3", "±3", "3-", "1 2", "1.5", "1,000", "10²", "①", "Ⅳ", "三", "٣", "x"]


@pytest.mark.parametrize(("text", "number"), READ)
def test_numbers_in_every_script(text: str, number: int) -> None:
    assert whole_in(text) == number
    assert whole_of(text) == number
    assert read_whole(text, -1_000_000_000, 1_000_000_000, "x", code="c", rule="") == number


@pytest.mark.parametrize("text", [*NONE, "9" * (LONGEST + 1), "9" * 5000])
def test_non_numbers_are_refused(text: str) -> None:
    assert whole_in(text) is None
    with pytest.raises(Refusal, match=r"体力に「.*」は使えません。0〜9 の整数を入れてください。"):
        read_whole(text, 0, 9, "体力", code="c", rule="")


@pytest.mark.parametrize("value", [True, False, None, 1.0, (1,), b"1"])
def test_only_whole_numbers_and_text_are_read(value: object) -> None:
    assert whole_of(value) is None


def test_a_number_out_of_bounds_is_refused_with_the_rule_that_was_given() -> None:
    with pytest.raises(Refusal) as found:
        read_whole("－６", -5, 5, "修正", code="bad_modifier", rule="KO-SHT-26")
    assert (found.value.problem.code, found.value.problem.rule) == ("bad_modifier", "KO-SHT-26")
    assert "−5〜5" in str(found.value)


@pytest.mark.parametrize(
    ("text", "low", "high", "wanted"),
    [
        ("", 0, 9, TypedNumber.PARTIAL),
        ("-", -9, 9, TypedNumber.PARTIAL),
        ("−", -9, 9, TypedNumber.PARTIAL),
        ("-", 0, 9, TypedNumber.NOT),
        ("+", 0, 9, TypedNumber.PARTIAL),
        ("9", 0, 9, TypedNumber.WHOLE),
        ("99", 0, 9, TypedNumber.NOT),
        ("1", 5, 20, TypedNumber.PARTIAL),
        ("35", 0, 30, TypedNumber.PARTIAL),
        ("300", 0, 30, TypedNumber.NOT),
        ("-8", -5, 5, TypedNumber.PARTIAL),
        ("-80", -5, 5, TypedNumber.NOT),
        ("--3", -5, 5, TypedNumber.NOT),
        ("9" * 5000, 0, 9, TypedNumber.NOT),
    ],
)
def test_a_number_that_is_being_typed(text: str, low: int, high: int, wanted: TypedNumber) -> None:
    assert standing(text, low, high) is wanted


@pytest.mark.parametrize(("low", "high"), [(0, 9), (-5, 30), (-999_999, 999_999), (5, 20), (-20, -5)])
def test_every_number_within_bounds_can_be_typed_key_by_key(low: int, high: int) -> None:
    for number in {low, high, (low + high) // 2}:
        for text in (str(number), str(number).replace("-", "−")):
            typed = [standing(text[: end + 1], low, high) for end in range(len(text))]
            assert TypedNumber.NOT not in typed
            assert typed[-1] is TypedNumber.WHOLE


def test_typed_numbers_raise_no_unexpected_exception() -> None:
    for text in TEXTS:
        assert len(narrow(text)) == len(text), "every character keeps its place, so a cursor does as well"
        for end in range(len(text) + 1):
            number = whole_in(text[:end])
            assert standing(text[:end], -(10**9), 10**9) is TypedNumber.WHOLE or number is None
