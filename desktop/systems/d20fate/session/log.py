"""log_messages(before, event, after): the lines of the log that a step brings, and what players read of them."""

from __future__ import annotations

from typing import assert_never

from desktop.core.rolls.describe import result
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage, shown
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate.checks import open_title
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.state import SessionState
from desktop.systems.d20fate.tables import ConditionKind, Prompt
from desktop.systems.d20fate.window import NAMES, parse


def log_messages(before: SessionState, event: ev.Event, after: SessionState) -> tuple[LogMessage, ...]:
    """Return the lines of the log for one step."""
    match event:
        case ev.SessionStart():
            return (LogMessage(text=_dealt(before)),)
        case ev.Join():
            text = phrase("{name} が卓につきました。", name=_name(after, event.who))
            return (LogMessage(text=text, who=event.who, secret=_hidden(after, event.who)),)
        case ev.Declare():
            return (LogMessage(text=_declared(after, event), who=event.who, again=not event.text),)
        case ev.Withdraw():
            return (LogMessage(text=phrase("宣言を取り下げました。"), who=before.who),)
        case ev.NoCheck():
            return (LogMessage(text=_with_text(phrase("判定不要"), event.text), who=before.who),)
        case ev.Designate():
            return _designated(after)
        case ev.ThrowEvent():
            return _ended(before, after)
        case ev.Choose():
            return (*_chosen(before, event), *_ended(before, after))
        case ev.Describe():
            return _described(before, event)
        case ev.ConditionEvent():
            return (_condition(before, event),)
        case ev.Stunt():
            what = _with_text(phrase("{name} のスタント", name=_name(after, event.who)), event.why)
            text = phrase("{what}。フェイト・ダイス {n} 個。", what=what, n=after.find(event.who).fate_dice)
            return (LogMessage(text=text, who=event.who, secret=_hidden(after, event.who)),)
        case ev.Leave():
            text = phrase("{name} が席を立ちました。", name=_name(before, event.who))
            return (LogMessage(text=text, who=event.who, secret=_hidden(before, event.who)),)
        case ev.Order():
            return ()
        case ev.Note():
            return (
                (LogMessage(text=phrase("GMメモ：{text}", text=Typed(event.text)), secret=True),) if event.text else ()
            )
        case _:
            assert_never(event)


def _name(state: SessionState, who: str) -> Typed:
    sheet = state.sheet(who)
    return Typed(sheet.name if sheet is not None else "")


def _hidden(state: SessionState, who: str) -> bool:
    """Tell whether what happens to a character is for the GM alone."""
    sheet = state.sheet(who)
    return sheet is not None and not sheet.is_pc


def _with_text(words: Phrase, text: str) -> Phrase:
    return phrase("{what}：{text}", what=words, text=Typed(text)) if text else words


def _dealt(before: SessionState) -> Phrase:
    """Say that pools are set: at the beginning, or once more while the session runs (D20-FATE-05)."""
    if not before.rules.fate_enabled:
        return phrase("セッション開始。")
    if before.begun:
        return phrase("フェイト・ダイスを配りなおしました。")
    return phrase("セッション開始。フェイト・ダイスを配りました。")


def _declared(state: SessionState, event: ev.Declare) -> Phrase:
    return _with_text(phrase("{name} の宣言", name=_name(state, event.who)), event.text)


def _designated(after: SessionState) -> tuple[LogMessage, ...]:
    check = after.check
    if check is None:
        return ()
    text, seen = (phrase("指定：{title}", title=title) for title in (check.title, open_title(check)))
    foe = check.opponent
    if foe is not None and foe.name:
        text = phrase("{text}（相手：{name}）", text=text, name=Typed(foe.name))
    secret = check.dc_hidden or (foe is not None and not foe.is_pc)
    return (LogMessage(text=text, who=after.who, secret=secret, open=seen if secret else None, again=True),)


def _chosen(before: SessionState, event: ev.Choose) -> tuple[LogMessage, ...]:
    """Name a fate use; the result tells that a window was closed."""
    if before.check is None or event.option == "confirm":
        return ()
    declared = parse(event.option)
    side = before.check.side(declared.side)
    text = phrase("{name} がフェイト・ダイスを使いました（{use}）。", name=Typed(side.name), use=NAMES[declared.use])
    return (LogMessage(text=text, who=side.who),)


def _ended(before: SessionState, after: SessionState) -> tuple[LogMessage, ...]:
    """Tell a tie that is thrown again, or the result once it is final; players read it without what is hidden."""
    check = after.check
    if check is None:
        return ()
    if before.check is not None and check.ties > before.check.ties:
        return (LogMessage(text=phrase("引き分け。もう一度振ります。"), who=check.actor.who),)
    outcome = check.outcome
    if not check.final or outcome is None:
        return ()
    cover = check.concealment(Viewer())
    hides = cover.covered
    seen = shown(check, Viewer(), odds=False).outcome
    public = None if seen is None else phrase("{title}：{result}", title=open_title(check), result=result(seen))
    return (
        LogMessage(
            text=phrase("{title}：{result}", title=check.title, result=result(outcome)),
            who=check.actor.who,
            secret=hides,
            open=public if hides else None,
            outcome=outcome,
            lays_open=seen is not None and not cover.throws,
        ),
    )


def _described(before: SessionState, event: ev.Describe) -> tuple[LogMessage, ...]:
    lines = [LogMessage(text=phrase("解決：{text}", text=Typed(event.text)))] if event.text else []
    if event.consequence.strip():
        lines.append(LogMessage(text=phrase("結果：{text}", text=named(before, event.consequence))))
    return (*lines, *(_condition(before, step) for step in event.conditions))


def named(state: SessionState, consequence: str) -> str | Typed:
    """Return a prompt or a condition of the campaign as a word of its rules, any other text as typed."""
    names = [row.name for row in state.game.rows("prompts", Prompt)]
    names += [row.name for row in state.game.rows("conditions", ConditionKind)]
    return next((name for name in names if name == consequence), Typed(consequence))


def _condition(state: SessionState, step: ev.ConditionChange | ev.ConditionEvent) -> LogMessage:
    words = {"name": _name(state, step.who), "text": step.condition.text, "until": Typed(step.condition.until)}
    if step.remove:
        text = phrase("{name} の状態「{text}」が終わりました。", **words)
    elif step.condition.until:
        text = phrase("{name} の状態：{text}（{until}）", **words)
    else:
        text = phrase("{name} の状態：{text}", **words)
    return LogMessage(text=text, who=step.who, secret=_hidden(state, step.who))
