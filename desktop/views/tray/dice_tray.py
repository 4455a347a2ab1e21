"""The dice tray: what is tested, the odds, the dice, the result and what may be declared. Decides nothing itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QWidget

from desktop.core.numbers import whole_in
from desktop.views import spoken
from desktop.views.dice import DiceGroup
from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.sheet.terms import PAGE
from desktop.views.style import icons, theme
from desktop.views.tray.entry import EntryView, Mode, OddsView, ResultView, TrayEntry
from desktop.views.tray.layout import TrayLayout, TrayOdds
from desktop.views.tray.picks import PicksView
from desktop.views.widgets.inputs.option_rows import OptionLine
from desktop.views.widgets.inputs.spin import ignore_wheel
from desktop.views.widgets.layouts.batched_layout import BatchedLayout
from desktop.views.widgets.layouts.overlay import Overlay

if TYPE_CHECKING:
    from desktop.core.rolls.check import CheckKind
    from desktop.core.words import Words


ENTRY = 66
"""px at 100 % for faces to be typed at least."""
KIND = 140
"""px at 100 % that a long name of the kind of check may have beside what is tested."""
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
HEAD = 144
"""px at 100 % of the tray at least: switches of a check in the largest text stand in it."""
ARROW = 36
"""px at 100 % of a box of choices beside its text, which is drawn a pixel within its field."""


class DiceTray(QFrame):
    """The panel at the right of the main window; also a window of its own for dice alone."""

    kind_chosen = Signal(str)
    params_edited = Signal(object)
    mode_chosen = Signal(str)
    go_on_requested = Signal()
    """Enter with nothing typed."""
    passed_on = Signal()
    """Enter while the button does nothing, for the next step is on the page."""
    throw_requested = Signal()
    """Space, or the button, with nothing typed: throw, choose the primary option, or continue to the next check."""
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
    throw_finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_DiceTray()
        self.ui.setupUi(self)
        self.setProperty(PAGE, True)
        self.ui.diceView.fit_closely()
        self.ui.columns.use((self.ui.leftHeading, self.ui.rightHeading), self.ui.entry, self.ui.beside)
        for line in (self.ui.totalLine, self.ui.oddsLine):
            line.share()
        self.ui.buttonLine.share(ENTRY)
        self.ui.stateLine.flow()
        self.ui.actsLine.flow(spread=1)
        self.ui.scroll.viewport().setAutoFillBackground(False)
        self.ui.body.setAutoFillBackground(False)
        self.ui.params.set_lead(self.ui.kindBox)
        ignore_wheel(self.ui.kindBox)
        Overlay(self.ui.problemBox, self.ui.diceView, self.ui.body)
        self._declaring: str | None = None
        """Letters of an option so far, after the key for them; None: that was not pressed."""
        self._again, self._effects = QKeySequence("R"), QKeySequence("E")
        self._announced = ""
        self.app_throws = QAction(self.tr("アプリが振る（本物のダイスを使わない）"), self)
        """Whether the program throws where nothing is said; else Enter never throws."""
        self.app_throws.setCheckable(True)
        menu = QMenu(self.ui.menuButton)
        menu.addAction(self.app_throws)
        self.ui.menuButton.setMenu(menu)
        self.picks = PicksView(self, (self.ui.helpButton, self.ui.menuButton))
        self._entry = TrayEntry(self.ui, self.app_throws, self)
        self._odds = TrayOdds(self.ui, self)
        self._room = TrayLayout(self.ui, self._entry, self)
        self.layout_batch = BatchedLayout(self)
        """Batches its layout where much of it changes."""
        self._connect()
        self._apply_style()
        ui = self.ui
        for widget in (ui.problemBox, ui.resultBox, ui.coverButton, ui.passButton):
            widget.hide()
        ui.options.hide()
        ui.pad.hide()
        self._room.keep_pad()
        self.show_waiting("", cancel=False)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._apply_style)

    @property
    def mode(self) -> Mode:
        """Whether faces are typed or thrown by default."""
        return self._entry.mode

    def set_keys(self, again: str, effects: str, command_line: str) -> None:
        """Take other keys, as `QKeySequence` reads them."""
        for entry in (self.ui.entry, self.ui.beside):
            entry.command_key = command_line
        self._again, self._effects = QKeySequence(again), QKeySequence(effects)
        self.ui.againButton.set_key_hint(self._again.toString(QKeySequence.SequenceFormat.NativeText))
        self.ui.options.set_key(self._effects.toString(QKeySequence.SequenceFormat.NativeText))
        self._apply_style()

    def focus(self) -> None:
        """Put the focus where faces are typed and every key of the tray is understood."""
        self.ui.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.entry.end(False)  # Qt would select what is typed, and the next face would take its place
        self._room.lead_to_dice()

    def declare(self) -> bool:
        """Let the next letters choose an option; False: nothing is offered."""
        if not (self.ui.options.lines or self.ui.options.concealed):
            return False
        self.focus()
        self._declaring = ""
        self.ui.options.unfold()
        return True

    @property
    def declaring(self) -> bool:
        """Whether letters choose an option now."""
        return self._declaring is not None

    def withdraw(self) -> None:
        """Let letters choose no option any more."""
        self._declaring = None
        self.ui.options.fold()

    def declare_by(self, letter: str) -> bool:
        """Take a letter of an option; False: no option has it, and the letters are forgotten."""
        said = (self._declaring or "") + letter
        found = self.ui.options.choose(said)
        self._declaring = said if found is None else None
        return found is not False

    def show_kinds(self, kinds: Sequence[tuple[str, str]], current: str) -> None:
        """List the kinds of check, (id, label)."""
        box = self.ui.kindBox
        box.blockSignals(True)
        box.clear()
        for identifier, label in kinds:
            box.addItem(label, identifier)
        box.setCurrentIndex(max(0, box.findData(current)))
        box.blockSignals(False)
        box.setVisible(len(kinds) > 1)
        self._widen_kinds()

    def _widen_kinds(self) -> None:
        box = self.ui.kindBox
        text = box.fontMetrics().horizontalAdvance(box.currentText())
        box.setMinimumWidth(min(text + theme.px(ARROW), theme.px(KIND)))

    def show_params(
        self, kind: CheckKind | None, values: dict[str, Any], words: Words, *, open_: bool, hidden: Sequence[str] = ()
    ) -> None:
        """Show what is to be fixed before the throw; it is put away (`open_` false) while a thrown check continues.

        Args:
            hidden: ids of parameters whose inputs would tell what is concealed.
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

    def show_odds(self, odds: OddsView | None) -> None:
        """Show exact chances; None hides them."""
        self._odds.show(odds)

    def show_dice(self, groups: Sequence[DiceGroup], *, tumble: bool) -> None:
        """Show the dice; `throw_finished` follows, at once when nothing moves."""
        scene = self.ui.diceView.dice
        before, scene.animated = scene.animated, scene.animated and tumble
        scene.show_dice(groups)
        scene.animated = before
        self.ui.diceView.make_room()

    def set_animated(self, animated: bool) -> None:
        """Roll the dice, or show them at rest at once."""
        self.ui.diceView.dice.animated = animated

    def settle(self) -> bool:
        """Let moving dice rest at once; False: none moved."""
        scene = self.ui.diceView.dice
        if not scene.tumbling:
            return False
        scene.finish()
        return True

    def show_at_rest(self) -> None:
        """Stop rolling dice without a signal: the tray is being closed."""
        scene = self.ui.diceView.dice
        blocked = scene.blockSignals(True)
        scene.finish()
        scene.blockSignals(blocked)

    def show_entry(self, shown: EntryView) -> None:
        """Wait for faces."""
        self._entry.show(shown)

    @property
    def moving(self) -> EntryView:
        """Nothing is waited for while dice move; two sides stay side by side."""
        return self._entry.moving

    def show_result(self, result: ResultView | None) -> None:
        """Show the state of the check; None hides it."""
        ui = self.ui
        ui.resultBox.setVisible(result is not None)
        sentence = (
            f"{result.total} {result.label} {result.target} {result.detail}".strip() if result is not None else ""
        )
        if sentence != self._announced:
            spoken.announce(self, sentence)
        self._announced = sentence
        if result is None:
            self._room.lead_to_dice()
            return
        ui.totalLabel.setText(result.total)
        ui.totalLabel.setVisible(bool(result.total))
        self._room.give_to_outcome()
        ui.outcomeTag.show_outcome(result.kind, result.label)
        for label, text in (
            (ui.targetLabel, result.target),
            (ui.sumLabel, result.sum),
            (ui.detailLabel, result.detail),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        ui.resultBox.setAccessibleName(sentence)
        self._room.lead_to_dice()

    def show_cover(self, covered: bool | None, *, passes: bool = False) -> None:
        """Offer to reveal concealed values as long as the button is held (D6G-PHY-05).

        Args:
            covered: None: nothing is secret.
            passes: whether the kiosk may be offered to the acting player.
        """
        button = self.ui.coverButton
        self.ui.passButton.setVisible(passes)
        self._show_acts()
        button.setVisible(covered is not None)
        button.setText(self.tr("押している間だけ見る") if covered is not False else self.tr("見えています"))
        button.setIcon(icons.icon("eye" if covered is False else "eye_off"))

    def show_waiting(self, title: str, *, cancel: bool) -> None:
        """Offer the way back to a check that was suspended (its title), and to give the open one up (`cancel`)."""
        ui = self.ui
        ui.cancelButton.setVisible(cancel)
        self._show_acts()
        ui.resumeButton.setVisible(bool(title))
        ui.resumeButton.setText(self.tr("途中の判定に戻る：{title}").format(title=title.replace("&", "&&")))

    def _show_acts(self) -> None:
        """Keep no room for a line of buttons that are all hidden."""
        self.ui.actsLine.setVisible(not (self.ui.passButton.isHidden() and self.ui.cancelButton.isHidden()))

    def show_options(
        self, lines: Sequence[OptionLine], *, folded: bool = False, concealed: Mapping[str, str] | None = None
    ) -> None:
        """Show what may be declared now; `folded` where a check has succeeded and nothing has to be declared."""
        self._declaring = None
        self.ui.options.concealed = concealed or {}
        self.ui.options.show_lines(lines, folded=folded)

    def show_buttons(self, primary: str, *, enabled: bool, again: bool) -> None:
        """Name the step that Enter takes, and offer to do the check once more."""
        self._entry.name(primary, enabled=enabled)
        self.ui.againButton.setVisible(again)

    def stand_out(self, on: bool) -> None:
        """Fill the tray's button and give it its key, or leave that to the one below, for which the next key is."""
        self._entry.set_due(on)

    def _connect(self) -> None:
        ui = self.ui
        ui.kindBox.activated.connect(lambda _index: self.kind_chosen.emit(ui.kindBox.currentData()))
        ui.params.edited.connect(self.params_edited)
        self.app_throws.toggled.connect(lambda _on: self._change_mode())
        self._entry.edited.connect(self.faces_edited)
        self._entry.left_short.connect(self.show_problem)
        self._entry.rest_requested.connect(self.rest_requested)
        self._entry.pressed.connect(lambda: self._ask(self.throw_requested))
        ui.entry.completed.connect(self.faces_completed)
        ui.entry.refused.connect(self.face_refused)
        ui.entry.value_typed.connect(self.value_typed)
        ui.entry.entered.connect(lambda: self._ask(self.go_on_requested))
        ui.entry.back_requested.connect(self.back_requested)
        ui.entry.installEventFilter(self)
        ui.tally.completed.connect(self.tally_completed)
        ui.againButton.clicked.connect(self.again_requested)
        ui.options.chosen.connect(self.option_chosen)
        ui.whyButton.clicked.connect(self.why_requested)
        ui.coverButton.pressed.connect(self._look)
        ui.coverButton.released.connect(self._look_away)
        ui.passButton.clicked.connect(self.pass_requested)
        ui.cancelButton.clicked.connect(self.cancel_requested)
        ui.resumeButton.clicked.connect(self.resume_requested)
        ui.diceView.dice.throw_finished.connect(self.throw_finished)
        ui.diceView.clicked.connect(self.focus)

    def _apply_style(self) -> None:
        self._odds.apply_style()
        self.ui.header.setMinimumWidth(theme.px(HEAD))
        self._widen_kinds()
        self._room.place_pad()
        self._room.keep_pad()

    def _look(self) -> None:
        """Reveal concealed values; the layout above the button keeps its height, so that it stays under the finger."""
        self.ui.diceView.keep_height(True)
        self.cover_toggled.emit(True)

    def _look_away(self) -> None:
        self.cover_toggled.emit(False)
        self.ui.diceView.keep_height(False)

    def _change_mode(self) -> None:
        self._room.keep_pad()
        self._entry.keep_up()
        self.mode_chosen.emit(self.mode.value)

    def _ask(self, request: SignalInstance) -> None:
        """Let moving dice rest, else act as the button says."""
        if self.ui.diceView.dice.tumbling:
            self.ui.diceView.dice.finish()
        elif self.ui.primaryButton.isEnabled():
            request.emit()
        else:
            self.passed_on.emit()

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let any key still moving dice, and let E and letters choose an option."""
        if watched is not self.ui.entry or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if self.ui.diceView.dice.tumbling and event.text():
            self.ui.diceView.dice.finish()
            return True
        letter = event.text().upper()
        if self.declaring and letter.isascii() and letter.isalpha():
            self.declare_by(letter)
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Conceal revealed values as soon as another window is in front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.ui.coverButton.isDown():
            self.ui.coverButton.setDown(False)
            self._look_away()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find the place for the buttons."""
        super().resizeEvent(event)
        self._room.place_pad()

    def event(self, event: QEvent) -> bool:
        """Keep the tray's letter and faces from the pages that have the same keys, where the tray has use for them."""
        asked = event if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) else None
        if asked is not None and (self._is_again(asked) or self._is_face(asked)):
            event.accept()
            return True
        return super().event(event)

    def _is_again(self, event: QKeyEvent) -> bool:
        return _pressed(event) == self._again and not self.ui.againButton.isHidden()

    def _is_face(self, event: QKeyEvent) -> bool:
        """Tell whether a digit comes while faces are wanted and the focus has moved to the button beside them."""
        entry, plain = self.ui.entry, event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        waits = self.ui.primaryButton.hasFocus() and entry.isEnabled() and bool(entry.sides)
        return waits and not plain and whole_in(event.text()) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the tray's own letters; on the button that Enter presses, Enter and faces as where they are typed."""
        if self._is_again(event):
            self.again_requested.emit()
        elif self._is_face(event) or (event.key() in ENTERS and self.ui.primaryButton.hasFocus()):
            self.focus()
            QApplication.sendEvent(self.ui.entry, event)
        elif _pressed(event) != self._effects or not self.declare():
            super().keyPressEvent(event)


def _pressed(event: QKeyEvent) -> QKeySequence:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
