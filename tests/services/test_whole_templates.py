"""A campaign that is started from a template has the scenarios and handouts of the one it was made of."""

from __future__ import annotations

from pathlib import Path

from desktop.core.prepared.handout import Handout
from desktop.services.campaign.handouts import Handouts
from desktop.services.campaign.scenarios import Scenarios
from desktop.services.library import sample, templates
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.systems.enishi import SYSTEM

HOSTILE = [{"format": "takujo-scenario", "title": "../../x", "id": "../../y"}, 5]


def started(tmp_path: Path) -> tuple[Library, templates.Template]:
    library = Library(tmp_path, Store())
    campaign = sample.open_sample(library, "enishi")
    handouts = Handouts(campaign)
    first = campaign.sheets()[0].id
    handouts.write((*handouts.read(), Handout(id="mine", title="手紙", text="x", picture="a.png", who=(first,))))
    return library, templates.save_template(library, campaign, "夜")


def test_template_includes_scenarios_and_handouts(tmp_path: Path) -> None:
    library, template = started(tmp_path)
    campaign = templates.create_from(library, template, "別の夜")
    (scenario,) = Scenarios(campaign, SYSTEM).listed()
    assert scenario.fault is None
    assert scenario.id == campaign.data["scenario"]  # the one that was at hand still is
    handouts = {one.id: one for one in Handouts(campaign).read()}
    assert handouts["mine"].picture == ""
    assert handouts["mine"].who  # a handout for one player stays with that player
    assert set(handouts["mine"].who) <= {entry.id for entry in campaign.sheets()}


def test_template_without_sheets_keeps_handouts_from_all_players(tmp_path: Path) -> None:
    library, template = started(tmp_path)
    bare = templates.save_template(
        library, templates.create_from(library, template, "a"), "b", with_sheets=lambda _: False
    )
    campaign = templates.create_from(library, bare, "c")
    assert not campaign.sheets()
    assert next(one for one in Handouts(campaign).read() if one.id == "mine").who


def test_template_names_are_not_used_as_paths(tmp_path: Path) -> None:
    library, template = started(tmp_path / "library")
    stored = library.store.read(template.path)
    library.store.save(stored, {**stored.data, "scenarios": HOSTILE, "handouts": "x"})
    campaign = templates.create_from(library, template, "d")
    assert [path.name for path in (campaign.folder / "scenarios").iterdir()] == ["001.json"]
    assert not [path for path in tmp_path.rglob("*") if path.name in ("x.json", "y.json")]
    assert Handouts(campaign).read() == ()
