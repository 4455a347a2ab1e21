"""The command line: every answer is one line, every failure one sentence and an exit code."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout, suppress
from pathlib import Path, PureWindowsPath
from random import Random
from typing import Any

import pypdfium2
import pytest

from desktop.__main__ import COMMANDS, ENDINGS, opens_window
from desktop.cli import commands
from desktop.core.sheet import Sheet
from desktop.services.campaign import definitions, sheets
from desktop.services.journal.journal import Journal
from desktop.services.library.library import Library
from desktop.services.paper import paper_code
from desktop.services.storage import encoding
from desktop.services.storage.files import GAME, SHEET
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.example_budget import SHARE
from tests.hostile_strings import TEXTS

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63680000008200"
    "8177cd72b60000000049454e44ae426082"
)
"""A picture: a PNG of one pixel."""


@pytest.fixture(autouse=True)
def japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")


def run(*arguments: str | Path) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = commands.main([str(a) for a in arguments], out, err)
    return code, out.getvalue(), err.getvalue()


def new(system: str, path: Path, *more: str) -> Path:
    assert run("new", system, "--random", "--seed", "7", "-o", path, *more)[0] == 0
    return path


def kinds() -> list[tuple[str, str]]:
    rule_systems = [Catalogue().system(s) for s in system_ids()]
    return [
        (rule_system.id, kind.id)
        for rule_system in rule_systems
        for kind in rule_system.check_kinds(None, rule_system.game())
    ]


def test_systems_lists_every_system_with_its_name() -> None:
    code, out, _ = run("systems")
    assert code == 0
    assert {line.split("\t")[0] for line in out.splitlines()} == set(system_ids())
    assert "えにし 2d6" in out
    english = run("systems", "--lang", "en")[1]
    assert "えにし" not in english


@pytest.mark.parametrize("system", system_ids())
def test_a_random_sheet_is_legal_and_repeatable(system: str, tmp_path: Path) -> None:
    path = new(system, tmp_path / "a.json", "--name", "霧島 七海")
    assert run("validate", path) == (0, f"{path}: 問題ありません。\n", "")
    again = new(system, tmp_path / "b.json", "--name", "霧島 七海")
    assert path.read_bytes() == again.read_bytes()
    _, sheet = sheets.read(Store(), path, Catalogue().system(system))
    assert isinstance(sheet, Sheet)
    assert sheet.name == "霧島 七海"


def test_new_does_not_write_over_a_file(tmp_path: Path) -> None:
    path = new("enishi", tmp_path / "a.json")
    before = path.read_bytes()
    code, out, err = run("new", "enishi", "-o", path)
    assert (code, out) == (2, "")
    assert err == "takujo: 「a.json」はもうあります。別の名前にしてください。\n"
    assert path.read_bytes() == before


def test_chosen_name_has_no_reading_of_a_random_one(tmp_path: Path) -> None:
    path = new("enishi", tmp_path / "a.json", "--name", "霧島 七海")
    assert json.loads(path.read_text(encoding="utf-8")).get("reading", "") == ""


def test_new_without_output_names_the_file_after_the_character(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = run("new", "enishi", "--name", "../七海", "--seed", "1")
    assert code == 0
    assert [p.name for p in tmp_path.iterdir()] == [out.strip()]
    assert out.startswith("七海-")


def test_validate_names_the_rule_of_every_problem(tmp_path: Path) -> None:
    """EN-VAL-01 and its kin: an empty draft is not ready, and each line names the rule."""
    path = tmp_path / "blank.json"
    assert run("new", "enishi", "-o", path)[0] == 0
    code, out, err = run("validate", path)
    assert (code, err) == (1, "")
    assert out
    assert all(line.startswith(f"{path}: EN-") for line in out.splitlines())


def test_validate_continues_after_an_invalid_file(tmp_path: Path) -> None:
    good = new("enishi", tmp_path / "good.json")
    (tmp_path / "empty.json").write_bytes(b"")
    data = Store().read(good).data
    (tmp_path / "types.json").write_bytes(encoding.encode({**data, "name": 7, "colour": "blue"}))
    code, out, _ = run("validate", tmp_path / "none.json", tmp_path / "empty.json", tmp_path / "types.json", good)
    lines = out.splitlines()
    assert code == 1
    assert "見つかりません" in lines[0]
    assert "空です" in lines[1]
    assert "[name]" in lines[2]
    assert "[colour]" in lines[3]
    assert lines[4] == f"{good}: 問題ありません。"


def test_a_sheet_is_read_by_the_rules_inside_it(tmp_path: Path) -> None:
    """As it is opened by a double click; a definition that is named beside it wins."""
    path = new("common", tmp_path / "sheet.takujo")
    system = Catalogue().system("common")
    book = [row.model_dump(mode="json", by_alias=True) for row in system.game().rows("cards")]
    own = {
        **definitions.dump(system.definition("火の国")),
        "lists": {"cards": [*book, {"id": "own-1", "name": "火球"}]},
    }
    data = {**Store().read(path).data, "name": "ヒノ", "abilities": [{"id": "a1", "card": "own-1"}], "items": []}
    path.write_bytes(encoding.encode({**data, "own_game": "火の国", "own_definition": own}))
    assert run("validate", path) == (0, f"{path}: 問題ありません。\n", "")
    published = definitions.export(Store(), system.definition("本のとおり"), tmp_path)
    assert "own-1" in run("validate", path, "--definition", published)[1]


def test_validate_takes_a_whole_table_with_its_house_rules(tmp_path: Path) -> None:
    system = Catalogue().system("enishi")
    library = Library(tmp_path / "library", Store())
    campaign = library.create("enishi", "霧島の夜", definitions.dump(system.definition("家の決まり")))
    campaign.add(system.blank(campaign.game(system)))
    assert run("validate", campaign.folder)[0] == 1
    definition = definitions.export(Store(), system.definition("家の決まり"), tmp_path)
    assert run("validate", definition) == (0, f"{definition}: 問題ありません。\n", "")


NO_USUAL_WAY = {("d6game", "attack"): ("--choose", "power:3")}
"""Checks with a window in which no option is the usual one: D6G-AMB-27, no power suits every hand."""


@pytest.mark.parametrize(("system", "kind"), kinds())
def test_every_check_of_every_system_can_be_rolled(system: str, kind: str) -> None:
    given = ("roll", system, kind, "--seed", "3", *NO_USUAL_WAY.get((system, kind), ()))
    code, out, err = run(*given, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["done"]
    assert found["faces"]
    assert run(*given, "--json")[1] == out
    assert len(run(*given)[1].splitlines()) >= 3


def test_a_power_that_does_not_exist_is_refused() -> None:
    """D6G-CMB-07: neither left out nor mistyped does a power become 10."""
    code, out, err = run("roll", "d6game", "attack", "--seed", "3", "--choose", "power:11")
    assert (code, out) == (2, "")
    assert "power:11" in err
    assert "power:10" in run("roll", "d6game", "attack", "--seed", "3")[1]


def test_real_dice_are_typed_in() -> None:
    """EN-CHK-06: a pair of fours throws a third die."""
    found = json.loads(run("roll", "enishi", "check", "--skill", "2", "--target", "7", "--faces", "4,4,2", "--json")[1])
    assert found["faces"] == [[[6, 4], [6, 4]], [[6, 2]]]
    assert (found["total"], found["success"]) == (12, True)
    wide = run("roll", "enishi", "check", "--skill", "２", "--target", "７", "--faces", "４、４　２", "--json")[1]
    assert json.loads(wide)["total"] == 12


def test_faces_without_anything_between_them_are_one_key_each() -> None:
    """KO-TBL-02: as in the tray, and 0 is 10 on a d10."""
    found = json.loads(run("roll", "enishi", "check", "--faces", "442", "--json")[1])
    assert found["faces"] == [[[6, 4], [6, 4]], [[6, 2]]]
    found = json.loads(run("roll", "kotodama", "normal", "--pool", "3", "--faces", "801 5", "--json")[1])
    assert found["faces"] == [[[10, 8], [10, 10], [10, 1]], [[10, 5]]]


def test_roll_accepts_skills_of_the_sheet_in_any_spelling(tmp_path: Path) -> None:
    path = new("enishi", tmp_path / "a.json")
    by_name = run("roll", "enishi", "--sheet", path, "--skill", "運動", "--seed", "1")
    by_id = run("roll", "enishi", "--sheet", path, "--skill", "athletics", "--seed", "1")
    assert by_name[0] == 0
    assert by_name == by_id
    code, _, err = run("roll", "d6game", "--sheet", path)
    assert code == 2
    assert "えにし" in err or "enishi" in err


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A campaign with a public line, a secret one, and changed numbers."""
    campaign = Library(tmp_path / "library", Store()).create("enishi", "霧島の夜")
    rule_system = Catalogue().system("enishi")
    for name, is_pc in (("七海", True), ("村長", False)):
        sheet = rule_system.randomise(rule_system.game(), Random(1)).evolve(name=name, is_pc=is_pc)
        stored = campaign.add(sheet)
        moved = {"field": "lp", "before": sheet.lp + 2, "after": sheet.lp}
        first = sheet.evolve(lp=sheet.lp + 2).model_dump(mode="json")
        data = {"changes": [{"sheet": stored.data["id"], **moved}], "first": [first]}
        Journal(campaign.log, table=campaign.id).append(f"LP {name}", name, kind="change", secret=not is_pc, data=data)
    campaign.close()
    return campaign.folder


