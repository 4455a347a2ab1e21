"""What the words after the name of a typed step say: people, numbers, `名前=値`, targets on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.fields import holds
from desktop.core.numbers import whole_in
from desktop.core.problem import Refusal, refuse
from desktop.core.view_models import Offer
from desktop.core.words import Typed, phrase
from desktop.services.command_line.names import WHOLE, best
from desktop.services.command_line.scene import LISTED, NamedStep, Scene, choices
from desktop.services.command_line.values import FREE, NUMBER, TEXTS, read_value
from desktop.services.play.engine_event import plain


def most_hexes(scene: Scene, event: Mapping[str, Any]) -> int:
    """Return how many hexes the board lets a step name now."""
    aims = (aim for aim in scene.aims if aim.kind in ("go", "hexes"))
    return max((aim.most for aim in aims if all(event.get(n) == v for n, v in aim.event.items())), default=0)


def may_have_target(scene: Scene, mine: Sequence[Offer]) -> bool:
    """Tell whether one of these steps may have a target, as far as the board knows."""
    aims = [aim for aim in scene.aims if any(aim.event.items() <= offer.event.items() for offer in mine)]
    return bool(mine) and all(aim.kind == "people" for aim in aims)


def of_theirs(scene: Scene, kind: str, who: str, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values with a character's own ids: things of one name have another id for each owner."""
    called = {name.id: name.label for name in scene.things}
    for offer in scene.offers:
        theirs = {n: offer.event[n] for n in values if n in offer.event}
        alike = all(called.get(str(v), v) == called.get(str(values[n]), values[n]) for n, v in theirs.items())
        if offer.kind == kind and offer.event.get("who") == who and theirs and alike:
            return theirs
    return {}


JOIN = "join"
"""Step by which a character comes in who is not in play yet: it is typed with a name."""
UNTYPED_FIELDS = ("origin", "others")
"""Fields that are never typed: where faces came from, and the characters that the engine collects itself."""
NEEDED = ("changed.after",)
"""Fields without which a line means nothing, though their event has a value of its own for them."""
HEXES = "hexes"
"""The field that an aim of the board fills with the numbers of hexes."""
MOST_NAMES = 3
"""Words that a character's name may have."""


