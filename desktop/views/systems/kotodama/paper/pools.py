"""The heart of the page: every ability × skill with its finished pool, DL×2 included (KO-SHT-25)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from desktop.core.paper import Field
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.numbers import Matrix, MatrixRow
from desktop.systems.kotodama.odds import again_text
from desktop.systems.kotodama.sheet import TAGS, Ability, Skill
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, NAME, NUMBER, ROW, THIN, TINT, Area
from desktop.views.paper.sheet.parts import SECTION, bar, section
from desktop.views.paper.sheet.stamps import Identity, once, stamped
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.kotodama.labels import grouped
from desktop.views.systems.kotodama.paper.form import (
    ABILITY_HEAD,
    GROUP_BAR,
    POOL_NOTE,
    POOL_ROW,
    POOLS,
    UNDER,
    KotodamaForm,
)

DICE_POOLS = phrase("ダイスプール{listed}", listed="")
"""A heading above a list, of which English has a plural."""
SKILL, VALUE = 26.2, 9.0
"""mm: width of a skill's name and of its value."""
SPLIT = 1.5
"""mm between アクト and リアクト."""
LEAST, MOST = 4, 5
"""Abilities of one group on the first page."""
PER_BLOCK = 10
"""Abilities beside each other on a further page."""


def draw(form: KotodamaForm) -> None:
    """Draw the matrix and send on what it cannot hold."""
    section(form.canvas, Area(10, POOLS, 190, SECTION), form.say(DICE_POOLS), form.say(_formula(form)))
    top = POOLS + SECTION + UNDER
    matrix = form.matrix
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


def _formula(form: KotodamaForm) -> Phrase:
    rules = form.game.settings
    sum_ = "能力値＋技能＋DL×2 を書いておく" if form.sheet is None else "能力値＋技能＋DL×2（足してある）"
    text = "{sum}。{target}以上の個数が達成数、{again}"
    return phrase(text, sum=sum_, target=rules.normal_target, again=again_text(rules))


def _note(form: KotodamaForm) -> str:
    text = "能力値と技能の一覧はアプリ独自（≪電制≫を除く）。— は未所持で、能力値だけで振る。"
    if form.game.settings.kotodama_enabled:
        return text + "完全ダイブ中は≪技能≫を≪電制≫とみなしてよい。"
    return text


def _skills(form: KotodamaForm, head: Area, rows: Sequence[MatrixRow]) -> None:
    """Draw the corner and the two columns of skills; the grid has as many rows in all modes."""
    lines = form.plan.skills + 1
    tinted = tuple([index for index in range(lines) if _tinted(form, index, rows)])
    _skill_grid(form.canvas, head, (form.say("【能力値】"), form.say("≪技能≫")), lines, tinted)
    for index, row in enumerate(rows[:lines]):
        _kept_skill(form, head, row, index - 1)


def _skill_places(head: Area, index: int) -> tuple[Area, Area]:
    """Return where the name of a row's skill and its value stand."""
    area = Area(head.x, head.bottom + index * POOL_ROW, head.w, POOL_ROW)
    return area.part(w=SKILL), area.part(SKILL)


@stamped
def _skill_grid(canvas: Canvas, head: Area, words: tuple[str, str], lines: int, tinted: tuple[int, ...]) -> None:
    """Draw the corner and the cells of the skills."""
    canvas.text(head.part(1, 0.6, head.w - 2, 3.8), words[0], LABEL, align="right")
    canvas.text(head.part(1, head.h - 4.4, head.w - 2, 3.8), words[1], LABEL)
    for index in range(lines):
        word, number = _skill_places(head, index)
        if index in tinted:
            canvas.rect(word, 0, fill=TINT)
        if index == 0:
            canvas.rect(number, 0, fill=TINT)
        canvas.frame(number)
        canvas.line((head.x, word.y), (head.right, word.y), THIN)
    bottom = head.bottom + POOL_ROW * lines
    canvas.line((head.x + SKILL, head.bottom), (head.x + SKILL, bottom), MEDIUM)
    canvas.rect(Area(head.x, head.y, head.w, bottom - head.y), MEDIUM)


def _tinted(form: KotodamaForm, index: int, rows: Sequence[MatrixRow]) -> bool:
    """Every second row is tinted as a reading aid, unless it is filled in by hand."""
    return form.sheet is not None and index % 2 == 0 and index < len(rows)


def _kept_skill(form: KotodamaForm, head: Area, row: MatrixRow, place: int) -> None:
    """Draw a row's skill, which is the same for all sheets with that value."""
    skill = row.skill
    if skill is None:
        form.canvas.text(_skill_places(head, place + 1)[0].inset(1, 0.3), form.say("技能なし"), ROW)
        return
    shown = skill.value if form.sheet is not None else None
    key = (_skill, head, _named(form, skill), shown, form.sheet is None, place, Identity(form.words))
    once(form.canvas, key, lambda: _skill(form, *_skill_places(head, place + 1), skill, place), form.remainder)


def _named(form: KotodamaForm, skill: Skill) -> str:
    return form.say(form.game.marked("skills", skill.id, phrase("≪{name}≫", name=clean(skill.name))))


