"""What a viewer sees of a play session, as a picture for a screen: the open display's, or one player's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.party import Party
from desktop.controllers.sheet import portraits
from desktop.controllers.tray.tray_table import Throwers, dice_groups
from desktop.core.prepared.handout import Handout
from desktop.core.rolls.roll import Roll
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, CheckView, PlayView, SceneView
from desktop.models.play.board import Look
from desktop.models.play.display import HandoutFace, public_face
from desktop.services.play.history import Stepped
from desktop.services.play.play_state import MAP, NAMES, PLAY
from desktop.services.play.shown_handouts import seen_by
from desktop.views.dice import DiceGroup
from desktop.views.display.screen import Picture
from desktop.views.display.window import PrivateViewPage

PUBLIC = Viewer()
SIDE = 1920
"""px of the longer side of a picture of a handout, or under the board."""
KEPT = 4
"""Pictures that stay in memory."""
Leaf = tuple[HandoutFace, QPixmap | None]


class PlayersPicture:
    """Makes pictures of projections, and of nothing else.

    Args:
        missing: called once with the title of a handout whose picture has vanished.
    """

    def __init__(self, open_campaign: OpenCampaign, party: Party, missing: Callable[[str], None]) -> None:
        self._open_campaign, self._party, self._missing = open_campaign, party, missing
        self._play_session, self._words = open_campaign.play_session, open_campaign.words
        self._pictures: dict[str, QPixmap | None] = {}
        """Those that were shown last, by file name."""
        self._reported_missing: set[str] = set()
        self._open_end = False
        """The last step of the check has no secret log message."""
        self._lying: Roll | None = None
        self._lines: frozenset[str] = frozenset()
        """Ids of the log messages of that step."""
        self._public: Roll | None = None
        """The last check in the tray that players saw."""

    def follow(self) -> None:
        """Take note of the check in the tray; one that players do not see leaves them the last one that they saw."""
        roll = self._play_session.roll
        if roll is not None and self._sees(roll, PUBLIC):
            self._public = roll

    def stepped(self, stepped: Stepped) -> None:
        """Take note of the log messages of a step."""
        if self._outdated(stepped):
            return
        if stepped.roll is None or not self._sees(stepped.roll, PUBLIC):
            self._public = None if self._replaced(stepped) else self._public
            return
        self._public = stepped.roll
        if stepped.roll is not self._lying:
            self._lying, self._open_end = stepped.roll, not any(entry.secret for entry in stepped.entries)
            self._lines = frozenset(entry.id for entry in stepped.entries)

    def _outdated(self, stepped: Stepped) -> bool:
        """Tell whether the check has gone on since: the tray throws on within a step, which then arrives last."""
        roll, now = stepped.roll, self._play_session.roll
        return roll is not None and now is not None and roll.id == now.id and len(roll.steps) < len(now.steps)

    def _sees(self, roll: Roll, viewer: Viewer) -> bool:
        """Tell whether a check has begun of which a viewer may know at all."""
        begun = roll.begun or bool(roll.engine)
        return begun and not roll.check.concealment(viewer).unlogged and not self._play_session.playing.unseen_in(roll)

    def _replaced(self, stepped: Stepped) -> bool:
        """Tell whether a step with no public check in the tray ends what players see of the last one."""
        last, now = self._public, stepped.roll
        public = [entry for entry in stepped.entries if (entry.open if entry.secret else entry.text)]
        if last is None or any(self._lines.intersection(entry.voids) for entry in stepped.entries):
            return True
        if last.engine:
            return any(entry.kind == PLAY or entry.voids for entry in public)
        if last.open:
            return all(suspended.id != last.id for suspended in self._play_session.suspended)
        # an engine's check may conceal how it came to a public result
        return now is not None and bool(now.engine) and any(entry.outcome is not None for entry in public)

    def _roll(self, viewer: Viewer) -> Roll | None:
        """Return the check that a viewer sees: the one in the tray, else the last one that players saw."""
        roll, last = self._play_session.roll, self._public
        if roll is not None and self._sees(roll, viewer):
            return roll
        running = self._play_session.playing.running
        return last if last is not None and (not last.engine or last.engine in running) else None

    def handouts(self, viewer: Viewer = PUBLIC) -> tuple[Handout, ...]:
        """Return the handouts that a viewer sees now, the last shown last."""
        return seen_by(viewer, self._play_session.handed.shown, self._open_campaign.handouts.known)

    def handout(self, handout: Handout) -> tuple[HandoutFace, QPixmap | None]:
        """Return how a handout looks, with its picture; None where there is none, or it has vanished."""
        picture = self._stored(handout.picture) if handout.picture else None
        if handout.picture and picture is None and handout.picture not in self._reported_missing:
            self._reported_missing.add(handout.picture)
            self._missing(handout.title)
        return HandoutFace(handout.title, handout.text, picture is not None), picture

    def private(self, viewer: Viewer) -> tuple[HandoutFace, ...]:
        """Return what a player alone may read of what runs, such as secrets."""
        playing, say = self._play_session.playing, self._words.say
        shown = (playing.shown(name, viewer) for name in playing.running)
        lines = (line for one in shown if one is not None for line in one.private)
        return tuple(dict.fromkeys(HandoutFace(say(title), say(text)) for title, text in lines))

    def picture(self, viewer: Viewer = PUBLIC, *, bare: bool = False) -> Picture:
        """Make a picture of a viewer's projection.

        Args:
            bare: without the handout that would lie before it.
        """
        playing, shown_now = self._play_session.playing, () if bare else self.handouts(viewer)
        lead, heading = playing.heading(playing.history.play)
        shown = playing.shown(lead, viewer)
        if shown is not None and shown.scene_view is None:
            shown = shown.evolve(scene_view=self._scene(lead, shown, viewer))
        if shown is not None:
            tracked = (self._open_campaign.with_tracks(one) if one.is_pc else one for one in shown.people)
            shown = shown.evolve(people=tuple(tracked))
        roll = self._roll(viewer)
        sketch, loose = self._sketch(shown, viewer), self._loose(roll, shown, viewer)
        found: dict[str, QPixmap] = {}
        handout, leaf = self.handout(shown_now[-1]) if shown_now else (None, None)
        face = public_face(
            self._open_campaign.campaign.title,
            shown,
            self._words,
            self._looks(found),
            heading=heading,
            loose=loose,
            thrower=self._thrower(roll, shown) if shown is None or loose is not shown.finished_check else "",
            over=roll is not None and bool(roll.engine),
            sketch=sketch,
            handout=handout,
            marks=[mark for mark in self._play_session.gm_notes.marks if not self._play_session.gm_notes.secret(mark)],
        )
        check = shown.check if shown is not None and shown.check is not None else loose
        ground = self._stored(face.board.picture) if face.board is not None else None
        thrown = check.throws[-1].origin if check is not None and check.throws else "hand"
        tumble = self._open_campaign.animated and thrown != "hand"
        return Picture(face, self._dice(roll, check, shown), found, ground, leaf, tumble)

    def _sketch(self, shown: PlayView | None, viewer: Viewer) -> PlayView | None:
        """The map as players see it, with their characters whether or not anything runs; None: none was spread."""
        sketch = self._play_session.playing.shown(MAP, viewer)
        if sketch is None:
            return None
        here = {person.id for person in shown.people} if shown is not None else set()
        sheets = [sheet for sheet in self._open_campaign.people.all_sheets() if sheet.is_pc and sheet.id not in here]
        players = (CharacterView(id=sheet.id, name=sheet.name, is_pc=True) for sheet in sheets)
        return sketch.evolve(people=(*sketch.people, *players))

    def _scene(self, lead: str, shown: PlayView, viewer: Viewer) -> SceneView | None:
        """The current scene as another running engine knows it, with what the leading one says of it."""
        playing = self._play_session.playing
        others = (playing.shown(name, viewer) for name in NAMES if name != lead)
        scene = next((other.scene_view for other in others if other is not None and other.scene_view), None)
        return scene if scene is None else scene.evolve(facts=shown.stage or scene.facts, areas=())

    def _loose(self, roll: Roll | None, shown: PlayView | None, viewer: Viewer) -> CheckView | None:
        """The players' part of a check beside what runs, from the first dice on; or of one of what runs when over."""
        if shown is not None and shown.finished_check is not None and (roll is None or roll.engine or not roll.begun):
            return shown.finished_check
        if roll is None:
            return None
        seen = roll.seen_by(viewer)
        if roll.engine:
            known = {person.id for person in shown.people} if shown is not None else set()
            throwers = {throw.who for throw in seen.throws} - {""}
            return seen if roll.done and self._open_end and throwers <= known else None
        return seen

    def _thrower(self, roll: Roll | None, shown: PlayView | None) -> str:
        """Return the name of the character who makes a separate check; empty: none, or a concealed one."""
        sheet = self._open_campaign.sheet(roll.asked.who) if roll is not None and not roll.engine else None
        known = {person.id for person in shown.people} if shown is not None else set()
        return sheet.name if sheet is not None and (sheet.is_pc or sheet.id in known) else ""

    def _looks(self, found: dict[str, QPixmap]) -> Callable[[str], Look | None]:
        """Return a function that gives a character's look and keeps the portrait in `found`."""

        def looks(who: str) -> Look | None:
            known = self._party.look(who)
            if known is None:
                return None
            if known[1] is not None and known[0].portrait:
                found[known[0].portrait] = known[1]
            return known[0]

        return looks

    def _dice(self, roll: Roll | None, check: CheckView | None, shown: PlayView | None) -> tuple[DiceGroup, ...]:
        if check is None:
            return ()
        known = {person.id for person in shown.people} if shown is not None else set()
        own = self._open_campaign.sheet(roll.asked.who) if roll is not None and roll.asked.who in known else None
        foe = QCoreApplication.translate("DisplayController", "相手")
        cast = Throwers(own, lambda who: self._open_campaign.sheet(who) if who in known else None, foe)
        return tuple(dice_groups(check, cast, (), public=True))

    def _stored(self, name: str) -> QPixmap | None:
        """A picture of the campaign; None where there is none, or it has vanished."""
        if name in self._pictures:
            found = self._pictures.pop(name)
        else:
            picture = portraits.pixmap(self._open_campaign.campaign.portrait_path(name), SIDE)
            found = None if picture.isNull() else picture
        self._pictures[name] = found  # as the one used last
        if len(self._pictures) > KEPT:
            self._pictures.pop(next(iter(self._pictures)))
        return found


