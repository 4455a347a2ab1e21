"""The kinds of check for dice tray and command line, and reading their parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from pydantic import JsonValue

from desktop.core.expression.tree import Const, Formula
from desktop.core.game import Game
from desktop.core.numbers import narrow, read_whole
from desktop.core.problem import refuse
from desktop.core.rolls.check import Check, CheckKind, Param, ParamChoice, ParamKind
from desktop.core.rolls.codes import parse
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import Library, spelled
from desktop.systems.common.cards.numbers import asks_target, in_words
from desktop.systems.common.cards.schema import CardCheck
from desktop.systems.common.checks import USUAL, CommonCheck, Numbers, Trial, with_ids
from desktop.systems.common.dice_checks import code_check, lottery_check
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import SKILL, library_of

LOW, HIGH = -1000, 100_000
MOST_TIED = 1000


def check_kinds(
    sheet: CommonSheet | None, game: Game[CommonSettings], party: Sequence[CommonSheet] = ()
) -> tuple[CheckKind, ...]:
    """List 行為判定, a dice code, and the lottery at a tie."""
    return (_action(sheet, game, party), _code(game), _TIE)


def _action(sheet: CommonSheet | None, game: Game[CommonSettings], party: Sequence[CommonSheet]) -> CheckKind:
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
                default=_first_subject(sheet, library),
                choices=choices,
                minimum=LOW,
                maximum=HIGH,
                free=True,
                rule="CM-CHK-05",
                subject=True,
            ),
            *_targets(_people(sheet, party)),
            _number_param("difficulty", "難易度", "CM-CHK-06", phrase("対象かカード")),
            _number_param("judge", "判定値", "CM-CHK-05", phrase("カードの値")).evolve(advanced=True),
            _modifier("modifier", label="判定値の増減"),
            _modifier("difficulty_modifier", label="難易度の増減"),
        ),
    )


def _targets(people: Sequence[CommonSheet]) -> tuple[Param, ...]:
    """Offer every character present as a target; without any there is no parameter."""
    choices = tuple(ParamChoice(value=one.id, label=one.name, reading=one.reading) for one in people)
    target = Param(
        id="target",
        label="対象のキャラクター",
        kind=ParamKind.CHOICE,
        choices=choices,
        auto="なし",
        rule="CM-CHK-06",
        against=True,
    )
    return (target,) if choices else ()


def _people(sheet: CommonSheet | None, party: Sequence[CommonSheet]) -> tuple[CommonSheet, ...]:
    """Return every character present, the acting one first and once."""
    others = tuple(person for person in party if sheet is None or person.id != sheet.id)
    return others if sheet is None else (sheet, *others)


def _number_param(name: str, label: str, rule: str, auto: Phrase) -> Param:
    return Param(id=name, label=label, minimum=LOW, maximum=HIGH, rule=rule, auto=auto)


def _modifier(name: str, label: str) -> Param:
    return Param(id=name, label=label, minimum=LOW, maximum=HIGH, default=0, advanced=True, rule="CM-CARD-07")


def _first_subject(sheet: CommonSheet | None, library: Library) -> str | int:
    """Return what is tested while nothing is named: the first card in hand, else a bare 判定値."""
    owned = map(library.kind_of, sheet.copies if sheet is not None else ())
    return next((kind for kind in owned if library.resolve(kind)), SKILL)


def _subjects(sheet: CommonSheet | None, library: Library) -> tuple[ParamChoice, ...]:
    owned = library.kinds_of(sheet.copies) if sheet is not None else ()
    found = []
    for kind in dict.fromkeys((*owned, *library.ability_kinds)):
        resolved = library.resolve(kind)
        if resolved is not None:
            found.append(ParamChoice(value=kind, label=phrase("<{kind}>", kind=kind), reading=spelled(*resolved)))
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
    params: Mapping[str, JsonValue],
    game: Game[CommonSettings],
    party: Sequence[CommonSheet] = (),
) -> Check:
    """Start a check; what is not given, or given as None, is what the rule decides.

    Raises:
        Refusal: `unknown_check`, `unknown_param`, `bad_param`, `unknown_kind`, `no_target`, `number_needed`.
    """
    given = {name: value for name, value in params.items() if value is not None}
    match kind:
        case "check":
            _names(params, ("subject", "target", "difficulty", "judge", "modifier", "difficulty_modifier"))
            return _start_action(sheet, given, game, party)
        case "code":
            _names(params, ("code", "die"))
            die = _number("die", given.get("die", 6), 6, 20)
            code = parse(str(given.get("code", "1D100")))
            return code_check(code, die, game.settings.dice_unlisted == "any")
        case "tie":
            _names(params, ("candidates",))
            return lottery_check(_number("candidates", given.get("candidates", 2), 1, MOST_TIED))
        case _:
            raise refuse(
                "unknown_check",
                "",
                phrase("「{kind}」という判定はありません。", kind=kind[:40]),
                phrase("行為判定・ダイスコード・抽選から選んでください。"),
            )


def _start_action(
    sheet: CommonSheet | None, given: Mapping[str, JsonValue], game: Game[CommonSettings], party: Sequence[CommonSheet]
) -> CommonCheck:
    """Start a separate check: the same as in play, among people outside any battle."""
    library, settings = library_of(game), game.settings
    all_people = _people(sheet, party)
    target = _target(str(given.get("target", "")), all_people)
    people = tuple(with_ids(person) for person in _in_scene(sheet, target, all_people))
    check = CommonCheck(
        trial=Trial.model_construct(
            user="" if sheet is None else sheet.id,
            against=target,
            numbers=_numbers(given, sheet, library, settings, bool(target)),
        ),
        library=library,
        settings=settings,
        profile=game.profile,
        people=people,
        before=people,
        moments={},
        known=frozenset(person.id for person in people if person.is_pc),
    )
    return check if check.uses() else check.frozen()


def _numbers(
    given: Mapping[str, JsonValue],
    sheet: CommonSheet | None,
    library: Library,
    settings: CommonSettings,
    has_target: bool,
) -> Numbers:
    """Choose the sources of the two numbers; a typed number wins over every card."""
    fixed = {name: _number(name, given[name], LOW, HIGH) for name in _TYPED if name in given}
    subject = given["subject"] if "subject" in given else _first_subject(sheet, library)
    texts = ("", "")
    judge: Formula
    difficulty: Formula
    if _is_number(subject):
        judge, difficulty, kind = _bare(_number("subject", subject, LOW, HIGH)), _bare(settings.default_difficulty), ""
    else:
        usual, kind = _card_check(str(subject), library)
        texts = (usual.judge_text, usual.difficulty_text)
        judge = usual.judge if sheet is not None else _bare(SKILL)
        ready = has_target or not (asks_target(usual.difficulty) or in_words(usual.difficulty))
        difficulty = usual.difficulty if ready else _bare(settings.default_difficulty)
    return Numbers.model_construct(
        judge=_bare(fixed["judge"]) if "judge" in fixed else judge,
        difficulty=_bare(fixed["difficulty"]) if "difficulty" in fixed else difficulty,
        kind=kind,
        modifier=fixed.get("modifier", 0),
        difficulty_modifier=fixed.get("difficulty_modifier", 0),
        judge_text=texts[0],
        difficulty_text=texts[1],
    )


_TYPED = ("judge", "difficulty", "modifier", "difficulty_modifier")


@lru_cache(maxsize=1024)
def _bare(number: int) -> Const:
    return Const(value=number)


def _is_number(subject: object) -> bool:
    """Tell a bare 判定値 from a card's name; what looks like a number is read as one."""
    if not isinstance(subject, str):
        return True
    # most are names: the whole of a text is looked at only where it ends in a digit
    return subject.rstrip()[-1:].isdecimal() and narrow(subject).strip().lstrip("+-").isdecimal()


