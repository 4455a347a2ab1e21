"""One program per library: a second start passes its files on; other input on that connection is harmless."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from multiprocessing.connection import Client
from pathlib import Path

import pytest

from desktop.services.program import instance
from desktop.services.program.instance import Instance, Message, absolute


class Ear:
    """Keeps what was heard."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.one = threading.Event()

    def __call__(self, message: Message) -> None:
        self.messages.append(message)
        self.one.set()


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Instance]:
    made = Instance(tmp_path)
    assert made.take()
    yield made
    made.release()


def test_a_second_start_hands_its_files_over(first: Instance, tmp_path: Path) -> None:
    ear = Ear()
    first.listen(ear)
    second = Instance(tmp_path)
    assert not second.take()
    assert second.pass_on(Message(absolute([Path("七海.takujo")]), "token", "sheet"))
    assert ear.messages == [Message((str(Path.cwd() / "七海.takujo"),), "token", "sheet")]


def test_next_instance_becomes_first_after_exit(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    for _ in range(3):
        one = Instance(tmp_path)
        assert one.take()
        one.listen(Ear())
        one.release()
        assert set(threading.enumerate()) == before


def test_killed_instance_does_not_block_start(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from desktop.services.program.instance import Instance\n"
        "one = Instance(Path(sys.argv[1])); assert one.take(); one.listen(print); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False).returncode == 9
    assert Instance(tmp_path).take()


def test_hanging_instance_does_not_block_start(
    first: Instance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "PATIENCE", 0.01)
    second = Instance(tmp_path)
    assert not second.take()
    assert not second.pass_on(Message())  # the first does not listen yet
    first.listen(Ear())
    (tmp_path / "running").write_text("{", encoding="utf-8")
    assert not second.pass_on(Message())


def test_unwritable_folder_does_not_block_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    one = Instance(tmp_path / "file" / "state")
    assert one.take()
    one.listen(Ear())
    one.release()


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff",
        b"[]",
        b"[" * 100_000,
        b'{"files": "a", "token": ""}',
        b'{"files": [1], "token": ""}',
        b'{"files": [], "token": 3}',
        b'{"files": []}',
    ],
)
def test_invalid_messages_are_ignored(first: Instance, tmp_path: Path, raw: bytes) -> None:
    ear = Ear()
    first.listen(ear)
    where = json.loads((tmp_path / "running").read_text(encoding="utf-8"))
    with Client(where["address"], authkey=bytes.fromhex(where["key"])) as line:
        line.send_bytes(raw)
        with pytest.raises(EOFError):
            line.recv_bytes()
    second = Instance(tmp_path)
    assert second.pass_on(Message())
    assert ear.messages == [Message()]


def test_message_without_key_is_ignored(first: Instance, tmp_path: Path) -> None:
    ear = Ear()
    first.listen(ear)
    running = tmp_path / "running"
    where = json.loads(running.read_text(encoding="utf-8"))
    running.write_text(json.dumps(where | {"key": "00" * 16}), encoding="utf-8")
    assert not Instance(tmp_path).pass_on(Message())
    running.write_text(json.dumps(where), encoding="utf-8")
    assert Instance(tmp_path).pass_on(Message(("/a",)))
    assert ear.messages == [Message(("/a",))]


def test_relative_paths_are_dropped() -> None:
    assert Message.read(b'{"files": ["a", "/b"], "token": ""}') == Message(("/b",) if os.name != "nt" else ())


@pytest.mark.parametrize(
    "raw", [b'{"files": [], "token": "", "doing": 1}', b'{"files": [1], "token": ""}', b"[]", b"{"]
)
def test_invalid_message_is_not_parsed(raw: bytes) -> None:
    assert Message.read(raw) is None
