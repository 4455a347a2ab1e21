"""How a check goes on: dice in, windows closing one after the other (catalogue 6.2, attack pipeline)."""

from __future__ import annotations

from desktop.core.check import DiceRequest
from desktop.core.dice import Throw, check_face, wrong_count
from desktop.core.outcome import Contribution
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, hurt
from desktop.systems.enishi.checks.side import Side, auto, doubles, failed, ready
from desktop.systems.enishi.checks.state import Stance, State, raw_damage
from desktop.systems.enishi.checks.windows import legal_splits, opens
from desktop.systems.enishi.gear import skill_word


def wants(state: State) -> DiceRequest | None:
    """Say which dice are due (EN-TAB-02)."""
    if state.moment == "done" or not state.sides:
        return None
    side = state.sides[state.turn]
    match state.moment:
        case "before" if auto(side, state.settings):
            return None
        case "before" | "throw":
            rule = "EN-CHK-04" if side.dice == 2 else "EN-REC-07"
            return DiceRequest(
                sides=(6,) * side.dice, label=phrase("{who} のダイス", who=side.name), rule=rule, who=side.who
            )
        case "rethrow":
            return DiceRequest(sides=(6,) * _count(state), label=phrase("振りなおし"), rule="EN-TMP-03", who=side.who)
        case "after_dice" if doubles(side, state.settings):
            return DiceRequest(sides=(6,), label=phrase("ダブルアップ！もう1d6"), rule="EN-CHK-06", who=side.who)
    return None


def throw(state: State, thrown: Throw) -> State:
    """Take the faces of the dice that are due.

    Raises:
        Refusal: `no_dice_wanted`, `wrong_count` or `face_out_of_range` (EN-VAL-41).
    """
    if not state.sides or state.moment == "done" or not _due(state):
        raise refuse("no_dice_wanted", "EN-VAL-41", phrase("いま振るダイスはありません。"), overridable=False)
    count = _count(state)
    if len(thrown.faces) != count:
        raise wrong_count(count, len(thrown.faces))
    for face in thrown.faces:
        check_face(6, face.value if face.sides == 6 else 0)
    side = state.sides[state.turn]
    sides = state.with_side(state.turn, side.evolve(throws=(*side.throws, thrown)))
    if not state.cast and state.strike is None and all(ready(s, state.settings) for s in sides):
        return state.evolve(sides=sides, moment="done")  # nobody could declare anything: every window closes at once
    return settle(state.evolve(sides=sides, moment="after_dice", spent=_kept_spent(state)))


def _count(state: State) -> int:
    """How many d6 are due."""
    side = state.sides[state.turn]
    return side.dice if not side.throws or state.moment in ("before", "throw") else 1


def _kept_spent(state: State) -> tuple[str, ...]:
    """A new throw is a new window, unless the 卓 counts per check (EN-AMB-21)."""
    return state.spent if state.settings.effect_limit == "check" else ()


def settle(state: State) -> State:
    """Close every window in which nothing can be declared; stop where dice or a person are due."""
    while state.moment != "done":
        if state.moment == "split":
            legal = legal_splits(state)
            if len(legal) > 1:
                return state
            state = split(state, *legal[0])
        elif _due(state) or opens(state):
            return state
        else:
            state = advance(state)
    return state


def _due(state: State) -> bool:
    """Tell whether dice are due; quicker than building the request."""
    match state.moment:
        case "throw" | "rethrow":
            return True
        case "before":
            return not auto(state.sides[state.turn], state.settings)
        case "after_dice":
            return doubles(state.sides[state.turn], state.settings)
    return False


def advance(state: State) -> State:
    """Close the open window and go to the next moment."""
    match state.moment:
        case "after_dice" if state.settings.plus_window == "own" and state.family in ("versus", "contest"):
            return state.evolve(moment="own_achievement", spent=_kept_spent(state))
        case "before" | "after_dice" | "own_achievement":
            return next_side(state)
        case "after_achievement":
            return judged(state)
        case "after_hit":
            return damaged(state)
        case "after_damage":
            return _to_split(state)
    return state.evolve(moment="done")


