"""The log's sentences of a combat: never a hidden face, hand or change of fate, and to players no unseen name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias, assert_never

from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage, shown
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.d6game.attack import AttackCheck
from desktop.systems.d6game.battle import events as e
from desktop.systems.d6game.battle.state import BattleState, Combatant, Phase, RollOff

_GM, _ALL = Viewer(gm=True), Viewer()
_Sentence: TypeAlias = Callable[[Viewer], Phrase]


def log_messages(before: BattleState, event: e.Event, after: BattleState) -> tuple[LogMessage, ...]:
    """Say what happened, then what followed."""
    return (*_event(before, event, after), *advance_messages(before, after))


def _line(sentence: _Sentence, who: str = "") -> LogMessage:
    """Return the GM's text; a line that differs for players is secret and has their text, which may omit names."""
    gm, public = sentence(_GM), sentence(_ALL)
    return LogMessage(text=gm, who=who) if gm == public else LogMessage(text=gm, secret=True, open=public)


def _plain(text: Phrase) -> tuple[LogMessage, ...]:
    return (LogMessage(text=text),)


def _event(before: BattleState, event: e.Event, after: BattleState) -> tuple[LogMessage, ...]:
    match event:
        case e.Target():
            return (_aimed(after),)
        case ThrowEvent() | Choose() | e.Reveal():
            return _check(before, event, after)
        case e.Adjust(who=who, field=field):
            return (_adjusted(after, before.of(who), after.of(who), field),)
        case e.Join(who=who):
            return (_line(lambda v: phrase("{name} が加わりました。", name=after.of(who).named(v)), who),)
        case e.Leave(who=who):
            gone = before.of(who)
            return (_line(lambda v: phrase("{name} が抜けました。", name=gone.named(v)), who),)
        case e.Assign(who=who):
            return (_line(lambda v: phrase("{name} の陣営と担当が決まりました。", name=after.of(who).named(v)), who),)
        case e.Show(who=who, seen=seen):
            name = after.of(who).name
            return _plain(phrase("{name} が姿を見せました。", name=name)) if seen else ()
        case e.Pass():
            actor = before.of(before.actor)
            return (_line(lambda v: phrase("GM操作：{name} は手番をパスしました。", name=actor.named(v)), actor.id),)
        case e.Reorder():
            return _plain(phrase("GM操作：順番を並べ替えました。"))
        case e.Place():
            return _plain(phrase("名簿の順が変わりました。"))
        case e.Resume():
            return _plain(phrase("GM操作：戦闘を続けます。"))
        case e.Dismiss():
            return _plain(phrase("GM操作：{word}を取り消しました。", word=after.rules.label("game_over")))
        case e.Close():
            return tuple(_closing_messages(before, event, after))
        case e.Begin() | e.End() | e.Next():
            return ()
        case _:
            assert_never(event)


def _closing_messages(before: BattleState, event: e.Close, after: BattleState) -> Iterator[LogMessage]:
    """Who returned, what had waited, and what the GM gave (D6G-CMB-13, D6G-FATE-03)."""
    life, pool = after.rules.label("life"), after.rules.label(after.settings.pool)
    for one in after.roster:
        if one.standing and not before.of(one.id).standing:
            yield _returned(one, life)
    for owed in before.owed:
        one = after.of(owed.who)
        text = phrase("{name} の{pool} {n}（伏せた手の分）", name=one.name, pool=pool, n=plus(owed.amount))
        yield LogMessage(text=text, who=one.id, secret=True)  # the number would tell a hand that stays hidden
    for who, amount in event.bonus:
        one = after.of(who)
        text = phrase("ボーナス：{name} の{pool} {n}", name=one.name, pool=pool, n=plus(amount))
        yield LogMessage(text=text, who=who, secret=one.of_gm)


def _returned(one: Combatant, life: str) -> LogMessage:
    return _line(
        lambda v: phrase("{name} は{life} {n} で戻りました。", name=one.named(v), life=life, n=one.life), one.id
    )


def advance_messages(before: BattleState, after: BattleState) -> tuple[LogMessage, ...]:
    """Say who has the turn now, or what is over."""
    return tuple(_followed(before, after))


def _followed(before: BattleState, after: BattleState) -> Iterator[LogMessage]:
    turn = (after.round, after.actor)
    if after.phase is Phase.TARGET and (before.phase is not Phase.TARGET or turn != (before.round, before.actor)):
        actor = after.of(after.actor)
        # a round is named once, not at every turn
        template = (
            "{name} の手番です。" if before.actor and after.round == before.round else "第 {n} 巡：{name} の手番です。"
        )
        yield _line(lambda v: phrase(template, n=after.round, name=actor.named(v)), actor.id)
    if after.phase is Phase.GAME_OVER and before.phase is not Phase.GAME_OVER:
        yield LogMessage(text=phrase("{word}です。", word=after.rules.label("game_over")))
    if after.phase is Phase.COMBAT_END and before.phase is not Phase.COMBAT_END:
        yield _line(lambda v: _standing(after, v))


