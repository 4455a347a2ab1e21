"""Players' editions are searched for every secret: drawn text, the PDF's text, titles, bookmarks, fields and codes.

Everything that only the GM may know is a word that stands nowhere else: every text of an NPC, the GM's notes on PCs,
every text of the scenario that is not told before it is played, and secret tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pypdf
import pypdfium2
import pytest
from pydantic import BaseModel

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.tables.table import RandomTable, TableRow
from desktop.models.sheet.schema import FieldSchema, field_schema
from desktop.services.paper import paper_code
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper import codes
from desktop.views.paper.handout import Leaf
from desktop.views.paper.pdf.form_pdf import form_pdf, sheet_form
from desktop.views.paper.printing import About, write_pdf
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.scenario import scenario_pages
from desktop.views.paper.sheet import page
from desktop.views.paper.sheet.ink import A4, Mode
from desktop.views.paper.sheet.marks import Photo
from desktop.views.paper.tonight import CARDS, PAGE, SHEET, Job
from tests.printed_values import full, plain

pytestmark = pytest.mark.usefixtures("qapp")
MARK = "秘匿"
TOLD = ("title", "author", "summary")
"""What players may read of a scenario before they play."""


def secret(kind: type[BaseModel], count: Iterator[int], texts: tuple[str, ...] = ()) -> BaseModel:
    """Return a value whose every text is a secret; its areas are closed to all."""
    given: dict[str, Any] = {}
    for name in kind.model_fields:
        schema = field_schema(kind, name)
        value = None if schema.hidden or name in texts else _secret(schema, count, kind)
        if value is not None:
            given[name] = value
    return kind.model_validate({**given, **({"reveal": "hidden"} if "reveal" in kind.model_fields else {})})


def _secret(schema: FieldSchema, count: Iterator[int], kind: type[BaseModel]) -> Any:
    if schema.row_type is not None:
        return () if schema.row_type is kind or schema.name == "cards" else (secret(schema.row_type, count),)
    if schema.kind is str and not schema.choices and not schema.listed:
        return f"{MARK}{next(count)}"
    return secret(schema.kind, count) if issubclass(schema.kind, BaseModel) and schema.kind is not kind else None


def system_and_game(name: str) -> tuple[AnySystem, AnyGame]:
    system = Catalogue().system(name)
    row = TableRow(text=f"{MARK}の行")
    closed = RandomTable(id="closed", name=f"{MARK}の表", secret=True, rows=(row,) * 6)
    leading = RandomTable(
        id="open", name="天気", rows=(TableRow(text="霧", then="closed"), *(TableRow(text="晴れ"),) * 5)
    )
    return system, system.game(system.definition("霧の卓").evolve(tables=(closed, leading)))


def hidden(text: str) -> str:
    return re.sub(r"値(?=\d)", MARK, text)


def npc(system: AnySystem, game: AnyGame) -> Sheet:
    """A GM character whose every text is a secret."""
    data = full(system, game, 2).model_dump_json()
    sheet: Sheet = system.sheet_type.model_validate_json(hidden(data))
    return sheet.evolve(id="b" * 32, is_pc=False, draft=False, name=f"{MARK}の女")


def pc(system: AnySystem, game: AnyGame) -> Sheet:
    return system.randomise(game, Random(4)).evolve(
        id="a" * 32, name="ハル", player="石田", gm_notes=f"{MARK}の覚え書き", is_pc=True, draft=False
    )


def job(name: str) -> Job:
    system, game = system_and_game(name)
    scenario: Any = secret(system.scenario.type, iter(range(9999)), TOLD)
    contents = PaperContents(
        game,
        words("ja", name),
        PaperContext(campaign_title="霧の卓"),
        (pc(system, game),),
        (npc(system, game),),
        scenario.evolve(title="霧の夜"),
        chosen={"codes": "whole", "card_backs": "long"},
    )
    return Job(system, contents, leaves={"h": Leaf("古い切符", "終電のもの")}, replay=lambda: "昔々")


def everything(raw: bytes) -> str:
    """Return all content of a PDF for a program: text, objects, streams."""
    document = pypdfium2.PdfDocument(raw)
    rows = [page.get_textpage().get_text_bounded() for page in document]
    rows += [str(document.get_metadata_dict()), *(str(one.get_title()) for one in document.get_toc())]
    document.close()
    reader, streams = pypdf.PdfReader(BytesIO(raw)), []
    for number in range(1, len(reader.xref[0]) + 1 if reader.xref else 0):
        node = reader.get_object(number)
        picture = hasattr(node, "get_data") and ("/Length1" in node or node.get("/Subtype") == "/Image")  # or typeface
        data = node.get_data() if hasattr(node, "get_data") and not picture else b""
        rows.append(repr(node))
        streams += [data.decode(code, "ignore") for code in ("utf-8", "utf-16-be")]
    rows += [str(field.get("/V")) for field in (reader.get_fields() or {}).values()]
    return plain("".join(rows)) + "".join("".join(streams).split())


@pytest.mark.parametrize("name", system_ids())
def test_players_set_contains_no_gm_data(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CM-APP-07, CM-DATA-13: every page type that is not the GM's, in one file, with codes that hold whole sheets."""
    coded: list[str] = []
    for module in (codes, page):
        draw = module.squares
        monkeypatch.setattr(module, "squares", lambda text, draw=draw: coded.append(text) or draw(text))
    given = job(name)
    mine = [part.id for part in given.parts() if not part.gm]
    assert f"{SHEET}{'a' * 32}" in mine
    pages = given.pages(mine, Mode.FILLED, "A4", blank=1)
    assert len(pages) >= len(mine)
    assert [text for one in pages for text in (one.title, *one.texts()) if MARK in text] == []
    assert [mark for one in pages for mark in one.marks if isinstance(mark, Photo)] == []
    out = tmp_path / "players.pdf"
    write_pdf(pages, out, About("霧の卓"), A4)
    found = everything(out.read_bytes())
    assert "ハル" in found
    assert MARK not in found
    assert coded
    whole = [text for text in coded if text.startswith(f"{paper_code.HEAD}S")]
    assert MARK not in str([paper_code.read([text]) for text in whole])


