"""The usual check and the contest with the game's dice: a custom check whose number is its subject."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from pydantic import JsonValue

from desktop.core.custom.checks import starting
from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.checks.starting import FARTHEST, Roller
from desktop.core.custom.values import CustomRoller, CustomValues
from desktop.core.expression.tree import Const, Cut, Extreme, Formula, Quotient, Ref, Rounded, Sum, Times
from desktop.core.game import Game
from desktop.core.numbers import read_whole
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import Check, CheckKind, Param, ParamChoice, ParamKind
from desktop.core.sheet import Sheet
from desktop.core.view_models import Gauge
from desktop.core.words import Typed, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import (
    ABILITIES,
    SKILLS,
    BlankSheet,
    abilities,
    derive,
    gone_abilities,
    gone_skills,
    skills,
)

SUBJECT = "subject"
"""Name of the tested number in the formulas of these checks."""
CHECK, CONTEST = "check", "contest"


class Tested:
    """The roller of one ability or skill: `SUBJECT` is its value."""

    def __init__(self, roller: Roller | None, subject: str | int) -> None:
        self._roller, self._subject = roller, subject

    @property
    def who(self) -> str:
        """Sheet id; empty: no character."""
        return self._roller.who if self._roller is not None else ""

    @property
    def name(self) -> str:
        """Name of the character; empty: no character."""
        return self._roller.name if self._roller is not None else ""

    def number(self, name: str) -> Fraction | int:
        """Return a number of the sheet, or the tested one."""
        if name == SUBJECT and isinstance(self._subject, int):
            return self._subject
        if self._roller is None:
            return 0
        return self._roller.number(str(self._subject) if name == SUBJECT else name)

    @property
    def cut(self) -> Cut:
        """How a formula rounds."""
        return self._roller.cut if self._roller is not None else "floor"

    def gauge(self, field: str) -> tuple[Gauge, int | None] | None:
        """Return no track: these checks have no consequences."""
        return None


def roller(sheet: BlankSheet, game: Game[BlankSettings]) -> CustomRoller:
    """Return the roller of a sheet, for formulas."""
    return CustomRoller(sheet, CustomValues(sheet, game, lambda: derive(sheet, game)))


def subjects(game: Game[BlankSettings]) -> dict[str, tuple[str, str]]:
    """Return name and reading of everything that can be tested, by the key of its number (BL-CHK-01)."""
    which = game.settings.check_subject
    found: dict[str, tuple[str, str]] = {}
    if which in ("both", "skills"):
        found |= {SKILLS + row.id: (row.name, row.reading) for row in skills(game)}
    if which in ("both", "abilities") or (which == "skills" and not found):
        found |= {ABILITIES + row.id: (row.name, row.reading) for row in abilities(game)}
    return found


def gone_subjects(sheet: BlankSheet, game: Game[BlankSettings]) -> dict[str, tuple[str, int]]:
    """Return name and value of what a sheet has of rows that were taken out of the game, by key; none is tested."""
    found = {SKILLS + row.id: (row.name, sheet.skills[row.id]) for row in gone_skills(sheet, game)}
    return found | {ABILITIES + row.id: (row.name, row.start) for row in gone_abilities(sheet, game)}


def check_kinds(
    sheet: BlankSheet | None, game: Game[BlankSettings], party: Sequence[Sheet] = ()
) -> tuple[CheckKind, ...]:
    """Return the usual check, and the contest where there is an opponent (BL-CHK-01, BL-CHK-07)."""
    settings = game.settings
    if settings.check_subject == "none":
        return ()
    notation = f"{settings.check_dice}D{settings.check_sides}"
    first = _subject(sheet, game)
    more = (
        Param(id="modifier", label="修正", default=0, minimum=-FARTHEST, maximum=FARTHEST, rule="BL-CHK-04"),
        Param(id="secret", label="GMだけが見る", kind=ParamKind.SWITCH, default=False, advanced=True),
    )
    aim = () if settings.check_way == "under" else (_target(settings),)
    check = CheckKind(
        id=CHECK, label=game.label("check"), rule="BL-CHK-02", notation=notation, params=(first, *aim, *more)
    )
    if not settings.check_contest or sheet is None or all(one.id == sheet.id for one in party):
        return (check,)
    against = (_opponent(sheet, party), _opponent_subject(game))
    contest = CheckKind(
        id=CONTEST, label=game.label("contest"), rule="BL-CHK-07", notation=notation, params=(first, *against, *more)
    )
    return check, contest


def _subject(sheet: BlankSheet | None, game: Game[BlankSettings]) -> Param:
    if sheet is None:
        return Param(
            id=SUBJECT,
            label="値",
            default=middling(game.settings),
            minimum=-FARTHEST,
            maximum=FARTHEST,
            rule="BL-CHK-01",
            subject=True,
        )
    derived = derive(sheet, game)
    choices = tuple(
        ParamChoice(value=key, label=name, reading=reading, note=derived[key].shown if sheet.is_pc else "")
        for key, (name, reading) in subjects(game).items()
    )
    default = choices[0].value if choices else None
    gone = tuple(
        ParamChoice(
            value=key,
            label=name,
            note=game.marked(key.partition(".")[0], key.partition(".")[2], ""),
            legal=False,
            gone=True,
        )
        for key, (name, _) in gone_subjects(sheet, game).items()
    )
    return Param(
        id=SUBJECT,
        label=phrase("{what}に使うもの", what=game.label("check")),
        kind=ParamKind.CHOICE,
        default=default,
        choices=(*choices, *gone),
        minimum=-FARTHEST,
        maximum=FARTHEST,
        free=True,
        rule="BL-CHK-01",
        subject=True,
    )


def _target(settings: BlankSettings) -> Param:
    return Param(
        id="target",
        label="目標",
        default=settings.check_target,
        minimum=-FARTHEST,
        maximum=FARTHEST,
        rule="BL-CHK-04",
    )


def _opponent(sheet: BlankSheet, party: Sequence[Sheet]) -> Param:
    choices = tuple(ParamChoice(value=one.id, label=Typed(one.name)) for one in party if one.id != sheet.id)
    default = choices[0].value if choices else None
    return Param(
        id="opponent",
        label="相手",
        kind=ParamKind.CHOICE,
        choices=choices,
        default=default,
        rule="BL-CHK-07",
        against=True,
    )


def _opponent_subject(game: Game[BlankSettings]) -> Param:
    choices = tuple(
        ParamChoice(value=key, label=name, reading=reading) for key, (name, reading) in subjects(game).items()
    )
    return Param(
        id="opponent_subject",
        label=phrase("相手が{what}に使うもの", what=game.label("check")),
        kind=ParamKind.CHOICE,
        auto="同じもの",
        choices=choices,
        rule="BL-CHK-07",
        advanced=True,
    )


def start_check(
    kind: str,
    sheet: BlankSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[BlankSettings],
    party: Sequence[BlankSheet] = (),
) -> Check:
    """Begin the usual check or a contest.

    Raises:
        Refusal: `unknown_check`, `unknown_subject`, no opponent, dice whose odds take too long, a bad number.
    """
    if kind not in (CHECK, CONTEST) or game.settings.check_subject == "none":
        raise refuse(
            "unknown_check",
            "BL-CHK-01",
            phrase("この卓に「{kind}」という判定はありません。", kind=Typed(kind[:40])),
            phrase("別の判定を選んでください。"),
            overridable=False,
        )
    subject = tested(params.get(SUBJECT), sheet, game)
    name = _name(subject, game)
    if kind == CONTEST:
        return _contest(name, subject, sheet, params, game, party)
    check = usual(game, name, read_whole(params.get("modifier") or 0, -FARTHEST, FARTHEST, phrase("修正")))
    given = {key: value for key, value in params.items() if key in ("target", "modifier", "secret")}
    if game.settings.check_way == "under":
        given = {"secret": params.get("secret")}  # the modifier has gone into the number that dice must not pass
    return starting.start(check, Tested(_roller(sheet, game), subject), given, lambda who: None)


def _roller(sheet: BlankSheet | None, game: Game[BlankSettings]) -> Roller | None:
    return None if sheet is None else roller(sheet, game)


def middling(settings: BlankSettings) -> int:
    """Return a value that succeeds about as often as it fails, for a check without a sheet."""
    usual = settings.check_dice * (settings.check_sides + 1) // 2
    return usual if settings.check_way == "under" else max(0, settings.check_target - usual)


def tested(given: JsonValue, sheet: BlankSheet | None, game: Game[BlankSettings]) -> str | int:
    """Return the key of the tested number, or a bare number.

    Raises:
        Refusal: `unknown_subject`, or a number out of all bounds.
    """
    known = subjects(game)
    if given is None or given == "":
        return middling(game.settings) if sheet is None else next(iter(known), 0)
    if isinstance(given, str) and sheet is not None:
        if given in known:
            return given
        short = next((key for key in known if key.partition(".")[2] == given), "")
        if short:
            return short
        for key, (name, value) in gone_subjects(sheet, game).items():
            if given in (key, name):
                raise refuse(
                    "unknown_subject",
                    "BL-CHK-01",
                    phrase("{what} {n} は、このゲームにはもうありません。", what=name, n=value),
                    phrase("一覧から選ぶか、値を数で入れてください。"),
                    overridable=False,
                )
    try:
        return read_whole(given, -FARTHEST, FARTHEST, phrase("値"))
    except Refusal:
        raise refuse(
            "unknown_subject",
            "BL-CHK-01",
            phrase("「{what}」という{a}や{b}はありません。", what=Typed(str(given)[:40]), **_words(game)),
            phrase("一覧から選ぶか、値を数で入れてください。"),
            overridable=False,
        ) from None


def _words(game: Game[BlankSettings]) -> dict[str, str]:
    return {"a": game.label("abilities"), "b": game.label("skills")}


def _name(subject: str | int, game: Game[BlankSettings]) -> str:
    if isinstance(subject, int):
        return str(game.label("check"))
    return subjects(game)[subject][0]


def usual(game: Game[BlankSettings], name: str, modifier: int = 0) -> CustomCheck:
    """Return the usual check of this game as a custom check (BL-CHK-02 to -06).

    Args:
        modifier: added to the number where dice must not exceed it.
    """
    settings = game.settings
    value: Formula = Sum(of=(Ref(id=SUBJECT), Const(value=modifier)))
    if settings.check_way == "over":
        return _dice(settings, name, target="asked", number=Const(value=settings.check_target), bonus=Ref(id=SUBJECT))
    return _dice(settings, name, target="number", number=value, compare="at_most", critical=_share(settings, value))


def _dice(settings: BlankSettings, name: str, **more: Any) -> CustomCheck:
    ends: dict[str, Any] = {
        "critical": None if settings.check_critical is None else Const(value=settings.check_critical),
        "fumble": None if settings.check_fumble is None else Const(value=settings.check_fumble),
    }
    given = {key: value for key, value in more.items() if value is not None}
    return CustomCheck(
        id="usual",
        name=name,
        count=Const(value=settings.check_dice),
        sides=settings.check_sides,
        **{**ends, **given},
    )


def _share(settings: BlankSettings, value: Formula) -> Formula | None:
    """Return the part of the value up to which a success is critical, beside the fixed face (BL-CHK-06)."""
    if not settings.check_share:
        return None
    part = Rounded(of=Quotient(of=value, by=Const(value=settings.check_share)))
    return part if settings.check_critical is None else Extreme(of=(part, Const(value=settings.check_critical)))


def _contest(
    name: str,
    subject: str | int,
    sheet: BlankSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[BlankSettings],
    party: Sequence[BlankSheet],
) -> Check:
    """Begin a contest; over: the greater sum wins, under: the side farther below its own value (BL-CHK-07)."""
    people = {one.id: one for one in party}
    theirs = params.get("opponent_subject")
    modifier = read_whole(params.get("modifier") or 0, -FARTHEST, FARTHEST, phrase("修正"))
    under = game.settings.check_way == "under"
    bonus: Formula = Times(of=(Const(value=-1), Ref(id=SUBJECT))) if under else Ref(id=SUBJECT)
    check = _dice(
        game.settings,
        name,
        target="opponent",
        bonus=bonus,
        compare="at_most" if under else "at_least",
        tie="draw",
    )

    def opponent(who: str) -> Roller | None:
        if who not in people:
            return None
        other = subject if theirs in (None, "") else tested(theirs, people[who], game)
        return Tested(roller(people[who], game), other)

    chosen = params.get("opponent") or next((one.id for one in party if sheet is None or one.id != sheet.id), "")
    given: dict[str, JsonValue] = {"opponent": chosen, "secret": params.get("secret")}
    given["modifier"] = -modifier if under else modifier
    return starting.start(check, Tested(_roller(sheet, game), subject), given, opponent)
