"""What a character has lived through, because conditions ask for it (CM-SEC-03…07)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop.core.paper import Field
from desktop.core.words import phrase
from desktop.views.paper.ink import ROW, TINT, Area
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.parts import writing_line
from desktop.views.paper.stamps import once
from desktop.views.systems.common.paper.form import CommonForm

TOP = 168.4
HEAD, LINES, PITCH = 4.6, 4, 6.0


def draw(form: CommonForm) -> None:
    """Draw the four lists beside each other."""
    columns = Area(10, TOP, 190, HEAD).columns(0, 0, 0, 0, gap=2)
    form.canvas.title_at(TOP, TOP + HEAD + LINES * PITCH)
    playing, say = form.playing, form.say
    obtained = [form.named(n) for n in playing.obtained if not form.is_secret(n)] if playing else ()
    lists: list[tuple[str, Sequence[str], str]] = [
        (say("行った場所"), playing.visited if playing else (), "visited"),
        (say("会った人"), playing.met if playing else (), "met"),
        (say("手に入れた物"), obtained, ""),
        (say("成功した判定"), [say(_success(s.area, s.ability)) for s in playing.successes] if playing else (), ""),
    ]
    for column, (title, names, path) in zip(columns, lists, strict=True):
        key = (_list, column, title, tuple(names), path)
        once(form.canvas, key, partial(_list, form, *key[1:]), form.remainder)


def _success(area: str, ability: str) -> str:
    return str(phrase("{area}／{ability}", area=area, ability=ability)) if area else ability


def _list(form: CommonForm, head: Area, title: str, names: Sequence[str], path: str) -> None:
    canvas = form.canvas
    canvas.rect(head, 0, fill=TINT)
    canvas.text(head.inset(1, 0), title, ROW, bold=True)
    canvas.head_at(title, head.inset(1, 0).part(canvas.width(title, ROW, bold=True) + 1.5))
    for index in range(LINES):
        line = Area(head.x, head.bottom + index * PITCH, head.w, PITCH)
        writing_line(canvas, line.x, line.bottom, line.right)
        name, field = names[index] if index < len(names) else "", Field(f"{path}.{index}", True) if path else None
        canvas.text(line.inset(1, 0.2), clean(name), ROW, carry=form.remainder.carry(title), field=field)
    if names[LINES:]:
        form.remainder.text(title, "", "\n".join(clean(name) for name in names[LINES:]))
