"""The log as a keepsake: a リプレイ in plain text, Markdown or HTML, with or without what only the GM knew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from html import escape
from typing import Any, Literal

from desktop.services.journal import Log, LogEntry

Style = Literal["text", "markdown", "html"]


def replay(log: Log, title: str, style: Style = "text", *, secrets: bool = False, times: bool = False) -> str:
    """Write what counts of a log as a readable text.

    Args:
        secrets: also what only the GM may read; the players' copy leaves it out.
        times: put the time of day before each line.
    """
    entries = [e if secrets else _without_secret(e) for e in log.standing if secrets or e.open or not e.secret]
    blocks = [_block(e, times) for e in entries]
    return _STYLES[style](title, _day(entries), blocks)


def _without_secret(entry: LogEntry) -> LogEntry:
    """Give everybody's words for a secret entry; its dice are part of the secret."""
    return replace(entry, text=entry.open, outcome=None) if entry.secret else entry


def _block(entry: LogEntry, times: bool) -> tuple[str, str, str, str]:
    return (_time(entry) if times else "", entry.who, entry.text, _dice(entry))


def _dice(entry: LogEntry) -> str:
    faces = [face for throw in _list(entry.outcome, "throws") for face in _list(throw, "faces")]
    values = " ".join(str(f.get("value", "?")) for f in faces if isinstance(f, dict))
    if not values:
        return ""
    return f"[{values}]実" if entry.hand else f"[{values}]"


def _list(data: Any, name: str) -> Iterable[Any]:
    found = data.get(name) if isinstance(data, Mapping) else None
    return found if isinstance(found, list | tuple) else ()


def _time(entry: LogEntry) -> str:
    try:
        return datetime.fromisoformat(entry.time).astimezone().strftime("%H:%M")
    except ValueError:
        return ""


def _day(entries: list[LogEntry]) -> str:
    try:
        return datetime.fromisoformat(entries[0].time).astimezone().strftime("%Y-%m-%d")
    except (IndexError, ValueError):
        return ""


Blocks = list[tuple[str, str, str, str]]


def _text(title: str, day: str, blocks: Blocks) -> str:
    lines = [f"{title}　{day}".strip("　"), ""]
    for time, who, text, dice in blocks:
        said = f"{who}：{text}" if who else f"　　{text}"
        lines.append("　".join(part for part in (time, said, dice) if part))
    return "\n".join(lines) + "\n"


def _markdown(title: str, day: str, blocks: Blocks) -> str:
    lines = [f"# {_md(title)}", "", *([f"*{day}*", ""] if day else [])]
    for time, who, text, dice in blocks:
        said = f"**{_md(who)}** {_md(text)}" if who else f"*{_md(text)}*"
        lines += [" ".join(part for part in (time, said, f"`{dice}`" if dice else "") if part), ""]
    return "\n".join(lines)


def _md(text: str) -> str:
    for sign in "\\`*_#<>[]":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "  \n")


def _html(title: str, day: str, blocks: Blocks) -> str:
    rows = []
    for time, who, text, dice in blocks:
        parts = (("time", time), ("who", who), ("text", text), ("dice", dice))
        cells = "".join(f'<span class="{name}">{escape(part)}</span> ' for name, part in parts if part)
        rows.append(f"<p>{cells.strip()}</p>")
    style = "body{max-width:40em;margin:2em auto;line-height:1.8}.who{font-weight:bold}.dice{color:#5b5e66}"
    return (
        f'<!DOCTYPE html>\n<html lang="ja"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style></head>\n<body><h1>{escape(title)}</h1>\n<p>{escape(day)}</p>\n"
        + "\n".join(rows)
        + "\n</body></html>\n"
    )


_STYLES: Mapping[Style, Callable[[str, str, Blocks], str]] = {"text": _text, "markdown": _markdown, "html": _html}
