"""The contract of an engine (battle or session), and the events that every engine shares.

An engine is a reducer over events: state and events are frozen values, nothing is hidden in between. `apply` ends with
the rule system's one `advance(state)`, so that the consequences of an event (ties, order after a fall, cuts) are never
called by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar, cast

from pydantic import Field, JsonValue, TypeAdapter

from desktop.core.check import VALUE, Check, Plain
from desktop.core.dice import Origin
from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.settings import Settings
from desktop.core.sheet import Sheet
from desktop.core.value import Value
from desktop.core.view_models import Heading, LogMessage, PlayView
from desktop.core.viewer import Viewer
from desktop.core.words import Spoken


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


def by_hand(step: object) -> bool:
    """Tell whether a step holds what real dice showed."""
    return (isinstance(step, ThrowEvent) and step.origin != "app") or (
        isinstance(step, Choose) and step.option == VALUE
    )


def by_program(step: object) -> bool:
    """Tell whether a step holds what the program threw, beside real dice or alone."""
    return isinstance(step, ThrowEvent) and step.origin != "hand"


class Changed(Value):
    """A person set a play field of a sheet by hand."""

    kind: Literal["changed"] = "changed"
    sheet: str
    field: str
    """Dotted path, one of the system's `play_fields`."""
    before: JsonValue = None
    after: JsonValue = None


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


@dataclass(frozen=True)
class Engine(Generic[State, Event, T, S]):
    """A reducer over events: battle or session. All parts are required and pure."""

    state_type: type[State]
    events: TypeAdapter[Event]
    """Discriminated union over `kind`."""
    start: Callable[..., State]
    """(sheets, game, **options) -> state"""
    apply: Callable[[State, Event], State]
    """(state, event) -> the state advanced; raises `Refusal` and changes nothing when the event is not legal."""
    legal: Callable[[State], tuple[Move, ...]]
    """(state) -> what may happen next; everything offered is accepted, once its open fields are filled."""
    project: Callable[[State, Viewer], PlayView]
    """(state, viewer) -> what that viewer may know; never contains what it must hide."""
    check: Callable[[State], Check | None]
    """(state) -> the check that is open, the very value the state holds; None when none is."""
    changes: Callable[[State, State], tuple[Change, ...]]
    """(before, after) -> what the step did to sheets."""
    log_messages: Callable[[State, Event, State], tuple[LogMessage, ...]]
    """(before, event, after) -> the lines of the log that the step brings."""
    opened: Callable[[Sequence[T], State], tuple[Change, ...]] = lambda sheets, state: ()
    """(sheets, state) -> what beginning changes on sheets, or joining on the sheet of the character who joins."""
    join: Callable[[T, Game[S]], Event] | None = None
    """(sheet, game) -> the event by which a character joins later; None: none can."""
    conceal_on_joining: Callable[[Event], Event] | None = None
    """(joining) -> the same for a character still unknown to the players; None: none joins unseen."""
    refresh: Callable[[State, T, Game[S]], Event | None] | None = None
    """(state, sheet, game) -> the event by which an edited or grown sheet is taken over; None: nothing to take over."""
    may_grow: Callable[[State, str], None] = lambda state, who: None
    """(state, sheet id) -> None; raises `Refusal` while the sheet may not grow: with severity `consent`, the GM may."""
    may_check: Callable[[State, str], None] = lambda state, kind: None
    """(state, kind of check) -> None; raises `Refusal` while no such check may be made beside the engine."""
    gather: Callable[[State, Event, Callable[[], Sequence[T]], Game[S]], Event] | None = None
    """(state, event, all sheets of the campaign, game) -> the event with the other sheets that it affects beside those
    that are in it; None: its events affect no other sheets."""
    standing: Callable[[State, T], T] = lambda state, sheet: sheet
    """(state, sheet) -> the sheet with the numbers that hold here alone, for a check made beside the engine."""
    rules: Callable[[State, Game[S]], Game[S]] = lambda state, game: game
    """(state, game) -> the rules that hold here alone, for a check made beside the engine."""
    harm: Callable[[State, str, int], Event | None] | None = None
    """(state, sheet id, points) -> the event of damage that no attack did; None: the first gauge is set instead."""
    spills: bool = False
    """Damage continues where the first gauge ends: all of it is `harm`, not only what the gauge has left."""
    heal: Callable[[State, str, int], Event | None] | None = None
    """(state, sheet id, points) -> the event of healing; None: as for `harm`."""
    unseen: str = ""
    """Name of the option of `start` that takes the ids of those whom the players do not know of yet."""
    whole_party: bool = False
    """True: `start` takes `party`, all sheets of the campaign, so that absent characters count too."""
    past: bool = False
    """True: `start` takes `played`: by player, the scenarios (ids) of their archived characters."""
    heading: Callable[[State], Heading] = lambda state: Heading()
    """(state) -> scene and round, nothing of which is secret; asked after every step, so it must be quick."""
    alone: bool = False
    """True: it begins without characters, as the sketch map does."""
    over: Callable[[State], bool] = lambda state: False
    """(state) -> whether it has come to its end and can be put away."""


AnyEngine: TypeAlias = Engine[Value, Value, Sheet, Settings]
"""An engine of a rule system that is not known beforehand; what it holds goes back to it as it came."""


def closed(engine: Engine[State, Event, T, S]) -> Engine[Value, Value, T, S]:
    """Return the engine as code outside of its rule system sees it: states and events are plain values."""
    return cast("Engine[Value, Value, T, S]", engine)
