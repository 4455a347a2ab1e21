"""`takujo replay`: the log of a campaign as a text to read, with or without what only the GM may know."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from desktop.cli.parser import Parser
from desktop.cli.words import Voice
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.models.play.recap import recap
from desktop.models.sheet.change_words import by_hand
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.journal.journal import Journal
from desktop.services.journal.replay import replay
from desktop.services.journal.replay_styles import STYLES_BY_ENDING, Style
from desktop.services.journal.retelling import Retelling
from desktop.services.storage import files
from desktop.services.storage.file_errors import fault, writing
from desktop.services.storage.store import Store
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue

STYLES = get_args(Style)


def add_replay_options(parser: Parser, speaking: Voice) -> None:
    """Add what the command takes."""
    say = speaking.say
    parser.add_argument("table", type=Path, metavar="TABLE", help=say("卓のフォルダー"))
    parser.add_argument("-o", "--output", type=Path, help=say("書き出すファイル"))
    parser.add_argument("--style", choices=STYLES, help=say("形（なければファイル名の終わりから決める）"))
    parser.add_argument("--gm", action="store_true", help=say("GMだけが知ることも書く"))
    parser.add_argument("--times", action="store_true", help=say("時刻も書く"))
    parser.add_argument("--no-summary", action="store_true", help=say("セッションのまとめを付けない"))


def write_replay(given: argparse.Namespace, speaking: Voice) -> None:
    """Write the replay to its file, or as lines.

    Raises:
        TakujoError: one sentence says why not.
    """
    text = _text(given, speaking)
    if given.output is None:
        speaking.line(text.rstrip("\n"))
        return
    if os.path.lexists(given.output):
        raise fault("exists", given.output)
    try:
        files.replace(given.output, text.encode())
    except OSError as error:
        raise writing(error, given.output) from error
    speaking.line(str(given.output))


def _text(given: argparse.Namespace, speaking: Voice) -> str:
    folder = given.table.parent if given.table.name == CAMPAIGN_FILE else given.table
    campaign = Campaign(folder, Store())
    system = Catalogue().system(campaign.system_id)
    words = language.words_of_campaign(speaking.language, system, campaign.game(system))
    log = Journal(campaign.log, table=campaign.id).read()
    game, summary = campaign.game(system), None
    known_log = Retelling(words, lambda change: by_hand(system.sheet_type, game, change)).log(log)
    if not given.no_summary:
        summary = recap(system, game, log, _people(campaign, system), words, secrets=given.gm)
    ending = given.output.suffix.lower() if given.output is not None else ""
    style = given.style or STYLES_BY_ENDING.get(ending, "text")
    return replay(known_log, campaign.title, style, secrets=given.gm, times=given.times, recap=summary, words=words)


def _people(campaign: Campaign, system: AnySystem) -> Iterator[Sheet]:
    """Yield every readable sheet."""
    for entry in campaign.refresh():
        if entry.draft or entry.fault:
            continue
        try:
            yield campaign.read(campaign.path_of(entry), system)[1]
        except TakujoError:
            continue
