"""Random sessions of every system, as players see them: no concealed character or value is shown.

`TAKUJO_EXAMPLES=1000 pytest tests/test_concealed_evenings.py -s` plays ten times as many evenings and prints figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton

from desktop.controllers.main import MainController
from desktop.core.play import Choose, Throw
from desktop.core.problem import TakujoError
from desktop.core.roll import Asked
from desktop.core.sheet import Sheet
from desktop.core.value import put
from desktop.core.viewer import Viewer
from desktop.models.recap import recap
from desktop.services.replay import replay
from desktop.services.replay_dress import Style
from desktop.views.dialogs.play import ID_ROLE, BeginDialog
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.example_budget import seeds
from tests.gallery.tables import filled
from tests.table_mode import TableGm

WALKS = [
    (system, engine)
    for system in ("d6game", "enishi", "d20fate", "kotodama", "common", "blank")
    for engine in ("session", "battle")
    if (system, engine) not in (("d20fate", "battle"), ("blank", "battle"))
]
EVENINGS, STEPS = 4, 30
"""Evenings of a system and machine at a hundred percent, and steps of each."""
ENDING = (
    "end",
    "close",
    "leave",
    "drop",
    "withdraw",
    "absent",
    "close_cycle",
    "end_scenario",
    "end_battle",
    "drop_check",
)
"""What ends things before much was seen."""
FIGURES: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def figures() -> Iterator[None]:
    """Print how much was tried."""
    yield
    print(dict(FIGURES))  # noqa: T201 - wanted with -s


def unseen(gm: TableGm) -> set[str]:
    """Return the ids of the concealed characters."""
    return {sheet.id for sheet in (*gm.players, *gm.npcs) if gm.play_session.playing.unseen(sheet.id)}


def begun(gm: TableGm, engine: str, random: Random) -> set[str]:
    """Begin by the dialog, with some of the NPCs hidden where it can hide them; return who is hidden."""
    gm.campaign_window.play_page.arrivals.begin(engine)
    dialog = next(d for d in gm.main.window.findChildren(BeginDialog) if d.isVisible())
    tree, hidden = dialog.ui.people, set()
    for item in map(tree.topLevelItem, range(tree.topLevelItemCount())):
        item.setCheckState(0, Qt.CheckState.Checked)
        if not tree.isColumnHidden(1) and item.data(0, ID_ROLE) not in {one.id for one in gm.players}:
            hides = random.random() < 0.7
            item.setCheckState(1, Qt.CheckState.Checked if hides else Qt.CheckState.Unchecked)
            hidden |= {item.data(0, ID_ROLE)} if hides else set()
    dialog.ui.beginButton.click()
    assert engine in gm.play_session.playing.running
    assert hidden <= unseen(gm)
    return hidden if gm.play_session.playing.engine(engine).unseen else unseen(gm)


def keep_defaults(gm: TableGm, hidden: set[str]) -> None:
    """Look at the defaults of what asks now, and put it away."""
    for dialog in gm.main.window.findChildren(QDialog):
        if dialog.isVisible() and isinstance(dialog, BeginDialog):
            tree = dialog.ui.people
            for item in map(tree.topLevelItem, range(tree.topLevelItemCount())):
                if item.checkState(0) == Qt.CheckState.Checked and item.data(0, ID_ROLE) in hidden:
                    assert item.checkState(1) == Qt.CheckState.Checked
        dialog.close()


def recommended(gm: TableGm, random: Random) -> None:
    """Take what the program recommends: N, Enter in the tray, or a filled button of the page."""
    page, tray = gm.campaign_window.play_page, gm.campaign_window.tray
    host = page.page.tracker(page.engine) if page.engine else None
    buttons = host.findChildren(QPushButton) if host is not None else []
    buttons = [b for b in buttons if b.isVisible() and b.isEnabled() and b.property("role") == "primary"]
    if tray.wanted:
        tray.throw()
    elif buttons and random.random() < 0.3:
        random.choice(buttons).click()
    else:
        page.step.take()


def any_other(gm: TableGm, engine: str, random: Random) -> set[str]:
    """Take any legal step; return whom the GM has shown by it."""
    offers = [o for o in gm.play_session.playing.offers(engine) if not o.beyond and o.kind not in ENDING]
    event = filled(random.choice(offers)) if offers else {}
    with suppress(TakujoError):
        gm.play_session.play(engine, event)
    return {str(event.get("who"))} if event.get("kind") in ("reveal", "show") else set()


@pytest.mark.parametrize(("system", "engine"), WALKS)
def test_recommendation_omits_concealed_characters(main: MainController, system: str, engine: str) -> None:
    """N, filled buttons and the defaults of dialogs leave those hidden whom players do not know."""
    for seed in seeds(EVENINGS):
        random = Random(f"{system} {engine} {seed}")
        gm = TableGm(main, system)
        main.window.setUpdatesEnabled(False)
        hidden = begun(gm, engine, random)
        FIGURES["evenings"] += 1
        for _ in range(STEPS):
            running = gm.play_session.playing.running
            if engine not in running:
                break
            if random.random() < 0.6:
                recommended(gm, random)
                if gm.play_session.playing.running == running:
                    assert hidden <= unseen(gm), f"seed {seed}: {gm.play_session.log().entries[-1].text}"
                FIGURES["recommended"] += 1
            else:
                hidden = (hidden - any_other(gm, engine, random)) & unseen(gm)
            if random.random() < 0.2 and gm.play_session.playing.possible:
                gm.campaign_window.play_page.arrivals.begin(gm.play_session.playing.possible[0])
            keep_defaults(gm, hidden)
            FIGURES["steps"] += 1


Action = tuple[str, dict[str, Any]]
"""An event of an engine under its name, or a check beside it under an empty one: whose it is, with which params."""

KEPT = (
    "system",
    "schema_version",
    "id",
    "draft",
    "archived",
    "is_pc",
    "colour",
    "portrait",
    "history",
    "rulings",
    "own",
)
"""Fields of a sheet that are no matter of play."""


def leaves(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Return dotted paths and values of a sheet's numbers, switches and rows."""
    if isinstance(part, Mapping):
        rows: Iterable[tuple[object, Any]] = part.items()
    elif isinstance(part, list | tuple):
        yield path, part
        rows = enumerate(part)
    else:
        if isinstance(part, int):
            yield path, part
        return
    for name, inner in rows:
        if path or name not in KEPT:
            yield from leaves(inner, f"{path}.{name}" if path else str(name))


