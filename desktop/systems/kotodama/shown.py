"""People in play and their checks as a viewer may see them; NPCs show name, state and place, no numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.outcome import Outcome
from desktop.core.shown import CheckShown, Condition, Gauge, PersonShown, Shown, shown
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.lanes import Lanes, banner, lanes, over_range
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CHAR_STATES, CONNECTIONS, SIDES, Art, CharState, Connection, Side
from desktop.systems.kotodama.stage import Stage, unseen


class Participant(PersonShown):
    """One participant; gauges are empty where the numbers are not for these eyes."""

    colour: str
    side: Side
    state: CharState
    connection: Connection
    hidden: bool = False
    arts: tuple[Art, ...] = ()
    channels: tuple[str, ...] = ()
    """By what the viewer's own character can talk with this one: `irc`, `real` (KO-AMB-48)."""
    over_range: tuple[str, ...] = ()
    """What reaches across the two spaces (KO-SHT-41)."""


class StageShown(Shown):
    """What the pages of a battle and of a session have in common."""

    people: tuple[Participant, ...] = ()
    lanes: Lanes
    """Who stands in which of the two scenes, as whom (KO-TBL-19)."""
    banner: Phrase | None
    """That this 卓 leaves the Kotodama rules out (KO-TBL-22)."""


def stage_parts(state: Stage, viewer: Viewer, turn: str = "") -> dict[str, Any]:
    """Return the fields that `StageShown` fills for a battle and a session alike."""
    seen = tuple(p for p in state.people if viewer.gm or not p.hidden)
    own = next((p for p in state.people if p.id == viewer.sheet), None)
    return {
        "people": tuple(participant(p, viewer, state.rules, turn == p.id, own) for p in seen),
        "check": check_shown(state, viewer),
        "result": result_shown(state, viewer),
        "lanes": lanes(seen, state.rules.kotodama_enabled),
        "banner": banner(state.rules),
    }


def check_shown(state: Stage, viewer: Viewer) -> CheckShown | None:
    """Return the open check; one of somebody hidden, or a secret one, does not exist for players."""
    if state.check is None or (not viewer.gm and unseen(state, state.check)):
        return None
    return shown(state.check, viewer)


def result_shown(state: Stage, viewer: Viewer) -> Outcome | None:
    """Return how the last check ended that this viewer knows of."""
    last = state.last if viewer.gm else state.last_seen
    return None if last is None else shown(last, viewer, odds=False).outcome


def participant(
    person: Person, viewer: Viewer, rules: KotodamaSettings, turn: bool, speaker: Person | None
) -> Participant:
    """Return one participant: PCs' numbers are open, NPCs' are not; arts only for the GM and the own player."""
    own = viewer.gm or viewer.sheet == person.id
    known = own or person.is_pc
    return Participant(
        id=person.id,
        name=person.name,
        is_pc=person.is_pc,
        colour=person.colour,
        side=person.side,
        state=person.state,
        connection=person.connection,
        hidden=person.hidden and viewer.gm,
        turn=turn,
        acted=person.state == "done",
        place=spaces.SPACES[spaces.facts(person.connection, rules.kotodama_enabled).operates],
        gauges=tuple(_gauges(person)) if known else (),
        conditions=tuple(_conditions(person, rules)),
        arts=person.arts if own else (),
        channels=spaces.converse(speaker.connection, person.connection, rules.kotodama_enabled)
        if speaker is not None and speaker.id != person.id
        else (),
        over_range=over_range(person) if own else (),
    )


def _gauges(person: Person) -> Iterator[Gauge]:
    yield Gauge(id="hp", label="HP", value=person.hp, maximum=None if person.hp is None else person.hp_max)
    yield Gauge(id="karma", label="インガオホー値", value=person.karma)
    yield Gauge(id="remaining", label="行動回数", value=person.remaining, maximum=person.action_count)
    yield Gauge(id="initiative", label="イニシアティヴ値", value=person.initiative)
    yield Gauge(id="dl", label="DL", value=person.dl)
    if person.wazamae_counter:
        yield Gauge(id="wazamae_counter", label="ワザマエカウンター", value=person.wazamae_counter)


def _conditions(person: Person, rules: KotodamaSettings) -> Iterator[Condition]:
    rule = {"unacted": "KO-STA-02", "done": "KO-STA-03", "downed": "KO-STA-04", "dead": "KO-STA-07"}[person.state]
    yield Condition(id=person.state, label=CHAR_STATES[person.state], rule=rule)
    if rules.kotodama_enabled:
        yield Condition(id=person.connection, label=CONNECTIONS[person.connection], rule="KO-CON-01")
    if person.side == "other":
        yield Condition(id=person.side, label=SIDES[person.side], rule="KO-SHT-04")
