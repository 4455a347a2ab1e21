"""A party of three for the session tests."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.game import Game
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.sheet import D20FateSheet


@pytest.fixture
def game() -> Game[Any]:
    return SYSTEM.game()


@pytest.fixture
def cast() -> tuple[D20FateSheet, ...]:
    return party()


def party(fate: int = 3) -> tuple[D20FateSheet, ...]:
    return (
        D20FateSheet(id="pc", name="リオ", dex=16, fate_dice=fate),
        D20FateSheet(id="ally", name="セナ"),
        D20FateSheet(id="npc", name="灰狼", is_pc=False, fate_dice=0, level=9, str=17, gm_notes="正体は領主"),
    )


def rules(**settings: Any) -> Game[Any]:
    """Return the game with some switches changed; write dots as `__`."""
    changed = {key.replace("__", "."): value for key, value in settings.items()}
    return SYSTEM.game(SYSTEM.definition().evolve(settings=changed))
