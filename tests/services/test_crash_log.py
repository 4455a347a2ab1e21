"""A crash report names places in the program, never people or their texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.services.campaign import sheets
from desktop.services.program import crash_log

NAME = "霧島 七海"


def reported(error: BaseException) -> str:
    try:
        raise error
    except type(error) as caught:
        return crash_log.report(caught, "0.1.0", now=0)


@pytest.mark.parametrize(
    "error",
    [
        KeyError(NAME),
        ValueError(f"invalid literal for int(): '{NAME}'"),
        AssertionError(NAME),
        RuntimeError("Nanami is the murderer"),
        OSError(28, "No space left on device", f"/home/{NAME}/卓上/a.json"),
        TypeError(f"{NAME} is not callable"),
    ],
)
def test_report_omits_user_content(error: BaseException) -> None:
    text = reported(error)
    assert type(error).__name__ in text
    assert "test_crash_log.py" in text
    for secret in (NAME, "Nanami", "home", str(Path(__file__).parent.parent)):
        assert secret not in text


def test_report_has_python_error_messages() -> None:
    assert "AttributeError: 'NoneType' object has no attribute 'sheet'" in reported(
        AttributeError("'NoneType' object has no attribute 'sheet'")
    )


def test_report_has_preceding_errors() -> None:
    try:
        try:
            raise OSError(28, "No space left on device")
        except OSError as first:
            raise LookupError from first
    except LookupError as error:
        text = crash_log.report(error, "0.1.0", now=0)
    assert text.index("LookupError") < text.index("OSError: 28")


def test_report_has_paths_within_the_package() -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - whichever it is: only its places count
        sheets.dump(None)  # type: ignore[arg-type]
    assert "  desktop/services/campaign/sheets.py:" in crash_log.report(caught.value, "0.1.0", now=0)


def test_crash_logs_are_rotated_before_they_fill_the_disk(tmp_path: Path) -> None:
    for number in range(7):
        crash_log.write(tmp_path, f"{number}" * crash_log.MOST_BYTES)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["takujo.1.log", "takujo.2.log", "takujo.3.log", "takujo.log"]
    assert (tmp_path / "takujo.log").read_text(encoding="utf-8").startswith("6")
    assert (tmp_path / "takujo.3.log").read_text(encoding="utf-8").startswith("3")


def test_refusing_disk_raises_no_second_error(tmp_path: Path) -> None:
    (tmp_path / "logs").touch()
    assert crash_log.write(tmp_path / "logs", "text") is None
