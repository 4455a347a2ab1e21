"""Panes of the loop: 解決, where a failure's price is named, and what may happen beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from desktop.core.rolls.outcome import Contribution
from desktop.core.view_models import CheckView
from desktop.core.words import Words, signed_text
from desktop.services.keys.letters import assigned
from desktop.systems.d20fate.session.view import LoopStep, SessionView
from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import Act, RunningEngine
from desktop.views.widgets.shown.outcome_tag import OutcomeTag, kind_of

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


class ResolvePane(QObject):
    """Keeps what is written on the page of 解決 until it is posted."""

    requested = Signal(object)
    formed = Signal()
    """Something else is written: what N would do may have changed."""

    def __init__(self, ui: Ui_D20FateLoop, parent: QObject) -> None:
        super().__init__(parent)
        self.ui = ui
        self._shown: SessionView | None = None
        self._words = Words()
        self._sum = SumPane(ui.resolveTotalLabel, ui.resolveTag, ui.resolvePartsLabel, ui.resolveSumLabel, self)
        ui.hints.chosen.connect(self._take_hint)
        ui.consequenceEdit.textChanged.connect(lambda _text: self._edited())
        ui.describeButton.clicked.connect(lambda: self.requested.emit(self.written()))

    def show_play(self, play: RunningEngine, shown: SessionView, words: Words) -> None:
        """Show how the throw came out and what may get worse; a page that was away is empty."""
        self._shown, self._words = shown, words
        if shown.step is LoopStep.RESOLVE:
            self._fill(shown, words)

    def _fill(self, shown: SessionView, words: Words) -> None:
        ui = self.ui
        self._sum.show_sum(shown, words, contest=shown.contest)
        ui.resolveHint.setText(self.tr("失敗には結果が要ります。状況がどう悪くなったかを選ぶか書いてください。"))
        ui.resolveHint.setVisible(shown.needs_consequence)
        ui.consequenceLabel.setText(self.tr("悪くなること") if shown.needs_consequence else self.tr("起きること"))
        for widget in (ui.consequenceLabel, ui.consequenceEdit):
            widget.setVisible(shown.needs_consequence or bool(shown.hints))
        if ui.resolvePage.isHidden():
            ui.describeEdit.clear()
            ui.consequenceEdit.clear()
        self._show_hints()
        self._may_describe()

    @property
    def missing(self) -> bool:
        """Whether a failure still has no consequence (D20-AMB-34)."""
        shown = self._shown
        if shown is None or shown.step is not LoopStep.RESOLVE:
            return False
        return shown.needs_consequence and not self.ui.consequenceEdit.text().strip()

    @property
    def first(self) -> QWidget:
        """The first thing that may get worse, or where it is written; else what ends 解決."""
        if not self.missing:
            return self.ui.describeButton
        hint = self.ui.hints.button(self.ui.hints.faces[0].id) if self.ui.hints.faces else None
        return self.ui.consequenceEdit if hint is None else hint

    @property
    def choices(self) -> tuple[Act, ...]:
        """The consequences, with their letters."""
        hints = self._shown.hints if self._shown is not None and self._shown.step is LoopStep.RESOLVE else ()
        letters = assigned((hint, self._words.say(hint)) for hint in hints)
        return tuple(Act(hint, letters[hint], self._words.say(hint)) for hint in hints)

    def _show_hints(self) -> None:
        chosen = self.ui.consequenceEdit.text().strip()
        faces = [ButtonFace(c.id, c.label, key=c.letter, checked=c.label == chosen) for c in self.choices]
        self.ui.hints.show_faces(faces)

    def mark(self, hint: str) -> None:
        """Write a consequence; it is told by what ends 解決."""
        self.ui.consequenceEdit.setText(self._words.say(hint))

    @property
    def consequence(self) -> str:
        """The consequence as it is written."""
        return self.ui.consequenceEdit.text().strip()

    def written(self) -> dict[str, Any]:
        """Return the description as it is written."""
        assert self._shown is not None
        ui, state = self.ui, self._named_state()
        text, sentence = ui.describeEdit.toPlainText().strip(), ui.consequenceEdit.text().strip()
        # as the rules call it, so that a log is read in every language
        consequence = next((hint for hint in self._shown.hints if sentence == self._words.say(hint)), sentence)
        event: dict[str, Any] = {"kind": "describe", "text": text, "consequence": consequence}
        if state and ui.stateTick.isChecked():
            event["conditions"] = [{"who": self._shown.bearer, "condition": {"text": state, "until": ""}}]
        return event

    def _may_describe(self) -> None:
        if self._shown is None:
            return
        missing, state, who = self.missing, self._named_state(), self._shown.bearer
        self.ui.describeButton.setEnabled(not missing)
        self.ui.describeButton.setToolTip(self.tr("悪くなることを選ぶか書いてください。") if missing else "")
        tick = self.ui.stateTick
        if tick.isHidden() != (not state):
            tick.setVisible(bool(state))
            tick.setChecked(bool(state))  # proposed; the GM may say no
        name = next((person.name for person in self._shown.people if person.id == who), "")
        tick.setText(self.tr("{name} を「{state}」にする").format(name=name, state=self._words.say(state)))

    def _named_state(self) -> str:
        """The campaign's condition that the consequence names and that has a bearer; empty: none (D20-AMB-35)."""
        shown = self._shown
        states = shown.states if shown is not None and shown.bearer else ()
        text = self.ui.consequenceEdit.text().strip()
        return next((state for state in states if text in (state, self._words.say(state))), "")

    def _edited(self) -> None:
        self._may_describe()
        self._show_hints()
        self.formed.emit()

    def _take_hint(self, hint: str) -> None:
        """Tell a failure by this; what names a condition waits, for the GM may keep the word alone (D20-AMB-35)."""
        self.ui.consequenceEdit.setText(self._words.say(hint))
        if self._named_state():
            self.ui.describeButton.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.requested.emit(self.written())


