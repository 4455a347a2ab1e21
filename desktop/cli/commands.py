"""The command line: make, check, print and roll without a window.

Exit codes: 0 done, 1 the rules find something wrong, 2 it could not be done (one sentence on standard error).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TextIO

from desktop import __version__
from desktop.cli.files import read_sheet
from desktop.cli.importing import add_import_options, bring_in
from desktop.cli.parser import Parser
from desktop.cli.printing import add_print_options, print_pages
from desktop.cli.replay import add_replay_options, write_replay
from desktop.cli.roll import add_roll_options, roll, seed
from desktop.cli.table import add_table_options, roll_on_table
from desktop.cli.words import Voice, complaint, voice
from desktop.core.custom.definition import Definition
from desktop.core.problem import Problem, Severity, TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import phrase
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.campaign.migrations import CAMPAIGN, DEFINITION
from desktop.services.storage.file_errors import reading
from desktop.services.storage.files import file_name, speakable, spoken
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue

DONE, WRONG, FAILED = 0, 1, 2
LONGEST_NAME = 200
"""Characters, as `ShortText` has it."""


def main(arguments: Sequence[str], out: TextIO | None = None, err: TextIO | None = None) -> int:
    """Run one command and return the exit code."""
    out, err = out or _tolerant(sys.stdout), err or _tolerant(sys.stderr)
    speaking = voice(arguments, out, err)
    try:
        return _run(list(arguments), speaking)
    except TakujoError as error:
        err.write(f"takujo: {speaking.one_line(error.problem)}\n")
        return FAILED
    except BrokenPipeError:
        return FAILED
    except OSError as error:  # a path that the system does not even look up
        err.write(f"takujo: {speaking.one_line(reading(error, Path(str(error.filename or ''))).problem)}\n")
        return FAILED


def _tolerant(stream: TextIO) -> TextIO:
    """Never fail on a console that cannot show a character."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
    return stream


def parser(speaking: Voice) -> Parser:
    """Build the whole command line."""
    say = speaking.say
    language = argparse.ArgumentParser(add_help=False)  # plain: argparse joins groups by the titles it gave them
    language.add_argument("--lang", choices=("ja", "en"), help=say("表示の言語"))
    window = say("COMMAND を書かなければ、画面が開きます。ファイルや卓のフォルダーを書くと、それを開きます。")
    top = Parser(
        voice=speaking, prog="takujo", description=say("卓上で遊ぶTRPGの相棒"), epilog=window, parents=[language]
    )
    top.add_argument("--version", action="version", version=f"takujo {__version__}", help=say("版を出す"))
    top.add_argument("--self-test", action="store_true", help=say("すべてのシステムと画面を試して終わる"))
    part: Any = partial(Parser, voice=speaking)  # argparse calls it, and only speaks of a class
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=part)
    commands.add_parser("systems", help=say("使えるシステムを並べる"), parents=[language])
    new = commands.add_parser("new", help=say("キャラクターシートを作る"), parents=[language])
    new.add_argument("system", metavar="SYSTEM", help=say("システム（systems で並びます）"))
    new.add_argument("--random", action="store_true", help=say("ルールどおりのキャラクターをおまかせで作る"))
    new.add_argument("--seed", type=seed, help=say("同じ数なら同じ結果になる"))
    new.add_argument("--name", default="", help=say("名前"))
    new.add_argument("--definition", type=Path, help=say("ゲーム定義のファイル"))
    new.add_argument("-o", "--output", type=Path, help=say("書き出すファイル"))
    validate = commands.add_parser("validate", help=say("ファイルをルールに照らす"), parents=[language])
    checked = say("シートかゲーム定義のファイル、卓のフォルダー")
    validate.add_argument("files", nargs="+", type=Path, metavar="FILE", help=checked)
    validate.add_argument("--definition", type=Path, help=say("ゲーム定義のファイル"))
    add_print_options(commands.add_parser("print", help=say("PDFにする"), parents=[language]), speaking)
    brought = commands.add_parser("import", help=say("書き込んだPDFやQRコードからシートを戻す"), parents=[language])
    add_import_options(brought, speaking)
    command = commands.add_parser("replay", help=say("記録を読みものにする"), parents=[language])
    add_replay_options(command, speaking)
    thrown = commands.add_parser("roll", help=say("判定する"), parents=[language], own_help=False)
    add_roll_options(thrown, speaking)
    tables = commands.add_parser("table", help=say("表を振る"), parents=[language])
    add_table_options(tables, speaking)
    return top


