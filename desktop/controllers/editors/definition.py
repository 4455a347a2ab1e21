"""Editing a game definition: changes run live in odds, a sample check and a sample sheet, and are saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.editors.definition_files import DefinitionFiles
from desktop.controllers.editors.definition_live import LiveColumn
from desktop.controllers.editors.definition_state import DefinitionState, RulesKept
from desktop.controllers.editors.definition_tables import DefinitionTables
from desktop.controllers.program.appearance import Appearance
from desktop.controllers.program.notifier import Notifier
from desktop.core.build_step import Steps, done
from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.problem import TakujoError
from desktop.models.editors.definition import DefinitionDocument
from desktop.models.sheet.undo import UndoStack
from desktop.services.campaign import definitions
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.storage.files import GAME, sanitised
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs import asking
from desktop.views.dialogs.import_preview import DefinitionImportDialog
from desktop.views.editors.definition import ABOUT, DefinitionPage

PAGE = "definition"
PAUSE = 700
"""Milliseconds of rest before the file follows."""


def begun(open_campaign: OpenCampaign, notifier: Notifier) -> Definition:
    """Return what is edited: the draft with mistakes, else what is played, else the system's own."""
    campaign = open_campaign.campaign
    try:
        draft = campaign.definition_draft()
    except TakujoError as error:
        notifier.show_error(error)
        draft = None
    return draft or campaign.definition() or open_campaign.system.definition(campaign.title)


def names_of(document: DefinitionDocument, say: Callable[[str], str]) -> dict[str, list[tuple[str, str]]]:
    """Return what rows may refer to, by kind: value and name as the page says it."""
    found = {
        f"list:{spec.id}": [
            (str(row["id"]), say(str(row.get("name", "")))) for row in document.rows(spec.id) if "id" in row
        ]
        for spec in document.system.lists
    }
    tracks = [row for row in document.profile_rows() if row["kind"] == FieldKind.TRACK and not row["removed"]]
    found["track"] = [(row["id"], row["label"]) for row in tracks]
    for kind, known in document.system.names(document.game).items():
        found[kind] = [(value, say(name)) for value, name in known]
    return found


