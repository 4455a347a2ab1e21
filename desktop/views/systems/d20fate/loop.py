"""判定の流れ: five steps and the window of fate dice, one asked at a time (D20-LOOP-01 to D20-LOOP-06, D20-PHY-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.core.check import CheckKind
from desktop.core.odds import percent
from desktop.core.problem import Problem
from desktop.core.shown import CheckShown
from desktop.core.words import Words, signed_text
from desktop.systems.d20fate.resolve import MODE_NAMES
from desktop.systems.d20fate.session.view import LoopStep, SessionShown
from desktop.views import spoken
from desktop.views.contract import PlayShown
from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.systems.d20fate.designating import MODES, designation
from desktop.views.table.button_row import ButtonFace
from desktop.views.table.step_strip import StepBox
from desktop.views.widgets.odds import OddsLine
from desktop.views.widgets.option_rows import OptionLine

ORDER = (LoopStep.DECLARE, LoopStep.DESIGNATE, LoopStep.ROLL, LoopStep.FATE, LoopStep.RESOLVE, LoopStep.STOP)


class LoopTracker(QScrollArea):
    """Leads through the loop and waits where the rules wait."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateLoop()
        self.ui.setupUi(self)
        self.ui.designateButtons.flow()
        self._words = Words()
        self._play: PlayShown | None = None
        self._kind: CheckKind | None = None
        self._title: tuple[str, str] = ("", "")
        """What was last written for whom, so that a new declaration begins with an empty form."""
        self._connect()

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: the designation or the description as it is written, a declaration with its words."""
        ui, offer = self.ui, self._play.primary if self._play is not None else None
        if offer is None:
            return None
        if offer.kind == "designate":
            return self._event()
        if offer.kind == "describe":
            return self._description()
        if offer.kind == "declare":
            return {**offer.event, "text": ui.declareEdit.text().strip()}
        return None

    # showing

    def show_play(self, play: PlayShown, words: Words) -> None:
        """Show the step that is asked now, and what may happen beside it."""
        self._play, self._words = play, words
        shown = play.shown
        assert isinstance(shown, SessionShown)
        self._show_steps(shown)
        ui = self.ui
        ui.promptLabel.setText(words.say(shown.prompt))
        ui.reminderLabel.setVisible(bool(str(shown.reminder)))
        spoken.write(ui.reminderLabel, words.say(shown.reminder))
        step = LoopStep.DESIGNATE if shown.simple and shown.step in (LoopStep.DECLARE, LoopStep.STOP) else shown.step
        match step:
            case LoopStep.DECLARE | LoopStep.STOP:
                self._show_declaring(shown)
            case LoopStep.DESIGNATE:
                self._show_designating(shown)
            case LoopStep.ROLL | LoopStep.FATE:
                self._show_rolling(shown)
            case LoopStep.RESOLVE:
                self._show_resolving(shown)
        self._show_beside(shown)

    @property
    def shown(self) -> SessionShown:
        """The loop as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, SessionShown)
        return self._play.shown

    def _name(self, who: str) -> str:
        return next((person.name for person in self.shown.people if person.id == who), "")

    def _page(self, shown: QWidget) -> None:
        """Show one step's page; the others take no room."""
        for page in (self.ui.declarePage, self.ui.designatePage, self.ui.rollPage, self.ui.resolvePage):
            page.setVisible(page is shown)

    def _show_steps(self, shown: SessionShown) -> None:
        titles = {
            LoopStep.DECLARE: self.tr("宣言"),
            LoopStep.DESIGNATE: self.tr("指定"),
            LoopStep.ROLL: self.tr("ロール"),
            LoopStep.FATE: self.tr("フェイト"),
            LoopStep.RESOLVE: self.tr("解決"),
            LoopStep.STOP: self.tr("停止"),
        }
        outcome = shown.check.outcome if shown.check is not None else shown.result
        said = {
            LoopStep.DECLARE: shown.text or self._name(shown.who),
            LoopStep.DESIGNATE: self._words.say(shown.title) if shown.title is not None else "",
            LoopStep.ROLL: signed_text(outcome.total) if outcome is not None and outcome.total is not None else "",
            LoopStep.FATE: self._words.say(outcome.label) if outcome is not None else "",
        }
        here = ORDER.index(shown.step)
        boxes = []
        for number, step in enumerate(ORDER):
            state = "done" if number < here else "now" if number == here else "later"
            text = said.get(step, "") if state != "later" else ""
            boxes.append(StepBox(titles[step], text, state, number + 1))  # type: ignore[arg-type]
        self.ui.steps.show_boxes(boxes)

    def _show_declaring(self, shown: SessionShown) -> None:
        assert self._play is not None
        offers = [offer for offer in self._play.offers if offer.kind == "declare"]
        names = {person.id: (person.name, person.is_pc) for person in shown.people}
        faces = [
            ButtonFace(o.who, names[o.who][0], role="primary-large" if o.primary else "large")
            for o in offers
            if names.get(o.who, ("", False))[1]
        ]
        self.ui.players.show_faces(faces)
        npcs = [
            ButtonFace(o.who, self.tr("{name}（GM裁定）").format(name=names[o.who][0]), role="small")
            for o in offers
            if o.who in names and not names[o.who][1]
        ]
        self.ui.npcs.show_faces(npcs)
        self._page(self.ui.declarePage)

    def _show_designating(self, shown: SessionShown) -> None:
        ui, words = self.ui, self._words
        fresh = (shown.who, shown.text) != self._title
        self._title = (shown.who, shown.text)
        who = self._name(shown.who)
        said = self.tr("{name} の宣言：{text}").format(name=who, text=shown.text) if shown.text else who
        ui.declarationLabel.setText(said)
        ui.declarationLabel.setVisible(bool(said))
        if fresh or self._kind is None:
            self._show_kind(shown.kinds[0], {})
            proposed = (*shown.proposed.advantage, *shown.proposed.disadvantage)
            for row, good in ((ui.goodReasons, True), (ui.badReasons, False)):
                own = [name for name, is_good in shown.reasons if is_good is good]
                extra = shown.proposed.advantage if good else shown.proposed.disadvantage
                names = (*dict.fromkeys((*extra, *own)),)
                row.show_faces([ButtonFace(n, words.say(n), role="chip", checked=n in proposed) for n in names])
        ui.goodLabel.setVisible(bool(ui.goodReasons.faces))
        ui.badLabel.setVisible(bool(ui.badReasons.faces))
        kinds = {offer.kind for offer in self._play.offers} if self._play is not None else set()
        for button, kind in ((ui.trivialButton, "no_check"), (ui.impossibleButton, "no_check")):
            button.setVisible(kind in kinds)
        ui.withdrawButton.setVisible("withdraw" in kinds)
        self._page(self.ui.designatePage)
        self._foresee()

    def _show_kind(self, kind: CheckKind, values: Mapping[str, Any]) -> None:
        self._kind = kind
        self.ui.plainButton.setChecked(kind.id == "check")
        self.ui.contestButton.setChecked(kind.id == "contest")
        self.ui.designation.show_kind(kind, values, self._words)

    def _foresee(self) -> None:
        """Say the chances before anything is fixed, for all three ways of throwing (D20-PHY-05)."""
        assert self._play is not None
        lines, problem = [], ""
        event = self._event()
        names: dict[str, str] = {mode.value: self._words.say(name) for mode, name in MODE_NAMES.items()}
        names[""] = self.tr("この指定")
        for mode in MODES:
            tried = self._play.what_if({**event, "mode": mode} if mode else event)
            if isinstance(tried, Problem):
                problem = tried.said(self._words)
                break
            odds = tried.check.odds if tried.check is not None else None
            if odds is not None and odds.success is not None:
                part = float(odds.success)
                lines.append(OddsLine(names[mode], part, percent(odds.success), current=not mode))
        self.ui.foresee.show_lines(lines)
        self.ui.foreseeLabel.setVisible(bool(lines))
        self.ui.designateProblem.setVisible(bool(problem))
        spoken.write(self.ui.designateProblem, f"△ {problem}" if problem else "")
        self.ui.designateButton.setEnabled(not problem)

    def _event(self) -> dict[str, Any]:
        kind = self._kind.id if self._kind is not None else "check"
        good, bad = self.ui.goodReasons.checked(), self.ui.badReasons.checked()
        event = designation(kind, self.ui.designation.values, good, bad)
        assert self._play is not None
        return {**event, "who": self.shown.who or self._play.selected}

    def _show_rolling(self, shown: SessionShown) -> None:
        ui, words, check = self.ui, self._words, shown.check
        ui.rollTitle.setText(words.say(shown.title) if shown.title is not None else "")
        outcome = check.outcome if check is not None else None
        rolled = outcome is not None and outcome.total is not None
        ui.totalLabel.setText(signed_text(outcome.total or 0) if outcome is not None and rolled else "")
        ui.totalLabel.setVisible(rolled)
        kind = "plain" if outcome is None or outcome.success is None else "success" if outcome.success else "error"
        ui.resultTag.show_outcome(kind, words.say(outcome.label) if outcome is not None else "")
        ui.sumLabel.setText(words.say(outcome.detail) if outcome is not None else "")
        rows = _fate_rows(check, words)
        ui.fateRows.show_lines(rows)
        ui.fateLabel.setVisible(bool(rows))
        waiting = self.tr("右のトレイで振るか、出目を入れてください。")
        choosing = self.tr("使うものを選ぶか、トレイの「確定」で先へ進みます。")
        ui.rollHint.setText(waiting if check is not None and check.wants is not None else choosing)
        self._page(self.ui.rollPage)

    def _show_resolving(self, shown: SessionShown) -> None:
        ui, words = self.ui, self._words
        outcome = shown.result
        ui.resolveTitle.setText(words.say(outcome.label) if outcome is not None else "")
        must = self.tr("失敗には結果が要ります。状況がどう悪くなったかを選ぶか書いてください。")
        free = self.tr("GMが結果を語ります。")
        ui.resolveHint.setText(must if shown.needs_consequence else free)
        ui.hints.show_faces([ButtonFace(hint, words.say(hint)) for hint in shown.hints])
        for widget in (ui.consequenceLabel, ui.consequenceEdit):
            widget.setVisible(shown.needs_consequence or bool(shown.hints))
        if ui.resolvePage.isHidden():
            ui.describeEdit.clear()
            ui.consequenceEdit.clear()
        self._page(self.ui.resolvePage)
        self._may_describe()

    def _may_describe(self) -> None:
        missing = self.shown.needs_consequence and not self.ui.consequenceEdit.text().strip()
        self.ui.describeButton.setEnabled(not missing)
        self.ui.describeButton.setToolTip(self.tr("悪くなることを選ぶか書いてください。") if missing else "")

    def _show_beside(self, shown: SessionShown) -> None:
        assert self._play is not None
        ui, words, play = self.ui, self._words, self._play
        stunts = {offer.who for offer in play.offers if offer.kind == "stunt"}
        ui.stunts.show_faces(
            [ButtonFace(p.id, self.tr("{name} に ＋1").format(name=p.name)) for p in shown.people if p.id in stunts]
        )
        ui.stuntLabel.setVisible(bool(stunts))
        person = next((p for p in shown.people if p.id == play.selected), None)
        may = any(offer.kind == "condition" for offer in play.offers) and person is not None
        for widget in (ui.stateLabel, ui.states, ui.stateBox, ui.untilEdit, ui.stateButton):
            widget.setVisible(may)
        if person is not None:
            ui.stateLabel.setText(self.tr("{name} の状態").format(name=person.name))
            tip = self.tr("押すと、この状態が終わります。")
            faces = [ButtonFace(c.id, f"{words.say(c.label)} ×", tip=tip, role="small") for c in person.conditions]
            ui.states.show_faces(faces if may else [])
        if ui.stateBox.count() != len(shown.states):
            ui.stateBox.clear()
            ui.stateBox.addItems([words.say(name) for name in shown.states])
        ui.startButton.setVisible(any(offer.kind == "session_start" for offer in play.offers))
        ui.leaveButton.setEnabled(person is not None)
        self._show_order(shown)

    def _show_order(self, shown: SessionShown) -> None:
        """The order in which the GM asks; a press puts somebody at its end, the first press of all begins it."""
        names = {person.id: person.name for person in shown.people}
        asked = [who for who in shown.order if who in names]
        rest = [person.id for person in shown.people if person.is_pc and person.id not in asked]
        faces = [ButtonFace(who, f"{n}. {names[who]}", role="small") for n, who in enumerate(asked, 1)]
        faces += [ButtonFace(who, f"＋ {names[who]}", role="small") for who in rest]
        if asked:
            faces.append(ButtonFace("", self.tr("順番をなくす"), role="small"))
        self.ui.orderStrip.show_faces(faces)

    # asking

    def _connect(self) -> None:
        ui = self.ui
        ui.players.chosen.connect(self._declare)
        ui.npcs.chosen.connect(lambda who: self._declare(who, gm=True))
        ui.plainButton.clicked.connect(lambda: self._change_kind("check"))
        ui.contestButton.clicked.connect(lambda: self._change_kind("contest"))
        ui.designation.edited.connect(lambda _values: self._foresee())
        ui.goodReasons.chosen.connect(lambda _name: self._foresee())
        ui.badReasons.chosen.connect(lambda _name: self._foresee())
        ui.designateButton.clicked.connect(lambda: self.requested.emit(self._event()))
        ui.trivialButton.clicked.connect(self._no_dice)
        ui.impossibleButton.clicked.connect(lambda: self.requested.emit({"kind": "no_check", "why": "impossible"}))
        ui.withdrawButton.clicked.connect(lambda: self.requested.emit({"kind": "withdraw"}))
        ui.fateRows.chosen.connect(lambda option: self.requested.emit({"kind": "choose", "option": option}))
        ui.hints.chosen.connect(self._take_hint)
        ui.consequenceEdit.textChanged.connect(lambda _text: self._may_describe())
        ui.describeButton.clicked.connect(self._describe)
        ui.stunts.chosen.connect(lambda who: self.requested.emit({"kind": "stunt", "who": who}))
        ui.states.chosen.connect(lambda text: self._change_state(text, "", remove=True))
        ui.stateButton.clicked.connect(self._add_state)
        ui.startButton.clicked.connect(lambda: self.requested.emit({"kind": "session_start"}))
        ui.leaveButton.clicked.connect(self._leave)
        ui.orderStrip.chosen.connect(self._reorder)

    def _declare(self, who: str, *, gm: bool = False) -> None:
        text = self.ui.declareEdit.text().strip()
        self.ui.declareEdit.clear()
        self.picked.emit(who)
        self.requested.emit({"kind": "declare", "who": who, "text": text, **({"gm": True} if gm else {})})

    def _change_kind(self, wanted: str) -> None:
        kind = next((k for k in self.shown.kinds if k.id == wanted), None)
        if kind is not None:
            kept = self.ui.designation.values
            self._show_kind(kind, {p.id: kept[p.id] for p in kind.params if p.id in kept and p.id != "subject"})
            self._foresee()

    def _no_dice(self) -> None:
        """Go without dice where nothing can fail; the chance of failure is looked at first (D20-LAW-01)."""
        would = {key: value for key, value in self._event().items() if key != "who"}
        self.requested.emit({"kind": "no_check", "why": "trivial", "would_be": would})

    def _take_hint(self, hint: str) -> None:
        self.ui.consequenceEdit.setText(self._words.say(hint))
        self.ui.describeButton.setFocus(Qt.FocusReason.OtherFocusReason)

    def _describe(self) -> None:
        self.requested.emit(self._description())

    def _description(self) -> dict[str, Any]:
        text, consequence = self.ui.describeEdit.toPlainText().strip(), self.ui.consequenceEdit.text().strip()
        return {"kind": "describe", "text": text, "consequence": consequence}

    def _add_state(self) -> None:
        text = self.ui.stateBox.currentText().strip()
        number = self.ui.stateBox.findText(text)
        known = self.shown.states[number] if 0 <= number < len(self.shown.states) else text
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
        order = [other for other in self.shown.order if other != who]
        self.requested.emit({"kind": "order", "order": [*order, who] if who else []})


def _fate_rows(check: CheckShown | None, words: Words) -> tuple[OptionLine, ...]:
    """What a fate die would do, with the chance after it; 確定 stays with the tray's button."""
    return tuple(
        OptionLine(
            o.id, words.say(o.label), words.say(o.cost), words.say(o.effect),
            "" if o.enabled else words.say(o.reason), o.rule,
        )
        for o in (check.options if check is not None else ())
        if not (o.primary and o.enabled)
    )  # fmt: skip
