"""A character in play: its seat in a battle or session, and the sheet as it is now, read together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.core.derived import cached_by_identity
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

if TYPE_CHECKING:
    from desktop.core.play import KnownSheets  # a sheet is opened without play


class Seat(Value):
    """What a battle or a session alone knows of a participant."""

    who: str
    """Sheet id."""
    hidden: bool = False
    """Known to the GM alone."""
    memory: CharState | None = None
    """The last state other than 戦闘不能: what 戦闘不能 remembers (KO-STA-05)."""
    at_zero: bool = False
    """HP 0 has had its effect; the GM may have lifted it since (KO-AMB-39)."""
    remaining: int | None = None
    """What is left of this round's 行動回数; None before the first main phase of the round."""
    initiative: int | None = None
    """A number set for this battle alone (KO-FSM-R14), as the next three; None: the sheet's own."""
    dl: int | None = None
    combat_move: int | None = None
    hp_max: int | None = None


OWN_NUMBERS = ("initiative", "dl", "combat_move", "hp_max")
"""Numbers that a battle may set for itself, on seat and sheet."""


class Person(Value):
    """A participant as the rules read it: the sheet as it is now, with what only the battle or session knows."""

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
    """The state immediately before 戦闘不能 (KO-STA-05)."""
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
        """Return whether neither 戦闘不能 nor 死亡."""
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


@cached_by_identity
def person_of(sheet: KotodamaSheet, enabled: bool = True, seat: Seat | None = None) -> Person:
    """Return a character as the rules read it; without the Kotodama rules every state is 未接続 (KO-FSM-K05).

    Args:
        seat: None: a character who takes part in nothing.
    """
    here = seat or Seat(who=sheet.id)
    return Person.model_construct(
        id=sheet.id,
        name=sheet.name,
        colour=sheet.colour,
        is_pc=sheet.is_pc,
        side=sheet.side,
        initiative=sheet.initiative if here.initiative is None else here.initiative,
        dl=sheet.dl if here.dl is None else here.dl,
        hp=sheet.hp,
        hp_max=sheet.hp_max if here.hp_max is None else here.hp_max,
        karma=sheet.karma,
        combat_move=sheet.combat_move if here.combat_move is None else here.combat_move,
        wazamae_counter=sheet.wazamae_counter,
        state=sheet.char_state,
        memory=here.memory if sheet.char_state == "downed" else None,
        remaining=here.remaining,
        connection=sheet.connection if enabled else "offline",
        arts=sheet.arts,
        outfits=tuple([outfit for outfit in sheet.outfits if outfit.equipped]),
        abilities=sheet.abilities,
        skills=sheet.skills,
        rulings=sheet.rulings,
        hidden=here.hidden,
    )


@cached_by_identity
def people_of(seats: tuple[Seat, ...], known: KnownSheets[KotodamaSheet], enabled: bool) -> tuple[Person, ...]:
    """Return the characters of some seats as the rules read them."""
    return tuple([person_of(known[seat.who], enabled, seat) for seat in seats])


PLAYED = {
    "hp": "hp",
    "karma": "karma",
    "state": "char_state",
    "connection": "connection",
    "wazamae_counter": "wazamae_counter",
}
"""What play changes: the attribute of a person, and the field of the sheet."""


def seat_of(person: Person, seat: Seat) -> Seat:
    """Return the seat of a person whom a step has changed."""
    new = {
        "hidden": person.hidden,
        "memory": person.state if person.standing else person.memory,
        "at_zero": person.hp == 0,
        "remaining": person.remaining,
    }
    return seat if all(getattr(seat, name) == value for name, value in new.items()) else seat.evolve(**new)


def find(people: tuple[Person, ...], who: str) -> Person:
    """Find a character by id.

    Raises:
        Refusal: `unknown_character`.
    """
    for person in people:
        if person.id == who:
            return person
    raise unknown(who)


def unknown(who: str) -> Refusal:
    """Refuse an id of no participant (KO-FSM-R13)."""
    return refuse(
        "unknown_character",
        "KO-FSM-R13",
        phrase("「{who}」という参加者はいません。", who=who),
        phrase("参加している人から選んでください。"),
        overridable=False,
    )


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
