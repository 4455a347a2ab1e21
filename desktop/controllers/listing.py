"""What a campaign holds, as its list shows it, and its finished sheets without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.library_tree import SCENARIOS, Group, TreeLine
from desktop.services.campaign import Campaign
from desktop.services.index import Entry
from desktop.services.scenarios import Scenarios


@dataclass(frozen=True)
class Read:
    """A sheet without a window: for the party, printing and comparing."""

    entry: Entry
    sheet: Sheet


class Listing(QObject):
    """Reads the files of one campaign.

    Args:
        opened: gives the document of a sheet that is open, by id.
    """

    def __init__(
        self,
        campaign: Campaign,
        system: AnySystem,
        scenarios: Scenarios,
        words: Words,
        opened: Callable[[str], SheetDocument | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._campaign, self._system, self._scenarios = campaign, system, scenarios
        self._words, self._opened = words, opened

    def groups(self, query: str = "") -> tuple[Group, ...]:
        """Return characters, NPCs, scenarios and drafts that match what was typed."""
        entries = self._campaign.search(query) if query.strip() else self._campaign.sheets()
        here = tuple(e for e in entries if not e.draft and not e.archived)
        drafts = tuple(e for e in entries if e.draft and not e.archived)
        away = tuple(e for e in entries if e.archived)
        return (
            Group("pc", self.tr("キャラクター"), tuple(e for e in here if e.is_pc)),
            Group("npc", self._words.say("NPC"), tuple(e for e in here if not e.is_pc)),
            *self._scenario_group(query),
            *((Group("draft", self.tr("作りかけ"), drafts),) if drafts else ()),
            *((Group("archive", self.tr("アーカイブ"), away),) if away else ()),
        )

    def _scenario_group(self, query: str) -> tuple[Group, ...]:
        wanted = query.strip().casefold()
        found = [one for one in self._scenarios.listed() if wanted in one.title.casefold()]
        lines = tuple(TreeLine(one.path.name, one.title, "document", bool(one.fault)) for one in found)
        return (Group(SCENARIOS, self.tr("シナリオ"), lines=lines),) if lines else ()

    def sheets(self, wanted: Callable[[Entry], bool] = lambda entry: True, most: int = 10_000) -> tuple[Read, ...]:
        """Read finished sheets, open ones as they stand; damaged files are left out."""
        found: list[Read] = []
        for entry in self._campaign.sheets():
            if entry.draft or entry.fault or not wanted(entry) or len(found) >= most:
                continue
            known = self._opened(entry.id)
            try:
                sheet = (
                    known.sheet
                    if known is not None
                    else self._campaign.read(self._campaign.path_of(entry), self._system)[1]
                )
            except TakujoError:
                continue
            found.append(Read(entry, sheet))
        return tuple(found)
