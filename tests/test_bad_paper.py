"""What goes wrong with paper, tried at the command line and in the window: one sentence each, and no half file."""

from __future__ import annotations

import errno
import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pypdf
import pypdfium2
import pytest
from pypdf.generic import ArrayObject, DictionaryObject, NameObject, TextStringObject
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QColor, QImage, QPageLayout
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.cli import commands
from desktop.controllers.output.printing import print_items
from desktop.core.sheet import Sheet
from desktop.services.campaign import sheets
from desktop.services.storage import files
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.systems.common.sheet import CopyRow
from desktop.views.output.print_preview import PrintPreview
from tests.example_budget import fewest
from tests.paper_people import extremes

pytestmark = pytest.mark.usefixtures("qapp")


def run(*arguments: str | Path) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = commands.main(["--lang", "ja", *(str(a) for a in arguments)], out, err)
    return code, out.getvalue(), err.getvalue()


def written(sheet: Sheet, path: Path) -> Path:
    path.write_text(json.dumps(sheets.dump(sheet), ensure_ascii=False, default=str), "utf-8")
    return path


def one_sentence(rows: tuple[int, str, str]) -> str:
    """Return the complaint of a command that did nothing."""
    code, out, err = rows
    assert (code, out) == (2, "")
    assert err.startswith("takujo: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(("system", "how"), fewest(system_ids(), ["--pencil", "--cards", "--fillable"]))
def test_empty_full_and_endless_sheets_are_printed_in_every_way(system: str, how: str, tmp_path: Path) -> None:
    """200 characters of name, memos of thousands, nothing at all, numbers beyond the boxes, sixty cards."""
    people = extremes(system)
    if system == "common":
        people.append(people[0].evolve(abilities=(CopyRow(card="max_ap_up"),) * 60))
    made = [written(one.evolve(own={}), tmp_path / f"{n}.json") for n, one in enumerate(people)]
    out = tmp_path / "out.pdf"
    some = made if how != "--fillable" else made[::2]  # the fullest one is in tests of forms
    code, text, err = run("print", *some, how, "-o", out)
    if how == "--cards" and code:
        assert "印刷するものがありません" in err
        return
    assert (code, text) == (0, f"{out}\n")
    document = pypdfium2.PdfDocument(out)
    assert len(document) > 0
    document.close()


def foreign_form(path: Path) -> Path:
    """A form of another program."""
    writer = pypdf.PdfWriter()
    writer.add_blank_page(200, 200)
    name, value = TextStringObject("name"), TextStringObject("凪")
    node = DictionaryObject({NameObject("/FT"): NameObject("/Tx"), NameObject("/T"): name, NameObject("/V"): value})
    writer.root_object[NameObject("/AcroForm")] = DictionaryObject({NameObject("/Fields"): ArrayObject([node])})
    with path.open("wb") as stream:
        writer.write(stream)
    return path


@pytest.mark.qt_log_ignore("JPEG")
def test_unreadable_paper_is_reported_in_one_sentence(tmp_path: Path) -> None:
    photo = QImage(400, 300, QImage.Format.Format_RGB32)
    photo.fill(QColor("#cccccc"))
    assert photo.save(str(tmp_path / "cat.png"))
    assert "QRコードが見つかりません" in one_sentence(run("import", tmp_path / "cat.png"))
    (tmp_path / "torn.jpg").write_bytes(b"\xff\xd8\xff\xe0 torn")
    assert "絵として読めません" in one_sentence(run("import", tmp_path / "torn.jpg"))
    assert "「other.pdf」" in one_sentence(run("import", foreign_form(tmp_path / "other.pdf")))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cat.png", "other.pdf", "torn.jpg"]


def test_photo_of_a_whole_sheet_is_imported_by_the_command_line(tmp_path: Path) -> None:
    rule_system = Catalogue().system("d6game")
    sheet = written(
        rule_system.randomise(rule_system.game(), Random(3)).evolve(name="凪", draft=False), tmp_path / "a.json"
    )
    assert run("print", sheet, "--codes", "whole", "-o", tmp_path / "a.pdf")[0] == 0
    document = pypdfium2.PdfDocument(tmp_path / "a.pdf")
    bitmap = document[len(document) - 1].render(scale=3)
    image = QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_BGR888)
    assert image.save(str(tmp_path / "photo.jpg"))
    document.close()
    assert run("import", tmp_path / "photo.jpg", "-o", tmp_path / "b.json")[0] == 0
    assert json.loads((tmp_path / "b.json").read_text("utf-8"))["name"] == "凪"


