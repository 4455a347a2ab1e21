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


def battle_lines(step: StepDescription, event: BattleEvent) -> tuple[LogMessage, ...]:
    """Return what an event of the battle was."""
    match event:
        case bt.EndSetup():
            return (step.open(phrase("セットアッププロセスを終え、APが増えました。")), *_risen(step))
        case bt.EndTurn():
            return (step.about(phrase("{name} がターンを終えました。", name=step.name(event.who)), event.who),)
        case bt.EndCleanup():
            battle = step.after.battle
            text = phrase("第 {n} ラウンドに入りました。", n=battle.round if battle else 0)
            return (step.open(text).evolve(passing=True),)
        case bt.PlaceToken():
            if event.hex is not None:
                return (_placed(step, event.who, event.hex),)
            text = phrase("{name} を戦場シートから外しました。", name=step.name(event.who))
            return (step.about(text, event.who),)
        case bt.MoveToken():
            return (_moved(step, event),)
        case bt.AllTo():
            return (step.open(phrase("全員をヘクス {n} に置きました。", n=event.hex)),)
        case bt.Draw():
            return (step.about(phrase("GM裁定で {name} を選びました。", name=step.name(event.who)), event.who),)
        case bt.StartBattle() | bt.EndBattle():
            return ()
        case _:
            assert_never(event)


def _placed(step: StepDescription, who: str, hex_number: int) -> LogMessage:
    return step.about(phrase("{name} をヘクス {n} に置きました。", name=step.name(who), n=hex_number), who)


def _moved(step: StepDescription, event: bt.MoveToken) -> LogMessage:
    """Return that a token went from hex to hex, by a card or by the GM's hand."""
    before, name = step.before.sheets[event.who].hex, step.name(event.who)
    if before is None:
        return _placed(step, event.who, event.hex)
    template = (
        "{name} をヘクス {a} から {b} に動かしました。" if event.gm else "{name} がヘクス {a} から {b} へ移りました。"
    )
    return step.about(phrase(template, name=name, a=before, b=event.hex), event.who)


def _risen(step: StepDescription) -> tuple[LogMessage, ...]:
    """Describe AP and MAXAP of every scene character (CM-BTL-05)."""
    return tuple(step.numbers(ap_line(sheet, step.after), sheet.id) for sheet in step.after.scene_sheets)


def battle_changes(step: StepDescription) -> Iterator[LogMessage]:
    """Yield how the battle began or ended by itself, who acts, and who is tied."""
    before, after = step.before.battle, step.after.battle
    if before is None and after is not None:
        yield step.open(phrase("戦闘が始まりました。"))
    if before is not None and after is None:
        yield step.open(phrase("戦闘が終わりました。"))
    if after is not None:
        yield from _order(step, before or Battle(), after)


def _order(step: StepDescription, before: Battle, after: Battle) -> Iterator[LogMessage]:
    if after.again is not None and (after.throws, after.again) != (before.throws, before.again):
        yield step.open(
            phrase("{n} は並んだ {k} 人より大きいので、もう一度振ります。", n=after.again, k=len(after.tied))
        )
    if after.tied and after.tied != before.tied:
        yield _tie(step, after.tied)
    if after.turn and (after.turn, after.round) != (before.turn, before.round):
        yield _turn(step, after.turn)
    if after.process == "cleanup" and before.process != "cleanup":
        yield step.open(phrase("動ける者がいません。クリンナッププロセスです。"))


def _turn(step: StepDescription, who: str) -> LogMessage:
    """Return whose turn it is with the AP that decided it, which players read where the sheet is open to them."""
    sheet, name = step.after.sheets[who], step.name(who)
    most = max_ap(sheet, step.after.settings)
    full = step.numbers(phrase("{name} の手番です（AP {ap}/{max}）。", name=name, ap=sheet.ap, max=most), who)
    plain = step.about(phrase("{name} の手番です。", name=name), who)
    return full.evolve(open=plain.text) if full.secret and not plain.secret else full


def _tie(step: StepDescription, tied: tuple[str, ...]) -> LogMessage:
    """List who has which number, where players know all of them (CM-APP-06)."""
    names = tuple(Typed(f"{n} {step.name(who)}") for n, who in enumerate(tied, start=1))
    text = phrase("APの割合が同じです：{names}。ダイスで決めます。", names=names)
    if all(step.sees(who) for who in tied):
        return step.open(text)
    return step.secret(text).evolve(open=phrase("APの割合が同じ者がいます。ダイスで決めます。"), vague=True)
