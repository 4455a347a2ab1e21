"""Custom computed numbers and tracks on a sheet, and what is wrong with their formulas."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from desktop.core.custom.definition import MOST_KEPT, Definition
from desktop.core.custom.numbers import NUMBERS, OWN, number_at
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import (
    LARGEST,
    TOO_LARGE,
    Cut,
    Formula,
    Sum,
    Unread,
    cut_off,
    divided_by_zero,
    evaluate,
    refs,
    whole,
    written_number,
)
from desktop.core.expression.writing import spoken, written
from desktop.core.game import AnyGame
from desktop.core.problem import Problem, Refusal, Severity, refuse
from desktop.core.remembered import remembered
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.sheet import Sheet
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, phrase

if TYPE_CHECKING:
    from desktop.core.view_models import Gauge  # a sheet is opened before anything of play has been loaded


class Track(Value):
    """A custom track on one sheet."""

    field: ProfileField
    value: int
    least: int
    most: int | None

    @property
    def gauge(self) -> Gauge:
        """The track as shown on the party strip."""
        from desktop.core.view_models import Gauge

        return Gauge(
            id=OWN + self.field.id,
            label=phrase("{name}", name=Typed(self.field.label)),
            value=self.value,
            maximum=self.most if self.most is None or self.most > 0 else None,
            drawn="number" if self.most is None or self.most <= 0 or self.least < 0 else "bar",
            field=OWN + self.field.id,
            reach=(self.least, self.most),
        )


class CustomValues:
    """Reckons the custom fields of one sheet, each once, and those that a field needs before it."""

    def __init__(self, sheet: Sheet, game: AnyGame, derive: Callable[[], Mapping[str, Explained]]) -> None:
        """Reckon them.

        Args:
            derive: the numbers that the rules compute; not asked where no formula wants one.
        """
        self._sheet, self._derive = sheet, cache(derive)
        self.cut, self._exact = game.settings.cut, game.settings.fractions
        self._fields = {field.id: field for field in game.profile if field.kind in NUMBERS}
        self._known: dict[str, Fraction | int | Refusal] = {}
        for field in in_order(self._fields):
            self._known[field] = self._reckoned(self._fields[field])

    def number(self, name: str) -> Fraction | int:
        """Return what a formula asks for (`own_numbers`).

        Raises:
            Refusal: it cannot be reckoned, and why.
        """
        if not name.startswith(OWN):
            known = self._derive().get(name)
            return number_at(self._sheet, name) if known is None or known.value is None else known.value
        found = self._known.get(name.removeprefix(OWN))
        if found is None:
            raise refuse(
                "no_number", "", phrase("計算式に、いまはない数があります。"), phrase("計算式を直してください。")
            )
        if isinstance(found, Refusal):
            raise found
        return found

    @property
    def tracks(self) -> dict[str, Track]:
        """Every track by its id."""
        return {field.id: self.track(field) for field in self._fields.values() if field.kind is FieldKind.TRACK}

    def fixed(self, field: ProfileField) -> int | None:
        """Return what a GM wrote in place of a computed number, or None."""
        return self._sheet.fixed(OWN + field.id)

    def track(self, field: ProfileField) -> Track:
        """Return the value of a track; an unwritten one is at its start.

        That is `start`, else its upper end, else its lower; one that cannot be reckoned now counts as none, below as 0.
        """
        least, most = self._end(field.least) or 0, self._end(field.most)
        written = self._sheet.own.get(field.id)
        if isinstance(written, int):
            return Track(field=field, value=int(written), least=least, most=most)
        start = self._end(field.start)
        if start is None:
            start = least if most is None else most
        return Track(field=field, value=start, least=least, most=most)

    def crossed(self, field: ProfileField) -> Iterator[Problem]:
        """Say that the ends of a track are the wrong way round on this sheet, or where it begins beyond them.

        The start counts for nothing once the sheet has a value.
        """
        untouched = not isinstance(self._sheet.own.get(field.id), int)
        least, most = self._end(field.least) or 0, self._end(field.most)
        found = _track_problems(field, OWN + field.id, least, most, self._end(field.start) if untouched else None)
        remedy = phrase("シートの数か、ゲーム定義の計算式を直してください。")
        return (problem.evolve(severity=Severity.WARN, remedy=remedy) for problem in found)

    @property
    def too_large(self) -> Iterator[tuple[ProfileField, Refusal]]:
        """The fields whose numbers grow too large by themselves, not by those of another field."""
        refusals: list[Refusal] = []
        for field in self._fields.values():
            found = self._known[field.id]
            if isinstance(found, Refusal) and found.problem.code == TOO_LARGE and found not in refusals:
                refusals.append(found)
                yield field, found

    def _reckoned(self, field: ProfileField) -> Fraction | int | Refusal:
        if field.kind is FieldKind.TRACK:
            return self.track(field).value
        fixed = self.fixed(field)
        if field.kind is FieldKind.FORMULA and fixed is not None:
            return fixed
        if field.kind is FieldKind.FORMULA and field.formula is not None:
            try:
                result = evaluate(field.formula, self.number, self.cut)
                return self._bounded(field, result if self._exact else cut_off(result, self.cut))
            except Refusal as error:
                return error
        written = self._sheet.own.get(field.id)
        return int(written) if isinstance(written, int) else 0

    def _bounded(self, field: ProfileField, result: Fraction | int) -> Fraction | int:
        if not -LARGEST <= result <= LARGEST:
            raise refuse(
                TOO_LARGE,
                "",
                phrase("「{name}」の値が大きすぎます。", name=Typed(field.label)),
                phrase("{most} までに収まる計算式にしてください。", most=LARGEST),
            )
        if result.denominator > LARGEST:
            raise refuse(
                TOO_LARGE,
                "",
                phrase("「{name}」の分母が大きすぎます。", name=Typed(field.label)),
                phrase("分母が {most} までに収まるか、端数を切り捨てる計算式にしてください。", most=LARGEST),
            )
        return result

    def _end(self, formula: Formula | None) -> int | None:
        if formula is None:
            return None
        try:
            return whole(formula, self.number, self.cut)
        except Refusal:
            return None


def in_order(fields: Mapping[str, ProfileField]) -> list[str]:
    """Order fields so that each comes after those its formula needs; those of a circle come in any order."""
    done: dict[str, None] = {}
    for start in fields:
        stack, opened = [start], set()
        while stack:
            here = stack[-1]
            if here in done:
                stack.pop()
            elif here in opened:
                done[here] = None
                stack.pop()
            else:
                opened.add(here)
                stack += [
                    ref for ref in _own_refs(fields[here]) if ref in fields and ref not in done and ref not in opened
                ]
    return list(done)


class CustomRoller:
    """The roller of a custom check, by the numbers of the sheet."""

    def __init__(self, sheet: Sheet, values: CustomValues) -> None:
        self._sheet, self._values = sheet, values

    @property
    def who(self) -> str:
        """Sheet id."""
        return self._sheet.id

    @property
    def name(self) -> str:
        """As it is shown."""
        return self._sheet.name

    def number(self, name: str) -> Fraction | int:
        """Return a number of the sheet.

        Raises:
            Refusal: it cannot be reckoned, and why.
        """
        return self._values.number(name)

    @property
    def cut(self) -> Cut:
        """How a formula brings a number to a whole one."""
        return self._values.cut

    def gauge(self, field: str) -> tuple[Gauge, int | None] | None:
        """Return a track by its field, and what the sheet holds; None: there is no such track."""
        track = self._values.tracks.get(field.removeprefix(OWN))
        value = self._sheet.own.get(field.removeprefix(OWN))
        return None if track is None else (track.gauge, value if isinstance(value, int) else None)


def explained(values: CustomValues, game: AnyGame, labels: Mapping[str, Phrase | str]) -> dict[str, Explained]:
    """Return every computed custom field of a sheet by its name (`own.<id>`), with its sum for なぜ？.

    Args:
        labels: what a sentence calls the numbers (`own_numbers.labels`).
    """
    fields = (f for f in game.profile if f.kind is FieldKind.FORMULA and f.formula is not None)
    return {OWN + field.id: _explained(field, values, labels) for field in fields}


def _fixed(label: Typed, value: int) -> Explained:
    part = Contribution(label=phrase("GM裁定"), value=value, house=True)
    return Explained(label=label, value=value, parts=(part,))


def _explained(field: ProfileField, values: CustomValues, labels: Mapping[str, Phrase | str]) -> Explained:
    formula = field.formula
    label = Typed(field.label)
    fixed = values.fixed(field)
    if fixed is not None:
        return _fixed(label, fixed)
    if formula is None:
        return Explained(label=label, value=None)
    try:
        exact = values.number(OWN + field.id)
        parts = formula.of if isinstance(formula, Sum) else (formula,)
        summands = [(part, evaluate(part, values.number, values.cut)) for part in parts]
    except Refusal as error:
        return Explained(label=label, value=None, note=error.problem.message)
    in_whole = all(value == int(value) for _, value in summands)
    shown = [(spoken(part, labels), value) for part, value in summands] if in_whole else []
    asked = tuple(
        phrase("{name} {n}", name=labels.get(ref, Typed(ref)), n=written_number(values.number(ref)))
        for ref in dict.fromkeys(refs(formula))
    )
    note = phrase("{formula}（{numbers}）", formula=spoken(formula, labels), numbers=asked)
    return Explained(
        label=label,
        value=int(exact) if exact == int(exact) else None,
        text="" if exact == int(exact) else written_number(exact),
        parts=tuple(Contribution(label=text, value=int(value)) for text, value in shown),
        note=note if asked else phrase(""),
    )


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List what is wrong with custom fields: references that are gone, circles, tracks upside down, no choices."""
    fields = {f.id: f for f in definition.profile or () if not f.removed}
    found: list[Problem] = []
    for index, field in enumerate(definition.profile or ()):
        if not field.removed:
            found += _field_problems(field, f"profile.{index}", fields)
    return (*found, *_circles(fields))


