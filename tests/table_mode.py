"""The table of a sample 卓, driven as its GM does: by keys, by clicks on named buttons, by digits of real dice."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.campaign.resume_point import ResumePoint
from desktop.controllers.main import MainController
from desktop.controllers.play.play_page import PlayPageController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.value import Viewer, at
from desktop.models.play.play_session import PlaySessionModel
from desktop.services.journal.changes import same
from desktop.services.journal.journal import Journal
from desktop.services.play.history import History
from desktop.views.dialogs.play import ID_ROLE, BeginDialog, DamageDialog
from desktop.views.play.button_row import ButtonRow

SHIFT = Qt.KeyboardModifier.ShiftModifier
COUNTED = ("play", "step", "check", "change", "void")
"""Lines of the journal that are steps of the story."""


def click(widget: QWidget) -> None:
    """Click in the middle."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@contextmanager
def no_sheet_open() -> Iterator[None]:
    """Open no sheet with a 卓, as if its tabs had all been closed: half of what opening costs, and not looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ResumePoint, "wanted", [])
        yield


@contextmanager
def opened_at_the_table() -> Iterator[None]:
    """Open a campaign as if it had been left at the table with no sheet open: nothing else is laid out before.

    Where places are looked at, in the style sheet, nothing may wait to be laid out; after a click nothing does.
    """
    with no_sheet_open(), pytest.MonkeyPatch.context() as patch:
        app = QApplication.instance()
        if isinstance(app, QApplication) and not app.styleSheet():
            patch.setattr(ResumePoint, "play_shown", True)
        yield


def name_act(play_page: PlayPageController) -> None:
    """Aim at the usual target, or choose the actor, where N would begin an action without one."""
    step = play_page.step.primary
    if step is None or not step.begins or play_page.step._event is not None or play_page.step.waits_in_tray:
        return
    target, tracker = str(step.event.get("target", "")), play_page.page.tracker(play_page.engine)
    if not (target and tracker.aim_at(target)):
        play_page.select(target or step.who)


def take_next(play_page: PlayPageController) -> None:
    """Press the button of the next step, of the usual target or actor where an act is due."""
    name_act(play_page)
    play_page.step.press()


class Hands:
    """Keys and clicks at a table that is open."""

    main: MainController
    campaign_window: CampaignWindow
    play_session: PlaySessionModel

    @property
    def names(self) -> dict[str, str]:
        """Return the ids by name."""
        return {sheet.name: sheet.id for sheet in self.campaign_window.open_campaign.people.all_sheets()}

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.main.window, key, held)

    def aim(self, who: str) -> None:
        """Aim at a character by their letter and Shift."""
        for letter in self.campaign_window.open_campaign.letters.people[who]:
            self.press(Qt.Key(ord(letter)), SHIFT)

    def to_faces(self) -> None:
        """Go where faces are typed; Enter separates them from faces of another character or an earlier check."""
        self.campaign_window.tray.focus()
        roll = self.play_session.roll
        over = roll is not None and roll.done and not roll.engine
        if over or self.campaign_window.tray.tray.ui.entry.locked:
            self.press(Qt.Key.Key_Return)
            self.campaign_window.tray.focus()

    def press_button(self) -> None:
        """Press the tray's button by its key: Space throws, Enter continues."""
        roll = self.play_session.roll
        throws = roll is not None and roll.check.wants is not None
        self.press(Qt.Key.Key_Space if throws else Qt.Key.Key_Return)

    def next(self) -> None:
        """N; Shift+Enter where the next step gives something up; where an act is due, of the usual target or actor."""
        play_page = self.campaign_window.play_page
        name_act(play_page)
        step, before = play_page.step.primary, self.play_session.last
        self.press(Qt.Key.Key_N)
        if step is not None and step.forfeits and self.play_session.last == before:
            self.press(Qt.Key.Key_Return, SHIFT)

    def give_up(self) -> None:
        """Shift+Enter: end a turn or a scene, though something could still be done."""
        self.press(Qt.Key.Key_Return, SHIFT)

    def back(self) -> None:
        """Ctrl+Z."""
        self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def begin(self, name: str, who: Sequence[str] = ()) -> None:
        """Begin with the button of the page or of its head, with these characters, or with all."""
        ui = self.campaign_window.play_page.page.ui
        if self.play_session.playing.running:
            self.campaign_window.play_page.page.tools.begin.trigger()
        else:
            click(ui.beginBattle if name == "battle" else ui.beginSession)
        dialog = next(d for d in self.main.window.findChildren(BeginDialog) if d.isVisible())
        tree = dialog.ui.people
        for number in range(tree.topLevelItemCount()):
            item = tree.topLevelItem(number)
            wanted = not who or item.data(0, ID_ROLE) in who
            item.setCheckState(0, Qt.CheckState.Checked if wanted else Qt.CheckState.Unchecked)
        click(dialog.ui.beginButton)
        assert name in self.play_session.playing.running

    def folded(self) -> History:
        """Assert that a fold of the journal alone equals the play session; return it."""
        open_campaign = self.campaign_window.open_campaign
        history = History(open_campaign.system)
        assert history.read(Journal(open_campaign.campaign.log, table=open_campaign.campaign.id).read()) is None
        assert history.play == self.play_session.history.play
        return history

    @property
    def counted(self) -> int:
        """Steps of the history so far, including undone ones."""
        return sum(entry.kind in COUNTED for entry in self.play_session.log().entries)


