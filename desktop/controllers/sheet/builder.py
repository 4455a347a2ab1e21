"""Guided building: walks the system's steps over a draft, lets nothing illegal be finished, and saves every step."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from desktop.controllers.sheet.autosave import Autosave
from desktop.controllers.sheet.binder import Binder
from desktop.controllers.sheet.build_walk import BuildWalk
from desktop.controllers.sheet.custom_numbers import show_custom_fields
from desktop.controllers.sheet.sheet import NAME, PortraitInput
from desktop.core.problem import Problem, Severity
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign.sheet_home import SheetHome
from desktop.services.storage.stored import Stored
from desktop.services.text.glossary import OpenGlossary
from desktop.services.text.rulebook import Rulebook
from desktop.views.contract import system_view
from desktop.views.dice import DiceView
from desktop.views.keyboard import tab_order
from desktop.views.sheet import terms
from desktop.views.sheet.builder import BuilderView, ConfirmPage, ProfilePage
from desktop.views.sheet.form_page import FormPage
from desktop.views.sheet.why_popup import WhyPopup
from desktop.views.style.plain_style import show_name
from desktop.views.widgets.inputs.custom_fields import DerivedNumber

KEPT = ("id", "name", "reading", "player", "colour", "portrait", "memo", "gm_notes", "is_pc", "rulings")
"""What おまかせ never replaces: who it is, the picture, the notes, and the GM's decisions."""
PREVIEW_PAUSE = 120
"""Milliseconds after which the printed page is drawn again."""
MOST_NUMBERS = 6
"""Computed numbers beside the preview."""
# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate


