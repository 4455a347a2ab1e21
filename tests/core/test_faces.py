"""Faces of real dice: one reader for the tray, the window's line and the shell."""

from __future__ import annotations

from contextlib import suppress

import pytest

from desktop.core.problem import Refusal
from desktop.core.rolls.faces import LineDice, faces_in, may_be_faces, read_faces
from tests.hostile_strings import TEXTS

LINES = [
    ("4 4 2", (6, 6, 6), (4, 4, 2)),
    ("442", (6, 6, 6), (4, 4, 2)),
    ("４、４，２", (6, 6, 6), (4, 4, 2)),
    ("４・４｡２", (6, 6, 6), (4, 4, 2)),
    ("0", (10,), (10,)),
    ("8013", (10,) * 4, (8, 10, 1, 3)),
    ("801", (10,) * 3, (8, 10, 1)),
    ("10", (10,), (10,)),
    ("10", (10, 10), (1, 10)),
    ("10 3", (10, 10), (10, 3)),
    ("10 3", (10, 10, 10), (1, 10, 3)),
    ("7x3 ０", (10,) * 4, (7, 7, 7, 10)),
    ("７×２", (10, 10), (7, 7)),
    ("17 4", (20, 20), (17, 4)),
    ("1212", (12, 12), (12, 12)),
    ("00", (100,), (100,)),
    ("05", (100,), (5,)),
    ("100", (100,), (100,)),
    ("57 8", (100, 8), (57, 8)),
    ("345", (1000,), (345,)),
]


@pytest.mark.parametrize(("text", "sides", "values"), LINES)
def test_a_line_of_faces(text: str, sides: tuple[int, ...], values: tuple[int, ...]) -> None:
    assert faces_in(text, sides) == values


@pytest.mark.parametrize(
    ("text", "sides", "code"),
    [
        ("7", (6,), "face_out_of_range"),
        ("0", (6,), "face_out_of_range"),
        ("0", (20,), "face_out_of_range"),
        ("21", (20,), "face_out_of_range"),
        ("4", (6, 6), "wrong_count"),
        ("4 4 2", (6, 6), "wrong_count"),
        ("", (6,), "wrong_count"),
        ("a", (6,), "bad_faces"),
        ("--3", (6,), "bad_faces"),
        ("4²", (6, 6), "bad_faces"),
        ("٣", (6,), "bad_faces"),
        ("1x100", (10,) * 11, "bad_faces"),
        ("1x100", (10,) * 100, "bad_faces"),
        ("7x38", (10,) * 4, "wrong_count"),
        ("9" * 5000, (6,), "bad_faces"),
    ],
)
def test_a_line_that_is_refused(text: str, sides: tuple[int, ...], code: str) -> None:
    with pytest.raises(Refusal) as found:
        faces_in(text, sides)
    assert found.value.problem.code == code


def test_no_digit_follows_a_repetition() -> None:
    """KO-TBL-04: key by key, `1x100` stays ten 1s."""
    read = read_faces("1x100", (10,) * 100)
    assert (read.values, read.accepted, read.wrong) == ((1,) * 10, 4, (0, 100))
    assert read_faces("1x3 8", (10,) * 100).values == (1, 1, 1, 8)


def test_surplus_faces_are_refused_with_both_counts() -> None:
    with pytest.raises(Refusal, match="2 個のところに 3 個"):
        faces_in("4 4 2", (6, 6))


def test_a_line_is_handed_out_throw_by_throw() -> None:
    dice = LineDice("0,0 7x2 3")
    assert dice.throw((10, 10)).values == (10, 10)
    assert dice.throw((10, 10)).values == (7, 7)
    assert LineDice("8015").throw((10, 10, 10)).values == (8, 10, 1)
    assert dice.left == 1
    with pytest.raises(Refusal):
        dice.done()


@pytest.mark.parametrize("sides", [(6, 6), (10,) * 5, (20,), (100,), (4, 12, 1000), ()])
def test_typed_faces_raise_no_unexpected_exception(sides: tuple[int, ...]) -> None:
    for text in TEXTS:
        read = read_faces(text, sides)
        assert read.accepted <= len(text)
        assert all(1 <= value <= side for value, side in zip(read.values, sides, strict=False))
        if may_be_faces(text):
            with suppress(Refusal):
                assert len(faces_in(text, sides)) == len(sides)
