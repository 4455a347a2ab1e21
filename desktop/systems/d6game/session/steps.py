"""The reducer of an evening: one small function per event; a refused event changes nothing."""

from __future__ import annotations

from typing import assert_never

from desktop.core.dice import check_face, wrong_count
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d6game.formula import formula
from desktop.systems.d6game.resolve import (
    Aid,
    Resolved,
    aimed,
    check_aid,
    check_bet,
    resolve_check,
    settle_fate_check,
    target_hand,
)
from desktop.systems.d6game.session import events as e
from desktop.systems.d6game.session.state import Announced, Member, Phase, Result, SessionState


def apply(state: SessionState, event: e.Event) -> SessionState:
    """Return the state after an event.

    Raises:
        Refusal: the rules do not allow it now.
    """
    match event:
        case e.Announce() | e.AnnounceFate() | e.Withdraw() | e.Roll():
            return _settle(_check(state, event))
        case e.Adjust() | e.CombatOver() | e.RestoreLife() | e.RerollLife():
            return _settle(_resources(state, event))
        case e.NewGame() | e.Join() | e.Leave() | e.Show() | e.Dismiss():
            return _settle(_table(state, event))
        case _:
            assert_never(event)


def _settle(state: SessionState) -> SessionState:
    """Report game over as soon as the whole party is down (D6G-LIFE-03), and forget it when somebody stands."""
    if not state.party_down():
        phase = Phase.PLAY if state.phase is Phase.GAME_OVER else state.phase
        if phase is state.phase and not state.dismissed:
            return state
        return state.evolve(phase=phase, dismissed=False)
    if state.dismissed or state.phase is Phase.GAME_OVER:
        return state
    return state.evolve(phase=Phase.GAME_OVER, announced=None)


def _check(state: SessionState, event: e.Announce | e.AnnounceFate | e.Withdraw | e.Roll) -> SessionState:
    match event:
        case e.Announce():
            return _announced(state, event.who, event.gm, _asked(state, event))
        case e.AnnounceFate():
            if not state.settings.fate_check:
                raise _not_used("fate_check", state)
            bet = check_bet(event.bet, state.held(state.of(event.who)), state.settings)
            asked = Announced(kind="fate_check", who=event.who, subject=event.subject, bet=bet)
            return _announced(state, event.who, event.gm, asked)
        case e.Withdraw():
            _only(state, Phase.ANNOUNCED)
            return state.evolve(phase=Phase.PLAY, announced=None)
        case e.Roll():
            return _rolled(state, event)


def _asked(state: SessionState, event: e.Announce) -> Announced:
    settings = state.settings
    target = target_hand(event.target or settings.default_target)
    if event.gain and not settings.equipment:
        raise _not_used("items", state)
    aid = Aid(event.favourable, event.spend, event.challenge, event.gain)
    check_aid(aid, state.held(state.of(event.who)), settings)
    aimed(target, aid, settings)
    return Announced(
        kind="check",
        who=event.who,
        subject=event.subject,
        target=target,
        favourable=event.favourable,
        spend=event.spend,
        challenge=event.challenge,
        gain=event.gain,
    )


def _announced(state: SessionState, who: str, gm: bool, asked: Announced) -> SessionState:
    _only(state, Phase.PLAY)
    member = state.of(who)
    if member.incapacitated and not gm:
        raise refuse(
            "incapacitated",
            "D6G-LIFE-02",
            phrase("{name} は{word}です。", name=member.name, word=state.rules.label("incapacitated")),
            phrase("GMが認めれば判定できます。"),
        )
    return state.evolve(phase=Phase.ANNOUNCED, announced=asked)


def _rolled(state: SessionState, event: e.Roll) -> SessionState:
    asked = state.announced
    if state.phase is not Phase.ANNOUNCED or asked is None:
        raise _wrong_phase()
    member = state.of(asked.who)
    got = _resolve(state, asked, event.faces, state.held(member))
    result = Result(
        asked=asked,
        faces=event.faces,
        origin=event.origin,
        hand=got.read.hand,
        score=got.read.score,
        total=got.total,
        required=got.required,
        success=got.success,
        fumble=got.fumble,
        before=got.before,
        after=got.after,
    )
    members = _with(state, member.evolve(**{state.settings.pool: got.after}) if got.delta else member)
    return state.evolve(phase=Phase.PLAY, announced=None, result=result, members=members)


