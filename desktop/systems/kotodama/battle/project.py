"""What a viewer may know of a battle. NPCs show name, state and place; their numbers and arts stay with the GM."""

from __future__ import annotations

from desktop.core.system import Viewer
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.battle.events import Condition
from desktop.systems.kotodama.battle.prompts import condition_text
from desktop.systems.kotodama.battle.state import Battle, Effect, order
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.sheet import Art, CharState, Connection, Side


class PersonView(Value):
    """One participant as a viewer sees them; None: not for these eyes."""

    id: str
    name: str
    colour: str
    is_pc: bool
    side: Side
    state: CharState
    connection: Connection
    hidden: bool = False
    dl: int | None = None
    initiative: int | None = None
    hp: int | None = None
    hp_max: int | None = None
    karma: int | None = None
    remaining: int | None = None
    arts: tuple[Art, ...] = ()


class BattleView(Value):
    """A battle as a viewer sees it."""

    phase: str
    round: int
    current: str
    """Empty as well while somebody hidden has the main phase."""
    order: tuple[str, ...]
    """Ids in order of acting, without the hidden."""
    people: tuple[PersonView, ...]
    conditions: tuple[tuple[str, Phrase], ...]
    """Result and text of each condition; everybody may know them (KO-TBL-16)."""
    effects: tuple[Effect, ...]
    result: str


def project(state: Battle, viewer: Viewer) -> BattleView:
    """Return what the viewer may know."""
    seen = tuple(p for p in state.people if viewer.gm or not p.hidden)
    known = {p.id for p in seen}
    return BattleView(
        phase=state.phase,
        round=state.round,
        current=state.current if state.current in known else "",
        order=tuple(p.id for p in order(state) if p.id in known),
        people=tuple(person_view(p, viewer) for p in seen),
        conditions=tuple((c.result, _text(c, state, known)) for c in state.conditions),
        effects=tuple(e for e in state.effects if viewer.gm or not e.who or e.who in known),
        result=state.result,
    )


def _text(condition: Condition, state: Battle, known: set[str]) -> Phrase:
    names_hidden = condition.kind == "dead" and any(p.id == condition.who for p in state.people)
    if names_hidden and condition.who not in known and not condition.text:
        return phrase("ある人物の死亡")
    return condition_text(condition, state)


def person_view(person: Person, viewer: Viewer) -> PersonView:
    """Return one participant: PCs' numbers are open, NPCs' are not; arts only for the GM and the own player."""
    plain = {
        "id": person.id,
        "name": person.name,
        "colour": person.colour,
        "is_pc": person.is_pc,
        "side": person.side,
        "state": person.state,
        "connection": person.connection,
        "hidden": person.hidden and viewer.gm,
    }
    if not (viewer.gm or person.is_pc or viewer.sheet == person.id):
        return PersonView.model_validate(plain)
    numbers = {name: getattr(person, name) for name in ("dl", "initiative", "hp", "hp_max", "karma", "remaining")}
    arts = person.arts if viewer.gm or viewer.sheet == person.id else ()
    return PersonView.model_validate({**plain, **numbers, "arts": arts})
