"""What is typed on sheets, or written to their files by another program, becomes part of what is played; and undo."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.problem import TakujoError
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.models.play.play_session import PlaySessionModel
from desktop.models.sheet.document import Pending, SheetDocument
from desktop.models.sheet.undo import Steps

if TYPE_CHECKING:
    from desktop.services.play.history import Stepped
    from desktop.services.play.undo_steps import Step


TYPING = 1_000
"""Milliseconds of rest after which what was typed on a sheet is a step of the play session."""


class Edits(QObject):
    """Posts to the journal of one campaign what was edited on its sheets.

    Args:
        documents: the open sheets.
        change: posts changes of numbers of play that the sheets show already; returns why that cannot be.
        describe: gives a sentence for numbers of play that another program has changed.
        failed: tells what was refused.
    """

    def __init__(
        self,
        play_session: PlaySessionModel,
        documents: Callable[[], Iterable[SheetDocument]],
        change: Callable[[tuple[Change, ...]], TakujoError | None],
        describe: Callable[[Sheet, Sheet], str],
        failed: Callable[[TakujoError], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._play_session, self._documents = play_session, documents
        self._change, self._describe, self._failed = change, describe, failed
        self._edit, self._line = Pending(), ""
        """The edit that was posted last, and the id of its line."""
        self._foreign: dict[str, tuple[Sheet, Sheet]] = {}
        """Sheets whose files another program has written, as they were and as they are."""
        self._take_foreign = QTimer(self, interval=0, singleShot=True)
        self._take_foreign.timeout.connect(self.post_foreign)
        self._typing = QTimer(self, interval=TYPING, singleShot=True)
        self._typing.timeout.connect(self.post_all)
        play_session.pending = self.post_all

    def follow(self, document: SheetDocument) -> None:
        """Hear what is typed on a sheet that has just been opened; it continues no earlier edit."""
        self._edit = Pending()
        document.typed.connect(self._typing.start)
        document.left.connect(document.post)

    def post_all(self) -> None:
        """Post what was typed on any open sheet."""
        self._typing.stop()
        for document in self._documents():
            document.post()

    def post(self, document: SheetDocument) -> TakujoError | None:
        """Post what was changed on a sheet since it was posted last; the sheet shows it already.

        Why it cannot be posted is returned, and reported when the file is written, which follows soon.
        """
        before, changes = document.posted, document.take_played()
        error = self._change(changes) if changes else None
        if error is not None:
            document.restore_played(changes, before)
            return error
        before, edit = document.posted, document.pending
        if document.sheet is before or document.sheet == before:
            return None
        document.posted = document.sheet
        try:
            stepped = self._play_session.edit(
                before,
                document.sheet,
                edit.text,
                continues=self._line if edit.continues(self._edit) else "",
                for_good=edit.for_good,
            )
        except TakujoError as error:
            document.posted = before
            return error
        self._edit, self._line = edit, stepped.entries[-1].id if stepped.entries else ""
        return None

    def steps(self, document: SheetDocument) -> Steps:
        """Return the edits of a sheet as the journal has them."""
        return _JournalSteps(self._play_session, document, self._failed)

    def note_foreign(self, before: Sheet, after: Sheet) -> None:
        """Take note that another program has written a sheet's file."""
        first, _ = self._foreign.get(after.id, (before, before))
        self._foreign[after.id] = first, after
        self._take_foreign.start()

    def post_foreign(self) -> None:
        """Post what other programs have written."""
        self._take_foreign.stop()
        foreign, self._foreign = self._foreign, {}
        for before, after in foreign.values() if self._play_session.writable else ():
            try:
                self._play_session.found(before, after, self._describe(before, after))
            except TakujoError as error:
                self._failed(error)


