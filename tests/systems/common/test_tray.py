"""Dice codes, odds and numbers of the battle sheet as the tray and the session give them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from desktop.core.rolls.check import Check
from desktop.core.value import Viewer
from tests.systems.common.campaign import Play, game, path_of, person

DIE: dict[str, tuple[int, Callable[[int], int]]] = {
    "1D2": (20, lambda face: 2 - face % 2),
    "1D3": (6, lambda face: (face - 1) % 3 + 1),
    "1D6": (6, lambda face: face),
    "1D4": (20, lambda face: (face + 4) // 5),
    "1D5": (20, lambda face: (face - 1) % 5 + 1),
    "1D10": (20, lambda face: face % 10 or 10),
    "1D20": (20, lambda face: face),
}
"""Important codes by the die, and what a face of it counts (CM-DICE-06…19)."""
PARTS: dict[str, tuple[tuple[int, str], ...]] = {
    "1D8": ((4, "1D2"), (1, "1D4")),
    "1D9": ((3, "1D3"), (1, "1D3")),
    "1D12": ((6, "1D2"), (1, "1D6")),
    "1D15": ((5, "1D3"), (1, "1D5")),
    "1D16": ((4, "1D4"), (1, "1D4")),
    "1D18": ((6, "1D3"), (1, "1D6")),
    "1D24": ((6, "1D4"), (1, "1D6")),
    "1D25": ((5, "1D5"), (1, "1D5")),
    "1D27": ((9, "1D3"), (3, "1D3"), (1, "1D3")),
    "1D30": ((10, "1D3"), (1, "1D10")),
    "1D32": ((16, "1D2"), (4, "1D4"), (1, "1D4")),
    "1D36": ((6, "1D6"), (1, "1D6")),
    "1D40": ((20, "1D2"), (1, "1D20")),
    "1D100": ((10, "1D10"), (1, "1D10")),
}
"""Derived codes: multiplier and code of every throw; all but the last count from 0 (CM-DICE-20…33)."""


def in_tray(kind: str, params: dict[str, object], faces: list[int]) -> Check:
    path = path_of([person("アヤ")], game())
    path.prepare(kind, "", params)
    assert path.throw(faces) == []
    found: Check = path.check
    return found


@pytest.mark.parametrize("code", [*DIE, *PARTS])
def test_every_dice_code_is_read_off_real_dice(code: str) -> None:
    """CM-DICE-01…33, CM-AMB-01, CM-AMB-02, CM-AMB-06: first throw first, each throw its own; 0式 is one less."""
    rng = Random(code)
    parts = PARTS.get(code, ((1, code),))
    for _ in range(4):
        faces = [rng.randint(1, DIE[part][0]) for _, part in parts]
        values = [DIE[part][1](face) for face, (_, part) in zip(faces, parts, strict=True)]
        total = values[-1] + sum(times * (value - 1) for (times, _), value in zip(parts[:-1], values[:-1], strict=True))
        for prefix, less in (("", 0), ("0式", 1)):
            params = {"code": prefix + code} | ({"die": 20} if code in ("1D2", "1D8", "1D12", "1D32", "1D40") else {})
            outcome = in_tray("code", params, faces).outcome
            assert outcome is not None
            assert outcome.total == total - less, (prefix + code, faces)


@pytest.mark.parametrize(
    ("judge", "difficulty", "chance"),
    [(10, 10, 50), (11, 10, 53), (20, 10, 67), (10, 20, 34), (30, 10, 75), (1, 1000, 1), (0, 5, 0), (5, 0, 100)],
)
def test_tray_shows_odds_before_the_throw(judge: int, difficulty: int, chance: int) -> None:
    """CM-ODDS-01…05: the table of the catalogue; both ways round make 101 %."""
    path = path_of([person("アヤ")], game())
    odds = path.prepare("check", "", {"subject": judge, "difficulty": difficulty}).check.odds()
    assert odds.success is not None
    assert odds.success * 100 == chance


@pytest.mark.parametrize(
    ("start", "around"),
    [
        (37, {31, 32, 33, 34, 35, 36}),
        (35, {37, 34, 26, 27, 28, 36}),
        (25, {24, 9, 10, 11, 26, 34}),
        (1, {2, 19, 18}),
        (4, {5, 21, 3}),
    ],
)
def test_destinations_follow_battle_sheet_numbers(start: int, around: set[int]) -> None:
    """CM-HEX-02…06, CM-AMB-69: rings, corners, and 35 where the source prints a second 25."""
    play = Play(cards={"アヤ": ["移動"]}).to("turn:アヤ")
    play.do("place_token", who="アヤ", hex=start)
    shown = play.session.playing.shown("session", Viewer(gm=True))
    assert shown is not None
    assert shown.ground is not None
    (aim,) = (aim for aim in shown.ground.aims if aim.who == "aya" and str(aim.label) == "<移動>")
    assert set(aim.hexes) == around
