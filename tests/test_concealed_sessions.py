"""Random sessions of every system, as players see them: no concealed character or value is shown.

`TAKUJO_EXAMPLES=1000 pytest tests/test_concealed_sessions.py -s` plays ten times as many, longer, and prints figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QTreeWidget

from desktop.controllers.main import MainController
from desktop.core.problem import TakujoError
from desktop.views.dialogs.play import ID_ROLE, BeginDialog
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.example_budget import budget, seeds
from tests.gallery.tables import filled
from tests.table_mode import TableGm
from tests.twin_sessions import ENDING, FIGURES, Twin, altered, papers, pictures, unseen

WALKS = [
    (system, engine)
    for system in ("d6game", "enishi", "d20fate", "kotodama", "common", "blank")
    for engine in ("session", "battle")
    if (system, engine) not in (("d20fate", "battle"), ("blank", "battle"))
]
SESSIONS, STEPS = 4, budget(64)
"""Play sessions of a system and engine at a hundred percent, and steps of each in this run."""


@pytest.fixture(scope="module", autouse=True)
def figures() -> Iterator[None]:
    """Print how much was tried."""
    yield
    print(dict(FIGURES))  # noqa: T201 - wanted with -s


def begun(gm: TableGm, engine: str, random: Random) -> set[str]:
    """Begin by the dialog, with some of the NPCs hidden where possible; return the hidden ones."""
    gm.campaign_window.play_page.joining.begin(engine)
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


ASKING = ("begin_session", "begin_battle", "join", "damage", "heal", "group_check", "mark", "rest", "quick_npc")
"""What opens a dialog of play."""
BEGINS = ("begin_session", "begin_battle", "quick_npc")
"""Dialogs whose defaults are looked at only: what they begin is another play session, or a character of no sample."""


def asked(gm: TableGm, hidden: set[str], random: Random) -> None:
    """Open a dialog of play, look at its defaults, and now and then accept them; the others are put away."""
    page, kind = gm.campaign_window.play_page, random.choice(ASKING)
    page.select(random.choice([*gm.players, *gm.npcs]).id)
    if kind == "join":
        page.page.join_requested.emit(page.engine)
    elif kind.removeprefix("begin_") not in gm.play_session.playing.running:
        gm.main.run(kind)
    for dialog in gm.main.window.findChildren(QDialog):
        if not dialog.isVisible():
            continue
        FIGURES[type(dialog).__name__] += 1
        tree = dialog.ui.people if isinstance(dialog, BeginDialog) else QTreeWidget()
        for item in map(tree.topLevelItem, range(tree.topLevelItemCount())):
            if item.checkState(0) == Qt.CheckState.Checked and item.data(0, ID_ROLE) in hidden:
                assert item.checkState(1) == Qt.CheckState.Checked
        usual = next((b for b in dialog.findChildren(QPushButton) if b.isDefault() and b.isEnabled()), None)
        if usual is not None and usual.isVisible() and random.random() < 0.5 and kind not in BEGINS:
            for line in dialog.findChildren(QLineEdit):
                line.setText(line.text() or "しるし")
            usual.click()
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
    elif random.random() < 0.1:
        page.step.close_windows()
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
    for seed in seeds(SESSIONS):
        random = Random(f"{system} {engine} {seed}")
        gm = TableGm(main, system)
        main.window.setUpdatesEnabled(False)
        hidden = begun(gm, engine, random)
        FIGURES["sessions"] += 1
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
            if random.random() < 0.3:
                asked(gm, hidden, random)
                hidden &= {npc.id for npc in gm.npcs}
                assert hidden <= unseen(gm)
            FIGURES["steps"] += 1
        names = [npc.name for npc in gm.npcs if npc.id in hidden]
        seen = "\n".join((*pictures(gm), *papers(gm)))
        assert [name for name in names if name in seen] == [], f"seed {seed}"


@pytest.mark.parametrize(("system", "engine"), WALKS)
def test_concealed_content_changes_nothing_for_players(main: MainController, system: str, engine: str) -> None:
    """The same play session twice, but for what is the GM's: all looks are equal as long as the table sees the same.

    Names, notes, numbers, equipment and loose dice of concealed NPCs, and targets that the GM keeps, differ.
    """
    for seed in seeds(SESSIONS):
        random, first, second = (Random(f"{system} {engine} {seed} {of}") for of in ("walk", "one", "other"))
        gm = TableGm(main, system)
        main.window.setUpdatesEnabled(False)
        played = list(Twin(gm, engine, first, 0).play(random, STEPS))
        gm = TableGm(main, system)
        altered(gm, second, named=system != "d20fate")
        twin = Twin(gm, engine, second, 1)
        FIGURES["twins"] += 1
        for action, looks in played:
            if why := twin.same(action, looks):
                FIGURES[why] += 1
                break
