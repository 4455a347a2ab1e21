"""A session: the characters' resources, the announced check, the last result."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, TypeAlias

from pydantic import Field

from desktop.core.derived import cached_by_identity
from desktop.core.game import AnyGame
from desktop.core.play import EngineState
from desktop.core.problem import Refusal, refuse
from desktop.core.settings import Settings as AnySettings
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.d6game.actors import Actor, numbers_of
from desktop.systems.d6game.checks import FateCheck, PlainCheck
from desktop.systems.d6game.derive import gear_life
from desktop.systems.d6game.rows import Rules, rules_of, settings_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet


class Phase(StrEnum):
    """The step of a session."""

    PLAY = "play"
    ANNOUNCED = "announced"
    """Target or bet is fixed and public; the dice are due (D6G-AMB-12)."""
    GAME_OVER = "game_over"


class Seat(Value):
    """What the session alone knows of a character."""

    id: str
    """Sheet id."""
    seen: bool
    in_party: bool | None = None
    """None: as on the sheet."""


class Member(Actor):
    """A character in play: the facts of the seat, the numbers of the sheet."""

    in_party: bool = True
    life_initial: int | None = None
    life_die: int | None = None
    gear_life: int = 0
    """What equipment adds to the initial life."""
    resources: Mapping[str, int] = Field(default_factory=dict)


AnyCheck: TypeAlias = Annotated[PlainCheck | FateCheck, Field(discriminator="kind")]


class SessionState(EngineState[D6gameSheet, AnySettings]):
    """What exists in a session alone; life, fate, names and gear are read from the sheets."""

    phase: Phase = Phase.PLAY
    number: int = 0
    """Which game of the campaign this is, 0 before the first is begun; each starts with fresh fate (D6G-FATE-04)."""
    seats: tuple[Seat, ...] = ()
    check: AnyCheck | None = None
    """The announced check."""
    last: AnyCheck | None = None
    """The last check that was thrown."""
    last_open: AnyCheck | None = None
    """The last one that the players may see, so that a secret throw does not replace it."""
    dismissed: bool = False
    """The GM has waved a game over away (D6G-AMB-32)."""

    @property
    def rules(self) -> Rules:
        """The rules with which the session began."""
        return rules_of(self.game)

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    @property
    def members(self) -> tuple[Member, ...]:
        """Everyone in play as they are now."""
        return tuple(member(seat, self.known[seat.id], self.game) for seat in self.seats)

    def of(self, who: str) -> Member:
        """Find a character in play.

        Raises:
            Refusal: `unknown_member`.
        """
        return member(self._seat(who), self.known[who], self.game)

    def _seat(self, who: str) -> Seat:
        for seat in self.seats:
            if seat.id == who:
                return seat
        raise unknown(who)

    def with_one(self, changed: Member) -> SessionState:
        """Return the state with one member replaced: facts in the seat, numbers on the sheet."""
        was, old = self.of(changed.id), self._seat(changed.id)
        in_party = old.in_party if changed.in_party == was.in_party else changed.in_party
        seat = Seat(id=old.id, seen=changed.seen, in_party=in_party)
        state = self
        if seat != old:
            state = self.evolve(seats=tuple(seat if other is old else other for other in self.seats))
        sheet: D6gameSheet = self.known[old.id]
        moved = {name: getattr(changed, name) for name in _NUMBERS if getattr(changed, name) != getattr(was, name)}
        if changed.resources != was.resources:
            moved["resources"] = {**sheet.resources, **changed.resources}
        return state.with_sheet(sheet.evolve(**moved)) if moved else state

    def party_down(self) -> bool:
        """D6G-LIFE-03."""
        party = [m for m in self.members if m.in_party]
        return bool(party) and all(m.incapacitated for m in party)


_NUMBERS = ("life", "life_initial", "life_die", "fate")


def unknown(who: str) -> Refusal:
    """Return the refusal for an unknown id."""
    return refuse(
        "unknown_member",
        "D6G-GEN-01",
        phrase("「{who}」は遊んでいる人の中にいません。", who=str(who)[:40]),
        phrase("名簿にいる人を選んでください。"),
    )


def seat_of(sheet: D6gameSheet) -> Seat:
    """Return the seat with which a character enters; what the GM plays is unseen until shown."""
    return Seat(id=sheet.id, seen=sheet.is_pc)


@cached_by_identity
def member(seat: Seat, sheet: D6gameSheet, game: AnyGame) -> Member:
    """Return a character in play."""
    return Member.model_construct(
        **{**numbers_of(sheet, game), "life": sheet.life, "seen": seat.seen},
        in_party=sheet.plays_in_party if seat.in_party is None else seat.in_party,
        life_initial=sheet.life_initial,
        life_die=sheet.life_die,
        gear_life=gear_life(sheet, settings_of(game)),
        resources={key: value for key, value in sheet.resources.items() if value is not None},
    )
