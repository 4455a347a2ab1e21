"""The plain data of a sheet while a filled-in page is read into it: values put, rows added, rows struck out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from desktop.models.paper_values import KEYS

Listed = Callable[[str, Mapping[str, Any]], Mapping[str, str]]
"""(list, what a new row says) -> what makes it a row of a list of the campaign."""


class FilledData:
    """Takes values by their paths; rows are made at the end, for until then numbers are places."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._gone: dict[str, set[int]] = {}
        self._new: dict[str, dict[int, dict[str, Any]]] = {}

    def add(self, rows: str, number: int) -> dict[str, Any]:
        """Return a row that the list does not have yet."""
        return self._new.setdefault(rows, {}).setdefault(number, {})

    def strike(self, rows: str, number: int) -> None:
        """Take a row away."""
        self._gone.setdefault(rows, set()).add(number)

    def put(self, path: str, value: Any) -> None:
        """Put a value where it belongs; into a new row where the list has no such row yet."""
        steps = path.split(".")
        part: Any = self.data
        for depth, step in enumerate(steps[:-1]):
            if isinstance(part, list):
                if int(step) >= len(part):
                    self.add(".".join(steps[:depth]), int(step))[".".join(steps[depth + 1 :])] = value
                    return
                part = part[int(step)]
            else:
                part = part.setdefault(step, {})
        last = steps[-1]
        if not isinstance(part, list):
            part[last] = value
            if last in KEYS and value == "" and len(steps) == 3 and steps[1].isdecimal():
                self.strike(steps[0], int(steps[1]))
        elif value == "":
            self.strike(".".join(steps[:-1]), int(last))
        elif int(last) < len(part):
            part[int(last)] = value
        else:
            self.add(".".join(steps[:-1]), int(last))[""] = value

    def finish(self, places: Mapping[str, str], listed: Listed) -> None:
        """Add the new rows of the paper, and remove those that were struck out.

        Args:
            places: path → value that the page says of new rows.
        """
        for rows in {*self._new, *self._gone}:
            part: Any = self.data
            for step in rows.split("."):
                part = part[step]
            gone = self._gone.get(rows, set())
            kept = [row for number, row in enumerate(part) if number not in gone]
            for number, values in sorted(self._new.get(rows, {}).items()):
                made = {key: value for key, value in values.items() if value is not None}
                if not made and f"{rows}.{number}" not in _rows_of(places):
                    continue
                start = f"{rows}.{number}."
                fixed = {path[len(start) :]: value for path, value in places.items() if path.startswith(start)}
                kept.append(made.get("", {**fixed, **made, **listed(rows, made)}))
            part[:] = kept


def _rows_of(places: Iterable[str]) -> set[str]:
    return {path.rpartition(".")[0] for path in places}
