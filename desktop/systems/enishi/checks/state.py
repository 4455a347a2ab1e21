"""A check under way as a value; what may happen next is in `windows.py`, how it continues in `flow.py`."""

from __future__ import annotations

from typing import Literal, NamedTuple

from desktop.core.rolls.check import ThrowRecord
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.side import CheckSide, achievements, auto, failed
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import DamageKind, PowerRow, band_of

Family = Literal["plain", "number", "versus", "contest", "half", "damage"]
"""Against a target; nothing to beat; attack against defence; all in one contest; the first side of an opposed check
whose other side answers later; damage from no attack."""

Moment = Literal[
    "before", "throw", "after_dice", "rethrow", "own_achievement", "after_achievement", "after_hit", "after_damage",
    "split", "dead", "done",
]  # fmt: skip
"""Windows of the catalogue's 6.3, and what is between them."""

Stance = Literal["", "attack", "defence", "both"]
"""攻撃に徹する / 防御に徹する (EN-OPT-02, EN-OPT-03); both only where the campaign allows it (EN-AMB-61)."""


class Marks(Value):
    """The marks that a turn of a fight has put on a character."""

    stance: Stance = ""
    ambushed: int = 0
    """How many times surprised this turn (EN-SUR-02)."""
    exhausted: bool = False
    """No reactive action is left (EN-AMB-58)."""


class Strike(Value):
    """What a hit does (EN-PWR-02…06)."""

    power: int = 0
    damage: DamageKind = "wound"
    structure: int | None = None
    """Guard typed by hand; None: the target's own."""
    target: str = ""
    """Actor id; empty for a bare number."""
    weapon: str = ""
    thrown: bool = False


class State(Value):
    """Everything there is to know of a check."""

    kind: str
    family: Family
    settings: Settings
    title: Phrase
    sides: tuple[CheckSide, ...] = ()
    own: int = 0
    """Index of the side whose check it is."""
    turn: int = 0
    """Index of the side at its dice."""
    moment: Moment = "before"
    target: int | None = None
    secret: bool = False
    """The target is the GM's secret (EN-TAB-08)."""
    veil: Phrase | None = None
    """Said in place of the title to those from whom something of it is hidden."""
    place: tuple[int, str] = (0, "")
    """Vision and water where the blow falls, for a covering character (EN-AMB-66)."""
    rolled: tuple[ThrowRecord, ...] = ()
    """Every throw in order, also what no longer counts."""
    strike: Strike | None = None
    cast: tuple[Actor, ...] = ()
    """The characters who may pay or be hurt, as they are now."""
    first: tuple[Actor, ...] = ()
    """The same people when the check began."""
    about: tuple[str, ...] = ()
    """Persons (ids or names) whom this concerns beside those who throw (EN-ENI-11)."""
    marks: tuple[tuple[str, Marks], ...] = ()
    spent: tuple[str, ...] = ()
    """`<payer>/t` or `<payer>/p`: who has paid in this window (EN-VAL-21, EN-VAL-26)."""
    answered: tuple[str, ...] = ()
    """Ids of those who defended before they were covered: a reaction all the same (EN-AMB-58)."""
    covered: tuple[str, ...] = ()
    """Who has covered in this attack (EN-AMB-24)."""
    raw: int | None = None
    """Damage before effects; None until a hit is judged."""
    ups: int = 0
    downs: int = 0
    absolute: bool = False
    taken: tuple[int, int] | None = None
    """(LP, SP) lost."""
    patient: str = ""
    """Whom first aid or rest restores."""

    def actor(self, who: str) -> Actor | None:
        """Return an actor of the cast by id."""
        return next((a for a in self.cast if a.id == who), None)

    def with_actor(self, new: Actor) -> tuple[Actor, ...]:
        """Return the cast with one person replaced."""
        return tuple(new if a.id == new.id else a for a in self.cast)

    def with_side(self, index: int, side: CheckSide) -> tuple[CheckSide, ...]:
        """Return the sides with one replaced."""
        return (*self.sides[:index], side, *self.sides[index + 1 :])

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every side's achievement so far."""
        return achievements(self.sides, self.settings)

    def masked(self, index: int) -> bool:
        """Tell whether a side's number gives a hidden one away: its own, or the one that 自動成功 beats (EN-PRM-02)."""
        side = self.sides[index]
        return side.hidden or (auto(side, self.settings) > 0 and any(other.hidden for other in self.sides))

    @property
    def hit(self) -> bool:
        """Tell whether the attacking side comes out ahead (EN-OPP-01, EN-SUR-02)."""
        attack, defence = self.numbers
        return ahead(attack, failed(self.sides[0], self.settings), defence, ties=self.ties_win)

    @property
    def ties_win(self) -> bool:
        """Tell whether equal numbers are enough: only for ambushers, where the campaign says so (EN-AMB-65)."""
        return self.kind == "surprise" and self.settings.ambush_ties

    @property
    def damage(self) -> int:
        """Damage with every effect in: summed, never below 0, 絶対防御 makes it 0 (EN-AMB-23)."""
        return 0 if self.absolute else max(0, (self.raw or 0) + self.ups - self.downs)


