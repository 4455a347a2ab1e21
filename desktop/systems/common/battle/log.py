"""The lines of the log that a step of a battle brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop.core.view_models import LogMessage
from desktop.core.words import Typed, phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.battle.state import Battle
from desktop.systems.common.session.log_step import StepDescription, ap_line
from desktop.systems.common.values import max_ap

BattleEvent = (
    bt.EndSetup | bt.EndTurn | bt.EndCleanup | bt.PlaceToken | bt.MoveToken | bt.AllTo | bt.Draw | bt.StartBattle
    | bt.EndBattle
)  # fmt: skip


def battle_lines(tell: StepDescription, event: BattleEvent) -> tuple[LogMessage, ...]:
    """Return what an event of the battle was."""
    match event:
        case bt.EndSetup():
            return (tell.open(phrase("セットアッププロセスを終え、APが増えました。")), *_risen(tell))
        case bt.EndTurn():
            return (tell.about(phrase("{name} がターンを終えました。", name=tell.name(event.who)), event.who),)
        case bt.EndCleanup():
            battle = tell.after.battle
            text = phrase("第 {n} ラウンドに入りました。", n=battle.round if battle else 0)
            return (tell.open(text).evolve(passing=True),)
        case bt.PlaceToken():
            text = phrase("{name} をヘクス {n} に置きました。", name=tell.name(event.who), n=event.hex or 0)
            if event.hex is None:
                text = phrase("{name} を戦場シートから外しました。", name=tell.name(event.who))
            return (tell.about(text, event.who),)
        case bt.MoveToken():
            return (tell.moved(event),)
        case bt.AllTo():
            return (tell.open(phrase("全員をヘクス {n} に置きました。", n=event.hex)),)
        case bt.Draw():
            return (tell.about(phrase("GM裁定で {name} を選びました。", name=tell.name(event.who)), event.who),)
        case bt.StartBattle() | bt.EndBattle():
            return ()
        case _:
            assert_never(event)


def _risen(tell: StepDescription) -> tuple[LogMessage, ...]:
    """Describe AP and MAXAP of every scene character (CM-BTL-05)."""
    return tuple(tell.numbers(ap_line(sheet, tell.after), sheet.id) for sheet in tell.after.scene_sheets)


def battle_changes(tell: StepDescription) -> Iterator[LogMessage]:
    """Yield how the battle began or ended by itself, who acts, and who is tied."""
    before, after = tell.before.battle, tell.after.battle
    if before is None and after is not None:
        yield tell.open(phrase("戦闘が始まりました。"))
    if before is not None and after is None:
        yield tell.open(phrase("戦闘が終わりました。"))
    if after is not None:
        yield from _order(tell, before or Battle(), after)


def _order(tell: StepDescription, before: Battle, after: Battle) -> Iterator[LogMessage]:
    if after.again is not None and (after.throws, after.again) != (before.throws, before.again):
        yield tell.open(
            phrase("{n} は並んだ {k} 人より大きいので、もう一度振ります。", n=after.again, k=len(after.tied))
        )
    if after.tied and after.tied != before.tied:
        yield _tie(tell, after.tied)
    if after.turn and (after.turn, after.round) != (before.turn, before.round):
        yield _turn(tell, after.turn)
    if after.process == "cleanup" and before.process != "cleanup":
        yield tell.open(phrase("動ける者がいません。クリンナッププロセスです。"))


def _turn(tell: StepDescription, who: str) -> LogMessage:
    """Say whose turn it is with the AP that decided it, which players read where the sheet is open to them."""
    sheet, name = tell.after.sheets[who], tell.name(who)
    most = max_ap(sheet, tell.after.settings)
    full = tell.numbers(phrase("{name} の手番です（AP {ap}/{max}）。", name=name, ap=sheet.ap, max=most), who)
    plain = tell.about(phrase("{name} の手番です。", name=name), who)
    return full.evolve(open=plain.text) if full.secret and not plain.secret else full


def _tie(tell: StepDescription, tied: tuple[str, ...]) -> LogMessage:
    """List who has which number, where players know all of them (CM-APP-06)."""
    names = tuple(Typed(f"{n} {tell.name(who)}") for n, who in enumerate(tied, start=1))
    text = phrase("APの割合が同じです：{names}。ダイスで決めます。", names=names)
    if all(tell.sees(who) for who in tied):
        return tell.open(text)
    return tell.secret(text).evolve(open=phrase("APの割合が同じ者がいます。ダイスで決めます。"), vague=True)
