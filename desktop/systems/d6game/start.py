"""Beginning a check from parameters, with or without a sheet: actors are made here, the starters do the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from desktop.core.check import Check
from desktop.core.game import AnyGame
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.actors import Actor, actor_of, sheet_named
from desktop.systems.d6game.attack import AttackCheck, start_attack
from desktop.systems.d6game.checks import start_bet, start_plain
from desktop.systems.d6game.given import Given, defaults
from desktop.systems.d6game.params import ATTACK, FATE_CHECK, NO_SHEET
from desktop.systems.d6game.resolve import Aid
from desktop.systems.d6game.rules import rules_of
from desktop.systems.d6game.sheet import D6gameSheet


def start_check(
    kind: str,
    sheet: D6gameSheet | None,
    params: Mapping[str, JsonValue],
    game: AnyGame,
    party: Sequence[D6gameSheet] = (),
) -> Check:
    """Begin a check.

    Raises:
        Refusal: no such kind, or parameters that the rules do not allow.
    """
    rules = rules_of(game)
    known = defaults(kind, sheet is None, rules.settings)
    if known is None:
        raise refuse(
            "unknown_kind",
            "D6G-GMV-02",
            phrase("このゲームに「{kind}」という判定はありません。", kind=kind),
            phrase("判定の一覧から選んでください。"),
        )
    read = Given(known, params)
    if kind == ATTACK:
        return _attack(sheet, read, game, party)
    subject, gm = read.text("subject"), read.switch("gm")
    actor = _bare(read, game) if sheet is None else actor_of(sheet, game, bool(subject))
    if kind == FATE_CHECK:
        return start_bet(rules, actor, subject=subject, bet=read.raw("bet"), gm=gm)
    aid = Aid(read.switch("favourable"), read.number("spend"), read.switch("challenge"))
    return start_plain(
        rules, actor, subject=subject, target=read.text("target"), aid=aid, tool=read.text("item"), gm=gm
    )


def _bare(read: Given, game: AnyGame) -> Actor:
    """Return an actor without a sheet, with the resource that is bet or moved."""
    fate = read.number("fate")
    names = {row.id: row.name for row in rows.abilities(game)} | {row.id: row.name for row in rows.skills(game)}
    return Actor(fate=fate, life=None if rows.settings_of(game).fate_separate else fate, subjects=names)


def _attack(sheet: D6gameSheet | None, read: Given, game: AnyGame, party: Sequence[D6gameSheet]) -> AttackCheck:
    if sheet is None:
        attacker = Actor(name="攻撃側", life=read.number("life", NO_SHEET))
    else:
        attacker = actor_of(sheet, game, subjects=False)
    named = read.text("target")
    if named:
        sheets = party if sheet is None else (*(one for one in party if one.id != sheet.id), sheet)
        target = actor_of(sheet_named(named, sheets), game, subjects=False)
    else:
        target = Actor(name="攻撃対象", life=read.number("target_life", NO_SHEET))
    return start_attack(rules_of(game), attacker, target, loose=True)
