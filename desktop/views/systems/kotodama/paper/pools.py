"""The heart of the page: every ability × skill with its finished pool, DL×2 included (KO-SHT-25)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.paper import Field
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.numbers import Matrix, MatrixRow, pool_matrix
from desktop.systems.kotodama.reference import again_told
from desktop.systems.kotodama.sheet import TAGS, Ability, Skill
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.ink import HEAVY, LABEL, MEDIUM, NAME, NUMBER, ROW, THIN, TINT, Area
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.parts import SECTION, bar, section
from desktop.views.paper.stamps import Same, once, stamped
from desktop.views.paper.tables import Column
from desktop.views.systems.kotodama.labels import grouped
from desktop.views.systems.kotodama.paper.form import ABILITY_HEAD, GROUP_BAR, POOL_NOTE, POOL_ROW, POOLS, UNDER, Form

SKILL, VALUE = 26.2, 9.0
"""mm: width of a skill's name and of its value."""
SPLIT = 1.5
"""mm between アクト and リアクト."""
LEAST, MOST = 4, 5
"""Abilities of one group on the first page."""
PER_BLOCK = 10
"""Abilities beside each other on a further page."""


def draw(form: Form) -> None:
    """Draw the matrix and send on what it cannot hold."""
    section(form.canvas, Area(10, POOLS, 190, SECTION), form.say("ダイスプール"), form.say(_formula(form)))
    top = POOLS + SECTION + UNDER
    matrix = _matrix(form)
    rows, rest = matrix.rows[: form.plan.skills + 1], matrix.rows[form.plan.skills + 1 :]
    _skills(form, Area(10, top, SKILL + VALUE, GROUP_BAR + ABILITY_HEAD), rows)
    groups = grouped(matrix.abilities)
    counts = [max(LEAST, min(MOST, len(group))) for group in grouped(form.game.rows("abilities", Ability))]
    wide = (190 - SKILL - VALUE - SPLIT) / sum(counts)
    x = 10 + SKILL + VALUE
    hidden: list[Ability] = []
    for (_, word), group, count in zip(TAGS.items(), groups, counts, strict=True):
        _group(form, Area(x, top, wide * count, GROUP_BAR), word, (group[:count], count), (matrix, rows))
        hidden += group[count:]
        x += wide * count + SPLIT
    note = Area(10, top + GROUP_BAR + ABILITY_HEAD + POOL_ROW * (form.plan.skills + 1) + 0.5, 190, POOL_NOTE - 0.4)
    form.canvas.text(note, form.say(_note(form)), LABEL)
    _carry(form, matrix, rest, hidden)


def _formula(form: Form) -> Phrase:
    rules = form.game.settings
    sum_ = "能力値＋技能＋DL×2 を書いておく" if form.sheet is None else "能力値＋技能＋DL×2（足してある）"
    told = "{sum}。{target}以上の個数が達成数、{again}"
    return phrase(told, sum=sum_, target=rules.normal_target, again=again_told(rules))


def _note(form: Form) -> str:
    told = "能力値と技能の一覧はアプリ独自（≪電制≫を除く）。— は未所持で、能力値だけで振る。"
    if form.game.settings.kotodama_enabled:
        return told + "完全ダイブ中は≪技能≫を≪電制≫とみなしてよい。"
    return told


def _matrix(form: Form) -> Matrix:
    """Take the sheet's own matrix; the blank page has the 卓's words and no numbers."""
    if form.sheet is not None:
        return pool_matrix(form.sheet)
    rows = (MatrixRow(skill, ()) for skill in (None, *form.game.rows("skills", Skill)))
    return Matrix(form.game.rows("abilities", Ability), tuple(rows))


def _skills(form: Form, head: Area, rows: Sequence[MatrixRow]) -> None:
    """Draw the corner and the two columns of skills; the grid has as many rows in all modes."""
    canvas, say = form.canvas, form.say
    canvas.text(head.part(1, 0.6, head.w - 2, 3.8), say("【能力値】"), LABEL, align="right")
    canvas.text(head.part(1, head.h - 4.4, head.w - 2, 3.8), say("≪技能≫"), LABEL)
    for index in range(form.plan.skills + 1):
        area = Area(head.x, head.bottom + index * POOL_ROW, head.w, POOL_ROW)
        word, number = area.part(w=SKILL), area.part(SKILL)
        if _tinted(form, index, rows):
            canvas.rect(word, 0, fill=TINT)
        if index == 0:
            canvas.rect(number, 0, fill=TINT)
        canvas.frame(number)
        canvas.line((area.x, area.y), (area.right, area.y), THIN)
        if index < len(rows):
            _kept_skill(form, word, number, rows[index], index - 1)
    bottom = head.bottom + POOL_ROW * (form.plan.skills + 1)
    canvas.line((head.x + SKILL, head.bottom), (head.x + SKILL, bottom), MEDIUM)
    canvas.rect(Area(head.x, head.y, head.w, bottom - head.y), MEDIUM)


def _tinted(form: Form, index: int, rows: Sequence[MatrixRow]) -> bool:
    """Every second row is tinted as a reading aid, unless somebody has to write in it."""
    return form.sheet is not None and index % 2 == 0 and index < len(rows)


def _kept_skill(form: Form, word: Area, number: Area, row: MatrixRow, place: int) -> None:
    """Draw a row's skill, which is the same for everybody who has it at that value."""
    skill = row.skill
    if skill is None:
        form.canvas.text(word.inset(1, 0.3), form.say("技能なし"), ROW)
        return
    shown = skill.value if form.sheet is not None else None
    key = (_skill, word, number, skill.name, shown, form.sheet is None, place, Same(form.words))
    once(form.canvas, key, lambda: _skill(form, word, number, skill, place), form.remainder)


