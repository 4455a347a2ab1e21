"""What may happen next in a session, as moves."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.play import Known, Move
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.session.state import Member, Phase, SessionState


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
    return (*moves, *_resources(state), Move(event="join", label=phrase("人を加える"), rule="D6G-GEN-01"))


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


def _resources(state: SessionState) -> tuple[Move, ...]:
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
