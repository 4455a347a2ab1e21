"""The contract of an engine (battle or session), and the events that every engine shares.

An engine is a reducer over events: state and events are frozen values, nothing is hidden in between. `apply` ends with
the rule system's one `advance(state)`, so that the consequences of an event (ties, order after a fall, cuts) are never
called by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from typing import Annotated, Any, Generic, Literal, Self, TypeAlias, TypeVar, cast

from pydantic import Field, GetCoreSchemaHandler, JsonValue, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from desktop.core.derived import cached_by_identity
from desktop.core.game import Game
from desktop.core.problem import Refusal
from desktop.core.rolls.check import VALUE, Check, Plain
from desktop.core.rolls.dice import Face, Origin, Throw, throw_of
from desktop.core.rolls.outcome import Change, sheet_changes
from desktop.core.settings import Settings
from desktop.core.sheet import Sheet
from desktop.core.value import Value, Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.words import Spoken

C = TypeVar("C", bound=Check)


class ThrowEvent(Value):
    """The dice that the open check asked for."""

    kind: Literal["throw"] = "throw"
    faces: tuple[int, ...] = Field(max_length=1000)
    origin: Origin = "app"


class Choose(Value):
    """An option of the open check."""

    kind: Literal["choose"] = "choose"
    option: str
    args: Mapping[str, JsonValue] = Field(default_factory=dict)


class Join(Value):
    """A character joins later."""

    kind: Literal["join"] = "join"
    who: str
    """Sheet id."""


class Leave(Value):
    """A character leaves early."""

    kind: Literal["leave"] = "leave"
    who: str
    """Sheet id."""


@cached_by_identity
def answered(check: C, step: ThrowEvent | Choose) -> C:
    """Return an open check after its dice were thrown, or an option was declared: once for engine and tray.

    Raises:
        Refusal: other dice or another option are wanted.
    """
    if isinstance(step, Choose):
        return check.choose(step.option, step.args)
    sides = check.wants.sides if check.wants is not None else ()
    try:
        return check.throw(throw_of(sides, step.faces, step.origin))
    except Refusal:
        dice = zip_longest(sides[: len(step.faces)], step.faces, fillvalue=sides[-1] if sides else 0)
        check.throw(Throw(faces=tuple(Face(sides=s, value=v) for s, v in dice), origin=step.origin))
        raise  # where the faces do not fit, the check's own refusal names the rule


def by_hand(step: object) -> bool:
    """Tell whether a step holds what real dice showed."""
    return (isinstance(step, ThrowEvent) and step.origin != "app") or (
        isinstance(step, Choose) and step.option == VALUE
    )


def by_program(step: object) -> bool:
    """Tell whether a step holds what the program threw, beside real dice or alone."""
    return isinstance(step, ThrowEvent) and step.origin != "hand"


Known: TypeAlias = bool | Plain | tuple[str, ...] | Mapping[str, Plain]
"""What a move knows of a field of its event."""


class Move(Value):
    """One legal next step of an engine."""

    event: str
    """The event's `kind`."""
    label: Spoken
    who: str = ""
    args: tuple[tuple[str, Known], ...] = ()
    """Fields already known; the rest is asked of the person."""
    rule: str = ""
    primary: bool = False
    forfeits: bool = False
    """It gives up what could still be done: N never takes it, Shift+Enter does."""
    begins: bool = False
    """It begins a character's act: N takes it only for the chosen character."""
    turn: bool = False
    """It lets a character act now; such steps of several characters are listed together."""
    texts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Fields that are asked of the person, also where they may stay empty; each with texts to choose from, if any."""


State = TypeVar("State", bound=Value)
Event = TypeVar("Event", bound=Value)
T = TypeVar("T", bound=Sheet)
S = TypeVar("S", bound=Settings)
T_co = TypeVar("T_co", bound=Sheet, covariant=True)


class KnownSheets(Mapping[str, T_co], Generic[T_co]):
    """Every sheet of play by id, with those that a step has changed over them; immutable.

    Args:
        layers: the first one that has a sheet counts.
    """

    def __init__(self, *layers: Mapping[str, T_co], changed: Mapping[str, T_co] | None = None) -> None:
        self._layers = layers
        self.changed: Mapping[str, T_co] = changed or {}

    def __getitem__(self, who: str) -> T_co:
        for layer in (self.changed, *self._layers):
            if who in layer:
                return layer[who]
        raise KeyError(who)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(chain(*reversed(self._layers), self.changed)))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def with_sheet(self, sheet: T_co) -> KnownSheets[T_co]:  # type: ignore[misc]
        """Return them with one sheet changed."""
        return KnownSheets(*self._layers, changed={**self.changed, sheet.id: sheet})


class _Unread:
    """Marks a field that pydantic neither checks nor knows the parts of."""

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Take whatever stands in the field."""
        return core_schema.any_schema()


class EngineState(Value, Generic[T, S]):
    """The state of a battle or a session: what exists there alone; numbers are read from the sheets.

    `known` and `game` are given to it for a step (`bound`) and are no part of it: neither kept nor written.
    """

    known: Annotated[KnownSheets[T], _Unread()] = Field(default_factory=KnownSheets, exclude=True, repr=False)
    """Sheets by id. Their order and number mean nothing: a state names by id whom it is about."""
    game: Annotated[Game[S], _Unread()] = Field(default=cast("Any", None), exclude=True, repr=False)
    """The rules with which the engine began."""

    def bound(self, known: KnownSheets[T], game: Game[S] | None) -> Self:
        """Return the same state, reading these sheets and these rules."""
        return self.model_copy(update={"known": known, "game": game})

    def unbound(self) -> Self:
        """Return the state without sheets and rules, as it is kept."""
        return self.bound(KnownSheets(), None)

    def with_sheet(self, sheet: T) -> Self:
        """Return the state after a step that has changed a sheet."""
        if self.known.get(sheet.id) is sheet:
            return self
        return self.model_copy(update={"known": self.known.with_sheet(sheet)})


