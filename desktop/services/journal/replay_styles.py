"""A replay as values, and written as plain text, Markdown or HTML, in each of which typed text stays plain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Literal

from desktop.core.words import JAPANESE, Words


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
class ReplayLine:
    """One line of the replay, not styled yet."""

    text: str
    who: str = ""
    dice: str = ""
    time: str = ""
    more: str = ""
    """Text behind the dice."""


Block = Heading | Day | ReplayLine


@dataclass(frozen=True)
class Book:
    """A whole replay, not styled yet."""

    title: str
    day: str
    blocks: tuple[Block, ...]
    recap: Recap | None
    language: str


Style = Literal["text", "markdown", "html"]
STYLES_BY_ENDING: Mapping[str, Style] = {".txt": "text", ".md": "markdown", ".html": "html"}
_WIDE, _NARROW = ("　", "　　", "："), ("  ", "    ", ": ")
"""What is between two things, before a line and behind a name: in Japanese, and in any other language."""
_SIGNS = re.compile(r"[\\`*_#<>\[\]&~|!]")
_BEGINS_BLOCK = re.compile(r"^(\d*)([-+=.)])", re.MULTILINE)
"""What makes a list or a heading of a line in Markdown."""


def styled(book: Book, style: Style) -> str:
    """Write a whole replay."""
    return _STYLES[style](book)


def recap_text(recap: Recap, words: Words = JAPANESE) -> str:
    """Write a summary alone as plain text."""
    return "\n".join(_text_recap(recap, words.language)).strip("\n") + "\n"


def recap_page(title: str, recap: Recap, words: Words = JAPANESE) -> str:
    """Write a summary alone as a page, to be printed."""
    return _html(Book(one_line(title), "", (), recap, words.language))


def one_line(text: str) -> str:
    """Put a text of several lines into one."""
    return " ".join(text.splitlines())


def _marks(language: str) -> tuple[str, str, str]:
    return _WIDE if language == "ja" else _NARROW


def _text(book: Book) -> str:
    gap, indent, colon = _marks(book.language)
    lines = [gap.join(part for part in (book.title, book.day) if part), ""]
    for block in book.blocks:
        match block:
            case Day(text=text):
                lines += ["", text, ""]
            case Heading(text=text, level=level):
                lines += ["", f"{'■' if level == 1 else '◇'} {text}"]
            case ReplayLine():
                text = block.text.replace("\n", f"\n{indent}")
                spoken = f"{block.who}{colon}{text}" if block.who else f"{indent}{text}"
                lines.append(gap.join(part for part in (block.time, spoken, block.dice) if part))
                lines += [indent + more for more in block.more.splitlines()]
    return "\n".join([*lines, *_text_recap(book.recap, book.language)]) + "\n"


def _text_recap(recap: Recap | None, language: str) -> Iterator[str]:
    if recap is None:
        return
    gap, indent, _ = _marks(language)
    yield from ("", "■ " + gap.join(part for part in (recap.title, recap.since) if part))
    for person in recap.people:
        yield from ("", f"◇ {one_line(person.name)}")
        for row in person.rows:
            yield f"{indent}{one_line(row.title)}{gap}{one_line(row.before)} → {one_line(row.after)}"


def _markdown(book: Book) -> str:
    lines = [f"# {_md(book.title)}", "", *([f"*{book.day}*", ""] if book.day else [])]
    for block in book.blocks:
        match block:
            case Day(text=text):
                lines += [f"*{text}*", ""]
            case Heading(text=text, level=level):
                lines += [f"{'#' * (level + 1)} {_md(text)}", ""]
            case ReplayLine():
                spoken = f"**{_md(block.who)}** {_md(block.text)}" if block.who else f"*{_md(block.text)}*"
                dice = f"`{block.dice}`" if block.dice else ""
                more = "".join(f"  \n*{_md(text)}*" for text in block.more.splitlines())
                lines += [" ".join(part for part in (block.time, spoken, dice) if part) + more, ""]
    return "\n".join([*lines, *_markdown_recap(book.recap, book.language)])


def _markdown_recap(recap: Recap | None, language: str) -> Iterator[str]:
    if recap is None:
        return
    colon = _marks(language)[2]
    yield from (f"## {_md(recap.title)}", "", *([f"*{recap.since}*", ""] if recap.since else []))
    for person in recap.people:
        yield from (f"### {_md(one_line(person.name))}", "")
        for row in person.rows:
            title, before, after = (_md(one_line(part)) for part in (row.title, row.before, row.after))
            yield f"- {title}{colon}{before} → {after}"
        yield ""


def _md(text: str) -> str:
    marked = _SIGNS.sub(lambda sign: f"\\{sign[0]}", text)
    return _BEGINS_BLOCK.sub(r"\1\\\2", marked).replace("\n", "  \n")


_STYLE = (
    ":root{color-scheme:light dark}body{max-width:40em;margin:2em auto;padding:0 1em;line-height:1.8;"
    "font-family:sans-serif;overflow-wrap:anywhere}h1,h2,h3{break-after:avoid}.who{font-weight:bold}"
    ".dice,.time,.day{color:#5b5e66}@media(prefers-color-scheme:dark){.dice,.time,.day{color:#a9adb8}}"
    ".text{white-space:pre-line}h2{font-size:1.2em;margin-top:2em}"
    "h3{font-size:1em;margin-top:1.5em}table{border-collapse:collapse}td{padding:0 1em 0 0;vertical-align:top}"
)


def _html(book: Book) -> str:
    rows = [*(_html_row(block) for block in book.blocks), *_html_recap(book.recap)]
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(book.language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
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
        case ReplayLine():
            parts = (("time", block.time), ("who", block.who), ("text", block.text), ("dice", block.dice))
            cells = "".join(f'<span class="{name}">{escape(part)}</span> ' for name, part in parts if part)
            more = f'<span class="text">\n{escape(block.more)}</span>' if block.more else ""
            return f"<p>{cells.strip()}{more}</p>"


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
