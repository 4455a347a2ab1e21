"""legal(state): every next step of a battle, and the windows for acts and arts (KO-TBL-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.play import Move
from desktop.core.rolls.check import Option
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.battle.acts import ACTS, COSTS
from desktop.systems.kotodama.battle.state import RUNNING, Battle, candidates, met, order, suggested
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import CHAR_STATES, Art
from desktop.systems.kotodama.stage import connection_moves, hand_moves, make_move, new_checks, open_check


def legal(state: Battle) -> tuple[Move, ...]:
    """List what may happen next: the open check or the round first, then arts, then what the GM's hand may do."""
    if state.phase == "ended":
        return tuple(open_check(state))
    going = (*open_check(state),) if state.check else (*_attacks(state), *_round(state), *_phase_arts(state))
    return (*going, *new_checks(state), *_connections(state), *_gm(state))


def _attacks(state: Battle) -> Iterator[Move]:
    """Offer the damage of an attack that has won, and the opposed check of one just declared (KO-AMB-41)."""
    attack = state.attack
    known = {p.id: p for p in state.people}
    if state.hit is not None and state.hit.targets[0] in known:
        label = phrase("{name} にダメージ", name=known[state.hit.targets[0]].name)
        yield make_move("damage", label, "KO-AMB-41", state.hit.targets[0], primary=not met(state))
    if attack is None or attack.who not in known or known[attack.who].state == "dead":
        return
    for target in attack.targets:
        if target in known:
            label = phrase(
                "{active}から{passive}へ：対抗判定", active=known[attack.who].name, passive=known[target].name
            )
            first = target == attack.targets[0] and state.hit is None and not met(state)
            params = {"opponent": target}
            yield make_move("check", label, "KO-AMB-41", attack.who, primary=first, check="opposed", params=params)


def _round(state: Battle) -> Iterator[Move]:
    over = bool(met(state))
    free = not over and state.attack is None and state.hit is None
    if state.phase == "idle":
        if state.people:
            yield make_move("start", "戦闘開始", "KO-FSM-R01", primary=True)
        return
    if state.phase == "setup":
        yield make_move("next", "イニシアティヴフェイズへ", "KO-FSM-R04", primary=free)
    elif state.phase == "initiative":
        yield from _initiative(state, free)
    elif state.phase == "main":
        yield from _main(state, free)
    elif not over:
        yield make_move("next", "次のラウンドへ", "KO-FSM-R11", primary=True)
    else:
        yield make_move("next", "GM裁定で次のラウンドへ", "KO-FSM-R11", gm=True)
    result = met(state)
    known: dict[str, Any] = {"result": result[0]} if len(result) == 1 else {}
    yield make_move("end", "戦闘終了", "KO-FSM-R12", primary=over, **known)


def _initiative(state: Battle, free: bool) -> Iterator[Move]:
    first = suggested(state)
    if not first:
        yield make_move("next", "クリンナップフェイズへ", "KO-FSM-R05", primary=free)
        return
    name = find(state.people, first).name
    yield make_move("next", phrase("{name} のメインフェイズへ", name=name), "KO-FSM-R05", primary=free)
    tied = candidates(state)
    for person in order(state):
        if person.state == "unacted" and person.id != first:
            gm: dict[str, Any] = {} if person.id in tied else {"gm": True}
            yield make_move("nominate", phrase("{name} を指名", name=person.name), "KO-FSM-R06", person.id, **gm)


def _main(state: Battle, free: bool) -> Iterator[Move]:
    """Offer the acts; giving up what is left is the usual step only where nothing else can be declared."""
    options = act_options(state)
    idle = not any(option.enabled for option in options)
    for option in options:
        if option.enabled:
            act, _, used = option.id.partition(":")
            more: dict[str, Any] = {"outfit" if act == "attack" else act: used} if used else {}
            yield make_move("act", option.label, option.rule, state.current, act=act, **more)
    discard = make_move("discard", "残りを破棄", "KO-FSM-R09", state.current, primary=free and idle)
    yield discard.evolve(forfeits=not idle)


def _phase_arts(state: Battle) -> Iterator[Move]:
    for option in phase_art_options(state):
        if option.enabled:
            art = option.id.removeprefix(f"{option.payer}:")
            yield make_move("phase_art", option.label, option.rule, option.payer, art=art)


