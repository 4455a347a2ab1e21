"""Faces of areas and of sales, and who is next, from what the session shows (CM-BTL-07…11, CM-SCN-08)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.core.words import Words, phrase
from desktop.systems.common.session.view_models import AreaView, PersonView, SaleView, SessionView
from desktop.systems.common.sheet import FREE_AREA
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.spoken import dotted
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


def after_turn(play: RunningEngine, view: SessionView, words: Words) -> str:
    """Say who would be next once the turn is over."""
    if not view.turn or view.check is not None:
        return ""
    then = play.what_if({"kind": "end_turn", "who": view.turn})
    if not isinstance(then, SessionView):  # the GM has still to carry out a card's words, say
        return ""
    names = {person.id: person for person in then.people}
    mine = names[view.turn]
    first = QCoreApplication.translate("OrderFaces", "ターン終了 → {name} {ap}/{max}").format(
        name=mine.name, ap=mine.ap, max=mine.max_ap
    )
    if then.tied:
        tied = dotted(names[who].name for who in then.tied)
        return first + "\n" + QCoreApplication.translate("OrderFaces", "つぎは {names} でダイス").format(names=tied)
    if then.turn:
        return (
            first + "\n" + QCoreApplication.translate("OrderFaces", "つぎは {name}").format(name=names[then.turn].name)
        )
    return first + "\n" + QCoreApplication.translate("OrderFaces", "つぎはクリンナッププロセス")


def sale_faces(sales: Sequence[SaleView], who: str, words: Words) -> list[ButtonFace]:
    """Return a button for each kind that a character could buy, by its item."""
    faces = []
    for sale in (sale for sale in sales if sale.who == who):
        label = phrase("<{kind}> を購入（{n}）", kind=sale.kind, n="—" if sale.price is None else sale.price)
        faces.append(ButtonFace(sale.item, words.say(label), why=words.say(sale.reason), tip="CM-SCN-08", role="small"))
    return faces
