"""The check as tray and command line drive it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from pydantic import JsonValue

from desktop.core.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.dice import Throw
from desktop.core.odds import Odds
from desktop.core.outcome import Outcome
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks import declare, flow
from desktop.systems.enishi.checks.chances import odds_of
from desktop.systems.enishi.checks.cover import cover
from desktop.systems.enishi.checks.options import options
from desktop.systems.enishi.checks.result import outcome
from desktop.systems.enishi.checks.start import start_state
from desktop.systems.enishi.checks.state import State
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.sheet import Sheet


class Run(Value):
    """A `core.check.Check` over a `State`."""

    state: State

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        return self.state.title

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now; an effect of the same window may be declared instead."""
        return flow.wants(self.state)

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be declared in the open window."""
        return options(self.state, self.wants is not None)

    @property
    def outcome(self) -> Outcome | None:
        """The result as it stands."""
        return outcome(self.state)

    @property
    def done(self) -> bool:
        """Tell whether every window has closed."""
        return self.state.moment == "done"

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw in order, also what was re-rolled."""
        return self.state.rolled

    def concealment(self, viewer: Viewer) -> Concealment:
        """Say what this viewer may not know now (EN-TAB-08)."""
        return cover(self.state, viewer)

    def odds(self) -> Odds:
        """Exact chances from here on."""
        return odds_of(self.state)

    def throw(self, throw: Throw) -> Run:
        """Take the faces of the dice wanted (refuses others, EN-VAL-41)."""
        return Run.model_construct(state=flow.throw(self.state, throw))

    def rewritten(self, who: str, write: Callable[[Actor], Actor]) -> Run:
        """Take over what was written on a sheet meanwhile: as the check began, and as it stands."""
        state = self.state
        cast = tuple(write(a) if a.id == who else a for a in state.cast)
        first = tuple(write(a) if a.id == who else a for a in state.first)
        return Run.model_construct(state=state.model_copy(update={"cast": cast, "first": first}))

    def concealing(self, who: Collection[str]) -> Run:
        """Leave the names of these characters out of what players pay and note on their sheets (EN-TAB-08)."""
        run = self
        for one in who:
            run = run.rewritten(one, lambda actor: actor.concealed(unseen=True))
        return run

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Run:
        """Declare an option by id or by the beginning of one."""
        return Run.model_construct(state=declare.choose(self.state, option, args))


def start_check(
    kind: str, sheet: Sheet | None, params: Mapping[str, JsonValue], game: Rules, party: Sequence[Sheet] = ()
) -> Run:
    """Begin a check; `party` are those who may pay, be hit or be treated."""
    return Run.model_construct(state=start_state(kind, sheet, params, game, party))