def formulas(field: ProfileField) -> tuple[Formula, ...]:
    """Return the formulas of a custom field that count."""
    ends = (field.least, field.most, field.start)
    wanted = {FieldKind.FORMULA: (field.formula,), FieldKind.TRACK: ends}.get(field.kind, ())
    return tuple(formula for formula in wanted if formula is not None)


@remembered(MOST_KEPT)
def _own_refs(field: ProfileField) -> list[str]:
    names = dict.fromkeys(ref for formula in formulas(field) for ref in refs(formula))
    return [name.removeprefix(OWN) for name in names if name.startswith(OWN)]


def _field_problems(field: ProfileField, place: str, fields: Mapping[str, ProfileField]) -> list[Problem]:
    name, found = Typed(field.label), []
    if field.kind is FieldKind.CHOICE and not any(choice.strip() for choice in field.choices):
        message = phrase("項目「{field}」に選択肢がありません。", field=name)
        remedy = phrase("選択肢を入れるか、種類を変えてください。")
        found.append(_problem("no_choices", f"{place}.choices", message, remedy))
    if field.kind is FieldKind.FORMULA and field.formula is None:
        message = phrase("計算する項目「{name}」に計算式がありません。", name=name)
        found.append(_problem("no_formula", place, message, phrase("計算式を書くか、種類を数に変えてください。")))
    unread = next((f for f in formulas(field) if isinstance(f, Unread)), None)
    if unread is not None:
        message = phrase("「{name}」の計算式「{text}」はまだ読めません。", name=name, text=Typed(unread.text[:60]))
        found.append(
            _problem("bad_formula", place, message, phrase("計算式の下に出ている説明のとおりに直してください。"))
        )
    zero = next((over for f in formulas(field) if (over := divided_by_zero(f)) is not None), None)
    if zero is not None:
        message = phrase("「{name}」の計算式「{text}」は 0 で割るので、どのシートでも値が出ません。", name=name,
                         text=Typed(written(zero, ())[:60]))  # fmt: skip
        problem = _problem("divided_by_zero", place, message, phrase("0 ではない数で割ってください。"))
        found.append(problem.evolve(severity=Severity.WARN))
    for ref in _own_refs(field):
        if ref not in fields or fields[ref].kind not in NUMBERS:
            message = phrase("「{name}」の計算式が、いまはない数を使っています。", name=name)
            found.append(_problem("no_number", place, message, phrase("計算式を書き直してください。")))
    if field.kind is FieldKind.TRACK:  # as far as no sheet is needed to know
        found += _track_problems(field, place, *(_plain(f) for f in (field.least, field.most, field.start)))
    return found


