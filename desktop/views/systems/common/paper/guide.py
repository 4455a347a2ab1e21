"""How a cycle goes, in three lines, by the campaign's table of growth (CM-CYC-02…10)."""

from __future__ import annotations

from desktop.core.words import Phrase, phrase
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.tables import elapsed

GUIDE = (
    "①GMが経過1〜6を決める　②レベルに足す　③CP＝成長速度×経過　④描写済みを消す",
    "⑤行くエリアを選ぶ　⑥サイクル数に足す",
    "→ エリアごとに場面　→ PCのいる全エリアを描写したらサイクル終了",
)


def usual(settings: CommonSettings) -> bool:
    """Tell whether the table is the published one."""
    return settings.elapsed == elapsed()


def guide(settings: CommonSettings) -> tuple[Phrase | str, ...]:
    """Return the lines; where the table is the campaign's own, its numbers are in the first one."""
    if usual(settings):
        return GUIDE
    levels, times = (tuple(getattr(row, name) for row in settings.elapsed) for name in ("level", "cp"))
    text = "①GMが経過1〜6を決める　②レベル＋{levels}　③CP＝成長速度×{times}　④描写済みを消す"
    return (phrase(text, levels=levels, times=times), *GUIDE[1:])
