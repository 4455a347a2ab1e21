"""What comes up by itself is read out: no view writes such a sentence past `spoken.write`."""

from __future__ import annotations

import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted((ROOT / "ui").rglob("*.ui"))
LOUD = ("error", "warning")
SPEAKING = {"message", "pinTell"}
"""Labels that speak up, whatever their role is at first."""
STILL = {"stateLine", "problemRule"}
"""What one comes upon when reading: states of a sheet, the id of a rule."""
ITSELF = {"dice_tray.py"}
"""Views that announce by themselves what they show again with every step."""


def role(widget: Tree.Element) -> str:
    return next((p.findtext("string", "") for p in widget.findall("property") if p.get("name") == "role"), "")


def sentences(form: Path) -> Iterator[str]:
    """Yield the names of the labels of a form that show a problem."""
    for widget in Tree.parse(form).getroot().iter("widget"):
        name, loud = str(widget.get("name")), role(widget).split("-")[0] in LOUD
        if widget.get("class") in ("QLabel", "Paragraph", "ElidedLabel") and (loud or name in SPEAKING):
            yield name
        if widget.get("class") == "QFrame" and loud:
            yield from (str(w.get("name")) for w in widget.iter("widget") if w.get("class") in ("QLabel", "Paragraph"))


@cache
def modules() -> dict[Path, str]:
    """Read every module that uses a form."""
    paths = (path for path in (ROOT / "desktop").rglob("*.py") if "forms" not in path.parts)
    read = {path: path.read_text(encoding="utf-8") for path in paths}
    return {path: text for path, text in read.items() if "from desktop.views.forms." in text}


def views_of(form: Path) -> list[Path]:
    """Return the modules that use a form."""
    module = ".".join(("desktop", "views", "forms", *form.relative_to(ROOT / "ui").with_suffix("").parts))
    return [path for path, text in modules().items() if f"from {module} import" in text]


def test_every_message_label_is_announced() -> None:
    for form in [form for form in FORMS if [*sentences(form)]]:
        silent = [
            f"{view.name}: {name}"
            for view in views_of(form)
            if view.name not in ITSELF
            for name in {*sentences(form)} - STILL
            if f".{name}.setText(" in modules()[view]
        ]
        assert silent == [], form
