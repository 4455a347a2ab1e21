"""The lines of the log that a step brings, and what of them players read (CM-APP-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.describe import result as ended
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
    step = StepDescription(before, after)
    return (*_event(step, event), *_worked(step, event), *moved(step, event), *followed(step))


def advance_messages(before: SessionState, after: SessionState) -> Lines:
    """Return growth on sheets as if it had been bought here, and what followed edits by itself."""
    step = StepDescription(before, after)
    return (*_growth(step), *edited(step))


def _growth(step: StepDescription) -> Iterator[LogMessage]:
    for who, sheet in step.after.sheets.items():
        was = step.before.sheets.get(who)
        for entry in sheet.history[len(was.history) :] if was is not None and was is not sheet else ():
            yield step.numbers(phrase("{name}：{text}", name=sheet.name, text=entry.text), who)


def _worked(step: StepDescription, event: AnyEvent) -> Lines:
    """Describe the sums of card formulas in this step, to viewers who may know the character's numbers."""
    action = step.before.action or step.after.action
    chooser = event.option.partition(".")[0] if isinstance(event, Choose) else getattr(event, "who", "")
    who = chooser if chooser in step.after.sheets else action.user if action is not None else ""
    if not step.after.worked or who not in step.after.sheets:
        return ()
    text = phrase("{name} の計算：{sums}", name=step.name(who), sums=step.after.worked)
    return (step.numbers(text, who),)


def _event(step: StepDescription, event: AnyEvent) -> Lines:
    match event:
        case ThrowEvent() | Choose() | ev.Typed():
            return _check(step, event)
        case (
            ev.Begin() | ev.Elapse() | ev.ConfirmMoves() | ev.CloseCycle() | ev.EndScenario()
            | ev.Describe() | ev.EndScene() | ev.ChooseArea() | ev.Absent()
        ):  # fmt: skip
            return _cycle(step, event)
        case (
            ev.Acquire() | ev.Buy() | ev.Sell() | ev.UseCard() | ev.Search() | ev.WordsDone()
            | ev.Equip() | ev.HandOver() | ev.ThrowAway()
        ):  # fmt: skip
            return _cards(step, event)
        case (
            bt.EndSetup() | bt.EndTurn() | bt.EndCleanup() | bt.PlaceToken() | bt.MoveToken() | bt.AllTo()
            | bt.Draw() | bt.StartBattle() | bt.EndBattle()
        ):  # fmt: skip
            return battle_lines(step, event)
        case (
            ev.Place() | ev.Enter() | ev.Leave() | ev.Join() | ev.Mark() | ev.SetValue() | ev.AddState()
            | ev.RemoveState() | ev.EndEffect()
        ):  # fmt: skip
            return _people(step, event)
        case ev.GiveSecret() | ev.WithholdSecret() | ev.GiveCard() | ev.LogVisit() | ev.LogMeeting():
            return _records(step, event)
        case ev.Drop():
            return tuple(_broken_off(step))
        case ev.Tick():
            return (step.secret(phrase("条件「{key}」をGMが決めました。", key=event.key)),)
        case ev.Reveal():
            return (step.secret(phrase("公開の仕方を変えました（{what}）。", what=step.revealed(event))),)
        case _:
            assert_never(event)


def _drawn(step: StepDescription, event: ThrowEvent | Choose | ev.Typed, tied: tuple[str, ...]) -> Lines:
    """Return who was drawn by which dice, where players know all who were tied (CM-AMB-57, CM-APP-06)."""
    lot = drawn(step.before, event)
    if lot is None or lot.total is None:
        return ()
    return (step.about(lot.detail, tied[lot.total - 1], *tied, outcome=lot),)


def _acting(step: StepDescription) -> tuple[str, ...]:
    """Return the card's user: players do not read the end of an action that is concealed from them."""
    return (step.before.action.user,) if step.before.action is not None else ()


