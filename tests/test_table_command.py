"""`takujo table`: random tables of a definition, a campaign or a plain text are listed, rolled on and written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.core.tables.text import read
from desktop.services.campaign import definitions
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from tests.test_commands import japanese, run

__all__ = ["japanese"]
TEXT = "遭遇\n2D6\n2-6:野犬\n7-11:→[宝]\n\n宝\n1D6\n1-3:弓\n4-6:縄\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "表.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_tables_are_listed_with_their_mistakes(file: Path) -> None:
    code, out, _ = run("table", file)
    assert code == 1
    assert out.splitlines() == [
        "遭遇\t2D6\t2",
        "宝\t1D6\t2",
        "△ 「遭遇」に 12 の行がありません。行を足すか、となりの範囲を広げてください。",
    ]


def test_real_and_seeded_dice_are_read(file: Path) -> None:
    assert run("table", file, "遭遇", "--faces", "4,4,2") == (
        0,
        "表「遭遇」\nd6:4 d6:4\nd6:2\n弓　遭遇 8 → 宝 2：弓\n",
        "",
    )
    assert run("table", file, "遭遇", "--seed", "3") == run("table", file, "遭遇", "--seed", "3")
    found = json.loads(run("table", file, "宝", "--faces", "5", "--json")[1])
    assert (found["table"], found["faces"], found["total"], found["label"]) == ("宝", [[[6, 5]]], 5, "縄")


def test_chances_and_text_are_written(file: Path) -> None:
    assert run("table", file, "宝", "--chances")[1] == "1–3\t50.0 %\t弓\n4–6\t50.0 %\t縄\n"
    assert run("table", file, "宝", "--text")[1].splitlines()[:3] == ["宝", "1D6", "1:弓"]
    assert read(run("table", file, "--text")[1])[1].name == "宝"


def test_definition_and_campaign_list_their_tables(file: Path, tmp_path: Path) -> None:
    rule_system = Catalogue().system("kotodama")
    mine = rule_system.definition("霧").evolve(tables=tuple(t.evolve(reading="そうぐう") for t in read(TEXT)[:1]))
    mine = mine.evolve(tables=(mine.tables[0].evolve(rows=mine.tables[0].rows[:1]),))
    own = definitions.export(Store(), mine, tmp_path / "own.takujo-game")
    assert run("table", own, "sougu", "--faces", "1,2")[1].endswith("3 野犬\n")
    campaign = Library(tmp_path / "library", Store()).create("kotodama", "霧", definitions.dump(mine))
    assert run("table", campaign.folder, "遭遇", "--faces", "1,2")[1].endswith("3 野犬\n")


def test_gm_table_is_covered_by_default(tmp_path: Path) -> None:
    rule_system = Catalogue().system("enishi")
    made = tuple(t.evolve(secret=True) for t in read("罠\n1D6\n1-6:穴"))
    own = definitions.export(Store(), rule_system.definition("霧").evolve(tables=made), tmp_path / "own.takujo-game")
    assert "穴" not in run("table", own, "罠")[1]
    assert "穴" in run("table", own, "罠", "--gm")[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("外れ",), "「外れ」という表はありません。"),
        (("宝", "--faces", "7"), "d6 に 7 の目はありません。"),
        (("宝", "--faces", "1,2"), "ダイス 0 個のところに 1 個の目があります。"),
    ],
)
def test_impossible_command_gives_one_sentence(file: Path, arguments: tuple[str, ...], says: str) -> None:
    code, _, err = run("table", file, *arguments)
    assert code == 2
    assert says in err
    assert err.count("\n") == 1


def test_files_without_tables_are_refused(tmp_path: Path) -> None:
    own = definitions.export(Store(), Catalogue().system("enishi").definition("霧"), tmp_path / "own.takujo-game")
    assert "に表はありません。" in run("table", own)[2]
    bad = tmp_path / "bad.txt"
    bad.write_text("ただの文章\nです", encoding="utf-8")
    assert "2行目「です」は表として読めません。" in run("table", bad)[2]
    assert "見つかりません" in run("table", tmp_path / "none.txt")[2]
