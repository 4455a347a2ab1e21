"""An evening of play: the characters' resources, the announced check, the last result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Literal

from pydantic import Field

from desktop.core.dice import Origin
from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.problem import refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.d6game.hands import Hand
from desktop.systems.d6game.rules import Rules, rules_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet


class Phase(StrEnum):
    """Where the evening stands."""

    PLAY = "play"
    ANNOUNCED = "announced"
    """Target or bet is fixed and public; the dice are due (D6G-AMB-12)."""
    GAME_OVER = "game_over"


class Member(Value):
    """Somebody in play; only resources are kept here, the sheet holds the rest."""

    id: str
    name: str
    is_pc: bool = True
    in_party: bool = True
    seen: bool = True
    """False: the players do not know of this one yet."""
    life: int | None = None
    life_initial: int | None = None
    fate: int = 0
    resources: Mapping[str, int] = Field(default_factory=dict)

    @property
    def incapacitated(self) -> bool:
        """D6G-LIFE-02; outside combat only the GM ends it (D6G-AMB-21)."""
        return self.life is not None and self.life <= 0


class Announced(Value):
    """A check or fate check before its throw."""

    kind: Literal["check", "fate_check"]
    who: str
    subject: str = ""
    target: Hand = Hand.TWO_PAIR
    bet: int = 0
    favourable: bool = False
    spend: int = 0
    challenge: bool = False
    gain: int = 0


class Result(Value):
    """The last throw and what came of it."""

    asked: Announced
    faces: tuple[int, ...]
    origin: Origin
    hand: Hand
    score: int
    total: int
    required: int
    success: bool
    fumble: bool
    before: int
    after: int


class SessionState(Value):
    """Everything about an evening."""

    rules: Rules
    phase: Phase = Phase.PLAY
    game: int = 1
    """Which game of the 卓 this is; each starts with fresh fate (D6G-FATE-04)."""
    members: tuple[Member, ...] = ()
    announced: Announced | None = None
    result: Result | None = None
    dismissed: bool = False
    """The GM has waved a game over away (D6G-AMB-32)."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    def of(self, who: str) -> Member:
        """Find somebody in play.

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

    def held(self, member: Member) -> int:
        """What checks move and bets are paid from."""
        return member.fate if self.settings.fate_separate else member.life or 0

    def party_down(self) -> bool:
        """D6G-LIFE-03."""
        party = [m for m in self.members if m.in_party]
        return bool(party) and all(m.incapacitated for m in party)


def member_of(sheet: D6gameSheet) -> Member:
    """Bring a character into play; what the GM plays is unseen until shown."""
    return Member(
        id=sheet.id,
        name=sheet.name or "名無し",
        is_pc=sheet.is_pc,
        in_party=sheet.is_pc and sheet.in_party,
        seen=sheet.is_pc,
        life=sheet.life,
        life_initial=sheet.life_initial,
        fate=sheet.fate,
        resources={key: value for key, value in sheet.resources.items() if value is not None},
    )


def start(sheets: Sequence[D6gameSheet], game: Game[Any], **options: Any) -> SessionState:
    """Begin or resume an evening with the sheets as they stand.

    Args:
        options: `game`, the number of the game, where an evening is resumed.
    """
    if len({sheet.id for sheet in sheets}) < len(sheets):
        raise refuse("twice", "D6G-GEN-01", phrase("同じ人が二度入っています。"))
    number = options.get("game", 1)
    return SessionState(rules=rules_of(game), game=number, members=tuple(member_of(sheet) for sheet in sheets))


def changes(before: SessionState, after: SessionState) -> tuple[Change, ...]:
    """What happened to the sheets between two states; apply it forwards, undo it backwards."""
    old = {member.id: member for member in before.members}
    found: list[Change] = []
    for member in after.members:
        was = old.get(member.id)
        if was is None or was is member:
            continue
        pairs = [(name, getattr(was, name), getattr(member, name)) for name in ("life", "life_initial", "fate")]
        pairs += [(f"resources.{key}", was.resources.get(key), value) for key, value in member.resources.items()]
        found += [Change(sheet=member.id, field=f, before=b, after=a) for f, b, a in pairs if a != b]
    return tuple(found)
