"""Campaigns of one title and system: what tells them apart in a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.services.library import CampaignHead


def distinguishing_marks(heads: Iterable[CampaignHead], library: Path, when: Callable[[str], str]) -> dict[Path, str]:
    """Return what distinguishes campaigns of one title: the place outside the library, else the creation time.

    Args:
        when: says a time in words.
    """
    listed = list(heads)
    alike = Counter((head.title, head.system) for head in listed)
    twins = [head for head in listed if alike[head.title, head.system] > 1]
    texts = {head.folder: _mark(head, library, when) for head in twins}
    marks = Counter((head.title, texts[head.folder]) for head in twins)
    return {  # made in the same minute: only the folder is left
        head.folder: texts[head.folder] if marks[head.title, texts[head.folder]] == 1 else head.folder.name
        for head in twins
    }


def _mark(head: CampaignHead, library: Path, when: Callable[[str], str]) -> str:
    if head.folder.parent != library:
        return str(head.folder.parent)
    made = when(head.created)
    return QCoreApplication.translate("Library", "{when}に作成").format(when=made) if made else head.folder.name