class DefinitionController(QObject):
    """Joins a definition to its page and to the campaign that plays it."""

    def __init__(
        self,
        definition: Definition,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        leftovers: StaleFiles,
        appearance: Appearance,
        origin: str,
        make: Callable[[Definition, str], object],
        parent: QObject,
    ) -> None:
        """Open the editor.

        Args:
            origin: the name of the system that the definition changes.
            make: makes a new campaign of a title that plays by a definition.
        """
        super().__init__(parent)
        self.open_campaign = open_campaign
        self._words = open_campaign.words.apart()
        self._words.call({})  # the editor names things as the book does: what they are called here is written in it
        self._notifier, self._leftovers = notifier, leftovers
        self._origin, self._make = origin, make
        self.document = DefinitionDocument(definition, open_campaign.system, self)
        self.page = DefinitionPage(self._words)
        self.page.ui.dice.dice.animated = open_campaign.animated
        kept = RulesKept(open_campaign.play_session)
        self.state = DefinitionState(self.page, self.document, self._words, kept.others, parent=self)
        self.live = LiveColumn(self.page, self.document, self._words, self.state, appearance, parent=self)
        self.saving = DefinitionSaving(self.document, open_campaign, parent=self)
        self.files = DefinitionFiles(self.page, open_campaign.campaign.store, Catalogue(), open_campaign.words)
        self.tables = DefinitionTables(
            self.page.tables, self.document, open_campaign.words, notifier, leftovers, parent=self
        )
        self._build()
        self._connect()
        self._show()
        self.live.show_odds()  # the sheet waits until the page has its size, chances need not
        if open_campaign.campaign.read_only:
            self.page.ui.scroll.setEnabled(False)
            self.page.ui.titleEdit.setEnabled(False)

    @property
    def undo_stack(self) -> UndoStack:
        """What undo of the window reverts while the page is in front."""
        return self.document.undo_stack

    def save(self) -> bool:
        """Let the campaign play by the definition; one with mistakes is kept beside the last one without."""
        return self.saving.now()

    def flush(self) -> bool:
        """Write pending edits, also those being typed; False when writing fails (reported)."""
        focus = self.page.focusWidget()
        if focus is not None:
            focus.clearFocus()
        return self.saving.up_to_date or self.save()

    def stop(self) -> None:
        """End: nothing that still waits may reach for the page, which goes now."""
        self.live.stop()
        self.saving.stop()
        self.document.changed.disconnect()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.disconnect(self.document.end_burst)
        self.deleteLater()

    def export(self) -> None:
        """Write the definition as one file to share."""
        name = sanitised(self.document.value.title or self.open_campaign.system.id) + GAME
        title, kind = self.tr("ゲーム定義を書き出す"), self.tr("ゲーム定義 (*.takujo-game)")
        asking.ask_target(self.page, title, name, kind, self.export_to)

    def export_to(self, path: Path) -> bool:
        """Write the definition to a file; False when writing fails (reported)."""
        notice = tuple(dict.fromkeys((*self.open_campaign.system.notice, *self.document.value.notice)))
        try:
            with self._leftovers.expecting(path):
                definitions.export(self.open_campaign.campaign.store, self.document.value.evolve(notice=notice), path)
        except TakujoError as error:
            self._notifier.show_error(error)
            return False
        self._notifier.notify(self.tr("{name} に書き出しました。").format(name=path.name))
        return True

    def import_file(self) -> None:
        """Ask for a definition to take in place of this one; what it changes is shown first."""
        self.files.choose_for(self.open_campaign.system, self.propose)

    def propose(self, found: Definition) -> None:
        """Show what another definition changes, and on which sheets, before it is taken as one step."""
        document, open_campaign = self.document, self.open_campaign
        found = document.remembering(found)
        sheets = [read.sheet for read in open_campaign.listing.sheets()]
        blocks = self.files.changes(document.system, document.value, document.game, found, sheets)
        way_out = self.tr(
            "取り込んだあとも「元に戻す」で戻せます。なくなる行や欄に書いてあるものは、シートに残ります。"
        )
        dialog = DefinitionImportDialog(self.files.headline(found), blocks, way_out, self.page.window())
        after = found.evolve(id=document.value.id)
        dialog.taken.connect(lambda: document.replace(after, self.tr("ゲーム定義を取り込む")))
        dialog.open()

    # building and joining

    def _build(self) -> None:
        page, system = self.page, self.document.system
        page.ui.basedOn.setText(self.tr("もと：{name}").format(name=self._origin))
        page.add_about()
        infos = self.document.infos.values()
        for group in dict.fromkeys(info.group for info in infos):
            page.add_section(group, group)
            for info in infos:
                if info.group == group:
                    page.add_setting(info)
        page.add_rows("profile", "プロフィールの項目", ProfileField, self.live.formulas)
        for spec in system.lists:
            page.add_rows(spec.id, spec.title, spec.row_type, self.live.formulas, fixed=spec.fixed)
        if system.labels:
            page.add_section("labels", "用語")
            known, more = ([(label.id, label.text) for label in some] for some in (system.labels, system.captions))
            page.add_labels(known, more, opened=any(key in self.document.value.labels for key, _ in more))
        page.add_rows("checks", "自作の判定", CustomCheck, self.live.results)
        page.add_tables()
        page.add_section("notice", "権利表記")
        self._notice = page.add_notice([self._words.say(line) for line in system.notice])
        page.finish_building()
        self.live.show_kinds()

    def _connect(self) -> None:
        page, document = self.page, self.document
        page.setting_changed.connect(self._set_setting)
        page.labels_added.connect(self._show)
        page.label_changed.connect(lambda i, word: document.set_label(i, word, self.tr("用語を変える")))
        page.rows_changed.connect(self._set_rows)
        page.text_changed.connect(lambda field, value: document.set_text(field, value, self.tr("題名や表記を変える")))
        page.kind_chosen.connect(self.choose_kind)
        page.roll_requested.connect(self.live.roll)
        page.sheet_requested.connect(self.live.other_sheet)
        page.ui.importButton.clicked.connect(self.import_file)
        page.ui.exportButton.clicked.connect(self.export)
        page.ui.problemsButton.clicked.connect(self.state.show_problems)
        page.ui.diffButton.clicked.connect(self.state.show_differences)
        page.ui.newButton.clicked.connect(self._new_table)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            # whatever is typed before the focus moves on is one step
            app.focusChanged.connect(document.end_burst)
        document.changed.connect(self._show)
        document.refused.connect(self._notifier.show_problem)
        document.refused.connect(lambda _problem: self._show())  # the page goes back to what was kept

    def _set_setting(self, key: str, value: Any) -> None:
        title = self._words.say(self.document.infos[key].title)
        self.document.set_setting(key, value, self.tr("「{name}」を変える").format(name=title))

    def _set_rows(self, list_id: str, rows: Any) -> None:
        text = self.tr("一覧を書き換える")
        before = self._rows_of(list_id)
        if rows is None or len(rows) != len(before):
            self.document.end_burst()
        if list_id == "profile":
            self.document.set_profile(rows, text)
        elif list_id == "checks":
            self.document.set_checks(rows, text)
        else:
            self.document.set_rows(list_id, rows, text)

    def _rows_of(self, list_id: str) -> tuple[Mapping[str, Any], ...]:
        own = {"profile": self.document.profile_rows, "checks": self.document.check_rows}.get(list_id)
        return own() if own is not None else self.document.rows(list_id)

    # showing

    def _show(self) -> None:
        page, document = self.page, self.document
        value = document.value
        if page.ui.titleEdit.text() != value.title:
            page.ui.titleEdit.setText(value.title)
            page.ui.titleEdit.setCursorPosition(0)  # a long one is read from its beginning
        page.names.show(names_of(document, self._words.say))
        for field in ABOUT:
            page.show_about(field, str(getattr(value, field)))
        for key, row in page.settings.items():
            row.show_value(document.setting(key), self._effect(key))
        for list_id, editor in page.editors.items():
            if list_id == "profile":
                editor.show_rows(document.profile_rows(), changed=value.profile is not None)
            elif list_id == "checks":
                editor.show_rows(document.check_rows(), changed=bool(value.checks))
            else:
                editor.show_rows(document.rows(list_id), changed=list_id in value.lists)
        for label, line in page.labels.items():
            word = value.labels.get(label, "")
            if line.text() != word and not line.hasFocus():
                line.setText(word)
        notice = "\n".join(line for line in value.notice if line not in document.system.notice)
        if self._notice.toPlainText().strip() != notice.strip() and not self._notice.hasFocus():
            self._notice.setPlainText(notice)
        sections = [
            *{i.group for i in document.infos.values()},
            "profile",
            "labels",
            "checks",
            "tables",
            *(s.id for s in document.system.lists),
        ]
        self.tables.show()
        page.show_counts({section: document.changes_of(section) for section in sections})
        self.state.show()
        self.live.start()

    def _effect(self, key: str) -> str:
        """Say what a changed switch does: the values, and the chance of the sample check where that moves."""
        row, info = self.page.settings[key], self.document.infos[key]
        value = self.document.setting(key)
        if value == info.default:
            return self.tr("既定のまま")
        text = f"{row.word_of(info.default)} → {row.word_of(value)}"
        before, after = self.live.chance(without=key), self.live.chance()
        if before and after and before != after:
            text += self.tr("　成功 {a} → {b}").format(a=before, b=after)
        return text

    def choose_kind(self, kind: str) -> None:
        self.live.choose_kind(kind)
        self._show()

    def _new_table(self) -> None:
        """Make a new campaign that plays by this definition."""
        value = self.document.value
        self._make(value, value.title or self.tr("新しい卓"))


