"""Common Rule's cards: one for each copy, in either size, with the sheet or alone (CM-APP-11)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QColor, QImage, QPainter

from desktop.systems.common.cards.library import mark_in
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import badge, limit_text, target_text
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import SKILL, library_of
from desktop.views.paper.cards.blank import Blank, draw_blank
from desktop.views.paper.cards.cards import CARD_SIZES, SIZE, card_pages, drawn
from desktop.views.paper.cards.face import Face, Uses
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import WHITE, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.painting import paint
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.common.card_words import bare, text_of
from desktop.views.systems.common.paper.copies import uses
from desktop.views.systems.common.paper.form import CommonForm

SYSTEM = "common"


BLANK = Blank("アビ・アイ", ("系統", "対象", "制限", "取得枚数上限", "○○・□□＝"), ("技能値", str(SKILL)))
"""What a card asks for that is written by hand."""


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make a card of every copy that the session's characters own; uses are left to the pencil."""
    game = contents.game.known(CommonSettings)
    for sheet in contents.pcs:
        form = CommonForm(Canvas(Mode.PENCIL), sheet, game, contents.words, Remainder(""), {}, library_of(game))
        yield from (face_of(form, sheet, copy) for copy in sheet.copies)


def of_sheet(form: CommonForm, context: PaperContext) -> list[PageDrawing]:
    """Draw pages of a character's own cards; one page of blank ones with a blank sheet."""
    contents = PaperContents(form.game, form.words, context)
    size = CARD_SIZES[contents.choice(SIZE)]
    shown = () if form.sheet is None else form.sheet.copies
    cards = [
        one
        for copy in shown
        if form.sheet is not None
        for one in drawn(face_of(form, form.sheet, copy), size, form.words)
    ]
    return card_pages(cards, contents, SYSTEM, blank=BLANK, mode=form.mode)


def picture(form: CommonForm, copy: CopyRow | None, width: int) -> QImage:
    """Draw one card alone, the first where it needs several, this many pixels wide, on white; None: a blank one."""
    size = CARD_SIZES[SIZE.values[0][0]]
    canvas, place = Canvas(form.mode, true_size=True), Area(0, 0, size.width, size.height)
    with canvas.bleeding():
        if copy is None or form.sheet is None:
            draw_blank(canvas, place, form.words, BLANK)
        else:
            drawn(face_of(form, form.sheet, copy), size, form.words)[0](canvas, place)
    image = QImage(width, max(1, round(width * size.height / size.width)), QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    try:
        paint(canvas.drawing(), painter, width / size.width)
    finally:
        painter.end()
    return image


def face_of(form: CommonForm, sheet: CommonSheet, copy: CopyRow) -> Face:
    say, card = form.say, form.card(copy)
    name = clean(form.title(copy))
    if card is None:
        return Face(kind=say("アビ・アイ"), name=name, owner=clean(sheet.name))
    item = card.type == "item"
    price = card.cost_assets if item else card.cost_cp
    found = uses(form, card, copy)
    rows = () if found or not item else ((say("渡す"), say("本人だけが見る" if card.bound else "渡してよい")),)
    return Face(
        kind=say(badge(card)),
        name=name,
        dark=not item,
        cost=(say(form.game.label("assets")) if item else say("消費CP"), "—" if price is None else str(price)),
        rules=(*_rules(form, card), *rows),
        chosen=(mark_in(card.name) or "○○", clean(copy.choice)) if card.placeholder != "none" else ("", ""),
        text=text_of(card, copy.choice, form.words, form.game),
        number=(say("技能値"), str(SKILL)),
        uses=tuple(Uses(use.label, use.most, use.used if form.mode.moving else 0) for use in found),
        source=clean(card.rule),
        owner=clean(sheet.name),
    )


def _rules(form: CommonForm, card: Card) -> Iterator[tuple[str, str]]:
    say, words = form.say, form.words
    if card.series:
        yield say("系統"), clean(say(card.series))
    yield say("対象"), clean(bare(target_text(card.target), words))
    limits = say("・").join(clean(bare(limit_text(limit), words)) for limit in card.limits)
    yield say("制限"), limits or say("なし")
    yield say("取得枚数上限"), say("なし") if card.cap is None else str(card.cap)
