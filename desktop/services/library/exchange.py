"""Sheets imported from and exported to drives: look before anything is written, decide one by one, nothing is lost."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from desktop.core.game import AnyGame
from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import Sheet, new_id
from desktop.core.system import AnySystem
from desktop.services.campaign import embedded, portraits, sheets
from desktop.services.campaign.bin import free
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.index import Entry
from desktop.services.storage.file_errors import fault
from desktop.services.storage.files import SHEET, file_name
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.text.diff import Difference, differences


class Decision(StrEnum):
    """What becomes of a sheet that comes in."""

    ADD = "add"
    """It is new here."""
    REPLACE = "replace"
    """It takes the place of the one here, which stays among the earlier versions and lends its GM notes."""
    KEEP_BOTH = "keep_both"
    """It comes in beside the one here, under an id of its own."""
    REFUSE = "refuse"
    """It stays outside."""


@dataclass(frozen=True)
class Candidate:
    """One file that wants in, with all that a person needs to decide."""

    path: Path
    fault: Problem | None = None
    """Why the file cannot be used at all; the rest is empty then."""
    details: tuple[Problem, ...] = ()
    """Every value that does not fit, when `fault` says that some do not."""
    data: dict[str, Any] | None = None
    sheet: Sheet | None = None
    problems: tuple[Problem, ...] = ()
    """What the rules find wrong; it may come in all the same, the GM decides."""
    existing: Entry | None = None
    """The sheet here with the same id, else the only one with the same name."""
    differences: tuple[Difference, ...] = ()
    decision: Decision = Decision.REFUSE
    """What is proposed, then what was decided."""

    def decide(self, decision: Decision) -> Candidate:
        """Return the candidate with a person's decision; one with a fault is always refused."""
        return self if self.fault else replace(self, decision=decision)


