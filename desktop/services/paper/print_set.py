"""The choice of what is printed for a play session (今夜の印刷): parts, state and paper; saved with the campaign."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from unicodedata import normalize

from pydantic import Field, ValidationError

from desktop.core.numbers import MINUS
from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import ShortText
from desktop.core.validation_problems import pydantic_problems
from desktop.core.value import Record
from desktop.core.words import Typed, phrase
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.storage.file_errors import InvalidFile
from desktop.services.storage.store import Store

KEY = "printing"
"""Where `table.json` keeps it."""
FORMAT = "takujo-print"
MOST_BLANK = 20


class PrintSet(Record):
    """One choice."""

    format: str = FORMAT
    table: Annotated[str, Field(max_length=4096)] = ""
    """Folder of the campaign, as seen from this file; empty: the folder it is in."""
    paper: Literal["A4", "A5", "B5", "Letter"] = "A4"
    mode: Literal["filled", "pencil"] = "pencil"
    blank: int = Field(0, ge=0, le=MOST_BLANK)
    """Blank sheets."""
    scenario: Annotated[str, Field(max_length=255)] = ""
    """Its id; empty: the first one."""
    choices: Annotated[Mapping[ShortText, ShortText], Field(max_length=100)] = Field(default_factory=dict)
    """What was chosen about kinds of pages: `card_size`, `figures`, …; what is missing or unknown is as usual."""
    modes: Annotated[Mapping[ShortText, Literal["filled", "pencil", "blank"]], Field(max_length=5000)] = Field(
        default_factory=dict
    )
    """`sheet:ID` → how this one is printed, where not like the others."""
    pages: Annotated[str, Field(max_length=100)] = ""
    """Which pages of all, e.g. `1-3, 7`; empty: all."""
    parts: Annotated[tuple[ShortText, ...], Field(max_length=5000)] | None = None
    """`sheet:ID`, `cards`, `page:ID`, `handout:ID`, `replay`; None: what is usual."""


def remembered(campaign: Campaign) -> PrintSet:
    """Return what was chosen last; what is usual where nothing was, or where it is damaged."""
    try:
        return PrintSet.model_validate(campaign.data.get(KEY) or {})
    except ValidationError:
        return PrintSet()


def remember(campaign: Campaign, chosen: PrintSet) -> None:
    """Keep a choice with the campaign, where anything may be written.

    Raises:
        FileError: it cannot be written; Conflict: it changed on disk.
    """
    if not campaign.read_only and chosen != remembered(campaign):
        campaign.change(**{KEY: chosen.model_dump(mode="json", exclude_defaults=True)})


def read(path: Path) -> tuple[Campaign, PrintSet]:
    """Read a choice and its campaign: from its own file, or from a campaign (its folder or its `table.json`).

    Raises:
        FileError: the file or the campaign cannot be read; `InvalidFile` lists what does not fit.
    """
    store = Store()
    if path.is_dir() or path.name == CAMPAIGN_FILE:
        campaign = Campaign(path if path.is_dir() else path.parent, store)
        return campaign, remembered(campaign)
    data = store.read(path).data
    if data.get("format") != FORMAT:
        raise TakujoError(
            Problem(
                code="no_print_set",
                rule="",
                message=phrase("「{name}」は、印刷の組み合わせのファイルではありません。", name=path.name),
                remedy=phrase("{known} から選んでください。", known=(f'"format": "{FORMAT}"', CAMPAIGN_FILE)),
            )
        )
    try:
        chosen = PrintSet.model_validate(data)
    except ValidationError as error:
        raise InvalidFile(path, pydantic_problems(error)) from error
    return Campaign((path.parent / chosen.table).resolve(), store), chosen


def page_numbers(text: str, total: int) -> list[int]:
    """Read a choice of pages, e.g. `1-3, 7` or `5-`; counted from 1, each once, in their order.

    Raises:
        TakujoError: that is no list of pages, or has none of these.
    """
    plain = normalize("NFKC", text).translate(_DASHES)
    found: set[int] = set()
    for part in filter(None, re.split(r"[,、\s]+", re.sub(r"\s*-\s*", "-", plain.strip()))):
        match = re.fullmatch(r"(\d{0,6})(-?)(\d{0,6})", part)
        if match is None or not (match[1] or match[3]):
            raise _no_pages(text, total)
        first = int(match[1] or 1)
        last = int(match[3] or total) if match[2] else first
        found.update(range(max(1, first), min(last, total) + 1))
    if plain.strip() and not found:
        raise _no_pages(text, total)
    return sorted(found) or list(range(1, total + 1))


_DASHES = str.maketrans(dict.fromkeys((*MINUS, "—", "〜", "~"), "-"))


def _no_pages(text: str, total: int) -> TakujoError:
    return TakujoError(
        Problem(
            code="no_such_pages",
            rule="",
            message=phrase("「{text}」というページはありません。", text=Typed(text[:40])),
            remedy=phrase("1から{total}までを、1-3、5 のように書いてください。", total=total),
        )
    )
