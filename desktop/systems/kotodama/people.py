"""A character in play: numbers that move, the four character states, what damage does to them (KO-STA, KO-FSM-C)."""

from __future__ import annotations

from typing import Any

from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.numbers import action_count, full_move
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Art, CharState, Connection, KotodamaSheet, Outfit, Side


class Person(Value):
    """One participant of a session or a battle."""

    id: str
    name: str = ""
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
    action_ruling: int | None = None
    """行動回数 that the GM wrote on the sheet by hand."""
    full_move_ruling: int | None = None
    hidden: bool = False
    """Known to the GM alone."""

    @property
    def action_count(self) -> int:
        """行動回数 on entering a main phase now (KO-AMB-36)."""
        return action_count(self.dl) if self.action_ruling is None else self.action_ruling

    @property
    def full_move(self) -> int:
        """How far 全力移動 goes."""
        return full_move(self.combat_move) if self.full_move_ruling is None else self.full_move_ruling

    @property
    def standing(self) -> bool:
        """Tell whether neither 戦闘不能 nor 死亡."""
        return self.state in ("unacted", "done")

    def art(self, art_id: str) -> Art | None:
        """Find one of the arts."""
        return next((art for art in self.arts if art.id == art_id), None)


def person_of(sheet: KotodamaSheet, enabled: bool = True, hidden: bool = False) -> Person:
    """Take a sheet into play; without the Kotodama rules everybody counts as 未接続 (KO-FSM-K05)."""
    return Person(
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
        outfits=tuple(outfit for outfit in sheet.outfits if outfit.equipped),
        action_ruling=sheet.fixed("action_count"),
        full_move_ruling=sheet.fixed("full_move"),
        hidden=hidden,
    )


_WRITTEN = {
    "hp": "hp",
    "karma": "karma",
    "state": "char_state",
    "connection": "connection",
    "wazamae_counter": "wazamae_counter",
}


def changes(before: tuple[Person, ...], after: tuple[Person, ...]) -> tuple[Change, ...]:
    """List what a step did to sheets, as data; イニシアティヴ値 and DL of a battle stay in the battle."""
    old = {person.id: person for person in before}
    return tuple(
        Change(sheet=new.id, field=field, before=getattr(old[new.id], name), after=getattr(new, name))
        for new in after
        if new.id in old and new is not old[new.id]
        for name, field in _WRITTEN.items()
        if getattr(old[new.id], name) != getattr(new, name)
    )


def hurt(person: Person, amount: int, rules: KotodamaSettings) -> Person:
    """Take damage: at HP 0 戦闘不能, never worse by one hit; any further point kills (KO-FSM-C01).

    Raises:
        Refusal: `dead` or `bad_amount`.
    """
    if person.state == "dead":
        raise dead(person)
    whole_amount(amount)
    if amount == 0:
        return person
    hp = None if person.hp is None else max(0, person.hp - amount)
    if person.state == "downed":
        return person.evolve(hp=hp, state="dead", memory=None)
    hit = person.evolve(hp=hp)
    return knock_down(hit) if hp == 0 and rules.hp_zero_downs else hit


def knock_down(person: Person) -> Person:
    """Make somebody 戦闘不能 and remember the state before (KO-STA-05).

    Raises:
        Refusal: `dead` or `cannot_act`.
    """
    if person.state == "dead":
        raise dead(person)
    if person.state == "downed":
        raise cannot_act(person)
    return person.evolve(state="downed", memory=person.state)


def release(person: Person, hp: int | None = None) -> Person:
    """Lift 戦闘不能: back to the remembered state with at least 1 HP (KO-FSM-C04).

    Raises:
        Refusal: `dead`, `not_downed` or `bad_amount`.
    """
    if person.state == "dead":
        raise dead(person)
    if person.state != "downed":
        raise refuse("not_downed", "KO-STA-05", phrase("{name}は戦闘不能ではありません。", name=person.name))
    if hp is not None:
        whole_amount(hp)
    healed = person.hp if person.hp is None else _capped(person, max(1, person.hp if hp is None else hp))
    return person.evolve(state=person.memory or "unacted", memory=None, hp=healed)


def kill(person: Person) -> Person:
    """Make somebody 死亡 (KO-STA-07).

    Raises:
        Refusal: `dead`.
    """
    if person.state == "dead":
        raise dead(person)
    return person.evolve(state="dead", memory=None)


def heal(person: Person, amount: int) -> Person:
    """Give HP back, never above the maximum; 戦闘不能 is not lifted by it.

    Raises:
        Refusal: `dead` or `bad_amount`.
    """
    if person.state == "dead":
        raise dead(person)
    whole_amount(amount)
    return person if person.hp is None else person.evolve(hp=_capped(person, person.hp + amount))


def with_karma(person: Person, value: int | None, rules: KotodamaSettings) -> Person:
    """Write インガオホー値: no cap above, the floor below (KO-SHT-12, KO-AMB-16)."""
    if value is not None and not (-99 if rules.floor is None else rules.floor) <= value <= 99:
        raise out_of_range("KO-SHT-12", "インガオホー値", value)
    return person.evolve(karma=value)


def connect(person: Person, to: str, reason: str, gm: bool, rules: KotodamaSettings) -> Person:
    """Change the connection state by the table of 6.4; see `connection.transition`."""
    state = spaces.transition(
        person.connection, to, reason, gm=gm, char_state=person.state, enabled=rules.kotodama_enabled
    )
    return person.evolve(connection=state)


def find(people: tuple[Person, ...], who: str) -> Person:
    """Find somebody by id.

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
    )


def replaced(people: tuple[Person, ...], new: Person) -> tuple[Person, ...]:
    """Return the same people with one of them changed."""
    return tuple(new if person.id == new.id else person for person in people)


def whole_amount(amount: Any) -> int:
    """Refuse an amount below 0 (`bad_amount`)."""
    if isinstance(amount, bool) or not isinstance(amount, int) or amount < 0:
        raise refuse(
            "bad_amount",
            "KO-FSM-C01",
            phrase("{amount} 点にはできません。", amount=str(amount)),
            phrase("0以上の整数を入れてください。"),
        )
    return amount


def out_of_range(rule: str, word: str, value: int) -> Refusal:
    """Refuse a number outside the range of its field."""
    return refuse(
        "out_of_range",
        rule,
        phrase("{word}に {value} は使えません。", word=word, value=value),
        phrase("シートに書ける範囲の数を入れてください。"),
    )


def dead(person: Person) -> Refusal:
    """Refuse anything done to somebody 死亡 (KO-STA-08)."""
    return refuse(
        "dead",
        "KO-STA-08",
        phrase("{name}は死亡しています。", name=person.name),
        phrase("まちがいなら「元に戻す」で戻してください。"),
    )


def cannot_act(person: Person) -> Refusal:
    """Refuse what 戦闘不能 or 行動完了 people cannot do (KO-STA-04)."""
    return refuse("cannot_act", "KO-STA-04", phrase("{name}はいま動けません。", name=person.name))


def _capped(person: Person, hp: int) -> int:
    return hp if person.hp_max is None else min(hp, person.hp_max)
