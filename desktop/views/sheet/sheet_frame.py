"""What surrounds every sheet: head, pages, the message at the field, and the footer that says what is left to mend."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from desktop.core.build_step import Purchase
from desktop.core.problem import Problem, Severity
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Words, signed_text
from desktop.views import spoken
from desktop.views.forms.sheet_frame import Ui_SheetFrame
from desktop.views.sheet.terms import PAGE
from desktop.views.style import icons, theme
from desktop.views.style.plain_style import literal, show_name
from desktop.views.widgets.inputs.field_keys import OWN_STEPS
from desktop.views.widgets.layouts.overlay import Overlay
from desktop.views.widgets.lists.wrapped_tree import wrap_columns

PURCHASE_ROLE = Qt.ItemDataRole.UserRole + 1
GROWTH_PAGE, MEMO_PAGE = 1, 2
"""Places of 成長 and 設定・メモ among the tabs."""
NAME_ROOM = 112
"""px at 100 % for a name and its label at least."""

FEW = 6
"""Offers of a group that are open from the beginning."""


class SheetFrame(QWidget):
    """Head and foot of a sheet; the system's own page sits in between."""

    print_requested = Signal()
    fix_requested = Signal(object)
    """The problem whose fix was pressed."""
    ruling_requested = Signal(object)
    """The problem that the GM waves through."""
    next_problem_requested = Signal()
    grow_requested = Signal(str)
    ruling_removed = Signal(int)
    shown = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SheetFrame()
        self.ui.setupUi(self)
        self.ui.nameRow.share(NAME_ROOM)
        self.ui.tabRow.share()
        self.setProperty(OWN_STEPS, True)
        self.setProperty(PAGE, True)
        self.ui.termsButton.clicked.connect(self._open_terms)
        self._words = words
        self._problem: Problem | None = None
        self._gm = True
        for title in (self.tr("シート"), self.tr("成長"), self.tr("設定・メモ"), self.tr("GMだけ")):
            self.ui.pageTabs.addTab(title)
        self.ui.pageTabs.setDrawBase(False)
        self.ui.pageTabs.setExpanding(False)
        self.ui.pageTabs.currentChanged.connect(self.ui.pages.setCurrentIndex)
        wrap_columns(self.ui.offers, 0)
        self.ui.problemClose.setIcon(icons.icon("cross"))
        self.ui.problemBox.hide()
        self._problem_place = Overlay(self.ui.problemBox, self.ui.pages, self)
        self.ui.problemClose.clicked.connect(lambda: self.show_problem(None))
        self.ui.fixButton.clicked.connect(lambda: self.fix_requested.emit(self._problem))
        self.ui.rulingButton.clicked.connect(lambda: self.ruling_requested.emit(self._problem))
        self.ui.footerProblem.clicked.connect(self.next_problem_requested)
        self.ui.printButton.clicked.connect(self.print_requested)
        self.ui.growButton.clicked.connect(self._grow)
        self.ui.offers.itemSelectionChanged.connect(self._offer_selected)
        self.ui.offers.itemDoubleClicked.connect(lambda *_: self._grow())
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # activation would be a single click on some desktops
            enter = QShortcut(QKeySequence(key), self.ui.offers)
            enter.setContext(Qt.ShortcutContext.WidgetShortcut)
            enter.activated.connect(self._enter)
        self.ui.rulingRemove.clicked.connect(lambda: self.ruling_removed.emit(self.ui.rulingList.currentRow()))
        jump = QShortcut(QKeySequence(Qt.Key.Key_F8), self)
        jump.setObjectName("next_problem")  # the key list may give it another key
        jump.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        jump.activated.connect(self.next_problem_requested)

    def _open_terms(self) -> None:
        from desktop.views.sheet.terms_popover import open_terms

        open_terms(self.ui.termsButton, self.ui.pages.currentWidget())

    def place(self, page: QWidget) -> None:
        """Put the system's own page in the middle."""
        self.ui.hostLayout.addWidget(page)

    def for_player(self) -> None:
        """Take everything away that only a GM may see or do, before anything of the sheet is put in."""
        self._gm = False
        self.ui.pageTabs.removeTab(3)
        self.ui.pages.removeWidget(self.ui.gmPage)
        self.ui.gmPage.setParent(None)
        self.ui.gmPage.deleteLater()
        self.ui.pcCheck.hide()
        self.ui.rulingButton.hide()

    def show_problem(self, problem: Problem | None) -> None:
        """Show what is wrong at the field the person is at, and how it can be mended."""
        self._problem = problem
        self.ui.problemBox.setVisible(problem is not None)
        if problem is None:
            return
        remedy = self._words.say(problem.remedy)
        self.ui.problemRemedy.setVisible(bool(remedy))
        for label, text in (
            (self.ui.problemText, "△ " + self._words.say(problem.message)),
            (self.ui.problemRemedy, remedy),
        ):
            spoken.write(label, text)
        self.ui.fixButton.setVisible(problem.fix is not None)
        if problem.fix is not None:
            show_name(self.ui.fixButton, self._words.say(problem.fix.label))
        asks = problem.severity in (Severity.BLOCK, Severity.CONSENT)
        may_rule = self._gm and problem.overridable and bool(problem.rule) and asks
        self.ui.rulingButton.setVisible(may_rule)
        self.ui.problemRule.setText(problem.rule)
        self._problem_place.place()  # away from the field that has the keys now

    def show_state(self, problems: tuple[Problem, ...]) -> None:
        """Say in the footer whether something must be mended."""
        blocking = [p for p in problems if p.severity is not Severity.WARN]
        shown = (blocking or list(problems))[:1]
        if not problems:
            self.ui.footerState.setText(self.tr("✓ 直すところはありません"))
            theme.set_role(self.ui.footerState, "success-text")
        else:
            count = len(blocking) or len(problems)
            text = self.tr("△ 直すところ {n} 件") if blocking else self.tr("△ 気をつけるところ {n}")
            self.ui.footerState.setText(text.format(n=count))
            theme.set_role(self.ui.footerState, "error-text" if blocking else "warning-text")
        self.ui.footerProblem.setVisible(bool(shown))
        if shown:
            self.ui.footerProblem.setText(literal(self._words.say(shown[0].message)))
            self.ui.footerProblem.setToolTip("\n".join(self._words.say(p.message) for p in problems[:12]))
        self.ui.footerHint.setText(
            self.tr("F8 で次の直すところへ") if problems else self.tr("点線の数字を押すと なぜ？")
        )

    @property
    def growth_visible(self) -> bool:
        """Tell whether the page with what can be bought is in front."""
        return self.ui.pageTabs.currentIndex() == GROWTH_PAGE

    def show_growth_page(self) -> None:
        """Go to what growth offers, with the keys."""
        self.ui.pageTabs.setCurrentIndex(GROWTH_PAGE)
        self.ui.offers.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_memo(self, *, own: bool, memo: bool) -> None:
        """Have the page of custom fields and the memo where the sheet's own page leaves something for it."""
        self.ui.ownTitle.setVisible(own)
        for widget in (self.ui.memoTitle, self.ui.memoEdit):
            widget.setVisible(memo)
        if not (own or memo) and self.ui.pageTabs.currentIndex() == MEMO_PAGE:
            self.ui.pageTabs.setCurrentIndex(0)
        self.ui.pageTabs.setTabVisible(MEMO_PAGE, own or memo)

    def show_growth(self, offers: tuple[Purchase, ...]) -> None:
        """List what growth offers, in groups, with costs and reasons."""
        items = [self.ui.offers.topLevelItem(number) for number in range(self.ui.offers.topLevelItemCount())]
        open_groups = {item.text(0) for item in items if item is not None and item.isExpanded()}
        chosen, place = self._chosen(), self._place_of_chosen()
        self.ui.offers.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        for offer in offers:
            group = self._words.say(offer.group) or self.tr("成長")
            if group not in groups:
                groups[group] = QTreeWidgetItem(self.ui.offers, [group])
                groups[group].setFirstColumnSpanned(True)
            cost = f"{offer.cost} {self._words.say(offer.unit)}".strip() if offer.cost else ""
            state = "✓" if offer.legal else "—"
            item = QTreeWidgetItem(groups[group], [self._words.say(offer.label), cost, state])
            item.setData(0, PURCHASE_ROLE, offer)
            item.setToolTip(0, offer.reason_text(self._words))
            if chosen is not None and offer.id == chosen.id:
                self.ui.offers.setCurrentItem(item)
        for name, item in groups.items():
            item.setExpanded(name in open_groups or len(groups) <= 3 or item.childCount() <= FEW)
        if chosen is not None and self._chosen() is None:
            self._choose_at(*place)
        left_by_unit = dict.fromkeys((offer.unit, offer.held) for offer in offers if offer.held is not None)
        left = self._words.listed(f"{self._words.say(unit)} {signed_text(number)}" for unit, number in left_by_unit)
        self.ui.growthLeft.setText(self.tr("残り：{points}").format(points=left))
        self.ui.growthLeft.setVisible(bool(left_by_unit))
        self.show_growth_tab(bool(offers))
        self._offer_selected()

    def show_growth_tab(self, offers: bool) -> None:
        """Have the page of growth where something is offered or has been bought."""
        self.ui.pageTabs.setTabVisible(GROWTH_PAGE, offers or self.ui.historyList.count() > 0)

    def show_history(self, entries: tuple[HistoryEntry, ...], rulings: Sequence[str]) -> None:
        """List what has happened to the sheet, newest first, and the GM rulings."""
        self.ui.historyList.clear()
        for entry in reversed(entries):
            self.ui.historyList.addItem(
                "　".join(p for p in (entry.at[:10], self._words.say(entry.text), entry.rule) if p)
            )
        if not self._gm:
            return
        self.ui.rulingList.clear()
        self.ui.rulingList.addItems(rulings)
        self.ui.rulingRemove.setEnabled(bool(rulings))

    def _place_of_chosen(self) -> tuple[str, int]:
        """The group of what is chosen, and which of it this is."""
        item = self.ui.offers.currentItem()
        group = item.parent() if item is not None else None
        return (group.text(0), group.indexOfChild(item)) if item is not None and group is not None else ("", 0)

    def _choose_at(self, group: str, number: int) -> None:
        """Select the row in the place of the bought one, so that arrows continue from there."""
        for found in self.ui.offers.findItems(group, Qt.MatchFlag.MatchExactly):
            item = found.child(min(number, found.childCount() - 1))
            if item is not None:
                self.ui.offers.setCurrentItem(item)

    def _chosen(self) -> Purchase | None:
        item = self.ui.offers.currentItem()
        return None if item is None else item.data(0, PURCHASE_ROLE)

    def _offer_selected(self) -> None:
        offer = self._chosen()
        self.ui.growButton.setEnabled(offer is not None and offer.legal)
        self.ui.growReason.setText("" if offer is None else offer.reason_text(self._words))

    def _enter(self) -> None:
        """Buy, or open and shut a group."""
        item = self.ui.offers.currentItem()
        if item is not None and item.parent() is None:
            item.setExpanded(not item.isExpanded())
        else:
            self._grow()

    def _grow(self) -> None:
        offer = self._chosen()
        if offer is not None and offer.legal:
            self.ui.offers.setFocus(Qt.FocusReason.OtherFocusReason)  # the button may be dead in a moment
            self.grow_requested.emit(offer.id)

    # Qt's names from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Report that the sheet is visible again."""
        super().showEvent(event)
        self.shown.emit()