def _track_problems(
    field: ProfileField,
    place: str,
    least: Fraction | int | None,
    most: Fraction | int | None,
    start: Fraction | int | None,
) -> Iterator[Problem]:
    """Find ends that are the wrong way round, and a beginning beyond them."""
    name = Typed(field.label)
    if least is not None and most is not None and least > most:
        message = phrase("「{name}」の最小 {least} が最大 {most} より大きくなっています。", name=name,
                         least=written_number(least), most=written_number(most))  # fmt: skip
        yield _problem("upside_down", place, message, phrase("最小を最大以下にしてください。"))
    elif start is not None and most is not None and start > most:
        message = phrase("「{name}」のはじめ {start} が最大 {most} より大きくなっています。", name=name,
                         start=written_number(start), most=written_number(most))  # fmt: skip
        beyond = _problem("starts_beyond", place, message, phrase("はじめを最大以下にしてください。"))
        yield beyond.evolve(severity=Severity.WARN)
    elif start is not None and start < (least or 0):
        message = phrase("「{name}」のはじめ {start} が最小 {least} より小さくなっています。", name=name,
                         start=written_number(start), least=written_number(least or 0))  # fmt: skip
        beyond = _problem("starts_beyond", place, message, phrase("はじめを最小以上にしてください。"))
        yield beyond.evolve(severity=Severity.WARN)