class SumPane(QObject):
    """The four places of a page that say so."""

    def __init__(self, total: QLabel, tag: OutcomeTag, parts: QLabel, detail: QLabel, parent: QObject) -> None:
        super().__init__(parent)
        self._total, self._tag, self._parts, self._detail = total, tag, parts, detail

    def show_sum(self, of: CheckView | SessionView | None, words: Words, *, contest: bool) -> None:
        """Show the outcome of a check, or what the loop has come to; None: nothing of it may be seen.

        Args:
            contest: the opponent's total was to be beaten.
        """
        outcome = of.result if isinstance(of, SessionView) else of.outcome if of is not None else None
        total = None if outcome is None else outcome.total
        self._total.setText("" if total is None else signed_text(total))
        self._total.setVisible(total is not None)
        if outcome is None:
            self._tag.show_outcome("plain", "")
            parts, detail = "", ""
        else:
            kind = kind_of(outcome.success, accident=outcome.fumble)
            self._tag.show_outcome(kind, words.say(outcome.label))
            against = self.tr("相手 {n}") if contest else self.tr("目標 {n}")
            target = against.format(n=signed_text(outcome.target)) if outcome.target else ""
            parts = "　".join(filter(None, (summed(outcome.parts, words), target)))
            detail = "　".join(filter(None, map(words.say, (outcome.detail, *outcome.marks))))
        self._parts.setText(parts)
        self._parts.setVisible(bool(parts))
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))


def summed(parts: Sequence[Contribution], words: Words) -> str:
    """Name every summand: `d20 7 ＋ DEX修正 3 ＋ 習熟 3`."""
    text = ""
    for part in parts:
        sign = "" if not text and part.value >= 0 else " ＋ " if part.value >= 0 else " − "
        text += f"{sign}{words.say(part.label)} {abs(part.value)}"
    return text