@pytest.mark.parametrize("name", system_ids()[:1])
def test_gm_pages_contain_the_searched_secrets(name: str, tmp_path: Path) -> None:
    """The GM's own pages do hold these secrets, so that the search is no empty one."""
    given = job(name)
    gms = [part.id for part in given.parts() if part.gm]
    sentence = "".join(text for one in given.pages(gms, Mode.FILLED, "A4") for text in one.texts())
    assert f"{MARK}の女" in sentence
    assert f"{MARK}の表" in sentence
    out = tmp_path / "gm.pdf"
    write_pdf(given.pages(gms, Mode.FILLED, "A4"), out, About(f"{MARK}の題"), A4)
    found = everything(out.read_bytes())
    assert f"{MARK}の女" in found
    assert f"{MARK}の題" in found


@pytest.mark.parametrize("name", system_ids())
def test_forms_and_players_scenario_contain_no_gm_data(name: str) -> None:
    system, game = system_and_game(name)
    form = sheet_form((system, game, pc(system, game)), words("ja", name))
    found = everything(form_pdf([form], "霧の卓"))
    assert MARK not in found
    read = paper_code.read([form.code])
    assert MARK not in str(read)
    scenario: Any = job(name).contents.scenario
    sentence = "".join(
        text for one in scenario_pages(scenario, words("ja", name), "霧の卓", {}, gm=False) for text in one.texts()
    )
    assert "霧の夜" in sentence
    assert MARK not in sentence


def test_gm_parts_are_marked() -> None:
    """A page that shows an NPC, a scenario or a secret table is marked as the GM's."""
    for name in system_ids():
        gms = {part.id for part in job(name).parts() if part.gm}
        assert {f"{PAGE}gm_screen", f"{PAGE}gm_tables", f"{SHEET}{'b' * 32}"} <= gms
        assert CARDS not in gms
