"""Which board is on the table: that of what runs, else the sketch map with its tools; and whether it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu

from desktop.controllers.play.board import BoardController
from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.party import Party
from desktop.controllers.play.requests import Requests
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.sheet import portraits
from desktop.core.maps.grid import Grid
from desktop.core.maps.sketch import Sketch, project
from desktop.core.problem import TakujoError
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, PlayView
from desktop.core.words import Counted
from desktop.models.play.board import PLAIN, TokenFace
from desktop.models.play.board_light import Hand
from desktop.services.campaign.campaign import Campaign
from desktop.services.play.play_state import MAP
from desktop.views.board.pane import BoardPane
from desktop.views.dialogs import asking

GM = Viewer(gm=True)
PICTURE_SIDE = 1600
"""Pixels a picture under the board has at most on each side."""
RADII = (2, 3, 4, 5, 6, 8, 10)
RECTANGLES = ((8, 6), (10, 8), (15, 10), (20, 15))


class Boards(QObject):
    """Shows one board at a time beside the tracker.

    Args:
        request: (engine, event) posts an event.
        select: selects a character on the strip.
    """

    def __init__(
        self, context: PlayContext, party: Party, requests: Requests, select: Callable[[str], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page, self._open_campaign, self._notifier = context.page, context.open_campaign, context.notifier
        self._attention = context.attention
        self._party, self._play_session, self._requests, self._select = party, context.play_session, requests, select
        self._wanted: bool | None = None
        """None: it comes with a battle that has one, and goes with it."""
        self._engine = ""
        """Whose board is shown; empty: the sketch map."""
        self._made: tuple[BoardController, SketchTools] | None = None
        self._piece = False
        """A piece without a sheet was chosen last."""
        self.last: tuple[str, PlayView | None, tuple[CharacterView, ...], str] = ("", None, (), "")

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
            board = BoardController(pane, self._open_campaign.words, self.post, self.choose, self._party.look, self)
            board.held.connect(self._held)
            tools = SketchTools(pane, board, self._open_campaign.campaign, self._notifier, self.on_map, self)
            self._made = board, tools
        return self._made

    @property
    def shown(self) -> bool:
        """Tell whether a board is shown."""
        own = self.last[1] is not None and self.last[1].ground is not None
        return own if self._wanted is None else self._wanted

    def toggle(self) -> None:
        """Show the board and go there, or put it away; one that came by itself is gone to first."""
        self.want(self._wanted is None or not self.shown)

    def want(self, wanted: bool) -> None:
        """Show the board and go there, or put it away."""
        self._wanted = wanted
        self.show(*self.last)
        if wanted:
            self.board.pane.ui.view.setFocus()

    def show(self, engine: str, shown: PlayView | None, people: Sequence[CharacterView], selected: str) -> None:
        """Show the board of an engine.

        Args:
            shown: the engine's view model for the GM; None: no engine runs.
            people: the characters on the strip.
        """
        before = self.last[1]
        self.last = engine, shown, tuple(people), selected
        if before is not None and before.ground is not None and (shown is None or shown.ground is None):
            self._wanted = None  # the battle has taken its board along
        if self.shown:
            self._draw(engine, shown, people, selected)
        self._page.show_board(self.shown)

    def follow(self) -> None:
        """Show the act that the tracker's form holds."""
        tracker = self._attention.tracker
        if self.shown and self._engine and tracker is not None and tracker.hand is not None:
            self.board.follow(tracker.hand)

    def _held(self, hand: Hand) -> None:
        """Let the tracker's form take over what was chosen on its board."""
        tracker = self._attention.tracker
        if self._engine and tracker is not None and tracker.hand is not None:
            tracker.hold(hand)

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

    def choose(self, who: str) -> None:
        self._piece = not self._engine and who.startswith("piece:")
        if self._piece:
            self.show(*self.last[:3], who)
        else:
            self._select(who)

    def post(self, event: Mapping[str, Any]) -> None:
        if self._engine:
            self._requests.post(self._engine, event)
            return
        if event.get("kind") == "put" and self._unseen(str(event["who"])):
            event = {**event, "hidden": True}
        self.on_map(event)

    def _unseen(self, who: str) -> bool:
        """Tell whether a character is concealed: the token stays concealed until the GM shows it."""
        engine, _, people, _ = self.last
        person = next((one for one in people if one.id == who), None)
        open_ = self._play_session.playing.shown(engine, Viewer()) if engine else None
        if open_ is not None and any(one.id == who for one in open_.people):
            return False
        return person is not None and not person.is_pc

    def on_map(self, event: Mapping[str, Any]) -> None:
        try:
            if self._play_session.playing.state(MAP) is None:
                self._play_session.begin(MAP, ())
            self._play_session.play(MAP, event)
        except TakujoError as error:
            self._notifier.show_error(error)
            self.show(*self.last)


