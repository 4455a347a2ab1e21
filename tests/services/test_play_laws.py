"""Laws of play, along random walks: one history, of which engines, sheets and their files are the fold.

`TAKUJO_EXAMPLES=6700 pytest tests/services/test_play_laws.py -s` does 20,000 things in each system and prints figures.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.services.text.catalogue import Catalogue
from tests.example_budget import SHARE, seeds
from tests.play_walk import Walk

SYSTEMS = tuple(info.id for info in Catalogue())
STEPS = 300 if SHARE >= 100 else 150
"""Things done in each walk."""
OFTEN, ALONE = 12, 60
"""Things after which a walk is folded from its last snapshot, and from its beginning."""
FIGURES: Counter[str] = Counter()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a snapshot after every few lines, and wait for no disk: the program is killed here, not the computer."""
    for name, value in {"EVERY": 8, "KEPT": 6, "SPARSE": 4}.items():
        monkeypatch.setattr(f"desktop.services.play.history.{name}", value)
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(scope="module", autouse=True)
def figures() -> Iterator[None]:
    """Print how much was done."""
    yield
    print(dict(FIGURES))  # noqa: T201 - wanted with -s


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", seeds(4))
def test_play_equals_fold_of_its_journal_in_random_walks(system: str, seed: int, tmp_path: Path) -> None:
    walk = Walk(system, seed, tmp_path)
    for number in range(1, STEPS + 1):
        walk.go()
        walk.keeps()
        if not number % OFTEN:
            walk.agree(snapshots=bool(number % ALONE))
    walk.do(walk.kill)
    walk.agree(snapshots=False)
    FIGURES.update(walk.did)
    FIGURES["things"] += STEPS


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", seeds(4))
def test_undo_and_redo_of_everything_reach_start_and_end(system: str, seed: int, tmp_path: Path) -> None:
    """What another program wrote stays, and so do notes; all else is as before any step, and as after the last."""
    walk = Walk(system, seed, tmp_path)
    walk.edit_elsewhere()
    start, notes = walk.everything(), walk.rng.randrange(60)
    things = (walk.play, walk.play, walk.play, walk.edit, walk.correct, walk.grow, walk.join, walk.bin, walk.restart)
    for number in range(60):
        walk.do(walk.rng.choice(things))
        if number == notes:
            walk.night.gm_notes.note("控え", gm=True)
    while walk.night.roll is not None and walk.night.roll.open and not walk.night.roll.engine:
        walk.night.cancel()
    walk.settle()
    end = walk.everything()
    walk.undo_all()
    assert walk.everything() == start
    walk.redo_all()
    assert walk.everything() == end
    walk.agree(snapshots=False)