def test_the_replay_of_a_table_is_written_in_both_editions(played: Path, tmp_path: Path) -> None:
    code, out, _err = run("replay", played)
    assert code == 0
    assert out.startswith("霧島の夜")
    assert "セッションのまとめ" in out
    assert "◇ 七海" in out
    assert "LP 村長" not in out
    assert "◇ 村長" not in out
    assert "◇ 村長" in run("replay", played / "table.json", "--gm")[1]
    assert "◇" not in run("replay", played, "--no-summary")[1]
    for name, start in (("a.md", "# 霧島の夜"), ("a.html", "<!DOCTYPE html>"), ("a.txt", "霧島の夜")):
        code, out, _err = run("replay", played, "-o", tmp_path / name)
        assert (code, out) == (0, f"{tmp_path / name}\n")
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert '<meta name="viewport" content="width=device-width' in page  # a telephone would draw it as wide as a desk
    assert "color-scheme:light dark" in page
    assert run("replay", played, "--style", "markdown")[1].startswith("# ")
    assert "What the session has changed" in run("replay", played, "--lang", "en")[1]


def test_replay_overwrites_nothing_and_changes_nothing(played: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x", encoding="utf-8")
    files_there = sorted(path for path in played.rglob("[!.]*") if path.is_file())
    before = [path.read_bytes() for path in files_there]
    code, out, err = run("replay", played, "-o", tmp_path / "a.txt")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == "x"
    assert run("replay", played)[0] == 0
    assert [path.read_bytes() for path in files_there] == before


BAD: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown command": (("frobnicate",), "書き方が違います"),
    "no file": (("validate",), "書き方が違います"),
    "unknown option": (("systems", "--frob"), "書き方が違います"),
    "unknown system": (("roll", "dnd"), "「dnd」というシステムはありません。使えるのは"),
    "no system": (("roll",), "どのシステムの判定かがありません"),
    "unknown check": (("roll", "enishi", "dance"), "dance という判定はありません"),
    "unknown parameter": (("roll", "enishi", "check", "--frob", "3"), "書き方が違います"),
    "not a number": (("roll", "enishi", "check", "--modifier", "x"), "数ではありません"),
    "two signs before a number": (("roll", "enishi", "check", "--skill=--3"), "--3"),
    "a seed that is no number": (("roll", "enishi", "check", "--seed", "x"), "--seed の「x」は数ではありません"),
    "unknown choice": (("roll", "d6game", "check", "--target", "x"), "「x」はありません。選べるのは"),
    "faces that are none": (("roll", "enishi", "check", "--faces", "a,b"), "出目として読めません"),
    "an impossible face": (("roll", "enishi", "check", "--faces", "9,1"), "d6 に 9 の目はありません"),
    "too few faces": (("roll", "enishi", "check", "--faces", "4"), "2 個のところに 1 個"),
    "too many faces": (("roll", "enishi", "check", "--faces", "4,3,2"), "0 個のところに 1 個"),
    "an option nobody offers": (("roll", "enishi", "check", "--choose", "x"), "今は選べません"),
    "a folder that is not there": (("new", "enishi", "-o", "/nowhere/a.json"), "がなくなっています"),
    "a replay of no table": (("replay", "/nowhere"), "見つかりません"),
    "print without sheet": (("print", "/nowhere/a.json", "-o", "/tmp/x.pdf"), "見つかりません"),
}


