"""People come late, go early, come back, and hand a character on: in every engine, through the window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QInputDialog

from desktop.controllers.main import MainController
from desktop.core.value import Viewer, at
from desktop.services.journal.changes import same
from desktop.services.text.catalogue import system_ids
from desktop.views.dialogs.play import ID_ROLE, BeginDialog
from tests.controllers.test_sessions_by_keys import Keys
from tests.controllers.windows import opened
from tests.example_budget import SHARE
from tests.table_mode import click

SHIFT = Qt.KeyboardModifier.ShiftModifier
GOING = ("が抜ける", "離れる", "離場", "退席", "を退場させる", "は不在", "バックステージへ", "席を立つ")
"""Texts of the button by which a character leaves, in each system."""
ENGINES = [
    *((system, "session") for system in system_ids()),
    *((system, "battle") for system in ("common", "d6game", "enishi", "kotodama")),
]
TOGGLES = ("moreButton", "toolsToggle", "toolsButton")
"""What opens the tools for a person."""
PLACED = ("ap", "hex", "met")
"""Values of a place: leaving a battle removes the AP (CM-AMB-56), and entering a scene is a meeting."""
SELDOM = (("common", "session"), ("enishi", "session"))
"""Here characters do not return at any time: by turns of areas, and by the stage's own button."""
STEPS = 6
"""Number of steps before a character leaves, and after."""


