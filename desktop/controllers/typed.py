"""The steps of play on the command line: what a line means now, whether it is legal, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import Any

from PySide6.QtCore import QObject

from desktop.controllers.mode_switch import Selection
from desktop.controllers.open_campaign import OpenCampaign
from desktop.core.outcome import Change
from desktop.core.problem import Refusal, TakujoError, refuse
from desktop.core.sheet import Sheet
from desktop.core.value import Value, at
from desktop.core.viewer import Viewer
from desktop.core.words import Typed, phrase
from desktop.services.command_line.completion import Completion, completions
from desktop.services.command_line.names import WHOLE, Name
from desktop.services.command_line.parser import TypedStep, read
from desktop.services.command_line.scene import Scene, scene_of
from desktop.services.command_line.step_name import named_step
from desktop.services.engine_event import takes_ruling
from desktop.services.playing import Playing

LONGEST = 30
"""Characters of a typed word that a sentence repeats."""


@dataclass(frozen=True, eq=False)
class _Ground:
    """What the scenes of a line are made of."""

    playing: Playing
    states: tuple[Value | None, ...]
    sheets: tuple[Sheet, ...]
    selected: str
    options: tuple[Name, ...]

    def same(self, other: _Ground | None) -> bool:
        """Tell whether nothing has changed; states and sheets never change, others take their place."""
        if other is None or self.playing is not other.playing or self.selected != other.selected:
            return False
        mine, theirs = (*self.states, *self.sheets), (*other.states, *other.sheets)
        alike = len(mine) == len(theirs) and all(map(is_, mine, theirs))
        return alike and self.options == other.options


class TypedSteps(QObject):
    """Reads steps of the engines that run.

    Args:
        throw: lets the program throw the dice that are wanted.
    """

    def __init__(
        self, open_campaign: OpenCampaign, selection: Selection, throw: Callable[[], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._selection, self._throw = open_campaign, selection, throw
        self._words, self._play_session = open_campaign.words, open_campaign.play_session
        self._scenes: list[Scene] = []
        self._made_of: _Ground | None = None

    def scenes(self) -> list[Scene]:
        """What may be typed of each engine that runs, the one that is looked at first.

        One line asks several times, and the next key again.
        """
        playing, first = self._play_session.playing, self._selection.engine
        names = sorted(playing.running, key=lambda name: name != first)
        if not names:
            return []
        sheets = self._open_campaign.people.all_sheets()
        states = tuple(playing.state(name) for name in names)
        ground = _Ground(playing, states, sheets, self._selection.who, tuple(self._options(sheets)))
        if not ground.same(self._made_of):
            made = (
                scene_of(playing, name, self._words, sheets, selected=ground.selected, options=ground.options)
                for name in names
            )
            self._scenes, self._made_of = [scene for scene in made if scene is not None], ground
        return self._scenes

    def _options(self, sheets: Sequence[Sheet]) -> list[Name]:
        roll = self._play_session.roll
        if roll is None or roll.done:
            return []
        seen = roll.seen_by(Viewer(gm=not roll.concealed))
        people = {sheet.id: sheet.name for sheet in sheets}
        labels = [self._words.say(o.label) for o in seen.options]
        named: list[Name] = []
        for option, label in zip(seen.options, labels, strict=True):
            more = (people.get(option.payer, ""), self._words.say(option.cost)) if labels.count(label) > 1 else ()
            if option.enabled:
                named.append(Name(option.id, " ".join(filter(None, (label, *more))), typed=True))
        return named

    def read(self, text: str, *, whole: bool) -> TypedStep | None:
        """Read a line as a step of an engine that runs; None when it is none.

        Args:
            whole: only where a step's name was typed in full.

        Raises:
            Refusal: it names a step and something is missing or wrong.
        """
        for scene in self.scenes():
            try:
                found = named_step(text, scene)
            except Refusal:
                if whole:
                    continue
                raise
            if found is not None and (found.score == WHOLE or not whole):
                return read(text, scene)
        return None

    def refused(self, step: TypedStep) -> Refusal | None:
        """Tell why a step would be refused; None where it would not."""
        if step.event["kind"] == "changed":
            return self._changes(step.event)[1]
        return None if step.ruling or self._dice(step) else self._try(step.engine, step.event)

    def describe(self, step: TypedStep) -> str:
        """Return what a step is, in a few words: its name, who is in it, and what or where."""
        scene = next(s for s in self.scenes() if s.engine == step.engine)
        people, things = ({n.id: n.text(self._words) for n in names} for names in (scene.people, scene.things))
        label = scene.vocabulary.step(str(step.event["kind"])).text(self._words)
        values = [value for name, value in step.event.items() if name != "kind" and isinstance(value, str)]
        who = " → ".join(people[value] for value in values if value in people)
        what = [things[value] for value in values if value in things]
        ruling = self.tr("GM裁定 ") if step.ruling else ""
        return ruling + "　".join(filter(None, (label, who, *what)))

    def may_rule(self, step: TypedStep, refusal: TakujoError) -> bool:
        """Tell whether the GM can overrule a refusal."""
        kind = str(step.event["kind"])
        return refusal.problem.overridable and takes_ruling(self._open_campaign.system, step.engine, kind)

    def do(self, step: TypedStep) -> bool:
        """Post a step; False: it was refused, as the window says.

        Raises:
            TakujoError: it is refused.
        """
        event = step.event
        if self._dice(step):
            self._throw()
        elif event["kind"] == "changed":
            changes, refusal = self._changes(event)
            if refusal is not None:
                raise refusal
            return self._open_campaign.change(changes)
        else:
            self._play_session.play(step.engine, event, "" if step.ruling else None)
        return True

    def completions(self, text: str) -> list[Completion]:
        """Return how a line can continue, of the first engine that knows a way."""
        for scene in self.scenes():
            found = completions(text, scene, partial(self._why, scene.engine)) if text.strip() else []
            if found:
                return found
        return []

    @staticmethod
    def _dice(step: TypedStep) -> bool:
        return step.event["kind"] == "throw" and "faces" not in step.event

    def _changes(self, event: Mapping[str, Any]) -> tuple[tuple[Change, ...], Refusal | None]:
        """Return what a person wants changed, or why that cannot even be asked of the sheet."""
        who, field = str(event["sheet"]), str(event["field"])
        try:
            before = at(self._open_campaign.sheet(who), field)
        except KeyError:
            message = phrase("シートに「{field}」はありません。", field=Typed(field[:LONGEST]))
            way = phrase("シートにある数の名前で書いてください。")
            return (), refuse("no_field", "", message, way, overridable=False)
        return (Change(sheet=who, field=field, before=before, after=event["after"]),), None

    def _try(self, engine: str, event: Mapping[str, Any]) -> Refusal | None:
        try:
            self._play_session.playing.what_if(engine, event)
        except Refusal as error:
            return error
        return None

    def _why(self, engine: str, event: Mapping[str, Any]) -> str:
        refusal = self._try(engine, event)
        return "" if refusal is None or refusal.problem.code == "bad_event" else refusal.problem.text(self._words)
