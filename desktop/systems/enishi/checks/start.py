"""Starting a loose check: parameters are read into participants, and the rule's one starter does the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pydantic import JsonValue

from desktop.core.numbers import read_whole, whole_of
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, actor, purse
from desktop.systems.enishi.build import unknown_skill
from desktop.systems.enishi.checks import rules
from desktop.systems.enishi.checks.params import BOUND, FIXED, RIVALS
from desktop.systems.enishi.checks.people import NOTHING, Around, Bare, Entry, Scene, Who, known_skill, line_of
from desktop.systems.enishi.checks.state import Marks, Stance, State
from desktop.systems.enishi.gear import AttackLine, Rules, skill_word
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import DamageKind


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


def start_state(
    kind: str, sheet: Sheet | None, params: Mapping[str, JsonValue], game: Rules, party: Sequence[Sheet] = ()
) -> State:
    """Make the first state of a check.

    Raises:
        Refusal: an unknown kind, character, skill, target or number; an actor who cannot act (EN-VAL-40).
    """
    reader = Reader(kind, sheet, params, game, party)
    match kind:
        case "check":
            return _plain(reader)
        case "first_aid":
            return _first_aid(reader)
        case "opposed" | "competition" | "surprise":
            return _against(reader)
        case "attack":
            return _attack(reader)
        case "defence":
            return _defence(reader)
        case "resistance":
            return _resistance(reader)
        case "initiative":
            scene = reader.scene()
            return rules.order(scene, reader.entry(reader.own(scene)))
        case "rest" if sheet is not None:
            scene = reader.scene()
            return rules.rest(scene, scene.cast[0])
        case "harm" if sheet is not None:
            return _harm(reader)
    raise refuse(
        "unknown_kind",
        "EN-CHK-01",
        phrase("判定 {kind} はありません。", kind=kind),
        phrase("判定の一覧から選んでください。"),
        overridable=False,
    )


def _plain(reader: Reader) -> State:
    scene = reader.scene()
    target = reader.number("target", reader.settings.default_target)
    entry = reader.entry(reader.own(scene))
    return rules.plain(scene, entry, target, secret=bool(reader.params.get("secret")))


def _first_aid(reader: Reader) -> State:
    scene = reader.scene()
    own = reader.own(scene)
    patient = reader.actor_of(str(reader.params.get("patient", "")), scene)
    if patient is None and isinstance(own, Actor):
        patient = own
    return rules.first_aid(scene, reader.entry(own), patient)


def _against(reader: Reader) -> State:
    scene = reader.scene()
    own = reader.entry(reader.own(scene))
    theirs = "perception" if reader.kind == "surprise" else own.skill if isinstance(own.skill, str) else "athletics"
    if reader.kind == "competition":
        return rules.competition(scene, (own, *_rivals(reader, scene, theirs)))
    other = reader.other("other", scene, theirs)
    return (rules.surprise if reader.kind == "surprise" else rules.opposed)(scene, own, other)


def _rivals(reader: Reader, scene: Scene, skill: str) -> Iterator[Entry]:
    """Yield the other competitors; only the first one's achievement may be known beforehand (EN-AMB-81)."""
    first, *more = RIVALS
    several = [name for name in more if name in reader.params]
    yield reader.other(first, scene, skill, phrase("相手{n}", n=1) if several else "相手")
    for number, name in enumerate(several, 2):
        yield reader.other(name, scene, skill, phrase("相手{n}", n=number))._replace(total=None)


def _attack(reader: Reader) -> State:
    own_marks = Marks(stance=reader.stance("stance"))
    surprised = int(bool(reader.params.get("surprised")))
    their_marks = Marks(stance=reader.stance("other_stance"), ambushed=surprised)
    own_id = reader.sheet.id if reader.sheet else ""
    scene = reader.scene(fight=True, marks={own_id: own_marks, str(reader.params.get("defence", "")): their_marks})
    target = reader.other("defence", scene, "athletics")
    if isinstance(target.who, Bare):
        target = target._replace(who=target.who._replace(marks=their_marks))
    own = reader.own(scene)
    line = _line(reader, own)
    if isinstance(own, Bare):
        own = Bare("", True, line.slv, "SLV", "EN-CHK-04", marks=own_marks)
    striker = Entry(own, line.skill, reader.around())
    reaction = str(reader.params.get("reaction", ""))
    return rules.attack(scene, striker, line, target, reaction, structure=reader.maybe("structure", 0))


def _line(reader: Reader, own: Who) -> AttackLine:
    """The weapon named, else the first one owned, else bare hands; without a sheet typed numbers (EN-WPN-01)."""
    if isinstance(own, Actor):
        key = reader.params.get("weapon")
        return line_of(own, "" if key is None else str(key))
    slv = number_of("weapon", reader.params.get("weapon", 0), -BOUND, BOUND)
    return AttackLine(
        key="", label="攻撃", skill="", slv=slv, mod=0, damage=_damage(reader), power=reader.number("power", 0, -9)
    )


def _damage(reader: Reader) -> DamageKind:
    return "fatigue" if reader.params.get("damage") == "fatigue" else "wound"


def _defence(reader: Reader) -> State:
    """Begin a 防御行動 against the attack of a sheet of the campaign, or a typed one; with 破壊力 the blow as well."""
    scene = reader.scene(fight=True)
    own = reader.entry(reader.own(scene))
    striker = reader.other("other", scene, 0)
    line: AttackLine | None = None
    if isinstance(striker.who, Actor):
        line = striker.who.usual_line
    elif (power := reader.maybe("power", -9)) is not None:
        slv = striker.who.bonus
        line = AttackLine(key="", label="攻撃", skill="", slv=slv, mod=0, damage=_damage(reader), power=power)
    return rules.attack(scene, striker, line, own, own=1)


def _resistance(reader: Reader) -> State:
    scene = reader.scene()
    own = reader.entry(reader.own(scene))
    return rules.pressure(scene, reader.other("other", scene, "negotiation"), own, own=1)


def _harm(reader: Reader) -> State:
    scene = reader.scene()
    who = reader.actor_of(str(reader.params.get("who", "")), scene) or scene.cast[0]
    return rules.harm(scene, who, reader.number("amount", 1, 1, BOUND), _damage(reader))
