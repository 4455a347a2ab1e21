"""The check as tray and command line drive it, with what viewers may not know of it (EN-TAB-04, EN-TAB-08)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from pydantic import JsonValue

from desktop.core.play import Move
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase
from desktop.systems.enishi.actor import Actor, read_anew
from desktop.systems.enishi.checks import declare, flow
from desktop.systems.enishi.checks.chances import odds_of
from desktop.systems.enishi.checks.flow import wants
from desktop.systems.enishi.checks.options import hidden_options, hidden_target, options
from desktop.systems.enishi.checks.result import outcome
from desktop.systems.enishi.checks.start import start_state
from desktop.systems.enishi.checks.state import CheckSide, State
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.sheet import Sheet

_TELLING = ("target", "other_total", "other_modifier", "other_vision", "structure")
"""Inputs in which a number is that is kept secret."""


def cover(state: State, viewer: Viewer) -> Concealment:
    """Return what is hidden from a viewer; an NPC's player (`viewer.sheet`) knows that NPC."""
    if viewer.gm:
        return Concealment()
    foes = tuple(side for side in state.sides if _hidden(side, viewer))
    hit = hidden_target(state) and not (state.strike and state.strike.target == viewer.sheet)
    own = bool(state.sides) and (_hidden(state.sides[state.own], viewer) or (bool(foes) and state.masked(state.own)))
    if not (state.secret or foes or hit or _npc_changes(state, viewer)):
        return Concealment(hidden_options=_foreign(state, viewer))  # who of the NPCs could pay stays the GM's
    others = {side.who for side in foes}
    blow = state.raw is not None and (hit or bool(foes))
    alone = state.kind in ("sneak", "rest") and bool(foes)
    return Concealment(
        throws=tuple(n for n, thrown in enumerate(state.rolled) if thrown.request.who in others),
        title=state.veil,
        odds=True,
        target=state.secret or bool(foes),
        total=own or blow or (not state.sides and hit),
        outcome=_open(state) and (state.secret or bool(foes)),
        changes=bool(foes) or hit or _npc_changes(state, viewer),
        hidden_options=_foreign(state, viewer),
        params=_TELLING if state.secret or not all(side.who for side in foes) else (),
        may_look=True,
        unlogged=alone,
    )


def _hidden(side: CheckSide, viewer: Viewer) -> bool:
    return side.hidden and (not side.who or side.who != viewer.sheet)


def _open(state: State) -> bool:
    """Tell whether the numbers have not been compared yet: until then the verdict would tell them (EN-AMB-22)."""
    return state.moment in ("before", "throw", "after_dice", "rethrow", "own_achievement", "after_achievement")


def _npc_changes(state: State, viewer: Viewer) -> bool:
    """Tell whether an NPC pays or is healed in this check."""
    befores = {a.id: a for a in state.first}
    return any(not a.is_pc and a.id != viewer.sheet and befores[a.id] != a for a in state.cast)


def _foreign(state: State, viewer: Viewer) -> tuple[str, ...]:
    if all(a.is_pc for a in state.cast):
        return ()
    return hidden_options(state, options(state, wants(state) is not None))


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
        """The result so far."""
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
        """Return what this viewer may not know now (EN-TAB-08)."""
        return cover(self.state, viewer)

    def odds(self) -> Odds:
        """Exact chances from here on."""
        return odds_of(self.state)

    def throw(self, throw: Throw) -> Run:
        """Take the faces of the dice wanted (refuses others, EN-VAL-41)."""
        return Run.model_construct(state=flow.throw(self.state, throw))

    def read_anew(self, sheets: Callable[[str], Actor | None]) -> Run:
        """Return the same check with the numbers of the sheets as they are now; what was paid in it stays paid.

        Args:
            sheets: by id, the characters as they are now; None: no longer there.
        """
        state, first, cast = self.state, list(self.state.first), list(self.state.cast)
        for index, (was, now) in enumerate(zip(state.first, state.cast, strict=True)):
            sheet = sheets(was.id)
            sheet = was if sheet is None else sheet.concealed(unseen=was.unseen)
            if sheet != was:
                first[index], cast[index] = sheet, sheet if now == was else read_anew(was, now, sheet)
        if all(one is other for one, other in zip(first, state.first, strict=True)):
            return self
        return Run.model_construct(state=state.model_copy(update={"cast": tuple(cast), "first": tuple(first)}))

    def concealing(self, who: Collection[str]) -> Run:
        """Leave the names of these characters out of what players pay and note on their sheets (EN-TAB-08)."""
        state = self.state
        cast, first = (
            tuple(one.concealed(unseen=one.unseen or one.id in who) for one in people)
            for people in (state.cast, state.first)
        )
        return Run.model_construct(state=state.model_copy(update={"cast": cast, "first": first}))

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Run:
        """Declare an option by id or by the beginning of one."""
        return Run.model_construct(state=declare.choose(self.state, option, args))


def start_check(
    kind: str, sheet: Sheet | None, params: Mapping[str, JsonValue], game: Rules, party: Sequence[Sheet] = ()
) -> Run:
    """Begin a check; `party` are those who may pay, be hit or be treated."""
    return Run.model_construct(state=start_state(kind, sheet, params, game, party))


def check_moves(check: Run) -> Iterator[Move]:
    """Turn the dice due and the enabled options of a check into moves."""
    request = check.wants
    if request is not None:
        yield Move(event="throw", label=request.label, rule=request.rule, who=request.who, primary=True)
    for option in check.options:
        if option.enabled:
            primary = option.primary and request is None
            yield Move(
                event="choose", label=option.label, rule=option.rule, who=option.payer, primary=primary,
                forfeits=option.forfeits, args=(("option", option.id),),
            )  # fmt: skip
