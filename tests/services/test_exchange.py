"""Sheets and definitions come and go: everything is shown before anything is written."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem
from desktop.services.campaign import definitions, embedded, portraits, sheets
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.sheet_home import LoneSheet
from desktop.services.library import exchange
from desktop.services.library.exchange import Candidate, Decision
from desktop.services.library.library import Library
from desktop.services.library.sample import games, open_sample
from desktop.services.storage import encoding, files
from desktop.services.storage.file_errors import FileError, InvalidFile
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.diff import Difference, differences

PNG = b"\x89PNG\r\n\x1a\n" + bytes(40)


@pytest.fixture(params=system_ids())
def system(request: pytest.FixtureRequest) -> GameSystem[Any]:
    return Catalogue().system(request.param)


@pytest.fixture
def enishi() -> GameSystem[Any]:
    return Catalogue().system("enishi")


@pytest.fixture
def campaign(library: Library) -> Campaign:
    return library.create("enishi", "霧島の夜")


def made(system: GameSystem[Any], number: int = 1, **changes: Any) -> Sheet:
    sheet: Sheet = system.randomise(system.game(), Random(number))
    return sheet.evolve(**changes)


def outside(tmp_path: Path, sheet: Sheet, name: str = "in.json") -> Path:
    path = tmp_path / "usb" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(encoding.encode(sheets.dump(sheet)))
    return path


def one(campaign: Campaign, system: GameSystem[Any], path: Path) -> Candidate:
    (candidate,) = exchange.preview(campaign, system, campaign.game(system), [path])
    return candidate


def test_sheets_of_every_system_round_trip_through_files(
    system: GameSystem[Any], library: Library, store: Store
) -> None:
    campaign = library.create(system.id, "卓")
    for number in range(3):
        sheet = made(system, number)
        stored = campaign.add(sheet)
        assert campaign.read(stored.path, system)[1] == sheet
        assert encoding.encode(sheets.dump(campaign.read(stored.path, system)[1])) == stored.path.read_bytes()


def test_unknown_keys_survive_a_round_trip(system: GameSystem[Any], tmp_path: Path, store: Store) -> None:
    path = outside(tmp_path, made(system))
    data = store.read(path).data
    path.write_bytes(encoding.encode({**data, "future": {"deep": [1, {"x": None}]}}))
    assert sheets.dump(sheets.read(store, path, system)[1])["future"] == {"deep": [1, {"x": None}]}


def test_new_sheet_is_imported(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    sheet = made(enishi, name="霧島 七海")
    candidate = one(campaign, enishi, outside(tmp_path, sheet))
    assert (candidate.decision, candidate.existing, candidate.fault) == (Decision.ADD, None, None)
    assert candidate.problems == ()
    assert campaign.sheets() == ()
    (stored,) = exchange.bring_in(campaign, [candidate])
    assert campaign.read(stored.path, enishi)[1] == sheet


def test_known_sheet_is_compared_field_by_field(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    sheet = made(enishi, name="霧島 七海", memo="前")
    campaign.add(sheet)
    candidate = one(campaign, enishi, outside(tmp_path, sheet.evolve(memo="後", player="ハル")))
    assert candidate.decision is Decision.REPLACE
    assert {(d.field, d.title, d.after) for d in candidate.differences} == {
        ("memo", "メモ", "後"),
        ("player", "プレイヤー", "ハル"),
    }


def test_identical_sheet_is_not_imported_again(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    sheet = made(enishi, name="霧島 七海")
    campaign.add(sheet)
    candidate = one(campaign, enishi, outside(tmp_path, sheet))
    assert (candidate.differences, candidate.decision) == ((), Decision.REFUSE)
    assert exchange.bring_in(campaign, [candidate]) == ()


def test_replacing_keeps_the_id_and_the_earlier_version(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    here = made(enishi, 1, name="霧島 七海", memo="前")
    stored = campaign.add(here)
    candidate = one(campaign, enishi, outside(tmp_path, made(enishi, 2, name="霧島 七海", memo="後")))
    assert candidate.existing is not None
    assert candidate.existing.id == here.id
    exchange.bring_in(campaign, [candidate])
    assert campaign.read(stored.path, enishi)[1].memo == "後"
    assert campaign.read(stored.path, enishi)[1].id == here.id
    (version,) = campaign.store.versions(stored.path)
    assert campaign.store.read_version(stored.path, version)["memo"] == "前"


def test_keeping_both_gives_the_new_sheet_another_id(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    sheet = made(enishi, name="霧島 七海")
    campaign.add(sheet)
    candidate = one(campaign, enishi, outside(tmp_path, sheet.evolve(memo="後")))
    exchange.bring_in(campaign, [candidate.decide(Decision.KEEP_BOTH)])
    assert len({e.id for e in campaign.refresh()}) == 2


def test_refused_import_writes_nothing(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    candidate = one(campaign, enishi, outside(tmp_path, made(enishi)))
    assert exchange.bring_in(campaign, [candidate.decide(Decision.REFUSE)]) == ()
    assert campaign.refresh() == ()


def test_two_imports_of_one_character_get_different_ids(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    sheet = made(enishi)
    outside(tmp_path, sheet, "a.json")
    outside(tmp_path, sheet, "b.json")
    exchange.bring_in(campaign, exchange.preview(campaign, enishi, campaign.game(enishi), [tmp_path / "usb"]))
    assert len({e.id for e in campaign.refresh()}) == 2


def test_import_does_not_guess_between_equal_names(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    campaign.add(made(enishi, 1, name="ハル"))
    campaign.add(made(enishi, 2, name="ハル"))
    assert one(campaign, enishi, outside(tmp_path, made(enishi, 3, name="ハル"))).existing is None


def test_import_preview_reports_levels_over_the_cap(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    """EN-VAL-04: at creation no skill level exceeds CLV + 1."""
    sheet = made(enishi)
    data = {**sheets.dump(sheet), "draft": True}
    skill = next(iter(data["skills"]))
    if isinstance(data["skills"], dict):
        data["skills"] = {**data["skills"], skill: 99}
    else:
        data["skills"] = [{**data["skills"][0], "level": 99}, *data["skills"][1:]]
    path = outside(tmp_path, sheet)
    path.write_bytes(encoding.encode(data))
    assert "EN-VAL-04" in {p.rule for p in one(campaign, enishi, path).problems}


def test_unusable_files_are_explained_and_others_imported(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    good = outside(tmp_path, made(enishi, name="無事"), "good.json")
    other = made(Catalogue().system("d6game"))
    outside(tmp_path, other, "other.json")
    (good.parent / "empty.json").write_bytes(b"")
    (good.parent / "list.json").write_bytes(b"[]")
    (good.parent / "nosystem.json").write_bytes(b'{"name": "x"}')
    (good.parent / "unknown.json").write_bytes(b'{"system": "dnd", "name": "x"}')
    data = Store().read(good).data
    (good.parent / "newer.json").write_bytes(encoding.encode({**data, "schema_version": 99}))
    (good.parent / "types.json").write_bytes(encoding.encode({**data, "name": 7, "colour": "blue"}))
    found = exchange.preview(campaign, enishi, campaign.game(enishi), [good.parent])
    faults = {c.path.stem: c.fault.code for c in found if c.fault}
    assert faults == {
        "other": "other_system",
        "empty": "empty",
        "list": "not_an_object",
        "nosystem": "no_system",
        "unknown": "system_missing",
        "newer": "newer",
        "types": "bad_values",
    }
    types = next(c for c in found if c.path.stem == "types")
    assert {p.field for p in types.details} == {"name", "colour"}
    assert types.decide(Decision.ADD).decision is Decision.REFUSE
    exchange.bring_in(campaign, found)
    assert [e.name for e in campaign.refresh()] == ["無事"]


def test_whole_campaign_folder_can_be_imported(campaign: Campaign, enishi: GameSystem[Any], library: Library) -> None:
    other = library.create("enishi", "別の卓")
    other.add(made(enishi, name="旅人"))
    found = exchange.preview(campaign, enishi, campaign.game(enishi), [other.folder])
    assert [c.sheet.name for c in found if c.sheet] == ["旅人"]


def test_html_and_paths_in_a_name_are_only_a_name(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    name = "<img src=x onerror=alert(1)>/../../x"
    (stored,) = exchange.bring_in(campaign, [one(campaign, enishi, outside(tmp_path, made(enishi, name=name)))])
    assert stored.path.parent == campaign.characters
    assert campaign.read(stored.path, enishi)[1].name == name


def test_portrait_is_exported_and_imported_with_its_sheet(
    campaign: Campaign, enishi: GameSystem[Any], library: Library, tmp_path: Path
) -> None:
    picture = tmp_path / "face.png"
    picture.write_bytes(PNG)
    stored = campaign.add(made(enishi, name="七海", portrait=campaign.add_portrait(picture)))
    stick = tmp_path / "usb"
    stick.mkdir()
    written = exchange.export_sheet(campaign.store, stored.path, stick, campaign.portraits)
    assert written.name.startswith("七海-")
    other = library.create("enishi", "別の卓")
    exchange.bring_in(other, [one(other, enishi, written)])
    (entry,) = other.sheets()
    copied = other.portrait_path(entry.portrait)
    assert copied is not None
    assert copied.read_bytes() == PNG
    with pytest.raises(FileError, match="もうあります"):
        exchange.export_sheet(campaign.store, stored.path, stick)


def test_a_portrait_travels_inside_the_file(
    campaign: Campaign, enishi: GameSystem[Any], library: Library, tmp_path: Path
) -> None:
    """Copying the one file includes the portrait."""
    stored = campaign.add(made(enishi, name="七海", portrait=campaign.put_portrait(PNG)))
    stick, home = tmp_path / "usb", tmp_path / "home"
    stick.mkdir()
    home.mkdir()
    written = exchange.export_sheet(
        campaign.store, stored.path, stick / "七海.takujo", campaign.portraits, own_game="霧の国", inside=True
    )
    assert list(stick.iterdir()) == [written]

    brought = Path(shutil.copy(written, home / "七海.takujo"))  # a player's, alone
    lone = LoneSheet(brought, campaign.store, enishi)
    held, sheet = lone.open()
    face = lone.portrait_path(sheet.portrait)
    assert face is not None
    assert face.read_bytes() == PNG
    lone.save(held, sheet.evolve(player="かほ"))
    face.unlink()
    lone.close()

    other = library.create("enishi", "別の卓")
    exchange.bring_in(other, [one(other, enishi, brought)])
    (entry,) = other.sheets()
    copied = other.portrait_path(entry.portrait)
    assert copied is not None
    assert copied.read_bytes() == PNG
    assert not set(embedded.KEYS) & other.store.read(other.path_of(entry)).data.keys()
    assert one(campaign, enishi, written).differences == ()  # taken back unchanged, nothing differs


def test_a_picture_inside_is_not_read_again_at_every_save(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decoding a megabyte at each typed word would take half a frame."""
    data = sheets.dump(made(enishi, name="七海", portrait=portraits.name_of(PNG)))
    path = tmp_path / "七海.takujo"
    path.write_bytes(encoding.encode(embedded.enclose(data, PNG)))
    lone = LoneSheet(path, campaign.store, enishi)
    stored, sheet = lone.open()
    face = lone.portrait_path(sheet.portrait)
    assert face is not None
    face.unlink()  # the portrait survives the removal of its file
    read: list[Path] = []
    monkeypatch.setattr(portraits, "read", lambda source: read.append(source) or PNG)
    stored = lone.save(stored, sheet.evolve(player="かほ"))
    assert embedded.picture_in(stored.data) == PNG
    assert read == []
    other = lone.put_portrait(PNG + b"another")
    for player in ("かほ", "なお"):
        stored = lone.save(stored, sheet.evolve(portrait=other, player=player))
    assert read == [lone.portrait_path(other)]
    assert embedded.picture_in(lone.save(stored, sheet.evolve(portrait="")).data) is None
    lone.close()


