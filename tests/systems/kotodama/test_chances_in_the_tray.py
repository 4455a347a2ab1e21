"""The published chances of コトダマ as they stand beside a check in the tray."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.systems.kotodama.chances import decimal10
from tests.systems.kotodama.test_through_play import opened

TABLES = tomllib.loads((Path(__file__).parent / "tables" / "odds.toml").read_text(encoding="utf-8"))


def rows(name: str) -> list[list[str]]:
    found: list[list[str]] = TABLES[name]["rows"]
    assert found, name
    return found


class Tray:
    """Prepares bare checks and reads their chances."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._path = opened(folder, **settings)

    def __call__(self, kind: str, **params: int) -> dict[str, Fraction]:
        self._path.prepare(kind, "", params)
        return self._path.odds()


def test_normal_checks(tmp_path: Path) -> None:
    """KO-ODD-01, KO-ODD-02, KO-ODD-03, KO-TBL-24: complete, for the difficulty named and for those beside it."""
    tray = Tray(tmp_path)
    assert [tray("normal", pool=1)[f"{k}以上"] for k in (1, 2, 3)] == [Fraction(3, 10**k) for k in (1, 2, 3)]
    for pool, k, text in TABLES["exact"]["rows"]:
        assert tray("normal", pool=pool, difficulty=k)[""] == Fraction(text)
    for pool, *chances in rows("odd03_0"):
        for k, text in enumerate(chances, 1):
            assert decimal10(tray("normal", pool=int(pool), difficulty=k)[""]) == text


def test_targets(tmp_path: Path) -> None:
    """KO-ODD-04."""
    tray = Tray(tmp_path)
    for pool, *chances in rows("odd04_0"):
        for target, text in enumerate(chances, 2):
            assert decimal10(tray("normal", pool=int(pool), target=target)[""]) == text


def test_flags(tmp_path: Path) -> None:
    """KO-ODD-05: タツジン! and ウカツ! by difficulty; with the first dice alone."""
    tray = Tray(tmp_path)
    for pool, _, tens, *slips in rows("odd05_0"):
        for d, text in enumerate(slips, 1):
            found = tray("normal", pool=int(pool), difficulty=d)
            assert (decimal10(found["タツジン!"]), decimal10(found["ウカツ!"])) == (tens, text)


def test_flags_of_the_first_dice(tmp_path: Path) -> None:
    """KO-ODD-05, KO-SET-02."""
    tray = Tray(tmp_path, ukatsu_rerolls=False)
    for pool, *slips in rows("odd05_1"):
        for d, text in enumerate(slips, 2):
            assert decimal10(tray("normal", pool=int(pool), difficulty=d)["ウカツ!"]) == text


def test_opposed_checks(tmp_path: Path) -> None:
    """KO-ODD-06, KO-ODD-07."""
    tray = Tray(tmp_path)
    for active, *chances in rows("odd06_0"):
        for passive, text in enumerate(chances):
            assert decimal10(tray("opposed", pool=int(active), opponent_pool=passive)[""]) == text
    for pair, exact in rows("odd06_1"):
        a, p = (int(x) for x in pair.split(" v "))
        assert tray("opposed", pool=a, opponent_pool=p)["能動側の勝利"] == Fraction(exact)
    for pair, win, tie, mine, theirs, *_ in rows("odd07_0"):
        a, p = (int(x) for x in pair.split(" v "))
        found = tray("opposed", pool=a, opponent_pool=p)
        labels = ("能動側の勝利", "同数", "能動側のウカツ!", "受動側のウカツ!")
        assert [decimal10(found[label]) for label in labels] == [win, tie, mine, theirs]


def test_slips_of_any_loser(tmp_path: Path) -> None:
    """KO-ODD-07, KO-SET-03."""
    tray = Tray(tmp_path, ukatsu_opposed="loser")
    for pair, *_, mine, theirs in rows("odd07_0"):
        a, p = (int(x) for x in pair.split(" v "))
        found = tray("opposed", pool=a, opponent_pool=p)
        assert [decimal10(found[label]) for label in ("能動側のウカツ!", "受動側のウカツ!")] == [mine, theirs]


def test_extended_checks(tmp_path: Path) -> None:
    """KO-ODD-08: the table, and every step of the worked example."""
    tray = Tray(tmp_path)
    for pool, *chances in rows("odd08_0"):
        for goal, text in enumerate(chances, 1):
            assert decimal10(tray("extended", pool=int(pool), goal=goal)[""]) == text
    found = tray("extended", pool=8, goal=6)
    assert found[""] == Fraction(3340626379463474464705473, 5000000000000000000000000)
    assert found["2回目で届く"] == Fraction("0.2764404952977309768")
    assert found["ウカツ!が出る"] == Fraction("0.2061752581635894943272256")
