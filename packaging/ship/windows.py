"""Portable zip and installer of Windows."""

from __future__ import annotations

import time
import zipfile

from ship.plan import FROZEN, PORTABLE, ROOT, Plan, run

SETUP = ROOT / "packaging" / "windows" / "takujo.iss"


def zip_(plan: Plan) -> None:
    """Make the archive that runs from any folder and keeps what it writes beside itself."""
    target = plan.target("zip")
    half, top = target.with_suffix(".half"), target.stem
    moment = time.gmtime(plan.moment)[:6]
    with zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in sorted(p for p in FROZEN.rglob("*") if p.is_file()):
            entry = zipfile.ZipInfo(f"{top}/{path.relative_to(FROZEN).as_posix()}", moment)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            out.writestr(entry, path.read_bytes())
        out.writestr(zipfile.ZipInfo(f"{top}/{PORTABLE}", moment), b"")
    half.replace(target)


def setup(plan: Plan) -> None:
    """Compile the installer with Inno Setup."""
    name = plan.target("setup").stem
    run(
        "iscc",
        "/Q",
        f"/DVersion={plan.version}",
        f"/DSource={FROZEN}",
        f"/O{plan.target('setup').parent}",
        f"/F{name}",
        SETUP,
    )
