"""A step of play is laid out once and painted once, however deep in the window it shows, and however much appears."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.controllers.menus import MENUS
from desktop.views.batched_scene import BatchedScene
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.style import theme
from desktop.views.widgets.layouts.batched_layout import BatchedLayout, batched
from desktop.views.widgets.layouts.flow_strip import FlowStrip
from desktop.views.window.main_window import MainWindow


class Count(QObject):
    """Counts the events of a kind that a widget gets."""

    def __init__(self, widget: QWidget, kind: QEvent.Type) -> None:
        super().__init__(widget)
        self._kind, self.seen = kind, 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen += event.type() is self._kind
        return False


def nested(depth: int, inner: QWidget) -> QWidget:
    """Put a widget into a frame, that into another, and so on."""
    for _ in range(depth):
        outer = QFrame()
        column = QVBoxLayout(outer)
        column.addWidget(inner)
        column.addStretch()
        inner = outer
    return inner


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()
        QApplication.sendPostedEvents()


def test_moving_parts_are_painted_once_at_their_final_place(qtbot: QtBot) -> None:
    window = MainWindow(MENUS)
    qtbot.addWidget(window)
    page, above, below = QWidget(), QLabel("一行"), QLabel("その下")
    column = QVBoxLayout(page)
    column.addWidget(nested(5, above))
    column.addWidget(below)
    scene = QGraphicsScene(page)
    dot = scene.addEllipse(0, 0, 10, 10)
    column.addWidget(QGraphicsView(scene), 1)
    window.ui.tableLayout.addWidget(page)
    window.show_work()
    window.show_mode(play=True)
    window.resize(1366, 720)
    window.show()
    settle()
    place, painted = below.pos(), Count(below, QEvent.Type.Paint)
    above.setText("一行\n二行\n三行")
    below.setText("その下の文")
    dot.setRect(5, 5, 10, 10)
    settle()
    assert below.pos() != place
    assert painted.seen == 1


def test_parts_shown_in_one_step_cause_one_layout(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    parts = [QLabel(str(n)) for n in range(10)]
    last = QLabel("最後")
    for part in (*parts, last):
        column.addWidget(part)
        part.setVisible(part is last)
    column.addStretch()
    qtbot.addWidget(page)
    page.resize(300, 600)
    page.show()
    settle()
    moved = Count(last, QEvent.Type.Move)
    with batched(page):
        for part in parts:
            part.show()
    assert moved.seen == 1
    assert last.y() > parts[-1].y() > parts[0].y(), "laid out already when the step is over"
    assert column.isEnabled()


def test_disabled_layout_stays_disabled_after_a_batch(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setEnabled(False)
    qtbot.addWidget(page)
    with batched(page):
        column.addWidget(QLabel("あ"))
    assert not column.isEnabled()


def test_changed_scene_paints_nothing_else_early(qtbot: QtBot) -> None:
    page, label = QWidget(), QLabel("あ")
    column = QVBoxLayout(page)
    column.addWidget(label)
    scene = BatchedScene(page)
    dot = scene.addEllipse(0, 0, 10, 10)
    view = QGraphicsView(scene)
    column.addWidget(view)
    qtbot.addWidget(page)
    page.show()
    settle()
    painted, drawn = Count(label, QEvent.Type.Paint), Count(view.viewport(), QEvent.Type.Paint)
    label.setText("い")
    dot.setRect(5, 5, 10, 10)
    QApplication.sendPostedEvents(scene, QEvent.Type.MetaCall.value)
    assert painted.seen == 0
    settle()
    assert (painted.seen, drawn.seen) == (1, 1)


def test_row_shown_with_new_texts_has_their_width(qtbot: QtBot) -> None:
    """Its place is unchanged, so no other event would lay it out."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    row = ButtonRow()
    column.addWidget(row)
    page.resize(800, 200)
    page.show()
    for text in ("開始", "", "移動を確定して次のサイクルに入ります", "", "シーン終了（残ったCPは失います）"):
        with batched(page):
            row.show_faces([ButtonFace("0", text)] if text else [])
        QApplication.processEvents()
        button = row.button("0")
        assert button is None or button.width() == button.sizeHint().width(), text


def test_batched_page_is_searched_again_only_for_new_parts(qtbot: QtBot) -> None:
    class Page(QWidget):
        searched = 0

        def findChildren(self, *kind: type) -> list[QObject]:  # type: ignore[override] # Qt's name
            self.searched += 1
            return super().findChildren(*kind)  # type: ignore[return-value, call-overload]

    page = Page()
    qtbot.addWidget(page)
    column, batch = QVBoxLayout(page), BatchedLayout(page)
    page.show()
    for _ in range(5):
        with batch.batched():
            assert not column.isEnabled()
        assert column.isEnabled()
    once = page.searched
    part = QFrame()
    row = QVBoxLayout(part)
    column.addWidget(part)
    part.show()
    batch.forget()
    with batch.batched():
        assert not row.isEnabled()
    assert page.searched == 2 * once
    part.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    with batch.batched():
        assert not column.isEnabled()
    assert page.searched == 3 * once


def test_nested_parts_are_laid_out_once_from_the_inside(qtbot: QtBot) -> None:
    """Qt handles one level of nesting at a time: outer layouts would use outdated sizes."""
    page, above, below = QWidget(), QLabel("一行"), QLabel("その下")
    column = QVBoxLayout(page)
    deep, deeper = nested(3, above), nested(5, below)
    for part in (deep, deeper):
        part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column.addWidget(part)
    column.addStretch()
    qtbot.addWidget(page)
    page.resize(300, 600)
    page.show()
    settle()
    batch, moved, sized = BatchedLayout(page), Count(deeper, QEvent.Type.Move), Count(deeper, QEvent.Type.Resize)
    with batch.batched():
        above.setText("一行\n二行\n三行")
        below.setText("その下\nもう一行")
    assert (moved.seen, sized.seen) == (1, 1)
    assert below.height() >= below.sizeHint().height()


