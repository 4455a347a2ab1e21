"""How fast the rule systems answer: `python -m tests.bench.bench_systems`. Compare only within one run.

For each system: checks from given faces per second (parameters to outcome), and one odds query while a person types.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from desktop.core.rolls.check import Check
from desktop.core.rolls.dice import RandomDice, Throw
from desktop.services.text.catalogue import Catalogue
from tests.bench import sized

ROUNDS, COUNT = sized((7, 300), (1, 2))


def median_us(work: Callable[[int], Any]) -> float:
    """Return the median time of one call in microseconds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for number in range(COUNT):
            work(number)
        times.append((time.perf_counter() - start) / COUNT * 1e6)
    return statistics.median(times)


def throws_for(check: Check, count: int) -> list[Throw]:
    """Throw beforehand, so that the dice are not measured."""
    dice = RandomDice(random.Random(1))
    assert check.wants is not None
    return [dice.throw(check.wants.sides) for _ in range(count)]


def main() -> int:
    """Print one line per system."""
    sys.stdout.write(f"{'system':10} {'check from faces':>18} {'start + check':>16} {'odds':>10}\n")
    for info in Catalogue():
        system = Catalogue().system(info.id)
        game = system.game()
        sheet = system.randomise(game, random.Random(3))
        kind = system.check_kinds(sheet, game)[0]
        check = system.start_check(kind.id, sheet, {}, game)
        throws = throws_for(check, COUNT)

        def given(number: int, check: Check = check, throws: list[Throw] = throws) -> object:
            return check.throw(throws[number]).outcome

        def whole(number: int, system: Any = system, sheet: Any = sheet, kind: Any = kind, game: Any = game) -> object:
            return system.start_check(kind.id, sheet, {}, game)

        def odds(_number: int, check: Check = check) -> object:
            return check.odds()

        faces, start, chance = median_us(given), median_us(whole), median_us(odds)
        rate = f"{faces:.0f} us {1e6 / faces:,.0f}/s"
        sys.stdout.write(f"{info.id:10} {rate:>18} {start + faces:>13.0f} us {chance:>7.0f} us\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
