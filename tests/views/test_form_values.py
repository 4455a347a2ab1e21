"""Every field of every sheet goes out in a form and comes back changed: the model is walked, rows and all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import Const
from desktop.core.game import AnyGame
from desktop.core.paper import Field, How
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import at
from desktop.models.paper import from_paper
from desktop.models.paper.reader import taken
from desktop.models.sheet.schema import FieldSchema, at_path
from desktop.services.paper import form_pdf as reading
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.pdf.form_pdf import FormSheet, form_pdf, sheet_form
from tests.printed_values import full, leaves

pytestmark = pytest.mark.usefixtures("qapp")
TRACK = ProfileField(id="mana", label="魔力", kind=FieldKind.TRACK, most=Const(value=5))
NO_PLACE = {
    "": ("colour", "portrait", "gm_notes", "is_pc"),
    "blank": ("items.*.item",),
    "common": ("abilities.*", "items.*", "effects.*", "states.*.effects.*", "max_ap_base", "custom.*.label"),
    "d20fate": ("skills.*.ability", "skills.*.name", "skills.*.reading", "modifiers.*.applies_to"),
    "d6game": ("skills.*.category", "items.*.skill", "in_party", "life_die"),
    "enishi": ("*.row", "dead", "effect_log.*", "gauge_size", "fields.*.kind", "weapons.*.grip"),
    "kotodama": ("side", "abilities.*.name", "abilities.*.tag", "skills.*.name", "outfits.*.duration"),
}
"""What a form has no place for, and what comes back as it was.

What the builder and the cards know (which card, how it was gained), what is fixed at creation, how a thing
on the page is called, and ids of lists.
"""


def system_and_game(name: str) -> tuple[AnySystem, AnyGame]:
    system = Catalogue().system(name)
    return system, system.game(system.definition().evolve(profile=(*system.profile, TRACK)))


def known(form: FormSheet) -> dict[str, Field]:
    return {entry.field.name: entry.field for page in form.pages for entry in page.entries}


def other(value: Any, schema: FieldSchema | None, number: int) -> Any:
    """Return another value that a field may have."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        low, high = (schema.minimum, schema.maximum) if schema is not None else (None, None)
        wanted = value - 1 if low is None or value > low else value + 1
        return wanted if high is None or wanted <= high else value
    choices = [one for one, _ in schema.choices] if schema is not None and not schema.free else []
    if choices:
        return next(one for one in (*choices, value) if one not in (value, ""))
    return f"改{number}"


@pytest.mark.parametrize("rows", [2, 12])
@pytest.mark.parametrize("name", system_ids())
def test_every_value_of_the_model_has_a_place_in_the_form_or_is_named(name: str, rows: int) -> None:
    system, game = system_and_game(name)
    sheet = full(system, game, 1, rows)
    held = {field.path for field in known(sheet_form((system, game, sheet), words("ja", name))).values()}
    left_out = [re.escape(one).replace(r"\*", ".*") for one in (*NO_PLACE[""], *NO_PLACE.get(name, ()))]
    lost = {
        path
        for path, value, _ in leaves(sheet)
        if value not in (None, "") and not held & {path, path.split(".")[0]} and not path.startswith("own.")
    }
    assert {path for path in lost if not any(re.fullmatch(one, path) for one in left_out)} == set()


@pytest.mark.parametrize("rows", [2, 12])
@pytest.mark.parametrize("name", system_ids())
def test_every_place_changes_its_value_and_no_other(name: str, rows: int) -> None:
    system, game = system_and_game(name)
    sheet = full(system, game, 3, rows)
    form = sheet_form((system, game, sheet), words("ja", name))
    given: dict[str, str | bool] = {}
    wanted: dict[str, Any] = {}
    for number, field in enumerate(known(form).values()):
        value = _value_or_none(sheet, field.path)
        if field.how not in (How.WRITTEN, How.TICKED, How.ONE_OF) or value is None or field.path.startswith("own."):
            continue
        if isinstance(value, tuple) or not _known(sheet, field.path):
            continue
        schema = _schema(sheet, field.path)
        new = other(value, schema, number)
        labels = dict(schema.choices) if schema is not None and not schema.free else {}
        wanted[field.path] = new
        found = new if isinstance(new, bool) else labels.get(new, str(new)) if field.how is How.WRITTEN else new
        given[field.name] = str(new).lower() if field.how is How.ONE_OF else found
    result = taken(sheet, given, {}, system, game, words("ja", name))
    assert result.problems == ()
    assert result.sheet is not None
    after = {path: value for path, value, _ in leaves(result.sheet)}
    before = {path: value for path, value, _ in leaves(sheet)}
    assert {path: _value_or_none(result.sheet, path) for path in wanted} == wanted
    assert {path for path in before if after.get(path) != before[path]} <= set(wanted)
    assert len(wanted) > 15


def _value_or_none(sheet: Sheet, path: str) -> Any:
    try:
        return at(sheet, path)
    except KeyError:
        return None


def _schema(sheet: Sheet, path: str) -> FieldSchema | None:
    try:
        return at_path(type(sheet), path)
    except KeyError:
        return None


def _known(sheet: Sheet, path: str) -> bool:
    schema = _schema(sheet, path)
    return schema is None or not schema.listed or schema.free


@pytest.mark.parametrize("name", system_ids())
def test_a_track_of_the_tables_own_is_struck_out_or_written(name: str) -> None:
    system, game = system_and_game(name)
    sheet = full(system, game).evolve(own={"mana": 4})
    form = sheet_form((system, game, sheet), words("ja", name))
    places = [field for field in known(form).values() if field.path == "own.mana"]
    struck = [field for field in places if field.how is How.LOST]
    if struck:
        assert len(struck) == 5
        given: dict[str, str | bool] = {field.name: field.nth > 2 for field in struck}
    else:
        given = {"own.mana": "2"}
    result = taken(sheet, given, {}, system, game, words("ja", name))
    assert result.sheet is not None
    assert result.sheet.own["mana"] == 2


def test_learnt_languages_and_gear_of_a_blank_form_are_read() -> None:
    """EN-SKL-02: languages are distinguished; a thing with the name of a listed one is that thing."""
    system, game = system_and_game("enishi")
    speaker = words("ja", "enishi")
    form = sheet_form((system, game, None), speaker)
    (one,) = reading.forms(form_pdf([form], ""), Path("form.pdf"))
    assert {"languages", "items.0.name", "weapons.0.name"} <= set(one.values)
    one.values.update(
        {
            "languages": "英語、ラテン語",
            "items.0.name": "応急キット",
            "items.1.name": "姉の形見",
            "weapons.0.name": "砲撃武器",
        }
    )
    _, sheet = from_paper.read_form(one, system, game, Path("form.pdf"), speaker)
    assert sheet.languages == ("英語", "ラテン語")  # type: ignore[attr-defined]
    assert [(item.row, item.name) for item in sheet.items] == [("first_aid_kit", ""), ("", "姉の形見")]  # type: ignore[attr-defined]
    assert [(weapon.row, weapon.name) for weapon in sheet.weapons] == [("cannon", "")]  # type: ignore[attr-defined]
