"""Data of Udonarium is called what it is, by every reader of files."""

from __future__ import annotations

from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.cli import commands
from desktop.services.paper import form_pdf
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.store import Store
from desktop.services.storage.udonarium import is_udonarium

XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
PIECE = f"""{XML}<character location.name="table" location.x="0" location.y="0" posZ="0">
  <data name="character"><data name="common"><data name="name">霧島 七海</data></data></data>
</character>"""
ROOM = f'{XML}<room>\n<game-table name="広間" width="20" height="15">{"<terrain/>" * 2000}</game-table></room>'


def archive(method: int = ZIP_DEFLATED, **members: str | bytes) -> bytes:
    raw = BytesIO()
    with ZipFile(raw, "w", method) as found:
        for name, content in members.items():
            found.writestr(name.replace("_", "."), content)
    return raw.getvalue()


UDONARIUM = {
    "hero.xml": PIECE.encode(),
    "marked.xml": PIECE.encode("utf-8-sig"),
    "hero.zip": archive(data_xml=PIECE, hero_png=bytes(range(256)) * 40),
    "stored.zip": archive(ZIP_STORED, data_xml=PIECE),
    "room.zip": archive(summary_xml=f"{XML}<summary-setting/>", data_xml=ROOM),
    "larger than any file of ours.zip": archive(ZIP_STORED, music_mp3=b"\1" * 21_000_000, data_xml=ROOM),
}
OTHERS = {
    "page.xml": f"{XML}<html><data name='x'/></html>".encode(),
    "sheet.xml": f"{XML}<character><name>Bo</name></character>".encode(),
    "pages.zip": archive(index_xml=f"{XML}<html/>", readme_txt="<character location.name='table'>"),
    "letter.txt": b"Dear <character location.name='table'>,",
    "cut.zip": archive(data_xml=PIECE)[:60],
    "empty": b"",
}


@pytest.mark.parametrize("name", UDONARIUM)
def test_udonarium_archives_are_recognised(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(UDONARIUM[name])
    for read in (Store().read, form_pdf.read):
        with pytest.raises(FileError) as caught:
            read(path)
        assert caught.value.problem.code == "udonarium"


@pytest.mark.parametrize("name", ["hero.xml", "hero.zip"])
@pytest.mark.parametrize("command", ["validate", "import"])
def test_command_line_names_udonarium_files(tmp_path: Path, command: str, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(UDONARIUM[name])
    found = StringIO()
    assert commands.main(["--lang", "en", command, str(path)], found, found) != 0
    assert "Udonarium" in found.getvalue()


@pytest.mark.parametrize("name", OTHERS)
def test_other_files_are_not_recognised_as_udonarium(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(OTHERS[name])
    assert not is_udonarium(path)


@given(st.binary(max_size=60), st.integers(0, 300))
def test_damaged_archives_are_looked_at_without_exception(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, at: int
) -> None:
    raw = UDONARIUM["hero.zip"]
    path = tmp_path_factory.getbasetemp() / "damaged.zip"
    path.write_bytes(raw[:at] + junk + raw[at + len(junk) :])
    assert is_udonarium(path) in (True, False)