@pytest.mark.parametrize("case", BAD)
def test_impossible_command_gives_one_sentence_and_exit_code_two(case: str) -> None:
    arguments, sentence = BAD[case]
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("takujo: ")
    assert err.count("\n") == 1
    assert sentence in err


def test_english_option_gives_english_output() -> None:
    code, _, err = run("--lang", "en", "roll", "dnd")
    assert code == 2
    assert err.startswith("takujo: There is no system “dnd”. Known are: ")


def test_help_lists_options_of_the_check() -> None:
    code, out, _ = run("roll", "d6game", "fate_check", "--help")
    assert code == 0
    assert "--bet" in out
    assert "D6G-FCK-03" in out
    assert "attack" in out


def test_help_without_a_system_names_the_systems() -> None:
    code, out, _ = run("roll", "--help")
    assert code == 0
    assert "--faces" in out
    assert "enishi (えにし 2d6)" in out
    assert "、" not in run("--lang", "en", "roll", "enishi", "check", "--help")[1]


def test_print_hands_the_sheets_to_the_printing_code(tmp_path: Path, qapp: Any) -> None:
    sheet = new("enishi", tmp_path / "a.json")
    for mode in ((), ("--pencil",), ("--blank",)):
        out = tmp_path / f"{''.join(mode) or 'filled'}.pdf"
        assert run("print", sheet, *mode, "-o", out) == (0, f"{out}\n", "")
        assert out.read_bytes().startswith(b"%PDF")
    assert run("print", "enishi", "--blank", "-o", tmp_path / "system.pdf")[0] == 0
    assert run("print", "enishi", "-o", tmp_path / "b.pdf")[0] == 2


