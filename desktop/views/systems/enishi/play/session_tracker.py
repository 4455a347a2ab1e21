"""The session: the present scene, who is on stage, what comes next, and experience (EN-TAB-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from desktop.core.view_models import CharacterView
from desktop.core.words import Words
from desktop.systems.enishi.session.view import STAGES, Door, Row, View
from desktop.views.forms.systems.enishi.session import Ui_SessionTracker
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.systems.enishi.play.drawn import Node, StagePath
from desktop.views.systems.enishi.play.parts import ChainPanel, Pool, lit, offered, put
from desktop.views.systems.enishi.play.parts import role as set_role
from desktop.views.systems.enishi.play.person_tools import PersonTools
from desktop.views.systems.enishi.play.session_panels import CastLine, XpPanel
from desktop.views.widgets.inputs.pick import fill
from desktop.views.widgets.layouts.steady_room import keep_width


class SessionTracker(TrackerView):
    """Shows a session and asks; decides nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_SessionTracker()
        ui.setupUi(self)
        keep_width(ui.scroll)  # a stage that ends takes most of the page along
        for strip in (ui.endStrip, ui.doorStrip, ui.nameStrip, ui.presentStrip, ui.goStrip, ui.timeStrip):
            strip.flow()
        for column in range(3):
            ui.groupStripLayout.setStretch(column, 1)
        self.path = StagePath(ui.pathHost)
        ui.pathHostLayout.addWidget(self.path)
        self.chain = ChainPanel(self._ask, self)
        self.tools = PersonTools(self._ask, self)
        ui.contentLayout.insertWidget(2, self.chain)
        ui.contentLayout.insertWidget(ui.contentLayout.count() - 1, self.tools)
        layouts = (ui.leadRowsLayout, ui.supportRowsLayout, ui.awayRowsLayout)
        self.groups = [Pool(layout, self._cast_line) for layout in layouts]
        doors, present = ui.doorStrip.layout(), ui.presentStrip.layout()
        assert doors is not None
        assert present is not None
        self.doors, self.present = Pool(doors, self._door), Pool(present, self._present_box)
        self.experience = XpPanel(ui.xpGridLayout, self._ask, self)
        self._words, self._kind = Words(), ""
        self._view: View | None = None
        self._connect()

    def _connect(self) -> None:
        ui = self.ui
        ui.endButton.clicked.connect(self._end_stage)
        ui.daysButton.clicked.connect(lambda: self._ask({"kind": "days", "days": ui.days.value()}))
        ui.titleEdit.editingFinished.connect(self._name)
        ui.goButton.clicked.connect(self._begin)
        ui.nextTitle.returnPressed.connect(self._begin)
        ui.protagonist.activated.connect(lambda _n: self._show_choice())
        ui.endDays.valueChanged.connect(lambda _n: self.formed.emit())
        ui.closeButton.clicked.connect(self._close)

    def _ask(self, event: Mapping[str, Any]) -> None:
        self.requested.emit(dict(event))

    def next_event(self) -> Mapping[str, Any] | None:
        """The stage that begins or ends, as its form has it."""
        primary = self._play.primary if self._view is not None else None
        if primary is None or primary.kind not in ("stage", "end_stage"):
            return None
        return self._ending() if primary.kind == "end_stage" else self._event() if self._kind else None

    @property
    def next_name(self) -> str:
        """Which stage begins, with whom; or which ends, and how many days go by."""
        view, ui = self._view, self.ui
        if view is None:
            return ""
        if view.kind is not None:
            days, ends = ui.endDays.value(), ui.endButton.text()
            return self.tr("{ends}（{n} 日たつ）").format(ends=ends, n=days) if days else ends
        stage = next((self._words.say(door.label) for door in view.doors if door.kind == self._kind), "")
        lead = ui.protagonist.currentText() if ui.protagonist.isVisibleTo(self) and ui.protagonist.currentData() else ""
        return self.tr("{stage}（主人公 {who}）").format(stage=stage, who=lead) if stage and lead else stage

    def _cast_line(self) -> CastLine:
        return CastLine(self._ask, self.picked.emit)

    def _door(self) -> QPushButton:
        button = QPushButton(self.ui.doorStrip)
        button.setProperty("role", "segment")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.choose_kind(str(button.property("stage"))))
        return button

    def _present_box(self) -> QCheckBox:
        return QCheckBox(self.ui.presentStrip)

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the state of the session."""
        view, ui = play.shown, self.ui
        assert isinstance(view, View)
        self._words, before, self._view, self._play = words, self._view, view, play
        self.path.show_nodes(tuple(self._nodes(view)))
        self._show_facts(play, view)
        self.chain.show_chain(view.chain if play.lifted else view.concealed, words, play.letters)
        running = view.kind is not None
        ui.stagePanel.setVisible(running)
        between = not running and not view.over and view.chain is None
        closing = between and play.offer("close") is not None and not any(door.legal for door in view.doors)
        ui.betweenPanel.setVisible(between and not closing)
        set_role(ui.closeButton, "" if closing else "small")
        ui.overPanel.setVisible(view.over)
        if not running:
            ui.endDays.setValue(0)
        if running:
            self._show_stage(play, view)
        elif not view.over and (before is None or before != view):
            self._show_doors(view, None if before is None or before.kind is not None else before)
        ui.xpPanel.setVisible(view.counting)
        if view.counting:
            self.experience.show_play(view, words)
        put(ui.feelings, self.tr("・").join(words.say(line) for line in view.feelings))
        ui.feelings.setVisible(bool(view.feelings))
        self.tools.show_play(play, words)

    # the course

    def _nodes(self, view: View) -> list[Node]:
        say, past = self._words.say, view.past
        now = {view.kind} if view.kind else set()
        nodes = [Node(say(STAGES[kind]), self._standing(kind in past, kind in now)) for kind in ("zero", "first")]
        waits = view.kind is None and "first" in past and "last" not in past
        mains = view.cycle_pcs or sum(p.is_pc for p in view.people)
        nodes.append(Node(self.tr("クール {n}　{stage}").format(n=view.cycle_no, stage=say(STAGES["main"])),
                          self._standing(False, "main" in now or waits), view.mains, mains))  # fmt: skip
        nodes.append(Node(say(STAGES["sub"]), self._standing(view.subs > 0, "sub" in now), view.subs, 1))
        if "battle" in now:
            nodes.append(Node(say(STAGES["battle"]), "now"))
        nodes.append(Node(say(STAGES["last"]), self._standing("last" in past, "last" in now)))
        return nodes

    @staticmethod
    def _standing(done: bool, now: bool) -> str:
        return "now" if now else "done" if done else "later"

    def _show_facts(self, play: RunningEngine, view: View) -> None:
        facts = [self.tr("{n} 番目のステージ").format(n=view.stage_no)] if view.stage_no else []
        facts += [self.tr("経過 {n} 日").format(n=view.story_days)] if view.story_days else []
        facts += [self.tr("バトル {n} 回").format(n=view.past.count("battle"))] if "battle" in view.past else []
        put(self.ui.facts, self.tr("　").join(facts))
        close = offered(play, "close", "")
        why = "" if close else self.tr("ラストステージのあとに終えます。押せばGM裁定で終えられます。")
        lit(self.ui.closeButton, close or {"kind": "close"}, why)
        self.ui.closeButton.setVisible(not view.over)

    def _close(self) -> None:
        self._ask(self.ui.closeButton.property("event"))

    # a stage under way

    def _show_stage(self, play: RunningEngine, view: View) -> None:
        ui = self.ui
        put(ui.stageTitle, self._words.say(STAGES[view.kind or "main"]))
        if not ui.titleEdit.hasFocus() and ui.titleEdit.text() != view.title:
            ui.titleEdit.setText(view.title)
        put(ui.endButton, self.tr("{stage}を終える").format(stage=self._words.say(STAGES[view.kind or "main"])))
        people = {person.id: person for person in view.people}
        for pool, role in zip(self.groups, ("protagonist", "supporting", "backstage"), strict=True):
            rows = [row for row in view.rows if row.role == role]
            for line, row in zip(pool.take(len(rows)), rows, strict=True):
                line.show_line(row.id, people[row.id].name, self._note(row, people[row.id]), self._steps(play, row))

    def _note(self, row: Row, person: CharacterView) -> str:
        marks = [self._words.say(c.label) for c in person.conditions if c.id != "spot"]
        marks += [self.tr("NPC")] if not person.is_pc else []
        return self.tr("・").join(marks)

    def _steps(self, play: RunningEngine, row: Row) -> list[tuple[str, dict[str, Any], str]]:
        names = {
            "enter": self.tr("登場する"),
            "spotlight": self.tr("スポット"),
            "leave": self.tr("バックステージへ"),
            "rest": self.tr("専念をやめる") if row.resting else self.tr("回復に専念"),
        }
        found = []
        for kind, text in names.items():
            event = offered(play, kind, row.id)
            if event is not None:
                rule = next(o.rule for o in play.offers if o.kind == kind)
                found.append((text, event, rule))
        return found

    def _name(self) -> None:
        title = self.ui.titleEdit.text().strip()
        if self._view is not None and self._view.kind is not None and title != self._view.title:
            self._ask({"kind": "title", "title": title})

    def _end_stage(self) -> None:
        self._ask(self._ending())

    def _ending(self) -> dict[str, Any]:
        days = self.ui.endDays.value()
        return {"kind": "end_stage", "days": days} if days else {"kind": "end_stage"}

    # between stages

    def _show_doors(self, view: View, before: View | None) -> None:
        """Ask for the next stage; what was chosen since `before` stays, except characters no longer proposed."""
        ui, fresh = self.ui, before is None
        dropped = set(before.cast) - set(view.cast) if before is not None else set()
        usual = next((str(o.event.get("stage")) for o in self._play.offers if o.kind == "stage" and o.primary), "")
        legal = [door.kind for door in view.doors if door.legal]
        if fresh or self._kind not in legal:
            self._kind = usual or (legal[0] if legal else "")
            ui.nextTitle.clear()
        for button, door in zip(self.doors.take(len(view.doors)), view.doors, strict=True):
            put(button, self._words.say(door.label))
            button.setProperty("stage", door.kind)
            button.setToolTip(self._words.say(door.reason))
            set_role(button, "segment" if door.legal else "flat")
            button.setChecked(door.kind == self._kind)
        pcs = [p for p in view.people if p.is_pc]
        leads = [(self.tr("だれも立てない"), "")]
        for person in pcs:
            row = view.row(person.id)
            had = row is not None and row.spotlit
            leads.append(
                (self.tr("{name}（このクールで済み）").format(name=person.name) if had else person.name, person.id)
            )
        fill(ui.protagonist, leads)
        if fresh or ui.protagonist.currentData() in dropped:
            rows = (row for row in view.rows if row.id in view.cast and not row.spotlit)
            waiting = next((row.id for row in rows if any(p.id == row.id for p in pcs)), "")
            ui.protagonist.setCurrentIndex(max(0, ui.protagonist.findData(waiting)))
        for box, person in zip(self.present.take(len(view.people)), view.people, strict=True):
            put(box, person.name)
            if fresh or box.property("who") != person.id or person.id in dropped:
                box.setChecked(person.id in view.cast)
            box.setProperty("who", person.id)
        put(ui.daysNote, self.tr("1 日で SP が全部、3 日で LP が 1 戻る"))
        self._show_choice()

    def choose_kind(self, kind: str) -> None:
        self._kind = kind
        for button in self.doors.shown:
            button.setChecked(button.property("stage") == kind)
        self._show_choice()

    def _show_choice(self) -> None:
        """Return what beginning this stage means, and of what the GM is reminded."""
        ui, view = self.ui, self._view
        door: Door | None = next((d for d in view.doors if d.kind == self._kind), None) if view is not None else None
        if door is None or view is None:
            return
        leads = self._kind in ("main", "battle")
        ui.whoLabel.setVisible(leads)
        ui.protagonist.setVisible(leads)
        ui.asMain.setVisible(self._kind == "battle")
        reason = self._words.say(door.reason)
        row = view.row(str(ui.protagonist.currentData() or ""))
        if door.legal and leads and row is not None and row.spotlit:
            reason = self.tr("このPCはこのクールでもう主人公でした。")
        put(ui.doorHint, self.tr("△ {reason}").format(reason=reason) if reason else "")
        ui.doorHint.setVisible(bool(reason))
        words = self.tr("{stage}を始める") if door.legal else self.tr("{stage}を始める（GM裁定）")
        put(ui.goButton, words.format(stage=self._words.say(door.label)))
        self.formed.emit()

    def _event(self) -> dict[str, Any]:
        ui, view = self.ui, self._view
        assert view is not None
        door = next((d for d in view.doors if d.kind == self._kind), None)
        event: dict[str, Any] = {"kind": "stage", "stage": self._kind}
        here = [str(box.property("who")) for box in self.present.shown if box.isChecked()]
        if len(here) < len(view.people):
            event["present"] = here
        if title := ui.nextTitle.text().strip():
            event["title"] = title
        if self._kind in ("main", "battle") and ui.protagonist.currentData():
            event["protagonist"] = ui.protagonist.currentData()
        if self._kind == "battle" and ui.asMain.isChecked():
            event["as_main"] = True
        if ui.doorHint.isVisibleTo(self) and door is not None and door.legal:
            event["confirm"] = True  # what the GM is reminded of is beside the button
        return event

    def _begin(self) -> None:
        if self._kind:
            self._ask(self._event())
