"""What comes back from paper, as candidates of the import preview: forms that were filled in, and codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet, new_id
from desktop.core.system import AnySystem
from desktop.core.value import rebased
from desktop.core.words import Words
from desktop.models.paper.reader import taken
from desktop.services.campaign import sheets
from desktop.services.campaign.campaign import Campaign
from desktop.services.library import exchange
from desktop.services.library.exchange import Candidate
from desktop.services.paper import form_pdf, paper_code
from desktop.services.paper.form_pdf import BLANK, Filled
from desktop.services.paper.paper_code import SheetCode, Tag
from desktop.services.storage.file_errors import InvalidFile
from desktop.services.storage.stored import Stored

SUFFIX = ".pdf"


def preview(
    campaign: Campaign, system: AnySystem, game: AnyGame, paths: Iterable[Path], words: Words
) -> tuple[Candidate, ...]:
    """Look at files without writing anything: forms that were filled in, and sheets as files."""
    found: list[Candidate] = []
    for path in exchange.sheet_files(paths):
        if path.suffix.lower() == SUFFIX:
            found += from_form(campaign, system, game, path, words)
        else:
            found += exchange.preview(campaign, system, game, [path])
    return tuple(found)


def from_form(campaign: Campaign, system: AnySystem, game: AnyGame, path: Path, words: Words) -> tuple[Candidate, ...]:
    """Look at a form: one candidate for each character in it."""
    try:
        filled = form_pdf.read(path)
    except TakujoError as error:
        return (Candidate(path, fault=error.problem),)
    return tuple(_candidate(campaign, system, game, path, one, words) for one in filled)


def read_form(filled: Filled, system: AnySystem, game: AnyGame, path: Path, words: Words) -> tuple[Sheet, Sheet]:
    """Return a sheet as it was printed, and as it was filled in.

    Raises:
        TakujoError: another system's, damaged, or values that do not fit; `InvalidFile` lists every one.
    """
    base = _sheet_of(paper_code.read([filled.code]), system, path)
    result = taken(base, filled.values, filled.rows, system, game, words)
    if result.sheet is None:
        raise InvalidFile(path, result.problems)
    return base, result.sheet


def _candidate(
    campaign: Campaign, system: AnySystem, game: AnyGame, path: Path, filled: Filled, words: Words
) -> Candidate:
    try:
        base, sheet = read_form(filled, system, game, path, words)
    except TakujoError as error:
        return Candidate(path, fault=error.problem, details=getattr(error, "problems", ()))
    if sheet.id == BLANK:
        return exchange.candidate_of(campaign, system, game, path, sheet.evolve(id=new_id()), fresh=True)
    here = _here(campaign, system, sheet.id)
    merged = sheet if here is None else onto(here, base, sheet)
    return exchange.candidate_of(campaign, system, game, path, merged)


def from_codes(campaign: Campaign, system: AnySystem, game: AnyGame, read: SheetCode, path: Path) -> Candidate:
    """Look at a sheet that a code holds whole; what no paper carries stays as it is here."""
    try:
        sheet = _sheet_of(read, system, path)
    except TakujoError as error:
        return Candidate(path, fault=error.problem, details=getattr(error, "problems", ()))
    here = _here(campaign, system, sheet.id)
    if here is not None:
        sheet = sheet.evolve(gm_notes=here.gm_notes, history=here.history, portrait=here.portrait)
    return exchange.candidate_of(campaign, system, game, path, sheet)


def own_id(sheet: Sheet) -> Sheet:
    """Return a blank form's sheet with a new id; a printed character keeps theirs."""
    return sheet.evolve(id=new_id()) if sheet.id == BLANK else sheet


def sheet_of(texts: Sequence[str], system: AnySystem, path: Path) -> Sheet:
    """Return the sheet that codes hold.

    Raises:
        TakujoError: they name a sheet at most, another system's, or are damaged.
    """
    return _sheet_of(paper_code.read(texts), system, path)


def _sheet_of(read: Tag | SheetCode, system: AnySystem, path: Path) -> Sheet:
    if isinstance(read, Tag):
        raise paper_code.only_a_name()
    return sheets.load(Stored(path, read.data, ""), system)


def _here(campaign: Campaign, system: AnySystem, identifier: str) -> Sheet | None:
    entry = next((e for e in campaign.sheets() if e.id == identifier and not e.fault), None)
    try:
        return None if entry is None else campaign.read(campaign.path_of(entry), system)[1]
    except TakujoError:
        return None


def onto(here: Sheet, printed: Sheet, filled: Sheet) -> Sheet:
    """Do to a sheet what a person did on paper, and nothing else: what was written counts as it was written."""
    changes: dict[str, Any] = {}
    for name in type(here).model_fields:
        before, after, now = (getattr(sheet, name) for sheet in (printed, filled, here))
        if before != after:
            plain = isinstance(after, int | str) or after is None
            changes[name] = after if plain or now == before else rebased(before, after, now)
    return here.evolve(**changes)
