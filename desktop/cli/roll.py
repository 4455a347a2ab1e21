"""`takujo roll`: any check of any rule system on the command line; its options come from the check's parameters."""

from __future__ import annotations

import argparse
import json
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from desktop.cli.files import read_sheet
from desktop.cli.parser import Parser
from desktop.cli.words import Voice, complaint
from desktop.core.game import AnyGame
from desktop.core.numbers import whole_in
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import Check, CheckKind, Option, Param, ParamChoice, ParamKind
from desktop.core.rolls.describe import HIDDEN, result
from desktop.core.rolls.dice import Dice, RandomDice
from desktop.core.rolls.faces import LineDice
from desktop.core.rolls.odds import percent
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import Viewer
from desktop.core.view_models import CheckView, shown
from desktop.core.words import Phrase, phrase
from desktop.services.text.catalogue import Catalogue

_MOST_STEPS = 1000
"""A check that has not ended by then never will."""
LONGEST_SEED = 40
"""Digits of a seed at most."""


def add_roll_options(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """Add what every check has; the check's own options are known only once its kind is."""
    parser.add_argument("system", metavar="SYSTEM", nargs="?")
    parser.add_argument("kind", metavar="KIND", nargs="?")
    parser.add_argument("-h", "--help", action="store_true", dest="wants_help", help=voice.say("書き方を出す"))
    _add_common(parser, voice)


def add_throw_options(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """Add what every throw can be given, whose check it is aside."""
    say = voice.say
    parser.add_argument("--faces", type=LineDice, help=say("卓で振った出目（例 4,4,2）"))
    parser.add_argument("--seed", type=seed, help=say("同じ数なら同じ結果になる"))
    parser.add_argument("--json", action="store_true", help=say("結果をJSONで書く"))
    parser.add_argument("--gm", action="store_true", help=say("GMだけが知ることも書く"))


def _add_common(parser: argparse.ArgumentParser, voice: Voice) -> None:
    say = voice.say
    parser.add_argument("--sheet", type=Path, help=say("判定するキャラクターのファイル"))
    parser.add_argument("--choose", type=_words, default=[], help=say("順に宣言する選択肢"))
    add_throw_options(parser, voice)


def seed(text: str) -> int:
    """Read `--seed`.

    Raises:
        Refusal: it is no whole number.
    """
    number = whole_in(text, LONGEST_SEED)
    if number is None:
        raise _no_number("--seed", text)
    return number


def _no_number(label: Phrase | str, text: str) -> TakujoError:
    return complaint(
        "not_a_number",
        phrase("{label} の「{value}」は数ではありません。", label=label, value=text[:40]),
        phrase("整数を入れてください。"),
    )


def _words(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


def roll(given: argparse.Namespace, rest: list[str], voice: Voice) -> int:
    """Carry out one check and write its result.

    Raises:
        TakujoError: the check cannot be made like that.
    """
    if given.wants_help and given.system is None:
        voice.line(_usage(voice))
        return 0
    system, game, sheet = _subject(given)
    voice = voice.of(system.id)
    kinds = system.kinds(sheet, game)
    kind, rest = _kind(kinds, given.kind, rest)
    options = _options(system, kind, voice)
    if given.wants_help:
        names = ", ".join(f"{k.id} ({voice.say(k.label)})" for k in kinds)
        voice.line(f"{options.format_help().rstrip()}\n\nKIND: {names}")
        return 0
    chosen = vars(options.parse_args(rest))
    params = {p.id: p.default for p in kind.params if p.default is not None}
    params |= {p.id: _value(p, chosen[p.id], voice) for p in kind.params if chosen[p.id] is not None}
    start = system.begin(kind.id, sheet, params, game)
    head: dict[str, Any] = {"system": system.id, "kind": kind.id}
    return carry_out(start, given, voice, lambda hidden: head | {"params": _open(params, hidden)})


def _open(params: Mapping[str, Any], hidden: Sequence[str]) -> dict[str, Any]:
    return {name: value for name, value in params.items() if name not in hidden}


def carry_out(
    start: Check, given: argparse.Namespace, voice: Voice, head: Callable[[Sequence[str]], dict[str, Any]]
) -> int:
    """Throw and declare until a check is over, and write its result.

    Args:
        head: gives what is first in JSON, without the parameters that are hidden.

    Raises:
        TakujoError: other faces were wanted, or something is declared that is not offered.
    """
    check = _played(start, given)
    viewer = Viewer(gm=given.gm)
    seen, before = shown(check, viewer, odds=False), shown(start, viewer)
    if given.json:
        voice.line(
            json.dumps({**head(seen.params), **_check_values(seen, before, voice)}, ensure_ascii=False, default=str)
        )
    else:
        _write(seen, before, voice)
    return 0


def _usage(voice: Voice) -> str:
    """Say how a check is written, and of which systems."""
    parser = Parser(prog="takujo roll", voice=voice, own_help=False)
    add_roll_options(parser, voice)
    names = ", ".join(f"{info.id} ({voice.say(info.name)})" for info in Catalogue())
    return f"{parser.format_help().rstrip()}\n\nSYSTEM: {names}"


def _subject(given: argparse.Namespace) -> tuple[AnySystem, AnyGame, Sheet | None]:
    if given.system is None:
        known = tuple(info.id for info in Catalogue())
        raise complaint(
            "usage", phrase("どのシステムの判定かがありません。"), phrase("使えるのは {known} です。", known=known)
        )
    system = Catalogue().system(given.system)
    if given.sheet is None:
        return system, system.game(), None
    found, game, sheet = read_sheet(given.sheet)
    if found.id != system.id:
        raise complaint(
            "other_system",
            phrase("シートは {found} のものです。", found=found.id),
            phrase("takujo roll {found} としてください。", found=found.id),
        )
    return system, game, sheet


def _kind(kinds: tuple[CheckKind, ...], name: str | None, rest: list[str]) -> tuple[CheckKind, list[str]]:
    if name is None:
        return kinds[0], rest
    for kind in kinds:
        if name == kind.id:
            return kind, rest
    known = tuple(kind.id for kind in kinds)
    raise complaint(
        "no_kind",
        phrase("{kind} という判定はありません。", kind=name),
        phrase("使えるのは {known} です。", known=known),
    )


def _options(system: AnySystem, kind: CheckKind, voice: Voice) -> argparse.ArgumentParser:
    parser = Parser(
        voice=voice, own_help=False, prog=f"takujo roll {system.id} {kind.id}", description=voice.say(kind.label)
    )
    for param in kind.params:
        names = dict.fromkeys((f"--{param.id.replace('_', '-')}", f"--{param.id}"))
        text = _help(param, voice).replace("%", "%%")
        if param.kind is ParamKind.SWITCH:
            parser.add_argument(*names, dest=param.id, action="store_true", default=None, help=text)
            parser.add_argument(f"--no-{param.id.replace('_', '-')}", dest=param.id, action="store_false", default=None)
        else:
            parser.add_argument(*names, dest=param.id, default=None, metavar="VALUE", help=text)
    _add_common(parser, voice)
    return parser


def _help(param: Param, voice: Voice) -> str:
    choices = voice.words.listed(str(c.value) for c in param.choices[:40] if c.value != "")
    default = "" if param.default in (None, "") else f" [{param.default}]"
    rule = f" ({param.rule})" if param.rule else ""
    return f"{voice.say(param.label)}{': ' + choices if choices else ''}{default}{rule}"


def _value(param: Param, given: Any, voice: Voice) -> Any:
    if param.kind in (ParamKind.SWITCH, ParamKind.TEXT):
        return given
    text = _folded(given)
    if param.kind is ParamKind.CHOICE:
        found = next((c for c in param.choices if _means(c, text, voice)), None)
        if found is not None:
            return found.value
        if not param.free:
            known = tuple(str(c.value) for c in param.choices)
            raise complaint(
                "no_choice",
                phrase("{label} に「{value}」はありません。", label=param.label, value=given),
                phrase("選べるのは {known} です。", known=known),
            )
    number = whole_in(given)
    if number is None and param.kind is not ParamKind.CHOICE:
        raise _no_number(param.label, given)
    return given.strip() if number is None else number


def _means(choice: ParamChoice, text: str, voice: Voice) -> bool:
    names = (str(choice.value), str(choice.label), voice.say(choice.label), choice.reading)
    return text in {_folded(name) for name in names if name != ""}


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().casefold()


def _played(check: Check, given: argparse.Namespace) -> Check:
    dice: Dice = given.faces if given.faces is not None else RandomDice(_source(given.seed))
    declared = list(given.choose)
    for _ in range(_MOST_STEPS):
        if check.done:
            break
        next_option = _next_option(check, declared)
        if next_option is not None:
            check = check.choose(next_option.id)
        elif check.wants is not None:
            check = check.throw(dice.throw(check.wants.sides))
        else:
            break
    if declared:
        raise _not_offered(declared[0], check.options)
    if isinstance(dice, LineDice):
        dice.done()
    return check


def _source(seed: int | None) -> Random | None:
    return None if seed is None else Random(seed)


def _next_option(check: Check, declared: list[str]) -> Option | None:
    offered = {option.id: option for option in check.options if option.enabled}
    if declared and declared[0] in offered:
        return offered[declared.pop(0)]
    if check.wants is not None:
        return None
    return next((option for option in offered.values() if option.primary), None)


def _not_offered(name: str, options: tuple[Option, ...]) -> Exception:
    known = tuple(option.id for option in options if option.enabled) or "—"
    return complaint(
        "not_offered",
        phrase("「{option}」は今は選べません。", option=name),
        phrase("選べるのは {known} です。", known=known),
    )


def _write(seen: CheckView, before: CheckView, voice: Voice) -> None:
    chance = before.odds.success if before.odds is not None else None
    voice.line(voice.say(seen.title) + ("" if chance is None else f" ({percent(chance)})"))
    if seen.outcome is None and not seen.done:
        voice.line(" / ".join(f"{o.id}: {voice.say(o.label)}" for o in seen.options if o.enabled))
        return
    for throw in seen.throws:
        voice.line(" ".join(f"d{die.sides}:{'?' if die.value is None else die.value}" for die in throw.dice))
    voice.line(voice.say(HIDDEN if seen.outcome is None else result(seen.outcome)))


def _check_values(seen: CheckView, before: CheckView, voice: Voice) -> dict[str, Any]:
    """Return what the viewer may know as plain values; what is hidden is missing or null."""
    odds = before.odds.success if before.odds is not None else None
    faces = [[[die.sides, die.value] for die in throw.dice] for throw in seen.throws]
    head = {"done": seen.done, "covered": seen.covered, "odds": str(odds or ""), "faces": faces}
    outcome = seen.outcome
    if outcome is None:
        return head
    return head | {
        "label": voice.say(outcome.label),
        "headline": voice.say(outcome.headline),
        "marks": [voice.say(mark) for mark in outcome.marks],
        "success": outcome.success,
        "critical": outcome.critical,
        "fumble": outcome.fumble,
        "tie": outcome.tie,
        "total": outcome.total,
        "target": outcome.target,
        "parts": [{"label": voice.say(p.label), "value": p.value, "rule": p.rule} for p in outcome.parts],
        "changes": [
            {"sheet": c.sheet, "field": c.field, "before": c.before, "after": c.after} for c in outcome.changes
        ],
        "rules": list(outcome.rules),
        "detail": voice.say(outcome.detail),
    }