def sheet_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the files of a path: a file itself, of a campaign its sheets, of any other folder its JSON files."""
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        inner = path / "characters"
        folder = inner if os.path.isdir(inner) else path
        yield from sorted(p for p in folder.iterdir() if p.suffix in (".json", SHEET) and not p.name.startswith("."))


def preview(campaign: Campaign, system: AnySystem, game: AnyGame, paths: Iterable[Path]) -> tuple[Candidate, ...]:
    """Look at files (or folders) without writing anything."""
    return tuple(_candidate(campaign, system, game, path) for path in sheet_files(paths))


def _candidate(campaign: Campaign, system: AnySystem, game: AnyGame, path: Path) -> Candidate:
    try:
        stored, sheet = sheets.read(campaign.store, path, system)
        if stored.read_only:
            raise fault("newer", path, found=stored.data["schema_version"], known=sheets.kind(system).version)
    except TakujoError as error:
        return Candidate(path, fault=error.problem, details=getattr(error, "problems", ()))
    return _looked_at(
        campaign, system, game, Candidate(path=path, data=stored.data, sheet=sheet), find(campaign, sheet)
    )


def candidate_of(
    campaign: Campaign, system: AnySystem, game: AnyGame, path: Path, sheet: Sheet, *, fresh: bool = False
) -> Candidate:
    """Return the candidate for a sheet that was not read from a file of the program.

    Args:
        fresh: a new character, even where the name is in use.
    """
    existing = None if fresh else find(campaign, sheet)
    return _looked_at(campaign, system, game, Candidate(path=path, data=sheets.dump(sheet), sheet=sheet), existing)


def _looked_at(
    campaign: Campaign, system: AnySystem, game: AnyGame, candidate: Candidate, existing: Entry | None
) -> Candidate:
    sheet = candidate.sheet
    assert sheet is not None
    changes = _changes(campaign, system, existing, sheet)
    return replace(
        candidate,
        problems=system.problems(sheet, game),
        existing=existing,
        differences=changes,
        decision=_proposal(existing, changes),
    )


def find(campaign: Campaign, sheet: Sheet) -> Entry | None:
    """Find the sheet of this campaign: by id, else by name when only one has it."""
    usable = [entry for entry in campaign.sheets() if not entry.fault]
    same_id = next((e for e in usable if e.id == sheet.id), None)
    if same_id or not sheet.name:
        return same_id
    namesakes = [e for e in usable if e.name == sheet.name]
    return namesakes[0] if len(namesakes) == 1 else None


def _changes(campaign: Campaign, system: AnySystem, existing: Entry | None, sheet: Sheet) -> tuple[Difference, ...]:
    if existing is None:
        return ()
    try:
        _, here = campaign.read(campaign.path_of(existing), system)
    except TakujoError:
        return ()  # the one here cannot be read: nothing to compare, and replacing it keeps it as a version
    return differences(here, sheet.evolve(gm_notes=sheet.gm_notes or here.gm_notes))


def _proposal(existing: Entry | None, changes: tuple[Difference, ...]) -> Decision:
    if existing is None:
        return Decision.ADD
    return Decision.REPLACE if changes else Decision.REFUSE


def bring_in(campaign: Campaign, candidates: Iterable[Candidate]) -> tuple[Stored, ...]:
    """Carry out the decisions and return what was written.

    Raises:
        FileError: something could not be written; what came before it is in.
    """
    return tuple(_bring(campaign, c) for c in candidates if c.data is not None and c.decision is not Decision.REFUSE)


def _bring(campaign: Campaign, candidate: Candidate) -> Stored:
    brought = candidate.data or {}
    data = embedded.bare(brought)
    _bring_portrait(campaign, candidate.path, data, embedded.picture_in(brought))
    if candidate.decision is Decision.REPLACE and candidate.existing is not None:
        here = campaign.store.read(campaign.path_of(candidate.existing))
        notes = data.get("gm_notes") or here.data.get("gm_notes", "")  # a player's copy carries none
        return campaign.save_data(here, {**data, "id": candidate.existing.id, "gm_notes": notes})
    taken = {entry.id for entry in campaign.refresh()}
    identifier = data.get("id")
    if candidate.decision is Decision.KEEP_BOTH or not identifier or identifier in taken:
        data["id"] = new_id()
    return campaign.add_data(data)


def _bring_portrait(campaign: Campaign, source: Path, data: dict[str, Any], inside: bytes | None) -> None:
    name = data.get("portrait")
    if not isinstance(name, str) or not name:
        return
    if inside is not None:
        with contextlib.suppress(TakujoError):  # a damaged one: another may lie beside the file
            data["portrait"] = campaign.put_portrait(inside)
            return
    places = (source.with_name(name), source.parent.parent / "portraits" / name)
    found = next((place for place in places if os.path.isfile(place)), None)
    if found is None and campaign.portrait_path(name) is None:
        data["portrait"] = ""
    elif found is not None and found.parent != campaign.portraits:
        try:
            data["portrait"] = campaign.add_portrait(found)
        except TakujoError:
            data["portrait"] = ""  # a damaged picture must not keep the character out


def export_sheet(
    store: Store,
    source: Path,
    target: Path,
    pictures: Path | None = None,
    *,
    gm_notes: bool = True,
    free_name: bool = False,
    own_game: str = "",
    rules: Mapping[str, Any] | None = None,
    rows: Mapping[str, Any] | None = None,
    inside: bool = False,
) -> Path:
    """Export a sheet's file, its portrait beside or inside it; in a folder the file is named after the sheet.

    The portrait is named after its content, so that it never overwrites another character's.

    Args:
        pictures: the campaign's folder of portraits.
        gm_notes: whether what only the GM may read goes along; not into a player's copy.
        free_name: take the next free name where the target exists.
        own_game: name of the campaign's own game; empty: it plays as published.
        rules: the definition of that game, as it goes along.
        rows: rows of scenarios that the sheet refers to, by list.
        inside: whether the portrait goes into the file; one that is too large stays beside it.

    Raises:
        FileError: it cannot be read or written, or the target exists.
    """
    data = store.read(source).data
    if not gm_notes:
        data = {**data, "gm_notes": ""}
    if own_game:
        data = {**data, embedded.OWN_GAME: own_game, **({} if rules is None else {embedded.RULES: dict(rules)})}
    if rows:
        data = {**data, embedded.SCENARIO_ROWS: dict(rows)}
    if os.path.isdir(target):
        target = target / file_name(str(data.get("name", "")), str(data.get("id", "")))
    if free_name:
        target = free(target)
    picture = _picture(pictures, data)
    if picture is not None:
        data = {**data, "portrait": portraits.name_of(picture)}
    if picture is not None and inside and len(picture) <= embedded.LARGEST:
        data, picture = embedded.enclose(data, picture), None
    written = store.create(target, data)
    if picture is not None:
        try:
            portraits.put(target.parent, picture)
        except TakujoError:
            written.path.unlink(missing_ok=True)  # a sheet without its picture is half a sheet
            raise
    return written.path


def _picture(pictures: Path | None, data: Mapping[str, Any]) -> bytes | None:
    """Read the portrait of a sheet; one that is missing or no picture stays behind."""
    name = data.get("portrait")
    if pictures is None or not isinstance(name, str) or not Path(name).name:
        return None
    try:
        return portraits.read(pictures / Path(name).name)
    except TakujoError:
        return None
