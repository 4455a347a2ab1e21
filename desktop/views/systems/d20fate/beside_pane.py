"""What may happen beside the loop: stunts, the order of asking, conditions, pools set anew, leaving."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.core.words import Words
from desktop.systems.d20fate.session.view import SessionView
from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine

STATE = 140
"""px at 100 % that the words of a condition have at least."""


class BesidePane(QObject):
    """The panel at the foot."""

    requested = Signal(object)

    def __init__(self, ui: Ui_D20FateLoop, parent: QObject) -> None:
        super().__init__(parent)
        self.ui = ui
        self._play: RunningEngine | None = None
        self._sure = False
        """セッション開始 was pressed once: the next press does it (D20-PHY-07)."""
        ui.statePane.share(STATE)
        ui.besideButtons.flow()
        ui.stunts.chosen.connect(lambda who: self.requested.emit({"kind": "stunt", "who": who}))
        ui.states.chosen.connect(lambda text: self._change_state(text, "", remove=True))
        ui.stateButton.clicked.connect(self._add_state)
        ui.untilEdit.returnPressed.connect(self._add_state)
        ui.startButton.clicked.connect(self._deal)
        ui.leaveButton.clicked.connect(self._leave)
        ui.orderStrip.chosen.connect(self._reorder)

    @property
    def _shown(self) -> SessionView:
        assert self._play is not None
        assert isinstance(self._play.shown, SessionView)
        return self._play.shown

    def show_play(self, play: RunningEngine, shown: SessionView, words: Words) -> None:
        """Show what may happen now."""
        self._play, self._sure = play, False
        ui = self.ui
        stunts = {offer.who for offer in play.offers if offer.kind == "stunt"}
        ui.stunts.show_faces(
            [
                ButtonFace(p.id, self.tr("{name} に ＋1").format(name=p.name), role="small")
                for p in shown.people
                if p.id in stunts
            ]
        )
        ui.stuntLine.setVisible(bool(stunts))
        self._show_states(play, shown, words)
        self._show_start()
        self._show_order(shown)

    def _show_states(self, play: RunningEngine, shown: SessionView, words: Words) -> None:
        ui = self.ui
        person = next((p for p in shown.people if p.id == play.selected), None)
        may = any(offer.kind == "condition" for offer in play.offers) and person is not None
        ui.statePane.setVisible(may)
        if person is not None:
            ui.stateLabel.setText(self.tr("{name} の状態").format(name=person.name))
            tip = self.tr("押すと、この状態が終わります。")
            faces = [ButtonFace(c.id, f"{words.say(c.label)} ×", tip=tip, role="small") for c in person.conditions]
            ui.states.show_faces(faces if may else [])
        if ui.stateBox.count() != len(shown.states):
            ui.stateBox.clear()
            ui.stateBox.addItems([words.say(name) for name in shown.states])
        ui.leaveButton.setEnabled(person is not None)

    def _show_start(self) -> None:
        """Ask once more before pools are dealt anew; where that is the first step, the page itself asks."""
        offer = self._play.offer("session_start") if self._play is not None else None
        self.ui.startButton.setVisible(offer is not None and not offer.primary)
        sure = self.tr("もう一度押すと、全員のフェイト・ダイスを配り直します")
        usual = self.tr("フェイト・ダイスを配り直す（セッション開始）")
        self.ui.startButton.setText(sure if self._sure else usual)

    def _show_order(self, shown: SessionView) -> None:
        """Show the order in which the GM asks; a press puts a character at its end, the first press begins it."""
        names = {person.id: person.name for person in shown.people}
        asked = [who for who in shown.order if who in names]
        rest = [person.id for person in shown.people if person.is_pc and person.id not in asked]
        faces = [ButtonFace(who, f"{n}. {names[who]}", role="small") for n, who in enumerate(asked, 1)]
        faces += [ButtonFace(who, f"＋ {names[who]}", role="small") for who in rest]
        if asked:
            faces.append(ButtonFace("", self.tr("順番をなくす"), role="small"))
        self.ui.orderStrip.show_faces(faces)

    # asking

    def _deal(self) -> None:
        if self._sure:
            self.requested.emit({"kind": "session_start"})
            return
        self._sure = True
        self._show_start()

    def _add_state(self) -> None:
        text = self.ui.stateBox.currentText().strip()
        number = self.ui.stateBox.findText(text)
        known = self._shown.states[number] if 0 <= number < len(self._shown.states) else text
        if known:
            self._change_state(known, self.ui.untilEdit.text().strip(), remove=False)
            self.ui.untilEdit.clear()

    def _change_state(self, text: str, until: str, *, remove: bool) -> None:
        assert self._play is not None
        state = {"text": text, "until": until}
        self.requested.emit({"kind": "condition", "who": self._play.selected, "condition": state, "remove": remove})

    def _leave(self) -> None:
        assert self._play is not None
        self.requested.emit({"kind": "leave", "who": self._play.selected})

    def _reorder(self, who: str) -> None:
        order = [other for other in self._shown.order if other != who]
        self.requested.emit({"kind": "order", "order": [*order, who] if who else []})
