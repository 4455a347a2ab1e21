"""One open sheet: joins its document to the frame, the system's page and its portrait, saves it, and answers なぜ？."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from desktop.controllers.sheet import portraits
from desktop.controllers.sheet.autosave import Autosave
from desktop.controllers.sheet.binder import Binder
from desktop.controllers.sheet.custom_numbers import show_custom_fields
from desktop.core.build_step import Purchase
from desktop.core.problem import Problem, Refusal, Severity, TakujoError
from desktop.core.sheet import Ruling
from desktop.core.words import Words, phrase, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign.sheet_home import SheetHome
from desktop.services.storage.stored import Stored
from desktop.services.text.glossary import OpenGlossary
from desktop.services.text.rulebook import Rulebook
from desktop.views.contract import system_view
from desktop.views.dialogs import asking
from desktop.views.sheet import terms
from desktop.views.sheet.sheet_frame import SheetFrame
from desktop.views.style.plain_style import show_name
from desktop.views.widgets.inputs.portrait import PortraitButton

MEMO = "memo"
NAME = "name"
"""The label of the name, where a campaign may call it otherwise."""
GROWTH_WAITS = 150
"""Milliseconds: while invisible, the purchases on offer are updated only after a pause in typing."""


class SheetController(QObject):
    """Owns the document of one sheet and the page that shows it."""

    check_requested = Signal(str, dict)
    title_changed = Signal()
    saved = Signal()
    save_failed = Signal(object)
    print_requested = Signal()
    rule_requested = Signal(str)
    """A rule to be opened in full."""
    problem_found = Signal(object)
    """A `Problem` for the person to read."""
    problem_gone = Signal(object)
    """A reported `Problem` that is solved."""

    def __init__(
        self,
        home: SheetHome,
        stored: Stored,
        document: SheetDocument,
        words: Words,
        rulebook: Rulebook,
        *,
        gm: bool = True,
        place: QWidget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Open a sheet.

        Args:
            place: where its page will stand; made elsewhere, it would be styled twice.
        """
        super().__init__(parent)
        self.home, self.document = home, document
        self._words, self._rulebook, self._gm = words, rulebook, gm
        self._growth_reported = self._growth_stale = False
        self.may_grow: Callable[[str], object] = lambda who: None
        """(sheet id) -> None; raises `Refusal` while what runs does not let the sheet grow."""
        self._growth_asked: tuple[str, Problem] | None = None
        """The growth that was refused last, and why: the GM may agree to it."""
        self._led_to: tuple[str, QWidget | None] = "", None
        """The field of the problem that was led to last, and what had the focus then."""
        self._growth_due = QTimer(self, interval=GROWTH_WAITS, singleShot=True)
        document.read_only = stored.read_only or home.read_only
        self.autosave = Autosave(home, stored, document)
        self.frame = SheetFrame(words, place)
        terms.set_source(self.frame, OpenGlossary(document.system.id, rulebook.language, lambda: document.game))
        if not gm:
            self.frame.for_player()
        self.page = system_view(document.system.id).sheet_page(self.frame.ui.host)
        self.frame.place(self.page)
        self.page.check_requested.connect(self.check_requested)
        self.binder = Binder(self.frame, document, words, self.page.attach(document, words))
        self.page.rebuilt.connect(self.binder.adopt)
        if not gm:
            self.page.for_player()
        self._connect()
        self._refresh()

    @property
    def title(self) -> str:
        """The tab's text."""
        return self.document.sheet.name or self.tr("名前のないキャラクター")

    @property
    def path(self) -> Path:
        """The sheet's file."""
        return self.autosave.stored.path

    def close(self) -> bool:
        """Write what is left; False when it cannot be written."""
        return self.autosave.flush()

    def go_to_next_problem(self) -> None:
        """Put the focus on the next field that must be mended."""
        problems = [p for p in self.document.problems if p.severity is not Severity.WARN] or list(
            self.document.problems
        )
        if not problems:
            return
        fields = [p.field for p in problems]
        focus = self.frame.focusWidget() or self.frame
        last, stop = self._led_to  # several problems of one table have the same focus
        here = last if focus is stop else str(focus.property("field") or "")
        problem = problems[(fields.index(here) + 1) % len(fields) if here in fields else 0]
        self.frame.show_problem(problem)
        widget = self.binder.widget_for(problem.field)
        if widget is not None:
            self._show_page_of(widget)
            self.binder.lead_to(problem.field)
            self.frame.show_problem(problem)  # the field may have others
            self._led_to = problem.field, self.frame.focusWidget()

    def explain(self, name: str, anchor: QWidget) -> None:
        """Open なぜ？ for a computed number."""
        number = self.document.derived.get(name)
        if number is None:
            return
        from desktop.views.sheet.why_popup import WhyPopup

        popup = WhyPopup(self.frame)
        popup.ruling_requested.connect(self.write_number)
        popup.rule_requested.connect(self.rule_requested)
        line = self._rulebook.line(number.rule) if number.rule else None
        popup.explain(name, number, self._words, line.says if line else "", self._gm and number.value is not None)
        if not self._gm:
            popup.ui.readButton.hide()
        popup.open_under(anchor)

    def _ruling_text(self, ruling: Ruling) -> str:
        """Name what was ruled on: a number by its label, a mistake that was let stand by the heading of its rule."""
        number, line = self.document.derived.get(ruling.field), self._rulebook.line(ruling.rule)
        if ruling.value is not None and number is not None:
            name = self._words.say(number.label)
        else:
            name = line.heading if line is not None else ruling.field
        value = "" if ruling.value is None else f"＝ {signed_text(ruling.value)}"
        return "　".join(part for part in (ruling.rule, name, value, ruling.note) if part)

    def _connect(self) -> None:
        frame, document = self.frame, self.document
        document.value_changed.connect(self._refresh)
        self.autosave.saved.connect(self.saved)
        self.autosave.failed.connect(self.save_failed)
        self.binder.why_requested.connect(self.explain)
        self.binder.problem_shown.connect(lambda _field, problem: frame.show_problem(problem))
        frame.next_problem_requested.connect(self.go_to_next_problem)
        frame.fix_requested.connect(self._fix)
        frame.ruling_requested.connect(self._allow)
        frame.ruling_removed.connect(self._forget_ruling)
        frame.grow_requested.connect(self._grow)
        frame.ui.pageTabs.currentChanged.connect(self._page_turned)
        self._growth_due.timeout.connect(self._show_growth_if_visible)
        frame.shown.connect(self._show_growth_soon)
        frame.print_requested.connect(self.print_requested)
        self._portraits = PortraitInput(frame.ui.portraitButton, self.home, document)
        self._portraits.problem_found.connect(self.problem_found)
        self._portraits.problem_gone.connect(self.problem_gone)
        frame.ui.ownFields.edited.connect(self._edit_own)
        frame.ui.ownFields.left.connect(document.end_burst)
        frame.ui.ownFields.why_requested.connect(self.explain)

    def _refresh(self) -> None:
        sheet, game = self.document.sheet, self.document.game
        self.frame.show_state(self.document.problems)
        self.frame.show_history(sheet.history, [self._ruling_text(ruling) for ruling in sheet.rulings])
        if self.frame.growth_visible:
            self._show_growth()
        else:
            if not self._growth_reported:
                self._growth_reported = True
                self.frame.show_growth_tab(bool(self.offers()))
            self._growth_stale = True
            self._growth_due.start()
        elsewhere = self.page.shown_here
        rest = any(field.id not in elsewhere for field in game.profile) or bool(game.gone(sheet.own))
        self.frame.show_memo(own=rest, memo=MEMO not in elsewhere)
        if NAME in game.words:
            show_name(self.frame.ui.nameLabel, self._words.say(game.label(NAME)))
            self.frame.ui.nameEdit.setAccessibleName(self._words.say(game.label(NAME)))
        show_custom_fields(self.frame.ui.ownFields, self.document, self._words, elsewhere)
        self.title_changed.emit()

    def _show_growth(self) -> None:
        self._growth_due.stop()
        self._growth_reported, self._growth_stale = True, False
        self.frame.show_growth(self.offers())

    def offers(self) -> tuple[Purchase, ...]:
        sheet, game = self.document.sheet, self.document.game
        offers = () if sheet.draft else self.document.system.growth(sheet, game)
        return tuple(offer for offer in offers if not (offer.gm_only and self.document.guarded))

    def _show_growth_soon(self) -> None:
        """The sheet itself is seen first."""
        if self._growth_stale:
            self._growth_due.start()

    def _show_growth_if_visible(self) -> None:
        """Update the purchases only while visible: in play sheets are covered and change with every step."""
        if self._growth_stale and self.frame.isVisible():
            self._show_growth()

    def _page_turned(self) -> None:
        if self._growth_stale:
            self._show_growth()

    def _edit_own(self, field: str, value: Any) -> None:
        self.document.edit(f"own.{field}", value, self.tr("プロフィールを書き換える"))

    def _fix(self, problem: Problem) -> None:
        if problem.fix is not None:
            self.document.edit(problem.fix.field, problem.fix.value, self._words.say(problem.fix.label))
            self.document.end_burst()
            self.frame.show_problem(None)

    def _allow(self, problem: Problem) -> None:
        if self._growth_asked is not None and self._growth_asked[1] is problem:
            self._grow(self._growth_asked[0], agreed=True)
            return
        self.document.rule_otherwise(problem.rule, problem.field, note=self._words.say(problem.message)[:200])
        self.frame.show_problem(None)

    def _forget_ruling(self, number: int) -> None:
        rulings = self.document.sheet.rulings
        if 0 <= number < len(rulings):
            kept = (*rulings[:number], *rulings[number + 1 :])
            self.document.apply(lambda sheet: sheet.evolve(rulings=kept), self.tr("GM裁定を取り消す"))

    def write_number(self, name: str) -> None:
        number = self.document.derived[name]
        label = self._words.say(number.label)
        asked = self.tr("{name} を次の数にします").format(name=label)

        def rule(value: int) -> None:
            self.document.rule_otherwise(number.rule, name, value)

        asking.ask_number(self.frame, self.tr("GM裁定"), asked, number.value or 0, rule)

    def _grow(self, purchase: str, *, agreed: bool = False) -> None:
        """Buy growth; what runs may forbid it until the GM has agreed."""
        system, game = self.document.system, self.document.game
        self._growth_asked = None
        try:
            if not agreed:
                self.may_grow(self.document.sheet.id)
        except Refusal as refusal:
            self._growth_asked = purchase, refusal.problem
            self.frame.show_problem(refusal.problem)
            return
        self.frame.show_problem(
            self.document.apply(lambda sheet: system.grow(sheet, purchase, game), self.tr("成長する"))
        )

    def _show_page_of(self, widget: QWidget) -> None:
        for number in range(self.frame.ui.pages.count()):
            page = self.frame.ui.pages.widget(number)
            if page is not None and page.isAncestorOf(widget):
                self.frame.ui.pageTabs.setCurrentIndex(number)
                return


