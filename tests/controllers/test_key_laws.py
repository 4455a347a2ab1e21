"""Laws of the keys at the table, held over random keys in the real window with dice of wood (no Space, no mouse)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.controllers.main import MainController
from desktop.controllers.play.keys.standing import State
from desktop.services.play.history import Stepped
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.example_budget import budget, seeds
from tests.table_keys import Keys

KEYS = "0123456789" * 3 + "NNNEEJ/x" + "⏎⏎⏎⏎⇥⌫⎋"
NAMED = {"⏎": Qt.Key.Key_Return, "⇥": Qt.Key.Key_Tab, "⌫": Qt.Key.Key_Backspace, "⎋": Qt.Key.Key_Escape}
PRESSED = budget(240)
"""Keys of one walk."""


class Walker(Keys):
    """Presses keys by chance and looks at what each has done."""

    def __init__(self, main: MainController, system: str) -> None:
        super().__init__(main, system)
        self.thrown: list[tuple[str, int]] = []
        """Origin and number of the dice of every throw so far."""
        self.play_session.stepped.connect(self._note)

    def _note(self, stepped: Stepped) -> None:
        if stepped.dice is not None:
            self.thrown.append((stepped.dice.origin, len(stepped.dice.values)))

    def go(self, random: Random, count: int) -> None:
        """Press so many."""
        for _ in range(count):
            key = random.choice(KEYS)
            focus = QApplication.focusWidget()
            if focus is None or QApplication.activeModalWidget() is not None:
                self.campaign_window.play_page.page.setFocus()
            self.look_after(key)
            if random.random() < 0.1 and self.campaign_window.tray.tray.ui.entry.isEnabled():
                self.campaign_window.tray.focus()

    def look_after(self, key: str) -> None:
        """Press one key and hold the laws."""
        entry, line = self.campaign_window.tray.tray.ui.entry, self.main.window.ui.commandEdit
        focus, selected, thrown = QApplication.focusWidget(), self.campaign_window.play_page.selected, [*self.thrown]
        typed, wanted = entry.text(), self.campaign_window.tray.wanted
        self.press(NAMED.get(key, Qt.Key(ord(key.upper()))))
        if line.hasFocus() and focus is not line:
            assert key == "/"
            for letter in "zatsugaku 5":
                self.press(Qt.Key(ord(letter.upper())))
            assert line.text() == "zatsugaku 5", "no stroke of a word is a command"
            assert self.thrown == thrown
            line.clear()
            self.campaign_window.play_page.page.setFocus()
        elif key == "/" and focus is entry:
            pytest.fail("/ leads to the command line, whatever is typed")
        filled = self.filled()
        assert len(filled) <= 1, (key, filled)
        page, button = self.campaign_window.play_page, self.campaign_window.tray.tray.ui.primaryButton
        if key != "/" and page.page.hasFocus() and button.key_live and button.key_hint() == "Space":
            assert page.keys.state is State.DICE, (key, "the cap says what Space does")
        fresh = self.thrown[len(thrown) :]
        assert all(origin == "hand" for origin, _ in fresh), (key, "only Space throws")
        if fresh:
            faces = (entry, self.campaign_window.tray.tray.ui.primaryButton)  # whose digits are faces too
            assert focus in faces or key in "⏎N", key
            assert len(fresh) > 1 or fresh[0][1] == len(wanted), "no die is missing"
        if key.isdigit() and focus is entry:
            assert entry.hasFocus(), "a digit leads nowhere"
            assert self.campaign_window.play_page.selected == selected or self.turned(selected), (
                "a digit chooses nobody"
            )
        if key in "NEJ" and typed and focus is entry:
            assert entry.text() == typed, "a letter behind half the faces is no command"

    def filled(self) -> list[str]:
        """What the filled buttons of the window say; Enter is for the one that there is."""
        buttons = self.main.window.findChildren(QPushButton)
        return [one.text() for one in buttons if one.property("role") == "primary" and one.isVisible()]

    def turned(self, before: str) -> bool:
        """Whether a step has passed the turn to another character."""
        return self.play_session.last >= 0 and before != self.campaign_window.play_page.selected


@pytest.mark.parametrize("system", system_ids())
def test_random_keys_keep_the_invariants(main: MainController, system: str) -> None:
    main.window.show()
    gm = Walker(main, system)
    engines = [name for name in ("session", "battle") if getattr(Catalogue().system(system), name) is not None]
    for seed in seeds(8):
        random = Random(f"{system}{seed}")
        engine = engines[seed % len(engines)]
        if engine not in gm.play_session.playing.running:
            if engine not in gm.play_session.playing.possible:  # the one that runs excludes it
                gm.play_session.close(*gm.play_session.playing.running)
            gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
        gm.campaign_window.play_page.page.setFocus()
        gm.go(random, PRESSED)
        gm.folded()


def test_surplus_faces_enter_no_other_field(main: MainController) -> None:
    """KO-TBL-07: nine faces for six dice ran on into the other side's dice and the damage field, and dealt 223."""
    gm = Walker(main, "kotodama")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    tracker, entry = gm.tracker("battle"), gm.campaign_window.tray.tray.ui.entry
    for _ in range(3):
        tracker.setFocus()
        gm.next()
    foe = next(p.id for p in gm.state("battle").people if p.side == "enemy" and p.connection == "offline")
    assert tracker.aim_at(foe)
    gm.press(Qt.Key.Key_N)
    lives = {person.id: person.hp for person in gm.state("battle").people}
    for face in (Qt.Key.Key_9, Qt.Key.Key_2):  # a hit
        for _ in range(30):
            gm.press(face)
        assert entry.hasFocus()
        assert entry.surplus
        gm.press(Qt.Key.Key_Return)
    assert len(gm.thrown) == 2
    assert gm.state("battle").hit is not None
    assert {person.id: person.hp for person in gm.state("battle").people} == lives
    assert tracker.ui.hitAmount.value() == 1
    assert tracker.ui.hitAmount.hasFocus(), "Enter leads to where the hit is told"
    gm.press(Qt.Key.Key_Return)
    assert gm.state("battle").hit is None
    assert main.window.ui.commandHint.text() == "文字ですること・⇧文字で相手・⇧Enter 終える・Esc", (
        "one Enter is one step"
    )


@pytest.mark.parametrize(("system", "engine"), [("d20fate", "session"), ("kotodama", "battle")])
def test_faces_before_a_form_is_confirmed_choose_no_character(main: MainController, system: str, engine: str) -> None:
    gm = Walker(main, system)
    gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    for _ in range(3 if system == "kotodama" else 1):
        gm.tracker(engine).setFocus()
        gm.next()
    for key in (Qt.Key.Key_A, Qt.Key.Key_Return) if system == "kotodama" else ():
        gm.press(key)
    selected = gm.campaign_window.play_page.selected
    gm.campaign_window.play_page.page.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        gm.press(key)
        assert gm.campaign_window.play_page.selected == selected
    gm.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert gm.campaign_window.play_page.selected == gm.campaign_window.play_page.people()[1].id
