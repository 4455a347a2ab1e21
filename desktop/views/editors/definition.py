"""ゲーム定義: one long page of switches, words and lists, with a list of its parts beside it and live samples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from desktop.core.numbers import whole_of
from desktop.views import spoken
from desktop.views.forms.definition import Ui_DefinitionPage
from desktop.views.forms.setting_row import Ui_SettingRow
from desktop.views.keyboard import tab_order
from desktop.views.layout_items import put_into
from desktop.views.style import icons, theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.formula_edit import Formulas
from desktop.views.widgets.inputs.param_form import NARROW
from desktop.views.widgets.inputs.pick import Names
from desktop.views.widgets.inputs.spin import WIDEST, NumberSpin, OptionalSpin, ignore_wheel
from desktop.views.widgets.lists.rows_editor import RowsEditor
from desktop.views.widgets.lists.tables_editor import TablesEditor

if TYPE_CHECKING:
    from desktop.core.settings import SettingInfo
    from desktop.core.words import Words


class SettingRow(QFrame):
    """One switch: name, sentence, control, what it changes, rule id, and the way back."""

    changed = Signal(str, object)
    """(key, value)"""

    def __init__(self, info: SettingInfo, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SettingRow()
        self.ui.setupUi(self)
        self.ui.head.share()
        self.info, self._words = info, words
        self.ui.title.setText(words.say(info.title))
        self.ui.says.setText(words.say(info.says))
        self.ui.rule.setText(info.rule)
        self.ui.resetButton.setIcon(icons.icon("undo"))
        reset = spoken.name_within(self.ui.title.text(), self.ui.resetButton.accessibleName())
        self.ui.resetButton.setAccessibleName(reset)
        self.ui.resetButton.clicked.connect(lambda: self.changed.emit(info.key, info.default))
        self.control = self._make()
        self.control.setAccessibleName(self.ui.title.text())
        self.control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        ignore_wheel(self.control)
        self.ui.control.addWidget(self.control)

    def show_value(self, value: Any, effect: str) -> None:
        """Show the value and what it changes."""
        blocker = QSignalBlocker(self.control)
        match self.control:
            case QCheckBox():
                self.control.setChecked(bool(value))
            case QComboBox():
                index = next((i for i in range(self.control.count()) if self.control.itemData(i) == value), 0)
                self.control.setCurrentIndex(index)
            case QSpinBox():
                number = whole_of(value)
                self.control.setValue(self.control.minimum() if number is None else number)
            case QLineEdit() if self.control.text() != str(value):
                self.control.setText(str(value))
        del blocker
        different = value != self.info.default
        self.ui.changed.setVisible(different)
        self.ui.resetButton.setEnabled(different)
        self.ui.effect.setText(effect)
        theme.set_role(self.ui.effect, "accent" if different else "quiet")

    def word_of(self, value: Any) -> str:
        """Say a value of this setting in words."""
        for choice, label in self.info.choices:
            if choice == value:
                return self._words.say(label)
        if isinstance(value, bool):
            return self.tr("はい") if value else self.tr("いいえ")
        return self.tr("なし") if value is None else str(value).replace("-", "−")

    def _make(self) -> QWidget:
        info = self.info
        if info.choices:
            return self._choice([(value, self._words.say(label)) for value, label in info.choices])
        kinds = [a for a in (get_args(info.annotation) or (info.annotation,)) if a is not type(None)]
        if bool in kinds:
            check = QCheckBox(self.tr("はい"))
            check.toggled.connect(lambda on: self.changed.emit(info.key, on))
            return check
        if kinds and all(isinstance(k, str) for k in kinds):
            return self._choice([(k, self._words.say(k)) for k in kinds])
        if int in kinds:
            return self._number(optional=type(None) in get_args(info.annotation))
        line = QLineEdit()
        line.editingFinished.connect(lambda: self.changed.emit(info.key, line.text()))
        return line

    def _choice(self, choices: Sequence[tuple[Any, str]]) -> QComboBox:
        box = QComboBox()
        for value, label in choices:
            box.addItem(label, value)
        box.activated.connect(lambda index: self.changed.emit(self.info.key, box.itemData(index)))
        return box

    def _number(self, *, optional: bool) -> QSpinBox:
        spin = OptionalSpin() if optional else NumberSpin()
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        low = self.info.minimum if self.info.minimum is not None else -WIDEST
        spin.setRange(low - (1 if optional else 0), self.info.maximum if self.info.maximum is not None else WIDEST)
        if optional:
            spin.setSpecialValueText(self.tr("なし"))
        spin.valueChanged.connect(
            lambda value: self.changed.emit(self.info.key, None if optional and value == spin.minimum() else value)
        )
        return spin


SECTION_ROLE = Qt.ItemDataRole.UserRole + 1
ABOUT = ("author", "version", "licence", "summary")
"""What a definition says of itself beside its title."""
TITLE_ROLE = Qt.ItemDataRole.UserRole + 2


class DefinitionPage(QWidget):
    """Frame of the editor; every change is forwarded."""

    setting_changed = Signal(str, object)
    label_changed = Signal(str, str)
    labels_added = Signal()
    """Further words have lines now, which show nothing yet."""
    rows_changed = Signal(str, object)
    """(list id or `profile`, rows or None for the system's own)"""
    text_changed = Signal(str, object)
    roll_requested = Signal()
    sheet_requested = Signal()
    kind_chosen = Signal(str)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_DefinitionPage()
        self.ui.setupUi(self)
        self.ui.head.share()
        self.ui.preview.give_way()
        self._side = self.ui.side.maximumWidth()
        self._words = words
        self._anchors: dict[str, QWidget] = {}
        self.settings: dict[str, SettingRow] = {}
        self.editors: dict[str, RowsEditor] = {}
        self.labels: dict[str, QLineEdit] = {}
        self.about: dict[str, QLineEdit] = {}
        self.names = Names(self)
        self.tables = TablesEditor(words, self)
        self.tables.hide()
        for button, icon in (
            (self.ui.importButton, "import"),
            (self.ui.exportButton, "export"),
        ):
            button.setIcon(icons.icon(icon))
        self.ui.titleEdit.textEdited.connect(lambda text: self.text_changed.emit("title", text))
        self.ui.sections.currentItemChanged.connect(lambda item, _before: self._go_to(item))
        self.ui.scroll.verticalScrollBar().valueChanged.connect(lambda _v: self._follow())
        self.ui.rollButton.clicked.connect(self.roll_requested)
        self.ui.sheetButton.clicked.connect(self.sheet_requested)
        self.ui.kindCombo.activated.connect(lambda _i: self.kind_chosen.emit(self.ui.kindCombo.currentData()))

    # building the page

    def add_section(self, section: str, title: str) -> None:
        """Begin a section with its heading and its line in the list."""
        heading = QLabel(self._words.say(title))
        heading.setProperty("role", "heading")
        restyled(heading, lambda: heading.setContentsMargins(0, theme.px(12), 0, theme.px(2)))
        self.ui.rows.addWidget(heading)
        self._list_section(section, self._words.say(title), heading)

    def _list_section(self, section: str, title: str, anchor: QWidget) -> None:
        self._anchors[section] = anchor
        item = QListWidgetItem(title)
        item.setData(SECTION_ROLE, section)
        item.setData(TITLE_ROLE, title)
        self.ui.sections.addItem(item)

    def add_about(self) -> None:
        """Add who made the definition, which edition it is, and on what terms others may use it."""
        self.add_section("about", self.tr("この定義について"))
        host = QFrame()
        form = QFormLayout(host)
        form.setContentsMargins(0, 4, 0, 8)
        titles = (self.tr("作者"), self.tr("版"), self.tr("使用条件"), self.tr("紹介"))
        for field, title in zip(ABOUT, titles, strict=True):
            line = QLineEdit()
            line.setMaxLength(200)
            line.setAccessibleName(title)
            line.textEdited.connect(lambda text, f=field: self.text_changed.emit(f, text))
            self.about[field] = line
            form.addRow(title, line)
        self.ui.rows.addWidget(host)

    def show_about(self, field: str, text: str) -> None:
        """Show what a definition says of itself."""
        line = self.about[field]
        if line.text() != text:
            line.setText(text)
            line.setCursorPosition(0)  # a long one is read from its beginning

    def add_setting(self, info: SettingInfo) -> None:
        """Add one switch."""
        row = SettingRow(info, self._words)
        row.changed.connect(self.setting_changed)
        self.settings[info.key] = row
        self.ui.rows.addWidget(row)

    def add_rows(
        self,
        list_id: str,
        title: str,
        row_type: Any,
        formulas: Formulas | None = None,
        *,
        fixed: bool = False,
    ) -> None:
        """Add a list as a section of its own.

        Args:
            formulas: what formulas in its rows may ask for.
            fixed: no row comes, goes or moves.
        """
        text = self._words.say(title)
        if text in {self.ui.sections.item(n).data(TITLE_ROLE) for n in range(self.ui.sections.count())}:
            text = self.tr("{name}の一覧").format(name=text)  # switches of the same name are above
        editor = RowsEditor(row_type, self._words, text, formulas=formulas, names=self.names, fixed=fixed)
        editor.rows_changed.connect(lambda rows, i=list_id: self.rows_changed.emit(i, rows))
        editor.reset_requested.connect(lambda i=list_id: self.rows_changed.emit(i, None))
        self.editors[list_id] = editor
        self.ui.rows.addWidget(editor)
        self._list_section(list_id, text, editor)

    def add_tables(self) -> None:
        """Add the random tables as a section of their own."""
        self.ui.rows.addWidget(self.tables)
        self.tables.show()
        self._list_section("tables", self.tr("表"), self.tables)

    def add_labels(
        self, labels: Sequence[tuple[str, str]], more: Sequence[tuple[str, str]] = (), *, opened: bool = False
    ) -> None:
        """Add the words that can be renamed: (id, the system's own word).

        Args:
            more: those that few want to change; they come when they are asked for.
            opened: they are there at once.
        """
        host = QFrame()
        form = QFormLayout(host)
        form.setContentsMargins(0, 4, 0, 8)
        self._add_words(form, (*labels, *more) if opened else labels)
        self.ui.rows.addWidget(host)
        if more and not opened:
            button = QPushButton(self.tr("ほかの呼び名も変える"))
            button.setObjectName("moreLabelsButton")
            button.clicked.connect(lambda: self._open_words(form, more, button))
            self.ui.rows.addWidget(button)

    def _open_words(self, form: QFormLayout, more: Sequence[tuple[str, str]], button: QPushButton) -> None:
        self._add_words(form, more)
        self.labels[more[0][0]].setFocus()
        button.hide()
        self.labels_added.emit()

    def _add_words(self, form: QFormLayout, words: Sequence[tuple[str, str]]) -> None:
        for identifier, word in words:
            line = QLineEdit()
            line.setPlaceholderText(self._words.say(word))
            line.setMaxLength(200)
            line.setAccessibleName(self._words.say(word))
            line.textEdited.connect(lambda text, i=identifier: self.label_changed.emit(i, text))
            self.labels[identifier] = line
            form.addRow(self._words.say(word), line)

    def add_notice(self, fixed: Sequence[str]) -> QPlainTextEdit:
        """Add the licence lines: the system's own cannot be changed, further ones can be written below."""
        own = QLabel("\n".join(fixed))
        own.setTextFormat(Qt.TextFormat.PlainText)
        own.setWordWrap(True)
        own.setVisible(bool(fixed))
        more = QPlainTextEdit()
        more.setTabChangesFocus(True)
        restyled(more, lambda: more.setMaximumHeight(theme.px(72)))
        more.setPlaceholderText(self.tr("自分の権利表記を足す（1行に1つ）"))
        more.setAccessibleName(self.tr("権利表記"))
        more.textChanged.connect(
            lambda: self.text_changed.emit(
                "notice", tuple(line for line in more.toPlainText().splitlines() if line.strip())
            )
        )
        self.ui.rows.addWidget(own)
        self.ui.rows.addWidget(more)
        return more

    def finish_building(self) -> None:
        """Close the page at the foot and begin at its top."""
        self.ui.rows.addStretch(1)
        restyled(self, self._restyle_text)
        self.ui.sections.setCurrentRow(0)

    def _restyle_text(self) -> None:
        ui, below = self.ui, theme.scale() >= NARROW  # beside the settings there is no room for what they mean
        put_into(ui.side, ui.rows if below else ui.layout14)
        ui.side.setMaximumWidth(self.maximumWidth() if below else self._side)
        self._scroll_side(not below)  # below, it scrolls with the settings
        self._fit_sections()

    def _scroll_side(self, scrolls: bool) -> None:
        """Let what is tried beside the settings scroll by itself, or stand there whole."""
        ui = self.ui
        if scrolls == (ui.sideScroll.widget() is not None):
            return
        if scrolls:
            ui.sideScroll.setWidget(ui.sideHost)
        else:
            ui.sideScroll.takeWidget()
            put_into(ui.sideHost, ui.sideLayout)
        ui.sideScroll.setVisible(scrolls)
        ui.sideHost.show()

    def _fit_sections(self) -> None:
        """Make the list as wide as its longest title, which is bold and counted when something differs."""
        font = self.ui.sections.font()
        font.setBold(True)
        items = [self.ui.sections.item(number) for number in range(self.ui.sections.count())]
        for item in items:
            item.setSizeHint(QSize(0, theme.px(26)))
        titles = [QFontMetrics(font).horizontalAdvance(f"{item.data(TITLE_ROLE)}　00") for item in items]
        self.ui.sections.setFixedWidth(min(max(titles, default=0) + theme.px(44), theme.px(200)))

    # showing

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Say in the list how much differs in each section."""
        for number in range(self.ui.sections.count()):
            item = self.ui.sections.item(number)
            count = counts.get(item.data(SECTION_ROLE), 0)
            title = str(item.data(TITLE_ROLE))
            item.setText(f"{title}　{count}" if count else title)
            font = item.font()
            font.setBold(bool(count))
            item.setFont(font)

    def show_state(self, text: str, role: str, *, usable: bool) -> None:
        """Say at the foot whether the definition is right."""
        self.ui.state.setText(text)
        theme.set_role(self.ui.state, role)
        self.ui.problemsButton.setVisible(role != "success-text")
        self.ui.exportButton.setEnabled(usable)
        self.ui.newButton.setEnabled(usable)

    def lead_to(self, field: str) -> None:
        """Put the focus on the input of a field, its row chosen, and scroll it into view."""
        stop = self._stop_at(field)
        if stop is not None:
            tab_order.lead_to(stop)

    def _stop_at(self, field: str) -> QWidget | None:
        head, *rest = field.split(".")
        if head == "tables":
            return self.tables.stop_at(rest)
        if head in ("lists", "own"):  # a custom number of the sheet is a field of the profile
            head, *rest = ("profile", *rest) if head == "own" else rest
        if head in self.editors:
            return self.editors[head].stop_at(rest)
        if head == "labels":
            return self._word_at(".".join(rest))
        key = field.removeprefix("settings.")
        while key and key not in self.settings:
            key = key.rpartition(".")[0]
        return self.settings[key].control if key else self.about.get(head, self.ui.titleEdit)

    def _word_at(self, label: str) -> QWidget | None:
        """Return the line of a word, opening the further words where it is one of them."""
        more = self.findChild(QPushButton, "moreLabelsButton")
        if label not in self.labels and more is not None:
            more.click()
        return self.labels.get(label) or next(iter(self.labels.values()), None)

    # the list and the page follow each other

    def _go_to(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        anchor = self._anchors[item.data(SECTION_ROLE)]
        bar = self.ui.scroll.verticalScrollBar()
        blocker = QSignalBlocker(bar)
        bar.setValue(max(0, anchor.y() - 4))
        self.ui.host.move(0, -bar.value())
        del blocker

    def _follow(self) -> None:
        top = self.ui.scroll.verticalScrollBar().value() + theme.px(24)
        above = [number for number, anchor in enumerate(self._anchors.values()) if anchor.y() <= top]
        blocker = QSignalBlocker(self.ui.sections)
        self.ui.sections.setCurrentRow(above[-1] if above else 0)
        del blocker


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line for line in text.splitlines() if line.strip())
