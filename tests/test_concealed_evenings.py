"""Random sessions of every system, as players see them: no concealed character or value is shown.

`TAKUJO_EXAMPLES=1000 pytest tests/test_concealed_evenings.py -s` plays ten times as many evenings and prints figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton

from desktop.controllers.main import MainController
from desktop.core.play import Choose, Throw
from desktop.core.problem import TakujoError
from desktop.core.roll import Asked
from desktop.core.sheet import Sheet
from desktop.core.viewer import Viewer
from desktop.services.replay import replay
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
"""A machine's event under its name, or a check beside it under an empty one: who makes which."""


def altered(gm: TableGm) -> None:
    """Give every NPC another name and other notes; numbers decide what follows: each system's tests hold them."""
    open_campaign = gm.campaign_window.open_campaign
    for number, npc in enumerate(gm.npcs):
        changed: Sheet = npc.evolve(name=f"別名の者{number}号の長い名前", gm_notes="別の控え", memo="別の覚え")
        open_campaign.people.write(changed, ())


def begun_hidden(gm: TableGm, engine: str) -> None:
    """Begin with all characters; every NPC is concealed."""
    play_session, npcs = gm.play_session, [npc.id for npc in gm.npcs]
    hides = play_session.playing.engine(engine).unseen
    play_session.begin(engine, [*(pc.id for pc in gm.players), *npcs], {hides: npcs} if hides else {})
    assert set(npcs) <= unseen(gm)


def look(gm: TableGm) -> list[str]:
    """All that players see: the display, each one's own picture, what is theirs alone, and the replay."""
    pictures, words = gm.campaign_window.display.pictures, gm.campaign_window.words
    seen = [replay(gm.play_session.log(), "", words=words)]
    for viewer in (Viewer(), *(Viewer(sheet=pc.id) for pc in gm.players)):
        picture = pictures.picture(viewer)
        seen += [repr(replace(picture.face, title="")), repr(picture.dice), repr(sorted(picture.portraits))]
        seen.append(repr(pictures.private(viewer)))
        FIGURES["looks"] += 1
    return seen


def done(gm: TableGm, action: Action, dice: Random) -> None:
    """Do one thing; the dice of a check beside what runs fall anew."""
    engine, event = action
    if engine:
        gm.play_session.play(engine, event)
        return
    gm.play_session.prepare(Asked(kind=event["kind"], who=event["who"]))
    for _ in range(40):
        roll = gm.play_session.roll
        if roll is None or roll.done:
            break
        wants = roll.check.wants
        option = next((o.id for o in roll.check.options if o.primary and o.enabled), "")
        if wants is not None:
            gm.play_session.post(Throw(faces=tuple(dice.randint(1, side) for side in wants.sides)))
        elif option:
            gm.play_session.post(Choose(option=option))
    gm.play_session.clear()


def between(gm: TableGm, event: str) -> bool:
    """Tell whether a step is between a player's character and an NPC: who does it knows of whom."""
    return any(pc.id in event for pc in gm.players) and any(npc.id in event for npc in gm.npcs)


def wished(gm: TableGm, engine: str, random: Random) -> Action | None:
    """Return any step by which players do not come to know an NPC; None: there is none."""
    play_session, open_campaign = gm.play_session, gm.campaign_window.open_campaign
    npc = random.choice(gm.npcs)
    if random.random() < 0.2:
        kinds = [k.id for k in open_campaign.system.check_kinds(npc, open_campaign.game)]
        asked = Asked(kind=random.choice(kinds), who=npc.id)
        return ("", {"kind": asked.kind, "who": npc.id}) if play_session.possible(asked) else None
    roll = play_session.roll
    if roll is not None and roll.open and roll.check.wants is not None:
        faces = [random.randint(1, side) for side in roll.check.wants.sides]
        return engine, {"kind": "throw", "faces": faces}
    offers = [o for o in play_session.playing.offers(engine) if not o.beyond and o.kind not in ENDING]
    offers = [o for o in offers if o.kind not in ("reveal", "show") and not between(gm, str(dict(o.event)))]
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


def _around(one: str, other: str) -> tuple[str, str]:
    """Return where two texts part."""
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return one[max(0, place - 60) : place + 60], other[max(0, place - 60) : place + 60]


@pytest.mark.parametrize(("system", "engine"), [walk for walk in WALKS if walk[0] != "d20fate"])
def test_who_is_hidden_changes_nothing_that_players_see(main: MainController, system: str, engine: str) -> None:
    """The same play session twice, but for names, notes and loose dice of the hidden: all looks are equal."""
    for seed in seeds(EVENINGS):
        random, first, second = (Random(f"{system} {engine} {seed} {of}") for of in ("walk", "one", "other"))
        gm = TableGm(main, system)
        main.window.setUpdatesEnabled(False)
        begun_hidden(gm, engine)
        actions, looks = [], [look(gm)]
        for _ in range(STEPS):
            action = wished(gm, engine, random)
            if action is None or engine not in gm.play_session.playing.running:
                continue
            done(gm, action, first)
            actions.append(action)
            looks.append(look(gm))
        gm = TableGm(main, system)
        altered(gm)
        begun_hidden(gm, engine)
        assert look(gm) == looks[0]
        for action, seen in zip(actions, looks[1:], strict=True):
            try:
                done(gm, action, second)
            except TakujoError:  # what is hidden decides whether the GM may do it
                FIGURES["parted"] += 1
                break
            now = look(gm)
            apart = [pair for pair in zip(seen, now, strict=True) if pair[0] != pair[1]]
            assert [_around(*pair) for pair in apart] == [], (seed, action)
            FIGURES["compared"] += 1
