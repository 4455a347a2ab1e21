"""One die each for those with equal life, low first, where a game settles ties that way (D6G-AMB-22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import JsonValue

from desktop.core.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.dice import Throw
from desktop.core.odds import Odds
from desktop.core.outcome import Outcome
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.rules import Rules
from desktop.systems.d6game.throws import accept, not_offered


class RollOff(Value):
    """The dice of the tied, in roster order."""

    kind: Literal["roll_off"] = "roll_off"
    rules: Rules
    tied: tuple[Actor, ...]
    dice: Throw | None = None

    @property
    def title(self) -> Phrase:
        """Whose places are open."""
        return phrase("手番の順番：{names}", names=tuple(one.open_name for one in self.tied))

    @property
    def request(self) -> DiceRequest:
        """One die each."""
        label = phrase("同じ{life}の人が1個ずつ", life=self.rules.label("life"))
        return DiceRequest(sides=(6,) * len(self.tied), label=label, rule="D6G-AMB-22")

    @property
    def wants(self) -> DiceRequest | None:
        """The dice, once."""
        return None if self.dice else self.request

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether the dice lie."""
        return self.dice is not None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """The dice."""
        return (ThrowRecord(request=self.request, throw=self.dice),) if self.dice else ()

    @property
    def faces(self) -> Mapping[str, int]:
        """Die by id; equal dice leave the roster order."""
        values = self.dice.values if self.dice else ()
        return dict(zip((one.id for one in self.tied), values, strict=True)) if values else {}

    @property
    def outcome(self) -> Outcome | None:
        """Who threw what; nothing is to be beaten."""
        if self.dice is None:
            return None
        pairs = zip(self.tied, self.dice.values, strict=True)
        return Outcome(
            label=phrase("手番の順番"),
            detail=phrase("{dice}", dice=tuple(phrase("{name} {n}", name=one.open_name, n=n) for one, n in pairs)),
            throws=(self.dice,),
            rules=("D6G-AMB-22",),
        )

    def concealment(self, viewer: Viewer) -> Concealment:
        """Hide nothing."""
        return Concealment()

    def odds(self) -> Odds:
        """Return no odds: a roll-off cannot be lost."""
        return Odds()

    def throw(self, throw: Throw) -> Self:
        """Take the dice."""
        accept(None if self.dice else (6,) * len(self.tied), throw)
        return self.evolve(dice=throw)

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Refuse: nothing is offered."""
        raise not_offered(option)
