"""What a replay tells once though the log, which is read line by line while it happens, tells it twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from desktop.core.words import Phrase, Typed, Words
from desktop.services.journal.journal import LogEntry
from desktop.services.journal.retelling import PHRASE, phrase_from

AGAIN, ENDS, JOINS, CLOSES, LAY_OPEN = "again", "ends", "joins", "closes", "lay_open"
"""Keys of a line: what comes next tells it again; it says that an engine ends; the word in which several are one; it
ends the scene it belongs to; its dice lay open though some of its words are the GM's."""
BEHIND = "behind"
"""Key of a line whose last sentence does not give its throw: how many follow it, for the GM and openly."""
PASSING, ALL_VIEWERS, GM_ONLY, TABLE_ONLY = "passing", "all", "gm", "table"
"""Key of a line whose last sentence only names the next stage; its value says in which edition's words."""
_MARKS = ("：", ": ", "　", "  ")
"""What separates a name from its predicate, in Japanese and in English."""


def joined(entries: Iterable[LogEntry], words: Words) -> Iterator[LogEntry]:
    """Yield lines, those that say the same of several things one after the other as one: 「経験点：A、B、C」."""
    run: list[LogEntry] = []
    for entry in entries:
        if run and not _alike(run[-1], entry):
            yield _merged(run, words)
            run = []
        run.append(entry)
    if run:
        yield _merged(run, words)


def arrived(entry: LogEntry) -> LogEntry:
    """Leave out the sentence that only names the next stage, which follows."""
    edition, (gm, table) = entry.data.get(PASSING), behind(entry)
    text, open_ = entry.text, entry.open
    if edition in (ALL_VIEWERS, GM_ONLY):
        text, gm = _without_last(text), gm - 1
    if edition in (ALL_VIEWERS, TABLE_ONLY):
        open_, table = _without_last(open_), table - 1
    return with_behind(replace(entry, text=text, open=open_), gm, table)


def behind(entry: LogEntry) -> tuple[int, int]:
    """Return how many sentences follow the one about the throw: in the GM's text, and in the public text."""
    match entry.data.get(BEHIND):
        case [int(gm), int(table)]:
            return max(0, gm), max(0, table)
        case _:
            return 0, 0


def with_behind(entry: LogEntry, gm: int, table: int) -> LogEntry:
    """Return a line that says so of itself."""
    if (gm, table) == behind(entry):
        return entry
    return replace(entry, data={**entry.data, BEHIND: [gm, table]})


def _without_last(text: str) -> str:
    return text.rpartition("\n")[0]


def _parts(entry: LogEntry) -> tuple[str, dict[str, Any], str] | None:
    """Return template, other words, and the word that is joined; None: this line is not merged."""
    name, text = entry.data.get(JOINS), phrase_from(entry.data.get(PHRASE))
    if entry.secret or not isinstance(name, str) or not isinstance(text, Phrase) or name not in dict(text.args):
        return None
    return text.template, {key: value for key, value in text.args if key != name}, name


def _alike(one: LogEntry, other: LogEntry) -> bool:
    found = _parts(one)
    return found is not None and found == _parts(other)


def _merged(run: Sequence[LogEntry], words: Words) -> LogEntry:
    first, parts = run[0], _parts(run[0])
    text = phrase_from(first.data.get(PHRASE))
    if len(run) == 1 or parts is None or not isinstance(text, Phrase):
        return first
    name = parts[2]
    each = [dict(found.args)[name] for one in run if isinstance(found := phrase_from(one.data.get(PHRASE)), Phrase)]
    together = Typed(words.listed(each))
    args = tuple((key, together if key == name else value) for key, value in text.args)
    return replace(first, text=words.say(text.evolve(args=args)))


def once(entries: Sequence[LogEntry]) -> Iterator[LogEntry]:
    """Yield lines of one edition without those that what comes next tells again."""
    lines = [entry for entry in entries if entry.text]
    before = {entry.id: one for one, entry in zip([None, *lines], lines, strict=False)}
    ahead = ""
    for number, entry in enumerate(entries):
        if entry.text and entry.data.get("close") is True and _ended(before[entry.id], entry):
            yield replace(entry, text="")
        elif not entry.text or entry.data.get(AGAIN) is not True:
            yield replace(entry, text=_with(ahead, entry.text)) if ahead and entry.text else entry
            ahead = ahead if not entry.text else ""
        elif _follows(entry, entries[number + 1 :]):
            ahead = _asked(entry.text) or ahead
            yield replace(entry, text="")
        else:
            yield entry


def _ended(last: LogEntry | None, entry: LogEntry) -> bool:
    """Tell whether the line before is the end of the same engine."""
    return last is not None and last.data.get(ENDS) is True and last.data.get("engine") == entry.data.get("engine")


def _follows(entry: LogEntry, later: Sequence[LogEntry]) -> bool:
    """Tell whether the next line of its own weight says how it ended, in the same edition as openly."""
    following = next((one for one in later if one.text and one.data.get(AGAIN) is not True), None)
    return (
        following is not None
        and following.outcome is not None
        and following.data.get("engine") == entry.data.get("engine")
        and following.secret == entry.secret
    )


def _cut(text: str) -> tuple[str, str]:
    """Split a line after the character whom it is about."""
    places = [text.find(mark) + len(mark) for mark in _MARKS if mark in text]
    return (text[: min(places)], text[min(places) :]) if places else ("", "")


def _asked(text: str) -> str:
    return text if _cut(text)[0] else ""


def _with(ahead: str, text: str) -> str:
    """Tell what was asked with how it ended, unless that says it: 「ハル：行為判定：ワンペア以上 → ツーペアで成功」."""
    (who, what), (same, result) = _cut(ahead), _cut(text)
    asked = _cut(what)[1]
    if who != same or not what or asked in text or what in text:
        return text
    title = _cut(result)[0].rstrip("：: 　")
    if title and asked.startswith(title):  # the same with more words: against whom, say
        return f"{who}{asked}{result[len(title) :]}"
    return f"{ahead} → {result}"