class TableGm(Hands):
    """A GM at the window.

    Args:
        system: whose sample is opened; empty: the campaign that is open already.
    """

    def __init__(self, main: MainController, system: str = "") -> None:
        if system:
            with opened_at_the_table():
                main.open_sample(system)
        assert main.campaign_window is not None
        self.main, self.campaign_window = main, main.campaign_window
        self.play_session = self.campaign_window.open_campaign.play_session
        self.steps = 0
        if not self.campaign_window.play_shown:
            click(main.window.ui.playButton)
        elif system:
            self.campaign_window.modes.show(True)  # as the click would; after a start the first key leads back only
        people = self.campaign_window.open_campaign.people.all_sheets()
        self.players = [sheet for sheet in people if sheet.is_pc]
        self.npcs = [sheet for sheet in people if not sheet.is_pc]

    def select(self, who: str) -> None:
        """Click a character's card on the strip."""
        card = self.campaign_window.play_page.strip.card(who)
        assert card is not None
        click(card)

    def press_damage_key(self, key: Qt.Key, points: int) -> None:
        """T or H with a number."""
        self.press(key)
        dialog = next(d for d in self.main.window.findChildren(DamageDialog) if d.isVisible())
        dialog.ui.amount.setValue(points)
        click(dialog.ui.doButton)

    def tracker(self, name: str) -> Any:
        """The tracker of an engine."""
        return self.campaign_window.play_page.page.tracker(name)

    def face(self, row: ButtonRow, text: str) -> None:
        """Press the button of a row with this label."""
        found = next((face for face in row.faces if text in face.text), None)
        assert found is not None, (text, [face.text for face in row.faces])
        button = row.button(found.id)
        assert button is not None
        assert button.isEnabled(), button.toolTip()
        click(button)

    def state(self, name: str) -> Any:
        """The state of an engine."""
        return self.play_session.playing.state(name)

    def throw(self, *faces: int) -> None:
        """Type faces for what the tray wants; without faces the program throws."""
        self.to_faces()
        roll = self.play_session.roll
        assert roll is not None
        assert roll.check.wants is not None
        if not faces:
            self.press(Qt.Key.Key_Space)
            return
        for sides, face in zip(roll.check.wants.sides, faces, strict=True):
            for digit in str(face):
                self.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
            if sides > 10:
                self.press(Qt.Key.Key_Space)  # it belongs to the face, also where that was whole already

    def assert_in_step(self) -> None:
        """Assert that the play session equals the fold of the journal, and the strip equals the files."""
        open_campaign = self.campaign_window.open_campaign
        self.folded()
        assert open_campaign.flush()
        files = (open_campaign.campaign.folder / "characters").glob("*.json")
        stored = {row["id"]: row for file in files if (row := json.loads(file.read_text("utf-8")))}
        for name in self.play_session.playing.running:
            shown = self.play_session.playing.shown(name, Viewer(gm=True))
            assert shown is not None
            for person in shown.people:
                sheet = open_campaign.system.sheet_type.model_validate(stored[person.id])
                for gauge in person.gauges:
                    if gauge.field and gauge.value is not None:
                        assert same(at(sheet, gauge.field), gauge.value), (person.name, gauge.field)


def needs(count: int, gm: TableGm) -> None:
    """Return how many steps are missing."""
    if gm.counted < count:
        pytest.fail(f"only {gm.counted} steps")
