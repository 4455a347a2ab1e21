"""The engine in view, its characters, and the current one, to whom keys, digits and typed checks apply."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, PlayView
from desktop.views.play.play_page import PlayPage
from desktop.views.play.tracker_view import TrackerView

GM = Viewer(gm=True)


class Attention:
    """Keeps the current engine and character: whose turn begins becomes current until another one is chosen."""

    def __init__(self, open_campaign: OpenCampaign, page: PlayPage) -> None:
        self._open_campaign, self._play_session, self._page = open_campaign, open_campaign.play_session, page
        self._engine = self._turn = ""
        self._selected = ""
        self.named = False
        """Whether a person has chosen who is selected since the last step of play."""
        self._stage: object = ()
        """The stage (scene, phase) at the last refresh."""
        self._waiting: tuple[str, ...] = ()
        """Who was asked for something then."""
        self._places: dict[str, int] = {}
        """In which order people came to the strip: while something runs a number stays whose it is."""

    @property
    def engine(self) -> str:
        """The engine that is looked at; empty: none runs."""
        running = self._play_session.playing.running
        return self._engine if self._engine in running else next(iter(running), "")

    @property
    def tracker(self) -> TrackerView | None:
        """Where it is shown."""
        engine = self.engine
        return self._page.tracker(engine) if engine else None

    @property
    def shown(self) -> PlayView | None:
        """What the GM sees of it; None: none runs."""
        engine = self.engine
        return self._play_session.playing.shown(engine, GM) if engine else None

    @property
    def selected(self) -> str:
        """Sheet id of the selected character; empty: none."""
        return self._selected

    def look_at(self, engine: str) -> None:
        """Look at another engine from now on."""
        self._engine = engine

    def select(self, person: str) -> None:
        """Select a character."""
        self._selected, self.named = person, True

    def people(self) -> tuple[CharacterView, ...]:
        """The characters on the strip: in a battle in the order of their turns, else player characters first."""
        shown = self.shown
        if shown is not None:
            found = shown.people
            self._remember_session()
        else:
            system, game = self._open_campaign.system, self._open_campaign.game
            found = tuple(
                system.person(sheet, game) for sheet in self._open_campaign.people.all_sheets() if sheet.is_pc
            )
            self._places.clear()
        party = {identifier: n for n, identifier in enumerate(self._open_campaign.campaign.party)}
        places = self._places
        fresh = [person.id for person in found if person.id not in places]
        if fresh:  # in the order of the list, as they were chosen: an engine names whose turn is next first
            listed = {sheet.id: n for n, sheet in enumerate(self._open_campaign.people.all_sheets())}
            for who in sorted(fresh, key=lambda who: listed.get(who, len(listed))):
                places[who] = len(places)

        rounds = shown is not None and shown.round is not None
        turns = {who: n for n, who in enumerate(shown.order)} if shown is not None and rounds else {}

        def place(person: CharacterView) -> tuple[int, bool, int, int]:
            turn = turns.get(person.id, len(turns))
            return turn, not person.is_pc, party.get(person.id, len(party)), places[person.id]

        return tuple(sorted(found, key=place))

    def _remember_session(self) -> None:
        """Keep the keys of the session's members, also when the program starts in a later battle."""
        session = None if self._places else self._play_session.playing.shown("session", GM)
        for person in session.people if session is not None else ():
            self._places[person.id] = len(self._places)

    def follow(self, people: Sequence[CharacterView]) -> None:
        """Select the character whose turn begins, or the first one where the selected one has left the stage."""
        turn = next((person.id for person in people if person.turn), "")
        if turn and turn != self._turn:
            self._selected, self.named = turn, False
        self._turn = turn
        shown = self.shown
        self._follow_story(shown.stage if shown is not None else (), people)
        self._follow_asked(shown.waiting if shown is not None else ())

    def _follow_story(self, stage: object, people: Sequence[CharacterView]) -> None:
        ids = [person.id for person in people]
        here = [person.id for person in people if not person.gone] or ids
        if self._selected not in (ids if stage == self._stage else here):
            self._selected = here[0] if here else ""
        self._stage = stage

    def _follow_asked(self, waiting: tuple[str, ...]) -> None:
        """Select the next character who is asked, once the previous one has answered."""
        if waiting and waiting != self._waiting and self._selected not in waiting:
            self._selected = waiting[0]
        self._waiting = waiting
