"""The foot of the page: chances for the pools that occur, and five lines of rules."""

from __future__ import annotations

from itertools import chain

from desktop.core.numbers import span
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.odds import odds_table, target_text
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.views.paper.shares import share
from desktop.views.paper.sheet.ink import LABEL, SMALL, THIN, Area
from desktop.views.paper.sheet.parts import SECTION, section
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.systems.kotodama.paper.form import HEAD, UNDER, KotodamaForm

POOLS = 7
"""Pools beside each other."""
HITS = 4


def rules(settings: KotodamaSettings) -> tuple[tuple[str, Phrase | str], ...]:
    """Return the rules that are needed again and again, by the campaign's special faces."""
    ones = settings.special.ones_to
    rows = ((word, phrase(text, faces=span(1, ones))) for word, text in RULES)
    return tuple((word, text) for word, text in rows if ones or word != "ウカツ!")


RULES = (
    ("通常判定", "達成数が難易度以上（最低1）で成功"),
    ("対抗判定", "能動側が多ければ勝ち。同数は受動側"),
    ("継続判定", "累積が目標まで。1回ごとにプール−2"),
    ("ウカツ!", "失敗し、{faces}の目があればインガオホー−1"),
    ("行動", "戦闘移動1　全力移動2　攻撃1　アーツは記載の数"),
)
"""KO-CHK-11…15, KO-OPP-07…09, KO-EXT-05…07, KO-UKA-01…02, KO-ACT-02…05."""


def draw(form: KotodamaForm) -> None:
    """Draw the last block."""
    top = form.plan.reference_top
    aim = target_text(form.game.settings.normal_target)
    text = form.say(phrase("{aim}。確率は%", aim=aim) if form.chances else aim)
    section(form.canvas, Area(10, top, 190, SECTION), form.say("早見表"), text)
    whole = Area(10, top + SECTION + UNDER, 190, HEAD * 5)
    left, right = whole.columns(90, 0, gap=4) if form.chances else (whole, whole)
    if form.chances:
        _odds(form, left)
    once(form.canvas, (_rules, right, Identity(form.game), Identity(form.words)), lambda: _rules(form, right))


def _rules(form: KotodamaForm, right: Area) -> None:
    for index, (word, rule) in enumerate(rules(form.game.settings)):
        row = right.part(top=index * HEAD, h=HEAD)
        form.canvas.text(row.part(w=19), form.say(word), SMALL, bold=True)
        form.canvas.text(row.part(20), form.say(rule), SMALL)
        form.canvas.line((row.x, row.bottom), (row.right, row.bottom), THIN)


def _odds(form: KotodamaForm, area: Area) -> None:
    """Draw the chances up to the largest pool of the sheet; the blank page shows small ones."""
    top = POOLS + 1
    if form.sheet is not None:
        top = max(chain.from_iterable([row.pools for row in form.matrix.rows]), default=top)
    pools = range(max(1, top - POOLS + 1), max(POOLS, top) + 1)
    once(
        form.canvas, (_table, area, pools, Identity(form.game), Identity(form.words)), lambda: _table(form, area, pools)
    )


def _table(form: KotodamaForm, area: Area, pools: range) -> None:
    settings = form.game.settings
    columns = (Column(form.say("プール"), 20, "left", LABEL), *(Column(str(pool), pt=SMALL) for pool in pools))
    words = ("達成数1以上", "2以上", "3以上", "4以上")
    rows: list[list[str | Cell]] = [
        [Cell(form.say(word)), *map(share, line)]
        for word, line in zip(words, odds_table(pools, HITS, settings.normal_target, settings.special), strict=True)
    ]
    table(form.canvas, area, columns, rows, row=HEAD, head=HEAD)