def _check(step: StepDescription, event: ThrowEvent | Choose | ev.Typed) -> Lines:
    """Return a check's end, or the card that was used in it; continuing from window to window is no news."""
    before, after = step.before, step.after
    if before.action is None and before.battle is not None and before.battle.tied:
        return _drawn(step, event, before.battle.tied)
    done = len(before.action.results) if before.action is not None else 0
    action = after.action or after.last
    result = last_result(after)
    if before.action is not None and action is not None and result is not None and len(action.results) > done:
        words = {"who": step.name(action.user), "title": result.title, "result": ended(result.outcome)}
        text = phrase("{who} の {title}：{result}", **words)
        if result.against in after.sheets:
            text = phrase("{who} から {target} への {title}：{result}", target=step.name(result.against), **words)
        if numbers_known(after, action, result):
            return (step.about(text, action.user, outcome=result.outcome),)
        known = open_outcome(result.outcome)
        sentence = phrase(
            "{who} の <{kind}> の行為判定：{result}", who=step.name(action.user), kind=action.name, result=ended(known)
        )
        return (step.covered(text, sentence, action.user, outcome=known),)
    if isinstance(event, Choose):
        who, _, copy_id = event.option.partition(".")
        kind = step.kind(who, copy_id) if copy_id else ""
        if kind:
            return (step.about(phrase("{name} が <{kind}> を使いました。", name=step.name(who), kind=kind), who),)
    return ()


_CycleEvent = (
    ev.Begin | ev.Elapse | ev.ConfirmMoves | ev.CloseCycle | ev.EndScenario | ev.Describe | ev.EndScene
    | ev.ChooseArea | ev.Absent
)  # fmt: skip


def _cycle(step: StepDescription, event: _CycleEvent) -> Lines:
    match event:
        case ev.Begin():
            title = step.after.scenario.title
            named = phrase("シナリオ「{title}」を始めました。", title=title)
            return (step.open(named if title else phrase("シナリオを始めました。")),)
        case ev.Elapse():
            return (step.open(phrase("経過させるサイクル数は {n} です。", n=event.cycles)), *_grown(step))
        case ev.ConfirmMoves():
            return (step.open(phrase("移動を確定しました。現在のサイクル数は {n} です。", n=step.after.counter)),)
        case ev.CloseCycle():
            return (step.open(phrase("サイクルを終えました。")), *_lost(step))
        case ev.EndScenario():
            return (step.open(phrase("シナリオを終えました。")),)
        case ev.Describe():
            return (step.scene(event.area),)
        case ev.EndScene():
            area = step.before.scene_area
            message = step.placed(lambda place: phrase("{area} のシーンを終えました。", area=place), area)
            return (message.evolve(closes=True),)
        case ev.ChooseArea():
            name = step.name(event.who)
            return (step.going(event.who, event.area, name),)
        case ev.Absent():
            return (step.about(phrase("{name} はこのサイクルは不在です。", name=step.name(event.who)), event.who),)
        case _:
            assert_never(event)


def _grown(step: StepDescription) -> Lines:
    """Yield what レベル and CP have become, for those for whom they have changed (CM-CYC-03, CM-CYC-04)."""
    return tuple(
        step.numbers(
            phrase("{name}：レベル {level}・CP {cp}", name=sheet.name, level=sheet.level, cp=sheet.cp), sheet.id
        )
        for sheet in step.after.sheets.values()
        if sheet is not step.before.sheets.get(sheet.id)
    )


def _lost(step: StepDescription) -> Lines:
    """Return whose CP were left and are lost with the cycle (CM-AMB-22)."""
    return tuple(
        step.numbers(phrase("{name} は残っていたCP {n} を失いました。", name=sheet.name, n=sheet.cp), sheet.id)
        for sheet in step.before.sheets.values()
        if sheet.cp and not step.after.sheets[sheet.id].cp
    )


_CardEvent = (
    ev.Acquire | ev.Buy | ev.Sell | ev.UseCard | ev.Search | ev.WordsDone | ev.Equip | ev.HandOver | ev.ThrowAway
)


