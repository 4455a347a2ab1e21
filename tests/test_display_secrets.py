"""Every secret of a play session is sought in all that the players' display was ever given, painted, or says aloud.

What is open must be there, at every step.

Secrets are planted as unique words and numbers: GM notes on every sheet, notes of scenes and
hexes, tokens, states, handouts of other players, names of concealed characters, resources of NPCs, the secrets,
the script and the closed areas of a scenario.
"""

from __future__ import annotations

from contextlib import suppress

import pytest

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import TakujoError
from desktop.core.value import Viewer
from desktop.models.play.display import PublicFace, RollFace
from desktop.views.dialogs.display_control import DisplayControl
from desktop.views.display.screen import Picture, Screen
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.gallery.tables import step
from tests.mutation import Sealed, asides, hidden, mutations, scenario
from tests.table_mode import TableGm

GM, PUBLIC = Viewer(gm=True), Viewer()
WALKS = [
    (system, engine)
    for system in ("d6game", "enishi", "d20fate", "kotodama", "common")
    for engine in ("session", "battle")
    if (system, engine) != ("d20fate", "battle")  # its fights are fought in the loop of its session
]
STEPS = 25


def shows_what_is_open(campaign_window: CampaignWindow, engine: str, face: PublicFace, former: RollFace | None) -> bool:
    """Assert that players see who is there and acts, every number that is open, and what a check came to.

    Returns:
        Whether the dice that ended a check lie there; it lies in no engine any more.
    """
    playing, roll, say = (
        campaign_window.open_campaign.play_session.playing,
        campaign_window.open_campaign.play_session.roll,
        campaign_window.words.say,
    )
    people = (*face.order, *face.party, *face.others)
    projected = playing.shown(engine, PUBLIC)
    assert projected is not None
    here = [person for person in projected.people if person.is_pc or not person.gone]
    assert {one.who for one in people} == {person.id for person in here}
    assert face.acting == campaign_window.words.listed([person.name for person in here if person.turn], "・")
    open_ = {person.id: sum(gauge.value is not None for gauge in person.gauges) for person in projected.people}
    assert [one.who for one in people if len(one.bars) != open_[one.who]] == []
    if roll is None or not roll.engine or face.roll is None:
        return False
    cover = roll.check.concealment(PUBLIC)
    if cover.covered and cover.title is not None and face.roll != former:
        assert face.roll.title == say(cover.title)
    if not roll.done or cover.covered:
        return False
    assert face.roll.done
    dice = [die.value for group in campaign_window.display.screen.picture.dice for die in group.dice]
    assert dice == [face.value for thrown in roll.check.thrown for face in thrown.throw.faces]
    assert campaign_window.display.view is not None
    assert face.roll.big in campaign_window.display.view.written
    return True


class Ear:
    """Keeps all that screens are given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.received: list[str] = []
        real = Screen.show_picture

        def show(screen: Screen, picture: Picture) -> None:
            self.received.append(repr((picture.face, picture.dice, sorted(picture.portraits))))
            real(screen, picture)

        monkeypatch.setattr(Screen, "show_picture", show)

    def look(self, campaign_window: CampaignWindow, window: DisplayControl) -> str:
        """Paint the display and the GM's small picture of it; return all of it since the last look."""
        view = campaign_window.display.view
        assert view is not None
        view.grab()
        window.ui.preview.grab()
        rows = (view.spoken_value(), view.accessibleName(), view.windowTitle(), window.ui.preview.spoken_value())
        found = "\n".join((*self.received, *view.written, *rows))
        self.received.clear()
        return found


@pytest.mark.parametrize(("system", "engine"), WALKS)
def test_no_secret_reaches_the_display(
    main: MainController, monkeypatch: pytest.MonkeyPatch, system: str, engine: str
) -> None:
    gm = TableGm(main, system)
    main.window.setUpdatesEnabled(False)  # the GM's window is not tested here
    campaign_window, play_session = gm.campaign_window, gm.play_session
    words = mutations(campaign_window)
    ear = Ear(monkeypatch)
    main.run("display_control")
    window = main.window.findChild(DisplayControl)
    assert window is not None
    campaign_window.display.open()
    assert campaign_window.display.view is not None
    campaign_window.display.view.setUpdatesEnabled(False)  # it is painted when it is looked at
    options, more = (
        scenario(campaign_window.open_campaign.campaign.folder / "scenarios") if engine == "session" else ({}, [])
    )
    words += more
    with suppress(TakujoError):
        play_session.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)], options)
    assert play_session.playing.running == (engine,)
    words += asides(campaign_window)
    play_session.begin("map", ())
    play_session.play("map", {"kind": "piece", "name": "隠し扉", "hex": 5, "hidden": True})
    play_session.play("map", {"kind": "note", "hex": 6, "text": "毒の沼", "secret": True})
    words += ["隠し扉", "毒の沼"]
    tried: set[str] = set()
    former: RollFace | None = None
    ended = 0
    sought_names: set[str] = set()
    sought_sealed: Sealed = set()
    for _ in range(STEPS):
        names, numbers, sealed = hidden(campaign_window)
        found = ear.look(campaign_window, window)
        assert [word for word in words if word in found] == []
        assert [name for name in names if name in found] == []
        assert [number for number in numbers if number in found] == []
        face = campaign_window.display.screen.picture.face
        people = (*face.order, *face.party, *face.others)
        assert [one.who for one in people for bar in one.bars if (one.who, bar.label) in sealed] == []
        ended += shows_what_is_open(campaign_window, engine, face, former)
        former = face.roll
        sought_names |= names
        sought_sealed |= sealed
        if not step(main, tried):
            break
    assert len(words) > 10
    assert sought_names or sought_sealed, "nothing was hidden: the planting failed"
    assert ended or (system, engine) != ("common", "battle"), "no check has ended"
