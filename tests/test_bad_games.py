"""A bad definition, for any base, is one sentence that names place, value and way out, however it comes in.

At the command line, in the window and in the editor; the library stays as it was. What they cost in time and memory
is judged by `tests.bench.bench_bad_games`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.cli import commands
from desktop.controllers.editors.definition import PAGE, DefinitionController
from desktop.controllers.main import MainController
from desktop.core.custom.profile import FieldKind
from desktop.core.expression.formula_reader import LONGEST
from desktop.core.problem import Problem, Severity
from desktop.core.system import AnySystem
from desktop.core.tables.table import RandomTable
from desktop.core.words import Words
from desktop.models.editors.definition import DefinitionDocument
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.dialogs.import_preview import DefinitionImportDialog
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.widgets.inputs.formula_edit import FormulaEdit
from tests.bad_games import BAD, EDITED, Bad, refused, whole
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.example_budget import fewest
from tests.test_own_values_game import add_field, type_into

LONGEST_TOLD = 400
"""Characters of one sentence and its way out, whatever stands in the file."""
MOST_TOLD = 3
RULE = re.compile(r"　[A-Z0-9-]+$")
"""The rule id that follows a sentence in the window."""


def written(folder: Path, system: AnySystem, name: str, bad: Bad) -> Path:
    path = folder / f"{system.id}.takujo-game"
    path.write_bytes(whole(system, bad))
    return path


def assert_well_reported(lines: list[str], bad: Bad) -> None:
    """Assert that the messages are short, few, whole sentences and name the fault."""
    assert 0 < len(lines) <= MOST_TOLD, lines
    assert all(len(line) < LONGEST_TOLD and line.endswith("。") for line in lines), lines
    assert all(name in lines[0] for name in bad.names), (bad.names, lines)


@pytest.mark.parametrize("system_id", system_ids())
def test_at_the_command_line(system_id: str, tmp_path: Path) -> None:
    system = Catalogue().system(system_id)
    for name, bad in BAD.items():
        path = written(tmp_path, system, name, bad)
        out, err = io.StringIO(), io.StringIO()
        wrong = refused(system, bad)
        code = commands.main(["validate", "--lang", "ja", str(path)], out, err)
        lines = [line.removeprefix(f"{path}: ") for line in out.getvalue().splitlines()]
        assert_well_reported(lines, bad)
        assert (code, err.getvalue()) == (commands.WRONG if wrong else commands.DONE, ""), name
        sheet = tmp_path / "sheet.json"
        made = ["new", system_id, "--random", "--seed", "7", "--definition", str(path), "-o", str(sheet)]
        assert commands.main(made, out, err) == (commands.FAILED if wrong else commands.DONE), name
        assert sheet.exists() is not wrong, name
        sheet.unlink(missing_ok=True)


def test_through_the_window(main: MainController, tmp_path: Path) -> None:
    """Nothing of a refused file gets into the library; what only asks for attention is said before it is taken.

    What is said of each file in each room is the same as at the command line.
    """
    library = tmp_path / "library"
    for system_id, name in fewest(system_ids(), BAD):
        system, bad = Catalogue().system(system_id), BAD[name]
        path = written(tmp_path, system, name, bad)
        main.start.definition_requested.emit()
        (ask,) = (d for d in main.window.findChildren(QFileDialog) if d.isVisible())
        ask.fileSelected.emit(str(path))
        ask.close()
        assert_well_reported(_dialog_lines(main, wrong=refused(system, bad)), bad)
        assert main.campaign_window is None
    assert not [path for path in library.rglob("*") if path.suffix == ".json"]


def _dialog_lines(main: MainController, *, wrong: bool) -> list[str]:
    """Return the lines of the dialog, and close it."""
    wanted: type[MistakesDialog | DefinitionImportDialog] = MistakesDialog if wrong else DefinitionImportDialog
    (dialog,) = (d for d in main.window.findChildren(wanted) if d.isVisible())
    if isinstance(dialog, DefinitionImportDialog):
        first = dialog.ui.changes.toPlainText().split("\n\n")[0].splitlines()
        assert first[0] == "■ 気をつけるところ"
        lines = [line.removeprefix("△ ") for line in first[1:]]
    else:
        headline = dialog.ui.headline.text().removeprefix("△ ")
        lines = [RULE.sub("", line.removeprefix("・")) for line in dialog.lines] or [headline]
    dialog.close()
    return lines


def editor_of(main: MainController) -> DefinitionController:
    assert main.campaign_window is not None
    main.campaign_window.run("definition")
    (found,) = (
        c
        for c in main.campaign_window.findChildren(DefinitionController)
        if c.page is main.campaign_window.tabs.page(PAGE)
    )
    return found


@pytest.mark.parametrize("system_id", system_ids())
def test_editor_document_reports_each_mistake(system_id: str) -> None:
    """By the editor's own steps; the rules in force stay those of the last definition that can be played."""
    system = Catalogue().system(system_id)
    refusals: list[Problem] = []
    for name in EDITED:
        bad, wrong = BAD[name], refused(system, BAD[name])
        document = DefinitionDocument(system.definition("霧の国"), system)
        game, value_before = document.game, document.value
        document.refused.connect(refusals.append)
        for key, value in bad.changes(system).items():
            match key:
                case "profile":
                    document.set_profile(value, "")
                case "lists":
                    for list_id, rows in value.items():
                        document.set_rows(list_id, rows, "")
                case "labels":
                    for label, word in value.items():
                        document.set_label(label, word, "")
                case _:
                    document.set_tables([RandomTable.model_validate(table) for table in value], "")
        if refusals:  # it never gets in: what was there stays
            assert_well_reported([refusals.pop().text(Words())], bad)
            assert document.value is value_before
            continue
        assert_well_reported([problem.text(Words()) for problem in document.problems], bad)
        assert any(p.severity is Severity.BLOCK for p in document.problems) is wrong, name
        assert (document.game is game) is wrong, name


