"""Dice codes on real D6 and D20, compared face by face with the table of the rules and by full enumeration."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop import assets
from desktop.core.problem import Refusal
from desktop.core.rolls import codes
from desktop.core.rolls.codes import DiceCode, parse, read
from desktop.core.rolls.odds import Weights, convolve

TABLE: list[dict[str, Any]] = tomllib.loads(assets.text("systems", "common", "tables.toml"))["dice_code"]
BASIC = [row for row in TABLE if row["kind"] == "important"]
DERIVED = [row for row in TABLE if row["kind"] == "derived"]


def sides(names: list[str]) -> list[int]:
    return [int(name[1:]) for name in names]


def face_ways(code: DiceCode, chosen: Sequence[int]) -> Weights:
    """Count, over all faces of the chosen dice, how many give each value; enumerates the procedure itself."""
    pattern = codes.parts(code.sides) * code.count
    total: Weights = {0: 1}
    for sides, (multiplier, size) in zip(chosen, pattern, strict=True):
        one: Weights = {}
        for face in range(1, sides + 1):
            key = multiplier * (codes.basic(size, face) - 1)
            one[key] = one.get(key, 0) + 1
        total = convolve(total, one)
    start = 0 if code.zero else code.count
    return {value + start: count for value, count in total.items()}


def dice_choices(code: DiceCode) -> tuple[tuple[int, ...], ...]:
    """List every permitted choice of dice for a code, throw by throw."""
    return tuple(itertools.product(*codes.throws(code)))


def test_physical_dice() -> None:
    """CM-DICE-01, CM-DICE-02, CM-DICE-03: every throw is of D6 or D20; each face is asked for by its number."""
    for row in TABLE:
        for allowed in codes.throws(parse(row["code"])):
            assert set(allowed) <= {6, 20}
    assert [read(parse("1D6"), [(6, face)]).value for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert [read(parse("1D20"), [(20, face)]).value for face in range(1, 21)] == list(range(1, 21))


@pytest.mark.parametrize("row", BASIC, ids=lambda row: row["code"])
def test_important_codes_face_by_face(row: dict[str, Any]) -> None:
    """CM-DICE-06…19, CM-AMB-01 (0式1D20), CM-AMB-07 (D6 or D20 for 1D2)."""
    code = parse(row["code"])
    assert codes.throws(code) == (tuple(sides(row["dice"])),)
    for name in row["dice"]:
        die = int(name[1:])
        values = [read(code, [(die, face)]).value for face in range(1, die + 1)]
        assert values == row[f"faces_d{die}"]
    assert (code.minimum, code.maximum) == (row["min"], row["max"])


@pytest.mark.parametrize("row", DERIVED, ids=lambda row: row["code"])
def test_derived_codes_are_uniform(row: dict[str, Any]) -> None:
    """CM-DICE-20…33: parts, multipliers, and exactly the printed number of ways for every choice of dice."""
    code = parse(row["code"])
    parts = codes.parts(code.sides)
    assert [multiplier for multiplier, _ in parts] == [part["mult"] for part in row["components"]]
    assert [size for _, size in parts] == [parse(part["code"]).sides for part in row["components"]]
    assert len(dice_choices(code)) == len(row["ways"])
    for choice in row["ways"]:
        chosen = sides(choice["dice"])
        assert tuple(chosen) in dice_choices(code)
        ways = face_ways(code, chosen)
        assert set(ways) == set(range(row["min"], row["max"] + 1))
        assert set(ways.values()) == {choice["ways"]}
        assert sum(ways.values()) == choice["total"]


@pytest.mark.parametrize("text", ["1D8", "1D27", "1D30"])
def test_enumeration_of_real_faces(text: str) -> None:
    """CM-AMB-06: every part a throw of its own; `read` over all faces agrees with the counted ways."""
    code = parse(text)
    chosen = codes.dice(code)
    seen: Counter[int] = Counter()
    for faces in itertools.product(*(range(1, die + 1) for die in chosen)):
        seen[read(code, list(zip(chosen, faces, strict=True))).value] += 1
    assert seen == face_ways(code, chosen)


def test_one_shared_throw_would_not_be_uniform() -> None:
    """CM-AMB-06: with one throw for both parts 1D40 would reach 20 of 40 values only."""
    shared = {20 * (codes.basic(2, face) - 1) + face for face in range(1, 21)}
    assert len(shared) == 20
    with pytest.raises(Refusal):
        read(parse("1D40"), [(20, 3)])


@pytest.mark.parametrize(
    ("text", "faces", "value", "last"),
    [
        ("1D100", [(20, 17), (20, 3)], 63, "6×10+3 = 63"),
        ("1D100", [(20, 10), (20, 20)], 100, "9×10+10 = 100"),
        ("1D100", [(20, 11), (20, 1)], 1, "0×10+1 = 1"),
        ("1D8", [(6, 2), (20, 3)], 5, "1×4+1 = 5"),
        ("1D27", [(6, 3), (6, 5), (6, 4)], 22, "2×9+1×3+1 = 22"),
        ("1D10", [(20, 17)], 7, "1回目 D20 = 17 → 1の位 7 → 1D10 = 7"),
        ("1D3", [(6, 4)], 1, "1回目 D6 = 4 → 1D3 = 1"),
        ("2D6", [(6, 4), (6, 5)], 9, "4+5 = 9"),
    ],
)
def test_worked_examples(text: str, faces: list[tuple[int, int]], value: int, last: str) -> None:
    """CM-APP-01, CM-APP-02, CM-DICE-33, CM-AMB-03: the conversion is shown step by step, the larger part first."""
    reading = read(parse(text), faces)
    assert reading.value == value
    assert str(reading.steps[-1]) == last


def test_steps_name_the_zero_form_of_the_larger_part() -> None:
    """CM-APP-01: D20 = 17 is 6 in the larger part of 1D100."""
    steps = [str(step) for step in read(parse("1D100"), [(20, 17), (20, 3)]).steps]
    assert steps[0] == "1回目 D20 = 17 → 1の位 7 → 0式1D10 = 6"
    assert steps[1] == "2回目 D20 = 3 → 1の位 3 → 1D10 = 3"


@pytest.mark.parametrize("text", ["1d100", "１Ｄ１００", " 1 D 100 ", "1Ｄ100"])
def test_spelling(text: str) -> None:
    """CM-AMB-04."""
    assert parse(text) == DiceCode(count=1, sides=100)


@pytest.mark.parametrize("text", ["", "D6", "1D", "1D6+1", "0D6", "1D0", "-1D6", "1D9999", "二D6", "式1D6", "1D6D6"])
def test_bad_codes(text: str) -> None:
    """CM-AMB-04, CM-DICE-04: nothing else is read; N and M are 1 or more."""
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert caught.value.problem.code in ("bad_code", "code_out_of_range")


def test_zero_form_is_one_less_per_number() -> None:
    """CM-AMB-02, CM-AMB-03, CM-DICE-05."""
    faces = [(20, 17), (20, 3)]
    assert read(parse("0式1D100"), faces).value == 62
    assert read(parse("0式2D6"), [(6, 6), (6, 6)]).value == 10
    assert (parse("0式2D6").minimum, parse("0式2D6").maximum) == (0, 10)


def test_constant_and_unlisted() -> None:
    """CM-AMB-05: D1 needs no dice; 1D7 has no procedure."""
    assert read(parse("2D1"), []).value == 2
    assert read(parse("0式2D1"), []).value == 0
    assert not parse("1D7").listed
    with pytest.raises(Refusal) as caught:
        codes.throws(parse("1D7"))
    assert caught.value.problem.rule == "CM-AMB-05"


@pytest.mark.parametrize(
    ("text", "faces", "code"),
    [
        ("1D3", [(20, 4)], "wrong_die"),
        ("1D10", [(20, 21)], "face_out_of_range"),
        ("1D10", [(20, 0)], "face_out_of_range"),
        ("1D100", [(20, 4)], "wrong_count"),
        ("1D6", [(6, 1), (6, 2)], "wrong_count"),
    ],
)
def test_entry_is_checked(text: str, faces: list[tuple[int, int]], code: str) -> None:
    """CM-APP-03."""
    with pytest.raises(Refusal) as caught:
        read(parse(text), faces)
    assert caught.value.problem.code == code


def test_typed_value() -> None:
    """CM-APP-04: the finished value alone, range checked."""
    assert codes.typed(parse("1D100"), 100).value == 100
    for wrong in (0, 101, -5):
        with pytest.raises(Refusal):
            codes.typed(parse("1D100"), wrong)


@given(st.sampled_from(codes.LISTED), st.integers(1, 3), st.booleans(), st.data())
def test_every_reading_is_in_range(size: int, count: int, zero: bool, data: st.DataObject) -> None:
    """CM-DICE-04, CM-DICE-05, CM-APP-05: all codes, any N, both forms."""
    code = DiceCode(count=count, sides=size, zero=zero)
    faces = [(die, data.draw(st.integers(1, die))) for die in codes.dice(code, data.draw(st.sampled_from([6, 20])))]
    reading = read(code, faces)
    assert code.minimum <= reading.value <= code.maximum
    assert reading.value == codes.value_of(code, [face for _, face in faces])
    assert parse(code.text) == code


@pytest.mark.parametrize(
    ("text", "oracle"), [("1D100", icepool.d(100)), ("3D6", 3 @ icepool.d(6)), ("2D10", 2 @ icepool.d(10))]
)
def test_ways_agree_with_icepool(text: str, oracle: Any) -> None:
    """CM-DICE-04."""
    ways = codes.ways(parse(text))
    total = sum(ways.values())
    assert {value: Fraction(count, total) for value, count in ways.items()} == {
        outcome: oracle.probability(outcome) for outcome in oracle.outcomes()
    }


def test_lottery() -> None:
    """CM-AMB-57: 1Dk, else the smallest listed code above k."""
    assert codes.lottery(1) is None
    found = {k: code.sides for k in range(2, 13) if (code := codes.lottery(k)) is not None}
    assert found == {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 8: 8, 9: 9, 10: 10, 11: 12, 12: 12}