def test_row_with_replaced_layout_fills_its_place(qtbot: QtBot) -> None:
    """The new layout is a later child than what it lays out, and not the innermost for that."""
    page, strip, part, edge = QWidget(), FlowStrip(), QWidget(), QLabel("右")
    row, inner = QHBoxLayout(strip), QGridLayout(part)
    entry = QLineEdit()
    inner.addWidget(entry, 0, 0)
    row.addWidget(part, 1)
    row.addWidget(edge)
    QVBoxLayout(page).addWidget(strip)
    strip.share()
    qtbot.addWidget(page)
    page.resize(400, 100)
    page.show()
    settle()
    before = entry.width()
    with batched(page):
        edge.hide()
    assert entry.width() > before


def test_scrolling_page_is_laid_out_once_when_its_bar_disappears(qtbot: QtBot) -> None:
    """A bar that goes makes the page wider: laid out before that, everything in it would be laid out again."""
    outside, area, page = QWidget(), QScrollArea(), QWidget()
    QVBoxLayout(outside).addWidget(area)
    area.setWidgetResizable(True)
    column = QVBoxLayout(page)
    parts = [QLabel("あ\nい\nう\nえ") for _ in range(8)]
    line = QLabel("下")
    for part in (*parts, line):
        column.addWidget(part)
    area.setWidget(page)
    qtbot.addWidget(outside)
    outside.resize(200, 200)
    outside.show()
    settle()
    assert area.verticalScrollBar().isVisible()
    narrow, batch, sized = line.width(), BatchedLayout(outside), Count(line, QEvent.Type.Resize)
    with batch.batched():
        for part in parts:
            part.hide()
    assert not area.verticalScrollBar().isVisible()
    assert line.width() > narrow
    assert sized.seen == 1


def test_area_resized_during_a_batch_is_laid_out(qtbot: QtBot) -> None:
    """The dice of the tray stay low enough for the check to be visible."""
    page = QWidget()
    qtbot.addWidget(page)
    area, body, above, below = QScrollArea(page), QWidget(), QLabel("上"), QLabel("下")
    area.setWidgetResizable(True)
    column = QVBoxLayout(body)
    for label in (above, below):
        column.addWidget(label, 1)
    area.setWidget(body)
    QVBoxLayout(page).addWidget(area)
    page.resize(300, 300)
    page.show()
    with BatchedLayout(page).batched():
        body.setMinimumHeight(900)
    assert below.geometry().bottom() > 600


def test_unchanged_parts_are_not_repainted_when_the_page_grows(qtbot: QtBot) -> None:
    page, above, below, row = QWidget(), QLabel("一行"), QLabel("その下"), ButtonRow()
    column = QVBoxLayout(page)
    for part in (above, row, below):
        column.addWidget(part)
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    qtbot.addWidget(area)
    area.resize(400, 60)
    go_on, more = ButtonFace("a", "進む"), [ButtonFace(str(n), "とても長い名前の手順") for n in range(6)]
    area.show()
    batch = BatchedLayout(area)
    for faces in ([go_on, *more], [go_on]):  # buttons are kept, and come back where they stood
        with batch.batched():
            row.show_faces(faces)
        settle()
    first = row.button("a")
    assert first is not None
    painted = [Count(above, QEvent.Type.Paint), Count(first, QEvent.Type.Paint)]
    high = page.height()
    with batch.batched():
        row.show_faces([go_on, *more])
    settle()
    assert page.height() > high
    assert [count.seen for count in painted] == [0, 0]


def test_reserved_row_keeps_its_height_and_grows_when_needed(qtbot: QtBot) -> None:
    row = ButtonRow()
    qtbot.addWidget(row)
    row.resize(300, 10)
    row.show()
    row.reserve(60)
    heights = []
    for many in (1, 9, 0, 2):
        row.show_faces([ButtonFace(str(n), f"長めの名前の手順{n}", role="small") for n in range(many)])
        heights.append(max(row.minimumHeight(), row.heightForWidth(300)))
    assert heights[0] == heights[2] == heights[3] == theme.px(60) < heights[1]


def test_part_shown_in_a_step_is_laid_out_with_its_new_content(qtbot: QtBot) -> None:
    """A hidden part is not batched; it may be shown in the middle of a step, before its last change."""
    page, part, above, inside, below = QWidget(), QFrame(), QLabel("上"), QLabel("中"), QLabel("下")
    column, row = QVBoxLayout(page), QVBoxLayout(part)
    row.addWidget(inside)
    for widget in (above, part, below):
        widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column.addWidget(widget)
    column.addStretch()
    part.hide()
    qtbot.addWidget(page)
    page.resize(300, 600)
    page.show()
    settle()
    batch = BatchedLayout(page)
    with batch.batched():
        inside.setText("中\nもう一行")
        part.show()
        inside.setText("中\nもう一行\nさらに一行\nまだ一行")
        above.hide()
    assert part.y() <= column.contentsMargins().top()
    assert inside.height() >= inside.sizeHint().height() > 3 * below.sizeHint().height()
    assert below.y() > part.geometry().bottom()
    with batch.batched():
        part.hide()
    assert below.y() <= column.contentsMargins().top()
    assert row.isEnabled()