def _connections(state: Battle) -> Iterator[Move]:
    """Offer the steps that need no GM ruling now; in a round others than the current character need an art."""
    if state.rules.kotodama_enabled:
        for person in state.people:
            yield from connection_moves(person, by_art=state.phase in RUNNING and person.id != state.current)


def _gm(state: Battle) -> Iterator[Move]:
    yield make_move("join", "参加", "KO-FSM-R13")
    yield make_move("conditions", "勝利条件・敗北条件", "KO-VIC-02")
    yield make_move("effect", "効果を加える", "KO-ART-03")
    for effect in state.effects:
        yield make_move("end_effect", phrase("{name} を解除", name=effect.name or effect.id), "KO-PHS-13", id=effect.id)
    for person in state.people:
        who, name = person.id, person.name
        yield make_move("set_initiative", phrase("{name}：イニシアティヴ値", name=name), "KO-FSM-R14", who)
        yield make_move("set_dl", phrase("{name}：DL", name=name), "KO-FSM-R14", who)
        yield from hand_moves(person)


_RULES = {"combat_move": "KO-ACT-02", "full_move": "KO-ACT-03", "attack": "KO-ACT-04"}


def windows(state: Battle) -> tuple[Option, ...]:
    """List everything that may be declared at this point of the round, and what may not with the reason."""
    return act_options(state) if state.phase == "main" else phase_art_options(state)


def act_options(state: Battle) -> tuple[Option, ...]:
    """List the acts of the main phase; ids are the act, `art:` and the art's id, `attack:` and an outfit's.

    An outfit is named where it reaches further than an attack by itself (KO-RNG-02).
    """
    if state.phase != "main":
        return ()
    person = find(state.people, state.current)
    effects = {
        "combat_move": phrase("{n}まで移動、離脱不可", n=person.combat_move),
        "full_move": phrase("{n}まで移動、離脱可", n=person.full_move),
        "attack": phrase("1体に対抗判定"),
    }
    plain = (_option(person, act, ACTS[act], cost, _RULES[act], effects[act]) for act, cost in COSTS.items())
    arts = (_art_option(person, art) for art in person.arts if art.timing in ("act", "other"))
    far = [outfit for outfit in person.outfits if outfit.over_range and state.rules.kotodama_enabled]
    shots = (
        _option(person, f"attack:{o.id}", phrase("攻撃（{outfit}）", outfit=o.name), 1, "KO-ART-04", effects["attack"])
        for o in far
    )
    return (*plain, *shots, *arts)


def _art_option(person: Person, art: Art) -> Option:
    effect = phrase("{effect}", effect=art.effect)
    if art.cost is None and art.timing == "act":
        option = _option(person, f"art:{art.id}", art.name, 0, "KO-ACT-05", effect)
        return option.evolve(enabled=False, reason=phrase("消費行動回数がシートに書かれていません"))
    return _option(person, f"art:{art.id}", art.name, art.cost or 0, "KO-ACT-05", effect)


def _option(person: Person, option: str, label: Phrase | str, cost: int, rule: str, effect: Phrase) -> Option:
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


def phase_art_options(state: Battle) -> tuple[Option, ...]:
    """List the arts of this phase in the order in which their users come (KO-AMB-43); ids are `person:art`."""
    if state.phase not in ("setup", "initiative", "cleanup"):
        return ()
    return tuple(
        _phase_art(person, art, state)
        for person in order(state)
        for art in person.arts
        if art.timing in (state.phase, "other")
    )


def _phase_art(person: Person, art: Art, state: Battle) -> Option:
    effect = phrase("{effect}", effect=art.effect)
    if state.phase == art.duration == "cleanup" and state.rules.cleanup_art_expires_now:
        effect = phrase("{effect}　この効果は、このクリンナップフェイズですぐに切れます。", effect=art.effect)
    reason = phrase("") if person.standing else phrase("{state}の人は使えません", state=CHAR_STATES[person.state])
    return Option(
        id=f"{person.id}:{art.id}",
        label=phrase("{name}：{art}", name=person.name, art=art.name),
        rule="KO-FSM-R03",
        payer=person.id,
        cost=phrase("行動回数{n}", n=0),
        effect=effect,
        enabled=person.standing,
        reason=reason,
    )
