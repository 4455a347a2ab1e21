"""How long opening a campaign of an own game takes, beside one of the rules as they are.

    python -m tests.bench.bench_opening [ROUNDS]

For each base its sample 卓 as it comes, and the same people with a game of one's own: every word of the base replaced,
every list written out and changed, own fields of every kind, own checks and tables. Games from nothing stand beside
the mean of all bases. All take turns in one warm process, each round in another order; median and least of the
rounds, in milliseconds of the processor, from the click to the picture. Exit 1 where an own game takes over 1.2 times.
"""

from __future__ import annotations

import itertools
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.core.custom.definition import Definition
from desktop.core.problem import Severity
from desktop.core.system import AnySystem
from desktop.services.campaign import definitions
from desktop.services.library.sample import games, open_sample
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.bench import sized
from tests.services.test_fuzz import definition_data

ROUNDS = sized(7, 1)
ALLOWED = 1.2
PAINTED = 0.15
"""Seconds after which the picture stands: it is painted when the window has been laid out, of some bases sooner."""


def own_game(system: AnySystem) -> Definition:
    """Return a game that changes what can be changed: words, lists, own fields, checks and tables."""
    base = system.definition("霧の国")
    lists = {spec.id: [row.model_dump(mode="json") for row in spec.base] for spec in system.lists if spec.base}
    own = {key: definition_data(system.id)[key] for key in ("profile", "checks", "tables")}
    profile = [*(field.model_dump(mode="json") for field in system.profile), *own["profile"]]
    labels = {label.id: f"霧の{label.text}" for label in system.labels}
    data = {**definitions.dump(base), **own, "profile": profile, "labels": labels, "lists": {**base.lists, **lists}}
    made = Definition.model_validate(data)
    for key, rows in lists.items():  # some names are named elsewhere in the definition and stay
        named = [{**row, "name": f"{row['name']}・"} if row.get("name") else row for row in rows]
        changed = made.evolve(lists={**made.lists, key: named})
        if not any(problem.severity is Severity.BLOCK for problem in system.check_definition(changed)):
            made = changed
    return made


def opened(main: MainController, folder: Path) -> float:
    """Open a campaign, see it and leave it; return the milliseconds of opening."""
    begun = time.process_time()
    main.campaigns.open(folder)
    until = time.monotonic() + PAINTED
    while time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 10)
    taken = (time.process_time() - begun) * 1000
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.leave_campaign()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    return taken


def tables(main: MainController) -> dict[str, tuple[str, bool, Path]]:
    """Make every campaign: name → (base, whether it is an own game, folder)."""
    found: dict[str, tuple[str, bool, Path]] = {}
    for base in system_ids()[sized(0, 1) : sized(None, 3)]:
        system = Catalogue().system(base)
        from_nothing = len(games(base)) > 1  # whose every campaign is a game of its own
        for game in games(base):
            campaign = open_sample(main.library, base, game=game)
            found[f"{base} {game.title}"] = base, from_nothing, campaign.folder
            campaign.close()
        if not from_nothing:
            campaign = open_sample(main.library, base)
            campaign.change(definition=definitions.dump(own_game(system)), title=f"{base}の霧の国")
            found[f"{base} own game"] = base, True, campaign.folder
            campaign.close()
    return found


def _apart(made: dict[str, tuple[str, bool, Path]], chance: random.Random) -> list[str]:
    """Mix 卓 so that none comes after one of its own base, whose looks would be worn already."""
    while True:
        names = chance.sample(sorted(made), len(made))
        if all(made[one][0] != made[other][0] for one, other in itertools.pairwise(names)):
            return names


def main() -> int:
    """Print a line for each campaign."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        window = program.build(program.application(), Folders(root / "a", root / "b", root / "c", root / "d"))
        window.preferences.change(animation=False)
        window.window.resize(1400, 900)
        window.window.show()
        made = tables(window)
        times: dict[str, list[float]] = {name: [] for name in made}
        for number in range(1 + (int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)):
            for name in _apart(made, random.Random(number)):
                taken = opened(window, made[name][2])
                if number:
                    times[name].append(taken)
        slow = _report(made, {name: statistics.median(found) for name, found in times.items()}, times)
        window.window.close()
    return int(slow)


def _report(made: dict[str, tuple[str, bool, Path]], middle: dict[str, float], times: dict[str, list[float]]) -> bool:
    built = {base: middle[name] for name, (base, own, _) in made.items() if not own}
    mean = statistics.mean(built.values())
    slow = False
    for name, (base, own, _) in made.items():
        ratio = middle[name] / built.get(base, mean)
        over = own and ratio > ALLOWED
        slow = slow or over
        text = (
            f"{ratio:5.2f} times {'its base' if base in built else 'the mean'}{' OVER' if over else ''}" if own else ""
        )
        sys.stdout.write(f"{name:34}{middle[name]:7.0f} ms (least {min(times[name]):.0f})  {text}\n")
    return slow


if __name__ == "__main__":
    sys.exit(main())
