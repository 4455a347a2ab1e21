"""The dice tray: what is tested, the odds, the dice, the result and what may be declared. Decides nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from desktop.core.numbers import whole_in
from desktop.views import icons, spoken, theme
from desktop.views.dice import DiceGroup
from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.terms import PAGE
from desktop.views.tray_entry import TrayEntry
from desktop.views.tray_shown import EntryShown, Mode, OddsShown, ResultShown
from desktop.views.widgets.held import Still
from desktop.views.widgets.option_rows import KEYED, OptionLine

if TYPE_CHECKING:
    from desktop.core.check import CheckKind
    from desktop.core.words import Words


LARGE = 130
"""Percent from which the heading keeps only its buttons."""
LEAST = 24
"""px at 100 % of what scrolls that stay in view in the lowest tray."""


ENTRY = 66
"""px at 100 % for faces to be typed at least."""
KIND = 140
"""px at 100 % that a long name of the kind of check may have beside what is tested."""
ARROW = 32
"""px at 100 % of a box of choices beside its text."""
LONGEST_WAYS = 17
"""Signs of counted ways that stand beside their chance; nobody reads longer ones, and they would need two lines."""
MORE = 56
"""px at 100 % of what opens more chances, and of the gaps in its line."""
LOW = 340
"""px at 100 %: in a tray that is lower the buttons for faces scroll with the rest."""


class DiceTray(QFrame):
    """The panel at the right of the main window; also a window of its own for dice alone."""

    kind_chosen = Signal(str)
    params_edited = Signal(object)
    mode_chosen = Signal(str)
    throw_requested = Signal()
    """Enter or the button with nothing typed: throw, choose the primary option, or go on to the next check."""
    faces_edited = Signal(object)
    faces_completed = Signal(object)
    rest_requested = Signal(object)
    """The faces typed so far; the program throws the other dice."""
    tally_completed = Signal(object)
    value_typed = Signal(int)
    face_refused = Signal(int, int)
    back_requested = Signal()
    option_chosen = Signal(str)
    again_requested = Signal()
    why_requested = Signal()
    cover_toggled = Signal(bool)
    pass_requested = Signal()
    cancel_requested = Signal()
    resume_requested = Signal()
    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_DiceTray()
        self.ui.setupUi(self)
        self.setProperty(PAGE, True)
        self.ui.columns.use((self.ui.leftHeading, self.ui.rightHeading), self.ui.entry, self.ui.beside)
        for line in (self.ui.totalLine, self.ui.oddsLine):
            line.share()
        self.ui.buttonLine.share(ENTRY)
        self.ui.stateLine.flow()
        self.ui.actsLine.flow(spread=1)
        self.ui.scroll.viewport().setAutoFillBackground(False)
        self.ui.body.setAutoFillBackground(False)
        self.ui.params.set_lead(self.ui.kindBox)
        self._declaring = False
        self._again, self._effects = QKeySequence("R"), QKeySequence("E")
        self._said = ""
        self._entry = TrayEntry(self.ui, self)
        self.still = Still(self)
        """By which it is laid out once where much of it changes."""
        self._connect()
        self._dress()
        ui = self.ui
        for widget in (ui.problemBox, ui.resultBox, ui.oddsBox, ui.coverButton, ui.passButton, ui.oddsTable):
            widget.hide()
        ui.options.hide()
        ui.pad.hide()
        self._keep_pad()
        self.show_waiting("", cancel=False)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._dress)

    @property
    def mode(self) -> Mode:
        """Whether faces are typed or thrown by default."""
        return self._entry.mode

    def set_keys(self, to_tray: str, again: str, effects: str) -> None:
        """Take other keys.

        Args:
            to_tray: the key that leads here, as this machine writes it; the two others as `QKeySequence` reads them.
        """
        self._again, self._effects = QKeySequence(again), QKeySequence(effects)
        self.ui.titleKey.setText(to_tray)
        self.ui.againButton.set_key_hint(self._again.toString(QKeySequence.SequenceFormat.NativeText))
        self.ui.options.set_key(self._effects.toString(QKeySequence.SequenceFormat.NativeText))
        self._dress()

    def focus(self) -> None:
        """Put the focus where faces are typed and every key of the tray is understood."""
        self.ui.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._lead_to_dice()

    def declare(self) -> bool:
        """Let the next digit choose an option; False: nothing is offered."""
        if not self.ui.options.lines:
            return False
        self.focus()
        self._declaring = True
        self.ui.options.unfold()
        return True

    def show_kinds(self, kinds: Sequence[tuple[str, str]], current: str) -> None:
        """List the kinds of check, (id, label)."""
        box = self.ui.kindBox
        box.blockSignals(True)
        box.clear()
        for identifier, label in kinds:
            box.addItem(label, identifier)
        box.setCurrentIndex(max(0, box.findData(current)))
        text = box.fontMetrics().horizontalAdvance(box.currentText())
        box.setMinimumWidth(min(text + theme.px(ARROW), theme.px(KIND)))
        box.blockSignals(False)
        box.setVisible(len(kinds) > 1)

    def show_params(
        self, kind: CheckKind | None, values: dict[str, Any], words: Words, *, open_: bool, hidden: Sequence[str] = ()
    ) -> None:
        """Show what is to be fixed before the throw; it is put away (`open_` false) while a thrown check goes on.

        Args:
            hidden: ids of parameters whose inputs would tell what is covered.
        """
        if kind is not None:
            self.ui.params.show_kind(kind, values, words, hidden)
        self.ui.params.setVisible(kind is not None and open_)

    def show_title(self, title: str, request: str = "") -> None:
        """Say what is tested, and which dice are wanted."""
        self.ui.checkTitle.setText(title)
        self._entry.ask(request)

    def show_problem(self, text: str) -> None:
        """Say in a sentence what is wrong; empty to take it away."""
        if text != self.ui.problemLabel.text() or self.ui.problemBox.isHidden():
            spoken.announce(self, text, urgent=True)
        self.ui.problemLabel.setText(text)
        self.ui.problemBox.setVisible(bool(text))

    def show_odds(self, odds: OddsShown | None) -> None:
        """Show exact chances; None hides them."""
        ui = self.ui
        ui.oddsBox.setVisible(odds is not None)
        if odds is None:
            return
        alone = odds.part is None
        ui.oddsLabel.setText(odds.text)
        ui.waysLabel.setText(odds.ways)
        ui.waysLabel.setVisible(0 < len(odds.ways) <= LONGEST_WAYS and self._beside(odds.text, odds.ways))
        ui.oddsLabel.setToolTip(odds.ways)
        ui.oddsBar.setVisible(not alone)
        ui.oddsBar.show_part(odds.part or 0.0)
        ui.oddsTable.show_lines(odds.lines)
        ui.oddsMore.setVisible(bool(odds.lines) and not alone)
        self._unfold_odds()

    def show_dice(self, groups: Sequence[DiceGroup], *, tumble: bool) -> None:
        """Show the dice; `settled` follows, at once when nothing moves."""
        scene = self.ui.diceView.dice
        before, scene.animated = scene.animated, scene.animated and tumble
        scene.show_dice(groups)
        scene.animated = before

    def set_animated(self, animated: bool) -> None:
        """Let dice tumble, or lie still at once."""
        self.ui.diceView.dice.animated = animated

    def lay_still(self) -> None:
        """Stop what still tumbles and tell nobody: the tray is going away."""
        scene = self.ui.diceView.dice
        blocked = scene.blockSignals(True)
        scene.finish()
        scene.blockSignals(blocked)

    def show_entry(self, shown: EntryShown) -> None:
        """Wait for faces."""
        self._entry.show(shown)

    @property
    def moving(self) -> EntryShown:
        """Nothing is waited for while dice move; two sides stay side by side."""
        return self._entry.moving

    def show_result(self, result: ResultShown | None) -> None:
        """Show how the check stands; None hides it."""
        ui = self.ui
        ui.resultBox.setVisible(result is not None)
        said = f"{result.total} {result.label} {result.target} {result.detail}".strip() if result is not None else ""
        if said != self._said:
            spoken.announce(self, said)
        self._said = said
        if result is None:
            self._lead_to_dice()
            return
        ui.totalLabel.setText(result.total)
        ui.totalLabel.setVisible(bool(result.total))
        self._give_room()
        ui.outcomeTag.show_outcome(result.kind, result.label)
        for label, text in (
            (ui.targetLabel, result.target),
            (ui.sumLabel, result.sum),
            (ui.detailLabel, result.detail),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        ui.resultBox.setAccessibleName(said)
        self._lead_to_dice()

    def _give_room(self) -> None:
        """Tell what cannot be cut how wide it may be beside a scroll bar: wider, all of the tray would not be seen."""
        ui, air = self.ui, self.ui.bodyLayout.contentsMargins()
        width = ui.scroll.viewport().width() - air.left() - air.right()
        bar = ui.scroll.verticalScrollBar()
        ui.outcomeTag.set_room(width - (0 if bar.isVisible() else bar.sizeHint().width()))

    def _lead_to_dice(self) -> None:
        """Begin what is seen with the dice where there is a result; what was asked lies above, what follows below.

        Where there is not the room for all, the result is seen whole, and above it what fits; before the throw, while
        faces can be typed, so is the chance.
        """
        ui = self.ui
        told = ui.oddsBox if ui.resultBox.isHidden() else ui.resultBox
        whole = min(told.y(), told.geometry().bottom() + 1 - ui.scroll.viewport().height())
        if told is ui.resultBox:
            first = max(ui.diceView.y(), whole)
        else:
            first = whole if ui.entry.hasFocus() and not told.isHidden() else 0
        ui.scroll.verticalScrollBar().setValue(first)

    def show_cover(self, covered: bool | None, *, passes: bool = False) -> None:
        """Offer a look under the cover, as long as the button is held (D6G-PHY-05).

        Args:
            covered: None: nothing is secret.
            passes: whether the screen may be handed to whoever acts.
        """
        button = self.ui.coverButton
        self.ui.passButton.setVisible(passes)
        self._show_acts()
        button.setVisible(covered is not None)
        button.setText(self.tr("押している間だけ見る") if covered is not False else self.tr("見えています"))
        button.setIcon(icons.icon("eye" if covered is False else "eye_off"))

    def show_waiting(self, title: str, *, cancel: bool) -> None:
        """Offer the way back to a check that was put aside (its title), and to give the open one up (`cancel`)."""
        ui = self.ui
        ui.cancelButton.setVisible(cancel)
        self._show_acts()
        ui.resumeButton.setVisible(bool(title))
        ui.resumeButton.setText(self.tr("途中の判定に戻る: {title}").format(title=title.replace("&", "&&")))

    def _beside(self, chance: str, ways: str) -> bool:
        """Tell whether counted ways stand beside their chance in large text, with what opens more behind them."""
        if theme.scale() < LARGE:
            return True
        wide = [
            label.fontMetrics().horizontalAdvance(text)
            for label, text in (
                (self.ui.oddsLabel, chance),
                (self.ui.waysLabel, ways),
            )
        ]
        return sum(wide) + theme.px(MORE) <= self.ui.scroll.viewport().width()

    def _show_acts(self) -> None:
        """Keep no room for a line of buttons that are all hidden."""
        self.ui.actsLine.setVisible(not (self.ui.passButton.isHidden() and self.ui.cancelButton.isHidden()))

    def show_options(self, lines: Sequence[OptionLine], *, folded: bool = False) -> None:
        """Show what may be declared now; `folded` where a check has succeeded and nothing has to be declared."""
        self._declaring = False
        self.ui.options.show_lines(lines, folded=folded)

    def show_buttons(self, primary: str, *, enabled: bool, again: bool) -> None:
        """Name the step that Enter takes, and offer to do the check once more."""
        self._entry.name(primary, enabled=enabled)
        self.ui.againButton.setVisible(again)

    def _connect(self) -> None:
        ui = self.ui
        ui.kindBox.activated.connect(lambda _index: self.kind_chosen.emit(ui.kindBox.currentData()))
        ui.params.edited.connect(self.params_edited)
        ui.handButton.toggled.connect(lambda _on: self._change_mode())
        self._entry.edited.connect(self.faces_edited)
        self._entry.pad_shown.connect(self._keep_pad)
        self._entry.left_short.connect(self.show_problem)
        self._entry.rest_requested.connect(self.rest_requested)
        self._entry.pressed.connect(self._enter)
        ui.entry.completed.connect(self.faces_completed)
        ui.entry.refused.connect(self.face_refused)
        ui.entry.value_typed.connect(self.value_typed)
        ui.entry.entered.connect(self._enter)
        ui.entry.back_requested.connect(self.back_requested)
        ui.entry.installEventFilter(self)
        for part in (ui.body, ui.foot):
            part.installEventFilter(self)
        ui.tally.completed.connect(self.tally_completed)
        ui.againButton.clicked.connect(self.again_requested)
        ui.options.chosen.connect(self.option_chosen)
        ui.whyButton.clicked.connect(self.why_requested)
        ui.coverButton.pressed.connect(self._look)
        ui.coverButton.released.connect(self._look_away)
        ui.passButton.clicked.connect(self.pass_requested)
        ui.cancelButton.clicked.connect(self.cancel_requested)
        ui.resumeButton.clicked.connect(self.resume_requested)
        ui.oddsMore.toggled.connect(lambda _on: self._unfold_odds())
        ui.diceView.dice.settled.connect(self.settled)
        ui.scroll.verticalScrollBar().rangeChanged.connect(lambda _low, _high: self._lead_to_dice())
        ui.diceView.clicked.connect(self.focus)

    def _dress(self) -> None:
        ui, side = self.ui, theme.px(16)
        ratio = self.devicePixelRatioF()
        ui.titleIcon.setPixmap(icons.pixmap("dice", theme.current().colour("ink"), side, ratio))
        ui.oddsMore.setIconSize(QSize(side, side))
        # large text needs the width of the heading's words for the two ways of throwing
        roomy = theme.scale() < LARGE
        ui.titleIcon.setVisible(roomy)
        ui.title.setVisible(roomy)
        ui.titleKey.setVisible(roomy and bool(ui.titleKey.text()))
        self._place_pad()
        self._keep_pad()

    def _place_pad(self) -> None:
        """Put the buttons for faces below the rest, or where there is little height among it."""
        ui = self.ui
        low = self.height() < theme.px(LOW)
        if low == (ui.bodyLayout.indexOf(ui.pad) >= 0):
            return
        if low:
            ui.footLayout.removeWidget(ui.pad)
            ui.bodyLayout.insertWidget(ui.bodyLayout.indexOf(ui.oddsBox) + 1, ui.pad)
        else:
            ui.bodyLayout.removeWidget(ui.pad)
            ui.footLayout.insertWidget(0, ui.pad)
        self._keep_pad()

    def _fit(self, part: QWidget, width: int) -> None:
        """Give a part the height that its wrapped lines need at a width; what is around it would squeeze them."""
        layout = part.layout()
        if layout is not None:
            needed = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else 0
            part.setMinimumHeight(max(needed, layout.minimumSize().height()))

    def _look(self) -> None:
        """Lift the cover; what stands above the button keeps its place, or it would slip from under a finger."""
        self.ui.diceView.keep_height(True)
        self.cover_toggled.emit(True)

    def _look_away(self) -> None:
        self.cover_toggled.emit(False)
        self.ui.diceView.keep_height(False)

    def _keep_pad(self) -> None:
        """Give dice and result the room of the buttons for faces while they are away: the log below stays in place."""
        ui = self.ui
        away = ui.pad.isHidden() and self.mode is Mode.HAND and ui.bodyLayout.indexOf(ui.pad) < 0
        room = ui.pad.sizeHint().height() + ui.footLayout.spacing() if away else 0
        ui.scroll.setMinimumHeight(theme.px(LEAST) + room)

    def _change_mode(self) -> None:
        self._keep_pad()
        self._entry.keep_up()
        self.mode_chosen.emit(self.mode.value)

    def _unfold_odds(self) -> None:
        more = self.ui.oddsMore
        more.setIcon(icons.icon("chevron_up" if more.isChecked() else "chevron_down"))
        self.ui.oddsTable.setVisible(bool(self.ui.oddsTable.lines) and (more.isChecked() or more.isHidden()))

    def _enter(self) -> None:
        if self.ui.diceView.dice.tumbling:
            self.ui.diceView.dice.finish()
        elif self.ui.primaryButton.isEnabled():
            self.throw_requested.emit()

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let any key still moving dice, and let E and a number choose an option."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            if watched is self.ui.body:
                self._fit(self.ui.body, self.ui.scroll.viewport().width())
            elif watched is self.ui.foot:
                self._fit(self.ui.foot, self.ui.foot.width())
        if watched is not self.ui.entry or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if self.ui.diceView.dice.tumbling and event.text():
            self.ui.diceView.dice.finish()
            return True
        number = whole_in(event.text()) if self._declaring else None
        if number is not None:
            self._declaring = False
            self.ui.options.choose(number or KEYED)
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Cover what somebody looks at as soon as another window is in front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.ui.coverButton.isDown():
            self.ui.coverButton.setDown(False)
            self._look_away()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find the place for the buttons."""
        super().resizeEvent(event)
        self._place_pad()

    def event(self, event: QEvent) -> bool:
        """Keep the tray's letter from the pages that have the same one, while there is something to do once more."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_again(event):
            event.accept()
            return True
        return super().event(event)

    def _is_again(self, event: QKeyEvent) -> bool:
        return _pressed(event) == self._again and not self.ui.againButton.isHidden()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the tray's own letters."""
        if self._is_again(event):
            self.again_requested.emit()
        elif _pressed(event) != self._effects or not self.declare():
            super().keyPressEvent(event)


def _pressed(event: QKeyEvent) -> QKeySequence:
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(held, Qt.Key(event.key())))
