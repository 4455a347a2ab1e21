"""What is typed on sheets, or written to their files by another program, becomes part of what is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.core.outcome import Change
from desktop.core.problem import TakujoError
from desktop.core.value import at
from desktop.core.viewer import Viewer
from desktop.models.document import SheetDocument
from desktop.models.play_session import PlaySessionModel
from desktop.services.campaign import Campaign

if TYPE_CHECKING:
    from desktop.core.view_models import CharacterView
    from desktop.services.changes import People

GM = Viewer(gm=True)
TYPING = 1_000
"""Milliseconds of rest after which a number typed on a sheet in play is a step of the play session."""


class Edits(QObject):
    """Tells the play session of one campaign what has changed on its sheets without it.

    Args:
        documents: the open sheets.
        change: posts changes that stand on the sheets already.
        failed: tells what was refused.
    """

    def __init__(
        self,
        campaign: Campaign,
        play_session: PlaySessionModel,
        people: People,
        documents: Callable[[], Iterable[SheetDocument]],
        change: Callable[[tuple[Change, ...]], object],
        failed: Callable[[TakujoError], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._campaign, self._play_session, self._people = campaign, play_session, people
        self._documents, self._change, self._failed = documents, change, failed
        self._foreign: set[str] = set()
        """Sheets whose files another program has written."""
        self._edited: set[str] = set()
        """Sheets that were edited since the engines that run were told."""
        self._take_foreign = QTimer(self, interval=0, singleShot=True)
        self._take_foreign.timeout.connect(self.post_foreign)
        self._typing = QTimer(self, interval=TYPING, singleShot=True)
        self._typing.timeout.connect(self.post_played)
        self._tell_machines = QTimer(self, interval=TYPING, singleShot=True)
        self._tell_machines.timeout.connect(self.post_edited)

    def follow(self, document: SheetDocument) -> None:
        """Hear what is typed on an open sheet."""
        document.played.connect(self._typing.start)
        document.value_changed.connect(lambda: self._note_edit(document))
        document.left.connect(self.post_played)

    def post_played(self) -> None:
        """Make what was typed into play fields a step of the play session; the sheets show it already."""
        self._typing.stop()
        for document in self._documents():
            changes = document.take_played()
            if changes:
                self._change(changes)

    def _note_edit(self, document: SheetDocument) -> None:
        if self._play_session.playing.running and not document.sheet.draft:
            self._edited.add(document.sheet.id)
            self._tell_machines.start()

    def post_edited(self) -> None:
        """Let battles and sessions that run take over what was edited on sheets, a grown skill say."""
        self._tell_machines.stop()
        self.post_played()  # what play moves is a step of its own, not what a sheet brings in
        edited, self._edited = self._edited, set()
        for sheet in edited:
            try:
                self._play_session.edited(sheet)
            except TakujoError as error:
                self._failed(error)

    def note_foreign(self, sheet: str) -> None:
        """Take note that another program has written a sheet's file."""
        self._foreign.add(sheet)
        self._take_foreign.start()

    def post_foreign(self) -> None:
        """Let battles and sessions that run know what files say that another program has written."""
        self._take_foreign.stop()
        foreign, self._foreign = self._foreign, set()
        if self._campaign.read_only:  # the program that holds the campaign updates its battles
            return
        for sheet in foreign & {entry.id for entry in self._campaign.sheets()}:
            self._edited.add(sheet)
            self.reconcile(sheet)

    def reconcile(self, who: str = "") -> None:
        """Sync a sheet (empty: every sheet) into the running engines."""
        playing, read_only = self._play_session.playing, self._campaign.read_only
        for name in playing.running:
            shown = playing.shown(name, GM)
            people = shown.people if shown is not None and not read_only else ()
            changes = [c for person in people if who in ("", person.id) for c in self._differences(person)]
            if changes:
                self._change(tuple(changes))
            self._edited |= {person.id for person in people if who in ("", person.id)}
        self.post_edited()

    def _differences(self, person: CharacterView) -> Iterable[Change]:
        from desktop.services.changes import same

        sheet = self._people.sheet(person.id)
        for gauge in person.gauges if sheet is not None else ():
            if gauge.field and gauge.value is not None and not same(at(sheet, gauge.field), gauge.value):
                yield Change(sheet=person.id, field=gauge.field, before=gauge.value, after=at(sheet, gauge.field))
