"""What the open campaign plays by: the rules of its definition, put in force when that is edited, and its scenario."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.services.campaign.campaign import DRAFT, Campaign, Prepared
from desktop.services.campaign.scenarios import Scenarios
from desktop.services.text.catalogue import SystemInfo


class RulesInForce(QObject):
    """Keeps the game, and applies its words to every text.

    Args:
        words: those of this campaign; they are called again with every definition.
    """

    changed = Signal()
    """The campaign plays by another definition from now on."""
    renamed = Signal(object)
    """Things are called otherwise; the words of until now."""
    failed = Signal(object)
    """A `TakujoError` to report."""

    def __init__(self, campaign: Campaign, system: AnySystem, info: SystemInfo, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._campaign, self._system, self._info, self._words = campaign, system, info, words
        self.game: AnyGame = campaign.game(system)
        self._name_things()

    @staticmethod
    def written(definition: Definition, *, playable: bool = True) -> dict[str, Any]:
        """Return what `table.json` says of a definition; one that cannot be played is beside the one that is."""
        plain = definition.model_dump(mode="json", exclude_none=True)
        return {"definition": plain, DRAFT: None} if playable else {DRAFT: plain}

    def put(self, written: Prepared, game: AnyGame | None) -> bool:
        """Write a definition, and play by it if it can be played; False when writing fails (reported).

        Args:
            written: what `written` gives, prepared by the table.
            game: the rules that follow from it; None: it cannot be played yet, and the one before stays in force.
        """
        try:
            self._campaign.write(written)
        except TakujoError as error:
            self.failed.emit(error)
            return False
        if game is not None:
            self._take(replace(game, extra_rows=self.game.extra_rows) if self.game.extra_rows else game)
        return True

    def look_again(self) -> None:
        """Take over what the scenarios of the campaign have of their own, where that has changed."""
        try:
            game = self._campaign.game(self._system)
        except TakujoError:
            return  # reported when the campaign was opened
        if game.extra_rows != self.game.extra_rows:
            self._take(game)

    def _take(self, game: AnyGame) -> None:
        self.game = game
        before = self._words.snapshot()
        self._name_things()
        self.changed.emit()
        if before.captions() != self._words.captions():
            self.renamed.emit(before)  # last: pages have written again what they write themselves

    def _name_things(self) -> None:
        """Apply the words of this campaign to every text."""
        self._words.call(self._system.naming(self.game), (self._info.name, self._info.name_en))


class PlayedScenario:
    """Knows which one is played, and what is in it."""

    def __init__(self, campaign: Campaign, scenarios: Scenarios) -> None:
        self._campaign, self._scenarios = campaign, scenarios
        self._read: tuple[str, Any] | None = None
        """Which one was read last, and what it was."""

    @property
    def id(self) -> str:
        """Its id; empty: none is played."""
        chosen = self._campaign.data.get("scenario")
        return chosen if isinstance(chosen, str) else ""

    @property
    def value(self) -> Any:
        """What is in it, as it was read last; None where none is played, or it cannot be read."""
        wanted = self.id
        if not wanted:
            return None
        if self._read is None or self._read[0] != wanted:
            self._read = (wanted, self._found(wanted))
        return self._read[1]

    def choose(self, identifier: str) -> None:
        """Play another one from now on; an empty id: none.

        Raises:
            TakujoError: the campaign cannot be written.
        """
        self._read = None
        if identifier != self.id:
            self._campaign.change(scenario=identifier)

    def forget(self) -> None:
        """Read it again when it is wanted: it has been written."""
        self._read = None

    def _found(self, wanted: str) -> Any:
        listed = self._scenarios.find(wanted)
        try:
            return self._scenarios.read(listed.path)[1] if listed is not None else None
        except TakujoError:
            return None  # its page tells why, and what can be done