def _called(form: KotodamaForm, ability: Ability) -> str:
    return form.say(form.game.marked("abilities", ability.id, clean(ability.name)))


def _skill(form: KotodamaForm, word: Area, number: Area, skill: Skill, place: int) -> None:
    canvas = form.canvas
    owned = form.sheet is not None and bool(skill.value)
    name = _named(form, skill)
    canvas.text(word.inset(0.6, 0.3), name, ROW, bold=owned, carry=form.carry(DICE_POOLS, "≪技能≫"))
    value = "" if form.sheet is None else "—" if skill.value is None else str(skill.value)
    field = Field(f"skills.{place}.value")
    canvas.text(number.inset(0.4, 0), value, NUMBER if owned else NAME, bold=owned, align="centre", field=field)


def _group(
    form: KotodamaForm,
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
    values = [(row.pools, row.skill is not None and bool(row.skill.value)) for row in rows[:lines]]
    for number, cells in enumerate(_cells(head, top, count, lines)):
        ability = abilities[number] if number < len(abilities) else None
        place = matrix.abilities.index(ability) if ability is not None else -1
        _kept_ability(form, head, (number, count), ability, place)
        if ability is not None:
            for area, (pools, owned) in zip(cells, values, strict=False):
                if pools:
                    canvas.text(area, str(pools[place]), NUMBER, bold=owned, align="centre")


@lru_cache(64)
def _cells(head: Area, top: float, columns: int, lines: int) -> tuple[tuple[Area, ...], ...]:
    """Return where the pools of each column stand."""
    return tuple(
        tuple(Area(cut.x, top + index * POOL_ROW, cut.w, POOL_ROW).inset(0.5, 0) for index in range(lines))
        for cut in head.columns(*(0 for _ in range(columns)))
    )


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


def _kept_ability(form: KotodamaForm, head: Area, column: tuple[int, int], ability: Ability | None, place: int) -> None:
    """Draw an ability, which is the same for all sheets with that value.

    Args:
        column: which one of how many.
    """
    values = None if ability is None else (_called(form, ability), ability.value if form.sheet is not None else None)

    def draw() -> None:
        cut = head.columns(*(0 for _ in range(column[1])))[column[0]]
        _ability(form, Area(cut.x, head.bottom, cut.w, ABILITY_HEAD), ability, place)

    once(form.canvas, (_ability, head, column, values, place, Identity(form.words)), draw, form.remainder)


def _ability(form: KotodamaForm, area: Area, ability: Ability | None, place: int) -> None:
    """Draw an ability's name with the white box of its value."""
    canvas = form.canvas
    square = Area(area.right - 7.6, area.y + 0.6, 7, ABILITY_HEAD - 1.2)
    canvas.rect(square, MEDIUM)
    if ability is None:
        return
    name = area.part(0.8, 0.5, area.w - 9, area.h - 1)
    canvas.text(
        name,
        _called(form, ability),
        ROW,
        bold=True,
        align="centre",
        carry=form.carry(DICE_POOLS, "【能力値】"),
    )
    value = str(ability.value) if form.sheet is not None else ""
    field = Field(f"abilities.{place}.value")
    canvas.text(square.inset(0.4, 0), value, NUMBER, bold=True, align="centre", field=field)


def _carry(form: KotodamaForm, matrix: Matrix, rest: Sequence[MatrixRow], hidden: Sequence[Ability]) -> None:
    """Send skills without a row and abilities without a column to further pages, with their pools."""
    if form.sheet is None or not (rest or hidden):
        return
    shown = [a for a in matrix.abilities if a not in hidden]
    for abilities, rows in ((shown, rest), (hidden, matrix.rows)):
        for start in range(0, len(abilities), PER_BLOCK):
            _block(form, matrix, abilities[start : start + PER_BLOCK], rows)


def _block(form: KotodamaForm, matrix: Matrix, block: Sequence[Ability], rows: Sequence[MatrixRow]) -> None:
    if not rows:
        return
    say, places = form.say, [matrix.abilities.index(ability) for ability in block]
    heading = say(DICE_POOLS)
    wide = (190 - 40 - 10) / PER_BLOCK
    heads = []
    for ability, place in zip(block, places, strict=True):
        name = f"{_called(form, ability)} {ability.value}"
        fits = form.canvas.width(name, LABEL) <= wide - 1.6
        heads.append(name if fits else f"№{place + 1}")
        if not fits:
            form.remainder.text(
                heading,
                f"№{place + 1}",
                say(phrase("【{name}】{value}", name=_called(form, ability), value=ability.value)),
            )
    columns = (
        Column(say("≪技能≫"), 40, "left"),
        Column(say("値"), 10),
        *(Column(head, wide, bold=True) for head in heads),
    )
    cells = [
        (
            say("技能なし") if row.skill is None else _named(form, row.skill),
            "" if row.skill is None else "—" if row.skill.value is None else str(row.skill.value),
            *(str(row.pools[place]) for place in places),
        )
        for row in rows
    ]
    form.remainder.rows(heading, columns, cells)
