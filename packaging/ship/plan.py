"""What is built, from which state of the tree, and where it goes; refuses in one sentence what cannot be built."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
FROZEN = BUILD / "frozen" / "takujo"
ICONS, LICENCES = BUILD / "icons", BUILD / "licences"
PORTABLE = "portable"
"""A file of this name beside the program keeps everything that it writes beside it, too."""

DEBIAN = {
    "git": "git",
    "objdump": "binutils",
    "strip": "binutils",
    "dpkg-deb": "dpkg",
    "dpkg-query": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "xz": "xz-utils",
    "iscc": "",
    "hdiutil": "",
}
"""Tool to the Debian package that has it; empty where only another system has it."""
HERE = "linux" if sys.platform == "linux" else "windows" if os.name == "nt" else "macos"
KINDS = {"linux": ("deb", "tar"), "windows": ("zip", "setup"), "macos": ("dmg",)}
TOOLS = {
    "frozen": {"linux": ("git", "objdump", "strip"), "windows": ("git",), "macos": ("git",)}[HERE],
    "deb": ("dpkg-deb", "dpkg-query", "dpkg-shlibdeps"),
    "tar": ("xz",),
    "zip": (),
    "setup": ("iscc",),
    "dmg": ("hdiutil",),
}


class Refusal(Exception):
    """Why nothing is built; one sentence with the way out."""


@dataclass(frozen=True)
class Plan:
    """One build."""

    kinds: tuple[str, ...]
    version: str
    commit: str
    moment: int
    """When the commit was made, in seconds since 1970; every packed file bears it, so equal commits pack equally."""

    @property
    def machine(self) -> str:
        """The processor in the words of package names."""
        return {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())

    def target(self, kind: str) -> Path:
        """Where a package goes."""
        names = {
            "deb": f"takujo_{self.version}_{debian_machine(self.machine)}.deb",
            "tar": f"takujo-{self.version}-linux-{self.machine}.tar.xz",
            "zip": f"takujo-{self.version}-windows-{self.machine}.zip",
            "setup": f"takujo-{self.version}-windows-{self.machine}-setup.exe",
            "dmg": f"takujo-{self.version}-macos-{self.machine}.dmg",
        }
        return DIST / names[kind]


def debian_machine(machine: str) -> str:
    """Return Debian's name of a processor."""
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)


def version() -> str:
    """Return the one version of the program."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def run(*command: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """Run a tool and return what it says.

    Raises:
        Refusal: it failed; its last line is quoted.
    """
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, capture_output=True, env={**os.environ, **environment}, check=False
    )
    if done.returncode:
        found = (done.stderr or done.stdout).decode("utf-8", "replace").strip().splitlines()
        raise Refusal(f"{Path(str(command[0])).name} failed: {found[-1] if found else done.returncode}")
    return done.stdout.decode("utf-8", "replace")


def need(*tools: str) -> None:
    """Refuse when a tool is missing, and name the package that brings it."""
    for tool in tools:
        if shutil.which(tool):
            continue
        package = DEBIAN[tool]
        way = f"Install it with: apt-get install {package}" if package else "Install it as the README says."
        raise Refusal(f"The tool {tool} is missing. {way}")


def planned(kinds: tuple[str, ...], *, dirty: bool = False, again: bool = False) -> Plan:
    """Look whether these packages can be built.

    Args:
        kinds: keys of `TOOLS`; none means all that this system can make.
        dirty: the tree may hold changes that no commit has.
        again: packages of this version that are there already are made anew.

    Raises:
        Refusal: they cannot.
    """
    chosen = kinds or KINDS[HERE]
    for kind in chosen:
        if kind not in KINDS[HERE]:
            here = ", ".join(KINDS[HERE])
            raise Refusal(f"{kind}: not made on this system. What is made here: {here}.")
    need(*TOOLS["frozen"], *(tool for kind in chosen for tool in TOOLS[kind]))
    changed = run("git", "status", "--porcelain").splitlines()
    if changed and not dirty:
        raise Refusal(
            f"The tree has {len(changed)} changes that no commit holds, the first of them {changed[0][3:]}. "
            "Commit them, or build with --dirty."
        )
    commit = run("git", "rev-parse", "--short=12", "HEAD").strip()
    moment = int(run("git", "show", "-s", "--format=%ct", "HEAD"))
    plan = Plan(chosen, version(), commit + ("+" if changed else ""), moment)
    for kind in chosen:
        if plan.target(kind).exists() and not again:
            name = plan.target(kind).relative_to(ROOT)
            raise Refusal(
                f"{name} is there already. Raise the version in pyproject.toml, or build with --again to replace it."
            )
    return plan
