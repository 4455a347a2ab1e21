"""The scenario that is played, at hand at the table: its scenes and notes, its encounters and handouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from desktop.controllers.notifier import Notifier
from desktop.controllers.open_campaign import OpenCampaign
from desktop.core.scenario import Scenario, ScenarioScene
from desktop.views.play.play_page import PlayPage
from desktop.views.play.scenario_panel import HandoutButton, Page, ScenarioPanel


class ScenarioHand(QObject):
    """Fills the panel beside the tracker, and does what its buttons say.

    Args:
        start: brings an encounter of the scenario into play, by its name.
    """

    def __init__(
        self,
        page: PlayPage,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        start: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page, self._open_campaign, self._notifier = page, open_campaign, notifier
        self.panel = ScenarioPanel()
        page.add_panel(self.panel)
        page.ui.scenarioButton.hide()
        page.scenario_toggled.connect(self.fold)
        self.panel.folded.connect(lambda: self.fold(False))
        self.panel.encounter_requested.connect(start)
        self.panel.handout_requested.connect(self._hand)
        open_campaign.play_session.stepped.connect(lambda _stepped: self.show())
        open_campaign.handouts.changed.connect(self.show)
        self._open = False

    def toggle(self) -> None:
        """Fold the panel out or in; without a scenario say where one is chosen."""
        if self._open_campaign.played.value is None:
            self._notifier.notify(self.tr("遊んでいるシナリオがありません。「セッションを始める…」で選べます。"))
            return
        self.fold(not self._open)

    def fold(self, shown: bool) -> None:
        """Fold the panel out or in."""
        self._open = shown
        self.show()

    def show(self) -> None:
        """Show how things stand."""
        scenario = self._open_campaign.played.value
        shown = self._open and scenario is not None
        self._page.ui.scenarioButton.setVisible(scenario is not None)
        self._page.ui.scenarioButton.setChecked(shown)
        self._page.show_panel(shown)
        if shown and scenario is not None:
            self.panel.show_pages(scenario.title, tuple(self._pages(scenario)))

    def _pages(self, scenario: Scenario) -> Iterator[Page]:
        if scenario.summary or scenario.gm_script:
            yield Page(self.tr("あらまし"), scenario.summary, scenario.gm_script)
        for number, scene in enumerate(scenario.scenes, 1):
            yield self._scene(number, scene)
        for person in scenario.npcs:
            if person.note:
                yield Page(self.tr("NPC　{name}").format(name=person.name), note=person.note)
        for encounter in scenario.encounters:
            who = [f"{g.npc} ×{g.count}" if g.count > 1 else g.npc for g in encounter.groups]
            title = self.tr("遭遇　{name}").format(name=encounter.name)
            yield Page(
                title, note=encounter.note, who=self._open_campaign.words.say("、").join(who), encounter=encounter.name
            )
        for note in scenario.notes:
            yield Page(self.tr("メモ　{name}").format(name=note.name), note=note.text)

    def _scene(self, number: int, scene: ScenarioScene) -> Page:
        shown = set(self._open_campaign.play_session.handed.shown)
        known = [one for i in scene.handouts if (one := self._open_campaign.handouts.get(i)) is not None]
        return Page(
            f"{number}　{scene.name}",
            scene.aloud,
            scene.gm_note,
            self._open_campaign.words.say("、").join(scene.npcs),
            scene.encounter,
            tuple(HandoutButton(o.id, o.title or self.tr("題のないハンドアウト"), o.id in shown) for o in known),
        )

    def _hand(self, identifier: str) -> None:
        one = self._open_campaign.handouts.get(identifier)
        if one is not None:
            on = identifier not in self._open_campaign.play_session.handed.shown
            self._notifier.guard(lambda: self._open_campaign.play_session.hand(one, on=on))
