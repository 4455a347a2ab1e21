"""The reducer of a session: one small function per event; a refused event changes nothing."""

from __future__ import annotations

from typing import assert_never

from desktop.core.dice import check_face, throw_of, wrong_count
from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d6game.actors import twice
from desktop.systems.d6game.fate_check import start_bet
from desktop.systems.d6game.formula import formula
from desktop.systems.d6game.plain_check import start_plain
from desktop.systems.d6game.resolve import Aid
from desktop.systems.d6game.session import events as e
from desktop.systems.d6game.session.advance import advance
from desktop.systems.d6game.session.state import AnyCheck, Member, Phase, SessionState, seat_of, unknown


def apply(state: SessionState, event: e.Event) -> SessionState:
    """Return the state after an event, advanced to the next decision.

    Raises:
        Refusal: the rules do not allow it now.
    """
    return advance(_applied(state, event))


def _applied(state: SessionState, event: e.Event) -> SessionState:
    match event:
        case e.Announce() | e.AnnounceFate() | e.Withdraw() | ThrowEvent():
            return _check(state, event)
        case e.Adjust() | e.RestoreLife() | e.RerollLife():
            return _resources(state, event)
        case e.NewGame() | e.Join() | e.Leave() | e.Show() | e.Dismiss():
            return _table(state, event)
        case _:
            assert_never(event)


def _check(state: SessionState, event: e.Announce | e.AnnounceFate | e.Withdraw | ThrowEvent) -> SessionState:
    match event:
        case e.Announce():
            aid = Aid(event.favourable, event.spend, event.challenge)
            words = {"subject": event.subject, "target": event.target, "tool": event.item}
            actor = state.of(event.who).acting()
            return _announced(state, start_plain(state.rules, actor, aid=aid, gm=event.gm, **words))
        case e.AnnounceFate():
            actor = state.of(event.who).acting()
            check = start_bet(state.rules, actor, subject=event.subject, bet=event.bet, gm=event.gm)
            return _announced(state, check)
        case e.Withdraw():
            _only(state, Phase.ANNOUNCED)
            return state.evolve(phase=Phase.PLAY, check=None)
        case ThrowEvent(faces=faces, origin=origin):
            if state.check is None or state.check.wants is None:
                raise _wrong_phase()
            return state.evolve(check=state.check.throw(throw_of(state.check.wants.sides, faces, origin)))


def _announced(state: SessionState, check: AnyCheck) -> SessionState:
    _only(state, Phase.PLAY)
    return state.evolve(phase=Phase.ANNOUNCED, check=check)


def _resources(state: SessionState, event: e.Adjust | e.RestoreLife | e.RerollLife) -> SessionState:
    match event:
        case e.Adjust(who=who, field=field, amount=amount):
            return state.with_one(_moved(state, state.of(who), field, amount))
        case e.RestoreLife(who=who):
            return state.with_one(_restored(state.of(who)))
        case e.RerollLife():
            return _rerolled(state, event)


def _moved(state: SessionState, member: Member, field: str, amount: int) -> Member:
    if field == "life" or (field == "fate" and state.settings.fate_separate):
        return member.moved(field, amount, state.settings)
    row = state.rules.resource(field)
    if row is None:
        raise refuse(
            "unknown_resource",
            "D6G-GMV-03",
            phrase("「{field}」という値はこのゲームにありません。", field=field),
            phrase("ゲーム定義にある値を選んでください。"),
        )
    value = row.within(member.resources.get(field, row.base) + amount)
    return member.evolve(resources={**member.resources, field: value})


def _restored(member: Member) -> Member:
    return member if member.life_initial is None else member.evolve(life=member.life_initial)


def _rerolled(state: SessionState, event: e.RerollLife) -> SessionState:
    """Throw the initial life anew: the die on the sheet, and life with it (D6G-LIFE-04, D6G-AMB-38)."""
    settings, dice = state.settings, formula(state.settings.life_die)
    if not dice.count:
        raise _wrong_phase()
    if len(event.faces) != dice.count:
        raise wrong_count(dice.count, len(event.faces))
    for face in event.faces:
        check_face(dice.sides, face)
    member, die = state.of(event.who), dice.plus + sum(event.faces)
    life = settings.within("life", settings.life_base + die + member.gear_life)
    return state.with_one(member.evolve(life=life, life_initial=life, life_die=die))


def _table(state: SessionState, event: e.NewGame | e.Join | e.Leave | e.Show | e.Dismiss) -> SessionState:
    match event:
        case e.NewGame():
            _only(state, Phase.PLAY, Phase.GAME_OVER)
            for member in state.members:
                state = state.with_one(_fresh(state, member))
            blank = {"last": None, "last_open": None, "dismissed": False}
            return state.evolve(phase=Phase.PLAY, number=state.number + 1, **blank)
        case e.Join(who=who):
            if any(seat.id == who for seat in state.seats):
                raise twice("D6G-GEN-01")
            if who not in state.known:
                raise unknown(who)
            return state.evolve(seats=(*state.seats, seat_of(state.known[who])))
        case e.Leave(who=who):
            _only(state, Phase.PLAY, Phase.GAME_OVER)
            state.of(who)
            return state.evolve(
                seats=tuple(seat for seat in state.seats if seat.id != who),
                last=_unless(state.last, who),
                last_open=_unless(state.last_open, who),
            )
        case e.Show(who=who, seen=seen, in_party=in_party):
            member = state.of(who)
            return state.with_one(member.evolve(seen=seen, in_party=member.in_party if in_party is None else in_party))
        case e.Dismiss():
            _only(state, Phase.GAME_OVER)
            return state.evolve(phase=Phase.PLAY, dismissed=True)


def _unless(check: AnyCheck | None, who: str) -> AnyCheck | None:
    return None if check is None or check.actor.id == who else check


def _fresh(state: SessionState, member: Member) -> Member:
    """Return the member with fate and resources at their start; diced ones stay until thrown (D6G-AMB-19)."""
    settings = state.settings
    if settings.life_on_new_game == "restore":
        member = _restored(member)
    reset = {row.id: row.start for row in state.rules.resources if row.reset and not row.dice}
    fate = settings.fate_start if settings.fate_separate else member.fate
    return member.evolve(fate=fate, resources={**member.resources, **reset})


def _only(state: SessionState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise _wrong_phase()


def _wrong_phase() -> Refusal:
    return refuse(
        "wrong_phase",
        "D6G-CHK-01",
        phrase("いまはその手順ではありません。"),
        phrase("次にできることから選んでください。"),
    )
