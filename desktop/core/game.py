"""A rule system as one campaign plays it: typed settings, a definition that stores only what differs, custom lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Generic, Self, TypeAlias, TypeVar, cast, overload

from desktop.core.custom.definition import Definition, own_rows
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.settings import SettingInfo, Settings, setting_infos
from desktop.core.value import Record, Value
from desktop.core.words import Phrase, Typed, phrase, places

T = TypeVar("T")


class ListSpec(Value):
    """A list that a campaign may replace: abilities, skills, items, cards, tables."""

    id: str
    title: str
    row_type: type[Record]
    """The row's `Record` subclass; each row has an `id` and a `name` (or `label`)."""
    base: tuple[Record, ...] = ()
    """The rows of the system as it is published."""
    rule: str = ""
    fixed: bool = False
    """Its rows get other numbers and names; none comes, goes or moves."""
    spoken: bool = False
    """The names of its rows are words of the rules: one that has another is called so in every sentence."""


class Label(Value):
    """A word that a campaign may replace, e.g. ライフ → アーマー."""

    id: str
    text: str
    rule: str = ""
    spoken: bool = False
    """Replaced wherever a sentence or a form of the rule system has it."""
    alone: bool = False
    """Replaced where it is alone: as a caption, as the head of a column, filled into a sentence.

    With neither only where the rule system asks for the label.
    """
    inside: bool = False
    """With `alone`: within sentences, too, where it is a word of its own."""
    forms: tuple[str, ...] = ()
    """What English texts call it beside the word of the catalogue."""
    other: tuple[str, ...] = ()
    """Longer words that contain it and mean something else: 関係 in 関係なく."""


