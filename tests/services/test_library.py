"""The library: making, listing, renaming, putting away, deleting and bringing back."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from desktop.core.problem import TakujoError
from desktop.services.campaign.campaign import Campaign
from desktop.services.library import templates as keeping
from desktop.services.library.library import Library
from desktop.services.library.sheet_templates import sheet_templates
from desktop.services.library.templates import create_from, save_template, templates
from desktop.services.storage import encoding, files
from desktop.services.storage.lock import Lock
from desktop.services.storage.store import Store


def sheet(name: str, **more: Any) -> dict[str, Any]:
    return {"system": "enishi", "schema_version": 1, "id": f"{abs(hash(name)):032x}"[:32], "name": name, **more}


def test_a_new_table_is_a_folder_with_a_readable_name(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    assert campaign.folder.name.startswith("霧島の夜-")
    assert campaign.system_id == "enishi"
    text = (campaign.folder / "table.json").read_text(encoding="utf-8")
    assert text.startswith('{\n "format": "takujo-table",\n "schema_version": 1,')
    assert "霧島の夜" in text
    assert text.endswith("}\n")


def test_campaigns_are_listed_by_last_opening(library: Library) -> None:
    first, second = library.create("enishi", "あ"), library.create("d6game", "い")
    assert [h.title for h in library.campaigns()] == ["あ", "い"]
    library.open(second.folder).close()
    assert [(h.title, bool(h.opened)) for h in library.campaigns()] == [("い", True), ("あ", False)]
    library.open(first.folder).close()
    assert [h.title for h in library.recent()] == ["あ", "い"]


def test_campaign_outside_the_library_is_listed_while_it_exists(library: Library, tmp_path: Path) -> None:
    stick = Library(tmp_path / "usb", Store())
    folder = stick.create("enishi", "持ち運び").folder
    library.open(folder).close()
    assert [h.folder for h in library.recent()] == [folder]
    folder.rename(tmp_path / "gone")
    assert library.recent() == ()


def test_copied_library_lists_its_own_campaigns_only(library: Library, tmp_path: Path) -> None:
    library.open(library.create("enishi", "あ").folder).close()
    there = tmp_path / "elsewhere"
    shutil.copytree(library.folder, there / "卓上")
    shutil.copytree(tmp_path / "state", there / "state")
    copied = Library(there / "卓上", Store(), there / "state" / "recent.json")
    assert [(head.folder.parent, bool(head.opened)) for head in copied.recent()] == [(there / "卓上", True)]


def test_damaged_campaign_is_listed_with_its_error(library: Library) -> None:
    library.create("enishi", "無事")
    broken = library.create("enishi", "破損").folder
    (broken / "table.json").write_bytes(b"")
    heads = {h.title: h.fault for h in library.campaigns()}
    assert heads == {"無事": "", broken.name: "empty"}
    with pytest.raises(TakujoError, match="空です"):
        library.open(broken)


def test_rename_and_archive_keep_the_folder(library: Library) -> None:
    folder = library.create("enishi", "旧題").folder
    library.rename(folder, "新題")
    library.archive(folder)
    (head,) = library.campaigns()
    assert (head.folder, head.title, head.archived) == (folder, "新題", True)
    library.archive(folder, False)
    assert not library.campaigns()[0].archived


def test_deleted_campaign_can_be_restored_whole(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    campaign.add_data(sheet("霧島 七海"))
    library.delete(campaign.folder)
    assert library.campaigns() == ()
    (binned,) = library.binned()
    assert binned.name == campaign.folder.name
    assert library.restore(binned) == campaign.folder
    assert [e.name for e in Campaign(campaign.folder, Store()).sheets()] == ["霧島 七海"]
    with pytest.raises(TakujoError, match="ごみ箱にありません"):
        library.restore(binned)


def test_a_table_in_use_elsewhere_is_not_deleted(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    other = Lock(campaign.folder / ".lock")
    assert other.take() is None
    with pytest.raises(TakujoError, match="開いています"):
        library.delete(campaign.folder)
    other.release()
    library.delete(campaign.folder)


def test_restored_campaign_gets_a_free_name(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    binned = library.delete(campaign.folder)
    campaign.folder.mkdir()
    assert library.restore(binned).name == f"{campaign.folder.name} (2)"


@pytest.mark.parametrize("name", ["x" * 230, "x" * 250, "霧" * 83])
def test_file_of_any_name_length_is_deleted_and_restored(library: Library, name: str) -> None:
    campaign = library.create("enishi", "夜")
    path = campaign.characters / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(encoding.encode(sheet("ハル")))
    campaign.delete(campaign.refresh()[0])
    path.write_bytes(encoding.encode(sheet("七海")))
    (binned,) = campaign.binned()
    assert binned.name == path.name
    assert campaign.restore(binned) != path
    assert campaign.binned() == ()
    assert {entry.name for entry in campaign.refresh()} == {"ハル", "七海"}
    library.delete(campaign.folder.rename(library.folder / name))
    assert library.restore(library.binned()[0]) == library.folder / name


def test_sheets_are_deleted_to_the_bin_and_restored(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    campaign.add_data(sheet("霧島 七海"))
    (entry,) = campaign.sheets()
    campaign.delete(entry)
    assert campaign.refresh() == ()
    (binned,) = campaign.binned()
    campaign.restore(binned)
    assert [e.name for e in campaign.refresh()] == ["霧島 七海"]


def test_a_duplicate_has_its_own_id_and_file(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    campaign.add_data(sheet("ハル", own={"home": "海"}, future={"x": 1}))
    (entry,) = campaign.sheets()
    copy = campaign.duplicate(entry)
    assert copy.data["name"] == "ハル 2"
    assert copy.data["id"] != entry.id
    assert copy.data["future"] == {"x": 1}
    assert len(campaign.refresh()) == 2


def test_party_keeps_its_order_without_missing_members(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    ids = [campaign.add_data(sheet(name)).data["id"] for name in ("あ", "い", "う")]
    campaign.change(party=[ids[2], ids[0], "nobody"])
    assert [e.name for e in Campaign(campaign.folder, Store()).members()] == ["う", "あ"]


def test_campaign_from_template_has_new_consistent_ids(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜", {"format": "takujo-definition", "based_on": "enishi"})
    haru = campaign.add_data(sheet("ハル")).data["id"]
    campaign.add_data(sheet("七海", bonds=[{"with": haru}], is_pc=False))
    template = save_template(library, campaign, "霧島ひな形")
    assert [(t.title, t.system) for t in templates(library)] == [("霧島ひな形", "enishi")]
    made = create_from(library, template, "第二部")
    assert made.title == "第二部"
    assert made.id != campaign.id
    assert made.data["definition"] == {"format": "takujo-definition", "based_on": "enishi"}
    copies = {e.name: made.store.read(made.path_of(e)).data for e in made.sheets()}
    assert copies["ハル"]["id"] != haru
    assert copies["七海"]["bonds"] == [{"with": copies["ハル"]["id"]}]


def test_a_template_may_take_only_the_npcs(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜")
    campaign.add_data(sheet("ハル"))
    campaign.add_data(sheet("七海", is_pc=False))
    template = save_template(library, campaign, "NPC", with_sheets=lambda e: not e.is_pc)
    assert [e.name for e in create_from(library, template, "新").sheets()] == ["七海"]


def test_a_table_opened_twice_is_read_only_the_second_time(library: Library) -> None:
    folder = library.create("enishi", "霧島の夜").folder
    first, second = library.open(folder), library.open(folder)
    assert not first.read_only
    assert second.holder is not None
    with pytest.raises(TakujoError, match="開いています"):
        second.add_data(sheet("ハル"))
    first.close()
    assert second.take() is None
    second.add_data(sheet("ハル"))
    second.close()


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "<script>alert(1)</script>", "a/b\\c:d", "CON", "...", "\u202eabc"]
)
def test_a_name_never_becomes_a_path(library: Library, name: str) -> None:
    campaign = library.create("enishi", name)
    stored = campaign.add_data(sheet(name))
    assert campaign.folder.parent == library.folder
    assert stored.path.parent == campaign.characters
    assert [e.name for e in campaign.sheets()] == [name]
    assert campaign.title == name


def test_listing_templates_does_not_read_sheets_whole(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = library.create("enishi", "霧島の夜")
    made = save_template(library, campaign, 'ひな形 "一"')
    folder = made.path.parent
    (folder / "characters").mkdir()
    for name in ("ハル", 'q"uote'):
        for place in (folder, folder / "characters"):
            library.store.create(place / f"{name[0]}.json", sheet(name, memo="x" * 5000))
    (folder / "characters" / "compact.json").write_text('{"system": "enishi", "name": "詰"}')
    (folder / "characters" / "other.json").write_text('{"system": "d6game", "name": "別"}')
    (folder / "characters" / "broken.json").write_text("{")
    (folder / "characters" / "loop.json").symlink_to(folder / "characters" / "loop.json")
    read: list[str] = []
    real = files.read_bytes
    monkeypatch.setattr(files, "read_bytes", lambda p, *more: read.append(p.name) or real(p, *more))
    assert [t.title for t in templates(library)] == ['ひな形 "一"']
    assert read == [made.path.name]  # its name needs an escape
    read.clear()
    assert [t.name for t in sheet_templates(library, "enishi")] == ['q"uote', "ハル", "詰"]
    assert "ハ.json" not in read


def test_a_template_with_thousands_of_sheets_is_listed_by_its_first_lines(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = library.create("enishi", "霧島の夜")
    campaign.add_data(sheet("ハル", memo="x" * 5000))
    save_template(library, campaign, "霧島ひな形")
    monkeypatch.setattr(files, "read_bytes", lambda *_: pytest.fail("read whole"))
    assert [(t.title, t.system) for t in templates(library)] == [("霧島ひな形", "enishi")]


def test_template_with_too_many_sheets_is_refused(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = library.create("enishi", "霧島の夜")
    for name in ("ハル", "七海"):
        campaign.add_data(sheet(name))
    made = save_template(library, campaign, "霧島ひな形")
    with monkeypatch.context() as smaller:
        smaller.setattr(keeping, "MOST_PARTS", 2)
        with pytest.raises(TakujoError, match="中身が多すぎます"):
            create_from(library, made, "夜")
    monkeypatch.setattr(keeping, "MOST_SHEETS", 1)
    with pytest.raises(TakujoError, match=r"シートが 2 枚.* 1 枚まで"):
        save_template(library, campaign, "もう一つ")
    with pytest.raises(TakujoError, match=r"シートが 2 枚.* 1 枚まで"):
        create_from(library, made, "夜")
    assert len(library.campaigns()) == 1
    assert len(templates(library)) == 1


def test_a_template_of_an_earlier_program_is_listed_too(library: Library) -> None:
    made = save_template(library, library.create("enishi", "霧島の夜"), "霧島ひな形")
    data = library.store.read(made.path).data
    made.path.write_bytes(encoding.encode({key: value for key, value in data.items() if key != "system"}))
    assert [(t.title, t.system) for t in templates(library)] == [("霧島ひな形", "enishi")]
    assert create_from(library, made, "第二部").system_id == "enishi"


def test_campaign_is_created_whole_or_not_at_all(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk error at any step of creating a campaign with many sheets leaves nothing of it."""
    seen: list[int] = []
    for number in range(7):
        left = [number]

        def refuse(path: Path, raw: bytes, *, durable: bool = True, named: bool = True, left: list[int] = left) -> None:
            seen.append(len(library.campaigns()))
            left[0] -= 1
            if left[0] < 0:
                raise OSError(errno.ENOSPC, "full")
            path.write_bytes(raw)

        with monkeypatch.context() as patched:
            patched.setattr(files, "replace", refuse)
            with pytest.raises(TakujoError, match="空き容量"):
                library.create_with({"system": "enishi", "title": "夜"}, [sheet(str(n)) for n in range(6)])
        assert library.campaigns() == ()
        assert list(library.folder.iterdir()) == []
    assert set(seen) == {0}


