"""The log as a keepsake: a リプレイ in plain text, Markdown or HTML, for the GM or for the players.

Scenes and rounds are headings; what was changed on the sheets is at the end. Everything typed stays plain text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from desktop.core.words import JAPANESE, Words
from desktop.services.journal.journal import Log, LogEntry
from desktop.services.journal.replay_once import CLOSES, LAY_OPEN, arrived, behind, joined, once, with_behind
from desktop.services.journal.replay_styles import Block, Book, Day, Heading, Recap, ReplayLine, Style, one_line, styled
from desktop.services.journal.retelling import COVERED, phrase_from

SCENE = "scene"
"""Kind of a line that begins a scene: a heading."""
MEMO = "memo"
"""Kind of a note, which another one may have taken the place of."""


def replay(
    log: Log,
    title: str,
    style: Style = "text",
    *,
    secrets: bool = False,
    times: bool = False,
    recap: Recap | None = None,
    words: Words = JAPANESE,
) -> str:
    """Write what counts of a log as a readable text.

    Args:
        secrets: the GM's edition, also with what only the GM may read; the players' one leaves it out.
        times: put the time of day before each line.
        recap: what was changed on the sheets, of the same edition.
    """
    rewritten = _rewritten(log)
    standing = joined((e for e in log.standing if e.id not in rewritten), words)
    come = map(arrived, standing)
    entries = list(once([e if secrets else _for_players(e) for e in come]))
    days = [(e, f"{e.local:%Y-%m-%d}" if e.local is not None else "") for e in entries if e.text or _heading(e)]
    first = next((day for _, day in days if day), "")
    blocks = tuple(_Blocks(words, times, secrets).of(days, first))
    changed = recap if recap is not None and recap.people else None  # nothing under a heading says nothing
    return styled(Book(one_line(title), first, blocks, changed, words.language), style)


def _rewritten(log: Log) -> set[str]:
    """Ids of notes that were rewritten or taken away, and of the lines that only took one away."""
    found: set[str] = set()
    for entry in log.standing:
        memo = entry.data.get(MEMO) if entry.kind == MEMO else None
        if isinstance(memo, Mapping):
            found |= {str(memo["instead"])} if "instead" in memo else set()
            found |= {entry.id} if memo.get("gone") is True else set()
    return found


def _for_players(entry: LogEntry) -> LogEntry:
    """Return the public text of a secret entry; its dice are part of the secret, unless they were shown."""
    outcome = entry.outcome if entry.data.get(LAY_OPEN) is True else None
    if not entry.secret:
        return entry
    _, table = behind(entry)
    return with_behind(replace(entry, text=entry.open, outcome=outcome, secret=False), table, table)


def _heading(entry: LogEntry) -> Mapping[str, Any]:
    found = entry.data.get("heading")
    return found if isinstance(found, Mapping) else {}


class _Blocks:
    """Cuts lines into blocks, with headings where scene or round change."""

    def __init__(self, words: Words, times: bool, secrets: bool) -> None:
        self._words, self._times, self._secrets = words, times, secrets
        self._scene = self._round = self._typed = ""
        self._last_heading = ("", "")
        """Scene and round of the last heading that a line is under."""
        self._waiting: Heading | None = None
        """A typed heading that no line is under yet: the battle that follows shares it."""

    def of(self, days: Iterable[tuple[LogEntry, str]], current: str) -> Iterator[Block]:
        for entry, day in days:
            if day and day != current:
                yield from self._written()
                yield Day(day)
            current = day or current
            ends = any(entry.data.get(key) is True for key in ("close", CLOSES))  # it still belongs to what it ends
            if not ends:
                self._go_to(entry)
            if entry.kind == SCENE:
                yield from self._written()
                self._typed = self._scene = one_line(entry.text)
                self._round = ""
                self._last_heading = (self._scene, "")
                self._waiting = Heading(self._lock(entry) + self._scene)
            elif entry.text:
                headings = tuple(self._headings())
                yield from headings
                line = reduce(_without_echo, (heading.text for heading in headings), entry)
                if line.text:
                    yield self._line(line)
            if ends:
                self._go_to(entry)
        yield from self._written()

    def _written(self) -> Iterator[Heading]:
        """Write the heading that waits, if one does."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            yield waiting

    def _shared(self) -> Heading | None:
        """The typed heading that waits, with what begins under it; a secret one is by itself."""
        if self._waiting is None or self._waiting.text != self._typed:
            return None
        self._waiting = None
        return Heading(self._typed + ("　" if self._words.language == "ja" else ": ") + self._scene)

    def _headings(self) -> Iterator[Heading]:
        """Tell where the next line belongs; a scene or round without any line has no heading."""
        scene, nth = self._last_heading
        if self._scene != scene:
            shared = self._shared()
            yield from self._written()
            yield shared or Heading(self._scene)
            nth = ""
        yield from self._written()
        if self._round and self._round != nth:
            yield Heading(self._round, 2)
        self._last_heading = (self._scene, self._round)

    def _go_to(self, entry: LogEntry) -> None:
        heading = _heading(entry)
        scene, nth = (one_line(str(heading.get(level) or "")) for level in ("scene", "round"))
        if self._secrets and (covered := self._words.say(phrase_from(heading.get(COVERED)))):
            scene = self._words.say("（隠）") + one_line(covered)
        if not scene:
            return
        if "begin" in entry.data and entry.data.get("engine") == "session":
            self._typed = ""
        scene = (heading.get("plain") is True and self._typed) or scene
        if scene != self._scene:
            self._scene, self._round = scene, ""
        self._round = nth

    def _line(self, entry: LogEntry) -> ReplayLine:
        dice, (late, _), lines = self._dice(entry), behind(entry), list(self._lines(entry))
        end = max(1, len(lines) - late) if dice else len(lines)
        return ReplayLine(
            text="\n".join(lines[:end]),
            more="\n".join(lines[end:]),
            who=one_line(entry.who),
            dice=dice,
            time=f"{entry.local:%H:%M}" if self._times and entry.local is not None else "",
        )

    def _lines(self, entry: LogEntry) -> Iterator[str]:
        """The sentences of a line; those that players read otherwise, or not at all, are marked."""
        open_ = {line.strip() for line in entry.open.splitlines()} if entry.secret else set()
        for text in filter(None, map(str.strip, entry.text.splitlines())):
            yield text if text in open_ else self._lock(entry) + text

    def _lock(self, entry: LogEntry) -> str:
        return self._words.say("（隠）") if entry.secret else ""

    def _dice(self, entry: LogEntry) -> str:
        """Every throw by itself: both sides of a contest, and what was thrown again, can be distinguished."""
        throws = (_list(throw, "faces") for throw in _list(entry.outcome, "throws"))
        rows = (" ".join(_face(face.get("value")) for face in faces if isinstance(face, dict)) for faces in throws)
        values = " ".join(f"[{row}]" for row in rows if row)
        return f"{values}{self._words.say('実')}" if values and entry.hand else values


def _without_echo(entry: LogEntry, heading: str) -> LogEntry:
    """Leave out what the heading right above a line says."""
    if entry.who:
        return entry
    rows, (late, table) = entry.text.splitlines(), behind(entry)
    kept = [not text.strip() or not _echoes(heading, text.strip()) for text in rows]
    texts = [_behind(heading, text) for text, stays in zip(rows, kept, strict=True) if stays]
    late = sum(kept[-late:]) if late else 0
    return with_behind(replace(entry, text="\n".join(texts).strip()), late, table)


def _behind(heading: str, text: str) -> str:
    """Leave out a heading that a line begins with; what is left begins as a sentence does."""
    rest = text.removeprefix(f"{heading}：").removeprefix(f"{heading}: ")
    return rest if rest == text else rest[:1].upper() + rest[1:]


def _echoes(heading: str, text: str) -> bool:
    return heading.endswith(text) and heading[: -len(text)][-1:] in ("", " ", "　")


def _face(value: Any) -> str:
    """Write one die; "?" for any other value."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else "?"


def _list(data: Any, name: str) -> Iterable[Any]:
    found = data.get(name) if isinstance(data, Mapping) else None
    return found if isinstance(found, list | tuple) else ()
