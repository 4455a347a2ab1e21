"""The sheet that a filled-in page makes, read into plain data: what is as it was printed changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import AnyGame
from desktop.core.numbers import whole_in
from desktop.core.paper import PREFIXES, Field, How
from desktop.core.problem import Problem
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.validation_problems import pydantic_problems
from desktop.core.words import Typed, Words, phrase
from desktop.models.paper.values import KEYS, option_of, printed_value, schema_of, text_of, title_of
from desktop.models.sheet.schema import FieldSchema, columns
from desktop.services.campaign import sheets

Listed = Callable[[str, Mapping[str, Any]], Mapping[str, str]]
"""(list, what a new row says) -> what makes it a row of a list of the campaign."""


class FilledData:
    """Takes values by their paths; rows are made at the end, for until then numbers are places."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._gone: dict[str, set[int]] = {}
        self._new: dict[str, dict[int, dict[str, Any]]] = {}

    def add(self, rows: str, number: int) -> dict[str, Any]:
        """Return a row that the list does not have yet."""
        return self._new.setdefault(rows, {}).setdefault(number, {})

    def strike(self, rows: str, number: int) -> None:
        """Take a row away."""
        self._gone.setdefault(rows, set()).add(number)

    def put(self, path: str, value: Any) -> None:
        """Put a value where it belongs; into a new row where the list has no such row yet."""
        steps = path.split(".")
        part: Any = self.data
        for depth, step in enumerate(steps[:-1]):
            if isinstance(part, list):
                if int(step) >= len(part):
                    self.add(".".join(steps[:depth]), int(step))[".".join(steps[depth + 1 :])] = value
                    return
                part = part[int(step)]
            else:
                part = part.setdefault(step, {})
        last = steps[-1]
        if not isinstance(part, list):
            part[last] = value
            if last in KEYS and value == "" and len(steps) == 3 and steps[1].isdecimal():
                self.strike(steps[0], int(steps[1]))
        elif value == "":
            self.strike(".".join(steps[:-1]), int(last))
        elif int(last) < len(part):
            part[int(last)] = value
        else:
            self.add(".".join(steps[:-1]), int(last))[""] = value

    def finish(self, places: Mapping[str, str], listed: Listed) -> None:
        """Add the new rows of the paper, and remove those that were struck out.

        Args:
            places: path → value that the page says of new rows.
        """
        for rows in {*self._new, *self._gone}:
            part: Any = self.data
            for step in rows.split("."):
                part = part[step]
            gone = self._gone.get(rows, set())
            kept = [row for number, row in enumerate(part) if number not in gone]
            for number, values in sorted(self._new.get(rows, {}).items()):
                made = {key: value for key, value in values.items() if value is not None}
                if not made and f"{rows}.{number}" not in _rows_of(places):
                    continue
                start = f"{rows}.{number}."
                fixed = {path[len(start) :]: value for path, value in places.items() if path.startswith(start)}
                kept.append(made.get("", {**fixed, **made, **listed(rows, made)}))
            part[:] = kept


def _rows_of(places: Iterable[str]) -> set[str]:
    return {path.rpartition(".")[0] for path in places}


Given = Mapping[str, str | bool]
"""Text or tick of every place, by the place's name; of choices the one that is ticked, empty: none."""
LONGEST = {FieldKind.TEXT: 200, FieldKind.LONG: 100_000}


@dataclass(frozen=True)
class ReadResult:
    """The sheet that a page makes, or why it makes none."""

    sheet: Sheet | None = None
    problems: tuple[Problem, ...] = ()


