"""Saves an open sheet shortly after each change, without a button and without overwriting other changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign.sheet_home import SheetHome
from desktop.services.storage.file_errors import Conflict
from desktop.services.storage.stored import Stored

PAUSE = 700
"""Milliseconds of rest after the last change."""
LONGEST = 1000
"""Milliseconds after which a change is written although the person types on."""
AGAIN = 5000
"""Milliseconds after which is tried again what could not be written: a stick comes back, room is made."""


class Autosave(QObject):
    """Writes one document to its file."""

    saved = Signal()
    failed = Signal(object)
    """The `TakujoError`: what keeps the file from being written; the value stays in the document."""
    recovered = Signal()
    """What could not be written has been, after all."""

    def __init__(self, home: SheetHome, stored: Stored, document: SheetDocument) -> None:
        super().__init__(document)
        self.home, self.stored = home, stored
        self._document = document
        self._written: Sheet = document.sheet
        self.timer = QTimer(self, singleShot=True, interval=PAUSE)
        self.timer.timeout.connect(self.flush)
        self.deadline = QTimer(self, singleShot=True, interval=LONGEST)
        self.deadline.timeout.connect(self.flush)
        self.again = QTimer(self, singleShot=True, interval=AGAIN)
        self.again.timeout.connect(self._retry)
        self._failing = self._foreign = False
        document.value_changed.connect(self._start)

    @property
    def dirty(self) -> bool:
        """True while the document holds something the file does not, or the file what another program wrote."""
        return self._foreign or (self._document.sheet is not self._written and self._document.sheet != self._written)

    @property
    def written(self) -> Sheet:
        """The sheet that the file holds."""
        return self._written

    def flush(self) -> bool:
        """Write now what has not been written; False when it cannot be."""
        self.timer.stop()
        self.deadline.stop()
        if not self.dirty or self._document.read_only:
            return not self.dirty
        try:
            self._write()
        except TakujoError as error:
            self._wait_after(error)
            self.failed.emit(error)
            return False
        return True

    def _write(self) -> None:
        error = self._document.post()  # the journal first, for a file is never ahead of it; but no sheet needs one
        sheet = self._document.sheet
        self.stored = self.home.save(self.stored, sheet)
        self._written, failed, self._failing, self._foreign = sheet, self._failing, False, False
        self.again.stop()
        self.saved.emit()
        if failed:
            self.recovered.emit()
        if error is not None:
            self.failed.emit(error)

    def _wait_after(self, error: TakujoError) -> None:
        """Try again by and by; which of two versions counts is nothing that time decides."""
        self._failing = not isinstance(error, Conflict)
        if self._failing:
            self.again.start()

    def _retry(self) -> None:
        """Write what could not be written; a failure has been reported."""
        if not self.dirty or self._document.read_only:
            return
        try:
            self._write()
        except TakujoError as error:
            self._wait_after(error)
            if not self._failing:
                self.failed.emit(error)

    def resolve(self, theirs: Stored) -> bool:
        """Overwrite another program's content, as the user chose; the other becomes a version."""
        self.stored = theirs
        return self.flush()

    def adopt(self, stored: Stored, sheet: Sheet) -> None:
        """Take the file's content as the document's, after a person has chosen so (one undo step)."""
        self.stored, self._written, self._foreign = stored, sheet, True
        self._document.apply(lambda _mine: sheet, self.tr("ファイルの内容にする"))
        self.flush()

    def _start(self) -> None:
        if self.dirty:
            self.timer.start()
            if not self.deadline.isActive():
                self.deadline.start()
