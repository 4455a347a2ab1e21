"""The board with its tools, the acts of the acting character, a status line and a list, in a place that may scroll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHeaderView,
    QMenu,
    QScrollArea,
    QStackedWidget,
    QTreeWidgetItem,
    QWidget,
    QWidgetItem,
)

from desktop.models.play.board import AimFace, BoardFace
from desktop.models.play.board_light import Light
from desktop.views.forms.board import Ui_BoardPane
from desktop.views.keyboard.enter_key import is_enter
from desktop.views.play.button_row import ButtonFace
from desktop.views.spoken import announce
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.widgets.layouts.breaking_layout import least_height


class TallScroll(QScrollArea):
    """Promoted in Designer around one `QStackedWidget`; what scrolls inside a page continues doing so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def watch(self) -> None:
        """Begin to measure; called once, after the form is set up."""
        stack = self._stack
        stack.installEventFilter(self)
        stack.currentChanged.connect(lambda _number: self._fit())
        self.viewport().setAutoFillBackground(False)
        stack.setAutoFillBackground(False)

    @property
    def _stack(self) -> QStackedWidget:
        stack = self.widget()
        assert isinstance(stack, QStackedWidget), f"{self.objectName()} holds no pages"
        return stack

    def _fit(self) -> None:
        """Give the page in front the height that its lines need at this width; Qt would give it less."""
        stack = self._stack
        page = stack.currentWidget()
        stack.setMinimumHeight(least_height(QWidgetItem(page), self.viewport().width()) if page is not None else 0)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when the width or something inside has changed."""
        if watched is self.widget() and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)


WHO = int(Qt.ItemDataRole.UserRole)
LOW, BROAD, ASIDE = 460, 620, 270
"""px at 100 %: lower than the first and broader than the second, the tools are beside the board, this wide."""
UNBOUND = 16_777_215
"""Qt's width without a limit."""


