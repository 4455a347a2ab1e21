"""Debian package and portable archive."""

from __future__ import annotations

import gzip
import lzma
import os
import shutil
import tarfile
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from ship import elf, licences
from ship.plan import BUILD, FROZEN, ICONS, PORTABLE, ROOT, Plan, debian_machine, run

HERE = ROOT / "packaging" / "linux"
SYSTEMS = ROOT / "resources" / "systems"
ALWAYS = ("libgl1", "libegl1", "libxkbcommon0", "libxkbcommon-x11-0", "libdbus-1-3", "libfontconfig1")
"""What Qt opens by name at run time, so that no file says it."""
OPTIONAL = ("printsupport", "wayland", "libqwayland", "libQt6Wayland", "libQt6Wl")
"""Beginnings of folders and files that only printers and Wayland ask for; Qt passes over what it cannot load."""
RECOMMENDED = ("libcups2", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
"""What those ask for."""
CONTROL = "Source: takujo\n\nPackage: takujo\nArchitecture: any\n"
"""As much of a source package as `dpkg-shlibdeps` reads."""
PLACES = {
    "takujo.desktop": "usr/share/applications/takujo.desktop",
    "takujo.metainfo.xml": "usr/share/metainfo/jp.takujo.Takujo.metainfo.xml",
    "takujo-mime.xml": "usr/share/mime/packages/takujo.xml",
    "completion.bash": "usr/share/bash-completion/completions/takujo",
    "completion.zsh": "usr/share/zsh/vendor-completions/_takujo",
    "completion.fish": "usr/share/fish/vendor_completions.d/takujo.fish",
}
MANUALS = {"takujo.1": "usr/share/man/man1/takujo.1.gz", "takujo.ja.1": "usr/share/man/ja/man1/takujo.1.gz"}


def filled(name: str, plan: Plan) -> str:
    """Return a file around the program with the version, the day and the rule systems written in."""
    text = (HERE / name).read_text(encoding="utf-8").replace("@VERSION@", plan.version).replace("@DATE@", _day(plan))
    return text.replace("@SYSTEMS@", " ".join(sorted(f.parent.name for f in SYSTEMS.glob("*/system.json"))))


def deb(plan: Plan) -> None:
    """Make the Debian package."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    program = root / "usr" / "lib" / "takujo"
    shutil.copytree(FROZEN, program, symlinks=True)
    without_debians(program)
    _put(root, "usr/bin").mkdir(parents=True)
    (root / "usr" / "bin" / "takujo").symlink_to("../lib/takujo/takujo")
    for name, place in PLACES.items():
        _put(root, place).write_text(filled(name, plan), encoding="utf-8")
    for name, place in MANUALS.items():
        _put(root, place).write_bytes(gzip.compress(filled(name, plan).encode(), mtime=plan.moment))
    for icon in ICONS.glob("*.png"):
        size = f"{icon.stem}x{icon.stem}"
        for place in ("apps/takujo", "mimetypes/application-vnd.takujo.sheet", "mimetypes/application-vnd.takujo.game"):
            shutil.copyfile(icon, _put(root, f"usr/share/icons/hicolor/{size}/{place}.png"))
    shutil.copyfile(ROOT / "resources/icons/takujo.svg", _put(root, "usr/share/icons/hicolor/scalable/apps/takujo.svg"))
    shutil.copyfile(ROOT / "packaging/licences/NOTICE.txt", _put(root, "usr/share/doc/takujo/copyright"))
    history = (ROOT / "CHANGELOG.md").read_bytes()
    _put(root, "usr/share/doc/takujo/changelog.gz").write_bytes(gzip.compress(history, mtime=plan.moment))
    size = sum(p.stat().st_size for p in root.rglob("*") if p.is_file() and not p.is_symlink()) // 1024
    control = (HERE / "control.in").read_text(encoding="utf-8")
    for mark, value in {
        "@VERSION@": plan.version,
        "@MACHINE@": debian_machine(plan.machine),
        "@MAINTAINER@": maintainer(),
        "@SIZE@": str(size),
        "@DEPENDS@": ", ".join(depends(program)),
        "@RECOMMENDS@": ", ".join(RECOMMENDED),
    }.items():
        control = control.replace(mark, value)
    _put(root, "DEBIAN/control").write_text(control, encoding="utf-8")
    for path in root.rglob("*"):  # whatever the umask of whoever builds
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    half = plan.target("deb").with_suffix(".half")
    run(
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z9",
        "-Sextreme",
        "--build",
        root,
        half,
        SOURCE_DATE_EPOCH=str(plan.moment),
    )
    half.replace(plan.target("deb"))


def tar(plan: Plan) -> None:
    """Make the archive that runs from any folder and keeps what it writes beside itself."""
    top = plan.target("tar").name.removesuffix(".tar.xz")
    half = plan.target("tar").with_suffix(".half")
    extra = {PORTABLE: b"", "README.txt": (HERE / "portable-README.txt").read_bytes()}
    with (
        lzma.open(half, "wb", preset=9 | lzma.PRESET_EXTREME) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as out,
    ):
        for path in (FROZEN, *sorted(FROZEN.rglob("*"))):
            entry = out.gettarinfo(str(path), f"{top}/{path.relative_to(FROZEN)}".removesuffix("/."))
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = plan.moment
            if entry.isreg():
                with path.open("rb") as file:
                    out.addfile(entry, file)
            else:
                out.addfile(entry)
        for name, content in extra.items():
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mtime, entry.mode = len(content), plan.moment, 0o644
            source = BUILD / name
            source.write_bytes(content)
            with source.open("rb") as file:
                out.addfile(entry, file)
    half.replace(plan.target("tar"))


def without_debians(folder: Path) -> None:
    """Take out the libraries that Debian has as packages; the package depends on them (`depends`)."""
    for names in licences.libraries(folder).values():
        for name in names:
            (folder / "_internal" / name).unlink()
    shutil.rmtree(next(folder.rglob("licences")) / "libraries")


def depends(folder: Path) -> list[str]:
    """Return the Debian packages that a program needs, with the least versions whose symbols its binaries use."""
    own = sorted({path.parent for path in folder.rglob("*.so*")})
    binaries = (path for path in sorted(folder.rglob("*")) if elf.is_binary(path) and not _optional(path))
    with tempfile.TemporaryDirectory() as work:
        _put(Path(work), "debian/control").write_text(CONTROL, encoding="ascii")
        options = ["-O", "--ignore-missing-info", *(f"-l{place}" for place in own)]
        result = run("dpkg-shlibdeps", *options, *(f"-e{path}" for path in binaries), folder=Path(work))
    found = result.partition("shlibs:Depends=")[2].split("\n")[0].split(", ")
    named = {package.split()[0] for package in found}
    return sorted([*found, *(name for name in ALWAYS if name not in named)])


def _optional(binary: Path) -> bool:
    """Tell whether the program runs without a binary."""
    return any(part.startswith(OPTIONAL) for part in binary.parts)


def maintainer() -> str:
    """Return the builder, named as for Debian's own tools, else the author of the commit."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{address}>" if name and address else run("git", "show", "-s", "--format=%an <%ae>").strip()


def _put(root: Path, place: str) -> Path:
    target = root / place
    target.parent.mkdir(parents=True, exist_ok=True)
    return target


def _day(plan: Plan) -> str:
    return datetime.fromtimestamp(plan.moment, UTC).date().isoformat()
