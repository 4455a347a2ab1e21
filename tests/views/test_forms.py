"""Every Designer form: compiled text is current, it opens in Designer's own loader, its fields are the model's."""

from __future__ import annotations

import ast
import importlib
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QFile
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.schema import at_path, editable_paths
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.contract import system_view
from desktop.views.play.tracker_view import TrackerView
from desktop.views.sheet.form_page import FormPage, SheetPage
from desktop.views.sheet.sheet_frame import SheetFrame

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted((ROOT / "ui").rglob("*.ui"))


def test_compiled_forms_are_current() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "forms.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, "")


def test_forms_have_no_unused_imports() -> None:
    for file in (ROOT / "desktop" / "views" / "forms").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        lines = [
            node for node in tree.body if isinstance(node, ast.ImportFrom) and str(node.module).startswith("PySide6")
        ]
        imported = {name.name for node in lines for name in node.names}
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert imported <= used, file


@pytest.mark.parametrize("form", FORMS, ids=lambda f: str(f.relative_to(ROOT / "ui").with_suffix("")))
def test_forms_open_in_designers_loader(form: Path, qtbot: QtBot) -> None:
    loader = QUiLoader()
    for name, header in _promoted(form):
        loader.registerCustomWidget(getattr(importlib.import_module(header), name))
    file = QFile(str(form))
    assert file.open(QFile.OpenModeFlag.ReadOnly)
    widget = loader.load(file)
    assert isinstance(widget, QWidget), loader.errorString()
    qtbot.addWidget(widget)


def _promoted(form: Path) -> list[tuple[str, str]]:
    import xml.etree.ElementTree as Tree

    found = Tree.parse(form).getroot().iter("customwidget")
    return [(str(c.findtext("class")), str(c.findtext("header"))) for c in found]


def _bound_fields(widget: QWidget) -> set[str]:
    return {str(w.property("field")) for w in [widget, *widget.findChildren(QWidget)] if w.property("field")}


@pytest.mark.parametrize("system", system_ids())
def test_sheet_form_and_model_have_the_same_fields(system: str, qtbot: QtBot) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    document = SheetDocument(rule_system.randomise(game, random.Random(1)), rule_system, game)
    frame, page = SheetFrame(Words()), system_view(system).sheet_page()
    qtbot.addWidget(frame)
    frame.place(page)
    page.attach(document, Words())
    bound = _bound_fields(frame)
    for field in bound:
        at_path(rule_system.sheet_type, field)  # raises KeyError for a field that the model lacks
    editable = set(editable_paths(rule_system.sheet_type)) - {"portrait"}  # the portrait has its own input in the frame
    # a mapping whose keys the definition decides has inputs only where there are keys
    editable -= {field for field in editable if isinstance(document.get(field), Mapping) and not document.get(field)}
    missing = {field for field in editable if not any(field == b or b.startswith(field + ".") for b in bound)}
    assert missing == set()


@pytest.mark.parametrize("system", system_ids())
def test_builder_pages_bind_only_model_fields(system: str, qtbot: QtBot) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    document = SheetDocument(rule_system.blank(game), rule_system, game)
    view = system_view(system)
    assert set(view.builder_pages) <= {step.id for step in rule_system.steps}
    for page_type in view.builder_pages.values():
        page = page_type()
        qtbot.addWidget(page)
        page.attach(document, Words())
        for field in _bound_fields(page):
            at_path(rule_system.sheet_type, field)


@pytest.mark.parametrize("system", system_ids())
def test_names_of_a_view_exist(system: str) -> None:
    """`SystemView` has them as text, so that a screen is loaded when it is shown."""
    view = system_view(system)
    assert all(issubclass(view.tracker(engine), TrackerView) for engine in ("battle", "session"))
    assert issubclass(view.sheet_page, SheetPage)
    assert all(issubclass(page, FormPage) for page in view.builder_pages.values())
    assert view.profile_extra is None or issubclass(view.profile_extra, FormPage)
    assert view.session_options is None or callable(view.session_options)
    assert all(map(callable, view.scenario_maps.values()))
    assert view.paper is not None
    assert isinstance(view.printouts, tuple)
