"""Writing what is edited: once typing rests, in pieces, and all of it at once where something waits for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.controllers.open_campaign import OpenCampaign
from desktop.core.steps import Steps, done
from desktop.models.definition import DefinitionDocument

PAUSE = 700
"""Milliseconds of rest before the file follows."""


class DefinitionSaving(QObject):
    """Lets `table.json`, and the campaign that plays, follow a document."""

    def __init__(self, document: DefinitionDocument, open_campaign: OpenCampaign, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._open_campaign = document, open_campaign
        self._written = document.value
        self._rest = QTimer(self, singleShot=True, interval=PAUSE)
        self._rest.timeout.connect(self._begin)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._write_next)
        self._pieces: Steps[bool] | None = None
        document.changed.connect(self._rest.start)

    @property
    def up_to_date(self) -> bool:
        """Tell whether the file holds what is edited."""
        return self._document.value == self._written

    def now(self) -> bool:
        """Write without waiting; False when writing fails (reported)."""
        self.stop()
        return done(self._all())

    def stop(self) -> None:
        """Write nothing by itself; what is half done was not written, and the file is as it was."""
        self._rest.stop()
        self._turn.stop()
        self._pieces = None

    def _begin(self) -> None:
        """Write in pieces: a key that comes meanwhile waits for one of them, and what it types for the next rest."""
        if self._pieces is None:
            self._pieces = self._all()
            self._turn.start()
        else:  # the disk was slower than the person: the newer one once the older one is written
            self._rest.start()

    def _write_next(self) -> None:
        if self._pieces is None:
            return
        try:
            next(self._pieces)
        except StopIteration:
            self._pieces = None
        else:
            self._turn.start()

    def _all(self) -> Steps[bool]:
        """Do everything, and say whether it is written."""
        document, rules = self._document, self._open_campaign.rules
        value, playable = document.value, not document.blocking
        game = document.game if playable else None
        plain = rules.written(value, playable=playable)
        yield
        prepared = yield from self._open_campaign.campaign.prepared(**plain)
        yield
        written = rules.put(prepared, game)
        if written:
            self._written = value
        return written
