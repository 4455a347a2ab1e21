"""The order of AP in words, and what the end of a turn would bring (CM-BTL-07…11)."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from desktop.core.words import Words
from desktop.systems.common.session.view_models import PersonView, RankView, SessionView
from desktop.views.contract import RunningEngine
from desktop.views.spoken_lists import dotted
from desktop.views.systems.common.play.order_list import RankFace


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
