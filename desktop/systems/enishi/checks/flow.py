"""How a check continues: dice in, windows closing one after the other (catalogue 6.2, attack pipeline)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import DiceRequest, ThrowRecord
from desktop.core.rolls.dice import Throw, check_face, wrong_count
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import hurt
from desktop.systems.enishi.checks.state import CheckSide, State, auto, doubles, failed, raw_damage, ready
from desktop.systems.enishi.checks.windows import legal_splits, opens


def begun(state: State) -> State:
    """Open a new check: go to the first dice or window."""
    opened = not state.sides or (state.sides[0].asked and not ready(state.sides[0], state.settings))
    return advance_until_due(state if opened else next_side(state))


def wants(state: State) -> DiceRequest | None:
    """Return which dice are due (EN-TAB-02)."""
    if state.moment == "done" or not state.sides:
        return None
    side = state.sides[state.turn]
    match state.moment:
        case "before" if auto(side, state.settings):
            return None
        case "before" | "throw":
            rule = "EN-CHK-04" if side.dice == 2 else "EN-REC-07"
            return _request(side.who, side.name, side.hidden, side.dice, rule, missed=_missed(state))
        case "rethrow":
            return _request(side.who, side.name, side.hidden, _count(state), "EN-TMP-03")
        case "after_dice" if doubles(side, state.settings):
            return _request(side.who, side.name, side.hidden, 1, "EN-CHK-06")
    return None


def _missed(state: State) -> bool:
    """Tell whether an answer is due to an attack that visibly cannot hit any more (EN-OPP-01, EN-AMB-09)."""
    attack = state.sides[0]
    return state.family == "versus" and state.turn == 1 and not attack.hidden and failed(attack, state.settings)


@lru_cache(maxsize=256)
def _request(who: str, name: Phrase | str, hidden: bool, count: int, rule: str, *, missed: bool = False) -> DiceRequest:
    """Ask for d6 under the words of a rule; the same few are asked for during the whole session."""
    labels = {"EN-TMP-03": phrase("振りなおし"), "EN-CHK-06": phrase("ダブルアップ！もう1d6")}
    usual = phrase("{who} のダイス（攻撃は失敗、数だけを出します）") if missed else phrase("{who} のダイス")
    label = labels.get(rule) or phrase(usual.template, who=name)
    return DiceRequest(sides=(6,) * count, label=label, rule=rule, who=who, secret=hidden)


def throw(state: State, thrown: Throw) -> State:
    """Take the faces of the dice that are due.

    Raises:
        Refusal: `no_dice_wanted`, `wrong_count` or `face_out_of_range` (EN-VAL-41).
    """
    if not state.sides or state.moment == "done" or not _due(state):
        raise refuse(
            "no_dice_wanted",
            "EN-VAL-41",
            phrase("いま振るダイスはありません。"),
            phrase("並んでいるボタンで先に進めてください。"),
            overridable=False,
        )
    count = _count(state)
    if len(thrown.faces) != count or any(face.sides != 6 or not 1 <= face.value <= 6 for face in thrown.faces):
        _refuse_faces(thrown, count)
    request = wants(state)
    assert request is not None
    side = state.sides[state.turn]
    sides = state.with_side(state.turn, side.model_copy(update={"throws": (*side.throws, thrown)}))
    rolled = (*state.rolled, ThrowRecord.model_construct(request=request, throw=thrown))
    if not state.cast and state.strike is None and all(ready(s, state.settings) for s in sides):
        # no effect can be declared: every window closes at once
        return state.model_copy(update={"sides": sides, "rolled": rolled, "moment": "done"})
    return advance_until_due(
        state.model_copy(update={"sides": sides, "rolled": rolled, "moment": "after_dice", "spent": _kept_spent(state)})
    )


def no_check() -> Refusal:
    """Return the refusal of dice and options while no check is open (EN-VAL-41)."""
    message, remedy = phrase("いま判定はありません。"), phrase("判定を始めてから振ってください。")
    return refuse("no_check", "EN-VAL-41", message, remedy, overridable=False)


def _refuse_faces(thrown: Throw, count: int) -> None:
    with _ruled():
        if len(thrown.faces) != count:
            raise wrong_count(count, len(thrown.faces))
        for face in thrown.faces:
            check_face(6, face.value if face.sides == 6 else 0)


@contextmanager
def _ruled() -> Iterator[None]:
    """Name the rule in a refusal of faces, which core does not know (EN-VAL-41)."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(refusal.problem.evolve(rule="EN-VAL-41", overridable=False)) from None


