"""PDFs that can be filled in: seen in Japanese, filled in by other programs, and read back as the sheet they make."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pypdf
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf.generic import ArrayObject, DictionaryObject, NameObject, TextStringObject
from PySide6.QtGui import QImage

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import Const
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.models.paper import from_paper
from desktop.services.paper import form_pdf as reading
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.diff import differences
from desktop.services.text.language import words
from desktop.views.paper.pdf.form_pdf import form_pdf, print_form, sheet_form
from desktop.views.paper.sheet.ink import PAPER_SIZES
from desktop.views.paper.sheet.painting import Placement
from tests.example_budget import SHARE
from tests.hostile_strings import TEXTS

pytestmark = pytest.mark.usefixtures("qapp")
OWN = (
    ProfileField(id="gold", label="金貨", kind=FieldKind.NUMBER),
    ProfileField(id="oath", label="誓い", kind=FieldKind.TEXT),
    ProfileField(id="knight", label="騎士", kind=FieldKind.CHECK),
)


def system_and_game(name: str) -> tuple[AnySystem, AnyGame]:
    system = Catalogue().system(name)
    return system, system.game(system.definition("霧の卓").evolve(profile=(*system.profile, *OWN)))


@cache
def random_sheet(name: str, seed: int = 5) -> Sheet:
    system, game = system_and_game(name)
    own = {"gold": 12, "oath": "剣に誓う𠮷", "knight": True}
    return system.randomise(game, Random(seed)).evolve(own=own, player="一郎")


WRITTEN: dict[tuple[str, str], bytes] = {}
"""Forms of sheets that several tests print, by system and sheet."""


def written(name: str, sheet: Sheet | None, place: Path, changes: dict[str, Any] | None = None) -> Path:
    """Write a form, and fill it in as a viewer would, with the parts that viewers write."""
    system, game = system_and_game(name)
    file, key = place / "form.pdf", (name, "" if sheet is None else sheet.model_dump_json())
    if key not in WRITTEN:
        WRITTEN[key] = form_pdf([sheet_form((system, game, sheet), words("ja", name))], "シート")
    file.write_bytes(WRITTEN[key])
    return filled(file, changes) if changes else file


def filled(file: Path, changes: dict[str, Any]) -> Path:
    writer = pypdf.PdfWriter(clone_from=file)
    fields: Any = writer.root_object["/AcroForm"]["/Fields"]  # type: ignore[index]
    left = dict(changes)
    for name, node in named(fields):
        if name in left:
            value = left.pop(name)
            if node.get("/FT") != "/Btn":
                node[NameObject("/V")] = TextStringObject(value)
                continue
            choice = NameObject(f"/{value if isinstance(value, str) else 'On' if value else 'Off'}")
            node[NameObject("/V")] = choice
            node[NameObject("/AS")] = choice
    assert not left, f"no such fields: {left}"
    out = file.with_name("filled.pdf")
    with out.open("wb") as stream:
        writer.write(stream)
    return out


def named(fields: Any, above: str = "") -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for reference in fields:
        node = reference.get_object()
        if "/T" not in node:
            continue
        name = f"{above}.{node['/T']}".lstrip(".")
        found += [(name, node), *named(node.get("/Kids", ()), name)]
    return found


def back(name: str, file: Path) -> tuple[Sheet, Sheet]:
    system, game = system_and_game(name)
    (one,) = reading.read(file)
    return from_paper.read_form(one, system, game, file, words("ja", name))


def changed(name: str, file: Path) -> dict[str, tuple[Any, Any]]:
    base, sheet = back(name, file)
    return {d.field: (d.before, d.after) for d in differences(base, sheet)}


@pytest.mark.parametrize("name", system_ids())
def test_untouched_form_changes_nothing(name: str, tmp_path: Path) -> None:
    sheet = random_sheet(name)
    base, same = back(name, written(name, sheet, tmp_path))
    assert base == same == sheet.evolve(history=(), portrait="")
    assert back(name, written(name, None, tmp_path))[1].id == reading.BLANK


FILLED: dict[str, dict[str, Any]] = {
    "enishi": {
        "lp": "３",
        "first_aid_used": True,
        "bonds.0.person": "姉",
        "bonds.0.relation": "love",
        "gauge_ticks.1": True,
    },
    "kotodama": {"hp": "4", "char_state": "downed", "wazamae_counter.1": True, "skills.0.value": "2"},
    "d20fate": {
        "lost.fate_dice.3": True,
        "has.conditions.0": True,
        "conditions.0.until": "夜明け",
        "skills.9.name": "笛",
    },
    "blank": {"points": "３", "skills.fight": "7", "items.0.name": "古い鍵", "conditions.0.text": "けが"},
    "d6game": {"life": "−2", "fate": "7", "items.0.name": "古い鍵"},
    "common": {"ap": "5", "area": "駅前", "states": "毒、眠り", "visited.0": "港", "hostile": True},
}


@pytest.mark.parametrize("name", system_ids())
def test_form_pdf_returns_only_what_was_written(name: str, tmp_path: Path) -> None:
    system, game = system_and_game(name)
    sheet = system.blank(game).evolve(id="a" * 32, draft=False, name="ハル")
    answers = FILLED[name]
    knight: str | bool = "○" if name == "common" else True
    file = written(name, sheet, tmp_path, {"name": "春　𠮷野\n", "own.gold": "３０", "own.knight": knight, **answers})
    base, after = back(name, file)
    assert after.name == "春　𠮷野\n"
    assert (after.own["gold"], after.own["knight"]) == (30, True)
    texts = {field.split(".")[0] for field in changed(name, file)}
    expected = {key.removeprefix("has.").removeprefix("lost.").split(".")[0] for key in answers}
    assert texts == {"name", "own", *expected}
    assert after.evolve(name="ハル", own={}, **{key: getattr(base, key) for key in expected}) == base


def test_rows_are_made_and_struck_out_as_on_paper(tmp_path: Path) -> None:
    file = written("enishi", random_sheet("enishi"), tmp_path, {"bonds.0.person": "姉", "bonds.0.box": True})
    sheet = back("enishi", file)[1]
    assert [(bond.person, bond.box) for bond in sheet.bonds] == [("姉", True)]
    gone = written("enishi", sheet, tmp_path, {"bonds.0.person": ""})
    assert back("enishi", gone)[1].bonds == ()
    art = written("enishi", None, tmp_path, {"fields.1.field": "歴史", "fields.1.slv": "2"})
    assert [(row.kind, row.field, row.slv) for row in back("enishi", art)[1].fields] == [("knowledge", "歴史", 2)]


def test_struck_out_points_count_where_the_number_was_left(tmp_path: Path) -> None:
    sheet = random_sheet("enishi").evolve(lp=6)
    struck = {"lost.lp.6": True, "lost.lp.5": True}
    assert changed("enishi", written("enishi", sheet, tmp_path, struck)) == {"lp": (6, 4)}
    assert changed("enishi", written("enishi", sheet, tmp_path, {"lp": "1", **struck})) == {"lp": (6, 1)}


def test_values_beyond_the_limits_are_one_list_of_sentences(tmp_path: Path) -> None:
    system, game = system_and_game("enishi")
    file = written("enishi", random_sheet("enishi"), tmp_path, {"lp": "たくさん", "own.gold": "x"})
    (one,) = reading.read(file)
    with pytest.raises(TakujoError) as caught:
        from_paper.read_form(one, system, game, file, words("ja", "enishi"))
    texts = [str(problem.message) for problem in caught.value.problems]  # type: ignore[attr-defined]
    assert texts == ["LPに「たくさん」は使えません。", "金貨に「x」は使えません。"]
    with pytest.raises(TakujoError, match="長すぎます"):
        back("enishi", written("enishi", random_sheet("enishi"), tmp_path, {"name": "長" * 201}))


@pytest.mark.parametrize("paper", sorted(PAPER_SIZES))
def test_form_fields_match_the_printed_boxes(paper: str) -> None:
    system, game = system_and_game("kotodama")
    form = sheet_form((system, game, random_sheet("kotodama")), words("ja", "kotodama"))
    size = PAPER_SIZES[paper]
    reader = pypdf.PdfReader(BytesIO(form_pdf([form], "", size)))
    rects: dict[str, Any] = {}
    for name, node in named(reader.root_object["/AcroForm"]["/Fields"]):  # type: ignore[index]
        rects[name] = node.get("/Rect")
    page, (entry, *_) = form.pages[0], [e for e in form.pages[0].entries if e.field.name == "hp"]
    place = Placement.on(page, size)
    left, top = place.left + entry.area.x * place.factor, place.top + entry.area.y * place.factor
    box = [float(number) * 25.4 / 72 for number in rects["hp"]]
    assert (box[0], place.height - box[3]) == pytest.approx((left, top), abs=0.2)


def test_field_values_are_visible_without_japanese_fonts(tmp_path: Path) -> None:
    sheet = random_sheet("enishi").evolve(name="霧島 七海", memo="雨の夜に会った。")
    file = written("enishi", sheet, tmp_path)
    plain = picture(file, forms=False)
    shown = picture(file, forms=True)
    dark = [
        sum(QImage.pixelColor(p, x, y).lightness() < 128 for x in range(60, 400) for y in range(95, 140))
        for p in (plain, shown)
    ]
    assert dark[1] > dark[0] + 500, "the name is drawn by its field alone"
    reader = pypdf.PdfReader(file)
    assert reader.metadata is not None
    assert reader.metadata.title == "シート"
    assert "/NeedAppearances" not in reader.root_object["/AcroForm"]  # type: ignore[operator]
    assert reader.root_object["/Lang"] == "ja"


def test_typed_text_shrinks_to_its_field(tmp_path: Path) -> None:
    """Size 0 lets it shrink in the viewer, and the field says so."""
    reader = pypdf.PdfReader(written("enishi", random_sheet("enishi"), tmp_path))
    fields = [node for _, node in named(reader.root_object["/AcroForm"]["/Fields"])]  # type: ignore[index]
    texts = [node for node in fields if node.get("/FT") == "/Tx" and "/DA" in node]
    assert texts
    assert all(" 0 Tf" in str(node["/DA"]) for node in texts)
    sentences = {str(node["/T"]): str(node.get("/TU", "")) for node in texts}
    assert sentences["player"] not in ("", "プレイヤー")
    assert sentences["lp"] == "LP"


def picture(file: Path, *, forms: bool) -> QImage:
    document = pypdfium2.PdfDocument(file)
    if forms:
        document.init_forms()
    bitmap = document[0].render(scale=2, may_draw_forms=forms, draw_annots=forms)
    image = QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_BGR888)
    document.close()
    return image.copy()


def test_several_characters_in_one_file_keep_apart(tmp_path: Path) -> None:
    system, game = system_and_game("common")
    people = [random_sheet("common", seed) for seed in (1, 2, 3)]
    out = tmp_path / "party.pdf"
    print_form([(system, game, one) for one in people], out, words("ja", "common"), campaign_title="港町")
    forms = reading.read(filled(out, {"sheet2.ap": "4"}))
    back = [from_paper.read_form(one, system, game, out, words("ja", "common"))[1] for one in forms]
    assert [sheet.ap for sheet in back] == [people[0].ap, 4, people[2].ap]  # type: ignore[attr-defined]
    assert [sheet.id for sheet in back] == [sheet.id for sheet in people]


def test_equal_sheets_make_equal_bytes() -> None:
    system, game = system_and_game("d20fate")
    form = sheet_form((system, game, random_sheet("d20fate")), words("ja", "d20fate"))
    assert form_pdf([form], "x") == form_pdf([form], "x")


def refused(file: Path) -> str:
    with pytest.raises(TakujoError) as caught:
        reading.read(file)
    assert str(caught.value.problem.remedy)
    return caught.value.problem.code


def test_other_pdfs_are_refused_in_one_sentence(tmp_path: Path) -> None:
    ours = written("enishi", random_sheet("enishi"), tmp_path)
    raw = ours.read_bytes()
    file = tmp_path / "other.pdf"
    for content, code in (
        (b"", "pdf_none"),
        (b"PK\x03\x04 not a PDF", "pdf_none"),
        (b"%PDF-1.7\n" + b"\0" * 500, "pdf_broken"),
        (raw[: len(raw) // 3], "pdf_broken"),
    ):
        file.write_bytes(content)
        assert refused(file) == code
    writer = pypdf.PdfWriter()
    writer.add_blank_page(200, 200)
    save(writer, file)
    assert refused(file) == "pdf_foreign"
    foreign = TextStringObject("x")
    node = DictionaryObject(
        {NameObject("/FT"): NameObject("/Tx"), NameObject("/T"): foreign, NameObject("/V"): foreign}
    )
    writer.root_object[NameObject("/AcroForm")] = DictionaryObject({NameObject("/Fields"): ArrayObject([node])})
    save(writer, file)
    assert refused(file) == "pdf_foreign"
    locked = pypdf.PdfWriter(clone_from=ours)
    locked.encrypt("geheim", algorithm="RC4-128")
    save(locked, file)
    assert refused(file) == "pdf_locked"


def save(writer: pypdf.PdfWriter, file: Path) -> None:
    with file.open("wb") as stream:
        writer.write(stream)


def test_a_tree_of_fields_that_runs_in_a_circle_ends(tmp_path: Path) -> None:
    writer = pypdf.PdfWriter(clone_from=written("enishi", random_sheet("enishi"), tmp_path))
    fields: Any = writer.root_object["/AcroForm"]["/Fields"]  # type: ignore[index]
    parent = next(node for name, node in named(fields) if name == "skills")
    parent["/Kids"].append(parent.indirect_reference)
    save(writer, tmp_path / "circle.pdf")
    assert reading.read(tmp_path / "circle.pdf")[0].values["lp"]


WRITABLE = st.one_of(st.sampled_from([text for text in TEXTS if len(text) <= 200]), st.text(max_size=60))


@pytest.mark.parametrize("name", system_ids())
@settings(max_examples=max(4, 12 * SHARE // 100))
@given(data=st.data())
def test_printed_form_is_read_again_for_any_sheet(name: str, data: st.DataObject) -> None:
    system, game = system_and_game(name)
    sheet = random_sheet(name, data.draw(st.integers(0, 10_000))).evolve(
        memo=data.draw(WRITABLE), player=data.draw(WRITABLE), own={"oath": data.draw(WRITABLE), "gold": -3}
    )
    raw = form_pdf([sheet_form((system, game, sheet), words("ja", name))], sheet.name)
    (one,) = reading.forms(raw, Path("form.pdf"))
    one.values["name"] = wanted = data.draw(WRITABLE)
    base, after = from_paper.read_form(one, system, game, Path("form.pdf"), words("ja", name))
    assert base == sheet.evolve(history=(), portrait="")
    plain = wanted.replace("\r\n", "\n").replace("\r", "\n")
    assert after == base.evolve(name=plain)


def test_tracks_and_computed_numbers_of_the_table_itself(tmp_path: Path) -> None:
    """A track is written or struck out; a computed number is read-only."""
    system = Catalogue().system("d20fate")
    track = ProfileField(id="mana", label="魔力", kind=FieldKind.TRACK, most=Const(value=5))
    total = ProfileField(id="twice", label="二倍", kind=FieldKind.FORMULA, formula=Const(value=4))
    game = system.game(system.definition("塔").evolve(profile=(track, total)))
    sheet = system.randomise(game, Random(1)).evolve(own={"mana": 4})
    form = sheet_form((system, game, sheet), words("ja", "d20fate"))
    assert "own.twice" not in form.values
    file = tmp_path / "form.pdf"
    file.write_bytes(form_pdf([form], ""))
    for wanted in ("2", "2 / 5"):
        (one,) = reading.read(filled(file, {"own.mana": wanted}))
        base, after = from_paper.read_form(one, system, game, file, words("ja", "d20fate"))
        assert (base.own["mana"], after.own["mana"]) == (4, 2)
