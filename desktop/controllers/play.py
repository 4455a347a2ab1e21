"""What the person at the desk does with dice: from a clicked skill or a typed line to the tray, or to a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from desktop.controllers.command_line import (
    CheckWanted,
    DiceWanted,
    FacesTyped,
    NoteTyped,
    NotUnderstood,
    ResourceChange,
    examples,
    understand,
)
from desktop.controllers.sheet import SheetController
from desktop.core.check import CheckKind
from desktop.core.dice import RandomDice
from desktop.core.odds import percent
from desktop.core.problem import TakujoError
from desktop.models.schema import columns
from desktop.services.search import key

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk


class Play(QObject):
    """Joins the sheet in front and the command line to the tray and to the evening."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk

    # the tray

    def face(self, sheet: SheetController) -> None:
        """Turn the tray to another character, with that system's first kind of check; one that has begun stays."""
        roll, identifier = self._desk.tray.roll, sheet.document.sheet.id
        if self._desk.tray.facing == identifier or (roll is not None and roll.open):
            return
        kinds = self._kinds(sheet)
        if kinds:
            self._desk.tray.prepare(identifier, kinds[0].id, {})

    def prepare(self, kind: str, params: Mapping[str, Any]) -> None:
        """Put a check of the character in front into the tray; odds stand there before anything is thrown."""
        sheet = self._desk.sheet
        if sheet is not None:
            self._desk.workspace.post_played()
            self._desk.tray.prepare(sheet.document.sheet.id, kind, params)

    def _kinds(self, sheet: SheetController) -> tuple[CheckKind, ...]:
        return self._desk.workspace.kinds(sheet.document.sheet.id)

    # the command line

    def examples(self) -> list[str]:
        """Return lines that the character in front understands."""
        sheet = self._desk.sheet
        if sheet is None:
            return []
        play = self._desk.workspace.system.play_fields
        numbers = [s for s in columns(type(sheet.document.sheet)) if s.kind is int and s.name in play]
        numbers.sort(key=lambda schema: play.index(schema.name))
        names = [self._desk.words.say(schema.title) for schema in numbers]
        return examples(self._kinds(sheet), names, self._desk.words, self._desk.tray.wanted)

    def show_examples(self) -> None:
        """Write examples of this system into the empty command line."""
        lines = self.tr("　・　").join(self.examples())
        self._desk.main.window.ui.commandEdit.setPlaceholderText(self.tr("例　{lines}").format(lines=lines))

    def hint(self, text: str) -> None:
        """Say beside the line what Enter would do."""
        window = self._desk.main.window
        try:
            told = self._describe(self._understand(text)) if text.strip() else ""
        except TakujoError as error:
            told = self._desk.words.say(error.problem.message)
        window.hint(told)

    def enter(self, text: str) -> None:
        """Do what the line says; a line that is not understood stays, with one sentence."""
        if not text.strip():
            return
        ui = self._desk.main.window.ui
        try:
            intent = self._understand(text)
            done = self._do(intent)
        except TakujoError as error:
            self._desk.main.window.hint(self._desk.words.say(error.problem.message), refused=True)
            return
        if done:
            ui.commandEdit.clear()
            self._desk.main.window.hint("")

    def _understand(self, text: str) -> Any:
        sheet = self._desk.sheet
        kinds = self._kinds(sheet) if sheet else ()
        return understand(text, kinds, self._desk.words, self._desk.tray.wanted)

    def _do(self, intent: Any) -> bool:
        match intent:
            case FacesTyped(values=values):
                self._desk.tray.enter_faces(values)
            case CheckWanted(kind=kind, params=params):
                self.prepare(kind, params)
                self._desk.tray.focus()
            case DiceWanted(formula=formula):
                self._desk.workspace.evening.free(formula, RandomDice().throw(formula.sides))
            case NoteTyped(text=text):
                self._desk.workspace.evening.note(text)
            case ResourceChange():
                return self._change_resource(intent)
            case _:
                self._desk.main.window.hint(self._describe(intent), refused=True)
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
            case NoteTyped(text=text):
                return self.tr("記録に書く: {text}").format(text=text[:30])
            case ResourceChange():
                found = self._resource(intent)
                if found is None:
                    return self.tr("「{name}」という数はありません。").format(name=intent.name[:30])
                _field, title, now = found
                after = intent.amount if intent.absolute else now + intent.amount
                return f"{title} {now} → {after}　Enter"
            case NotUnderstood(text=text):
                example = "".join(self.examples()[:1])
                said = self.tr("「{text}」は分かりません。例　{example}").format(text=text[:30], example=example)
                return said if text.strip() else ""
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
            self._desk.main.window.hint(self._describe(intent), refused=True)
            return False
        field, title, now = found
        after = intent.amount if intent.absolute else now + intent.amount
        problem = sheet.document.edit(field, after, title)
        sheet.document.end_burst()  # in play this posts it as a step of the evening
        if problem is not None:
            self._desk.main.tell_problem(problem)
        return problem is None
