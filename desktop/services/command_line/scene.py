"""Context of a typed step: the state of one engine, the step that the line names, and what may be named in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from pydantic import JsonValue

from desktop.core.fields import holds, literals
from desktop.core.maps.ground import Aim
from desktop.core.problem import Refusal, refuse
from desktop.core.sheet import Sheet
from desktop.core.value import Value, Viewer
from desktop.core.view_models import Offer
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.command_line.names import WHOLE, Name, StepWords, best, person, step_words
from desktop.services.play.playing import Playing

IDS = ("id", "copy_id", "card", "item", "area", "key", "act", "art")
"""Fields of a view that say by what identifier a step speaks of something."""
LABELS = ("name", "label", "title", "kind")
"""Fields of a view that say what it is called; a copy of a card goes by its kind."""
LISTED = 6
"""Candidates named in a sentence."""


class SheetNumber(Value):
    """A number of a sheet that is typed like a step, whatever engine runs."""

    kind: Literal["changed"] = "changed"
    sheet: str
    field: str
    """Dotted path, one of the system's `play_fields`."""
    before: JsonValue = None
    after: JsonValue = None


@dataclass(frozen=True)
class Scene:
    """Context of a typed step: the state of one engine."""

    engine: str
    types: Mapping[str, type[Value]]
    """By kind: the events of the engine, and a number of a sheet that is set by hand."""
    vocabulary: StepWords
    words: Words
    offers: Sequence[Offer] = ()
    people: Sequence[Name] = ()
    """The characters in play."""
    others: Sequence[Name] = ()
    """The other characters of the campaign."""
    things: Sequence[Name] = ()
    """Whatever else is on the table under a name: cards, areas, effects."""
    options: Sequence[Name] = ()
    """What may be declared in the open check."""
    aims: Sequence[Aim] = ()
    """Steps that may be taken on the board now."""
    numbers: Sequence[Name] = ()
    """Numbers of a sheet that play changes, by field."""
    selected: str = ""
    asked: bool = False
    """The selected character is asked for something now: a line without a name is the answer."""
    arrival: Callable[[str], Value | None] = lambda who: None
    """(sheet id) -> the event by which a character joins."""


def choices(kind: str, name: str, scene: Scene) -> list[Name]:
    """Return the choices of a field: the values of the legal steps of this kind, else the characters in play."""
    offers = sorted(scene.offers, key=lambda offer: offer.event.get("who") != scene.selected)  # their own cards first
    mine = [o.event[name] for o in offers if o.kind == kind and isinstance(o.event.get(name), str | int)]
    values = dict.fromkeys(map(str, mine))
    known = {n.id: n for n in (*scene.people, *scene.others, *scene.things, *scene.options)}
    if values:
        called = {
            label: replace(n, id=label, field="") for n in scene.things if n.reading for label in (n.label, *n.also)
        }
        return [known.get(value) or called.get(value) or scene.vocabulary.value(value) for value in values]
    if name == "option":
        return list(scene.options)
    if name == "sheet":
        return list(scene.others if kind == "join" else scene.people)
    if scene.vocabulary.is_person(kind, name):
        return list(scene.people)
    return list(fixed(kind, name, scene))


def fixed(kind: str, name: str, scene: Scene) -> Iterator[Name]:
    """Yield the fixed values of a field."""
    info = scene.types[kind].model_fields.get(name)
    if info is not None:
        yield from (scene.vocabulary.value(value) for value in literals(info) if value)


def named_in(shown: Value | tuple[object, ...]) -> Iterator[Name]:
    """Yield whatever in a view has a name: cards, areas, effects, acts; by its identifier, else by that name."""
    if isinstance(shown, Value):
        values = shown.__dict__
        label = next((values[name] for name in LABELS if values.get(name)), None)
        if isinstance(label, str | Phrase):
            own = ("id",) if values.get("id") else IDS  # a position has another name than the character
            found = {name: values[name] for name in own if values.get(name) and isinstance(values[name], str)}
            if not found and values.get("name") == label:
                found = {"name": label}  # an area, say: steps speak of it by the name itself
            for field, identifier in found.items():
                yield Name(identifier, str(label), str(values.get("reading", "")), typed=True, field=field)
        parts: Iterable[object] = values.values()
    else:
        assert isinstance(shown, tuple)
        parts = shown
    for part in parts:
        if type(part) is tuple or isinstance(part, Value):
            yield from named_in(part)


