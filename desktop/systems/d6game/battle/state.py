"""A combat as a value, with hidden dice that only `project` takes out, and the order of turns (D6G-CMB-03, -04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, JsonValue

from desktop.core.derived import cached_by_identity
from desktop.core.game import AnyGame
from desktop.core.play import EngineState, KnownSheets
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Outcome
from desktop.core.settings import Settings as AnySettings
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import GM, Actor, actor_of, numbers_of
from desktop.systems.d6game.attack import AttackCheck
from desktop.systems.d6game.resolve import accept, not_offered
from desktop.systems.d6game.rows import Rules, rules_of, settings_of, twice
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet


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


class Phase(StrEnum):
    """Where a combat is; what has no choice in it happens at once and has no phase of its own."""

    SETUP = "setup"
    ORDER = "order"
    """Only where dice decide between equal lives."""
    TARGET = "target"
    ATTACK = "attack"
    """From the hidden roll to the answer; `AttackCheck.stage` says where."""
    TURN_END = "turn_end"
    GAME_OVER = "game_over"
    COMBAT_END = "combat_end"
    CLOSED = "closed"


class Seat(Value):
    """What the combat alone knows of a character."""

    id: str
    """Sheet id."""
    side: str
    controller: str
    """`GM`, or the id of the sheet whose player acts for the character."""
    seen: bool = True


class Combatant(Actor):
    """A character in the combat: the facts of the seat, the numbers of the sheet."""

    side: str
    in_party: bool = False
    life_initial: int | None = None


class Owed(Value):
    """A change of fate that must wait because it would betray a hidden hand (D6G-AMB-24)."""

    who: str
    against: str
    answered_by: str
    """Who acted for `against`, who may have left since and may not know the hand."""
    amount: int


OpenCheck: TypeAlias = Annotated[AttackCheck | RollOff, Field(discriminator="kind")]


class BattleState(EngineState[D6gameSheet, AnySettings]):
    """What exists in a combat alone; life, fate, names and gear are read from the sheets."""

    phase: Phase = Phase.SETUP
    round: int = 0
    seats: tuple[Seat, ...] = ()
    """In roster order, which decides ties (D6G-AMB-22)."""
    absent: tuple[str, ...] = ()
    """Ids of the players' characters who are not in this combat."""
    order: tuple[str, ...] = ()
    """This round's order; not sorted again until it is over, but without the fallen (D6G-CMB-04, D6G-AMB-23)."""
    turn: int = 0
    """Place in `order` of the acting character; −1 where the first has left and none acts yet."""
    check: OpenCheck | None = None
    """The check of this turn or of the order; the finished attack stays until the next turn."""
    owed: tuple[Owed, ...] = ()
    dismissed: bool = False
    """The GM has waved a game over away (D6G-AMB-32)."""
    paused: Phase | None = None
    """Where an ended combat continues if the GM resumes it."""

    @property
    def rules(self) -> Rules:
        """The rules with which the combat began."""
        return rules_of(self.game)

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    @property
    def roster(self) -> tuple[Combatant, ...]:
        """Everyone in the combat as they are now, in roster order."""
        return tuple(combatant(seat, self.known[seat.id], self.game) for seat in self.seats)

    @property
    def elsewhere(self) -> tuple[Actor, ...]:
        """Members of the party outside the combat; while one of them is up the game is not over (D6G-LIFE-03)."""
        sheets = (self.known[who] for who in self.absent)
        return tuple(actor_of(sheet, self.game) for sheet in sheets if sheet.plays_in_party and not sheet.archived)

    @property
    def actor(self) -> str:
        """Id of the character whose turn it is; empty outside turns."""
        playing = self.phase in (Phase.TARGET, Phase.ATTACK, Phase.TURN_END, Phase.GAME_OVER)
        return self.order[self.turn] if playing and 0 <= self.turn < len(self.order) else ""

    @property
    def step(self) -> str:
        """The state of section 9.1 of the catalogue: the phase, and within an attack its stage."""
        return self.check.stage if self.phase is Phase.ATTACK and isinstance(self.check, AttackCheck) else self.phase

    @property
    def attack(self) -> AttackCheck | None:
        """The attack of this turn, also when it is over."""
        return self.check if isinstance(self.check, AttackCheck) else None

    def of(self, who: str) -> Combatant:
        """Find a combatant.

        Raises:
            Refusal: `unknown_combatant`.
        """
        for seat in self.seats:
            if seat.id == who:
                return combatant(seat, self.known[who], self.game)
        raise unknown(who)

    def with_one(self, changed: Combatant) -> BattleState:
        """Return the state with one combatant replaced: facts in the seat, life and fate on the sheet."""
        was, seat = self.of(changed.id), _seat(changed)
        state = self
        if seat not in self.seats:
            state = self.evolve(seats=tuple(seat if old.id == seat.id else old for old in self.seats))
        numbers = {name: getattr(changed, name) for name in ("life", "fate")}
        moved = {name: value for name, value in numbers.items() if value != getattr(was, name)}
        return state.with_sheet(self.known[seat.id].evolve(**moved)) if moved else state

    def sides(self) -> set[str]:
        """Sides with at least one character still up."""
        return {c.side for c in self.roster if c.standing}

    def party_down(self) -> bool:
        """D6G-LIFE-03: every member of the party is incapacitated, also those who are elsewhere."""
        party = [c for c in self.roster if c.in_party]
        return bool(party) and not any(c.standing for c in party) and all(a.incapacitated for a in self.elsewhere)


