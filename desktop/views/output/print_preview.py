"""印刷: the pages as they will come out, in three states and on three papers; to a PDF or to a printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from desktop.core.problem import TakujoError
from desktop.core.words import Counted, Words
from desktop.services.text.catalogue import Accent
from desktop.views import spoken
from desktop.views.dialogs import asking
from desktop.views.dialogs.base import Patience
from desktop.views.fitting import enlarge, fit
from desktop.views.forms.print_preview import Ui_PrintPreview
from desktop.views.keyboard import tab_order
from desktop.views.keyboard.enter_key import press_focused
from desktop.views.paper.codes import Codes
from desktop.views.paper.printing import About, PrintingCancelled, Step, print_pages, render_page, write_pdf
from desktop.views.paper.sheet.ink import A4, PAPER_SIZES, Mode, PaperSize
from desktop.views.paper.sheet.inks import Ink, inked
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.text.unknown_signs import unknown_signs
from desktop.views.style.theme import set_role
from desktop.views.widgets.layouts.steady_room import keep_steady

Index = QModelIndex | QPersistentModelIndex
Draw = Callable[..., Sequence[PageDrawing]]
"""Draws the pages in a mode for a paper; raises TakujoError when that cannot be."""
WriteForm = Callable[..., None]
"""Writes a form to a file, in a mode and for a paper; `large`, `ink` and `codes` say how it looks."""
MOST_SIGNS = 8
"""Signs that are named in a warning."""
THUMBNAIL = 104
"""px: width of a page in the list."""


class PagesModel(QAbstractListModel):
    """The pages as small pictures, drawn when they come into sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: tuple[PageDrawing, ...] = ()
        self._size = A4
        self._pictures: dict[int, QImage] = {}

    def set_pages(self, pages: Sequence[PageDrawing], size: PaperSize) -> None:
        """Show other pages."""
        self.beginResetModel()
        self._pages, self._size = tuple(pages), size
        self._pictures.clear()
        self.endResetModel()

    def _picture(self, row: int) -> QImage:
        if row not in self._pictures:
            self._pictures[row] = framed(render_page(self._pages[row], THUMBNAIL, self._size))
        return self._pictures[row]

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the pages."""
        return 0 if parent.isValid() else len(self._pages)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show number and picture; the character's name for those who cannot see it."""
        if not index.isValid():
            return None
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(row + 1)
            case Qt.ItemDataRole.DecorationRole:
                return self._picture(row)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return f"{row + 1}／{len(self._pages)} {self._pages[row].title}"
        return None


def framed(picture: QImage) -> QImage:
    """Return a page's picture with a thin border, so that white paper shows on a light list."""
    painter = QPainter(picture)
    painter.setPen(QColor("#8A8577"))
    painter.drawRect(0, 0, picture.width() - 1, picture.height() - 1)
    painter.end()
    return picture