def test_print_accepts_paper_type_ink_and_ranges(tmp_path: Path, qapp: Any) -> None:
    """D20-PHY-09: A5; the same choices for sheets and for boards."""
    out, made = tmp_path / "a.pdf", tmp_path / "one.json"
    assert run("new", "d20fate", "--seed", "1", "-o", made)[0] == 0

    def sizes() -> list[tuple[int, int]]:
        document = pypdfium2.PdfDocument(out)
        found = [tuple(round(side * 25.4 / 72) for side in page.get_size()) for page in document]
        document.close()
        return found

    assert run("print", made, "--paper", "A5", "--ink", "-o", out) == (0, f"{out}\n", "")
    assert set(sizes()) == {(210, 148)}
    pages = len(sizes())
    assert run("print", made, "--paper", "A5", "--pages", "2-", "-o", out)[0] == 0
    assert len(sizes()) == pages - 1
    assert run("print", made, "--large", "--ink", "colour", "-o", out)[0] == 0
    assert set(sizes()) == {(297, 210)}
    assert run("print", "common", "--board", "pieces", "--pages", "1", "--ink", "-o", out)[0] == 0
    assert len(sizes()) == 1
    code, _, text = run("print", made, "--pages", "77", "-o", tmp_path / "none.pdf")
    assert code == 2
    assert "「77」というページはありません" in text
    assert not (tmp_path / "none.pdf").exists()


def test_print_writes_the_board_of_a_system(tmp_path: Path, qapp: Any) -> None:
    out = tmp_path / "board.pdf"
    assert run("print", "--board", "-o", out) == (0, f"{out}\n", "")
    assert out.read_bytes().startswith(b"%PDF")
    assert run("print", "common", "--board", "pieces", "--paper", "Letter", "-o", out)[0] == 0
    assert run("print", "enishi", "--board", "-o", tmp_path / "none.pdf")[0] == 2
    assert not (tmp_path / "none.pdf").exists()
    assert run("print", "-o", tmp_path / "none.pdf")[0] == 2


