"""Every secret of an evening is sought in all that the players' display was ever given, painted, or says aloud.

Secrets are planted under words and numbers that nothing else has: notes of the GM's on every sheet, notes of scenes and
hexes, pieces, states, handouts of somebody else, names of whom players have not met, resources of NPCs, the secrets,
the script and the closed areas of a scenario.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from pydantic import ValidationError

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.core.handout import Handout
from desktop.core.margin import Mark
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.value import put
from desktop.core.viewer import Viewer
from desktop.views.dialogs.display_desk import DisplayDesk
from desktop.views.display.screen import Picture, Screen
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.gallery.tables import step
from tests.table_mode import TableGm

GM, TABLE = Viewer(gm=True), Viewer()
SYSTEMS = ("d6game", "enishi", "d20fate", "kotodama", "common")
STEPS = 25
LARGE = 7000
"""Numbers from here on stand nowhere but where they were planted."""


class Ear:
    """Keeps all that screens are given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        real = Screen.show_picture

        def show(screen: Screen, picture: Picture) -> None:
            self.heard.append(repr((picture.face, picture.dice, sorted(picture.portraits))))
            real(screen, picture)

        monkeypatch.setattr(Screen, "show_picture", show)

    def look(self, desk: Desk, window: DisplayDesk) -> str:
        """Paint the display and the GM's small picture of it; return all of it since the last look."""
        view = desk.display.view
        assert view is not None
        view.grab()
        window.ui.preview.grab()
        said = (view.spoken_value(), view.accessibleName(), view.windowTitle(), window.ui.preview.spoken_value())
        found = "\n".join((*self.heard, *view.written, *said))
        self.heard.clear()
        return found


def planted(gm: TableGm) -> list[str]:
    """Write the GM's notes on every sheet, and numbers of their own into what NPCs have; return the words."""
    workspace, words = gm.desk.workspace, []
    for number, sheet in enumerate(workspace.people.everybody()):
        words.append(f"極秘の控え{number}号")
        changed: Sheet = sheet.evolve(gm_notes=words[-1])
        if not sheet.is_pc:
            words.append(f"影の覚え書き{number}号")
            changed = changed.evolve(memo=words[-1])
            gauges = workspace.system.person(sheet, workspace.game).gauges
            for place, field in enumerate(gauge.field for gauge in gauges if gauge.field):
                with suppress(ValidationError):
                    changed = put(changed, field, LARGE + 20 * number + place)
        workspace.people.write(changed, "test")
    return words


Sealed = set[tuple[str, str]]


def hidden(desk: Desk) -> tuple[set[str], set[str], Sealed]:
    """What players may not know, as things stand: names, planted numbers, and whose numbers of which name."""
    names: set[str] = set()
    numbers: set[str] = set()
    sealed: Sealed = set()
    playing = desk.workspace.evening.playing
    open_names = {sheet.name for sheet in desk.workspace.people.everybody() if sheet.is_pc}
    tables = [playing.shown(name, TABLE) for name in playing.running]
    open_names |= {person.name for shown in tables if shown is not None for person in shown.people}
    for name in playing.running:
        everything, table = playing.shown(name, GM), playing.shown(name, TABLE)
        assert everything is not None
        assert table is not None
        seen = {person.id: {gauge.id: gauge.value for gauge in person.gauges} for person in table.people}
        for person in everything.people:
            if person.name not in open_names:
                names.add(person.name)
            known = seen.get(person.id, {})
            secret = [g for g in person.gauges if g.value is not None and known.get(g.id) != g.value]
            numbers |= {str(gauge.value) for gauge in secret if (gauge.value or 0) >= LARGE}
            sealed |= {(person.id, desk.words.say(gauge.label)) for gauge in secret}
    return names, numbers, sealed


def scenario(gm: TableGm) -> tuple[dict[str, Any], list[str]]:
    """The sample scenario of a system that has areas, its secrets under words of their own."""
    files = sorted((gm.desk.workspace.table.folder / "scenarios").glob("*.json"))
    found = [json.loads(file.read_text("utf-8")) for file in files]
    data = next((one for one in found if "areas" in one), None)
    if data is None:
        return {}, []
    words = ["台本の極秘"]
    data["gm_script"] = words[0]
    for number, secret in enumerate(data.get("secrets", ())):
        words.append(f"秘密の中身{number}号")
        secret["text"] = words[-1]
    for area in data["areas"]:
        if area.get("kind") == "entry":
            words.append(area["name"])
    return {"scenario": data}, words


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("machine", ["session", "battle"])
def test_no_secret_reaches_the_display(
    main: MainController, monkeypatch: pytest.MonkeyPatch, system: str, machine: str
) -> None:
    gm = TableGm(main, system)
    desk, evening = gm.desk, gm.evening
    if machine not in evening.playing.possible:
        machine = evening.playing.possible[0]
    words = planted(gm)
    ear = Ear(monkeypatch)
    main.run("display_desk")
    window = main.window.findChild(DisplayDesk)
    assert window is not None
    desk.display.open()
    options, more = scenario(gm) if machine == "session" else ({}, [])
    words += more
    with suppress(TakujoError):
        evening.begin(machine, [sheet.id for sheet in (*gm.players, *gm.npcs)], options)
    assert evening.playing.running == (machine,)
    evening.memo("黒幕は町長", gm=True)
    evening.mark(Mark(name="呪いの進み", secret=True))
    evening.mark(Mark(name="裏切りの芽", who=gm.players[0].id, secret=True))
    evening.begin("map", ())
    evening.play("map", {"kind": "piece", "name": "隠し扉", "hex": 5, "hidden": True})
    evening.play("map", {"kind": "note", "hex": 6, "text": "毒の沼", "secret": True})
    given = Handout(title="密命の題", text="密命の文", who=(gm.players[0].id,))
    waiting = Handout(title="未公開の題", text="未公開の文")
    for handout in (given, waiting):
        desk.workspace.handouts.add(handout, "")
    evening.hand(given, on=True)
    words += ["黒幕は町長", "呪いの進み", "裏切りの芽", "隠し扉", "毒の沼", *_words(given), *_words(waiting)]
    tried: set[str] = set()
    sought_names: set[str] = set()
    sought_sealed: Sealed = set()
    for _ in range(STEPS):
        names, numbers, sealed = hidden(desk)
        found = ear.look(desk, window)
        assert [word for word in words if word in found] == []
        assert [name for name in names if name in found] == []
        assert [number for number in numbers if number in found] == []
        face = desk.display.screen.picture.face
        people = (*face.order, *face.party, *face.others)
        assert [one.who for one in people for bar in one.bars if (one.who, bar.label) in sealed] == []
        sought_names |= names
        sought_sealed |= sealed
        if not step(main, tried):
            break
    assert len(words) > 10
    assert sought_names or sought_sealed, "nothing was hidden: the planting failed"


def _words(handout: Handout) -> tuple[str, str]:
    return handout.title, handout.text