class StepFields:
    """What the words after the name of a step say of its event."""

    def __init__(self, found: NamedStep, scene: Scene) -> None:
        self._scene, self._kind = scene, found.kind
        self._fields = {
            n: i for n, i in scene.types[found.kind].model_fields.items() if n != "kind" and n not in UNTYPED_FIELDS
        }
        self._own = {name: value for name, value in found.known.items() if name != "kind"}
        self.values: dict[str, Any] = {}
        self._loose: list[str] = []
        for part in found.rest:
            self._take(part)
        self._spread()

    @property
    def kind(self) -> str:
        """The step's kind."""
        return self._kind

    @property
    def open(self) -> list[str]:
        """Fields that nothing has been given for."""
        return [name for name in self._fields if name not in self.values]

    @property
    def lacking(self) -> list[str]:
        """Fields that must still be given."""
        if self._kind == JOIN:
            return [] if "sheet" in self.values else ["sheet"]
        known = {*self.base(), *self.values, "faces"}
        return [
            name
            for name, info in self._fields.items()
            if name not in known and (info.is_required() or f"{self._kind}.{name}" in NEEDED)
        ]

    def field_named(self, text: str) -> str | None:
        """Return the field of this name."""
        return self._field(text)

    def of_type(self, field: str, value: str) -> Any:
        """Return a known value as the field holds it."""
        info = self._fields[field]
        if holds(info, tuple) and not holds(info, str):
            return [value]
        return whole_in(value) if holds(info, int) and not holds(info, str) else value

    def event(self) -> dict[str, Any]:
        """Return the event.

        Raises:
            Refusal: something is missing.
        """
        if self._kind == JOIN:
            return self._whole()
        for name in self.lacking:
            raise self._missing(name)
        return {"kind": self._kind, **self.base(), **self.values}

    def base(self) -> dict[str, Any]:
        """Return the defaults: the values that all fitting legal steps have in common."""
        mine = [o for o in self._scene.offers if o.kind == self._kind]
        fitting = [o for o in mine if self._fits(o)]
        selected = self._scene.selected
        if "who" in self._fields and "who" not in self.values:
            own = [o for o in fitting if o.event.get("who") == selected]
            first = next((o for o in fitting if o.primary), None)
            lead = own or ([o for o in fitting if first is not None and o.event.get("who") == first.event.get("who")])
            fitting = own if self._scene.asked else lead or fitting
        common: dict[str, Any] = {k: v for k, v in self._shared(fitting).items() if k in self._fields}
        common |= self._own
        if not fitting and selected and "who" in self._fields and self._fields["who"].is_required():
            common.setdefault("who", selected)
        return common

    def _fits(self, offer: Offer) -> bool:
        known = {**self._own, **self.values}
        return all(offer.event.get(name, known[name]) == known[name] for name in known)

    @staticmethod
    def _shared(offers: Sequence[Offer]) -> dict[str, Any]:
        if not offers:
            return {}
        first = offers[0].event
        return {k: v for k, v in first.items() if all(k in o.event and o.event[k] == v for o in offers)}

    def _whole(self) -> dict[str, Any]:
        scene = self._scene
        who = str(self.values.get("sheet", ""))
        if not who:
            raise self._missing("sheet")
        event = scene.arrival(who)
        if event is None:
            message = phrase("このシートから取り入れるものはありません。")
            raise refuse("nothing_new", "", message, phrase("先にシートを直してください。"), overridable=False)
        return plain(event)

    # reading

    def _take(self, part: str) -> None:
        name, sign, text = part.replace("＝", "=", 1).partition("=")
        if not sign or not name or name[0] in '「"':
            self._loose.append(_bare(part))
            return
        self._set(name, text)

    def _set(self, name: str, text: str) -> None:
        top, _, inner = name.partition(".")
        field = self._field(top)
        if field is None:
            self._other(name, text)
        elif self._kind == JOIN and field == "sheet":  # it goes by whose it is
            self._loose.append(_bare(text))
        elif inner:
            self._set_part(field, self._inner(inner), text)
        else:
            self.values[field] = read_value(self._kind, field, self._fields[field], text, self._scene)

    def _set_part(self, field: str, name: str, text: str) -> None:
        """Set one part of a field; a value that was given for the whole of it before counts no more."""
        before = self.values.get(field)
        self.values[field] = {**(before if isinstance(before, dict) else {}), name: _plain(text)}

    def _field(self, text: str) -> str | None:
        names = [self._scene.vocabulary.field(name) for name in self._fields]
        names += [self._scene.vocabulary.field("sheet")] if self._kind == JOIN else []
        score, found = best(names, text)
        return found[0].id if score == WHOLE or (found and len(found) == 1) else None

    def _inner(self, text: str) -> str:
        _, found = best(tuple(self._scene.vocabulary.fields.values()), text)
        return found[0].id if found else text

    def _other(self, name: str, text: str) -> None:
        """Take what is no field: a number of a sheet, or part of what the step passes on."""
        if self._kind == "changed":
            _, found = best(self._scene.numbers, name)
            if found:
                self.values |= {"field": found[0].id, "after": _plain(text)}
                return
        passed = next((n for n, i in self._fields.items() if n in ("params", "args") and holds(i, Mapping)), None)
        if passed is not None:
            self._set_part(passed, name, text)
            return
        own = [self._scene.vocabulary.field(n).text(self._scene.words) for n in self._fields]
        raise refuse(
            "no_field",
            "",
            phrase("「{step}」に「{name}」はありません。", step=self._step, name=Typed(name[:30])),
            phrase("使えるのは {names} です。", names=tuple(map(Typed, own))),
            overridable=False,
        )

    @property
    def _step(self) -> Typed:
        return Typed(self._scene.vocabulary.step(self._kind).text(self._scene.words))

    def _spread(self) -> None:
        """Give what is without a name to the fields it fits: people, numbers, fixed values, then words."""
        named: list[str] = []
        numbers: list[str] = []
        first = False
        parts = self._loose
        if self._kind == "choose" and parts:  # an option may be named by its name and its payer
            text = " ".join(parts)
            self.values["option"], parts = read_value("choose", "option", self._fields["option"], text, self._scene), []
        while parts:
            person, used = self._person(parts)
            if person:
                first = first or parts is self._loose
                named.append(person)
                parts = parts[used:]
            elif HEXES in self.open and whole_in(parts[0]) is not None:
                numbers.append(parts[0])  # whether they are hexes, the rest of the line tells
                parts = parts[1:]
            elif self._placed(parts[0]):
                parts = parts[1:]
            else:
                self._write(parts)
                break
        who = self._scene.selected
        mine = [o for o in self._scene.offers if o.kind == self._kind and o.event.get("who") == who and self._fits(o)]
        if len(named) > 1 or (first and not may_have_target(self._scene, mine)):
            self.values |= of_theirs(self._scene, self._kind, named[0], self.values)
        self._seat(named)
        self._count(numbers)

    def _count(self, numbers: Sequence[str]) -> None:
        """Read bare numbers as the hexes that what is used can be aimed at, and those left over as plain numbers."""
        event = {"kind": self._kind, **self.base(), **self.values} if numbers else {}
        most = most_hexes(self._scene, event) if numbers else 0
        if most:
            self.values[HEXES] = [whole_in(text) for text in numbers[:most]]
        for text in numbers[most:]:
            if not self._placed(text):
                raise self._strange(text)

    def _person(self, parts: Sequence[str]) -> tuple[str, int]:
        wanted = self._people()
        if not wanted:
            return "", 0
        all_people = (*self._scene.people, *(self._scene.others if wanted == ["sheet"] else ()))
        for used in range(min(len(parts), MOST_NAMES), 0, -1):
            score, found = best(all_people, "".join(parts[:used]))
            if len(found) == 1 and (score == WHOLE or (used == 1 and not self._counts(parts[0]))):
                return found[0].id, used
        return "", 0

    def _people(self) -> list[str]:
        """Fields that hold people and are open, those that must be given first."""
        if self._kind == JOIN:
            return ["sheet"]
        open_ = [n for n in self.open if self._scene.vocabulary.is_person(self._kind, n)]
        open_ = [n for n in open_ if n not in self._own]
        return sorted(open_, key=lambda name: not self._fields[name].is_required())

    def _seat(self, named: list[str]) -> None:
        fields = self._people()
        needed = [n for n in fields if n == "sheet" or self._fields[n].is_required()]
        if "who" in needed and (len(named) < len(needed) or self._aimed(named, fields)):
            fields.remove("who")  # the selected character, or the one whose turn it is
        for field in fields:
            if not named:
                return
            if field != "sheet" and holds(self._fields[field], tuple):
                self.values[field], named = list(named), []
            else:
                self.values[field], named = named[0], named[1:]
        if named:
            name = next(
                p.text(self._scene.words) for p in (*self._scene.people, *self._scene.others) if p.id == named[0]
            )
            raise self._strange(name)

    def _aimed(self, named: Sequence[str], fields: Sequence[str]) -> bool:
        """Tell whether a lone name can only be the target: the given values belong to another character."""
        mine = [offer for offer in self._scene.offers if offer.kind == self._kind]
        acting = {offer.event.get("who") for offer in mine if self._fits(offer)}
        return len(named) == 1 and len(fields) > 1 and bool(acting) and named[0] not in acting

    def _counts(self, text: str) -> bool:
        """Tell whether a word is a number that the step asks for; 2 is not 影2 then."""
        return whole_in(text) is not None and bool(self._numbers())

    def _numbers(self) -> list[str]:
        """Fields that hold a number and are open, those that must be given first."""
        fields = [n for n in self.open if holds(self._fields[n], int) and n not in ("gm", *self._own)]
        return sorted(fields, key=lambda n: (not self._fields[n].is_required(), n in NUMBER))

    def _placed(self, text: str) -> bool:
        if self._counts(text):
            self.values[self._numbers()[0]] = whole_in(text)
            return True
        for name in self.open:
            if name in TEXTS or name in self._own or self._scene.vocabulary.is_person(self._kind, name):
                continue
            try:
                value = read_value(self._kind, name, self._fields[name], text, self._scene, strict=True)
            except Refusal:
                continue
            self.values[name] = value
            return True
        return False

    def _write(self, parts: Sequence[str]) -> None:
        field = next((name for name in self.open if name in FREE), None)
        if field is None:
            raise self._strange(parts[0])
        self.values[field] = " ".join(parts)

    def _strange(self, text: str) -> Refusal:
        names = [self._scene.vocabulary.field(n).text(self._scene.words) for n in self.open]
        return refuse(
            "not_taken",
            "",
            phrase("「{step}」に「{text}」は当てはまりません。", step=self._step, text=Typed(text[:30])),
            phrase("名前=値 で書けるのは {names} です。", names=tuple(map(Typed, names[:LISTED]))) if names else None,
            overridable=False,
        )

    def _missing(self, name: str) -> Refusal:
        words = self._scene.words
        return _lacks(
            self._scene,
            self._kind,
            name,
            list(dict.fromkeys(n.text(words) for n in choices(self._kind, name, self._scene))),
        )


def _lacks(scene: Scene, kind: str, name: str, names: Sequence[str]) -> Refusal:
    step = Typed(scene.vocabulary.step(kind).text(scene.words))
    asked = Typed(scene.vocabulary.field(name).text(scene.words))
    way = phrase("候補は {names} です。", names=tuple(map(Typed, names[:LISTED])))
    if not names:
        way = phrase("{name}=値 と書き足してください。", name=asked)
    message = phrase("「{step}」には {name} が要ります。", step=step, name=asked)
    return refuse("lacks", "", message, way, overridable=False)


def _bare(text: str) -> str:
    if len(text) > 1 and (text[0], text[-1]) in (("「", "」"), ('"', '"')):
        return text[1:-1]
    return text


def _plain(text: str) -> Any:
    bare = _bare(text)
    number = whole_in(bare)
    return bare if number is None else number
