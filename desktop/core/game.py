"""A rule system as one 卓 plays it: typed settings, a definition that stores only what differs, own lists."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from typing import Annotated, Generic, Self, TypeAlias, TypeVar, cast, overload

from pydantic import BaseModel, Field, JsonValue, ValidationError
from pydantic.config import JsonDict
from pydantic.fields import FieldInfo

from desktop.core.formula import OwnFormula
from desktop.core.own_checks.model import MOST_CHECKS, OwnCheck
from desktop.core.problem import Problem
from desktop.core.sheet import Identifier, LongText, ShortText, new_id
from desktop.core.tables.table import MOST_TABLES, RandomTable
from desktop.core.value import Record, Value
from desktop.core.words import Phrase, Typed, phrase, places

T = TypeVar("T")


class Settings(Value):
    """Base of a room's `Settings`: one field per decision that a GM may overrule, made with `setting`."""


def setting(
    default: T,
    *,
    title: str,
    says: str,
    rule: str,
    group: str,
    key: str | None = None,
    choices: Mapping[T, str] | Mapping[str, str] | Mapping[int, str] | None = None,
    ge: int | None = None,
    le: int | None = None,
) -> T:
    """Declare one overridable decision.

    Args:
        title: short Japanese name.
        says: one Japanese sentence that tells what the switch does.
        rule: rule id the default comes from, e.g. `EN-AMB-06`.
        group: Japanese heading under which the editor shows it.
        key: dotted name in files where it differs from the field's name, e.g. `check.default_target`.
        choices: value → Japanese label, for a choice.
    """
    extra: dict[str, object] = {"rule": rule, "group": group}
    if choices is not None:
        extra["choices"] = dict(choices)
    info = cast("JsonDict", extra)  # keys of choices may be switches and numbers
    declared: T = Field(default, alias=key, title=title, description=says, ge=ge, le=le, json_schema_extra=info)
    return declared


def published(rows: tuple[T, ...]) -> tuple[T, ...]:
    """Declare a table of the rules among the settings, as it is published.

    The 卓's list of the field's name takes its place (`ListSpec.id`), so that whatever has the settings has the table.
    """
    table: tuple[T, ...] = Field(rows, json_schema_extra={"published": True})
    return table


@cache
def published_tables(settings_type: type[Settings]) -> frozenset[str]:
    """Name the fields of a room's settings that are tables."""
    return frozenset(name for name, info in settings_type.model_fields.items() if _is_table(info))


def _is_table(info: FieldInfo) -> bool:
    return isinstance(info.json_schema_extra, dict) and bool(info.json_schema_extra.get("published"))


