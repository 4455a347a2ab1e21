"""Every reader under damaged files: what comes back is usable, or one sentence says why not.

400 inputs for most readers; `TAKUJO_FUZZ=1000000 pytest tests/services/test_fuzz.py` for more.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.custom.definition import Definition
from desktop.core.problem import Refusal, TakujoError
from desktop.core.rolls.dice import throw_of
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.campaign.index import Index
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.library import exchange, moving, sample, sheet_templates, templates
from desktop.services.library.library import Library
from desktop.services.program import pin as pins
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import existing_documents, session
from desktop.services.storage import encoding, parsing
from desktop.services.storage.folders import Folders
from desktop.services.storage.lock import Lock
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.services.hostile import damaged

INPUTS = int(os.environ.get("TAKUJO_FUZZ", "400"))
"""How many damaged files each reader is given."""
CATALOGUE = Catalogue()
FOLDER = "characters"
FIXTURES = Path(__file__).parent / "migrations"


def fuzz(one: Callable[[Random], None], share: int = 1) -> None:
    """Give a reader its inputs, or one in so many of them; a failure names the seed that repeats it."""
    for seed in range(max(1, INPUTS // share)):
        try:
            one(Random(seed))
        except Exception as error:
            error.add_note(f"damaged with Random({seed})")
            raise


def one_sentence(read: Callable[[], object]) -> None:
    """Run a reader; anything but a result or one sentence is a failure."""
    try:
        read()
    except TakujoError as error:
        text = str(error)
        if not text or "\n" in text or len(text) > 1000:
            raise AssertionError(text) from error


def sheet_data(system: str) -> dict[str, Any]:
    rule_system = CATALOGUE.system(system)
    return sheets.dump(rule_system.randomise(rule_system.game(), Random(7)))


def definition_data(system: str) -> dict[str, Any]:
    rule_system = CATALOGUE.system(system)
    lists = {
        spec.id: [row.model_dump(mode="json") for row in (spec.base if spec.fixed else spec.base[:3])]
        for spec in rule_system.lists
    }
    grit, mind = {"kind": "ref", "id": "own.grit"}, {"kind": "ref", "id": "own.mind"}
    twice = {"kind": "sum", "of": [{"kind": "times", "of": [grit, {"kind": "const", "value": 2}]}, mind]}
    steps = {"kind": "table", "of": mind, "rows": [{"least": 0, "value": 1}, {"least": 5, "value": 2}]}
    profile = [
        {"id": "home", "label": "ふるさと", "kind": "choice", "choices": ["海", "山"]},
        {"id": "grit", "label": "根性", "kind": "number"},
        {"id": "mind", "label": "正気", "kind": "track", "most": {"kind": "const", "value": 9}},
        {"id": "force", "label": "底力", "kind": "formula", "formula": {"kind": "over", "of": twice, "by": steps}},
    ]
    fear = {"when": "failure", "track": "mind", "amount": {"kind": "ref", "id": "roll.margin"}}
    checks = [
        {"id": "fear", "name": "恐怖", "sides": 100, "compare": "at_most", "number": twice, "consequences": [fear]},
        {"id": "wild", "name": "暴発", "count": steps, "reduce": "count", "explode": True, "target": "opponent"},
        {"id": "best", "name": "有利", "count": {"kind": "const", "value": 3}, "keep": "highest", "kept": steps},
    ]
    rows = [{"low": 1, "high": 3, "text": "霧"}, {"low": 4, "high": 6, "text": "", "then": "second"}]
    tables = [
        {"id": "first", "name": "天気", "dice": "1D6", "rows": rows},
        {"id": "second", "name": "宝", "dice": "1D2", "rows": [{"low": 1, "text": "金"}, {"low": 2, "text": "石"}]},
    ]
    own = {"profile": profile, "checks": checks, "tables": tables}
    labels = {label.id: "ことば" for label in rule_system.labels}
    return {**definitions.dump(rule_system.definition("霧の国")), "lists": lists, "labels": labels, **own}


def play(system: str, definition: Definition) -> None:
    """Use all that a definition adds, as a campaign with it would."""
    rule_system = CATALOGUE.system(system)
    game = rule_system.game(definition)
    sheet = rule_system.blank(game)
    people = (sheet, sheet.evolve(id="f" * 32))
    rule_system.explained(sheet, game)
    rule_system.with_tracks(rule_system.person(sheet, game), sheet, game)
    for kind in rule_system.kinds(sheet, game, party=people):
        if "-" in kind.id:  # of the definition, not of the rule system
            with suppress(Refusal):
                check = rule_system.begin(kind.id, sheet, {"opponent": "f" * 32}, game, party=people)
                check.odds()
                while check.wants is not None:
                    check = check.throw(throw_of(check.wants.sides, [1] * len(check.wants.sides)))
                assert check.outcome is not None


@pytest.mark.parametrize("system", system_ids())
def test_sheets(system: str, tmp_path: Path) -> None:
    rule_system, data, path = CATALOGUE.system(system), sheet_data(system), tmp_path / "a.json"
    game = rule_system.game()

    def one(chance: Random) -> None:
        path.write_bytes(damaged(data, chance))
        one_sentence(lambda: encoding.encode(sheets.dump(sheets.read(Store(), path, rule_system)[1])))
        with suppress(TakujoError):
            rule_system.validate(sheets.read(Store(), path, rule_system)[1], game)

    fuzz(one, len(system_ids()))


@pytest.mark.parametrize("system", system_ids())
def test_definitions(system: str, tmp_path: Path) -> None:
    data, path = definition_data(system), tmp_path / "a.json"

    def one(chance: Random) -> None:
        path.write_bytes(damaged(data, chance))
        one_sentence(lambda: definitions.read(Store(), path, CATALOGUE))
        with suppress(TakujoError):
            play(system, definitions.read(Store(), path, CATALOGUE)[0])

    play(system, definitions.from_data(data, path))
    fuzz(one, len(system_ids()))


def test_definitions_of_earlier_versions(tmp_path: Path) -> None:
    old = [json.loads(file.read_bytes()) for file in sorted(FIXTURES.glob("takujo-definition*.json"))]
    path = tmp_path / "a.json"
    assert {data["schema_version"] for data in old} == {1}

    def one(chance: Random) -> None:
        path.write_bytes(damaged(chance.choice(old), chance))
        one_sentence(lambda: definitions.read(Store(), path, CATALOGUE))

    fuzz(one, len(system_ids()))


def test_tables(tmp_path: Path) -> None:
    library = Library(tmp_path / "卓上", Store(), tmp_path / "recent.json")
    rule_system = CATALOGUE.system("enishi")
    made = library.create("enishi", "霧島の夜", definition_data("enishi"))
    made.change(party=["a", "b"], place={"scene": {"n": 1}}, definition_draft=definition_data("enishi"))
    data = dict(made.data)

    def read() -> None:
        campaign = Campaign(made.folder, Store())
        assert isinstance(campaign.title, str)
        assert campaign.members() == ()
        assert set(campaign.damaged) <= {"title", "party", "place", "definition"}
        CATALOGUE.system(campaign.system_id)
        one_sentence(lambda: campaign.game(rule_system))
        one_sentence(campaign.definition_draft)

    def one(chance: Random) -> None:
        (made.folder / CAMPAIGN_FILE).write_bytes(damaged(data, chance))
        assert len(library.campaigns()) == 1
        one_sentence(read)

    fuzz(one, 2)


def test_templates(tmp_path: Path) -> None:
    library = Library(tmp_path / "卓上", Store())
    campaign = library.create("enishi", "霧島の夜")
    for name in ("a", "b"):
        campaign.add_data({**sheet_data("enishi"), "id": name * 32})
    made = templates.save_template(library, campaign, "ひな形")
    data = Store().read(made.path).data

    def one(chance: Random) -> None:
        made.path.write_bytes(damaged(data, chance))
        for template in templates.templates(library):
            one_sentence(lambda t=template: library.delete(templates.create_from(library, t, "夜").folder))

    fuzz(one, 10)  # each one makes a campaign with files of its own


def test_lists_of_sheets(tmp_path: Path) -> None:
    folder, file = tmp_path / FOLDER, tmp_path / "index.json"
    folder.mkdir()
    data = sheet_data("enishi")
    (folder / "good.json").write_bytes(encoding.encode(data))
    Index(folder, file).refresh()
    Index(folder, file).search("x")
    index = parsing.parse(file.read_bytes())

    def one(chance: Random) -> None:
        (folder / "a.json").write_bytes(damaged(data, chance))
        file.write_bytes(damaged(index, chance))
        (tmp_path / ".search.json").write_bytes(damaged({"token": "x", "keys": "a\x7fb"}, chance))
        listed = Index(folder, file)
        assert {e.file for e in listed.refresh()} == {"a.json", "good.json"}
        assert all(isinstance(e.label, str) for e in listed.search("き"))

    fuzz(one, 2)


def test_lists_of_templates(tmp_path: Path) -> None:
    library = Library(tmp_path, Store())
    folder = sheet_templates.folder(library)
    folder.mkdir(parents=True)
    data = sheet_data("enishi")

    def one(chance: Random) -> None:
        (folder / "a.json").write_bytes(damaged(data, chance))
        assert all(isinstance(t.name, str) for t in sheet_templates.sheet_templates(library, "enishi"))

    fuzz(one)


def test_state(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "卓上", tmp_path / "config", tmp_path / "state", tmp_path / "logs")
    preferences(folders).change(keys={"next": "N"}, windows={"main": {"size": [1, 2]}})
    pin = pins.pin_of("1234").to_json()
    session(folders).change(documents=("a", "b"), pin=pin, screens={"a": {}}, mode="hand_over")
    settings_data = parsing.parse(folders.preferences.read_bytes())
    session_data = parsing.parse(folders.session.read_bytes())
    notes = {"writing": [str(tmp_path / "a.json"), "b"]}
    lock = Lock(tmp_path / ".lock")

    def one(chance: Random) -> None:
        folders.preferences.write_bytes(damaged(settings_data, chance))
        folders.session.write_bytes(damaged(session_data, chance))
        folders.leftovers.write_bytes(damaged(notes, chance))
        (tmp_path / ".lock").write_bytes(damaged({"pid": 4_194_999, "host": "x"}, chance))
        for file in (preferences(folders), session(folders)):
            assert (file.problem is None) == (file.note == "")
        existing_documents(session(folders).value, tmp_path)
        known = pins.pin_from(session(folders).value.pin)
        assert known is None or 0 <= known.wait(5.0) <= 600
        StaleFiles(folders.leftovers).sweep()
        lock.holder()

    fuzz(one)


def test_marks_of_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where a mark that names no folder, or ".", has the program look
    library, old = tmp_path / "new", tmp_path / "old"
    library.mkdir()
    old.mkdir()
    (old / "only here.json").write_text("{}")
    (old / moving.LEAVING).write_bytes(encoding.encode({"to": str(library)}))

    def one(chance: Random) -> None:
        (library / moving.MARK).write_bytes(damaged({"from": str(old), "complete": True}, chance))
        moving.finish(library)
        assert (old / "only here.json").read_text() == "{}"

    fuzz(one)


def test_damaged_sheet_imports(tmp_path: Path) -> None:
    library = Library(tmp_path / "卓上", Store())
    campaign = sample.open_sample(library, "enishi")
    rule_system = CATALOGUE.system("enishi")
    data = {**sheet_data("enishi"), "portrait": "a.png"}
    path = tmp_path / "a.json"

    def one(chance: Random) -> None:
        path.write_bytes(damaged(data, chance))
        (candidate,) = exchange.preview(campaign, rule_system, campaign.game(rule_system), [path])
        assert (candidate.fault is None) == (candidate.sheet is not None)

    fuzz(one)
    campaign.close()


def test_keys_with_line_breaks_are_reported_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    data = {**definition_data("enishi"), "lists": {"weapo\nns": ["<b>太字</b>"]}}
    path.write_bytes(encoding.encode(data))
    with pytest.raises(TakujoError) as caught:
        definitions.read(Store(), path, CATALOGUE)
    assert "\n" not in str(caught.value)
    assert "weapo�ns" in str(caught.value)
    rows = [{"id": "brawl_weap\n", "name": "棒"}]
    path.write_bytes(encoding.encode({**definition_data("enishi"), "lists": {"weapons": rows}}))
    with pytest.raises(TakujoError) as caught:
        definitions.read(Store(), path, CATALOGUE)
    assert "brawl_weap�" in str(caught.value)
