"""Who acts when in a combat, and moving the selected character in it (D6G-CMB-04, D6G-AMB-22)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.core.view_models import CharacterView
from desktop.core.words import Words
from desktop.systems.d6game.battle.view import BattleView
from desktop.views.forms.systems.d6game.battle import Ui_D6gameBattle
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine

EARLIER, LATER = "earlier", "later"


def life_of(person: CharacterView, words: Words) -> str:
    """Return a character's life under the name it has in this game; ？ where it is hidden."""
    gauge = next((g for g in person.gauges if g.id == "life"), None)
    value = "？" if gauge is None or gauge.value is None else str(gauge.value).replace("-", "−")
    return f"{words.say(gauge.label) if gauge is not None else ''} {value}".strip()


class OrderPanel(QObject):
    """Draws the order into the form of a combat."""

    requested = Signal(object)

    def __init__(self, ui: Ui_D6gameBattle, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._words = ui, Words()
        self._play: RunningEngine | None = None
        self._shown: BattleView | None = None
        ui.moves.chosen.connect(self._move)

    @property
    def shown(self) -> BattleView:
        """The combat as it was shown last."""
        assert self._shown is not None
        return self._shown

    def show_play(self, play: RunningEngine, words: Words, shown: BattleView) -> None:
        """Show the order; before the start it is that of the list."""
        self._play, self._words, self._shown = play, words, shown
        ui, faces = self._ui, []
        people = {person.id: person for person in shown.people}
        before = shown.step == "setup"
        ui.orderLabel.setText(
            self.tr("名簿の順（{life}が同じ人は、この順に動きます）") if before else self.tr("手番の順")
        )
        if before:
            gauge = next((g for p in shown.people for g in p.gauges if g.id == "life"), None)
            life = words.say(gauge.label) if gauge is not None else ""
            ui.orderLabel.setText(ui.orderLabel.text().format(life=life))
        for number, who in enumerate(self.shown.roster if before else shown.order, 1):
            person = people[who]
            down = words.say(person.conditions[0].label) if person.out and person.conditions else ""
            done = f"　{down}" if down else self.tr("　済み") if person.acted and not person.turn else ""
            text = f"{number}. {person.name}　{life_of(person, words)}{done}"
            faces.append(ButtonFace(who, text, role="primary" if person.turn else ""))
        ui.order.show_faces(faces)
        ui.orderLabel.setVisible(bool(faces))
        chosen, movable = people.get(play.selected), self._movable
        name = chosen.name if chosen is not None else ""
        ways = ((EARLIER, self.tr("▲ {name} を前へ"), 0), (LATER, self.tr("▼ {name} を後へ"), -1))
        here = play.selected in movable and len(movable) > 1
        ui.moves.show_faces(
            [
                ButtonFace(way, text.format(name=name), role="small")
                for way, text, end in ways
                if here and movable[end] != play.selected
            ]
        )

    @property
    def _movable(self) -> tuple[str, ...]:
        """Those whose order the GM may change now: before the start the roster, then the rest of the round."""
        assert self._play is not None
        if self.shown.step == "setup":
            return self.shown.roster
        offer = self._play.offer("reorder")
        order = offer.event.get("order") if offer is not None else None
        return tuple(map(str, order)) if isinstance(order, list) else ()

    def _move(self, way: str) -> None:
        assert self._play is not None
        order = list(self._movable)
        place = order.index(self._play.selected)
        other = place + (1 if way == LATER else -1)
        order[place], order[other] = order[other], order[place]
        before = self.shown.step == "setup"
        self.requested.emit({"kind": "place", "roster": order} if before else {"kind": "reorder", "order": order})
