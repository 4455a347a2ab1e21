"""Starting a loose check: parameters are read into participants, and the rule's one starter does the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks import rules
from desktop.systems.enishi.checks.params import BOUND, RIVALS
from desktop.systems.enishi.checks.people import Bare, Entry, Scene, Who
from desktop.systems.enishi.checks.reader import Reader, number_of
from desktop.systems.enishi.checks.state import Marks, State
from desktop.systems.enishi.gear import AttackLine, Rules
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import DamageKind


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
        found = own.usual_line if key is None else next((x for x in own.lines if x.key == str(key)), None)
        if found is None:
            raise refuse(
                "unknown_weapon",
                "EN-WPN-01",
                phrase("武器 {weapon} は持っていません。", weapon=str(key)),
                phrase("シートの武器から選ぶか、武器に加えてください。"),
            )
        return found
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
