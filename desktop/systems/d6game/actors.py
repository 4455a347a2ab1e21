"""The character who checks, attacks or is attacked: one value for sheets and engines, its view, an NPC made in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from desktop.core.game import AnyGame
from desktop.core.problem import refuse
from desktop.core.rolls.check import Param, ParamKind, Plain
from desktop.core.sheet import AnyName
from desktop.core.value import Value, Viewer
from desktop.core.view_models import CharacterView, Condition, Gauge
from desktop.core.words import Phrase, Spoken, Typed, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.resolve import Gear
from desktop.systems.d6game.rows import Rules, rules_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow

GM = "gm"
"""Controller of characters whom the GM plays."""
NAMELESS = "名無し"
UNSEEN_NAME = phrase("だれか")
"""Stands in for the name of a concealed character."""


class Tool(Value):
    """A piece of equipment that may raise the gain of a check."""

    id: str
    gain: int


class Actor(Value):
    """A character in play with the numbers that rules read."""

    id: str = ""
    """Sheet id; empty for bare numbers."""
    name: AnyName = ""
    controller: str = ""
    """`GM`, or the id of the sheet whose player acts for the character; empty for bare numbers."""
    seen: bool = True
    """False: the players do not know of the character yet."""
    life: int | None = None
    """None on a sheet that has no life yet."""
    fate: int = 0
    damage: int = 0
    armour: int = 0
    tools: tuple[Tool, ...] = ()

    @property
    def standing(self) -> bool:
        """D6G-CMB-12, D6G-AMB-01: able to fight; life decides, not fate."""
        return self.life is not None and self.life > 0

    @property
    def incapacitated(self) -> bool:
        """D6G-LIFE-02; outside combat only the GM ends it (D6G-AMB-21)."""
        return self.life is not None and self.life <= 0

    @property
    def of_gm(self) -> bool:
        """Tell whether the GM plays the character."""
        return self.controller == GM

    @property
    def gear(self) -> Gear:
        """Equipment in force."""
        return Gear(self.damage, self.armour)

    def pool_value(self, settings: Settings) -> int:
        """What checks move and bets are paid from."""
        return self.fate if settings.fate_separate else self.life or 0

    @property
    def open_name(self) -> Phrase | str:
        """The name as the players may hear it."""
        return self.name if self.seen else UNSEEN_NAME

    def named(self, viewer: Viewer) -> Phrase | str:
        """The name as this viewer may hear it."""
        return self.name if viewer.gm else self.open_name

    def acting(self) -> Actor:
        """Return the character as a participant of a check, without what only a combat or a session keeps."""
        return Actor(**{name: self.__dict__[name] for name in Actor.model_fields})

    def moved(self, field: str, amount: int, settings: Settings) -> Self:
        """Change life or fate by an amount, inside the limits of the game."""
        if not amount:
            return self
        before = (self.life or 0) if field == "life" else self.fate
        return self.evolve(**{field: settings.within(field, before + amount)})


def actor_of(sheet: D6gameSheet, game: AnyGame) -> Actor:
    """Make a participant of a sheet; an enemy needs no more than a name and life (D6G-AMB-39)."""
    return Actor.model_construct(**numbers_of(sheet, game))


def numbers_of(sheet: D6gameSheet, game: AnyGame) -> dict[str, Any]:
    """What an `Actor` takes from a sheet; equipment only where the game switches it on (D6G-AMB-34)."""
    armed = rows.settings_of(game).equipment
    carried = sheet.carried() if armed else ()
    return {
        "id": sheet.id,
        "name": sheet.name or NAMELESS,
        "controller": sheet.id if sheet.is_pc else GM,
        "life": sheet.life_initial if sheet.life is None else sheet.life,
        "fate": sheet.fate,
        "damage": sum(item.damage for item in carried),
        "armour": sum(item.armour for item in carried),
        "tools": tuple(Tool.model_construct(id=str(n), gain=item.gain) for n, item in tools_of(sheet, armed))
        if armed
        else (),
    }


def tools_of(sheet: D6gameSheet, armed: bool) -> tuple[tuple[int, ItemRow], ...]:
    """Equipment that may raise the gain of a check, with its place on the sheet."""
    if not armed:
        return ()
    return tuple((n, item) for n, item in enumerate(sheet.items) if item.carried and item.gain)


def subject_text(subject: str, sheet: D6gameSheet | None, game: AnyGame) -> Spoken:
    """Return what is tested in the words of the sheet; it moves nothing (D6G-AMB-41).

    Args:
        subject: id of an ability or skill, or free words.
        sheet: None for a check without one.
    """
    skill = rows.skill(game, subject) if subject else None
    if skill is not None:
        own = [row.specialty for row in sheet.skills if row.category == subject] if sheet else [""]
        named = tuple(map(Typed, filter(None, own)))
        if own:
            return phrase("{name} {own}", name=skill.name, own=named) if named else skill.name
    ability = next((row for row in rows.abilities(game) if row.id == subject), None) if subject else None
    if ability is None:
        return subject
    value = sheet.ability.get(subject) if sheet else None
    return ability.name if value is None else phrase("{name} {n}", name=ability.name, n=value)


def plays(viewer: Viewer, actor: Actor) -> bool:
    """Tell whether this viewer plays the character; a GM who plays the target is the target (D6G-AMB-25)."""
    if actor.of_gm:
        return viewer.gm
    return bool(viewer.sheet) and viewer.sheet in (actor.id, actor.controller)


def may_act(actor: Actor, rules: Rules, gm: bool) -> None:
    """Refuse a check of a character who is down, unless the GM allows it (D6G-LIFE-02, D6G-GMV-10)."""
    if actor.id and actor.incapacitated and not gm:
        raise refuse(
            "incapacitated",
            "D6G-LIFE-02",
            phrase("{name} は{word}です。", name=actor.name, word=rules.label("incapacitated")),
            phrase("GMが認めれば判定できます。"),
        )


def may_fight(attacker: Actor, target: Actor, life: str) -> None:
    """Refuse an attack by or on a character who is down, or on oneself (section 9.2 order of the catalogue)."""
    if not attacker.standing:
        raise refuse(
            "attacker_down",
            "D6G-AMB-23",
            phrase("攻撃側の{life}は {n} なので動けません。", life=life, n=attacker.life or 0),
            phrase("回復させるか、別の人を選んでください。"),
        )
    if not target.standing:
        raise refuse(
            "target_down",
            "D6G-AMB-23",
            phrase("攻撃対象の{life}は {n} で、もう倒れています。", life=life, n=target.life or 0),
            phrase("立っている相手を選んでください。"),
        )
    if attacker.id and attacker.id == target.id:
        raise refuse(
            "target_self",
            "D6G-AMB-33",
            phrase("自分を攻撃することはできません。"),
            phrase("ほかの相手を選んでください。"),
        )


def sheet_named(named: str, party: Sequence[D6gameSheet]) -> D6gameSheet:
    """Find a sheet of the campaign by id or by name.

    Raises:
        Refusal: `unknown_person`, or `two_of_that_name`.
    """
    found = [one for one in party if one.id == named] or [one for one in party if one.name == named]
    if not found:
        raise refuse(
            "unknown_person",
            "D6G-CMB-05",
            phrase("「{name}」はこの卓にいません。", name=Typed(named[:40])),
            phrase("名簿にいる人を選んでください。"),
        )
    if len(found) > 1:
        raise refuse(
            "two_of_that_name",
            "D6G-CMB-05",
            phrase("「{name}」という名前の人が {n} 人います。", name=Typed(named[:40]), n=len(found)),
            phrase("一覧から選んでください。"),
        )
    return found[0]


def sees_hand(settings: Settings, attacker: Actor, target: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may see an attack hand that is not open (D6G-CMB-06, D6G-AMB-25, -28)."""
    if plays(viewer, attacker) or (viewer.gm and not attacker.id):
        return True
    if plays(viewer, target):
        return False
    if viewer.gm:
        return settings.gm_sees_attack
    return bool(viewer.sheet) and settings.spectators_see_attack


