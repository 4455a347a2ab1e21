"""The sample campaign of a system, ready to play: copied into the library, so that the original stays unchanged."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import assets
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library
from desktop.services.storage import files, parsing

if TYPE_CHECKING:
    from desktop.core.custom.definition import Definition


@dataclass(frozen=True)
class SampleGame:
    """One sample campaign of a system; most systems have one, that of custom games has several."""

    folder: Path
    title: str
    line: str
    """What it is about."""


def games(system: str) -> tuple[SampleGame, ...]:
    """List the sample campaigns that a system brings; the usual one first."""
    folder = _folder(system)
    further = sorted(folder.parent.glob("games/*/table.json"))
    tables = [path for path in (folder / "table.json", *further) if path.is_file()]
    return tuple(_game(path) for path in tables)


def _game(path: Path) -> SampleGame:
    data: dict[str, Any] = parsing.parse(files.read_bytes(path))
    return SampleGame(path.parent, data["title"], data.get("definition", {}).get("summary", ""))


def definition_of(game: SampleGame) -> Definition:
    """Return the rules of a sample under an id of their own, to make another game from."""
    from desktop.core.sheet import new_id
    from desktop.services.campaign import migrations

    data: dict[str, Any] = parsing.parse(files.read_bytes(game.folder / "table.json"))
    return migrations.definition({**data["definition"], "id": new_id()})


def open_sample(library: Library, system: str, language: str = "ja", game: SampleGame | None = None) -> Campaign:
    """Copy a system's sample campaign into the library and return it; each time a new one, its scenario at hand.

    Args:
        language: of the scenario and its handouts, where there are some in it.
        game: one of `games`; None: the usual one.

    Raises:
        FileError: the system has none, or the library cannot be written.
    """
    folder = _folder(system) if game is None else game.folder
    if not (folder / "table.json").is_file():
        from desktop.services.storage.file_errors import fault

        raise fault("no_sample", folder / "table.json", system=system)
    own = _own_words(folder, language)
    data = _renamed(parsing.parse(files.read_bytes(folder / "table.json")), own)
    sheets = [_renamed(parsing.parse(files.read_bytes(path)), own) for path in _sheets_in(folder, system)]
    party = data.get("party") or [s.get("id") for s in sheets if s.get("is_pc", True)]
    scenarios = tuple(_texts(folder / "scenarios", language))
    played = parsing.parse(files.read_bytes(scenarios[0])).get("id", "") if scenarios else ""
    campaign = library.create_with({**data, "system": system, "party": party, "scenario": played}, sheets)
    _copy_portraits(folder, campaign)
    _copy(scenarios, campaign.folder / "scenarios", own)
    _copy([path for path in _texts(folder, language) if _plain(path) == "handouts.json"], campaign.folder, own)
    return campaign


def _own_words(folder: Path, language: str) -> Mapping[str, str]:
    """Read what the GM of a sample calls things in a language; people keep their names."""
    path = folder / f"own.{language}.toml"
    if not path.is_file():
        return {}
    import tomllib

    return dict(tomllib.loads(path.read_text("utf-8"))["words"])


def _renamed(data: Any, own: Mapping[str, str]) -> Any:
    """Call things otherwise, wherever they stand alone."""
    if isinstance(data, dict):
        return {key: _renamed(value, own) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(value, own) for value in data]
    return own.get(data, data) if isinstance(data, str) else data


def _texts(folder: Path, language: str) -> Iterator[Path]:
    """Yield the files of a folder in a language: `mill.en.json` stands for `mill.json`."""
    for path in sorted(folder.glob("*.json")):
        if path.suffixes[:-1]:
            continue
        other = path.with_suffix(f".{language}.json")
        yield other if other.is_file() else path


def _plain(path: Path) -> str:
    return path.name.split(".")[0] + ".json"


def _sheets_in(folder: Path, system: str) -> tuple[Path, ...]:
    found = (p for p in folder.rglob("*.json") if p != folder / "table.json" and _is_sheet(p, system))
    return tuple(sorted(found))


def _is_sheet(path: Path, system: str) -> bool:
    data: dict[str, Any] = parsing.parse(files.read_bytes(path))
    return data.get("system") == system and "format" not in data


def _copy_portraits(folder: Path, campaign: Campaign) -> None:
    for picture in (folder / "portraits").glob("*.*"):
        with contextlib.suppress(OSError):
            campaign.portraits.mkdir(exist_ok=True)
            files.replace(campaign.portraits / picture.name, picture.read_bytes(), durable=False)


def _copy(sources: Iterable[Path], target: Path, own: Mapping[str, str]) -> None:
    for source in sources:
        with contextlib.suppress(OSError):
            target.mkdir(exist_ok=True)
            raw = source.read_bytes()
            if own:
                raw = json.dumps(_renamed(parsing.parse(raw), own), ensure_ascii=False, indent=1).encode()
            files.replace(target / _plain(source), raw, durable=False)


def _folder(system: str) -> Path:
    return assets.path("systems", system, "samples")