class Gm(Keys):
    """A GM at whose table people come and go."""

    def here(self, engine: str) -> dict[str, bool]:
        """Return the ids of an engine's characters; True: not out of the scene."""
        shown = self.play_session.playing.shown(engine, Viewer(gm=True))
        assert shown is not None
        return {person.id: not person.gone for person in shown.people}

    def order(self, engine: str) -> tuple[str, ...]:
        shown = self.play_session.playing.shown(engine, Viewer(gm=True))
        assert shown is not None
        return shown.order

    def comes(self, who: str) -> None:
        """Choose a late character."""
        click(self.campaign_window.play_page.page.tools.join)
        tree = opened(self.main, BeginDialog).ui.people
        for number in range(tree.topLevelItemCount()):
            item = tree.topLevelItem(number)
            assert item is not None
            item.setCheckState(0, Qt.CheckState.Checked if item.data(0, ID_ROLE) == who else Qt.CheckState.Unchecked)
        click(opened(self.main, BeginDialog).ui.beginButton)

    def exits(self, who: str) -> list[QAbstractButton]:
        """Return the buttons by which the selected character leaves."""
        self.select(who)
        for name in TOGGLES:
            for toggle in self.main.window.findChildren(QAbstractButton, name):
                if toggle.isVisible() and not toggle.isChecked():
                    click(toggle)
        others = [sheet.name for sheet in (*self.players, *self.npcs) if sheet.id != who]
        found = [b for b in self.main.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        found = [b for b in found if any(word in b.text() for word in GOING)]
        found = [b for b in found if (b.property("event") or {}).get("who", who) == who]
        return [b for b in found if not any(name in b.text() for name in others)]

    def goes(self, candidates: Sequence[str]) -> str:
        """Let the first one leave who may leave now; empty: none may."""
        for who in candidates:
            for button in self.exits(who):
                before = self.play_session.last
                button.click()
                if self.play_session.last != before:
                    return who
        return ""

    def numbers(self, who: str) -> dict[str, object]:
        sheet = self.campaign_window.open_campaign.sheet(who)
        assert sheet is not None
        return {
            field: at(sheet, field)
            for field in self.campaign_window.open_campaign.system.play_fields
            if "*" not in field
        }

    def moves(self, steps: int) -> None:
        """Continue as the table leads; what waits for a choice gets its first."""
        for _ in range(steps):
            if not self.type_dice():
                before = self.play_session.last
                self.next()
                if self.play_session.last == before:
                    self.press(Qt.Key.Key_E)
                    self.press(Qt.Key.Key_A)


@pytest.mark.parametrize(("system", "engine"), ENGINES)
def test_character_joins_late_leaves_and_rejoins(main: MainController, system: str, engine: str) -> None:
    """Order, open checks, gauges and sheets are right after each of it, and the table continues."""
    gm = Gm(main, system)
    name = engine
    *early, late = [sheet.id for sheet in gm.players]
    gm.begin(name, [*early, *(sheet.id for sheet in gm.npcs)])
    gm.moves(STEPS)
    assert late not in gm.here(name)
    for _ in range(STEPS):
        gm.comes(late)
        if late in gm.here(name):
            break
        gm.moves(1)
    assert late in gm.here(name)
    assert late in [person.id for person in gm.campaign_window.play_page.people()]
    gm.assert_in_step()
    for _ in range(STEPS * 4):
        held = {who: gm.numbers(who) for who in early}
        if who := gm.goes(early):
            break
        gm.moves(1)
    else:
        pytest.fail("nobody can go")
    for field, value in gm.numbers(who).items():
        if field not in PLACED:
            assert same(value, held[who][field]), field
    assert who not in gm.order(name)
    assert not gm.here(name).get(who, False)
    gm.assert_in_step()
    gm.moves(STEPS)
    gm.assert_in_step()
    for _ in range(STEPS * 12):  # a key of the table posts several steps, and each is taken back by itself
        gm.back()
        if gm.here(name).get(who, False):
            break
    assert gm.here(name)[who]
    gm.assert_in_step()
    if (system, engine) not in SELDOM:
        assert gm.goes([who]) == who
        comes_back(gm, name, who, held[who])


def comes_back(gm: Gm, engine: str, who: str, held: dict[str, object]) -> None:
    """With the same numbers: from those who come late, in コモンルール into the scene by its own button (CM-AMB-56)."""
    if who in gm.here(engine):
        gm.select(who)
        event = {"kind": "enter", "who": who}
        assert any(o.kind == "enter" and o.who == who for o in gm.play_session.playing.offers(engine))
        gm.campaign_window.play_page.requests.post(engine, event)
    else:
        for _ in range(STEPS):
            gm.comes(who)
            if who in gm.here(engine):
                break
            gm.moves(1)
    assert gm.here(engine)[who]
    now = gm.numbers(who)
    assert [field for field in now if field not in PLACED and not same(now[field], held[field])] == []
    gm.moves(STEPS * 2)
    gm.assert_in_step()


def test_leaving_removes_one_character_only(main: MainController) -> None:
    """The tray shows the new selection, and the key that removed one character removes no second."""
    gm = Gm(main, "d6game")
    gm.main.window.show()
    gm.begin("session", [sheet.id for sheet in gm.players])
    late = gm.players[-1].id
    (button,) = gm.exits(late)
    button.setFocus()
    gm.press(Qt.Key.Key_Space)
    assert late not in gm.here("session")
    gm.press(Qt.Key.Key_Space)
    assert sorted(gm.here("session")) == sorted(sheet.id for sheet in gm.players[:-1])
    assert gm.campaign_window.tray.facing == gm.campaign_window.play_page.selected != late


@pytest.mark.parametrize("system", system_ids() if SHARE >= 100 else system_ids()[::3])
def test_character_gets_new_player(main: MainController, system: str) -> None:
    """Shift+P: the name is on the strip, in the log and on the sheet, and one step undoes it."""
    gm = Gm(main, system)
    gm.begin("session", [sheet.id for sheet in gm.players])
    who = gm.players[1]
    gm.select(who.id)
    gm.campaign_window.play_page.page.setFocus()
    gm.main.window.command.emit("hand_character")
    dialog = opened(main, QInputDialog)
    assert dialog.textValue() == who.player
    dialog.setTextValue("代理の佐藤")
    dialog.accept()
    card = gm.campaign_window.play_page.strip.card(who.id)
    assert card is not None
    assert "代理の佐藤" in card.toolTip()
    assert "代理の佐藤" in card.accessibleDescription()
    line = gm.play_session.log().entries[-1]
    assert line.who == who.name
    assert "代理の佐藤" in line.text
    sheet = gm.campaign_window.open_campaign.sheet(who.id)
    assert sheet is not None
    assert sheet.player == "代理の佐藤"
    gm.assert_in_step()
    gm.campaign_window.play_page.page.setFocus()
    gm.back()
    sheet = gm.campaign_window.open_campaign.sheet(who.id)
    assert sheet is not None
    assert sheet.player == who.player
    assert "代理の佐藤" not in card.toolTip()


def test_attacker_and_target_cannot_leave(main: MainController) -> None:
    """D6G-CMB-05: attacker and target finish the attack first; all others may leave, the order closes up."""
    gm = Gm(main, "d6game")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.moves(3)
    battle = gm.state("battle")
    attack = battle.attack
    assert attack is not None
    assert gm.exits(attack.attacker.id) == gm.exits(attack.target.id) == []
    free = next(one.id for one in battle.roster if one.id not in (attack.attacker.id, attack.target.id))
    assert gm.goes([free]) == free
    assert gm.state("battle").attack is not None
    assert gm.state("battle").order == tuple(one for one in battle.order if one != free)
    assert gm.state("battle").actor == battle.actor
    gm.assert_in_step()


def test_turn_passes_on_when_its_character_leaves(main: MainController) -> None:
    """D6G-CMB-03: the combat continues when the acting character leaves; the last of a round begins a new one."""
    gm = Gm(main, "d6game")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.next()
    before = gm.state("battle")
    assert before.phase.value == "target"
    first, second = before.order[:2]
    assert gm.goes([first]) == first
    assert gm.state("battle").actor == second
    gm.assert_in_step()
    for who in gm.state("battle").order[:-2]:
        assert gm.goes([who]) == who
    assert gm.state("battle").round == 1
    gm.assert_in_step()


def test_tray_leaves_departed_character(main: MainController) -> None:
    """Dice that are typed next belong to the character selected on the strip."""
    gm = Gm(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    who = gm.goes([gm.players[1].id])
    assert who == gm.players[1].id
    selected = gm.campaign_window.play_page.selected
    assert selected
    assert selected != who
    assert gm.campaign_window.tray.facing == selected


def test_selection_follows_the_turn_until_a_character_is_chosen(main: MainController) -> None:
    """コトダマ: a typed check is the acting character's; a selection in between stays until the turn passes."""
    gm = Gm(main, "kotodama")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    play_page = gm.campaign_window.play_page

    def turn() -> str:
        return next((person.id for person in play_page.people() if person.turn), "")

    for _ in range(STEPS):
        if turn():
            break
        gm.next()
    first = turn()
    assert first
    assert (play_page.selected, gm.campaign_window.tray.facing) == (first, first)
    other = next(person.id for person in play_page.people() if person.id != first)
    gm.select(other)
    gm.press_damage_key(Qt.Key.Key_Minus, 1)
    assert (turn(), play_page.selected) == (first, other)


def test_thrown_dice_remain_visible_after_the_turn_ends(main: MainController) -> None:
    """コモンルール: the last hit of an attack ends the turn; tray and players' display had lost its dice at once."""
    gm = Gm(main, "common")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    read = 0
    for _ in range(STEPS):
        gm.next()
        roll = gm.play_session.roll
        if roll is not None and roll.engine and roll.check.wants is not None:
            gm.throw(*(1 for _ in roll.check.wants.sides))
            roll = gm.play_session.roll
            if roll is None or not roll.engine or roll.done:
                assert gm.campaign_window.tray.roll is not None
                assert gm.campaign_window.tray.roll.engine == "battle"
                read += 1
    assert read


@pytest.mark.parametrize("system", ["kotodama", "d6game", "enishi"])
def test_battle_after_session_ticks_participants(main: MainController, system: str) -> None:
    """KO-FSM-R13: who has not come yet has no tick, and whom players do not know of stays hidden in the battle."""
    gm = Gm(main, system)
    *early, late = [sheet.id for sheet in gm.players]
    unknown = gm.npcs[-1].id
    hides = gm.play_session.playing.engine("session").unseen
    gm.play_session.begin("session", [*early, unknown], {hides: [unknown]} if hides else {})
    assert gm.play_session.playing.unseen(unknown) is (system != "d20fate")
    gm.campaign_window.play_page.joining.begin("battle")
    tree = opened(main, BeginDialog).ui.people
    items = {i.data(0, ID_ROLE): i for i in map(tree.topLevelItem, range(tree.topLevelItemCount())) if i is not None}
    chosen = {who for who, item in items.items() if item.checkState(0) == Qt.CheckState.Checked}
    assert chosen == set(early)
    hidden = {who for who, item in items.items() if item.checkState(1) == Qt.CheckState.Checked}
    assert hidden == ({unknown} if gm.play_session.playing.unseen(unknown) else set())
    assert late in items
    opened(main, BeginDialog).close()


def test_late_joiner_can_be_concealed(main: MainController) -> None:
    """KO-FSM-R13: the GM can conceal a joining character before log and display show it."""
    gm = Gm(main, "kotodama")
    unknown = gm.npcs[-1].id
    gm.begin("battle", [sheet.id for sheet in gm.players])
    click(gm.campaign_window.play_page.page.tools.join)
    tree = opened(main, BeginDialog).ui.people
    assert not tree.isColumnHidden(1)
    items = {i.data(0, ID_ROLE): i for i in map(tree.topLevelItem, range(tree.topLevelItemCount())) if i is not None}
    for column in (0, 1):
        items[unknown].setCheckState(column, Qt.CheckState.Checked)
    click(opened(main, BeginDialog).ui.beginButton)
    players = gm.play_session.playing.shown("battle", Viewer())
    assert players is not None
    assert unknown in gm.here("battle")
    assert unknown not in {person.id for person in players.people}
    assert gm.play_session.log().entries[-1].secret
