"""The log as a keepsake: a リプレイ in plain text, Markdown or HTML, for the GM or for the players."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape
from typing import Any, Literal

from desktop.services.journal import Log, LogEntry

Style = Literal["text", "markdown", "html"]
SCENE = "scene"
"""Kind of a line that begins a scene: a heading."""
_INDENT = "　　"
_SIGNS = re.compile(r"[\\`*_#<>\[\]&~|!]")
_BEGINS_BLOCK = re.compile(r"^(\d*)([-+=.)])", re.MULTILINE)
"""What makes a list or a heading of a line in Markdown."""


@dataclass(frozen=True)
class Block:
    """One line of the replay, not dressed yet."""

    text: str
    who: str = ""
    dice: str = ""
    time: str = ""
    scene: bool = False
    secret: bool = False
    day: str = ""
    """The date, where this is the first line of a day other than the first one."""


def replay(log: Log, title: str, style: Style = "text", *, secrets: bool = False, times: bool = False) -> str:
    """Write what counts of a log as a readable text.

    Args:
        secrets: the GM's edition, also with what only the GM may read; the players' one leaves it out.
        times: put the time of day before each line.
    """
    entries = [e if secrets else _for_players(e) for e in log.standing]
    days = [(e, f"{e.local:%Y-%m-%d}" if e.local is not None else "") for e in entries if e.text]
    first = next((day for _, day in days if day), "")
    return _STYLES[style](_one_line(title), first, list(_blocks(days, first, times)))


def _for_players(entry: LogEntry) -> LogEntry:
    """Give everybody's words for a secret entry; its dice and what it did are part of the secret."""
    return replace(entry, text=entry.open, outcome=None, secret=False) if entry.secret else entry


def _blocks(days: Iterable[tuple[LogEntry, str]], current: str, times: bool) -> Iterator[Block]:
    for entry, day in days:
        another = day if day and day != current else ""
        current = day or current
        yield Block(
            text="\n".join(filter(None, map(str.strip, entry.text.splitlines()))),
            who=_one_line(entry.who),
            dice=_dice(entry),
            time=f"{entry.local:%H:%M}" if times and entry.local is not None else "",
            scene=entry.kind == SCENE,
            secret=entry.secret,
            day=another,
        )


def _one_line(text: str) -> str:
    return " ".join(text.splitlines())


def _dice(entry: LogEntry) -> str:
    faces = [face for throw in _list(entry.outcome, "throws") for face in _list(throw, "faces")]
    values = " ".join(str(f.get("value", "?")) for f in faces if isinstance(f, dict))
    if not values:
        return ""
    return f"[{values}]実" if entry.hand else f"[{values}]"


def _list(data: Any, name: str) -> Iterable[Any]:
    found = data.get(name) if isinstance(data, Mapping) else None
    return found if isinstance(found, list | tuple) else ()


def _lock(block: Block) -> str:
    return "（隠）" if block.secret else ""


def _text(title: str, day: str, blocks: list[Block]) -> str:
    lines = [f"{title}　{day}".strip("　"), ""]
    for block in blocks:
        if block.day:
            lines += ["", block.day, ""]
        text = _lock(block) + block.text.replace("\n", f"\n{_INDENT}")
        if block.scene:
            lines += ["", f"■ {text}"]
            continue
        said = f"{block.who}：{text}" if block.who else f"{_INDENT}{text}"
        lines.append("　".join(part for part in (block.time, said, block.dice) if part))
    return "\n".join(lines) + "\n"


def _markdown(title: str, day: str, blocks: list[Block]) -> str:
    lines = [f"# {_md(title)}", "", *([f"*{day}*", ""] if day else [])]
    for block in blocks:
        if block.day:
            lines += [f"*{block.day}*", ""]
        text = _md(_lock(block) + block.text)
        if block.scene:
            lines += [f"## {_one_line(text)}", ""]
            continue
        said = f"**{_md(block.who)}** {text}" if block.who else f"*{text}*"
        dice = f"`{block.dice}`" if block.dice else ""
        lines += [" ".join(part for part in (block.time, said, dice) if part), ""]
    return "\n".join(lines)


def _md(text: str) -> str:
    marked = _SIGNS.sub(lambda sign: f"\\{sign[0]}", text)
    return _BEGINS_BLOCK.sub(r"\1\\\2", marked).replace("\n", "  \n")


def _html(title: str, day: str, blocks: list[Block]) -> str:
    rows = [row for block in blocks for row in _html_rows(block)]
    style = (
        "body{max-width:40em;margin:2em auto;line-height:1.8}.who{font-weight:bold}.dice,.time,.day{color:#5b5e66}"
        ".text{white-space:pre-line}h2{font-size:1.1em;margin-top:2em}"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="ja"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style></head>\n<body><h1>{escape(title)}</h1>\n"
        + (f'<p class="day">{escape(day)}</p>\n' if day else "")
        + "\n".join(rows)
        + "\n</body></html>\n"
    )


def _html_rows(block: Block) -> Iterator[str]:
    if block.day:
        yield f'<p class="day">{escape(block.day)}</p>'
    text = _lock(block) + block.text
    if block.scene:
        yield f"<h2>{escape(text)}</h2>"
        return
    parts = (("time", block.time), ("who", block.who), ("text", text), ("dice", block.dice))
    cells = "".join(f'<span class="{name}">{escape(part)}</span> ' for name, part in parts if part)
    yield f"<p>{cells.strip()}</p>"


_STYLES: Mapping[Style, Callable[[str, str, list[Block]], str]] = {
    "text": _text,
    "markdown": _markdown,
    "html": _html,
}
