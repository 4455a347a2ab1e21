"""What is prepared, at hand at the table: gm_notes, NPCs made up in the middle of play, and the scenario played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.joining import Joining
from desktop.core.prepared.scenario import Scenario, ScenarioScene
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer
from desktop.services.play import gm_notes
from desktop.services.play.effects import as_written
from desktop.services.play.gm_notes import Encounter, Group
from desktop.services.storage.stored import Stored
from desktop.views.dialogs.play import EncounterDialog, QuickNpcDialog
from desktop.views.play.encounter_list import EncounterLine, EncounterList
from desktop.views.play.scenario_panel import HandoutButton, Page, ScenarioPanel

OF_SCENARIO = "scenario:"
"""Begins the ids of encounters that stand in the scenario which is played."""


class Encounters(QObject):
    """Keeps the list, and brings its NPCs into play.

    Args:
        arrive: lets a character join the visible engine, or raises the reason why not.
        arrivals: lets characters join the battle, which begins where none runs.
    """

    def __init__(self, context: PlayContext, joining: Joining, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._open_campaign, self._notifier = context.window, context.open_campaign, context.notifier
        self._attention, self._joining = context.attention, joining
        self.list = EncounterList()
        self.list.start_requested.connect(self.start)
        self.list.edit_requested.connect(self.edit)
        self.list.new_requested.connect(self.new)
        self.show()

    @property
    def prepared(self) -> tuple[Encounter, ...]:
        """The encounters of this campaign."""
        return gm_notes.read(self._open_campaign.campaign.data.get(gm_notes.KEY))

    def show(self) -> None:
        """Show them."""
        self.list.show_lines(self.lines())

    def lines(self) -> Sequence[EncounterLine]:
        """Return them as they are listed, those of the scenario that is played last."""
        lines = []
        for encounter in self.prepared:
            named = ((self._open_campaign.sheet(g.sheet), g.count) for g in encounter.groups)
            who = [f"{sheet.name} ×{count}" if count > 1 else sheet.name for sheet, count in named if sheet]
            text = self._open_campaign.words.say("、").join(who)
            text = self.tr("{who}（PLから隠す）").format(who=text) if self._unseen(encounter) else text
            lines.append(EncounterLine(encounter.id, encounter.name, text))
        scenario = self._open_campaign.played.value
        for own in scenario.encounters if scenario is not None else ():
            who = [f"{group.npc} ×{group.count}" if group.count > 1 else group.npc for group in own.groups]
            lines.append(EncounterLine(OF_SCENARIO + own.name, own.name, self._open_campaign.words.say("、").join(who)))
        return lines

    def start_of_scenario(self, name: str) -> None:
        """Bring the NPCs of one of the scenario's encounters into play."""
        scenario = self._open_campaign.played.value
        own = [row for row in scenario.encounters if row.name == name] if scenario is not None else []
        people = {row.name: row.sheet for row in scenario.npcs} if own else {}
        groups, missing = [], []
        for group in own[0].groups if own else ():
            sheet = self._sheet_of(group.npc, people.get(group.npc, ""))
            if sheet is None:
                missing.append(group.npc)
            else:
                groups.append(Group(sheet=sheet.id, count=group.count))
        if missing:
            names = self._open_campaign.words.say("、").join(missing)
            text = self.tr(
                "△ シートがないので出せません：{names}。NPCを作るか、シナリオのNPCでシートを選んでください。"
            )
            self._notifier.notify(text.format(names=names))
        self._bring_in(groups)

    def _sheet_of(self, name: str, identifier: str) -> Sheet | None:
        known = self._open_campaign.sheet(identifier) if identifier else None
        named = (s for s in self._open_campaign.people.all_sheets() if not s.is_pc and s.name == name)
        return known or next(named, None)

    def start(self, identifier: str) -> None:
        """Bring the NPCs of an encounter into play, several of a kind as numbered copies."""
        if identifier.startswith(OF_SCENARIO):
            self.start_of_scenario(identifier.removeprefix(OF_SCENARIO))
            return
        encounter = next((e for e in self.prepared if e.id == identifier), None)
        if encounter is None:
            return
        if not self._bring_in(encounter.groups, hidden=self._unseen(encounter)):
            self._notifier.notify(self.tr("△ この遭遇のNPCはもういません。「変える」で選び直してください。"))

    def _unseen(self, encounter: Encounter) -> bool:
        return encounter.hidden and self._joining.ambushes

    def _bring_in(self, groups: Sequence[Group], *, hidden: bool = False) -> bool:
        """Bring groups into play; False when none of their NPCs is left."""
        try:
            who = [person for group in groups for person in self._add_group(group)]
        except TakujoError as error:
            self._notifier.show_error(error)
            return True
        if who:
            self._open_campaign.listed.emit()
            self._joining.fight(who, hidden=hidden)
        return bool(who)

    def start_number(self, number: int) -> None:
        """Start an encounter by its place in the list, from 1."""
        scenario = self._open_campaign.played.value
        own = [OF_SCENARIO + row.name for row in scenario.encounters] if scenario is not None else []
        every = [*(encounter.id for encounter in self.prepared), *own]
        if 0 < number <= len(every):
            self.start(every[number - 1])

    def new(self) -> None:
        """Ask about a new encounter."""
        self._ask(None)

    def edit(self, identifier: str) -> None:
        """Ask about an encounter that is prepared already; one of the scenario is written there."""
        if identifier.startswith(OF_SCENARIO):
            self._window.command.emit("scenario")
            return
        self._ask(next((e for e in self.prepared if e.id == identifier), None))

    def quick(self) -> None:
        """Ask for an NPC in a few fields, and bring it into play."""
        system, game = self._open_campaign.system, self._open_campaign.game
        if not system.has_quick:
            self._open_campaign.new_npc()
            return
        dialog = QuickNpcDialog(system.quick_fields(game), self._open_campaign.words, self._window)

        def made(name: str, values: Mapping[str, Any]) -> None:
            given = {key: value for key, value in values.items() if value is not None}
            try:
                sheet: Sheet = system.quick(game, name, given)
                stored = self._open_campaign.campaign.add(sheet)
                self._open_campaign.listed.emit()
                if system.quick_fights(given) or self._open_campaign.play_session.playing.running:
                    self._arrive_or_leave(sheet, stored)
                else:
                    text = self.tr("「{name}」を作りました。戦う気がないので、戦闘は始めていません。")
                    self._notifier.notify(text.format(name=name))
            except TakujoError as error:
                dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
            else:
                dialog.close()

        dialog.made.connect(made)
        dialog.open()

    def _arrive_or_leave(self, sheet: Sheet, stored: Stored) -> None:
        """Bring a new NPC into play; one whom the rules refuse leaves no sheet behind.

        Raises:
            TakujoError: it cannot come.
        """
        try:
            self._joining.arrive(self._attention.engine, sheet.id)
        except TakujoError:
            self._open_campaign.campaign.take_back(stored)
            self._open_campaign.listed.emit()
            raise

    def _add_group(self, group: Group) -> list[str]:
        sheet = self._open_campaign.sheet(group.sheet)
        if sheet is None:
            return []
        if group.count == 1:
            return [sheet.id]
        taken = [entry.name for entry in self._open_campaign.campaign.sheets()]
        fresh = as_written(self._open_campaign.system, self._open_campaign.play_session.log(), sheet)
        idle = self._idle_copies(fresh)[: group.count]
        made = gm_notes.copies(fresh, group.count - len(idle), taken)
        for one in made:
            self._open_campaign.campaign.add(one)
        return [*idle, *(one.id for one in made)]

    def _idle_copies(self, fresh: Sheet) -> list[str]:
        """Return copies of an NPC that take no part and are as made: undo of an encounter leaves them behind."""
        playing = self._open_campaign.play_session.playing
        seen = (playing.shown(name, Viewer(gm=True)) for name in playing.running)
        busy = {person.id for view in seen if view is not None for person in view.people}
        entries = [e for e in self._open_campaign.campaign.sheets() if gm_notes.is_copy(e.name, fresh)]
        sheets = [self._open_campaign.sheet(entry.id) for entry in entries if entry.id not in busy]
        same = [one for one in sheets if one is not None and one.evolve(id=fresh.id, name=fresh.name) == fresh]
        return [one.id for one in sorted(same, key=lambda one: (len(one.name), one.name))]

    def _ask(self, encounter: Encounter | None) -> None:
        npcs = [(s.id, s.name) for s in self._open_campaign.people.all_sheets() if not s.is_pc]
        if not npcs:
            self._notifier.notify(self.tr("△ NPCがまだいません。先に「キャラクター」の「NPCを作る」で作ってください。"))
            return
        counts = None if encounter is None else {group.sheet: group.count for group in encounter.groups}
        name = "" if encounter is None else encounter.name
        dialog = EncounterDialog(npcs, name, counts, gm_notes.MOST, self._window)
        dialog.offer_hiding(encounter is not None and encounter.hidden, possible=self._joining.ambushes)
        before = encounter

        def save(title: str, chosen: Mapping[str, int]) -> None:
            groups = tuple(Group(sheet=who, count=count) for who, count in chosen.items())
            known = Encounter(name=title) if before is None else before
            new = known.evolve(name=title, groups=groups, hidden=dialog.ui.hiddenCheck.isChecked())
            others = [e for e in self.prepared if e.id != new.id]
            place = next((n for n, e in enumerate(self.prepared) if e.id == new.id), len(others))
            self._write([*others[:place], new, *others[place:]])

        dialog.kept.connect(save)
        if before is not None:
            dialog.deleted.connect(lambda: self._write([e for e in self.prepared if e.id != before.id]))
        dialog.open()

    def _write(self, prepared: Sequence[Encounter]) -> None:
        try:
            self._open_campaign.campaign.change(**{gm_notes.KEY: gm_notes.written(prepared)})
        except TakujoError as error:
            self._notifier.show_error(error)
        self.show()


class ScenarioHand(QObject):
    """Fills the panel beside the tracker, and does what its buttons say.

    Args:
        start: brings an encounter of the scenario into play, by its name.
    """

    def __init__(self, context: PlayContext, start: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        page, open_campaign = context.page, context.open_campaign
        self._page, self._open_campaign, self._notifier = page, open_campaign, context.notifier
        self.panel = ScenarioPanel()
        page.add_panel(self.panel)
        page.tools.scenario.setVisible(False)
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
        self._page.tools.scenario.setVisible(scenario is not None)
        self._page.tools.scenario.setChecked(shown)
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
