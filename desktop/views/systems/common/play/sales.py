"""What is on sale in a scene, as buttons: what cannot be bought keeps its place with the reason (CM-SCN-08)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.words import Words, phrase
from desktop.systems.common.session.view_models import SaleView
from desktop.views.play.button_row import ButtonFace


def sale_faces(sales: Sequence[SaleView], who: str, words: Words) -> list[ButtonFace]:
    """Return a button for each kind that a character could buy, by its item."""
    faces = []
    for sale in (sale for sale in sales if sale.who == who):
        label = phrase("<{kind}> を購入（{n}）", kind=sale.kind, n="—" if sale.price is None else sale.price)
        faces.append(ButtonFace(sale.item, words.say(label), why=words.say(sale.reason), tip="CM-SCN-08", role="small"))
    return faces
