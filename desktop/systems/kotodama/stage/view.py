"""Characters in play and their checks as a viewer may see them; NPCs show name, state and place, no numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.game import Game
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, CheckView, Condition, Gauge, PlayView, shown
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.checks import AnyCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.subject import may_use_densei
from desktop.systems.kotodama.connection import Lanes, banner, lanes, over_range
from desktop.systems.kotodama.people import Person, person_of
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import (
    CHAR_STATES,
    CONNECTIONS,
    SIDES,
    Ability,
    Art,
    CharState,
    Connection,
    KotodamaSheet,
    Side,
    Skill,
)
from desktop.systems.kotodama.stage.state import Stage, unseen


class Participant(CharacterView):
    """One participant; gauges are empty where this viewer may not see the numbers."""

    colour: str
    side: Side
    state: CharState
    connection: Connection
    hidden: bool = False
    initiative: int | None = None
    """None as well where this viewer may not see the number; so are the next four."""
    dl: int | None = None
    remaining: int | None = None
    """What is left of this round's 行動回数; None before the first main phase of the round."""
    budget: int | None = None
    """行動回数 on entering a main phase now."""
    combat_move: int | None = None
    full_move: int | None = None
    wazamae_counter: int | None = None
    arts: tuple[Art, ...] = ()
    abilities: tuple[Ability, ...] = ()
    skills: tuple[Skill, ...] = ()
    channels: tuple[str, ...] = ()
    """By what the viewer's own character can talk with this one: `irc`, `real` (KO-AMB-48)."""
    over_range: tuple[str, ...] = ()
    """What reaches across the two spaces (KO-SHT-41)."""


class StageView(PlayView):
    """What the pages of a battle and of a session have in common."""

    people: tuple[Participant, ...] = ()
    lanes: Lanes
    """Who is in which of the two scenes, as whom (KO-TBL-19)."""
    banner: Phrase | None
    """That this campaign leaves the Kotodama rules out (KO-TBL-22)."""
    target: int
    """目標値 of this campaign (KO-CHK-08)."""
    densei: tuple[str, ...]
    """Who may take ≪電制≫ for any skill (KO-CON-15), for the GM alone."""


def stage_parts(state: Stage, viewer: Viewer, turn: str | None = None) -> dict[str, Any]:
    """Return the fields that `StageView` fills for a battle and a session alike.

    Args:
        turn: sheet id of whose main phase it is; empty: between turns; None: there are no rounds.
    """
    seen = tuple(p for p in state.people if viewer.gm or not p.hidden)
    own = next((p for p in state.people if p.id == viewer.sheet), None)
    return {
        "people": tuple(participant(p, viewer, state.rules, turn, own) for p in seen),
        "check": (check := check_shown(state, viewer)),
        "check_of": "" if check is None or state.check is None else name_of(state, notifier(state.check)),
        "result": result_shown(state, viewer),
        "result_of": result_of(state, viewer),
        "lanes": lanes(seen, state.rules.kotodama_enabled),
        "banner": banner(state.rules),
        "target": state.rules.normal_target,
        "densei": tuple(p.id for p in state.people if may_use_densei(p, state.rules)) if viewer.gm else (),
    }


def check_shown(state: Stage, viewer: Viewer) -> CheckView | None:
    """Return the open check; a secret one, or a hidden character's, does not exist for players."""
    if state.check is None or (not viewer.gm and unseen(state, state.check)):
        return None
    return shown(state.check, viewer)


def result_shown(state: Stage, viewer: Viewer) -> Outcome | None:
    """Return how the last check ended that this viewer knows of."""
    last = state.last if viewer.gm else state.last_seen
    return None if last is None else shown(last, viewer, odds=False).outcome


def result_of(state: Stage, viewer: Viewer) -> Phrase | str:
    """Return whose the last check was and what was tested, as this viewer may know it."""
    last = state.last if viewer.gm else state.last_seen
    if last is None:
        return ""
    title, name = shown(last, viewer, odds=False).title, name_of(state, notifier(last))
    return phrase("{name}：{title}", name=name, title=title) if name else title


def notifier(check: AnyCheck) -> str:
    """Return the sheet id of the side whose check it is."""
    return (check.notifier if isinstance(check, OpposedCheck) else check.testers[0]).sheet


def name_of(state: Stage, who: str) -> str:
    """Return the name of a character in play, or of one who has left."""
    return next((p.name for p in (*state.people, *state.gone) if p.id == who), "")


def participant(
    person: Person, viewer: Viewer, rules: KotodamaSettings, turn: str | None, speaker: Person | None
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
        turn=turn == person.id,
        acted=turn is not None
        and person.state == "done",  # 行動完了 is of a round, and stays when the last one is over
        gone=person.state == "dead",
        out=not person.standing,
        initiative=person.initiative if known else None,
        dl=person.dl if known else None,
        remaining=person.remaining if known else None,
        budget=person.action_count if known else None,
        combat_move=person.combat_move if known else None,
        full_move=person.full_move if known else None,
        wazamae_counter=person.wazamae_counter if known else None,
        place=spaces.SPACES[spaces.facts(person.connection).operates] if rules.kotodama_enabled else "",
        gauges=tuple(_gauges(person)) if known else (),
        conditions=tuple(_conditions(person, rules)),
        arts=person.arts if own else (),
        abilities=person.abilities if own else (),
        skills=person.skills if own else (),
        channels=spaces.converse(speaker.connection, person.connection, rules.kotodama_enabled)
        if speaker is not None and speaker.id != person.id
        else (),
        over_range=over_range(person) if own else (),
    )


def of_sheet(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Participant:
    """Return a character as the GM sees it while no battle and no session runs."""
    person = person_of(sheet, game.settings.kotodama_enabled)
    return participant(person, Viewer(gm=True), game.settings, None, None)


def _gauges(person: Person) -> Iterator[Gauge]:
    """Return the few numbers of the strip; the tracker shows the rest."""
    most = None if person.hp is None else person.hp_max
    if person.hp is None:
        yield Gauge(id="hp", label="HP", value=None, text="—", drawn="number", field="hp")
    else:
        yield Gauge(id="hp", label="HP", value=person.hp, maximum=most, field="hp")
    text = "—" if person.karma is None else ""
    yield Gauge(id="karma", label="インガオホー", value=person.karma, text=text, field="karma")
    if person.wazamae_counter:
        yield Gauge(
            id="wazamae_counter",
            label="ワザマエ",
            value=person.wazamae_counter,
            drawn="number",
            field="wazamae_counter",
        )


_ENDS = {
    "downed": "戦闘不能の解除、または1点のダメージで死亡",
    "dead": "このセッションでは終わらない",
    "aware": "未接続かダイブへの移行",
    "dive": "未接続か認識への移行、完全ダイブ",
    "full_dive": "ダイブへの移行",
}
"""What ends a state (KO-STA-04…08, KO-FSM-K01)."""


def _conditions(person: Person, rules: KotodamaSettings) -> Iterator[Condition]:
    """Name unusual states; `acted` is shown separately."""
    if not person.standing:
        rule = "KO-STA-04" if person.state == "downed" else "KO-STA-07"
        yield Condition(id=person.state, label=CHAR_STATES[person.state], ends=_ENDS[person.state], rule=rule)
    if rules.kotodama_enabled and person.connection != "offline":
        word, ends = CONNECTIONS[person.connection], _ENDS[person.connection]
        yield Condition(id=person.connection, label=word, ends=ends, rule="KO-CON-01")
    if person.side == "other":
        yield Condition(id=person.side, label=SIDES[person.side], rule="KO-SHT-04")
