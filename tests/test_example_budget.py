"""The share of a matrix that one run tries: nothing of an axis is ever left out, and on request nothing at all."""

from __future__ import annotations

from itertools import product

import pytest

from tests import example_budget

AXES = ("abcdef", (("A4", False), ("A5", False), ("B5", False), ("Letter", False), ("A4", True)), ("ja", "en"))


@pytest.mark.parametrize("share", [0, 10, 40, 70, 100, 1000])
def test_a_share_of_a_matrix_has_every_value_of_every_axis(share: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example_budget, "SHARE", share)
    whole = list(product(*AXES))
    for axes in (AXES, AXES[:2], AXES[:1]):
        chosen, every = example_budget.cells(*axes), list(product(*axes))
        assert [set(values) for values in zip(*chosen, strict=True)] == [set(axis) for axis in axes]
        assert chosen == [cell for cell in every if cell in chosen]
        assert len(chosen) == len(set(chosen)) == max(max(map(len, axes)), -(-len(every) * min(share, 100) // 100))
        few = example_budget.fewest(*axes)
        assert [set(values) for values in zip(*few, strict=True)] == [set(axis) for axis in axes]
        assert len(few) == (len(every) if share >= 100 else max(map(len, axes)))
    assert (example_budget.cells(*AXES) == whole) == (share >= 100)


def test_chosen_cells_are_balanced_over_values_and_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example_budget, "SHARE", 40)
    chosen = example_budget.cells(*AXES)
    for place, axis in enumerate(AXES):
        counts = [sum(cell[place] == value for cell in chosen) for value in axis]
        assert max(counts) - min(counts) <= 1
    assert len({cell[:2] for cell in chosen}) == len(chosen)
