"""判定の流れ: five steps and the window of fate dice, one asked at a time (D20-LOOP-01 to D20-LOOP-06, D20-PHY-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words, signed_text
from desktop.systems.d20fate.session.view import LoopStep, SessionView
from desktop.views import spoken
from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.step_strip import StepBox, state_at
from desktop.views.play.tracker_view import Act, RunningEngine, TrackerView
from desktop.views.style import theme
from desktop.views.systems.d20fate.designate_pane import DesignatePane
from desktop.views.systems.d20fate.fate_rows import covered_rows, fate_rows
from desktop.views.systems.d20fate.panes import BesidePane, ResolvePane, SumPane
from desktop.views.widgets.layouts.steady_room import keep_steady

ORDER = (LoopStep.DECLARE, LoopStep.DESIGNATE, LoopStep.ROLL, LoopStep.FATE, LoopStep.RESOLVE, LoopStep.STOP)
ASKING = (LoopStep.DECLARE, LoopStep.STOP)
"""Steps that wait for a declaration."""


class LoopTracker(TrackerView):
    """Leads through the loop and waits where the rules wait."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D20FateLoop()
        self.ui.setupUi(self)
        keep_steady(self.ui.reminderLabel, self.ui.designateProblem, lines=1)
        self.designating = DesignatePane(self.ui, self)
        self.resolving = ResolvePane(self.ui, self)
        self.beside = BesidePane(self.ui, self)
        ui = self.ui
        self._sum = SumPane(ui.rollTotalLabel, ui.rollTag, ui.rollPartsLabel, ui.rollSumLabel, self)
        self._draft: tuple[Mapping[str, Any], ...] = ()
        """What comes before the designation of a check that was said while the table waits: the declaration, say."""
        self._words = Words()
        self._play: RunningEngine | None = None
        self._waited: tuple[tuple[str, ...], str] | None = None
        """The GM's order, and who was selected when the table began to wait by it; None: it does not wait."""
        self._connect()

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: the designation or the description as written, or the chosen character's declaration."""
        if self._draft:
            return self._draft[0] if self.designating.ready else None
        event = self._written()
        offer = self._play.primary if self._play is not None else None
        if event is None or offer is None or not offer.begins:
            return event
        assert self._play is not None
        return event if self._play.named and event.get("who") == self._play.selected else None

    def next_events(self) -> Sequence[Mapping[str, Any]]:
        """A check that was said is declared and designated one after the other (D20-LOOP-06)."""
        if self._draft:
            return (*self._draft, self.designating.written()) if self.designating.ready else ()
        return super().next_events()

    def give_up_events(self) -> Sequence[Mapping[str, Any]]:
        """Settle what the selected character does without dice, where nothing can fail (D20-LAW-01)."""
        if self._play is None:
            return ()
        if not self.ui.designatePage.isHidden() and not self.shown.simple:
            return (*self._draft, self.designating.without_dice())
        if not self._play.named:
            return ()
        before = self._before_designation(self._play.selected)
        return (*before, {"kind": "no_check", "why": "trivial"}) if before else ()

    @property
    def next_name(self) -> str:
        """Name what is thrown, or the consequence that is told."""
        if self._play is None:
            return ""
        if self._draft:
            tried = self._play.what_if(*self.next_events())
            title = tried.title if isinstance(tried, SessionView) else None
            who = self._name(str(self._draft[-1]["who"]))
            return self.tr("{name}：{check}").format(name=who, check=self._words.say(title)) if title else ""
        told = self.resolving.consequence if self.shown.step is LoopStep.RESOLVE else ""
        return self.tr("「{what}」で止まる").format(what=told) if told else ""

    @property
    def choices(self) -> Sequence[Act]:
        """What may get worse, at 解決."""
        return self.resolving.choices if self._play is not None and not self._draft else ()

    def take_choice(self, identifier: str) -> None:
        """Write a consequence."""
        self.resolving.mark(identifier)

    def put_down(self) -> bool:
        """Leave a check that was said: nothing has been declared."""
        held = bool(self._draft)
        if held and self._play is not None:
            self._draft = ()
            self.show_play(self._play, self._words)
        return held

    def _written(self) -> Mapping[str, Any] | None:
        """The next step as its form is filled in, of the character who is due where none was chosen."""
        if self._play is None:
            return None
        shown, offer = self.shown, self._play.primary
        if shown.step is LoopStep.RESOLVE:
            return None if self.resolving.missing else self.resolving.written()
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
        return self.tr("悪くなることを選ぶ") if self.resolving.missing else self.tr("語り終えて止まる")

    def lead(self) -> None:
        """Put the focus on what ends 解決; what may get worse is chosen by letter, or written."""
        if self.choices and self.resolving.missing:
            self._back_to_the_table()
            self.ui.scroll.ensureWidgetVisible(self.resolving.first)
            return
        widget = self.resolving.first
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.scroll.ensureWidgetVisible(widget)

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Write a check into the form of 指定, where this person's is due or may be declared now."""
        if self._play is None:
            return False
        if not self._draft and self.ui.designatePage.isHidden():
            return self._begin_draft(who, kind, params)
        mine = self._draft[-1]["who"] if self._draft else self.shown.who or self._play.selected
        return who == mine and self.designating.fill(kind, params)

    def _begin_draft(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Show the form of 指定 as it would be after the declaration; nothing is posted."""
        play = self._play
        assert play is not None
        before = self._before_designation(who)
        then = play.what_if(*before) if before else None
        if not isinstance(then, SessionView):
            return False
        draft = replace(play, shown=then, offers=(), what_if=lambda *events: play.what_if(*before, *events))
        self.designating.show_play(draft, then, self._words)
        if not self.designating.fill(kind, params):
            self.designating.show_play(play, self.shown, self._words)
            return False
        self._draft = before
        self._page(self.ui.designatePage)
        return True

    def _before_designation(self, who: str) -> tuple[Mapping[str, Any], ...]:
        """Return what leads from here to a character's designation; empty: nothing does."""
        assert self._play is not None
        told: tuple[Mapping[str, Any], ...] = ()
        if self.shown.step is LoopStep.RESOLVE and not self.shown.needs_consequence:
            told = (self.resolving.written(),)
        elif self.shown.step not in ASKING or self.shown.simple:
            return ()
        text = self.ui.declareEdit.text().strip()
        npc = {} if self._is_pc(who) else {"gm": True}
        return (*told, {"kind": "declare", "who": who, "text": text, **npc})

    def absent(self, who: str, kind: str, params: Mapping[str, Any]) -> str:
        """Tell against whom a typed check is, where 指定 of this person's is due and they are not here."""
        if self._play is None or self.ui.designatePage.isHidden() or who != (self.shown.who or self._play.selected):
            return ""
        return self.designating.absent(kind, params)

    @property
    def numbered(self) -> int:
        """Reasons at 指定."""
        return self.designating.numbered if self._play is not None and not self.ui.designatePage.isHidden() else 0

    def take(self, number: int) -> bool:
        """Take a reason by its number."""
        return 1 <= number <= self.numbered and self.designating.take(number)

    # showing

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the step that is asked now, and what may happen beside it."""
        kept = self._draft and self._play is not None and self._play.shown is play.shown
        if not kept or self._draft[-1]["who"] != play.selected:
            self._draft = ()
        self._play, self._words = play, words
        shown = play.shown
        assert isinstance(shown, SessionView)
        self._note_waiting(play, shown)
        self._show_steps(shown)
        ui = self.ui
        ui.promptLabel.setText(words.say(shown.prompt))
        theme.set_role(ui.promptLabel, "total" if shown.step is LoopStep.STOP else "heading")
        spoken.write(ui.reminderLabel, words.say(shown.reminder))
        self.resolving.show_play(play, shown, words)
        if self._draft:
            self.beside.show_play(play, shown, words)
            return
        match LoopStep.DESIGNATE if shown.simple and shown.step in ASKING else shown.step:
            case LoopStep.DECLARE | LoopStep.STOP:
                self._show_declaring(shown)
            case LoopStep.DESIGNATE:
                self._page(ui.designatePage)
                self.designating.show_play(play, shown, words)
            case LoopStep.ROLL | LoopStep.FATE:
                self._show_rolling(shown)
            case LoopStep.RESOLVE:
                self.designating.forget()
                self._page(ui.resolvePage)
        self.beside.show_play(play, shown, words)

    @property
    def shown(self) -> SessionView:
        """The loop as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, SessionView)
        return self._play.shown

    def _name(self, who: str) -> str:
        return next((person.name for person in self.shown.people if person.id == who), "")

    def _note_waiting(self, play: RunningEngine, shown: SessionView) -> None:
        """Keep the selection at the beginning of waiting: a character selected after that is meant to declare."""
        if shown.step not in ASKING:
            self._waited = None
        elif self._waited is None or self._waited[0] != shown.order:
            self._waited = shown.order, play.selected if shown.order else ""

    @property
    def _next(self) -> str:
        """Whose declaration N takes: the character selected while waiting, else the one who is due."""
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
        pages = (self.ui.declarePage, self.ui.designatePage, self.ui.rollPage, self.ui.resolvePage)
        if shown.isHidden():
            self.ui.scroll.verticalScrollBar().setValue(0)
            focus = self.focusWidget()
            if focus is not None and any(page.isAncestorOf(focus) for page in pages):
                self._back_to_the_table()  # what is hidden hands the focus down the page, and the view goes with it
        for page in pages:
            page.setVisible(page is shown)
        self.ui.npcs.setVisible(shown is self.ui.declarePage)

    def _show_steps(self, shown: SessionView) -> None:
        titles = {
            LoopStep.DECLARE: self.tr("宣言"),
            LoopStep.DESIGNATE: self.tr("指定"),
            LoopStep.ROLL: self.tr("ロール"),
            LoopStep.FATE: self.tr("フェイト"),
            LoopStep.RESOLVE: self.tr("解決"),
            LoopStep.STOP: self.tr("停止"),
        }
        outcome = shown.open_check.outcome if shown.open_check is not None else shown.result
        outcome = None if shown.covered else outcome
        texts = {
            LoopStep.DECLARE: shown.text or self._name(shown.who),
            LoopStep.DESIGNATE: self._words.say(shown.title) if shown.title is not None else "",
            LoopStep.ROLL: signed_text(outcome.total) if outcome is not None and outcome.total is not None else "",
            LoopStep.FATE: self._words.say(outcome.label) if outcome is not None else "",
            LoopStep.RESOLVE: self._last_result(shown),
        }
        boxes = []
        order = [step for step in ORDER if shown.fate or step is not LoopStep.FATE]
        counted = [
            step for step in order if step is not LoopStep.FATE
        ]  # a window between two of the five (D20-LOOP-04)
        here = order.index(shown.step)
        for number, step in enumerate(order):
            state = state_at(number, here)
            text = texts.get(step, "") if state != "later" else ""
            place = counted.index(step) + 1 if step in counted else 0
            boxes.append(StepBox(titles[step], text, state, place))
        self.ui.steps.show_boxes(boxes)

    def _last_result(self, shown: SessionView) -> str:
        """How the last check was told: the consequence, or the words."""
        texts = {str(label): text for label, text in shown.stage}
        found = texts.get("結果", "") or texts.get("解決", "")
        return self._words.say(found) if shown.step is LoopStep.STOP and found else ""

    def _show_declaring(self, shown: SessionView) -> None:
        assert self._play is not None
        self.designating.forget()
        ui, words = self.ui, self._words
        offers = [offer for offer in self._play.offers if offer.kind == "declare"]
        names = {person.id: person.name for person in shown.people if not person.is_pc}
        ui.npcs.show_faces(
            [
                ButtonFace(o.who, self.tr("{name}（GM裁定）").format(name=names[o.who]), role="small")
                for o in offers
                if o.who in names
            ]
        )
        outcome = shown.result
        last = [words.say(shown.title)] if shown.title is not None else []
        last += [f"{signed_text(outcome.total or 0)} {words.say(outcome.label)}"] if outcome is not None else []
        last += [words.say(text) for label, text in shown.stage if str(label) != "宣言"]
        ui.lastLabel.setText("　".join((self._name(shown.who), *last)) if last else "")
        ui.lastLabel.setVisible(bool(last))
        if ui.declarePage.isHidden():
            ui.declareEdit.clear()  # the words of the last declaration are not the next one's
        self._page(ui.declarePage)

    def _show_rolling(self, shown: SessionView) -> None:
        ui, words, check = self.ui, self._words, shown.check
        ui.rollTitle.setText(words.say(shown.title) if shown.title is not None else "")
        self._sum.show_sum(None if shown.covered else shown.open_check, words, contest=shown.contest)
        letters = self._play.letters if self._play is not None else {}
        rows = covered_rows(check, words) if shown.covered else fate_rows(shown.open_check, words, letters)
        ui.fateRows.show_rows(rows)
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

    # asking

    def _connect(self) -> None:
        ui = self.ui
        for pane in (self.designating, self.resolving, self.beside):
            pane.requested.connect(self.requested)
        ui.npcs.chosen.connect(lambda who: self._declare(who, gm=True))
        ui.toolsButton.toggled.connect(ui.besideFrame.setVisible)
        ui.fateRows.chosen.connect(lambda option: self.requested.emit({"kind": "choose", "option": option}))
        ui.declareEdit.returnPressed.connect(self._declare_next)
        ui.designation.confirmed.connect(self._designate)
        ui.consequenceEdit.returnPressed.connect(self._tell_in_words)
        self.resolving.formed.connect(self.formed)

    def _declare(self, who: str, *, gm: bool = False) -> None:
        text = self.ui.declareEdit.text().strip()
        self.picked.emit(who)
        self.requested.emit({"kind": "declare", "who": who, "text": text, **({"gm": True} if gm else {})})

    def _declare_next(self) -> None:
        """Take Enter in a declaration's field: the declaration is of the same character as N's."""
        if (event := self._written()) is not None:
            self._back_to_the_table()
            self.requested.emit(event)

    def _designate(self) -> None:
        """Enter in the form of 指定, behind the DC: this is designated (D20-PHY-02)."""
        if self.ui.designateButton.isEnabled():
            self._back_to_the_table()
            self.requested.emit(self.designating.written())

    def _tell_in_words(self) -> None:
        """Enter behind a consequence in words of one's own: that is told, with the condition as it is ticked."""
        if not self.resolving.missing:
            self._back_to_the_table()
            self.requested.emit(self.resolving.written())

    def _back_to_the_table(self) -> None:
        """Leave a field whose text is taken: it goes, and the next digit selects a character."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
