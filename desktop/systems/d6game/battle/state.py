"""A combat as a value (section 9 of the catalogue); hidden dice are in it and only `project` takes them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, TypeAlias

from pydantic import Field

from desktop.core.check import Check
from desktop.core.game import AnyGame
from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.d6game.actors import Actor, actor_of, numbers_of
from desktop.systems.d6game.attack import AttackCheck
from desktop.systems.d6game.battle.roll_off import RollOff
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.rules import Rules, rules_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet


class Phase(StrEnum):
    """Where a combat is; what has no choice in it happens at once and has no phase of its own."""

    SETUP = "setup"
    ORDER = "order"
    """Only where equal life is settled by dice."""
    TARGET = "target"
    ATTACK = "attack"
    """From the hidden roll to the answer; `AttackCheck.stage` says where."""
    TURN_END = "turn_end"
    GAME_OVER = "game_over"
    COMBAT_END = "combat_end"
    CLOSED = "closed"


class Combatant(Actor):
    """A character in the combat."""

    side: str
    in_party: bool = False
    bare: bool = False
    """Without a sheet: an enemy of the GM with a name and life only (D6G-AMB-39)."""
    life_initial: int | None = None
    life_came: int | None = None
    fate_came: int | None = None
    """The fate with which a late character joined; None: in the combat since the start."""


class Owed(Value):
    """A change of fate that must wait because it would betray a hidden hand (D6G-AMB-24)."""

    who: str
    against: str
    answered_by: str
    """Who acted for `against`, who may have gone since: this one may not know it."""
    amount: int


OpenCheck: TypeAlias = Annotated[AttackCheck | RollOff, Field(discriminator="kind")]


class BattleState(Value):
    """Everything about a combat."""

    rules: Rules
    phase: Phase = Phase.SETUP
    round: int = 0
    roster: tuple[Combatant, ...] = ()
    """In roster order, which decides ties (D6G-AMB-22)."""
    absent: tuple[Actor, ...] = ()
    """Members of the party who are not in this combat; while one of them is up the game is not over (D6G-LIFE-03)."""
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
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

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
        for combatant in self.roster:
            if combatant.id == who:
                return combatant
        raise unknown(who)

    def with_one(self, changed: Combatant) -> BattleState:
        """Return the state with one combatant replaced."""
        return self.evolve(roster=tuple(changed if c.id == changed.id else c for c in self.roster))

    def sides(self) -> set[str]:
        """Sides with at least one character still up."""
        return {c.side for c in self.roster if c.standing}

    def party_down(self) -> bool:
        """D6G-LIFE-03: every member of the party is incapacitated, also those who are elsewhere."""
        party = [c for c in self.roster if c.in_party]
        return bool(party) and not any(c.standing for c in party) and all(a.incapacitated for a in self.absent)


def unknown(who: str) -> Refusal:
    """Return the refusal for an unknown id."""
    return refuse(
        "unknown_combatant",
        "D6G-CMB-05",
        phrase("「{who}」はこの戦闘にいません。", who=str(who)[:40]),
        phrase("名簿にいる人を選んでください。"),
    )


def combatant_of(sheet: D6gameSheet, game: AnyGame) -> Combatant:
    """Bring a character into a combat; without any life one cannot stand."""
    numbers = numbers_of(sheet, game)
    numbers = {**numbers, "life": numbers["life"] or 0, "life_initial": sheet.life_initial}
    return Combatant(**numbers, side=sheet.stands_with, in_party=sheet.plays_in_party)


def start(
    sheets: Sequence[D6gameSheet],
    game: AnyGame,
    sides: Mapping[str, str] | None = None,
    controllers: Mapping[str, str] | None = None,
    party: Sequence[D6gameSheet] | None = None,
    unseen: Sequence[str] | None = None,
) -> BattleState:
    """Prepare a combat.

    Args:
        sides, controllers: by sheet id, where they differ from the sheets.
        party: all sheets of the campaign, so that characters outside the combat count too.
        unseen: ids of characters still concealed from the players.

    Raises:
        Refusal: `combat_disabled`, or `twice` for the same character twice.
    """
    settings = settings_of(game)
    if not settings.combat:
        raise refuse(
            "combat_disabled",
            "D6G-GMV-04",
            phrase("このゲームには戦闘がありません。"),
            phrase("ゲーム定義で使うようにできます。"),
        )
    here = {sheet.id for sheet in sheets}
    if len(here) < len(sheets):
        raise refuse(
            "twice", "D6G-CMB-01", phrase("同じ人が二度入っています。"), phrase("一人につき一度だけ入れてください。")
        )
    sides, controllers, unseen = sides or {}, controllers or {}, unseen or ()
    roster = (combatant_of(sheet, game) for sheet in sheets)
    elsewhere = (s for s in party or () if s.id not in here and s.plays_in_party)
    return BattleState(
        rules=rules_of(game),
        roster=tuple(
            c.evolve(
                side=sides.get(c.id, c.side), controller=controllers.get(c.id, c.controller), seen=c.id not in unseen
            )
            for c in roster
        ),
        absent=tuple(actor_of(sheet, game) for sheet in elsewhere),
    )


def check(state: BattleState) -> Check | None:
    """The check that is open."""
    return state.check if state.phase in (Phase.ORDER, Phase.ATTACK) else None


def changes(before: BattleState, after: BattleState) -> tuple[Change, ...]:
    """Return the changes of sheets between two states; combatants without a sheet are left out."""
    old = {c.id: c for c in before.roster}
    cause = phrase("{combat}", combat=after.rules.label("combat"))
    found = []
    for now in after.roster:
        was = old.get(now.id)
        came = (now.life_came, now.fate_came) if was is None else (was.life, was.fate)
        pairs = (("life", came[0], now.life), ("fate", came[1], now.fate))
        found += [
            Change(sheet=now.id, field=field, before=a, after=b, rule="D6G-CMB-01", cause=cause)
            for field, a, b in pairs
            if a != b and not now.bare
        ]
    return tuple(found)