def _cards(step: StepDescription, event: _CardEvent) -> Lines:
    if isinstance(event, ev.WordsDone):
        return (step.about(phrase("カードの文章を処理しました。"), *_acting(step)),)
    who, name = event.who, step.name(event.who)
    match event:
        case ev.Acquire():
            kind = kind_name(step.after.library.by_id[event.card], event.choice)
            left = step.after.sheets[who].cp
            text = phrase("{name} が <{kind}> を取得しました（CP 残り {n}）。", name=name, kind=kind, n=left)
            if step.before.phase == "cycle_end":  # by the GM's leave (CM-AMB-22)
                text = phrase(
                    "GMが認め、{name} が <{kind}> を取得しました（CP 残り {n}）。", name=name, kind=kind, n=left
                )
            return (step.numbers(text, who),)
        case ev.Buy():
            left = step.after.sheets[who].assets
            text = phrase("{name} が <{item}> を購入しました（財産点 残り {n}）。", name=name, item=event.item, n=left)
            return (step.covered(text, phrase("{name} が買い物をしました。", name=name), who),)
        case ev.Sell():
            text = phrase("{name} が <{kind}> を売りました。", name=name, kind=step.kind(who, event.copy_id))
            return (step.covered(text, phrase("{name} がアイテムを手放しました。", name=name), who),)
        case ev.UseCard():
            return (step.used(event),)
        case ev.Search():
            kind = step.kind(who, event.copy_id)
            wanted = step.after.action.targets if step.after.action is not None else ()
            items = tuple(phrase("<{kind}>", kind=item) for item in wanted)
            text = phrase("{name} が <{kind}> で {items} を探します。", name=name, kind=kind, items=items)
            return (step.covered(text, phrase("{name} が <{kind}> で探します。", name=name, kind=kind), who),)
        case ev.Equip():
            text = phrase("{name} が <{kind}> を装備しました。", name=name, kind=step.kind(who, event.copy_id))
            if not event.on:
                text = phrase("{name} が <{kind}> を外しました。", name=name, kind=step.kind(who, event.copy_id))
            return (step.covered(text, phrase("{name} が装備を変えました。", name=name), who),)
        case ev.HandOver():
            other, kind = step.name(event.to), step.kind(who, event.copy_id)
            text = phrase("{name} が {other} に <{kind}> を渡しました。", name=name, other=other, kind=kind)
            sentence = phrase("{name} が {other} にアイテムを渡しました。", name=name, other=other)
            return (step.covered(text, sentence, who, event.to),)
        case ev.ThrowAway():
            text = phrase("{name} が <{kind}> を捨てました。", name=name, kind=step.kind(who, event.copy_id))
            return (step.covered(text, phrase("{name} がアイテムを捨てました。", name=name), who),)
        case _:
            assert_never(event)


_PeopleEvent = (
    ev.Place | ev.Enter | ev.Leave | ev.Join | ev.Mark | ev.SetValue | ev.AddState | ev.RemoveState | ev.EndEffect
)  # fmt: skip


def _people(step: StepDescription, event: _PeopleEvent) -> Lines:
    match event:
        case ev.Place():
            return (step.secret(phrase("{name} を {area} に置きました。", name=step.name(event.who), area=event.area)),)
        case ev.Enter():
            return ()
        case ev.Leave():
            return (step.left_scene(event.who),)
        case ev.Join():
            return (step.about(phrase("{name} が卓に加わりました。", name=step.name(event.who)), event.who),)
        case ev.Mark():
            word = {"hostile": "戦意", "battle_capable": "戦闘可能"}[event.mark]
            text = phrase("{name} の{mark}を付けました。", name=step.name(event.who), mark=word)
            if not event.on:
                text = phrase("{name} の{mark}を外しました。", name=step.name(event.who), mark=word)
            return (step.numbers(text, event.who),)
        case ev.SetValue():
            return (step.value(event.who, event.field, event.value, event.note),)
        case ev.AddState():
            return (step.state_added(event.who, event.state.name),)
        case ev.RemoveState():
            return (step.state_removed(event.who, event.name),)
        case ev.EndEffect():
            text = phrase("{name} の続いている効果を終えました。", name=step.name(event.who))
            return (step.numbers(text, event.who),)
        case _:
            assert_never(event)


