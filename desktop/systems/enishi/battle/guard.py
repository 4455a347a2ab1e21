"""Who may do what now (EN-VAL-34…37, EN-VAL-40)."""

from __future__ import annotations

from typing import Unpack

from desktop.core.problem import Further, Refusal, Severity, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.battle.events import Declare
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.checks.people import up
from desktop.systems.enishi.derived import STATES


def anyone(battle: Battle, who: str) -> Fighter:
    """Return a fighter, dead or alive, or refuse an unknown id."""
    fighter = battle.fighter(who)
    if fighter is None:
        raise refuse(
            "unknown_fighter",
            "EN-BTL-01",
            phrase("{who} はこの戦闘にいません。", who=who),
            phrase("先に戦闘に加えてください。"),
            overridable=False,
        )
    return fighter


def body(battle: Battle, who: str) -> Fighter:
    """Return a fighter who can act (EN-VAL-40)."""
    fighter = anyone(battle, who)
    if not battle.able(fighter):
        raise unable(fighter)
    return fighter


def unable(fighter: Fighter, **more: Unpack[Further]) -> Refusal:
    """Return the refusal for a fighter who is 気絶 or 死亡 (EN-VAL-40)."""
    text = phrase("{who} は{state}で動けません。", who=fighter.actor.name, state=STATES[fighter.actor.state])
    return refuse("cannot_act", "EN-VAL-40", text, up(fighter.actor), **more)


def free(battle: Battle) -> None:
    """Refuse while a check is under way."""
    if battle.check is not None:
        message = phrase("判定が終わっていません。")
        remedy = phrase("ダイスか「次へ」で先に進めるか、判定をやめてください。")
        raise refuse("check_open", "EN-VAL-22", message, remedy, overridable=False)


def no_check() -> Refusal:
    """Say that nothing is being thrown (EN-VAL-41)."""
    message, remedy = phrase("いま判定はありません。"), phrase("行動を選んでから振ってください。")
    return refuse("no_check", "EN-VAL-41", message, remedy, overridable=False)


def current(battle: Battle, who: str, gm: bool = False) -> Fighter:
    """Return the fighter whose place it is; by the GM's ruling any fighter."""
    if gm:
        return anyone(battle, who)
    fighter = body(battle, who)
    if battle.phase != "act" or battle.now != who:
        raise refuse(
            "not_now",
            "EN-BTL-04",
            phrase("いまは {who} の手番ではありません。", who=fighter.actor.name),
            phrase("順番を待つか、行動順番を入れ替えてください。"),
        )
    return fighter


def active(battle: Battle, who: str, action: str, gm: bool) -> Fighter:
    """Return the fighter for an active action: one a turn, none under 防御に徹する (EN-VAL-34, EN-VAL-35)."""
    fighter = current(battle, who, gm)
    if gm:
        return fighter
    if fighter.stance in ("defence", "both"):
        text = phrase("{who} は防御に徹しています。", who=fighter.actor.name)
        raise refuse("no_active", "EN-VAL-35", text, phrase("次のターンまで能動行動はできません。"))
    if fighter.active:
        raise refuse(
            "active_taken",
            "EN-VAL-34",
            phrase("{who} はもう能動行動をしました。", who=fighter.actor.name),
            phrase("準備行動か、次のターンの行動を選んでください。"),
        )
    return fighter


def prep(battle: Battle, who: str, gm: bool) -> Fighter:
    """Return the fighter for a preparatory action: one a turn (EN-VAL-34)."""
    fighter = current(battle, who, gm)
    if fighter.prep and not gm:
        raise refuse(
            "prep_taken",
            "EN-VAL-34",
            phrase("{who} はもう準備行動をしました。", who=fighter.actor.name),
            phrase("能動行動か、次のターンの行動を選んでください。"),
        )
    return fighter


def reacts(battle: Battle, who: str, reaction: str) -> Fighter:
    """Return the target; a reaction asked for by name must be possible (EN-VAL-36, EN-VAL-40)."""
    fighter = anyone(battle, who)
    if reaction != "defend":
        return fighter
    if fighter.stance in ("attack", "both"):
        text = phrase("{who} は攻撃に徹しています。", who=fighter.actor.name)
        remedy = phrase("戦闘オプションを取り消せば受動行動ができます。")
        raise refuse("no_reaction", "EN-VAL-36", text, remedy, overridable=False)
    limit = battle.settings.reaction_limit
    if limit and fighter.reactions >= limit:
        text = phrase("{who} はこのターン {n} 回受動行動をしました。", who=fighter.actor.name, n=fighter.reactions)
        remedy = phrase("受動行動なしで進めるか、受動行動の数を書き直してください。")
        raise refuse("no_reaction_left", "EN-AMB-58", text, remedy, overridable=False)
    if not battle.able(fighter):
        raise unable(fighter, overridable=False)
    return fighter


def may_declare(battle: Battle, event: Declare) -> Battle:
    """Take a combat option (EN-OPT-01, EN-VAL-37).

    Raises:
        Refusal: without the GM's yes, outside the order step, or the second one.
    """
    fighter = anyone(battle, event.who)
    if not event.option:
        return battle.marked(event.who, stance="")
    body(battle, event.who)
    if battle.phase != "order" or fighter.order is not None:
        raise refuse(
            "too_late",
            "EN-VAL-37",
            phrase("戦闘オプションは行動順番を決める前に宣言します。"),
            phrase("次のターンに宣言してください。"),
            overridable=False,
        )
    if not (battle.settings.combat_options or event.gm):
        text = phrase("戦闘オプションにはGMの許可が要ります。")
        raise refuse("consent", "EN-VAL-37", text, phrase("GMに尋ねてください。"), severity=Severity.CONSENT)
    if fighter.stance and fighter.stance != event.option:
        if not battle.settings.options_combine:
            raise refuse(
                "both",
                "EN-VAL-37",
                phrase("戦闘オプションは1ターンに一つです。"),
                phrase("もう一つは次のターンに宣言してください。"),
                overridable=False,
            )
        return battle.marked(event.who, stance="both")
    return battle.marked(event.who, stance=event.option)
