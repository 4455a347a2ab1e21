"""A result in one line, the same words for the log, the tray's voice and the command line."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.rolls.outcome import Outcome
from desktop.core.view_models import CheckView
from desktop.core.words import Phrase, phrase, signed_text

HIDDEN = phrase("伏せています")


def joined(words: Sequence[Phrase | str]) -> Phrase | str:
    """Put words in a row: 成功・ゾロ目."""
    if len(words) < 2:
        return words[0] if words else ""
    return phrase("{first}・{rest}", first=words[0], rest=joined(words[1:]))


def result(outcome: Outcome) -> Phrase:
    """Say how a check ended: total, success and every fact, then the rest of the news, below where it has lines."""
    texts: list[Phrase | str] = [joined(outcome.words)] if outcome.words else []
    if outcome.total is not None and not outcome.headline:
        texts.insert(0, signed_text(outcome.total))
    line: Phrase | str = texts[0] if texts else ""
    for part in texts[1:]:
        line = phrase("{before} {after}", before=line, after=part)
    if detail := str(outcome.detail):
        beside = "{before}\n{after}" if "\n" in detail else "{before}　{after}"
        line = phrase(beside, before=line, after=outcome.detail)
    return phrase("{words}", words=line)


def describe_check(check: CheckView) -> Phrase:
    """Say a check and how it ended, as far as its viewer may know."""
    ended = HIDDEN if check.outcome is None else result(check.outcome)
    return phrase("{title}：{result}", title=check.title, result=ended)