class BuilderController(QObject):
    """One draft on its way to a character."""

    finished = Signal()
    left = Signal()
    print_requested = Signal()
    problem_found = Signal(object)
    """A `Problem` for the person to read."""
    problem_gone = Signal(object)
    """A reported `Problem` that is solved."""
    save_failed = Signal(object)
    step_changed = Signal(str)
    """The id of the step in front, from which a restart continues."""

    def __init__(
        self,
        home: SheetHome,
        stored: Stored,
        document: SheetDocument,
        words: Words,
        rulebook: Rulebook,
        *,
        gm: bool = True,
        randomness: Random | None = None,
        step: str = "",
        place: QWidget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Open a draft.

        Args:
            step: the step to continue from; empty: the first one that is unfinished.
            place: where its page will stand; made elsewhere, it would be styled twice.
        """
        super().__init__(parent)
        self.home, self.document = home, document
        self._words, self._rulebook, self._gm = words, rulebook, gm
        self._random = randomness or SystemRandom()
        self.chances = True
        """Whether the page that is previewed carries tables of chances."""
        self.autosave = Autosave(home, stored, document)
        self.view = BuilderView(place)
        terms.set_source(self.view, OpenGlossary(document.system.id, rulebook.language, lambda: document.game))
        self.walk = BuildWalk(document)
        self.binders: list[Binder] = []
        self.confirm: ConfirmPage | None = None
        self.profile: ProfilePage | None = None
        self.pages: list[FormPage] = [self._make_page(number) for number in range(len(self.walk.steps))]
        self.preview_due = QTimer(self, singleShot=True, interval=PREVIEW_PAUSE)
        self.preview_due.timeout.connect(self._draw_preview)
        self.view.destroyed.connect(self.preview_due.stop)
        self._connect()
        self.go_to(self.walk.begin(step))
        self._refresh()

    @property
    def step_id(self) -> str:
        """The step in front."""
        return self.walk.step.id

    def set_animated(self, animated: bool) -> None:
        """Let the builder's dice tumble, or show them at once."""
        for page in self.pages:
            for view in page.findChildren(DiceView):
                view.dice.animated = animated

    def go_to(self, number: int) -> None:
        """Bring a step to the front; steps behind an unfinished one cannot be reached."""
        walk = self.walk
        if not walk.go_to(number):
            return
        title, hint = walk.title(number, self._words), self._words.say(self.document.game.named(walk.step.hint))
        self.view.show_step(number, title, hint, last=walk.at_end)
        self._refresh()
        self.focus_first()
        self.step_changed.emit(walk.step.id)

    def back(self) -> None:
        """Go one step back."""
        self.go_to(self.walk.current - 1)

    def next(self) -> None:
        """Go one step on, or finish from the last; does nothing while a problem blocks."""
        blocking = self.walk.blocking(self.step_id)
        if blocking:
            self._focus_field(blocking[0].field)
        elif not self.walk.at_end:
            self.go_to(self.walk.current + 1)
        else:
            self.finish()

    def finish(self) -> None:
        """Turn the draft into a character; the sheet is written before the signal."""
        system, game = self.document.system, self.document.game
        problem = self.document.apply(lambda sheet: system.finish(sheet, game), self.tr("作成完了"))
        if problem is not None:
            self.problem_found.emit(problem)
            self._refresh()
            return
        self.autosave.flush()
        self.finished.emit()

    def randomise(self) -> None:
        """Fill what is empty, as one undo step; where nothing is, ask whether to replace everything."""
        before, system, game = self.document.sheet, self.document.system, self.document.game
        self.document.end_burst()
        filled = self._filled(before)
        thrown = system.thrown_once(filled, game)
        self.document.apply(lambda sheet: sheet.evolve(**thrown), "", for_good=True)
        self.document.apply(lambda _sheet: filled, self.tr("おまかせ"))
        if self.document.sheet == before:
            self.view.ask(
                self.tr(
                    "おまかせで埋められるところは、もうありません。名前と肖像のほかを、おまかせで全部作り直しますか。"
                    "一度しか振れないダイスはそのままです。"
                )
            )

    def make_anew(self) -> None:
        """Put a random character in place of the draft; person, picture, notes and what is thrown once stay."""
        system, game = self.document.system, self.document.game

        def other(sheet: Any) -> Sheet:
            kept = {key: getattr(sheet, key) for key in KEPT}
            return self._filled(system.blank(game).evolve(**kept, **system.thrown_once(sheet, game)))

        self.document.apply(other, self.tr("おまかせで作り直す"))

    def _filled(self, sheet: Any) -> Sheet:
        """Fill a draft; its colour stays, and what is the GM's while a player has it."""
        filled: Sheet = self.document.system.completed(sheet, self.document.game, self._random)
        present = self.document.sheet
        kept = ("colour", *(key for key in self.document.guarded if "." not in key))
        return filled.evolve(**{key: getattr(present, key) for key in kept})

    def leave(self) -> None:
        """Stop for now; the draft waits in the library."""
        self.autosave.flush()
        self.left.emit()

    def close(self) -> bool:
        """Write what is left."""
        return self.autosave.flush()

    def explain(self, name: str, anchor: QWidget) -> None:
        """Open なぜ？ for a computed number."""
        number = self.document.derived.get(name)
        if number is not None:
            popup = WhyPopup(self.view)
            line = self._rulebook.line(number.rule) if number.rule else None
            popup.explain(name, number, self._words, line.says if line else "", False)
            popup.ui.readButton.hide()
            popup.open_under(anchor)

    def _make_page(self, number: int) -> FormPage:
        step = self.walk.steps[number]
        factory = system_view(self.document.system.id).builder_pages.get(step.id)
        scroll = self.view.add_place()
        place = scroll.viewport()
        page: FormPage
        if factory is not None:
            page = factory(place)
        elif number == self.walk.last:
            page = self.confirm = ConfirmPage(place)
        else:
            page = self.profile = ProfilePage(place)
            extra = system_view(self.document.system.id).profile_extra
            if extra is not None:
                asked = extra(page)
                self.profile.ui.systemLayout.addWidget(asked)
                asked.attach(self.document, self._words)
        tables = page.attach(self.document, self._words)
        self.view.put(page, scroll)
        binder = Binder(page, self.document, self._words, tables)
        binder.why_requested.connect(self.explain)
        page.rebuilt.connect(binder.adopt)
        if not self._gm:
            page.for_player()
        self.binders.append(binder)
        return page

    def _connect(self) -> None:
        view = self.view
        view.back_requested.connect(self.back)
        view.next_requested.connect(self.next)
        view.step_chosen.connect(self.go_to)
        view.random_requested.connect(self.randomise)
        view.anew_requested.connect(self.make_anew)
        view.came_up.connect(self._focus_page)
        view.leave_requested.connect(self.leave)
        view.allow_requested.connect(self._allow)
        view.fix_requested.connect(self._fix)
        view.undo_requested.connect(self.document.undo_stack.undo)
        view.redo_requested.connect(self.document.undo_stack.redo)
        self.autosave.failed.connect(self.save_failed)
        self.document.value_changed.connect(self._refresh)
        if self.confirm is not None:
            self.confirm.print_requested.connect(self.print_requested)
            self.confirm.problem_chosen.connect(self.go_to_problem)
        if self.profile is not None:
            self._portraits = PortraitInput(self.profile.ui.portraitButton, self.home, self.document)
            self._portraits.problem_found.connect(self.problem_found)
            self._portraits.problem_gone.connect(self.problem_gone)
            own = self.profile.ui.ownFields
            own.edited.connect(
                lambda f, value: self.document.edit(f"own.{f}", value, self.tr("プロフィールを書き換える"))
            )
            own.left.connect(self.document.end_burst)
            own.why_requested.connect(self.explain)

    def focus_first(self) -> None:
        """Put the focus where the step begins: its first field, else the first thing that can be pressed."""
        if not self.view.isVisible():
            return
        page = self.pages[self.walk.current]
        if self.walk.at_end:
            self.view.ui.nextButton.setFocus()
            return
        first = page.first_stop() or _first_in(page)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.view.ui.nextButton.setFocus()

    def _focus_page(self) -> None:
        focus = self.view.focusWidget()
        if focus is None or not self.pages[self.walk.current].isAncestorOf(focus):
            self.focus_first()

    def _focus_field(self, field: str) -> None:
        """Lead to the field; of what no field of the step mends, to the button that does."""
        self.pages[self.walk.current].choose_row(field)
        if not self.binders[self.walk.current].lead_to(field):
            buttons = (self.view.ui.fixButton, self.view.ui.allowButton)
            button = next((one for one in buttons if one.isVisible()), self.view.ui.nextButton)
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        from desktop.controllers.sheet.paper import as_finished

        sheet, game, system = self.document.sheet, self.document.game, self.document.system
        self.view.steps.set_steps(self.walk.states(self._words))
        self._show_way_on()
        if self.confirm is not None:
            shown = as_finished(self.document)
            lines = [f"{self._words.say(a)}　{self._words.say(b)}" for a, b in system.summary(shown, game)]
            problems = [self._problem_text(p) + f"　{p.rule}" for p in self.walk.blocking()]
            self.confirm.show_result(sheet.name or self.tr("（名前なし）"), "\n".join(lines), problems)
        if self.profile is not None:
            own = self.profile.ui.ownFields
            show_custom_fields(own, self.document, self._words)
            if NAME in game.words:
                text = self._words.say(game.label(NAME))
                show_name(self.profile.ui.nameLabel, text)
                self.profile.ui.nameEdit.setAccessibleName(text)
            needed = [p for p in self.document.problems if p.field.startswith("own.")]
            mild = Severity.WARN
            own.mark({p.field.removeprefix("own."): (self._problem_text(p), p.severity is mild) for p in needed})
        self.view.ui.numbers.setText("\n".join(numbers_beside(self.document.derived, self._words)))
        stack = self.document.undo_stack
        self.view.ui.undoButton.setEnabled(stack.canUndo())
        self.view.ui.redoButton.setEnabled(stack.canRedo())
        self.preview_due.start()

    def _show_way_on(self) -> None:
        blocking = self.walk.blocking(self.step_id)
        if self.walk.at_end:
            text = self.tr("できあがり")
        else:
            text = self.tr("次へ　{step}").format(step=self.walk.title(self.walk.current + 1, self._words))
        reason = self._words.say(blocking[0].message) if blocking else ""
        may_allow = self._gm and bool(blocking) and all(p.overridable and p.rule for p in blocking)
        odd = (
            p for p in self.document.problems if p.severity is Severity.WARN and self.walk.step_of(p) == self.step_id
        )
        note = next((self._problem_text(p) for p in odd), "")
        fix = blocking[0].fix if blocking else None
        label = self._words.say(fix.label) if fix is not None else ""
        self.view.show_way_on(text, reason, note, may_allow=may_allow, fix=label)

    def _fix(self) -> None:
        """Make the change that is offered; one that may not be made is reported."""
        fix = next((problem.fix for problem in self.walk.blocking(self.step_id)), None)
        problem = self.document.edit(fix.field, fix.value, self._words.say(fix.label)) if fix is not None else None
        self.document.end_burst()
        if problem is not None:
            self.problem_found.emit(problem)

    def _draw_preview(self) -> None:
        from desktop.controllers.sheet.paper import first_page  # printing code is only loaded once a page is drawn

        shown = self.confirm.ui.preview if self.confirm and self.walk.at_end else self.view.ui.preview
        page = first_page(self.document, self._words, shown.wanted_width(), chances=self.chances)
        shown.show_page(*page)

    def _allow(self) -> None:
        for problem in self.walk.blocking(self.step_id):
            self.document.rule_otherwise(problem.rule, problem.field, note=self._words.say(problem.message)[:200])

    def go_to_problem(self, number: int) -> None:
        problem = self.walk.blocking()[number]
        field, step = problem.field, self.walk.number_of(problem)
        if self.binders[step].widget_for(field) is None:  # a problem of play names no step
            step = next((n for n, binder in enumerate(self.binders) if binder.widget_for(field) is not None), step)
        self.go_to(step)
        self._focus_field(problem.field)

    def _problem_text(self, problem: Problem) -> str:
        return problem.text(self._words)


def _first_in(page: QWidget) -> QWidget | None:
    """Find the first field of a page, else the first thing that takes keys and does more than explain itself."""
    # a list takes Enter for itself, so a step does not begin in one
    found = [w for w in tab_order.stops(page) if not isinstance(w, QAbstractItemView)]
    fields = (w for w in found if isinstance(w, (QLineEdit, QAbstractSpinBox, QPlainTextEdit, QComboBox)))
    doing = (w for w in found if not isinstance(w, DerivedNumber))
    return next(fields, None) or next(doing, None) or next(iter(found), None)


def numbers_beside(derived: Mapping[str, Explained], words: Words) -> list[str]:
    """Return a line for each of the first numbers that have a sum."""
    found: list[str] = []
    # a name with a dot belongs to one row of a table (a weapon, a pool): the page itself shows those
    for number in (number for name, number in derived.items() if "." not in name):
        if number.parts and number.value is not None and len(found) < MOST_NUMBERS:
            found.append(f"{words.say(number.label)} {words.say(number.shown)} = {summed(number, words)}")
    return found


def summed(number: Explained, words: Words) -> str:
    """Write the parts of a number; what is taken away is behind a minus: 運動 2 − 移動 1."""
    text = ""
    if len(number.parts) == 1 and number.parts[0].value == number.value and _needs_no_number(number.parts[0], words):
        return words.say(number.parts[0].label)
    for part in number.parts:
        sign = (" − " if part.value < 0 else " + ") if text else ("−" if part.value < 0 else "")
        label = words.say(part.label)
        # a figure behind a figure would read as one number: 《財力》×5（0）
        apart = translate("BuilderController", "{label}（{n}）") if label[-1:].isdigit() else "{label} {n}"
        text += sign + apart.format(label=label, n=abs(part.value))
    return text


def _needs_no_number(part: Contribution, words: Words) -> bool:
    """Tell whether a label needs no number behind it: DL×2, (14−10)÷2."""
    return words.say(part.label)[-1:].isdigit()
