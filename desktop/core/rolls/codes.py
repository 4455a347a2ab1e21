"""Dice codes (ダイスコード) thrown with real D6 and D20: `NDM` is N numbers of 1…M, `0式NDM` N numbers of 0…M−1.

Every part of a derived code is a throw of its own; the first throw is the larger part.

>>> code = parse("1D100")
>>> throws(code)
((20,), (20,))
>>> read(code, [(20, 17), (20, 3)]).value
63
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from desktop.core.expression.dice_text import read_dice
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import check_face, wrong_count
from desktop.core.rolls.odds import Weights, repeat
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase

LARGEST = 1000
"""Technical ceiling of N and M."""

BASIC_DICE: Mapping[int, tuple[int, ...]] = {
    2: (6, 20),
    3: (6,),
    4: (20,),
    5: (20,),
    6: (6,),
    10: (20,),
    20: (20,),
}
"""Size of an important code → the dice that may be thrown for it."""

DERIVED: Mapping[int, tuple[int, ...]] = {
    8: (2, 4),
    9: (3, 3),
    12: (2, 6),
    15: (3, 5),
    16: (4, 4),
    18: (3, 6),
    24: (4, 6),
    25: (5, 5),
    27: (3, 3, 3),
    30: (3, 10),
    32: (2, 4, 4),
    36: (6, 6),
    40: (2, 20),
    100: (10, 10),
}
"""Size of a derived code → sizes of its parts, the largest multiplier first."""

LISTED: tuple[int, ...] = tuple(sorted((*BASIC_DICE, *DERIVED)))
"""Every M ≥ 2 with a procedure for real dice."""


class DiceCode(Value):
    """`count` numbers of 1…`sides`, or of 0…`sides − 1` for the 0式 form."""

    count: int
    sides: int
    zero: bool = False

    @property
    def text(self) -> str:
        """The code as it is written."""
        return f"{'0式' if self.zero else ''}{self.count}D{self.sides}"

    @property
    def minimum(self) -> int:
        """The smallest value."""
        return 0 if self.zero else self.count

    @property
    def maximum(self) -> int:
        """The largest value."""
        return self.count * (self.sides - 1 if self.zero else self.sides)

    @property
    def listed(self) -> bool:
        """Tell whether real dice can be named for it."""
        return self.sides == 1 or self.sides in BASIC_DICE or self.sides in DERIVED


class Reading(Value):
    """A code's value and the way from the faces to it, line by line."""

    code: DiceCode
    value: int
    steps: tuple[Phrase, ...] = ()


def parse(text: str) -> DiceCode:
    """Read a code; full-width and half-width, `d` and `D` and spaces are all the same.

    Raises:
        Refusal: `bad_code`, `code_out_of_range`.
    """
    found = read_dice(text)
    if found is None or found.count is None or found.order or found.plus:
        raise refuse(
            "bad_code",
            "CM-AMB-04",
            phrase("「{text}」はダイスコードとして読めません。", text=text[:40]),
            phrase("1D100 や 0式1D6 のように書いてください。"),
            overridable=False,
        )
    zero = found.from_zero
    if not 1 <= found.count <= LARGEST or not 1 <= found.sides <= LARGEST:
        raise refuse(
            "code_out_of_range",
            "CM-DICE-05" if zero else "CM-DICE-04",
            phrase("「{text}」の個数か面数が範囲の外です。", text=text[:40]),
            phrase("どちらも 1〜{n} の整数にしてください。", n=LARGEST),
            overridable=False,
        )
    return DiceCode(count=found.count, sides=found.sides, zero=zero)


def parts(sides: int) -> tuple[tuple[int, int], ...]:
    """Return (multiplier, size) of each throw of 1D`sides`, the largest multiplier first; D1 needs no throw.

    Raises:
        Refusal: `no_procedure`.
    """
    if sides == 1:
        return ()
    if sides in BASIC_DICE:
        return ((1, sides),)
    if sides not in DERIVED:
        raise no_procedure(sides)
    found, rest = [], sides
    for size in DERIVED[sides]:
        rest //= size
        found.append((rest, size))
    return tuple(found)


def no_procedure(sides: int) -> Refusal:
    """Say that real dice cannot be named for this code."""
    return refuse(
        "no_procedure",
        "CM-AMB-05",
        phrase("1D{sides} を実物のダイスで振る手順はありません。", sides=sides),
        phrase("アプリで振るか、別のダイスコードを選んでください。"),
    )


def throws(code: DiceCode) -> tuple[tuple[int, ...], ...]:
    """Return, throw by throw, the dice that may be used.

    Raises:
        Refusal: `no_procedure`.
    """
    return tuple(BASIC_DICE[size] for _, size in parts(code.sides)) * code.count


def dice(code: DiceCode, prefer: int | None = None) -> tuple[int, ...]:
    """Return one die per throw: `prefer` where it is permitted, else the first that is.

    Raises:
        Refusal: `no_procedure`.
    """
    return tuple(prefer if prefer in allowed else allowed[0] for allowed in throws(code))


