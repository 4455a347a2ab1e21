"""Faces of all for the order of a battle, typed in one run."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop.controllers.play.context import PlayContext
from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.dice import RandomDice
from desktop.core.words import Counted
from desktop.services.keys.faces_run import KEYED, Course, FacesRun, RunRow
from desktop.views.tray.picks import PickFace


class OrderRun(QObject):
    """Keeps what has been typed of a run, and posts it when it is whole."""

    def __init__(self, context: PlayContext, parent: QObject) -> None:
        super().__init__(parent)
        self._attention, self._open_campaign = context.attention, context.open_campaign
        self._play_session = context.play_session
        self._rows: FacesRun | None = None
        self._due = 0
        """How many people the rows are for."""

    @property
    def rows(self) -> FacesRun | None:
        """The rows that are typed now; None: no run is open."""
        return self._rows

    @property
    def typed(self) -> bool:
        """Whether a face has been typed."""
        return self._rows is not None and bool(self._rows.typed)

    def follow(self) -> None:
        """Begin the rows that the page asks for, or forget those that are over; typed faces stay while it asks."""
        kind = self._kind
        if not kind:
            self._rows = None
            return
        playing, name = self._play_session.playing, self._attention.engine
        course = Course(playing.engine(name), playing.state(name), kind)
        if self._rows is None or self._rows.course != course:
            rows = FacesRun.of(course)
            self._rows = rows if rows.due and rows.due[0] <= KEYED else None
            self._due = sum(offer.kind == kind for offer in playing.offers(name))

    @property
    def _kind(self) -> str:
        """The kind of step that all take in rows now."""
        tracker, name, roll = self._attention.tracker, self._attention.engine, self._play_session.roll
        kind = tracker.in_rows if tracker is not None else ""
        if not kind or (roll is not None and roll.open):
            return ""
        usual = next((offer for offer in self._play_session.playing.offers(name) if offer.primary), None)
        return kind if usual is not None and usual.kind == kind else ""

    def forget(self) -> None:
        """Forget what has been typed."""
        self._rows = None
        self.follow()

    # typing

    def type(self, digit: str) -> bool:
        """Take a face; False: it is none of the die that is due."""
        value = self._rows.takes(digit) if self._rows is not None else 0
        if not value or self._rows is None:
            return False
        self._rows = self._rows.with_faces((value,))
        return True

    def rub_out(self) -> bool:
        """Take the last face back; False: there is none."""
        if self._rows is None or not self._rows.typed:
            return False
        self._rows = self._rows.without_last()
        return True

    def throw(self, *, rest: bool) -> None:
        """Let the program throw for the row that is due, or for all that are left."""
        row = len(self._rows.rows) if self._rows is not None else 0
        while self._rows is not None and self._rows.due and (rest or len(self._rows.rows) == row):
            thrown = RandomDice().throw(self._rows.due)
            self._rows = self._rows.with_faces(thrown.values, "app")

    def post(self) -> bool:
        """Post the rows; False: the faces of a row are missing."""
        rows, name = self._rows, self._attention.engine
        if rows is None or not rows.whole:
            return False
        self._rows = None
        for step in rows.steps:
            if isinstance(step, (ThrowEvent, Choose)):
                self._play_session.post(step)
            else:
                self._play_session.play(name, step)
        return True

    # showing

    @property
    def missing(self) -> tuple[int, int]:
        """How many people still throw, and how many dice at least."""
        rows = self._rows
        if rows is None:
            return 0, 0
        done = sum(not row.missing for row in rows.rows)
        each = len(rows.rows[0].faces) + rows.rows[0].missing if rows.rows else 0
        return self._due - done, sum(row.missing for row in rows.rows) + each * (self._due - len(rows.rows))

    @property
    def heading(self) -> str:
        """How much is missing."""
        people, dice = self.missing
        if not people:
            return self.tr("目がそろいました。Enter で決めます。")
        return self.tr("あと {people} 人 {n} 個").format(people=people, n=Counted(dice))

    @property
    def button(self) -> str:
        """What posting them is called."""
        return self.tr("{n} 人の順番を決める").format(n=self._due)

    def faces(self) -> Sequence[PickFace]:
        """Return a line for each row that has begun."""
        rows = self._rows.rows if self._rows is not None else ()
        return [self._line(row) for row in rows]

    def _line(self, row: RunRow) -> PickFace:
        sheet = self._open_campaign.sheet(row.who)
        faces = " ".join((*map(str, row.faces), *("□",) * row.missing))
        return PickFace("", sheet.name if sheet is not None else "", faces, recent=bool(row.missing))
