"""The frame of guided building: steps, the present page, what is left to do, and the page as it will be printed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QPlainTextEdit,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.models.play.steps import STATE_ROLE, StepModel, StepState
from desktop.views import spoken
from desktop.views.forms.builder import Ui_Builder
from desktop.views.forms.builder_confirm import Ui_BuilderConfirm
from desktop.views.forms.builder_profile import Ui_BuilderProfile
from desktop.views.keyboard.enter_key import press_focused
from desktop.views.sheet.form_page import FormPage
from desktop.views.sheet.terms import PAGE
from desktop.views.sheet.terms_popover import open_terms
from desktop.views.style import icons, theme
from desktop.views.style.plain_style import literal, show_name
from desktop.views.widgets.inputs.choice_card import ChoiceCard
from desktop.views.widgets.inputs.field_keys import OWN_STEPS
from desktop.views.widgets.layouts.steady_room import keep_steady

Index = QModelIndex | QPersistentModelIndex
STEPS, STEPS_NAMED, STEPS_WIDEST = 200, 240, 320
"""px: width of the list of steps at 100 %, for the longest title at 100 %, and at most."""
TITLE, BEFORE, BEHIND = 15, 56, 8
"""px: size of a step's title at 100 %, and what is beside it."""
REASON, STEP, COLUMN = 120, 200, 150
"""px at 100 % for what the step lacks, its title and purpose, and columns of the last page, at least."""
ROOMY = 1000
"""px at 100 %: narrower windows show the printed page only at the end."""


