"""Boards as they look with one, a dozen and sixty tokens, and with everything that can be lit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.core.maps.grid import Grid
from desktop.core.maps.ground import Aim, GroundNote, Stroke
from desktop.models.play.board import AimFace, BoardFace, TokenFace
from desktop.models.play.board_light import Hand, light
from desktop.views.board.pane import BoardPane

COLOURS = ("#0F6868", "#B5371B", "#2F4B8F", "#7C5200", "#48682A", "#A3256F", "#4A4E57", "#6B2F20")
NAMES = ("アヤ", "トウマ", "シズ", "ロク", "ハル", "ミヨ", "影A", "影B", "番犬", "粉屋", "見張り", "霧島七海")


def crowd(count: int) -> tuple[TokenFace, ...]:
    """Tokens over the whole board, some of them crowded, some beside it."""
    return tuple(
        TokenFace(
            who=f"t{n}",
            name=NAMES[n] if n < len(NAMES) else f"影{n}",
            at=None
            if n % 17 == 16
            else (31, 31, 37, 35, 29, 37, 31, 37, 4, 16, 10, 20)[n % 12]
            if n < 24
            else n % 37 + 1,
            colour=COLOURS[n % len(COLOURS)],
            pc=n % 12 < 6,
            turn=n == 0,
            badge="毒2" if n % 7 == 3 else "",
        )
        for n in range(count)
    )


def _aim(kind: str, label: str, **more: object) -> AimFace:
    aim = Aim.model_validate({"id": kind, "who": "t0", "label": label, "event": {"kind": "use"}, "kind": kind, **more})
    return AimFace(aim, label, "AP 9→6", "AP 9")


AIMS = (
    _aim("go", "<移動>", hexes=(19, 20, 32, 37, 36, 30)),
    _aim("people", "<斬撃>", people=("t1", "t2", "t3", "t5"), most=1),
    _aim("hexes", "<爆発>", hexes=tuple(Grid().numbers), most=2),
    _aim("all", "<なぎ払い>", people=("t1", "t6")),
)


def pictures(take: Callable[[str, QWidget], None]) -> None:
    """Take every picture."""
    pane = BoardPane()
    pane.resize(760, 640)
    pane.show()
    for count in (1, 12, 60):
        pane.show_face(BoardFace(tokens=crowd(count), movable=True), {}, None)
        pane.show_light(light(pane.ui.view.board.face, Hand(who="t0")))
        pane.ui.view.fit()
        take(f"board-{count}", pane)
    notes = (GroundNote(at=9, text="沼"), GroundNote(at=27, text="崩れかけた橋"))
    strokes = (Stroke(points=((-4, -2), (-1, -1), (2, -2.5), (4, -1.5))),)
    face = BoardFace(tokens=crowd(12), aims=AIMS, notes=notes, strokes=strokes, movable=True)
    pane.show_face(face, {}, None)
    for aim in ("go", "people", "hexes", "all"):
        hand = Hand(who="t0", aim=aim, cursor=32 if aim == "go" else None, over=14 if aim == "people" else None)
        if aim == "people":
            hand = Hand(who="t0", aim=aim, people=("t1",), over=14)
        if aim == "hexes":
            hand = Hand(who="t0", aim=aim, hexes=(37,), cursor=35)
        pane.show_light(light(face, hand))
        pane.show_aims(AIMS, aim)
        take(f"board-lit-{aim}", pane)
    pane.show_face(BoardFace(Grid(shape="rectangle", columns=15, rows=10), crowd(12), movable=True), {}, None)
    pane.show_light(light(pane.ui.view.board.face, Hand(who="t0")))
    pane.show_aims((), "")
    pane.ui.view.fit()
    take("board-rectangle", pane)
    pane.close()
    pane.deleteLater()
