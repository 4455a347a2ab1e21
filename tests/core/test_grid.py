"""Boards of hexes: the 戦場シート as the source prints it, and any other size."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.maps import hexes
from desktop.core.maps.grid import Grid, turned

SHEET = Grid()
PRINTED = """\
4
3 5
2 21 6
1 20 22 7
19 32 23
18 31 33 8
30 37 24
17 36 34 9
29 35 25
16 28 26 10
15 27 11
14 12
13"""
"""CM-HEX-01…04: the lines of the printed table, the left 25 of the ninth line read as 35."""
GRIDS = st.one_of(
    st.builds(Grid, radius=st.integers(1, 12)),
    st.builds(Grid, shape=st.just("rectangle"), columns=st.integers(1, 30), rows=st.integers(1, 30)),
)


def test_hex_numbers_match_the_printed_sheet() -> None:
    """CM-HEX-01…04: all 37, line by line from the top and in each line from the left."""
    drawn = sorted(SHEET.numbers, key=lambda n: (round(SHEET.centre(n)[1], 6), SHEET.centre(n)[0]))
    lines: list[list[int]] = []
    last = None
    for n in drawn:
        y = round(SHEET.centre(n)[1], 6)
        if y != last:
            lines.append([])
        lines[-1].append(n)
        last = y
    assert [" ".join(map(str, line)) for line in lines] == PRINTED.splitlines()


def test_the_grid_of_radius_three_is_the_battle_sheet() -> None:
    """CM-HEX-05…07."""
    assert list(SHEET.numbers) == list(hexes.NUMBERS)
    for n in hexes.NUMBERS:
        assert SHEET.place(n) == hexes.place(n)
        assert SHEET.centre(n) == pytest.approx(hexes.centre(n, 1))
        for direction in hexes.DIRECTIONS:
            assert SHEET.neighbour(n, direction) == hexes.neighbours(n).get(direction)
        for m in hexes.NUMBERS:
            assert SHEET.distance(n, m) == hexes.distance(n, m)
        assert SHEET.within(n, 2) == hexes.within(n, 2)
    assert SHEET.size() == pytest.approx(hexes.size(1))


@given(GRIDS, st.data())
def test_lines_connect_neighbouring_hexes(grid: Grid, data: st.DataObject) -> None:
    a, b = data.draw(st.sampled_from(grid.numbers)), data.draw(st.sampled_from(grid.numbers))
    line = grid.line(a, b)
    assert line[0] == a
    assert line[-1] == b
    assert len(set(line)) == len(line)
    if grid.shape == "hexagon":
        assert len(line) == grid.distance(a, b) + 1
        assert all(grid.distance(x, y) == 1 for x, y in pairwise(line))


@given(GRIDS, st.integers(-7, 7), st.data())
def test_a_point_in_a_hex_finds_it(grid: Grid, turn: int, data: st.DataObject) -> None:
    n = data.draw(st.sampled_from(grid.numbers))
    x, y = grid.centre(n, turn)
    dx, dy = data.draw(st.floats(-0.5, 0.5)), data.draw(st.floats(-0.5, 0.5))
    assert grid.at(x + dx, y + dy, turn) == n
    wide, high = grid.size(turn)
    assert abs(x) + 1 <= wide / 2 + 1e-9
    assert grid.at(wide, high, turn) is None


@given(st.floats(-9, 9), st.floats(-9, 9))
def test_six_turns_return_to_the_start(x: float, y: float) -> None:
    there = (x, y)
    for _ in range(6):
        there = turned(*there, 1)
    assert there == pytest.approx((x, y), abs=1e-9)


@pytest.mark.parametrize("wrong", [0, 38, -1, True, "3", 2.0])
def test_invalid_hex_is_refused(wrong: object) -> None:
    assert not SHEET.has(wrong)
    with pytest.raises(IndexError):
        SHEET.place(wrong)  # type: ignore[arg-type]
