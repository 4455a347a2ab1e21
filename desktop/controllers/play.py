"""Checks at the desk: from a clicked skill or a typed command to the dice tray, to the log and back to the sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from desktop.controllers.command_line import (
    CheckWanted,
    DiceWanted,
    FacesTyped,
    NotUnderstood,
    ResourceChange,
    understand,
)
from desktop.controllers.consequences import Consequences
from desktop.controllers.sheet import SheetController
from desktop.core.check import Check, CheckKind
from desktop.core.dice import RandomDice
from desktop.core.odds import percent
from desktop.core.outcome import Change, Outcome
from desktop.core.problem import TakujoError
from desktop.models.schema import columns
from desktop.services.search import key

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk

LARGEST_PARTY = 12
"""Characters who may pay for one another's effects at one table."""


class Play(QObject):
    """What the person at the desk does with dice."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._facing = ""
        self._consequences = Consequences(desk)
        desk.tray.finished.connect(self._finished)

    # the tray

    def face(self, sheet: SheetController) -> None:
        """Turn the tray to another character, with that system's first kind of check."""
        if self._facing != sheet.document.sheet.id:
            kinds = self._kinds(sheet)
            if kinds:
                self.prepare(kinds[0].id, {})

    def prepare(self, kind: str, params: Mapping[str, Any]) -> None:
        """Put a check of the character in front into the tray; odds stand there before anything is thrown."""
        sheet = self._desk.sheet
        if sheet is None:
            return
        workspace = self._desk.workspace
        self._facing = sheet.document.sheet.id
        party = tuple(read.sheet for read in workspace.sheets(lambda e: e.is_pc, LARGEST_PARTY))
        self._desk.tray.prepare(workspace.system, workspace.game, sheet.document.sheet, kind, dict(params), party)

    def _kinds(self, sheet: SheetController) -> tuple[CheckKind, ...]:
        return tuple(self._desk.workspace.system.check_kinds(sheet.document.sheet, self._desk.workspace.game))

    def _finished(self, outcome: Outcome, check: Check) -> None:
        controller = self._desk.workspace.controller_of(self._facing)
        who = controller.document.sheet.name if controller else ""
        self._desk.log.record_outcome(who, self._desk.words.say(check.title), outcome)
        self._consequences.carry_out(outcome.changes)

    # the command line

    def hint(self, text: str) -> None:
        """Say beside the line what Enter would do."""
        label = self._desk.main.window.ui.commandHint
        try:
            intent = self._understand(text)
        except TakujoError as error:
            label.setText(self._desk.words.say(error.problem.message))
            return
        label.setText(self._describe(intent) if text.strip() else "")

    def enter(self, text: str) -> None:
        """Do what the line says; a line that is not understood stays, with one sentence."""
        if not text.strip():
            return
        ui = self._desk.main.window.ui
        try:
            intent = self._understand(text)
            done = self._do(intent)
        except TakujoError as error:
            ui.commandHint.setText(self._desk.words.say(error.problem.message))
            return
        if done:
            ui.commandEdit.clear()
            ui.commandHint.clear()

    def _understand(self, text: str) -> Any:
        sheet = self._desk.sheet
        kinds = self._kinds(sheet) if sheet else ()
        check = self._desk.tray.check
        wanted = check.wants.sides if check is not None and check.wants is not None else ()
        return understand(text, kinds, self._desk.words, wanted)

    def _do(self, intent: Any) -> bool:
        match intent:
            case FacesTyped(values=values):
                self._desk.tray.enter_faces(values)
            case CheckWanted(kind=kind, params=params):
                self.prepare(kind, params)
                self._desk.tray.focus()
            case DiceWanted(formula=formula):
                throw = RandomDice().throw(formula.sides)
                total = formula.total(throw)
                met = {True: self.tr("成功"), False: self.tr("失敗"), None: ""}[formula.met(total)]
                faces = " ".join(map(str, throw.values))
                self._desk.log.record(f"{formula} → {faces} → {total}　{met}".rstrip(), kind="dice")
                self._desk.tray.show_free(throw)
            case ResourceChange():
                return self._change_resource(intent)
            case _:
                self._desk.main.window.ui.commandHint.setText(self._describe(intent))
                return False
        return True

    def _describe(self, intent: Any) -> str:
        match intent:
            case FacesTyped(values=values):
                return self.tr("出目 {faces}　Enter で入れる").format(faces=" ".join(map(str, values)))
            case CheckWanted():
                return self._describe_check(intent)
            case DiceWanted(formula=formula):
                return self.tr("{dice} を振る　Enter").format(dice=formula)
            case ResourceChange():
                found = self._resource(intent)
                if found is None:
                    return self.tr("「{name}」という数はありません。").format(name=intent.name[:30])
                _field, title, now = found
                after = intent.amount if intent.absolute else now + intent.amount
                return f"{title} {now} → {after}　Enter"
            case NotUnderstood(text=text):
                return self.tr("「{text}」は分かりません。例　運動 7").format(text=text[:30]) if text.strip() else ""
        return ""

    def _describe_check(self, intent: CheckWanted) -> str:
        desk = self._desk
        if desk.sheet is None:
            return self.tr("先にキャラクターを開いてください。")
        system, game = desk.workspace.system, desk.workspace.game
        check = system.start_check(intent.kind, desk.sheet.document.sheet, intent.params, game)
        odds = check.odds()
        chance = self.tr("　成功 {p}").format(p=percent(odds.success)) if odds.success is not None else ""
        return desk.words.say(check.title) + chance + self.tr("　Enter で準備")

    def _resource(self, intent: ResourceChange) -> tuple[str, str, int] | None:
        """Find a whole number on the sheet by its title or field name: (field, title, value)."""
        sheet = self._desk.sheet
        if sheet is None:
            return None
        wanted = key(intent.name)
        value = sheet.document.sheet
        for schema in columns(type(value)):
            title = self._desk.words.say(schema.title)
            if schema.kind is int and wanted in (key(title), key(schema.name), key(schema.title)):
                now = getattr(value, schema.name)
                return schema.name, title, now or 0
        return None

    def _change_resource(self, intent: ResourceChange) -> bool:
        sheet, found = self._desk.sheet, self._resource(intent)
        if sheet is None or found is None:
            self._desk.main.window.ui.commandHint.setText(self._describe(intent))
            return False
        field, title, now = found
        after = intent.amount if intent.absolute else now + intent.amount
        problem = sheet.document.edit(field, after, title)
        sheet.document.end_burst()
        if problem is not None:
            self._desk.main.tell_problem(problem)
            return False
        text = f"{title} {now} → {after}"
        change = Change(sheet=sheet.document.sheet.id, field=field, before=now, after=after)
        done = {"change": change.model_dump(mode="json", exclude_defaults=True)}
        self._desk.log.record(text, sheet.document.sheet.name, kind="change", data=done)
        return True
