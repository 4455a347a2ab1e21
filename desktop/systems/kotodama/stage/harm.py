"""Harm of a character in play: damage, the four states, インガオホー値, connection (KO-STA, KO-FSM-C)."""

from __future__ import annotations

from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.people import Person, cannot_act, dead
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.stage.events import Connect


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
    return felled(person.evolve(hp=hp), rules)


def felled(person: Person, rules: KotodamaSettings) -> Person:
    """Return a character after HP came to 0, which makes 戦闘不能 (KO-AMB-39)."""
    return knock_down(person) if person.hp == 0 and rules.hp_zero_downs and person.standing else person


def knock_down(person: Person) -> Person:
    """Make a character 戦闘不能 and remember the state before (KO-STA-05).

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
        raise refuse(
            "not_downed",
            "KO-STA-05",
            phrase("{name} は戦闘不能ではありません。", name=person.name),
            phrase("戦闘不能の人を選んでください。"),
        )
    if hp is not None:
        whole_amount(hp)
    healed = person.hp if person.hp is None else _capped(person, max(1, person.hp if hp is None else hp))
    return person.evolve(state=person.memory or "unacted", memory=None, hp=healed)


def kill(person: Person) -> Person:
    """Make a character 死亡 (KO-STA-07).

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


def with_wazamae(person: Person, value: int) -> Person:
    """Write ワザマエカウンター (KO-SHT-19)."""
    if not 0 <= value <= 99:
        raise out_of_range("KO-SHT-19", "ワザマエカウンター", value)
    return person.evolve(wazamae_counter=value)


def connect(person: Person, event: Connect, rules: KotodamaSettings) -> Person:
    """Change the connection state by the table of 6.4, step by step where that is asked for (KO-FSM-K02).

    Raises:
        Refusal: see `connection.transition`.
    """
    for to in spaces.stations(person.connection, event.to, along=event.along and not event.gm):
        state = spaces.transition(
            person.connection,
            to,
            event.reason,
            gm=event.gm,
            char_state=person.state,
            enabled=rules.kotodama_enabled,
        )
        person = person.evolve(connection=state)
    return person


def whole_amount(amount: object) -> int:
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


def _capped(person: Person, hp: int) -> int:
    return hp if person.hp_max is None else min(hp, person.hp_max)
