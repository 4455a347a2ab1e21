"""Set the program up on a fresh machine, and start it or check it. Needs nothing but Python 3.11.

    python3 packaging/dev.py run       set up what running needs, then open the program with a sample 卓
    python3 packaging/dev.py test      set up the tools of the tests as well, then run every check
    python3 packaging/dev.py setup     set up everything, run nothing

The first run fetches Debian packages (as root, on Debian and its children) and Python packages into `.venv`; later
runs need no network, also after Python itself got a security update.
"""

from __future__ import annotations

import contextlib
import errno
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
DEBIANS_OWN = Path("/usr/bin/python3")
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
)
BEFORE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("types", ("mypy",)),  # by far the longest; everything else fits beside it on a second core
    ("lint", ("ruff", "check", ".")),
    ("format", ("ruff", "format", "--check", ".")),
    ("imports", ("lint-imports", "--no-logo")),
    # what it compiles, two processes of tests would both compile at once
    ("collection", ("pytest", "--collect-only", "-qq")),
)
"""Checks that run side by side before the tests."""
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (("tests", ("pytest", "-n", "2", "--dist", "loadfile")),)


def say(text: str) -> None:
    """Tell the person at the terminal what is going on, with marks for what the terminal cannot write."""
    encoding = sys.stdout.encoding or "ascii"
    sys.stdout.write(text.encode(encoding, "replace").decode(encoding) + "\n")
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


def is_root() -> bool:
    """Tell whether packages may be installed; Windows has no such user."""
    return os.name != "nt" and os.geteuid() == 0


def installing(packages: Sequence[str]) -> str:
    """Return the one line that installs Debian packages for whoever sits here; a fresh machine knows of none yet."""
    line = "apt-get update; apt-get install -y --no-install-recommends " + " ".join(packages)
    if is_root():
        return line
    return f"sudo sh -c '{line}'" if shutil.which("sudo") else f"su -c '{line}'"


