"""Names that a 卓 gives reach every step of the builder, the finished sheet, and the tray."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QHeaderView, QLabel, QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.main import MainController
from desktop.services.catalogue import Catalogue

SYSTEMS = [info.id for info in Catalogue() if any(not label.spoken for label in Catalogue().system(info.id).labels)]
"""Those that ask for their labels one by one; words that every sentence follows are in `test_renamed`."""
NAMES_OF_ROWS = {"d6game": {"戦闘"}, "common": set(), "blank": set()}
"""Words that are also the name of a skill, which another list gives."""
OWN = ("成功", "名前")
"""Words that the frame says for itself: how likely success is, the head of a list of things."""


def texts(root: QWidget) -> Iterator[str]:
    """Yield what labels, buttons, heads of tables and names for screen readers say."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root):
            continue
        if isinstance(widget, (QLabel, QAbstractButton)):
            yield widget.text()
        elif isinstance(widget, QHeaderView):
            for n in range(widget.count()):
                yield str(widget.model().headerData(n, Qt.Orientation.Horizontal) or "")
        yield widget.accessibleName()


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_renamed_word_is_on_no_step_under_its_old_name(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.desk is not None
    workspace = main.desk.workspace
    labels = workspace.system.labels
    names = {label.id: f"別名{n}" for n, label in enumerate(labels)}
    assert workspace.set_definition(workspace.game.definition.evolve(labels=names))
    old = {label.text for label in labels} - NAMES_OF_ROWS.get(system, set()) - set(OWN)
    builder = workspace.new_draft()
    assert isinstance(builder, BuilderController)
    builder.randomise()
    seen: set[str] = set()
    found = []
    for number, step in enumerate(workspace.system.steps):
        builder.go_to(number)
        QApplication.processEvents()
        told = [*texts(builder.view), *(f"{s.title} {s.summary}" for s in builder.view.steps.steps)]
        seen |= {name for name in names.values() for text in told if name in text}
        found += [f"{step.id}: {text}" for text in told for word in old if word in text]
    builder.finish()
    sheet = main.desk.sheet
    assert sheet is not None
    found += [f"sheet: {text}" for text in texts(sheet.frame) for word in old if word in text]
    assert found == []
    assert len(seen) >= 1
