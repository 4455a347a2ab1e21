"""The chances of own checks: no pool takes longer than the bound that is told from its sizes.

Processor time of the largest pools that are not refused; exit 1 where one passes its own bound.
"""

from __future__ import annotations

import itertools
import sys
import time

from desktop.core.custom.checks import pool as pools
from desktop.core.custom.checks.pool import PATIENCE, Pool
from tests.bench import sized

COUNTS = sized((1, 5, 10, 20, 40, 60, 80, 100), (5,))
SIDES = sized((2, 4, 6, 10, 20, 50, 100, 1000, 2000), (6,))


def every() -> list[Pool]:
    """List pools of every kind and size that are reckoned at all."""
    sizes = itertools.product(COUNTS, SIDES)
    found = []
    for count, sides in sizes:
        for keep, kept in (("all", 0), ("highest", 1), ("highest", count // 2), ("lowest", max(1, count - 1))):
            for reduce, explode in itertools.product(("sum", "count", "highest"), (False, True)):
                one = Pool.model_validate(
                    {"count": count, "sides": sides, "keep": keep, "kept": kept, "reduce": reduce, "hit": sides // 2}
                    | {"explode": explode and keep == "all"}
                )
                if not one.too_large:
                    found.append(one)
    return found


def main() -> int:
    """Measure all of them and show the slowest."""
    rows = []
    for one in every():
        pools._weights.cache_clear()
        begun = time.process_time()
        one.weights()
        rows.append(((time.process_time() - begun) * 1000, one.milliseconds, one))
    rows.sort(key=lambda row: row[0], reverse=True)
    for taken, count, one in rows[:5]:
        sys.stdout.write(
            f"{taken:6.1f} ms of {count:3d} told  {one.count}D{one.sides} {one.keep} {one.kept} {one.reduce}\n"
        )
    over = [row for row in rows if row[0] > max(5, row[1])]
    sys.stdout.write(f"{len(rows)} pools, {len(over)} over their bound of at most {PATIENCE} ms\n")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
