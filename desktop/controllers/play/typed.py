"""The command line: a check by name, a resource, dice notation, faces of real dice, and the steps of play."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from PySide6.QtCore import QObject

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.mode_switch import Selection
from desktop.core.numbers import MINUS, whole_in
from desktop.core.problem import Refusal, TakujoError, refuse
from desktop.core.rolls.check import CheckKind, Param
from desktop.core.rolls.faces import faces_in, may_be_faces
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.value import Value, Viewer, at
from desktop.core.words import Typed, Words, phrase
from desktop.services.command_line.completion import Completion, completions
from desktop.services.command_line.named_check import CheckWanted, begins_with_name, named_check, numbered
from desktop.services.command_line.names import WHOLE, Name
from desktop.services.command_line.parser import TypedStep, read
from desktop.services.command_line.scene import Scene, named_step, scene_of
from desktop.services.play.engine_event import takes_ruling
from desktop.services.play.playing import Playing

if TYPE_CHECKING:
    from desktop.core.notation.line import DiceLine


LONGEST = 30
"""Characters of a typed word that a sentence repeats."""
SMALL, USUAL = 3, 7
"""Numbers of examples: where the usual one is 0, and where the rule decides."""
_LONG = "ーｰ"
"""Long vowels, which are minus signs as well where numbers are typed in Japanese."""
_RESOURCE = re.compile(rf"[:：]\s*(.+?)\s*([=＝]?)\s*([+＋\-－{MINUS}]?)\s*([0-9０-９]{{1,6}})$")
"""Read as it was typed: in a name ー is no minus."""
_DICE_OF_POOL = re.compile("^N?D")
"""A pool of as many dice as there are."""
_FACES = (4, 4, 2, 5, 1, 6)


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


@dataclass(frozen=True)
class FacesTyped:
    """Faces for the dice that are wanted now, e.g. `4 4 2`."""

    values: tuple[int, ...]


@dataclass(frozen=True)
class DiceWanted:
    """A line of dice, e.g. `2D6+3>=7`, or what goes without any, e.g. `C(10/3)`."""

    line: DiceLine
    text: str
    """As it was typed."""


@dataclass(frozen=True)
class ResourceChange:
    """A resource, e.g. `:LP-2` or `:LP=5`."""

    name: str
    amount: int
    absolute: bool = False


@dataclass(frozen=True)
class PersonWanted:
    """A character's name alone."""

    who: str


@dataclass(frozen=True)
class Unclear:
    """A line that means several things alike, by their names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class OrderTyped:
    """Faces for one after the other in the order of turns, e.g. `順 46 25 35`."""

    throws: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class MenuWanted:
    """A menu line, by its whole text."""

    id: str


@dataclass(frozen=True)
class NoteTyped:
    """A line for the log, e.g. `#扉が開いた`."""

    text: str


@dataclass(frozen=True)
class NotUnderstood:
    """Nothing that can be done; `text` is what was typed."""

    text: str


Intent = FacesTyped | DiceWanted | ResourceChange | CheckWanted | NoteTyped | NotUnderstood


def understand(text: str, kinds: tuple[CheckKind, ...], words: Words, wanted: Sequence[int] = ()) -> Intent:
    """Read one line.

    Args:
        kinds: the checks that the selected character can make.
        wanted: the dice that are waiting for their faces, so that bare numbers are faces.

    Raises:
        Refusal: dice notation that cannot be thrown, or faces that these dice cannot show.
    """
    from desktop.core.notation.line import looks_like_dice, parse, plain  # loaded with the first line

    if text.strip()[:1] in ("#", "＃") and text.strip("#＃ 　"):
        return NoteTyped(text.strip("#＃ 　")[:1000])
    if wanted and text.strip() and may_be_faces(text):
        return FacesTyped(faces_in(text, wanted))
    resource = _RESOURCE.match(text.strip())
    if resource and (resource[2] or resource[3]):
        amount = -int(resource[4]) if plain(resource[3]) == "-" else int(resource[4])
        return ResourceChange(normalize("NFKC", " ".join(resource[1].split())), amount, bool(resource[2]))
    line = plain_line(text)
    if looks_like_dice(line) and not begins_with_name(line, kinds, words):
        return DiceWanted(parse(text), text)
    return named_check(line, kinds, words) or NotUnderstood(text)


def plain_line(text: str) -> str:
    """Bring a line to plain letters and signs with one blank between words; in a name ー is no minus."""
    from desktop.core.notation.line import plain

    return " ".join(
        plain(part)
        if whole_in(part) is not None or not any(long in part for long in _LONG)
        else normalize("NFKC", part)
        for part in text.split()
    )


def examples(kinds: tuple[CheckKind, ...], resources: Sequence[str], words: Words, wanted: Sequence[int]) -> list[str]:
    """Return lines that this system understands, to be shown while the line is empty: check, resource, dice, faces.

    Args:
        resources: names of numbers that play changes.
        wanted: the dice that are waiting, if any.
    """
    lines = [_example_of(kinds[0], words)] if kinds else []
    lines += [f":{name}-2" for name in resources[:1]]
    lines += [f"{_DICE_OF_POOL.sub('4D', kind.notation.upper())}+3" for kind in kinds[:1] if kind.notation]
    lines += [" ".join(str(min(sides, face)) for sides, face in zip(wanted, _FACES, strict=False))] if wanted else []
    return lines


def _example_of(kind: CheckKind, words: Words) -> str:
    numbers = "".join(f" {_number_of(param)}" for param in numbered(kind)[:1])
    subject = next((param for param in kind.params if param.subject), None)
    if subject is None or not subject.choices:
        return words.say(kind.label)
    if isinstance(subject.default, int) and all(choice.value != subject.default for choice in subject.choices):
        return words.say(kind.label) + numbers
    named = [choice for choice in subject.choices if choice.value != "none"] or list(subject.choices)
    chosen = next((choice for choice in named if choice.value == subject.default), named[0])
    return words.say(chosen.label) + numbers


def _number_of(param: Param) -> int:
    """Return a number that is like those that are typed here: the usual one, where that is none that asks nothing."""
    return (param.default or SMALL) if isinstance(param.default, int) else USUAL