class DefinitionSaving(QObject):
    """Lets `table.json`, and the campaign that plays, follow a document."""

    def __init__(self, document: DefinitionDocument, open_campaign: OpenCampaign, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self.open_campaign = document, open_campaign
        self._written = document.value
        self.rest = QTimer(self, singleShot=True, interval=PAUSE)
        self.rest.timeout.connect(self.begin)
        self.turn = QTimer(self, singleShot=True, interval=0)
        self.turn.timeout.connect(self._write_next)
        self._pieces: Steps[bool] | None = None
        document.changed.connect(self.rest.start)

    @property
    def up_to_date(self) -> bool:
        """Tell whether the file holds what is edited."""
        return self._document.value == self._written

    def now(self) -> bool:
        """Write without waiting; False when writing fails (reported)."""
        self.stop()
        return done(self._all())

    def stop(self) -> None:
        """Write nothing by itself; what is half done was not written, and the file is as it was."""
        self.rest.stop()
        self.turn.stop()
        self._pieces = None

    def begin(self) -> None:
        """Write in pieces: a key that comes meanwhile waits for one of them, and what it types for the next rest."""
        if self._pieces is None:
            self._pieces = self._all()
            self.turn.start()
        else:  # the disk was slower than the person: the newer one once the older one is written
            self.rest.start()

    def _write_next(self) -> None:
        if self._pieces is None:
            return
        try:
            next(self._pieces)
        except StopIteration:
            self._pieces = None
        else:
            self.turn.start()

    def _all(self) -> Steps[bool]:
        """Do everything, and say whether it is written."""
        document, rules = self._document, self.open_campaign.rules
        value, playable = document.value, not document.blocking
        game = document.game if playable else None
        plain = rules.written(value, playable=playable)
        yield
        prepared = yield from self.open_campaign.campaign.prepared(**plain)
        yield
        written = rules.put(prepared, game)
        if written:
            self._written = value
        return written
