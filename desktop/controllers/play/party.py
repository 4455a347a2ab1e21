"""What the party strip shows of each person beside the numbers: colour, portrait, key, and how long they wait."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPixmap

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.sheet import portraits
from desktop.core.sheet import Sheet
from desktop.core.view_models import CharacterView
from desktop.models.play.board import Look
from desktop.services.journal.journal import LogEntry
from desktop.services.storage.store import now
from desktop.views.play.person_card import CardFace

SIDE = 104
"""px of a portrait on the strip, twice what it is drawn at: sharp on fine screens."""
LOOKED_BACK = 300
"""Latest lines of the log searched for a character's last action."""
LONG = 5
"""Minutes without an act from which the party strip says so."""
DEFAULT_COLOUR = "#888888"


class Party(QObject):
    """Makes the faces of the strip.

    Args:
        clock: tells the time, with its zone.
    """

    def __init__(self, open_campaign: OpenCampaign, parent: QObject, clock: Callable[[], datetime] = now) -> None:
        super().__init__(parent)
        self._open_campaign, self._clock = open_campaign, clock
        self._pictures: dict[tuple[Path, int], QPixmap] = {}
        """Portraits by file and its time."""
        self._doers: dict[str, str | None] = {}
        """Of the latest lines by id: who did what they tell; None: a play session begins there."""
        self._sheets: Mapping[str, Sheet] = {}
        """The sheets on the strip when it was drawn; the board is drawn with it."""

    def faces(
        self, people: Sequence[CharacterView], letters: Mapping[str, str], selected: str, *, playing: bool
    ) -> list[CardFace]:
        """Return the card faces, in order.

        Args:
            letters: sheet id → the letter that picks them.
            playing: an engine runs, so that it matters who waits.
        """
        players = {person.id for person in people if person.is_pc}
        last, begun = self._last_acts(players) if playing else ({}, None)
        self._sheets = sheets = self._open_campaign.people.named(person.id for person in people)
        turns = any(person.acted for person in people)
        waits = {person.id: self._waits(person, last.get(person.id, begun), turns) for person in people if playing}
        return [
            self._face(
                person,
                sheets.get(person.id),
                letters.get(person.id, ""),
                person.id == selected,
                waits.get(person.id, ""),
            )
            for person in people
        ]

    def _face(self, person: CharacterView, sheet: Sheet | None, key: str, selected: bool, waits: str) -> CardFace:
        return CardFace(
            person,
            sheet.colour if sheet is not None else DEFAULT_COLOUR,
            key,
            portrait=self.portrait(sheet) if sheet is not None else None,
            selected=selected,
            idle=waits,
            player=sheet.player if sheet is not None and sheet.is_pc else "",
        )

    def _waits(self, person: CharacterView, last: datetime | None, turns: bool) -> str:
        """Return that a character has not acted yet, and for how long the player has done nothing.

        Args:
            turns: a character has acted in this round already.
        """
        if person.gone or person.turn or (turns and person.acted):
            return ""
        minutes = 0 if last is None else int((self._clock() - last).total_seconds() // 60)
        long = self.tr("{n} 分").format(n=minutes) if minutes >= LONG and person.is_pc else ""
        yet = self.tr("まだ") if turns and not person.out else ""
        return " ".join(part for part in (yet, long) if part)

    def _last_acts(self, wanted: Collection[str]) -> tuple[Mapping[str, datetime], datetime | None]:
        """Tell when each of these people did something last, as far as the latest lines say, and when those begin."""
        found: dict[str, datetime] = {}
        log = self._open_campaign.play_session.log()
        lines = log.rest(max(0, log.count - LOOKED_BACK))
        doers = self._doers
        if len(doers) > LOOKED_BACK * 2:
            doers.clear()
        for entry in reversed(lines):
            if entry.id not in doers:  # a line is packed away, and never changes
                doers[entry.id] = None if "begin" in entry.data else _doer(entry)
            who = doers[entry.id]
            if who is not None and (who not in wanted or who in found):
                continue
            if not log.counts(entry.id):
                continue
            if who is None:
                return found, entry.at
            at = entry.at
            if at is not None:
                found[who] = at
            if len(found) == len(wanted):
                return found, None
        return found, lines[0].at if lines else None

    def look(self, who: str) -> tuple[Look, QPixmap | None] | None:
        """Return the look and portrait of a character's token; None without a sheet."""
        sheet = self._sheets.get(who) or self._open_campaign.sheet(who)
        if sheet is None:
            return None
        picture = self.portrait(sheet)
        usable = picture is not None and not picture.isNull()
        return Look(sheet.colour, sheet.portrait if usable else "", sheet.player), picture

    def portrait(self, sheet: Sheet) -> QPixmap | None:
        """Return a character's square picture; None where there is none."""
        path = self._open_campaign.campaign.portrait_path(sheet.portrait)
        if path is None:
            return None
        known = (path, path.stat().st_mtime_ns)
        if known not in self._pictures:
            self._pictures[known] = _squared(portraits.pixmap(path))
        return self._pictures[known]


def _squared(whole: QPixmap) -> QPixmap:
    """Cut a square with the face in it: the middle, nearer to the top."""
    if whole.isNull():
        return whole
    ratio, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    fitted = whole.scaled(QSize(SIDE, SIDE), ratio, smooth)
    return fitted.copy((fitted.width() - SIDE) // 2, (fitted.height() - SIDE) // 4, SIDE, SIDE)


def _doer(entry: LogEntry) -> str:
    """Return the sheet id of the character who acted in a line; empty for the GM or none."""
    for part in ("event", "asked"):
        data = entry.data.get(part)
        who = data.get("who") if isinstance(data, dict) else None
        if isinstance(who, str) and who:
            return who
    return ""