def sees_power(settings: Settings, attacker: Actor, target: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may see a power that is not answered yet (D6G-AMB-26)."""
    if settings.power_open or plays(viewer, attacker):
        return True
    return viewer.gm and not plays(viewer, target)


def looker(attacker: Actor) -> str:
    """Sheet id of the player who may look under the cover; empty: the GM."""
    return "" if attacker.of_gm else attacker.controller


def person(
    rules: Rules, one: Actor, resources: Mapping[str, int | None] | None, life_initial: int | None = None
) -> CharacterView:
    """Return life, fate and custom resources; none where the numbers (`resources`) are concealed."""
    down = Condition(id="incapacitated", label=rules.label("incapacitated"), rule="D6G-LIFE-02")
    if resources is None:
        return CharacterView(id=one.id, name=one.name, is_pc=not one.of_gm)
    gauges = [life(rules, one.life, life_initial)]
    if rules.settings.fate_separate:
        gauges.append(fate(rules, one.fate))
    gauges += [
        Gauge(
            id=row.id, label=row.name, value=resources.get(row.id), maximum=row.maximum,
            drawn="striped" if row.maximum else "number", field=f"resources.{row.id}", reach=(row.minimum, row.maximum),
        )
        for row in rules.resources
    ]  # fmt: skip
    return CharacterView(
        id=one.id,
        name=one.name,
        is_pc=not one.of_gm,
        gauges=tuple(gauges),
        conditions=(down,) if one.incapacitated else (),
    )


def life(rules: Rules, value: int | None, full: int | None) -> Gauge:
    """Draw life as a bar where it is known what is full; that is no limit: it may rise above it and fall below 0.

    Unless the game says otherwise (D6G-AMB-20).
    """
    settings = rules.settings
    return Gauge(
        id="life", label=rules.label("life"), value=value, maximum=full, drawn="number" if full is None else "bar",
        field="life", reach=(settings.life_min, settings.life_max),
    )  # fmt: skip


def fate(rules: Rules, value: int | None) -> Gauge:
    """Write fate as a number, below 0 too (D6G-AMB-10)."""
    settings = rules.settings
    return Gauge(
        id="fate", label=rules.label("fate"), value=value, drawn="number",
        field="fate", reach=(settings.fate_min, settings.fate_max),
    )  # fmt: skip


def of_sheet(sheet: D6gameSheet, game: AnyGame) -> CharacterView:
    """Return the view of a character while no engine runs."""
    return person(rules_of(game), actor_of(sheet, game), sheet.resources, sheet.life_initial)


def quick_fields(game: AnyGame) -> tuple[Param, ...]:
    """Life, and fate where it is apart from it: enough for an enemy."""
    rules = rules_of(game)
    life = Param(id="life", label=rules.label("life"), kind=ParamKind.NUMBER, default=10, minimum=1, maximum=999)
    fate = Param(id="fate", label=rules.label("fate"), kind=ParamKind.NUMBER, default=0, minimum=0, maximum=999)
    return (life, fate) if rules.settings.fate_separate else (life,)


def quick(game: AnyGame, name: str, values: Mapping[str, Plain]) -> D6gameSheet:
    """Make an NPC of a name and its life."""
    life, fate = _number(values.get("life"), 10), _number(values.get("fate"), 0)
    return D6gameSheet(name=name, is_pc=False, draft=False, life=life, life_initial=life, fate=fate)


def _number(given: Plain, usual: int) -> int:
    return usual if given is None else int(given)
