"""Beginning a check from parameters, with or without a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.check import Check
from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d6game import params as given
from desktop.systems.d6game.attack import start_attack
from desktop.systems.d6game.checks import FateCheck, PlainCheck
from desktop.systems.d6game.given import Given, defaults
from desktop.systems.d6game.resolve import Aid, aimed, check_aid, check_bet, target_hand
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.sheet import D6gameSheet


def start_check(
    kind: str,
    sheet: D6gameSheet | None,
    params: Mapping[str, Any],
    game: Game[Any],
    party: Sequence[D6gameSheet] = (),
) -> Check:
    """Begin a check.

    Raises:
        Refusal: no such kind, or parameters that the rules do not allow.
    """
    settings = settings_of(game)
    known = defaults(kind, sheet is None, settings)
    if known is None:
        raise refuse("unknown_kind", "D6G-GMV-02", phrase("このゲームに「{kind}」という判定はありません。", kind=kind))
    read = Given(known, params)
    if kind == given.ATTACK:
        return start_attack(sheet, read, game, party)
    fate = read.number("fate") if sheet is None else given.held(sheet, game)
    sheet_id = "" if sheet is None else sheet.id
    subject = _subject_word(read.text("subject"), sheet, game)
    if kind == given.FATE_CHECK:
        bet = check_bet(read.raw("bet"), fate, settings)
        return FateCheck(game, sheet_id, subject, fate, bet=bet)
    aid = _aid(read, sheet, game)
    check_aid(aid, fate, settings)
    target = target_hand(read.text("target"))
    aimed(target, aid, settings)
    return PlainCheck(game, sheet_id, subject, fate, target=target, aid=aid)


def _aid(read: Given, sheet: D6gameSheet | None, game: Game[Any]) -> Aid:
    item = read.text("item")
    if not item:
        return Aid(read.switch("favourable"), read.number("spend"), read.switch("challenge"))
    gear = {str(n): row.gain for n, row in given.gain_items(sheet, game)}
    if item not in gear:
        raise refuse("unknown_item", "D6G-AMB-34", phrase("その装備は持っていません。"))
    return Aid(read.switch("favourable"), read.number("spend"), read.switch("challenge"), gear[item])


def _subject_word(subject: str, sheet: D6gameSheet | None, game: Game[Any]) -> str:
    if not subject:
        return ""
    for choice in given.subjects(sheet, game):
        if choice.value == subject:
            return f"{choice.label} {choice.note}".strip() if sheet is not None else str(choice.label)
    return subject
