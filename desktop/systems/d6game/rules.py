"""The rules of one game as a value that checks, combats and sessions carry along."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from desktop.core.game import AnyGame
from desktop.core.value import Value
from desktop.core.words import Typed
from desktop.systems.d6game import rows
from desktop.systems.d6game.labels import DEFAULTS
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.tables import ResourceDef


class Rules(Value):
    """The game as it stood when play began."""

    settings: Settings
    labels: Mapping[str, Typed | str] = Field(default_factory=dict)
    resources: tuple[ResourceDef, ...] = ()

    def label(self, key: str) -> str:
        """The campaign's word."""
        return self.labels.get(key) or DEFAULTS[key]

    def resource(self, key: str) -> ResourceDef | None:
        """Find a resource beside life and fate."""
        return next((row for row in self.resources if row.id == key), None)


def rules_of(game: AnyGame) -> Rules:
    """Take the rules of a game along."""
    return game.once(_rules)


def _rules(game: AnyGame) -> Rules:
    labels = {key: game.label(key) for key, plain in DEFAULTS.items() if game.label(key) != plain}
    return Rules(settings=rows.settings_of(game), labels=labels, resources=rows.resources(game))
