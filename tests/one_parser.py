"""One parser of the command line for many commands: to build it takes twice as long as all that most of them do."""

from __future__ import annotations

import io
from functools import cache

import pytest

from desktop.cli import commands
from desktop.cli.parser import Parser
from desktop.cli.words import Voice, voice

_built = commands.parser


@cache
def _parser(language: str) -> Parser:
    return _built(voice(["--lang", language], io.StringIO(), io.StringIO()))


def read_by_one_parser(patch: pytest.MonkeyPatch) -> None:
    """Build it once for each language; what was typed before leaves nothing in it."""

    def known(speaking: Voice) -> Parser:
        return _parser(speaking.language)

    patch.setattr(commands, "parser", known)