def ahead(attack: int, lost: bool, defence: int, *, ties: bool = False) -> bool:
    """Tell whether an attack comes out ahead: strictly higher, never after it failed (EN-OPP-01, EN-AMB-09)."""
    return not lost and (attack > defence or (ties and attack == defence))


class Powers(NamedTuple):
    """The power table as a campaign plays it; hashable, so that chances can be kept by it."""

    rows: tuple[PowerRow, ...]
    grows: bool

    def of(self, achievement: int) -> int:
        """Read the table (EN-PWR-01, EN-PWR-07, EN-AMB-62)."""
        row = band_of(self.rows, achievement)
        more = (achievement - row.start) // 3 * 2 if self.grows and row is self.rows[-1] else 0
        return row.power + max(0, more)


def powers_of(settings: Settings) -> Powers:
    """Return the table that a campaign has set."""
    return Powers(settings.powers, settings.power_grows)


def power_of(achievement: int, settings: Settings) -> int:
    """Read the campaign's power table."""
    return powers_of(settings).of(achievement)


def guard_structure(state: State) -> int:
    """Return the structure of the target."""
    strike = state.strike or Strike()
    if strike.structure is not None:
        return strike.structure
    hit = state.actor(strike.target)
    return hit.structure if hit else 0


def blow_of(state: State) -> tuple[int, int]:
    """Strike and guard, 打撃点 and 防御点 (EN-PWR-02, EN-PWR-03)."""
    attack, defence = state.numbers
    strike = power_of(attack, state.settings) + (state.strike.power if state.strike else 0)
    return strike, power_of(defence, state.settings) + guard_structure(state)


def raw_damage(state: State) -> int:
    """Strike minus guard, 0 at least (EN-PWR-02…04, EN-AMB-64)."""
    strike, guard = blow_of(state)
    return max(0, strike - guard)


def places(numbers: tuple[int, ...], lost: tuple[bool, ...], settings: Settings) -> tuple[int, ...]:
    """Return the places in a competition; the failed share the last one (EN-OPP-02, EN-AMB-09, EN-AMB-81)."""
    keys = [(not out, n if not out else 0) for n, out in zip(numbers, lost, strict=True)]
    if settings.places == "dense":
        ranked = sorted(set(keys), reverse=True)
        return tuple(ranked.index(key) + 1 for key in keys)
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def needed(state: State) -> int | None:
    """Return how many 達成値+1 would turn a failure into a success; None where that is secret (EN-TAB-04)."""
    if state.family != "plain" or state.target is None or failed(state.sides[0], state.settings):
        return None
    short = state.target - state.numbers[0]
    return short if short > 0 else None


NO_PHRASE = phrase("")
