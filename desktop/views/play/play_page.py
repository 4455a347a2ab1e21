"""The middle of the play page: which engine is shown, its tracker, and the sentence that offers a ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from desktop.core.words import Words
from desktop.views import spoken
from desktop.views.board.pane import BoardPane, BoardPlace
from desktop.views.forms.play_page import Ui_PlayPage
from desktop.views.keyboard.enter_key import press_focused
from desktop.views.keyboard.tab_order import reveal, stops
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.gm_tools import GmTools
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.style import icons, theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.spin import LETTERS, ignore_wheel_in
from desktop.views.widgets.layouts.overlay import Overlay
from desktop.views.widgets.layouts.steady_room import SteadyRoom

if TYPE_CHECKING:
    from desktop.views.play.scenario_panel import ScenarioPanel

BESIDE = 780
"""px at 100 % from which the board is beside the tracker; in a narrower window it takes its place."""
EDGES, FREE = 24, 16_777_215
"""px at 100 % that frames and a scroll bar take around a tracker, and the width of what has no bounds."""
MARK = 23
"""px at 100 % that running states and timers take, and keep while there are none."""
SHARE = 0.48
"""Part of the width that the board has at first."""
ENDS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
"""Which of the ways to choose from an arrow leads to: N and Enter take the first anyway."""


class PlayPage(QWidget):
    """Shows one engine at a time and forwards what is asked of it."""

    begin_requested = Signal(str)
    """Name of the engine to begin."""
    close_requested = Signal(str)
    join_requested = Signal(str)
    group_requested = Signal()
    engine_chosen = Signal(str)
    requested = Signal(str, object)
    """(engine, event)"""
    picked = Signal(str)
    check_requested = Signal(str, str, object)
    mark_requested = Signal()
    rest_requested = Signal()
    recap_requested = Signal()
    mark_ended = Signal(str)
    """Id of a state or timer of the campaign's own."""
    notes_toggled = Signal(bool)
    scenario_toggled = Signal(bool)
    board_wanted = Signal(bool)
    """The board is to be shown, or put away."""
    next_formed = Signal()
    """The tracker's form has changed what the next step does."""
    tracker_made = Signal()
    """An engine is shown for the first time."""
    ruling_requested = Signal(str)
    """The reason, which may be empty."""
    rule_requested = Signal(str)
    """The id of a rule that is to be read in full."""

    def __init__(self, tracker_class: Callable[[str], type[TrackerView]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PlayPage()
        self.ui.setupUi(self)
        self.setProperty(LETTERS, True)
        self.ui.headBar.flow()
        self.ui.trackerScroll.watch()
        self.tools = GmTools()
        """The GM's tools, which stand at the foot of the column of people."""
        self._tracker_class = tracker_class
        self._trackers: dict[str, TrackerView] = {}
        self._engine, self._phase_of = "", ("", False)
        for bar in (self.ui.rulingBar, self.ui.marksBar, self.ui.notesScroll):
            bar.hide()
        kept = self.ui.marksBar.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # nothing moves when a mark comes or goes
        self.ui.marksBar.setSizePolicy(kept)
        self.ui.marks.reserve(MARK)
        SteadyRoom(self.ui.marks, lambda: theme.px(MARK))
        Overlay(self.ui.rulingBar, self.ui.split, self)
        self._place: BoardPlace | None = None
        self._panel: ScenarioPanel | None = None
        self.ui.rulingClose.setIcon(icons.icon("cross"))
        self._connect()
        restyled(self, self._restyle_text)

    def _restyle_text(self) -> None:
        self.ui.phaseLabel.setMinimumWidth(0)
        self._widen_phase()
        self._share()

    @property
    def engine(self) -> str:
        """Name of the engine that is shown; empty: none runs."""
        return self._engine

    def tracker(self, engine: str) -> TrackerView:
        """Return an engine's tracker; it is made when it is first shown."""
        if engine not in self._trackers:
            tracker = self._tracker_class(engine)(self.ui.trackers)
            tracker.requested.connect(lambda event, m=engine: self.requested.emit(m, event))
            tracker.picked.connect(self.picked)
            tracker.check_requested.connect(self.check_requested)
            tracker.formed.connect(self.next_formed)
            ignore_wheel_in(tracker)
            self.ui.trackers.addWidget(tracker)
            self._trackers[engine] = tracker
            self.tracker_made.emit()
        return self._trackers[engine]

    def show_running(self, running: tuple[str, ...], possible: tuple[str, ...], engine: str) -> None:
        """Show which engines run and which can be begun."""
        ui = self.ui
        self._engine = engine
        ui.battleTab.setVisible("battle" in running and len(running) > 1)
        ui.sessionTab.setVisible("session" in running and len(running) > 1)
        ui.battleTab.setChecked(engine == "battle")
        ui.sessionTab.setChecked(engine == "session")
        begins = self.tr("戦闘を始める…") if "battle" in possible else self.tr("セッションを始める…")
        self.tools.name_begin(begins if running and possible else "")
        self.tools.recap.setVisible(engine == "session")
        ui.beginSession.setVisible("session" in possible)
        ui.beginBattle.setVisible("battle" in possible)
        ui.headBar.setVisible(bool(engine))
        self.tools.join.setVisible(bool(engine))
        self.tools.close_engine.setVisible(bool(engine))
        if not engine:
            ui.trackers.setCurrentWidget(ui.emptyPage)
        elif self.focusWidget() in (ui.beginSession, ui.beginBattle):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # they go, and a window in front hides that from Qt

    def name_recap(self, *, grows: bool) -> None:
        """Name the summary of a session; where nothing is bought it leads on to nothing else."""
        if not grows:
            self.tools.name_recap(self.tr("まとめ"))

    def show_play(self, play: RunningEngine, words: Words, phase: str) -> None:
        """Show the state of an engine."""
        tracker = self.tracker(play.engine)
        self._show_phase(play.engine, phase, rounds=play.shown.round is not None)
        tracker.show_play(play, words)
        old, focus = self.ui.trackers.currentWidget(), self.focusWidget()
        if old is not None and old is not tracker and focus is not None and (focus is old or old.isAncestorOf(focus)):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt would give it to the first field of the next one
        self.ui.trackers.setCurrentWidget(tracker)

    def _show_phase(self, engine: str, phase: str, *, rounds: bool) -> None:
        """Name the phase; the buttons beside it stand where the longest name that there was has left them.

        Behind the last round of a battle that a session holds they go back: its long names do not come again at once.
        """
        label = self.ui.phaseLabel
        if (engine, rounds) != self._phase_of:
            self._phase_of = engine, rounds
            label.setMinimumWidth(0)  # before the name: what a label would like is never less than its least width
        label.setText(phase)
        label.setVisible(bool(phase))
        self._widen_phase()

    def _widen_phase(self) -> None:
        label = self.ui.phaseLabel
        label.setMinimumWidth(max(label.minimumWidth(), label.sizeHint().width()))

    def show_quiet(self, *, played: bool, no_characters: bool) -> None:
        """Say what can be done while nothing runs.

        Args:
            played: the summary is offered instead of the hint that nothing has begun yet.
            no_characters: the campaign has no characters.
        """
        ui = self.ui
        ui.lastRecap.setVisible(played)
        ui.emptyText.setText(
            self.tr(
                "この卓には、まだだれもいません。上の「準備」で、キャラクターを作るか読み込んでください。ダイスだけなら、下のコマンドに書けば振れます。"
            )
            if no_characters
            else self.tr("判定はこのままできます。文字で人と技能を選び、目を打つか、下のコマンドに書いてください。")
        )
        ui.emptyTitle.setText(self.tr("いまは何も動いていません") if played else self.tr("まだ何も始まっていません"))

    def show_marks(self, faces: Sequence[ButtonFace]) -> None:
        """Show the running states and timers, each to be ended by a press; without any there is no bar."""
        self.ui.marks.show_faces(faces)
        text = self.tr("続いているもの（{n}）") if len(faces) > 1 else self.tr("続いているもの")
        self.ui.marksLabel.setText(text.format(n=len(faces)))
        self.ui.marksBar.setVisible(bool(faces))

    @property
    def _notes_width(self) -> int:
        """The width in px that the notes take beside what is played; 0 while they are folded."""
        place = self.ui.notesScroll
        edges = place.verticalScrollBar().sizeHint().width() + 2 * place.frameWidth()
        return 0 if place.isHidden() else self.ui.notes.sizeHint().width() + edges

    def show_notes_open(self, shown: bool, count: int) -> None:
        """Fold the notes out or in; the button says how many there are."""
        ui = self.ui
        ui.notesScroll.setVisible(shown)
        self._share()
        self.tools.notes.setChecked(shown)
        self.tools.count_notes(count)

    def add_panel(self, panel: ScenarioPanel) -> None:
        """Take a panel that is at the right when it is asked for."""
        self._panel = panel
        panel.hide()
        self.ui.middle.addWidget(panel)

    def show_panel(self, shown: bool) -> None:
        """Fold that panel out or in."""
        if self._panel is not None:
            self._panel.setVisible(shown)
            self._share()

    def show_refused(self, text: str, *, ruling: bool, rule: str = "") -> None:
        """Say why a step did not happen; where the GM may, offer to overrule it. Empty takes the sentence away.

        Args:
            rule: id of the rule or decision behind it, which can be read in full.
        """
        self.ui.rulingRule.setText(rule)
        self.ui.rulingRule.setVisible(bool(rule))
        self.ui.rulingReason.clear()
        self.ui.rulingReason.setVisible(ruling)
        self.ui.rulingButton.setVisible(ruling)
        self.ui.rulingBar.setVisible(bool(text))
        spoken.write(self.ui.rulingText, text, urgent=True)

    # the board

    @property
    def board(self) -> BoardPane:
        """The board beside the tracker; it is made when it is first wanted."""
        return self._board_place().pane

    def _board_place(self) -> BoardPlace:
        if self._place is None:
            self._place = BoardPlace()
            self._place.hide()
            self.ui.split.addWidget(self._place)
        return self._place

    def show_board(self, shown: bool) -> None:
        """Show the board, or put it away."""
        if not shown and self._place is None:
            return
        place = self._board_place()
        fresh = shown and place.isHidden()
        place.setVisible(shown)
        self.tools.board.setChecked(shown)
        if fresh and not self.ui.split.property("divided"):
            self.ui.split.setProperty("divided", True)
            wide = max(self.width(), 1)
            self.ui.split.setSizes([round(wide * (1 - SHARE)), round(wide * SHARE)])
        self._share()

    def _share(self) -> None:
        """Let tracker and board be side by side where both fit, else the board alone; so do notes and these."""
        ui, notes, panel = self.ui, self._notes_width, self._panel
        shown = self._place is not None and not self._place.isHidden()
        aside = notes + (panel.minimumWidth() if panel is not None and not panel.isHidden() else 0)
        room = self.width() - aside
        beside = not shown or room >= theme.px(BESIDE)
        ui.trackerScroll.setVisible(beside)
        tracker = self._trackers.get(self._engine)
        if self._place is not None:
            self._place.pane.leave_aims(elsewhere=beside and tracker is not None and tracker.hand is not None)
        alone = bool(aside) and room < self._needed
        ui.split.setVisible(not alone)
        ui.notesScroll.setMinimumWidth(notes)
        ui.notesScroll.setMaximumWidth(FREE if alone else notes)
        if panel is not None:
            panel.set_alone(alone)

    @property
    def _needed(self) -> int:
        """The width in px below which what is beside the notes would be cut."""
        board, tracker = self._place, self.ui.trackers.currentWidget()
        if board is not None and not board.isHidden():
            return board.pane.minimumSizeHint().width()
        if tracker is None:
            return 0
        areas = tracker.findChildren(QScrollArea)
        inner = [body.minimumSizeHint().width() for area in areas if (body := area.widget()) is not None]
        return max([tracker.minimumSizeHint().width(), *(wide + theme.px(EDGES) for wide in inner)])

    def _connect(self) -> None:
        ui = self.ui
        ui.beginSession.clicked.connect(lambda: self.begin_requested.emit("session"))
        ui.beginBattle.clicked.connect(lambda: self.begin_requested.emit("battle"))
        tools = self.tools
        tools.begin_requested.connect(self._begin_other)
        tools.board_wanted.connect(self.board_wanted)
        tools.close_requested.connect(lambda: self.close_requested.emit(self._engine))
        tools.join_requested.connect(lambda: self.join_requested.emit(self._engine))
        tools.group_requested.connect(self.group_requested)
        tools.mark_requested.connect(self.mark_requested)
        tools.rest_requested.connect(self.rest_requested)
        tools.recap_requested.connect(self.recap_requested)
        tools.notes_toggled.connect(self.notes_toggled)
        tools.scenario_toggled.connect(self.scenario_toggled)
        ui.lastRecap.clicked.connect(self.recap_requested)
        ui.marks.chosen.connect(self.mark_ended)
        ui.battleTab.clicked.connect(lambda: self.engine_chosen.emit("battle"))
        ui.sessionTab.clicked.connect(lambda: self.engine_chosen.emit("session"))
        ui.rulingButton.clicked.connect(lambda: self.ruling_requested.emit(ui.rulingReason.text().strip()))
        ui.rulingReason.returnPressed.connect(lambda: self.ruling_requested.emit(ui.rulingReason.text().strip()))
        ui.rulingRule.setToolTip(self.tr("このきまりを読む"))
        ui.rulingRule.clicked.connect(lambda: self.rule_requested.emit(ui.rulingRule.text()))
        ui.rulingClose.clicked.connect(lambda: self.show_refused("", ruling=False))

    def _begin_other(self) -> None:
        self.begin_requested.emit("session" if self._engine == "battle" else "battle")

    def lead(self, arrow: int) -> None:
        """Lead on from the usual one of the ways to choose from, with an arrow that nothing else has used."""
        tracker = self._trackers.get(self._engine)
        ways = tracker.ways if tracker is not None and self.isVisible() else ()
        if ways:
            way = ways[ENDS[Qt.Key(arrow)]] if len(ways) > 1 else ways[0]
            way.setFocus(Qt.FocusReason.TabFocusReason)
            reveal(way)

    # Qt's names from here on

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus of a button that is gone: Qt would give it to the next one, and Space would press that.

        From the page itself, where keys act, Tab leads to what is played now, past all that is before it; while a
        ruling is offered, to its reason.
        """
        focus = QApplication.focusWidget()
        if forward and focus is self:
            first = next(stops(self.ui.trackerScroll), None)
            first = self.ui.rulingReason if self.ui.rulingReason.isVisible() else first
            if first is not None:
                first.setFocus(Qt.FocusReason.TabFocusReason)
                reveal(first)
                return True
        gone = focus is not None and self.isAncestorOf(focus) and not (focus.isVisible() and focus.isEnabled())
        if gone and self.isVisible():  # not while the window itself goes
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width again."""
        super().resizeEvent(event)
        self._share()
