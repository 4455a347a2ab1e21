"""A check under way as a value: its sides with dice, modifiers and achievement, and its state (EN-CHK-04…08)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from desktop.core.rolls.check import ThrowRecord
from desktop.core.rolls.describe import joined
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Contribution
from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import DamageKind, PowerRow, band_of


class CheckSide(Value):
    """One side of a check: a character who throws, or a number known without dice."""

    who: str = ""
    """Actor id; empty for a bare number."""
    name: Phrase | AnyName = ""
    is_pc: bool = True
    hidden: bool = False
    """Dice and numbers are the GM's (EN-TAB-08)."""
    parts: tuple[Contribution, ...] = ()
    """SLV and every modifier (EN-AMB-11)."""
    bonus: int = 0
    """Sum of `parts`."""
    special: bool = True
    """Fumble and double-up count (EN-AMB-07)."""
    dice: int = 2
    """d6 thrown first; 1 for the backstage recovery."""
    given: int | None = None
    """An achievement known without dice."""
    made: bool = True
    """False for a defence that was not made: no 達成値+1 (EN-AMB-61)."""
    throws: tuple[Throw, ...] = ()
    """The throw that counts, then its double-up dice."""
    asked: bool = False
    """Its window before the dice has been opened."""
    wins: int = 0
    """自動成功 declared."""
    fails: int = 0
    """自動失敗 declared."""
    plus: int = 0
    """達成値+1 declared."""

    @property
    def faces(self) -> tuple[int, ...]:
        """The first throw's numbers; empty before it."""
        return self.throws[0].values if self.throws else ()


def auto(side: CheckSide, settings: Settings) -> int:
    """Net automatic success (+1) or failure (−1); they cancel one for one (EN-PRM-11, EN-AMB-18)."""
    if settings.auto_cancel == "all" and side.wins and side.fails:
        return 0
    return (side.wins > side.fails) - (side.wins < side.fails)


def fumbled(side: CheckSide) -> bool:
    """Tell whether the dice total 2 (EN-CHK-05, EN-AMB-05)."""
    if not side.special or not side.throws:
        return False
    faces = side.throws[0].faces  # asked several times for every check, so no sum is built
    return len(faces) == 2 and faces[0].value == 1 and faces[1].value == 1


def failed(side: CheckSide, settings: Settings) -> bool:
    """Tell whether this side has failed whatever its number (EN-AMB-09)."""
    net = auto(side, settings)
    if net:
        return net < 0 and settings.failure_stays
    return fumbled(side) and settings.failure_stays


def doubles(side: CheckSide, settings: Settings) -> bool:
    """Tell whether a double-up die is still to be thrown (EN-CHK-06, EN-AMB-06)."""
    if not side.special or not side.throws or side.dice != 2:
        return False
    first, second = side.throws[0].faces
    if first.value != second.value or first.value == 1:
        return False
    extra = len(side.throws) - 1
    if extra >= settings.double_up_limit:
        return False
    return extra == 0 or side.throws[-1].faces[0].value == first.value


def ready(side: CheckSide, settings: Settings) -> bool:
    """Tell whether nothing more is to be thrown for this side."""
    if side.given is not None or auto(side, settings):
        return True
    return bool(side.throws) and not doubles(side, settings)


def base(side: CheckSide, settings: Settings) -> int:
    """The achievement from dice and modifiers, without 達成値+1."""
    if side.given is not None:
        return side.given
    if auto(side, settings) < 0:
        return 0
    if fumbled(side):
        return 0 if settings.fumble_flat else side.bonus
    number = sum(throw.total for throw in side.throws) + side.bonus
    return number if settings.negative_achievement else max(0, number)


def total(side: CheckSide, settings: Settings) -> int:
    """The achievement so far, 達成値+1 included (EN-TMP-07)."""
    return base(side, settings) + side.plus


def achievements(sides: tuple[CheckSide, ...], settings: Settings) -> tuple[int, ...]:
    """Every side's number; 自動成功 takes the highest other number +1 (EN-PRM-03, EN-AMB-15, EN-AMB-81)."""
    if len(sides) == 1:
        return (total(sides[0], settings),)
    plain = [None if auto(s, settings) > 0 and s.given is None else total(s, settings) for s in sides]
    before = [None if n is None else n - s.plus for n, s in zip(plain, sides, strict=True)]
    seen = plain if settings.auto_number == "after" else before
    best = max((n for n in seen if n is not None), default=0)
    return tuple(best + 1 + s.plus if n is None else n for n, s in zip(plain, sides, strict=True))


def contributions(side: CheckSide, number: int, settings: Settings) -> tuple[Contribution, ...]:
    """Name every summand of an achievement by its rule."""
    plus = (Contribution.model_construct(label="エフェクト", value=side.plus, rule="EN-TMP-07"),) if side.plus else ()
    net = auto(side, settings)
    if net:
        word, rule = ("自動成功", "EN-PRM-03") if net > 0 else ("自動失敗", "EN-AMB-09")
        return (Contribution.model_construct(label=word, value=number - side.plus, rule=rule), *plus)
    if side.given is not None:
        return (Contribution.model_construct(label="決まった達成値", value=side.given, rule="EN-OPP-01"), *plus)
    if fumbled(side):
        flat = Contribution.model_construct(label="ファンブル", value=0, rule="EN-CHK-05")
        return (flat, *(() if settings.fumble_flat else side.parts), *plus)
    dice = [
        Contribution.model_construct(label=_faces(throw), value=throw.total, rule="EN-CHK-04")
        for throw in side.throws[:1]
    ]
    dice += [
        Contribution.model_construct(label="ダブルアップ", value=t.total, rule="EN-CHK-06") for t in side.throws[1:]
    ]
    floor = number - side.plus - sum(p.value for p in (*dice, *side.parts))
    lift = (Contribution.model_construct(label="0で止める", value=floor, rule="EN-AMB-11"),) if floor > 0 else ()
    return (*dice, *side.parts, *lift, *plus)


def _faces(throw: Throw) -> Phrase:
    return phrase("ダイス（{faces}）", faces=joined([str(v) for v in throw.values]))


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
