"""The contract of a rule system: the one public name `SYSTEM` of every rule system is a `GameSystem`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, cast

from pydantic import JsonValue

from desktop.core.build_step import Purchase, Step
from desktop.core.called import Naming
from desktop.core.captions import captions
from desktop.core.custom import extra_checks
from desktop.core.custom import numbers as custom_numbers
from desktop.core.custom import values as custom_values
from desktop.core.custom.definition import Definition, own_rows
from desktop.core.custom.fields import filled
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import CustomRoller, CustomValues
from desktop.core.expression.names import Named
from desktop.core.game import Game, Label, ListSpec
from desktop.core.problem import Problem, Severity
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Explained
from desktop.core.settings import Settings, published_tables, setting_infos
from desktop.core.sheet import Sheet
from desktop.core.value import Record, Value
from desktop.core.words import JAPANESE, Phrase, Words, phrase

if TYPE_CHECKING:
    # a sheet is opened before anything of checks and of play has been loaded
    from desktop.core.build_step import BuildRoll
    from desktop.core.custom.checks.starting import Roller
    from desktop.core.play import AnyState, Engine
    from desktop.core.prepared.scenario import AnyScenarioKind
    from desktop.core.rolls.check import Check, CheckKind, Param, Plain
    from desktop.core.view_models import CharacterView


T = TypeVar("T", bound=Sheet)
S = TypeVar("S", bound=Settings)
Migration: TypeAlias = Callable[[dict[str, JsonValue]], dict[str, JsonValue]]


class GameSystem(ABC, Generic[T, S]):
    """The contract of a rule system. Methods are pure; `game` is the rules as the campaign plays them."""

    id: str
    sheet_type: type[T]
    settings_type: type[S]
    steps: tuple[Step, ...]
    lists: tuple[ListSpec, ...] = ()
    labels: tuple[Label, ...] = ()
    profile: tuple[ProfileField, ...] = ()
    notice: tuple[str, ...] = ()
    battles_in_sessions: bool = False
    """Whether sessions have battles of their own, so that a battle alone and a session exclude each other."""
    gm_fields: tuple[str, ...] = ()
    """Dotted patterns of what the GM decides (`level`, `abilities.*.name`): no player sets them in kiosk mode."""
    finished_gm_fields: tuple[str, ...] = ()
    """The same for a finished sheet: what creation has settled. Growth that is paid for still changes it."""
    play_fields: tuple[str, ...] = ()
    """Dotted patterns of what play changes (`lp`, `bonds.*.box`); in an open campaign only play writes them."""
    open_fields: tuple[str, ...] = ()
    """Fields of a player's character that every player may read; what the players' editions tell of it."""
    fleeting: tuple[str, ...] = ()
    """Parts of rows that play counts up and sets back by itself, such as marks of use: no news of a session."""
    passing: Mapping[str, tuple[object, ...]] = MappingProxyType({})
    """Values of a field that play goes through in every round: from one of them to another is no news of a session."""
    npc: tuple[tuple[str, object], ...] = ()
    """Fields of an NPC that differ from those of a player's character, with their values."""
    scenario_rows: Mapping[str, type[Record]] = MappingProxyType({})
    """Lists of a scenario that sheets refer to after it, by name, with the type of their rows."""
    migrations: Mapping[int, Migration] = MappingProxyType({})
    """`schema_version` of a sheet file -> (content) -> content of the next version; empty while there is only one."""
    definition_migrations: Mapping[int, Migration] = MappingProxyType({})
    """The same for definitions that are based on this system; a version in which nothing changed here is left out."""
    unique_names: str = ""
    """The rule that forbids two characters with the same name; empty: a warning only."""
    titled: bool = False
    """Whether a game of it goes by the title of its definition: there is no book behind it whose name it would bear."""

    @abstractmethod
    def blank(self, game: Game[S]) -> T:
        """Return a new draft with initial values."""

    @abstractmethod
    def derive(self, sheet: T, game: Game[S]) -> Mapping[str, Explained]:
        """Return every computed number by name; a GM's fixed number wins and is marked `house`."""

    @abstractmethod
    def validate(self, sheet: T, game: Game[S]) -> tuple[Problem, ...]:
        """List everything wrong at once; creation rules apply while `draft`; waived rules are left out."""

    @abstractmethod
    def randomise(self, game: Game[S], rng: Random) -> T:
        """Return a finished legal character."""

    @abstractmethod
    def finish(self, sheet: T, game: Game[S]) -> T:
        """Return the sheet with `draft` off and play values set.

        Raises:
            Refusal: a problem blocks.
        """

    @abstractmethod
    def check_kinds(self, sheet: T | None, game: Game[S], party: Sequence[T] = ()) -> tuple[CheckKind, ...]:
        """List the kinds of check; without a sheet, numbers are asked for directly.

        Args:
            party: every sheet of the campaign, NPCs too: the choices of a character, the sheet's id as value.
        """

    @abstractmethod
    def start_check(
        self, kind: str, sheet: T | None, params: Mapping[str, JsonValue], game: Game[S], party: Sequence[T] = ()
    ) -> Check:
        """Begin a check of one of `check_kinds`.

        Raises:
            Refusal: bad parameters or people.
        """

    def fill(self, sheet: T, game: Game[S], rng: Random) -> T:
        """Return a draft with a random choice wherever it is still as it began; nothing chosen changes."""
        return sheet

    def thrown_once(self, sheet: T, game: Game[S]) -> Mapping[str, object]:
        """Return the fields whose dice may be thrown only once: neither おまかせ nor undo changes them."""
        return {}

    def steps_summary(self, sheet: T, step: str, game: Game[S]) -> Phrase:
        """Return the line under a step's title, e.g. あと 2 レベル."""
        return phrase("")

    def step_empty(self, sheet: T, step: str, game: Game[S]) -> bool:
        """Tell whether nothing has been chosen yet in a step that may be left so: it is not ticked."""
        return False

    def step_here(self, step: Step, game: Game[S]) -> Step | None:
        """Return one of `steps` as it reads where parts of the rules are off; None: this game has no such step."""
        return step

    def unused(self, game: Game[S]) -> tuple[str, ...]:
        """Name the fields of sheets that belong to parts of the rules which this campaign does without."""
        return ()

    def file_problems(self, data: Mapping[str, JsonValue], game: Game[S]) -> tuple[Problem, ...] | None:
        """List every mistake of a sheet file whose values do not fit; None: the mistakes of form alone count."""
        return None

    def definition_problems(self, definition: Definition) -> tuple[Problem, ...]:
        """List the mistakes of a definition whose form is right."""
        return ()

    def build_rolls(self, sheet: T, game: Game[S]) -> tuple[BuildRoll, ...]:
        """List the dice that are thrown for a draft."""
        return ()

    def apply_roll(self, sheet: T, roll: str, throw: Throw, game: Game[S]) -> T:
        """Return the draft with the dice of one of `build_rolls`."""
        raise KeyError(roll)

    def growth(self, sheet: T, game: Game[S]) -> tuple[Purchase, ...]:
        """List what is bought with what play earns."""
        return ()

    def grow(self, sheet: T, purchase: str, game: Game[S]) -> T:
        """Return the sheet with one of `growth` bought.

        Raises:
            Refusal: the purchase is not legal.
        """
        raise KeyError(purchase)

    def person(self, sheet: T, game: Game[S]) -> CharacterView:
        """Return a character on the party strip while no battle and no session runs."""
        from desktop.core.view_models import CharacterView

        return CharacterView(id=sheet.id, name=sheet.name, is_pc=sheet.is_pc)

    def summary(self, sheet: T, game: Game[S]) -> Sequence[tuple[str, str]]:
        """Return a few label/value pairs for lists and name plates."""
        return ()

    def quick_fields(self, game: Game[S]) -> tuple[Param, ...]:
        """Return two or three numbers or choices that are enough for an NPC in the middle of play."""
        return ()

    def quick(self, game: Game[S], name: str, values: Mapping[str, Plain]) -> T:
        """Return a finished NPC from the values of `quick_fields`, where there are any."""
        raise NotImplementedError

    def quick_fights(self, values: Mapping[str, Plain]) -> bool:
        """Tell from the values of `quick_fields` whether a battle begins with the NPC where nothing runs."""
        return True

    def names(self, game: Game[S]) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return by kind what rows of lists may refer to beside rows of other lists: value and name."""
        return {}

    def asked(self, what: str, game: Game[S], words: Words) -> Sequence[Named]:
        """List what the formula of a row may ask for beside the numbers of a sheet, by what it is for."""
        return ()

    def asked_number(self, name: str, sheet: T, game: Game[S]) -> Fraction | int | None:
        """Return a sample of what `asked` lists; None: it is no such number."""
        return None

    def kept_rows(self, sheet: T, game: Game[S]) -> Mapping[str, Sequence[Record]]:
        """Return the rows of scenarios that a sheet refers to, by the list of `scenario_rows`."""
        return {}

    def played(self, sheet: T) -> Sequence[tuple[str, str]]:
        """List the scenarios that a character has been in: id and title."""
        return ()

    @cached_property
    def battle(self) -> Engine[AnyState, Value, T, S] | None:
        """The engine of a battle, whose modules are imported when it is first read; None: there are no battles."""
        return None

    @cached_property
    def session(self) -> Engine[AnyState, Value, T, S] | None:
        """The engine of a session, in the same way."""
        return None

    @cached_property
    def scenario(self) -> AnyScenarioKind:
        """The parts of a scenario and the mistakes that it may hold, in the same way."""
        from desktop.core.prepared.scenario import PLAIN

        return PLAIN

    @property
    def has_battle(self) -> bool:
        """Whether there are battles; unlike `battle`, this imports nothing."""
        return type(self).battle is not GameSystem.battle

    @property
    def has_session(self) -> bool:
        """Whether there are sessions; unlike `session`, this imports nothing."""
        return type(self).session is not GameSystem.session

    @property
    def grows(self) -> bool:
        """Whether anything is bought with what play earns."""
        return type(self).growth is not GameSystem.growth

    @property
    def has_quick(self) -> bool:
        """Whether an NPC is made of `quick_fields`; else only the long way leads to one."""
        return type(self).quick is not GameSystem.quick

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

    def kinds(self, sheet: T | None, game: Game[S], party: Sequence[T] = ()) -> tuple[CheckKind, ...]:
        """List the kinds of check of this campaign: the rule system's, then those that its definition adds."""
        own = extra_checks.kinds(game.definition, lambda: self._roller(sheet, game), party)
        return (*self.check_kinds(sheet, game, party), *own)

    def _roller(self, sheet: Sheet | None, game: Game[S]) -> Roller | None:
        return None if sheet is None else CustomRoller(sheet, self.custom_values(cast("T", sheet), game))

    def begin(
        self, kind: str, sheet: T | None, params: Mapping[str, JsonValue], game: Game[S], party: Sequence[T] = ()
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
        return self.start_check(kind, sheet, params, game, party) if added is None else added

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
        from desktop.core.custom import definition_faults

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