class SketchTools(QObject):
    """Joins the tools of the pane to the map.

    Args:
        post: posts an event of the map.
    """

    def __init__(
        self,
        pane: BoardPane,
        board: BoardController,
        campaign: Campaign,
        notifier: Notifier,
        post: Callable[[Mapping[str, Any]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pane, self._board, self._campaign, self._notifier, self.post = pane, board, campaign, notifier, post
        self._picture: tuple[str, QPixmap | None] = ("", None)
        self._colour = ""
        """Of pieces that are put down from now on; empty: the plain one."""
        ui = pane.ui
        ui.pieceButton.clicked.connect(self.put_piece)
        ui.noteButton.clicked.connect(self.write)
        ui.drawButton.toggled.connect(self._draw)
        ui.wipeButton.clicked.connect(lambda: post({"kind": "rub"}))
        ui.hideButton.clicked.connect(self._hide)
        ui.takeButton.clicked.connect(self.take)
        ui.colourButton.colourChanged.connect(self.take_colour)
        ui.view.line_drawn.connect(lambda points: post({"kind": "draw", "points": list(points)[:2000]}))
        ui.shapeButton.setMenu(self._shapes())
        menu = QMenu(pane)
        menu.addAction(self.tr("画像を選ぶ…")).triggered.connect(self._browse)
        menu.addAction(self.tr("画像を外す")).triggered.connect(lambda: post({"kind": "picture"}))
        ui.pictureButton.setMenu(menu)

    def _shapes(self) -> QMenu:
        menu = QMenu(self._pane)
        for radius in RADII:
            grid = Grid(radius=radius)
            text = self.tr("六角形（{n} ヘクス）").format(n=Counted(grid.count))
            menu.addAction(text).triggered.connect(partial(self._shape, grid))
        for columns, rows in RECTANGLES:
            grid = Grid(shape="rectangle", columns=columns, rows=rows)
            text = self.tr("四角形（{columns} × {rows}）").format(columns=columns, rows=rows)
            menu.addAction(text).triggered.connect(partial(self._shape, grid))
        return menu

    def show(self) -> None:
        """Show the actions for the selected character."""
        ui, token = self._pane.ui, self._board.face.token(self._board.hand.who)
        placed = token is not None and token.at is not None
        ui.hideButton.setEnabled(placed)
        ui.takeButton.setEnabled(placed)
        own = self._piece is not None or not placed  # a character with a sheet has the colour of the sheet
        ui.colourButton.setEnabled(own)
        colour = self._piece.colour if self._piece is not None else self._colour or PLAIN
        with QSignalBlocker(ui.colourButton):
            ui.colourButton.set_colour(colour)
        ui.colourButton.setToolTip(self._colour_words(named=self._piece is not None, own=own))
        ui.hideButton.setChecked(token is not None and token.hidden)
        ui.wipeButton.setEnabled(bool(self._board.face.strokes))

    def picture(self, name: str) -> QPixmap | None:
        """Return the picture under the board; None where there is none, or it has vanished."""
        if name != self._picture[0]:
            found = portraits.pixmap(self._campaign.portrait_path(name), PICTURE_SIDE)
            self._picture = name, None if found.isNull() else found
            if name and found.isNull():
                self._notifier.notify(self.tr("盤の背景の画像が見つかりません。「背景」で選び直してください。"))
        return self._picture[1]

    # doing

    def put_piece(self) -> None:
        """Put a piece with the name that was typed on the chosen hex."""
        name, number = self._pane.ui.wordEdit.text().strip(), self._chosen()
        if number is None:
            return
        if not name:
            self._pane.show_status(self.tr("駒の名前を書いてから押してください。"), aloud=True)
            self._pane.ui.wordEdit.setFocus()
            return
        hidden = self._pane.ui.secretButton.isChecked()
        self.post({"kind": "piece", "name": name, "hex": number, "hidden": hidden, "colour": self._colour})
        self._pane.ui.wordEdit.clear()

    def write(self) -> None:
        """Write what was typed on the chosen hex; nothing typed takes the note away."""
        number = self._chosen()
        if number is not None:
            text, secret = self._pane.ui.wordEdit.text().strip(), self._pane.ui.secretButton.isChecked()
            self.post({"kind": "note", "hex": number, "text": text, "secret": secret and bool(text)})
            self._pane.ui.wordEdit.clear()

    @property
    def _piece(self) -> TokenFace | None:
        """The piece without a sheet that is chosen."""
        who = self._board.hand.who
        return self._board.face.token(who) if who.startswith("piece:") else None

    def _colour_words(self, *, named: bool, own: bool) -> str:
        if not own:
            return self.tr("この駒の色はシートのものです")
        return self.tr("選んだ駒の色を変えます") if named else self.tr("これから置く駒の色を選びます")

    def take_colour(self, colour: str) -> None:
        """Give the chosen piece a colour, or keep it for those to come."""
        piece = self._piece
        if piece is not None:
            self.post({"kind": "colour", "who": piece.who, "colour": colour})
        else:
            self._colour = colour
            self.show()

    def take(self) -> None:
        """Remove the selected character from the board."""
        self.post({"kind": "take", "who": self._board.hand.who})

    def _chosen(self) -> int | None:
        hand = self._board.hand
        token = self._board.face.token(hand.who)
        number = hand.cursor if hand.cursor is not None else token.at if token is not None else None
        if number is None:
            self._pane.show_status(self.tr("先に盤のヘクスを選んでください。"), aloud=True)
        return number

    def _hide(self, on: bool) -> None:
        self.post({"kind": "hide", "who": self._board.hand.who, "on": on})

    def _draw(self, on: bool) -> None:
        self._pane.ui.view.drawing = on

    def _shape(self, grid: Grid, _checked: bool = False) -> None:
        self.post({"kind": "shape", "grid": grid.model_dump()})

    def _browse(self) -> None:
        kind = self.tr("画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)")
        asking.ask_file(self._pane, self.tr("背景の画像を選ぶ"), kind, self.take_picture)

    def take_picture(self, path: Path) -> None:
        """Lay a picture file under the board; what cannot be used is reported in one sentence."""
        try:
            image = portraits.read_picture(path, PICTURE_SIDE)
            name = self._campaign.put_portrait(portraits.as_png(image, PICTURE_SIDE))
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self.post({"kind": "picture", "file": name})
