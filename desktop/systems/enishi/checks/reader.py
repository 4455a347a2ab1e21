"""Reading the parameters of a check; everything wrong is a refusal with its value. Not given is None."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from desktop.core.numbers import read_whole, whole_of
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, actor, purse
from desktop.systems.enishi.build import unknown_skill
from desktop.systems.enishi.checks.params import BOUND, FIXED
from desktop.systems.enishi.checks.people import NOTHING, Around, Bare, Entry, Scene, Who, known_skill
from desktop.systems.enishi.checks.state import Marks, Stance
from desktop.systems.enishi.gear import Rules, skill_word
from desktop.systems.enishi.sheet import Sheet


class Reader:
    """The parameters of one check, as participants and numbers."""

    def __init__(
        self, kind: str, sheet: Sheet | None, params: Mapping[str, JsonValue], game: Rules, party: Sequence[Sheet]
    ) -> None:
        self.kind, self.sheet, self.game = kind, sheet, game
        self.params = {name: value for name, value in params.items() if value is not None}
        self.settings = game.settings
        self.party = tuple(s for s in party if sheet is None or s.id != sheet.id)

    def scene(self, *, fight: bool = False, marks: Mapping[str, Marks] | None = None) -> Scene:
        """Return the characters who may pay or be hurt; only a fight needs them with arms and armour."""
        make = actor if fight else purse
        own = () if self.sheet is None else (self.sheet,)
        cast = tuple(make(s, self.game) for s in (*own, *self.party))
        worn = tuple((who, found) for who, found in (marks or {}).items() if found != NOTHING)
        return Scene(self.settings, cast, worn, self._about(), bool(self.params.get("gm")))

    def _about(self) -> tuple[str, ...]:
        given = self.params.get("about") or ()
        if not given:
            return ()
        named = tuple(str(name) for name in given) if isinstance(given, (list, tuple)) else (str(given),)
        people = (*(() if self.sheet is None else (self.sheet,)), *self.party)
        known = {s.id for s in people} | {s.name for s in people}
        known |= {name for s in people for b in s.bonds for name in (b.person, b.link)}
        for name in named:
            if name not in known:
                raise self.unknown(name)
        return named

    @staticmethod
    def unknown(who: str) -> Refusal:
        """Return the refusal for an unknown name."""
        message = phrase("{who} はこの卓にいません。", who=who)
        return refuse("unknown_person", "EN-CHK-01", message, phrase("いる人から選んでください。"), overridable=False)

    def own(self, scene: Scene) -> Who:
        """Whose check it is; without a sheet a bare number."""
        if self.sheet is None:
            return Bare("", True)
        return scene.cast[0]

    def number(self, name: str, default: int = 0, low: int = -BOUND, high: int = BOUND) -> int:
        """Read a whole number in its bounds; text of digits is accepted."""
        return number_of(name, self.params.get(name, default), low, high)

    def maybe(self, name: str, low: int = -BOUND, high: int = BOUND) -> int | None:
        """Read a number that need not be given."""
        return self.number(name, 0, low, high) if name in self.params else None

    def around(self, prefix: str = "") -> Around:
        """Read modifier, vision, water and the search of one side (EN-AMB-66)."""
        water = str(self.params.get(f"{prefix}water") or "")
        vision = self.number(f"{prefix}vision", 0, -4, 0)
        return Around(self.number(f"{prefix}modifier"), vision, water, bool(self.params.get(f"{prefix}search")))

    def entry(self, who: Who, *, default: str = "athletics") -> Entry:
        """Return the side that makes the check: its skill by name, or a typed SLV (EN-CHK-01)."""
        if self.kind in FIXED:
            return self._with_slv(who, FIXED[self.kind])
        skill = self.params.get("skill", default if self.sheet else 0)
        if isinstance(skill, str) and not is_number(skill):
            if not known_skill(skill):
                raise unknown_skill(skill)
            if isinstance(who, Bare):
                return Entry(Bare(who.name, who.is_pc, 0, "SLV", "EN-CHK-04"), skill, self.around())
            return Entry(who, skill, self.around())
        slv = number_of("skill", skill, 0, BOUND)
        if isinstance(who, Bare):
            who = Bare(who.name, who.is_pc, slv, "SLV", "EN-CHK-04")
        return Entry(who, slv, self.around())

    def _with_slv(self, who: Who, skill: str) -> Entry:
        """A kind that always tests one skill; a typed SLV goes before the sheet's."""
        slv = self.maybe("slv", 0)
        if isinstance(who, Bare):
            return Entry(Bare(who.name, who.is_pc, slv or 0, skill_word(skill), "EN-CHK-04"), skill, self.around())
        return Entry(who, skill if slv is None else slv, self.around())

    def who(self, name: str, scene: Scene, fallback: Phrase | str = "相手") -> Who:
        """Return whom a parameter names: a sheet of the campaign, or a typed number.

        Raises:
            Refusal: `unknown_person`, or `bad_number` out of bounds.
        """
        given = self.params.get(name, 0)
        if isinstance(given, str) and not is_number(given):
            found = next((a for a in scene.cast if a.id == given), None)
            if found is None:
                raise self.unknown(given)
            return found
        own_pc = self.sheet.is_pc if self.sheet else True
        bonus = number_of(name, given, -BOUND, BOUND)
        return Bare(fallback, not own_pc, bonus, secret=bool(self.params.get("secret")))

    def other(self, name: str, scene: Scene, skill: str | int, fallback: Phrase | str = "相手") -> Entry:
        """The side against us with its skill and surroundings, or its known achievement (EN-OPP-03)."""
        given = self.params.get("other_skill", skill)
        named = given if isinstance(given, (str, int)) else str(given)
        if isinstance(named, str) and not known_skill(named):
            raise unknown_skill(named)
        who = self.who(name, scene, fallback)
        return Entry(who, named, self.around("other_"), self.maybe("other_total"))

    def stance(self, name: str) -> Stance:
        """Read a combat option.

        Raises:
            Refusal: `unknown_option` (EN-OPT-01).
        """
        text = str(self.params.get(name) or "")
        match text:
            case "" | "attack" | "defence":
                return text
        raise refuse(
            "unknown_option",
            "EN-OPT-01",
            phrase("戦闘オプション {name} はありません。", name=text),
            phrase("一覧にある戦闘オプションを選んでください。"),
        )

    def actor_of(self, who: str, scene: Scene) -> Actor | None:
        """Return an actor of the cast by id; None for an empty id.

        Raises:
            Refusal: `unknown_person`.
        """
        if not who:
            return None
        found = next((a for a in scene.cast if a.id == who), None)
        if found is None:
            raise self.unknown(who)
        return found


def is_number(text: str) -> bool:
    """Tell whether text is a whole number rather than a name."""
    return whole_of(text) is not None


def number_of(name: str, value: object, low: int, high: int) -> int:
    """Read a whole number.

    Raises:
        Refusal: `bad_number` with its bounds.
    """
    return read_whole(value, low, high, name, code="bad_number", rule="EN-AMB-11", overridable=False)
