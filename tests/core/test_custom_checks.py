"""Own checks: exact chances against brute force and an independent library, results, consequences, mistakes."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.custom.checks.faults import faults
from desktop.core.custom.checks.model import MARGIN, Consequence, CustomCheck
from desktop.core.custom.checks.pool import MORE, PATIENCE, Pool
from desktop.core.custom.checks.starting import KIND
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import Const, Quotient, Ref, Sum, Times, Unread
from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.check import Check
from desktop.core.rolls.describe import result
from desktop.core.rolls.dice import throw_of
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import Viewer
from desktop.services.text.catalogue import Catalogue

SYSTEMS = tuple(info.id for info in Catalogue())


def test_chances_equal_counting_every_throw() -> None:
    for keep in ["all", "highest", "lowest"]:
        for reduce in ["sum", "highest", "lowest", "count"]:
            for count, sides in [(1, 4), (2, 6), (3, 4), (4, 3)]:
                for kept in range(1, count + 1):
                    pool = Pool(count=count, sides=sides, keep=keep, kept=kept, reduce=reduce, hit=3)
                    every = itertools.product(range(1, sides + 1), repeat=count)
                    assert pool.weights() == dict(Counter(pool.value(faces) for faces in every))


@pytest.mark.parametrize("keep", ["highest", "lowest"])
def test_kept_dice_agree_with_an_independent_library(keep: Any) -> None:
    pool = Pool(count=8, sides=10, keep=keep, kept=3)
    theirs = icepool.d10.pool(8)
    expected = theirs.highest(3).sum() if keep == "highest" else theirs.lowest(3).sum()
    whole = sum(pool.weights().values())
    assert {n: Fraction(w, whole) for n, w in pool.weights().items()} == {
        n: expected.probability(n) for n in expected.outcomes()
    }


@pytest.mark.parametrize("reduce", ["sum", "count"])
def test_dice_that_explode_agree_with_an_independent_library(reduce: Any) -> None:
    pool = Pool(count=3, sides=6, reduce=reduce, hit=5, explode=True)
    die = icepool.d6
    if reduce == "sum":
        expected = 3 @ die.explode(depth=MORE)
    else:
        worth: Any = icepool.Die([0, 0, 0, 0, 1, 1])
        for _ in range(MORE):
            worth = icepool.Die([0, 0, 0, 0, 1, worth + 1])
        expected = 3 @ worth
    whole = sum(pool.weights().values())
    ours = {n: Fraction(w, whole) for n, w in pool.weights().items()}
    assert ours == {n: expected.probability(n) for n in expected.outcomes() if expected.probability(n)}


def test_slow_pools_are_detected_in_advance() -> None:
    assert not Pool(count=100, sides=20).too_large
    assert Pool(count=101, sides=6).too_large
    assert Pool(count=3, sides=1000).too_large
    assert Pool(count=100, sides=20, explode=True).too_large
    assert Pool(count=60, sides=30, keep="highest", kept=30).too_large
    assert Pool(count=80, sides=4, explode=True).too_large, "took 75 ms"
    assert Pool(count=40, sides=6).milliseconds <= PATIENCE < Pool(count=200, sides=6).milliseconds == 100


# as checks of every system


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> AnySystem:
    return Catalogue().system(request.param)


def number(name: str) -> ProfileField:
    return ProfileField(id=name, label=name, kind=FieldKind.NUMBER)


def track(name: str, most: int) -> ProfileField:
    return ProfileField(id=name, label=name, kind=FieldKind.TRACK, most=Const(value=most))


def person(system: AnySystem, name: str, **own: object) -> Sheet:
    return system.randomise(system.game(), random.Random(name)).evolve(name=name, own=own)


def begin(system: AnySystem, check: CustomCheck, sheet: Sheet | None, *others: Sheet, **params: Any) -> Check:
    fields = (number("skill"), track("mind", 10))
    game = system.game(Definition(based_on=system.id, profile=fields, checks=(check,)))
    assert not [fault for fault in faults(game.definition.checks, game.profile) if fault.severity is Severity.BLOCK]
    people = (*((sheet,) if sheet is not None else ()), *others)
    kinds = {kind.id: kind for kind in system.kinds(sheet, game, party=people)}
    assert str(kinds[KIND + check.id].label) == check.name
    return system.begin(KIND + check.id, sheet, params, game, party=people)


def rolled(check: Check, *throws: tuple[int, ...]) -> Check:
    for faces in throws:
        assert check.wants is not None
        check = check.throw(throw_of(check.wants.sides, faces))
    return check


def test_three_dice_under_a_skill(system: AnySystem) -> None:
    under = CustomCheck(
        id="under",
        name="3D6下方",
        count=Const(value=3),
        compare="at_most",
        target="number",
        number=Ref(id="own.skill"),
        critical=Const(value=4),
        fumble=Const(value=17),
    )
    check = begin(system, under, person(system, "凪", skill=11))
    ways = Counter(sum(f) for f in itertools.product(range(1, 7), repeat=3))
    assert check.odds().success == Fraction(sum(w for n, w in ways.items() if n <= 11), 216)
    assert rolled(check, (4, 4, 3)).outcome.success is True
    assert rolled(check, (4, 4, 4)).outcome.success is False
    special = rolled(check, (1, 1, 2)).outcome
    assert (special.critical, special.success, str(special.label)) == (True, True, "クリティカル")
    assert rolled(check, (6, 6, 5)).outcome.fumble is True


def test_percentile_check_reduces_a_track(system: AnySystem) -> None:
    fear = CustomCheck(
        id="fear",
        name="恐怖",
        sides=100,
        compare="at_most",
        number=Ref(id="own.skill"),
        consequences=(
            Consequence(when="failure", track="mind", amount=Const(value=-3)),
            Consequence(when="always", track="mind", amount=Const(value=-1)),
        ),
    )
    sheet = person(system, "蓮", skill=40, mind=3)
    check = begin(system, fear, sheet, target=45)
    assert check.odds().success == Fraction(45, 100)
    failed = rolled(check, (46,)).outcome
    (change,) = failed.changes
    assert (change.sheet, change.field, change.before, change.after) == (sheet.id, "own.mind", 3, 0)
    assert str(failed.detail).endswith(" −3")  # the log tells it; what is left stands on the strip
    (mild,) = rolled(check, (45,)).outcome.changes
    assert mild.after == 2
    fresh = rolled(begin(system, fear, sheet.evolve(own={"skill": 40})), (99,)).outcome.changes
    assert (fresh[0].before, fresh[0].after) == (None, 6)


def test_consequence_uses_the_margin(system: AnySystem) -> None:
    hurt = CustomCheck(
        id="hurt",
        name="一撃",
        count=Const(value=2),
        consequences=(Consequence(when="success", track="mind", amount=Ref(id=MARGIN)),),
    )
    sheet = person(system, "楓", mind=1)
    (change,) = rolled(begin(system, hurt, sheet, target=7), (6, 5)).outcome.changes
    assert change.after == 5


def test_incomputable_consequence_is_skipped(system: AnySystem) -> None:
    by_margin = Quotient(of=Const(value=6), by=Ref(id=MARGIN))
    huge = Times(of=(Const(value=999_999_999),) * 300)
    check = CustomCheck(
        id="odd",
        name="奇妙",
        consequences=(
            Consequence(when="success", track="mind", amount=by_margin),
            Consequence(when="failure", track="mind", amount=huge),
        ),
    )
    sheet = person(system, "燈", mind=4)
    even = rolled(begin(system, check, sheet, target=3), (3,))
    assert even.outcome is not None
    assert even.outcome.success is True
    assert even.outcome.changes == ()
    assert rolled(begin(system, check, sheet, target=3), (6,)).outcome.changes[0].after == 6
    assert rolled(begin(system, check, sheet, target=3), (1,)).outcome.changes[0].after == 10
    far = CustomCheck(id="far", name="遠い", target="number", number=huge, bonus=huge)
    assert abs(begin(system, far, sheet).odds().success or 0) == 1


def test_two_roll_against_each_other(system: AnySystem) -> None:
    duel = CustomCheck(
        id="duel", name="にらみ合い", count=Const(value=2), bonus=Ref(id="own.skill"), target="opponent", tie="success"
    )
    a, b = person(system, "甲", skill=1), person(system, "乙", skill=2)
    check = begin(system, duel, a, b, opponent=b.id)
    both = [(sum(f), sum(g)) for f in _two() for g in _two()]
    assert check.odds().success == Fraction(sum(x + 1 >= y + 2 for x, y in both), len(both))
    assert check.wants is not None
    assert check.wants.who == a.id
    check = rolled(check, (4, 4))
    assert check.wants is not None
    assert check.wants.who == b.id
    assert check.odds().success == Fraction(sum(sum(g) + 2 <= 9 for g in _two()), 36)
    assert rolled(check, (4, 3)).outcome.success is True
    assert rolled(check, (4, 4)).outcome.success is False
    with pytest.raises(Refusal, match="相手が要ります"):
        begin(system, duel, a, b, opponent=a.id)


def _two() -> list[tuple[int, int]]:
    return list(itertools.product(range(1, 7), repeat=2))


def test_rerolled_dice_are_requested_and_counted(system: AnySystem) -> None:
    wild = CustomCheck(
        id="wild", name="暴発", count=Ref(id="own.skill"), reduce="count", hit=Const(value=5), explode=True
    )
    check = begin(system, wild, person(system, "葵", skill=3), target=2)
    check = check.throw(throw_of((6, 6, 6), (6, 6, 2)))
    assert check.wants is not None
    assert check.wants.sides == (6, 6)
    done = rolled(check, (5, 1))
    assert done.done
    assert done.outcome is not None
    assert (done.outcome.total, done.outcome.success) == (3, True)
    with pytest.raises(Refusal, match="「暴発」のダイスは 0 個で、振れません。"):
        begin(system, wild, person(system, "葵"))
    with pytest.raises(Refusal, match="ミリ秒ほどかかります"):
        begin(system, wild, person(system, "葵", skill=101))


def test_unkept_dice_are_marked_and_secret_checks_are_covered(system: AnySystem) -> None:
    best = CustomCheck(id="best", name="有利", count=Const(value=2), sides=20, keep="highest", target="none")
    check = rolled(begin(system, best, person(system, "司"), secret=True), (7, 15))
    assert check.outcome is not None
    assert (check.outcome.total, check.outcome.success) == (15, None)
    assert str(result(check.outcome)) == "15"  # with nothing to beat the number is all there is to say
    assert check.thrown[0].counts == (False, True)
    cover = check.concealment(Viewer())
    assert cover.covered
    assert cover.outcome
    assert not check.concealment(Viewer(gm=True)).covered


def test_check_without_sheet_rolls(system: AnySystem) -> None:
    plain = CustomCheck(id="plain", name="運", count=Const(value=1), sides=100)
    assert begin(system, plain, None, target=50).odds().success == Fraction(51, 100)
    asks = CustomCheck(id="asks", name="技", bonus=Ref(id="own.skill"))
    game = system.game(Definition(based_on=system.id, profile=(number("skill"),), checks=(asks,)))
    assert KIND + "asks" not in [kind.id for kind in system.kinds(None, game)]


# mistakes


def messages(check: CustomCheck, *fields: ProfileField) -> list[str]:
    return [str(problem) for problem in faults((check,), fields)]


def test_impossible_critical_is_reported_early() -> None:
    def of(**more: Any) -> list[str]:
        check = {"id": "c", "name": "射撃", "count": Const(value=13), "sides": 10, "reduce": "count", **more}
        return [str(problem) for problem in faults((CustomCheck.model_validate(check),), ())]

    remedy = "出るのは 0〜13 です。そのなかの数にするか、空にしてください。"
    assert of(critical=Const(value=30)) == ["「射撃」のクリティカルの出目 30 は、振っても出ません。" + remedy]
    assert of(fumble=Const(value=-1)) == ["「射撃」のファンブルの出目 −1 は、振っても出ません。" + remedy]
    assert of(compare="at_most", critical=Const(value=-1), fumble=Const(value=14)) == [
        "「射撃」のクリティカルの出目 −1 は、振っても出ません。" + remedy,
        "「射撃」のファンブルの出目 14 は、振っても出ません。" + remedy,
    ]
    assert of(critical=Const(value=13), fumble=Const(value=0)) == []
    assert of(critical=Const(value=30), reduce="sum", fumble=Const(value=13)) == [], "130 is the most"
    body = Ref(id="own.body")
    assert not any("出ません" in text for text in of(critical=Const(value=30), count=body)), (
        "nobody knows how many dice"
    )


def test_the_reach_of_dice_is_from_their_smallest_to_their_largest_number() -> None:
    for reduce in ["sum", "highest", "lowest", "count"]:
        for keep in ["all", "highest", "lowest"]:
            for hit in [0, 1, 3, 4, 5]:
                for count, kept in ((1, 1), (3, 2), (2, 3), (3, 1)):
                    for explode in (False, True) if keep == "all" and reduce in ("sum", "count") else (False,):
                        pool = Pool(count=count, sides=4, keep=keep, kept=kept, reduce=reduce, hit=hit, explode=explode)
                        weights = pool.weights()
                        assert pool.reach == (min(weights), max(weights)), pool


def test_mistakes_are_one_sentence_each() -> None:
    assert messages(CustomCheck(id="a")) == ["名前のない判定があります。名前を書いてください。"]
    assert messages(CustomCheck(id="a", name="技", count=Const(value=0))) == [
        "「技」のダイスは 0 個で、振れません。1 個以上にしてください。"
    ]
    assert "50 ミリ秒までに収まるよう" in messages(CustomCheck(id="a", name="技", count=Const(value=500)))[0]
    assert "振り足しません" in messages(CustomCheck(id="a", name="技", explode=True, keep="highest"))[0]
    assert (
        "いまはない数" in messages(CustomCheck(id="a", name="技", bonus=Sum(of=(Ref(id="own.x"), Const(value=1)))))[0]
    )
    assert "「体力×」はまだ読めません" in messages(CustomCheck(id="a", name="技", bonus=Unread(text="体力×")))[0]
    row = Consequence(track="x")
    assert "変わるゲージがありません" in messages(CustomCheck(id="a", name="技", consequences=(row,)), number("x"))[0]
    assert messages(CustomCheck(id="a", name="技", consequences=(row,)), track("x", 3)) == []


@given(
    st.integers(1, 6), st.sampled_from([2, 3, 6]), st.integers(-3, 3), st.integers(0, 20), st.booleans(), st.booleans()
)
def test_success_chance_equals_counting_faces(
    count: int, sides: int, bonus: int, target: int, upwards: bool, special: bool
) -> None:
    check = CustomCheck(
        id="x",
        name="x",
        count=Const(value=min(count, 4)),
        sides=sides,
        bonus=Const(value=bonus),
        compare="at_least" if upwards else "at_most",
        critical=Const(value=sides) if special else None,
        fumble=Const(value=2) if special else None,
    )
    system = Catalogue().system(SYSTEMS[0])
    started = begin(system, check, None, target=target)
    faces = list(itertools.product(range(1, sides + 1), repeat=min(count, 4)))
    won = sum(rolled(started, one).outcome.success is True for one in faces)
    assert started.odds().success == Fraction(won, len(faces))


def test_result_is_available_to_consequences_only() -> None:
    assert "振る前に結果か差を使っています" in messages(CustomCheck(id="a", name="技", bonus=Ref(id=MARGIN)))[0]
