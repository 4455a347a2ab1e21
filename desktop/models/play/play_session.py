"""The play session as Qt knows it: `stepped` tells what has moved, and everything that shows play redraws from it.

The play session itself is made on first use: a sheet is seen before the journal has been read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.problem import TakujoError

if TYPE_CHECKING:
    from desktop.core.prepared.gm_notes import CustomState
    from desktop.core.prepared.handout import Handout
    from desktop.core.rolls.outcome import Change
    from desktop.core.rolls.roll import Asked, Roll, Step
    from desktop.core.sheet import Sheet
    from desktop.core.words import Phrase
    from desktop.services.journal.journal import Log
    from desktop.services.play.gm_notes import GmNotes
    from desktop.services.play.history import History, Stepped
    from desktop.services.play.play_session import PlaySession
    from desktop.services.play.playing import Playing
    from desktop.services.play.shown_handouts import ShownHandouts
    from desktop.services.play.undo_steps import Step as Edit
    from desktop.services.storage.stored import Stamp


class PlaySessionModel(QObject):
    """Passes every step on to the play session and tells what came of it; raises what the play session raises."""

    stepped = Signal(object)
    """`Stepped`: posted, on the disk, and carried to the sheets."""
    prepared = Signal(object)
    """`Roll | None`: another check is in the tray, or the same made again from its sheet."""
    begun = Signal()
    """The play session is used for the first time; nothing has been resumed yet."""

    def __init__(
        self, make: Callable[[], PlaySession], parent: QObject | None = None, *, writable: Callable[[], bool] = bool
    ) -> None:
        super().__init__(parent)
        self._make, self._writable = make, writable
        self.pending: Callable[[], None] = lambda: None
        """Posts what was typed on sheets; called before every step."""
        self._made: PlaySession | None = None
        self.around: Callable[[], AbstractContextManager[None]] = nullcontext
        """Context around the signals of one step: views of play may batch their updates in it."""
        self._announced: Roll | None = None
        """The check in the tray at the last signal."""
        self._keeping = QTimer(self, interval=0, singleShot=True)
        """Runs out once everything is drawn and nothing is waiting."""
        self._keeping.timeout.connect(self._keep)

    @property
    def _play_session(self) -> PlaySession:
        if self._made is None:
            self._made = self._make()
            self.begun.emit()
        return self._made

    @property
    def roll(self) -> Roll | None:
        """The check in the tray."""
        return self._play_session.roll

    @property
    def suspended(self) -> tuple[Roll, ...]:
        """Checks that wait while another is made."""
        return self._play_session.suspended

    @property
    def writable(self) -> bool:
        """Whether there is a play session, and steps can be written."""
        return self._made is not None and self._writable()

    @property
    def last(self) -> int:
        """Number of the line that undo reverts; −1 when there is none."""
        return self._made.last if self._made is not None else -1

    @property
    def next(self) -> int:
        """Number of the first line that redo brings back; −1 when there is none."""
        return self._made.next if self._made is not None else -1

    @property
    def position(self) -> int:
        """Number of the journal's last line; 0 while it has not been read, or cannot be."""
        stamp = self.stamp
        return 0 if stamp is None else stamp.line

    @property
    def resumed_at(self) -> int:
        """Number of the journal's last line when it was read; 0 while it has not been."""
        return self._made.resumed_at if self._made is not None else 0

    @property
    def stamp(self) -> Stamp | None:
        """The place in the journal that files written now are written after; None where it cannot be read (yet)."""
        if self._made is None:
            return None
        try:
            return self._made.stamp
        except TakujoError:  # reported when something is written there
            return None

    @property
    def history(self) -> History:
        """What is played after every line, to be asked."""
        return self._play_session.history

    def played(self, who: str) -> Sheet | None:
        """Return a sheet as it is played; None where no line has changed it, or the journal has not been read."""
        return self._made.history.sheet(who) if self._made is not None else None

    def edits(self, who: str) -> tuple[tuple[Edit, ...], tuple[Edit, ...]]:
        """Return the edits of a sheet that undo can revert, and those that redo brings back next."""
        return self._made.history.steps.edits(who) if self._made is not None else ((), ())

    def log(self) -> Log:
        """Read the journal."""
        return self._play_session.log()

    def prepare(self, asked: Asked) -> None:
        """Put a check into the tray."""
        self._announce(self._play_session.prepare(asked))

    def clear(self) -> None:
        """Leave the tray empty; a check that waits for more is suspended."""
        self._play_session.clear()

    def possible(self, asked: Asked) -> bool:
        """Tell whether a check could be prepared so."""
        return self._play_session.possible(asked)

    def refresh(self) -> None:
        """Rebuild a check that has not begun from its sheet.

        Raises:
            Refusal: it cannot be made any more; it stays as it was.
        """
        before = self._play_session.roll
        if before is None or before.begun:
            return
        after = self._play_session.refreshed()
        if after is not None and after.check != before.check:
            self._announce(after)

    def take_up(self, identifier: str) -> None:
        """Continue with a check that was suspended."""
        self._announce(self._play_session.take_up(identifier))

    def _announce(self, roll: Roll) -> None:
        self._announced = roll
        self.prepared.emit(roll)

    def post(self, step: Step) -> Stepped:
        """Throw or declare."""
        self.pending()
        return self._emit_stepped(self._play_session.post(step))

    def leave(self, sheets: Sequence[str]) -> Stepped:
        """Let characters leave whatever runs."""
        self.pending()
        return self._emit_with_check(self._play_session.leave(sheets))

    def binned(self, sheets: Sequence[str], continues: str = "") -> Stepped:
        """Post that sheets have gone to the bin."""
        self.pending()
        return self._emit_stepped(self._play_session.binned(sheets, continues))

    def restored(self, sheets: Sequence[str]) -> Stepped:
        """Post that sheets have come back from the bin."""
        return self._emit_stepped(self._play_session.restored(sheets))

    def step_back(self) -> Stepped:
        """Take the last step of the open check back."""
        self.pending()
        return self._emit_stepped(self._play_session.step_back())

    def cancel(self) -> Stepped:
        """Give the open check up."""
        self.pending()
        return self._emit_stepped(self._play_session.cancel())

    def resume(self) -> Stepped:
        """Bring back what the program's end interrupted."""
        return self._emit_stepped(self._play_session.resume())

    def written(self) -> None:
        """Take note that every sheet has been written; does nothing while the play session is unused."""
        if self._made is not None:
            self._made.written()

    def look(self) -> Stepped:
        """Show the state of the play session, in a read-only campaign."""
        return self._emit_stepped(self._play_session.look())

    def show_chances(self, shown: bool) -> None:
        """Play with chances on the screen or without; everything draws itself again."""
        from desktop.services.play.history import Stepped

        self._play_session.playing.chances = shown
        self._emit_stepped(Stepped(roll=self._play_session.roll))

    def change(self, changes: Sequence[Change], text: str, *, written: bool = False) -> Stepped:
        """Post what a person changed by hand."""
        if not written:
            self.pending()
        return self._emit_stepped(self._play_session.change(changes, text, written=written))

    def note(self, text: Phrase | str, who: str = "", **more: Any) -> Stepped:
        """Write a line of the log that moves nothing."""
        return self._emit_stepped(self._play_session.note(text, who, **more))

    # beside the rules

    @property
    def gm_notes(self) -> GmNotes:
        """Own states, timers and notes, to be asked; what is written there goes through this model."""
        return self._play_session.gm_notes

    def mark(self, mark: CustomState) -> Stepped:
        """Let a custom state or timer begin."""
        return self._emit_stepped(self._play_session.unmoved(self.gm_notes.begin(mark)))

    def unmark(self, mark: CustomState, *, expired: bool = False) -> Stepped:
        """End one by hand, or because its time has come."""
        return self._emit_stepped(self._play_session.unmoved(self.gm_notes.end(mark, expired=expired)))

    def memo(self, text: str, *, gm: bool, scene: str | None = None, instead: str = "") -> Stepped:
        """Write a note to a scene, a new one or in the place of another."""
        return self._emit_stepped(
            self._play_session.unmoved(self.gm_notes.note(text, gm=gm, scene=scene, instead=instead))
        )

    def unmemo(self, identifier: str) -> Stepped:
        """Take a note away."""
        return self._emit_stepped(self._play_session.unmoved(self.gm_notes.drop(identifier)))

    def head(self, title: str) -> Stepped:
        """Begin a scene under a heading of the GM's."""
        return self._emit_stepped(self._play_session.unmoved(self.gm_notes.head(title)))

    # handouts

    @property
    def handed(self) -> ShownHandouts:
        """Which handouts players see, to be asked."""
        return self._play_session.handed

    def hand(self, handout: Handout, *, on: bool) -> Stepped:
        """Show a handout to those for whom it is, or put it away again."""
        handed = self.handed
        return self._emit_stepped(self._play_session.unmoved(handed.show(handout) if on else handed.hide(handout)))

    # engines

    @property
    def playing(self) -> Playing:
        """The engines of the campaign, to be asked; what moves them goes through this model."""
        return self._play_session.playing

    def begin(self, name: str, who: Sequence[str], options: Mapping[str, Any] | None = None) -> Stepped:
        """Begin a battle or a session."""
        self.pending()
        return self._emit_with_check(self._play_session.begin(name, who, options))

    def play(self, name: str, event: Mapping[str, Any], ruling: str | None = None) -> Stepped:
        """Post an event of an engine; with a `ruling` the GM overrules what the rules would refuse."""
        self.pending()
        return self._emit_with_check(self._play_session.play(name, event, ruling))

    def close(self, name: str) -> Stepped:
        """Put an engine away."""
        self.pending()
        return self._emit_with_check(self._play_session.close(name))

    def join(self, name: str, who: str, *, hidden: bool = False) -> Stepped:
        """Let a character join later, `hidden`: unseen by the players."""
        self.pending()
        return self._emit_with_check(self._play_session.join(name, who, hidden=hidden))

    def edit(
        self,
        before: Sheet,
        after: Sheet,
        what: str,
        *,
        continues: str = "",
        for_good: bool = False,
    ) -> Stepped:
        """Post what was edited on a sheet, which shows it already."""
        stepped = self._play_session.edit(before, after, what, continues=continues, for_good=for_good)
        return self._emit_with_check(stepped)

    def found(self, before: Sheet, after: Sheet, text: str) -> None:
        """Post what another program made of a sheet."""
        self._emit_with_check(self._play_session.found(before, after, text))

    def back_to(self, identifier: str) -> Stepped:
        """Go back to the state right after a line."""
        self.pending()
        return self._emit_with_check(self._play_session.back_to(identifier))

    def back(self, identifier: str = "", since: int = 0) -> Stepped:
        """Take one line back, the last step by default, with nothing before line `since`."""
        self.pending()
        return self._emit_with_check(self._play_session.back(identifier, since))

    def forward(self) -> Stepped:
        """Redo what was undone last."""
        self.pending()
        return self._emit_with_check(self._play_session.forward())

    def _emit_with_check(self, stepped: Stepped) -> Stepped:
        """Send a step after which another check may be in the tray: the engine's open check, or none."""
        with self.around():
            if self._play_session.roll is not self._announced:
                self.prepared.emit(self._play_session.roll)
            return self._emit_stepped(stepped)

    def _emit_stepped(self, stepped: Stepped) -> Stepped:
        self._announced = self._play_session.roll
        with self.around():
            self.stepped.emit(stepped)
        self._keeping.start()
        return stepped

    def _keep(self) -> None:
        if self._play_session.keep():
            self._keeping.start()
