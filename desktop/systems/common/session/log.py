"""The lines of the log that a step brings, and what of them players read (CM-APP-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop.core.describe import result as ended
from desktop.core.play import Choose, ThrowEvent
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.battle.log import battle_changes, battle_lines
from desktop.systems.common.cards.library import kind_name
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.checks import drawn
from desktop.systems.common.session.knowledge import last_result, numbers_known, open_outcome
from desktop.systems.common.session.log_step import StepDescription, moved
from desktop.systems.common.session.rules import AnyEvent
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import DURATIONS
from desktop.systems.common.view import effect_text

Lines = tuple[LogMessage, ...]


def log_messages(before: SessionState, event: AnyEvent, after: SessionState) -> Lines:
    """Return what the event was, then what followed by itself."""
    tell = StepDescription(before, after)
    return (*_event(tell, event), *_worked(tell, event), *moved(tell, event), *followed(tell))


def advance_messages(before: SessionState, after: SessionState) -> Lines:
    """Return growth on sheets, told as if it had been bought here, and what followed edits by itself."""
    tell = StepDescription(before, after)
    return (*_growth(tell), *edited(tell))


def _growth(tell: StepDescription) -> Iterator[LogMessage]:
    for who, sheet in tell.after.sheets.items():
        was = tell.before.sheets.get(who)
        for entry in sheet.history[len(was.history) :] if was is not None and was is not sheet else ():
            yield tell.numbers(phrase("{name}：{text}", name=sheet.name, text=entry.text), who)


def _worked(tell: StepDescription, event: AnyEvent) -> Lines:
    """Describe the sums of card formulas in this step, to viewers who may know the character's numbers."""
    action = tell.before.action or tell.after.action
    chooser = event.option.partition(".")[0] if isinstance(event, Choose) else getattr(event, "who", "")
    who = chooser if chooser in tell.after.sheets else action.user if action is not None else ""
    if not tell.after.worked or who not in tell.after.sheets:
        return ()
    text = phrase("{name} の計算：{sums}", name=tell.name(who), sums=tell.after.worked)
    return (tell.numbers(text, who),)


def _event(tell: StepDescription, event: AnyEvent) -> Lines:
    match event:
        case ThrowEvent() | Choose() | ev.Typed():
            return _check(tell, event)
        case (
            ev.Begin() | ev.Elapse() | ev.ConfirmMoves() | ev.CloseCycle() | ev.EndScenario()
            | ev.Describe() | ev.EndScene() | ev.ChooseArea() | ev.Absent()
        ):  # fmt: skip
            return _cycle(tell, event)
        case (
            ev.Acquire() | ev.Buy() | ev.Sell() | ev.UseCard() | ev.Search() | ev.WordsDone()
            | ev.Equip() | ev.HandOver() | ev.ThrowAway()
        ):  # fmt: skip
            return _cards(tell, event)
        case (
            bt.EndSetup() | bt.EndTurn() | bt.EndCleanup() | bt.PlaceToken() | bt.MoveToken() | bt.AllTo()
            | bt.Draw() | bt.StartBattle() | bt.EndBattle()
        ):  # fmt: skip
            return battle_lines(tell, event)
        case (
            ev.Place() | ev.Enter() | ev.Leave() | ev.Join() | ev.Mark() | ev.SetValue() | ev.AddState()
            | ev.RemoveState() | ev.EndEffect()
        ):  # fmt: skip
            return _people(tell, event)
        case ev.GiveSecret() | ev.WithholdSecret() | ev.GiveCard() | ev.LogVisit() | ev.LogMeeting():
            return _records(tell, event)
        case ev.Drop():
            return (tell.about(phrase("いまの行為をやめました。"), *_acting(tell)),)
        case ev.Tick():
            return (tell.secret(phrase("条件「{key}」をGMが決めました。", key=event.key)),)
        case ev.Reveal():
            return (tell.secret(phrase("公開の仕方を変えました（{what}）。", what=tell.revealed(event))),)
        case _:
            assert_never(event)


def _drawn(tell: StepDescription, event: ThrowEvent | Choose | ev.Typed, tied: tuple[str, ...]) -> Lines:
    """Tell who was drawn by which dice, where players know all who were tied (CM-AMB-57, CM-APP-06)."""
    lot = drawn(tell.before, event)
    if lot is None or lot.total is None:
        return ()
    return (tell.about(lot.detail, tied[lot.total - 1], *tied, outcome=lot),)


def _acting(tell: StepDescription) -> tuple[str, ...]:
    """Return the card's user: players do not read the end of an action that is concealed from them."""
    return (tell.before.action.user,) if tell.before.action is not None else ()


