"""Keys that a check takes at the table, besides the dice: at most three, loose and in battle, in every system."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.controllers.play.keys.speech import Speech
from desktop.controllers.play.keys.table_keys import State
from desktop.core.rolls.dice import RandomDice, Throw
from desktop.services.text.catalogue import system_ids
from tests.example_budget import SHARE
from tests.rules_in_force import play_by
from tests.table_mode import TableGm

MOST = 3


class Counting(TableGm):
    """A GM whose keys are counted; the digits of real dice, and the Enter that throws, are the dice."""

    keys = 0
    """Since the last dice."""

    def __init__(self, main: MainController, system: str) -> None:
        super().__init__(main, system)
        self.counts: list[int] = []
        """Keys that led to each throw."""

    def key(self, key: Qt.Key) -> None:
        self.keys += 1
        self.press(key)

    def dice(self) -> None:
        """Let the program throw, with the one key that replaces real dice."""
        focus = QApplication.focusWidget()
        assert focus is not None
        assert self.campaign_window.tray.tray.isAncestorOf(focus)  # without moving the focus by hand
        self.press(Qt.Key.Key_Space)
        self.counts.append(self.keys)
        self.keys = 0

    def to_the_end(self) -> None:
        """Throw and continue with Enter until the check is over."""
        for _ in range(30):
            roll = self.play_session.roll
            if roll is None or roll.done:
                return
            if roll.check.wants is not None:
                self.dice()
            else:
                self.go_on()
        pytest.fail("the check does not end")

    def go_on(self) -> None:
        """N, or Enter for a check outside turns; E and letters for choices without a key."""
        before, roll = self.play_session.last, self.play_session.roll
        assert roll is not None
        primary = any(option.primary and option.enabled for option in roll.check.options)
        if not primary:
            letters = self.campaign_window.open_campaign.option_letters(roll.check.options)
            usable = next(letters[o.id] for o in roll.check.options if o.enabled and o.id in letters)
            for letter in f"E{usable}":
                self.key(Qt.Key(ord(letter)))
        else:
            self.key(Qt.Key.Key_N if roll.engine else Qt.Key.Key_Return)
        assert self.play_session.last != before, self.main.window.ui.nextButton.text()

    def letter(self, who: str) -> Qt.Key:
        """The key that picks somebody."""
        return Qt.Key(ord(self.campaign_window.open_campaign.letters.people[who]))

    def say(self, who: str) -> None:
        """Pick a character and the first thing to test, by their letters; Esc before where somebody has the turn."""
        self.keys = 0
        if self.campaign_window.play_page.keys.state is State.WHAT:
            self.key(Qt.Key.Key_Escape)
        self.key(self.letter(who))
        picks = [pick for pick in self.speech.picks() if pick.legal]
        self.key(Qt.Key(ord(picks[0].letter)))
        roll = self.play_session.roll
        assert self.campaign_window.play_page.selected == who
        assert self.speech.laid or (roll is not None and roll.asked.who == who)

    @property
    def speech(self) -> Speech:
        """What has been said in keys."""
        return self.campaign_window.play_page.keys.speech

    def begin_said(self) -> None:
        """Throw for what the page's form has taken."""
        assert self.speech.laid
        self.press(Qt.Key.Key_Space)
        self.counts.append(self.keys)
        self.keys = 0

    def type_three(self) -> None:
        """Type the face of a d20, with the key that belongs to it."""
        self.press(Qt.Key.Key_3)
        self.press(Qt.Key.Key_Space)

    def name_consequence(self, place: int) -> None:
        """Choose what gets worse by its letter, and tell it."""
        choices = [choice for choice in self.tracker("session").choices if choice.legal]
        self.key(Qt.Key(ord(choices[place].letter)))
        self.key(Qt.Key.Key_Return)

    def throw_all(self) -> None:
        """Throw until no more dice are due, by what is first where something must be chosen before."""
        if self.speech.laid:
            self.begin_said()
        for _ in range(30):
            roll = self.play_session.roll
            if roll is None or roll.done or (roll.check.wants is None and roll.check.thrown):
                return
            if roll.check.wants is not None:
                self.dice()
            else:
                self.go_on()


@pytest.mark.parametrize("system", system_ids())
def test_a_loose_check(main: MainController, system: str) -> None:
    """Who, what, faces."""
    main.window.show()
    gm = Counting(main, system)
    second = gm.campaign_window.play_page.people()[1].id
    gm.say(second)
    gm.throw_all()
    assert sum(gm.counts) + gm.keys <= MOST
    gm.key(gm.letter(gm.campaign_window.play_page.people()[0].id))  # the next check closes the windows of this one
    assert gm.play_session.roll is None or not gm.play_session.roll.open or not gm.play_session.roll.begun


BESIDE = [
    ("common", "session", 1),
    ("d6game", "session", 0),
    ("enishi", "session", 3),
    ("kotodama", "battle", 3),
    ("kotodama", "session", 1),
]