def bad_targets(folder: Path) -> Iterator[Path]:
    """A folder in place of a file, one below a file, and one that is not there."""
    (folder / "folder.pdf").mkdir()
    (folder / "plain").write_text("x")
    yield from (folder / "folder.pdf", folder / "plain" / "a.pdf", folder / "nowhere" / "a.pdf")


@pytest.mark.parametrize("how", [(), ("--fillable",)])
def test_targets_that_cannot_be_written_are_one_sentence(
    how: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for target in bad_targets(tmp_path):
        one_sentence(run("print", "enishi", *(how or ("--blank",)), "-o", target))
    old = tmp_path / "open.pdf"
    old.write_bytes(b"older")
    monkeypatch.setattr(files.os, "replace", refused)
    assert "「open.pdf」はほかのプログラムが使っています" in one_sentence(
        run("print", "enishi", *(how or ("--blank",)), "-o", old)
    )
    assert old.read_bytes() == b"older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.pdf", "open.pdf", "plain"]


def refused(source: Path, target: Path) -> None:
    """As Windows answers when another program has the file open."""
    if target.name == "open.pdf":
        raise PermissionError(errno.EACCES, "Access is denied", str(source), None, str(target))
    source.rename(target)


@pytest.mark.qt_log_ignore("QPainter::begin", "propagateSizeHints")
def test_preview_reports_bad_targets_and_printers_and_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one preview: every target, a printer that vanishes, margins wider than the page."""
    system = Catalogue().system("d20fate")
    window = QWidget()
    speaker = words("ja", "d20fate")
    preview = print_items([(system, system.game(), system.sheet_type())] * 2, speaker, window)
    for target in bad_targets(tmp_path):
        for save in (preview.save_pdf, preview.save_form):
            assert not save(target)
            assert error_of(preview)
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "replace", refused)
        (tmp_path / "open.pdf").write_bytes(b"older")
        assert not preview.save_pdf(tmp_path / "open.pdf")
        assert "「open.pdf」はほかのプログラムが使っています" in error_of(preview)
    assert not preview.print_on(Gone(tmp_path / "gone.pdf"))
    assert "プリンターに送れませんでした" in error_of(preview)
    (tmp_path / "gone.pdf").unlink()
    narrow = QPrinter(QPrinter.PrinterMode.HighResolution)
    narrow.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    narrow.setOutputFileName(str(tmp_path / "narrow.pdf"))
    narrow.setPageMargins(QMarginsF(140, 200, 140, 200), QPageLayout.Unit.Millimeter)
    assert preview.print_on(narrow)
    assert preview.save_pdf(tmp_path / "good.pdf")
    assert preview.ui.message.property("role") == "success-text"
    preview.close()
    window.deleteLater()
    QApplication.processEvents()
    assert {path.name for path in tmp_path.iterdir()} == {"folder.pdf", "plain", "open.pdf", "narrow.pdf", "good.pdf"}


class Gone(QPrinter):
    """A printer that was there when it was chosen; it has no paper but a file."""

    def __init__(self, file: Path) -> None:
        super().__init__(QPrinter.PrinterMode.HighResolution)
        self.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        self.setOutputFileName(str(file))

    def newPage(self) -> bool:
        return False


def error_of(preview: PrintPreview) -> str:
    """Return the one sentence at the foot."""
    assert preview.ui.message.property("role") == "error-text"
    return preview.ui.message.text()
