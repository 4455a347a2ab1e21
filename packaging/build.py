"""Build what is given to people: the program with everything it needs, packed for this system. Needs only Python 3.11.

    python3 packaging/build.py              everything that this system can make, into dist/
    python3 packaging/build.py deb tar      only these (Linux: deb, tar; Windows: zip, setup; macOS: dmg)

    --dirty    also from a tree with changes that no commit holds
    --again    also when packages of this version are there; they are replaced

The first build fetches what freezing needs; later ones need no network. Beside the packages lie their SHA-256 sums and
a bill of materials. Equal commits give equal packages.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from ship import freeze, linux, macos, sums, windows
from ship.plan import DIST, ROOT, Refusal, planned

MAKERS = {"deb": linux.deb, "tar": linux.tar, "zip": windows.zip_, "setup": windows.setup, "dmg": macos.dmg}
OPTIONS = ("--dirty", "--again")


def say(text: str) -> None:
    """Tell whoever builds what is going on."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def build(arguments: list[str]) -> None:
    """Build as the arguments say.

    Raises:
        Refusal: it cannot be done.
    """
    kinds = tuple(word for word in arguments if not word.startswith("-"))
    plan = planned(kinds, dirty="--dirty" in arguments, again="--again" in arguments)
    say(f"Building {plan.version} ({plan.commit}): {', '.join(plan.kinds)}")
    freeze.environment()
    say("Freezing")
    freeze.freeze(plan)
    DIST.mkdir(exist_ok=True)
    for half in DIST.glob("*.half"):
        half.unlink()  # an earlier attempt was broken off here
    for kind in plan.kinds:
        say(f"Packing {plan.target(kind).relative_to(ROOT)}")
        MAKERS[kind](plan)
    sums.write(plan)
    for kind in plan.kinds:
        say(f"{plan.target(kind).stat().st_size / 1e6:6.1f} MB  {plan.target(kind).relative_to(ROOT)}")


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code: 0 done, 2 refused."""
    unknown = [word for word in arguments if word.startswith("-") and word not in OPTIONS]
    if unknown:
        say(__doc__ or "")
        return 0 if unknown[0] in ("-h", "--help") else 2
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this has not met pyproject.toml yet
        sys.stderr.write(f"Python 3.11 or later is needed; this is {sys.version.split()[0]}.\n")
        return 2
    try:
        build(arguments)
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"{error.filename or ROOT}: {error.strerror}. Mend that, then build again.\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("Stopped. Build again to go on.\n")
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
