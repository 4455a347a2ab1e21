"""What can go wrong with files, each in one sentence with the way out."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.core.problem import Problem, TakujoError
from desktop.core.words import Phrase, phrase
from desktop.services.storage import refusals
from desktop.services.storage.files import SHARED, speakable, spoken
from desktop.services.storage.udonarium import is_udonarium

if TYPE_CHECKING:
    from desktop.services.storage.parsing import Unreadable
    from desktop.services.storage.stored import Stored

_SENTENCES: dict[str, tuple[Phrase, Phrase]] = {
    "file_missing": (
        phrase("「{name}」が見つかりません。"),
        phrase("移動や削除をしていないか確かめてください。"),
    ),
    "folder_missing": (
        phrase("フォルダー「{folder}」がなくなっています。"),
        phrase("USBメモリーなどを差し直すか、別の場所を選んでください。"),
    ),
    "not_allowed": (
        phrase("「{name}」を読む許可がありません。"),
        phrase("ファイルの権限を確かめてください。"),
    ),
    "read_only_place": (
        phrase("「{folder}」には書き込めません。"),
        phrase("書き込める場所を選んでください。"),
    ),
    "disk_full": (
        phrase("空き容量が足りず「{name}」を保存できません。"),
        phrase("空きを作ってください。前の内容は無事です。"),
    ),
    "looping_link": (
        phrase("「{name}」は自分に戻ってくるリンクです。"),
        phrase("リンクを消すか、正しいファイルに向けてください。"),
    ),
    "bad_name": (
        phrase("「{name}」は名前の文字が読めません。"),
        phrase("ファイルかフォルダーの名前を付け直してください。"),
    ),
    "copy": (
        phrase("「{name}」は、この卓のキャラクターのファイルの写しです。"),
        phrase("別のキャラクターにするには「複製」を、要らなければ「ごみ箱へ」を選んでください。"),
    ),
    "left_out": (
        phrase("「{name}」の {parts} は使えない値なので、読まずに始めました。"),
        phrase("要るものは設定し直してください。元のファイルは前の版に残ります。"),
    ),
    "name_too_long": (phrase("「{name}」は名前が長すぎます。"), phrase("短い名前にしてください。")),
    "device": (
        phrase("「{name}」を読み書きできません（{reason}）。"),
        phrase("ディスクやUSBメモリーの接続を確かめてください。"),
    ),
    "busy": (
        phrase("「{name}」はほかのプログラムが使っています。"),
        phrase("そのプログラムを閉じてから、もう一度行ってください。"),
    ),
    "not_a_file": (phrase("「{name}」はファイルではありません。"), phrase("JSONファイルを選んでください。")),
    "too_big": (
        phrase("「{name}」は大きすぎます（{size} MB ＞ 上限 {limit} MB）。"),
        phrase("卓上で作ったファイルか確かめてください。"),
    ),
    "empty": (
        phrase("「{name}」は空です。"),
        phrase("「前の版」から戻すか、別のファイルを選んでください。"),
    ),
    "zeroed": (
        phrase("「{name}」の中身が失われています（すべて 0）。"),
        phrase("「前の版」から戻してください。"),
    ),
    "zipped": (
        phrase("「{name}」は圧縮ファイル（ZIP）です。"),
        phrase("展開して、中のファイルを選んでください。"),
    ),
    "udonarium": (
        phrase("「{name}」はユドナリウムのデータです。卓上では読み込めません。"),
        phrase("新しいシートを作り、値を写してください。"),
    ),
    "not_text": (
        phrase("「{name}」は文字のファイルではありません。"),
        phrase("卓上で作ったファイルを選んでください。"),
    ),
    "not_utf8": (
        phrase("「{name}」の文字コードが UTF-8 ではありません。"),
        phrase("UTF-8 で保存し直してください。"),
    ),
    "truncated": (
        phrase("「{name}」は途中（{line} 行目）で切れています。"),
        phrase("元のファイルをコピーし直すか、「前の版」から戻してください。"),
    ),
    "not_json": (
        phrase("「{name}」は {line} 行目で JSON として読めません。"),
        phrase("卓上で保存したファイルを選んでください。"),
    ),
    "bad_number": (
        phrase("「{name}」に数として扱えない値があります。"),
        phrase("その値を直してください。"),
    ),
    "bad_text": (
        phrase("「{name}」に壊れた文字があります。"),
        phrase("その文字を直してください。"),
    ),
    "too_deep": (
        phrase("「{name}」は入れ子が深すぎます（上限 {limit} 段）。"),
        phrase("卓上で作ったファイルか確かめてください。"),
    ),
    "too_deep_there": (
        phrase("「{name}」の {place} は入れ子が深すぎます（上限 {limit} 段）。"),
        phrase("その値を短くするか、卓上で作ったファイルか確かめてください。"),
    ),
    "too_many": (
        phrase("「{name}」は中身が多すぎます。"),
        phrase("卓上で作ったファイルか確かめてください。"),
    ),
    "too_many_rows": (
        phrase("「{name}」の {place} は中身が多すぎます（{found} 件 ＞ 上限 {limit} 件）。"),
        phrase("使わないものを消して {limit} 件までに減らしてください。"),
    ),
    "too_many_sheets": (
        phrase("「{name}」にはシートが {found} 枚あります。ひな形にできるのは {limit} 枚までです。"),
        phrase("シートを減らすか、シートなしのひな形にしてください。"),
    ),
    "twice": (
        phrase("「{name}」に同じ項目「{key}」が2つあります。"),
        phrase("どちらかを消してください。"),
    ),
    "not_an_object": (
        phrase("「{name}」の形が違います。"),
        phrase("卓上で保存したファイルを選んでください。"),
    ),
    "other_kind": (
        phrase("「{name}」は{wanted}ではありません。"),
        phrase("{wanted}のファイルを選んでください。"),
    ),
    "other_system": (
        phrase("「{name}」は {found} のものです。この卓は {wanted} です。"),
        phrase("{found} の卓で開いてください。"),
    ),
    "unknown_system": (
        phrase("「{system}」というシステムはありません。"),
        phrase("使えるのは {known} です。"),
    ),
    "system_missing": (
        phrase("「{name}」のシステム「{found}」は、この卓上にありません。"),
        phrase("そのシステムのある卓上で開くか、別のファイルを選んでください。"),
    ),
    "newer": (
        phrase("「{name}」は新しい卓上で作られています（版 {found} ＞ {known}）。"),
        phrase("卓上を新しくしてください。"),
    ),
    "read_only_newer": (
        phrase("「{name}」は新しい卓上で作られたため、読むだけです（版 {found}）。"),
        phrase("卓上を新しくするか、別の名前で保存してください。"),
    ),
    "changed_on_disk": (
        phrase("「{name}」は読み込んだあとに別の場所で書き換えられています。"),
        phrase("どちらを残すか選んでください。"),
    ),
    "exists": (
        phrase("「{name}」はもうあります。"),
        phrase("別の名前にしてください。"),
    ),
    "inside_library": (
        phrase("「{name}」は今の置き場所の中にあります。"),
        phrase("外のフォルダーを選んでください。"),
    ),
    "copy_differs": (
        phrase("「{name}」のコピーが元と違います。元の場所はそのままです。"),
        phrase("卓上をほかで使っていないか、ディスクが壊れていないかを確かめて、もう一度移してください。"),
    ),
    "version_gone": (
        phrase("「{name}」のその版はもうありません。"),
        phrase("一覧から別の版を選んでください。"),
    ),
    "log_ended": (
        phrase("記録「{name}」は {line} 行目が壊れているか書き換わっているため、その手前まで読みました。"),
        phrase("このまま続けられます。元の記録は、次の手順を書くときに「{aside}」として残します。"),
    ),
    "log_other": (
        phrase("記録「{name}」は別の卓のものなので、読まずに開きました。"),
        phrase("このまま続けると新しい記録になり、元の記録は「{aside}」として残ります。"),
    ),
    "log_newer": (
        phrase("記録「{name}」は新しい卓上で書かれたため、読むだけです（版 {found}）。"),
        phrase("続きを書くには、卓上を新しくしてください。"),
    ),
    "log_torn": (
        phrase("記録「{name}」の最後（{line} 行目）は書きかけで切れているため、その手前まで読みました。"),
        phrase("最後の手順が記録になければ、もう一度行ってください。"),
    ),
    "log_changed": (
        phrase("記録「{name}」は、開いたあとに別の場所で書き換えられています。"),
        phrase("この手順は行われていません。卓を開き直してください。"),
    ),
    "in_use": (
        phrase("この卓は {host} の卓上（{pid}）が開いています。"),
        phrase("そちらを閉じるか、読むだけで開いてください。"),
    ),
    "sheet_in_use": (
        phrase("「{name}」は {host} の卓上（{pid}）が開いています。ここでは読むだけです。"),
        phrase("書くには、そちらを閉じて開き直してください。"),
    ),
    "not_in_bin": (
        phrase("「{name}」はごみ箱にありません。"),
        phrase("一覧を読み込み直してください。"),
    ),
    "bad_values": (
        phrase("「{name}」に使えない値が {count} 件あります。{first}"),
        phrase("その値を直すか、「前の版」から戻してください。"),
    ),
    "pdf_none": (
        phrase("「{name}」はPDFではありません。"),
        phrase("卓上で作った書き込めるPDFを選んでください。"),
    ),
    "pdf_broken": (
        phrase("「{name}」はPDFとして読めません。壊れているようです。"),
        phrase("元のファイルをもう一度写すか、紙から戻してください。"),
    ),
    "pdf_locked": (
        phrase("「{name}」はパスワードで守られています。"),
        phrase("パスワードなしで保存し直してください。"),
    ),
    "pdf_foreign": (
        phrase("「{name}」は卓上のシートではありません。"),
        phrase("卓上で作った書き込めるPDFを選んでください。"),
    ),
    "no_migration": (
        phrase("「{name}」は古すぎて読めません（版 {found}）。"),
        phrase("版 {found} を読める卓上で一度開き、保存し直してから読み込んでください。"),
    ),
    "no_system": (
        phrase("「{name}」は卓上のシートではありません。"),
        phrase("卓上で作ったシートのファイルを選んでください。"),
    ),
    "not_a_picture": (
        phrase("「{name}」は PNG でも JPEG でもありません。"),
        phrase("PNG か JPEG の絵を選んでください。"),
    ),
    "no_sample": (
        phrase("{system} の見本の卓がありません。"),
        phrase("新しい卓を作ってください。"),
    ),
}

CODES = frozenset(_SENTENCES)
BROKEN = frozenset(
    (
        *("too_big", "empty", "zeroed", "zipped", "udonarium", "not_text", "not_utf8", "truncated", "not_json"),
        *(
            "bad_number",
            "bad_text",
            "too_deep",
            "too_deep_there",
            "too_many_rows",
            "too_many",
            "twice",
            "not_an_object",
        ),
        *("other_kind", "no_system", "bad_values"),
    )
)
"""What is wrong with the content of a file, so that an earlier version of it is a way out."""

_LONGEST_NAME = 255

_READING = {
    errno.ENOENT: "file_missing",
    errno.ENOTDIR: "file_missing",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EISDIR: "not_a_file",
    errno.ENAMETOOLONG: "name_too_long",
    errno.ELOOP: "looping_link",
}
_WRITING = {
    errno.ENOENT: "folder_missing",
    errno.ENOTDIR: "folder_missing",
    errno.EACCES: "read_only_place",
    errno.EPERM: "read_only_place",
    errno.EROFS: "read_only_place",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EISDIR: "not_a_file",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name_too_long",
    errno.ELOOP: "looping_link",
}


class FileError(TakujoError):
    """A file that cannot be read, written or taken as what was wanted."""

    def __init__(self, problem: Problem, path: Path) -> None:
        super().__init__(problem)
        self.path = path


class Conflict(FileError):
    """The file changed on disk since it was read; carries both, so that a person can choose."""

    def __init__(self, problem: Problem, mine: dict[str, Any], theirs: Stored) -> None:
        super().__init__(problem, theirs.path)
        self.mine = mine
        self.theirs = theirs


class InvalidFile(FileError):
    """A file whose form is right and whose values are not; `problems` lists all of them."""

    def __init__(self, path: Path, problems: tuple[Problem, ...]) -> None:
        super().__init__(problem("bad_values", path, count=len(problems), first=problems[0].message), path)
        self.problems = problems


def problem(code: str, path: Path, **args: Any) -> Problem:
    """Return the sentence for a code; `name` and `folder` come from the path."""
    message, remedy = _SENTENCES[code]
    given = {"name": _shortened(spoken(path.name)), "folder": spoken(path.parent.name or str(path.parent)), **args}
    return Problem(code=code, rule="", message=_fill(message, given), remedy=_fill(remedy, given), overridable=False)


def _shortened(name: str) -> str:
    """Return a name as a sentence can hold it; what is longer is no file's name anyway."""
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"