def other(value: Any, random: Random) -> Any:
    """Return another number, switch, or fewer rows."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + random.choice((-3, -2, -1, 1, 2, 3))) if value >= 0 else value - 1
    return tuple(value)[: random.randint(0, len(value))]


def altered(gm: TableGm, random: Random, *, named: bool) -> None:
    """Give every NPC other notes, numbers, equipment and conditions, and another name where it is concealed."""
    open_campaign = gm.campaign_window.open_campaign
    for number, npc in enumerate(gm.npcs):
        changed: Sheet = npc.evolve(gm_notes="別の控え", memo="別の覚え")
        if named:
            changed = changed.evolve(name=f"別名の者{number}号の長い名前")
        share = random.choice((0.1, 0.3, 0.8))
        for path, value in leaves(npc.model_dump(mode="json")):
            if random.random() < share:
                with suppress(ValidationError, KeyError, ValueError):
                    changed = put(changed, path, other(value, random))
                    FIGURES["numbers"] += 1
        open_campaign.people.write(changed, ())


def begun_hidden(gm: TableGm, engine: str) -> None:
    """Begin with all characters; every NPC is concealed where the rule system conceals characters."""
    play_session, npcs = gm.play_session, [npc.id for npc in gm.npcs]
    hides = play_session.playing.engine(engine).unseen
    play_session.begin(engine, [*(pc.id for pc in gm.players), *npcs], {hides: npcs} if hides else {})
    assert gm.play_session.playing.system == "d20fate" or set(npcs) <= unseen(gm)


Look = tuple[str, list[str]]
"""What the table witnesses, and what players see."""


def pictures(gm: TableGm) -> list[str]:
    """What players see now: the display, each one's own picture and secrets."""
    made, seen = gm.campaign_window.display.pictures, []
    for viewer in (Viewer(), *(Viewer(sheet=pc.id) for pc in gm.players)):
        picture = made.picture(viewer)
        seen += [repr(replace(picture.face, title="")), repr(picture.dice), repr(sorted(picture.portraits))]
        seen.append(repr(made.private(viewer)))
        FIGURES["looks"] += 1
    return seen


