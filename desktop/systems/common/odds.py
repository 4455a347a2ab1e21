"""The check of the rules, 達成値 = 1D100 × (判定値 + 難易度) > 難易度 × 100: its exact chances and its outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor

from desktop.core.rolls.codes import DiceCode, basic, value_of
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Change, Contribution, Outcome
from desktop.core.words import Phrase, Typed, phrase, signed_text

FACES = 100

Number = int | Fraction


def succeeds(judge: Number, difficulty: Number, value: int) -> bool:
    """Tell whether a 1D100 value succeeds; equality fails (CM-CHK-07, CM-CHK-08, CM-ODDS-03)."""
    return value * (judge + difficulty) > difficulty * 100


@lru_cache(maxsize=4096)
def successes(judge: Number, difficulty: Number) -> int:
    """Count the values of 1D100 that succeed, for any sign of the numbers (CM-ODDS-01, CM-AMB-72)."""
    total = judge + difficulty
    if total == 0:
        return FACES if difficulty < 0 else 0
    border = Fraction(difficulty) * 100 / Fraction(total)
    if total > 0:
        return max(0, min(FACES, FACES - floor(border)))
    return max(0, min(FACES, ceil(border) - 1))


def smallest(judge: Number, difficulty: Number) -> int | None:
    """Return the smallest 1D100 value that succeeds, or None when none does."""
    count = successes(judge, difficulty)
    if not count:
        return None
    return FACES - count + 1 if judge + difficulty > 0 else 1


def success_chance(judge: Number, difficulty: Number) -> Fraction:
    """Return the chance of success."""
    return Fraction(successes(judge, difficulty), FACES)


def row(label: Phrase | str, judge: Number, difficulty: Number, current: bool = False, legal: bool = True) -> OddsRow:
    """Make one line: what is played, and the chance that results."""
    return OddsRow(
        label=label,
        chance=success_chance(judge, difficulty),
        current=current,
        legal=legal,
        note=_note(smallest(judge, difficulty)),
    )


def _note(limit: int | None) -> Phrase:
    return phrase("成功なし") if limit is None else phrase("{n} 以上で成功", n=limit)


def odds(judge: Number, difficulty: Number, rows: Sequence[OddsRow] = ()) -> Odds:
    """Return what a person should see before throwing."""
    count = successes(judge, difficulty)
    return Odds(
        success=Fraction(count, FACES),
        ways=f"{count} / {FACES}",
        rows=(row(phrase("いまのまま"), judge, difficulty, current=True), *rows),
    )


D100 = DiceCode(count=1, sides=100)
D100_DICE = (20, 20)
RULES = ("CM-CHK-04", "CM-CHK-07", "CM-CHK-08")


def d100(throw: Throw) -> int:
    """Return the 1D100 value of two D20, the first being the larger part (CM-DICE-33)."""
    return value_of(D100, throw.values)


@lru_cache(maxsize=2048)
def _known(judge: Number, difficulty: Number, value: int, dice: tuple[int, ...]) -> Outcome:
    """Return the result of faces and numbers alone: the same however often it is asked for."""
    achievement, limit = value * (judge + difficulty), difficulty * 100
    success = achievement > limit
    faces = _faces(value, dice) if dice else {}
    return Outcome.model_construct(
        label="成功" if success else "失敗",
        success=success,
        total=floor(achievement),
        target=floor(limit),
        parts=_parts(judge, difficulty, value),
        rules=RULES,
        detail=_detail(judge, difficulty, value, faces),
        open_detail=phrase("D20 {a}→{x}、{b}→{y}：{x}×10+{y} = {value}。", **faces) if faces else None,
    )


def outcome(
    judge: Number,
    difficulty: Number,
    value: int,
    throws: Sequence[Throw] = (),
    changes: tuple[Change, ...] = (),
    formulas: tuple[str, str] = ("", ""),
) -> Outcome:
    """Judge a 1D100 value; `total` is 達成値 and `target` 難易度 × 100, both cut to whole numbers for showing.

    Args:
        formulas: of 判定値 and 難易度 where they are computed by one.
    """
    known = _known(judge, difficulty, value, throws[-1].values if throws else ())
    if any(formulas):
        known = known.model_copy(update={"parts": _explained(known.parts, formulas)})
    return known.model_copy(update={"throws": tuple(throws), "changes": changes})


def _explained(parts: tuple[Contribution, ...], formulas: tuple[str, str]) -> tuple[Contribution, ...]:
    return tuple(
        part.model_copy(update={"label": phrase("{label}（{formula}）", label=part.label, formula=Typed(formula))})
        if formula
        else part
        for part, formula in zip(parts, formulas, strict=True)
    )


def _parts(judge: Number, difficulty: Number, value: int) -> tuple[Contribution, ...]:
    """Write 達成値 as a sum: the dice times each of the two numbers."""
    first = floor(value * judge)
    rest = floor(value * (judge + difficulty)) - first
    by_judge = phrase("1D100の{value} × 判定値{number}", value=value, number=shown(judge))
    by_difficulty = phrase("1D100の{value} × 難易度{number}", value=value, number=shown(difficulty))
    return (
        Contribution.model_construct(label=by_judge, value=first, rule="CM-CHK-05"),
        Contribution.model_construct(label=by_difficulty, value=rest, rule="CM-CHK-06"),
    )


def sure_success(changes: tuple[Change, ...] = ()) -> Outcome:
    """Return the result of a check that needs no throw, difficulty 0 by house rule (CM-AMB-73)."""
    detail = phrase("難易度 0 なので、ダイスを振らずに進みます。")
    return Outcome(label="成功", success=True, changes=changes, rules=("CM-AMB-73",), detail=detail)


def _faces(value: int, dice: Sequence[int]) -> dict[str, int]:
    first, second = dice
    return {"a": first, "x": basic(10, first) - 1, "b": second, "y": basic(10, second), "value": value}


def _detail(judge: Number, difficulty: Number, value: int, faces: Mapping[str, int]) -> Phrase:
    """Write the way from the faces to 達成値 and its border, the conversion of the two D20 first (CM-APP-01)."""
    achievement, limit = value * (judge + difficulty), difficulty * 100
    known = {
        "value": value,
        "sum": _sum(judge, difficulty),
        "total": shown(achievement),
        "limit": shown(limit),
        **faces,
    }
    above = achievement > limit
    if faces:
        if above:
            return phrase(
                "D20 {a}→{x}、{b}→{y}：{x}×10+{y} = {value}。{value}×({sum}) = {total} ＞ {limit}",
                **known,
            )
        return phrase(
            "D20 {a}→{x}、{b}→{y}：{x}×10+{y} = {value}。{value}×({sum}) = {total} ≦ {limit}",
            **known,
        )
    if above:
        return phrase("{value}×({sum}) = {total} ＞ {limit}", **known)
    return phrase("{value}×({sum}) = {total} ≦ {limit}", **known)


def _sum(judge: Number, difficulty: Number) -> str:
    """Write what is multiplied: 10+7, 10−6."""
    size = -difficulty if difficulty < 0 else difficulty
    return f"{signed_text(shown(judge))}{'−' if difficulty < 0 else '+'}{shown(size)}"


def shown(number: Number) -> int | str:
    """Return a whole number as int and anything else as an exact fraction in words."""
    if isinstance(number, int):
        return number
    return number.numerator if number.denominator == 1 else str(number).replace("-", "−")


def plain(number: Number) -> Number:
    """Return an int where the number is whole, which is faster to compute with."""
    return number if isinstance(number, int) or number.denominator != 1 else number.numerator
