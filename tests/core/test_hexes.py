"""The battle sheet: numbers, neighbours, distances, drawing (CM-HEX-01…07, CM-APP-09, CM-AMB-69)."""

from __future__ import annotations

import math
from collections import Counter, deque

import pytest

from desktop.core.maps import hexes
from desktop.core.maps.hexes import Hex
from desktop.core.problem import Refusal

SHEET = """
                4
           3         5
      2        21         6
 1        20        22         7
     19        32        23
18        31        33         8
     30        37        24
17        36        34         9
     29        35        25
16        28        26        10
     15        27        11
          14        12
               13
"""


def test_numbers_and_columns() -> None:
    """CM-HEX-01, CM-HEX-02: 37 hexes in columns of 4, 5, 6, 7, 6, 5, 4."""
    assert tuple(range(1, 38)) == hexes.NUMBERS
    columns = Counter(hexes.column(n) for n in hexes.NUMBERS)
    assert [columns[c] for c in range(1, 8)] == [4, 5, 6, 7, 6, 5, 4]


def down(number: int) -> int:
    """The half-row from top to bottom; two hexes of one column are two half-rows apart."""
    q, r = hexes.place(number)
    return 2 * r + q + 7


def test_sheet_reads_as_printed() -> None:
    """CM-HEX-03, CM-HEX-04, CM-AMB-69: line by line, with 35 below 37 and 25 between 24 and 11."""
    lines = [[int(word) for word in line.split()] for line in SHEET.strip().splitlines()]
    for half_row, line in enumerate(lines, start=1):
        found = sorted((n for n in hexes.NUMBERS if down(n) == half_row), key=hexes.column)
        assert found == line
    assert hexes.neighbours(37)["S"] == 35
    assert hexes.neighbours(25)["N"] == 24
    assert hexes.neighbours(25)["S"] == 11


def test_rings() -> None:
    """CM-HEX-03: 1–18 outside, 19–30, 31–36, 37 in the centre."""
    assert [hexes.ring(n) for n in hexes.NUMBERS] == [3] * 18 + [2] * 12 + [1] * 6 + [0]
    assert [n for n in hexes.NUMBERS if len(hexes.neighbours(n)) == 3] == [1, 4, 7, 10, 13, 16]


def test_coordinates() -> None:
    """CM-HEX-05: centre (0, 0), every pair with |q|, |r|, |q + r| ≤ 3 is on the sheet exactly once."""
    assert hexes.place(37) == Hex(0, 0)
    assert hexes.place(1) == Hex(-3, 0)
    assert hexes.place(19) == Hex(-2, 0)
    every = {Hex(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
    assert {hexes.place(n) for n in hexes.NUMBERS} == every
    assert all(hexes.number(hexes.place(n)) == n for n in hexes.NUMBERS)
    assert hexes.number(Hex(4, 0)) is None


def test_neighbours() -> None:
    """CM-HEX-06: 90 borders; 19 hexes with 6, 12 with 4, 6 with 3; both sides agree."""
    counts = Counter(len(hexes.neighbours(n)) for n in hexes.NUMBERS)
    assert counts == {6: 19, 4: 12, 3: 6}
    assert sum(len(hexes.neighbours(n)) for n in hexes.NUMBERS) == 180
    for n in hexes.NUMBERS:
        for other in hexes.neighbours(n).values():
            assert n in hexes.neighbours(other).values()
            assert hexes.distance(n, other) == 1


def test_distance_is_the_shortest_walk() -> None:
    """CM-HEX-07: the formula agrees with a breadth-first walk; the greatest distance is 6."""
    for start in hexes.NUMBERS:
        walked = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for other in hexes.neighbours(here).values():
                if other not in walked:
                    walked[other] = walked[here] + 1
                    queue.append(other)
        assert walked == {n: hexes.distance(start, n) for n in hexes.NUMBERS}
    assert max(hexes.distance(a, b) for a in hexes.NUMBERS for b in hexes.NUMBERS) == 6
    assert len(hexes.within(37, 1)) == 7


@pytest.mark.parametrize("wrong", [0, 38, -1, True, 10**9])
def test_no_such_hex(wrong: int) -> None:
    with pytest.raises(Refusal) as caught:
        hexes.place(wrong)
    assert caught.value.problem.code == "no_such_hex"


def test_drawing_fits_a4_and_a3() -> None:
    """CM-APP-09: 11·s wide, 7·√3·s high; A4 with margins of 10 mm takes s ≤ 17.2, A3 s ≤ 25.1."""
    width, height = hexes.size(1)
    assert width == 11
    assert math.isclose(height, 12.124, abs_tol=0.001)
    for room, side in (((190, 277), 17.2), ((277, 400), 25.1)):
        assert math.floor(min(part / whole for part, whole in zip(room, hexes.size(1), strict=True)) * 10) / 10 == side
    x, y = hexes.centre(31, 2)
    assert (x, round(y, 6)) == (-3, round(-math.sqrt(3), 6))
    corners = [hexes.centre(n, 1) for n in hexes.NUMBERS]
    assert max(x for x, _ in corners) + 1 == 5.5
    assert math.isclose(max(y for _, y in corners) + math.sqrt(3) / 2, height / 2)