def test_print_writes_tonights_set_of_a_table_or_of_a_file(tmp_path: Path, qapp: Any) -> None:
    campaign = Library(tmp_path / "library", Store()).create("enishi", "卓")
    system = Catalogue().system("enishi")
    campaign.add(system.randomise(campaign.game(system), Random(3)))
    out, chosen = tmp_path / "t.pdf", campaign.folder.parent / "tonight.json"
    assert run("print", "--set", campaign.folder, "-o", out) == (0, f"{out}\n", "")
    assert out.read_bytes().count(b"/Type /Page\n") == 3  # the sheet, and the GM screen: tables, people
    kind = {"format": "takujo-print", "table": campaign.folder.name}
    chosen.write_text(json.dumps({**kind, "blank": 2, "parts": []}), encoding="utf-8")
    assert run("print", "--set", chosen, "-o", out)[0] == 0
    assert out.read_bytes().count(b"/Type /Page\n") == 2
    chosen.write_text(json.dumps({**kind, "blank": -1}), encoding="utf-8")
    assert run("print", "--set", chosen, "-o", out)[0] == 2
    chosen.write_text('{"format": "else"}', encoding="utf-8")
    code, _, err = run("print", "--set", chosen, "-o", out)
    assert code == 2
    assert "印刷の組み合わせ" in err


def test_window_opens_without_arguments_and_for_existing_files(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.touch()
    assert opens_window([])
    assert opens_window([str(file)])
    assert opens_window(["--sample", "enishi"])
    assert not opens_window([str(tmp_path / "none.json")])
    assert opens_window([str(tmp_path / "gone with its stick.takujo")])
    assert ENDINGS == (SHEET, GAME)
    assert not any(opens_window([command]) for command in (*COMMANDS, "--help", "--version", "--self-test"))


def test_starting_loads_neither_pydantic_nor_argparse() -> None:
    code = (
        "import sys\n"
        "import desktop.__main__\n"
        "assert not {'argparse', 'pydantic', 'PySide6'} & set(sys.modules), sorted(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_program_runs_as_a_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "roll", "enishi", "check", "--faces", "4,3", "--skill", "1"],
        capture_output=True, text=True, check=False, env={"LC_ALL": "C.UTF-8", "PYTHONPATH": ".", "PATH": ""},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "8 成功" in done.stdout


@pytest.mark.parametrize(("arguments", "code"), [(["systems"], 0), (["--version"], 0)])
def test_program_without_console_runs_commands(arguments: list[str], code: int) -> None:
    """A windowed program of Windows has neither standard output nor error; only its exit code remains."""
    start = "import sys; sys.stdout = sys.stderr = None; from desktop.__main__ import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", start, *arguments], check=False)
    assert done.returncode == code


