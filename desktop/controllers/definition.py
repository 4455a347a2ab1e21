"""Editing a game definition: changes run live in odds, a sample check and a sample sheet, and are saved at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop.controllers.appearance import Appearance
from desktop.controllers.definition_files import DefinitionFiles
from desktop.controllers.definition_tables import DefinitionTables
from desktop.controllers.sample_formulas import SampleFormulas
from desktop.controllers.teller import Teller
from desktop.controllers.workspace import Workspace
from desktop.core.check import Check
from desktop.core.dice import RandomDice
from desktop.core.game import AnyGame, Definition, FieldKind, ProfileField
from desktop.core.odds import percent
from desktop.core.own_checks.model import OwnCheck
from desktop.core.problem import TakujoError
from desktop.core.words import Counted
from desktop.models.definition import DefinitionDocument
from desktop.models.document import SheetDocument
from desktop.services import definition_changes, definitions
from desktop.services.catalogue import Catalogue
from desktop.services.filenames import GAME, sanitised
from desktop.services.leftovers import Leftovers
from desktop.views.definition import ABOUT, DefinitionPage
from desktop.views.dialogs import asking
from desktop.views.dialogs.definition_import import DefinitionImportDialog
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.dice import DiceGroup, Die
from desktop.views.widgets.odds import OddsLine

LIVE_PAUSE = 150
SAVE_PAUSE = 700
"""Milliseconds of rest before the live column, and the file, follow."""
MOST_STEPS = 40
"""A sample check ends after this many choices at the latest."""
PAGE = "definition"


def begun(workspace: Workspace, teller: Teller) -> Definition:
    """Return what is edited: the draft with mistakes, else what is played, else the system's own."""
    table = workspace.table
    try:
        draft = table.definition_draft()
    except TakujoError as error:
        teller.tell(error)
        draft = None
    return draft or table.definition() or workspace.system.definition(table.title)


