"""Starts a check of any kind from parameters as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.subject import LIMIT, sheet_tester, typed_tester, whole
from desktop.systems.kotodama.checks.tester import Tester
from desktop.systems.kotodama.numbers import make_pool
from desktop.systems.kotodama.odds import step_pools
from desktop.systems.kotodama.roll import start_roll
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet

AnyCheck = NormalCheck | OpposedCheck | ExtendedCheck


def start_check(
    kind: str,
    sheet: KotodamaSheet | None,
    params: Mapping[str, Any],
    game: Game[KotodamaSettings],
    party: Sequence[KotodamaSheet] = (),
) -> AnyCheck:
    """Start a check: `normal`, `opposed` (the sheet is active), `react` (it is passive) or `extended`.

    Raises:
        Refusal: an unknown kind, or a parameter that does not fit.
    """
    starter = _STARTERS.get(kind)
    if starter is None:
        raise refuse(
            "unknown_kind",
            "KO-CHK-02",
            phrase("「{kind}」という判定はありません。", kind=kind),
            phrase("通常判定・対抗判定・継続判定から選んでください。"),
        )
    return starter(sheet, params, game.settings, party)


def _tester(sheet: KotodamaSheet | None, params: Mapping[str, Any], rules: KotodamaSettings, tag: str) -> Tester:
    return typed_tester(params) if sheet is None else sheet_tester(sheet, params, rules, tag)


def _normal(
    sheet: KotodamaSheet | None, params: Mapping[str, Any], rules: KotodamaSettings, party: Sequence[KotodamaSheet]
) -> NormalCheck:
    named = params.get("difficulty")
    difficulty = whole(0 if named in (None, "") else named, 0, LIMIT, "bad_difficulty", "KO-AMB-02", "難易度")
    return NormalCheck(_tester(sheet, params, rules, "act"), difficulty, rules)


def _extended(
    sheet: KotodamaSheet | None, params: Mapping[str, Any], rules: KotodamaSettings, party: Sequence[KotodamaSheet]
) -> ExtendedCheck:
    goal = whole(params.get("goal", DEFAULT_GOAL), 1, LIMIT, "bad_goal", "KO-AMB-24", "目標達成数")
    tester = _tester(sheet, params, rules, "act")
    pools = step_pools(tester.pool.dice, rules.extended_exhaustion, tester.pool.base)
    return ExtendedCheck(tester, goal, rules, pools)


DEFAULT_GOAL = 3
"""What the goal field shows before the GM has said anything."""


def _opposed(
    sheet: KotodamaSheet | None, params: Mapping[str, Any], rules: KotodamaSettings, party: Sequence[KotodamaSheet]
) -> OpposedCheck:
    mine = _tester(sheet, params, rules, "act")
    other, barred = _opponent(params, rules, party, "react")
    if params.get("no_reaction"):
        barred = barred or "KO-AMB-52"
    if barred:
        other = no_dice(other)
    return OpposedCheck(mine, other, rules, "active", barred, bool(params.get("hidden")))


def _react(
    sheet: KotodamaSheet | None, params: Mapping[str, Any], rules: KotodamaSettings, party: Sequence[KotodamaSheet]
) -> OpposedCheck:
    mine = _tester(sheet, params, rules, "react")
    other, _ = _opponent(params, rules, party, "act")
    barred = "KO-AMB-62" if sheet is not None and sheet.char_state in ("downed", "dead") else ""
    if params.get("no_reaction"):
        barred = barred or "KO-AMB-52"
    return OpposedCheck(other, no_dice(mine) if barred else mine, rules, "passive", barred, bool(params.get("hidden")))


def no_dice(tester: Tester) -> Tester:
    """Return the same tester without dice: somebody who may not react has 0 hits (KO-AMB-52, KO-AMB-62)."""
    return Tester(
        make_pool(0, None),
        start_roll(0, tester.roll.target),
        tester.sheet,
        tester.name,
        tester.karma,
        tester.ability,
        tester.skill,
        tester.skill_rule,
        typed=True,
    )


def _opponent(
    params: Mapping[str, Any], rules: KotodamaSettings, party: Sequence[KotodamaSheet], tag: str
) -> tuple[Tester, str]:
    """Return the other side, and the rule that keeps it from reacting, if any."""
    wanted = params.get("opponent")
    if not wanted:
        return typed_tester(params, "opponent_"), ""
    for sheet in party:
        if wanted in (sheet.id, sheet.name):
            barred = "KO-AMB-62" if tag == "react" and sheet.char_state in ("downed", "dead") else ""
            return sheet_tester(sheet, params, rules, tag, "opponent_"), barred
    raise refuse(
        "unknown_character",
        "KO-OPP-03",
        phrase("「{name}」という相手はいません。", name=str(wanted)),
        phrase("卓にいる相手を選ぶか、相手のダイスプールを入れてください。"),
    )


_STARTERS: dict[str, Callable[..., AnyCheck]] = {
    "normal": _normal,
    "opposed": _opposed,
    "react": _react,
    "extended": _extended,
}