def unknown(who: str) -> Refusal:
    """Return the refusal for an unknown id."""
    return refuse(
        "unknown_combatant",
        "D6G-CMB-05",
        phrase("「{who}」はこの戦闘にいません。", who=str(who)[:40]),
        phrase("名簿にいる人を選んでください。"),
    )


@cached_by_identity
def combatant(seat: Seat, sheet: D6gameSheet, game: AnyGame) -> Combatant:
    """Return a character in a combat; without any life one cannot stand."""
    numbers = numbers_of(sheet, game)
    facts = {"controller": seat.controller, "seen": seat.seen, "side": seat.side}
    more = {"life": numbers["life"] or 0, "life_initial": sheet.life_initial, "in_party": sheet.plays_in_party}
    return Combatant.model_construct(**{**numbers, **facts, **more})


def _seat(one: Combatant) -> Seat:
    return Seat(id=one.id, side=one.side, controller=one.controller, seen=one.seen)


def seat_of(sheet: D6gameSheet, side: str = "", controller: str = "", *, seen: bool = True) -> Seat:
    """Return the seat with which a character enters.

    Args:
        side, controller: empty: as the sheet has them.
    """
    own = sheet.id if sheet.is_pc else GM
    return Seat(id=sheet.id, side=side or sheet.combat_side, controller=controller or own, seen=seen)


class StartOptions(Value):
    """What may be fixed when a combat is prepared."""

    sides: Mapping[str, str] = Field(default_factory=dict)
    """By sheet id, where they differ from the sheets, as `controllers`."""
    controllers: Mapping[str, str] = Field(default_factory=dict)
    party: tuple[D6gameSheet, ...] = ()
    """All sheets of the campaign, so that characters outside the combat count too."""
    unseen: tuple[str, ...] = ()
    """Ids of characters still concealed from the players."""


def start(sheets: Sequence[D6gameSheet], game: AnyGame, options: StartOptions) -> BattleState:
    """Prepare a combat.

    Raises:
        Refusal: `combat_disabled`, or `twice` for the same character twice.
    """
    if not settings_of(game).combat:
        raise refuse(
            "combat_disabled",
            "D6G-GMV-04",
            phrase("このゲームには戦闘がありません。"),
            phrase("ゲーム定義で使うようにできます。"),
        )
    here = {sheet.id for sheet in sheets}
    if len(here) < len(sheets):
        raise twice("D6G-CMB-01")

    def seat(sheet: D6gameSheet) -> Seat:
        side, controller = options.sides.get(sheet.id, ""), options.controllers.get(sheet.id, "")
        return seat_of(sheet, side, controller, seen=sheet.id not in options.unseen)

    return BattleState(
        seats=tuple(map(seat, sheets)),
        absent=tuple(sheet.id for sheet in options.party if sheet.id not in here and sheet.is_pc),
        known=KnownSheets({sheet.id: sheet for sheet in (*options.party, *sheets)}),
        game=game,
    )
