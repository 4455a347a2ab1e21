"""`takujo import`: what was written into a form or is in a code on paper, as a sheet's file or into a campaign."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.cli.parser import Parser
from desktop.cli.words import Voice, complaint
from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import phrase
from desktop.models.paper import from_paper
from desktop.models.sheet.change_words import ChangeWords
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import Campaign
from desktop.services.library import exchange
from desktop.services.library.exchange import Candidate, Decision
from desktop.services.paper import form_pdf, paper_code
from desktop.services.paper.paper_code import SheetCode, Tag
from desktop.services.storage.file_errors import fault
from desktop.services.storage.files import file_name
from desktop.services.storage.store import Store
from desktop.services.storage.stored import Stored
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.diff import Difference, differences

TYPED = Path("QR")
"""What stands for a file where a code was typed."""


PHOTOS = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
WHOLE = (".takujo", ".json")
"""Files of sheets, which are brought into a campaign."""


def add_import_options(parser: Parser, speaking: Voice) -> None:
    """Add what the command takes."""
    say = speaking.say
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help=say("書き込んだPDF、シートのファイル、コードの写真")
    )
    parser.add_argument(
        "--qr", action="append", default=[], metavar="TEXT", help=say("紙のQRコードの文字（続けて何枚でも）")
    )
    parser.add_argument("--table", type=Path, metavar="TABLE", help=say("読み込む先の卓。違いを出し、--yes で書く"))
    parser.add_argument("--yes", action="store_true", help=say("違いを見たあと、卓に書く"))
    parser.add_argument("-o", "--output", type=Path, help=say("書き出すファイル"))
    parser.add_argument("--definition", type=Path, help=say("ゲーム定義のファイル"))


def bring_in(given: argparse.Namespace, speaking: Voice) -> bool:
    """Say what would change, and write it; False: nothing of it can be used.

    Raises:
        TakujoError: one sentence says why not.
    """
    if not given.files and not given.qr:
        raise complaint(
            "nothing_to_import",
            phrase("読み込むものがありません。"),
            phrase("書き込んだPDFを書くか、--qr を付けてください。"),
        )
    _read_photos(given)
    if given.table is not None:
        return _into(given, speaking)
    for found in _found(given, speaking):
        _write_differences(speaking.of(found.system.id), found.system, found.game, found.changes)
        path = given.output or Path(file_name(found.sheet.name, found.sheet.id))
        Store().create(path, sheets.dump(found.sheet))
        speaking.line(str(path))
    return True


def _read_photos(given: argparse.Namespace) -> None:
    """Take what codes on photos say for texts that were typed; all of them are of one sheet."""
    photos = [path for path in given.files if path.suffix.lower() in PHOTOS]
    if not photos:
        return
    from desktop.controllers.campaign.scanning import codes_in

    given.qr = [*given.qr, *(text for path in photos for text in codes_in(path))]
    given.files = [path for path in given.files if path not in photos]


@dataclass(frozen=True)
class _Found:
    system: AnySystem
    game: AnyGame
    sheet: Sheet
    changes: tuple[Difference, ...]


def _found(given: argparse.Namespace, speaking: Voice) -> Iterator[_Found]:
    for path in given.files:
        if path.suffix.lower() in WHOLE:
            raise complaint(
                "needs_table",
                phrase("「{file}」はシートのファイルです。", file=path.name[:60]),
                phrase("--table で読み込む先の卓を書いてください。"),
            )
        for filled in form_pdf.read(path):
            system, game = _played(_data(filled.code), path, given)
            base, sheet = from_paper.read_form(filled, system, game, path, speaking.of(system.id).words)
            yield _Found(system, game, from_paper.own_id(sheet), differences(base, sheet))
    if given.qr:
        read = paper_code.read(given.qr)
        if isinstance(read, Tag):
            raise paper_code.only_a_name()
        system, game = _played(read.data, TYPED, given)
        yield _Found(system, game, from_paper.sheet_of(given.qr, system, TYPED), ())


def _data(code: str) -> dict[str, Any]:
    read = paper_code.read([code])
    return read.data if isinstance(read, SheetCode) else {}


def _played(data: dict[str, Any], path: Path, given: argparse.Namespace) -> tuple[AnySystem, AnyGame]:
    system = sheets.own_system(data, path, Catalogue())
    definition = None if given.definition is None else definitions.read(Store(), given.definition, Catalogue())[0]
    return system, definitions.game_of(system, definition, given.definition or path)


def _into(given: argparse.Namespace, speaking: Voice) -> bool:
    """Bring everything into a campaign: look first, then write, as the window does."""
    campaign = Campaign(given.table, Store())
    system = Catalogue().system(campaign.system_id)
    game, speaking = campaign.game(system), speaking.of(system.id)
    found = list(from_paper.preview(campaign, system, game, given.files, speaking.words))
    if given.qr:
        read = paper_code.read(given.qr)
        if isinstance(read, Tag):
            raise paper_code.only_a_name()
        found.append(from_paper.from_codes(campaign, system, game, read, TYPED))
    for candidate in found:
        _write_candidate(candidate, system, game, speaking)
    wanted = [one for one in found if one.fault is None and one.decision is not Decision.REFUSE]
    if wanted and given.yes:
        _write(campaign, wanted, speaking)
    elif wanted:
        speaking.line(speaking.say("まだ書いていません。これでよければ --yes を付けてください。"))
    return not any(one.fault is not None for one in found)


def _write(campaign: Campaign, wanted: list[Candidate], speaking: Voice) -> None:
    holder = campaign.take()
    try:
        if holder is not None:
            raise fault("in_use", campaign.folder, host=holder.host, pid=holder.pid)
        for candidate in wanted:
            for stored in exchange.bring_in(campaign, [candidate]):
                speaking.line(str(stored.path))
                _warn_of_portrait(campaign, candidate, stored, speaking)
    finally:
        campaign.close()


def _warn_of_portrait(campaign: Campaign, candidate: Candidate, stored: Stored, speaking: Voice) -> None:
    """Say that a portrait which the sheet names did not come along or cannot be shown, as the window does."""
    if not (candidate.data or {}).get("portrait"):
        return
    from desktop.controllers.sheet.portraits import is_shown

    if not is_shown(campaign.portrait_path(str(stored.data.get("portrait")))):
        text = "「{name}」の肖像は、ファイルになかったか、画像として読めないので、付いていません。"
        speaking.warn(speaking.say(phrase(text, name=stored.data.get("name") or stored.path.name)))


def _write_candidate(candidate: Candidate, system: AnySystem, game: AnyGame, speaking: Voice) -> None:
    if candidate.fault is not None:
        speaking.line(f"{candidate.path}: {speaking.one_line(candidate.fault)}")
        for problem in candidate.details:
            speaking.line(f"  {speaking.problem_line(problem)}")
        return
    here = candidate.existing
    name = candidate.sheet.name if candidate.sheet is not None else ""
    text = phrase("「{name}」はこの卓にまだありません。", name=name)
    if here is not None:
        text = phrase("「{name}」と {n} か所違います。", name=here.label, n=len(candidate.differences))
    speaking.line(f"{candidate.path}: {speaking.say(text)}")
    _write_differences(speaking, system, game, candidate.differences)


def _write_differences(speaking: Voice, system: AnySystem, game: AnyGame, changes: tuple[Difference, ...]) -> None:
    words = ChangeWords(speaking.words, system.sheet_type, game)
    for change in changes:
        title, before, after = words.row(change)
        speaking.line(f"  {title}: {before} → {after}")
