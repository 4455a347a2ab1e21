"""The editor of scenarios: mistakes are listed at once, every edit can be undone, and is saved by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.editors.sample_formulas import SampleFormulas
from desktop.controllers.editors.scenario_versions import ScenarioVersions
from desktop.controllers.program.notifier import Notifier
from desktop.core.game import AnyGame
from desktop.core.prepared.scenario import ScenarioContext
from desktop.core.problem import Severity, TakujoError
from desktop.core.words import Counted
from desktop.models.editors.scenario import ScenarioDocument
from desktop.models.sheet.undo import UndoStack
from desktop.services.campaign import scenarios
from desktop.services.campaign.scenarios import Listed
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.storage.file_errors import Conflict, InvalidFile
from desktop.services.storage.files import sanitised
from desktop.services.storage.stored import Stored
from desktop.views.contract import system_view
from desktop.views.dialogs import asking
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.editors.scenario import ProblemLine, ScenarioPage

SAVE_PAUSE = 700
"""Milliseconds of rest before the file follows."""
PAGE = "scenario"
"""Key of its tab."""


class ScenarioController(QObject):
    """Joins the scenarios of the campaign to their page, one at a time."""

    stepped = Signal()
    """The next step to undo or redo has changed."""

    def __init__(
        self, open_campaign: OpenCampaign, notifier: Notifier, leftovers: StaleFiles, when: Any, parent: QObject
    ) -> None:
        """Open the page.

        Args:
            when: says a time of the files in words.
        """
        super().__init__(parent)
        self._open_campaign, self._words = open_campaign, open_campaign.words
        self._notifier, self._leftovers, self._when = notifier, leftovers, when
        self._files, self._kind = open_campaign.scenarios, open_campaign.system.scenario
        self.document: ScenarioDocument | None = None
        self._stored: Stored | None = None
        self._written: Any = None
        self._clock = 0
        self._true: tuple[str, ...] = ()
        self._stopped = False
        self._save = QTimer(self, singleShot=True, interval=SAVE_PAUSE)
        self._save.timeout.connect(self.save)
        self.page = ScenarioPage(self._words)
        self._build()
        self._connect()
        listed = self._files.listed()
        self.open(listed[0].path.name if listed else "")

    # which one

    def open(self, file: str) -> bool:
        """Show one scenario by the name of its file; the one before is written first."""
        if not self.flush():
            self._show_list()
            return False
        listed = next((one for one in self._files.listed() if one.path.name == file), None)
        self._release()
        if listed is not None:
            try:
                self._stored, scenario = self._files.read(listed.path)
            except TakujoError as error:
                self._show_unreadable(error)
                self._notifier.show_error(error)  # with its earlier versions, where there are any
            else:
                self._take(scenario)
        self._show_list()
        self._show()
        return self.document is not None

    def new(self) -> None:
        """Begin an empty scenario."""
        title = self.tr("新しいシナリオ")
        self._added(lambda: self._files.add(self._kind.type(system=self._open_campaign.system.id, title=title)))

    def bring_in(self, path: Path) -> None:
        """Copy a scenario file into the campaign; one that cannot be used is reported with everything that is wrong."""
        try:
            stored = self._files.bring_in(path)
        except TakujoError as error:
            self._show_unreadable(error)
            return
        self._open_campaign.scenarios_changed()
        self._open_campaign.listed.emit()
        self.open(stored.path.name)

    def delete(self) -> None:
        """Move the scenario to the bin; the notice offers to bring it back."""
        stored, document = self._stored, self.document
        if stored is None or document is None or not self.flush():
            return
        try:
            binned = self._files.delete(stored.path)
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self._release()
        listed = self._files.listed()
        self.open(listed[0].path.name if listed else "")
        self._open_campaign.scenarios_changed()
        self._open_campaign.listed.emit()

        def bring_back() -> None:
            self._notifier.quiet()
            path = self._files.restore(binned)
            self._open_campaign.scenarios_changed()
            self._open_campaign.listed.emit()
            if not self._stopped:  # the notice stays longer than the page may
                self.open(path.name)

        text = self.tr("シナリオ「{title}」をごみ箱へ移しました。").format(title=document.value.title[:40])
        self._notifier.notify(text, self.tr("元に戻す"), lambda: self._notifier.guard(bring_back))

    def _added(self, add: Any) -> None:
        if not self.flush():
            return
        try:
            stored = add()
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self._open_campaign.listed.emit()
        self.open(stored.path.name)
        if self.page.general is not None:
            self.page.general.input_of("title").setFocus()

    def _take(self, scenario: Any) -> None:
        self._written = scenario
        document = ScenarioDocument(scenario, self._kind, self._open_campaign.game, self._around(scenario.id))
        self.document, self._clock, self._true = document, 0, ()
        document.changed.connect(self._show)
        document.changed.connect(self._save.start)
        document.refused.connect(self._notifier.show_problem)

    def _release(self) -> None:
        self._save.stop()
        if self.document is not None:
            self.document.changed.disconnect()
            self.document.deleteLater()
        self.document, self._stored, self._written = None, None, None

    def _show_unreadable(self, error: TakujoError) -> None:
        if isinstance(error, InvalidFile):
            problems = error.problems
            head = self.tr("「{name}」に使えない値が {n} 件あります。").format(
                name=error.path.name, n=Counted(len(problems))
            )
            MistakesDialog(head, [p.text(self._words) for p in problems], self.page.window()).open()
        else:
            self._notifier.show_error(error)

    # writing

    @property
    def undo_stack(self) -> UndoStack | None:
        """What can be undone here."""
        return self.document.undo_stack if self.document is not None else None

    def save(self) -> bool:
        """Write the scenario, with problems too; False when writing fails (reported)."""
        self._save.stop()
        if self.document is None or self._stored is None or self.document.value == self._written:
            return True
        value = self.document.value
        try:
            self._stored = self._files.save(self._stored, value)
        except Conflict as error:
            self._ask_version(error)
            return False
        except TakujoError as error:
            self._notifier.show_error(error)
            return False
        self._open_campaign.scenarios_changed()
        renamed = value.title != self._written.title
        self._written = value
        if renamed:
            self._show_list()
            self._open_campaign.listed.emit()
        return True

    def _ask_version(self, error: Conflict) -> None:
        def mine() -> None:
            self._notifier.quiet()
            self._stored = self._open_campaign.campaign.store.present(error.theirs.path)
            self.save()

        text = self.tr("△ シナリオのファイルが、別の場所で書き換えられています。どちらも「前の版」に残ります。")
        self._notifier.notify(text, self.tr("この画面の内容で書く"), lambda: self._notifier.guard(mine))

    def flush(self) -> bool:
        """Write pending edits, also those being typed; False when writing fails (reported)."""
        focus = self.page.focusWidget()
        if focus is not None and self.document is not None:
            self.document.end_burst()
        return self.save()

    def stop(self) -> None:
        """End: nothing that still waits may reach for the page, which goes now."""
        self._stopped = True
        self._release()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.disconnect(self._end_burst)
        self._open_campaign.listed.disconnect(self.look_around)
        self._open_campaign.handouts.changed.disconnect(self.look_around)
        self.deleteLater()

    def export_to(self, path: Path) -> bool:
        """Write the scenario to a file to share; False when writing fails (reported)."""
        if self.document is None:
            return False
        try:
            with self._leftovers.expecting(path):
                scenarios.export(self._open_campaign.campaign.store, self.document.value, path)
        except TakujoError as error:
            self._notifier.show_error(error)
            return False
        self._notifier.notify(self.tr("{name} に書き出しました。").format(name=path.name))
        return True

    def _export(self) -> None:
        if self.document is not None:
            name = sanitised(self.document.value.title or PAGE) + ".json"
            title, kind = self.tr("シナリオを書き出す"), self.tr("シナリオ (*.json)")
            asking.ask_target(self.page, title, name, kind, self.export_to)

    def _import(self) -> None:
        title, kind = self.tr("シナリオを読み込む"), self.tr("シナリオ (*.json);;すべて (*)")
        asking.ask_file(self.page, title, kind, self.bring_in)

    def _versions(self) -> None:
        if self.document is not None and self._stored is not None and self.flush():
            store = self._open_campaign.campaign.store
            ScenarioVersions(self.document, self._stored.path, store, self._words, self._when).open(self.page.window())

    def print(self, gm: bool) -> None:
        """Show the pages of what is open: all of it for the GM, or what players may read before they play."""
        from desktop.controllers.output.printing import print_scenario

        if self.document is not None:
            print_scenario(self.document.value, self._open_campaign, self.page.window(), gm=gm)

    # joining

    def _build(self) -> None:
        document = ScenarioDocument(self._kind.type(), self._kind, self._open_campaign.game, ScenarioContext())
        view = system_view(self._open_campaign.system.id)
        maps = {group: make(self._words) for group, make in view.scenario_maps.items()}
        trial = self._kind.trial is not None
        formulas = SampleFormulas(self._open_campaign.system, self._rules, self._words)
        self.page.build(self._kind.type, document.fields, document.lists, maps, formulas, trial=trial)
        if self._open_campaign.campaign.read_only:
            self.page.keep_shut()

    def _rules(self) -> AnyGame:
        """The rules while the open scenario is played."""
        game, document = self._open_campaign.game, self.document
        return game if document is None else document.rules

    def _connect(self) -> None:
        page = self.page
        page.opened.connect(self.open)
        page.new_requested.connect(self.new)
        page.import_requested.connect(self._import)
        page.export_requested.connect(self._export)
        page.versions_requested.connect(self._versions)
        page.print_requested.connect(self.print)
        page.delete_requested.connect(self.delete)
        page.texts_edited.connect(self._set_texts)
        page.rows_edited.connect(self._set_rows)
        page.trial_asked.connect(self._try)
        self._open_campaign.listed.connect(self.look_around)
        self._open_campaign.handouts.changed.connect(self.look_around)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._end_burst)  # what is typed before the focus moves on is one step

    def _end_burst(self, *_focus: object) -> None:
        if self.document is not None:
            self.document.end_burst()

    def _set_texts(self, values: Mapping[str, Any]) -> None:
        if self.document is not None:
            self.document.set_texts(values, self.tr("シナリオのあらまし"))

    def _set_rows(self, group: str, rows: Sequence[Mapping[str, Any]]) -> None:
        if self.document is not None:
            title = next(schema.title for schema in self.document.lists if schema.name == group)
            self.document.set_rows(group, rows, self.tr("シナリオの{part}").format(part=self._words.say(title)))

    def _try(self, clock: int, true: Sequence[str]) -> None:
        self._clock, self._true = clock, tuple(true)
        self._show_trial()

    def _around(self, own: str) -> ScenarioContext:
        open_campaign = self._open_campaign
        mine = self._stored.path if self._stored is not None else None
        all_sheets = open_campaign.people.all_sheets()
        past = (*all_sheets, *open_campaign.people.archived())
        others = dict(row for sheet in past for row in open_campaign.system.played(sheet))
        others |= {one.id: one.title for one in self._files.listed() if one.path != mine and one.id}
        others.pop(own, None)
        return ScenarioContext(
            sheets=tuple((s.id, s.name, s.is_pc) for s in all_sheets),
            handouts=tuple(
                (one.id, one.title or self.tr("題のないハンドアウト")) for one in open_campaign.handouts.known
            ),
            scenarios=tuple(others.items()),
        )

    def look_around(self) -> None:
        if self.document is not None:
            self.document.look(self._open_campaign.game, self._around(self.document.value.id))

    # showing

    def _show_list(self) -> None:
        current = self._stored.path.name if self._stored is not None else ""
        self.page.show_list([(one.path.name, self._title(one)) for one in self._files.listed()], current)
        hint = self.tr("「新しく作る」で書きはじめるか、「読み込む…」で受け取ったシナリオを開きます。")
        self.page.show_message("" if current else hint)

    def _title(self, listed: Listed) -> str:
        return self.tr("△ {name}（読めません）").format(name=listed.title) if listed.fault else listed.title

    def _show(self) -> None:
        document = self.document
        if document is None:
            return
        rows = {schema.name: document.rows(schema.name) for schema in document.lists}
        self.page.show_value(document.texts(), rows, document.choices)
        problems = document.problems
        lines = [ProblemLine(p.text(self._words), p.field, p.severity is Severity.BLOCK) for p in problems]
        stops = sum(line.stops for line in lines)
        if stops:
            state, role = self.tr("△ 直すところ {n} 件").format(n=stops), "error-text"
        elif lines:
            state, role = self.tr("✓ 遊べます　気をつけるところ {n} 件").format(n=len(lines)), "success-text"
        else:
            state, role = self.tr("✓ 問題はありません"), "success-text"
        self.page.show_problems(lines, state, role)
        self._show_trial()
        self.stepped.emit()

    def _show_trial(self) -> None:
        document = self.document
        if document is not None and self._kind.trial is not None:
            self.page.show_trial(self._kind.trial(document.value, self._clock, self._true))
