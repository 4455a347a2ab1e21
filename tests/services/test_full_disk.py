"""A disk that is full in every writing action: one sentence, nothing half, nothing lost, and it can be tried again."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.problem import TakujoError
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import Campaign
from desktop.services.library import exchange, sample, sheet_templates, templates
from desktop.services.library.exchange import Decision
from desktop.services.library.library import Library
from desktop.services.program import pin
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import session
from desktop.services.storage.folders import Folders
from desktop.services.storage.lock import Lock
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from tests.full_disk import full

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to set")
SYSTEM = Catalogue().system("enishi")
ROOM_LEFT = (0, 10, 500)
"""Bytes that a file may have before the disk is full."""
PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(10_000)


@dataclass(frozen=True)
class World:
    """A library with a campaign, a stick beside it, and the program's own files."""

    base: Path
    library: Library
    campaign: Campaign
    folders: Folders

    @property
    def path(self) -> Path:
        """The first sheet."""
        return self.campaign.path_of(self.campaign.sheets()[0])

    @property
    def stick(self) -> Path:
        return self.base / "stick"

    def content(self) -> dict[str, bytes]:
        """All files, without caches."""
        found = (p for p in self.base.rglob("*") if p.is_file() and p.name not in (".lock", "index.json"))
        return {str(p.relative_to(self.base)): p.read_bytes() for p in found if p.name != ".search.json"}


def sheet_data(seed: int) -> dict[str, Any]:
    return sheets.dump(SYSTEM.randomise(SYSTEM.game(), Random(seed))) | {"memo": "霧島の夜に起きたこと。" * 200}


@pytest.fixture
def world(tmp_path: Path) -> World:
    folders = Folders(tmp_path / "卓上", tmp_path / "config", tmp_path / "state", tmp_path / "logs")
    library = Library(folders.library, Store(), folders.recent)
    campaign = library.create("enishi", "霧島の夜", definitions.dump(SYSTEM.definition("霧の国" * 60)))
    for seed in range(3):
        campaign.add_data(sheet_data(seed))
    campaign.put_portrait(PICTURE)
    stick = tmp_path / "stick"
    stick.mkdir()
    Store().create(stick / "a.json", {**sheet_data(9), "id": "x"})
    (stick / "a.png").write_bytes(PICTURE + b"2")
    preferences(folders).change(keys={"next": "N" * 3000})
    session(folders).change(screens={"n": "x" * 3000}, pin=pin.pin_of("1234").to_json())
    templates.save_template(library, campaign, "ひな形")
    sheet_templates.save(library, campaign, campaign.path_of(campaign.sheets()[0]))
    stored = campaign.store.read(campaign.path_of(campaign.sheets()[0]))
    campaign.save_data(stored, {**stored.data, "memo": "のちの話" * 800})
    campaign.refresh()
    campaign.take()
    return World(tmp_path, library, campaign, folders)


def bring_in(world: World) -> None:
    found = exchange.preview(world.campaign, SYSTEM, world.campaign.game(SYSTEM), [world.stick / "a.json"])
    exchange.bring_in(world.campaign, [c.decide(Decision.KEEP_BOTH) for c in found])


def save(world: World) -> None:
    stored = world.campaign.store.read(world.path)
    world.campaign.save_data(stored, {**stored.data, "memo": "別の話" * 800})


def from_sheet_template(world: World) -> None:
    template = sheet_templates.sheet_templates(world.library, "enishi")[0]
    sheet_templates.create_from(world.campaign, SYSTEM, SYSTEM.game(), template)


def export(world: World) -> None:
    exchange.export_sheet(world.campaign.store, world.path, world.stick / "b.json", world.campaign.portraits)


def change_definition(world: World) -> None:
    world.campaign.change(definition=definitions.dump(SYSTEM.definition("霧の国" * 65)))


WRITERS: dict[str, Callable[[World], object]] = {
    "sheet": save,
    "new sheet": lambda w: w.campaign.add_data(sheet_data(5)),
    "copy": lambda w: w.campaign.duplicate(w.campaign.sheets()[0]),
    "earlier version": lambda w: w.campaign.store.restore(w.path, w.campaign.store.versions(w.path)[-1]),
    "definition": change_definition,
    "portrait": lambda w: w.campaign.put_portrait(PICTURE + b"3"),
    "portrait of a file": lambda w: w.campaign.add_portrait(w.stick / "a.png"),
    "卓": lambda w: w.library.create("enishi", "夜", definitions.dump(SYSTEM.definition("霧の国" * 65))),
    "sample": lambda w: sample.open_sample(w.library, "enishi"),
    "卓 of a template": lambda w: templates.create_from(w.library, templates.templates(w.library)[0], "夜"),
    "template": lambda w: templates.save_template(w.library, w.campaign, "二つめ"),
    "template of a sheet": lambda w: sheet_templates.save(w.library, w.campaign, w.path),
    "sheet of a template": from_sheet_template,
    "import": bring_in,
    "export": export,
    "export of a definition": lambda w: definitions.export(Store(), SYSTEM.definition("霧の国" * 60), w.stick),
    "move": lambda w: w.library.move(w.base / "there"),
    "settings": lambda w: preferences(w.folders).commit(keys={"next": "M" * 3000}),
    "session": lambda w: session(w.folders).change(screens={"n": "y" * 3000}),
}  # fmt: skip


@pytest.mark.parametrize("left", ROOM_LEFT)
@pytest.mark.parametrize("writer", WRITERS)
def test_full_disk_changes_nothing(writer: str, left: int, world: World) -> None:
    if writer == "move":
        world.campaign.close()
    before = world.content()
    with full(left), pytest.raises(TakujoError) as found:
        WRITERS[writer](world)
    assert "空き容量が足りず" in str(found.value)
    after = world.content()
    assert {name: after.get(name) for name in before} == before
    # what was to be written over may be among the versions already, and whole
    assert all(".versions/" in name and after[name] in before.values() for name in after.keys() - before.keys())
    WRITERS[writer](world)
    assert world.content() != after
    world.campaign.close()


def test_campaign_opens_on_full_disk_and_is_written_when_space_is_free(world: World) -> None:
    world.campaign.close()
    with full(0):
        campaign = world.library.open(world.campaign.folder)
        assert not campaign.read_only
        assert len(campaign.sheets()) == 3
        stored = campaign.store.read(campaign.path_of(campaign.sheets()[0]))
        with pytest.raises(TakujoError, match="空き容量が足りず"):
            campaign.save_data(stored, {**stored.data, "name": "ハル"})
    assert Lock(campaign.folder / ".lock").take() is not None
    campaign.save_data(stored, {**stored.data, "name": "ハル"})
    assert "ハル" in [entry.name for entry in campaign.refresh()]
    campaign.close()
