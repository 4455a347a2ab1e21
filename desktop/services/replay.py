"""The log as a keepsake: a リプレイ in plain text, Markdown or HTML, for the GM or for the players.

Scenes and rounds are headings; what was changed on the sheets stands at the end. Everything typed stays plain text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape
from typing import Any, Literal

from desktop.core.words import JAPANESE, Words
from desktop.services.journal import Log, LogEntry

Style = Literal["text", "markdown", "html"]
STYLES_BY_ENDING: Mapping[str, Style] = {".txt": "text", ".md": "markdown", ".html": "html"}
SCENE = "scene"
"""Kind of a line that begins a scene: a heading."""
MEMO = "memo"
"""Kind of a note, which another one may have taken the place of."""
_INDENT = "　　"
_SIGNS = re.compile(r"[\\`*_#<>\[\]&~|!]")
_BEGINS_BLOCK = re.compile(r"^(\d*)([-+=.)])", re.MULTILINE)
"""What makes a list or a heading of a line in Markdown."""


@dataclass(frozen=True)
class RecapRow:
    """One field that a session has changed."""

    title: str
    before: str
    after: str


@dataclass(frozen=True)
class RecapPerson:
    """Everything that a session has changed on one sheet."""

    id: str
    name: str
    is_pc: bool
    rows: tuple[RecapRow, ...]


@dataclass(frozen=True)
class Recap:
    """The summary at the end, in words already."""

    title: str
    since: str
    """Day and time of its beginning; empty: not known."""
    people: tuple[RecapPerson, ...] = ()


@dataclass(frozen=True)
class Heading:
    """A scene, or a round of it."""

    text: str
    level: Literal[1, 2] = 1


@dataclass(frozen=True)
class Day:
    """The date, where a line is the first of a day other than the first one."""

    text: str


@dataclass(frozen=True)
class Line:
    """One line of the replay, not dressed yet."""

    text: str
    who: str = ""
    dice: str = ""
    time: str = ""


Block = Heading | Day | Line


@dataclass(frozen=True)
class Book:
    """A whole replay, not dressed yet."""

    title: str
    day: str
    blocks: tuple[Block, ...]
    recap: Recap | None
    language: str


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
    entries = [e if secrets else _for_players(e) for e in log.standing if e.id not in rewritten]
    days = [(e, f"{e.local:%Y-%m-%d}" if e.local is not None else "") for e in entries if e.text or _heading(e)]
    first = next((day for _, day in days if day), "")
    blocks = tuple(_Blocks(words, times).of(days, first))
    return _STYLES[style](Book(_one_line(title), first, blocks, recap, words.language))


def recap_text(recap: Recap) -> str:
    """Write a summary alone as plain text."""
    return "\n".join(_text_recap(recap)).strip("\n") + "\n"


def recap_page(title: str, recap: Recap, words: Words = JAPANESE) -> str:
    """Write a summary alone as a page, to be printed."""
    return _html(Book(_one_line(title), "", (), recap, words.language))


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
    """Give everybody's words for a secret entry; its dice and what it did are part of the secret."""
    return replace(entry, text=entry.open, outcome=None, secret=False) if entry.secret else entry


def _heading(entry: LogEntry) -> Mapping[str, Any]:
    found = entry.data.get("heading")
    return found if isinstance(found, Mapping) else {}


class _Blocks:
    """Cuts lines into blocks, with headings where scene or round change."""

    def __init__(self, words: Words, times: bool) -> None:
        self._words, self._times = words, times
        self._scene = self._round = self._typed = ""

    def of(self, days: Iterable[tuple[LogEntry, str]], current: str) -> Iterator[Block]:
        for entry, day in days:
            if day and day != current:
                yield Day(day)
            current = day or current
            ends = entry.data.get("close") is True  # it still belongs to what it ends
            if not ends:
                yield from self._headings(entry)
            if entry.kind == SCENE:
                self._typed = self._scene = _one_line(entry.text)
                self._round = ""
                yield Heading(self._lock(entry) + self._scene)
            elif entry.text:
                yield self._line(entry)
            if ends:
                yield from self._headings(entry)

    def _headings(self, entry: LogEntry) -> Iterator[Heading]:
        heading = _heading(entry)
        scene, nth = (_one_line(str(heading.get(level) or "")) for level in ("scene", "round"))
        if not scene:
            return
        if "begin" in entry.data and entry.data.get("machine") == "session":
            self._typed = ""
        scene = (heading.get("plain") is True and self._typed) or scene
        if scene != self._scene:
            self._scene, self._round = scene, ""
            yield Heading(scene)
        if nth != self._round:
            self._round = nth
            if nth:
                yield Heading(nth, 2)

    def _line(self, entry: LogEntry) -> Line:
        return Line(
            text=self._lock(entry) + "\n".join(filter(None, map(str.strip, entry.text.splitlines()))),
            who=_one_line(entry.who),
            dice=self._dice(entry),
            time=f"{entry.local:%H:%M}" if self._times and entry.local is not None else "",
        )

    def _lock(self, entry: LogEntry) -> str:
        return self._words.say("（隠）") if entry.secret else ""

    def _dice(self, entry: LogEntry) -> str:
        faces = [face for throw in _list(entry.outcome, "throws") for face in _list(throw, "faces")]
        values = " ".join(str(f.get("value", "?")) for f in faces if isinstance(f, dict))
        if not values:
            return ""
        return f"[{values}]{self._words.say('実')}" if entry.hand else f"[{values}]"


