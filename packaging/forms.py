"""Compile every Designer form below `ui/` into `desktop/views/forms/`.

    python packaging/forms.py            write what is out of date
    python packaging/forms.py --newer    compile only forms that are missing or older than their source
    python packaging/forms.py --check    change nothing; exit 1 when something is out of date

`ui/systems/enishi/sheet.ui` becomes `desktop/views/forms/systems/enishi/sheet.py`. The result is not kept in git: the
set-up (`packaging/dev.py`), `pip install`, a wheel and the frozen program compile it.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
FORMS = ROOT / "desktop" / "views" / "forms"
_IMPORT = re.compile(r"^from (PySide6\.\w+) import \(([^)]*)\)\n", re.MULTILINE)
_STANDS = re.compile(r"^ +((?:self\.)?\w+)\.(setWidget|addWidget)\((self\.\w+)\)$", re.MULTILINE)
_ADDED = re.compile(r"^ +(?:self\.)?\w+\.addLayout\(((?:self\.)?\w+)[,)].*\n", re.MULTILINE)
HEADER = '"""Compiled from {source}; do not edit. Command: python packaging/forms.py"""\n# mypy: ignore-errors\n'


@cache
def compiler() -> list[str]:
    """Find the form compiler that came with PySide6; its wrapper, a Python program, takes ten times as long."""
    import PySide6  # whether something is out of date can be asked without it

    package = Path(PySide6.__file__).parent
    own = package / "uic.exe" if os.name == "nt" else package / "Qt" / "libexec" / "uic"
    return [str(own), "-g", "python"] if own.exists() else ["pyside6-uic"]


def compiled(form: Path) -> str:
    """Return the Python text of one form."""
    run = subprocess.run(
        [*compiler(), "--no-autoconnection", "--absolute-imports", str(form)],
        capture_output=True,
        check=True,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUTF8": "1"},
    )
    body = _while_empty(_at_home(_needed(run.stdout.decode("utf-8").replace("\r\n", "\n"))))
    lines = [line for line in body.splitlines() if not line.startswith(("## Created by:", "## WARNING"))]
    return HEADER.format(source=form.relative_to(ROOT).as_posix()) + "\n".join(lines) + "\n"


def _needed(text: str) -> str:
    """Leave imports out that nothing uses: PySide makes a class when somebody asks for it, which takes time."""
    names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}

    def used(found: re.Match[str]) -> str:
        wanted = [name for name in re.findall(r"\w+", found[2]) if name in names]
        return f"from {found[1]} import ({', '.join(wanted)})\n" if wanted else ""

    return _IMPORT.sub(used, text)


def _at_home(text: str) -> str:
    """Make pages where they will stand: Qt dresses whatever is put into another place once more, with all in it."""
    for stands in _STANDS.finditer(text):
        place = f"{stands[1]}.viewport()" if stands[2] == "setWidget" else stands[1]
        text = re.sub(rf"^( +{re.escape(stands[3])} = \w+)\(\)$", rf"\1({place})", text, count=1, flags=re.MULTILINE)
    return text


def _while_empty(text: str) -> str:
    """Add layouts to others while they are empty.

    PySide makes a Python object for every item of a layout that is added. Qt deletes items without notice, and such an
    object would claim whatever is made at that address next.
    """
    for added in _ADDED.finditer(text):
        rest = text.replace(added[0], "", 1)
        made = re.search(rf"^ +{re.escape(added[1])} = Q\w+Layout\(\)\n", rest, re.MULTILINE)
        text = rest[: made.end()] + added[0] + rest[made.end() :] if made else text
    return text


def target(form: Path) -> Path:
    """Return where the Python text of a form belongs."""
    return FORMS / form.relative_to(UI).with_suffix(".py")


def stale(form: Path) -> bool:
    """Tell whether the compiled form is missing or differs from what its source gives."""
    place = target(form)
    return not place.exists() or place.read_text(encoding="utf-8") != compiled(form)


def newer() -> list[Path]:
    """Return the forms whose compiled text is missing or older than the form or this script."""
    script = Path(__file__).stat().st_mtime_ns
    found = []
    for form in sorted(UI.rglob("*.ui")):
        place = target(form)
        if not place.exists() or place.stat().st_mtime_ns < max(script, form.stat().st_mtime_ns):
            found.append(form)
    return found


def write(form: Path) -> Path | None:
    """Compile one form; return its place when something changed."""
    text, place = compiled(form), target(form)
    if place.exists() and place.read_text(encoding="utf-8") == text:
        place.touch()
        return None
    place.parent.mkdir(parents=True, exist_ok=True)
    for folder in [place.parent, *place.parent.parents]:
        (folder / "__init__.py").touch()
        if folder == FORMS:
            break
    place.write_text(text, encoding="utf-8", newline="\n")
    return place


def remove_stale() -> None:
    """Delete compiled forms whose source is gone, as after another branch."""
    kept = {target(form) for form in UI.rglob("*.ui")}
    for place in FORMS.rglob("*.py"):
        if place.name != "__init__.py" and place not in kept:
            place.unlink()


def compile_newer() -> None:
    """Compile what is missing or older than its source."""
    remove_stale()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(write, newer()))


def main(arguments: list[str]) -> int:
    """Run the command; see the module's first lines."""
    if "--newer" in arguments:
        compile_newer()
        return 0
    chosen = [Path(a).resolve() for a in arguments if not a.startswith("-")]
    forms = chosen or sorted(UI.rglob("*.ui"))
    with ThreadPoolExecutor(2) as pool:
        if "--check" in arguments:
            old = [form for form, is_old in zip(forms, pool.map(stale, forms), strict=True) if is_old]
            for form in old:
                sys.stdout.write(f"out of date: {form.relative_to(ROOT)}\n")
            return 1 if old else 0
        remove_stale()
        for place in pool.map(write, forms):
            if place:
                sys.stdout.write(f"{place.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