def same_text(text: str) -> str:
    """Return a text with line ends of one kind: programs that fill in forms write what they like."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def taken(
    base: Sheet, given: Given, places: Mapping[str, str], system: AnySystem, game: AnyGame, words: Words
) -> ReadResult:
    """Put the text of a page into a sheet; what is as it was printed changes nothing.

    Args:
        base: the sheet that was printed.
        places: path → value that the page says of new rows.
    """
    reader = _Reader(base, system, game, words)
    reader.read(given)
    if reader.problems:
        return ReadResult(problems=tuple(reader.problems))
    reader.filled.finish(places, reader.listed)
    try:
        sheet: Sheet = system.sheet_type.model_validate(reader.filled.data)
    except ValidationError as error:
        return ReadResult(problems=pydantic_problems(error))
    return ReadResult(sheet)


@dataclass
class _Reader:
    base: Sheet
    system: AnySystem
    game: AnyGame
    words: Words
    problems: list[Problem] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.filled = FilledData(sheets.dump(self.base))
        self.printed = self.system.printable(self.base, self.game)
        self._own = {one.id: one for one in self.game.profile}

    def read(self, given: Given) -> None:
        """Take every place in; one that repeats a number counts where the number itself was left."""
        boxes: dict[tuple[How, str], dict[int, bool]] = {}
        written: set[str] = set()
        rings: dict[str, str] = {}
        for name, value in given.items():
            place = self._place(name, value)
            if place.nth and isinstance(value, bool):
                boxes.setdefault((place.how, place.path), {})[place.nth] = value
            elif place.how is How.RINGED:
                rings[place.path] = str(value)
            elif place.how is How.PRESENT:
                self._presence(place.path, bool(value))
            elif self._take(place.path, value):
                written.add(place.path)
        for (how, path), ticks in boxes.items():
            if path not in written and self._count(how, path, ticks):
                written.add(path)
        for path, option in rings.items():
            if path not in written and option and option != option_of(self._printed_value(path)):
                self.filled.put(path, whole_in(option))

    def _place(self, name: str, value: str | bool) -> Field:
        head, _, rest = name.partition(".")
        how = next((how for how, prefix in PREFIXES.items() if prefix == head), How.WRITTEN)
        if how is How.WRITTEN:
            path, _, last = name.rpartition(".")
            known = schema_of(self.system.sheet_type, name)
            if isinstance(value, bool) and known is None and last.isdecimal():
                return Field(path, how=How.COUNTED, nth=int(last))
            return Field(name)
        if how is How.LOST:
            path, _, last = rest.rpartition(".")
            return Field(path, how=how, nth=int(last) if last.isdecimal() else 0)
        return Field(rest, how=how)

    def _printed_value(self, path: str) -> Any:
        return printed_value(self.printed, path)

    def _count(self, how: How, path: str, ticks: Mapping[int, bool]) -> bool:
        """Count boxes; True: they say something else than was printed."""
        printed, most = self._printed_value(path), len(ticks)
        printed = max(0, min(most, printed)) if isinstance(printed, int) else 0
        on = sum(ticks.values())
        now = on if how is How.COUNTED else most - on
        if now == printed:
            return False
        self.filled.put(path, now)
        return True

    def _presence(self, path: str, there: bool) -> None:
        rows, _, number = path.rpartition(".")
        if self._printed_value(path) is None and there:
            self.filled.add(rows, int(number))
        elif self._printed_value(path) is not None and not there:
            self.filled.strike(rows, int(number))

    def _take(self, path: str, value: str | bool) -> bool:
        """Take one place in; True: it says something else than was printed."""
        printed = self._printed_value(path)
        if path.startswith("own."):
            return self._take_own(path, value)
        schema = schema_of(self.system.sheet_type, path)
        if isinstance(value, bool):
            if value != bool(printed):
                self.filled.put(path, value)
            return value != bool(printed)
        text = same_text(value)
        if text == same_text(text_of(printed, schema, self.words)) or text == option_of(printed):
            return False
        if not text.strip() and (printed is None or _never_empty(schema)):
            return False
        self.filled.put(path, self._value(path, text, schema))
        return True

    def _value(self, path: str, text: str, schema: FieldSchema | None) -> Any:
        """Return what a written text means in its field.

        A list of bare texts has no schema of its rows.
        """
        if schema is None:
            return text.strip()
        if schema.kind is tuple:
            return self._names(path, text)
        if schema.kind is bool:
            return text == "true"
        if schema.kind is int:
            return self._number(path, text, schema.optional)
        if schema.choices and not schema.free:
            return self._choice(text, schema)
        return self._referred(path, text)

    def _number(self, path: str, text: str, optional: bool) -> int | None:
        number = whole_in(text)
        if number is not None:
            return number
        if text.strip() in ("", "—", "-", "−"):
            return None if optional else self._printed_value(path)
        title = title_of(self.base, path, self.words, self.game)
        self.problems.append(
            Problem(
                code="bad_number",
                rule="",
                field=path,
                message=phrase("{name}に「{value}」は使えません。", name=Typed(title), value=Typed(text[:40])),
                remedy=phrase("整数を書いてください。"),
            )
        )
        return None

    def _choice(self, text: str, schema: FieldSchema) -> Any:
        wanted = text.strip()
        for value, label in schema.choices:
            if wanted in (str(value), label, self.words.say(label)):
                return value
        return wanted

    def _referred(self, path: str, text: str) -> str:
        """Return the id of what is named where a field refers to a list of the campaign."""
        model, _, name = path.rpartition(".")
        parent = schema_of(self.system.sheet_type, model) if model else None
        kind = parent.row_type if parent is not None else self.system.sheet_type
        info = kind.model_fields.get(name) if kind is not None else None
        extra = info.json_schema_extra if info is not None and isinstance(info.json_schema_extra, dict) else {}
        known = extra.get("list")
        if not isinstance(known, str) or extra.get("free") or known not in self.game.specs:
            return text
        wanted = text.strip()
        for row in self.game.rows(known):
            names = [getattr(row, key, "") for key in ("code", "name", "id")]
            if wanted in names or wanted in [self.words.say(str(name)) for name in names if name]:
                return str(getattr(row, "id", text))
        return text

    def _names(self, path: str, text: str) -> list[Any]:
        """Return a list whose rows are written in one line by name: those that are known stay as they are."""
        held = self.filled.data.get(path) or []
        left = list(held)
        schema = schema_of(self.system.sheet_type, path)
        named = schema is not None and schema.row_type is not None
        rows: list[Any] = []
        for name in _split(text):
            known = next((row for row in left if (row.get("name") if isinstance(row, dict) else row) == name), None)
            if known is not None:
                left.remove(known)
            rows.append(known if known is not None else {"name": name} if named else name)
        return rows

    def _take_own(self, path: str, value: str | bool) -> bool:
        key = path.partition(".")[2]
        held, known = self._printed_value(path), self._own.get(key)
        if known is None or known.kind is FieldKind.FORMULA:
            return False
        if isinstance(value, bool):
            changed, new = value != bool(held), value
        else:
            text = same_text(value)
            changed, new = text != same_text(text_of(held, None, self.words)), self._own_value(path, text, known)
        if changed:
            self.filled.data.setdefault("own", {})[key] = new
        return changed

    def _own_value(self, path: str, text: str, known: ProfileField) -> Any:
        if known.kind in (FieldKind.NUMBER, FieldKind.TRACK):
            return self._number(path, text.partition("/")[0], True)
        if known.kind is FieldKind.CHECK:
            return bool(text.strip())
        if known.kind is FieldKind.CHOICE:
            texts = {self.words.say(choice): choice for choice in known.choices}
            return texts.get(text.strip(), text.strip()[:200])
        most = LONGEST.get(known.kind, 200)
        if len(text) > most:
            message = phrase(
                "{name}は {most} 文字までです（{count} 文字ありました）。",
                name=Typed(known.label),
                most=most,
                count=len(text),
            )
            self.problems.append(
                Problem(code="too_long", rule="", field=path, message=message, remedy=phrase("短く書いてください。"))
            )
        return text

    def listed(self, rows: str, made: Mapping[str, Any]) -> dict[str, str]:
        """Return the reference of a new row that is named after a row of the campaign's list."""
        schema = schema_of(self.system.sheet_type, rows)
        if schema is None or schema.row_type is None or not isinstance(made.get("name"), str):
            return {}
        for column in columns(schema.row_type):
            if column.listed and not column.free and column.name not in made:
                found = self._referred(f"{rows}.0.{column.name}", made["name"])
                return {column.name: found, "name": ""} if found != made["name"] else {}
        return {}


def _never_empty(schema: FieldSchema | None) -> bool:
    """Tell whether an empty box, or no ticked choice, means that the field was skipped."""
    if schema is None or schema.optional:
        return False
    return schema.kind in (bool, int) or (bool(schema.choices) and "" not in dict(schema.choices))


def _split(text: str) -> list[str]:
    """Cut a line of names apart: 《毒》《麻痺》, 毒、麻痺, 毒・麻痺.

    >>> _split("《毒》《麻痺》"), _split("毒、麻痺／ 眠り")
    (['毒', '麻痺'], ['毒', '麻痺', '眠り'])
    """
    for sign in "《》、・，,／/\n":
        text = text.replace(sign, "\0")
    return [name for name in (part.strip() for part in text.split("\0")) if name]
