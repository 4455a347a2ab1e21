"""What hostile files cost: `python -m tests.bench.bench_hostile [--only WORD]`.

A table of time and memory, each case in a process of its own; exit 1 where one passes its limit.

Limits: 2 s and 300 MB for any input, 200 MB for pictures, counted with everything that the program has loaded by then.
Seconds are those of the processor, so that they say the same on a busy machine. Only on Linux.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from desktop.core.problem import TakujoError
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.campaign.index import Entry, Index
from desktop.services.journal.journal import Journal
from desktop.services.library import exchange, sheet_templates, templates
from desktop.services.library.library import Library
from desktop.services.program import pin
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import session
from desktop.services.storage import encoding
from desktop.services.storage.folders import Folders
from desktop.services.storage.lock import Lock
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from tests.bench import sized

SECONDS, MEGABYTES, PICTURE_MEGABYTES = 2.0, 300, 200
Case = tuple[Callable[[Path], object], Callable[[Path], object]]
"""(makes the input in a folder, reads it); what making costs is not counted."""
SYSTEM = "enishi"


# what is read


def read_sheet(folder: Path) -> object:
    rule_system = Catalogue().system(SYSTEM)
    _, sheet = sheets.read(Store(), folder / "a.json", rule_system)
    return rule_system.validate(sheet, rule_system.game())


def read_definition(folder: Path) -> object:
    catalogue = Catalogue()
    definition, _ = definitions.read(Store(), folder / "a.json", catalogue)
    return definitions.game_of(catalogue.system(definition.based_on), definition, folder / "a.json")


def read_tables(folder: Path) -> object:
    return Library(folder / "卓上", Store()).campaigns()


def read_table(folder: Path) -> object:
    campaign = Campaign(folder / "卓上" / "夜", Store())
    return (
        campaign.members(),
        campaign.damaged,
        campaign.documents("scenarios"),
        campaign.game(Catalogue().system(SYSTEM)),
    )


def read_template(folder: Path) -> object:
    library = Library(folder, Store())
    sheet_templates.sheet_templates(library, SYSTEM)
    return [templates.create_from(library, template, "夜") for template in templates.templates(library)]


def read_index(folder: Path) -> object:
    (folder / "characters").mkdir(exist_ok=True)
    listed = Index(folder / "characters", folder / "index.json")
    return (listed.entries(), listed.search("き"))


def read_import(folder: Path) -> object:
    campaign = Library(folder / "卓上", Store()).create(SYSTEM, "夜")
    rule_system = Catalogue().system(SYSTEM)
    return exchange.preview(campaign, rule_system, rule_system.game(), [folder / "a.json"])


def read_journal(folder: Path) -> object:
    return Journal(folder / "log.jsonl").read()


def read_lock(folder: Path) -> object:
    lock = Lock(folder / ".lock")
    try:
        return lock.take()
    finally:
        lock.release()


def read_state(folder: Path) -> object:
    folders = Folders(folder / "卓上", folder, folder, folder)
    known = pin.pin_from(session(folders).value.pin)
    return (preferences(folders).value, known, Library(folder / "卓上", Store(), folders.recent).recent())


def read_picture(folder: Path) -> object:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    widgets = importlib.import_module("PySide6.QtWidgets")
    portraits = importlib.import_module("desktop.controllers.sheet.portraits")
    widgets.QApplication([])
    return portraits.as_png(portraits.read_picture(folder / "a.png"))


# what is written


def put(name: str, raw: bytes | Callable[[], bytes]) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(raw if isinstance(raw, bytes) else raw())


def hollow(name: str, size: int, beginning: bytes = b"") -> Callable[[Path], object]:
    """Make a file that is large and takes no room."""

    def make(folder: Path) -> None:
        with (folder / name).open("wb") as file:
            file.write(beginning)
            file.truncate(size)

    return make


def changed(data: Callable[[], dict[str, Any]], **changes: Any) -> Callable[[], bytes]:
    return lambda: json.dumps({**data(), **changes}, ensure_ascii=False).encode()


def blank_sheet() -> dict[str, Any]:
    rule_system = Catalogue().system(SYSTEM)
    return sheets.dump(rule_system.blank(rule_system.game()))


def blank_definition() -> dict[str, Any]:
    return definitions.dump(Catalogue().system(SYSTEM).definition("霧の国"))


def table(**changes: Any) -> Callable[[Path], object]:
    def make(folder: Path) -> None:
        made = folder / "卓上" / "夜"
        (made / "characters").mkdir(parents=True)
        data = {"format": "takujo-table", "schema_version": 1, "id": "x", "system": SYSTEM, "title": "夜", **changes}
        (made / CAMPAIGN_FILE).write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    return make


def template(**changes: Any) -> Callable[[Path], object]:
    def make(folder: Path) -> None:
        (folder / "templates" / "characters").mkdir(parents=True)
        data = {"format": "takujo-template", "schema_version": 1, "title": "t", "table": {"system": SYSTEM}}
        data |= {name: value() if callable(value) else value for name, value in changes.items()}
        (folder / "templates" / "a.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    return make


def many_templates(folder: Path) -> None:
    """Put a library of sheets into the templates folder."""
    place = folder / "templates" / "characters"
    place.mkdir(parents=True)
    raw = encoding.encode(blank_sheet())
    for number in range(20_000):
        (place / f"{number}.json").write_bytes(raw)


def index(count: int) -> bytes:
    entry = Entry("a.json", 1, 1, "x", "霧島 七海", "きりしま ななみ", "髙﨑", SYSTEM, True, "", False, False, "", "")
    columns = {
        name: "\x7f".join([value] * count) if isinstance(value, str) else [value] * count
        for name, value in entry._asdict().items()
    }
    return json.dumps({"format": 3, "stamp": 0, "token": "x", **columns}, ensure_ascii=False).encode()


def png(width: int, height: int, depth: int = 8, *, interlaced: bool = False, more: bytes = b"") -> bytes:
    """Return a picture of one colour, as small as such a picture can be."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, depth, 2, 0, 0, int(interlaced))
    row = bytes(1 + width * 3 * depth // 8)
    packer = zlib.compressobj(9)
    body = b"".join(packer.compress(row) for _ in range(height * (2 if interlaced else 1))) + packer.flush()
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + more + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def text_bomb(size: int = 200_000_000) -> bytes:
    """Return a compressed remark that is very long when it is read."""
    data = b"Comment\0\0" + zlib.compress(bytes(size), 9)
    return struct.pack(">I", len(data)) + b"zTXt" + data + struct.pack(">I", zlib.crc32(b"zTXt" + data))


def jpeg(side: int, *, progressive: bool = False) -> bytes:
    """Return a grey photograph; a progressive one has to be held whole to be read."""
    gui, core = importlib.import_module("PySide6.QtGui"), importlib.import_module("PySide6.QtCore")
    image = gui.QImage(side, side, gui.QImage.Format.Format_Grayscale8)
    image.fill(gui.QColor("#888888"))
    buffer = core.QBuffer()
    buffer.open(core.QIODevice.OpenModeFlag.WriteOnly)
    writer = gui.QImageWriter(buffer, core.QByteArray(b"jpeg"))
    writer.setProgressiveScanWrite(progressive)
    writer.write(image)
    return bytes(buffer.data().data())


def bitmap(width: int, height: int) -> bytes:
    head = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, 0, 0, 0, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54 + 100, 0, 0, 54) + head + bytes(100)


