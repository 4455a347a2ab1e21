"""Faces of areas and sales and the list of the order of AP, from what the session shows (CM-BTL-07…11, CM-SCN-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.words import Words, phrase
from desktop.systems.common.session.view_models import AreaView, PersonView, RankView, SaleView, SessionView
from desktop.systems.common.sheet import FREE_AREA
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.spoken import dotted
from desktop.views.style import theme
from desktop.views.style.measured import Measured
from desktop.views.systems.common.play.area_card import AreaFace, Guest

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class RankFace:
    """One line of the order."""

    id: str
    name: str
    colour: str
    fraction: str
    """AP/MAXAP as it is written on paper."""
    tag: str = ""
    turn: bool = False
    able: bool = True
    selected: bool = False
    pc: bool = True


class RankRow(QAbstractButton):
    """Draws one line; a press selects the person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = RankFace("", "", "", "")
        self._large: dict[bool, QFont] = {}
        """The typefaces of the fraction, bold or not."""
        self._plain: Measured | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_face(self, face: RankFace) -> None:
        """Show another line; an equal one draws nothing."""
        if face == self.face:
            return
        self.face = face
        self.setAccessibleName(f"{face.fraction} {face.name}")
        self.setAccessibleDescription(face.tag)
        self.update()

    def _large_look(self, bold: bool) -> QFont:
        if bold not in self._large:
            font = QFont(self.font())
            font.setPixelSize(theme.px(24))
            font.setBold(bold)
            self._large[bold] = font
        return self._large[bold]

    def _plain_look(self) -> Measured:
        if self._plain is None:
            self._plain = Measured(self.font())
        return self._plain

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Take another typeface."""
        self._large.clear()
        self._plain = None
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """High enough for the large fraction."""
        return QSize(theme.px(220), theme.px(36))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw fraction, dot, name and tag."""
        face, tokens = self.face, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        if face.turn or face.selected:
            painter.fillRect(place, tokens.colour("tint"))
        if face.turn:
            painter.fillRect(QRectF(0, 0, theme.px(4), place.height()), tokens.colour("accent"))
        painter.setPen(QPen(tokens.colour("line"), 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        ink = self.palette().color(QPalette.ColorRole.WindowText) if face.able else tokens.colour("second_ink")
        painter.setFont(self._large_look(face.able))
        painter.setPen(ink)
        painter.drawText(QRectF(theme.px(8), 0, theme.px(88), place.height()), _RIGHT, face.fraction)
        painter.setFont(self.font())
        dot = float(theme.px(10))
        left = float(theme.px(106))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(face.colour))
        mark = QRectF(left, place.center().y() - dot / 2, dot, dot)
        painter.drawEllipse(mark) if self.face.pc else painter.drawRect(mark)
        left += dot + theme.px(6)
        look = self._plain_look()
        wide = look.wide(face.tag) + theme.px(8)
        room = QRectF(left, 0, place.right() - left - wide - theme.px(8), place.height())
        painter.setPen(ink)
        painter.drawText(room, _LEFT, look.elided(face.name, room.width()))
        painter.setPen(tokens.colour("accent" if face.turn else "second_ink"))
        painter.drawText(place.adjusted(0, 0, -theme.px(8), 0), _RIGHT, face.tag)
        if self.hasFocus():
            painter.setPen(QPen(tokens.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1, 1, -1, -1))


class OrderList(QWidget):
    """All lines, the one who acts first on top."""

    chosen = Signal(str)
    """Sheet id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[RankRow] = []
        self._count = 0
        """How many of them are shown."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_faces(self, faces: Sequence[RankFace]) -> None:
        """Show these lines; rows are kept and reused."""
        while len(self.rows) < len(faces):
            row = RankRow(self)
            row.clicked.connect(lambda _on=False, r=row: self.chosen.emit(r.face.id))
            self._column.addWidget(row)
            self.rows.append(row)
        for row in self.rows[min(len(faces), self._count) : max(len(faces), self._count)]:
            row.setVisible(len(faces) > self._count)
        self._count = len(faces)
        for row, face in zip(self.rows, faces, strict=False):
            row.show_face(face)
        # never squeezed while the page around finds its height: each line would move there and back
        self.setMinimumHeight(sum(row.sizeHint().height() for row in self.rows[:1]) * len(faces))


def area_label(name: str, words: Words) -> str:
    """Name an area; the only one of a table without scenario is called by the program, in its language."""
    return words.say(FREE_AREA) if name == FREE_AREA else name


def _guest(person: PersonView, *, coming: bool = False) -> Guest:
    return Guest(person.name, person.colour, coming, person.is_pc)


def area_face(area: AreaView, view: SessionView, mover: str, words: Words) -> AreaFace:
    """Return the face of an area.

    Args:
        mover: sheet id of the PC whose area is chosen now; empty: none.
    """
    people = {person.id: person for person in view.people}
    coming = {who: goal for who, goal in view.choices if goal and view.at == "move"}
    here = [_guest(people[who]) for who in area.people if who in people and who not in coming]
    there = [_guest(people[who], coming=True) for who, goal in coming.items() if goal == area.name]
    open_now = area.open if not mover else mover in area.may
    taken = any(people[who].is_pc for who in area.people if who in people)  # an NPC in it leaves it as closed as it is
    done = area.name in _described(view)
    scene = QCoreApplication.translate("AreaFaces", "描写済み") if done else ""
    if area.due:
        scene = QCoreApplication.translate("AreaFaces", "未描写")
    lit = (bool(mover) and open_now) or (view.at == "main_pick" and area.due)
    return AreaFace(
        name=area.name,
        label=area_label(area.name, words),
        description=area.description,
        condition=words.say(area.condition) if area.condition is not None else "",
        note=words.say(area.note),
        people=(*here, *there),
        scene=scene,
        due=area.due,
        open=open_now or area.due or taken,
        hidden=area.hidden,
        lit=lit,
    )


def _described(view: SessionView) -> frozenset[str]:
    return frozenset(area.name for area in view.areas if area.described)


def rank_faces(view: SessionView, selected: str) -> list[RankFace]:
    """Return the lines of the order; where numbers are concealed a question mark is shown."""
    people = {person.id: person for person in view.people}
    shares = Counter(rank.fraction for rank in view.ranks if rank.fraction is not None)
    return [
        _face(rank, people[rank.who], selected, equal=rank.fraction is not None and shares[rank.fraction] > 1)
        for rank in view.ranks
        if rank.who in people
    ]


def _face(rank: RankView, person: PersonView, selected: str, *, equal: bool) -> RankFace:
    known = person.ap is not None and person.max_ap is not None
    fraction = f"{person.ap}/{person.max_ap}".replace("-", "−") if known else "？"
    if rank.turn:
        tag = QCoreApplication.translate("OrderFaces", "手番")
    elif person.acted:
        tag = QCoreApplication.translate("OrderFaces", "0以下")
    elif rank.tied or equal:
        tag = QCoreApplication.translate("OrderFaces", "同値")
    else:
        tag = f"{float(rank.fraction) * 100:.1f} %" if rank.fraction is not None else ""
    return RankFace(
        id=rank.who,
        name=person.name,
        colour=person.colour,
        fraction=fraction,
        tag=tag,
        turn=rank.turn,
        able=not person.acted,
        selected=rank.who == selected,
        pc=person.is_pc,
    )


def after_turn(play: RunningEngine, view: SessionView, words: Words) -> str:
    """Say who would be next once the turn is over."""
    if not view.turn or view.check is not None:
        return ""
    then = play.what_if({"kind": "end_turn", "who": view.turn})
    if not isinstance(then, SessionView):  # the GM has still to carry out a card's words, say
        return ""
    names = {person.id: person for person in then.people}
    mine = names[view.turn]
    first = QCoreApplication.translate("OrderFaces", "ターン終了 → {name} {ap}/{max}").format(
        name=mine.name, ap=mine.ap, max=mine.max_ap
    )
    if then.tied:
        tied = dotted(names[who].name for who in then.tied)
        return first + "\n" + QCoreApplication.translate("OrderFaces", "つぎは {names} でダイス").format(names=tied)
    if then.turn:
        return (
            first + "\n" + QCoreApplication.translate("OrderFaces", "つぎは {name}").format(name=names[then.turn].name)
        )
    return first + "\n" + QCoreApplication.translate("OrderFaces", "つぎはクリンナッププロセス")


def sale_faces(sales: Sequence[SaleView], who: str, words: Words) -> list[ButtonFace]:
    """Return a button for each kind that a character could buy, by its item."""
    faces = []
    for sale in (sale for sale in sales if sale.who == who):
        label = phrase("<{kind}> を購入（{n}）", kind=sale.kind, n="—" if sale.price is None else sale.price)
        faces.append(ButtonFace(sale.item, words.say(label), why=words.say(sale.reason), tip="CM-SCN-08", role="small"))
    return faces