def _one_line(text: str) -> str:
    return " ".join(text.splitlines())


def _list(data: Any, name: str) -> Iterable[Any]:
    found = data.get(name) if isinstance(data, Mapping) else None
    return found if isinstance(found, list | tuple) else ()


def _text(book: Book) -> str:
    lines = [f"{book.title}　{book.day}".strip("　"), ""]
    for block in book.blocks:
        match block:
            case Day(text=text):
                lines += ["", text, ""]
            case Heading(text=text, level=level):
                lines += ["", f"{'■' if level == 1 else '◇'} {text}"]
            case Line():
                text = block.text.replace("\n", f"\n{_INDENT}")
                said = f"{block.who}：{text}" if block.who else f"{_INDENT}{text}"
                lines.append("　".join(part for part in (block.time, said, block.dice) if part))
    return "\n".join([*lines, *_text_recap(book.recap)]) + "\n"


def _text_recap(recap: Recap | None) -> Iterator[str]:
    if recap is None:
        return
    yield from ("", f"■ {recap.title}　{recap.since}".rstrip("　"))
    for person in recap.people:
        yield from ("", f"◇ {_one_line(person.name)}")
        for row in person.rows:
            yield f"{_INDENT}{_one_line(row.title)}　{_one_line(row.before)} → {_one_line(row.after)}"


def _markdown(book: Book) -> str:
    lines = [f"# {_md(book.title)}", "", *([f"*{book.day}*", ""] if book.day else [])]
    for block in book.blocks:
        match block:
            case Day(text=text):
                lines += [f"*{text}*", ""]
            case Heading(text=text, level=level):
                lines += [f"{'#' * (level + 1)} {_md(text)}", ""]
            case Line():
                said = f"**{_md(block.who)}** {_md(block.text)}" if block.who else f"*{_md(block.text)}*"
                dice = f"`{block.dice}`" if block.dice else ""
                lines += [" ".join(part for part in (block.time, said, dice) if part), ""]
    return "\n".join([*lines, *_markdown_recap(book.recap)])


def _markdown_recap(recap: Recap | None) -> Iterator[str]:
    if recap is None:
        return
    yield from (f"## {_md(recap.title)}", "", *([f"*{recap.since}*", ""] if recap.since else []))
    for person in recap.people:
        yield from (f"### {_md(_one_line(person.name))}", "")
        for row in person.rows:
            title, before, after = (_md(_one_line(part)) for part in (row.title, row.before, row.after))
            yield f"- {title}: {before} → {after}"
        yield ""


def _md(text: str) -> str:
    marked = _SIGNS.sub(lambda sign: f"\\{sign[0]}", text)
    return _BEGINS_BLOCK.sub(r"\1\\\2", marked).replace("\n", "  \n")


_STYLE = (
    "body{max-width:40em;margin:2em auto;padding:0 1em;line-height:1.8}.who{font-weight:bold}"
    ".dice,.time,.day{color:#5b5e66}.text{white-space:pre-line}h2{font-size:1.2em;margin-top:2em}"
    "h3{font-size:1em;margin-top:1.5em}table{border-collapse:collapse}td{padding:0 1em 0 0;vertical-align:top}"
)


def _html(book: Book) -> str:
    rows = [*(_html_row(block) for block in book.blocks), *_html_recap(book.recap)]
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(book.language)}"><head><meta charset="utf-8">'
        f"<title>{escape(book.title)}</title><style>{_STYLE}</style></head>\n<body><h1>{escape(book.title)}</h1>\n"
        + (f'<p class="day">{escape(book.day)}</p>\n' if book.day else "")
        + "\n".join(rows)
        + "\n</body></html>\n"
    )


def _html_row(block: Block) -> str:
    match block:
        case Day(text=text):
            return f'<p class="day">{escape(text)}</p>'
        case Heading(text=text, level=level):
            return f"<h{level + 1}>{escape(text)}</h{level + 1}>"
        case Line():
            parts = (("time", block.time), ("who", block.who), ("text", block.text), ("dice", block.dice))
            cells = "".join(f'<span class="{name}">{escape(part)}</span> ' for name, part in parts if part)
            return f"<p>{cells.strip()}</p>"


def _html_recap(recap: Recap | None) -> Iterator[str]:
    if recap is None:
        return
    yield f"<h2>{escape(recap.title)}</h2>"
    if recap.since:
        yield f'<p class="day">{escape(recap.since)}</p>'
    for person in recap.people:
        yield f"<h3>{escape(person.name)}</h3>"
        cells = "".join(
            f"<tr><td>{escape(row.title)}</td><td>{escape(row.before)} → {escape(row.after)}</td></tr>"
            for row in person.rows
        )
        yield f"<table>{cells}</table>"


_STYLES: Mapping[Style, Callable[[Book], str]] = {"text": _text, "markdown": _markdown, "html": _html}
