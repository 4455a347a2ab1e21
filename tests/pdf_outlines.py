"""Outlines on a page of a PDF: one of its paths may contain many."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_float
from typing import Any

import pypdfium2.raw as pdfium

from desktop.views.paper.sheet.ink import PT

Corners = list[tuple[float, float]]


def outlines(page: Any) -> Iterator[Corners]:
    """Yield the corners of every outline, in mm from the upper left corner of the page."""
    high = page.get_height()
    for thing in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH]):
        matrix, corners = thing.get_matrix(), Corners()
        for number in range(pdfium.FPDFPath_CountSegments(thing.raw)):
            segment = pdfium.FPDFPath_GetPathSegment(thing.raw, number)
            x, y = c_float(), c_float()
            pdfium.FPDFPathSegment_GetPoint(segment, x, y)
            if corners and pdfium.FPDFPathSegment_GetType(segment) == pdfium.FPDF_SEGMENT_MOVETO:
                yield corners
                corners = []
            across, up = matrix.on_point(x.value, y.value)
            corners.append((across * PT, (high - up) * PT))
        yield corners


def bounds(corners: Corners) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom, without the width of the line."""
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across), max(down)
