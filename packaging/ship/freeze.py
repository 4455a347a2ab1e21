"""Freezes the program: an environment of its own, then PyInstaller as `takujo.spec` says, then a trial run."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from dev import installing, interpreter, missing_packages

from ship import licences, prune
from ship.plan import BUILD, FROZEN, HERE, ICONS, LICENCES, ROOT, Plan, Refusal, run

ENVIRONMENT = ROOT / ".venv-build"
STAMP = ENVIRONMENT / "made-for"
PROGRAM = "takujo.com" if HERE == "windows" else "takujo"
REQUIREMENTS = ROOT / "packaging" / "build-requirements.txt"


def python() -> Path:
    """Return the interpreter of the environment."""
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def environment() -> None:
    """Make the environment; once it stands no network is needed any more."""
    own = interpreter()
    missing = missing_packages()
    if missing:
        raise Refusal(f"Libraries that are packed are missing. Install them with:\n    {installing(missing)}")
    need_library(own)
    parts = (ROOT / "pyproject.toml").read_bytes(), REQUIREMENTS.read_bytes(), sys.version[:4].encode(), own.encode()
    wanted = hashlib.sha256(b"".join(parts)).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="ascii") == wanted:
        return
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    if subprocess.run([own, "-m", "venv", str(ENVIRONMENT)], stdout=subprocess.DEVNULL, check=False).returncode:
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        raise Refusal("Python cannot make an environment. Install it with: apt-get install python3-venv")
    install = [str(python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*install, "-r", str(REQUIREMENTS), str(ROOT)], cwd=ROOT, check=False).returncode:
        raise Refusal("What freezing needs could not be fetched (see above). The first build needs a network.")
    # the program itself is frozen from the tree, not from its installed copy
    run(python(), "-m", "pip", "uninstall", "--quiet", "--yes", "takujo")
    STAMP.write_text(wanted, encoding="ascii")


def need_library(own: str) -> None:
    """Refuse where the library of Python is missing, which a frozen program carries; on Debian it is a package."""
    where = "import sysconfig as s; print(s.get_config_var('LIBDIR'), s.get_config_var('INSTSONAME'), sep='/')"
    library = Path(run(own, "-c", where).strip()) if HERE == "linux" else None
    if library is not None and library.suffix != ".a" and not library.exists():
        raise Refusal(f"{library} is missing. Install it with: apt-get install lib{Path(own).name}")


def freeze(plan: Plan) -> Path:
    """Make the folder that runs without Python, and return it.

    Raises:
        Refusal: a step failed, or what came out does not run.
    """
    shutil.rmtree(BUILD, ignore_errors=True)  # also what an attempt that was broken off left
    BUILD.mkdir()
    (BUILD / "version").write_text(plan.version, encoding="utf-8")
    run(python(), "packaging/forms.py", "--newer")
    run(python(), "packaging/icons.py", ICONS)
    licences.gather(python(), LICENCES)
    spec = ROOT / "packaging" / "takujo.spec"
    made = ("--noconfirm", "--distpath", FROZEN.parent, "--workpath", BUILD / "work", "--log-level", "WARN", spec)
    # code knows its lines, for reports, and not its columns, which nobody sees: they would be a tenth of what it takes
    fixed = {"SOURCE_DATE_EPOCH": str(plan.moment), "PYTHONHASHSEED": "1", "PYTHONNODEBUGRANGES": "1"}
    # modules lie in their archive as they are: the package packs them all together, and no start has to unpack them
    run(python(), "-m", "PyInstaller", *made, **fixed, PYINSTALLER_ZLIB_COMPRESSION_LEVEL="0")
    if HERE == "linux":
        prune.prune(FROZEN)
        licences.add_libraries(FROZEN)
    if HERE == "windows":
        (FROZEN / "takujo-console.exe").rename(FROZEN / "takujo.com")
        (FROZEN / "takujo-console.pkg").unlink()  # of the same modules as takujo.pkg
    (FROZEN / "VERSION").write_text(f"{plan.version} {plan.commit}\n", encoding="utf-8")
    found = run(FROZEN / PROGRAM, "--self-test", QT_QPA_PLATFORM="offscreen", TAKUJO_HOME=str(BUILD / "home"))
    if set(found.split()) != system_ids():
        raise Refusal(f"The frozen program fails its own test: {found.strip()}")
    return FROZEN


def system_ids() -> set[str]:
    """Name every rule system of the tree; the frozen program has to open all of them."""
    return {package.parent.name for package in (ROOT / "desktop" / "systems").glob("*/__init__.py")}
