"""Input larger than anything played with is refused before it costs time or memory."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.problem import TakujoError
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.campaign.index import Index
from desktop.services.library.library import Library
from desktop.services.library.templates import create_from, templates
from desktop.services.storage import files
from desktop.services.storage.file_errors import InvalidFile
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.text.catalogue import Catalogue, system_ids

CATALOGUE = Catalogue()
SYSTEM = CATALOGUE.system("enishi")
SHEET = sheets.dump(SYSTEM.blank(SYSTEM.game()))
DEFINITION = definitions.dump(SYSTEM.definition("霧の国"))
TABLE = {"format": "takujo-table", "schema_version": 1, "id": "x", "system": "enishi", "title": "夜"}


def written(path: Path, data: dict[str, Any]) -> Path:
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path


def read_sheet(path: Path) -> object:
    return sheets.read(Store(), path, SYSTEM)


def read_definition(path: Path) -> object:
    return definitions.read(Store(), path, CATALOGUE)


def read_table(path: Path) -> object:
    library = Library(path.parent / "library", Store())
    folder = library.create("enishi", "夜").folder
    path.rename(folder / CAMPAIGN_FILE)
    return library.open(folder).game(SYSTEM)


READERS: dict[str, tuple[Callable[[Path], object], dict[str, Any], int]] = {
    "sheet": (read_sheet, SHEET, files.SHEET_BYTES),
    "definition": (read_definition, DEFINITION, files.DEFINITION_BYTES),
    "table": (read_table, TABLE, files.MAX_BYTES),
}


@pytest.mark.parametrize("kind", READERS)
def test_a_file_over_its_size_is_refused_unparsed(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, data, limit = READERS[kind]
    path = written(tmp_path / "x.json", data)
    with path.open("ab") as file:
        file.write(b" " * limit)
    monkeypatch.setattr(json, "loads", lambda *_args, **_named: pytest.fail("parsed"))
    with pytest.raises(TakujoError, match=rf"大きすぎます（{limit // 1_000_000}(\.\d)? MB ＞ 上限"):
        sheets_or_rest(read, path, monkeypatch)


def sheets_or_rest(read: Callable[[Path], object], path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read; only a campaign has to be made first, with parsing allowed."""
    if read is read_table:
        monkeypatch.undo()
    read(path)


FULL: dict[str, tuple[str, dict[str, Any]]] = {
    "history": ("sheet", {"history": [0] * 100_000}),
    "rulings": ("sheet", {"rulings": [0] * 3000}),
    "own values": ("sheet", {"own": {str(n): n for n in range(3000)}}),
    "many lists": ("sheet", {"own": {str(n): [[]] * 1000 for n in range(100)}}),
    "rows": ("definition", {"lists": {"weapons": [{}] * 3000}}),
    "lists of rows": ("definition", {"lists": {str(n): [{}] * 1900 for n in range(80)}}),
    "labels": ("definition", {"labels": {str(n): 5 for n in range(100_000)}}),
    "settings": ("definition", {"settings": {str(n): [] for n in range(100_000)}}),
}


@pytest.mark.parametrize("case", FULL)
def test_more_entries_than_are_ever_played_with_are_refused_at_once(case: str, tmp_path: Path) -> None:
    kind, changes = FULL[case]
    read, data, _ = READERS[kind]
    with pytest.raises(TakujoError, match="中身が多すぎます"):
        read(written(tmp_path / "x.json", {**data, **changes}))


