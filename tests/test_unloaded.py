"""Modules that wait until somebody uses them are Python's own from then on."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.quick_python import quick_python

CODE = """
import sys
from desktop import unloaded
unloaded.install()
unloaded.install()
import pathlib, textwrap
early = [name for name in ("re", "urllib.parse", "ipaddress") if name in sys.modules]
from textwrap import dedent
unloaded.name_of_machine()
import uuid
early += [name for name in ("platform",) if name in sys.modules]
print(early, file=sys.stderr)
print(pathlib.Path("/a b/あ").as_uri(), dedent("  a"), textwrap.wrap("a b", 2), dedent("  b"))
import platform, urllib.parse
print(platform.system(), platform.python_version(), urllib.parse.quote("あ"), urllib.parse.__name__)
print(uuid.UUID(int=5), uuid.uuid5(uuid.NAMESPACE_URL, "a"), sys.modules["textwrap"].__name__)
print(hasattr(sys.modules["textwrap"], "nothing of the kind"))
"""


def told(*, plain: bool) -> tuple[str, str]:
    environment = {**os.environ, "TAKUJO_PLAIN_QT": "1"} if plain else dict(os.environ)
    command = [sys.executable, "-X", "utf8", "-c", CODE]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


@quick_python
@pytest.mark.skipif(not hasattr(os, "uname"), reason="there uuid knows the system without asking")
def test_what_waits_is_not_loaded_and_answers_as_it_always_did() -> None:
    (quick, early), (plain, _) = told(plain=False), told(plain=True)
    assert early == "['re']\n"
    assert quick == plain
