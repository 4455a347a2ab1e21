"""The kinds of check for dice tray and command line, and reading their parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.check import Check, CheckKind, Param, ParamChoice, ParamKind
from desktop.core.dicecodes import parse
from desktop.core.game import Game
from desktop.core.numbers import whole_of
from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.schema import Expression
from desktop.systems.common.checks import USUAL, CommonCheck, Numbers, check_uses, with_ids
from desktop.systems.common.dice_checks import code_check, lottery_check
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import SKILL, library_of

LOW, HIGH = -1000, 100_000
MOST_TIED = 1000


def check_kinds(sheet: CommonSheet | None, game: Game[CommonSettings]) -> tuple[CheckKind, ...]:
    """List 行為判定, a dice code, and the lottery at a tie."""
    return (_action(sheet, game), _code(game), _TIE)


def _action(sheet: CommonSheet | None, game: Game[CommonSettings]) -> CheckKind:
    library = library_of(game)
    choices = _subjects(sheet, library)
    return CheckKind(
        id="check",
        label="行為判定",
        rule="CM-CHK-04",
        notation="1D100",
        params=(
            Param(
                id="subject",
                label="アビリティ・アイテム",
                kind=ParamKind.CHOICE,
                default=choices[0].value if choices else SKILL,
                choices=choices,
                minimum=LOW,
                maximum=HIGH,
                free=True,
                rule="CM-CHK-05",
                subject=True,
            ),
            Param(
                id="difficulty",
                label="難易度",
                default=game.settings.default_difficulty,
                minimum=LOW,
                maximum=HIGH,
                rule="CM-CHK-06",
            ),
            _modifier("modifier", label="判定値の増減"),
            _modifier("difficulty_modifier", label="難易度の増減"),
            Param(
                id="target",
                label="対象のキャラクター",
                kind=ParamKind.TEXT,
                default="",
                rule="CM-CHK-06",
                advanced=True,
            ),
        ),
    )


def _modifier(name: str, label: str) -> Param:
    return Param(id=name, label=label, minimum=LOW, maximum=HIGH, default=0, advanced=True, rule="CM-CARD-07")


def _subjects(sheet: CommonSheet | None, library: Library) -> tuple[ParamChoice, ...]:
    owned = library.kinds_of(sheet.copies) if sheet is not None else ()
    found = []
    for kind in dict.fromkeys((*owned, *library.ability_kinds)):
        resolved = library.resolve(kind)
        if resolved is not None:
            reading = resolved[1] + resolved[0].reading if resolved[1] else resolved[0].reading
            found.append(ParamChoice(value=kind, label=phrase("<{kind}>", kind=kind), reading=reading))
    return tuple(found)


def _code(game: Game[CommonSettings]) -> CheckKind:
    return CheckKind(
        id="code",
        label="ダイスコード",
        rule="CM-DICE-04",
        notation="NDM",
        params=(
            Param(id="code", label="コード", kind=ParamKind.TEXT, default="1D100", rule="CM-AMB-04", subject=True),
            Param(
                id="die",
                label="使うダイス",
                kind=ParamKind.CHOICE,
                default=6,
                choices=(ParamChoice(value=6, label="D6"), ParamChoice(value=20, label="D20")),
                rule="CM-AMB-07",
                advanced=True,
            ),
        ),
    )


_TIE = CheckKind(
    id="tie",
    label="同じ割合の抽選",
    rule="CM-AMB-57",
    notation="1Dk",
    params=(
        Param(
            id="candidates",
            label="人数",
            default=2,
            minimum=1,
            maximum=MOST_TIED,
            rule="CM-AMB-57",
            subject=True,
        ),
    ),
)


def start_check(
    kind: str,
    sheet: CommonSheet | None,
    params: Mapping[str, Any],
    game: Game[CommonSettings],
    party: Sequence[CommonSheet] = (),
) -> Check:
    """Start a check.

    Raises:
        Refusal: `unknown_check`, `unknown_param`, `bad_param`, `unknown_kind`, `no_target`.
    """
    match kind:
        case "check":
            _names(params, ("subject", "difficulty", "modifier", "difficulty_modifier", "target"))
            return _start_action(sheet, params, game, party)
        case "code":
            _names(params, ("code", "die"))
            die = _number("die", params.get("die", 6), 6, 20)
            code = parse(str(params.get("code", "1D100")))
            return code_check(code, die, game.settings.dice_unlisted == "any")
        case "tie":
            _names(params, ("candidates",))
            return lottery_check(_number("candidates", params.get("candidates", 2), 1, MOST_TIED))
        case _:
            raise refuse(
                "unknown_check",
                "",
                phrase("「{kind}」という判定はありません。", kind=kind[:40]),
                phrase("行為判定・ダイスコード・抽選から選んでください。"),
            )


def _start_action(
    sheet: CommonSheet | None, params: Mapping[str, Any], game: Game[CommonSettings], party: Sequence[CommonSheet]
) -> CommonCheck:
    library, settings = library_of(game), game.settings
    people = tuple(with_ids(p) for p in ((sheet,) if sheet else ()))
    others = tuple(with_ids(p) for p in party if sheet is None or p.id != sheet.id)
    people = (*people, *others)
    target = _target(params.get("target") or "", people)
    numbers = _numbers(params, sheet, library, settings, target is not None)
    open_now = bool(people) and bool(check_uses(people, library, settings))
    check = CommonCheck(
        numbers=numbers,
        library=library,
        settings=settings,
        people=people,
        before=people,
        target=target,
        window=open_now,
    )
    if numbers.judge.const is None or numbers.difficulty.const is None:
        _ = check.pair
    return check


def _numbers(
    params: Mapping[str, Any],
    sheet: CommonSheet | None,
    library: Library,
    settings: CommonSettings,
    has_target: bool,
) -> Numbers:
    modifier = _number("modifier", params.get("modifier", 0), LOW, HIGH)
    against = _number("difficulty_modifier", params.get("difficulty_modifier", 0), LOW, HIGH)
    subject = params.get("subject", SKILL)
    given = params.get("difficulty")
    difficulty = Expression(
        const=_number("difficulty", settings.default_difficulty if given is None else given, LOW, HIGH)
    )
    if not isinstance(subject, str) or whole_of(subject) is not None:
        number = _number("subject", subject, LOW, HIGH)
        return Numbers(Expression(const=number), difficulty, "", modifier, against)
    found = library.resolve(subject)
    if found is None:
        raise refuse(
            "unknown_kind",
            "CM-AMB-25",
            phrase("「{kind}」という種類のカードはありません。", kind=subject[:60]),
            phrase("カードの名前か、判定値の数を入れてください。"),
        )
    usual = found[0].check or USUAL
    if has_target or (given is None and usual.difficulty.const is not None):
        difficulty = usual.difficulty
    judge = usual.judge if sheet is not None else Expression(const=SKILL)
    return Numbers(judge, difficulty, subject, modifier, against)


def _target(wanted: str, people: Sequence[CommonSheet]) -> int | None:
    if not wanted:
        return None
    for index, person in enumerate(people):
        if wanted in (person.id, person.name):
            return index
    raise refuse(
        "no_target",
        "CM-CHK-06",
        phrase("対象「{name}」はここにいません。", name=wanted[:60]),
        phrase("卓のキャラクターを選ぶか、難易度を数で入れてください。"),
    )


def _names(params: Mapping[str, Any], known: Sequence[str]) -> None:
    for name in params:
        if name not in known:
            raise refuse(
                "unknown_param",
                "",
                phrase("「{name}」という項目はこの判定にありません。", name=str(name)[:40]),
                phrase("{names} のどれかにしてください。", names="・".join(known)),
            )


def _number(name: str, value: Any, low: int, high: int) -> int:
    number = whole_of(value)
    if number is None or not low <= number <= high:
        raise _bad_number(name, value, phrase("{low}〜{high} の整数を入れてください。", low=low, high=high))
    return number


def _bad_number(name: str, value: Any, remedy: Phrase) -> Exception:
    return refuse(
        "bad_param",
        "",
        phrase("{name} に「{value}」は使えません。", name=name, value=str(value)[:40]),
        remedy,
    )