class PrivateView(QObject):
    """Fills the page of one player from that player's view model alone.

    Args:
        sheet: id of the player's character.
    """

    def __init__(self, open_campaign: OpenCampaign, sheet: str, parent: QObject) -> None:
        super().__init__(parent)
        self._viewer = Viewer(sheet=sheet)
        self._pictures = PlayersPicture(open_campaign, Party(open_campaign, self), lambda title: None)
        self._leaves: tuple[Leaf | None, ...] = (None,)
        """None: how things stand."""
        self.page = PrivateViewPage()
        self.page.chosen.connect(self._turn_to)

    def show(self) -> None:
        """Show what may be known now; first what was given last to this player alone."""
        handouts = self._pictures.handouts(self._viewer)[::-1]
        secrets: tuple[Leaf, ...] = tuple((face, None) for face in self._pictures.private(self._viewer))
        self._leaves = (None, *map(self._pictures.handout, handouts), *secrets)
        nameless = self.tr("題のないハンドアウト")
        rows = [("document", one.title or nameless) for one in handouts]
        rows += [("eye_off", face.title) for face, _ in secrets]
        own = next((n for n, one in enumerate(handouts, 1) if one.who), 1 if rows else 0)
        self.page.show_leaves([("display", self.tr("いまの場面")), *rows], own)
        self._turn_to(own)

    def _turn_to(self, place: int) -> None:
        if not 0 <= place < len(self._leaves):
            return
        picture, leaf = self._pictures.picture(self._viewer, bare=True), self._leaves[place]
        if leaf is not None:
            picture = replace(picture, face=replace(picture.face, handout=leaf[0]), handout=leaf[1], dice=())
        self.page.show_picture(picture)
