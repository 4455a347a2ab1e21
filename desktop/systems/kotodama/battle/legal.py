"""legal(state): every next step of a battle, the likely one marked; acts also with the reason why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.core.check import Option
from desktop.core.system import Move
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.battle.acts import ACTS, COSTS
from desktop.systems.kotodama.battle.state import RUNNING, Battle, candidates, met, order, suggested
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import CONNECTIONS, Art


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


def act_options(state: Battle) -> tuple[Option, ...]:
    """List the acts of whoever has the main phase; those that cost too much say so (KO-TBL-17)."""
    if state.phase != "main":
        return ()
    person = find(state.people, state.current)
    rules = {"combat_move": "KO-ACT-02", "full_move": "KO-ACT-03", "attack": "KO-ACT-04"}
    effects = {
        "combat_move": phrase("{n}まで移動、離脱不可", n=person.combat_move),
        "full_move": phrase("{n}まで移動、離脱可", n=person.full_move),
        "attack": phrase("1体に対抗判定"),
    }
    plain = (_option(person, act, ACTS[act], cost, rules[act], effects[act]) for act, cost in COSTS.items())
    arts = (_art_option(person, art) for art in person.arts if art.timing in ("act", "other"))
    return (*plain, *arts)


def _art_option(person: Person, art: Art) -> Option:
    effect = phrase("{effect}", effect=art.effect)
    if art.cost is None and art.timing == "act":
        option = _option(person, f"art:{art.id}", art.name, 0, "KO-ACT-05", effect)
        return option.evolve(enabled=False, reason=phrase("消費行動回数がシートに書かれていません"))
    return _option(person, f"art:{art.id}", art.name, art.cost or 0, "KO-ACT-05", effect)


def _option(person: Person, option: str, label: str, cost: int, rule: str, effect: Phrase) -> Option:
    left = person.remaining or 0
    reason = phrase("行動回数が足りません（{cost} ＞ 残り{left}）", cost=cost, left=left) if cost > left else phrase("")
    return Option(
        id=option,
        label=label,
        rule=rule,
        payer=person.id,
        cost=phrase("行動回数{n}", n=cost),
        effect=effect,
        enabled=cost <= left,
        reason=reason,
    )


def _phase_arts(state: Battle) -> Iterator[Move]:
    """Offer the arts of this phase in the order in which their users come (KO-AMB-43)."""
    if state.phase not in ("setup", "initiative", "cleanup"):
        return
    for person in order(state):
        if not person.standing:
            continue
        for art in person.arts:
            if art.timing in (state.phase, "other"):
                label = phrase("{name}：{art}", name=person.name, art=art.name)
                yield _move("phase_art", label, "KO-FSM-R03", person.id, art=art.id, timing=art.timing)


def _connections(state: Battle) -> Iterator[Move]:
    """Offer the steps between connection states that need no GM ruling now (KO-FSM-K01…04)."""
    if not state.rules.kotodama_enabled:
        return
    for person in state.people:
        if person.standing and (state.phase not in RUNNING or person.id == state.current):
            for to in CONNECTIONS:
                yield from connection_moves(person, to)


def connection_moves(person: Person, to: str) -> Iterator[Move]:
    """Offer one step between connection states, once per reason where it needs one (KO-FSM-K01)."""
    if len(spaces.route(person.connection, to)) != 1:
        return
    label = phrase("{name}：{state}へ", name=person.name, state=CONNECTIONS[to])
    reasons: Sequence[str] = tuple(spaces.REASONS) if spaces.needs_reason(person.connection, to) else ("",)
    for reason in reasons:
        known: tuple[tuple[str, Any], ...] = (("who", person.id), ("to", to), ("reason", reason))
        yield Move(event="connect", label=label, who=person.id, args=known, rule="KO-FSM-K01")


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
