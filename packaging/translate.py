"""Gather what the interface says into `resources/i18n/takujo_en.ts` and compile it into `takujo_en.qm`.

    python packaging/translate.py            gather new strings, drop old ones, compile; name what has no English yet
    python packaging/translate.py --compile  only compile each .qm that is missing or older than its .ts
    python packaging/translate.py --check    change nothing; exit 1 when a string is missing or the .qm is out of date

Japanese stands in the forms and in the code, English in the .ts, where a text editor or Qt Linguist may write it. The
.qm is not kept in git; what compiles the forms (`packaging/forms.py`) compiles it as well. The words of the rule
systems are no part of this; they stand in `resources/**/words.en.toml`. `qt_ja.ts` holds the Japanese that Qt's own
dialogs lack; it is written by hand and only compiled here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
FORMS = ROOT / "desktop" / "views" / "forms"
CODE = tuple(ROOT / "desktop" / layer for layer in ("controllers", "models", "views"))
TS = ROOT / "resources" / "i18n" / "takujo_en.ts"
QM = TS.with_suffix(".qm")
QT_TS = TS.with_name("qt_ja.ts")


class Message(NamedTuple):
    """One string of the interface."""

    context: str
    source: str
    english: str
    finished: bool


def tool(name: str) -> str:
    """Find a translation tool that came with PySide6."""
    beside = Path(sys.executable).parent / (f"{name}.exe" if os.name == "nt" else name)
    return str(beside) if beside.exists() else name


def run(name: str, *arguments: str) -> None:
    """Run a tool in the project's folder; it fails loudly, warnings included."""
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run([tool(name), *arguments], cwd=ROOT, capture_output=True, check=False, env=environment)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stderr.decode('utf-8', 'replace').strip()}")


def sources() -> list[Path]:
    """List every file with strings in it, in an order that does not depend on the machine."""
    code = [file for folder in CODE for file in folder.rglob("*.py") if not file.is_relative_to(FORMS)]
    return sorted([*UI.rglob("*.ui"), *code], key=lambda file: file.relative_to(ROOT).as_posix())


def gather(ts: Path) -> None:
    """Bring a .ts up to date with the sources; what is translated stays, what is gone goes.

    Nothing is guessed from similar strings, and no line numbers are kept, so that a change shows as small as it is.
    """
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "ja_JP", "-target-language", "en"]
    still = ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder) / "files.lst"  # a command line of Windows is too short for all the names
        files.write_text("\n".join(file.relative_to(ROOT).as_posix() for file in sources()), encoding="utf-8")
        run("pyside6-lupdate", *options, *still, f"@{files}", "-ts", str(ts))


def compiled(ts: Path) -> bytes:
    """Return what the program loads: a .ts as .qm."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / QM.name
        run("pyside6-lrelease", "-silent", str(ts), "-qm", str(place))
        return place.read_bytes()


def newer() -> list[Path]:
    """Return the translations whose .qm is missing or older than they are."""
    places = ((ts, ts.with_suffix(".qm")) for ts in (TS, QT_TS))
    return [ts for ts, qm in places if not qm.exists() or qm.stat().st_mtime_ns < ts.stat().st_mtime_ns]


def compile_newer() -> None:
    """Write each .qm that is missing or older than its .ts."""
    for ts in newer():
        ts.with_suffix(".qm").write_bytes(compiled(ts))


def messages(ts: Path) -> list[Message]:
    """Read every string of a .ts."""
    found = []
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            result = message.find("translation")
            english = (result.text or "") if result is not None else ""
            finished = bool(english) and result is not None and "type" not in result.attrib
            found.append(Message(context.findtext("name", ""), message.findtext("source", ""), english, finished))
    return found


def unfinished(ts: Path) -> list[str]:
    """Name every string without English."""
    return [f"no English: {m.context}: {m.source}" for m in messages(ts) if not m.finished]


def check() -> list[str]:
    """Say what is wrong with the translation and what was compiled of it."""
    if not TS.exists() or not QM.exists():
        return ["missing: resources/i18n/takujo_en.ts or .qm"]
    with tempfile.TemporaryDirectory() as folder:
        now = Path(folder) / TS.name
        now.write_bytes(TS.read_bytes())
        gather(now)
        wrong = unfinished(now)
        # a checkout may have turned line ends into those of the machine
        if not wrong and now.read_text(encoding="utf-8") != TS.read_text(encoding="utf-8"):
            wrong.append("out of date: resources/i18n/takujo_en.ts")
    for ts in (TS, QT_TS):
        qm = ts.with_suffix(".qm")
        if not qm.exists() or compiled(ts) != qm.read_bytes():
            wrong.append(f"out of date: resources/i18n/{qm.name}")
    return wrong


def main(arguments: list[str]) -> int:
    """Run the command; see the module's first lines."""
    if "--compile" in arguments:
        compile_newer()
        return 0
    if "--check" in arguments:
        wrong = check()
    else:
        TS.parent.mkdir(parents=True, exist_ok=True)
        gather(TS)
        for ts in (TS, QT_TS):
            ts.with_suffix(".qm").write_bytes(compiled(ts))
        wrong = unfinished(TS)
    sys.stdout.write("".join(line + "\n" for line in wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
