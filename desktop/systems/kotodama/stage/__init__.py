"""What a battle and a session have in common: who takes part, the present check, the next steps that both offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from desktop.core.game import Game
from desktop.core.play import Engine, Known, Move
from desktop.core.rolls.check import Check
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CONNECTIONS, KotodamaSheet
from desktop.systems.kotodama.stage.events import Damage, Heal, Join
from desktop.systems.kotodama.stage.state import Stage

_CHECKS = {
    "normal": ("通常判定", "KO-CHK-03"),
    "opposed": ("対抗判定（能動側）", "KO-OPP-01"),
    "react": ("対抗判定（受動側）", "KO-OPP-03"),
    "extended": ("継続判定", "KO-EXT-01"),
}


def make_move(event: str, label: Phrase | str, rule: str, who: str = "", primary: bool = False, **args: Known) -> Move:
    """Build a move; the acting character is one of its known fields."""
    known: dict[str, Known] = {**({"who": who} if who else {}), **args}
    given = tuple(known.items())
    return Move.model_construct(event=event, label=label, who=who, args=given, rule=rule, primary=primary)


def open_check(state: Stage) -> Iterator[Move]:
    """Offer what the open check asks for; its faces are typed or thrown."""
    check = state.check
    if check is None:
        return
    if check.wants is not None:
        yield make_move("throw", check.wants.label, check.wants.rule, primary=True)
        yield make_move("tally", "集計入力", "KO-TBL-08")
    for option in check.options:
        if option.enabled:
            yield make_move("choose", option.label, option.rule, primary=option.primary, option=option.id)
    yield make_move("drop_check", "判定をやめる", "KO-GEN-07")


def new_checks(state: Stage, kinds: Sequence[str] = tuple(_CHECKS)) -> Iterator[Move]:
    """Offer every kind of check to all who can act (KO-STA-08)."""
    if state.check is not None:
        return
    for person in state.people:
        for kind in kinds:
            if person.state != "dead" or kind == "react":
                label = phrase("{name}：{check}", name=person.name, check=_CHECKS[kind][0])
                yield make_move("check", label, _CHECKS[kind][1], person.id, check=kind)


def connection_moves(person: Person, by_art: bool = False) -> Iterator[Move]:
    """Offer the steps between connection states, once per reason where one is needed (KO-FSM-K01…04).

    States further off are reached by 続けて移行, one step after the other.
    """
    if not person.standing:
        return
    for to, word in CONNECTIONS.items():
        way = spaces.route(person.connection, to)
        steps = tuple(zip((person.connection, *way), way, strict=False))
        needed = tuple(spaces.REASONS) if any(spaces.needs_reason(*step) for step in steps) else ("",)
        for reason in (("art",) if by_art else needed) if way else ():
            label = _change(person, word, spaces.REASONS.get(reason, ""), along=len(way) > 1)
            rule, more = ("KO-FSM-K02", {"along": True}) if len(way) > 1 else ("KO-FSM-K01", {})
            yield make_move("connect", label, rule, person.id, to=to, reason=reason, **more)


def _change(person: Person, state: str, reason: str, *, along: bool) -> Phrase:
    if along and reason:
        return phrase("{name}：{state}へ続けて移行（{reason}）", name=person.name, state=state, reason=reason)
    if along:
        return phrase("{name}：{state}へ続けて移行", name=person.name, state=state)
    if reason:
        return phrase("{name}：{state}へ（{reason}）", name=person.name, state=state, reason=reason)
    return phrase("{name}：{state}へ", name=person.name, state=state)


def hand_moves(person: Person) -> Iterator[Move]:
    """Offer what may be done to a character at any time."""
    who, name = person.id, person.name
    yield make_move("leave", phrase("{name}：離場", name=name), "KO-FSM-R13", who)
    yield make_move("set_karma", phrase("{name}：インガオホー値", name=name), "KO-UKA-02", who)
    yield make_move("set_wazamae", phrase("{name}：ワザマエカウンター", name=name), "KO-SHT-19", who)
    if person.hidden:
        yield make_move("reveal", phrase("{name} を公開", name=name), "KO-TBL-19", who, hidden=False)
    else:
        yield make_move("reveal", phrase("{name} を隠す", name=name), "KO-TBL-19", who, hidden=True)
    if person.state == "dead":
        return
    fallen = person.state == "downed"
    hurt = (
        phrase("{name}：ダメージ（1点でも死亡します）", name=name) if fallen else phrase("{name}：ダメージ", name=name)
    )
    yield make_move("damage", hurt, "KO-TBL-18" if fallen else "KO-FSM-C01", who)
    yield make_move("heal", phrase("{name}：回復", name=name), "KO-SHT-11", who)
    yield make_move("kill", phrase("{name}：死亡", name=name), "KO-STA-07", who)
    if fallen:
        yield make_move("release", phrase("{name}：戦闘不能解除", name=name), "KO-STA-05", who)
    else:
        yield make_move("down", phrase("{name}：戦闘不能", name=name), "KO-STA-04", who)


S = TypeVar("S", bound=Stage)
E = TypeVar("E", bound=Value)


class StageEngine(Engine[S, E, KotodamaSheet, KotodamaSettings]):
    """An engine of characters in play and their checks."""

    conceals_joining = True
    unseen = "hidden"

    def check(self, state: S) -> Check | None:
        return state.check

    def join(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> E | None:
        """Return the event by which a character joins (KO-FSM-R13)."""
        return self.events.validate_python(Join(who=sheet.id))

    def conceal_on_joining(self, event: E) -> E:
        return event.evolve(hidden=True) if isinstance(event, Join) else event

    def harm(self, state: S, who: str, points: int) -> E | None:
        """Return damage by the rules: HP 0 makes 戦闘不能, a further point kills (KO-FSM-C01)."""
        return self._to(state, Damage(who=who, amount=points))

    def heal(self, state: S, who: str, points: int) -> E | None:
        """Return HP given back, never above the maximum."""
        return self._to(state, Heal(who=who, amount=points))

    def _to(self, state: S, event: Damage | Heal) -> E | None:
        alive = any(person.id == event.who and person.state != "dead" for person in state.people)
        return self.events.validate_python(event) if alive and event.amount > 0 else None