def _resolve(state: SessionState, asked: Announced, faces: tuple[int, ...], fate: int) -> Resolved:
    if asked.kind == "fate_check":
        return settle_fate_check(faces, asked.bet, fate, state.settings)
    aid = Aid(asked.favourable, asked.spend, asked.challenge, asked.gain)
    return resolve_check(faces, asked.target, fate, state.settings, aid)


def _resources(state: SessionState, event: e.Adjust | e.CombatOver | e.RestoreLife | e.RerollLife) -> SessionState:
    match event:
        case e.Adjust(who=who, field=field, amount=amount):
            return state.evolve(members=_with(state, _moved(state, state.of(who), field, amount)))
        case e.CombatOver(moves=moves):
            for who, field, amount in moves:
                state = state.evolve(members=_with(state, _moved(state, state.of(who), field, amount)))
            return state
        case e.RestoreLife(who=who):
            return state.evolve(members=_with(state, _restored(state.of(who))))
        case e.RerollLife():
            return _rerolled(state, event)


def _moved(state: SessionState, member: Member, field: str, amount: int) -> Member:
    if field == "life":
        return member.evolve(life=state.settings.within("life", (member.life or 0) + amount))
    if field == "fate" and state.settings.fate_separate:
        return member.evolve(fate=state.settings.within("fate", member.fate + amount))
    row = next((row for row in state.rules.resources if row.id == field), None)
    if row is None:
        raise refuse(
            "unknown_resource",
            "D6G-GMV-03",
            phrase("「{field}」という値はこのゲームにありません。", field=field),
            phrase("ゲーム定義にある値を選んでください。"),
        )
    value = member.resources.get(field, row.base) + amount
    if row.maximum is not None:
        value = min(value, row.maximum)
    if row.minimum is not None:
        value = max(value, row.minimum)
    return member.evolve(resources={**member.resources, field: value})


def _restored(member: Member) -> Member:
    return member if member.life_initial is None else member.evolve(life=member.life_initial)


def _rerolled(state: SessionState, event: e.RerollLife) -> SessionState:
    settings, dice = state.settings, formula(state.settings.life_die)
    if len(event.faces) != dice.count:
        raise wrong_count(dice.count, len(event.faces))
    for face in event.faces:
        check_face(dice.sides, face)
    life = settings.within("life", settings.life_base + dice.plus + sum(event.faces))
    return state.evolve(members=_with(state, state.of(event.who).evolve(life=life, life_initial=life)))


def _table(state: SessionState, event: e.NewGame | e.Join | e.Leave | e.Show | e.Dismiss) -> SessionState:
    match event:
        case e.NewGame():
            _only(state, Phase.PLAY, Phase.GAME_OVER)
            members = tuple(_fresh(state, member) for member in state.members)
            return state.evolve(phase=Phase.PLAY, game=state.game + 1, members=members, result=None, dismissed=False)
        case e.Join(member=new):
            if any(member.id == new.id for member in state.members):
                raise refuse("twice", "D6G-GEN-01", phrase("同じ人が二度入っています。"))
            return state.evolve(members=(*state.members, new))
        case e.Leave(who=who):
            _only(state, Phase.PLAY, Phase.GAME_OVER)
            state.of(who)
            result = state.result if state.result and state.result.asked.who != who else None
            return state.evolve(members=tuple(m for m in state.members if m.id != who), result=result)
        case e.Show(who=who, seen=seen, in_party=in_party):
            member = state.of(who)
            member = member.evolve(seen=seen, in_party=member.in_party if in_party is None else in_party)
            return state.evolve(members=_with(state, member))
        case e.Dismiss():
            _only(state, Phase.GAME_OVER)
            return state.evolve(phase=Phase.PLAY, dismissed=True)


def _fresh(state: SessionState, member: Member) -> Member:
    settings = state.settings
    if settings.life_on_new_game == "restore":
        member = _restored(member)
    reset = {row.id: row.base for row in state.rules.resources if row.reset and not row.dice}
    fate = settings.fate_initial if settings.fate_separate else member.fate
    return member.evolve(fate=fate, resources={**member.resources, **reset})


def _with(state: SessionState, changed: Member) -> tuple[Member, ...]:
    return tuple(changed if m.id == changed.id else m for m in state.members)


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


def _not_used(label: str, state: SessionState) -> Refusal:
    return refuse(
        "switched_off",
        "D6G-GMV-02",
        phrase("このゲームでは「{what}」を使いません。", what=state.rules.label(label)),
        phrase("ゲーム定義で使うようにできます。"),
    )
