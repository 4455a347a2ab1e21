"""How a line that names a step can continue: names of steps, people, values; what is not legal now says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice, product
from typing import Any

from desktop.core.fields import holds
from desktop.core.problem import Refusal
from desktop.core.words import Typed
from desktop.services.command_line.fields import JOIN, StepFields
from desktop.services.command_line.names import Name
from desktop.services.command_line.parser import write
from desktop.services.command_line.scene import RULING, NamedStep, Scene, choices, fixed, named_step, tokens
from desktop.services.command_line.values import quoted

MOST = 12
"""Lines offered at once."""
GUESSES = 4
"""Ways to fill what a step lacks that are tried, to learn whether it is legal."""
TRIED = 40
"""Names looked at before those that are not legal are left out."""

Probe = Callable[[Mapping[str, Any]], str]
"""(event) -> why it is not legal now; empty: it is."""


@dataclass(frozen=True)
class Completion:
    """One way to continue."""

    line: str
    """The whole line as it would be."""
    label: str
    note: str = ""
    """What it is, or why it is not legal now."""
    legal: bool = True


def completions(line: str, scene: Scene, probe: Probe) -> list[Completion]:
    """Return how a line can continue, what is legal now first."""
    named = _named(line, scene)
    if line.strip()[:1] in tuple(RULING):
        probe = partial(_ruled, probe, scene)
    found = _parts(line, scene, probe) if named else _steps(line, scene, probe)
    return list(islice(found, MOST))


def _ruled(probe: Probe, scene: Scene, event: Mapping[str, Any]) -> str:
    """Ask as the GM who overrules."""
    may = "gm" in scene.types[str(event["kind"])].model_fields
    return probe({**event, "gm": True} if may else event)


def _named(line: str, scene: Scene) -> NamedStep | None:
    """Return the step of a line whose name is over: a blank or more is behind it."""
    try:
        found = named_step(line, scene)
    except Refusal:
        return None
    over = found is not None and (found.rest or line[-1:].isspace())
    return found if over else None


def _steps(line: str, scene: Scene, probe: Probe) -> Iterator[Completion]:
    text = line.strip().lstrip(RULING)
    ruling = line.strip()[: -len(text)] if text else ""
    live = {offer.kind for offer in scene.offers}
    names = [scene.vocabulary.step(kind) for kind in scene.types]
    scored = [(name.fits(text), name) for name in names]
    found = [(score, name) for score, name in scored if score]
    for _, name in sorted(found, key=lambda pair: (pair[1].id not in live, -pair[0]))[:TRIED]:
        yield _step(name, ruling, scene, probe, live=name.id in live)
    shown = {name.id for _, name in found}
    for offer in sorted(scene.offers, key=lambda offer: offer.who != scene.selected):
        sentence = scene.words.say(offer.label)
        if offer.kind not in shown and Name("", sentence).fits(text):
            yield Completion(
                ruling + write(offer.event, scene), sentence, scene.vocabulary.step(offer.kind).text(scene.words)
            )


def _step(name: Name, ruling: str, scene: Scene, probe: Probe, *, live: bool) -> Completion:
    label = name.text(scene.words)
    given = StepFields(NamedStep(name.id, 0, {}, ()), scene)
    lacking = given.lacking
    why = "" if live else _why_not(given, scene, probe)
    asked = scene.words.listed((Typed(scene.vocabulary.field(field).text(scene.words)) for field in lacking), "・")
    return Completion(f"{ruling}{label}{' ' if lacking else ''}", label, why or asked, legal=not why)


def _why_not(given: StepFields, scene: Scene, probe: Probe) -> str:
    """Tell why no step of a kind is legal now, as far as a few guesses at what it lacks can tell; empty: one may be."""
    whys = [probe(event) for event in islice(_guesses(given, scene), GUESSES)]
    return whys[0] if whys and all(whys) else ""


def _guesses(given: StepFields, scene: Scene) -> Iterator[dict[str, Any]]:
    """Fill what a step lacks with whatever is there."""
    if given.kind == JOIN:
        return
    event = {"kind": given.kind, **given.base(), **given.values}
    known: list[list[Any]] = []
    for name in given.lacking:
        values = [given.of_type(name, one.id) for one in choices(given.kind, name, scene)]
        number = holds(scene.types[given.kind].model_fields[name], int)
        if not values and not number:
            return  # free text has no completion
        known.append(values or [1])
    for filled in product(*known):
        yield event | dict(zip(given.lacking, filled, strict=True))


def _parts(line: str, scene: Scene, probe: Probe) -> Iterator[Completion]:
    before, last = (line, "") if line[-1:].isspace() else _cut(line)
    found = _named(before + " ", scene)
    if found is None:
        return
    try:
        given = StepFields(found, scene)
    except Refusal:
        return
    name, sign, text = last.partition("=")
    if sign:
        field = given.field_named(name)
        if field is not None:
            yield from _values(given, field, text, f"{before}{name}=", scene, probe)
        return
    lacking = given.lacking
    if lacking:
        yield from _values(given, lacking[0], last, before, scene, probe)
    for field in given.open:
        sentence = "_".join(scene.vocabulary.field(field).text(scene.words).split())
        if field not in ("gm", "faces") and (not last or scene.vocabulary.field(field).fits(last)):
            known = [n.text(scene.words) for n in choices(given.kind, field, scene)][:3]
            yield Completion(f"{before}{sentence}=", f"{sentence}=", scene.words.listed(map(Typed, known), "・"))


def _cut(line: str) -> tuple[str, str]:
    last = tokens(line)[-1]
    return line[: line.rindex(last)], last


def _values(given: StepFields, field: str, text: str, before: str, scene: Scene, probe: Probe) -> Iterator[Completion]:
    """Offer what may stand in a field; what is legal now comes first."""
    names = choices(given.kind, field, scene) or list(fixed(given.kind, field, scene))
    what = scene.vocabulary.field(field).text(scene.words)
    called = {name.text(scene.words): name for name in reversed(names)}  # in several hands one name is one way
    fitting = [
        name for name in names[:TRIED] if called[name.text(scene.words)] is name and (not text or name.fits(text))
    ]
    tried = [(name.text(scene.words), _why(given, field, name.id, scene, probe)) for name in fitting[:MOST]]
    for sentence, why in sorted(tried, key=lambda pair: bool(pair[1])):
        yield Completion(before + quoted(sentence), sentence, why or what, legal=not why)


def _why(given: StepFields, field: str, value: str, scene: Scene, probe: Probe) -> str:
    """Tell why a step with this value is not legal; empty where it is, or where more must be known first."""
    if field == "sheet" or [name for name in given.lacking if name != field]:
        return ""
    return probe({"kind": given.kind, **given.base(), **given.values, field: given.of_type(field, value)})
