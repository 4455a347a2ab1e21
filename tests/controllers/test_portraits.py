"""Portraits from strangers: within limits, scaled, never a file that can do anything."""

from __future__ import annotations

import gzip
import os
import struct
import zlib
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter
from pytestqt.qtbot import QtBot

from desktop.controllers.sheet import portraits
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import TakujoError
from tests.services.hostile import torn

INPUTS = int(os.environ.get("TAKUJO_FUZZ", "400"))


def picture(path: Path, width: int, height: int) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#B5371B"))
    assert image.save(str(path))
    return path


def noise(width: int, height: int) -> QImage:
    image, chance = QImage(width, height, QImage.Format.Format_RGB32), Random(1)
    for x in range(width):
        for y in range(height):
            image.setPixel(x, y, chance.randrange(1 << 24))
    return image


def hollow_png(width: int, height: int, depth: int) -> bytes:
    """Return a picture with a large declared size and almost no data."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, depth, 2, 0, 0, 0)
    content = chunk(b"IDAT", zlib.compress(b"\0" * 1000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + content + chunk(b"IEND", b"")


def refusal(path: Path) -> str:
    with pytest.raises(TakujoError) as refused:
        portraits.read_picture(path)
    return refused.value.problem.code


def test_large_photograph_is_scaled_proportionally(tmp_path: Path, qapp: object) -> None:
    image = portraits.read_picture(picture(tmp_path / "a.png", 2000, 1000))
    assert (image.width(), image.height()) == (portraits.LARGEST_SIDE, portraits.LARGEST_SIDE // 2)
    assert portraits.as_png(image).startswith(b"\x89PNG")


def test_a_small_picture_stays_as_it_is(tmp_path: Path, qapp: object) -> None:
    image = portraits.read_picture(picture(tmp_path / "a.jpg", 60, 80))
    assert (image.width(), image.height()) == (60, 80)


def test_500_megabytes_are_refused_without_being_read(tmp_path: Path, qapp: object) -> None:
    file = tmp_path / "huge.png"
    with file.open("wb") as handle:
        handle.write(b"\x89PNG\r\n\x1a\n")
        handle.truncate(500 * 1024 * 1024)
    assert refusal(file) == "too_big"


def test_a_corrupt_picture_is_refused(tmp_path: Path, qapp: object) -> None:
    whole = picture(tmp_path / "a.png", 300, 300).read_bytes()
    broken = tmp_path / "broken.png"
    broken.write_bytes(whole[:60])
    assert refusal(broken) in ("damaged", "not_a_picture")


def test_a_text_renamed_to_png_is_refused(tmp_path: Path, qapp: object) -> None:
    file = tmp_path / "note.png"
    file.write_text("これは画像ではない", encoding="utf-8")
    assert refusal(file) == "not_a_picture"


def test_svg_is_refused_under_any_name(tmp_path: Path, qapp: object) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">'
        '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/></svg>'
    )
    for name in ("a.svg", "a.png", "a.jpg"):
        for content in (svg, "<?xml version='1.0'?>" + svg, "\n\n" + svg):
            (tmp_path / name).write_text(content, encoding="utf-8")
            assert refusal(tmp_path / name) == "not_a_picture"
            assert portraits.pixmap(tmp_path / name).isNull()
    (tmp_path / "b.png").write_bytes(gzip.compress(svg.encode()))
    assert refusal(tmp_path / "b.png") == "not_a_picture"


def test_file_is_passed_only_to_the_decoder_of_its_signature(tmp_path: Path, qapp: object) -> None:
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    for mark in (b"\x89PNG\r\n\x1a\n", b"GIF89a", b"RIFF\0\0\0\0WEBP", b"BM\0\0\0\0\0\0\0\0"):
        (tmp_path / "a.png").write_bytes(mark + svg)
        assert refusal(tmp_path / "a.png") in ("damaged", "too_many_pixels")


@pytest.mark.qt_log_ignore(".", extend=True)  # decoders grumble about what they are given here
@pytest.mark.parametrize("kind", ["png", "jpg", "progressive", "bmp", "webp"])
def test_damaged_pictures_are_read_or_refused(kind: str, tmp_path: Path, qapp: object) -> None:
    """40 by default for all kinds together; `TAKUJO_FUZZ` gives ten times as many for more."""
    path = tmp_path / f"a.{'jpg' if kind == 'progressive' else kind}"
    writer = QImageWriter(str(path))
    writer.setProgressiveScanWrite(kind == "progressive")
    assert writer.write(noise(120, 90))
    whole, read = path.read_bytes(), 0
    for seed in range(INPUTS // 50):
        chance = Random(seed)
        raw = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            raw[chance.randrange(chance.choice((40, 200, len(raw))))] = chance.randrange(256)
        path.write_bytes(torn(bytes(raw), chance) if chance.random() < 0.4 else raw)
        try:
            assert portraits.as_png(portraits.read_picture(path)).startswith(b"\x89PNG")
            read += 1
        except TakujoError:
            continue
    assert read < INPUTS // 50


@pytest.mark.parametrize("kind", ["png", "jpg", "bmp", "webp"])
def test_raster_formats_are_read_under_any_name(kind: str, tmp_path: Path, qapp: object) -> None:
    path = picture(tmp_path / f"a.{kind}", 60, 80).rename(tmp_path / "portrait.dat")
    assert portraits.read_picture(path).size().toTuple() == (60, 80)
    assert portraits.pixmap(path).size().toTuple() == (60, 80)


@pytest.mark.parametrize(
    ("width", "height", "depth", "code"),
    [
        (80_000, 300, 8, "too_many_pixels"),
        (4800, 4800, 8, "damaged"),
        (8000, 8000, 8, "too_many_pixels"),
        (5000, 5000, 16, "too_many_pixels"),
    ],
)
def test_memory_for_decoding_is_checked_in_advance(
    width: int, height: int, depth: int, code: str, tmp_path: Path, qapp: object
) -> None:
    (tmp_path / "a.png").write_bytes(hollow_png(width, height, depth))
    assert refusal(tmp_path / "a.png") == code


def test_large_photograph_is_read_unless_progressive(tmp_path: Path, qapp: object) -> None:
    image = QImage(8160, 6120, QImage.Format.Format_Grayscale8)
    image.fill(128)
    for name, progressive in (("plain.jpg", False), ("progressive.jpg", True)):
        writer = QImageWriter(str(tmp_path / name))
        writer.setProgressiveScanWrite(progressive)
        assert writer.write(image)
    assert portraits.read_picture(tmp_path / "plain.jpg").width() == portraits.LARGEST_SIDE
    assert refusal(tmp_path / "progressive.jpg") == "too_many_pixels"


def test_a_small_file_of_enormous_size_does_not_fill_the_memory(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "bomb.png").write_bytes(hollow_png(60_000, 60_000, 8))
    assert refusal(tmp_path / "bomb.png") == "too_many_pixels"
    assert portraits.pixmap(tmp_path / "bomb.png").isNull()


def test_a_missing_file_is_one_sentence(tmp_path: Path, qapp: object) -> None:
    assert refusal(tmp_path / "gone.png") == "unreadable"


def test_pasting_an_empty_picture_changes_nothing(
    campaign_window: CampaignWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert campaign_window.sheet is not None
    document, button = campaign_window.sheet.document, campaign_window.sheet.frame.ui.portraitButton
    before = document.sheet

    class Hollow(QMimeData):
        """Declares a picture and contains none, like a clipboard whose owner ended."""

        def hasImage(self) -> bool:
            return True

        def imageData(self) -> object:
            return None

    for data in (QMimeData(), Hollow(), None):
        monkeypatch.setattr(QGuiApplication.clipboard(), "mimeData", lambda held=data: held)
        qtbot.keyClick(button, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    button.image_pasted.emit(QImage())
    assert document.sheet is before
    assert campaign_window.window.notice == ""


def test_a_pasted_picture_is_stored_without_a_file_in_between(campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    image = QImage(60, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("#B5371B"))
    campaign_window.sheet.frame.ui.portraitButton.image_pasted.emit(image)
    name = campaign_window.sheet.document.sheet.portrait
    path = campaign_window.open_campaign.campaign.portrait_path(name)
    assert path is not None
    assert portraits.pixmap(path).height() == 80
