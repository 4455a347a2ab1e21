"""The step that a typed line names, as far as the line goes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.core.problem import Refusal, refuse
from desktop.core.words import Typed, phrase
from desktop.services.command_line.names import WHOLE, Name, best
from desktop.services.command_line.scene import LISTED, Scene

RULING = "!！"
"""Signs before a line that overrules the rules."""
MOST_WORDS = 5
"""Words that a step's name may have."""
_TOKEN = re.compile(r'(?:[^\s「"]|「[^」]*」|"[^"]*")+')


@dataclass(frozen=True)
class NamedStep:
    """The step that a line names, as far as it goes."""

    kind: str
    score: int
    known: Mapping[str, Any]
    """What the name itself says, where it is the name of one legal step."""
    rest: tuple[str, ...]


def tokens(line: str) -> tuple[str, ...]:
    """Cut a line at blanks; what is in 「」 or "" stays together."""
    return tuple(_TOKEN.findall(line))


def named_step(line: str, scene: Scene) -> NamedStep | None:
    """Find the step that a line names: the longest run of words that is a whole name, else the first word.

    Raises:
        Refusal: what was typed fits several steps alike.
    """
    parts = tokens(line.strip().lstrip(RULING))
    for number in range(min(len(parts), MOST_WORDS), 0, -1):
        text = " ".join(parts[:number])
        named = _named(text, scene)
        if named is not None:
            return NamedStep(*named, parts[number:])
    if not parts or not any(char.isalnum() for char in parts[0]):
        return None
    kinds = [scene.vocabulary.step(kind) for kind in scene.types]
    score, found = best(kinds, parts[0])
    live = {offer.kind for offer in scene.offers}
    found = [name for name in found if name.id in live] or found
    if len(found) > 1:
        raise _which(parts[0], [name.text(scene.words) for name in found])
    return NamedStep(found[0].id, score, {}, parts[1:]) if found else None


def _named(text: str, scene: Scene) -> tuple[str, int, Mapping[str, Any]] | None:
    score, found = best([scene.vocabulary.step(kind) for kind in scene.types], text)
    if score == WHOLE:
        return found[0].id, WHOLE, {}
    for offer in scene.offers:
        if Name("", scene.words.say(offer.label)).fits(text) == WHOLE:
            return offer.kind, WHOLE, dict(offer.event)
    return None


def _which(text: str, names: Sequence[str]) -> Refusal:
    return refuse(
        "several",
        "",
        phrase("「{text}」は一つに決まりません。", text=Typed(text[:30])),
        phrase("候補は {names} です。", names=tuple(map(Typed, names[:LISTED]))),
        overridable=False,
    )
