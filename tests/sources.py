"""The program's sources, read as text: parsing all of them takes a second for each question."""

from __future__ import annotations

import re
from collections.abc import Iterator

_IMPORT = re.compile(r"^ *from (desktop[\w.]*) import (?:\(([^)]*)\)|([^\n#]*))", re.MULTILINE)
_NAME = re.compile(r"(?:^|,)\s*(\w+)")


def imports_of(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the program imports of a source, at any level: modules, with the names."""
    for module, within, beside in _IMPORT.findall(text):
        yield module, tuple(_NAME.findall(re.sub(r"#.*", "", within) or beside))
