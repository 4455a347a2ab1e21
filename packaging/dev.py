"""Set the program up on a fresh machine, and start it or check it. Needs nothing but Python 3.11.

    python3 packaging/dev.py run       set up, then open the program with a sample 卓
    python3 packaging/dev.py test      set up, then run every check
    python3 packaging/dev.py setup     only set up

The first run fetches Debian packages (as root, on Debian and its children) and Python packages into `.venv`; later
runs need no network.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "set-up-for"
DEBIAN_PACKAGES = (
    "python3-venv",
    # what Qt needs to draw at all
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libfontconfig1",
    "libglib2.0-0",
    # what Qt needs for a window on X11
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
    # Japanese on screen and on paper
    "fonts-morisawa-bizud-gothic",
)
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("lint", ("ruff", "check", ".")),
    ("format", ("ruff", "format", "--check", ".")),
    ("types", ("mypy",)),
    ("imports", ("lint-imports",)),
    ("tests", ("pytest", "-n", "2", "--dist", "loadfile")),
)


def say(text: str) -> None:
    """Tell the person at the terminal what is going on."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def fail(text: str) -> SystemExit:
    """End with one sentence and the line that mends it."""
    sys.stderr.write(text + "\n")
    return SystemExit(2)


def tool(name: str) -> str:
    """Return the path of a command inside the environment."""
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return str(VENV / folder / (name + suffix))


def missing_packages() -> list[str]:
    """List the Debian packages that are not installed; empty on other systems."""
    if not shutil.which("dpkg-query") or not shutil.which("apt-get"):
        return []
    found = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${Provides} ${db:Status-Status}\n"], capture_output=True, text=True
    )
    installed: set[str] = set()
    for line in found.stdout.splitlines():
        words = line.replace(",", " ").split()
        if words and words[-1] == "installed":
            installed.update(words[:-1])
    return [name for name in DEBIAN_PACKAGES if name not in installed]


def install_packages() -> None:
    """Install missing Debian packages as root; otherwise say the one line that does it, and go on if possible."""
    missing = missing_packages()
    if not missing:
        return
    line = "apt-get install -y --no-install-recommends " + " ".join(missing)
    if os.geteuid() != 0:
        say(f"Missing system packages: {', '.join(missing)}. Install them with:\n    sudo {line}")
        return
    say(f"Installing system packages: {' '.join(missing)}")
    quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update", "-qq"], **quiet)
    if subprocess.run(line.split(), **quiet).returncode:
        raise fail(f"System packages could not be installed. Try by hand:\n    {line}")


def wanted() -> str:
    """Describe what the environment must hold: it is made anew when this changes."""
    text = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(ROOT).encode()
    return hashlib.sha256(text).hexdigest()


def set_up() -> None:
    """Make `.venv` with everything the program and its checks need."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this has not met pyproject.toml yet
        raise fail(f"Python 3.11 or later is needed; this is {sys.version.split()[0]}.")
    install_packages()
    if STAMP.exists() and STAMP.read_text() == wanted():
        return
    say("Setting up .venv (once; a few minutes on a slow line)")
    if not Path(tool("python")).exists() and subprocess.run([sys.executable, "-m", "venv", str(VENV)]).returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise fail("A virtual environment cannot be made. On Debian:\n    sudo apt-get install -y python3-venv")
    install = [tool("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", ".[test]"]
    if subprocess.run(install, cwd=ROOT).returncode:
        raise fail("Python packages could not be installed (see above). With a network, run the command again.")
    STAMP.write_text(wanted())


def has_display() -> bool:
    """Tell whether a window can be shown."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(arguments: Sequence[str]) -> int:
    """Open the program with a sample 卓, or without a display draw it once and name the picture."""
    command = [tool("python"), "-m", "desktop", "--sample", "enishi", *arguments]
    if has_display():
        return subprocess.run(command, cwd=ROOT).returncode
    picture = Path(tempfile.gettempdir()) / "takujo-screenshot.png"
    say("There is no display here, so the program is drawn off-screen.")
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    status = subprocess.run([*command, "--screenshot", str(picture)], cwd=ROOT, env=offscreen).returncode
    if status == 0:
        say(f"Screenshot: {picture}")
    return status


def test(arguments: Sequence[str]) -> int:
    """Run every check; the first that fails ends the run with its status."""
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    for name, (program, *options) in CHECKS:
        say(f"== {name}")
        more = arguments if program == "pytest" else ()
        status = subprocess.run([tool(program), *options, *more], cwd=ROOT, env=offscreen).returncode
        if status:
            say(f"{name}: failed")
            return status
    say("All checks passed.")
    return 0


def main(arguments: list[str]) -> int:
    """Run one of the commands named in the module's first lines."""
    commands = {"run": run, "test": test, "setup": lambda _rest: 0}
    if not arguments or arguments[0] not in commands:
        say(__doc__ or "")
        return 2
    set_up()
    return commands[arguments[0]](arguments[1:])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
