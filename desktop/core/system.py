"""The contract of a rule system: the one public name `SYSTEM` of every room is a `GameSystem`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, cast

from pydantic import JsonValue, ValidationError

from desktop.core import own_numbers, own_values, row_names
from desktop.core.called import Naming
from desktop.core.captions import captions
from desktop.core.definition import Definition, own_rows, typed_row, typed_rows
from desktop.core.dice import Throw
from desktop.core.formula_signs import Named
from desktop.core.game import Game, Label, ListSpec
from desktop.core.misfits import pydantic_problems
from desktop.core.outcome import Explained
from desktop.core.own_fields import filled
from desktop.core.own_values import OwnRoller, OwnValues
from desktop.core.problem import Problem, refuse
from desktop.core.profile import FieldKind, ProfileField
from desktop.core.settings import Settings, published_tables, setting_infos
from desktop.core.sheet import Sheet
from desktop.core.value import Value
from desktop.core.words import JAPANESE, Phrase, Spoken, Words, phrase

if TYPE_CHECKING:
    # a sheet is opened before anything of checks and of play has been loaded
    from desktop.core.build_roll import BuildRoll
    from desktop.core.check import Check, CheckKind, Param, Plain
    from desktop.core.own_checks.starting import Roller
    from desktop.core.play import Machine
    from desktop.core.scenario import AnyScenarioKind
    from desktop.core.shown import PersonShown


class Step(Value):
    """One step of guided building."""

    id: str
    title: str
    """A word, or a place such as `{life}` for one that a 卓 may rename (`Game.named`)."""
    hint: str = ""
    """One sentence for somebody who has never seen the system; may name such words, too."""


class Purchase(Value):
    """Something that growth or a shop offers: what it costs, and whether it can be had now."""

    id: str
    label: Spoken
    group: str = ""
    cost: int = 0
    unit: str = ""
    """The word of what is paid, e.g. 経験点."""
    rule: str = ""
    legal: bool = True
    reason: Phrase = phrase("")
    """Why it cannot be had now."""
    remedy: Phrase = phrase("")
    """How it can be had after all."""

    def said(self, words: Words) -> str:
        """Say why not, and how to go on; nothing for what can be had."""
        return words.join(self.reason, self.remedy)


T = TypeVar("T", bound=Sheet)
S = TypeVar("S", bound=Settings)


def _no_problems(definition: Definition) -> tuple[Problem, ...]:
    return ()


def _no_rolls(sheet: Sheet, game: Game[Settings]) -> tuple[BuildRoll, ...]:
    return ()


def _no_roll(sheet: T, roll: str, throw: Throw, game: Game[Settings]) -> T:
    raise KeyError(roll)


def _no_fill(sheet: T, game: Game[Settings], rng: Random) -> T:
    return sheet


def _no_purchases(sheet: Sheet, game: Game[Settings]) -> tuple[Purchase, ...]:
    return ()


def _no_purchase(sheet: T, purchase: str, game: Game[Settings]) -> T:
    raise KeyError(purchase)


def _plain_scenario() -> AnyScenarioKind:
    from desktop.core.scenario import PLAIN

    return PLAIN


def _plain_person(sheet: Sheet, game: Game[Settings]) -> PersonShown:
    from desktop.core.shown import PersonShown

    return PersonShown(id=sheet.id, name=sheet.name, is_pc=sheet.is_pc)


def _in_row(problem: Problem, spec: ListSpec, index: int) -> Problem:
    """Say in words where in a list a mistake is: the list, the row, and the field by its title."""
    field = spec.row_type.model_fields.get(problem.field.partition(".")[0])
    said: dict[str, object] = dict(problem.message.args)
    place: dict[str, object] = {
        "list": spec.title,
        "n": index + 1,
        "title": (field.title if field else "") or problem.field,
    }
    if said["reason"] == phrase("必要な項目がありません"):
        message = phrase("{list}の{n}行目に「{title}」がありません。", **place)
    else:
        message = phrase(
            "{list}の{n}行目の「{title}」の値 {value} は使えません（{reason}）。",
            **place,
            value=said["value"],
            reason=said["reason"],
        )
    return problem.evolve(field=f"lists.{spec.id}.{index}.{problem.field}", message=message)


def _of_checks(definition: Definition, profile: Sequence[ProfileField]) -> tuple[Problem, ...]:
    if not definition.checks:
        return ()
    from desktop.core.own_checks.faults import faults

    return tuple(faults(definition.checks, profile))


def _of_tables(definition: Definition) -> tuple[Problem, ...]:
    if not definition.tables:
        return ()
    from desktop.core.tables.faults import faults

    return tuple(faults(definition.tables))


def _told(problem: Problem, told: Sequence[Problem]) -> bool:
    """Tell whether something of the same name was said of the same list: rooms know why it must not be."""
    name, field = dict(problem.message.args).get("name"), problem.field
    there = (other for other in told if other.field.startswith(field))
    return problem.code == "same_name" and any(name in dict(other.message.args).values() for other in there)


def _unfit(spec: ListSpec, rows: Sequence[Mapping[str, JsonValue]]) -> Iterator[Problem]:
    """Say which rows of a list do not fit; those that were read before are not read again."""
    try:
        typed_rows(spec.row_type, rows)
    except ValidationError:
        for index, row in enumerate(rows):
            try:
                typed_row(spec.row_type, row)
            except ValidationError as error:
                yield from (_in_row(problem, spec, index) for problem in pydantic_problems(error, "bad_row"))


def _lacking(spec: ListSpec, definition: Definition) -> Iterator[Problem]:
    """Say that a table whose rows are the rules' own has others."""
    rows = definition.lists.get(spec.id) if spec.fixed else None
    if rows is not None and [row.get("id") for row in rows] != [getattr(row, "id", None) for row in spec.base]:
        yield Problem(
            code="other_rows",
            rule=spec.rule,
            field=f"lists.{spec.id}",
            message=phrase("「{list}」の行が元の {n} 行と違います。", list=spec.title, n=len(spec.base)),
            remedy=phrase("行はそのままにして、中の値だけを変えてください。"),
            overridable=False,
        )


