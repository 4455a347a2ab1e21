"""The rules of one game as a value that checks, combats and sessions read, and the refusals that these share."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from desktop.core.game import AnyGame
from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.rows import DEFAULTS
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


def twice(rule: str) -> Refusal:
    """Return the refusal for a character who would take part twice."""
    return refuse("twice", rule, phrase("同じ人が二度入っています。"), phrase("一人につき一度だけ入れてください。"))


def wrong_phase(rule: str) -> Refusal:
    """Return the refusal for a step that has no place now."""
    return refuse(
        "wrong_phase", rule, phrase("いまはその手順ではありません。"), phrase("次にできることから選んでください。")
    )


def unknown_resource(name: str) -> Refusal:
    """Return the refusal for a number that the game does not have."""
    message = phrase("「{field}」という値はこのゲームにありません。", field=name)
    return refuse("unknown_resource", "D6G-GMV-03", message, phrase("ゲーム定義にある値を選んでください。"))


def switched_off(what: Phrase | str) -> Refusal:
    """Return the refusal for what the definition has switched off."""
    message = phrase("このゲームでは「{what}」を使いません。", what=what)
    return refuse("switched_off", "D6G-GMV-02", message, phrase("ゲーム定義で使うようにできます。"))