def basic(size: int, face: int) -> int:
    """Return the value 1…size that one face means in an important code."""
    return (face - 1) // 5 + 1 if size == 4 else (face - 1) % size + 1


def value_of(code: DiceCode, faces: Sequence[int]) -> int:
    """Turn faces into the value, unchecked: for faces that `read` or a dice tray has already checked."""
    pattern, total, index = parts(code.sides), 0, 0
    for _ in range(code.count):
        one = 0 if code.zero else 1
        for multiplier, size in pattern:
            one += multiplier * (basic(size, faces[index]) - 1)
            index += 1
        total += one
    return total


def read(code: DiceCode, faces: Sequence[tuple[int, int]]) -> Reading:
    """Turn (sides, face) pairs into the value, with every step.

    Raises:
        Refusal: `no_procedure`, `wrong_count`, `wrong_die`, `face_out_of_range`.
    """
    wanted = throws(code)
    if len(faces) != len(wanted):
        raise wrong_count(len(wanted), len(faces))
    for position, (allowed, (sides, face)) in enumerate(zip(wanted, faces, strict=True), start=1):
        if sides not in allowed:
            raise _wrong_die(position, sides, allowed)
        check_face(sides, face)
    return Reading(code=code, value=value_of(code, [face for _, face in faces]), steps=tuple(_steps(code, faces)))


def typed(code: DiceCode, value: int) -> Reading:
    """Take the finished value of a code, thrown elsewhere.

    Raises:
        Refusal: `value_out_of_range`.
    """
    if isinstance(value, bool) or not code.minimum <= value <= code.maximum:
        raise refuse(
            "value_out_of_range",
            "CM-APP-04",
            phrase("{code} の値に {value} はありません。", code=code.text, value=value),
            phrase("{low}〜{high} の値を入れてください。", low=code.minimum, high=code.maximum),
            overridable=False,
        )
    return Reading(code=code, value=value, steps=(phrase("{code} = {value}（値を入力）", code=code.text, value=value),))


def _wrong_die(position: int, sides: int, allowed: tuple[int, ...]) -> Refusal:
    return refuse(
        "wrong_die",
        "CM-APP-03",
        phrase("{n} 回目に D{sides} は使えません。", n=position, sides=sides),
        phrase("{dice} を振ってください。", dice="/".join(f"D{side}" for side in allowed)),
        overridable=False,
    )


def _steps(code: DiceCode, faces: Sequence[tuple[int, int]]) -> Iterator[Phrase]:
    pattern = parts(code.sides)
    queue = iter(enumerate(faces, start=1))
    ones = []
    for _ in range(code.count):
        values = []
        for place, (_, size) in enumerate(pattern):
            position, (sides, face) = next(queue)
            zero = code.zero or place < len(pattern) - 1
            values.append(basic(size, face) - (1 if zero else 0))
            yield _face_step(position, sides, face, size, zero, values[-1])
        ones.append(sum(m * v for (m, _), v in zip(pattern, values, strict=True)) if pattern else int(not code.zero))
        if len(pattern) > 1:
            yield _sum_step(pattern, values, ones[-1])
    if code.count > 1:
        yield phrase("{sum} = {value}", sum="+".join(map(str, ones)), value=sum(ones))


def _face_step(position: int, sides: int, face: int, size: int, zero: bool, value: int) -> Phrase:
    code = f"{'0式' if zero else ''}1D{size}"
    if sides == 20 and size in (5, 10):
        return phrase(
            "{n}回目 D20 = {face} → 1の位 {digit} → {code} = {value}",
            n=position,
            face=face,
            digit=face % 10,
            code=code,
            value=value,
        )
    return phrase(
        "{n}回目 D{sides} = {face} → {code} = {value}", n=position, sides=sides, face=face, code=code, value=value
    )


def _sum_step(pattern: tuple[tuple[int, int], ...], values: Sequence[int], total: int) -> Phrase:
    terms = (f"{v}×{m}" if m > 1 else str(v) for (m, _), v in zip(pattern, values, strict=True))
    return phrase("{sum} = {value}", sum="+".join(terms), value=total)


@cache
def ways(code: DiceCode) -> Mapping[int, int]:
    """Value → number of equally likely ways (a listed or unlisted code alike is uniform for N = 1)."""
    one: Weights = dict.fromkeys(range(0 if code.zero else 1, code.sides + (0 if code.zero else 1)), 1)
    return repeat(one, code.count)


@lru_cache(64)
def lottery(candidates: int) -> DiceCode | None:
    """Return the code that draws one of k: 1Dk, or the smallest listed code above; None when no die is needed."""
    if candidates <= 1:
        return None
    for sides in LISTED:
        if sides >= candidates:
            return DiceCode(count=1, sides=sides)
    return DiceCode(count=1, sides=candidates)
