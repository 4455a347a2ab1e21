"""What one player may know, by the way of the players' display: the same picture, made of that player's projection."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap

from desktop.controllers.open_campaign import OpenCampaign
from desktop.controllers.party import Party
from desktop.controllers.players_picture import PlayersPicture
from desktop.core.viewer import Viewer
from desktop.models.display import HandoutFace
from desktop.views.private_view import PrivateViewPage

Leaf = tuple[HandoutFace, QPixmap | None]


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
