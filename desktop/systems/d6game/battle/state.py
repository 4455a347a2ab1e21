"""A combat as a value (section 9 of the catalogue); hidden dice are in it and only `project` takes them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from desktop.core.dice import Origin
from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.d6game.fighters import gear_of
from desktop.systems.d6game.hands import Hand
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.rules import Rules, rules_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.strike import Gear, Response

GM = "gm"
"""Controller of whoever the GM plays."""


class Phase(StrEnum):
    """Where a combat stands; what has no choice in it happens at once and has no phase of its own."""

    SETUP = "setup"
    ORDER = "order"
    """Only where equal life is settled by dice."""
    TARGET = "target"
    ATTACK_ROLL = "attack_roll"
    POWER = "power"
    RESPONSE = "response"
    DEFENCE_ROLL = "defence_roll"
    TURN_END = "turn_end"
    GAME_OVER = "game_over"
    COMBAT_END = "combat_end"
    CLOSED = "closed"


class Combatant(Value):
    """Somebody in the combat."""

    id: str
    name: str
    side: str
    controller: str
    """`GM`, or the id of the sheet whose player acts for this one."""
    in_party: bool = False
    life: int = 0
    fate: int | None = 0
    """None where the viewer may not know it."""
    damage: int = 0
    armour: int = 0
    life_before: int = 0
    fate_before: int | None = 0

    @property
    def active(self) -> bool:
        """D6G-CMB-12, D6G-AMB-01: life decides, not fate."""
        return self.life > 0

    @property
    def gear(self) -> Gear:
        """Equipment in force."""
        return Gear(self.damage, self.armour)


class Attack(Value):
    """One attack from the naming of the target to its losses."""

    attacker: str
    target: str
    faces: tuple[int, ...] = ()
    """Hidden until `shown`; empty also when the dice lie under a cup (`later`)."""
    origin: Origin = "app"
    hand: Hand | None = None
    score: int | None = None
    later: bool = False
    """The dice are physical and are read at the reveal (D6G-PHY-07)."""
    shown: bool = False
    power: int | None = None
    response: Response | None = None
    defence_faces: tuple[int, ...] = ()
    defence_origin: Origin = "app"
    defence_hand: Hand | None = None
    defence_score: int | None = None
    attacker_loses: int = 0
    target_loses: int = 0
    concealed: bool = False
    """Set by `project`: there is something this viewer does not see."""


class Owed(Value):
    """A change of fate that must wait because it would betray a hidden hand (D6G-AMB-24)."""

    who: str
    against: str
    amount: int


class BattleState(Value):
    """Everything about a combat."""

    rules: Rules
    phase: Phase = Phase.SETUP
    round: int = 0
    roster: tuple[Combatant, ...] = ()
    """In roster order, which decides ties (D6G-AMB-22)."""
    order: tuple[str, ...] = ()
    """This round's order; not sorted again until the round is over (D6G-CMB-04)."""
    turn: int = 0
    """Place in `order` of whoever acts."""
    attack: Attack | None = None
    owed: tuple[Owed, ...] = ()
    dismissed: bool = False
    """The GM has waved a game over away (D6G-AMB-32)."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    @property
    def actor(self) -> str:
        """Id of whoever's turn it is; empty outside turns."""
        playing = self.phase not in (Phase.SETUP, Phase.ORDER, Phase.COMBAT_END, Phase.CLOSED)
        return self.order[self.turn] if playing and self.turn < len(self.order) else ""

    def of(self, who: str) -> Combatant:
        """Find a combatant.

        Raises:
            Refusal: `unknown_combatant`.
        """
        for combatant in self.roster:
            if combatant.id == who:
                return combatant
        raise unknown(who)

    def with_one(self, changed: Combatant) -> tuple[Combatant, ...]:
        """The roster with one combatant replaced."""
        return tuple(changed if c.id == changed.id else c for c in self.roster)

    def sides(self) -> set[str]:
        """Sides that still have somebody standing."""
        return {c.side for c in self.roster if c.active}

    def party_down(self) -> bool:
        """D6G-LIFE-03: every member of the party is incapacitated."""
        party = [c for c in self.roster if c.in_party]
        return bool(party) and not any(c.active for c in party)


def unknown(who: str) -> Refusal:
    """Say that nobody of that id is here."""
    return refuse(
        "unknown_combatant",
        "D6G-CMB-05",
        phrase("「{who}」はこの戦闘にいません。", who=str(who)[:40]),
        phrase("名簿にいる人を選んでください。"),
    )


def combatant_of(sheet: D6gameSheet, game: Game[Any]) -> Combatant:
    """Bring a character into a combat; an enemy needs no more than a name and life (D6G-AMB-39)."""
    settings = settings_of(game)
    life = sheet.life if sheet.life is not None else (sheet.life_initial or 0)
    gear = gear_of(sheet, settings)
    return Combatant(
        id=sheet.id,
        name=sheet.name or "名無し",
        side=sheet.stands_with,
        controller=sheet.id if sheet.is_pc else GM,
        in_party=sheet.is_pc and sheet.in_party,
        life=life,
        fate=sheet.fate,
        damage=gear.damage,
        armour=gear.armour,
        life_before=life,
        fate_before=sheet.fate,
    )


def start(sheets: Sequence[D6gameSheet], game: Game[Any], **options: Any) -> BattleState:
    """Prepare a combat.

    Args:
        options: `sides` and `controllers`, each a mapping from sheet id, where they differ from the sheets.

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
    if len({sheet.id for sheet in sheets}) < len(sheets):
        raise refuse("twice", "D6G-CMB-01", phrase("同じ人が二度入っています。"))
    sides: Mapping[str, str] = options.get("sides") or {}
    controllers: Mapping[str, str] = options.get("controllers") or {}
    roster = (combatant_of(sheet, game) for sheet in sheets)
    return BattleState(
        rules=rules_of(game),
        roster=tuple(
            c.evolve(side=sides.get(c.id, c.side), controller=controllers.get(c.id, c.controller)) for c in roster
        ),
    )


def changes(state: BattleState) -> tuple[Change, ...]:
    """What the combat has done to the sheets so far."""
    cause = phrase("{combat}", combat=state.rules.label("combat"))
    found = []
    for c in state.roster:
        for field, before, after in (("life", c.life_before, c.life), ("fate", c.fate_before, c.fate)):
            if before != after:
                change = Change(sheet=c.id, field=field, before=before, after=after, rule="D6G-CMB-01", cause=cause)
                found.append(change)
    return tuple(found)
