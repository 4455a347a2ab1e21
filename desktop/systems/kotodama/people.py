"""A character in play, made from a sheet: what moves, what is carried, and what the GM has ruled."""

from __future__ import annotations

from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.sheet import PersonName, Ruling
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.kotodama.numbers import action_count, full_move
from desktop.systems.kotodama.sheet import (
    DENSEI,
    Ability,
    Art,
    CharState,
    Connection,
    KotodamaSheet,
    Outfit,
    Side,
    Skill,
)


class Person(Value):
    """One participant of a session or a battle."""

    id: str
    name: PersonName = ""
    colour: str = "#A3256F"
    is_pc: bool = True
    side: Side = "pc"
    initiative: int = 0
    dl: int = 0
    hp: int | None = None
    """None: an extra without HP, who never falls by damage."""
    hp_max: int | None = None
    karma: int | None = None
    combat_move: int = 5
    wazamae_counter: int = 0
    state: CharState = "unacted"
    memory: CharState | None = None
    """The state held immediately before 戦闘不能 (KO-STA-05)."""
    remaining: int | None = None
    """What is left of this round's 行動回数; None before the first main phase of the round."""
    connection: Connection = "offline"
    arts: tuple[Art, ...] = ()
    outfits: tuple[Outfit, ...] = ()
    """Equipped ones."""
    abilities: tuple[Ability, ...] = ()
    skills: tuple[Skill, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    """What the GM wrote on the sheet by hand (KO-GEN-07)."""
    hidden: bool = False
    """Known to the GM alone."""
    moved: tuple[str, ...] = ()
    """Numbers that were set for this battle alone; an edited sheet does not write over them."""

    @property
    def action_count(self) -> int:
        """行動回数 on entering a main phase now (KO-AMB-36)."""
        fixed = self.fixed("action_count")
        return action_count(self.dl) if fixed is None else fixed

    @property
    def full_move(self) -> int:
        """How far 全力移動 goes."""
        fixed = self.fixed("full_move")
        return full_move(self.combat_move) if fixed is None else fixed

    @property
    def standing(self) -> bool:
        """Tell whether neither 戦闘不能 nor 死亡."""
        return self.state in ("unacted", "done")

    @property
    def densei(self) -> Skill | None:
        """The skill with the role of ≪電制≫ (KO-SHT-10)."""
        return next((skill for skill in self.skills if skill.role == DENSEI), None)

    def fixed(self, field: str) -> int | None:
        """Return the number a GM wrote in place of a derived one, or None."""
        if not self.rulings:
            return None
        return next((r.value for r in reversed(self.rulings) if r.field == field and r.value is not None), None)

    def outfit(self, outfit_id: str) -> Outfit | None:
        """Find one of the equipped outfits."""
        return next((outfit for outfit in self.outfits if outfit.id == outfit_id), None)

    def art(self, art_id: str) -> Art | None:
        """Find one of the arts."""
        return next((art for art in self.arts if art.id == art_id), None)


def person_of(sheet: KotodamaSheet, enabled: bool = True, hidden: bool = False) -> Person:
    """Take a sheet into play; without the Kotodama rules every state counts as 未接続 (KO-FSM-K05)."""
    return Person.model_construct(
        id=sheet.id,
        name=sheet.name,
        colour=sheet.colour,
        is_pc=sheet.is_pc,
        side=sheet.side,
        initiative=sheet.initiative,
        dl=sheet.dl,
        hp=sheet.hp,
        hp_max=sheet.hp_max,
        karma=sheet.karma,
        combat_move=sheet.combat_move,
        wazamae_counter=sheet.wazamae_counter,
        state=sheet.char_state,
        connection=sheet.connection if enabled else "offline",
        arts=sheet.arts,
        outfits=tuple([outfit for outfit in sheet.outfits if outfit.equipped]),
        abilities=sheet.abilities,
        skills=sheet.skills,
        rulings=sheet.rulings,
        hidden=hidden,
    )


PLAYED = {
    "hp": "hp",
    "karma": "karma",
    "state": "char_state",
    "connection": "connection",
    "wazamae_counter": "wazamae_counter",
}
"""What play changes: the attribute of a person, and the field of the sheet."""


def refreshed(person: Person, sheet: Person) -> Person:
    """Take an edited sheet over: what play moves stays as it is, so does what was set for this battle alone."""
    kept = ("state", "memory", "remaining", "hidden", "moved", *PLAYED, *person.moved)
    return sheet.evolve(**{name: getattr(person, name) for name in kept})


def changed_people(before: tuple[Person, ...], after: tuple[Person, ...]) -> tuple[Change, ...]:
    """List what a step did to sheets, as data; イニシアティヴ値 and DL of a battle stay in the battle."""
    old = {person.id: person for person in before}
    return tuple(
        Change(sheet=new.id, field=field, before=getattr(old[new.id], name), after=getattr(new, name))
        for new in after
        if new.id in old and new is not old[new.id]
        for name, field in PLAYED.items()
        if getattr(old[new.id], name) != getattr(new, name)
    )


def find(people: tuple[Person, ...], who: str) -> Person:
    """Find a character by id.

    Raises:
        Refusal: `unknown_character`.
    """
    for person in people:
        if person.id == who:
            return person
    raise refuse(
        "unknown_character",
        "KO-FSM-R13",
        phrase("「{who}」という参加者はいません。", who=who),
        phrase("参加している人から選んでください。"),
        overridable=False,
    )


def replaced(people: tuple[Person, ...], new: Person) -> tuple[Person, ...]:
    """Return the same people with one of them changed."""
    return tuple(new if person.id == new.id else person for person in people)


def dead(person: Person) -> Refusal:
    """Refuse an act on a character who is 死亡 (KO-STA-08)."""
    return refuse(
        "dead",
        "KO-STA-08",
        phrase("{name} は死亡しています。", name=person.name),
        phrase("間違いなら「元に戻す」で戻してください。"),
        overridable=False,
    )


def cannot_act(person: Person) -> Refusal:
    """Refuse what 戦闘不能 or 行動完了 people cannot do (KO-STA-04)."""
    return refuse(
        "cannot_act",
        "KO-STA-04",
        phrase("{name} はいま動けません。", name=person.name),
        phrase("戦闘不能の解除か次のラウンドを待つか、ほかの人を選んでください。"),
        overridable=False,
    )