@dataclass(frozen=True)
class GameSystem(Generic[T, S]):
    """Everything the program may ask of a rule system. Functions are pure; `game` is the rules as the 卓 plays them."""

    id: str
    sheet_type: type[T]
    settings_type: type[S]
    blank: Callable[[Game[S]], T]
    """(game) -> a new draft with initial values."""
    derive: Callable[[T, Game[S]], Mapping[str, Explained]]
    """(sheet, game) -> every computed number by name; a GM's fixed number wins and is marked `house`."""
    validate: Callable[[T, Game[S]], tuple[Problem, ...]]
    """(sheet, game) -> everything wrong at once; creation rules apply while `draft`; waived rules are left out."""
    steps: tuple[Step, ...]
    randomise: Callable[[Game[S], Random], T]
    """(game, rng) -> a finished legal character."""
    finish: Callable[[T, Game[S]], T]
    """(sheet, game) -> the sheet with `draft` off and play values set; raises `Refusal` while a problem blocks."""
    check_kinds: Callable[..., tuple[CheckKind, ...]]
    """(sheet or None, game, party=()) -> the kinds of check; without a sheet, numbers are asked for directly.

    `party` is everybody of the 卓, NPCs too: whoever may be named is offered as a choice, the sheet's id as its value.
    """
    start_check: Callable[..., Check]
    """(kind, sheet or None, params, game, party=()) -> Check; raises `Refusal` on bad parameters or people."""
    fill: Callable[[T, Game[S], Random], T] = _no_fill
    """(draft, game, rng) -> the draft with a random choice wherever it is still as it began; nothing chosen changes."""
    once: tuple[str, ...] = ()
    """Fields that hold dice which may be thrown only once; おまかせ leaves them even when all else is made anew."""
    gm_fields: tuple[str, ...] = ()
    """Dotted patterns of what the GM decides (`level`, `abilities.*.name`): no player sets them under a hand-over."""
    steps_summary: Callable[[T, str, Game[S]], Phrase] = lambda sheet, step, game: phrase("")
    """(sheet, step id, game) -> the line under a step's title, e.g. あと 2 レベル."""
    play_fields: tuple[str, ...] = ()
    """Dotted patterns of what play changes (`lp`, `bonds.*.box`); while a 卓 is open only the evening writes them."""
    open_fields: tuple[str, ...] = ()
    """Fields of a player's character that everybody at the table may read; what the players' editions tell of it."""
    unused: Callable[[Game[S]], tuple[str, ...]] = lambda game: ()
    """(game) -> fields of sheets that belong to parts of the rules which this 卓 does without."""
    step_here: Callable[[Step, Game[S]], Step | None] = lambda step, game: step
    """(step, game) -> one of `steps` as it is told where parts of the rules are off; None: this game has none such."""
    lists: tuple[ListSpec, ...] = ()
    labels: tuple[Label, ...] = ()
    profile: tuple[ProfileField, ...] = ()
    notice: tuple[str, ...] = ()
    file_problems: Callable[[Mapping[str, JsonValue], Game[S]], tuple[Problem, ...]] | None = None
    """(plain data, game) -> every mistake of a sheet whose values do not fit, with the system's own codes and rules;
    None: the mistakes of form alone."""
    definition_problems: Callable[[Definition], tuple[Problem, ...]] = _no_problems
    build_rolls: Callable[[T, Game[S]], tuple[BuildRoll, ...]] = _no_rolls
    apply_roll: Callable[[T, str, Throw, Game[S]], T] = _no_roll
    growth: Callable[[T, Game[S]], tuple[Purchase, ...]] = _no_purchases
    grow: Callable[[T, str, Game[S]], T] = _no_purchase
    load_battle: Callable[[], Machine[Value, Value, T, S]] | None = None
    """() -> the machine of a battle, whose modules are first imported here: a sheet is opened without them."""
    load_session: Callable[[], Machine[Value, Value, T, S]] | None = None
    """() -> the machine of a session, in the same way."""
    migrations: Mapping[int, Callable[[dict[str, JsonValue]], dict[str, JsonValue]]] = field(default_factory=dict)
    """`schema_version` of a sheet file -> (content) -> content of the next version; empty while there is only one."""
    definition_migrations: Mapping[int, Callable[[dict[str, JsonValue]], dict[str, JsonValue]]] = field(
        default_factory=dict
    )
    """The same for definitions that are based on this system; a version in which nothing changed here is left out."""
    person: Callable[[T, Game[S]], PersonShown] = _plain_person
    """(sheet, game) -> how somebody stands on the party strip while no battle and no session runs."""
    npc: tuple[tuple[str, object], ...] = ()
    """Fields in which an NPC stands otherwise than a character of a player, with what they hold then."""
    quick_fields: Callable[[Game[S]], tuple[Param, ...]] = lambda game: ()
    """(game) -> two or three numbers or choices that are enough for an NPC in the middle of play."""
    quick: Callable[[Game[S], str, Mapping[str, Plain]], T] | None = None
    """(game, name, values of `quick_fields`) -> a finished NPC; None: only the long way."""
    names: Callable[[Game[S]], Mapping[str, Sequence[tuple[str, str]]]] = lambda game: {}
    """(game) -> by kind of thing, what rows of its lists may refer to beside rows of other lists: value and name."""
    asked: Callable[[str, Game[S], Words], Sequence[Named]] = lambda what, game, words: ()
    """(what a formula of a row is for, game, words) -> what it may ask for beside the numbers of a sheet."""
    asked_number: Callable[[str, T, Game[S]], Fraction | int | None] = lambda name, sheet, game: None
    """(one of those, sheet, game) -> what it is as a sample; None: it is no such number."""
    load_scenario: Callable[[], AnyScenarioKind] = _plain_scenario
    """() -> of what a scenario consists here, and what can be wrong with it."""
    titled: bool = False
    """Whether a game of it goes by the title of its definition: there is no book behind it whose name it would bear."""
    summary: Callable[[T, Game[S]], Sequence[tuple[str, str]]] = lambda sheet, game: ()
    """(sheet, game) -> a few label/value pairs for lists and name plates."""

    @cached_property
    def battle(self) -> Machine[Value, Value, T, S] | None:
        """The machine of a battle; None: there are none here."""
        return None if self.load_battle is None else self.load_battle()

    @cached_property
    def session(self) -> Machine[Value, Value, T, S] | None:
        """The machine of a session; None: there are none here."""
        return None if self.load_session is None else self.load_session()

    @cached_property
    def scenario(self) -> AnyScenarioKind:
        """Of what a scenario consists here, and what can be wrong with it."""
        return self.load_scenario()

    def definition(self, title: str = "") -> Definition:
        """Return a definition that changes nothing."""
        return Definition(based_on=self.id, title=title)

    def game(self, definition: Definition | None = None) -> Game[S]:
        """Return the rules as a 卓 plays them.

        Raises:
            pydantic.ValidationError: the definition's settings or rows do not fit; `check_definition` lists why.
        """
        definition = definition or self.definition()
        known = {info.key for info in setting_infos(self.settings_type)}
        chosen: dict[str, object] = {key: value for key, value in definition.settings.items() if key in known}
        tables = published_tables(self.settings_type)
        for spec in self.lists:
            if spec.id in tables and spec.id in definition.lists:
                chosen[spec.id] = own_rows(spec.row_type, definition.lists[spec.id], spec.base)
        return Game(
            definition=definition,
            settings=self.settings_type.model_validate(chosen),
            specs={spec.id: spec for spec in self.lists},
            words={label.id: label.text for label in self.labels},
            base_profile=self.profile,
            base_notice=self.notice,
        )

    def spoken(self, game: Game[S]) -> Mapping[str, str]:
        """Return the words that every sentence of this 卓 has another name for."""
        given = game.definition.labels
        labels = {label.text: given[label.id] for label in self._named(given) if label.spoken}
        return {**labels, **game.renamed_rows}

    @cached_property
    def captions(self) -> tuple[Label, ...]:
        """Every further caption that is the name of a thing of the rules (`core.captions`)."""
        known = {label.text for label in self.labels}
        known |= {str(getattr(row, "name", "")) for spec in self.lists for row in spec.base}
        return captions(self.id, self.sheet_type, {step.id: step.title for step in self.steps}, known)

    def naming(self, game: Game[S]) -> Naming:
        """Return what a 卓 calls things of the rules."""
        given = game.definition.labels
        named = self._named(given)
        return Naming(
            self.spoken(game),
            {label.text: given[label.id] for label in named if label.alone},
            frozenset(label.text for label in named if label.inside),
            {label.text: label.forms for label in named if label.forms},
            tuple(text for label in named for text in label.other),
        )

    def _named(self, given: Mapping[str, str]) -> tuple[Label, ...]:
        """List the words that have another name; captions are looked for only where there are any."""
        own = tuple(label for label in self.labels if given.get(label.id))
        if len(own) == sum(1 for name in given.values() if name):
            return own
        return (*own, *(label for label in self.captions if given.get(label.id)))

    def kinds(self, sheet: T | None, game: Game[S], party: Sequence[Sheet] = ()) -> tuple[CheckKind, ...]:
        """List the kinds of check that can be made at this 卓: the room's, then what its definition adds."""
        from desktop.core.tables import check as tables

        table = tables.kind_of(game.definition.tables)
        own: tuple[CheckKind, ...] = ()
        if game.definition.checks:
            from desktop.core.own_checks import starting as own_starting

            others = [(one.id, one.name) for one in party]
            roller = None if sheet is None else self._roller(sheet, game)
            own = own_starting.kinds(game.definition.checks, roller, others)
        return (*self.check_kinds(sheet, game, party=party), *own, *((table,) if table is not None else ()))

    def _roller(self, sheet: Sheet, game: Game[S]) -> Roller:
        return OwnRoller(sheet, self.own_values(cast("T", sheet), game))

    def begin(
        self, kind: str, sheet: T | None, params: Mapping[str, JsonValue], game: Game[S], party: Sequence[Sheet] = ()
    ) -> Check:
        """Begin a check of one of `kinds`.

        Raises:
            Refusal: bad parameters or people.
        """
        from desktop.core.own_checks import starting as own_starting
        from desktop.core.tables import check as tables

        if kind == tables.KIND:
            return tables.start(game.definition.tables, params)
        if kind.startswith(own_starting.KIND):
            return self._begin_own(kind.removeprefix(own_starting.KIND), sheet, params, game, party)
        return self.start_check(kind, sheet, params, game, party=party)

    def _begin_own(
        self, check: str, sheet: T | None, params: Mapping[str, JsonValue], game: Game[S], party: Sequence[Sheet]
    ) -> Check:
        from desktop.core.own_checks import starting as own_starting

        known = next((row for row in game.definition.checks if row.id == check), None)
        if known is None:
            raise refuse(
                "no_check",
                "",
                phrase("この卓に、その自作の判定はもうありません。"),
                phrase("別の判定を選んでください。"),
                overridable=False,
            )
        people = {one.id: one for one in party}

        def opponent(who: str) -> Roller | None:
            return self._roller(people[who], game) if who in people else None

        return own_starting.start(known, None if sheet is None else self._roller(sheet, game), params, opponent)

    def by_chance(self, game: Game[S], rng: Random) -> T:
        """Return a finished legal character, with whatever the 卓 wants to be written as well."""
        sheet = self.randomise(game, rng)
        return sheet.evolve(own=filled(sheet.own, game, rng))

    def as_npc(self, sheet: T) -> T:
        """Return somebody as the GM's, not a player's."""
        return sheet.evolve(is_pc=False, **dict(self.npc))

    def completed(self, sheet: T, game: Game[S], rng: Random) -> T:
        """Return a draft with what is still empty chosen at random; nothing that was chosen changes."""
        found = self.fill(sheet, game, rng)
        return found.evolve(own=filled(found.own, game, rng))

    def check_definition(self, definition: Definition) -> tuple[Problem, ...]:
        """List every mistake of a definition: switches, rows, references (`definition_problems`)."""
        found: list[Problem] = []
        known = {info.key for info in setting_infos(self.settings_type)}
        try:
            self.settings_type.model_validate({k: v for k, v in definition.settings.items() if k in known})
        except ValidationError as error:
            found += pydantic_problems(error, "bad_setting")
        for spec in self.lists:
            found += _unfit(spec, definition.lists.get(spec.id) or ())
            found += _lacking(spec, definition)
        profile = self.profile if definition.profile is None else definition.profile
        own = (
            *own_values.definition_problems(definition),
            *_of_checks(definition, profile),
            *_of_tables(definition),
        )
        told = (*(tuple(found) or self.definition_problems(definition)), *own)
        return (*told, *(problem for problem in self._names(definition, profile) if not _told(problem, told)))

    def _names(self, definition: Definition, profile: Sequence[ProfileField]) -> Iterator[Problem]:
        """Say which names of a definition ask for attention."""
        lists = [row_names.named(f"lists.{s.id}", s.title, definition.lists.get(s.id) or ()) for s in self.lists]
        fields = [field.label for field in profile if not field.removed]
        lists.append(("profile", "プロフィールの項目", fields))
        lists.append(("checks", "自作の判定", [check.name for check in definition.checks]))
        lists.append(("tables", "表", [table.name for table in definition.tables]))
        called = {label.id: (label.text, definition.labels.get(label.id, "")) for label in self.labels}
        return row_names.faults(lists, called)

    def numbers(self, sheet: T, game: Game[S], words: Words = JAPANESE) -> tuple[Named, ...]:
        """List what a formula of this 卓 may ask of a sheet (`own_numbers`)."""
        found = own_numbers.names(game, sheet, self.derive(sheet, game), words)
        unused = self.unused(game)
        return tuple(number for number in found if number.id.partition(".")[0] not in unused)

    def explained(self, sheet: T, game: Game[S]) -> Mapping[str, Explained]:
        """Return every computed number of a sheet: the rules' (`derive`), and the 卓's own as `own.<id>`."""
        derived = self.derive(sheet, game)
        if not any(field.kind is FieldKind.FORMULA for field in game.profile):
            return derived
        values = OwnValues(sheet, game, lambda: derived)
        return {**derived, **own_values.explained(values, game, own_numbers.labels(game, sheet, derived))}

    def own_values(self, sheet: T, game: Game[S]) -> OwnValues:
        """Return the 卓's own numbers and tracks on a sheet."""
        return OwnValues(sheet, game, lambda: self.derive(sheet, game))

    def printable(self, sheet: T, game: Game[S]) -> T:
        """Return a sheet whose `own` holds the computed numbers (`Explained`) and tracks (`Track`) that paper shows."""
        if all(field.written for field in game.profile):
            return sheet
        values, known = self.own_values(sheet, game), self.explained(sheet, game)
        numbers = {field.id: known.get(f"own.{field.id}") for field in game.profile if not field.written}
        tracks = {field.id: values.track(field) for field in game.tracks}
        return sheet.evolve(own={**sheet.own, **numbers, **tracks})

    def with_tracks(self, person: PersonShown, sheet: Sheet | None, game: Game[S]) -> PersonShown:
        """Return somebody on the strip together with the 卓's own tracks, as they stand on the sheet."""
        if not game.tracks or sheet is None:
            return person
        values = self.own_values(cast("T", sheet), game)
        own = (values.track(field).gauge for field in game.tracks)
        return person.evolve(gauges=(*person.gauges, *own))


AnySystem: TypeAlias = GameSystem[Sheet, Settings]
"""A system that is not known beforehand: its own sheets and its own game go back to it."""