_RecordEvent = ev.GiveSecret | ev.WithholdSecret | ev.GiveCard | ev.LogVisit | ev.LogMeeting


def _records(step: StepDescription, event: _RecordEvent) -> Lines:
    return (step.secret(_record(step, event, step.name(event.who))),)


def _record(step: StepDescription, event: _RecordEvent, name: str) -> Phrase:
    match event:
        case ev.GiveSecret():
            return phrase("{name} に <秘密:{secret}> を渡しました。", name=name, secret=event.secret)
        case ev.WithholdSecret():
            return phrase("{name} に <秘密:{secret}> を渡しません。", name=name, secret=event.secret)
        case ev.GiveCard():
            kind = kind_name(step.after.library.by_id[event.card], event.choice)
            return phrase("GMが {name} に <{kind}> を渡しました。", name=name, kind=kind)
        case ev.LogVisit():
            return phrase("{name} が {area} に行ったことにしました。", name=name, area=event.area)
        case ev.LogMeeting():
            return phrase("{name} と {other} が会ったことにしました。", name=name, other=step.name(event.other))
        case _:
            assert_never(event)


def followed(step: StepDescription) -> tuple[LogMessage, ...]:
    """List the automatic changes, in the order in which they happen."""
    return (*_found(step), *_effects(step), *_newcomers(step), *battle_changes(step), *_offers(step))


def edited(step: StepDescription) -> tuple[LogMessage, ...]:
    """List what followed edits of sheets by itself."""
    return (*_broken_off(step), *_removed(step), *_newcomers(step), *battle_changes(step), *_offers(step))


def _broken_off(step: StepDescription) -> Iterator[LogMessage]:
    action = step.before.action
    if action is not None and step.after.action is None:
        yield step.about(phrase("いまの行為をやめました。"), action.user)


def _removed(step: StepDescription) -> Iterator[LogMessage]:
    for who in step.before.cast:
        if who not in step.after.cast:
            yield step.left_scene(who)


def _found(step: StepDescription) -> Iterator[LogMessage]:
    """Yield what a search has brought; players, that it brought something (CM-DROP-02, CM-APP-07)."""
    action = step.before.action
    if action is None or action.purpose != "search":
        return
    who, name = action.user, step.name(action.user)
    had = {copy.id for copy in step.before.sheets[who].items}
    for copy in step.after.sheets[who].items:
        if copy.id not in had and copy.source == "drop":
            text = phrase("{name} が <{kind}> を手に入れました。", name=name, kind=step.after.library.kind_of(copy))
            yield step.covered(text, phrase("{name} がアイテムを手に入れました。", name=name), who)


def _effects(step: StepDescription) -> Iterator[LogMessage]:
    """Yield what a card has changed for a time, and for how long (CM-CARD-07)."""
    for who, sheet in step.after.sheets.items():
        before = step.before.sheets.get(who)
        if before is None or before.effects is sheet.effects:
            continue
        new = list(sheet.effects)
        for effect in before.effects:
            if effect in new:
                new.remove(effect)
        for effect in new:
            known = {"name": sheet.name, "effect": effect_text(effect), "duration": DURATIONS[effect.duration]}
            yield step.numbers(phrase("{name}：{effect}（{duration}）", **known), who)


def _newcomers(step: StepDescription) -> Iterator[LogMessage]:
    if step.before.scene_area != step.after.scene_area:
        return
    for who in step.after.cast:
        if who not in step.before.cast:
            yield step.about(phrase("{name} が登場しました。", name=step.name(who)), who)


def _offers(step: StepDescription) -> Iterator[LogMessage]:
    for offer in step.after.offers:
        if offer not in step.before.offers:
            name = step.name(offer.who)
            text = phrase("{name} が <秘密:{secret}> の入手条件を満たしました。", name=name, secret=offer.secret)
            yield step.secret(text, offer.who)
