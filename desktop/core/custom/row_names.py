"""What asks for attention in the names that a definition gives: two rows of one list alike, and signs of markup."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pydantic import JsonValue

from desktop.core.problem import Problem, Severity
from desktop.core.words import Phrase, Typed, phrase

TAGS = "a|b|big|body|br|center|code|div|em|font|h[1-6]|hr|html|i|iframe|img|li|link|ol|p|pre|script|small|span|strong|"
MARKUP = r"(?i)</?(?:" + TAGS + r"style|sub|sup|svg|table|td|th|tr|u|ul)(?:\s[^<>]*)?/?>|&(?:[a-z]{2,8}|#[0-9]+);"
"""Tags and signs of HTML; a card that is called <攻撃> is none."""
Named = tuple[str, Phrase | str, Sequence[str]]
"""(place in the file, what its rows are called together, the name of every row)"""


def named(place: str, title: Phrase | str, rows: Iterable[Mapping[str, JsonValue]]) -> Named:
    """Return the names of rows that were not read yet; one that is no text is named elsewhere."""
    names = (row.get("name") for row in rows)
    return place, title, [name if isinstance(name, str) else "" for name in names]


def faults(lists: Iterable[Named], labels: Mapping[str, tuple[str, str]]) -> Iterator[Problem]:
    """List what asks for attention.

    Args:
        lists: every list whose rows have names.
        labels: what the campaign calls things: id → (the published word, its own).
    """
    for place, title, names in lists:
        for name, count in Counter(map(str.strip, names)).items():
            if count > 1 and name:
                message = phrase("{list}に「{name}」が {n} つあります。", list=title, name=Typed(name[:40]), n=count)
                yield _asks("same_name", place, message, phrase("見分けられるように、別々の名前を付けてください。"))
            if name:
                yield from _marked(place, title, name)
    for label, (word, own) in labels.items():
        yield from _marked(f"labels.{label}", phrase("用語「{word}」", word=word), own)


def _marked(place: str, title: Phrase | str, name: str) -> Iterator[Problem]:
    found = re.search(MARKUP, name) if "<" in name or "&" in name else None
    if found is not None:
        message = phrase("{list}の「{name}」にある {sign} は飾りにならず、その文字のまま出ます。", list=title,
                         name=Typed(name[:40]), sign=Typed(found[0][:20]))  # fmt: skip
        yield _asks("markup", place, message, phrase("名前だけを残して、印を消してください。"))


def _asks(code: str, place: str, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(code=code, rule="", field=place, message=message, remedy=remedy, severity=Severity.WARN)