def discarded(state: State, who: CheckSide, throws: Sequence[Throw]) -> tuple[ThrowRecord, ...]:
    """Mark throws of one side as not counting (re-rolled, or of a covered target)."""
    left = list(throws)
    found: list[ThrowRecord] = []
    for thrown in reversed(state.rolled):
        counted = not thrown.counts and thrown.request.who == who.who and thrown.throw in left
        if counted:
            left.remove(thrown.throw)
            thrown = thrown.model_copy(update={"counts": (False,) * len(thrown.throw.faces)})
        found.append(thrown)
    return tuple(reversed(found))


def _count(state: State) -> int:
    """How many d6 are due."""
    side = state.sides[state.turn]
    return side.dice if not side.throws or state.moment in ("before", "throw") else 1


def _kept_spent(state: State) -> tuple[str, ...]:
    """A new throw is a new window, unless the campaign counts per check (EN-AMB-21)."""
    return state.spent if state.settings.effect_limit == "check" else ()


def advance_until_due(state: State) -> State:
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
            return state.model_copy(update={"moment": "own_achievement", "spent": _kept_spent(state)})
        case "before" | "after_dice" | "own_achievement":
            return next_side(state)
        case "after_achievement":
            return judged(state)
        case "after_hit":
            return damaged(state)
        case "after_damage":
            return _to_split(state)
    return state.model_copy(update={"moment": "done"})


def next_side(state: State) -> State:
    """Go to the next dice, or to the common window when all achievements are known (EN-AMB-16, EN-AMB-22)."""
    sides = _cancelled(state)
    for index, side in enumerate(sides):
        if ready(side, state.settings):
            continue
        given_up = state.family == "versus" and index == 1 and failed(sides[0], state.settings)
        if given_up and not state.settings.answer_failure:
            return judged(state.model_copy(update={"sides": sides}))
        moment = "throw" if side.asked or _all_asked(state) else "before"
        asked = (*sides[:index], side.model_copy(update={"asked": True}), *sides[index + 1 :])
        return state.model_copy(update={"sides": asked, "turn": index, "moment": moment, "spent": _kept_spent(state)})
    if state.family == "half":
        return state.model_copy(
            update={"sides": sides, "moment": "done"}
        )  # its window opens when the other side has answered
    if state.settings.plus_window == "own" and state.family in ("versus", "contest"):
        return judged(state.model_copy(update={"sides": sides}))
    return state.model_copy(update={"sides": sides, "moment": "after_achievement", "spent": _kept_spent(state)})


def _all_asked(state: State) -> bool:
    return state.settings.declare_before == "all" and any(side.asked for side in state.sides)


def _cancelled(state: State) -> tuple[CheckSide, ...]:
    """Let several 自動成功 of one check cancel each other (EN-AMB-14, EN-AMB-81)."""
    winners = [i for i, side in enumerate(state.sides) if auto(side, state.settings) > 0]
    if len(winners) < 2:
        return state.sides
    if state.settings.both_auto == "second":
        winners = winners[:-1]
    return tuple(s.model_copy(update={"wins": 0, "fails": 0}) if i in winners else s for i, s in enumerate(state.sides))


def judged(state: State) -> State:
    """Compare: a hit opens the window for covering, everything else ends the check."""
    if state.strike is not None and state.family == "versus" and state.hit:
        return state.model_copy(update={"moment": "after_hit", "spent": _kept_spent(state)})
    return state.model_copy(update={"moment": "done"})


def damaged(state: State) -> State:
    """Work out the damage; no window at 0 (EN-AMB-23, EN-AMB-63)."""
    raw = raw_damage(state)
    if raw <= 0 and not state.settings.damage_at_zero:
        return state.model_copy(update={"raw": raw, "moment": "done"})
    return state.model_copy(update={"raw": raw, "moment": "after_damage", "spent": _kept_spent(state)})


def _to_split(state: State) -> State:
    known = state.strike is not None and state.actor(state.strike.target) is not None
    return state.model_copy(update={"moment": "split" if known and state.damage > 0 else "done"})


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
    return state.model_copy(
        update={
            "cast": state.with_actor(after),
            "taken": (lp, sp),
            "moment": "dead" if died else "done",
            "spent": _kept_spent(state),
        }
    )