AnyState: TypeAlias = EngineState[Sheet, Settings]
"""The state of an engine that is not known beforehand."""


class Engine(Generic[State, Event, T, S]):
    """A reducer over events: battle or session. Every method is pure."""

    state_type: type[State]
    events: TypeAdapter[Event]
    """Discriminated union over `kind`."""
    spills: bool = False
    """Damage continues where the first gauge ends: all of it is `harm`, not only what the gauge has left."""
    unseen: str = ""
    """Name of the option of `start` that takes the ids of those whom the players do not know of yet."""
    conceals_joining: bool = False
    """Whether a character can join unseen (`conceal_on_joining`)."""
    past: bool = False
    """Whether `start` takes `played`: by player, the scenarios (ids) of their archived characters."""
    alone: bool = False
    """Whether it begins without characters, as the sketch map does."""

    # what every engine does

    def start(self, sheets: Sequence[T], game: Game[S], **options: object) -> State:
        """Return the state in which it begins with these characters.

        Raises:
            Refusal: the rules do not allow it.
        """
        raise NotImplementedError

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event, advanced.

        Raises:
            Refusal: the event is not legal; nothing changes.
        """
        raise NotImplementedError

    def advance(self, state: State) -> State:
        """Return the state with everything done that has no choice in it, also after sheets were edited."""
        return state

    def advance_messages(self, before: State, after: State) -> tuple[LogMessage, ...]:
        """Return the lines of the log that come of sheets that were edited, and of `advance` after it.

        Args:
            before: reads the sheets as they were before the edit.
        """
        return ()

    def legal(self, state: State) -> tuple[Move, ...]:
        """Return what may happen next; everything offered is accepted, once its open fields are filled."""
        return ()

    def project(self, state: State, viewer: Viewer) -> PlayView:
        """Return what a viewer may know; never contains what it must hide."""
        raise NotImplementedError

    def check(self, state: State) -> Check | None:
        """Return the check that is open, the very value the state holds; None when none is."""
        return None

    def changes(self, before: State, after: State) -> tuple[Change, ...]:
        """Return what a step did to sheets."""
        was, now = cast("AnyState", before).known, cast("AnyState", after).known
        both = ((was.get(who), sheet) for who, sheet in now.changed.items())
        return tuple(chain.from_iterable(sheet_changes(one, other) for one, other in both if one is not None))

    def log_messages(self, before: State, event: Event, after: State) -> tuple[LogMessage, ...]:
        """Return the lines of the log that a step brings."""
        return ()

    def heading(self, state: State) -> Heading:
        """Return scene and round, nothing of which is secret; asked after every step, so it must be quick."""
        return Heading()

    def over(self, state: State) -> bool:
        """Tell whether it has come to its end and can be put away."""
        return False

    def close(self, state: State) -> State:
        """Return the state as it is put away: nothing that holds here alone stays on sheets."""
        return state

    # characters

    def begin_options(self, options: Mapping[str, object], everyone: Callable[[], Sequence[T]]) -> Mapping[str, object]:
        """Return the options of `start` with what it must know of the characters of the campaign who take no part."""
        return options

    def absent(self, everyone: Callable[[], Sequence[T]]) -> Sequence[T]:
        """Return the characters who count although they take no part; `start` gets them as `party`."""
        return ()

    def join(self, sheet: T, game: Game[S]) -> Event | None:
        """Return the event by which a character joins later; None: no character can."""
        return None

    def conceal_on_joining(self, event: Event) -> Event:
        """Return a joining event for a character still unknown to the players."""
        return event

    def brings(self, event: Event) -> tuple[str, ...]:
        """Return the ids of the sheets that an event brings into play."""
        return (str(getattr(event, "who", "")),) if getattr(event, "kind", "") == "join" else ()

    def addressed(self, state: State, event: Event, everyone: Callable[[], Sequence[T]]) -> Event:
        """Return an event with the ids of the characters of the campaign that it affects beside those taking part."""
        return event

    def harm(self, state: State, who: str, points: int) -> Event | None:
        """Return the event of damage that no attack did; None: the first gauge is set instead."""
        return None

    def heal(self, state: State, who: str, points: int) -> Event | None:
        """Return the event of healing; None: as for `harm`."""
        return None

    # what is done beside it

    def may_grow(self, state: State, who: str) -> None:
        """Raise `Refusal` while a sheet may not grow: with severity `consent`, the GM may allow it."""

    def may_check(self, state: State, kind: str) -> None:
        """Raise `Refusal` while no such check may be made beside the engine."""

    def beside(self, state: State, sheet: T) -> T:
        """Return the sheet with the facts that hold here alone, for a check made beside the engine."""
        return sheet

    def rules(self, state: State, game: Game[S]) -> Game[S]:
        """Return the rules that hold here alone, for a check made beside the engine."""
        return game


class BattleEngine(Engine[State, Event, T, S]):
    """An engine that runs while characters fight."""


class SessionEngine(Engine[State, Event, T, S]):
    """An engine that runs while a scenario is played."""


AnyEngine: TypeAlias = Engine[AnyState, Value, Sheet, Settings]
"""An engine of a rule system that is not known beforehand; what it holds goes back to it as it came."""


def closed(engine: Engine[State, Event, T, S]) -> Engine[AnyState, Value, T, S]:
    """Return the engine as code outside of its rule system sees it: states and events are plain values."""
    return cast("Engine[AnyState, Value, T, S]", engine)
