"""Random tables on paper: every row of them, the GM's on pages of their own, long ones over several pages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.tables.table import RandomTable, TableRow
from desktop.core.tables.text import read
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.printing import find_printouts, write_pdf
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.random_tables import open_tables, pages
from desktop.views.paper.sheet.ink import PAPER_SIZES
from desktop.views.paper.sheet.painting import Placement
from desktop.views.paper.tonight import Job

TEXT = "遭遇\n2D6\n2-6:野犬の群れ\n7-12:盗賊が持つ→[宝物]\n\n宝物\nD66\n11-66:古い地図。\\n裏に名前がある。"


def contents(tables: tuple[RandomTable, ...], system: str = "enishi", language: str = "ja") -> PaperContents:
    rule_system = Catalogue().system(system)
    game = rule_system.game(rule_system.definition("霧").evolve(tables=tables))
    return PaperContents(game, words(language, system), PaperContext(campaign_title="霧島の夜"))


def text_of(given: PaperContents, folder: Path) -> list[str]:
    out = folder / "tables.pdf"
    write_pdf(pages(open_tables(given), given), out, "表")
    document = pypdfium2.PdfDocument(out)
    found = [page.get_textpage().get_text_bounded() for page in document]
    document.close()
    return found


def test_every_table_row_is_printed(qapp: QApplication, tmp_path: Path) -> None:
    (page,) = text_of(contents(read(TEXT)), tmp_path)
    for text in (
        "遭遇",
        "2D6",
        "2〜6",
        "野犬の群れ",
        "盗賊が持つ → 宝物",
        "D66",
        "11〜66",
        "裏に名前がある。",
        "霧島の夜",
    ):
        assert text in page


def test_long_table_continues_under_its_name(qapp: QApplication, tmp_path: Path) -> None:
    rows = tuple(TableRow(low=n, text=f"結果{n}。" + "長い話が続く。" * 9) for n in range(1, 101))
    found = text_of(contents((RandomTable(name="百物語", dice="1D100", rows=rows),)), tmp_path)
    assert len(found) > 2
    assert all("百物語" in page for page in found)
    assert all(any(f"結果{n}。" in page for page in found) for n in range(1, 101))
    assert all(f"{n}／{len(found)}" in page for n, page in enumerate(found, start=1))


@pytest.mark.parametrize("size", PAPER_SIZES)
def test_table_rows_are_laid_out_for_the_paper(qapp: QApplication, size: str) -> None:
    given = contents(read(TEXT))
    paper = PAPER_SIZES[size]
    on = replace(given, context=replace(given.context, paper=paper))
    for page in pages(open_tables(on), on):
        assert Placement.on(page, paper).factor == pytest.approx(1)
        assert page.overflows == ()


@pytest.mark.parametrize("system", system_ids())
def test_gm_tables_are_a_separate_part(qapp: QApplication, system: str) -> None:
    tables = read(TEXT)
    given = contents((tables[0], tables[1].evolve(secret=True)), system)
    parts = {part.id: part.gm for part in Job(Catalogue().system(system), given).parts()}
    assert (parts["page:random_tables"], parts["page:gm_tables"]) == (False, True)
    assert [table.name for table in open_tables(given)] == ["遭遇"]
    none = {part.id for part in Job(Catalogue().system(system), contents((), system)).parts()}
    assert not {"page:random_tables", "page:gm_tables"} & none
    drawn = [p.draw(given) for p in find_printouts(system) if p.id in ("random_tables", "gm_tables")]
    assert [len(found) for found in drawn] == [1, 1]
