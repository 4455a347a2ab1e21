"""Beginning a check from parameters, with or without a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from desktop.core.game import AnyGame
from desktop.core.numbers import whole_of
from desktop.core.problem import refuse
from desktop.core.rolls.check import Check
from desktop.core.words import phrase
from desktop.systems.d6game.actors import Actor, actor_of, sheet_named, subject_text
from desktop.systems.d6game.attack import AttackCheck, start_attack
from desktop.systems.d6game.checks import start_bet, start_plain
from desktop.systems.d6game.params import ATTACK, CHECK, FATE_CHECK, NO_SHEET
from desktop.systems.d6game.resolve import Aid
from desktop.systems.d6game.rows import Rules, rules_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet


def defaults(kind: str, bare: bool, settings: Settings) -> dict[str, Any] | None:
    """What a check of this kind knows, with its defaults; None: this game has no such kind.

    Args:
        bare: without a sheet, so resources are parameters too.
    """
    if kind == CHECK:
        return _check(bare, settings)
    if kind == FATE_CHECK and settings.fate_check:
        return {"subject": "", "bet": 0} | ({"fate": settings.max_bet} if bare else {"gm": False})
    if kind == ATTACK and settings.combat:
        return {"target": None, "target_life": None} | ({"life": None} if bare else {})
    return None


def _check(bare: bool, settings: Settings) -> dict[str, Any]:
    known: dict[str, Any] = {"subject": "", "target": settings.default_target}
    known |= {"fate": 0} if bare else {"gm": False}
    if settings.favourable_bonus:
        known["favourable"] = False
    if settings.spend_max:
        known["spend"] = 0
    if settings.challenge:
        known["challenge"] = False
    if settings.equipment and not bare:
        known["item"] = ""
    return known


class Given:
    """Parameters as they came in, read with their defaults."""

    def __init__(self, known: Mapping[str, JsonValue], params: Mapping[str, JsonValue]) -> None:
        self._values = dict(known)
        for name, value in params.items():
            if name not in known:
                raise refuse(
                    "unknown_param",
                    "",
                    phrase("「{name}」という指定はありません。", name=str(name)[:40]),
                    phrase("使える指定：{names}", names=tuple(known)),
                )
            if value is not None:
                self._values[name] = value

    def text(self, name: str) -> str:
        """A word; empty when not given."""
        return str(self._values.get(name) or "")[:200]

    def switch(self, name: str) -> bool:
        """Yes or no; no where this game does not have it."""
        return self._values.get(name) in (True, 1, "1", "true", "yes")

    def raw(self, name: str) -> Any:
        """The value untouched, digits read as a number."""
        value = self._values.get(name)
        number = whole_of(value)
        return value if number is None else number

    def number(self, name: str, default: int = 0) -> int:
        """A whole number, `default` where none is given; refuses anything else (`bad_number`)."""
        value = self.raw(name)
        value = default if value in (None, "") else value
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 1_000_000:
            raise refuse(
                "bad_number",
                "",
                phrase("「{value}」は使える整数ではありません。", value=str(value)[:40]),
                phrase("整数を入れてください。"),
            )
        return value


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
    subject, gm = subject_text(read.text("subject"), sheet, game), read.switch("gm")
    actor = _bare(read, rules) if sheet is None else actor_of(sheet, game)
    if kind == FATE_CHECK:
        return start_bet(rules, actor, subject=subject, bet=read.raw("bet"), gm=gm)
    aid = Aid(read.switch("favourable"), read.number("spend"), read.switch("challenge"))
    return start_plain(
        rules, actor, subject=subject, target=read.text("target"), aid=aid, tool=read.text("item"), gm=gm
    )


def _bare(read: Given, rules: Rules) -> Actor:
    """Return an actor without a sheet, with the resource that is bet or moved."""
    fate = read.number("fate")
    return Actor(fate=fate, life=None if rules.settings.fate_separate else fate)


def _attack(sheet: D6gameSheet | None, read: Given, game: AnyGame, party: Sequence[D6gameSheet]) -> AttackCheck:
    if sheet is None:
        attacker = Actor(name="攻撃側", life=read.number("life", NO_SHEET))
    else:
        attacker = actor_of(sheet, game)
    named = read.text("target")
    if named:
        sheets = party if sheet is None else (*(one for one in party if one.id != sheet.id), sheet)
        target = actor_of(sheet_named(named, sheets), game)
    else:
        target = Actor(name="攻撃対象", life=read.number("target_life", NO_SHEET))
    return start_attack(rules_of(game), attacker, target, loose=True)