def _plain(formula: Formula | None) -> Fraction | int | None:
    """Return what a formula comes to on any sheet; None: there is none, or it needs one."""
    if formula is None:
        return None
    try:
        return evaluate(formula, _unknown)
    except Refusal:
        return None


def _unknown(name: str) -> int:
    raise refuse("not_yet", "", phrase("シートがなければ決まりません。"), phrase("シートを開いてください。"))


def grown_problems(values: CustomValues) -> Iterator[Problem]:
    """Say which fields come to numbers that are too large on a sheet as it is when it is new."""
    for field, refusal in values.too_large:
        message = phrase("「{name}」の計算式は、新しいシートでも大きすぎる数になります。", name=Typed(field.label))
        place = f"profile.{field.id}"
        yield refusal.problem.evolve(field=place, message=message, severity=Severity.WARN)


def _circles(fields: Mapping[str, ProfileField]) -> list[Problem]:
    """Find every field that needs itself, each circle once, named in its order."""
    found: list[Problem] = []
    texts: set[str] = set()
    for start in _beyond_order(fields):
        circle = [] if start in texts else _way(start, fields)
        if circle and not texts & set(circle):
            texts |= set(circle)
            names = "→".join(f"「{fields[step].label}」" for step in (*circle, start))
            message = phrase("計算式が輪になっています：{names}。", names=Typed(names))
            found.append(
                _problem("circle", f"profile.{start}", message, phrase("どれか 1 つを計算しない数にしてください。"))
            )
    return found


def _beyond_order(fields: Mapping[str, ProfileField]) -> list[str]:
    """Return the fields that need themselves, or others that do, in order."""
    left = dict.fromkeys(in_order(fields))
    for name in tuple(left):  # after those that it needs, where it does not need itself
        if not any(ref in left for ref in _own_refs(fields[name])):
            del left[name]
    return [name for name in fields if name in left]


def _way(start: str, fields: Mapping[str, ProfileField]) -> list[str]:
    """Return the fields on a way from one back to itself, that one first; empty: there is none."""
    waiting, before = [start], {start: ""}
    while waiting:
        here = waiting.pop()
        for ref in _own_refs(fields[here]) if here in fields else ():
            if ref == start:
                way = [here]
                while before[way[-1]]:
                    way.append(before[way[-1]])
                return way[::-1]
            if ref not in before:
                before[ref] = here
                waiting.append(ref)
    return []


def _problem(code: str, field: str, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(code=code, rule="", field=field, message=message, remedy=remedy, overridable=False)
