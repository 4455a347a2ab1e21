"""The scenario that a campaign plays: the campaign keeps which, and its file is read once until it is written again."""

from __future__ import annotations

from typing import Any

from desktop.core.problem import TakujoError
from desktop.services.campaign import Campaign
from desktop.services.scenarios import Scenarios


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
