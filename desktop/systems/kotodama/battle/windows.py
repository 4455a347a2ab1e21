"""Windows for arts and acts: what may be declared now, by whom, at what cost, and why something may not (KO-TBL-17)."""

from __future__ import annotations

from desktop.core.check import Option
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.battle.acts import ACTS, COSTS
from desktop.systems.kotodama.battle.state import Battle, order
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import CHAR_STATES, Art

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
