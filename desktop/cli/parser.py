"""Reads a command line with argparse; its messages are in the user's language."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from desktop.cli.words import Voice, complaint
from desktop.core.words import Phrase, phrase
from desktop.services.text.catalogue import Catalogue

_SENTENCES: tuple[tuple[str, Phrase], ...] = (
    (r"the following arguments are required: (?P<names>.+)", phrase("{names} がありません")),
    (r"one of the arguments (?P<names>.+) is required", phrase("{names} のどれかがありません")),
    (r"argument (?P<name>\S+): expected (one|\d+) arguments?", phrase("{name} のあとに値がありません")),
    (r"argument (?P<name>\S+): expected at least one argument", phrase("{name} のあとに値がありません")),
    (
        r"argument (?P<name>\S+): not allowed with argument (?P<other>.+)",
        phrase("{name} と {other} は一緒に使えません"),
    ),
    (
        r"argument (?P<name>\S+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.+)\)",
        phrase("{name} に「{value}」はありません。使えるのは {known} です"),
    ),
    (r"argument (?P<name>\S+): invalid \S+ value: '?(?P<value>.*?)'?", phrase("{name} の「{value}」は読めません")),
    (
        r"argument (?P<name>\S+): ignored explicit argument '?(?P<value>.*?)'?",
        phrase("{name} に値「{value}」は要りません"),
    ),
    (r"ambiguous option: (?P<name>\S+) could match (?P<known>.+)", phrase("{name} は {known} のどれか分かりません")),
    (r"unrecognized arguments: (?P<names>.+)", phrase("{names} という書き方はありません")),
)
"""What argparse says, in the words of every Python version, and what we say in its place."""


def sentence(message: str) -> Phrase | str:
    """Return a complaint of argparse as words of ours; one that is not known stays as it is.

    >>> str(sentence("the following arguments are required: SYSTEM"))
    'SYSTEM がありません'
    """
    for pattern, text in _SENTENCES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            given = {name: value.replace("'", "") for name, value in found.groupdict().items()}
            return phrase(text.template, **given)
    return message


def _is_named(text: str) -> bool:
    """Tell whether a word of a command line is a file or a system rather than a value that is spelt wrongly."""
    return not text.startswith("-") and (text in Catalogue() or Path(text).suffix != "" or os.path.lexists(text))


class Parser(argparse.ArgumentParser):
    """Complains by raising, so that there is one sentence and one exit code.

    Args:
        voice: writes the help and the errors.
        own_help: whether `-h` writes the help and ends.
    """

    def __init__(self, *, voice: Voice, own_help: bool = True, **more: Any) -> None:
        class Formatter(argparse.HelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
                super().add_usage(usage, actions, groups, voice.say("書き方: ") if prefix is None else prefix)

        super().__init__(**{**more, "add_help": False, "formatter_class": Formatter})
        self._positionals.title, self._optionals.title = voice.say("順に書くもの"), voice.say("付けられるもの")
        if own_help:
            self.add_argument("-h", "--help", action="help", help=voice.say("書き方を出す"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse `--option=--`, of which argparse would make an empty list."""
        empty = next((a for a in args or () if a.startswith("--") and a.endswith("=--")), None)
        if empty is not None:
            self.error(empty)
        return super().parse_known_args(None if args is None else self._parted(args), namespace)

    def _parted(self, args: Sequence[str]) -> list[str]:
        """Give an option that may stand alone its usual value where a file or a system follows it: `--cards a.json`."""
        usual = {
            name: f"{name}={action.const}"
            for action in self._actions
            if action.nargs == argparse.OPTIONAL and action.choices
            for name in action.option_strings
        }
        return [usual[one] if one in usual and _is_named(after) else one for one, after in pairwise([*args, ""])]

    def error(self, message: str) -> NoReturn:
        """Raise the complaint."""
        raise complaint(
            "usage",
            phrase("書き方が違います（{reason}）。", reason=sentence(message)),
            phrase("{program} --help で書き方が出ます。", program=self.prog),
        )