class StepDelegate(QStyledItemDelegate):
    """Draws a step: a numbered ring (ticked when done), its title and one line of state."""

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and air."""
        return QSize(theme.px(180), max(64, option.fontMetrics.height() * 2 + 24))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one step."""
        step: StepState = index.data(STATE_ROLE)
        palette, rect = option.palette, option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        accent = palette.color(QPalette.ColorRole.Link)
        quiet = palette.color(QPalette.ColorRole.PlaceholderText)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, theme.current().colour("tint"))
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), accent)
        ring = QRect(rect.left() + 16, rect.center().y() - 13, 27, 27)
        painter.setPen(QPen(accent if chosen or step.done else quiet, 1.6))
        painter.setBrush(accent if step.done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        inside = theme.current().colour("on_accent") if step.done else (accent if chosen else quiet)
        if step.done:
            icons.draw(painter, "check", QRectF(ring).adjusted(6, 6, -6, -6), inside)
        else:
            painter.setPen(inside)
            painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(index.row() + 1))
        self._draw_texts(painter, option, step, chosen)
        painter.restore()

    def _draw_texts(self, painter: QPainter, option: QStyleOptionViewItem, step: StepState, chosen: bool) -> None:
        text = option.rect.adjusted(BEFORE, 8, -BEHIND, -8)
        font = option.font
        font.setBold(chosen)
        font.setPixelSize(theme.px(TITLE))
        painter.setFont(font)
        palette = option.palette
        reachable = palette.color(QPalette.ColorRole.WindowText)
        quiet = palette.color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(reachable if step.reachable else quiet)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        upper = text.adjusted(0, 0, 0, -text.height() // 2) if step.summary else text
        title = painter.fontMetrics().elidedText(step.title, Qt.TextElideMode.ElideRight, upper.width())
        painter.drawText(upper, flags, title)
        if step.summary:
            painter.setFont(option.widget.font() if option.widget else option.font)
            painter.setPen(quiet)
            lower = text.adjusted(0, text.height() // 2, 0, 0)
            elided = painter.fontMetrics().elidedText(step.summary, Qt.TextElideMode.ElideRight, lower.width())
            painter.drawText(lower, flags, elided)


class ProfilePage(FormPage):
    """The step that every system shares: name, player, colour, portrait, custom fields."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BuilderProfile()
        self.ui.setupUi(self)


class ConfirmPage(FormPage):
    """見せて確認: the finished page, the numbers, and what still keeps it from being finished."""

    print_requested = Signal()
    problem_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BuilderConfirm()
        self.ui.setupUi(self)
        self.ui.columns.share(COLUMN)
        self.ui.printButton.setIcon(icons.icon("print"))
        self.ui.printButton.clicked.connect(self.print_requested)
        self.ui.problems.itemActivated.connect(lambda item: self.problem_chosen.emit(self.ui.problems.row(item)))
        self.ui.problems.itemClicked.connect(lambda item: self.problem_chosen.emit(self.ui.problems.row(item)))

    def for_player(self) -> None:
        """Say nothing of files: the sheet is in the GM's campaign, or is a file of the player's already."""
        self.ui.passText.hide()

    def show_result(self, name: str, summary: str, problems: list[str]) -> None:
        """Show what was made, and what is left to mend."""
        self.ui.nameLabel.setText(name)
        self.ui.summary.setText(summary)
        self.ui.problems.clear()
        self.ui.problems.addItems(problems)
        self.ui.problems.setVisible(bool(problems))
        self.ui.problemsTitle.setVisible(bool(problems))


class BuilderView(QWidget):
    """Frame of the builder; every button forwards."""

    back_requested = Signal()
    next_requested = Signal()
    step_chosen = Signal(int)
    random_requested = Signal()
    anew_requested = Signal()
    """Everything shall be replaced, after a question."""
    leave_requested = Signal()
    allow_requested = Signal()
    fix_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    came_up = Signal()
    """It is seen again (another tab was in front)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_Builder()
        self.ui.setupUi(self)
        keep_steady(self.ui.reason)
        self.ui.stepHead.share(STEP)
        self.ui.foot.share(REASON)
        self.steps = StepModel(self)
        self._last, self._way_on = False, ""
        self.ui.stepList.setModel(self.steps)
        self.steps.modelReset.connect(self._mark_step)
        self.ui.stepList.setItemDelegate(StepDelegate(self.ui.stepList))
        self.ui.stepList.clicked.connect(lambda index: self.step_chosen.emit(index.row()))
        self.ui.stepList.activated.connect(lambda index: self.step_chosen.emit(index.row()))
        self.ui.backButton.clicked.connect(self.back_requested)
        self.ui.nextButton.clicked.connect(self.next_requested)
        self.ui.randomButton.clicked.connect(self.random_requested)
        self.ui.askBar.hide()
        self.ui.askYes.clicked.connect(self.anew_requested)
        self.ui.askYes.clicked.connect(self.ui.askBar.hide)
        self.ui.askNo.clicked.connect(self.ui.askBar.hide)
        self.ui.leaveButton.clicked.connect(self.leave_requested)
        self.ui.allowButton.clicked.connect(self.allow_requested)
        self.ui.fixButton.clicked.connect(self.fix_requested)
        self.ui.undoButton.clicked.connect(self.undo_requested)
        self.ui.redoButton.clicked.connect(self.redo_requested)
        self.ui.randomButton.setIcon(icons.icon("dice"))
        on_accent = QPalette.ColorRole.HighlightedText
        self.ui.undoButton.setIcon(icons.icon("undo", on_accent))
        self.ui.redoButton.setIcon(icons.icon("redo", on_accent))
        self.ui.backButton.setIcon(icons.icon("chevron_left"))
        self.ui.preview.give_way()
        self._measure()
        self.ui.termsButton.setIcon(icons.icon("book"))
        self.ui.termsButton.clicked.connect(lambda: open_terms(self.ui.termsButton, self.ui.pages.currentWidget()))
        self.setProperty(OWN_STEPS, True)
        on = QShortcut(self)  # before any list or long text that has the focus
        on.setKeys([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        on.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        on.activated.connect(self.next_requested)

    def add_place(self) -> QScrollArea:
        """Add the place of a step's page, which scrolls when the page is taller than the window."""
        scroll = QScrollArea(self.ui.pages)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setProperty(PAGE, True)
        self.ui.pages.addWidget(scroll)
        return scroll

    def put(self, page: QWidget, scroll: QScrollArea) -> None:
        """Put a step's page in its place."""
        scroll.setWidget(page)
        # a click on plain paper is no wish to scroll by keys, and draws no ring around the whole page
        for area in (scroll, *page.findChildren(QScrollArea)):
            area.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_step(self, number: int, title: str, hint: str, *, last: bool) -> None:
        """Bring a step to the front."""
        self.ui.pages.setCurrentIndex(number)
        self.ui.stepList.setCurrentIndex(self.steps.index(number))
        self.ui.stepTitle.setText(title)
        self.ui.stepHint.setText(hint)
        self.ui.stepHint.setVisible(bool(hint))
        self.ui.backButton.setEnabled(number > 0)
        self._last = last
        self.ui.askBar.hide()
        self._fit_preview()
        self.ui.randomButton.setVisible(not last)

    def ask(self, text: str) -> None:
        """Ask before the player's choices are replaced; the careful answer has the focus."""
        self.ui.askBar.show()
        spoken.write(self.ui.askText, text, urgent=True)
        self.ui.askNo.setFocus()

    def show_way_on(self, text: str, reason: str, note: str, *, may_allow: bool, fix: str = "") -> None:
        """Say where Enter leads, or why it does not.

        Args:
            note: what the step lacks although it may be left so.
            fix: the change that mends it, if one is offered.
        """
        self._way_on = text
        self.ui.nextButton.setAccessibleName(text)
        self._fit_preview()
        self.ui.nextButton.setEnabled(not reason)
        if not reason and self.hasFocus():
            self.ui.nextButton.setFocus()
        sentence = reason or note
        spoken.write(self.ui.reason, f"△ {sentence}" if sentence else "")
        self.ui.allowButton.setVisible(bool(reason) and may_allow)
        show_name(self.ui.fixButton, fix)
        self.ui.fixButton.setVisible(bool(fix))

    def _fit_preview(self) -> None:
        """Show the printed page, and where Enter leads, only where they leave the work enough room."""
        roomy = self.width() >= theme.px(ROOMY)
        self.ui.previewPanel.setVisible(not self._last and roomy)
        self.ui.nextButton.setText(literal(self._way_on if roomy else self._way_on.split("　")[0]))

    def _mark_step(self) -> None:
        """Keep the present step marked when the list was filled again; its titles may be longer."""
        self._fit_titles()
        self.ui.stepList.setCurrentIndex(self.steps.index(self.ui.pages.currentIndex()))

    def _measure(self) -> None:
        """Give steps and preview the room that the size of the text asks for."""
        self._fit_titles()
        self.ui.bannerIcon.setPixmap(icons.pixmap("person", theme.current().colour("on_accent"), theme.px(20)))

    def _fit_titles(self) -> None:
        """Make the list as wide as its titles, within bounds; what the steps hold may be cut."""
        steps = self.ui.stepList
        steps.ensurePolished()  # the frame around it comes with its style
        font = QFont(steps.font())
        font.setPixelSize(theme.px(TITLE))
        font.setBold(True)
        longest = max((QFontMetrics(font).horizontalAdvance(step.title) for step in self.steps.steps), default=0)
        wanted = BEFORE + longest + BEHIND + 2 * steps.frameWidth()
        steps.setFixedWidth(min(STEPS_WIDEST, max(theme.px(STEPS), min(wanted, theme.px(STEPS_NAMED)))))

    # Qt's names from here on

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Keep the keyboard here when what had it has become grey (the one die is thrown): Enter continues."""
        focus = self.focusWidget()
        if focus is not None and not focus.isEnabled():
            (self.ui.nextButton if self.ui.nextButton.isEnabled() else self).setFocus()
            return True
        return super().focusNextPrevChild(forwards)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that the keyboard may be wanted."""
        super().showEvent(event)
        self.came_up.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the preview."""
        super().resizeEvent(event)
        self._fit_preview()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the text or the colours are others."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "steps"):
            self._measure()
            self._fit_preview()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue with Enter, unless it belongs to a button, a long text or the list that has the focus."""
        focus = self.focusWidget()
        writing = isinstance(focus, (QPlainTextEdit, QAbstractItemView))
        if not isinstance(focus, ChoiceCard) and press_focused(self, event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not writing:
            if isinstance(focus, ChoiceCard) and not focus.isChecked():
                focus.click()
            else:
                self.next_requested.emit()
        else:
            super().keyPressEvent(event)
