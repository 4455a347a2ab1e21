"""Moves the library to another place so that a kill at any moment leaves it whole in one of the two.

Everything is copied and on the disk, then compared, then the new place is written down, and only then the old one is
emptied, file by file and only of what is in the new place with the same content. A mark in the new place says how
far it came: another try continues with a half copy, and the next start with a half emptied old place.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from desktop.core.problem import TakujoError
from desktop.services.storage import encoding, files, parsing
from desktop.services.storage.file_errors import bad_name, fault, reading, unreadable, writing

MARK = ".moving.json"
"""In the new place: `from`, and whether the copy is `complete`."""
LEAVING = ".leaving.json"
"""In the old place: `to`. A mark that came with another library names a place without a library."""
_PIECE = 1024 * 1024


def move(source: Path, target: Path, record_place: Callable[[Path], object]) -> Path:
    """Move a library and return its new folder.

    Args:
        source: the library; it may not exist yet.
        target: an empty or new folder, or one with the half copy of an earlier try.
        record_place: writes down that the library is there now; what it raises leaves everything where it was.

    Raises:
        FileError: one sentence says why not; the library is where it was.
    """
    old, new = _resolved(source), _resolved(target)
    _refuse(old, new)
    try:
        made = _new_folders(new)
        files.replace(new / MARK, encoding.encode({"from": str(old), "complete": False}))
    except OSError as error:
        raise writing(error, new) from error
    try:
        _copy_all(old, new)
        _compare_all(old, new)
        with contextlib.suppress(OSError):  # a place where nothing can be written cannot be emptied either
            files.replace(old / LEAVING, encoding.encode({"to": str(new)}))
        files.replace(new / MARK, encoding.encode({"from": str(old), "complete": True}))
        record_place(new)
    except (OSError, TakujoError) as error:
        _undo(new, made)
        with contextlib.suppress(OSError):
            (old / LEAVING).unlink()
        if isinstance(error, OSError):
            raise writing(error, new) from error
        raise
    finish(new)
    if source.is_symlink():
        with contextlib.suppress(OSError):
            source.unlink()
    return new


def finish(folder: Path) -> None:
    """Empty the place a library came from, if that was interrupted; what differs from the copy stays there."""
    mark = folder / MARK
    data = _noted(mark)
    if data.get("complete") is not True or not isinstance(data.get("from"), str):
        return
    old, new = Path(data["from"]), _resolved(folder)
    leaving = old.is_absolute() and _noted(old / LEAVING).get("to") == str(new)
    if leaving and not _within(old, new) and not _within(new, old):
        _empty(old, new)
    with contextlib.suppress(OSError):
        mark.unlink()


def _noted(mark: Path) -> dict[str, Any]:
    """Return what a mark says; nothing where there is none that can be read."""
    try:
        return parsing.parse(files.read_bytes(mark))
    except (OSError, parsing.Unreadable):
        return {}


def _resolved(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _within(path: Path, folder: Path) -> bool:
    """Tell whether a path is a folder or is in it, whatever links, mounts and letter cases say."""
    for place in (path, *path.parents):
        with contextlib.suppress(OSError):
            if place == folder or os.path.samefile(place, folder):
                return True
    return False


def _refuse(old: Path, new: Path) -> None:
    if not files.speakable(new):
        raise bad_name(new)
    if _within(new, old):
        raise fault("inside_library", new)
    try:
        left = [name for name in os.listdir(new) if not name.startswith(f".{MARK}")] if os.path.lexists(new) else []
    except OSError as error:
        raise reading(error, new) from error
    if left and not _is_half_copy(new, old):
        raise fault("exists", new)


def _is_half_copy(new: Path, old: Path) -> bool:
    return _noted(new / MARK).get("from") == str(old)


def _new_folders(folder: Path) -> Path | None:
    """Make a folder with its parents; return the topmost that is new, None when it was there."""
    made = None
    for place in (folder, *folder.parents):
        if os.path.exists(place):
            break
        made = place
    folder.mkdir(parents=True, exist_ok=True)
    return made


def _undo(new: Path, made: Path | None) -> None:
    """Remove a copy that failed: the place was new or empty, so all that is there is ours."""
    if made is not None:
        shutil.rmtree(made, ignore_errors=True)
        return
    with contextlib.suppress(OSError):
        for left in new.iterdir():
            if left.is_dir() and not left.is_symlink():
                shutil.rmtree(left, ignore_errors=True)
            else:
                left.unlink()


# copying


def _walk(folder: Path) -> Iterator[Path]:
    """Yield everything below a folder, each folder before what it holds; links are not followed.

    Raises:
        OSError: a folder may not be read.
    """
    with os.scandir(folder) as found:
        items = sorted(found, key=lambda item: item.name)
    for item in items:
        yield Path(item.path)
        if item.is_dir(follow_symlinks=False):
            yield from _walk(Path(item.path))


def _is_moved(path: Path, old: Path) -> bool:
    parts = path.relative_to(old).parts  # a campaign is half made in a hidden folder of its own
    own = path.name == ".lock" or any(part.startswith(".") and part.endswith(".tmp") for part in parts)
    return not own and path not in (old / MARK, old / LEAVING)


def _copy_all(old: Path, new: Path) -> None:
    if not old.is_dir():
        return
    _prune(old, new)
    folders = [new]
    for path in _listed(old):
        target = new / path.relative_to(old)
        if path.is_symlink():
            _copy_link(path, target, old, new)
        elif path.is_dir():
            target.mkdir(exist_ok=True)
            folders.append(target)
        else:
            _copy_file(path, target)
    for folder in reversed(folders):
        files.sync_folder(folder)


def _prune(old: Path, new: Path) -> None:
    """Take out of a half copy what has gone from the library since."""
    for copy in reversed(list(_walk(new))):
        path = old / copy.relative_to(new)
        if copy == new / MARK or (_form(path) == _form(copy) and _is_moved(path, old)):
            continue
        if _form(copy) == stat.S_IFDIR:
            shutil.rmtree(copy)
        else:
            copy.unlink()


def _form(path: Path) -> int:
    """Return whether something is a file, a folder or a link; 0 when there is nothing."""
    try:
        return stat.S_IFMT(path.lstat().st_mode)
    except OSError:
        return 0


def _listed(old: Path) -> list[Path]:
    try:
        return [path for path in _walk(old) if _is_moved(path, old)]
    except OSError as error:
        raise reading(error, Path(error.filename or old)) from error


def _copy_file(path: Path, target: Path) -> None:
    try:
        info = path.stat()
        if not stat.S_ISREG(info.st_mode):
            raise unreadable(parsing.Unreadable("not_a_file"), path)
        source = path.open("rb")
    except OSError as error:
        raise reading(error, path) from error
    with source:
        if target.is_file() and _same_file(path, target):
            return  # an earlier try came this far
        with target.open("wb") as copy:
            shutil.copyfileobj(source, copy, _PIECE)
            copy.flush()
            os.fsync(copy.fileno())
    os.utime(target, ns=(info.st_atime_ns, info.st_mtime_ns))


def _copy_link(path: Path, target: Path, old: Path, new: Path) -> None:
    """Let a link point at the same thing as before: at the copy, where that is in the library too."""
    if target.is_symlink():
        target.unlink()
    goal: Path | str = _resolved(path)
    if _resolved(path).is_relative_to(old):
        goal = os.path.relpath(new / _resolved(path).relative_to(old), target.parent)
    try:
        os.symlink(goal, target, target_is_directory=path.is_dir())
    except OSError:
        if not path.is_file():
            raise
        _copy_file(path, target)  # the medium knows no links: the content comes along


# comparing and removing


def _compare_all(old: Path, new: Path) -> None:
    if not old.is_dir():
        return
    for path in _listed(old):
        if not _is_copied(path, new / path.relative_to(old)):
            raise fault("copy_differs", path)


def _is_copied(path: Path, copy: Path) -> bool:
    if path.is_symlink():
        return os.path.lexists(copy)
    if path.is_dir():
        return copy.is_dir()
    return copy.is_file() and _same_file(path, copy)


def _same_file(one: Path, other: Path) -> bool:
    if one.stat().st_size != other.stat().st_size:
        return False
    with one.open("rb") as first, other.open("rb") as second:
        while piece := first.read(_PIECE):
            if piece != second.read(_PIECE):
                return False
    return True


def _empty(old: Path, new: Path) -> None:
    """Remove what has been copied, the innermost first; a file that is not in the new place as it is stays."""
    with contextlib.suppress(OSError):
        for path in reversed(list(_walk(old))):
            with contextlib.suppress(OSError):
                if path == old / LEAVING:
                    continue  # the last, so that another start continues
                if path.is_dir() and not path.is_symlink():
                    path.rmdir()
                elif not _is_moved(path, old) or _is_copied(path, new / path.relative_to(old)):
                    path.unlink()
        (old / LEAVING).unlink()
        old.rmdir()
