"""Rerolled faces, and those of ウカツ!, as the campaign sets them (KO-TAT-02, KO-UKA-01): dice, chances, paper."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from desktop.core.rolls.dice import throw_of
from desktop.core.words import Words
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama import odds as chances
from desktop.systems.kotodama.roll import Special, start_roll, tally_of
from desktop.systems.kotodama.series import Handful, below, compare, exactly, mass
from desktop.views.paper.printing import find_printouts, sheet_pages
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.sheet.ink import Mode

DEPTH = 40
"""Hits to which a die is followed by brute force; what lies beyond is less than 2⁻⁴⁰."""
SPECIALS = [Special(), Special(9, 1), Special(6, 4), Special(11, 0), Special(11, 2), Special(10, 0)]


@cache
def one_die(target: int, special: Special, *, first: bool = False, every: bool = False) -> tuple[Fraction, ...]:
    """Chances of 0… hits of one die; faces of ウカツ! are forbidden on the first throw, or on every one."""
    found = [Fraction(0)] * DEPTH
    for face in range(1, 11):
        if face < target:
            found[0] += Fraction(not ((first or every) and face <= special.ones_to), 10)
        elif face < special.again_from:
            found[1] += Fraction(1, 10)
    again = sum(target <= face >= special.again_from for face in range(1, 11))
    later = one_die(target, special) if first else found
    for hits in range(1, DEPTH):
        found[hits] += Fraction(again, 10) * later[hits - 1]
    return tuple(found)


def several(dice: list[tuple[Fraction, ...]]) -> Counter[int]:
    found: Counter[int] = Counter({0: Fraction(1)})  # type: ignore[dict-item]
    for die in dice:
        more: Counter[int] = Counter()
        for (hits, chance), (n, one) in product(found.items(), enumerate(die[:12])):
            if chance * one:
                more[hits + n] += chance * one
        found = more
    return found


@pytest.mark.parametrize("special", SPECIALS)
@pytest.mark.parametrize("target", [2, 6, 8, 10])
def test_chances_of_hits_are_those_of_the_dice(special: Special, target: int) -> None:
    hand = Handful(1, target, bare=1, first=1, special=special)
    dice = [
        one_die(target, special),
        one_die(target, special, every=True),
        one_die(target, special, first=True),
    ]
    wanted = several(dice)
    for hits in range(6):
        assert exactly(hand, hits) == wanted[hits]
        assert below(hand, hits) == sum(wanted[n] for n in range(hits))
    assert abs(float(mass(hand)) - float(sum(map(sum, dice[:1])))) < 1  # type: ignore[arg-type]
    assert float(mass(Handful(2, target, special=special))) == 1


@pytest.mark.parametrize("special", SPECIALS)
@pytest.mark.parametrize("targets", [(8, 8), (6, 10), (10, 6)])
def test_two_pools_are_compared_exactly(special: Special, targets: tuple[int, int]) -> None:
    a, b = Handful(3, targets[0], special=special), Handful(2, targets[1], hits=1, special=special)
    found = compare(a, b)
    assert found.more + found.equal + found.fewer == 1
    more = equal = Fraction(0)
    for hits in range(30):
        chance = exactly(a, hits)
        more += chance * below(b, hits)
        equal += chance * exactly(b, hits)
    assert abs(float(found.more - more)) < 1e-5
    assert abs(float(found.equal - equal)) < 1e-5


def test_dice_are_thrown_again_from_the_set_face() -> None:
    roll = start_roll(3, 8, Special(9, 2)).read((9, 2, 10))
    assert (roll.hits, roll.tens, roll.ones, roll.due, roll.done) == (2, 2, 1, 2, False)
    assert roll.read((8, 1)).done
    assert roll.read((8,)).missing == 1
    never = start_roll(2, 8, Special(11, 0)).read((10, 1))
    assert (never.done, never.tens, never.ones) == (True, 0, 0)


@pytest.mark.parametrize("special", SPECIALS)
def test_a_tally_counts_the_same(special: Special) -> None:
    for target in (2, 8, 10):
        roll = start_roll(4, target, special)
        tally = tally_of(target, special)
        counts = tuple(int(part.face is not None) for part in tally.parts)
        read = roll.read(tally.faces(counts, sum(counts) + (tally.rest is not None)) if sum(counts) else (target,))
        if sum(counts):
            assert (read.tens, read.hits - read.tens, read.ones) == counts


def game_of(again: int, ones: int) -> Any:
    rows = [row.model_dump(mode="json") for row in SYSTEM.game().settings.special_faces]
    rows[0]["face"], rows[1]["face"] = again, ones
    definition = SYSTEM.definition("卓").evolve(lists={"special_faces": rows})
    assert SYSTEM.check_definition(definition) == ()
    return SYSTEM.game(definition)


def test_check_uses_special_faces_of_the_campaign() -> None:
    game = game_of(9, 2)
    sheet = SYSTEM.randomise(game, Random(1))
    check = SYSTEM.start_check("normal", sheet, {"pool": 2, "difficulty": 3}, game)
    rows = {str(row.label): row for row in check.odds().rows}
    assert str(rows["タツジン!"].note) == "9〜10の目"
    assert str(rows["ウカツ!"].note) == "失敗して1〜2の目"
    assert rows["タツジン!"].chance == 1 - Fraction(8, 10) ** 2
    check = check.throw(throw_of((10, 10), (9, 2)))
    assert check.wants is not None
    assert len(check.wants.sides) == 1
    plain = SYSTEM.start_check("normal", sheet, {"pool": 2, "difficulty": 3}, game_of(11, 0))
    assert {str(row.label) for row in plain.odds().rows}.isdisjoint({"タツジン!", "ウカツ!"})
    assert chances.extended_ukatsu(3, (3, 1), 8, game_of(11, 0).settings) == 0


def test_paper_prints_special_faces(qapp: object) -> None:
    for again, ones, rows in ((9, 2, ("9〜10", "1〜2の目")), (11, 0, ())):
        game = game_of(again, ones)
        (screen,) = (printout for printout in find_printouts("kotodama") if printout.id == "gm_screen")
        sheet = sheet_pages([(SYSTEM, game, SYSTEM.randomise(game, Random(1)))], Mode.FILLED, Words())
        texts = "".join(text for page in (*sheet, *screen.draw(PaperContents(game, Words()))) for text in page.texts())
        assert all(word in texts for word in rows)
        assert ("もう1個" in texts) == (again < 11)
        assert ("の目があれば" in texts) == (ones > 0)


@pytest.mark.parametrize(("again", "ones", "place"), [(5, 1, 0), (12, 1, 0), (10, 5, 1), (10, -1, 1)])
def test_too_many_special_faces_are_refused(again: int, ones: int, place: int) -> None:
    rows = [row.model_dump(mode="json") for row in SYSTEM.game().settings.special_faces]
    rows[0]["face"], rows[1]["face"] = again, ones
    found = SYSTEM.check_definition(SYSTEM.definition("卓").evolve(lists={"special_faces": rows}))
    assert [problem.field for problem in found] in ([f"lists.special_faces.{place}.face"],)