class PortraitInput(QObject):
    """One portrait button and the sheet whose picture it shows."""

    problem_found = Signal(object)
    """The `Problem` that keeps a picture from being used."""
    problem_gone = Signal(object)
    """The `Problem` reported last, solved by a picture that was taken since."""

    def __init__(self, button: PortraitButton, home: SheetHome, document: SheetDocument) -> None:
        super().__init__(button)
        self._button, self._home, self._document = button, home, document
        self._shown: tuple[str, str] | None = None
        """Portrait and colour of the sheet as the button shows them."""
        self._refused: Problem | None = None
        """The problem reported of the last picture."""
        button.file_chosen.connect(self.take_file)
        button.image_pasted.connect(self.take_image)
        button.browse_requested.connect(self._browse)
        button.removed.connect(lambda: document.edit("portrait", "", self.tr("肖像を外す")))
        document.value_changed.connect(self._show)
        button.setEnabled(button.isEnabled() and not document.read_only)
        self._show()

    def take_file(self, path: Path) -> None:
        """Use a picture file; what cannot be used is reported in one sentence."""
        if self._document.read_only:
            message = phrase("このシートは読むだけなので、肖像を替えられません。")
            remedy = phrase("書き込めるシートを開いてください。")
            self._refuse(Problem(code="read_only", rule="", message=message, remedy=remedy))
            return
        try:
            image = portraits.read_picture(path)
        except TakujoError as error:
            self._refuse(error.problem)
        else:
            self.take_image(image)

    def take_image(self, image: QImage) -> None:
        """Store a picture, scaled down, and put its name on the sheet."""
        if image.isNull() or self._document.read_only:
            return  # nothing given, or not kept: no file of it is left beside another sheet
        try:
            name = self._home.put_portrait(portraits.as_png(image))
        except TakujoError as error:
            self._refuse(error.problem)
            return
        self._document.edit("portrait", name, self.tr("肖像を替える"))
        self._document.end_burst()
        if self._refused is not None:
            self.problem_gone.emit(self._refused)
            self._refused = None

    def _refuse(self, problem: Problem) -> None:
        self._refused = problem
        self.problem_found.emit(problem)

    def _browse(self) -> None:
        kind = self.tr("画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)")
        asking.ask_file(self._button, self.tr("肖像を選ぶ"), kind, self.take_file)

    def _show(self) -> None:
        sheet = self._document.sheet
        if self._shown == (sheet.portrait, sheet.colour):
            return
        self._shown = (sheet.portrait, sheet.colour)
        picture = portraits.pixmap(self._home.portrait_path(sheet.portrait))
        self._button.show_picture(picture, sheet.colour)