def papers(gm: TableGm) -> list[str]:
    """What players can read later: the log, and its exports with the recap."""
    open_campaign = gm.campaign_window.open_campaign
    log, people = open_campaign.retelling.log(gm.play_session.log()), open_campaign.people.everybody()
    summary = recap(open_campaign.system, open_campaign.game, log, people, open_campaign.words, secrets=False)
    summary = replace(summary, since="") if summary is not None else None
    seen = [replay(log, "", style, recap=summary, words=open_campaign.words) for style in get_args(Style)]
    return [*seen, repr([words for entry in log.standing if (words := entry.open if entry.secret else entry.text)])]


def witnessed(gm: TableGm, engine: str) -> str:
    """What the table witnesses whatever is concealed: the players' characters, who acts, how a check came out.

    Where nobody is concealed, the totals of a check that is over lie open as well.
    """
    playing, roll = gm.play_session.playing, gm.play_session.roll
    sheets = [gm.campaign_window.open_campaign.sheet(pc.id) for pc in gm.players]
    shown = playing.shown(engine, Viewer(gm=True))
    turns = [] if shown is None else [person.id for person in shown.people if person.turn]
    outcome = roll.check.outcome if roll is not None and not playing.unseen_in(roll) else None
    came = (outcome.success, *((outcome.total, outcome.target) * (not unseen(gm) and roll.done))) if outcome else ()
    return repr((sheets, turns, came))


def done(gm: TableGm, action: Action, dice: Random, world: int) -> Iterator[list[str]]:
    """Do one thing, and look at each step of it; the dice of NPCs beside what runs fall anew.

    Raises:
        TakujoError: it cannot be done.
    """
    engine, event = action
    play_session = gm.play_session
    play_session.clear()
    if engine:
        play_session.play(engine, event)
        yield []
        return
    play_session.prepare(Asked(kind=event["kind"], who=event["who"], params=event["params"][world]))
    open_dice, players = Random(repr(event)), {pc.id for pc in gm.players}
    for _ in range(40):
        roll = play_session.roll
        if roll is None or roll.done:
            break
        wants = roll.check.wants
        option = next((o.id for o in roll.check.options if o.primary and o.enabled), "")
        if wants is not None:
            fall = open_dice if (wants.who or event["who"]) in players else dice
            play_session.post(Throw(faces=tuple(fall.randint(1, side) for side in wants.sides)))
        elif option:
            play_session.post(Choose(option=option))
        yield pictures(gm)


def between(gm: TableGm, event: str) -> bool:
    """Tell whether a step is between a player's character and an NPC: who does it knows of whom."""
    return any(pc.id in event for pc in gm.players) and any(npc.id in event for npc in gm.npcs)


COVERS = ("secret", "dc_hidden")
"""Parameters by which what a check is about stays with the GM."""
GMS = ("target", "dc", "difficulty", "goal", "other_total", "other_modifier", "opponent_target")
"""Parameters that are then the GM's; how many dice are thrown lies open in every system."""


def beside(gm: TableGm, random: Random) -> Action | None:
    """Return a check beside what runs: of a concealed NPC, or of a player's character against what is the GM's."""
    open_campaign = gm.campaign_window.open_campaign
    who: Sheet = random.choice(gm.npcs if unseen(gm) and random.random() < 0.5 else gm.players)
    kinds = open_campaign.system.check_kinds(who, open_campaign.game)
    kinds = [kind for kind in kinds if not who.is_pc or any(param.id in COVERS for param in kind.params)]
    if not kinds:
        return None
    kind = random.choice(kinds)
    asked: list[dict[str, Any]] = [{}, {}]
    for param in kind.params:
        if who.is_pc and param.id in COVERS:
            asked = [{**one, param.id: True} for one in asked]
        elif who.is_pc and param.id in GMS and param.maximum != 0:
            low = max(param.minimum or 0, 1)
            number = random.randint(low, low + 14)
            asked = [{**asked[0], param.id: number}, {**asked[1], param.id: number + random.randint(1, 2)}]
    possible = all(gm.play_session.possible(Asked(kind=kind.id, who=who.id, params=one)) for one in asked)
    return ("", {"kind": kind.id, "who": who.id, "params": asked}) if possible else None


