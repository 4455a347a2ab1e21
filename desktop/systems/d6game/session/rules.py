"""The reducer of a session, what follows by itself, and what may happen next; a refused event changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from desktop.core.play import Known, Move, ThrowEvent, answered
from desktop.core.rolls.dice import check_face, wrong_count
from desktop.core.words import Phrase, Spoken, phrase
from desktop.systems.d6game.actors import subject_text
from desktop.systems.d6game.checks import start_bet, start_plain
from desktop.systems.d6game.resolve import Aid
from desktop.systems.d6game.rows import twice, unknown_resource, wrong_phase
from desktop.systems.d6game.session import events as e
from desktop.systems.d6game.session.state import AnyCheck, Member, Phase, SessionState, seat_of, unknown
from desktop.systems.d6game.tables import formula


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
            actor, subject = state.of(event.who).acting(), _subject(state, event)
            words = {"target": event.target, "tool": event.item}
            return _announced(state, start_plain(state.rules, actor, subject=subject, aid=aid, gm=event.gm, **words))
        case e.AnnounceFate():
            actor, subject = state.of(event.who).acting(), _subject(state, event)
            return _announced(state, start_bet(state.rules, actor, subject=subject, bet=event.bet, gm=event.gm))
        case e.Withdraw():
            _only(state, Phase.ANNOUNCED)
            return state.evolve(phase=Phase.PLAY, check=None)
        case ThrowEvent():
            if state.check is None or state.check.wants is None:
                raise wrong_phase("D6G-CHK-01")
            return state.evolve(check=answered(state.check, event))


def _subject(state: SessionState, event: e.Announce | e.AnnounceFate) -> Spoken:
    return subject_text(event.subject, state.known[event.who], state.game)


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
        raise unknown_resource(field)
    value = row.within(member.resources.get(field, row.base) + amount)
    return member.evolve(resources={**member.resources, field: value})


def _restored(member: Member) -> Member:
    return member if member.life_initial is None else member.evolve(life=member.life_initial)


def _rerolled(state: SessionState, event: e.RerollLife) -> SessionState:
    """Throw the initial life anew: the die on the sheet, and life with it (D6G-LIFE-04, D6G-AMB-38)."""
    settings, dice = state.settings, formula(state.settings.life_die)
    if not dice.count:
        raise wrong_phase("D6G-CHK-01")
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
        raise wrong_phase("D6G-CHK-01")


def advance(state: SessionState) -> SessionState:
    """Return the state with everything done that has no choice in it."""
    return _game_over(_checked(state))


def _checked(state: SessionState) -> SessionState:
    """Book a thrown check; an announced one continues with the numbers its maker has now."""
    check = state.check
    if check is None:
        return state
    if not check.done:
        now = check.of(state.of(check.actor.id).acting())
        return state if now is check else state.evolve(check=now)
    outcome = check.outcome
    for change in outcome.changes if outcome else ():
        state = state.with_one(state.of(change.sheet).evolve(**{change.field: change.after}))
    last_open = state.last_open if check.actor.of_gm else check
    return state.evolve(phase=Phase.PLAY, check=None, last=check, last_open=last_open)


def _game_over(state: SessionState) -> SessionState:
    """Report game over as soon as the whole party is down (D6G-LIFE-03), and clear it when a member is up again."""
    if not state.party_down():
        phase = Phase.PLAY if state.phase is Phase.GAME_OVER else state.phase
        if phase is state.phase and not state.dismissed:
            return state
        return state.evolve(phase=phase, dismissed=False)
    if state.dismissed or state.phase is Phase.GAME_OVER:
        return state
    return state.evolve(phase=Phase.GAME_OVER, check=None)


def legal(state: SessionState) -> tuple[Move, ...]:
    """List what may happen next, the usual step first."""
    moves: tuple[Move, ...]
    match state.phase:
        case Phase.ANNOUNCED:
            wants = state.check.wants if state.check else None
            dice = (
                (Move(event="throw", label=wants.label, who=wants.who, rule=wants.rule, primary=True),) if wants else ()
            )
            moves = (*dice, Move(event="withdraw", label=phrase("取り下げる（GM）"), rule="D6G-AMB-12"))
        case Phase.GAME_OVER:
            dismiss = Move(event="dismiss", label=phrase("取り消して続ける（GM）"), rule="D6G-AMB-32")
            moves = (_new_game(primary=True), dismiss, *_leave(state))
        case Phase.PLAY:
            moves = (*_checks(state), _new_game(), *_leave(state))
    return (*moves, *_corrections(state), Move(event="join", label=phrase("人を加える"), rule="D6G-GEN-01"))


def _new_game(primary: bool = False) -> Move:
    return Move(event="new_game", label=phrase("新しいゲームを開始"), rule="D6G-FATE-04", primary=primary)


def _about(member: Member, event: str, label: Phrase, rule: str, **args: Known) -> Move:
    known = (("who", member.id), *args.items())
    begins = event in ("announce", "announce_fate")
    return Move(event=event, label=label, who=member.id, args=known, rule=rule, begins=begins)


def _checks(state: SessionState) -> Iterator[Move]:
    """List the checks; a character who is down needs the GM's ruling (D6G-AMB-21)."""
    kinds = [("announce", "check", "D6G-CHK-01")]
    if state.settings.fate_check:
        kinds.append(("announce_fate", "fate_check", "D6G-FCK-01"))
    for member in state.members:
        for event, word, rule in kinds:
            names = {"name": member.name, "word": state.rules.label(word)}
            if member.incapacitated:
                yield _about(member, event, phrase("{name} の{word}（行動不能・GM）", **names), rule, gm=True)
            else:
                yield _about(member, event, phrase("{name} の{word}", **names), rule)


def _corrections(state: SessionState) -> tuple[Move, ...]:
    """What the GM may always do (D6G-GMV-10)."""
    return tuple(move for member in state.members for move in _of_member(state, member))


def _of_member(state: SessionState, member: Member) -> Iterator[Move]:
    name, life = member.name, state.rules.label("life")
    yield _about(member, "adjust", phrase("{name} の数を直す（GM）", name=name), "D6G-GMV-10")
    if member.life_initial is not None:
        label = phrase("{name} の{life}を初期値に戻す", name=name, life=life)
        yield _about(member, "restore_life", label, "D6G-AMB-19")
    if state.settings.life_die:
        label = phrase("{name} の{life}を振り直す（GM）", name=name, life=life)
        yield _about(member, "reroll_life", label, "D6G-AMB-38")
    label = phrase("{name} を隠す", name=name) if member.seen else phrase("{name} を見せる", name=name)
    yield _about(member, "show", label, "D6G-PHY-08", seen=not member.seen)


def _leave(state: SessionState) -> tuple[Move, ...]:
    return tuple(_about(m, "leave", phrase("{name} が抜ける", name=m.name), "D6G-GEN-01") for m in state.members)