def install_packages() -> None:
    """Install missing Debian packages as root; others are told of them where something cannot go on (`need_qt`)."""
    missing = missing_packages()
    if not missing or not is_root():
        return
    say(f"Installing system packages: {' '.join(missing)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(["sh", "-c", installing(missing)], env=environment).returncode:
        raise fail(f"System packages could not be installed. With a network, try by hand:\n    {installing(missing)}")


def interpreter() -> str:
    """Return the Python that environments are made of: Debian's own, where it is of the version that runs this.

    Debian compiles it with profiles of real programs; one that a version manager has compiled does the same work more
    slowly, in checks as in the program that is frozen from it.
    """
    own = DEBIANS_OWN.resolve()
    same = own.name == f"python{sys.version_info[0]}.{sys.version_info[1]}"
    ready = shutil.which("dpkg-query") and "python3-venv" not in missing_packages()
    return str(own) if same and own.exists() and ready else sys.executable


def wanted(*, tools: bool = True) -> str:
    """Describe what the environment must hold; it is made anew when this changes, but not for a patch of Python.

    Args:
        tools: the tools of the tests as well.
    """
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    parts = ((ROOT / "pyproject.toml").read_bytes(), python.encode(), str(ROOT).encode(), b"" if tools else b"run")
    return hashlib.sha256(b"".join(parts)).hexdigest()


def works(*code: str, **environment: str) -> bool:
    """Tell whether the environment's Python can do something."""
    around = {**os.environ, **environment}
    try:
        return not subprocess.run([tool("python"), "-c", *code], capture_output=True, env=around).returncode
    except OSError:  # no Python there, or one that is gone
        return False


def set_up(*, tools: bool) -> None:
    """Make `.venv` with everything the program needs.

    Args:
        tools: and its tests.
    """
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this has not met pyproject.toml yet
        raise fail(f"Python 3.11 or later is needed; this is {sys.version.split()[0]}.")
    install_packages()
    python = interpreter()
    foreign = python != sys.executable and Path(tool("python")).resolve() != Path(python)
    enough = (wanted(), wanted(tools=tools))  # with the tools the program runs, too
    if not foreign and STAMP.exists() and STAMP.read_text() in enough and works("import sys"):
        return
    say("Making .venv, an environment for Python packages; once, a few minutes on a slow line")
    if foreign or not works("import pip"):  # none yet, of another Python, or half of one that an earlier attempt left
        shutil.rmtree(VENV, ignore_errors=True)
        VENV.mkdir()  # where that is refused, `main` says why
        made = subprocess.run([python, "-m", "venv", str(VENV)], capture_output=True, text=True)
        if made.returncode:
            shutil.rmtree(VENV, ignore_errors=True)
            raise fail(no_environment((made.stderr or made.stdout or "").strip()))
    if not os.access(VENV, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(VENV))
    say("Installing Python packages: " + ("the program's and the tools of its tests" if tools else "the program's"))
    install = [tool("python"), "-m", "pip", "install", "--disable-pip-version-check", "-e", ".[test]" if tools else "."]
    if subprocess.run(install, cwd=ROOT).returncode:
        raise fail(f"Python packages could not be installed (see above). {way_out()}")
    STAMP.write_text(wanted(tools=tools))


def generate() -> None:
    """Compile forms that are missing or older than their sources."""
    if subprocess.run([tool("python"), str(ROOT / "packaging" / "forms.py"), "--newer"], cwd=ROOT).returncode:
        raise fail(f"packaging/forms.py failed (see above). {way_out()}")


def way_out() -> str:
    """Return what to do where something failed that needs a network and the system's libraries."""
    missing = missing_packages()
    if missing:
        return f"Install what is missing, then run the command again:\n    {installing(missing)}"
    return "With a network, run the command again."


def no_environment(found: str) -> str:
    """Return why there is no environment: the line that installs what is missing, else what Python said."""
    missing = missing_packages()
    if "python3-venv" in missing:
        return (
            f"A virtual environment cannot be made. Install what is missing, then run again:\n    {installing(missing)}"
        )
    reason = found.splitlines()[-1] if found else "Python's own venv does not say why."
    return f"A virtual environment cannot be made in {VENV}: {reason}"


def need_qt() -> None:
    """Say what is missing; where Qt cannot start without it, end. Nothing is tried while nothing is missing."""
    missing = missing_packages()
    if not missing:
        return
    line = installing(missing)
    drawn = {} if has_display() else {"QT_QPA_PLATFORM": "offscreen"}
    if not works("from PySide6.QtWidgets import QApplication; QApplication([])", **drawn):
        raise fail(f"Qt cannot start on this machine yet. Install what is missing, then run this again:\n    {line}")
    say(f"Some of what a window needs is missing here. Install it with:\n    {line}")


def has_display() -> bool:
    """Tell whether a window can be shown."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def quietly(command: Sequence[str], environment: dict[str, str]) -> int:
    """Run a command off-screen, without the remark that Qt makes there for every window."""
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as running:
        assert running.stderr is not None
        for line in running.stderr:
            if b"propagateSizeHints" not in line:
                sys.stderr.buffer.write(line)
                sys.stderr.flush()
    return running.returncode


def side_by_side(checks: Sequence[tuple[str, tuple[str, ...]]], environment: dict[str, str]) -> int:
    """Run commands beside one another; say in their order what each has to say, up to the first that failed."""
    with contextlib.ExitStack() as files:
        running = []
        for name, (program, *options) in checks:
            found = files.enter_context(tempfile.TemporaryFile())
            command = [tool(program), *options]
            running.append(
                (name, found, subprocess.Popen(command, cwd=ROOT, env=environment, stdout=found, stderr=found))
            )
        for _, _, process in running:
            process.wait()
        for name, found, process in running:
            say(f"== {name}")
            found.seek(0)
            if process.returncode or name != "collection":  # that lists every test by its name
                say(found.read().decode("utf-8", "replace").rstrip())
            if process.returncode:
                say(f"{name}: failed")
                return process.returncode
    return 0


def run(arguments: Sequence[str]) -> int:
    """Open the program with a sample 卓, or without a display draw it once and name the picture."""
    need_qt()
    command = [tool("python"), "-m", "desktop", "--sample", "enishi", *arguments]
    if has_display():
        say("Opening the program with a sample 卓")
        return subprocess.run(command, cwd=ROOT).returncode
    picture = Path(tempfile.mkdtemp(prefix="takujo-")) / "screenshot.png"
    say("There is no display here, so the program is drawn off-screen.")
    status = quietly([*command, "--screenshot", str(picture)], {**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    if status == 0:
        say(f"Screenshot: {picture}")
    return status


def test(arguments: Sequence[str]) -> int:
    """Run every check; the first that fails ends the run with its status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    need_qt()
    say("Every check runs now. On a small machine that takes a good quarter of an hour; nothing has to be done.")
    offscreen = {**os.environ, "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    offscreen.pop("PYTHONDONTWRITEBYTECODE", None)  # every program that a test starts would compile all of it anew
    failed = side_by_side(BEFORE, offscreen)
    if failed:
        return failed
    for name, (program, *options) in CHECKS:
        say(f"== {name}")
        more = arguments if program == "pytest" else ()
        status = quietly([tool(program), *options, *more], offscreen)
        if status:
            say(f"{name}: failed")
            return status
    say("All checks passed.")
    return 0


def setup(_arguments: Sequence[str]) -> int:
    """Only say what is still missing: the environment stands when this is called."""
    need_qt()
    return 0


def main(arguments: list[str]) -> int:
    """Run one of the commands named in the module's first lines."""
    commands = {"run": run, "test": test, "setup": setup}
    if not arguments or arguments[0] not in commands:
        say(__doc__ or "")
        return 2
    try:
        set_up(tools=arguments[0] != "run")
        generate()
        return commands[arguments[0]](arguments[1:])
    except OSError as error:
        place = error.filename or VENV
        raise fail(f"{place}: {error.strerror}. If another user made it, delete {VENV} and run this again.") from None
    except KeyboardInterrupt:
        raise fail("Stopped. Run the command again to go on.") from None


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