S_co = TypeVar("S_co", bound=Settings, covariant=True)
K = TypeVar("K", bound=Settings)
R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Game(Generic[S_co]):
    """The rules in force: what every function of a rule system gets beside its sheet or state."""

    definition: Definition
    settings: S_co
    specs: Mapping[str, ListSpec] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    base_profile: tuple[ProfileField, ...] = ()
    base_notice: tuple[str, ...] = ()
    extra_rows: Mapping[str, tuple[Record, ...]] = field(default_factory=dict)
    """Rows of the campaign's scenarios (`GameSystem.scenario_rows`): sheets may hold them, nothing offers them."""

    @cached_property
    def _rows(self) -> dict[str, tuple[Record, ...]]:
        return {key: self._typed(spec) for key, spec in self.specs.items()}

    def _typed(self, spec: ListSpec) -> tuple[Record, ...]:
        rows = self.definition.lists.get(spec.id)
        return spec.base if rows is None else own_rows(spec.row_type, rows, spec.base)

    @cached_property
    def _called(self) -> dict[str, str]:
        """The names of rows that are words of the rules (`ListSpec.spoken`), by id."""
        return {
            _text(row, "id"): _text(row, "name")
            for spec in self.specs.values()
            if spec.spoken
            for row in (*spec.base, *self._rows[spec.id])
        }

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
        """Return the rows of a list as this campaign plays it; `row_type` is the rule system's type of the list."""
        rows = self._rows[list_id]
        if rows and not isinstance(rows[0], row_type):
            raise TypeError(f"{list_id}: {type(rows[0]).__name__}, not {row_type.__name__}")
        return rows

    def extra(self, list_id: str, row_type: type[R]) -> tuple[R, ...]:
        """Return the rows of a list that only scenarios have."""
        return tuple(row for row in self.extra_rows.get(list_id, ()) if isinstance(row, row_type))

    def with_rows(self, list_id: str, rows: Sequence[Record]) -> Self:
        """Return the rules with other rows in one of their lists."""
        lists = {name: own for name, own in self.definition.lists.items() if name != list_id}
        specs = {**self.specs, list_id: self.specs[list_id].evolve(base=tuple(rows))}
        return replace(self, definition=self.definition.model_copy(update={"lists": lists}), specs=specs)

    def called(self, list_id: str, row_id: str) -> Phrase | str:
        """Return the name of a row that a sheet refers to; of one that is gone, its last name and that it is gone."""
        name = _name_of(self._rows.get(list_id, ()), row_id)
        if name:
            return name
        return phrase("{name}（このゲームにはもうありません）", name=self.last_name(list_id, row_id))

    @cached_property
    def _gone_ids(self) -> Mapping[str, frozenset[str]]:
        """Ids that each list had and has no more; an unchanged list has lost none."""
        former, own = self.definition.former, self.definition.lists
        return {
            key: frozenset((*(_text(row, "id") for row in spec.base), *former.get(key, ())))
            - {_text(row, "id") for row in self._rows[key]}
            for key, spec in self.specs.items()
            if key in own or key in former
        }

    def is_gone(self, list_id: str, row_id: str) -> bool:
        """Tell whether the game once had a row and no longer has it; custom rows of a sheet never count."""
        return row_id in self._gone_ids.get(list_id, ())

    def marked(self, list_id: str, row_id: str, name: Phrase | str) -> Phrase | str:
        """Return what a sheet says of a row that it copied from the game, with the mark of one that is gone."""
        return phrase("{name}（このゲームにはもうありません）", name=name) if self.is_gone(list_id, row_id) else name

    def last_name(self, list_id: str, row_id: str) -> str:
        """Return what a row was called before it was taken out; its id where the name is unknown."""
        former = self.definition.former.get(list_id, {}).get(row_id, "")
        base = self.specs[list_id].base if list_id in self.specs else ()
        return Typed(former) if former else _name_of(base, row_id) or Typed(row_id)

    def gone(self, own: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
        """Return what a sheet holds of custom fields that are no longer shown, by their last names."""
        shown = {field.id for field in self.profile}
        every = self.base_profile if self.definition.profile is None else self.definition.profile
        names = {**self.definition.former.get("profile", {}), **{field.id: field.label for field in every}}
        return tuple(
            (names[key], value)
            for key, value in own.items()
            if key not in shown and key in names and value not in ("", None, False)
        )

    def label(self, label_id: str) -> str:
        """Return the campaign's word for a renamable label, or for a row of the rules' own list."""
        given = self.definition.labels.get(label_id)
        if given:
            return Typed(given)
        return self.words[label_id] if label_id in self.words else self._called[label_id]

    @property
    def renamed_rows(self) -> dict[str, str]:
        """Return rows that are words of the rules and have another name here: the book's, and this campaign's."""
        pairs = (
            (_text(base, "name"), _text(row, "name"))
            for spec in self.specs.values()
            if spec.spoken and spec.id in self.definition.lists
            for base, row in zip(spec.base, self._rows[spec.id], strict=False)
        )
        return {word: name for word, name in pairs if name and name != word}

    def named(self, template: str) -> Phrase:
        """Make a sentence in which `{life}` stands for the campaign's word of that label."""
        return phrase(template, **{name: self.label(name) for name in places(template) if name in self.words})

    def known(self, settings_type: type[K]) -> Game[K]:
        """Return this game to the rule system that knows its settings.

        Raises:
            TypeError: it is a game of another rule system.
        """
        if not isinstance(self.settings, settings_type):
            raise TypeError(f"{type(self.settings).__name__}: not {settings_type.__name__}")
        return cast("Game[K]", self)

    @property
    def profile(self) -> tuple[ProfileField, ...]:
        """The profile fields shown now, in order."""
        return tuple(f for f in self._fields if not f.removed)

    @cached_property
    def _fields(self) -> tuple[ProfileField, ...]:
        """All of them; labels typed by people stay untranslated."""
        own = self.definition.profile
        if own is None:
            return self.base_profile
        book = {field.id: field.label for field in self.base_profile}
        return tuple(f if book.get(f.id) == f.label else f.model_copy(update={"label": Typed(f.label)}) for f in own)

    @property
    def tracks(self) -> tuple[ProfileField, ...]:
        """The custom fields that play changes."""
        return tuple(f for f in self.profile if f.kind is FieldKind.TRACK)

    def is_track(self, path: str) -> bool:
        """Tell whether a dotted path of a sheet is one of the campaign's tracks (`own.<id>`)."""
        head, _, name = path.partition(".")
        return head == "own" and any(field.id == name for field in self.tracks)

    @property
    def notice(self) -> tuple[str, ...]:
        """Licence lines: the system's, then the author's."""
        return (*self.base_notice, *(line for line in self.definition.notice if line not in self.base_notice))

    @cached_property
    def off(self) -> frozenset[str]:
        """The switches that are on in the published rules and off in this campaign, by key."""
        return frozenset(info.key for info in self.changed() if info.default is True)

    def changed(self) -> tuple[SettingInfo, ...]:
        """List the settings that differ from their defaults."""
        values = self.settings.model_dump(by_alias=True)
        return tuple(i for i in setting_infos(type(self.settings)) if values[i.key] != i.default)


def _name_of(rows: Sequence[Record], row_id: str) -> str:
    found = next((row for row in rows if getattr(row, "id", None) == row_id), None)
    return _text(found, "name") if found is not None else ""


def _text(row: Record, name: str) -> str:
    found = getattr(row, name, "")
    return found if isinstance(found, str) else str(found)


AnyGame: TypeAlias = Game[Settings]
"""A game of a system that is not known beforehand."""
