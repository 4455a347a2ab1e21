"""判定の流れ: five steps and the window of fate dice, one asked at a time (D20-LOOP-01 to D20-LOOP-06, D20-PHY-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.core.odds import percent
from desktop.core.outcome import Contribution
from desktop.core.shown import CheckShown
from desktop.core.words import Words, signed_text
from desktop.systems.d20fate.session.view import LoopStep, SessionShown
from desktop.views import spoken, theme
from desktop.views.contract import PlayShown
from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.systems.d20fate.beside_pane import BesidePane
from desktop.views.systems.d20fate.designate_pane import DesignatePane
from desktop.views.systems.d20fate.fate_rows import FateRow
from desktop.views.systems.d20fate.loop_keys import LoopKeys
from desktop.views.table.button_row import ButtonFace
from desktop.views.table.step_strip import StepBox
from desktop.views.widgets.outcome_tag import OutcomeTag

ORDER = (LoopStep.DECLARE, LoopStep.DESIGNATE, LoopStep.ROLL, LoopStep.FATE, LoopStep.RESOLVE, LoopStep.STOP)
ASKING = (LoopStep.DECLARE, LoopStep.STOP)
"""Where the table waits for somebody to declare."""


class LoopTracker(QScrollArea):
    """Leads through the loop and waits where the rules wait."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)
    formed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateLoop()
        self.ui.setupUi(self)
        self.designating = DesignatePane(self.ui, self)
        self.beside = BesidePane(self.ui, self)
        self._keys = LoopKeys(self.ui, self, self._go_to_dice)
        self._words = Words()
        self._play: PlayShown | None = None
        self._waited: tuple[tuple[str, ...], str] | None = None
        """The GM's order, and who was selected when the table began to wait by it; None: it does not wait."""
        self._connect()

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: the designation or the description as it is written, a declaration with its words."""
        if self._play is None:
            return None
        shown, offer = self.shown, self._play.primary
        if shown.step is LoopStep.RESOLVE:
            return None if self._missing else self._description()
        if offer is None:
            return None
        if offer.kind == "designate":
            return self.designating.written()
        if offer.kind == "declare":
            return {**offer.event, "who": self._next, "text": self.ui.declareEdit.text().strip()}
        return None

    @property
    def due(self) -> str:
        """What 解決 waits for: what gets worse by a failure (D20-AMB-34), else that the GM has told it."""
        if self._play is None or self.shown.step is not LoopStep.RESOLVE:
            return ""
        return self.tr("悪くなることを選ぶ") if self._missing else self.tr("語り終えて止まる")

    def lead(self) -> None:
        """Put the focus on the first thing that may get worse, or where it is written; else on what ends 解決."""
        first = self.ui.hints.button(self.ui.hints.faces[0].id) if self.ui.hints.faces else None
        widget: QWidget = first if first is not None else self.ui.consequenceEdit
        widget = widget if self._missing else self.ui.describeButton
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ensureWidgetVisible(widget)

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Write a typed check into the form of 指定, where this person's is due."""
        if self._play is None or self.ui.designatePage.isHidden():
            return False
        return who == (self.shown.who or self._play.selected) and self.designating.fill(kind, params)

    @property
    def numbered(self) -> int:
        """Reasons at 指定, consequences at 解決."""
        if self._play is None:
            return 0
        if not self.ui.resolvePage.isHidden():
            return len(self.ui.hints.faces)
        return self.designating.numbered if not self.ui.designatePage.isHidden() else 0

    def take(self, number: int) -> bool:
        """Take a reason or a consequence by its number."""
        if not 1 <= number <= self.numbered:
            return False
        if not self.ui.resolvePage.isHidden():
            self._take_hint(self.ui.hints.faces[number - 1].id)
            return True
        return self.designating.take(number)

    # showing

    def show_play(self, play: PlayShown, words: Words) -> None:
        """Show the step that is asked now, and what may happen beside it."""
        self._play, self._words = play, words
        self._keys.show_chosen(play.selected)
        shown = play.shown
        assert isinstance(shown, SessionShown)
        self._note_waiting(play, shown)
        self._show_steps(shown)
        ui = self.ui
        ui.promptLabel.setText(words.say(shown.prompt))
        theme.set_role(ui.promptLabel, "total" if shown.step is LoopStep.STOP else "heading")
        ui.reminderLabel.setVisible(bool(str(shown.reminder)))
        spoken.write(ui.reminderLabel, words.say(shown.reminder))
        match LoopStep.DESIGNATE if shown.simple and shown.step in ASKING else shown.step:
            case LoopStep.DECLARE | LoopStep.STOP:
                self._show_declaring(shown)
            case LoopStep.DESIGNATE:
                self._page(ui.designatePage)
                self.designating.show_play(play, shown, words)
            case LoopStep.ROLL | LoopStep.FATE:
                self._show_rolling(shown)
            case LoopStep.RESOLVE:
                self._show_resolving(shown)
        self.beside.show_play(play, shown, words)

    @property
    def shown(self) -> SessionShown:
        """The loop as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, SessionShown)
        return self._play.shown

    def _name(self, who: str) -> str:
        return next((person.name for person in self.shown.people if person.id == who), "")

    def _note_waiting(self, play: PlayShown, shown: SessionShown) -> None:
        """Keep who was selected when the table began to wait: whoever is selected after that is meant to declare."""
        if shown.step not in ASKING:
            self._waited = None
        elif self._waited is None or self._waited[0] != shown.order:
            self._waited = shown.order, play.selected if shown.order else ""

    @property
    def _next(self) -> str:
        """Whose declaration N takes: whoever was selected since the table waits, else whoever is due."""
        assert self._play is not None
        due = self._play.primary.who if self._play.primary is not None else ""
        chosen = self._play.selected
        may = any(
            offer.kind == "declare" and offer.who == chosen and self._is_pc(chosen) for offer in self._play.offers
        )
        return chosen if may and (self._waited is None or chosen != self._waited[1]) else due

    def _is_pc(self, who: str) -> bool:
        return any(person.id == who and person.is_pc for person in self.shown.people)

    def _page(self, shown: QWidget) -> None:
        """Show one step's page from its beginning; the others take no room."""
        if shown.isHidden():
            self.verticalScrollBar().setValue(0)
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
        outcome = None if shown.covered else outcome
        said = {
            LoopStep.DECLARE: shown.text or self._name(shown.who),
            LoopStep.DESIGNATE: self._words.say(shown.title) if shown.title is not None else "",
            LoopStep.ROLL: signed_text(outcome.total) if outcome is not None and outcome.total is not None else "",
            LoopStep.FATE: self._words.say(outcome.label) if outcome is not None else "",
            LoopStep.RESOLVE: self._told(shown),
        }
        boxes = []
        order = [step for step in ORDER if shown.fate or step is not LoopStep.FATE]
        counted = [
            step for step in order if step is not LoopStep.FATE
        ]  # a window between two of the five (D20-LOOP-04)
        here = order.index(shown.step)
        for number, step in enumerate(order):
            state = "done" if number < here else "now" if number == here else "later"
            text = said.get(step, "") if state != "later" else ""
            place = counted.index(step) + 1 if step in counted else 0
            boxes.append(StepBox(titles[step], text, state, place))  # type: ignore[arg-type]
        self.ui.steps.show_boxes(boxes)

    def _told(self, shown: SessionShown) -> str:
        """How the last check was told: the consequence, or the words."""
        said = {str(label): text for label, text in shown.stage}
        found = said.get("結果", "") or said.get("解決", "")
        return self._words.say(found) if shown.step is LoopStep.STOP and found else ""

    def _show_declaring(self, shown: SessionShown) -> None:
        assert self._play is not None
        self.designating.forget()
        ui, words = self.ui, self._words
        offers = [offer for offer in self._play.offers if offer.kind == "declare"]
        names = {person.id: (person.name, person.is_pc) for person in shown.people}
        due = self._play.primary
        chosen = self._next if due is not None and due.kind == "declare" else ""
        faces = [
            ButtonFace(o.who, names[o.who][0], role="primary-large" if o.who == chosen else "large")
            for o in offers
            if names.get(o.who, ("", False))[1]
        ]
        ui.players.show_faces(faces)
        npcs = [
            ButtonFace(o.who, self.tr("{name}（GM裁定）").format(name=names[o.who][0]), role="small")
            for o in offers
            if o.who in names and not names[o.who][1]
        ]
        ui.npcs.show_faces(npcs)
        deal = due is not None and due.kind == "session_start"
        text = self.tr("セッション開始：フェイト・ダイスを配る")
        ui.deal.show_faces([ButtonFace("session_start", text, role="primary-large")] if deal else [])
        outcome = shown.result
        last = [words.say(shown.title)] if shown.title is not None else []
        last += [f"{signed_text(outcome.total or 0)} {words.say(outcome.label)}"] if outcome is not None else []
        last += [words.say(text) for label, text in shown.stage if str(label) != "宣言"]
        ui.lastLabel.setText("　".join((self._name(shown.who), *last)) if last else "")
        ui.lastLabel.setVisible(bool(last))
        self._page(ui.declarePage)

    def _show_rolling(self, shown: SessionShown) -> None:
        ui, words, check = self.ui, self._words, shown.check
        ui.rollTitle.setText(words.say(shown.title) if shown.title is not None else "")
        self._show_sum(shown, "roll")
        key = self._play.choose_key if self._play is not None else ""
        ui.fateRows.show_rows(_covered_rows(check, words) if shown.covered else _fate_rows(check, words, key))
        waiting = self.tr("右のトレイで振るか、出目を入れてください。")
        choosing = self.tr("使うものを選ぶか、「確定」で先へ進みます。失敗しているあいだ、何度でも使えます。")
        if shown.covered:
            choosing = self.tr(
                "相手のダイスは解決まで伏せています。フェイト・ダイスを使う人がいなければ「確定」で先へ。"
            )
        ui.rollHint.setText(waiting if check is not None and check.wants is not None else choosing)
        ui.designated.show_facts([(words.say(label), words.say(text)) for label, text in shown.designated])
        ui.designatedLabel.setVisible(bool(shown.designated))
        self._page(ui.rollPage)

    def _show_sum(self, shown: SessionShown, page: str) -> None:
        """Show the total, the word for it, every summand by name and what it means (D20-PHY-05)."""
        words, check = self._words, shown.check
        rolling = check.outcome if check is not None and not shown.covered else None
        outcome = rolling if page == "roll" else shown.result
        total, tag, parts, detail = (
            getattr(self.ui, f"{page}{name}") for name in ("TotalLabel", "Tag", "PartsLabel", "SumLabel")
        )
        assert isinstance(tag, OutcomeTag)
        rolled = outcome is not None and outcome.total is not None
        total.setText(signed_text(outcome.total or 0) if outcome is not None and rolled else "")
        total.setVisible(rolled)
        kind = "plain" if outcome is None or outcome.success is None else "success" if outcome.success else "error"
        tag.show_outcome(kind, words.say(outcome.label) if outcome is not None else "")
        summed = _summed(outcome.parts, words) if outcome is not None else ""
        target = (
            self.tr("目標 {n}").format(n=signed_text(outcome.target)) if outcome is not None and outcome.target else ""
        )
        parts.setText("　".join(filter(None, (summed, target))))
        parts.setVisible(bool(summed or target))
        marks = [words.say(mark) for mark in outcome.marks] if outcome is not None else []
        detail.setText("　".join(filter(None, (words.say(outcome.detail) if outcome is not None else "", *marks))))
        detail.setVisible(bool(detail.text()))

    def _show_resolving(self, shown: SessionShown) -> None:
        ui, words = self.ui, self._words
        self.designating.forget()
        self._show_sum(shown, "resolve")
        ui.resolveHint.setText(self.tr("失敗には結果が要ります。状況がどう悪くなったかを選ぶか書いてください。"))
        ui.resolveHint.setVisible(shown.needs_consequence)
        key = self._play.choose_key if self._play is not None else ""
        faces = [ButtonFace(h, words.say(h), key=f"{key}{n}" if key else "") for n, h in enumerate(shown.hints, 1)]
        ui.hints.show_faces(faces)
        ui.consequenceLabel.setText(self.tr("悪くなること") if shown.needs_consequence else self.tr("起きること"))
        for widget in (ui.consequenceLabel, ui.consequenceEdit):
            widget.setVisible(shown.needs_consequence or bool(shown.hints))
        if ui.resolvePage.isHidden():
            ui.describeEdit.clear()
            ui.consequenceEdit.clear()
        self._page(ui.resolvePage)
        self._may_describe()

    @property
    def _missing(self) -> bool:
        """Tell whether a failure still has no consequence (D20-AMB-34)."""
        if self._play is None or self.shown.step is not LoopStep.RESOLVE:
            return False
        return self.shown.needs_consequence and not self.ui.consequenceEdit.text().strip()

    def _may_describe(self) -> None:
        missing, state = self._missing, self._named_state()
        self.ui.describeButton.setEnabled(not missing)
        self.ui.describeButton.setToolTip(self.tr("悪くなることを選ぶか書いてください。") if missing else "")
        tick = self.ui.stateTick
        if tick.isHidden() != (not state):
            tick.setVisible(bool(state))
            tick.setChecked(bool(state))  # proposed; the GM may say no
        tick.setText(
            self.tr("{name} を「{state}」にする").format(name=self._name(self.shown.who), state=self._words.say(state))
        )

    def _named_state(self) -> str:
        """The condition that the consequence names; empty: none of the 卓's (D20-AMB-35)."""
        text = self.ui.consequenceEdit.text().strip()
        return next((state for state in self.shown.states if text in (state, self._words.say(state))), "")

    # asking

    def _connect(self) -> None:
        ui = self.ui
        for pane in (self.designating, self.beside):
            pane.requested.connect(self.requested)
        ui.players.chosen.connect(self._declare)
        ui.npcs.chosen.connect(lambda who: self._declare(who, gm=True))
        ui.deal.chosen.connect(lambda kind: self.requested.emit({"kind": kind}))
        ui.fateRows.chosen.connect(lambda option: self.requested.emit({"kind": "choose", "option": option}))
        ui.hints.chosen.connect(self._take_hint)
        ui.consequenceEdit.textChanged.connect(lambda _text: self._written())
        ui.describeButton.clicked.connect(lambda: self.requested.emit(self._description()))

    def _written(self) -> None:
        self._may_describe()
        self.formed.emit()

    def _declare(self, who: str, *, gm: bool = False) -> None:
        text = self.ui.declareEdit.text().strip()
        self.ui.declareEdit.clear()
        self.picked.emit(who)
        self.requested.emit({"kind": "declare", "who": who, "text": text, **({"gm": True} if gm else {})})

    def _go_to_dice(self) -> None:
        """Declare and designate as the page stands, one step of the loop after the other (D20-LOOP-06)."""
        for step in (*ASKING, LoopStep.DESIGNATE):
            event = self.next_event() if self._play is not None and self.shown.step is step else None
            if event is not None:
                self.requested.emit(event)

    def _take_hint(self, hint: str) -> None:
        """Tell a failure by this; what names a condition waits, for the GM may keep the word alone (D20-AMB-35)."""
        self.ui.consequenceEdit.setText(self._words.say(hint))
        if self._named_state():
            self.ui.describeButton.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.requested.emit(self._description())

    def _description(self) -> dict[str, Any]:
        ui, state = self.ui, self._named_state()
        text, consequence = ui.describeEdit.toPlainText().strip(), ui.consequenceEdit.text().strip()
        event: dict[str, Any] = {"kind": "describe", "text": text, "consequence": consequence}
        if state and ui.stateTick.isChecked():
            event["conditions"] = [{"who": self.shown.who, "condition": {"text": state, "until": ""}}]
        return event


