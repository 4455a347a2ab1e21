"""One side of a check: its dice, its modifiers, its achievement (EN-CHK-04…08)."""

from __future__ import annotations

from desktop.core.rolls.describe import joined
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Contribution
from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.settings import Settings


class CheckSide(Value):
    """One side of a check: a character who throws, or a number known without dice."""

    who: str = ""
    """Actor id; empty for a bare number."""
    name: Phrase | AnyName = ""
    is_pc: bool = True
    hidden: bool = False
    """Dice and numbers are the GM's (EN-TAB-08)."""
    parts: tuple[Contribution, ...] = ()
    """SLV and every modifier (EN-AMB-11)."""
    bonus: int = 0
    """Sum of `parts`."""
    special: bool = True
    """Fumble and double-up count (EN-AMB-07)."""
    dice: int = 2
    """d6 thrown first; 1 for the backstage recovery."""
    given: int | None = None
    """An achievement known without dice."""
    made: bool = True
    """False for a defence that was not made: no 達成値+1 (EN-AMB-61)."""
    throws: tuple[Throw, ...] = ()
    """The throw that counts, then its double-up dice."""
    asked: bool = False
    """Its window before the dice has been opened."""
    wins: int = 0
    """自動成功 declared."""
    fails: int = 0
    """自動失敗 declared."""
    plus: int = 0
    """達成値+1 declared."""

    @property
    def faces(self) -> tuple[int, ...]:
        """The first throw's numbers; empty before it."""
        return self.throws[0].values if self.throws else ()


def auto(side: CheckSide, settings: Settings) -> int:
    """Net automatic success (+1) or failure (−1); they cancel one for one (EN-PRM-11, EN-AMB-18)."""
    if settings.auto_cancel == "all" and side.wins and side.fails:
        return 0
    return (side.wins > side.fails) - (side.wins < side.fails)


def fumbled(side: CheckSide) -> bool:
    """Tell whether the dice total 2 (EN-CHK-05, EN-AMB-05)."""
    if not side.special or not side.throws:
        return False
    faces = side.throws[0].faces  # asked several times for every check, so no sum is built
    return len(faces) == 2 and faces[0].value == 1 and faces[1].value == 1


def failed(side: CheckSide, settings: Settings) -> bool:
    """Tell whether this side has failed whatever its number (EN-AMB-09)."""
    net = auto(side, settings)
    if net:
        return net < 0 and settings.failure_stays
    return fumbled(side) and settings.failure_stays


def doubles(side: CheckSide, settings: Settings) -> bool:
    """Tell whether a double-up die is still to be thrown (EN-CHK-06, EN-AMB-06)."""
    if not side.special or not side.throws or side.dice != 2:
        return False
    first, second = side.throws[0].faces
    if first.value != second.value or first.value == 1:
        return False
    extra = len(side.throws) - 1
    if extra >= settings.double_up_limit:
        return False
    return extra == 0 or side.throws[-1].faces[0].value == first.value


def ready(side: CheckSide, settings: Settings) -> bool:
    """Tell whether nothing more is to be thrown for this side."""
    if side.given is not None or auto(side, settings):
        return True
    return bool(side.throws) and not doubles(side, settings)


def base(side: CheckSide, settings: Settings) -> int:
    """The achievement from dice and modifiers, without 達成値+1."""
    if side.given is not None:
        return side.given
    if auto(side, settings) < 0:
        return 0
    if fumbled(side):
        return 0 if settings.fumble_flat else side.bonus
    number = sum(throw.total for throw in side.throws) + side.bonus
    return number if settings.negative_achievement else max(0, number)


def total(side: CheckSide, settings: Settings) -> int:
    """The achievement so far, 達成値+1 included (EN-TMP-07)."""
    return base(side, settings) + side.plus


def achievements(sides: tuple[CheckSide, ...], settings: Settings) -> tuple[int, ...]:
    """Every side's number; 自動成功 takes the highest other number +1 (EN-PRM-03, EN-AMB-15, EN-AMB-81)."""
    if len(sides) == 1:
        return (total(sides[0], settings),)
    plain = [None if auto(s, settings) > 0 and s.given is None else total(s, settings) for s in sides]
    before = [None if n is None else n - s.plus for n, s in zip(plain, sides, strict=True)]
    seen = plain if settings.auto_number == "after" else before
    best = max((n for n in seen if n is not None), default=0)
    return tuple(best + 1 + s.plus if n is None else n for n, s in zip(plain, sides, strict=True))


def contributions(side: CheckSide, number: int, settings: Settings) -> tuple[Contribution, ...]:
    """Name every summand of an achievement by its rule."""
    plus = (Contribution.model_construct(label="エフェクト", value=side.plus, rule="EN-TMP-07"),) if side.plus else ()
    net = auto(side, settings)
    if net:
        word, rule = ("自動成功", "EN-PRM-03") if net > 0 else ("自動失敗", "EN-AMB-09")
        return (Contribution.model_construct(label=word, value=number - side.plus, rule=rule), *plus)
    if side.given is not None:
        return (Contribution.model_construct(label="決まった達成値", value=side.given, rule="EN-OPP-01"), *plus)
    if fumbled(side):
        flat = Contribution.model_construct(label="ファンブル", value=0, rule="EN-CHK-05")
        return (flat, *(() if settings.fumble_flat else side.parts), *plus)
    dice = [
        Contribution.model_construct(label=_faces(throw), value=throw.total, rule="EN-CHK-04")
        for throw in side.throws[:1]
    ]
    dice += [
        Contribution.model_construct(label="ダブルアップ", value=t.total, rule="EN-CHK-06") for t in side.throws[1:]
    ]
    floor = number - side.plus - sum(p.value for p in (*dice, *side.parts))
    lift = (Contribution.model_construct(label="0で止める", value=floor, rule="EN-AMB-11"),) if floor > 0 else ()
    return (*dice, *side.parts, *lift, *plus)


def _faces(throw: Throw) -> Phrase:
    return phrase("ダイス（{faces}）", faces=joined([str(v) for v in throw.values]))