def _fill(words: Phrase, given: dict[str, Any]) -> Phrase:
    return phrase(words.template, **{k: v for k, v in given.items() if "{" + k + "}" in words.template})


def started_anew(kept: Path) -> Phrase:
    """Say what became of a file of the program's own that cannot be used, and where it is kept."""
    return phrase(
        "はじめの値で始めました。元のファイルは「{place}」に、そのまま残します。",
        place=spoken(str(Path(kept.parent.parent.name, kept.parent.name, kept.name))),
    )


def fault(code: str, path: Path, **args: Any) -> FileError:
    """Build the error for a code of the table above."""
    return FileError(problem(code, path, **args), path)


def bad_name(path: Path) -> FileError:
    """Say which name on the way to a file is no text: its own, or that of a folder."""
    named = next((place for place in reversed(path.parents) if not speakable(place)), path)
    return fault("bad_name", named)


def unreadable(error: Unreadable, path: Path) -> FileError:
    """Say what is wrong with a file's content."""
    unread = error.code == "too_big" and path.suffix.lower() in SHARED
    if not unread and is_udonarium(path):
        return fault("udonarium", path)
    return fault(error.code, path, **error.args_)


def reading(error: OSError, path: Path) -> FileError:
    """Say why a file could not be read."""
    return _system(error, path, _READING)


def writing(error: OSError, path: Path) -> FileError:
    """Say why a file could not be written.

    Where all was written beside it and only its place was refused, another program has it open: Windows says no more.
    """
    if error.errno == errno.EACCES and error.filename2 is not None and path.is_file():
        return fault("busy", path, reason=refusals.reason(error))
    return _system(error, path, _WRITING)


def _system(error: OSError, path: Path, table: dict[int, str]) -> FileError:
    code = "busy" if refusals.in_use(error) else table.get(error.errno or 0, "device")
    if code == "exists" and isinstance(error.filename, str):
        path = Path(error.filename)  # a file may stand where a folder was to be
    if code == "folder_missing":
        gone = [place for place in path.parents if not os.path.isdir(place)]
        return fault(code, path, folder=spoken((gone or [path.parent])[-1].name))  # what was pulled, not what was in it
    return fault(code, path, reason=refusals.reason(error))
