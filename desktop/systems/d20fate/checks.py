"""A check or contest under way: dice in, fate dice used or not, result out (section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from pydantic import JsonValue

from desktop.core.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.dice import Throw, check_face, wrong_count
from desktop.core.odds import Odds
from desktop.core.outcome import Outcome
from desktop.core.problem import refuse
from desktop.core.viewer import Viewer
from desktop.core.words import phrase
from desktop.systems.d20fate import forecast, results, secrecy, window
from desktop.systems.d20fate.side import FateUse, SideName
from desktop.systems.d20fate.trial import PlacedDice, Trial


class FateCheck(Trial):
    """The steps of a check, and what it shows."""

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now."""
        name = self.next_side
        return None if name is None or self.final else self._request(name, self.pending, self.dice_for(name))

    def _request(self, name: SideName, use: FateUse | None, dice: tuple[int, ...]) -> DiceRequest:
        side = self.side(name)
        return DiceRequest.model_construct(
            sides=dice,
            label=window.request_label(use, side),
            rule=window.request_rule(use, side.mode),
            who=side.who,
            secret=self.hides(name),
        )

    @property
    def options(self) -> tuple[Option, ...]:
        """Fate uses of both sides, possible or not, and 確定; empty while dice are due and after 確定."""
        return () if self.final or self.next_side else window.options(self)

    # -- what has happened ---------------------------------------------------

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw so far; what was thrown again or is not adopted does not count."""
        return tuple(
            ThrowRecord.model_construct(
                request=self._request(placed.side, placed.use, placed.throw.sides),
                throw=placed.throw,
                counts=counts,
            )
            for placed, counts in zip(self.lying, self.counts, strict=True)
        )

    @property
    def outcome(self) -> Outcome | None:
        """The actor's present result; a tie without a winner counts until all dice are thrown again."""
        if self.rolled:
            return results.outcome(self)
        return results.tie(self) if self.ties else None

    @property
    def done(self) -> bool:
        """Tell whether the result is final (確定)."""
        return self.final

    def concealment(self, viewer: Viewer) -> Concealment:
        """Say what this viewer may not know now (D20-PHY-06, D20-GMV-08)."""
        return secrecy.concealment(self, viewer)

    def odds(self) -> Odds:
        """Exact chances from here on."""
        return forecast.odds(self)

    # -- steps ---------------------------------------------------------------

    def throw(self, throw: Throw) -> Self:
        """Take the dice that `wants` asked for.

        Raises:
            Refusal: `nothing_to_throw`, `wrong_count`, `wrong_dice`, `face_out_of_range`.
        """
        name = self.next_side
        if name is None or self.final:
            raise refuse(
                "nothing_to_throw",
                "D20-LOOP-06",
                phrase("いま振るダイスはありません。"),
                phrase("画面の次の手順に進んでください。"),
            )
        _demand_dice(self.dice_for(name), throw)
        side, faces = self.side(name), throw.values
        places = tuple((len(self.lying), die) for die in range(len(faces)))
        if self.pending == "boost":
            side = side.boosted(faces, places)
        elif self.pending == "reroll":
            side = side.rerolled(faces, places, self.rules, self.keep_better)
        else:
            side = side.with_dice(faces, places)
        lying = (*self.lying, PlacedDice.model_construct(side=name, use=self.pending, throw=throw))
        return self.model_copy(
            update={**{name: side}, "lying": lying, "pending": None, "keep_better": False}
        )._advance()

    def _advance(self) -> Self:
        """Throw again on a tie without a winner; close the window when no fate die can be used in it."""
        if not self.rolled:
            return self
        if self.opponent is not None and self.leader == "":
            cleared: dict[str, Any] = {"actor": self.actor.cleared(), "opponent": self.opponent.cleared()}
            return self.model_copy(update={**cleared, "ties": self.ties + 1, "tied": self.actor.total})
        if not (self.rules.fate_enabled and (not self.rules.flow_auto_confirm or window.anything_possible(self))):
            return self._closed()
        return self

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Declare a fate use (`window.Declared`) or `confirm`.

        Raises:
            Refusal: `result_final`, `no_fate_dice`, `limit_per_check`, `not_failed`, `natural_decides`,
                `dice_due`, `unknown_option`; in this order.
        """
        if option == "confirm":
            return self._confirmed()
        name, use, ruling = window.parse(option)
        window.demand(self, name, use, gm=ruling != "")
        side = self.side(name)
        left = side.fate - self.rules.fate_cost
        return self.model_copy(
            update={
                **{name: side.model_copy(update={"fate": left, "used": side.used + 1})},
                "pending": use,
                "user": name,
                "keep_better": ruling == "keep",
                "changes": (*self.changes, *window.payment(side, use, left)),
            }
        )

    def _confirmed(self) -> Self:
        """Close the fate window (確定).

        Raises:
            Refusal: `result_final`, `dice_due`.
        """
        if self.final:
            raise window.refusal("result_final", self.actor, self.rules)
        if self.next_side:
            raise window.refusal("dice_due", self.actor, self.rules)
        return self._closed()

    def _closed(self) -> Self:
        return self.model_copy(update={"final": True, "changes": (*self.changes, *results.noted(self))})


def _demand_dice(wanted: tuple[int, ...], throw: Throw) -> None:
    given = throw.sides
    if len(wanted) != len(given):
        raise wrong_count(len(wanted), len(given))
    if wanted != given:
        raise refuse(
            "wrong_dice",
            "D20-PHY-01",
            phrase("d{wanted} を振るところです（d{given} が来ました）。", wanted=wanted[0], given=given[0]),
            phrase("d{wanted} の目を入れてください。", wanted=wanted[0]),
        )
    for face in throw.faces:
        check_face(face.sides, face.value)
