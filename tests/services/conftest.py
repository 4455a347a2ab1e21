"""A clock that tests move by hand, and folders of their own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.services.library.library import Library
from desktop.services.storage.store import Store


class HandClock:
    """A clock that is moved by hand and by a second at every reading, so that no two stamps are equal."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time

    def move(self, **by: float) -> None:
        self.time += timedelta(**by)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store(clock: Callable[[], datetime]) -> Store:
    return Store(clock)


@pytest.fixture
def library(tmp_path: Path, store: Store, clock: Callable[[], datetime]) -> Library:
    return Library(tmp_path / "卓上", store, tmp_path / "state" / "recent.json", clock)
