"""Recorded pages: what the canvas notices, how other paper is filled, and what comes out of a PDF."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pypdfium2
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtPrintSupport import QPrinter

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.services.storage import files
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.custom import own_text
from desktop.views.paper.printing import (
    About,
    PrintingCancelled,
    find_paper,
    paper,
    print_pages,
    print_sheets,
    render_page,
    write_pdf,
)
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.flow import Flow
from desktop.views.paper.sheet.ink import A4, FLOOR, HEAVY, MARGIN, PAPER_SIZES, PT, THIN, Area, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import Frame, bind
from desktop.views.paper.sheet.painting import Placement
from desktop.views.paper.sheet.parts import box, cells, die, section, track, writing_lines
from desktop.views.paper.sheet.tables import Column, table
from desktop.views.paper.text.typeface import Style, typeface
from tests.paper_faults import collisions, faults

pytestmark = pytest.mark.usefixtures("qapp")


def frame(**changes: object) -> Frame:
    return Frame(**{"system": "えにし 2d6", "mode": Mode.FILLED, "words": Words(), **changes})


def pdf_texts(file: Path) -> list[str]:
    document = pypdfium2.PdfDocument(file)
    texts = [page.get_textpage().get_text_bounded() for page in document]
    document.close()
    return texts


def test_text_that_does_not_fit_is_reported_and_text_that_does_is_not() -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.text(Area(20, 20, 30, 5), "霧島 七海", 18, bold=True)
    assert canvas.overflows == []
    canvas.text(Area(20, 40, 6, 3), "長すぎる名前", 9)
    assert [(o.kind, o.what) for o in canvas.overflows] == [("cut", "長すぎる名前")]


def test_a_mark_outside_the_margin_is_reported_unless_it_may_bleed() -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.rect(canvas.live, HEAVY)
    with canvas.bleeding():
        canvas.line((5, 10), (10, 10), THIN)
    assert canvas.overflows == []
    canvas.line((10, 100), (201, 100), THIN)
    with canvas.turned(20, 20, 90):
        canvas.line((20, 20), (20, 40), THIN)
    assert [o.kind for o in canvas.overflows] == ["outside", "outside"]


def test_texts_on_each_other_are_found() -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.text(Area(20, 20, 40, 5), "上", 12)
    canvas.text(Area(21, 20, 40, 5), "下", 12)
    canvas.text(Area(60, 20, 40, 5), "横", 12)
    assert collisions(canvas.marks) == [("上", "下")]


def test_a_cut_text_is_carried_whole_to_a_further_page() -> None:
    remainder = Remainder("2枚目へ")
    canvas = Canvas(Mode.FILLED)
    name = "寿限無寿限無五劫のすりきれ海砂利水魚の水行末"
    canvas.text(Area(20, 20, 24, 4), name, 18, carry=remainder.carry("名前", "名前"))
    assert canvas.drawing().texts()[-1].endswith("…2枚目へ")
    more = remainder.pages(Mode.FILLED, bottom=280)
    assert name in more[0].drawing().texts()
    assert canvas.overflows == more[0].overflows == []


def test_prose_is_written_on_unchanged_lines() -> None:
    empty, written = Canvas(Mode.BLANK), Canvas(Mode.FILLED)
    writing_lines(empty, Area(20, 20, 60, 31))
    writing_lines(written, Area(20, 20, 60, 31), "あ" * 40)
    strokes = [mark for mark in written.marks if not isinstance(mark, Glyphs)]
    assert strokes == empty.marks
    assert [m.middle for m in written.marks if isinstance(m, Glyphs)] == pytest.approx([24.0, 30.2, 36.4])


def test_boxes_of_a_track_share_their_edges() -> None:
    boxes = cells(Area(20, 20, 6.5, 6.5), 18, 9)
    assert boxes[1].x == boxes[0].right
    assert boxes[9].y == boxes[0].bottom
    canvas = Canvas(Mode.FILLED)
    track(canvas, boxes, 7, lost={5, 6})
    assert canvas.frames == list(boxes)


def test_long_start_value_is_below_its_label() -> None:
    canvas = Canvas(Mode.PENCIL)
    box(canvas, Area(20, 20, 12, 11), "現在", corner="開始 10")
    label, corner = (mark for mark in canvas.marks if isinstance(mark, Glyphs))
    assert corner.middle > label.middle
    assert canvas.overflows == []


def test_long_texts_and_tables_run_over_pages_with_their_heading_again() -> None:
    flow = Flow(Mode.FILLED, 280)
    flow.heading("メモ")
    flow.text("設定", "あいうえお、かきくけこ。" * 800)
    flow.table((Column("名前", 60, "left"), Column("値")), [("とても長い名前" * n, "1") for n in range(1, 25)])
    pages = [canvas.drawing() for canvas in flow.canvases]
    assert len(pages) > 3
    assert all(page.texts()[0] == "メモ" for page in pages)
    assert faults(pages) == []
    printed = "".join("".join(page.texts()) for page in pages)
    assert printed.count("、") == 800
    assert "名前" in pages[-1].texts()


def test_a_long_notice_is_printed_unabridged() -> None:
    short, remainder = frame(notice=("一行目", "二行目")), Remainder("2枚目へ")
    canvas = Canvas(Mode.FILLED)
    assert short.fitted(canvas, remainder) is short
    assert not remainder
    long = frame(notice=("長い表示。" * 90,)).fitted(canvas, remainder)
    pages = bind(long, [canvas, *remainder.pages(Mode.FILLED, bottom=270)])
    assert "".join(pages[1].texts()).count("長い表示。") == 90
    assert "1／2" in pages[0].texts()


@pytest.mark.parametrize("size", list(PAPER_SIZES))
def test_every_paper_keeps_margins_and_smallest_type(size: str) -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.rect(canvas.live, THIN)
    page, sheet = canvas.drawing(), PAPER_SIZES[size]
    place = Placement.on(page, sheet)
    assert place.left + page.live.x * place.factor >= MARGIN - 0.01
    assert place.top + page.live.bottom * place.factor <= sheet.height - MARGIN + 0.01


def test_cards_and_maps_are_never_scaled() -> None:
    canvas = Canvas(Mode.FILLED, true_size=True)
    assert Placement.on(canvas.drawing(), PAPER_SIZES["B5"]).factor == 1.0


def ink(image: QImage, area: Area, per_mm: float) -> tuple[int, int]:
    """Return width and height in px of the black pixels inside an area of the paper."""
    xs, ys = [], []
    for y in range(int(area.y * per_mm), int(area.bottom * per_mm)):
        for x in range(int(area.x * per_mm), int(area.right * per_mm)):
            if QColor(image.pixel(x, y)).lightness() < 100:
                xs.append(x)
                ys.append(y)
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def test_small_type_keeps_height_on_smaller_paper_and_narrows() -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.text(Area(95, 140, 20, 10), "■■", FLOOR, align="centre")
    page = canvas.drawing()
    drawn = {}
    for size in (A4, PAPER_SIZES["B5"]):
        image = render_page(page, round(size.width * 8), size)
        drawn[size.id] = ink(image, Area(size.width / 2 - 15, size.height / 2 - 15, 30, 30), 8)
    assert drawn["B5"][1] >= drawn["A4"][1] - 1
    assert drawn["B5"][0] < drawn["A4"][0] * 0.9


def test_the_written_pdf_has_text_title_and_size(tmp_path: Path) -> None:
    canvas = Canvas(Mode.FILLED)
    section(canvas, Area(10, 40, 190, 5), "所縁（えにし）", "マス：1シナリオ1回")
    table(canvas, Area(10, 60, 100, 20), (Column("攻撃", bold=True), Column("移動")), [("＋2", "−1")])
    die(canvas, Area(120, 60, 8, 8), 5)
    out = tmp_path / "一枚.pdf"
    pages = bind(frame(campaign_title="霧島の夜"), [canvas, Canvas(Mode.FILLED, landscape=True)])
    write_pdf(pages, out, "髙﨑のシート", PAPER_SIZES["B5"])
    text = pdf_texts(out)[0]
    for sentence in ("えにし 2d6", "所縁（えにし）", "霧島の夜", "＋2", "−1", "1／2"):
        assert sentence in text
    document = pypdfium2.PdfDocument(out)
    assert document.get_metadata_dict()["Title"] == "髙﨑のシート"
    assert [round(side * PT) for side in document[0].get_size()] == [182, 257]
    assert [round(side * PT) for side in document[1].get_size()] == [257, 182]
    document.close()


def test_a_printer_gets_the_same_pages(tmp_path: Path) -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.text(Area(20, 20, 60, 8), "同じ頁", 12)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printer.pdf"))
    print_pages([canvas.drawing()] * 2, printer)
    assert ["同じ頁" in text for text in pdf_texts(tmp_path / "printer.pdf")] == [True, True]


def test_unwritable_file_is_reported_and_the_old_one_kept(tmp_path: Path) -> None:
    page = Canvas(Mode.FILLED).drawing()
    with pytest.raises(TakujoError, match="フォルダー「nowhere」がなくなっています"):
        write_pdf([page], tmp_path / "nowhere" / "x.pdf")
    old = tmp_path / "old.pdf"
    old.write_bytes(b"older")
    with pytest.raises(TakujoError, match="印刷するものがありません"):
        write_pdf([], old)
    assert old.read_bytes() == b"older"
    assert list(tmp_path.iterdir()) == [old]


def test_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", refuse)
    with pytest.raises(TakujoError, match="空き容量が足りず「x"):
        write_pdf([Canvas(Mode.FILLED).drawing()], tmp_path / "x.pdf")
    assert list(tmp_path.iterdir()) == []


def test_pages_are_written_while_they_are_laid_out(tmp_path: Path) -> None:
    out, sizes = tmp_path / "many.pdf", []

    def laid_out() -> Iterator[PageDrawing]:
        for n in range(40):
            canvas = Canvas(Mode.FILLED)
            canvas.text(Area(20, 20, 60, 8), f"{n + 1} 枚目", 12)
            yield canvas.drawing(f"{n + 1}")
            sizes.append(files.temporary_of(out).stat().st_size)

    assert write_pdf(laid_out(), out) == 40
    assert 0 < sizes[15] < sizes[30]
    assert [f"{n + 1} 枚目" in text for n, text in enumerate(pdf_texts(out))] == [True] * 40
    assert list(tmp_path.iterdir()) == [out]


def test_stopped_writing_leaves_the_old_file_only(tmp_path: Path) -> None:
    old = tmp_path / "old.pdf"
    old.write_bytes(b"older")
    rows: list[int] = []

    def step(done: int) -> bool:
        rows.append(done)
        return done < 3

    with pytest.raises(PrintingCancelled):
        write_pdf([Canvas(Mode.FILLED).drawing()] * 9, old, step=step)
    assert rows == [1, 2, 3]
    assert old.read_bytes() == b"older"
    assert list(tmp_path.iterdir()) == [old]


def test_page_that_cannot_be_laid_out_leaves_no_file(tmp_path: Path) -> None:
    def laid_out() -> Iterator[PageDrawing]:
        yield Canvas(Mode.FILLED).drawing()
        find_paper("no_such_system")

    with pytest.raises(TakujoError, match="印刷の形がありません"):
        write_pdf(laid_out(), tmp_path / "x.pdf")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_missing_printer_is_reported(tmp_path: Path) -> None:
    page = Canvas(Mode.FILLED).drawing()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "nowhere" / "printer.pdf"))
    with pytest.raises(TakujoError, match="プリンターに送れませんでした"):
        print_pages([page], printer)

    class Gone(QPrinter):
        def newPage(self) -> bool:
            return False

    gone = Gone(QPrinter.PrinterMode.HighResolution)
    gone.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    gone.setOutputFileName(str(tmp_path / "gone.pdf"))
    with pytest.raises(TakujoError, match="プリンターに送れませんでした"):
        print_pages([page, page], gone)


def test_pdf_has_metadata_and_bookmarks(tmp_path: Path) -> None:
    out = tmp_path / "a.pdf"
    pages = [Canvas(Mode.FILLED).drawing(title) for title in ("雨宮 澪（ゆき）", "雨宮 澪（ゆき）", "𠮷野", "")]
    write_pdf(pages, out, About("今夜 <&>", "ゆき、そら", "ja"))
    raw = out.read_bytes()
    assert b"/Lang (ja)" in raw
    assert raw.count(b"%%EOF") == 1
    document = pypdfium2.PdfDocument(out)
    known = document.get_metadata_dict()
    assert (known["Title"], known["Author"], known["Creator"]) == ("今夜 <&>", "ゆき、そら", "卓上 Takujō")
    contents = [(line.get_title(), line.get_dest().get_index()) for line in document.get_toc()]
    assert contents == [("雨宮 澪（ゆき）", 0), ("𠮷野", 2)]
    document.close()


def test_equal_pages_give_equal_bytes_at_any_time_in_any_process(tmp_path: Path) -> None:
    """Another process writes what this one does, in which others were printed before and names count otherwise."""
    program = """
