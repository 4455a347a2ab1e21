"""Below the fold: always two equal frames, so that their number betrays nothing (CM-DATA-13, CM-APP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.words import phrase
from desktop.systems.common.cards.library import SECRET
from desktop.views.paper.sheet.ink import FOLD, LABEL, NAME, THIN, Area
from desktop.views.paper.sheet.parts import box, section, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.common.paper.form import CommonForm

SECRETS = phrase("秘密{listed}", listed="")
"""A heading above a list, of which English has a plural."""
LINE, TOP, FRAMES = 243.6, 245.2, 251.0
MOST = 2


def draw(form: CommonForm, bottom: float) -> None:
    """Draw the fold and the two frames down to the foot."""
    secrets = tuple(_secrets(form))
    key = (_draw, bottom, secrets, Identity(form.words))
    once(form.canvas, key, lambda: _draw(form, bottom, secrets), form.remainder)


def _draw(form: CommonForm, bottom: float, secrets: Sequence[tuple[str, str]]) -> None:
    canvas, say = form.canvas, form.say
    sentence = say("ここで裏へ折る")
    wide = canvas.width(sentence, LABEL)
    middle = canvas.live.centre
    canvas.text(Area(middle - wide / 2, LINE - 1.9, wide + 0.1, 3.8), sentence, LABEL)
    for start, end in ((10.0, middle - wide / 2 - 3), (middle + wide / 2 + 3, 200.0)):
        canvas.line((start, LINE), (end, LINE), THIN, FOLD)
    section(canvas, Area(10, TOP, 190, 5), say(SECRETS), say("本人だけが読む"))
    for index, frame in enumerate(Area(10, FRAMES, 190, bottom - 0.8 - FRAMES).columns(0, 0, gap=2)):
        box(canvas, frame)
        name, text = secrets[index] if index < len(secrets) else ("", "")
        line = frame.part(1.8, 0.6, frame.w - 3.6, 6.0)
        canvas.text(line, name, NAME, bold=True, carry=form.remainder.carry(say(SECRETS)))
        lines = frame.part(1.8, 6.4, frame.w - 3.6, frame.h - 7.4)
        writing_lines(canvas, lines, text, carry=form.remainder.carry(say(SECRETS), name))
    for name, text in secrets[MOST:]:
        form.remainder.text(say(SECRETS), name, text)


def _secrets(form: CommonForm) -> list[tuple[str, str]]:
    """List the secrets owned, each once, and those once obtained: name and text."""
    sheet = form.sheet
    if sheet is None:
        return []
    owned = [form.library.kind_of(copy) for copy in sheet.copies if copy.card == SECRET]
    known = [name for name in sheet.obtained if form.is_secret(name)] if form.mode.moving else []
    return [(clean(form.named(kind)), form.library.texts.get(kind, "")) for kind in dict.fromkeys((*owned, *known))]