def next_side(state: State) -> State:
    """Go to the next dice, or to the common window when all achievements are known (EN-AMB-16, EN-AMB-22)."""
    sides = _cancelled(state)
    for index, side in enumerate(sides):
        if ready(side, state.settings):
            continue
        if state.family == "versus" and index == 1 and failed(sides[0], state.settings):
            return judged(state.evolve(sides=sides))
        moment = "throw" if side.asked or _all_asked(state) else "before"
        asked = (*sides[:index], side.evolve(asked=True), *sides[index + 1 :])
        return state.evolve(sides=asked, turn=index, moment=moment, spent=_kept_spent(state))
    if state.settings.plus_window == "own" and state.family in ("versus", "contest"):
        return judged(state.evolve(sides=sides))
    return state.evolve(sides=sides, moment="after_achievement", spent=_kept_spent(state))


def _all_asked(state: State) -> bool:
    return state.settings.declare_before == "all" and any(side.asked for side in state.sides)


def _cancelled(state: State) -> tuple[Side, ...]:
    """Let several 自動成功 of one check cancel each other (EN-AMB-14, EN-AMB-81)."""
    winners = [i for i, side in enumerate(state.sides) if auto(side, state.settings) > 0]
    if len(winners) < 2:
        return state.sides
    if state.settings.both_auto == "second":
        winners = winners[:-1]
    return tuple(s.evolve(wins=0, fails=0) if i in winners else s for i, s in enumerate(state.sides))


def judged(state: State) -> State:
    """Compare: a hit opens the window for covering, everything else ends the check."""
    if state.strike is not None and state.family == "versus" and state.hit:
        return state.evolve(moment="after_hit", spent=_kept_spent(state))
    return state.evolve(moment="done")


def damaged(state: State) -> State:
    """Work out the damage; no window at 0 (EN-AMB-23, EN-AMB-63)."""
    raw = raw_damage(state)
    if raw <= 0 and not state.settings.damage_at_zero:
        return state.evolve(raw=raw, moment="done")
    return state.evolve(raw=raw, moment="after_damage", spent=_kept_spent(state))


def _to_split(state: State) -> State:
    known = state.strike is not None and state.actor(state.strike.target) is not None
    return state.evolve(moment="split" if known and state.damage > 0 else "done")


def split(state: State, lp: int, sp: int) -> State:
    """Take the damage as LP and SP lost.

    Raises:
        Refusal: `bad_split` (EN-VAL-38).
    """
    target = state.actor(state.strike.target) if state.strike else None
    if target is None or (lp, sp) not in legal_splits(state):
        raise refuse(
            "bad_split",
            "EN-VAL-38",
            phrase("LP−{lp} SP−{sp} はダメージ {n} と合いません。", lp=lp, sp=sp, n=state.damage),
            phrase("並んだ分け方から選んでください。"),
            overridable=False,
        )
    after = hurt(target, lp, sp)
    died = after.state == "dead" and target.state != "dead"
    return state.evolve(
        cast=state.with_actor(after), taken=(lp, sp), moment="dead" if died else "done", spent=_kept_spent(state)
    )


def stance_of(state: State, who: str) -> Stance:
    """Return the combat option somebody declared this turn."""
    return next((stance for actor, stance in state.stances if actor == who), "")


def defending(actor: Actor, stance: Stance, always: bool, *mods: int | Contribution) -> Side:
    """Make the defending side: 《運動》 and protection, or 0 where no defence is made (EN-OPT-02, EN-AMB-50).

    Args:
        always: even the unconscious defend (`unconscious_acts`).
    """
    if stance == "attack" or (actor.state != "normal" and not always):
        return Side(who=actor.id, name=actor.name, is_pc=actor.is_pc, given=0, made=False)
    parts = [Contribution(label=skill_word("athletics"), value=actor.skills.athletics, rule="EN-BTL-09")]
    if actor.defence_mod:
        parts.append(Contribution(label="防御修正", value=actor.defence_mod, rule="EN-HIT-01"))
    if stance == "defence":
        parts.append(Contribution(label="防御に徹する", value=2, rule="EN-OPT-03"))
    for mod in mods:
        if isinstance(mod, Contribution):
            parts.append(mod)
        elif mod:
            parts.append(Contribution(label="修正", value=mod, rule="EN-AMB-11"))
    return Side(who=actor.id, name=actor.name, is_pc=actor.is_pc, parts=tuple(parts), bonus=sum(p.value for p in parts))
