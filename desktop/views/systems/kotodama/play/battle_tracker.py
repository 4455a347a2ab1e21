"""The round: four phases above, the two scenes in the middle, what may be declared at the foot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.systems.kotodama.battle.view import BattleView
from desktop.views.contract import RunningEngine
from desktop.views.forms.systems.kotodama.battle import Ui_KotodamaBattle
from desktop.views.play.step_strip import StepBox, state_at
from desktop.views.systems.kotodama.play.act_panel import ActPanel
from desktop.views.systems.kotodama.play.attack_panel import AttackPanel
from desktop.views.systems.kotodama.play.lanes_panel import LanesPanel
from desktop.views.systems.kotodama.play.parts import put
from desktop.views.systems.kotodama.play.person_tools import PersonTools
from desktop.views.systems.kotodama.play.terms_panel import TermsPanel

PHASES = ("setup", "initiative", "main", "cleanup")


class BattleTracker(QWidget):
    """Shows a battle and asks; decides nothing."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)
    formed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_KotodamaBattle()
        ui.setupUi(self)
        ui.conditionStrip.flow(spread=1)
        ui.effectStrip.flow(spread=1)
        for strip in (ui.victoryStrip, ui.defeatStrip):
            strip.flow(spread=1)
        self.lanes = LanesPanel(self)
        self.lanes.picked.connect(self.picked)
        self.tools = PersonTools(self._ask, self.check_requested.emit, self)
        ui.lanesHostLayout.addWidget(self.lanes)
        ui.toolsHostLayout.addWidget(self.tools)
        self.terms = TermsPanel(ui, self._ask, self)
        self.act = ActPanel(ui, self._ask, self)
        self.act.formed.connect(self.formed)
        self.attack = AttackPanel(ui, self._ask, self)

    def _ask(self, event: Mapping[str, Any]) -> None:
        self.requested.emit(dict(event))

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show how the battle stands."""
        view = play.shown
        assert isinstance(view, BattleView)
        put(self.ui.roundNumber, str(view.round or 0))
        self.ui.phases.show_boxes(self._phases(view))
        self.lanes.show_stage(view, play.selected, words, fight=True)
        self.terms.show_play(play, view, words)
        self.act.show_play(play, view, words)
        self.attack.show_play(play, view, words)
        self.tools.show_play(play, words)

    @property
    def due(self) -> str:
        """What must be chosen before the round continues; empty: nothing."""
        return self.act.due

    def lead(self) -> None:
        """Put the focus on the choice that is due."""
        self.act.lead()

    def next_event(self) -> Mapping[str, Any] | None:
        """An art, or the opposed check or the damage of an attack, as its form stands."""
        return self.act.next_event() or self.attack.next_event()

    @property
    def next_name(self) -> str:
        """What N would declare; empty: its offer says it."""
        return self.act.next_name

    def _phases(self, view: BattleView) -> list[StepBox]:
        waiting = sum(p.state == "unacted" for p in view.people)
        titles = {
            "setup": (self.tr("セットアップ"), self.tr("全員 未行動へ")),
            "initiative": (self.tr("イニシアティヴ"), self.tr("未行動 {n} 人").format(n=waiting)),
            "main": (self.tr("メイン"), next((p.name for p in view.people if p.id == view.current), "")),
            "cleanup": (self.tr("クリンナップ"), self._ending(view)),
        }
        now = PHASES.index(view.step) if view.step in PHASES else (len(PHASES) if view.step == "ended" else -1)
        boxes = []
        for place, phase in enumerate(PHASES):
            title, text = titles[phase]
            boxes.append(StepBox(title, text, state_at(place, now)))
        return boxes

    def _ending(self, view: BattleView) -> str:
        gone = sum(effect.until == "cleanup" for effect in view.effects)
        return self.tr("効果 {n} つが切れる").format(n=gone) if gone else ""
