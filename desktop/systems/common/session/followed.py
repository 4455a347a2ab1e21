"""What followed an event by itself, for the log: battles, turns, the tied, newcomers, secrets."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.view_models import LogMessage
from desktop.core.words import Typed, phrase
from desktop.systems.common.battle.state import Battle
from desktop.systems.common.session.log_step import StepDescription
from desktop.systems.common.sheet import DURATIONS
from desktop.systems.common.values import max_ap
from desktop.systems.common.view import effect_text


def followed(tell: StepDescription) -> tuple[LogMessage, ...]:
    """List the automatic changes, in the order in which they happen."""
    return (*_found(tell), *_effects(tell), *_newcomers(tell), *_battle(tell), *_offers(tell))


def edited(tell: StepDescription) -> tuple[LogMessage, ...]:
    """List what followed edits of sheets by itself."""
    return (*_broken_off(tell), *_removed(tell), *_newcomers(tell), *_battle(tell), *_offers(tell))


def _broken_off(tell: StepDescription) -> Iterator[LogMessage]:
    action = tell.before.action
    if action is not None and tell.after.action is None:
        yield tell.about(phrase("いまの行為をやめました。"), action.user)


def _removed(tell: StepDescription) -> Iterator[LogMessage]:
    for who in tell.before.cast:
        if who not in tell.after.cast:
            yield tell.about(phrase("{name} が退場しました。", name=tell.name(who)), who)


def _found(tell: StepDescription) -> Iterator[LogMessage]:
    """Tell what a search has brought; players, that it brought something (CM-DROP-02, CM-APP-07)."""
    action = tell.before.action
    if action is None or action.purpose != "search":
        return
    who, name = action.user, tell.name(action.user)
    had = {copy.id for copy in tell.before.sheets[who].items}
    for copy in tell.after.sheets[who].items:
        if copy.id not in had and copy.source == "drop":
            text = phrase("{name} が <{kind}> を手に入れました。", name=name, kind=tell.after.library.kind_of(copy))
            yield tell.covered(text, phrase("{name} がアイテムを手に入れました。", name=name), who)


def _effects(tell: StepDescription) -> Iterator[LogMessage]:
    """Tell what a card has changed for a time, and for how long (CM-CARD-07)."""
    for who, sheet in tell.after.sheets.items():
        before = tell.before.sheets.get(who)
        if before is None or before.effects is sheet.effects:
            continue
        new = list(sheet.effects)
        for effect in before.effects:
            if effect in new:
                new.remove(effect)
        for effect in new:
            known = {"name": sheet.name, "effect": effect_text(effect), "duration": DURATIONS[effect.duration]}
            yield tell.numbers(phrase("{name}：{effect}（{duration}）", **known), who)


def _newcomers(tell: StepDescription) -> Iterator[LogMessage]:
    if tell.before.scene_area != tell.after.scene_area:
        return
    for who in tell.after.cast:
        if who not in tell.before.cast:
            yield tell.about(phrase("{name} が登場しました。", name=tell.name(who)), who)


def _battle(tell: StepDescription) -> Iterator[LogMessage]:
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


def _offers(tell: StepDescription) -> Iterator[LogMessage]:
    for offer in tell.after.offers:
        if offer not in tell.before.offers:
            name = tell.name(offer.who)
            text = phrase("{name} が <秘密:{secret}> の入手条件を満たしました。", name=name, secret=offer.secret)
            yield tell.secret(text, offer.who)