def test_typed_into_the_editor(main: MainController, qtbot: QtBot) -> None:
    """The fault is shown at the foot and kept as a draft, and play is unchanged."""
    main.campaigns.make("blank", "霧の国")
    controller = editor_of(main)
    assert main.campaign_window is not None
    page, game = controller.page, main.campaign_window.open_campaign.game
    rows = page.editors["profile"]
    begun = len(rows.rows)
    formulas = {"霧": "風＋1", "風": "霧＋1", "雲": "7÷(2−2)", "雨": "(" * LONGEST}
    for label in formulas:
        add_field(qtbot, rows, label, FieldKind.FORMULA)
    for place, text in enumerate(formulas.values(), begun):
        rows.choose(place)
        line = rows.form.input_of("formula")
        assert isinstance(line, FormulaEdit)
        if len(text) < LONGEST:
            type_into(line.line, text)
        else:
            line.line.setText(text)
            line.line.textEdited.emit(text)
            assert "かっこが 20 重より深く" in line.explanation.text()
    texts = {problem.code: problem.text(Words()) for problem in controller.document.problems}
    assert "「霧」→「風」→「霧」" in texts["circle"]
    assert "「7÷(2−2)」は 0 で割る" in texts["divided_by_zero"]
    assert "「雨」の計算式「((((" in texts["bad_formula"]
    assert page.ui.state.text().startswith("△ 直すところ 2 件")
    assert controller.save()
    assert main.campaign_window.open_campaign.game is game
    document = controller.document
    document.undo_stack.setIndex(0)
    page.rows_changed.emit("skills", BAD["10,000 skills"].changes(document.system)["lists"]["skills"])
    assert "技能 の値 10000 件 は使えません（数が多すぎます。上限 2000 件）" in main.window.notice
    assert page.ui.state.text().startswith("✓")
