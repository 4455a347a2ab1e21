"""Which board is on the table: that of what runs, else the sketch map; and whether it is shown at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop.controllers.board import BoardController
from desktop.controllers.notifier import Notifier
from desktop.controllers.open_campaign import OpenCampaign
from desktop.controllers.party import Party
from desktop.controllers.sketch import SketchTools
from desktop.core.problem import TakujoError
from desktop.core.sketch import Sketch, project
from desktop.core.view_models import CharacterView, PlayView
from desktop.core.viewer import Viewer
from desktop.services.play_state import MAP
from desktop.views.play.play_page import PlayPage

GM = Viewer(gm=True)


class Boards(QObject):
    """Shows one board at a time beside the tracker.

    Args:
        request: (engine, event) posts an event.
        select: selects a character on the strip.
    """

    def __init__(
        self,
        page: PlayPage,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        party: Party,
        request: Callable[[str, Mapping[str, Any]], None],
        select: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page, self._open_campaign, self._notifier, self._party = page, open_campaign, notifier, party
        self._play_session, self._request, self._select = open_campaign.play_session, request, select
        self._wanted: bool | None = None
        """None: it comes with a battle that has one, and goes with it."""
        self._engine = ""
        """Whose board is shown; empty: the sketch map."""
        self._made: tuple[BoardController, SketchTools] | None = None
        self._piece = False
        """A piece without a sheet was chosen last."""
        self._last: tuple[str, PlayView | None, tuple[CharacterView, ...], str] = ("", None, (), "")

    @property
    def board(self) -> BoardController:
        """The board; it is made when it is first wanted."""
        return self._parts()[0]

    @property
    def tools(self) -> SketchTools:
        """The tools of the sketch map."""
        return self._parts()[1]

    def _parts(self) -> tuple[BoardController, SketchTools]:
        if self._made is None:
            pane = self._page.board
            board = BoardController(pane, self._open_campaign.words, self._post, self._choose, self._party.look, self)
            tools = SketchTools(pane, board, self._open_campaign.campaign, self._notifier, self._on_map, self)
            self._made = board, tools
        return self._made

    @property
    def shown(self) -> bool:
        """Tell whether a board is shown."""
        own = self._last[1] is not None and self._last[1].ground is not None
        return own if self._wanted is None else self._wanted

    def toggle(self) -> None:
        """Show the board and go there, or put it away; one that came by itself is gone to first."""
        self.want(self._wanted is None or not self.shown)

    def want(self, wanted: bool) -> None:
        """Show the board and go there, or put it away."""
        self._wanted = wanted
        self.show(*self._last)
        if wanted:
            self.board.pane.ui.view.setFocus()

    def show(self, engine: str, shown: PlayView | None, people: Sequence[CharacterView], selected: str) -> None:
        """Show the board of an engine.

        Args:
            shown: the engine's view model for the GM; None: no engine runs.
            people: the characters on the strip.
        """
        before = self._last[1]
        self._last = engine, shown, tuple(people), selected
        if before is not None and before.ground is not None and (shown is None or shown.ground is None):
            self._wanted = None  # the battle has taken its board along
        if self.shown:
            self._draw(engine, shown, people, selected)
        self._page.show_board(self.shown)

    def _draw(self, engine: str, shown: PlayView | None, people: Sequence[CharacterView], selected: str) -> None:
        ui = self._page.board.ui
        if shown is not None and shown.ground is not None:
            self._engine = engine
            ui.view.drawing = False
            known = {person.id: person for person in people}  # with the states of the GM's own
            here = [known.get(person.id, person) for person in shown.people]
            self.board.show(shown.ground, shown.board, here, selected)
        else:
            self._engine = ""
            sketch = self._play_session.playing.shown(MAP, GM) or project(Sketch(), GM)
            assert sketch.ground is not None
            ui.view.drawing = ui.drawButton.isChecked()
            who = self._chosen_piece(sketch, selected)
            picture = self.tools.picture(sketch.ground.picture)
            all_people = (*people, *sketch.people)
            self.board.show(sketch.ground, sketch.board, all_people, who, picture)
            self.tools.show()
        sketched = not self._engine
        ui.sketchBar.setVisible(sketched)
        ui.titleLabel.setText(self.tr("略図") if sketched else self.tr("戦場シート"))

    def _chosen_piece(self, sketch: PlayView, selected: str) -> str:
        """Return who is chosen on the map: a piece without a sheet is on no strip."""
        who = self.board.hand.who
        return who if who in {person.id for person in sketch.people} and self._piece else selected

    def _choose(self, who: str) -> None:
        self._piece = not self._engine and who.startswith("piece:")
        if self._piece:
            self.show(*self._last[:3], who)
        else:
            self._select(who)

    def _post(self, event: Mapping[str, Any]) -> None:
        if self._engine:
            self._request(self._engine, event)
            return
        if event.get("kind") == "put" and self._unseen(str(event["who"])):
            event = {**event, "hidden": True}
        self._on_map(event)

    def _unseen(self, who: str) -> bool:
        """Tell whether a character is concealed: the token stays concealed until the GM shows it."""
        engine, _, people, _ = self._last
        person = next((one for one in people if one.id == who), None)
        open_ = self._play_session.playing.shown(engine, Viewer()) if engine else None
        if open_ is not None and any(one.id == who for one in open_.people):
            return False
        return person is not None and not person.is_pc

    def _on_map(self, event: Mapping[str, Any]) -> None:
        try:
            if self._play_session.playing.state(MAP) is None:
                self._play_session.begin(MAP, ())
            self._play_session.play(MAP, event)
        except TakujoError as error:
            self._notifier.show_error(error)
            self.show(*self._last)
