"""legal(state): every next step of a battle, the likely one marked; acts also with the reason why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.core.system import Move
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.battle.state import RUNNING, Battle, candidates, met, order, suggested
from desktop.systems.kotodama.battle.windows import act_options, phase_art_options
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import CONNECTIONS


def legal(state: Battle) -> tuple[Move, ...]:
    """List what may happen next: the round first, then arts, then what the GM's hand may do at any time."""
    if state.phase == "ended":
        return ()
    return (*_round(state), *_phase_arts(state), *_connections(state), *_gm(state))


def _move(event: str, label: Phrase | str, rule: str, who: str = "", primary: bool = False, **args: Any) -> Move:
    known = {**({"who": who} if who else {}), **args}
    return Move(event=event, label=label, who=who, args=tuple(known.items()), rule=rule, primary=primary)


def _round(state: Battle) -> Iterator[Move]:
    over = bool(met(state))
    if state.phase == "idle":
        if state.people:
            yield _move("start", "戦闘開始", "KO-FSM-R01", primary=True)
        return
    if state.phase == "setup":
        yield _move("next", "イニシアティヴフェイズへ", "KO-FSM-R04", primary=not over)
    elif state.phase == "initiative":
        yield from _initiative(state, over)
    elif state.phase == "main":
        yield from _main(state, over)
    elif not over:
        yield _move("next", "次のラウンドへ", "KO-FSM-R11", primary=True)
    else:
        yield _move("next", "GM裁定で次のラウンドへ", "KO-FSM-R11", gm=True)
    result = met(state)
    known: dict[str, Any] = {"result": result[0]} if len(result) == 1 else {}
    yield _move("end", "戦闘終了", "KO-FSM-R12", primary=over, **known)


def _initiative(state: Battle, over: bool) -> Iterator[Move]:
    first = suggested(state)
    if not first:
        yield _move("next", "クリンナップフェイズへ", "KO-FSM-R05", primary=not over)
        return
    name = find(state.people, first).name
    yield _move("next", phrase("{name}のメインフェイズへ", name=name), "KO-FSM-R05", primary=not over)
    tied = candidates(state)
    for person in order(state):
        if person.state == "unacted" and person.id != first:
            gm: dict[str, Any] = {} if person.id in tied else {"gm": True}
            yield _move("choose", phrase("{name}を指名", name=person.name), "KO-FSM-R06", person.id, **gm)


def _main(state: Battle, over: bool) -> Iterator[Move]:
    for option in act_options(state):
        if option.enabled:
            act, _, art = option.id.partition(":")
            more: dict[str, Any] = {"art": art} if art else {}
            yield _move("act", option.label, option.rule, state.current, act=act, **more)
    yield _move("discard", "残りを破棄", "KO-FSM-R09", state.current, primary=not over)


def _phase_arts(state: Battle) -> Iterator[Move]:
    for option in phase_art_options(state):
        if option.enabled:
            art = option.id.removeprefix(f"{option.payer}:")
            yield _move("phase_art", option.label, option.rule, option.payer, art=art)


def _connections(state: Battle) -> Iterator[Move]:
    """Offer the steps that need no GM ruling now; in a round others than the current character need an art."""
    if not state.rules.kotodama_enabled:
        return
    for person in state.people:
        if person.standing:
            waiting = state.phase in RUNNING and person.id != state.current
            for to in CONNECTIONS:
                yield from connection_moves(person, to, by_art=waiting)


def connection_moves(person: Person, to: str, by_art: bool = False) -> Iterator[Move]:
    """Offer one step between connection states, once per reason where it needs one (KO-FSM-K01…04)."""
    if len(spaces.route(person.connection, to)) != 1:
        return
    label = phrase("{name}：{state}へ", name=person.name, state=CONNECTIONS[to])
    needed: Sequence[str] = tuple(spaces.REASONS) if spaces.needs_reason(person.connection, to) else ("",)
    for reason in ("art",) if by_art else needed:
        yield _move("connect", label, "KO-FSM-K01", person.id, to=to, reason=reason)


def _gm(state: Battle) -> Iterator[Move]:
    yield _move("join", "参加", "KO-FSM-R13")
    yield _move("conditions", "勝利条件・敗北条件", "KO-VIC-02")
    yield _move("effect", "効果を加える", "KO-ART-03")
    for effect in state.effects:
        yield _move("end_effect", phrase("{name}を解除", name=effect.name or effect.id), "KO-PHS-13", id=effect.id)
    for person in state.people:
        yield from _hand(person)


def _hand(person: Person) -> Iterator[Move]:
    who, name = person.id, person.name
    yield _move("leave", phrase("{name}：離場", name=name), "KO-FSM-R13", who)
    yield _move("set_initiative", phrase("{name}：イニシアティヴ値", name=name), "KO-FSM-R14", who)
    yield _move("set_dl", phrase("{name}：DL", name=name), "KO-FSM-R14", who)
    yield _move("set_karma", phrase("{name}：インガオホー値", name=name), "KO-UKA-02", who)
    if person.hidden:
        yield _move("reveal", phrase("{name}を公開", name=name), "KO-TBL-19", who, hidden=False)
    if person.state == "dead":
        return
    yield _move("damage", phrase("{name}：ダメージ", name=name), "KO-FSM-C01", who)
    yield _move("heal", phrase("{name}：回復", name=name), "KO-SHT-11", who)
    yield _move("kill", phrase("{name}：死亡", name=name), "KO-STA-07", who)
    if person.state == "downed":
        yield _move("release", phrase("{name}：戦闘不能解除", name=name), "KO-STA-05", who)
    else:
        yield _move("down", phrase("{name}：戦闘不能", name=name), "KO-STA-04", who)
