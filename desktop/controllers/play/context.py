"""What every controller of the play page is given: the campaign, its page and tray, and who is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.attention import Attention
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.tray.tray import TrayRequests
from desktop.core.view_models import CharacterView
from desktop.core.words import Words
from desktop.models.play.play_session import PlaySessionModel
from desktop.views.play.play_page import PlayPage
from desktop.views.window.main_window import MainWindow


@dataclass(frozen=True)
class PlayContext:
    """One campaign at the table of one window."""

    window: MainWindow
    open_campaign: OpenCampaign
    notifier: Notifier
    page: PlayPage
    tray: TrayRequests
    attention: Attention

    @property
    def play_session(self) -> PlaySessionModel:
        """What is played."""
        return self.open_campaign.play_session

    @property
    def words(self) -> Words:
        """The words of the table."""
        return self.open_campaign.words

    def people(self) -> tuple[CharacterView, ...]:
        """The characters at the table, in order, with the states and tracks that no rule knows."""
        marks = self.play_session.gm_notes.marks

        def added(person: CharacterView) -> CharacterView:
            own = tuple(mark.condition for mark in marks if mark.who == person.id)
            return person.evolve(conditions=(*person.conditions, *own)) if own else person

        return tuple(map(added, map(self.open_campaign.with_tracks, self.attention.people())))
