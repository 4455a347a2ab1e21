"""アクト宣言: what each act costs, how far it goes, whom it reaches (KO-ACT, KO-RNG); what comes of an attack."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple

from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.battle.events import Act, PhaseArt
from desktop.systems.kotodama.battle.state import PHASES, RUNNING, Attack, Battle
from desktop.systems.kotodama.people import Person, find
from desktop.systems.kotodama.sheet import TIMINGS, Art
from desktop.systems.kotodama.stage.events import OpenCheck

COSTS = {"combat_move": 1, "full_move": 2, "attack": 1}
ACTS = {"combat_move": "戦闘移動", "full_move": "全力移動", "attack": "攻撃", "art": "アーツを使用する"}


class Movement(NamedTuple):
    """A legal move: what it costs and how far it may go."""

    cost: int
    limit: int


def movement(act: str, person: Person, distance: int | float = 0, disengage: bool = False) -> Movement:
    """Check one movement act (KO-ACT-02, KO-ACT-03).

    Raises:
        Refusal: `bad_act`, `bad_distance`, `no_disengage` or `too_far`, in this order.
    """
    if act not in ("combat_move", "full_move"):
        raise bad_act(act)
    limit = person.full_move if act == "full_move" else person.combat_move
    if isinstance(distance, bool) or not isfinite(distance) or distance != int(distance) or distance < 0:
        raise refuse(
            "bad_distance",
            "KO-FSM-R08",
            phrase("距離に {n} は使えません。", n=str(distance)),
            phrase("0以上の整数を入れてください。"),
        )
    if disengage and act == "combat_move":
        raise refuse(
            "no_disengage",
            "KO-ACT-02",
            phrase("戦闘移動では離脱できません。"),
            phrase("離脱するなら全力移動にしてください。"),
        )
    if distance > limit:
        raise refuse(
            "too_far",
            "KO-ACT-03" if act == "full_move" else "KO-ACT-02",
            phrase("{act}で動けるのは{limit}までです（{n}）。", act=ACTS[act], limit=limit, n=int(distance)),
            phrase("距離を縮めるか、次の行動に分けてください。"),
        )
    return Movement(COSTS[act], limit)


def bad_act(act: str) -> Refusal:
    """Refuse an act that the rules do not know."""
    return refuse(
        "bad_act",
        "KO-ACT-01",
        phrase("「{act}」というアクトはありません。", act=act),
        phrase("戦闘移動・全力移動・攻撃・アーツから選んでください。"),
        overridable=False,
    )


def cost_of(event: Act, person: Person) -> int:
    """Check an act by itself and return its cost; budget and turn are checked by the reducer (KO-FSM-R08).

    Raises:
        Refusal: `bad_act`, `unknown_art`, `wrong_timing`, `missing_cost` or `bad_cost`.
    """
    if event.act not in ACTS:
        raise bad_act(event.act)
    given = event.cost
    if event.act != "art":
        return COSTS[event.act] if given is None or not event.gm else _whole_cost(given)
    art = _art(person, event.art)
    timing = art.timing if art else event.timing
    if timing not in ("act", "other") and not event.gm:
        raise wrong_timing(timing, "アクト宣言")
    if given is None:
        given = art.cost if art else None
    if given is None and (timing == "other" or event.gm):
        given = 0
    if given is None:
        raise refuse(
            "missing_cost",
            "KO-ART-02",
            phrase("このアーツの消費行動回数がわかりません。"),
            phrase("シートのアーツに0〜9を書いてください。"),
        )
    return _whole_cost(given)


def _whole_cost(cost: int) -> int:
    if cost < 0:
        raise refuse(
            "bad_cost",
            "KO-ACT-05",
            phrase("消費行動回数に {n} は使えません。", n=cost),
            phrase("0以上の整数を入れてください。"),
            overridable=False,
        )
    return cost


def _art(person: Person, art_id: str) -> Art | None:
    if not art_id:
        return None
    art = person.art(art_id)
    if art is None:
        raise refuse(
            "unknown_art",
            "KO-ACT-05",
            phrase("{name} はそのアーツをもっていません。", name=person.name),
            phrase("シートにあるアーツから選んでください。"),
            overridable=False,
        )
    return art


def _range(event: Act | PhaseArt, person: Person) -> str:
    """Return how far what is used reaches: the art, else the outfit of an attack (KO-ART-04)."""
    art = person.art(event.art) if event.art else None
    if art is not None:
        return art.range
    if not (isinstance(event, Act) and event.outfit):
        return event.range
    outfit = person.outfit(event.outfit)
    if outfit is None:
        raise refuse(
            "unknown_outfit",
            "KO-ART-04",
            phrase("{name} はそのアウトフィットを装備していません。", name=person.name),
            phrase("装備中のアウトフィットから選んでください。"),
            overridable=False,
        )
    return outfit.range


def timing_of(event: PhaseArt, person: Person) -> str:
    """Return when the art of a phase may be used.

    Raises:
        Refusal: `unknown_art`.
    """
    art = _art(person, event.art)
    return art.timing if art else event.timing


def wrong_timing(timing: str, wanted: str) -> Refusal:
    """Refuse an art outside its 使用タイミング."""
    return refuse(
        "wrong_timing",
        "KO-ART-01",
        phrase(
            "使用タイミングが{timing}のアーツです。いまは{wanted}です。",
            timing=TIMINGS.get(timing, timing or "—"),
            wanted=wanted,
        ),
        phrase("そのタイミングになってから使ってください。"),
    )


def wrong_phase(state: Battle, rule: str) -> Refusal:
    """Refuse what this phase does not allow."""
    return refuse(
        "wrong_phase",
        rule,
        phrase("{phase}では宣言できません。", phase=PHASES[state.phase]),
        phrase("宣言できるフェイズまで待つか、GM裁定で進めてください。"),
        overridable=state.phase in RUNNING,
    )


def check_targets(state: Battle, event: Act | PhaseArt, person: Person) -> tuple[str, ...]:
    """Return the targets, each once (KO-AMB-53), after testing reach and number (KO-RNG-03, KO-AMB-41).

    Raises:
        Refusal: `unknown_character`, `unknown_outfit`, `one_target` or `out_of_reach`.
    """
    targets = tuple(dict.fromkeys(event.targets))
    range_ = _range(event, person)
    for target in targets:
        other = find(state.people, target)
        reach = spaces.reach(
            person.connection, other.connection, range_, target == person.id, state.rules.kotodama_enabled
        )
        if not reach.allowed and not event.gm:
            raise spaces.out_of_reach(other.name)
    if isinstance(event, Act) and event.act == "attack" and len(targets) > 1 and not event.gm:
        raise refuse(
            "one_target",
            "KO-AMB-41",
            phrase("攻撃の対象は1体です（{n}体）。", n=len(targets)),
            phrase("1体を選ぶか、GM裁定で増やしてください。"),
        )
    return targets


def attacked(state: Battle, event: Act, targets: tuple[str, ...]) -> Battle:
    """Remember whom an act is aimed at, for the check that the GM may call for."""
    others = tuple(target for target in targets if target != event.who)
    return state.evolve(attack=Attack(who=event.who, targets=others) if others else None)


def contested(state: Battle, event: OpenCheck) -> Battle:
    """Remember that a check is an attack's; the rest of its targets wait for theirs (KO-AMB-41)."""
    attack, target = state.attack, event.params.get("opponent")
    if attack is None or event.check != "opposed" or event.who != attack.who or target not in attack.targets:
        return state.evolve(attack=None, duel=None, hit=None)
    left = tuple(other for other in attack.targets if other != target)
    return state.evolve(
        attack=attack.evolve(targets=left) if left else None,
        duel=Attack(who=attack.who, targets=(str(target),)),
        hit=None,
    )


def with_hit(state: Battle) -> Battle:
    """Record the targets that an attack has hit once its check is over, without the gone and the dead (KO-OPP-07)."""
    if state.duel is not None and state.check is None:
        outcome = state.last.outcome if state.last is not None else None
        won = outcome is not None and outcome.success is True
        state = state.evolve(duel=None, hit=state.duel if won else None)
    if state.hit is not None and not any(p.id in state.hit.targets and p.state != "dead" for p in state.people):
        return state.evolve(hit=None)
    return state


def with_last_action(state: Battle) -> Battle:
    """Note that an attack took the last of a budget: its check and damage are logged before 行動完了 (KO-PHS-10)."""
    attack, spent = state.attack, any(p.id == state.current and not p.remaining for p in state.people)
    return state.evolve(due=attack.who) if attack is not None and attack.who == state.current and spent else state


def with_attack_over(state: Battle) -> Battle:
    """Return the state in which nothing of the last attack is left to be logged, or its attacker has left."""
    over = state.check is None and state.attack is None and state.hit is None
    here = any(seat.who == state.due for seat in state.seats)
    return state.evolve(due="") if state.due and (over or not here) else state