def _shown_name(name: Name, words: Words) -> Name:
    """Return a name as it is shown; the book's own is understood as well."""
    shown = words.say(name.label)
    return name if shown == name.label else replace(name, label=shown, also=(*name.also, name.label))


def scene_of(
    playing: Playing,
    engine: str,
    words: Words,
    sheets: Sequence[Sheet],
    *,
    selected: str = "",
    options: Sequence[Name] = (),
) -> Scene | None:
    """Return what may be typed for an engine now; None where it does not run.

    Args:
        sheets: the sheets of the campaign, in play or not.
        options: what may be declared in the open check.
    """
    shown = playing.shown(engine, Viewer(gm=True))
    if shown is None:
        return None
    readings = {sheet.id: sheet.reading for sheet in sheets}
    here = [person(p.id, p.name, readings.get(p.id, "")) for p in shown.people]
    present = {name.id for name in here}

    return Scene(
        engine,
        {**playing.types(engine), "changed": SheetNumber},
        step_words(playing.system),
        words,
        offers=playing.offers(engine),
        people=here,
        others=[person(s.id, s.name, s.reading) for s in sheets if s.id not in present],
        things=tuple({(n.id, n.label): _shown_name(n, words) for n in named_in(shown) if n.id not in present}.values()),
        options=options,
        aims=shown.ground.aims if shown.ground is not None else (),
        numbers=numbers_of(sheets, words),
        selected=selected if selected in present else "",
        asked=selected in shown.waiting,
        arrival=partial(playing.arrival, engine),
    )


def numbers_of(sheets: Sequence[Sheet], words: Words) -> list[Name]:
    """Name the numbers of a sheet, by field."""
    found: list[Name] = []
    for name, info in type(sheets[0]).model_fields.items() if sheets else ():
        if holds(info, int):
            found.append(Name(name, words.say(info.title or name), typed=True))
    return found


RULING = "!！"
"""Signs before a line that overrules the rules."""
MOST_WORDS = 5
"""Words that a step's name may have."""
_TOKEN = re.compile(r'(?:[^\s「"]|「[^」]*」|"[^"]*")+')


@dataclass(frozen=True)
class NamedStep:
    """The step that a line names, as far as it goes."""

    kind: str
    score: int
    known: Mapping[str, Any]
    """What the name itself says, where it is the name of one legal step."""
    rest: tuple[str, ...]


def tokens(line: str) -> tuple[str, ...]:
    """Cut a line at blanks; what is in 「」 or "" stays together."""
    return tuple(_TOKEN.findall(line))


def named_step(line: str, scene: Scene) -> NamedStep | None:
    """Find the step that a line names: the longest run of words that is a whole name, else the first word.

    Raises:
        Refusal: what was typed fits several steps alike.
    """
    parts = tokens(line.strip().lstrip(RULING))
    for number in range(min(len(parts), MOST_WORDS), 0, -1):
        text = " ".join(parts[:number])
        named = _named(text, scene)
        if named is not None:
            return NamedStep(*named, parts[number:])
    if not parts or not any(char.isalnum() for char in parts[0]):
        return None
    kinds = [scene.vocabulary.step(kind) for kind in scene.types]
    score, found = best(kinds, parts[0])
    live = {offer.kind for offer in scene.offers}
    found = [name for name in found if name.id in live] or found
    if len(found) > 1:
        raise _which(parts[0], [name.text(scene.words) for name in found])
    return NamedStep(found[0].id, score, {}, parts[1:]) if found else None


def _named(text: str, scene: Scene) -> tuple[str, int, Mapping[str, Any]] | None:
    score, found = best([scene.vocabulary.step(kind) for kind in scene.types], text)
    if score == WHOLE:
        return found[0].id, WHOLE, {}
    for offer in scene.offers:
        if Name("", scene.words.say(offer.label)).fits(text) == WHOLE:
            return offer.kind, WHOLE, dict(offer.event)
    return None


def _which(text: str, names: Sequence[str]) -> Refusal:
    return refuse(
        "several",
        "",
        phrase("「{text}」は一つに決まりません。", text=Typed(text[:30])),
        phrase("候補は {names} です。", names=tuple(map(Typed, names[:LISTED]))),
        overridable=False,
    )