def test_half_made_campaign_of_a_killed_process_is_removed(library: Library, tmp_path: Path) -> None:
    library.create("enishi", "霧島の夜")
    for pid in ("4194999", str(os.getppid())):
        half = library.folder / f".夜-1234.{pid}.tmp" / "characters"
        half.mkdir(parents=True)
        (half / "a.json").write_text("{}")
    assert [head.title for head in library.campaigns()] == ["霧島の夜"]
    library.tidy()
    assert [p.name for p in library.folder.glob(".*")] == [f".夜-1234.{os.getppid()}.tmp"]
    library.move(tmp_path / "there")
    assert [head.title for head in library.campaigns()] == ["霧島の夜"]
    assert list(library.folder.glob(".*")) == []


def test_campaign_behind_circular_link_is_listed_with_error(library: Library) -> None:
    folder = library.create("enishi", "霧島の夜").folder
    (folder / "table.json").unlink()
    (folder / "table.json").symlink_to(folder / "table.json")
    (library.folder / "stray.txt").write_text("x")
    assert [(head.title, head.fault) for head in library.campaigns()] == [(folder.name, "device")]
    with pytest.raises(TakujoError, match="リンク"):
        library.open(folder)


@pytest.mark.parametrize("line", [' "name": "a\x01b"', ' "name": 01', ' "name": "\x00"', ' "name": "a'])
def test_template_with_invalid_first_lines_is_skipped(library: Library, line: str) -> None:
    folder = library.folder / "templates" / "characters"
    folder.mkdir(parents=True)
    (folder / "a.json").write_text('{\n "system": "enishi",\n' + line + ',\n "x": 1\n}\n')
    (folder.parent / "a.json").write_text('{\n "format": "takujo-template",\n' + line + ',\n "x": 1\n}\n')
    assert sheet_templates(library, "enishi") == ()
    assert templates(library) == ()