def wished(gm: TableGm, engine: str, random: Random) -> Action | None:
    """Return any step by which players do not come to know an NPC; None: there is none."""
    play_session = gm.play_session
    if random.random() < 0.2:
        return beside(gm, random)
    roll = play_session.roll
    if roll is not None and roll.open and roll.check.wants is not None:
        faces = [random.randint(1, side) for side in roll.check.wants.sides]
        return engine, {"kind": "throw", "faces": faces}
    offers = [o for o in play_session.playing.offers(engine) if not o.beyond and o.kind not in ENDING]
    concealed = unseen(gm)
    offers = [o for o in offers if o.kind not in ("reveal", "show")]
    offers = [o for o in offers if not (concealed and between(gm, str(dict(o.event))))]
    now = play_session.playing.shown(engine, Viewer())
    if now is not None and now.check is None:  # no player pays in a check of which players do not know
        offers = [o for o in offers if o.kind != "choose" or o.who not in {pc.id for pc in gm.players}]
    random.shuffle(offers)
    for offer in sorted(offers, key=lambda o: not o.primary and random.random() < 0.5):
        with suppress(TakujoError):
            after = play_session.playing.post(engine, event := filled(offer)).after
            shown = play_session.playing.shown_in(after, engine, Viewer())
            if shown is not None and not {npc.id for npc in gm.npcs} & {p.id for p in shown.people}:
                return engine, event
    return None


def evening(gm: TableGm, engine: str, random: Random, dice: Random) -> tuple[list[Action], list[list[Look]]]:
    """Play; return what was done, and what was seen at every step of each."""
    begun_hidden(gm, engine)
    actions: list[Action] = []
    looks = [[(witnessed(gm, engine), [*pictures(gm), *papers(gm)])]]
    for _ in range(STEPS):
        action = wished(gm, engine, random)
        if action is None or engine not in gm.play_session.playing.running:
            continue
        actions.append(action)
        looks.append([(witnessed(gm, engine), seen) for seen in done(gm, action, dice, 0)])
        looks[-1].append((witnessed(gm, engine), [*pictures(gm), *papers(gm)]))
    return actions, looks


def apart(gm: TableGm, engine: str, facts: str, seen: list[str], now: list[str]) -> list[tuple[str, str]] | None:
    """Return where two looks part; None where the table has witnessed something else."""
    if witnessed(gm, engine) != facts:
        return None
    FIGURES["compared"] += 1
    return [_around(*pair) for pair in zip(seen, now, strict=True) if pair[0] != pair[1]]


def same(gm: TableGm, engine: str, action: Action | None, looks: list[Look], dice: Random) -> str:
    """Do once more what was done in the other world; return why the worlds part, if they do."""
    try:
        for (facts, seen), now in zip(looks[:-1], done(gm, action, dice, 1) if action else (), strict=False):
            found = apart(gm, engine, facts, seen, now)
            if found is None:
                return "parted"
            assert found == [], action
    except TakujoError:  # what is hidden decides whether the GM may do it
        if action is not None and action[0]:
            return "refused"
    found = apart(gm, engine, *looks[-1], [*pictures(gm), *papers(gm)])
    if found is None:
        return "parted"
    assert found == [], action
    return ""


def _around(one: str, other: str) -> tuple[str, str]:
    """Return where two texts part."""
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return one[max(0, place - 60) : place + 60], other[max(0, place - 60) : place + 60]


@pytest.mark.parametrize(("system", "engine"), WALKS)
def test_who_is_hidden_changes_nothing_that_players_see(main: MainController, system: str, engine: str) -> None:
    """The same play session twice, but for what is the GM's: all looks are equal as long as the table sees the same.

    Names, notes, numbers, equipment and loose dice of concealed NPCs, and targets that the GM keeps, differ.
    """
    for seed in seeds(EVENINGS):
        random, first, second = (Random(f"{system} {engine} {seed} {of}") for of in ("walk", "one", "other"))
        gm = TableGm(main, system)
        main.window.setUpdatesEnabled(False)
        actions, looks = evening(gm, engine, random, first)
        gm = TableGm(main, system)
        altered(gm, second, named=system != "d20fate")
        begun_hidden(gm, engine)
        for action, seen in zip([None, *actions], looks, strict=True):
            why = same(gm, engine, action, seen, second)
            if why:
                FIGURES[why] += 1
                break
        FIGURES["twins"] += 1
        FIGURES["actions"] += len(actions)
