"""Handouts on paper: everything of them is there, nothing leaves the page, and long texts run on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from desktop.core.words import Words
from desktop.services.text import language
from desktop.views.paper.handout import Leaf, handout_pages
from desktop.views.paper.sheet.ink import PAPER_SIZES
from desktop.views.paper.sheet.marks import Glyphs, Photo
from desktop.views.paper.sheet.painting import render_page
from tests.paper_faults import collisions


def picture(wide: int, high: int) -> bytes:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#2F8B4F"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


LONG = "霧が晴れたら、駅の三番線で待つ。時計は止まったままだが、列車は来る。\n" * 120


@pytest.mark.parametrize(
    "leaf",
    [
        Leaf("古い手紙", "駅で待つ。\n\n七時。"),
        Leaf("", LONG),
        Leaf("長" * 200, LONG, picture(300, 900), recipients="名" * 200),
        Leaf("地図", "", picture(1600, 900)),
        Leaf("細い", "x", picture(4000, 3)),
        Leaf("", ""),
        Leaf("<b>x</b> & y", "<img src='file:///etc/passwd'>"),
        Leaf("壊れた", "x", b"\x89PNG no picture"),
    ],
    ids=["letter", "long", "everything", "map", "thin", "empty", "markup", "damaged"],
)
def test_a_handout_is_whole_on_its_pages(qapp: QApplication, leaf: Leaf) -> None:
    pages = handout_pages([leaf], "霧島の夜", Words())
    assert pages
    assert [page.overflows for page in pages] == [()] * len(pages)
    for page in pages:
        assert collisions(page.marks) == []
    sentence = "".join(text for page in pages for text in page.texts())
    for word in leaf.text.split():
        assert word in sentence or len(word) > 30
    assert len(sentence) >= len(leaf.text.replace("\n", ""))
    photos = [mark for page in pages for mark in page.marks if isinstance(mark, Photo)]
    assert bool(photos) is (leaf.picture[:8] == picture(1, 1)[:8] and leaf.title != "壊れた")


@pytest.mark.parametrize("size", PAPER_SIZES)
def test_a_picture_is_painted_where_it_belongs(qapp: QApplication, size: str) -> None:
    (page,) = handout_pages([Leaf("地図", "", picture(1600, 900))], "卓", Words())
    image = render_page(page, 400, PAPER_SIZES[size])
    (photo,) = (mark for mark in page.marks if isinstance(mark, Photo))
    assert photo.area.w / photo.area.h == pytest.approx(16 / 9)
    green = QColor("#2F8B4F")
    assert any(image.pixelColor(200, y) == green for y in range(40, 200))
    assert image.pixelColor(3, 3) == QColor("white")


def test_each_handout_begins_a_page(qapp: QApplication) -> None:
    pages = handout_pages([Leaf("一", "a"), Leaf("二", "b", recipients="アヤ")], "卓", Words())
    assert [page.title for page in pages] == ["一", "二"]
    assert "アヤ" in pages[1].texts()


def test_replay_lines_have_a_hanging_indent(qapp: QApplication) -> None:
    """Faces of one throw stay together, too: no line begins with half of them in the margin."""
    line = "給湯室の影 は応戦：スリーダイス 対 ワンペア。給湯室の影 のアーマー 8 → 7。よなが の番です。"
    (page,) = handout_pages([Leaf("", f"■ 戦闘\n　　{line} [4 4 4 2 5] [5 1 6 4 4]", hanging=True)], "卓", Words())
    rows = [mark for mark in page.marks if isinstance(mark, Glyphs)]
    lines = rows[[mark.text for mark in rows].index("■ 戦闘") + 1 : -1]  # the foot stands last
    assert len(lines) >= 2
    assert len({mark.x for mark in lines}) == 1
    assert lines[0].x > rows[[mark.text for mark in rows].index("■ 戦闘")].x
    for throw in ("[4 4 4 2 5]", "[5 1 6 4 4]"):
        assert any(throw in mark.text for mark in lines)


@pytest.mark.parametrize("speaks", ["ja", "en"])
def test_pages_of_a_long_text_are_numbered(qapp: QApplication, speaks: str) -> None:
    """A replay of a play session has many pages, and paper falls off a table."""
    words, slash = language.words(speaks), "／" if speaks == "ja" else "/"
    pages = handout_pages([Leaf("記録", "霧が深くなる。\n" * 200, recipients="アヤ")], "霧島の夜", words)
    assert len(pages) > 3
    for number, page in enumerate(pages, start=1):
        assert f"{number}{slash}{len(pages)}" in page.texts()
        assert {"霧島の夜", "アヤ"} <= set(page.texts())
        assert page.overflows == ()
        assert collisions(page.marks) == []
    (alone,) = handout_pages([Leaf("手紙", "また明日。")], "霧島の夜", words)
    assert not [text for text in alone.texts() if slash in text]
