"""The two languages: Japanese as it is written in the program, English from `words.en.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from desktop import assets
from desktop.core.game import AnyGame
from desktop.core.system import AnySystem
from desktop.core.words import JAPANESE, Words
from desktop.services.text.catalogue import Catalogue

LANGUAGES = ("ja", "en")


@cache
def english(system: str = "") -> Words:
    """Gather the English of the program and of every rule system.

    Args:
        system: whose words win over the shared ones; those win over words that only another rule system has.
    """
    catalogue = {info.name: info.name_en for info in Catalogue()}
    systems = assets.path("systems")

    def rank(file: Path) -> int:
        if not file.is_relative_to(systems):
            return 1
        return 2 if system and file.is_relative_to(systems / system) else 0

    for file in sorted(word_files(), key=rank):
        catalogue |= read_words(file)
    return Words(catalogue, "en")


def words(language: str, system: str = "") -> Words:
    """Return the words of a language, Japanese unless it is `en`."""
    return english(system) if language.startswith("en") else JAPANESE


def words_of_campaign(language: str, system: AnySystem, game: AnyGame) -> Words:
    """Return the words of a language as a campaign calls things."""
    own = words(language, system.id).apart()
    info = Catalogue().info(system.id)
    own.call(system.naming(game), (info.name, info.name_en))
    return own


def chosen(preference: str, system_language: str) -> str:
    """Decide between the user's choice and the desktop's language.

    >>> chosen("en", "ja_JP"), chosen("", "de_DE.UTF-8"), chosen("", "C.UTF-8")
    ('en', 'en', 'ja')
    """
    if preference in LANGUAGES:
        return preference
    engine = re.split(r"[._-]", system_language.lower())[0]
    return "ja" if engine in ("", "c", "posix", "ja") else "en"


def word_files() -> Iterator[Path]:
    """Yield every file of English words: the shared one, then folder by folder, a rule system's own after its parts."""
    shared = assets.path("words.en.toml")
    others = sorted(f for f in assets.resources().rglob("words.en.toml") if f != shared)
    yield from (f for f in (shared, *others) if f.is_file())


def read_words(file: Path) -> dict[str, str]:
    """Read one file of words: Japanese template or word → English."""
    table = tomllib.loads(file.read_text(encoding="utf-8")).get("words", {})
    return {str(japanese): str(english) for japanese, english in table.items()}
