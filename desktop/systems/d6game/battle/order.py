"""Whose turn it is: lowest life first, decided anew after every round (D6G-CMB-03, -04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Self

from pydantic import JsonValue

from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.resolve import accept, not_offered
from desktop.systems.d6game.rules import Rules


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


def turn_order(
    roster: Iterable[Actor], previous: Sequence[str] = (), dice: Mapping[str, int] | None = None
) -> tuple[str, ...]:
    """Sort those still up by life; equal life by dice, then by the last round, then by roster (D6G-AMB-22, -23).

    Args:
        previous: last round's order, where `combat.tie_order` asks for it.
        dice: die by id, low first, where it asks for dice.
    """
    place = {who: n for n, who in enumerate(previous)}
    thrown = dice or {}
    keyed = [
        (c.life, thrown.get(c.id, 0), place.get(c.id, len(place)), n, c.id) for n, c in enumerate(roster) if c.standing
    ]
    return tuple(key[-1] for key in sorted(keyed))


def tied(roster: Iterable[Actor]) -> tuple[Actor, ...]:
    """Return those still up who share their life with another, in roster order."""
    standing = [c for c in roster if c.standing]
    counts = Counter(c.life for c in standing)
    return tuple(c for c in standing if counts[c.life] > 1)