def _check(tell: StepDescription, event: ThrowEvent | Choose | ev.Typed) -> Lines:
    """Tell a check's end, or the card that was used in it; continuing from window to window is no news."""
    before, after = tell.before, tell.after
    if before.action is None and before.battle is not None and before.battle.tied:
        return _drawn(tell, event, before.battle.tied)
    done = len(before.action.results) if before.action is not None else 0
    action = after.action or after.last
    result = last_result(after)
    if before.action is not None and action is not None and result is not None and len(action.results) > done:
        words = {"who": tell.name(action.user), "title": result.title, "result": ended(result.outcome)}
        text = phrase("{who} の {title}：{result}", **words)
        if result.against in after.sheets:
            text = phrase("{who} から {target} への {title}：{result}", target=tell.name(result.against), **words)
        if numbers_known(after, action, result):
            return (tell.about(text, action.user, outcome=result.outcome),)
        known = open_outcome(result.outcome)
        sentence = phrase(
            "{who} の <{kind}> の行為判定：{result}", who=tell.name(action.user), kind=action.name, result=ended(known)
        )
        return (tell.covered(text, sentence, action.user, outcome=known),)
    if isinstance(event, Choose):
        who, _, copy_id = event.option.partition(".")
        kind = tell.kind(who, copy_id) if copy_id else ""
        if kind:
            return (tell.about(phrase("{name} が <{kind}> を使いました。", name=tell.name(who), kind=kind), who),)
    return ()


_CycleEvent = (
    ev.Begin | ev.Elapse | ev.ConfirmMoves | ev.CloseCycle | ev.EndScenario | ev.Describe | ev.EndScene
    | ev.ChooseArea | ev.Absent
)  # fmt: skip


def _cycle(tell: StepDescription, event: _CycleEvent) -> Lines:
    match event:
        case ev.Begin():
            title = tell.after.scenario.title
            named = phrase("シナリオ「{title}」を始めました。", title=title)
            return (tell.open(named if title else phrase("シナリオを始めました。")),)
        case ev.Elapse():
            return (tell.open(phrase("経過させるサイクル数は {n} です。", n=event.cycles)), *_grown(tell))
        case ev.ConfirmMoves():
            return (tell.open(phrase("移動を確定しました。現在のサイクル数は {n} です。", n=tell.after.counter)),)
        case ev.CloseCycle():
            return (tell.open(phrase("サイクルを終えました。")), *_lost(tell))
        case ev.EndScenario():
            return (tell.open(phrase("シナリオを終えました。")),)
        case ev.Describe():
            return (tell.scene(event.area),)
        case ev.EndScene():
            area = tell.before.scene_area
            message = tell.placed(lambda place: phrase("{area} のシーンを終えました。", area=place), area)
            return (message.evolve(closes=True),)
        case ev.ChooseArea():
            name = tell.name(event.who)
            return (tell.going(event.who, event.area, name),)
        case ev.Absent():
            return (tell.about(phrase("{name} はこのサイクルは不在です。", name=tell.name(event.who)), event.who),)
        case _:
            assert_never(event)


def _grown(tell: StepDescription) -> Lines:
    """Tell what レベル and CP have become, for those for whom they have changed (CM-CYC-03, CM-CYC-04)."""
    return tuple(
        tell.numbers(
            phrase("{name}：レベル {level}・CP {cp}", name=sheet.name, level=sheet.level, cp=sheet.cp), sheet.id
        )
        for sheet in tell.after.sheets.values()
        if sheet is not tell.before.sheets.get(sheet.id)
    )


def _lost(tell: StepDescription) -> Lines:
    """Tell whose CP were left and are lost with the cycle (CM-AMB-22)."""
    return tuple(
        tell.numbers(phrase("{name} は残っていたCP {n} を失いました。", name=sheet.name, n=sheet.cp), sheet.id)
        for sheet in tell.before.sheets.values()
        if sheet.cp and not tell.after.sheets[sheet.id].cp
    )


_CardEvent = (
    ev.Acquire | ev.Buy | ev.Sell | ev.UseCard | ev.Search | ev.WordsDone | ev.Equip | ev.HandOver | ev.ThrowAway
)


def _cards(tell: StepDescription, event: _CardEvent) -> Lines:
    if isinstance(event, ev.WordsDone):
        return (tell.about(phrase("カードの文章を処理しました。"), *_acting(tell)),)
    who, name = event.who, tell.name(event.who)
    match event:
        case ev.Acquire():
            kind = kind_name(tell.after.library.by_id[event.card], event.choice)
            left = tell.after.sheets[who].cp
            text = phrase("{name} が <{kind}> を取得しました（CP 残り {n}）。", name=name, kind=kind, n=left)
            if tell.before.phase == "cycle_end":  # by the GM's leave (CM-AMB-22)
                text = phrase(
                    "GMが認め、{name} が <{kind}> を取得しました（CP 残り {n}）。", name=name, kind=kind, n=left
                )
            return (tell.numbers(text, who),)
        case ev.Buy():
            left = tell.after.sheets[who].assets
            text = phrase("{name} が <{item}> を購入しました（財産点 残り {n}）。", name=name, item=event.item, n=left)
            return (tell.covered(text, phrase("{name} が買い物をしました。", name=name), who),)
        case ev.Sell():
            text = phrase("{name} が <{kind}> を売りました。", name=name, kind=tell.kind(who, event.copy_id))
            return (tell.covered(text, phrase("{name} がアイテムを手放しました。", name=name), who),)
        case ev.UseCard():
            return (tell.used(event),)
        case ev.Search():
            kind = tell.kind(who, event.copy_id)
            wanted = tell.after.action.targets if tell.after.action is not None else ()
            items = tuple(phrase("<{kind}>", kind=item) for item in wanted)
            text = phrase("{name} が <{kind}> で {items} を探します。", name=name, kind=kind, items=items)
            return (tell.covered(text, phrase("{name} が <{kind}> で探します。", name=name, kind=kind), who),)
        case ev.Equip():
            text = phrase("{name} が <{kind}> を装備しました。", name=name, kind=tell.kind(who, event.copy_id))
            if not event.on:
                text = phrase("{name} が <{kind}> を外しました。", name=name, kind=tell.kind(who, event.copy_id))
            return (tell.covered(text, phrase("{name} が装備を変えました。", name=name), who),)
        case ev.HandOver():
            other, kind = tell.name(event.to), tell.kind(who, event.copy_id)
            text = phrase("{name} が {other} に <{kind}> を渡しました。", name=name, other=other, kind=kind)
            sentence = phrase("{name} が {other} にアイテムを渡しました。", name=name, other=other)
            return (tell.covered(text, sentence, who, event.to),)
        case ev.ThrowAway():
            text = phrase("{name} が <{kind}> を捨てました。", name=name, kind=tell.kind(who, event.copy_id))
            return (tell.covered(text, phrase("{name} がアイテムを捨てました。", name=name), who),)
        case _:
            assert_never(event)


