"""apply(state, event) of a session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama import people as folk
from desktop.systems.kotodama.battle import events as shared
from desktop.systems.kotodama.battle.state import duplicate
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.stream import feed_check
from desktop.systems.kotodama.checks.subject import LIMIT, whole
from desktop.systems.kotodama.checks.tester import Tester
from desktop.systems.kotodama.numbers import make_pool
from desktop.systems.kotodama.odds import step_pools
from desktop.systems.kotodama.people import Person, find, replaced
from desktop.systems.kotodama.roll import checked_target, start_roll
from desktop.systems.kotodama.session.events import (
    AfterBattle,
    ExtendedAbort,
    ExtendedStart,
    ExtendedStep,
    Ruling,
    Scene,
    SetWazamae,
)
from desktop.systems.kotodama.session.state import Session, Track


def apply(state: Session, event: Any) -> Session:
    """Return the state after an event.

    Raises:
        Refusal: the event is not legal now; `state` is as it was.
    """
    return _HANDLERS[type(event)](state, event)


def _scene(state: Session, event: Scene) -> Session:
    return state.evolve(scene=state.scene + 1, title=event.title, kotodama_title=event.kotodama_title)


def _ruling(state: Session, event: Ruling) -> Session:
    return state.evolve(rulings=(*state.rulings, event))


def _put(state: Session, person: Person) -> Session:
    return state.evolve(people=replaced(state.people, person))


def _set_wazamae(state: Session, event: SetWazamae) -> Session:
    person = find(state.people, event.who)
    if not 0 <= event.value <= 99:
        raise folk.out_of_range("KO-SHT-19", "ワザマエカウンター", event.value)
    return _put(state, person.evolve(wazamae_counter=event.value))


def _connect(state: Session, event: shared.Connect) -> Session:
    person = find(state.people, event.who)
    return _put(state, folk.connect(person, event.to, event.reason, event.gm, state.rules))


def _damage(state: Session, event: shared.Damage) -> Session:
    return _put(state, folk.hurt(find(state.people, event.who), event.amount, state.rules))


def _heal(state: Session, event: shared.Heal) -> Session:
    return _put(state, folk.heal(find(state.people, event.who), event.amount))


def _down(state: Session, event: shared.Down) -> Session:
    return _put(state, folk.knock_down(find(state.people, event.who)))


def _release(state: Session, event: shared.Release) -> Session:
    return _put(state, folk.release(find(state.people, event.who), event.hp))


def _kill(state: Session, event: shared.Kill) -> Session:
    return _put(state, folk.kill(find(state.people, event.who)))


def _set_karma(state: Session, event: shared.SetKarma) -> Session:
    return _put(state, folk.with_karma(find(state.people, event.who), event.value, state.rules))


def _reveal(state: Session, event: shared.Reveal) -> Session:
    return _put(state, find(state.people, event.who).evolve(hidden=event.hidden))


def _join(state: Session, event: shared.Join) -> Session:
    if any(p.id == event.char.id for p in state.people):
        raise duplicate(event.char)
    return state.evolve(people=(*state.people, event.char))


def _leave(state: Session, event: shared.Leave) -> Session:
    gone = find(state.people, event.who)
    return state.evolve(people=tuple(p for p in state.people if p is not gone))


def _after_battle(state: Session, event: AfterBattle) -> Session:
    """Take HP, states and the rest over; whoever only joined the battle stays out."""
    came_back = {p.id: p for p in event.people}
    kept = ("initiative", "dl", "remaining")
    people = tuple(
        came_back[p.id].evolve(**{name: getattr(p, name) for name in kept}) if p.id in came_back else p
        for p in state.people
    )
    return state.evolve(people=people)


def _extended_start(state: Session, event: ExtendedStart) -> Session:
    if any(track.id == event.id for track in state.tracks):
        raise refuse("duplicate", "KO-EXT-03", phrase("その継続判定はもう始まっています。"))
    if event.who:
        find(state.people, event.who)
    whole(event.goal, 1, LIMIT, "bad_goal", "KO-AMB-24", "目標達成数")
    whole(event.pool, 0, LIMIT, "bad_pool", "KO-AMB-05", "ダイスプール")
    checked_target(event.target)
    pools = step_pools(event.pool, state.rules.extended_exhaustion, event.base)
    track = Track(
        id=event.id,
        goal=event.goal,
        pools=pools,
        target=event.target,
        who=event.who,
        label=event.label,
        secret=event.secret,
        verdict="ongoing" if pools else "failure",
    )
    return state.evolve(tracks=(*state.tracks, track))


def _track(state: Session, track_id: str) -> Track:
    for track in state.tracks:
        if track.id == track_id:
            if track.verdict != "ongoing":
                raise refuse("already_over", "KO-AMB-23", phrase("この継続判定はもう終わっています。"))
            return track
    raise refuse("unknown_track", "KO-EXT-01", phrase("その継続判定はありません。"))


def _with_track(state: Session, new: Track) -> Session:
    return state.evolve(tracks=tuple(new if track.id == new.id else track for track in state.tracks))


def _extended_step(state: Session, event: ExtendedStep) -> Session:
    track = _track(state, event.id)
    fed = feed_check(_check(state, track), event.faces)
    if fed.missing or fed.extra:
        raise refuse(
            fed.status,
            "KO-TBL-07",
            phrase("目の数が合いません（不足{missing}、余り{extra}）。", missing=fed.missing, extra=fed.extra),
            phrase("10が出た数だけ振り直しの目を足してください。"),
        )
    done = fed.check
    moved = _with_track(state, track.evolve(steps=done.steps, verdict=done.verdict))
    for change in done.changes:
        moved = _put(moved, find(moved.people, change.sheet).evolve(karma=change.after))
    return moved


def _check(state: Session, track: Track) -> ExtendedCheck:
    pool = track.pools[len(track.steps)]
    karma = find(state.people, track.who).karma if track.who else None
    tester = Tester(make_pool(pool, None), start_roll(pool, track.target), track.who, track.label, karma, typed=True)
    return ExtendedCheck(tester, track.goal, state.rules, track.pools, track.steps)


def _extended_abort(state: Session, event: ExtendedAbort) -> Session:
    return _with_track(state, _track(state, event.id).evolve(verdict="aborted"))


_HANDLERS: dict[type, Callable[[Session, Any], Session]] = {
    Scene: _scene,
    Ruling: _ruling,
    SetWazamae: _set_wazamae,
    ExtendedStart: _extended_start,
    ExtendedStep: _extended_step,
    ExtendedAbort: _extended_abort,
    AfterBattle: _after_battle,
    shared.Connect: _connect,
    shared.Damage: _damage,
    shared.Heal: _heal,
    shared.Down: _down,
    shared.Release: _release,
    shared.Kill: _kill,
    shared.SetKarma: _set_karma,
    shared.Join: _join,
    shared.Leave: _leave,
    shared.Reveal: _reveal,
}
