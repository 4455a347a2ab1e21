"""What was made: a list of SHA-256 sums, and a bill of materials (CycloneDX)."""

from __future__ import annotations

import hashlib
import json
import platform
from pathlib import Path
from typing import Any

from ship import licences
from ship.freeze import python
from ship.plan import DIST, FROZEN, HERE, Plan, run


def write(plan: Plan) -> None:
    """Write both beside the packages."""
    stem = f"takujo-{plan.version}-{HERE}-{plan.machine}"
    bill = DIST / f"{stem}.cdx.json"
    bill.write_text(json.dumps(materials(plan), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    files = [plan.target(kind) for kind in plan.kinds] + [bill]
    lines = (f"{sha256(file)}  {file.name}\n" for file in files)
    (DIST / f"{stem}.sha256").write_text("".join(lines), encoding="ascii")


def sha256(file: Path) -> str:
    """Return the sum of a file."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def materials(plan: Plan) -> dict[str, Any]:
    """Return what the frozen program consists of: Python, its packages, libraries of this system, every file."""
    frozen = run(python(), "-c", "import platform; print(platform.python_version())").strip()
    parts: list[dict[str, Any]] = [
        {"type": "platform", "name": "python", "version": frozen, "purl": f"pkg:generic/python@{frozen}"}
    ]
    for name, version, licence, _files in licences.distributions(python()):
        part: dict[str, Any] = {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
        }
        if licence and len(licence) < 80:
            part["licenses"] = [{"license": {"name": licence}}]
        parts.append(part)
    if HERE == "linux":
        for package in sorted(licences.libraries(FROZEN)):
            version = run("dpkg-query", "-W", "-f", "${Version}", package)
            name, system = package.split(":")[0], platform.freedesktop_os_release()["ID"]
            parts.append(
                {"type": "library", "name": name, "version": version, "purl": f"pkg:deb/{system}/{name}@{version}"}
            )
    for file in sorted(p for p in FROZEN.rglob("*") if p.is_file() and not p.is_symlink()):
        hashes = [{"alg": "SHA-256", "content": sha256(file)}]
        parts.append({"type": "file", "name": file.relative_to(FROZEN).as_posix(), "hashes": hashes})
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "takujo", "version": plan.version}},
        "components": parts,
    }
