"""Which custom checks a character has, and how one begins: every formula is computed from the sheet first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol

from pydantic import JsonValue

from desktop.core.custom.checks.check import ComputedConsequence, CustomRoll
from desktop.core.custom.checks.model import MARGIN, TOTAL, CustomCheck
from desktop.core.custom.checks.pool import PATIENCE, Pool
from desktop.core.custom.checks.verdict import Ends, VerdictSide
from desktop.core.expression.tree import Const, Cut, Formula, refs, whole
from desktop.core.numbers import read_whole
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.rolls.outcome import Contribution
from desktop.core.view_models import Gauge
from desktop.core.words import Typed, phrase

KIND = "own-check."
"""Before the id of a custom check in that of its kind; no rule system has a dash and a dot there."""
FARTHEST = 9999
"""Of a target or a modifier that is given by hand, either side of zero."""


class Roller(Protocol):
    """The roller of a custom check: the numbers of the sheet by the ids that formulas use."""

    @property
    def who(self) -> str:
        """Sheet id; empty: no character."""

    @property
    def name(self) -> str:
        """As it is shown."""

    def number(self, name: str) -> Fraction | int:
        """Return a number of the sheet, or raise `Refusal`."""

    @property
    def cut(self) -> Cut:
        """How a formula brings a number to a whole one."""

    def gauge(self, field: str) -> tuple[Gauge, int | None] | None:
        """Return a track by its field and what the sheet holds; None: there is no such track."""


def kinds(
    checks: Sequence[CustomCheck], roller: Roller | None, others: Sequence[tuple[str, str]]
) -> tuple[CheckKind, ...]:
    """List the custom checks that a roller can make.

    Args:
        roller: None: no character; then only checks without a sheet are listed.
        others: sheet id and name of every possible opponent.
    """
    return tuple(_kind(check, roller, others) for check in checks if roller is not None or not _asks(check))


def _asks(check: CustomCheck) -> bool:
    """Tell whether a check needs a sheet."""
    return check.target == "opponent" or any(True for formula in formulas(check) for _ in refs(formula))


def formulas(check: CustomCheck) -> list[Formula]:
    """Return every formula of a check that counts; consequences are apart."""
    found: list[Formula | None] = [check.count, check.bonus, check.critical, check.fumble]
    found.append(check.kept if check.keep != "all" else None)
    found.append(check.hit if check.reduce == "count" else None)
    found.append(check.number if check.target in ("asked", "number") else None)
    return [formula for formula in found if formula is not None]


def _kind(check: CustomCheck, roller: Roller | None, others: Sequence[tuple[str, str]]) -> CheckKind:
    params: list[Param] = []
    if check.target == "asked":
        usual = _usual(check, roller)
        params.append(Param(id="target", label="目標", default=usual, minimum=-FARTHEST, maximum=FARTHEST))
    if check.target == "opponent":
        own = roller.who if roller is not None else ""
        choices = tuple(ParamChoice(value=who, label=Typed(name)) for who, name in others if who != own)
        default = choices[0].value if choices else None
        params.append(Param(id="opponent", label="相手", kind=ParamKind.CHOICE, choices=choices, default=default))
    params.append(Param(id="modifier", label="修正", default=0, minimum=-FARTHEST, maximum=FARTHEST, advanced=True))
    params.append(Param(id="secret", label="GMだけが見る", kind=ParamKind.SWITCH, default=False, advanced=True))
    return CheckKind(
        id=KIND + check.id,
        label=phrase("{check}", check=Typed(check.name or "—")),
        params=tuple(params),
        notation=_notation(check),
        readings=(check.reading,) if check.reading else (),
        standalone=roller is None,
    )


def _usual(check: CustomCheck, roller: Roller | None) -> int | None:
    try:
        return _whole(check.number, roller)
    except Refusal:
        return None


def _notation(check: CustomCheck) -> str:
    return f"{check.count.value}D{check.sides}" if isinstance(check.count, Const) else f"nD{check.sides}"


def _whole(formula: Formula, roller: Roller | None) -> int:
    return whole(formula, lambda _name: 0) if roller is None else whole(formula, roller.number, roller.cut)


def start(
    check: CustomCheck,
    roller: Roller | None,
    params: Mapping[str, JsonValue],
    opponent: Callable[[str], Roller | None],
) -> CustomRoll:
    """Begin a custom check.

    Args:
        opponent: sheet id → that character; None: no such character.

    Raises:
        Refusal: a formula comes to nothing, there are no dice or too many, no such opponent, a bad parameter.
    """
    modifier = read_whole(params.get("modifier") or 0, -FARTHEST, FARTHEST, phrase("修正"))
    target: int | None = None
    if check.target == "number":
        target = _whole(check.number, roller)
    elif check.target == "asked":
        given = params.get("target")
        target = _whole(check.number, roller) if given is None else _target(given)
    ends = Ends(
        critical=None if check.critical is None else _whole(check.critical, roller),
        fumble=None if check.fumble is None else _whole(check.fumble, roller),
    )
    return CustomRoll(
        check=check,
        side=_side(check, roller, modifier),
        target=target,
        opponent=_opponent(check, params, opponent, roller) if check.target == "opponent" else None,
        ends=ends,
        reaches=tuple(_reaches(check, roller)) if roller is not None else (),
        secret=bool(params.get("secret")),
    )


def _target(given: JsonValue) -> int:
    return read_whole(given, -FARTHEST, FARTHEST, phrase("目標"))


def _side(check: CustomCheck, roller: Roller | None, modifier: int = 0) -> VerdictSide:
    count = _whole(check.count, roller)
    if count < 1:
        raise refuse(
            "no_dice",
            "",
            phrase("「{check}」のダイスは {n} 個で、振れません。", check=Typed(check.name), n=count),
            phrase("1 個以上になるように、計算式かシートの数を直してください。"),
            overridable=False,
        )
    pool = Pool(
        count=count,
        sides=check.sides,
        keep=check.keep,
        kept=max(0, _whole(check.kept, roller)) if check.keep != "all" else 0,
        reduce=check.reduce,
        hit=_whole(check.hit, roller) if check.reduce == "count" else 0,
        explode=check.explode and check.reduce in ("sum", "count") and check.keep == "all",
    )
    if pool.too_large:
        raise too_many(check.name, pool)
    parts = (
        Contribution(label="加える数", value=_whole(check.bonus, roller)),
        Contribution(label="修正", value=modifier),
    )
    name = roller.name if roller is not None else ""
    who = roller.who if roller is not None else ""
    return VerdictSide(who=who, name=name, pool=pool, bonus=tuple(part for part in parts if part.value))


def too_many(name: str, pool: Pool) -> Refusal:
    """Return the refusal of dice whose odds take too long to compute."""
    return refuse(
        "too_many_dice",
        "",
        phrase(
            "「{check}」の {count}D{sides} は、見込みの計算に {ms} ミリ秒ほどかかります。",
            check=Typed(name),
            count=pool.count,
            sides=pool.sides,
            ms=min(pool.milliseconds, 999_999),
        ),
        phrase("{ms} ミリ秒までに収まるよう、ダイスの数か面を減らしてください。", ms=PATIENCE),
        overridable=False,
    )


def _opponent(
    check: CustomCheck, params: Mapping[str, JsonValue], find: Callable[[str], Roller | None], roller: Roller | None
) -> VerdictSide:
    wanted = str(params.get("opponent") or "")
    other = find(wanted) if wanted else None
    if other is None or (roller is not None and other.who == roller.who):
        raise refuse(
            "no_opponent",
            "",
            phrase("「{check}」には相手が要ります。", check=Typed(check.name)),
            phrase("自分のほかのだれかを選んでください。"),
            overridable=False,
        )
    return _side(check, other)


def _reaches(check: CustomCheck, roller: Roller) -> list[ComputedConsequence]:
    found = []
    for consequence in check.consequences:
        known = roller.gauge(f"own.{consequence.track}")
        if known is None:
            continue
        asked = [name for name in refs(consequence.amount) if name not in (TOTAL, MARGIN)]
        numbers = {name: roller.number(name) for name in asked}
        found.append(
            ComputedConsequence(
                consequence=consequence, gauge=known[0], current=known[1], numbers=numbers, cut=roller.cut
            )
        )
    return found
