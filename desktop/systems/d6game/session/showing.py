"""What may happen next in an evening, and who may see what of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.check import DiceRequest
from desktop.core.system import Move, Viewer
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.d6game.hands import DICE
from desktop.systems.d6game.session import events as e
from desktop.systems.d6game.session.state import Member, Phase, SessionState


def wants(state: SessionState) -> DiceRequest | None:
    """The dice that the announced check waits for."""
    if state.announced is None:
        return None
    return DiceRequest(sides=DICE, label=phrase("六面ダイス5個"), rule="D6G-CHK-02", who=state.announced.who)


def legal(state: SessionState) -> tuple[Move, ...]:
    """List what may happen next, the usual step first."""
    moves: tuple[Move, ...]
    match state.phase:
        case Phase.ANNOUNCED:
            who = state.announced.who if state.announced else ""
            moves = (
                Move(event="roll", label=phrase("ダイスを振る"), who=who, rule="D6G-CHK-02", primary=True),
                Move(event="withdraw", label=phrase("取り下げる（GM）"), rule="D6G-AMB-12"),
            )
        case Phase.GAME_OVER:
            dismiss = Move(event="dismiss", label=phrase("取り消して続ける（GM）"), rule="D6G-AMB-32")
            moves = (_new_game(primary=True), dismiss, *_leave(state))
        case Phase.PLAY:
            moves = (*_checks(state), _new_game(), *_leave(state))
    return (*moves, *_resources(state), Move(event="join", label=phrase("人を加える"), rule="D6G-GEN-01"))


def _new_game(primary: bool = False) -> Move:
    return Move(event="new_game", label=phrase("新しいゲームを開始"), rule="D6G-FATE-04", primary=primary)


def _about(member: Member, event: str, label: Phrase, rule: str, **args: Any) -> Move:
    return Move(event=event, label=label, who=member.id, args=(("who", member.id), *args.items()), rule=rule)


def _checks(state: SessionState) -> tuple[Move, ...]:
    moves = []
    for member in state.members:
        if member.incapacitated:
            continue
        label = phrase("{name} の{word}", name=member.name, word=state.rules.label("check"))
        moves.append(_about(member, "announce", label, "D6G-CHK-01"))
        if state.settings.fate_check:
            label = phrase("{name} の{word}", name=member.name, word=state.rules.label("fate_check"))
            moves.append(_about(member, "announce_fate", label, "D6G-FCK-01"))
    return tuple(moves)


def _resources(state: SessionState) -> tuple[Move, ...]:
    """What the GM may always do (D6G-GMV-10)."""
    return tuple(move for member in state.members for move in _of_member(state, member))


def _of_member(state: SessionState, member: Member) -> Iterator[Move]:
    name, life = member.name, state.rules.label("life")
    yield _about(member, "adjust", phrase("{name} の数を直す（GM）", name=name), "D6G-GMV-10")
    if member.life_initial is not None:
        label = phrase("{name} の{life}を初期値に戻す", name=name, life=life)
        yield _about(member, "restore_life", label, "D6G-AMB-19")
    if state.settings.life_die:
        label = phrase("{name} の{life}を振り直す（GM）", name=name, life=life)
        yield _about(member, "reroll_life", label, "D6G-AMB-38")
    label = phrase("{name} を隠す", name=name) if member.seen else phrase("{name} を見せる", name=name)
    yield _about(member, "show", label, "D6G-PHY-08", seen=not member.seen)


def _leave(state: SessionState) -> tuple[Move, ...]:
    return tuple(_about(m, "leave", phrase("{name} が抜ける", name=m.name), "D6G-GEN-01") for m in state.members)


def project(state: SessionState, viewer: Viewer) -> SessionState:
    """Return what this viewer may know: players see the party, of others nothing but shown names."""
    if viewer.gm:
        return state
    seen = {m.id for m in state.members if m.is_pc or m.seen}
    members = tuple(
        m if m.is_pc else m.evolve(life=None, life_initial=None, fate=0, resources={})
        for m in state.members
        if m.id in seen
    )
    announced = state.announced if state.announced and state.announced.who in seen else None
    result = state.result if state.result and state.of(state.result.asked.who).is_pc else None
    return state.evolve(
        members=members,
        announced=announced,
        result=result,
        phase=Phase.PLAY if state.announced and not announced else state.phase,
    )


def said(after: SessionState, event: e.Event) -> Phrase:
    """Say what happened, in words that everybody may read."""
    match event:
        case e.Roll() if after.result:
            return _result(after)
        case e.Announce() if after.announced:
            hand = after.rules.label(after.announced.target)
            return phrase("{name}：{hand}以上を目指します。", name=_name(after, event.who), hand=hand)
        case e.AnnounceFate(who=who, bet=bet):
            return phrase("{name}：{bet} 点を賭けます。", name=_name(after, who), bet=bet)
        case e.Adjust(who=who, amount=amount, field=field):
            member = after.of(who)
            if not member.is_pc:
                return phrase("")
            return phrase("GM操作：{name} の{field} {n}", name=member.name, field=_field(after, field), n=plus(amount))
        case e.NewGame():
            return phrase("第 {n} 回のゲームを始めます。", n=after.game)
        case e.Dismiss():
            return phrase("GM操作：ゲームオーバーを取り消しました。")
        case _:
            return phrase("")


def _result(state: SessionState) -> Phrase:
    result = state.result
    if result is None or not state.of(result.asked.who).is_pc:
        return phrase("")
    word = "success" if result.success else "fumble" if result.fumble else "failure"
    return phrase(
        "{name}：{hand}（{score}点）で{result}。{pool} {before} → {after}",
        name=_name(state, result.asked.who),
        hand=state.rules.label(result.hand),
        score=result.score,
        result=state.rules.label(word),
        pool=state.rules.label(state.settings.pool),
        before=result.before,
        after=result.after,
    )


def _name(state: SessionState, who: str) -> str:
    return state.of(who).name


def _field(state: SessionState, field: str) -> str:
    if field in ("life", "fate"):
        return state.rules.label(field)
    return next((row.name for row in state.rules.resources if row.id == field), field)
