"""How long the odds of a check take cold: `python -m tests.bench.bench_odds [cases]`. Judges nothing.

Checks of every kind are made of sheets and settings whose numbers stand at their limits, thrown to their end, and
asked for their odds at every step, each time with nothing remembered. Times are of the processor.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from desktop.core.problem import Refusal
from desktop.core.rolls.check import Check, CheckKind, ParamKind
from desktop.core.rolls.dice import RandomDice
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.services.text.catalogue import Catalogue
from tests.bench import sized
from tests.random_games import limits, random_definition

CASES, WORST, STEPS = sized(150, 1), 4, 12


def forget() -> None:
    """Empty everything that rule systems remember of their reckoning; what they have read of files stays."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("desktop.systems.") and not name.endswith("tables"):
            for part in tuple(vars(module).values()):
                if hasattr(part, "cache_clear"):
                    part.cache_clear()


def pushed(value: Any, rng: random.Random) -> Any:
    """Push some numbers of a sheet to their limits."""
    changes: dict[str, Any] = {}
    for name, part in value.__dict__.items():
        bounds = limits(type(value), name)
        if type(part) is int and bounds is not None and rng.random() < 0.3:
            changes[name] = rng.choice((bounds[0], bounds[1], bounds[1]))
        elif isinstance(part, Value):
            changes[name] = pushed(part, rng)
        elif isinstance(part, tuple) and part and isinstance(part[0], Value):
            changes[name] = tuple(pushed(row, rng) for row in part)
    try:
        return value.evolve(**changes)
    except ValidationError:
        return value


def params_of(kind: CheckKind, rng: random.Random) -> dict[str, Any]:
    """Give some parameters at random, numbers at their limits."""
    given: dict[str, Any] = {}
    for param in kind.params:
        if rng.random() < 0.5:
            continue
        legal = [choice.value for choice in param.choices if choice.legal]
        if legal:
            given[param.id] = rng.choice(legal)
        elif param.kind is ParamKind.NUMBER:
            numbers = [n for n in (param.minimum, param.maximum, param.default) if isinstance(n, int)]
            if numbers:
                given[param.id] = rng.choice(numbers)
        elif param.kind is ParamKind.SWITCH:
            given[param.id] = rng.random() < 0.5
    return given


def walked(check: Check, rng: random.Random) -> Iterator[Check]:
    """Yield a check at every step on some way to its end."""
    dice = RandomDice(rng)
    for _ in range(STEPS):
        yield check
        options = [option.id for option in check.options if option.enabled]
        if check.done or not (check.wants or options):
            return
        wants = check.wants
        if wants is not None and (not options or rng.random() < 0.7):
            check = check.throw(dice.throw(wants.sides))
        else:
            check = check.choose(rng.choice(options))


def checks_of(system: GameSystem, rng: random.Random) -> Iterator[tuple[str, Check]]:
    """Yield checks of every kind except refused ones."""
    game = system.game(random_definition(system, rng, own=False))
    party = [pushed(system.randomise(game, rng), rng) for _ in range(4)]
    sheet = rng.choice((party[0], party[0], None))
    for kind in system.check_kinds(sheet, game, party):
        params = params_of(kind, rng)
        try:
            for check in walked(system.start_check(kind.id, sheet, params, game, party), rng):
                yield f"{kind.id} {params} {game.definition.settings}", check
        except Refusal:
            continue


def odds_ms(check: Check) -> float:
    """Return how long the odds take with nothing remembered, in milliseconds; waste of others is not collected."""
    forget()
    gc.disable()
    start = time.process_time()
    check.odds()
    taken = time.process_time() - start
    gc.enable()
    return taken * 1e3


def main() -> int:
    """Print how many odds were asked for in each system, their median, and the slowest with their checks."""
    cases = int(sys.argv[1]) if len(sys.argv) > 1 else CASES
    for info in Catalogue():
        system, found = Catalogue().system(info.id), []
        for seed in range(cases):
            for text, check in checks_of(system, random.Random(seed)):
                found.append((odds_ms(check), text))
        found.sort(reverse=True)
        middle = found[len(found) // 2][0]
        sys.stdout.write(f"{info.id:9} {len(found):6} odds, median {middle:.2f} ms\n")
        for ms, text in found[:WORST]:
            sys.stdout.write(f"    {ms:6.2f} ms  {text[:200]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
