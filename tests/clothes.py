"""The style sheet of the program: two fifths of what a window costs, and nothing to a test that looks at no window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from desktop.views import theme


def _no_sheet(*_colours_and_sizes: object) -> str:
    return ""


@contextmanager
def clothes(dressed: bool) -> Iterator[None]:
    """Keep the style sheet of the program, or do without it."""
    with pytest.MonkeyPatch.context() as patch:
        if not dressed:
            patch.setattr(theme, "style_sheet", _no_sheet)
        yield
