"""Where the person is in a campaign, written down at every change, so that a crash or a power cut leads back there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.campaign.tabs import Tabs
from desktop.services.library.library import Library
from desktop.services.program.state_file import SessionState, StateFile, existing_documents, remember
from desktop.services.storage.folders import noted, placed

BUILDER = "builder"
"""In the session's `screens`: the step of each draft."""

MOST = 16
"""Sheets that are opened again, those opened last and the one in front; forty take seconds and most of a GB."""


class ResumePoint:
    """Keeps the session in step with the tabs of the open campaign."""

    def __init__(self, session: StateFile[SessionState], library: Library, open_campaign: OpenCampaign) -> None:
        self._session, self._library, self._open_campaign = session, library, open_campaign
        self._left = session.value
        """How the campaign was left; what is opened from now on changes the session."""
        self.suspended = False
        """Whether writing is paused: while documents are restored after a crash, or the campaign is closing."""
        open_campaign.places.update(_texts(session.value.screens.get(BUILDER)))
        open_campaign.placed.connect(self._note_places)

    @property
    def wanted(self) -> list[Path]:
        """What was open when this campaign was left, else the first character."""
        found = list(existing_documents(self._left, self._open_campaign.campaign.folder)) if self._here else []
        if found:
            front = [path for path in found if path == self.active]
            return [path for path in found if path in (*found[-(MOST - 1) :], *front)]
        campaign = self._open_campaign.campaign
        listed = campaign.members() or campaign.sheets()
        first = [entry for entry in listed if not entry.fault]
        return [campaign.path_of(first[0])] if first else []

    @property
    def _here(self) -> bool:
        return placed(self._left.table, self._library.folder) == self._open_campaign.campaign.folder.absolute()

    @property
    def active(self) -> Path:
        """The file that was in front."""
        return placed(self._left.active, self._open_campaign.campaign.folder)

    @property
    def play_shown(self) -> bool:
        """Whether this campaign was left while the play page was shown, not where sheets are prepared."""
        left = self._left
        return (left.returns if left.mode == "hand_over" else left.mode) == "table" and self._here

    @property
    def display(self) -> bool:
        """Whether this campaign's player window was open when the program was killed; a normal exit closes it."""
        return self._left.display and self._here

    @property
    def display_dark(self) -> bool:
        """Whether players were to see nothing of how things stood."""
        return self._left.display_dark

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Write nothing while several tabs open or close in a row."""
        self.suspended = True
        try:
            yield
        finally:
            self.suspended = False

    def note(self, tabs: Tabs) -> None:
        """Write down what is open."""
        if self.suspended:
            return
        front, folder = tabs.current, self._open_campaign.campaign.folder
        remember(
            self._session,
            table=noted(folder, self._library.folder),
            documents=tuple(noted(path, folder) for path in tabs.files),
            active=noted(front.autosave.stored.path, folder) if front is not None else "",
            clean=False,
        )

    def note_mode(self, *, play: bool) -> None:
        """Write down whether the play page is shown."""
        remember(self._session, mode="table" if play else "prepare")

    def note_display(self, *, shown: bool, dark: bool) -> None:
        """Write down whether the players' window is open, and whether it hides how things stand."""
        left = self._session.value
        if (left.display, left.display_dark) != (shown, dark):
            remember(self._session, display=shown, display_dark=dark)

    def _note_places(self) -> None:
        """Write down at which step each draft is, so that a restart continues there."""
        screens = self._session.value.screens
        remember(self._session, screens={**screens, BUILDER: dict(self._open_campaign.places)})


def _texts(found: object) -> dict[str, str]:
    """Read what a state file holds where texts by name belong; anything else is left out."""
    items = found.items() if isinstance(found, Mapping) else ()
    return {name: text for name, text in items if isinstance(name, str) and isinstance(text, str)}
