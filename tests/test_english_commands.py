"""The command line in English: where words differ, those of the rule system that a file belongs to."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from desktop.cli import commands


def run(*arguments: str | Path) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = commands.main(["--lang", "en", *(str(a) for a in arguments)], out, err)
    return code, out.getvalue(), err.getvalue()


def text_of(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    found = "\n".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return found


SAID = {
    "enishi": (("Negotiation", "Vigour"), ("Bargain", "Body")),
    "kotodama": (("Bargain", "Body"), ("Negotiation", "Vigour")),
    "d20fate": (("Dexterity", "Contest"), ("Agility", "Opposed check")),
    "d6game": (("Out of combat",), ("Out of action",)),
    "common": (("Series", "Uses"), ("Group", "Spent")),
}
"""Words of a rule system's sheet, and what another rule system calls the same."""


@pytest.mark.parametrize("how", ["", "--fillable"])
def test_each_sheet_is_printed_with_words_of_its_system(how: str, tmp_path: Path, qapp: Any) -> None:
    """One command for sheets of several systems: EN-SKL-02, D20-AB-01, D6G-CMB-12, CM-DATA-01."""
    sheets = []
    for system in SAID:
        sheets.append(tmp_path / f"{system}.json")
        assert run("new", system, "--random", "--seed", "7", "-o", sheets[-1])[0] == 0
    for sheet, (own, others) in zip(sheets, SAID.values(), strict=True):
        out = tmp_path / "one.pdf"
        assert run("print", *filter(None, [how]), sheet, "-o", out) == (0, f"{out}\n", "")
        text = text_of(out)
        assert [word for word in own if word not in text] == []
        assert [word for word in others if word in text] == []
    assert run("print", *filter(None, [how]), *sheets, "-o", tmp_path / "all.pdf")[0] == 0
    together = text_of(tmp_path / "all.pdf")
    assert [word for own, _ in SAID.values() for word in own if word not in together] == []


def test_form_round_trips_through_the_command_line(tmp_path: Path, qapp: Any) -> None:
    for system in SAID:
        made, form, back = (tmp_path / f"{system}{end}" for end in (".json", ".pdf", "-back.json"))
        assert run("new", system, "--random", "--seed", "7", "-o", made)[0] == 0
        assert run("print", "--fillable", made, "-o", form)[0] == 0
        assert run("import", form, "-o", back) == (0, f"{back}\n", "")


def test_checks_use_words_of_their_system() -> None:
    text = run("roll", "d20fate", "check", "--help")[1]
    assert "contest (Contest)" in text  # D20-CON-01; コトダマ calls it an opposed check


def test_files_have_language_title_and_author(tmp_path: Path, qapp: Any) -> None:
    sheet = tmp_path / "a.json"
    assert run("new", "enishi", "--random", "--seed", "7", "--name", "Ash", "-o", sheet)[0] == 0
    for more in ((sheet, "--cards"), ("common", "--board"), ("common", "--blank")):
        out = tmp_path / "out.pdf"
        assert run("print", *more, "-o", out) == (0, f"{out}\n", "")
        document = pypdfium2.PdfDocument(out)
        assert b"/Lang (en)" in out.read_bytes()
        title = document.get_metadata_value("Title")
        document.close()
        assert title in ("Ash", "Battle sheet", "Common Rule Character sheet")


def test_a_set_is_printed_alone(tmp_path: Path, qapp: Any) -> None:
    code, _, err = run("print", "--set", tmp_path, tmp_path / "a.json", "-o", tmp_path / "out.pdf")
    assert code == 2
    assert "--set and FILE" in err