def lines(count: int, text: str) -> bytes:
    made = (
        json.dumps({"id": f"{n:032x}", "at": "2026-11-20T19:00:00+00:00", "kind": "note", "text": text})
        for n in range(count)
    )
    return ("\n".join(made) + "\n").encode()


MB = 1_000_000
FULL_ROWS = [{"id": f"r{n}", "name": f"技能{n}"} for n in range(2000)]
CASES: dict[str, Case] = {
    "sheet: 10 GB": (hollow("a.json", 10_000 * MB), read_sheet),
    "sheet: 2 MB of [": (put("a.json", lambda: b"[" * (2 * MB)), read_sheet),
    "sheet: 2 MB of [] in []": (put("a.json", lambda: b'{"a":' + b"[" * 900 + b"[]," * 600_000), read_sheet),
    "sheet: 2 MB of digits": (put("a.json", lambda: b'{"a":' + b"9" * (2 * MB - 10) + b"}"), read_sheet),
    "sheet: numbers of 4,000 digits": (
        put("a.json", lambda: b'{"a":[' + b",".join([b"9" * 4000] * 480) + b"]}"),
        read_sheet,
    ),
    "sheet: 2 MB of escapes": (put("a.json", lambda: b'{"a":"' + b"\\u0041" * 330_000 + b'"}'), read_sheet),
    "sheet: 2 MB of surrogates": (put("a.json", lambda: b'{"a":"' + b"\\ud800" * 330_000 + b'"}'), read_sheet),
    "sheet: one key 150,000 times": (put("a.json", lambda: b"{" + b",".join([b'"a":1'] * 150_000) + b"}"), read_sheet),
    "sheet: 200,000 keys": (
        put("a.json", lambda: json.dumps({str(n): n for n in range(150_000)}).encode()),
        read_sheet,
    ),
    "sheet: 2 MB of name": (put("a.json", changed(blank_sheet, name="霧" * 600_000)), read_sheet),
    "sheet: 2,000 wrong rulings": (put("a.json", changed(blank_sheet, rulings=[0] * 1999)), read_sheet),
    "sheet: 15,000 steps of history": (
        put("a.json", changed(blank_sheet, history=[{"text": "x", "at": "2026"}] * 15_000)),
        read_sheet,
    ),
    "sheet: 2,000 own values": (
        put("a.json", changed(blank_sheet, own={str(n): "x" for n in range(1999)})),
        read_sheet,
    ),
    "sheet from a stick: 2,000 skills": (put("a.json", changed(blank_sheet, skills=FULL_ROWS[:1999])), read_import),
    "definition: 8 MB of {": (put("a.json", lambda: b'{"a":' * 1_600_000), read_definition),
    "definition: 8 MB of one word": (
        put("a.json", changed(blank_definition, summary="x" * (8 * MB - 2000))),
        read_definition,
    ),
    "definition: every list full": (
        put("a.json", changed(blank_definition, lists={f"list{n}": FULL_ROWS for n in range(9)})),
        read_definition,
    ),
    "definition: 2,000 skills": (
        put("a.json", changed(blank_definition, lists={"skills": FULL_ROWS})),
        read_definition,
    ),
    "definition: 2,000 settings": (
        put("a.json", changed(blank_definition, settings={str(n): "x" for n in range(1999)})),
        read_definition,
    ),
    "卓: 20 MB of party": (table(party=["x" * 20] * 800_000), read_table),
    "卓: 20 MB of lists": (table(place={str(n): [[]] * 1000 for n in range(199)}), read_table),
    "卓: 20 MB of title": (table(title="霧" * 6_000_000), read_table),
    "list of 卓: 20 MB of party": (table(party=["x" * 20] * 800_000), read_tables),
    "卓: a definition of 2,000 skills": (
        table(definition={"based_on": SYSTEM, "lists": {"skills": FULL_ROWS}}),
        read_table,
    ),
    "template: 20 MB of sheets": (template(sheets=[{"name": "x" * 90}] * 190_000), read_template),
    "template: 200 sheets of 90 kB": (template(sheets=[{"name": "x", "memo": "x" * 90_000}] * 200), read_template),
    "template: 2,000 sheets": (template(sheets=lambda: [blank_sheet()] * 2000), read_template),
    "template: 500 sheets": (template(sheets=lambda: [blank_sheet()] * 500), read_template),
    "template: 500 sheets of lists": (template(sheets=[{"name": "x", "a": [[1] * 9] * 190}] * 500), read_template),
    "template: 500 sheets of numbers": (template(sheets=[{"name": "x", "a": [1] * 1900}] * 500), read_template),
    "templates: 20,000 sheets": (many_templates, read_template),
    "template: 10 GB": (hollow("a.json", 10_000 * MB), read_template),
    "index: 16 MB of [": (put("index.json", lambda: b"[" * (16 * MB)), read_index),
    "index: 100,000 sheets that are not there": (put("index.json", lambda: index(100_000)), read_index),
    "index: 10 GB": (hollow("index.json", 10_000 * MB), read_index),
    "search keys: 16 MB": (
        put(".search.json", lambda: b'{"token": "x", "keys": "' + b"\x7f" * (15 * MB) + b'"}'),
        read_index,
    ),
    "lock: 10 GB": (hollow(".lock", 10_000 * MB, b'{"pid": 1, "host": "x"}'), read_lock),
    "lock: 4 kB of [": (put(".lock", lambda: b"[" * 4096), read_lock),
    "settings: 10 GB": (hollow("preferences.json", 10_000 * MB), read_state),
    "settings: 1 MB of keys": (
        put("preferences.json", lambda: json.dumps({"keys": {str(n): "x" for n in range(60_000)}}).encode()),
        read_state,
    ),
    "session: 1 MB of documents": (
        put("session.json", lambda: json.dumps({"documents": ["/x/y"] * 80_000}).encode()),
        read_state,
    ),
    "recent 卓: 20 MB": (
        put("recent.json", lambda: json.dumps({"opened": {f"/tmp/x{n}": "2026" for n in range(600_000)}}).encode()),
        read_state,
    ),
    "picture: 4,800 × 4,800": (put("a.png", lambda: png(4800, 4800)), read_picture),
    "picture: 4,800 × 4,800 interlaced": (put("a.png", lambda: png(4800, 4800, interlaced=True)), read_picture),
    "picture: 2,400 × 2,400 of 16 bits": (put("a.png", lambda: png(2400, 2400, 16)), read_picture),
    "picture: 8,000 × 8,000": (put("a.png", lambda: png(8000, 8000)), read_picture),
    "picture: 80,000 × 300": (put("a.png", lambda: png(80_000, 300)), read_picture),
    "picture: photograph 9,000 × 9,000": (put("a.png", lambda: jpeg(9000)), read_picture),
    "picture: progressive 4,800 × 4,800": (put("a.png", lambda: jpeg(4800, progressive=True)), read_picture),
    "picture: progressive 9,000 × 9,000": (put("a.png", lambda: jpeg(9000, progressive=True)), read_picture),
    "picture: 200 MB of remark": (put("a.png", lambda: png(60, 80, more=text_bomb())), read_picture),
    "picture: bitmap 4,800 × 4,800": (put("a.png", lambda: bitmap(4800, 4800)), read_picture),
    "picture: 10 GB": (hollow("a.png", 10_000 * MB, b"\x89PNG\r\n\x1a\n"), read_picture),
    "picture: SVG": (put("a.png", lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>"), read_picture),
    "journal: 100,000 foreign lines": (put("log.jsonl", lambda: lines(100_000, "x" * 200)), read_journal),
    "journal: 50 MB in one line": (put("log.jsonl", lambda: b'{"a": "' + b"x" * (50 * MB)), read_journal),
    "journal: 50 MB of line ends": (put("log.jsonl", lambda: b"\n" * (50 * MB)), read_journal),
    "journal: 50 MB of [": (put("log.jsonl", lambda: b"[" * (50 * MB)), read_journal),
    "journal: 10 GB": (hollow("log.jsonl", 10_000 * MB), read_journal),
}


def one(name: str, folder: Path) -> None:
    """Read one input and print what it cost."""
    Catalogue().system(SYSTEM).game()
    before, start, text = peak(), time.process_time(), "read"
    try:
        CASES[name][1](folder)
    except TakujoError as error:
        text = str(error)
    seconds = time.process_time() - start
    sys.stdout.write(json.dumps([seconds, before, peak(), text[:60]]))


def peak() -> float:
    """Return the most memory that this process ever had, in MB; what its parent had does not count."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1]) / 1024


def measured(name: str) -> tuple[float, float, float, str]:
    """Make an input, and read it in a process of its own: seconds, MB before, most MB, its output."""
    with tempfile.TemporaryDirectory() as folder:
        CASES[name][0](Path(folder))
        command = [sys.executable, "-m", "tests.bench.bench_hostile", "--one", name, folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
        if done.returncode:
            return (0.0, 0.0, 0.0, f"FAILED {done.stderr.strip().splitlines()[-1][:80]}")
        seconds, before, most, found = json.loads(done.stdout)
        return seconds, before, most, found


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="cases whose name holds this")
    parser.add_argument("--one", nargs=2, metavar=("CASE", "FOLDER"))
    arguments = parser.parse_args()
    if arguments.one:
        one(arguments.one[0], Path(arguments.one[1]))
        return 0
    slow = False
    sys.stdout.write(f"{'input':44} {'s':>6} {'MB before':>9} {'most MB':>9}\n")
    for name in [case for case in CASES if arguments.only in case][: sized(None, 1)]:
        seconds, before, most, text = measured(name)
        allowed = PICTURE_MEGABYTES if name.startswith("picture") else MEGABYTES
        over = seconds > SECONDS or most > allowed or text.startswith("FAILED")
        slow = slow or over
        sys.stdout.write(f"{name:44} {seconds:6.2f} {before:9.0f} {most:9.0f}  {'OVER ' if over else ''}{text}\n")
        sys.stdout.flush()
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