class _JournalSteps(Steps):
    """The edits of one sheet of a campaign."""

    def __init__(
        self, play_session: PlaySessionModel, document: SheetDocument, failed: Callable[[TakujoError], object]
    ) -> None:
        super().__init__(document)
        self._play_session, self._document, self._failed = play_session, document, failed
        self._opened = play_session.position
        """Number of the last line when the sheet was opened; 0: the journal had not been read."""
        self._shown = (0, 0)
        play_session.stepped.connect(self._follow)
        document.typed.connect(self._emit_changes)

    def _edits(self) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
        """Return what undo reverts of what was done since the sheet was opened, and what redo brings back."""
        done, undone = self._play_session.edits(self._document.sheet.id)
        since = self._opened or self._play_session.resumed_at
        return tuple(step for step in done if step.line > since), tuple(step for step in undone if step.line > since)

    @property
    def _waits(self) -> bool:
        return self._document.waits

    def count(self) -> int:
        """Return how many edits there are, with those that were undone."""
        done, undone = self._edits()
        return len(done) + self._waits + (0 if self._waits else len(undone))

    def index(self) -> int:
        """Return how many edits are made."""
        return len(self._edits()[0]) + self._waits

    def text(self, number: int) -> str:
        """Say what an edit did."""
        done, undone = self._edits()
        steps = [*done, *undone]
        return steps[number].what if number < len(steps) else self._document.pending.text

    def setIndex(self, index: int) -> None:
        """Go back or forward until so many edits are made, or one refuses, which is reported."""
        try:
            while self._step_towards(max(0, min(index, self.count()))):
                pass
        except TakujoError as error:
            self._failed(error)

    def _step_towards(self, index: int) -> bool:
        """Take one edit back or make one again; False where so many are made.

        Raises:
            TakujoError: a line cannot be written, or later steps are built on the edit.
        """
        if (error := self._document.post()) is not None:
            raise error
        now = self.index()
        if now > index:
            self._play_session.back(self._edits()[0][-1].entry)
        elif now < index:
            self._play_session.forward()
        return now != index

    def _follow(self, stepped: Stepped) -> None:
        if any(entry.voids or entry.edited == self._document.sheet.id for entry in stepped.entries):
            self._emit_changes()

    def _emit_changes(self) -> None:
        now = self.index(), self.count()
        if now != self._shown:
            self._shown = now
            self.indexChanged.emit(now[0])
            self.canUndoChanged.emit(self.canUndo())
            self.canRedoChanged.emit(self.canRedo())


class Edited(Protocol):
    """What is edited in front and has steps of its own beside the journal: all handouts."""

    undo_stack: Steps

    @property
    def last(self) -> int:
        """Stamp of the edit that undo would revert; −1 when there is none."""

    @property
    def next(self) -> int:
        """Stamp of the edit that redo would make again; −1 when there is none."""


class History(QObject):
    """Puts lines of the journal and edits of handouts in the order in which they were done."""

    moved = Signal(object)
    """`Stepped`: a line of the journal was undone or redone."""
    refused = Signal(object)
    """`TakujoError`: why the last step cannot be undone."""

    def __init__(self, play_session: PlaySessionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._play_session = play_session

    def take_back(self, line: str) -> None:
        """Take a line of the journal back, whatever was done since."""
        self._step(lambda: self._play_session.back(line))

    def can_undo(self, document: Edited | None) -> bool:
        """Tell whether there is anything to undo."""
        return max(self._play_session.last, document.last if document else -1) >= 0

    def can_redo(self, document: Edited | None) -> bool:
        """Tell whether there is anything to do again."""
        return max(self._play_session.next, document.next if document else -1) >= 0

    def step(self, action: str, document: Edited | None, since: int = 0) -> None:
        """Take the last thing back (`undo`), in the document or in the play session, or do it again (`redo`)."""
        if action == "undo":
            self.undo(document, since)
        else:
            self.redo(document, since)

    def undo(self, document: Edited | None, since: int = 0) -> None:
        """Take the latest back: the last line of the journal that can be, or the last edit in front.

        Args:
            since: number of a line; what was done before it stays (a player in kiosk mode undoes nothing of the GM's).
        """
        edit, step = document.last if document else -1, self._play_session.last
        if document is not None and edit > step and edit >= since:
            document.undo_stack.undo()
        elif step > edit and step >= since:
            self._step(lambda: self._play_session.back(since=since))

    def redo(self, document: Edited | None, since: int = 0) -> None:
        """Redo what was undone last; of two, the one that was done first."""
        edit, step = document.next if document else -1, self._play_session.next
        if document is not None and edit >= since and (step < 0 or edit < step):
            document.undo_stack.redo()
        elif step >= since:
            self._step(self._play_session.forward)

    def _step(self, move: Callable[[], Stepped]) -> None:
        try:
            stepped = move()
        except TakujoError as error:
            self.refused.emit(error)
            return
        self.moved.emit(stepped)
