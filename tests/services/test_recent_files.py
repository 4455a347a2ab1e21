"""The desktop's lists of what was used lately hear of sheets and games, and of nothing else."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from desktop.services.program import recent_files
from desktop.services.program.recent_files import BOOKMARK, MIME, add

OTHERS = """<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
  <bookmark href="file:///home/a/%E5%9C%B0%E5%9B%B3.png" added="2026-11-01T10:00:00Z" modified="2026-11-01T10:00:00Z"
            visited="2026-11-01T10:00:00Z"><info><metadata owner="http://freedesktop.org">
    <mime:mime-type type="image/png"/>
    <bookmark:applications><bookmark:application name="Viewer" exec="&apos;viewer %u&apos;"
      modified="2026-11-01T10:00:00Z" count="3"/></bookmark:applications></metadata></info></bookmark>
</xbel>"""


def applications(mark: ElementTree.Element) -> dict[str | None, str | None]:
    return {one.get("name"): one.get("count") for one in mark.iter(f"{{{BOOKMARK}}}application")}


def test_linux_adds_sheet_to_existing_recent_files(tmp_path: Path) -> None:
    listed = tmp_path / "recently-used.xbel"
    listed.write_text(OTHERS, encoding="utf-8")
    sheet = tmp_path / "朝倉 アカネ.takujo"
    for _ in range(2):
        assert add(sheet, system="linux", home=tmp_path)
    other, own = ElementTree.parse(listed).getroot().findall("bookmark")
    assert (other.get("visited"), applications(other)) == ("2026-11-01T10:00:00Z", {"Viewer": "3"})
    assert own.get("href") == sheet.as_uri()
    assert applications(own) == {"takujo": "2"}
    (kind,) = own.iter(f"{{{MIME}}}mime-type")
    assert kind.get("type") == "application/vnd.takujo.sheet"
    (program,) = own.iter(f"{{{BOOKMARK}}}application")
    assert program.get("exec") == "'takujo %u'"


def test_missing_recent_files_list_is_created(tmp_path: Path) -> None:
    assert add(tmp_path / "夜.takujo-game", system="linux", home=tmp_path / "new" / "share")
    (mark,) = ElementTree.parse(tmp_path / "new" / "share" / "recently-used.xbel").getroot().findall("bookmark")
    assert [one.get("type") for one in mark.iter(f"{{{MIME}}}mime-type")] == ["application/vnd.takujo.game"]


@pytest.mark.parametrize(
    "text", ["", "not a list", "<html/>", "<xbel><bookmark", '<!DOCTYPE xbel [<!ENTITY a "b">]><xbel/>']
)
def test_unreadable_recent_list_is_unchanged(tmp_path: Path, text: str) -> None:
    listed = tmp_path / "recently-used.xbel"
    listed.write_text(text, encoding="utf-8")
    assert not add(tmp_path / "a.takujo", system="linux", home=tmp_path)
    assert listed.read_text(encoding="utf-8") == text


def test_unwritable_folder_allows_play(tmp_path: Path) -> None:
    (tmp_path / "share").write_text("a file stands here", encoding="utf-8")
    assert not add(tmp_path / "a.takujo", system="linux", home=tmp_path / "share")


def test_windows_shell_is_notified(tmp_path: Path) -> None:
    received: list[tuple[int, str]] = []
    sheet = tmp_path / "髙瀬.takujo"
    assert add(sheet, system="win32", shell=lambda kind, path: received.append((kind, path)))
    assert received == [(3, str(sheet))]


@pytest.mark.parametrize("name", ["table.json", "絵.png", "シート"])
def test_other_files_are_not_added(tmp_path: Path, name: str) -> None:
    assert not add(tmp_path / name, system="linux", home=tmp_path)
    assert not add(tmp_path / name, system="win32", shell=lambda *_: pytest.fail("told"))
    assert list(tmp_path.iterdir()) == []


def test_macos_is_not_notified(tmp_path: Path) -> None:
    assert not add(tmp_path / "a.takujo", system="darwin", home=tmp_path)


@pytest.mark.parametrize(("named", "expected"), [("/data/x", Path("/data/x")), ("rel", None), ("", None)])
def test_recent_files_list_follows_xdg_data_home(named: str, expected: Path | None) -> None:
    assert recent_files.data_home({"XDG_DATA_HOME": named}) == (expected or Path.home() / ".local" / "share")
