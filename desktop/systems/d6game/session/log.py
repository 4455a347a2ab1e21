"""The log's sentences of a session; what concerns those whom the GM plays is for the GM alone (D6G-PHY-08)."""

from __future__ import annotations

from typing import assert_never

from desktop.core.play import ThrowEvent
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase, plus
from desktop.systems.d6game.session import events as e
from desktop.systems.d6game.session.state import AnyCheck, Member, Phase, SessionState

_CAUSES = {
    "accident": phrase("アクシデント"),
    "healing": phrase("回復"),
    "bonus": phrase("ボーナス"),
    "gm": phrase("GM操作"),
}


def log_messages(before: SessionState, event: e.Event, after: SessionState) -> tuple[LogMessage, ...]:
    """Say what happened, then what followed."""
    over = after.phase is Phase.GAME_OVER and before.phase is not Phase.GAME_OVER
    word = phrase("{word}です。", word=after.rules.label("game_over"))
    return (*_event(before, event, after), *((LogMessage(text=word),) if over else ()))


def _event(before: SessionState, event: e.Event, after: SessionState) -> tuple[LogMessage, ...]:
    match event:
        case ThrowEvent():
            return (_thrown(after.last),) if after.last else ()
        case e.Announce(who=who) | e.AnnounceFate(who=who):
            title = after.check.title if after.check else phrase("")
            message = _of(after.of(who), phrase("{name}：{title}", name=after.of(who).name, title=title))
            return (message.evolve(again=True),)
        case e.Withdraw():
            check = before.check
            if check is None:
                return ()
            member = before.of(check.actor.id)
            return (_of(member, phrase("GM操作：{name} の判定を取り下げました。", name=member.name)),)
        case e.Adjust():
            return (_of(after.of(event.who), _adjusted(before, event, after)),)
        case e.RestoreLife(who=who) | e.RerollLife(who=who):
            member, life = after.of(who), after.rules.label("life")
            text = phrase("GM操作：{name} の{field} → {n}", name=member.name, field=life, n=_number(member.life))
            return (_of(member, text),)
        case e.Join(who=who):
            return (_about(after.of(who), phrase("{name} が加わりました。", name=after.of(who).name)),)
        case e.Leave(who=who):
            return (_about(before.of(who), phrase("{name} が抜けました。", name=before.of(who).name)),)
        case e.Show(who=who, seen=seen):
            text = phrase("{name} が姿を見せました。", name=after.of(who).name)
            return (LogMessage(text=text, who=who),) if seen and not before.of(who).seen else ()
        case e.NewGame():
            return (LogMessage(text=phrase("第 {n} 回のゲームを始めます。", n=after.number)),)
        case e.Dismiss():
            return (LogMessage(text=phrase("GM操作：{word}を取り消しました。", word=after.rules.label("game_over"))),)
        case _:
            assert_never(event)


def _of(member: Member, text: Phrase) -> LogMessage:
    """Numbers of those whom the GM plays are secret."""
    return LogMessage(text=text, who=member.id, secret=member.of_gm)


def _about(member: Member, text: Phrase) -> LogMessage:
    """Coming and going of those whom the players know is open."""
    return LogMessage(text=text, who=member.id, secret=member.of_gm and not member.seen)


def _thrown(check: AnyCheck) -> LogMessage:
    outcome = check.outcome
    if outcome is None:
        return LogMessage(text=phrase(""))
    text = phrase(
        "{name}：{hand}（{score}点）で{result}。{detail}",
        name=check.actor.name,
        hand=outcome.headline,
        score=outcome.parts[0].value,
        result=outcome.label,
        detail=outcome.detail,
    )
    secret = check.actor.of_gm
    return LogMessage(text=text, who=check.actor.id, secret=secret, outcome=outcome)


def _adjusted(before: SessionState, event: e.Adjust, after: SessionState) -> Phrase:
    """The cause in its own word, and the change as it came out inside the limits."""
    member = after.of(event.who)
    n = _held(member, event.field, after) - _held(before.of(event.who), event.field, before)
    words = {"name": member.name, "field": _field(after, event.field), "n": plus(n)}
    line = phrase("{cause}：{name} の{field} {n}", cause=_CAUSES[event.cause], **words)
    return phrase("{line}（{note}）", line=line, note=Typed(event.note)) if event.note else line


def _held(member: Member, field: str, state: SessionState) -> int:
    if field in ("life", "fate"):
        return (member.life or 0) if field == "life" else member.fate
    row = state.rules.resource(field)
    return member.resources.get(field, row.base if row else 0)


def _field(state: SessionState, field: str) -> str:
    if field in ("life", "fate"):
        return state.rules.label(field)
    row = state.rules.resource(field)
    return row.name if row else field


def _number(value: int | None) -> int | str:
    return "—" if value is None else value