UNDECODABLE = os.fsdecode("霧島".encode("shift_jis"))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("new", "enishi", "--name", "x" * 201), "200 文字まで"),
        (("new", "enishi", "--name", UNDECODABLE), "読めない文字"),
        (("new", "enishi", "-o", "x" * 300), "名前が長すぎます"),
        (("new", "enishi", "-o", UNDECODABLE), "名前の文字が読めません"),
        (("new", "enishi", "-o", "."), "もうあります"),
        (("new", "enishi", "--definition", "x" * 300), "名前が長すぎます"),
        (("new", "enishi", "--definition", "."), "ファイルではありません"),
        (("new", "enishi", "--seed", "9" * 5000), "数ではありません"),
        (("new", UNDECODABLE), "というシステムはありません"),
        (("validate", "x" * 300), "名前が長すぎます"),
        (("validate", "x" * 100_000), "x…」は名前が長すぎます"),
        (("print", "x" * 300, "-o", "x.pdf"), "名前が長すぎます"),
        (("print", UNDECODABLE, "-o", "x.pdf"), "名前の文字が読めません"),
    ],
)
def test_hostile_arguments_give_one_sentence(
    arguments: tuple[str, ...], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*arguments)
    assert code != 0
    assert text in out + err
    assert (out + err).count("\n") == 1
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    "name",
    [
        *TEXTS[:: 1 if SHARE >= 100 else 3],
        "con",
        "COM¹",
        "nul .txt",
        "conin$",
        "..",
        "--json",
        "a\nb",
        "\x7f",
        "霧" * 200,
    ],
)
def test_a_character_of_any_name_is_a_file_or_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names that some system refuses, that look like paths, options or placeholders, or that show nothing at all."""
    monkeypatch.chdir(tmp_path)
    code, out, err = run("new", "enishi", f"--name={name}")
    written = os.listdir(tmp_path)
    assert (code, len(written)) in ((0, 1), (2, 0))
    assert (out + err).count("\n") == 1
    for file in written:
        assert not file.startswith(("-", ".", " "))
        assert not PureWindowsPath(file).is_reserved()
        assert run("validate", file)[0] != 2
        kept = name if name.strip() else ""  # blanks alone are no name
        assert json.loads(Path(file).read_text(encoding="utf-8"))["name"] == kept


def test_a_name_of_255_bytes_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", "enishi", "-o", "x" * 250 + ".json")[0] == 0
    assert run("new", "enishi", "--name", "霧" * 200)[0] == 0


def test_undecodable_bytes_reach_no_traceback(tmp_path: Path) -> None:
    name = "霧島".encode("shift_jis")
    command = [sys.executable.encode(), b"-m", b"desktop", b"new", b"enishi", b"--name", name, b"-o", name]
    done = subprocess.run(command, capture_output=True, cwd=Path(commands.__file__).parents[1], check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


USES = {
    "nothing": ["--help"],
    "missing": ["new"],
    "no value": ["new", "enishi", "--seed"],
    "no command": ["foo"],
    "unknown": ["new", "enishi", "--bogus"],
    "both": ["print", "a", "--blank", "--pencil", "-o", "x.pdf"],
    "roll": ["roll", "enishi", "check", "--bogus", "1"],
    "version": ["validate"],
}


@pytest.mark.parametrize("arguments", USES.values(), ids=USES)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_argparse_messages_are_translated(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = io.StringIO(), io.StringIO()
    with suppress(SystemExit):
        commands.main(["--lang", language, *arguments], out, err)
    text = (out.getvalue() + err.getvalue() + capsys.readouterr().out).removeprefix("takujo: ")
    assert text
    for english in ("usage:", "positional", "arguments are", "expected", "invalid choice", "not allowed", "show this"):
        assert english not in text or (language, english) == ("en", "usage:")
    if language == "en":
        assert not re.search("[ぁ-ん]", text)


@pytest.mark.parametrize("system", system_ids())
def test_form_is_exported_and_imported(system: str, tmp_path: Path) -> None:
    sheet, form, again = new(system, tmp_path / "a.json"), tmp_path / "a.pdf", tmp_path / "b.json"
    assert run("print", "--fillable", sheet, "-o", form) == (0, f"{form}\n", "")
    assert run("import", form, "-o", again) == (0, f"{again}\n", "")
    kept = [json.loads(file.read_text("utf-8")) for file in (sheet, again)]
    assert [{**data, "history": []} for data in kept] == [kept[1], kept[1]]
    blank = tmp_path / "blank.pdf"
    assert run("print", "--fillable", system, "-o", blank)[0] == 0
    assert run("import", blank, "-o", tmp_path / "c.json")[0] == 0


def test_a_form_has_the_type_ink_and_pages_that_are_wanted(tmp_path: Path, qapp: Any) -> None:
    sheet, form, again = new("d6game", tmp_path / "a.json"), tmp_path / "a.pdf", tmp_path / "b.json"
    assert run("print", "--fillable", sheet, "--large", "--ink", "-o", form)[0] == 0
    document = pypdfium2.PdfDocument(form)
    count = len(document)
    assert {tuple(round(side * 25.4 / 72) for side in page.get_size()) for page in document} == {(297, 210)}
    document.close()
    assert run("import", form, "-o", again)[0] == 0
    kept = [json.loads(file.read_text("utf-8")) for file in (sheet, again)]
    assert {**kept[0], "history": []} == kept[1]
    code, out, _ = run("print", "--fillable", sheet, "--large", "--pages", "2", "--json", "-o", form)
    assert (code, json.loads(out)) == (0, {"file": str(form), "pages": 1, "unknown_signs": []})
    assert count > 1
    third = tmp_path / "c.json"
    assert run("import", form, "-o", third)[0] == 0
    assert json.loads(third.read_text("utf-8")) == kept[1]
    assert run("print", "--fillable", sheet, "--pages", "77", "-o", tmp_path / "none.pdf")[0] == 2


@pytest.mark.parametrize("how", [(), ("--fillable",), ("--paper", "A5"), ("--large", "--ink")])
def test_characters_without_glyph_are_named_on_stderr(how: tuple[str, ...], tmp_path: Path, qapp: Any) -> None:
    sheet = new("enishi", tmp_path / "a.json", "--name", "𓀀髙𠮷𓀁")
    out = tmp_path / "a.pdf"
    assert run("print", sheet, *how, "-o", out) == (0, f"{out}\n", "takujo: 形のない字が□になります：𓀀 𓀁\n")
    code, text, err = run("--lang", "en", "print", sheet, *how, "--json", "-o", out)
    assert (code, json.loads(text)["unknown_signs"]) == (0, ["𓀀", "𓀁"])
    assert err == "takujo: Signs without a shape become □: 𓀀 𓀁\n"


def test_set_names_characters_without_glyph(tmp_path: Path, qapp: Any) -> None:
    campaign = Library(tmp_path, Store()).create("common", "港町")
    rule_system = Catalogue().system("common")
    campaign.add(rule_system.randomise(rule_system.game(), Random(3)).evolve(name="𓀀", draft=False, is_pc=True))
    out = tmp_path / "a.pdf"
    code, text, err = run("print", "--set", campaign.folder, "--json", "-o", out)
    assert (code, json.loads(text)["unknown_signs"]) == (0, ["𓀀"])
    assert json.loads(text)["pages"] > 1
    assert "𓀀" in err


def test_a_form_is_looked_through_before_it_is_written_into_a_table(tmp_path: Path) -> None:
    campaign = Library(tmp_path, Store()).create("common", "港町")
    rule_system = Catalogue().system("common")
    sheet = rule_system.randomise(rule_system.game(), Random(3)).evolve(name="凪")
    campaign.add(sheet)
    text = paper_code.whole(sheet.evolve(ap=4))  # type: ignore[call-arg]
    code, out, _ = run("import", "--qr", text, "--table", campaign.folder)
    assert code == 0
    assert out.splitlines() == [
        "QR: 「凪」と 1 か所違います。",
        "  AP: −1 → 4",
        "まだ書いていません。これでよければ --yes を付けてください。",
    ]
    assert run("import", "--qr", text, "--table", campaign.folder, "--yes")[0] == 0
    (entry,) = campaign.refresh()
    assert campaign.read(campaign.path_of(entry), rule_system)[1].ap == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("beside", [None, b"\x89PNG\r\n\x1a\nno picture", PIXEL], ids=["missing", "damaged", "there"])
def test_portrait_that_cannot_be_imported_is_reported(beside: bytes | None, tmp_path: Path) -> None:
    campaign = Library(tmp_path, Store()).create("common", "港町")
    rule_system = Catalogue().system("common")
    sheet = rule_system.randomise(rule_system.game(), Random(3)).evolve(name="凪", portrait="face.png")
    path = tmp_path / "nagi.json"
    Store().create(path, sheets.dump(sheet))
    if beside is not None:
        path.with_name("face.png").write_bytes(beside)
    code, _, err = run("--lang", "en", "import", path, "--table", campaign.folder, "--yes")
    text = "takujo: “凪” has no portrait: it did not come along, or is no picture that can be read.\n"
    assert (code, err) == (0, "" if beside == PIXEL else text)


def test_impossible_import_gives_one_sentence(tmp_path: Path) -> None:
    assert run("import")[2] == "takujo: 読み込むものがありません。書き込んだPDFを書くか、--qr を付けてください。\n"
    (tmp_path / "x.pdf").write_bytes(b"%PDF-1.4")
    assert run("import", tmp_path / "x.pdf")[0] == 2
    assert "コードではありません" in run("import", "--qr", "12345")[2]
    tag = paper_code.tag(Catalogue().system("enishi").sheet_type())
    assert "名札" in run("import", "--qr", tag)[2]


def test_print_writes_cards_alone_in_either_size(tmp_path: Path, qapp: Any) -> None:
    campaign = Library(tmp_path / "library", Store()).create("enishi", "卓")
    system = Catalogue().system("enishi")
    sheet = campaign.add(system.randomise(campaign.game(system), Random(3))).path
    out = tmp_path / "cards.pdf"
    assert run("print", sheet, "--cards", "-o", out) == (0, f"{out}\n", "")
    assert out.read_bytes().count(b"/Type /Page\n") == 2  # ten effects, nine to a page
    assert run("print", sheet, "--cards", "91x55", "-o", out)[0] == 0
    text = pypdfium2.PdfDocument(out)[0].get_textpage().get_text_bounded()
    assert "91×55" in text
    assert run("print", sheet, "--cards", "10x10", "-o", out)[0] == 2
    assert "10x10" in run("print", sheet, "--cards", "10x10", "-o", out)[2]


def test_printed_argument_can_follow_an_option_without_value(tmp_path: Path, qapp: Any) -> None:
    sheet, out = new("enishi", tmp_path / "a.json"), tmp_path / "out.pdf"
    for given in (("--cards", sheet), ("--ink", sheet), ("--board", "common")):
        assert run("print", *given, "-o", out) == (0, f"{out}\n", "")
    code, _, text = run("print", "--cards", tmp_path / "gone.json", "-o", out)
    assert code == 2
    assert "gone.json" in text


def test_print_set_applies_its_page_choices(tmp_path: Path, qapp: Any) -> None:
    campaign = Library(tmp_path / "library", Store()).create("enishi", "卓")
    out, chosen = tmp_path / "t.pdf", campaign.folder.parent / "tonight.json"
    kind = {"format": "takujo-print", "table": campaign.folder.name, "parts": ["cards"]}
    for choices, pages in (({}, 2), ({"card_backs": "long"}, 4), ({"card_size": "huge", "unknown": "x"}, 2)):
        chosen.write_text(json.dumps({**kind, "choices": choices}), encoding="utf-8")
        assert run("print", "--set", chosen, "-o", out)[0] == 0
        assert out.read_bytes().count(b"/Type /Page\n") == pages


@pytest.mark.parametrize("command", ["", *sorted(COMMANDS - {"roll"})])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_help_has_one_option_list_with_descriptions(command: str, language: str) -> None:
    out = io.StringIO()
    with pytest.raises(SystemExit), redirect_stdout(out):
        commands.main(["--lang", language, *command.split(), "--help"])
    lines = out.getvalue().splitlines()
    assert sum(line in ("付けられるもの:", "options:") for line in lines) == 1
    bare = [line for n, line in enumerate(lines) if re.fullmatch(r"  \S.*", line) and "  " not in line.strip()]
    following = [lines[lines.index(line) + 1] for line in bare]
    assert all(re.match(r" {10,}\S", line) or "COMMAND" in name for name, line in zip(bare, following, strict=True))


def test_help_mentions_that_files_open_a_window() -> None:
    out = io.StringIO()
    with pytest.raises(SystemExit), redirect_stdout(out):
        commands.main(["--help"])
    assert "画面が開きます" in out.getvalue()


def test_a_sheet_file_needs_a_campaign(tmp_path: Path) -> None:
    """`takujo import x.takujo` is not reported as an invalid PDF."""
    text = run("import", str(tmp_path / "haru.takujo"))[2]
    assert "--table" in text
    assert "PDF" not in text
