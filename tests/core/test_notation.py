"""Dice as the field writes them: what is thrown, what it makes, and what is no dice (`cases/dice_lines.toml`)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.notation import expression
from desktop.core.notation.check import DiceCheck, start
from desktop.core.notation.line import looks_like_dice, parse
from desktop.core.notation.reading import MOST_THROWN
from desktop.core.notation.sums import DiceTotal
from desktop.core.problem import Refusal
from desktop.core.rolls.describe import describe_check, result
from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import shown

CASES: dict[str, list[list[Any]]] = tomllib.loads(
    (Path(__file__).parent / "cases" / "dice_lines.toml").read_text(encoding="utf-8")
)
GM, PUBLIC = Viewer(gm=True), Viewer()


def thrown(line: str, waves: Sequence[Sequence[int]]) -> DiceCheck:
    """Throw a line with these faces."""
    check = start({"line": line})
    for wave in waves:
        wants = check.wants
        assert wants is not None, "these dice lie there too many"
        check = check.throw(throw_of(wants.sides, wave))
    return check


def ended(line: str, waves: Sequence[Sequence[int]], written: str) -> Any:
    """Return how a line ended that is written so."""
    assert looks_like_dice(line)
    check = thrown(line, waves)
    assert str(check.line) == written
    assert parse(written).evolve(label=check.line.label) == check.line
    assert check.outcome is not None
    assert [len(throw.counts) for throw in check.thrown] == [len(wave) for wave in waves]
    return check.outcome


@pytest.mark.parametrize(("line", "waves", "written", "total", "verdict"), CASES["sums"])
def test_dice_lines_give_total_and_verdict(
    line: str, waves: list[list[int]], written: str, total: int, verdict: str
) -> None:
    outcome = ended(line, waves, written)
    assert (outcome.total, outcome.label) == (total, verdict)
    assert outcome.success is {"成功": True, "失敗": False, "": None}[verdict]


@pytest.mark.parametrize(("line", "waves", "written", "successes"), CASES["successes"])
def test_how_many_dice_are_enough(line: str, waves: list[list[int]], written: str, successes: int) -> None:
    outcome = ended(line, waves, written)
    assert str(outcome.headline) == f"成功数 {successes}"
    assert outcome.success is None, "a number of successes says nothing of success"


@pytest.mark.parametrize(("line", "waves", "written", "text"), CASES["told"])
def test_dice_results_are_described(line: str, waves: list[list[int]], written: str, text: str) -> None:
    assert str(result(ended(line, waves, written))) == text


@pytest.mark.parametrize(("line", "code"), CASES["refused"])
def test_invalid_dice_line_is_refused_with_advice(line: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse(line)
    assert refusal.value.problem.code == code
    assert refusal.value.problem.remedy


@pytest.mark.parametrize(
    ("text", "dice", "label"),
    [
        ("2D6+3>=7 【運動】判定", "2D6+3>=7", "【運動】判定"),
        ("２ｄ６ + 3 >= 7　攻撃 2回目", "2D6+3>=7", "攻撃 2回目"),
        ("1D20 attack", "1D20", "attack"),
        ("D66 サーバー", "D66", "サーバー"),
        ("x3 4D6KH3 能力値", "x3 4D6KH3", "能力値"),
        ("choice[右,左] どちらへ", "choice[右,左]", "どちらへ"),
        ("2D6", "2D6", ""),
    ],
)
def test_text_after_dice_is_the_label(text: str, dice: str, label: str) -> None:
    line = parse(text)
    assert (str(line), line.label) == (dice, label)
    assert str(describe_check(shown(DiceCheck(line=line), GM))).startswith(
        f"{label}　{dice}：" if label else f"{dice}："
    )


@pytest.mark.parametrize("text", ["運動", "LP-2", "5 5 3", "表 遭遇", "SP", "choices", "x3", "C3", "七海 2D6", "Bar 3"])
def test_text_without_dice_is_not_a_dice_line(text: str) -> None:
    assert not looks_like_dice(text)


def test_secret_line_shows_players_nothing() -> None:
    check = thrown("S2D6>=7 罠を見つける", [[4, 4]])
    public = str(describe_check(shown(check, PUBLIC)))
    assert public == "シークレットダイス：伏せています"
    seen = shown(check, PUBLIC)
    assert seen.outcome is None
    assert [die.value for throw in seen.throws for die in throw.dice] == [None, None]
    assert "8 成功" in str(describe_check(shown(check, GM)))


@pytest.mark.parametrize("line", ["200R6>=2", "7R6>=2", "7U6[2]", "x2 70U6[2]>=9"])
def test_rerolled_dice_stop_at_a_limit(line: str) -> None:
    """Seven or seventy at a time, the last throw is cut short."""
    check, dice = start({"line": line}), 0
    while check.wants is not None:
        dice += len(check.wants.sides)
        check = check.throw(throw_of(check.wants.sides, (6,) * len(check.wants.sides)))
    assert dice == MOST_THROWN * len(check.line.commands)
    assert check.outcome is not None
    assert "振り足しは 1000 個まで" in str(check.outcome.detail)


NUMBERS = st.integers(1, 9).map(str)
DICE = st.builds(
    "{}D{}{}".format,
    st.integers(1, 3),
    st.sampled_from((2, 3, 4, 6)),
    st.sampled_from(("", "", "KH1", "KL2", "DH1", "DL1", "MAX", "MIN")),
) | st.sampled_from(("D66", "D66A", "D66D"))
SUMS = st.recursive(
    NUMBERS | DICE,
    lambda inner: (
        st.builds("({}{}{})".format, inner, st.sampled_from("+-*"), inner)
        | st.builds("({}/{}{})".format, inner, NUMBERS, st.sampled_from(("", "F", "C", "R")))
    ),
    max_leaves=4,
)


@given(SUMS, st.sampled_from(("", ">=5", "<7", "=4", "<>3")), st.integers(0, 9))
def test_written_dice_line_is_read_as_equal(text: str, end: str, number: int) -> None:
    line = parse(f"{text}+1D6+{number}{end}")
    again = parse(str(line))
    assert again == line
    faces = throw_of(line.due(()), [Random(number).randint(1, sides) for sides in line.due(())])
    assert DiceCheck(line=again).throw(faces).outcome == DiceCheck(line=line).throw(faces).outcome


@given(SUMS)
def test_chances_equal_counting_every_throw(text: str) -> None:
    (command,) = parse(f"{text}+1D2>=6").commands
    assert isinstance(command, DiceTotal)
    sides = command.sum.sides
    ways = [range(1, side + 1) for side in sides]
    if len(sides) > 5:
        return
    counted = Counter(command.sum.worth(faces) for faces in product(*ways))
    weights = expression.weights(command.sum)
    assert weights is not None
    whole, total = sum(weights.values()), sum(counted.values())
    assert {v: Fraction(n, whole) for v, n in weights.items() if n} == {
        v: Fraction(n, total) for v, n in counted.items()
    }


@pytest.mark.parametrize(
    ("line", "ways"),
    [
        ("2B6>=5", 2),
        ("2B4+1B6<=2", 3),
        ("3B3<>2", 3),
    ],
)
def test_chances_of_successes_equal_counting_every_throw(line: str, ways: int) -> None:
    check = start({"line": line})
    assert check.wants is not None
    sides = check.wants.sides
    found = Counter(str(thrown(line, [faces]).outcome.headline) for faces in product(*(range(1, s + 1) for s in sides)))  # type: ignore[union-attr]
    whole, rows = sum(found.values()), check.odds().rows
    assert len(rows) == ways
    for least, row in enumerate(rows, 1):
        assert row.chance == Fraction(sum(n for text, n in found.items() if int(text[4:]) >= least), whole)


def test_many_dice_and_results_are_summarised() -> None:
    """200 faces, or a hundred results one below the other, are nothing to read at a glance."""
    many = thrown("200D6>=600", [(1, 2, 3, 6) * 50])
    assert many.outcome is not None
    assert str(many.outcome.detail) == "600[1×50,2×50,3×50,6×50]"
    series = thrown("x12 2D6", [(3, 4) * 11 + (6, 6)])
    assert series.outcome is not None
    assert str(series.outcome.brief) == "7 7 7 7 7 7 7 7 7 7 7 12"
    assert str(series.outcome.detail).splitlines()[:2] == ["合計 89・最小 7・最大 12", "#1 7[3,4]"]
    held = thrown("x11 2D6>=8", [(3, 4) * 10 + (6, 6)])
    assert held.outcome is not None
    assert str(held.outcome.brief) == "×7 ×7 ×7 ×7 ×7 ×7 ×7 ×7 ×7 ×7 ✓12"
    few = thrown("x3 2D6", [(3, 4) * 3])
    assert few.outcome is not None
    assert few.outcome.brief is None
    assert str(few.outcome.detail) == "#1 7[3,4]\n#2 7[3,4]\n#3 7[3,4]"


LABELS = ["★大事", "1D6ダメージ前", "// 二の矢", "# 二の矢", "・二の矢", "🎲", "=== 罠", "+ 罠", "攻撃 -2"]


@pytest.mark.parametrize("label", LABELS)
def test_text_that_continues_no_dice_is_a_label(label: str) -> None:
    line = parse(f"2D6 + 3 >= 7 {label}")
    assert (str(line), line.label) == ("2D6+3>=7", label)


def test_number_after_blank_continues_the_dice() -> None:
    """A number after a blank is included, and the line shows it before the throw; a bare one is refused."""
    line = parse("2D6+3 -2 HP")
    assert (str(line), line.label) == ("2D6+3-2", "HP")
    with pytest.raises(Refusal):
        parse("2D6 2")
