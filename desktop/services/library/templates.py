"""Templates (ひな形): a campaign with its rules, scenarios, handouts and optionally its sheets, in one file.

Pictures stay behind: a template is text.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.services.campaign.bin import free
from desktop.services.campaign.campaign import DRAFT, Campaign
from desktop.services.campaign.index import Entry
from desktop.services.campaign.migrations import HANDOUTS, MIGRATIONS, SCENARIO, TEMPLATE, migrated
from desktop.services.library.library import Library
from desktop.services.storage import files, parsing
from desktop.services.storage.files import sanitised
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Kind

MOST_SHEETS = 500
"""Each becomes a file, in a second or so for all of them; no campaign to start from comes near."""
MOST_PARTS = 100_000
"""Lists and objects in all of them; three times what as many characters of the largest sheets have."""
SCENARIOS, MOST_SCENARIOS, HANDOUT_FILE = "scenarios", 200, "handouts.json"
_OWN = frozenset(("id", "created", "archived", "place", DRAFT))
"""Keys of a campaign that its copies do not inherit."""


@dataclass(frozen=True)
class Template:
    """A campaign to start from."""

    path: Path
    title: str
    system: str


def templates(library: Library) -> tuple[Template, ...]:
    """List the templates by title; files that are none are left out."""
    found = map(_template, files.listed(library.folder / "templates"))
    return tuple(sorted((t for t in found if t), key=lambda t: t.title))


def _template(path: Path) -> Template | None:
    with contextlib.suppress(OSError, parsing.Unreadable):
        head = files.head(path, "format", "title", "system") or {}
        if head and head.get("format") != TEMPLATE.format:
            return None  # thousands of sheets may lie here by mistake
        if {"title", "system"} <= head.keys():
            return Template(path, head["title"], head["system"])
        data = parsing.parse(files.read_bytes(path))  # of an earlier program, or with a name that needs escapes
        table = data.get("table")
        if data.get("format") == TEMPLATE.format and isinstance(table, dict):
            return Template(path, str(data.get("title", path.stem)), str(table.get("system", "")))
    return None


def save_template(
    library: Library, campaign: Campaign, title: str, *, with_sheets: Callable[[Entry], bool] = bool
) -> Template:
    """Keep a campaign as a template.

    Args:
        with_sheets: chooses by list entry which sheets come along, e.g. `lambda e: not e.is_pc`.

    Raises:
        FileError: a sheet cannot be read or the template not be written.
    """
    chosen = [entry for entry in campaign.sheets() if not entry.fault and with_sheets(entry)]
    if len(chosen) > MOST_SHEETS:  # what could not be started from is not kept
        from desktop.services.storage.file_errors import fault

        raise fault("too_many_sheets", library.folder / "templates" / title, found=len(chosen), limit=MOST_SHEETS)
    data = {
        "format": TEMPLATE.format,
        "schema_version": TEMPLATE.version,
        "title": title,
        "system": campaign.system_id,
        "table": {key: value for key, value in campaign.data.items() if key not in _OWN},
        "sheets": [library.store.read(campaign.path_of(entry)).data for entry in chosen],
        "scenarios": _whole(library.store, files.listed(campaign.folder / SCENARIOS)[:MOST_SCENARIOS], SCENARIO),
        "handouts": _whole(library.store, [campaign.folder / HANDOUT_FILE], HANDOUTS),
    }
    folder = library.folder / "templates"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        from desktop.services.storage.file_errors import writing

        raise writing(error, folder / title) from error
    stored = library.store.create(free(folder / f"{sanitised(title)}.json"), data)
    return Template(stored.path, title, campaign.system_id)


def create_from(library: Library, template: Template, title: str) -> Campaign:
    """Make a new campaign from a template; its sheets get new ids, and what points at them follows.

    Raises:
        FileError: the template cannot be read, or the library not be written.
    """
    stored = library.store.read(template.path, TEMPLATE)
    data = migrated(stored, TEMPLATE.version, MIGRATIONS[TEMPLATE.format])
    table, sheets = data.get("table"), data.get("sheets")
    beside = _beside(data)
    from desktop.services.storage.file_errors import fault

    if not isinstance(table, dict) or not isinstance(sheets, list):
        raise fault("other_kind", template.path, wanted=TEMPLATE.label)
    if len(sheets) > MOST_SHEETS:
        raise fault("too_many_sheets", template.path, found=len(sheets), limit=MOST_SHEETS)
    try:
        parsing.check_parts({"sheets": sheets, "beside": list(beside.values())}, parsing.MAX_ITEMS, MOST_PARTS)
    except parsing.Unreadable as error:
        from desktop.services.storage.file_errors import unreadable

        raise unreadable(error, template.path) from None
    return library.create_with({**table, "title": title}, [s for s in sheets if isinstance(s, dict)], beside)


def _whole(store: Store, paths: Iterable[Path], kind: Kind) -> list[dict[str, Any]]:
    """Read what can be read: a damaged file keeps no campaign from being a template."""
    from desktop.services.storage.file_errors import FileError

    found: list[dict[str, Any]] = []
    for path in paths:
        with contextlib.suppress(FileError):
            found.append(dict(store.read(path, kind).data))
    return found


def _beside(data: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the scenarios and handouts of a template by their place in a campaign, never taken from the file."""
    scenarios, handouts = data.get("scenarios"), data.get("handouts")
    rows = [row for row in scenarios if isinstance(row, dict)] if isinstance(scenarios, list) else []
    found = {f"{SCENARIOS}/{n:03}.json": row for n, row in enumerate(rows[:MOST_SCENARIOS], 1)}
    for row in handouts[:1] if isinstance(handouts, list) else ():
        if isinstance(row, dict):
            leaves = row.get("handouts")
            bare = [_without_picture(leaf) for leaf in leaves] if isinstance(leaves, list) else []
            found[HANDOUT_FILE] = {**row, "handouts": bare}
    return found


def _without_picture(leaf: Any) -> Any:
    return {name: value for name, value in leaf.items() if name != "picture"} if isinstance(leaf, dict) else leaf
