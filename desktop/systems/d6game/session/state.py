"""A session: the characters' resources, the announced check, the last result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, TypeAlias

from pydantic import Field

from desktop.core.check import Check
from desktop.core.game import AnyGame
from desktop.core.outcome import Change
from desktop.core.problem import refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.d6game.actors import Actor, numbers_of
from desktop.systems.d6game.derive import gear_life
from desktop.systems.d6game.fate_check import FateCheck
from desktop.systems.d6game.plain_check import PlainCheck
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.rules import Rules, rules_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet


class Phase(StrEnum):
    """Where the session stands."""

    PLAY = "play"
    ANNOUNCED = "announced"
    """Target or bet is fixed and public; the dice are due (D6G-AMB-12)."""
    GAME_OVER = "game_over"


class Member(Actor):
    """A character in play; only resources are kept here, the sheet holds the rest."""

    in_party: bool = True
    life_initial: int | None = None
    life_die: int | None = None
    gear_life: int = 0
    """What equipment adds to the initial life."""
    resources: Mapping[str, int] = Field(default_factory=dict)


AnyCheck: TypeAlias = Annotated[PlainCheck | FateCheck, Field(discriminator="kind")]


class SessionState(Value):
    """Everything about a session."""

    rules: Rules
    phase: Phase = Phase.PLAY
    game: int = 0
    """Which game of the campaign this is, 0 before the first is begun; each starts with fresh fate (D6G-FATE-04)."""
    members: tuple[Member, ...] = ()
    check: AnyCheck | None = None
    """The announced check."""
    last: AnyCheck | None = None
    """The last check that was thrown."""
    last_open: AnyCheck | None = None
    """The last one that the players may see, so that a secret throw leaves it standing."""
    dismissed: bool = False
    """The GM has waved a game over away (D6G-AMB-32)."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    def of(self, who: str) -> Member:
        """Find a character in play.

        Raises:
            Refusal: `unknown_member`.
        """
        for member in self.members:
            if member.id == who:
                return member
        raise refuse(
            "unknown_member",
            "D6G-GEN-01",
            phrase("「{who}」は遊んでいる人の中にいません。", who=str(who)[:40]),
            phrase("名簿にいる人を選んでください。"),
        )

    def with_one(self, changed: Member) -> SessionState:
        """Return the state with one member replaced."""
        return self.evolve(members=tuple(changed if m.id == changed.id else m for m in self.members))

    def party_down(self) -> bool:
        """D6G-LIFE-03."""
        party = [m for m in self.members if m.in_party]
        return bool(party) and all(m.incapacitated for m in party)


def member_of(sheet: D6gameSheet, game: AnyGame) -> Member:
    """Bring a character into play; what the GM plays is unseen until shown."""
    return Member(
        **{**numbers_of(sheet, game), "life": sheet.life},
        seen=sheet.is_pc,
        in_party=sheet.plays_in_party,
        life_initial=sheet.life_initial,
        life_die=sheet.life_die,
        gear_life=gear_life(sheet, settings_of(game)),
        resources={key: value for key, value in sheet.resources.items() if value is not None},
    )


def start(sheets: Sequence[D6gameSheet], game: AnyGame, **options: int) -> SessionState:
    """Begin or resume a session with the sheets as they stand.

    Args:
        options: `game`, the number of the game, where a session is resumed.
    """
    if len({sheet.id for sheet in sheets}) < len(sheets):
        raise refuse(
            "twice", "D6G-GEN-01", phrase("同じ人が二度入っています。"), phrase("一人につき一度だけ入れてください。")
        )
    number = options.get("game", 0)
    return SessionState(rules=rules_of(game), game=number, members=tuple(member_of(sheet, game) for sheet in sheets))


def check(state: SessionState) -> Check | None:
    """The check that is open."""
    return state.check


def changes(before: SessionState, after: SessionState) -> tuple[Change, ...]:
    """What happened to the sheets between two states; apply it forwards, undo it backwards."""
    old = {member.id: member for member in before.members}
    found: list[Change] = []
    for member in after.members:
        was = old.get(member.id)
        if was is None or was is member:
            continue
        pairs = [(name, getattr(was, name), getattr(member, name)) for name in _FIELDS]
        pairs += [(f"resources.{key}", was.resources.get(key), value) for key, value in member.resources.items()]
        found += [Change(sheet=member.id, field=f, before=b, after=a) for f, b, a in pairs if a != b]
    return tuple(found)


_FIELDS = ("life", "life_initial", "life_die", "fate")