def _summed(parts: Sequence[Contribution], words: Words) -> str:
    """Name every summand: `d20 7 ＋ DEX修正 3 ＋ 習熟 3`."""
    text = ""
    for part in parts:
        sign = "" if not text and part.value >= 0 else " ＋ " if part.value >= 0 else " − "
        text += f"{sign}{words.say(part.label)} {abs(part.value)}"
    return text


def _covered_rows(check: CheckShown | None, words: Words) -> tuple[FateRow, ...]:
    """The same under a cover: neither chances nor reasons, which would tell who leads (D20-PHY-06)."""
    uses = [o for o in (check.options if check is not None else ()) if "." not in o.id]
    return tuple(
        FateRow(o.id, words.say(o.label), words.say(o.cost), tip=o.rule)
        for o in uses  # Enter does nothing covered
    )


def _fate_rows(check: CheckShown | None, words: Words, key: str) -> tuple[FateRow, ...]:
    """What a fate die would do, with the chance after it, as numbered in the tray; 確定 at the end."""
    options = check.options if check is not None else ()
    odds = check.odds.rows if check is not None and check.odds is not None else ()
    chances = {row.option: row.chance for row in odds if row.option}
    uses = [o for o in options if o.enabled and not o.primary] + [o for o in options if not o.enabled]
    rows = []
    for number, o in enumerate((*uses, *(o for o in options if o.enabled and o.primary)), 1):
        chance = chances.get(o.id) if o.enabled else None
        cap = "Enter" if o.primary else f"{key}{number}" if key and o.enabled and number < 10 else ""
        does = words.join(o.effect, o.cost) if o.enabled else words.say(o.reason)
        part, shown = (None, "") if chance is None else (float(chance), percent(chance))
        rows.append(FateRow(o.id, words.say(o.label), does, cap, part, shown, o.enabled, o.rule))
    return tuple(rows)
