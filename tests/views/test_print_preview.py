"""The print preview: the shown pages go to a file or a printer, also without any printer installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop.core.problem import Problem, TakujoError
from desktop.core.words import Words, phrase
from desktop.views.output.print_preview import PagesModel, PrintPreview
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import PAPER_SIZES, Area, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.widgets.shown.paper_sheet import PaperSheet


def draw(mode: Mode, size: PaperSize) -> Sequence[PageDrawing]:
    """Two pages that contain their mode; one without text."""
    drawn = []
    for number in range(1 if mode is Mode.BLANK else 2):
        canvas = Canvas(mode)
        canvas.text(Area(20, 20, 100, 8), f"{mode} {number + 1}", 12)
        drawn.append(canvas.drawing("霧島 七海"))
    return drawn


@pytest.fixture
def preview(qtbot: QtBot, tmp_path: Path) -> PrintPreview:
    dialog = PrintPreview(draw, Words(), title="霧島 七海", suggested=tmp_path / "霧島.pdf")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_choosing_a_mode_and_a_paper_draws_again(preview: PrintPreview) -> None:
    assert (preview.mode, preview.paper.id, len(preview.pages)) == (Mode.FILLED, "A4", 2)
    preview.ui.blankButton.click()
    assert (preview.mode, len(preview.pages)) == (Mode.BLANK, 1)
    assert preview.ui.countLabel.text().startswith("1")
    preview.ui.sizeBox.setCurrentText("B5")
    assert preview.paper is PAPER_SIZES["B5"]


def test_pdf_contains_the_shown_pages(preview: PrintPreview, qtbot: QtBot, tmp_path: Path) -> None:
    preview.ui.pencilButton.click()
    with qtbot.waitSignal(preview.saved) as found:
        assert preview.save_pdf(tmp_path / "x.pdf")
    assert found.args == [tmp_path / "x.pdf"]
    document = pypdfium2.PdfDocument(tmp_path / "x.pdf")
    assert [page.get_textpage().get_text_bounded().strip() for page in document] == ["pencil 1", "pencil 2"]
    document.close()
    assert "x.pdf" in preview.ui.message.text()


def test_a_printer_gets_the_pages(preview: PrintPreview, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "p.pdf"))
    with qtbot.waitSignal(preview.printed) as found:
        preview.print_on(printer)
    assert found.args == [2]


def test_failure_is_reported_in_the_preview(preview: PrintPreview, tmp_path: Path) -> None:
    assert not preview.save_pdf(tmp_path / "gone" / "x.pdf")
    assert "「gone」" in preview.ui.message.text()  # the folder that is missing
    assert preview.ui.message.property("role") == "error-text"


def test_pages_that_cannot_be_drawn_disable_printing(qtbot: QtBot) -> None:
    def refuse(mode: Mode, size: PaperSize) -> Sequence[PageDrawing]:
        raise TakujoError(Problem(code="no_paper", rule="", message=phrase("印刷の形がありません。")))

    dialog = PrintPreview(refuse, Words())
    qtbot.addWidget(dialog)
    assert "印刷の形がありません" in dialog.ui.message.text()
    assert not dialog.ui.pdfButton.isEnabled()
    assert not dialog.ui.printButton.isEnabled()


def test_meaningless_modes_cannot_be_chosen(qtbot: QtBot) -> None:
    dialog = PrintPreview(draw, Words(), mode=Mode.BLANK, modes=(Mode.BLANK,))
    qtbot.addWidget(dialog)
    assert dialog.mode is Mode.BLANK
    assert not dialog.ui.filledButton.isEnabled()


def test_page_list_is_a_valid_model(qtbot: QtBot) -> None:
    model = PagesModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_pages(draw(Mode.FILLED, PAPER_SIZES["A4"]), PAPER_SIZES["A4"])
    assert model.rowCount() == 2
    assert model.data(model.index(1)) == "2"
    assert model.data(model.index(1), Qt.ItemDataRole.AccessibleTextRole) == "2／2 霧島 七海"


def test_a_widened_page_scrolls_instead_of_being_cut(preview: PrintPreview) -> None:
    page: PaperSheet = preview.ui.page
    assert page.minimumHeight() == 0
    preview.ui.widthButton.click()
    assert page.minimumHeight() > preview.ui.scroll.viewport().height()
    preview.ui.widthButton.click()
    assert page.minimumHeight() == 0


def test_many_pages_are_listed_in_one_column(qtbot: QtBot) -> None:
    """The list is one column that scrolls: further columns were cut off at its side."""
    dialog = PrintPreview(lambda mode, size: [page for _ in range(7) for page in draw(mode, size)], Words())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    found = dialog.ui.thumbnails
    places = [found.visualRect(found.model().index(row, 0)) for row in range(14)]
    assert len({place.left() for place in places}) == 1
    assert [place.top() for place in places] == sorted({place.top() for place in places})
    assert found.verticalScrollBar().maximum() > 0