@pytest.mark.parametrize(("system", "engine", "steps"), BESIDE)
def test_loose_check_beside_an_engine_needs_no_extra_key(
    main: MainController, system: str, engine: str, steps: int
) -> None:
    """A session or a battle under way costs a loose check no key more."""
    main.window.show()
    gm = Counting(main, system)
    gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    for _ in range(steps):
        gm.next()
    second = gm.campaign_window.play_page.people()[1].id
    gm.say(second)
    gm.throw_all()
    assert sum(gm.counts) + gm.keys <= MOST
    gm.key(gm.letter(gm.campaign_window.play_page.people()[0].id))  # the next check closes the windows of this one
    assert gm.play_session.roll is None or not gm.play_session.roll.open or not gm.play_session.roll.begun


def test_an_announced_check_of_d6game(main: MainController) -> None:
    """Who, what, faces: the first of them announces the check."""
    main.window.show()
    gm = Counting(main, "d6game")
    gm.begin("session", [sheet.id for sheet in gm.players])
    for sheet in gm.players[1:3]:
        gm.campaign_window.play_page.page.setFocus()
        gm.counts = []
        gm.say(sheet.id)
        gm.begin_said()
        gm.to_the_end()
        assert gm.play_session.roll is not None
        assert gm.play_session.roll.asked.who == sheet.id
        assert gm.state("session").check is None
        assert sum(gm.counts) + gm.keys <= MOST


def test_a_failure_of_d20fate(main: MainController) -> None:
    """D20-LOOP-06, D20-PHY-03: who, what and the face; Enter accepts the failure, a letter names what gets worse."""
    main.window.show()
    gm = Counting(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    for place, sheet in enumerate(gm.players[:2]):
        gm.campaign_window.play_page.page.setFocus()
        before = gm.counted
        gm.say(sheet.id)
        gm.type_three()
        assert gm.state("session").who == sheet.id
        gm.key(Qt.Key.Key_Return)
        assert gm.state("session").check.final
        assert gm.keys == MOST
        gm.keys = 0
        gm.name_consequence(place)
        assert gm.state("session").step.value == "STOP"
        assert gm.state("session").consequence
        assert gm.keys < MOST
        assert not gm.play_session.playing.over("session")
        assert gm.counted - before == 5  # each step of the loop is one of the story: none is skipped
    gm.assert_in_step()


def test_failure_on_turn_takes_three_keys(main: MainController) -> None:
    """D20-LOOP-01 to D20-LOOP-05: from the declaration until the table waits again, dice apart."""
    main.window.show()
    gm = Counting(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.play_page.page.setFocus()
    gm.say(gm.campaign_window.play_page.selected)
    said = gm.keys
    gm.type_three()
    gm.keys = 0
    gm.key(Qt.Key.Key_Return)
    gm.name_consequence(0)
    assert gm.state("session").step.value == "STOP"
    assert (said, gm.keys) == (2, MOST)


class Faces(RandomDice):
    """Dice with given results: high for the first throw and low for the second, or the other way round."""

    def __init__(self, *, hit: bool) -> None:
        super().__init__()
        self._high = hit

    def throw(self, sides: Sequence[int]) -> Throw:
        value, self._high = 5 if self._high else 1, not self._high
        thrown = super().throw(sides)
        return thrown.evolve(faces=tuple(face.evolve(value=value) for face in thrown.faces))


@pytest.mark.parametrize("hit", [True, False])
def test_enishi_attack_targets_the_selected_character(main: MainController, hit: bool) -> None:
    """Shift and a letter aim the usual weapon, Enter closes its windows; a hit and a miss take as many."""
    main.window.show()
    gm = Counting(main, "enishi")
    foes = gm.npcs[:2]
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *foes)])
    gm.campaign_window.open_campaign.play_session.play("battle", {"kind": "turn"})
    for number, sheet in enumerate((*gm.players, *foes)):
        event = {"kind": "adjust", "who": sheet.id, "field": "order", "value": 20 - number}
        gm.campaign_window.open_campaign.play_session.play("battle", event)
    gm.campaign_window.play_page.page.setFocus()
    gm.campaign_window.tray.dice = Faces(hit=hit)
    gm.counts, gm.keys = [], 1
    gm.aim(foes[1].id)
    gm.press(Qt.Key.Key_Space)
    gm.counts, gm.keys = [gm.keys], 0
    assert gm.state("battle").check.state.strike.target == foes[1].id
    gm.to_the_end()
    lives = gm.state("battle").fighter(foes[1].id).actor
    assert (lives.lp < lives.lp_max or lives.sp < lives.sp_max) is hit
    assert max(*gm.counts, gm.keys) <= MOST


