"""What the party strip shows of each person beside the numbers: colour, portrait, key, and how long they wait."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPixmap

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.sheet import portraits
from desktop.core.sheet import Sheet
from desktop.core.view_models import CharacterView, Condition
from desktop.core.words import Typed, Words
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
_NUMBERED = re.compile(
    r"(.*\S)\s+(?:[A-ZＡ-Ｚ]|\d{1,2})|(.*[^\x00-\x7fＡ-Ｚ\d])[A-ZＡ-Ｚ]|((?=.*[^\x00-\x7f]).*?\D)\d{1,2}", re.DOTALL
)
"""A name with the letter or number of one among several."""
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
        faces = [
            self._face(
                person,
                sheets.get(person.id),
                letters.get(person.id, ""),
                person.id == selected,
                waits.get(person.id, ""),
            )
            for person in people
        ]
        groups, by_id = gathered(people, selected), {face.person.id: face for face in faces}
        return [
            _together([by_id[one.id] for one in group], by_id[leader.id], self._open_campaign.words)
            if len(group) > 1
            else by_id[leader.id]
            for leader, group in groups
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


def gathered(people: Sequence[CharacterView], selected: str) -> list[tuple[CharacterView, Sequence[CharacterView]]]:
    """Return who has a card, in order, and whom it is for: NPCs of one kind share one.

    While one of them is selected or in turn, each has a card. A shared one has the place of the first who can still
    act, whom a click selects.
    """
    kinds: dict[str, list[CharacterView]] = {}
    for person in people:
        if not (person.is_pc or person.gone):
            kinds.setdefault(kind_of(person.name), []).append(person)
    shared = {
        one.id: group
        for group in kinds.values()
        if len(group) > 1 and not any(one.id == selected or one.turn for one in group)
        for one in group
    }
    groups = ((person, shared.get(person.id, [person])) for person in people)
    return [(person, group) for person, group in groups if _leader(group).id == person.id]


def kind_of(name: str) -> str:
    """Return a name without what tells several of a kind apart.

    >>> kind_of("見張りA"), kind_of("霧の手下 2"), kind_of("7"), kind_of("Bob")
    ('見張り', '霧の手下', '7', 'Bob')
    """
    found = _NUMBERED.fullmatch(name)
    return next(filter(None, found.groups())) if found else name


def _leader(group: Sequence[CharacterView]) -> CharacterView:
    able = [one for one in group if not one.out]
    return next((one for one in able if not one.acted), next(iter(able), group[0]))


def _together(group: Sequence[CardFace], leader: CardFace, words: Words) -> CardFace:
    """Say how many they are, who is hurt, and in which state; what all have in common is said once."""
    numbers = [_first_number(one.person, words) for one in group]
    same = len(set(numbers)) == 1
    named = [f"{one.key} {text}" for one, (text, less) in zip(group, numbers, strict=True) if less]
    notes = [numbers[0][0]] if same else named
    person = leader.person.evolve(
        name=Typed(f"{kind_of(leader.person.name)} ×{len(group)}"),
        gauges=(),
        notes=tuple(Typed(note) for note in notes if note),
        conditions=_states(group, words),
        acted=all(one.person.acted for one in group),
        out=all(one.person.out for one in group),
    )
    return replace(leader, person=person, key=_keys(group), idle="")


def _first_number(person: CharacterView, words: Words) -> tuple[str, bool]:
    """Write the number that harm takes from, and tell whether any of it is missing."""
    gauge = next((g for g in person.gauges if g.value is not None and g.maximum), None)
    if gauge is None or gauge.value is None or gauge.maximum is None:
        return "", False
    text = f"{words.say(gauge.label)} {gauge.text or gauge.value}/{gauge.maximum}".replace("-", "−")
    return text, gauge.value < gauge.maximum


def _states(group: Sequence[CardFace], words: Words) -> tuple[Condition, ...]:
    """Return every state once, with the letters of those who have it unless all have."""
    who: dict[str, list[CardFace]] = {}
    states: dict[str, Condition] = {}
    for one in group:
        for condition in one.person.conditions:
            label = words.say(condition.label)
            states.setdefault(label, condition)
            who.setdefault(label, []).append(one)
    return tuple(
        state.evolve(label=Typed(label if len(who[label]) == len(group) else f"{_keys(who[label])} {label}"), ends="")
        for label, state in states.items()
    )


def _keys(group: Sequence[CardFace]) -> str:
    return " ".join(filter(None, (one.key for one in group)))


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
