"""Common Rule's cards: one for each copy, in either size (CM-APP-11)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.systems.common.cards.library import mark_in
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import badge, limit_text, target_text
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import SKILL, library_of
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.card_face import Face, Uses
from desktop.views.paper.ink import Mode
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.protocol import Laid
from desktop.views.systems.common.card_words import bare, text_of
from desktop.views.systems.common.paper.copies import uses
from desktop.views.systems.common.paper.form import Form


def faces(laid: Laid) -> Iterator[Face]:
    """Make a card of every copy that tonight's people own."""
    game = laid.game.known(CommonSettings)
    for sheet in laid.pcs:
        form = Form(Canvas(Mode.PENCIL), sheet, game, laid.words, Remainder(""), {}, library_of(game))
        yield from (_face(form, sheet, copy) for copy in sheet.copies)


def _face(form: Form, sheet: CommonSheet, copy: CopyRow) -> Face:
    say, card = form.say, form.library.by_id.get(copy.card)
    name = clean(form.title(copy))
    if card is None:
        return Face(kind=say("アビ・アイ"), name=name, owner=clean(sheet.name))
    item = card.type == "item"
    price = card.cost_assets if item else card.cost_cp
    found = uses(form, card, copy)
    told = () if found or not item else ((say("渡す"), say("本人だけが見る" if card.bound else "渡してよい")),)
    return Face(
        kind=say(badge(card)),
        name=name,
        dark=not item,
        cost=(form.game.label("assets") if item else say("消費CP"), "—" if price is None else str(price)),
        rules=(*_rules(form, card), *told),
        chosen=(mark_in(card.name) or "○○", clean(copy.choice)) if card.placeholder != "none" else ("", ""),
        text=text_of(card, copy.choice, form.words),
        number=(say("技能値"), str(SKILL)),
        uses=tuple(Uses(use.label, use.most) for use in found),
        source=clean(card.rule),
        owner=clean(sheet.name),
    )


def _rules(form: Form, card: Card) -> Iterator[tuple[str, str]]:
    say, words = form.say, form.words
    if card.series:
        yield say("系統"), clean(say(card.series))
    yield say("対象"), clean(bare(target_text(card.target), words))
    limits = say("・").join(clean(bare(limit_text(limit), words)) for limit in card.limits)
    yield say("制限"), limits or say("なし")
    yield say("取得枚数上限"), say("なし") if card.cap is None else str(card.cap)
