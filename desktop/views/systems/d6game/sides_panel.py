"""Who is on which side in a combat, who acts for whom, and whom the players see (D6G-AMB-31, D6G-AMB-25)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.core.words import Words
from desktop.systems.d6game.battle.view import BattleView
from desktop.systems.d6game.sheet import ENEMY, PARTY
from desktop.views.forms.systems.d6game.battle import Ui_D6gameBattle
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine

GM = "gm"
"""Who acts for those whom no player acts for."""
GOES = "-"
"""The button by which a character leaves; no id is so short."""


class SidesPanel(QObject):
    """Draws the sides into the form of a combat."""

    requested = Signal(object)

    def __init__(self, ui: Ui_D6gameBattle, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._words = ui, Words()
        self._play: RunningEngine | None = None
        self._shown: BattleView | None = None
        ui.moreButton.toggled.connect(lambda _on: self._show_sides())
        ui.sides.chosen.connect(self._change_side)
        ui.sideButton.clicked.connect(lambda: self._change_side(ui.sideEdit.text().strip()))
        ui.control.chosen.connect(self._hand_over)
        ui.seen.chosen.connect(self._show_or_hide)

    @property
    def shown(self) -> BattleView:
        """The combat as it was shown last."""
        assert self._shown is not None
        return self._shown

    def show_play(self, play: RunningEngine, words: Words, shown: BattleView) -> None:
        """Show the sides and who may change to another, who acts for whom, and who is visible."""
        self._play, self._words, self._shown = play, words, shown
        self._show_sides()

    def _show_sides(self) -> None:
        assert self._play is not None
        shown = self.shown
        own = dict(shown.sides)
        sides = dict.fromkeys((*own.values(), PARTY, ENEMY))
        names = {person.id: person.name for person in shown.people}
        faces = []
        words = {PARTY: self.tr("味方"), ENEMY: self.tr("敵"), "": self.tr("（名前なし）")}
        for side in sides:
            members = self._words.say("、").join(names[who] for who in own if own[who] == side and who in names)
            faces.append(ButtonFace(side, f"{words.get(side, side)}：{members}" if members else words.get(side, side)))
        self._ui.sides.show_faces(faces)
        may = any(offer.kind == "assign" for offer in self._play.offers)
        setup = shown.step == "setup"
        self._ui.moreButton.setVisible(may and not setup)
        self._ui.sidesFrame.setVisible(may and (setup or self._ui.moreButton.isChecked()))
        self._show_control(shown, names)
        hidden = set(shown.hidden)
        shows = {str(o.event.get("who")) for o in self._play.offers if o.kind == "show"}
        seen = [ButtonFace(who, names[who], role="chip", checked=who not in hidden) for who in names if who in shows]
        self._ui.seen.show_faces(seen)
        self._ui.shownLabel.setVisible(bool(seen))

    def _show_control(self, shown: BattleView, names: dict[str, str]) -> None:
        """Show who acts for the selected character, and so may look at their hidden hands."""
        assert self._play is not None
        who = self._play.selected
        now = dict(shown.controllers).get(who)
        faces = [] if now is None else [ButtonFace(GM, self.tr("GM"), role="chip", checked=now == GM)]
        for one in shown.players if now is not None else ():
            text = self.tr("本人のPL") if one == who else self.tr("{name} のPL").format(name=names.get(one, ""))
            faces.append(ButtonFace(one, text, role="chip", checked=now == one))
        goes = any(o.kind == "leave" and o.event.get("who") == who for o in self._play.offers)
        if goes:
            text = self.tr("{name} が抜ける").format(name=names.get(who, ""))
            faces.append(ButtonFace(GOES, text, role="small"))
        self._ui.control.show_faces(faces)
        self._ui.controlLabel.setText(self.tr("{name} を動かす人").format(name=names.get(who, "")))
        self._ui.controlLabel.setVisible(bool(faces))

    def _hand_over(self, controller: str) -> None:
        assert self._play is not None
        who = self._play.selected
        goes = controller == GOES
        self.requested.emit(
            {"kind": "leave", "who": who} if goes else {"kind": "assign", "who": who, "controller": controller}
        )

    def _change_side(self, side: str) -> None:
        assert self._play is not None
        if side and self._play.selected:
            self._ui.sideEdit.clear()
            self.requested.emit({"kind": "assign", "who": self._play.selected, "side": side})

    def _show_or_hide(self, who: str) -> None:
        self.requested.emit({"kind": "show", "who": who, "seen": who in self.shown.hidden})
