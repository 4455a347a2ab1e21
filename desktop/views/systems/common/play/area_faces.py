"""How an area is shown on its card, for the step of the cycle that is under way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.core.words import Words
from desktop.systems.common.session.view_models import AreaView, PersonView, SessionView
from desktop.systems.common.sheet import FREE_AREA
from desktop.views.systems.common.play.area_card import AreaFace, Guest


def area_label(name: str, words: Words) -> str:
    """Name an area; the only one of a table without scenario is called by the program, in its language."""
    return words.say(FREE_AREA) if name == FREE_AREA else name


def _guest(person: PersonView, *, coming: bool = False) -> Guest:
    return Guest(person.name, person.colour, coming, person.is_pc)


def area_face(area: AreaView, view: SessionView, mover: str, words: Words) -> AreaFace:
    """Return the face of an area.

    Args:
        mover: sheet id of the PC whose area is chosen now; empty: none.
    """
    people = {person.id: person for person in view.people}
    coming = {who: goal for who, goal in view.choices if goal and view.at == "move"}
    here = [_guest(people[who]) for who in area.people if who in people and who not in coming]
    there = [_guest(people[who], coming=True) for who, goal in coming.items() if goal == area.name]
    open_now = area.open if not mover else mover in area.may
    taken = any(people[who].is_pc for who in area.people if who in people)  # an NPC in it leaves it as closed as it is
    done = area.name in _described(view)
    scene = QCoreApplication.translate("AreaFaces", "描写済み") if done else ""
    if area.due:
        scene = QCoreApplication.translate("AreaFaces", "未描写")
    lit = (bool(mover) and open_now) or (view.at == "main_pick" and area.due)
    return AreaFace(
        name=area.name,
        label=area_label(area.name, words),
        description=area.description,
        condition=words.say(area.condition) if area.condition is not None else "",
        note=words.say(area.note),
        people=(*here, *there),
        scene=scene,
        due=area.due,
        open=open_now or area.due or taken,
        hidden=area.hidden,
        lit=lit,
    )


def _described(view: SessionView) -> frozenset[str]:
    return frozenset(area.name for area in view.areas if area.described)
