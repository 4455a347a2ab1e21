"""Errors of the operating system are described in our words, in both languages, and never quoted."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from desktop.services.storage import file_errors, refusals
from desktop.services.text.language import words

JAPANESE = re.compile(r"[ぁ-んァ-ン一-龠]")
COMMON = [
    *("EIO", "ENXIO", "ENODEV", "ENOSPC", "EDQUOT", "EFBIG", "EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR"),
    *("EISDIR", "EEXIST", "ENOTEMPTY", "ENAMETOOLONG", "ELOOP", "EBUSY", "ETXTBSY", "EMFILE", "ENFILE", "ENOMEM"),
    *("ESTALE", "ETIMEDOUT", "ENOTCONN", "EINVAL", "EXDEV", "EAGAIN", "ENOLCK", "ENOTSUP"),
]


def test_the_system_is_never_quoted() -> None:
    for language in ["ja", "en"]:
        for way in [file_errors.reading, file_errors.writing]:
            for name in COMMON:
                number = getattr(errno, name)
                quoted = "what the system says"  # its words for some of them are ours by chance, in Japanese
                assert callable(way), (language, way, name)
                fault = way(OSError(number, quoted), Path("卓") / "凪.json")
                found = fault.problem.text(words(language))
                assert quoted not in found, (language, way, name)
                assert str(number) not in found, (language, way, name)
                assert "{" not in found, (language, way, name)
                rest = found.replace("凪.json", "").replace("卓", "")
                assert (JAPANESE.search(rest) is None) is (language == "en"), (language, way, name)


def test_unknown_error_number_is_shown() -> None:
    text = words("ja").say(refusals.reason(OSError(9999, "Strange English")))
    assert text == "システムの番号 9999"


def test_file_in_use_is_reported() -> None:
    error = OSError(errno.EACCES, "The process cannot access the file", "凪.json")
    error.winerror = 32  # type: ignore[attr-defined]
    problem = file_errors.writing(error, Path("凪.json")).problem
    assert problem.code == "busy"
    assert "ほかのプログラムが使っています" in str(problem.message)


def test_a_file_in_the_place_of_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "portraits").write_text("")
    with pytest.raises(FileExistsError) as raised:
        (tmp_path / "portraits").mkdir(exist_ok=True)
    fault = file_errors.writing(raised.value, tmp_path / "portraits" / "凪.png")
    assert "「portraits」はもうあります" in str(fault.problem.message)
