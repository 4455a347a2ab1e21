"""Portraits from strangers: within limits, scaled, never a file that can do anything."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.controllers import portraits
from desktop.core.problem import TakujoError


def picture(path: Path, width: int, height: int) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#B5371B"))
    assert image.save(str(path))
    return path


def refusal(path: Path) -> str:
    with pytest.raises(TakujoError) as refused:
        portraits.read_picture(path)
    return refused.value.problem.code


def test_a_large_photograph_is_scaled_and_keeps_its_proportions(tmp_path: Path, qapp: object) -> None:
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


def test_svg_is_refused_whatever_its_name(tmp_path: Path, qapp: object) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">'
        '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/></svg>'
    )
    for name in ("a.svg", "a.png"):
        (tmp_path / name).write_text(svg, encoding="utf-8")
        assert refusal(tmp_path / name) == "not_a_picture"


@pytest.mark.qt_log_ignore("exceeds the current allocation limit", extend=True)
def test_a_small_file_of_enormous_size_does_not_fill_the_memory(tmp_path: Path, qapp: object) -> None:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    bomb = (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0" * 1000))
        + chunk(b"IEND", b"")
    )
    (tmp_path / "bomb.png").write_bytes(bomb)
    assert refusal(tmp_path / "bomb.png") == "damaged"


def test_a_missing_file_is_one_sentence(tmp_path: Path, qapp: object) -> None:
    assert refusal(tmp_path / "gone.png") == "unreadable"