_PeopleEvent = (
    ev.Place | ev.Enter | ev.Leave | ev.Join | ev.Mark | ev.SetValue | ev.AddState | ev.RemoveState | ev.EndEffect
)  # fmt: skip


def _people(tell: StepDescription, event: _PeopleEvent) -> Lines:
    match event:
        case ev.Place():
            return (tell.secret(phrase("{name} を {area} に置きました。", name=tell.name(event.who), area=event.area)),)
        case ev.Enter():
            return ()
        case ev.Leave():
            return (tell.about(phrase("{name} が退場しました。", name=tell.name(event.who)), event.who),)
        case ev.Join():
            return (tell.about(phrase("{name} が卓に加わりました。", name=tell.name(event.who)), event.who),)
        case ev.Mark():
            word = {"hostile": "戦意", "battle_capable": "戦闘可能"}[event.mark]
            text = phrase("{name} の{mark}を付けました。", name=tell.name(event.who), mark=word)
            if not event.on:
                text = phrase("{name} の{mark}を外しました。", name=tell.name(event.who), mark=word)
            return (tell.numbers(text, event.who),)
        case ev.SetValue():
            return (tell.value(event.who, event.field, event.value, event.note),)
        case ev.AddState():
            text = phrase("{name} に《{state}》が付きました。", name=tell.name(event.who), state=event.state.name)
            return (tell.numbers(text, event.who),)
        case ev.RemoveState():
            text = phrase("{name} の《{state}》が消えました。", name=tell.name(event.who), state=event.name)
            return (tell.numbers(text, event.who),)
        case ev.EndEffect():
            text = phrase("{name} の続いている効果を終えました。", name=tell.name(event.who))
            return (tell.numbers(text, event.who),)
        case _:
            assert_never(event)


_RecordEvent = ev.GiveSecret | ev.WithholdSecret | ev.GiveCard | ev.LogVisit | ev.LogMeeting


def _records(tell: StepDescription, event: _RecordEvent) -> Lines:
    return (tell.secret(_record(tell, event, tell.name(event.who))),)


def _record(tell: StepDescription, event: _RecordEvent, name: str) -> Phrase:
    match event:
        case ev.GiveSecret():
            return phrase("{name} に <秘密:{secret}> を渡しました。", name=name, secret=event.secret)
        case ev.WithholdSecret():
            return phrase("{name} に <秘密:{secret}> を渡しません。", name=name, secret=event.secret)
        case ev.GiveCard():
            kind = kind_name(tell.after.library.by_id[event.card], event.choice)
            return phrase("GMが {name} に <{kind}> を渡しました。", name=name, kind=kind)
        case ev.LogVisit():
            return phrase("{name} が {area} に行ったことにしました。", name=name, area=event.area)
        case ev.LogMeeting():
            return phrase("{name} と {other} が会ったことにしました。", name=name, other=tell.name(event.other))
        case _:
            assert_never(event)


def followed(tell: StepDescription) -> tuple[LogMessage, ...]:
    """List the automatic changes, in the order in which they happen."""
    return (*_found(tell), *_effects(tell), *_newcomers(tell), *battle_changes(tell), *_offers(tell))


def edited(tell: StepDescription) -> tuple[LogMessage, ...]:
    """List what followed edits of sheets by itself."""
    return (*_broken_off(tell), *_removed(tell), *_newcomers(tell), *battle_changes(tell), *_offers(tell))


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


def _offers(tell: StepDescription) -> Iterator[LogMessage]:
    for offer in tell.after.offers:
        if offer not in tell.before.offers:
            name = tell.name(offer.who)
            text = phrase("{name} が <秘密:{secret}> の入手条件を満たしました。", name=name, secret=offer.secret)
            yield tell.secret(text, offer.who)