def test_unreadable_sheet_is_unlocked_again(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    good = sheets.dump(made(enishi, name="七海"))
    path = tmp_path / "七海.takujo"
    path.write_bytes(encoding.encode({**good, "portrait": "../face.png"}))
    lone = LoneSheet(path, campaign.store, enishi)
    with pytest.raises(FileError, match="使えない値が 1 件"):
        lone.open()
    assert not list(tmp_path.glob(".*.lock"))
    path.write_bytes(encoding.encode(good))
    again = LoneSheet(path, campaign.store, enishi)
    assert again.open()[1].name == "七海"
    assert not again.read_only
    again.close()


def test_imported_sheet_uses_no_existing_portrait(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    """Its portrait has the name of a photograph in the same folder."""
    mine = PNG + b"my own photograph"
    (tmp_path / "IMG_0001.png").write_bytes(mine)
    path = tmp_path / "七海.takujo"
    path.write_bytes(
        encoding.encode(embedded.enclose(sheets.dump(made(enishi, name="七海", portrait="IMG_0001.png")), PNG))
    )
    lone = LoneSheet(path, campaign.store, enishi)
    stored, sheet = lone.open()
    face = lone.portrait_path(sheet.portrait)
    assert face is not None
    assert face.read_bytes() == PNG
    assert embedded.picture_in(lone.save(stored, sheet.evolve(player="かほ")).data) == PNG
    assert (tmp_path / "IMG_0001.png").read_bytes() == mine
    lone.close()


def test_invalid_embedded_portrait_does_not_prevent_import(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    for n, inside in enumerate(("%%%", "Zm9v", 7, None)):
        written = outside(tmp_path, made(enishi, name=f"旅人{n}", portrait="gone.png"))
        written.write_text(written.read_text().replace("{", f'{{"{embedded.PICTURE}": {json.dumps(inside)},', 1))
        exchange.bring_in(campaign, [one(campaign, enishi, written)])
        home = LoneSheet(written, campaign.store, enishi)
        assert home.open()[1].name == f"旅人{n}"
        home.close()
    assert [entry.portrait for entry in campaign.sheets()] == [""] * 4


def test_exported_portrait_overwrites_no_other(
    campaign: Campaign, enishi: GameSystem[Any], library: Library, tmp_path: Path
) -> None:
    """A campaign from a stick calls its picture as one of the person's own photographs is called."""
    campaign.portraits.mkdir()
    (campaign.portraits / "IMG_0001.png").write_bytes(PNG)
    stored = campaign.add(made(enishi, name="七海", portrait="IMG_0001.png"))
    mine = tmp_path / "IMG_0001.png"
    mine.write_bytes(b"my own photograph")
    written = exchange.export_sheet(campaign.store, stored.path, tmp_path, campaign.portraits)
    assert mine.read_bytes() == b"my own photograph"
    name = campaign.store.read(written).data["portrait"]
    assert (tmp_path / name).read_bytes() == PNG


@pytest.mark.parametrize("kind", ["no picture", "pipe", "folder", "huge"])
def test_invalid_portrait_is_not_exported(
    kind: str, campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path
) -> None:
    campaign.portraits.mkdir()
    place = campaign.portraits / "a.png"
    match kind:
        case "no picture":
            place.write_bytes(b"<svg/>")
        case "pipe":
            os.mkfifo(place)
        case "folder":
            place.mkdir()
        case _:
            with place.open("wb") as file:
                file.write(PNG)
                file.truncate(500_000_000)
    stored = campaign.add(made(enishi, name="七海", portrait="a.png"))
    (tmp_path / "usb").mkdir()
    written = exchange.export_sheet(campaign.store, stored.path, tmp_path / "usb", campaign.portraits)
    assert list((tmp_path / "usb").iterdir()) == [written]


def test_sheet_is_not_exported_without_its_portrait(
    campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = campaign.add(made(enishi, name="七海", portrait=campaign.put_portrait(PNG)))
    (tmp_path / "usb").mkdir()
    real = files.replace

    def refuse(path: Path, raw: bytes, **more: bool) -> None:
        if path.suffix == ".png":
            raise OSError(errno.ENOSPC, "full")
        real(path, raw, **more)

    monkeypatch.setattr(files, "replace", refuse)
    with pytest.raises(FileError, match="空き容量"):
        exchange.export_sheet(campaign.store, stored.path, tmp_path / "usb", campaign.portraits)
    assert list((tmp_path / "usb").iterdir()) == []


@pytest.mark.parametrize("name", ["霧" * 200 + ".png", "..", "/", "\0", "a/../../b.png", "~"])
def test_portrait_paths_in_a_file_are_ignored(name: str, campaign: Campaign) -> None:
    campaign.add_data({"system": "enishi", "id": "x", "name": "七海", "portrait": name})
    (entry,) = campaign.refresh()
    assert campaign.portrait_path(entry.portrait) is None


def test_missing_portrait_does_not_prevent_import(campaign: Campaign, enishi: GameSystem[Any], tmp_path: Path) -> None:
    exchange.bring_in(campaign, [one(campaign, enishi, outside(tmp_path, made(enishi, portrait="gone.png")))])
    assert [e.portrait for e in campaign.sheets()] == [""]


def test_only_pictures_become_portraits(campaign: Campaign, tmp_path: Path) -> None:
    (tmp_path / "face.png").write_text("<svg/>")
    with pytest.raises(FileError, match="PNG でも JPEG でもありません"):
        campaign.add_portrait(tmp_path / "face.png")
    assert campaign.portrait_path("../table.json") is None


def test_differences_name_rows_and_fields_by_their_titles(enishi: GameSystem[Any]) -> None:
    sheet = made(enishi, memo="前")
    assert differences(sheet, sheet) == ()
    assert differences(sheet, sheet.evolve(memo="後")) == (Difference("memo", "メモ", "前", "後"),)
    assert differences(sheet, sheet.evolve(own={"x": 1}))[0].field == "own.x"
    later = type(sheet).model_validate({**sheets.dump(sheet), "future": {"a": 1}})
    assert differences(sheet, later) == (Difference("future", "future", None, {"a": 1}),)


def test_definitions_list_every_mistake_at_once(system: GameSystem[Any], tmp_path: Path, store: Store) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(
        encoding.encode(
            {"format": "takujo-definition", "based_on": system.id, "title": 7, "profile": [{"id": "a b", "label": "x"}]}
        )
    )
    with pytest.raises(InvalidFile, match="使えない値が 2 件") as caught:
        definitions.read(store, path, Catalogue())
    assert {p.field for p in caught.value.problems} == {"title", "profile.0.id"}


def test_definitions_survive_a_round_trip_with_unknown_keys(
    system: GameSystem[Any], tmp_path: Path, store: Store
) -> None:
    path = tmp_path / "own.json"
    definition = system.definition("自分だけの卓")
    path.write_bytes(encoding.encode({**definitions.dump(definition), "weather": ["雨"]}))
    read, _ = definitions.read(store, path, Catalogue())
    out = definitions.export(store, read, tmp_path)
    assert out.name.startswith("自分だけの卓-")
    assert store.read(out).data["weather"] == ["雨"]
    assert definitions.export(store, read.evolve(title="改題"), out) == out
    assert store.read(out).data["title"] == "改題"
    assert len(store.versions(out)) == 1


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"schema_version": 99}, "新しい卓上で作られています（版 99 ＞ 2）"),
        ({"based_on": "dnd"}, "「own.json」のシステム「dnd」は、この卓上にありません"),
        ({"based_on": ""}, "ゲーム定義ではありません"),
        ({"format": "takujo-table"}, "ゲーム定義ではありません"),
    ],
)
def test_a_definition_that_is_not_one_is_refused(
    tmp_path: Path, store: Store, changes: dict[str, Any], sentence: str
) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(encoding.encode({"format": "takujo-definition", "based_on": "enishi", **changes}))
    with pytest.raises(TakujoError, match=sentence):
        definitions.read(store, path, Catalogue())


def test_a_table_with_another_systems_definition_is_refused(library: Library, enishi: GameSystem[Any]) -> None:
    campaign = library.create("enishi", "卓", {"format": "takujo-definition", "based_on": "d6game"})
    with pytest.raises(FileError, match="d6ゲームエンジン のものです"):
        campaign.game(enishi)


def test_sample_is_a_playable_campaign(library: Library, system: GameSystem[Any]) -> None:
    samples = games(system.id)
    if not samples:
        with pytest.raises(FileError, match="見本の卓がありません"):
            open_sample(library, system.id)
        return
    campaign = open_sample(library, system.id)
    game = campaign.game(system)
    assert len(campaign.sheets()) == len([*samples[0].folder.glob("sheets/*.json")]) > 0
    assert len(campaign.members()) > 0
    for entry in campaign.sheets():
        sheet = campaign.read(campaign.path_of(entry), system)[1]
        assert [str(p) for p in system.validate(sheet, game)] == []
    assert open_sample(library, system.id).folder != campaign.folder
