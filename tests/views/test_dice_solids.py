"""The solids are true dice, and a die always comes to rest on the face it was given."""

from __future__ import annotations

from math import hypot, isclose
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from desktop.views.dice.layout import arrange
from desktop.views.dice.look import underlined
from desktop.views.dice.motion import LONGEST, Pose, toss
from desktop.views.dice.painting import die_pixmap, rest
from desktop.views.dice.shapes import PERCENT, label, lying, shown, solid
from desktop.views.dice.vectors import dot, product, transposed

KINDS = (4, 6, 8, 10, 12, 20, PERCENT)
CORNERS = {4: (4, 3), 6: (8, 4), 8: (6, 3), 10: (12, 4), 12: (20, 5), 20: (12, 3), PERCENT: (12, 4)}


@pytest.mark.parametrize("sides", KINDS)
def test_corners_and_faces_are_those_of_the_solid(sides: int) -> None:
    shape = solid(sides)
    corners, edges = CORNERS[sides]
    assert len(shape.corners) == corners
    assert len(shape.faces) == (10 if sides == PERCENT else sides)
    assert {len(face.outline) for face in shape.faces} == {edges}


@pytest.mark.parametrize("sides", KINDS)
def test_faces_are_flat_and_the_solid_is_convex(sides: int) -> None:
    shape = solid(sides)
    for face in shape.faces:
        reach = max(dot(corner, face.normal) for corner in shape.corners)
        on_it = [c for c in shape.corners if isclose(dot(c, face.normal), reach, abs_tol=1e-9)]
        assert len(on_it) == len(face.outline)
        assert isclose(dot(face.normal, face.normal), 1, abs_tol=1e-9)


@pytest.mark.parametrize(("sides", "total"), [(6, 7), (8, 9), (10, 9), (12, 13), (20, 21), (PERCENT, 9)])
def test_opposite_faces_add_up(sides: int, total: int) -> None:
    shape = solid(sides)
    for face in shape.faces:
        opposite = min(shape.faces, key=lambda other: dot(other.normal, face.normal))
        printed = [0 if sides in (10, PERCENT) and f.value == 10 else f.value for f in (face, opposite)]
        assert sum(printed) == total


@pytest.mark.parametrize("sides", KINDS)
def test_every_value_is_on_the_die_once(sides: int) -> None:
    highest = 10 if sides == PERCENT else sides
    assert sorted(solid(sides).readings) == list(range(1, highest + 1))


@pytest.mark.parametrize("sides", KINDS)
@given(chance=st.floats(0, 1), turn=st.floats(-16, 16))
def test_a_resting_die_shows_its_value(sides: int, chance: float, turn: float) -> None:
    shape = solid(sides)
    for value in shape.readings:
        assert shown(shape, rest(sides, value, chance, turn)) == value


def test_a_d4_is_read_at_its_top_corner() -> None:
    shape = solid(4)
    for value in range(1, 5):
        matrix = rest(4, value)
        heights = {index + 1: dot(matrix[1], corner) for index, corner in enumerate(shape.corners)}
        assert max(heights, key=lambda v: heights[v]) == value
        assert all(mark.text != str(face.value) for face in shape.faces for mark in face.marks)


def test_labels_follow_real_dice() -> None:
    assert label(10, 10) == "0"
    assert [label(PERCENT, v) for v in (1, 9, 10)] == ["10", "90", "00"]
    assert [underlined(20, t) for t in ("6", "9", "16")] == [True, True, False]
    assert not underlined(6, "6")


def test_a_rotation_keeps_lengths() -> None:
    matrix = lying(solid(20), 17, 16, 110, 9)
    unity = product(matrix, transposed(matrix))
    assert all(isclose(unity[i][j], float(i == j), abs_tol=1e-9) for i in range(3) for j in range(3))


@given(
    counts=st.lists(st.integers(1, 14), min_size=1, max_size=4),
    width=st.integers(160, 900),
    height=st.integers(90, 500),
    seed=st.integers(0, 999),
)
def test_resting_dice_never_overlap(counts: list[int], width: int, height: int, seed: int) -> None:
    layout = arrange(counts, width, height, Random(seed))
    assert [len(group) for group in layout.places] == counts
    places = [place for group in layout.places for place in group]
    for i, one in enumerate(places):
        for other in places[i + 1 :]:
            assert hypot(one.x - other.x, one.y - other.y) > 2 * layout.radius


@given(seed=st.integers(0, 9999), late=st.floats(0, 1), left=st.booleans())
def test_tossed_die_enters_from_outside_and_ends_in_place(seed: int, late: float, left: bool) -> None:
    end = Pose(150, 60, 0, rest(6, 4))
    way = toss(end, 30, 312, 120, left, late, Random(seed))
    assert way.finish <= LONGEST
    start = way.at(way.delay + 1e-6)
    assert start is not None
    assert start.x < 0 or start.x > 312
    assert way.at(way.finish) is end
    nearly = way.at(way.finish - 1e-4)
    assert nearly is not None
    assert hypot(nearly.x - end.x, nearly.y - end.y) < 1
    assert all(isclose(nearly.matrix[i][j], end.matrix[i][j], abs_tol=0.05) for i in range(3) for j in range(3))


def test_two_throws_of_the_same_face_differ() -> None:
    end = Pose(150, 60, 0, rest(6, 4))
    ways = [toss(end, 30, 312, 120, True, 0.5, Random(seed)) for seed in range(6)]
    middles = {round((way.at(0.5) or end).x) for way in ways}
    assert len(middles) > 3


@pytest.mark.parametrize("sides", [*KINDS, 3, 7])
def test_a_sign_of_any_die_can_be_drawn(qapp: QApplication, sides: int) -> None:
    image = die_pixmap(sides, QColor("#B5371B"), 56).toImage()
    colours = {image.pixelColor(x, y).rgb() for x in range(56) for y in range(56)}
    assert len(colours) > 8
    assert image.pixelColor(0, 0).alpha() == 0