import sys
from pathlib import Path
from random import Random
from random import Random
from PySide6.QtWidgets import QApplication
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.printing import print_sheets
app = QApplication([])
system = Catalogue().system("d20fate")
sheet = system.randomise(system.game(), Random(1))
print_sheets([(system, system.game(), sheet)], Path(sys.argv[1]), "filled", Words())
"""
    here, there = tmp_path / "here.pdf", tmp_path / "there.pdf"
    counted = {**os.environ, "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"}
    subprocess.run([sys.executable, "-c", program, str(there)], check=True, env=counted)
    system = Catalogue().system("d20fate")
    sheet = system.randomise(system.game(), Random(1))
    print_sheets([(system, system.game(), sheet)], here, "filled", Words())
    written = [here.read_bytes(), there.read_bytes()]
    assert written[0] == written[1]
    assert b"CreationDate" not in written[0]


def test_unknown_systems_and_papers_are_reported() -> None:
    with pytest.raises(TakujoError, match="印刷の形がありません"):
        find_paper("no_such_system")
    with pytest.raises(TakujoError, match="A4、A5、B5、Letter"):
        paper("A3")
    with pytest.raises(TakujoError, match="印刷するものがありません"):
        print_sheets([], Path("x.pdf"), "filled", Words())


def test_custom_fields_are_printed_in_readable_form() -> None:
    sheet = Sheet(own={"n": -3, "yes": True, "no": False, "text": "黒い瞳"})

    def text(field: str, kind: FieldKind = FieldKind.TEXT) -> str:
        return own_text(sheet, ProfileField(id=field, label=field, kind=kind), Words())

    assert [text("n"), text("yes"), text("no"), text("text"), text("gone")] == ["−3", "○", "", "黒い瞳", ""]


def test_repeated_measurement_gives_equal_results() -> None:
    face = typeface()
    for style in (Style(7.5), Style(9.25, bold=True), Style(12.0, tabular=True), Style(7.5, stretch=0.83)):
        measure = face.measure(style)
        for text in ("", "霧島 七海", "1/シナリオ", "W" * 40):
            assert [measure(text), measure(text)] == [face.width(text, style)] * 2
