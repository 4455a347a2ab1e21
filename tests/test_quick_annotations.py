"""The text of an annotation is compiled once, and means the same wherever it stands."""

from __future__ import annotations

import typing
from collections.abc import Iterator

import pytest

from desktop import quick_annotations


@pytest.fixture
def quick() -> Iterator[None]:
    before = vars(typing).pop("compile", None)
    quick_annotations.install()
    yield
    del vars(typing)["compile"]
    if before is not None:
        vars(typing)["compile"] = before


@pytest.mark.usefixtures("quick")
def test_the_same_text_is_compiled_once() -> None:
    one, other = typing.ForwardRef("int | None"), typing.ForwardRef("int | None")
    assert one.__forward_code__ is other.__forward_code__
    assert one == other


@pytest.mark.usefixtures("quick")
def test_the_same_text_means_what_its_own_module_says() -> None:
    class Sword:
        edge: "Steel"  # noqa: F821, UP037 - each place gives it another meaning

    assert typing.get_type_hints(Sword, {"Steel": int}) == {"edge": int}
    assert typing.get_type_hints(Sword, {"Steel": str}) == {"edge": str}


@pytest.mark.usefixtures("quick")
def test_what_is_no_annotation_is_refused_every_time() -> None:
    for _ in range(2):
        with pytest.raises(SyntaxError, match="must be an expression"):
            typing.ForwardRef("not an annotation at all")


def test_again_does_no_harm(quick: None) -> None:
    kept = vars(typing)["compile"]
    quick_annotations.install()
    assert vars(typing)["compile"] is kept