class SettingInfo(Value):
    """What the editor needs to know of one setting."""

    key: str
    title: str
    says: str
    rule: str
    group: str
    default: object
    choices: tuple[tuple[object, str], ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    annotation: object = None


@cache
def setting_infos(settings_type: type[Settings]) -> tuple[SettingInfo, ...]:
    """List a room's settings in the order in which they are declared."""
    fields = settings_type.model_fields.items()
    return tuple(_info(name, info) for name, info in fields if not _is_table(info))


def _info(name: str, info: FieldInfo) -> SettingInfo:
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    limits = {type(m).__name__: getattr(m, type(m).__name__.lower(), None) for m in info.metadata}
    choices = extra.get("choices")
    return SettingInfo(
        key=info.alias or name,
        title=info.title or name,
        says=info.description or "",
        rule=str(extra.get("rule", "")),
        group=str(extra.get("group", "")),
        default=info.get_default(call_default_factory=True),
        choices=tuple((value, str(label)) for value, label in choices.items()) if isinstance(choices, dict) else (),
        minimum=limits.get("Ge"),
        maximum=limits.get("Le"),
        annotation=info.annotation,
    )


class FieldKind(StrEnum):
    """How an own profile field is written."""

    TEXT = "text"
    LONG = "long"
    NUMBER = "number"
    CHOICE = "choice"
    CHECK = "check"
    FORMULA = "formula"
    """Computed from other numbers; nothing is written."""
    TRACK = "track"
    """A number that play changes, between two ends."""


_KINDS: JsonDict = {
    "text": "文字",
    "long": "長い文章",
    "number": "数",
    "choice": "選択肢",
    "check": "チェック",
    "formula": "計算する数",
    "track": "ゲージ",
}


def _only(*kinds: str, formula: bool = False) -> JsonDict:
    """What the editor shows for some kinds of field alone."""
    return {"needs": {"field": "kind", "values": list(kinds)}, "formula": formula}


class ProfileField(Record):
    """A field that a 卓 adds to every sheet; removing it hides the values and keeps them."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    label: ShortText = Field(title="名前")
    kind: FieldKind = Field(FieldKind.TEXT, title="種類", json_schema_extra={"choices": _KINDS})
    choices: tuple[ShortText, ...] = Field((), title="選べるもの", json_schema_extra=_only("choice"))
    formula: OwnFormula | None = Field(None, title="計算式", json_schema_extra=_only("formula", formula=True))
    """What a computed field is."""
    least: OwnFormula | None = Field(None, title="最小", json_schema_extra=_only("track", formula=True))
    """Where a track ends below; None: at 0."""
    most: OwnFormula | None = Field(None, title="最大", json_schema_extra=_only("track", formula=True))
    """Where a track ends above; None: nowhere."""
    start: OwnFormula | None = Field(None, title="はじめ", json_schema_extra=_only("track", formula=True))
    """Where a track stands at first; None: at its upper end, or at the lower where it has no upper."""
    required: bool = Field(
        False, title="必ず書く", json_schema_extra=_only("text", "long", "number", "choice", "check")
    )
    removed: bool = Field(False, title="シートに出さない（値は残る）")

    @property
    def written(self) -> bool:
        """Tell whether a person fills it in; a computed one is nobody's to write, a track moves in play."""
        return self.kind not in (FieldKind.FORMULA, FieldKind.TRACK)

    @property
    def needed(self) -> bool:
        """Tell whether it must not stay empty."""
        return self.required and self.written


MOST_FIELDS = 200
"""Own profile fields, lists and lines of notice of one definition."""
MOST_ROWS = 2000
"""Rows of one list."""
MOST_PARTS = 20_000
"""Rows and lists of one sheet or definition altogether."""


class Definition(Record):
    """A game definition (ゲーム定義): stores only what differs from the system it is based on."""

    format: str = "takujo-definition"
    schema_version: int = Field(1, ge=1)
    id: Identifier = Field(default_factory=new_id)
    title: ShortText = ""
    author: ShortText = ""
    summary: LongText = ""
    version: ShortText = ""
    """Which edition of the author's it is, as the author counts."""
    licence: ShortText = ""
    """On what terms others may use it."""
    based_on: str = ""
    settings: Mapping[str, JsonValue] = Field(default_factory=dict)
    """Setting key → value, only where it differs from the default."""
    labels: Mapping[str, ShortText] = Field(default_factory=dict)
    """`Label.id` → the 卓's own word."""
    profile: Annotated[tuple[ProfileField, ...], Field(max_length=MOST_FIELDS)] | None = None
    """The profile fields, in order; None: the system's own."""
    lists: Mapping[str, Annotated[tuple[Mapping[str, JsonValue], ...], Field(max_length=MOST_ROWS)]] = Field(
        default_factory=dict, max_length=MOST_FIELDS
    )
    """`ListSpec.id` → all rows of that list; a missing list is the system's own."""
    former: Mapping[str, Mapping[str, ShortText]] = Field(default_factory=dict, max_length=MOST_FIELDS)
    """List (or `profile`) → id → the last name of rows that were taken out: sheets may still have them."""
    tables: Annotated[tuple[RandomTable, ...], Field(max_length=MOST_TABLES)] = ()
    """Random tables that can be thrown on, whichever system it is."""
    checks: Annotated[tuple[OwnCheck, ...], Field(max_length=MOST_CHECKS)] = ()
    """Checks of the 卓's own, beside those of the system."""
    notice: Annotated[tuple[LongText, ...], Field(max_length=MOST_FIELDS)] = ()
    """Licence lines shown and printed; the system's own lines always come first."""


class _Row:
    """A plain row as a key: equal to another that is written the same way."""

    __slots__ = ("row", "row_type", "text")

    def __init__(self, row_type: type[Record], row: Mapping[str, JsonValue]) -> None:
        self.row_type, self.row, self.text = row_type, row, repr(row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Row) and (self.row_type, self.text) == (other.row_type, other.text)

    def __hash__(self) -> int:
        return hash((self.row_type, self.text))


@lru_cache(maxsize=4096)
def _typed(key: _Row) -> Record:
    return key.row_type.model_validate(dict(key.row))


def typed_row(row_type: type[Record], row: Mapping[str, JsonValue]) -> Record:
    """Read a row of a list; rows that were read before cost next to nothing, since every keystroke reads all of them.

    Raises:
        pydantic.ValidationError: it does not fit.
    """
    return _typed(_Row(row_type, row))


_RECENT: list[tuple[object, type[Record], tuple[Record, ...]]] = []
"""Lists that were read last, by identity: one keystroke asks several times for the same ones."""
MOST_RECENT = 16


def typed_rows(row_type: type[Record], rows: Sequence[Mapping[str, JsonValue]]) -> tuple[Record, ...]:
    """Read all rows of a list of a definition, which never changes.

    Raises:
        pydantic.ValidationError: one does not fit.
    """
    for known, kind, found in _RECENT:
        if known is rows and kind is row_type:
            return found
    found = tuple(typed_row(row_type, row) for row in rows)
    _RECENT.append((rows, row_type, found))
    del _RECENT[:-MOST_RECENT]
    return found


class ListSpec(Value):
    """A list that a 卓 may replace: abilities, skills, items, cards, tables."""

    id: str
    title: str
    row_type: type[Record]
    """The row's `Record` subclass; each row has an `id` and a `name` (or `label`)."""
    base: tuple[Record, ...] = ()
    """The rows of the system as it is published."""
    rule: str = ""
    fixed: bool = False
    """Its rows get other numbers and names; none comes, goes or moves."""


class Label(Value):
    """A word that a 卓 may replace, e.g. ライフ → アーマー."""

    id: str
    text: str
    rule: str = ""
    spoken: bool = False
    """Replaced wherever a sentence or a form of the room has it; False: only where the room asks for the label."""


S_co = TypeVar("S_co", bound=Settings, covariant=True)
K = TypeVar("K", bound=Settings)
R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Game(Generic[S_co]):
    """The rules in force: what every function of a room gets beside its sheet or state."""

    definition: Definition
    settings: S_co
    specs: Mapping[str, ListSpec] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    base_profile: tuple[ProfileField, ...] = ()
    base_notice: tuple[str, ...] = ()

    @cached_property
    def _rows(self) -> dict[str, tuple[Record, ...]]:
        return {key: self._typed(spec) for key, spec in self.specs.items()}

    def _typed(self, spec: ListSpec) -> tuple[Record, ...]:
        rows = self.definition.lists.get(spec.id)
        return spec.base if rows is None else typed_rows(spec.row_type, rows)

    @cached_property
    def _answers(self) -> dict[Callable[[Self], object], object]:
        return {}

    def once(self, make: Callable[[Self], T]) -> T:
        """Return what `make` tells of this game, asked the first time only; `make` is a function of a module."""
        if make not in self._answers:
            self._answers[make] = make(self)
        return cast("T", self._answers[make])

    @overload
    def rows(self, list_id: str) -> tuple[Record, ...]: ...
    @overload
    def rows(self, list_id: str, row_type: type[R]) -> tuple[R, ...]: ...
    def rows(self, list_id: str, row_type: type[Record] = Record) -> tuple[Record, ...]:
        """Return the rows of a list as this 卓 plays it; `row_type` is what the room has said of the list."""
        rows = self._rows[list_id]
        if rows and not isinstance(rows[0], row_type):
            raise TypeError(f"{list_id}: {type(rows[0]).__name__}, not {row_type.__name__}")
        return rows

    def called(self, list_id: str, row_id: str) -> Phrase | str:
        """Return the name of a row that a sheet refers to; of one that is gone, its last name and that it is gone."""
        name = _name_of(self._rows.get(list_id, ()), row_id)
        if name:
            return name
        return phrase("{name}（このゲームにはもうありません）", name=self.last_name(list_id, row_id))

    def last_name(self, list_id: str, row_id: str) -> str:
        """Return what a row was called before it was taken out; its id where nobody knows."""
        former = self.definition.former.get(list_id, {}).get(row_id, "")
        base = self.specs[list_id].base if list_id in self.specs else ()
        return Typed(former) if former else _name_of(base, row_id) or Typed(row_id)

    def gone(self, own: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
        """Return what a sheet holds of own fields that are no longer shown, by their last names."""
        shown = {field.id for field in self.profile}
        every = self.base_profile if self.definition.profile is None else self.definition.profile
        names = {**self.definition.former.get("profile", {}), **{field.id: field.label for field in every}}
        return tuple(
            (names[key], value)
            for key, value in own.items()
            if key not in shown and key in names and value not in ("", None, False)
        )

    def label(self, label_id: str) -> str:
        """Return the 卓's word for a renamable label."""
        return self.definition.labels.get(label_id) or self.words[label_id]

    def named(self, template: str) -> Phrase:
        """Make a sentence in which `{life}` stands for the 卓's word of that label."""
        return phrase(template, **{name: self.label(name) for name in places(template) if name in self.words})

    def known(self, settings_type: type[K]) -> Game[K]:
        """Return this game to the room that knows its settings.

        Raises:
            TypeError: it is a game of another room.
        """
        if not isinstance(self.settings, settings_type):
            raise TypeError(f"{type(self.settings).__name__}: not {settings_type.__name__}")
        return cast("Game[K]", self)

    @property
    def profile(self) -> tuple[ProfileField, ...]:
        """The profile fields shown now, in order."""
        fields = self.base_profile if self.definition.profile is None else self.definition.profile
        return tuple(f for f in fields if not f.removed)

    @property
    def tracks(self) -> tuple[ProfileField, ...]:
        """The own fields that play changes."""
        return tuple(f for f in self.profile if f.kind is FieldKind.TRACK)

    def is_track(self, path: str) -> bool:
        """Tell whether a dotted path of a sheet is one of the 卓's tracks (`own.<id>`)."""
        head, _, name = path.partition(".")
        return head == "own" and any(field.id == name for field in self.tracks)

    @property
    def notice(self) -> tuple[str, ...]:
        """Licence lines: the system's, then the author's."""
        return (*self.base_notice, *(line for line in self.definition.notice if line not in self.base_notice))

    @cached_property
    def off(self) -> frozenset[str]:
        """The switches that are on in the published rules and off at this 卓, by key."""
        return frozenset(info.key for info in self.changed() if info.default is True)

    def changed(self) -> tuple[SettingInfo, ...]:
        """List the settings that differ from their defaults."""
        values = self.settings.model_dump(by_alias=True)
        return tuple(i for i in setting_infos(type(self.settings)) if values[i.key] != i.default)


def _name_of(rows: Sequence[Record], row_id: str) -> str:
    found = next((row for row in rows if getattr(row, "id", None) == row_id), None)
    return str(getattr(found, "name", "")) if found is not None else ""


AnyGame: TypeAlias = Game[Settings]
"""A game of a system that is not known beforehand."""

MOST_PROBLEMS = 100
"""Nobody reads more; a damaged file may have as many as it has values."""


def pydantic_problems(error: ValidationError, code: str = "bad_field") -> tuple[Problem, ...]:
    """Turn the mistakes of a pydantic validation into problems with place and value; of very many, the first."""
    return tuple(
        Problem(
            code=code,
            rule="",
            field=_place(mistake["loc"]),
            message=phrase(
                "{place} の値 {value} は使えません（{reason}）。",
                place=_place(mistake["loc"]) or "ファイル",
                value=_short(mistake.get("input")),
                reason=_reason(mistake["type"], mistake.get("ctx") or {}),
            ),
            remedy=phrase("正しい値に直してください。"),
        )
        for mistake in error.errors(include_url=False)[:MOST_PROBLEMS]
    )


def said_of(row_type: type[Record] | type[BaseModel], problem: Problem) -> Problem:
    """Name the field of a row by its title, where a mistake of form names it as files do."""
    field = row_type.model_fields.get(problem.field.partition(".")[0])
    said: dict[str, object] = dict(problem.message.args)
    title = (field.title if field else "") or problem.field
    if said.get("reason") == phrase("必要な項目がありません"):
        return problem.evolve(message=phrase("「{title}」がありません。", title=title))
    message = phrase(
        "「{title}」の値 {value} は使えません（{reason}）。",
        title=title,
        **{name: said.get(name, "") for name in ("value", "reason")},
    )
    return problem.evolve(message=message)


def _place(steps: Sequence[int | str]) -> str:
    """Write the way to a value; keys of a stranger's file may hold any signs."""
    return _one_line(".".join(map(str, steps)))[:200]


def _short(value: object, limit: int = 40) -> str:
    text = _one_line(reprlib.repr(value) if not isinstance(value, str) else f"「{value[:limit]}」")
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _one_line(text: str) -> str:
    """Put a sign that can be seen in place of what would break a sentence, such as the end of a line."""
    return "".join(sign if sign.isprintable() or sign == "　" else "�" for sign in text)


_REASONS: Sequence[tuple[str, str]] = (
    ("missing", "必要な項目がありません"),
    ("int", "整数ではありません"),
    ("string_too_long", "長すぎます"),
    ("string", "文字ではありません"),
    ("bool", "「はい」か「いいえ」ではありません"),
    ("greater_than", "小さすぎます。下限 {ge}{gt}"),
    ("less_than", "大きすぎます。上限 {le}{lt}"),
    ("enum", "選べるものではありません。{expected}"),
    ("literal", "選べるものではありません。{expected}"),
    ("extra_forbidden", "知らない項目です"),
    ("too_long", "数が多すぎます"),
)


def _reason(kind: str, context: Mapping[str, object]) -> Phrase:
    for start, text in _REASONS:
        if kind.startswith(start):
            wanted = {k: str(context.get(k, "")) for k in ("ge", "gt", "le", "lt", "expected") if "{" + k + "}" in text}
            return phrase(text, **wanted)
    return phrase("形が違います")