def _card_check(subject: str, library: Library) -> tuple[CardCheck, str]:
    found = library.resolve(subject)
    if found is None:
        raise refuse(
            "unknown_kind",
            "CM-AMB-25",
            phrase("「{kind}」という種類のカードはありません。", kind=subject[:60]),
            phrase("カードの名前か、判定値の数を入れてください。"),
        )
    return found[0].check or USUAL, library.named(subject)


def _target(wanted: str, people: Sequence[CommonSheet]) -> str:
    """Return the sheet id of the target, named by id or by name; empty for none."""
    if not wanted:
        return ""
    for person in people:
        if wanted in (person.id, person.name):
            return person.id
    raise refuse(
        "no_target",
        "CM-CHK-06",
        phrase("対象「{name}」はここにいません。", name=wanted[:60]),
        phrase("卓のキャラクターを選ぶか、難易度を数で入れてください。"),
    )


def _in_scene(sheet: CommonSheet | None, target: str, people: Sequence[CommonSheet]) -> tuple[CommonSheet, ...]:
    """Return the characters who may use cards in it: both sides, and those at their place (CM-AMB-76, CM-SCN-04)."""
    lead = next((person for person in people if person is sheet or person.id == target), None)
    if lead is None:
        return tuple(people)
    return tuple(person for person in people if person.area == lead.area or person.id in (lead.id, target))


def _names(params: Mapping[str, JsonValue], known: Sequence[str]) -> None:
    for name in params:
        if name not in known:
            raise refuse(
                "unknown_param",
                "",
                phrase("「{name}」という項目はこの判定にありません。", name=str(name)[:40]),
                phrase("{names} のどれかにしてください。", names=tuple(known)),
            )


def _number(name: str, value: object, low: int, high: int) -> int:
    return read_whole(value, low, high, name, code="bad_param")
