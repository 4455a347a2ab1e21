"""Which handouts players see now: kept in the journal, so that undo of a line hides its handout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.core.prepared.handout import Handout
from desktop.core.value import Viewer
from desktop.core.words import Phrase, Typed, phrase
from desktop.services.journal.journal import LogEntry
from desktop.services.play.history import History
from desktop.services.play.journal_writer import JournalWriter
from desktop.services.play.people import People
from desktop.services.play.undo_steps import HANDOUT
from desktop.services.storage.file_errors import FileError


class ShownHandouts:
    """Reads and writes what was shown at one campaign."""

    def __init__(self, journal_writer: JournalWriter, history: History, people: People) -> None:
        self._journal_writer, self._history, self._people = journal_writer, history, people
        self._known: tuple[str, ...] = ()
        self._read: tuple[int, str] = (0, "")
        """How many lines were folded, and the id of the last."""

    @property
    def shown(self) -> tuple[str, ...]:
        """Ids of the handouts that were shown and not put away since, the last one last."""
        try:
            log = self._journal_writer.read()
        except FileError:  # the drive is gone: the known state stays
            return self._known
        begin, last = self._read
        if log.count == begin and (not begin or log.entry(last) is not None):
            return self._known
        goes_on = 0 < begin <= log.count and log.rest(begin - 1)[0].id == last
        new = log.rest(begin if goes_on else 0)
        self._read = log.count, new[-1].id if new else last if goes_on else ""
        if not goes_on or any(entry.voids for entry in new):
            self._known, new = (), [entry for entry in log.entries if log.counts(entry.id)]
        for entry in new:
            if entry.kind == HANDOUT:
                self._known = _after(self._known, entry)
        return self._known

    def show(self, handout: Handout) -> LogEntry:
        """Show a handout to all players, or to its recipients.

        Raises:
            FileError: it cannot be written and stays concealed.
        """
        title = Typed(handout.title)
        text = phrase("ハンドアウト「{title}」を見せました。", title=title)
        if handout.who:
            text = phrase(
                "{names} にハンドアウト「{title}」を渡しました。", names=self._names(handout.who), title=title
            )
        return self._write(handout, text, on=True)

    def hide(self, handout: Handout) -> LogEntry:
        """Put a handout away again."""
        return self._write(
            handout, phrase("ハンドアウト「{title}」をしまいました。", title=Typed(handout.title)), on=False
        )

    def _write(self, handout: Handout, text: Phrase, *, on: bool) -> LogEntry:
        data = {HANDOUT: {"id": handout.id, "on": on}}
        entry = self._journal_writer.write_phrase(text, kind=HANDOUT, secret=bool(handout.who), data=data)
        self._history.take(entry)
        return entry

    def _names(self, who: Sequence[str]) -> tuple[Typed, ...]:
        sheets = (self._people.sheet(one) for one in who)
        return tuple(Typed(sheet.name) for sheet in sheets if sheet is not None) or (Typed("―"),)


def seen_by(viewer: Viewer, shown: Iterable[str], handouts: Iterable[Handout]) -> tuple[Handout, ...]:
    """Return the shown handouts that a viewer may see, the last shown last, without deleted ones.

    The display viewer sees handouts for all players; a player also those for that player's character.
    """
    known = {one.id: one for one in handouts}
    return tuple(known[one] for one in shown if one in known and known[one].open_to(viewer))


def _after(known: tuple[str, ...], entry: LogEntry) -> tuple[str, ...]:
    found = entry.data.get(HANDOUT)
    name = found.get("id") if isinstance(found, dict) else None
    if not isinstance(name, str) or not isinstance(found, dict):
        return known
    rest = tuple(one for one in known if one != name)
    return (*rest, name) if found.get("on") is True else rest
