"""The context of every block: the canvas, the values, the campaign's words, and which values this mode prints."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cached_property

from desktop.core.game import AnyGame
from desktop.core.paper import Field
from desktop.core.words import Words, phrase, signed_text
from desktop.systems.d6game.rows import settings_of
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.views.paper.sheet.canvas import Align, Canvas
from desktop.views.paper.sheet.ink import FLOOR, Area, Mode
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.sheet_form import SheetForm
from desktop.views.paper.text.kinsoku import clean

X, WIDE = 10.0, 190.0
LEFT, RIGHT = 92.0, 94.0
"""mm: the live area, and its two columns with 4 mm between them."""
GAP = 2.8
"""mm between sections."""
WORD = 34.0
"""mm that a word of the campaign's own may take; longer ones are shortened here and whole on a further page."""
CORNER = 18.0
"""mm for the start value in a box; a number so long is alone there."""
LATIN = 1.25
"""Latin words are set narrower before they are shortened."""
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


@dataclass(frozen=True)
class D6GameForm(SheetForm):
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: D6gameSheet | None
    game: AnyGame
    words: Words
    remainder: Remainder
    chances: bool = True
    shortened: set[str] = field(default_factory=set)
    """Texts of the definition that were shortened and stand whole on a further page."""

    @cached_property
    def settings(self) -> Settings:
        """The settings in force."""
        return settings_of(self.game)

    def on(self, canvas: Canvas) -> D6GameForm:
        """Return the same form drawing on another page."""
        return replace(self, canvas=canvas)

    def word(self, key: str, wide: float = WORD) -> str:
        """Return the campaign's word for a label, no wider than its place."""
        return self.fit(self.say(self.game.label(key)), wide, "このゲームの用語")

    def fit(self, text: str, wide: float, heading: str) -> str:
        """Return a text of the definition as far as one line has room; the whole goes to a further page."""
        text = clean(text)
        wide *= 1 if JAPANESE.search(text) else LATIN
        if self.canvas.width(text, FLOOR) * self.canvas.face.least <= wide:
            return text
        self.canvas.left_over += 1
        if text not in self.shortened:
            self.shortened.add(text)
            self.remainder.text(self.say(heading), "", text)
        while text and self.canvas.width(text + "…", FLOOR) > wide:
            text = text[:-1]
        return text + "…"

    def start(self, value: int | None) -> str:
        """Return the small note that a pencil page carries instead of a number that changes in play."""
        if self.mode is not Mode.PENCIL or value is None:
            return ""
        text = self.say(phrase("開始 {n}", n=value))
        return text if self.canvas.width(text, FLOOR) <= CORNER else signed_text(value)

    def typed(
        self,
        area: Area,
        text: str,
        pt: float,
        heading: str,
        label: str = "",
        *,
        bold: bool = False,
        align: Align = "left",
        field: Field | None = None,
    ) -> None:
        """Set a typed text; what does not fit continues under its heading."""
        if text or field is not None:
            carry = self.remainder.carry(self.say(heading), label)
            self.canvas.text(area, clean(text), pt, bold=bold, align=align, carry=carry, field=field)