def _standing(after: BattleState, viewer: Viewer) -> Phrase:
    """Name those still up when no enemy is left; the end is described when the combat is closed."""
    names = tuple(one.named(viewer) for one in after.roster if one.standing)
    return phrase("立っているのは {names} です。", names=names) if names else phrase("立っている人はいません。")


def _aimed(after: BattleState) -> LogMessage:
    attack = after.attack
    if attack is None:
        return LogMessage(text=phrase(""))
    a, b = attack.attacker, attack.target
    return _line(lambda v: phrase("{a} が {b} を狙います。", a=a.named(v), b=b.named(v)), a.id)


def _check(before: BattleState, event: ThrowEvent | Choose | e.Reveal, after: BattleState) -> tuple[LogMessage, ...]:
    if isinstance(before.check, RollOff):
        return (_ordered(before.check, event),)
    was, now = before.attack, after.attack
    if was is None or now is None:
        return ()
    if now.done and not was.done:
        return (_ended(now),)
    sentence = _reveal(now) if isinstance(event, e.Reveal) else _stage(was, now)
    answers = now.response is not None and was.response is None
    return (_line(sentence, now.target.id if answers else now.attacker.id),)


def _ordered(tied: RollOff, event: ThrowEvent | Choose | e.Reveal) -> LogMessage:
    """Describe the throws for a place in the order (D6G-AMB-22)."""
    assert isinstance(event, ThrowEvent)  # nothing else is asked for
    thrown = tied.throw(throw_of(tied.request.sides, event.faces, event.origin))
    dice = list(zip(tied.tied, thrown.faces.values(), strict=True))

    def sentence(viewer: Viewer) -> Phrase:
        each = tuple(phrase("{name} {n}", name=one.named(viewer), n=n) for one, n in dice)
        return phrase("順番が決まりました（{dice}）。", dice=each)

    return _line(sentence).evolve(outcome=thrown.outcome, lays_open=True)


def _ended(now: AttackCheck) -> LogMessage:
    """The answer, both hands where they lie open, and what it cost; the result is what the open display may show."""
    word, fought = now.rules.label(now.response or ""), now.defence is not None

    def sentence(viewer: Viewer) -> Phrase:
        result = shown(now, viewer, odds=False).outcome
        name, detail = now.target.named(viewer), result.detail if result else phrase("")
        if result is None or not fought:
            return phrase("{name} は{word}。{detail}", name=name, word=word, detail=detail)
        words = {"name": name, "word": word, "other": now.attacker.named(viewer), "hands": result.headline}
        return phrase("{name} は{word}：{other} の{hands}。{detail}", **words, detail=detail)

    openly, whole = shown(now, _ALL, odds=False).outcome, now.outcome
    if fought and openly is not None and whole is not None:
        openly = openly.evolve(throws=whole.throws)  # both hands are turned up (D6G-AMB-29)
    return _line(sentence, now.target.id).evolve(outcome=openly, lays_open=True)


def _reveal(now: AttackCheck) -> _Sentence:
    result = now.outcome
    hand = result.parts[0].label if result and result.parts else ""
    return lambda v: phrase("{name} の手は{hand}でした。", name=now.attacker.named(v), hand=hand)


def _stage(was: AttackCheck, now: AttackCheck) -> _Sentence:
    a, b, rules = now.attacker, now.target, now.rules
    if now.response is not None and was.response is None:
        word = rules.label("fight_back")
        return lambda v: phrase("{name} は{word}を選びました。", name=b.named(v), word=word)
    if now.response is not None:
        return lambda v: phrase("{name} が伏せておいたダイスを開けました。", name=a.named(v))
    if now.power is not None:
        if not rules.settings.power_open:
            return lambda v: phrase("{word}が決まりました。", word=rules.label("power"))
        return lambda v: phrase(
            "{name} の攻撃は{word} {n} です。", name=a.named(v), word=rules.label("power"), n=now.power
        )
    if now.later:
        return lambda v: phrase("{name} がダイスをカップに伏せました。", name=a.named(v))
    return lambda v: phrase("{name} が隠して振りました。", name=a.named(v))


def _adjusted(after: BattleState, was: Combatant, one: Combatant, field: str) -> LogMessage:
    numbers = (was.life, one.life) if field == "life" else (was.fate, one.fate)
    words = {"name": one.name, "life": after.rules.label(field), "before": numbers[0] or 0, "after": numbers[1] or 0}
    text = phrase("{name} の{life} {before} → {after}。", **words)
    if was.standing and not one.standing:
        down = after.rules.label("out_of_combat")
        text = phrase("{name} の{life} {before} → {after}（{down}）。", down=down, **words)
    full = phrase("GM操作：{change}", change=text)
    if one.seen and (field == "life" or not one.of_gm):
        return LogMessage(text=full, who=one.id)
    return LogMessage(
        text=full, who=one.id, secret=True, open=phrase("GM操作：{name}", name=one.name) if one.seen else None
    )
