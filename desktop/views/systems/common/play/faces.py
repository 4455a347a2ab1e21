"""Faces of areas, of the order of AP and of sales, from what the session shows (CM-BTL-07…11, CM-SCN-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.core.words import Words, phrase
from desktop.systems.common.session.view_models import AreaView, PersonView, RankView, SaleView, SessionView
from desktop.systems.common.sheet import FREE_AREA
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.spoken_lists import dotted
from desktop.views.systems.common.play.area_card import AreaFace, Guest
from desktop.views.systems.common.play.order_list import RankFace


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


def rank_faces(view: SessionView, selected: str) -> list[RankFace]:
    """Return the lines of the order; where numbers are concealed a question mark is shown."""
    people = {person.id: person for person in view.people}
    shares = Counter(rank.fraction for rank in view.ranks if rank.fraction is not None)
    return [
        _face(rank, people[rank.who], selected, equal=rank.fraction is not None and shares[rank.fraction] > 1)
        for rank in view.ranks
        if rank.who in people
    ]


def _face(rank: RankView, person: PersonView, selected: str, *, equal: bool) -> RankFace:
    known = person.ap is not None and person.max_ap is not None
    fraction = f"{person.ap}/{person.max_ap}".replace("-", "−") if known else "？"
    if rank.turn:
        tag = QCoreApplication.translate("OrderFaces", "手番")
    elif person.acted:
        tag = QCoreApplication.translate("OrderFaces", "0以下")
    elif rank.tied or equal:
        tag = QCoreApplication.translate("OrderFaces", "同値")
    else:
        tag = f"{float(rank.fraction) * 100:.1f} %" if rank.fraction is not None else ""
    return RankFace(
        id=rank.who,
        name=person.name,
        colour=person.colour,
        fraction=fraction,
        tag=tag,
        turn=rank.turn,
        able=not person.acted,
        selected=rank.who == selected,
        pc=person.is_pc,
    )


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