@pytest.mark.parametrize("changes", [{"profile": [{"id": "a", "label": "x"}] * 300}, {"notice": ["x"] * 300}])
def test_a_definition_has_a_bounded_number_of_fields(changes: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(InvalidFile, match="数が多すぎます"):
        read_definition(written(tmp_path / "x.json", {**DEFINITION, **changes}))


def test_overlong_system_name_is_reported_briefly(tmp_path: Path) -> None:
    with pytest.raises(TakujoError) as refused:
        read_table(written(tmp_path / "x.json", {**TABLE, "definition": {**DEFINITION, "based_on": "x" * 100_000}}))
    assert len(str(refused.value)) < 200


def test_of_very_many_mistakes_a_hundred_are_listed(tmp_path: Path) -> None:
    with pytest.raises(InvalidFile) as caught:
        read_sheet(written(tmp_path / "x.json", {**SHEET, "rulings": [0] * 1900}))
    assert len(caught.value.problems) == 100


@pytest.mark.parametrize("value", [[5], {"a": [5]}, 5, True, None])
@pytest.mark.parametrize("field", ["name", "reading", "player", "colour", "portrait", "id", "memo"])
def test_another_kind_of_value_where_text_belongs_is_one_sentence(field: str, value: Any, tmp_path: Path) -> None:
    path = written(tmp_path / "x.json", {**SHEET, field: value})
    with pytest.raises(TakujoError, match=field) as caught:
        read_sheet(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("system", system_ids())
def test_an_object_with_one_value_of_another_kind_is_read_or_one_sentence(system: str, tmp_path: Path) -> None:
    """Every object in a sheet in turn, each with one key and nothing beside it."""
    rule_system = CATALOGUE.system(system)
    data = sheets.dump(rule_system.randomise(rule_system.game(), Random(7)))
    tried = 0
    for place, key in places(data):
        for value in ([place[key]], {"a": place[key]}, None, -1):
            before = dict(place)
            if place is not data:
                place.clear()
            place[key] = value
            with suppress(TakujoError):
                sheets.load(Stored(tmp_path / "x.json", data, ""), rule_system)
            place.clear()
            place.update(before)
            tried += 1
    assert tried > 100


def places(data: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Return every object in a JSON value with each of its keys."""
    found, level = [], [data]
    while level:
        inner = level.pop()
        found += [(inner, key) for key in inner]
        rows = [row for value in inner.values() for row in (value if isinstance(value, list) else [value])]
        level += [row for row in rows if isinstance(row, dict)]
    return found


def test_file_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    store = Store()
    stored = store.create(tmp_path / "a.json", SHEET)
    before = stored.path.read_bytes()
    with pytest.raises(TakujoError, match="大きすぎます"):
        store.save(stored, {**SHEET, "own": {"x": "y" * files.SHEET_BYTES}})
    assert stored.path.read_bytes() == before


def test_a_template_with_a_sheet_too_large_leaves_no_half_table(tmp_path: Path) -> None:
    library = Library(tmp_path, Store())
    (tmp_path / "templates").mkdir()
    huge = {**SHEET, "own": {"x": "y" * files.SHEET_BYTES}}
    data = {"format": "takujo-template", "schema_version": 1, "title": "t", "table": TABLE, "sheets": [SHEET, huge]}
    written(tmp_path / "templates" / "t.json", data)
    (template,) = templates(library)
    with pytest.raises(TakujoError, match="大きすぎます"):
        create_from(library, template, "夜")
    assert library.campaigns() == ()


@pytest.mark.parametrize(
    "change",
    [
        {"mtime": [[5]]},
        {"size": ["x"]},
        {"is_pc": [5]},
        {"file": "../../etc/passwd.json"},
        {"stamp": 1e999},
        {"token": {}},
        {"name": 5},
    ],
)
def test_an_index_that_was_tampered_with_is_built_again(change: dict[str, Any], tmp_path: Path) -> None:
    folder, file = tmp_path / "characters", tmp_path / "index.json"
    folder.mkdir()
    written(folder / "a.json", {**SHEET, "name": "ハル"})
    Index(folder, file).refresh()
    data = json.loads(file.read_bytes()) | change
    file.write_text(json.dumps(data).replace("Infinity", "1e999"))
    assert [(e.file, e.name) for e in Index(folder, file).entries()] == [("a.json", "ハル")]
