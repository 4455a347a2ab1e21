"""What pages call the game that they belong to."""

from __future__ import annotations

from desktop.core.game import AnyGame
from desktop.core.words import Typed
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.text.kinsoku import clean


def game_name(system: str, game: AnyGame) -> str:
    """Return the name of a system; of a game made from nothing the title that its maker gave it."""
    known, title = Catalogue(), game.definition.title
    return Typed(clean(title)) if title and known.system(system).titled else known.info(system).name