@pytest.mark.parametrize("begins", [Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_an_attack_of_kotodama(main: MainController, begins: Qt.Key) -> None:
    """Shift and a letter aim; N or Enter begins the check with its form, Space throws at once; N for the damage."""
    main.window.show()
    gm = Counting(main, "kotodama")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    tracker = gm.tracker("battle")
    for _ in range(3):
        tracker.setFocus()
        gm.next()
    before = gm.state("battle")
    foe = next(one.id for one in before.people if one.side == "enemy" and one.connection == "offline")
    gm.counts, gm.keys = [], 1
    gm.aim(foe)
    gm.key(begins)
    if begins is Qt.Key.Key_Space:
        gm.counts, gm.keys = [1], 0
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.engine
    gm.to_the_end()
    assert gm.state("battle") != before
    assert gm.counts[0] < MOST
    assert sum(gm.counts) + gm.keys <= MOST * len(gm.counts)


class Lucky(RandomDice):
    """Dice of which d20 fall high."""

    def throw(self, sides: Sequence[int]) -> Throw:
        thrown = super().throw(sides)
        return thrown.evolve(
            faces=tuple(f.evolve(value=max(f.value, 17)) if f.sides == 20 else f for f in thrown.faces)
        )


LED = [("common", "battle"), ("d20fate", "session"), ("d6game", "battle"), ("enishi", "battle")]
"""Machines that lead from one check to the next; in the others a check is asked for as a loose one is."""
CHECKS = 5 if SHARE >= 100 else 3
"""How many are made in each."""


@pytest.mark.parametrize(("system", "engine"), LED)
def test_engine_check_needs_few_keys(main: MainController, system: str, engine: str) -> None:
    """One throw with every window and choice that belongs to it; an attack of several throws has as many times that."""
    main.window.show()
    gm, checks = Counting(main, system), 0
    gm.campaign_window.tray.dice = Lucky(Random(7))  # a failure asks for a consequence, which N cannot give
    gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    for _ in range(30):
        if checks == CHECKS:
            break
        roll = gm.play_session.roll
        if roll is None or not roll.engine or roll.done:
            gm.next()
            continue
        gm.counts, gm.keys = [], 0
        gm.to_the_end()
        checks += 1
        assert sum(gm.counts) + gm.keys <= MOST * len(gm.counts), gm.counts
    assert checks == CHECKS


@pytest.mark.parametrize(("system", "engine"), [("d20fate", "session"), ("d6game", "battle")])
def test_letters_typed_in_a_text_line_trigger_nothing(main: MainController, system: str, engine: str) -> None:
    """D20-PHY-03, D6G-PHY-03: N and Ctrl+Z act on the story, but a letter typed into a field is a letter."""
    main.window.show()
    gm = Counting(main, system)
    gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    begun = gm.play_session.last
    line = main.window.ui.commandEdit
    line.setFocus()
    for key in (Qt.Key.Key_N, Qt.Key.Key_T, Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_1):
        gm.press(key)
    assert line.text() == "nthd1"
    assert gm.play_session.last == begun
    line.clear()
    gm.campaign_window.play_page.page.setFocus()
    gm.next()
    moved = gm.play_session.last
    assert moved != begun
    gm.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert gm.play_session.last == begun


def test_fast_d20fate_failure_needs_few_keys(main: MainController) -> None:
    """D20-PHY-02: with ability, DC and dice asked at once, three inputs for another character, up to the stop."""
    main.window.show()
    gm = Counting(main, "d20fate")
    definition = gm.campaign_window.open_campaign.game.definition
    play_by(gm.campaign_window.open_campaign, definition.evolve(settings={**definition.settings, "flow.simple": True}))
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.play_page.page.setFocus()
    gm.say(gm.players[2].id)
    gm.type_three()
    assert gm.state("session").who == gm.players[2].id
    gm.key(Qt.Key.Key_Return)
    assert gm.state("session").step.value == "STOP"
    assert gm.keys == MOST


@pytest.mark.parametrize("system", system_ids() if SHARE >= 100 else system_ids()[::2])
def test_arrows_pass_through_kinds_without_setting_values(main: MainController, system: str) -> None:
    """Inputs that are made anew hold nothing yet when the focus comes by: an opponent with 0 was given so."""
    main.window.show()
    gm = Counting(main, system)
    box = gm.campaign_window.tray.tray.ui.kindBox
    box.setFocus()
    given: dict[str, object] = {}
    """What the kinds so far have in common was given before."""
    for _ in range(box.count() - 1):
        if gm.play_session.roll is not None:
            given |= gm.play_session.roll.asked.params
        gm.press(Qt.Key.Key_Down)
        QApplication.processEvents()
        assert box.hasFocus()
        roll = gm.play_session.roll
        if roll is None:  # what needs something that is missing has told why
            continue
        kind = next(
            kind for kind in gm.campaign_window.open_campaign.kinds(roll.asked.who) if kind.id == roll.asked.kind
        )
        assert kind.id == box.currentData()
        for param in kind.params:
            value = roll.asked.params[param.id]
            assert value == param.default or value == given.get(param.id), param.id