class DefinitionController(QObject):
    """Joins a definition to its page and to the 卓 that plays it."""

    def __init__(
        self,
        definition: Definition,
        workspace: Workspace,
        teller: Teller,
        leftovers: Leftovers,
        appearance: Appearance,
        origin: str,
        make: Callable[[Definition, str], object],
        parent: QObject,
    ) -> None:
        """Open the editor.

        Args:
            origin: the name of the system that the definition changes.
            make: makes a new 卓 of a title that plays by a definition.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._words = workspace.words.apart()
        self._words.call({})  # the editor names things as the book does: what they are called here is written in it
        self._teller, self._leftovers, self._appearance = teller, leftovers, appearance
        self._origin, self._make = origin, make
        self.document = DefinitionDocument(definition, workspace.system)
        self.page = DefinitionPage(self._words)
        self.page.ui.dice.dice.animated = workspace.animated
        self._formulas = SampleFormulas(self.document, self._words)
        self._results = SampleFormulas(self.document, self._words, results=True)
        self._seed = 1
        self._kind = ""
        self._written = definition
        self._live = QTimer(self, singleShot=True, interval=LIVE_PAUSE)
        self._live.timeout.connect(self._run_live)
        self._save = QTimer(self, singleShot=True, interval=SAVE_PAUSE)
        self._save.timeout.connect(self.save)
        self._files = DefinitionFiles(self.page, workspace.table.store, Catalogue(), workspace.words)
        self._tables = DefinitionTables(
            self.page.tables, self.document, workspace.words, teller, leftovers, parent=self
        )
        self._build()
        self._connect()
        self._show()
        self._show_odds()  # the sheet waits until the page has its size, chances need not
        if workspace.table.read_only:
            self.page.ui.scroll.setEnabled(False)
            self.page.ui.titleEdit.setEnabled(False)

    @property
    def undo_stack(self) -> QUndoStack:
        """What undo of the window takes back while the page is in front."""
        return self.document.undo_stack

    def save(self) -> bool:
        """Let the 卓 play by the definition; one with mistakes is kept beside the last one without."""
        self._save.stop()
        value, workspace = self.document.value, self._workspace
        written = workspace.keep_draft(value) if self.document.blocking else workspace.set_definition(value)
        if written:
            self._written = value
        return written

    def flush(self) -> bool:
        """Write what has not been written, also what is just being typed; False when it cannot be written (told)."""
        focus = self.page.focusWidget()
        if focus is not None:
            focus.clearFocus()
        return self.document.value == self._written or self.save()

    def stop(self) -> None:
        """End: nothing that still waits may reach for the page, which goes now."""
        self._live.stop()
        self._save.stop()
        self.document.changed.disconnect()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.disconnect(self.document.end_burst)
        self.deleteLater()

    def export(self) -> None:
        """Write the definition as one file to share."""
        name = sanitised(self.document.value.title or self._workspace.system.id) + GAME
        title, kind = self.tr("ゲーム定義を書き出す"), self.tr("ゲーム定義 (*.takujo-game)")
        asking.ask_target(self.page, title, name, kind, self.export_to)

    def export_to(self, path: Path) -> bool:
        """Write the definition to a file; False when it cannot be written (told)."""
        notice = tuple(dict.fromkeys((*self._workspace.system.notice, *self.document.value.notice)))
        try:
            with self._leftovers.expecting(path):
                definitions.export(self._workspace.table.store, self.document.value.evolve(notice=notice), path)
        except TakujoError as error:
            self._teller.tell(error)
            return False
        self._teller.notify(self.tr("{name} に書き出しました。").format(name=path.name))
        return True

    def import_file(self) -> None:
        """Ask for a definition to take in place of this one; what it changes is shown first."""
        self._files.choose_for(self._workspace.system, self.propose)

    def propose(self, found: Definition) -> None:
        """Show what another definition changes, and on which sheets, before it is taken as one step."""
        document, workspace = self.document, self._workspace
        sheets = [read.sheet for read in workspace.sheets()]
        blocks = self._files.changes(document.system, document.value, document.game, found, sheets)
        dialog = DefinitionImportDialog(self._files.headline(found), blocks, self.page.window())
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
        page.add_rows("profile", "プロフィールの項目", ProfileField, self._formulas)
        for spec in system.lists:
            page.add_rows(spec.id, spec.title, spec.row_type, self._formulas, fixed=spec.fixed)
        if system.labels:
            page.add_section("labels", "用語")
            page.add_labels([(label.id, label.text) for label in system.labels])
        page.add_rows("checks", "自作の判定", OwnCheck, self._results)
        page.add_tables()
        page.add_section("notice", "権利表記")
        self._notice = page.add_notice([self._words.say(line) for line in system.notice])
        page.finish_building()
        self._show_kinds()

    def _connect(self) -> None:
        page, document = self.page, self.document
        page.setting_changed.connect(self._set_setting)
        page.label_changed.connect(lambda i, word: document.set_label(i, word, self.tr("用語を変える")))
        page.rows_changed.connect(self._set_rows)
        page.text_changed.connect(lambda field, value: document.set_text(field, value, self.tr("題名や表記を変える")))
        page.kind_chosen.connect(self._choose_kind)
        page.roll_requested.connect(self._roll)
        page.sheet_requested.connect(self._other_sheet)
        page.ui.undoButton.clicked.connect(document.undo_stack.undo)
        page.ui.redoButton.clicked.connect(document.undo_stack.redo)
        page.ui.importButton.clicked.connect(self.import_file)
        page.ui.exportButton.clicked.connect(self.export)
        page.ui.problemsButton.clicked.connect(self._show_problems)
        page.ui.diffButton.clicked.connect(self._show_differences)
        page.ui.newButton.clicked.connect(self._new_table)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            # whatever is typed before the focus moves on is one step
            app.focusChanged.connect(document.end_burst)
        document.changed.connect(self._show)
        document.changed.connect(self._save.start)
        document.refused.connect(self._teller.tell_problem)

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

    def _rows_of(self, list_id: str) -> tuple[dict[str, Any], ...]:
        own = {"profile": self.document.profile_rows, "checks": self.document.check_rows}.get(list_id)
        return own() if own is not None else self.document.rows(list_id)

    # showing

    def _show(self) -> None:
        page, document = self.page, self.document
        value = document.value
        if page.ui.titleEdit.text() != value.title:
            page.ui.titleEdit.setText(value.title)
        page.names.show(self._names())
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
        self._tables.show()
        page.show_counts({section: document.changes_of(section) for section in sections})
        self._show_state()
        page.ui.undoButton.setEnabled(document.undo_stack.canUndo())
        page.ui.redoButton.setEnabled(document.undo_stack.canRedo())
        self._live.start()

    def _names(self) -> dict[str, list[tuple[str, str]]]:
        """Return what rows may refer to, by kind: value and name as the page says it."""
        document, say = self.document, self._words.say
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

    def _show_state(self) -> None:
        problems, warnings = self.document.blocking, self.document.warnings
        if problems:
            first = problems[0].said(self._words)
            text = self.tr("△ 直すところ {n} 件　{first}").format(n=len(problems), first=first)
            self.page.ui.state.setToolTip("\n".join(self._words.say(p.message) for p in problems[:20]))
            self.page.show_state(text, "error-text", usable=False)
        elif warnings:
            text = self.tr("△ 気をつけるところ {n} 件　{first}").format(
                n=len(warnings), first=warnings[0].said(self._words)
            )
            self.page.ui.state.setToolTip("")
            self.page.show_state(text, "warning-text", usable=True)
        else:
            changes = self.document.changes
            text = (
                self.tr("✓ 問題はありません　既定から {n} か所を変更")
                if changes
                else self.tr("✓ 問題はありません　変更なし")
            )
            text = text.format(n=changes)
            self.page.ui.state.setToolTip("")
            self.page.show_state(text, "success-text", usable=True)

    def _effect(self, key: str) -> str:
        """Say what a changed switch does: the values, and the chance of the sample check where that moves."""
        row, info = self.page.settings[key], self.document.infos[key]
        value = self.document.setting(key)
        if value == info.default:
            return self.tr("既定のまま")
        text = f"{row.word_of(info.default)} → {row.word_of(value)}"
        before, after = self._chance(None), self._chance({key: value})
        if before and after and before != after:
            text += self.tr("　成功 {a} → {b}").format(a=before, b=after)
        return text

    def _chance(self, settings: dict[str, Any] | None) -> str:
        system = self.document.system
        definition = Definition(based_on=system.id, settings=settings or {})
        if system.check_definition(definition):
            return ""
        check = self._start(system.game(definition))
        chance = check.odds().success if check is not None else None
        return percent(chance) if chance is not None else ""

    def _start(self, game: AnyGame) -> Check | None:
        try:
            return self.document.system.begin(self._kind, self._formulas.roller(self._kind), {}, game)
        except TakujoError:
            return None

    # the live column

    def _run_live(self) -> None:
        self._show_kinds()
        self._show_odds()
        self._draw_sheet()

    def _show_odds(self) -> None:
        check = self._start(self.document.game)
        lines: list[OddsLine] = []
        if check is not None:
            odds = check.odds()
            if odds.success is not None:
                title = self._words.say(check.title)
                lines.append(OddsLine(title, float(odds.success), percent(odds.success)))
            lines += [
                OddsLine(self._words.say(r.label), float(r.chance), percent(r.chance), r.current, r.legal)
                for r in odds.rows
            ]
        self.page.ui.odds.show_lines(lines)

    def _show_kinds(self) -> None:
        """Offer every check of the definition as it stands; the chosen one stays while there is one like it."""
        box = self.page.ui.kindCombo
        kinds = [(kind.id, self._words.say(kind.label)) for kind in self._formulas.kinds()]
        if kinds == [(box.itemData(n), box.itemText(n)) for n in range(box.count())]:
            return
        blocker = QSignalBlocker(box)
        box.clear()
        for kind, label in kinds:
            box.addItem(label, kind)
        box.setCurrentIndex(max(0, box.findData(self._kind)))
        del blocker
        self._kind = str(box.currentData() or "")

    def _choose_kind(self, kind: str) -> None:
        self._kind = kind
        self._show()

    def _roll(self) -> None:
        """Run one whole check with the program's dice, taking the plain way at every choice."""
        check, dice, throws = self._start(self.document.game), RandomDice(), []
        for _ in range(MOST_STEPS):
            if check is None or check.done:
                break
            if check.wants is not None:
                throws.append(dice.throw(check.wants.sides))
                check = check.throw(throws[-1])
                continue
            option = next((o for o in check.options if o.primary and o.enabled), None)
            option = option or next((o for o in check.options if o.enabled), None)
            if option is None:
                break
            check = check.choose(option.id)
        accent = self._appearance.accent
        groups = [
            DiceGroup(tuple(Die(f.sides, f.value, accent) for f in t.faces), added=n > 0) for n, t in enumerate(throws)
        ]
        self.page.ui.dice.dice.show_dice(groups)
        outcome = check.outcome if check is not None else None
        if outcome is None:
            self.page.ui.outcome.setText("")
            return
        sign = {True: "✓ ", False: "× ", None: ""}[outcome.success]
        detail = self._words.say(outcome.detail)
        self.page.ui.outcome.setText("　".join(p for p in (sign + self._words.say(outcome.label), detail) if p))

    def _other_sheet(self) -> None:
        self._seed += 1
        self._draw_sheet()

    def _draw_sheet(self) -> None:
        from desktop.controllers.paper import first_page

        system, game = self.document.system, self.document.game
        try:
            sheet = system.by_chance(game, random.Random(self._seed))
        except TakujoError as error:
            # rules can hold together and still leave no room for a character; whoever writes them must see that
            text = self.tr("△ このままではキャラクターを作れません　{why}").format(
                why=self._words.say(error.problem.message)
            )
            self.page.show_state(text, "warning-text", usable=True)
            return
        self._show_state()
        self._formulas.show(sheet)
        self._results.show(sheet)
        self._show_kinds()
        preview = self.page.ui.preview
        title = self.document.value.title
        preview.show_page(*first_page(SheetDocument(sheet, system, game), self._words, preview.wanted_width(), title))

    # leaving

    def differences(self) -> list[str]:
        """List in words everything that differs from the system."""
        document = self.document
        base = document.system.definition(document.value.title)
        return [self._words.say(line) for line in definition_changes.changes(document.system, base, document.value)]

    def _show_problems(self) -> None:
        """List everything that is wrong, what only asks for attention last."""
        found = (*self.document.blocking, *self.document.warnings)
        lines = [f"{problem.said(self._words)}　{problem.rule}".strip("　") for problem in found]
        headline = self.tr("ゲーム定義に直すところが {n} 件あります。").format(n=Counted(len(found)))
        dialog = MistakesDialog(headline, lines, self.page.window())
        dialog.setWindowTitle(self.tr("直すところ"))
        dialog.open()

    def _show_differences(self) -> None:
        self._tell(self.tr("元の定義との違い"), "\n".join(self.differences()) or self.tr("元の定義と同じです。"))

    def _tell(self, title: str, text: str) -> None:
        box = QMessageBox(self.page.window())
        box.setWindowTitle(title)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text[:4000])
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _new_table(self) -> None:
        """Make a new 卓 that plays by this definition."""
        value = self.document.value
        self._make(value, value.title or self.tr("新しい卓"))
