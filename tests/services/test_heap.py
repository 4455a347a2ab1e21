"""Full collections wait while steps follow one another, and are made up for after a rest."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from desktop.services import heap


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    yield
    heap.go_on()


def test_full_collections_wait_during_play_only() -> None:
    heap.hold_off()
    assert gc.get_threshold() == (heap.YOUNG, heap.USUAL[1], heap.LATE)
    assert heap.USUAL[0] < heap.YOUNG
    assert heap.USUAL[2] < heap.LATE
    heap.go_on()
    assert gc.get_threshold() == heap.USUAL


def test_what_was_held_off_is_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda *_: done.append(1))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, heap.USUAL[2]))
    heap.make_up()
    assert done == []
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, heap.USUAL[2] + 1))
    heap.hold_off()
    heap.make_up()
    assert done == [1]
    assert gc.get_threshold() == heap.USUAL
