"""Every rule has one implementation: loose and in the session, and in two runs that differ in concealed data only."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.state import SessionState
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier
from tests.example_budget import budget

from .conftest import party, rules

PLAYERS = (Viewer(), Viewer(sheet="pc"), Viewer(sheet="ally"))
FACES = st.lists(st.integers(1, 20), min_size=24, max_size=24)
CHOICES = st.lists(
    st.sampled_from(["boost", "reroll", "reroll.keep", "reroll.gm", "opponent.boost", "opponent.reroll", "confirm"]),
    max_size=5,
)
SWITCHES = st.fixed_dictionaries(
    {
        "contest__tie": st.sampled_from(["actor", "status_quo"]),
        "flow__auto_confirm": st.booleans(),
        "fate__npc_has_dice": st.booleans(),
        "fate__reroll_scope": st.sampled_from(["all_dice", "adopted_die"]),
        "proficiency__applies": st.sampled_from(["always", "trained_only"]),
    }
)
SUBJECTS = st.sampled_from(["str", "stealth", "insight", "cha"])
DESIGNATIONS = st.one_of(
    st.fixed_dictionaries(
        {"subject": SUBJECTS, "dc": st.integers(2, 30), "advantages": st.sampled_from([(), ("不意打ち",)])}
    ),
    st.fixed_dictionaries(
        {
            "subject": SUBJECTS,
            "opponent": st.sampled_from(["ally", "npc"]),
            "opponent_disadvantages": st.sampled_from([(), ("暗闇",)]),
            "secret": st.booleans(),
            "swap": st.booleans(),
            "opponent_first": st.booleans(),
        }
    ),
    st.fixed_dictionaries(
        {"pairing": st.sampled_from(["hide", "argue"]), "opponent": st.sampled_from(["ally", "npc"])}
    ),
)


def faces_for(sides: tuple[int, ...], faces: list[int]) -> tuple[int, ...]:
    """Take the next faces, folded onto the dice that are wanted."""
    return tuple((faces.pop(0) - 1) % side + 1 for side in sides)


def as_params(designation: dict[str, Any]) -> dict[str, Any]:
    """Write a designation as the parameters of a loose check."""
    return {key.replace("advantages", "advantage"): value for key, value in designation.items()}


# -- loose and in the session -----------------------------------------------------


def comparable(check: FateCheck) -> tuple[Any, ...]:
    """Everything a person can compare: dice, odds, reasons, totals, changes."""
    return check.title, check.wants, check.thrown, check.options, check.outcome, check.odds(), check.done


def refusal_of(step: Any) -> Any:
    try:
        return step()
    except Refusal as refusal:
        return refusal.problem


@settings(deadline=None, max_examples=budget(120))
@given(designation=DESIGNATIONS, switches=SWITCHES, faces=FACES, choices=CHOICES)
def test_loose_and_in_the_session(
    designation: dict[str, Any], switches: dict[str, Any], faces: list[int], choices: list[str]
) -> None:
    """D20-CORE-02, D20-CON-02, D20-FATE-01: same faces, same titles, odds, options, reasons, totals, changes."""
    game, cast = rules(**switches), party()
    start: SessionState = SESSION.start(cast, game)
    declared = SESSION.apply(start, ev.Declare(who="pc"))
    state = SESSION.apply(declared, ev.Designate(**designation))
    kind = "contest" if "opponent" in designation else "check"
    loose: FateCheck = SYSTEM.start_check(kind, cast[0], as_params(designation), game, party=cast)
    pending = list(choices)
    while state.check is not None and not state.check.final:
        assert comparable(loose) == comparable(state.check)
        if loose.wants is not None:
            values = faces_for(loose.wants.sides, faces)
            loose = loose.throw(throw_of(loose.wants.sides, values, "app"))
            state = SESSION.apply(state, ev.ThrowEvent(faces=values))
            continue
        option = pending.pop(0) if pending else "confirm"
        here = refusal_of(lambda option=option, loose=loose: loose.choose(option))
        there = refusal_of(lambda option=option, state=state: SESSION.apply(state, ev.Choose(option=option)))
        if isinstance(here, FateCheck):
            loose, state = here, there
        else:
            assert here == there
    assert state.check is not None
    assert comparable(loose) == comparable(state.check)
    assert loose.outcome is not None
    written = {(change.sheet, change.field): change.after for change in loose.outcome.changes}
    assert written == {(c.sheet, c.field): c.after for c in SESSION.changes(declared, state)}


def test_a_form_shows_no_hidden_number() -> None:
    """D20-GMV-08, D20-PHY-08: the inputs of a hidden DC and of a bare opponent go under the cover; no NPC sums."""
    game, cast = rules(), party()
    hidden = SYSTEM.start_check("check", cast[0], {"dc": 17, "dc_hidden": True}, game)
    bare = SYSTEM.start_check("contest", cast[0], {"opponent": 13}, game)
    named = SYSTEM.start_check("contest", cast[0], {"opponent": "npc"}, game, party=cast)
    covers = [check.concealment(Viewer()).params for check in (hidden, bare, named)]
    assert covers == [("dc",), ("opponent",), ()]
    assert hidden.concealment(Viewer(gm=True)).params == ()
    form = SYSTEM.check_kinds(cast[2], game, party=cast)
    assert not any(str(choice.note) for kind in form for choice in kind.params[0].choices)


# -- what is hidden makes no difference --------------------------------------------


def seen(check: FateCheck) -> list[str]:
    return [shown(check, viewer).model_dump_json() for viewer in PLAYERS]


def player_outputs(before: SessionState, event: Any, after: SessionState) -> list[Any]:
    """Everything a step brings to the players: the page, the lines of the log."""
    pages = [SESSION.project(after, viewer).model_dump_json() for viewer in PLAYERS]
    lines = [message.for_(viewer) for message in SESSION.log_messages(before, event, after) for viewer in PLAYERS]
    return [*pages, *(str(line) for line in lines if line is not None)]


def beast(**fields: Any) -> tuple[D20FateSheet, ...]:
    """The party with another NPC behind the same name."""
    pc, ally, npc = party()
    return pc, ally, npc.evolve(**fields)


NPCS = st.fixed_dictionaries(
    {
        "level": st.integers(1, 20),
        "str": st.integers(1, 30),
        "wis": st.integers(1, 30),
        "gm_notes": st.text(max_size=5),
        "conditions": st.sampled_from([(), (Condition(text="転倒"),)]),
        "fate_dice": st.integers(1, 5),
    }
)


@settings(deadline=None, max_examples=budget(120))
@given(
    npcs=st.tuples(NPCS, NPCS),
    secret_faces=st.tuples(st.integers(1, 20), st.integers(1, 20)),
    faces=st.integers(1, 20),
    switches=SWITCHES,
    pairing=st.sampled_from(["hide", "grapple"]),
    choices=CHOICES,
)
def test_secret_contest_conceals_everything_until_opened(
    npcs: tuple[dict[str, Any], ...],
    secret_faces: tuple[int, int],
    faces: int,
    switches: dict[str, Any],
    pairing: str,
    choices: list[str],
) -> None:
    """D20-PHY-06: neither faces, modifier, odds, options, phase nor log reveal the leader."""
    game = rules(**switches)
    states = [SESSION.start(beast(**npc), game) for npc in npcs]
    steps: list[Any] = [ev.Declare(who="pc"), ev.Designate(pairing=pairing, opponent="npc", secret=True)]
    script = [(step, step) for step in steps]
    script += [(ev.ThrowEvent(faces=(faces,)),) * 2, tuple(ev.ThrowEvent(faces=(n,)) for n in secret_faces)]
    for option in choices:
        if option == "confirm":
            break
        script += [(ev.Choose(option=option),) * 2]
        die = 6 if option.endswith("boost") else 20
        script += [(ev.ThrowEvent(faces=((faces % die) + 1,)),) * 2]
    for pair in script:
        after = [refusal_of(lambda s=s, e=e: SESSION.apply(s, e)) for s, e in zip(states, pair, strict=True)]
        assume(all(isinstance(state, SessionState) for state in after))
        if any(SESSION.check(state) is None for state in after) and pair[0].kind in ("throw", "choose"):
            break
        first, second = (player_outputs(s, e, a) for s, e, a in zip(states, pair, after, strict=True))
        assert first == second
        states = after


@settings(deadline=None, max_examples=budget(150))
@given(
    dcs=st.tuples(st.integers(-5, 40), st.integers(-5, 40)),
    params=st.fixed_dictionaries({"subject": SUBJECTS, "advantage": st.booleans()}),
    faces=FACES,
    switches=SWITCHES,
    choices=CHOICES,
)
def test_hidden_dc_shows_only_the_verdict(
    dcs: tuple[int, int], params: dict[str, Any], faces: list[int], switches: dict[str, Any], choices: list[str]
) -> None:
    """D20-GMV-08: as long as the word is the same, everything is: title, odds, margin, reasons, history, log."""
    game = rules(dc__hidden=True, **switches)
    designations = [
        ev.Designate(subject=params["subject"], advantages=("不意打ち",) * params["advantage"], dc=dc) for dc in dcs
    ]
    start = SESSION.apply(SESSION.start(party(), game), ev.Declare(who="pc"))
    states = [SESSION.apply(start, designation) for designation in designations]
    firsts, seconds = (player_outputs(start, d, s) for d, s in zip(designations, states, strict=True))
    assert firsts == seconds
    pending = list(choices)
    while all(SESSION.check(state) is not None for state in states):
        wants = SESSION.check(states[0]).wants
        option = None if wants is not None else (pending.pop(0) if pending else "confirm")
        event = ev.ThrowEvent(faces=faces_for(wants.sides, faces)) if wants else ev.Choose(option=str(option))
        after = [refusal_of(lambda s=s, event=event: SESSION.apply(s, event)) for s in states]
        if not all(isinstance(state, SessionState) for state in after):
            assert after[0] == after[1] or option is not None
            continue
        labels = {state.check.outcome.label if state.check.outcome else "" for state in after}
        assume(len(labels) == 1)
        first, second = (player_outputs(s, event, a) for s, a in zip(states, after, strict=True))
        assert first == second
        states = after


@settings(deadline=None, max_examples=budget(60))
@given(npcs=st.tuples(NPCS, NPCS), face=st.integers(1, 20), switches=SWITCHES)
def test_npc_numbers_stay_hidden_until_its_throw(
    npcs: tuple[dict[str, Any], ...], face: int, switches: dict[str, Any]
) -> None:
    """D20-PHY-08, D20-AMB-12: no odds and no title betray a modifier; bare numbers neither."""
    game = rules(**switches)
    for params, sheets in (
        ({"subject": "str", "opponent": "npc"}, [beast(**npc) for npc in npcs]),
        ({"subject": "str", "opponent": None}, [party(), party()]),
    ):
        checks = []
        for number, cast in zip((3, 17), sheets, strict=True):
            given = params if params["opponent"] else {**params, "opponent": number}
            checks.append(SYSTEM.start_check("contest", cast[0], given, game, party=cast))
        assert seen(checks[0]) == seen(checks[1])
        checks = [check.throw(throw_of((20,), (face,))) for check in checks]
        assert seen(checks[0]) == seen(checks[1])


@settings(deadline=None, max_examples=budget(60))
@given(split=st.integers(0, 9), pools=st.tuples(st.integers(2, 9), st.integers(2, 9)), faces=FACES, switches=SWITCHES)
def test_an_npcs_summands_and_pool_stay_hidden_after_it(
    split: int, pools: tuple[int, int], faces: list[int], switches: dict[str, Any]
) -> None:
    """D20-PHY-08, D20-AMB-28: the total is announced, what it is made of and how many fate dice are left is not."""
    game = rules(**switches)
    gear = (HouseModifier(name="牙", value=split), HouseModifier(name="爪", value=9 - split))
    lumped = (HouseModifier(name="牙", value=9),)
    for who, params in (("npc", {"subject": "str", "dc": 15}), ("pc", {"subject": "str", "opponent": "npc"})):
        casts = [beast(modifiers=gear, fate_dice=pools[0]), beast(modifiers=lumped, fate_dice=pools[1])]
        kind = "contest" if "opponent" in params else "check"
        checks = [
            SYSTEM.start_check(kind, next(row for row in cast if row.id == who), params, game, party=cast)
            for cast in casts
        ]
        left, used = list(faces), False
        while not checks[0].done:
            assert seen(checks[0]) == seen(checks[1])
            wants = checks[0].wants
            if wants is not None:
                values = faces_for(wants.sides, left)
                checks = [check.throw(throw_of(wants.sides, values)) for check in checks]
                continue
            uses = [option.id for option in checks[0].options if option.enabled and option.id != "confirm"]
            option, used = (uses[0] if uses and not used else "confirm"), True
            checks = [check.choose(option) for check in checks]
        assert seen(checks[0]) == seen(checks[1])