class PrintPreview(QDialog):
    """Shows what `draw` gives for the chosen mode and paper, and sends exactly that away."""

    saved = Signal(Path)
    """A PDF is in this file."""
    printed = Signal(int)
    """So many pages went to a printer."""

    def __init__(
        self,
        draw: Draw,
        words: Words,
        *,
        title: str = "",
        suggested: Path | None = None,
        mode: Mode = Mode.FILLED,
        modes: Sequence[Mode] = tuple(Mode),
        paper: PaperSize = A4,
        large: Draw | None = None,
        accent: Accent | None = None,
        looks: bool = True,
        codes: bool = False,
        form: WriteForm | None = None,
        on_printer: Callable[[str, Mode, PaperSize], Sequence[PageDrawing]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Open on one mode.

        Args:
            codes: whether `draw` takes as its third argument which QR codes are wanted.
            form: writes a PDF that can be filled in, where there is one.
            on_printer: draws the pages as the printer of this name needs them; None: all printers are alike.
            title: title of the PDF.
            suggested: the file first offered for a PDF.
            modes: those that make sense for what is printed.
            paper: the one that is chosen first.
            large: draws the same with large type; None: that makes no sense here.
            accent: the colour of the system.
            looks: whether ink is chosen here; False: it has been chosen already.
        """
        super().__init__(parent)
        self.ui = Ui_PrintPreview()
        self.ui.setupUi(self)
        keep_steady(self.ui.message)
        self.draw, self._words, self._title = draw, words, title
        self._large, self._accent = large, accent
        self.ui.looks.setVisible(looks)
        self.ui.largeBox.setVisible(large is not None)
        self._codes, self._form, self._on_printer = codes, form, on_printer
        self._suggested = suggested or Path.home() / f"{self.windowTitle()}.pdf"
        self._pages: tuple[PageDrawing, ...] = ()
        self._model = PagesModel(self)
        self.ui.thumbnails.setModel(self._model)
        self.ui.thumbnails.setIconSize(QSize(THUMBNAIL, round(THUMBNAIL * 1.42)))
        self._fill_boxes()
        self.ui.sizeBox.setCurrentText(paper.id)
        for widget in (self.ui.codeLabel, self.ui.codeBox):
            widget.setVisible(codes)
        self.ui.formButton.setVisible(form is not None)
        self._buttons = {
            Mode.FILLED: self.ui.filledButton,
            Mode.PENCIL: self.ui.pencilButton,
            Mode.BLANK: self.ui.blankButton,
        }
        for each, button in self._buttons.items():
            button.setEnabled(each in modes)
        self._buttons[mode].setChecked(True)
        self._connect()
        self._find_printer()
        enlarge(self)
        self.refresh()

    def _fill_boxes(self) -> None:
        inks = ((self.tr("ふつう"), Ink.USUAL), (self.tr("節約"), Ink.SPARE), (self.tr("色付き"), Ink.COLOUR))
        for name, ink in inks:
            self.ui.inkBox.addItem(name, ink)
        self.ui.sizeBox.addItems(list(PAPER_SIZES))
        codes = ((self.tr("なし"), Codes.NONE), (self.tr("名札"), Codes.NAME), (self.tr("控え"), Codes.WHOLE))
        for name, code in codes:
            self.ui.codeBox.addItem(name, code)

    @property
    def mode(self) -> Mode:
        """The state that is shown."""
        return next(mode for mode, button in self._buttons.items() if button.isChecked())

    @property
    def paper(self) -> PaperSize:
        """The paper that is chosen."""
        return PAPER_SIZES[self.ui.sizeBox.currentText()]

    @property
    def codes(self) -> Codes:
        """Which QR codes are chosen."""
        return Codes(self.ui.codeBox.currentData())

    @property
    def pages(self) -> tuple[PageDrawing, ...]:
        """What is shown and would be printed."""
        return self._pages

    @property
    def _is_large(self) -> bool:
        return self._large is not None and self.ui.largeBox.isChecked()

    def refresh(self) -> None:
        """Draw everything again; an error is shown at the foot and leaves nothing to print."""
        row = max(0, self.ui.thumbnails.currentIndex().row())
        try:
            ink = Ink(self.ui.inkBox.currentData())
            self._pages = tuple(inked(page, ink, self._accent) for page in self._drawn())
            self._warn()
        except TakujoError as error:
            self._pages = ()
            self._fail(error)
        self._model.set_pages(self._pages, self.paper)
        self.ui.countLabel.setText(self.tr("{n} ページ").format(n=Counted(len(self._pages))))
        for button in self._outputs():
            button.setEnabled(bool(self._pages))
        self.ui.printButton.setEnabled(bool(self._pages) and self._has_printer)
        self.ui.thumbnails.setCurrentIndex(self._model.index(min(row, max(0, len(self._pages) - 1))))
        self._show_current()

    def _warn(self) -> None:
        """Name signs that no typeface has: paper would show boxes in their place."""
        signs = unknown_signs(self._pages)
        text = self.tr("形のない字が□になります：{signs}").format(signs="　".join(signs[:MOST_SIGNS])) if signs else ""
        self._show_message(text, "warning-text", sign="△ ")

    def _drawn(self) -> Sequence[PageDrawing]:
        """Draw the pages as everything above them says."""
        draw = self._large if self._large is not None and self._is_large else self.draw
        self.ui.codeBox.setEnabled(self.mode is not Mode.BLANK)
        return draw(self.mode, self.paper, self.codes) if self._codes else draw(self.mode, self.paper)

    def save_form(self, file: Path) -> bool:
        """Write the sheets as a PDF that can be filled in; tell at the foot how it went."""
        if self._form is None:
            return False
        try:
            ink = Ink(self.ui.inkBox.currentData())
            codes = self.codes if self._codes else Codes.NONE
            self._form(file, self.mode, self.paper, large=self._is_large, ink=ink, codes=codes)
        except TakujoError as error:
            self._fail(error)
            return False
        text = self.tr("「{name}」に保存しました。書き込んだら「シートを読み込む」で戻せます。")
        self._show_message(text.format(name=file.name), "success-text", sign="✓ ")
        self.saved.emit(file)
        return True

    def save_pdf(self, file: Path) -> bool:
        """Write the pages to a file; tell at the foot how it went."""
        about = About(self._title, language=self._words.language)
        if not self._sent(lambda step: write_pdf(self._pages, file, about, self.paper, step)):
            return False
        self._show_message(self.tr("「{name}」に保存しました。").format(name=file.name), "success-text", sign="✓ ")
        self._suggested = file
        self.saved.emit(file)
        return True

    def print_on(self, printer: QPrinter) -> bool:
        """Send the pages to a printer, as that one needs them; tell at the foot how it went."""
        if not self._sent(lambda step: print_pages(self._pages_for(printer), printer, self.paper, step)):
            return False
        self._show_message(
            self.tr("{n} ページを送りました。").format(n=Counted(len(self._pages))), "success-text", sign="✓ "
        )
        self.printed.emit(len(self._pages))
        return True

    def _pages_for(self, printer: QPrinter) -> Sequence[PageDrawing]:
        if self._on_printer is None or not printer.printerName():
            return self._pages
        return self._on_printer(printer.printerName(), self.mode, self.paper)

    def _sent(self, send: Callable[[Step], object]) -> bool:
        """Send pages, show how far they are, and say why they did not go."""
        wait = Patience(self, self.windowTitle(), len(self._pages))
        try:
            send(wait.step)
        except TakujoError as error:
            self._fail(error)
            return False
        except PrintingCancelled:
            self._show_message(self.tr("やめました。何も書かれていません。"))
            return False
        finally:
            wait.close()
        return True

    def _connect(self) -> None:
        for button in self._buttons.values():
            button.clicked.connect(self.refresh)
        self.ui.sizeBox.currentTextChanged.connect(lambda text: self.refresh())
        self.ui.largeBox.toggled.connect(lambda on: self.refresh())
        self.ui.inkBox.currentIndexChanged.connect(lambda index: self.refresh())
        self.ui.thumbnails.selectionModel().currentChanged.connect(lambda now, before: self._show_current())
        self.ui.widthButton.toggled.connect(self.ui.page.set_wide)
        self.ui.codeBox.currentIndexChanged.connect(lambda index: self.refresh())
        self.ui.pdfButton.clicked.connect(self._ask_pdf)
        self.ui.formButton.clicked.connect(self._ask_form)
        self.ui.printButton.clicked.connect(self._ask_printer)
        self.ui.closeButton.clicked.connect(self.close)

    def _outputs(self) -> tuple[QPushButton, ...]:
        return self.ui.pdfButton, self.ui.formButton, self.ui.printButton

    def _find_printer(self) -> None:
        self._has_printer = bool(QPrinterInfo.availablePrinterNames())
        if not self._has_printer:
            self.ui.printButton.setToolTip(
                self.tr("プリンターが見つかりません。PDFにして、別のパソコンから印刷してください。")
            )

    def _show_current(self) -> None:
        row = self.ui.thumbnails.currentIndex().row()
        self.ui.page.show_page(self._pages[row] if 0 <= row < len(self._pages) else None, self.paper)
        self.ui.scroll.verticalScrollBar().setValue(0)

    def _ask_pdf(self) -> None:
        asking.ask_target(self, self.tr("PDFにする"), str(self._suggested), self.tr("PDF (*.pdf)"), self.save_pdf)

    def _ask_form(self) -> None:
        kind, name = self.tr("PDF (*.pdf)"), self._suggested.with_name(f"{self._suggested.stem}-form.pdf")
        asking.ask_target(self, self.tr("書き込めるPDFにする"), str(name), kind, self.save_form)

    def fresh_printer(self) -> QPrinter:
        """Return a printer that is set as these pages want it: both sides, long edge, where backs are among them."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title or self.windowTitle())
        if any(page.faces_back for page in self.pages):
            printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
        return printer

    def _ask_printer(self) -> None:
        printer = self.fresh_printer()
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_on(printer))  # which keeps the printer alive, too
        QDialog.open(dialog)  # play continues meanwhile; its own `open` wants the name of a slot

    def _fail(self, error: TakujoError) -> None:
        self._show_message(error.problem.text(self._words), "error-text", sign="△ ")

    def _show_message(self, text: str, role: str = "quiet", sign: str = "") -> None:
        set_role(self.ui.message, role)
        spoken.write(self.ui.message, f"{sign}{text}" if text else "", urgent=role == "error-text")

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, else the one that bears it."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Be no larger than the screen."""
        fit(self)
        super().showEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Follow the reading order."""
        return tab_order.move_focus(self, forward)
