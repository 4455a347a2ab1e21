"""`takujo table`: lists, rolls and writes the random tables of a definition, of a campaign, or of a plain text."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from desktop.cli.parser import Parser
from desktop.cli.roll import add_throw_options, carry_out
from desktop.cli.words import Voice, complaint
from desktop.core.rolls.odds import percent
from desktop.core.tables import check, text
from desktop.core.tables.table import RandomTable, faults, span_text
from desktop.core.words import Typed, phrase
from desktop.services.campaign import definitions
from desktop.services.campaign.campaign import Campaign
from desktop.services.storage import table_files
from desktop.services.storage.files import spoken
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.search import matches


def add_table_options(parser: Parser, voice: Voice) -> None:
    """Add what the command takes."""
    say = voice.say
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=say("ゲーム定義のファイル、卓のフォルダー、表の文章（.txt）")
    )
    parser.add_argument("name", nargs="?", metavar="NAME", help=say("振る表（名前・ふりがな・ローマ字）。なければ一覧"))
    parser.add_argument("--chances", action="store_true", help=say("振らずに、行ごとの確率を書く"))
    parser.add_argument("--text", action="store_true", help=say("振らずに、表を文章で書く"))
    add_throw_options(parser, voice)
    parser.set_defaults(choose=[])


def roll_on_table(given: argparse.Namespace, voice: Voice) -> int:
    """Carry out the command; 1 where the rules of tables find something wrong with those that are listed.

    Raises:
        TakujoError: one sentence says why not.
    """
    tables = _tables(given.file)
    if given.name is None:
        if given.text:
            voice.line(text.write(tables).rstrip())
            return 0
        return _listed(tables, voice)
    table = _named(tables, given.name)
    if given.text:
        voice.line(text.write([table]).rstrip())
    elif given.chances:
        for row, span, chance in zip(table.rows, table.spans, table.chances(), strict=True):
            voice.line(f"{span_text(*span)}\t{percent(chance)}\t{' '.join(row.text.split())}")
    else:
        return carry_out(check.start(tables, {"table": table.id}), given, voice, lambda _: {"table": table.name})
    return 0


def _tables(path: Path) -> tuple[RandomTable, ...]:
    if os.path.isdir(path):
        definition = Campaign(path, Store()).definition()
        tables = definition.tables if definition is not None else ()
    elif path.suffix.lower() == ".txt":
        tables = text.read(table_files.read_text(path))
    else:
        tables = definitions.read(Store(), path, Catalogue())[0].tables
    if not tables:
        raise complaint(
            "no_tables",
            phrase("「{name}」に表はありません。", name=Typed(spoken(path.name)[:60])),
            phrase("ゲーム定義の「表」で作るか、表の文章（.txt）を指定してください。"),
        )
    return tables


def _listed(tables: tuple[RandomTable, ...], voice: Voice) -> int:
    for table in tables:
        dice = table.thrown
        voice.line(f"{table.name}\t{dice.text if dice is not None else table.dice}\t{len(table.rows)}")
    found = faults(tables)
    for problem in found:
        voice.line("△ " + voice.one_line(problem))
    return 1 if found else 0


def _named(tables: tuple[RandomTable, ...], name: str) -> RandomTable:
    whole = next((table for table in tables if name in (table.name, table.reading, table.id)), None)
    found = whole or next((table for table in tables if matches(name, table.name, table.reading)), None)
    if found is None:
        raise complaint(
            "no_table",
            phrase("「{name}」という表はありません。", name=Typed(name[:40])),
            phrase("あるのは {known} です。", known=tuple(Typed(table.name) for table in tables[:20])),
        )
    return found