class BoardPane(QWidget):
    """Shows a board and forwards what is wished there."""

    aim_chosen = Signal(str)
    """Id of the aim."""
    use_requested = Signal()
    person_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BoardPane()
        self.ui.setupUi(self)
        self._visible_height: int | None = None
        self._aims_elsewhere = False
        self._people: tuple[Sequence[tuple[str, str, str, str, str]], str] = (), ""
        ui = self.ui
        ui.toolBar.flow()
        ui.sketchBar.flow()
        ui.people.hide()
        ui.people.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        ui.sketchBar.hide()
        ui.aimBar.hide()
        ui.outButton.clicked.connect(lambda: ui.view.zoom(1 / 1.2))
        ui.inButton.clicked.connect(lambda: ui.view.zoom(1.2))
        ui.fitButton.clicked.connect(ui.view.fit)
        ui.turnButton.clicked.connect(lambda: ui.view.rotate_board())
        ui.listButton.toggled.connect(self._unfold)
        ui.aims.chosen.connect(self._take_aim)
        ui.people.itemActivated.connect(lambda item, _: self.person_chosen.emit(item.data(0, WHO)))
        ui.people.itemClicked.connect(lambda item, _: self.person_chosen.emit(item.data(0, WHO)))

    def set_visible_height(self, height: int) -> None:
        """Say how many px of it are seen, where that is not all."""
        self._visible_height = height
        self._arrange_tools()

    def _arrange_tools(self) -> None:
        """Put the tools beside the board where its height is wanted more than its width."""
        ui, height = self.ui, self.height() if self._visible_height is None else self._visible_height
        aside = height < theme.px(LOW) and self.width() >= theme.px(BROAD)
        way = QBoxLayout.Direction.LeftToRight if aside else QBoxLayout.Direction.TopToBottom
        if ui.paneLayout.direction() != way:
            ui.paneLayout.setDirection(way)
            ui.aimLayout.setDirection(QBoxLayout.Direction.TopToBottom if aside else QBoxLayout.Direction.LeftToRight)
            if aside:
                ui.controlsLayout.addStretch(1)
            else:
                ui.controlsLayout.takeAt(ui.controlsLayout.count() - 1)
        ui.controls.setMaximumWidth(theme.px(ASIDE) if aside else UNBOUND)
        ui.paneLayout.setStretch(1, 1)

    def show_face(self, face: BoardFace, pictures: Mapping[str, QPixmap], ground: QPixmap | None) -> None:
        """Show the present board."""
        board = self.ui.view.board
        rect = board.board_rect
        board.show_face(face, pictures, ground)
        if board.board_rect != rect:
            self.ui.view.refit()

    def show_light(self, light: Light) -> None:
        """Show what is lit."""
        self.ui.view.board.show_light(light)

    def show_aims(self, aims: Sequence[AimFace], chosen: str) -> None:
        """Show what the acting character may do, where nothing else on the page does.

        Args:
            chosen: id of the aim that has been taken up.
        """
        ui = self.ui
        texts = [" ".join(part for part in (face.label, face.note) if part) for face in aims]
        faces = [
            ButtonFace(
                face.aim.id,
                texts[n],
                tip=texts[n],
                role="small",
                checked=face.aim.id == chosen,
            )
            for n, face in enumerate(aims)
        ]
        ui.aims.show_faces(faces)
        for face in faces:  # a press has turned the switch by itself
            button = ui.aims.button(face.id)
            if button is not None:
                button.setChecked(bool(face.checked))
                button.set_leading(True)  # its conditions give way where the board is narrow; the tip has them all
        self._show_aim_bar()

    def leave_aims(self, *, elsewhere: bool) -> None:
        """Take note whether the page shows what may be done, so that the board does not say it once more."""
        self._aims_elsewhere = elsewhere
        self._show_aim_bar()

    def _show_aim_bar(self) -> None:
        self.ui.aimBar.setVisible(bool(self.ui.aims.faces) and not self._aims_elsewhere)

    def show_status(self, text: str, *, aloud: bool = False) -> None:
        """Describe the present state.

        Args:
            aloud: it answers a key, so a screen reader reads it out.
        """
        self.ui.status.setText(text)
        self.ui.view.setAccessibleDescription(text)
        if aloud:
            announce(self.ui.view, text)

    def show_people(self, rows: Sequence[tuple[str, str, str, str, str]], chosen: str) -> None:
        """List all: id, name, hex, distance from the acting character, states; a list that is folded in waits."""
        self._people = (rows, chosen)
        if not self.ui.people.isHidden():
            self._list()

    def _unfold(self, unfolded: bool) -> None:
        self._list()
        self.ui.people.setVisible(unfolded)

    def _list(self) -> None:
        (rows, chosen), tree = self._people, self.ui.people
        while tree.topLevelItemCount() > len(rows):
            tree.takeTopLevelItem(tree.topLevelItemCount() - 1)
        while tree.topLevelItemCount() < len(rows):
            tree.addTopLevelItem(QTreeWidgetItem())
        for n, (who, *texts) in enumerate(rows):
            item = tree.topLevelItem(n)
            assert item is not None
            item.setData(0, WHO, who)
            for column, text in enumerate(texts):
                if item.text(column) != text:
                    item.setText(column, text)
            item.setSelected(who == chosen)

    def _take_aim(self, identifier: str) -> None:
        """Lead to the board, where Space and Enter do what the line below it says."""
        self.ui.view.setFocus()
        self.aim_chosen.emit(identifier)

    def _choose(self, who: str, _checked: bool = False) -> None:
        self.person_chosen.emit(who)

    def ask_whom(self, people: Sequence[tuple[str, str]], number: int) -> None:
        """Offer the characters in one hex; the choice is sent by `person_chosen`."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for who, name in people:
            menu.addAction(literal(name)).triggered.connect(partial(self._choose, who))
        view = self.ui.view
        place = view.mapFromScene(view.board.field.middle(number))
        menu.popup(view.viewport().mapToGlobal(place))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter use a card whose button has the focus and is on; pressed, the button would put it down again."""
        chosen = (self.ui.aims.button(identifier) for identifier in self.ui.aims.checked())
        if is_enter(event) and any(button is not None and button.hasFocus() for button in chosen):
            self.ui.view.setFocus()
            self.use_requested.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand the tools where they take least of the board."""
        super().resizeEvent(event)
        self._arrange_tools()


class BoardPlace(TallScroll):
    """Holds the pane of one board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pane = BoardPane()
        pages = QStackedWidget()
        pages.addWidget(self.pane)
        self.setWidget(pages)
        self.watch()

    # Qt's name from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand the tools where the height that is seen asks for."""
        super().resizeEvent(event)
        self.pane.set_visible_height(self.viewport().height())
