"""How the command line speaks: in one language, one line at a time."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TextIO

from desktop.core.problem import Problem, TakujoError
from desktop.core.words import Phrase, Words
from desktop.services.text import language


@dataclass(frozen=True)
class Voice:
    """A language, its words, and where they go."""

    language: str
    words: Words
    out: TextIO
    err: TextIO

    def of(self, system: str) -> Voice:
        """Speak the words of a system's own rule system: 交渉 is Negotiation here and Bargain there."""
        return replace(self, words=language.words(self.language, system))

    def say(self, text: Phrase | str) -> str:
        """Return the words in this language."""
        return self.words.say(text)

    def line(self, text: str) -> None:
        """Write one line."""
        self.out.write(text + "\n")

    def warn(self, text: str) -> None:
        """Write one line beside the answer: something to know, nothing that stopped it."""
        self.err.write(f"takujo: {text}\n")

    def one_line(self, problem: Problem) -> str:
        """Return a problem as one line: what is wrong and the way out."""
        return " ".join(problem.text(self.words).splitlines())

    def problem_line(self, problem: Problem) -> str:
        """Return a problem with its rule id (or its code, where no rule speaks) and its field."""
        place = f" [{problem.field}]" if problem.field else ""
        return f"{problem.rule or problem.code}{place} {self.one_line(problem)}"


def voice(arguments: Sequence[str], out: TextIO, err: TextIO) -> Voice:
    """Choose the language before anything else is parsed, so that even a wrong command line is answered in it."""
    wanted = ""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            wanted = arguments[at + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    chosen = language.chosen(wanted, os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
    return Voice(chosen, language.words(chosen), out, err)


def complaint(code: str, message: Phrase, remedy: Phrase) -> TakujoError:
    """Build the error for a command line that cannot be carried out."""
    return TakujoError(Problem(code=code, rule="", message=message, remedy=remedy, overridable=False))