def _run(arguments: list[str], speaking: Voice) -> int:
    top = parser(speaking)
    given, rest = top.parse_known_args(arguments)
    if rest and given.command != "roll":
        top.error("unrecognized arguments: " + " ".join(rest))
    match given.command:
        case "systems":
            return _systems(speaking)
        case "new":
            return _new(given, speaking)
        case "validate":
            return _validate(given, speaking)
        case "print":
            _need_no_screen()
            print_pages(given, speaking)
            return DONE
        case "import":
            return DONE if bring_in(given, speaking) else FAILED
        case "replay":
            write_replay(given, speaking)
            return DONE
        case "roll":
            return roll(given, rest, speaking)
        case "table":
            return roll_on_table(given, speaking)
    if given.self_test:
        return _self_test(speaking)
    speaking.line(top.format_help().rstrip())
    return FAILED


def _self_test(speaking: Voice) -> int:
    _need_no_screen()
    from desktop import app

    for name in app.self_test():
        speaking.line(name)
    return DONE


def _need_no_screen() -> None:
    """Let Qt draw on Linux without a display, e.g. over ssh."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _systems(speaking: Voice) -> int:
    for info in Catalogue():
        name, line = info.name_in(speaking.language), info.line_in(speaking.language)
        speaking.line(f"{info.id}\t{name}\t{line}")
    return DONE


def _new(given: argparse.Namespace, speaking: Voice) -> int:
    system = Catalogue().system(given.system)
    definition = _definition(given.definition)
    game = definitions.game_of(system, definition, given.definition or Path())
    chance = Random(given.seed)
    sheet: Sheet = system.by_chance(game, chance) if given.random else system.blank(game)
    # the reading that came by chance belongs to another name
    changes = {"name": given.name, "reading": ""} if given.name else {}
    if given.seed is not None:
        changes["id"] = f"{Random(given.seed).getrandbits(128):032x}"
    sheet = _named(sheet, changes)
    path = given.output or Path(file_name(sheet.name, sheet.id))
    Store().create(path, sheets.dump(sheet))
    speaking.line(str(path))
    return DONE


def _named(sheet: Sheet, changes: dict[str, str]) -> Sheet:
    name = changes.get("name", "")
    if len(name) > LONGEST_NAME:
        raise complaint(
            "name_too_long",
            phrase("名前は {most} 文字までです（{count} 文字ありました）。", most=LONGEST_NAME, count=len(name)),
            phrase("短い名前にしてください。"),
        )
    if not speakable(Path(name)):
        raise complaint(
            "bad_name",
            phrase("名前「{name}」に読めない文字があります。", name=spoken(name)),
            phrase("端末の文字コードを UTF-8 にして入れ直してください。"),
        )
    return sheet.evolve(**changes)


def _definition(path: Path | None) -> Definition | None:
    return None if path is None else definitions.read(Store(), path, Catalogue())[0]


def _validate(given: argparse.Namespace, speaking: Voice) -> int:
    definition = _definition(given.definition)
    wrong = False
    for path in given.files:
        for file, system, problems in _checked(path, definition):
            for problem in problems:
                speaking.line(f"{file}: {speaking.of(system).problem_line(problem)}")
            if not problems:
                speaking.line(f"{file}: {speaking.say('問題ありません。')}")
            wrong = wrong or any(p.severity is not Severity.WARN for p in problems)
    return WRONG if wrong else DONE


def _checked(path: Path, definition: Definition | None) -> list[tuple[Path, str, tuple[Problem, ...]]]:
    """Say of every file that a path means of which system it is, where one is known, and what is wrong with it."""
    try:
        data = Store().read(path / CAMPAIGN_FILE if os.path.isdir(path) else path).data
        if data.get("format") == CAMPAIGN.format:
            campaign = Campaign(path if os.path.isdir(path) else path.parent, Store())
            return [found for entry in campaign.refresh() for found in _checked(campaign.path_of(entry), definition)]
        if data.get("format") == DEFINITION.format:
            found, problems = definitions.read(Store(), path, Catalogue())
            return [(path, found.based_on, problems)]
        system, game, sheet = read_sheet(path, definition)
        return [(path, system.id, system.problems(sheet, game))]
    except TakujoError as error:
        return [(path, "", getattr(error, "problems", ()) or (error.problem,))]
