"""The window in the words of the campaign that is open: it was there before, and stays when the campaign is left."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.controllers import renamed_pages
from desktop.controllers.open_campaign import OpenCampaign
from desktop.controllers.renamed_forms import RenamedForms
from desktop.core.words import Typed, Words
from desktop.views.main_window import MainWindow


class WindowNames:
    """Calls things in the window, its pages and the forms to come as the campaign does."""

    def __init__(self, window: MainWindow, open_campaign: OpenCampaign, forms: RenamedForms) -> None:
        self._window, self._open_campaign, self._forms = window, open_campaign, forms
        self._words = open_campaign.words
        if self._words.calls:
            self._rename(self._words.apart())
        self.keep_up()

    def keep_up(self) -> None:
        """Let forms that are made from now on have the words of now."""
        self._forms.follow(self._words)

    def change(self, before: Words, left: QWidget | None) -> None:
        """Let pages that are open call things as the campaign does now.

        Args:
            before: the words of until now.
            left: a page where the book's words stand.
        """
        self._rename(before, left, self._written())

    def leave(self) -> None:
        """Let the window speak as ever."""
        if self._words.calls:
            named = self._words.snapshot()
            self._words.call({})
            if not self._window.locked:  # of a sheet that a player has the GM's parts are gone, and the window ends
                self._rename(named)
        self._forms.leave()

    def _rename(self, before: Words, left: QWidget | None = None, written: tuple[object, ...] = ()) -> None:
        say = renamed_pages.renaming(self._words, before, written)
        speak = self._forms.follow
        renamed_pages.follow(self._window, left, lambda: speak(before), lambda: speak(self._words), say)

    def _written(self) -> tuple[object, ...]:
        """Return what people wrote into this campaign and pages may show."""
        open_campaign = self._open_campaign
        titles = (Typed(open_campaign.campaign.title), *(Typed(one.title) for one in open_campaign.scenarios.listed()))
        return (*titles, *open_campaign.people.all_sheets(), *open_campaign.handouts.known)
