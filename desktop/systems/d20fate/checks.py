"""A check or contest under way: dice in, fate dice used or not, result out (section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from desktop.core.check import Cover, DiceRequest, Option, Thrown
from desktop.core.dice import Throw, check_face, wrong_count
from desktop.core.odds import Odds
from desktop.core.outcome import Change, Outcome
from desktop.core.problem import refuse
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import forecast, results, secrecy, window
from desktop.systems.d20fate.resolve import SIDES, Lead, Mode, Verdict, lead, resolve_check, resolve_contest
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.side import Side
from desktop.systems.d20fate.window import FateUse, SideName


class Laid(Value):
    """Dice as somebody has thrown them."""

    side: SideName
    use: FateUse | None
    """None for the roll itself."""
    throw: Throw


class FateCheck(Value):
    """One check from designation to 確定; `opponent` makes it a contest (D20-CON-02)."""

    actor: Side
    opponent: Side | None = None
    dc: int | None = 10
    rules: D20FateSettings
    dc_hidden: bool = False
    secret: bool = False
    """The opponent's dice are hidden until 解決 (D20-PHY-06)."""
    swap: bool = False
    """The opponent counts as the side that declared (D20-AMB-16)."""
    damage: int | None = None
    """The final damage of a success where the 卓 uses damage (D20-AMB-33)."""
    pending: FateUse | None = None
    """A fate use that is paid and waits for its dice."""
    user: SideName = "actor"
    keep_better: bool = False
    final: bool = False
    lying: tuple[Laid, ...] = ()
    """Everything thrown so far; what was asked and which dice count follows from it (`thrown`)."""
    changes: tuple[Change, ...] = ()
    ties: int = 0
    """Throws of a contest that nobody won (`contest.tie = reroll`)."""
    tied: int = 0
    """The total at which both stood in the last of them."""

    # -- what is asked -------------------------------------------------------

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        if self.opponent is None:
            return phrase("{what}、DC {dc}", what=self.actor.label, dc=self.dc)
        return phrase("{what} 対 {other}", what=self.actor.label, other=self.opponent.label)

    @property
    def next_side(self) -> SideName | None:
        """The side whose dice are due, or None."""
        if self.pending:
            return self.user
        if not self.actor.faces:
            return "actor"
        return "opponent" if self.opponent is not None and not self.opponent.faces else None

    def side(self, name: SideName) -> Side:
        """Return one side.

        Raises:
            Refusal: `no_opponent`.
        """
        found = self.actor if name == "actor" else self.opponent
        if found is None:
            raise refuse(
                "no_opponent",
                "D20-CON-02",
                phrase("対抗判定ではないので、相手はいません。"),
                phrase("対抗判定を始めてください。"),
            )
        return found

    @property
    def sides(self) -> tuple[Side, ...]:
        """Everybody who rolls."""
        return (self.actor,) if self.opponent is None else (self.actor, self.opponent)

    def dice_for(self, name: SideName) -> tuple[int, ...]:
        """Return the sides of the dice this side throws next."""
        side = self.side(name)
        if self.pending == "boost":
            return (self.rules.fate_boost_die,)
        one = self.pending == "reroll" and self.rules.fate_reroll_scope == "adopted_die"
        return (SIDES,) if one or side.mode is Mode.NORMAL else (SIDES, SIDES)

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now."""
        name = self.next_side
        return None if name is None or self.final else self._request(name, self.pending, self.dice_for(name))

    def _request(self, name: SideName, use: FateUse | None, dice: tuple[int, ...]) -> DiceRequest:
        side = self.side(name)
        return DiceRequest(
            sides=dice,
            label=window.request_label(use, side),
            rule=window.request_rule(use, side.mode),
            who=side.who,
            secret=self.hides(name),
        )

    def hides(self, name: SideName) -> bool:
        """Tell whether this side throws under a cover (D20-PHY-06)."""
        return self.secret and name == "opponent"

    @property
    def options(self) -> tuple[Option, ...]:
        """Fate uses of both sides, possible or not, and 確定; empty while dice are due and after 確定."""
        return () if self.final or self.next_side else window.options(self)

    # -- what has happened ---------------------------------------------------

    @property
    def leader(self) -> Lead:
        """Who is ahead; against a DC the `opponent` stands for the DC. Only asked when the dice lie."""
        if self.opponent is not None:
            return lead(self.actor.standing, self.opponent.standing, self.rules, self.swap)
        return self.verdicts[0]

    @property
    def verdicts(self) -> tuple[Lead, Verdict, Verdict | None]:
        """Who is ahead and the result of each side; all dice must lie."""
        if self.opponent is not None:
            return resolve_contest(self.actor.standing, self.opponent.standing, self.rules, self.swap)
        natural, total = self.actor.standing
        verdict = resolve_check(natural, total, self.dc or 0, self.rules.natural_auto)
        return ("actor" if verdict.success else "opponent"), verdict, None

    @property
    def rolled(self) -> bool:
        """Tell whether the dice of every side lie."""
        return all(side.faces for side in self.sides)

    @property
    def thrown(self) -> tuple[Thrown, ...]:
        """Every throw so far; what was thrown again or is not adopted does not count."""
        return tuple(
            Thrown(
                request=self._request(laid.side, laid.use, laid.throw.sides),
                throw=laid.throw,
                counts=counts,
            )
            for laid, counts in zip(self.lying, self.counts, strict=True)
        )

    @property
    def counts(self) -> tuple[tuple[bool, ...], ...]:
        """For every throw which of its dice make a check value."""
        counting = {place for side in self.sides for place in side.counting}
        dice = (range(len(laid.throw.faces)) for laid in self.lying)
        return tuple(tuple((number, die) in counting for die in row) for number, row in enumerate(dice))

    @property
    def outcome(self) -> Outcome | None:
        """The actor's result as it stands; a tie that nobody wins stands until all dice lie again."""
        if self.rolled:
            return results.outcome(self)
        return results.tie(self) if self.ties else None

    @property
    def done(self) -> bool:
        """Tell whether the result is final (確定)."""
        return self.final

    def cover(self, viewer: Viewer) -> Cover:
        """Say what this viewer may not know now (D20-PHY-06, D20-GMV-08)."""
        return secrecy.cover(self, viewer)

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
            side = side.laid(faces, places)
        lying = (*self.lying, Laid(side=name, use=self.pending, throw=throw))
        return self.evolve(**{name: side, "lying": lying, "pending": None, "keep_better": False})._settled()

    def _settled(self) -> Self:
        """Throw again on a tie that nobody wins; close the window when no fate die can be used in it."""
        if not self.rolled:
            return self
        if self.opponent is not None and self.leader == "":
            cleared: dict[str, Any] = {"actor": self.actor.cleared(), "opponent": self.opponent.cleared()}
            return self.evolve(**cleared, ties=self.ties + 1, tied=self.actor.total)
        if self.rules.flow_auto_confirm and not window.anything_possible(self):
            return self._closed()
        return self

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> Self:
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
        return self.evolve(
            **{name: side.evolve(fate=left, used=side.used + 1)},
            pending=use,
            user=name,
            keep_better=ruling == "keep",
            changes=(*self.changes, *window.payment(side, use, left)),
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
        return self.evolve(final=True, changes=(*self.changes, *results.noted(self)))


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