def _skill(form: Form, word: Area, number: Area, skill: Skill, place: int) -> None:
    canvas = form.canvas
    owned = form.sheet is not None and bool(skill.value)
    name = form.say(phrase("≪{name}≫", name=clean(skill.name)))
    canvas.text(word.inset(0.6, 0.3), name, ROW, bold=owned, carry=form.carry("ダイスプール", "≪技能≫"))
    value = "" if form.sheet is None else "—" if skill.value is None else str(skill.value)
    field = Field(f"skills.{place}.value")
    canvas.text(number.inset(0.4, 0), value, NUMBER if owned else NAME, bold=owned, align="centre", field=field)


def _group(
    form: Form,
    head: Area,
    word: str,
    columns: tuple[Sequence[Ability], int],
    table: tuple[Matrix, Sequence[MatrixRow]],
) -> None:
    """Draw one group of abilities with its columns of pools."""
    canvas, (abilities, count), (matrix, rows) = form.canvas, columns, table
    bar(canvas, head, form.say(word), LABEL)
    top = head.bottom + ABILITY_HEAD
    lines = form.plan.skills + 1
    tinted = tuple(index for index in range(lines) if _tinted(form, index, rows))
    _grid(canvas, head, top, count, lines, tinted)
    cuts = head.columns(*(0 for _ in range(count)))
    for number, cut in enumerate(cuts):
        ability = abilities[number] if number < len(abilities) else None
        place = matrix.abilities.index(ability) if ability is not None else -1
        _ability(form, Area(cut.x, head.bottom, cut.w, ABILITY_HEAD), ability, place)
        for index in range(form.plan.skills + 1):
            area = Area(cut.x, top + index * POOL_ROW, cut.w, POOL_ROW)
            if index < len(rows) and ability is not None and rows[index].pools:
                _pool(form, area, rows[index], place)


@stamped
def _grid(canvas: Canvas, head: Area, top: float, columns: int, lines: int, tinted: tuple[int, ...]) -> None:
    """Draw a group's cells."""
    cuts = head.columns(*(0 for _ in range(columns)))
    for index in tinted:
        canvas.rect(Area(head.x, top + index * POOL_ROW, head.w, POOL_ROW), 0, fill=TINT)
    for cut in cuts:
        for index in range(lines):
            canvas.frame(Area(cut.x, top + index * POOL_ROW, cut.w, POOL_ROW))
    for index in range(lines):
        y = top + index * POOL_ROW
        canvas.line((head.x, y), (head.right, y), MEDIUM if index == 0 else THIN)
    bottom = top + POOL_ROW * lines
    for cut in cuts[1:]:
        canvas.line((cut.x, head.bottom), (cut.x, bottom), THIN)
    canvas.rect(Area(head.x, head.y, head.w, bottom - head.y), HEAVY)


def _ability(form: Form, area: Area, ability: Ability | None, place: int) -> None:
    """Draw an ability's name with the white box of its value."""
    canvas = form.canvas
    square = Area(area.right - 7.6, area.y + 0.6, 7, ABILITY_HEAD - 1.2)
    canvas.rect(square, MEDIUM)
    if ability is None:
        return
    name = area.part(0.8, 0.5, area.w - 9, area.h - 1)
    canvas.text(
        name,
        form.say(clean(ability.name)),
        ROW,
        bold=True,
        align="centre",
        carry=form.carry("ダイスプール", "【能力値】"),
    )
    value = str(ability.value) if form.sheet is not None else ""
    field = Field(f"abilities.{place}.value")
    canvas.text(square.inset(0.4, 0), value, NUMBER, bold=True, align="centre", field=field)


def _pool(form: Form, area: Area, row: MatrixRow, place: int) -> None:
    owned = row.skill is not None and bool(row.skill.value)
    form.canvas.text(area.inset(0.5, 0), str(row.pools[place]), NUMBER, bold=owned, align="centre")


def _carry(form: Form, matrix: Matrix, rest: Sequence[MatrixRow], hidden: Sequence[Ability]) -> None:
    """Send skills without a row and abilities without a column to further pages, with their pools."""
    if form.sheet is None or not (rest or hidden):
        return
    shown = [a for a in matrix.abilities if a not in hidden]
    for abilities, rows in ((shown, rest), (hidden, matrix.rows)):
        for start in range(0, len(abilities), PER_BLOCK):
            _block(form, matrix, abilities[start : start + PER_BLOCK], rows)


def _block(form: Form, matrix: Matrix, block: Sequence[Ability], rows: Sequence[MatrixRow]) -> None:
    if not rows:
        return
    say, places = form.say, [matrix.abilities.index(ability) for ability in block]
    heading = say("ダイスプール")
    wide = (190 - 40 - 10) / PER_BLOCK
    heads = []
    for ability, place in zip(block, places, strict=True):
        name = f"{say(clean(ability.name))} {ability.value}"
        fits = form.canvas.width(name, LABEL) <= wide - 1.6
        heads.append(name if fits else f"№{place + 1}")
        if not fits:
            form.remainder.text(
                heading, f"№{place + 1}", say(phrase("【{name}】{value}", name=ability.name, value=ability.value))
            )
    columns = (
        Column(say("≪技能≫"), 40, "left"),
        Column(say("値"), 10),
        *(Column(head, wide, bold=True) for head in heads),
    )
    cells = [
        (
            say("技能なし") if row.skill is None else say(phrase("≪{name}≫", name=clean(row.skill.name))),
            "" if row.skill is None else "—" if row.skill.value is None else str(row.skill.value),
            *(str(row.pools[place]) for place in places),
        )
        for row in rows
    ]
    form.remainder.rows(heading, columns, cells)
