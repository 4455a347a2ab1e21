"""The contract of a rule system: the one public name `SYSTEM` of every rule system is a `GameSystem`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, cast

from pydantic import JsonValue

from desktop.core import custom_numbers, custom_values, extra_checks
from desktop.core.build_step import Step
from desktop.core.called import Naming
from desktop.core.captions import captions
from desktop.core.custom_fields import filled
from desktop.core.custom_values import CustomRoller, CustomValues
from desktop.core.definition import Definition, own_rows
from desktop.core.dice import Throw
from desktop.core.expression.names import Named
from desktop.core.game import Game, Label, ListSpec
from desktop.core.outcome import Explained
from desktop.core.problem import Problem, Severity
from desktop.core.profile import FieldKind, ProfileField
from desktop.core.purchase import Purchase
from desktop.core.settings import Settings, published_tables, setting_infos
from desktop.core.sheet import Sheet
from desktop.core.value import Record, Value
from desktop.core.words import JAPANESE, Phrase, Words, phrase

if TYPE_CHECKING:
    # a sheet is opened before anything of checks and of play has been loaded
    from desktop.core.build_roll import BuildRoll
    from desktop.core.check import Check, CheckKind, Param, Plain
    from desktop.core.custom_checks.starting import Roller
    from desktop.core.play import Engine
    from desktop.core.scenario import AnyScenarioKind
    from desktop.core.view_models import CharacterView


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


def _plain_person(sheet: Sheet, game: Game[Settings]) -> CharacterView:
    from desktop.core.view_models import CharacterView

    return CharacterView(id=sheet.id, name=sheet.name, is_pc=sheet.is_pc)


@dataclass(frozen=True)
class GameSystem(Generic[T, S]):
    """The contract of a rule system. Functions are pure; `game` is the rules as the campaign plays them."""

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

    `party` is every sheet of the campaign, NPCs too: the choices of a character, the sheet's id as value.
    """
    start_check: Callable[..., Check]
    """(kind, sheet or None, params, game, party=()) -> Check; raises `Refusal` on bad parameters or people."""
    fill: Callable[[T, Game[S], Random], T] = _no_fill
    """(draft, game, rng) -> the draft with a random choice wherever it is still as it began; nothing chosen changes."""
    thrown_once: Callable[[T, Game[S]], Mapping[str, object]] = lambda sheet, game: {}
    """(sheet, game) -> fields that hold dice which may be thrown only once: neither おまかせ nor undo changes them."""
    gm_fields: tuple[str, ...] = ()
    """Dotted patterns of what the GM decides (`level`, `abilities.*.name`): no player sets them in kiosk mode."""
    finished_gm_fields: tuple[str, ...] = ()
    """The same for a finished sheet: what creation has settled. Growth that is paid for still changes it."""
    steps_summary: Callable[[T, str, Game[S]], Phrase] = lambda sheet, step, game: phrase("")
    """(sheet, step id, game) -> the line under a step's title, e.g. あと 2 レベル."""
    step_empty: Callable[[T, str, Game[S]], bool] = lambda sheet, step, game: False
    """(sheet, step id, game) -> whether nothing has been chosen yet in a step that may be left so: it is not ticked."""
    play_fields: tuple[str, ...] = ()
    """Dotted patterns of what play changes (`lp`, `bonds.*.box`); in an open campaign only play writes them."""
    open_fields: tuple[str, ...] = ()
    """Fields of a player's character that every player may read; what the players' editions tell of it."""
    fleeting: tuple[str, ...] = ()
    """Parts of rows that play counts up and sets back by itself, such as marks of use: no news of a session."""
    passing: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    """Values of a field that play goes through in every round: from one of them to another is no news of a session."""
    unused: Callable[[Game[S]], tuple[str, ...]] = lambda game: ()
    """(game) -> fields of sheets that belong to parts of the rules which this campaign does without."""
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
    load_battle: Callable[[], Engine[Value, Value, T, S]] | None = None
    """() -> the engine of a battle, whose modules are first imported here: a sheet is opened without them."""
    load_session: Callable[[], Engine[Value, Value, T, S]] | None = None
    """() -> the engine of a session, in the same way."""
    migrations: Mapping[int, Callable[[dict[str, JsonValue]], dict[str, JsonValue]]] = field(default_factory=dict)
    """`schema_version` of a sheet file -> (content) -> content of the next version; empty while there is only one."""
    definition_migrations: Mapping[int, Callable[[dict[str, JsonValue]], dict[str, JsonValue]]] = field(
        default_factory=dict
    )
    """The same for definitions that are based on this system; a version in which nothing changed here is left out."""
    person: Callable[[T, Game[S]], CharacterView] = _plain_person
    """(sheet, game) -> a character on the party strip while no battle and no session runs."""
    npc: tuple[tuple[str, object], ...] = ()
    """Fields of an NPC that differ from those of a player's character, with their values."""
    quick_fields: Callable[[Game[S]], tuple[Param, ...]] = lambda game: ()
    """(game) -> two or three numbers or choices that are enough for an NPC in the middle of play."""
    quick: Callable[[Game[S], str, Mapping[str, Plain]], T] | None = None
    """(game, name, values of `quick_fields`) -> a finished NPC; None: only the long way."""
    quick_fights: Callable[[Mapping[str, Plain]], bool] = lambda values: True
    """(values of `quick_fields`) -> whether a battle begins with the NPC where nothing runs."""
    names: Callable[[Game[S]], Mapping[str, Sequence[tuple[str, str]]]] = lambda game: {}
    """(game) -> by kind of thing, what rows of its lists may refer to beside rows of other lists: value and name."""
    asked: Callable[[str, Game[S], Words], Sequence[Named]] = lambda what, game, words: ()
    """(what a formula of a row is for, game, words) -> what it may ask for beside the numbers of a sheet."""
    asked_number: Callable[[str, T, Game[S]], Fraction | int | None] = lambda name, sheet, game: None
    """(one of those, sheet, game) -> what it is as a sample; None: it is no such number."""
    scenario_rows: Mapping[str, type[Record]] = field(default_factory=dict)
    """Lists of a scenario that sheets refer to after it, by name, with the type of their rows."""
    kept_rows: Callable[[T, Game[S]], Mapping[str, Sequence[Record]]] = lambda sheet, game: {}
    """(sheet, game) -> those rows of scenarios that a sheet refers to, by list."""
    played: Callable[[T], Sequence[tuple[str, str]]] = lambda sheet: ()
    """(sheet) -> the scenarios that a character has been in: id and title."""
    load_scenario: Callable[[], AnyScenarioKind] = _plain_scenario
    """() -> of what a scenario consists here, and what can be wrong with it."""
    unique_names: str = ""
    """The rule that forbids two characters with the same name; empty: a warning only."""
    titled: bool = False
    """Whether a game of it goes by the title of its definition: there is no book behind it whose name it would bear."""
    summary: Callable[[T, Game[S]], Sequence[tuple[str, str]]] = lambda sheet, game: ()
    """(sheet, game) -> a few label/value pairs for lists and name plates."""

    @property
    def grows(self) -> bool:
        """Whether anything is bought with what play earns."""
        return self.growth is not _no_purchases

    @cached_property
    def battle(self) -> Engine[Value, Value, T, S] | None:
        """The engine of a battle; None: there are none here."""
        return None if self.load_battle is None else self.load_battle()

    @cached_property
    def session(self) -> Engine[Value, Value, T, S] | None:
        """The engine of a session; None: there are none here."""
        return None if self.load_session is None else self.load_session()

    @cached_property
    def scenario(self) -> AnyScenarioKind:
        """Of what a scenario consists here, and what can be wrong with it."""
        return self.load_scenario()

    def definition(self, title: str = "") -> Definition:
        """Return a definition that changes nothing."""
        return Definition(based_on=self.id, title=title)

    def game(self, definition: Definition | None = None) -> Game[S]:
        """Return the rules as a campaign plays them.

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
        """Return the words that every sentence of this campaign has another name for."""
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
        """Return what a campaign calls things of the rules."""
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
        """List the kinds of check of this campaign: the rule system's, then those that its definition adds."""
        own = extra_checks.kinds(game.definition, lambda: self._roller(sheet, game), party)
        return (*self.check_kinds(sheet, game, party=party), *own)

    def _roller(self, sheet: Sheet | None, game: Game[S]) -> Roller | None:
        return None if sheet is None else CustomRoller(sheet, self.custom_values(cast("T", sheet), game))

    def begin(
        self, kind: str, sheet: T | None, params: Mapping[str, JsonValue], game: Game[S], party: Sequence[Sheet] = ()
    ) -> Check:
        """Begin a check of one of `kinds`.

        Raises:
            Refusal: bad parameters or people.
        """
        people = {one.id: one for one in party}
        added = extra_checks.begin(
            kind,
            game.definition,
            lambda: self._roller(sheet, game),
            params,
            lambda who: self._roller(people.get(who), game),
        )
        return self.start_check(kind, sheet, params, game, party=party) if added is None else added

    def by_chance(self, game: Game[S], rng: Random) -> T:
        """Return a finished legal character, with whatever the campaign wants to be written as well."""
        sheet = self.randomise(game, rng)
        return sheet.evolve(own=filled(sheet.own, game, rng))

    def guarded(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the patterns of what the GM alone sets on a sheet."""
        return self.gm_fields if sheet.draft else (*self.gm_fields, *self.finished_gm_fields)

    def as_npc(self, sheet: T) -> T:
        """Return the sheet as an NPC's."""
        return sheet.evolve(is_pc=False, **dict(self.npc))

    def completed(self, sheet: T, game: Game[S], rng: Random) -> T:
        """Return a draft with what is still empty chosen at random; nothing that was chosen changes."""
        found = self.fill(sheet, game, rng)
        return found.evolve(own=filled(found.own, game, rng, finished=False))

    def check_definition(self, definition: Definition) -> tuple[Problem, ...]:
        """List every mistake of a definition: switches, rows, references (`definition_problems`)."""
        from desktop.core import definition_faults  # a sheet is opened without judging the game that it belongs to

        found = tuple(definition_faults.of_form(definition, self.settings_type, self.lists))
        profile = self.profile if definition.profile is None else definition.profile
        own = definition_faults.of_own(definition, profile)
        problems = (*(found or self.definition_problems(definition)), *own)
        if not any(problem.severity is Severity.BLOCK for problem in problems):
            game = self.game(definition)
            problems += (
                tuple(custom_values.grown_problems(self.custom_values(self.blank(game), game))) if game.profile else ()
            )
        return (*problems, *definition_faults.of_names(definition, profile, self.lists, self.labels, problems))

    def numbers(self, sheet: T, game: Game[S], words: Words = JAPANESE) -> tuple[Named, ...]:
        """List what a formula of this campaign may ask of a sheet (`own_numbers`)."""
        found = custom_numbers.names(game, sheet, self.derive(sheet, game), words)
        unused = self.unused(game)
        return tuple(number for number in found if number.id.partition(".")[0] not in unused)

    def explained(self, sheet: T, game: Game[S]) -> Mapping[str, Explained]:
        """Return every computed number of a sheet: the rules' (`derive`), and the campaign's own as `own.<id>`."""
        derived = self.derive(sheet, game)
        if not any(field.kind is FieldKind.FORMULA for field in game.profile):
            return derived
        values = CustomValues(sheet, game, lambda: derived)
        return {**derived, **custom_values.explained(values, game, custom_numbers.labels(game, sheet, derived))}

    def problems(self, sheet: T, game: Game[S]) -> tuple[Problem, ...]:
        """List everything wrong with a sheet: by the rules (`validate`), then with custom tracks on it."""
        if not game.tracks:
            return self.validate(sheet, game)
        values = self.custom_values(sheet, game)
        return (*self.validate(sheet, game), *(p for field in game.tracks for p in values.crossed(field)))

    def custom_values(self, sheet: T, game: Game[S]) -> CustomValues:
        """Return custom numbers and tracks on a sheet."""
        return CustomValues(sheet, game, lambda: self.derive(sheet, game))

    def track_start(self, sheet: T, field: str, game: Game[S]) -> int | None:
        """Return the start of a custom track (`own.<id>`) on a sheet where it is unwritten."""
        own = field.partition(".")[2]
        bare = sheet.evolve(own={name: value for name, value in sheet.own.items() if name != own})
        track = self.custom_values(bare, game).tracks.get(own)
        return None if track is None else track.value

    def printable(self, sheet: T, game: Game[S]) -> T:
        """Return a sheet whose `own` holds the computed numbers (`Explained`) and tracks (`Track`) that paper shows."""
        if all(field.written for field in game.profile):
            return sheet
        values, known = self.custom_values(sheet, game), self.explained(sheet, game)
        numbers = {field.id: known.get(f"own.{field.id}") for field in game.profile if not field.written}
        tracks = {field.id: values.track(field) for field in game.tracks}
        return sheet.evolve(own={**sheet.own, **numbers, **tracks})

    def with_tracks(self, person: CharacterView, sheet: Sheet | None, game: Game[S]) -> CharacterView:
        """Return a character of the strip with the custom tracks from the sheet."""
        if not game.tracks or sheet is None:
            return person
        values = self.custom_values(cast("T", sheet), game)
        own = (values.track(field).gauge for field in game.tracks)
        return person.evolve(gauges=(*person.gauges, *own))


AnySystem: TypeAlias = GameSystem[Sheet, Settings]
"""A system that is not known beforehand: its own sheets and its own game go back to it."""
