"""A check that has ended, as a line of the log."""

from __future__ import annotations

from desktop.core.shown import Said, shown
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.run import Run


def check_lines(before: Run | None, result: Run | None) -> tuple[Said, ...]:
    """Say how a check ended in this step; nothing while it runs or when none did.

    Args:
        before: the last result before the step.

    What the GM alone may know stands in a secret line, with what is open beside it.
    """
    outcome = result.outcome if result is not None and result != before else None
    if result is None or outcome is None:
        return ()
    text = phrase("{title}：{words}", title=result.title, words=_joined(outcome.words))
    if result.state.kind == "sneak" and result.state.sides[0].hidden:
        return (Said(text=text, who=result.state.sides[0].who, secret=True, outcome=outcome),)
    who = result.state.sides[result.state.own].who if result.state.sides else ""
    if not result.cover(Viewer()).covered:
        return (Said(text=text, who=who, outcome=outcome),)
    view = shown(result, Viewer(), odds=False)
    words = view.outcome.words if view.outcome else ()
    told = phrase("{title}：{words}", title=view.title, words=_joined(words))
    return (Said(text=text, who=who, secret=True, open=told, outcome=outcome),)


def _joined(words: tuple[Phrase | str, ...]) -> Phrase | str:
    """Put facts one after the other."""
    if not words:
        return ""
    found = words[0]
    for word in words[1:]:
        found = phrase("{a}・{b}", a=found, b=word)
    return found


def sheet_line(actor: Actor | None, text: Phrase) -> tuple[Said, ...]:
    """Say something of a character's own sheet; of an NPC only to the GM."""
    secret = actor is not None and not actor.is_pc
    return (Said(text=text, who=actor.id if actor else "", secret=secret),)
