"""The cycle's seven setup steps and the processes of a round, as boxes; and what is asked now (CM-CYC-01…10)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.core.words import plus
from desktop.systems.common.session.view_models import SessionView
from desktop.views.play.step_strip import StepBox, state_at
from desktop.views.spoken import dotted

NAMED = 2
"""Names that a sentence of one line has room for."""
_PLACE = {"scenario_start": 0, "setup": 1, "move": 5, "main_pick": 8, "scene": 8, "cycle_end": 9, "scenario_end": 9}
"""Number of the box that is due, by `TableView.at`; everything before it is done."""


def cycle_boxes(view: SessionView) -> list[StepBox]:
    """Return setup 1–7 and the main step; at the end of the cycle all of them are done."""
    now = _PLACE[view.at]
    n = view.elapsed
    level, times = view.gains[n - 1] if n else (0, 0)
    done = len(view.areas) and sum(area.described for area in view.areas)
    titles = (
        (QCoreApplication.translate("StepBoxes", "経過"), str(n) if n else ""),
        (QCoreApplication.translate("StepBoxes", "レベル"), plus(level) if n else ""),
        (
            QCoreApplication.translate("StepBoxes", "CP"),
            QCoreApplication.translate("StepBoxes", "成長速度×{n}").format(n=times) if n else "",
        ),
        (QCoreApplication.translate("StepBoxes", "描写を消す"), ""),
        (QCoreApplication.translate("StepBoxes", "行き先"), _chosen(view)),
        (QCoreApplication.translate("StepBoxes", "サイクル"), _clock(view, now)),
        (QCoreApplication.translate("StepBoxes", "クリンナップ"), ""),
        (
            QCoreApplication.translate("StepBoxes", "メイン"),
            QCoreApplication.translate("StepBoxes", "描写 {n}").format(n=done) if now >= 8 else "",
        ),
    )
    return [StepBox(title, text, state_at(place, now), place) for place, (title, text) in enumerate(titles, 1)]


def _chosen(view: SessionView) -> str:
    if view.at != "move":
        return ""
    return f"{len(view.choices)} / {sum(person.is_pc for person in view.people)}"


def _clock(view: SessionView, now: int) -> str:
    if now < 5:
        return ""
    old = view.counter - view.elapsed if now > 5 else view.counter
    return f"{old} → {old + view.elapsed}"


def battle_boxes(view: SessionView) -> list[StepBox]:
    """Return the four processes of the round, by short names: a map may be beside them."""
    titles = (
        QCoreApplication.translate("StepBoxes", "セットアップ"),
        QCoreApplication.translate("StepBoxes", "イニシアティヴ"),
        QCoreApplication.translate("StepBoxes", "メイン"),
        QCoreApplication.translate("StepBoxes", "クリンナップ"),
    )
    order = ("setup", "initiative", "main", "cleanup")
    now = next((n for n, _ in enumerate(order, 1) if view.process == order[n - 1]), 1)
    names = {person.id: person.name for person in view.people}
    sentence = QCoreApplication.translate("StepBoxes", "第 {n} ラウンド").format(n=view.round)
    texts = (sentence, dotted(names[who] for who in view.tied), names.get(view.turn, ""), "")
    pairs = enumerate(zip(titles, texts, strict=True), 1)
    return [StepBox(title, text, state_at(place, now), place) for place, (title, text) in pairs]


def prompt(view: SessionView, mover: str) -> str:
    """Say in one sentence what is asked now."""
    names = {person.id: person.name for person in view.people}
    if view.process:
        return _battle_prompt(view, names)
    match view.at:
        case "scenario_start":
            return QCoreApplication.translate("StepBoxes", "「{title}」を始めます。").format(
                title=view.title or QCoreApplication.translate("StepBoxes", "この場")
            )
        case "setup":
            return QCoreApplication.translate("StepBoxes", "経過させるサイクル数を決めます。")
        case "move":
            missing = len(view.choices) < sum(person.is_pc for person in view.people)
            if missing and mover:
                return QCoreApplication.translate("StepBoxes", "{name} の行き先を選びます。").format(name=names[mover])
            return QCoreApplication.translate("StepBoxes", "全員が選びました。移動を確定します。")
        case "main_pick":
            return QCoreApplication.translate("StepBoxes", "シーンを描写するエリアを選びます。")
        case "scene":
            return QCoreApplication.translate("StepBoxes", "{area} のシーン").format(area=view.scene_area)
        case "cycle_end":
            return QCoreApplication.translate("StepBoxes", "すべてのエリアを描写しました。サイクルを終えます。")
        case _:
            return QCoreApplication.translate("StepBoxes", "シナリオが終わりました。")


def _battle_prompt(view: SessionView, names: dict[str, str]) -> str:
    match view.process:
        case "setup":
            return QCoreApplication.translate("StepBoxes", "セットアッププロセスのカードを使い、終えるとAPが増えます。")
        case "initiative":
            if len(view.tied) > NAMED:  # the order below has 同値 beside each of them
                many = QCoreApplication.translate("StepBoxes", "{n} 人のAPの割合が同じです。ダイスで決めます。")
                return many.format(n=len(view.tied))
            tied = dotted(names[who] for who in view.tied)
            return QCoreApplication.translate("StepBoxes", "{names} のAPの割合が同じです。ダイスで決めます。").format(
                names=tied
            )
        case "main":
            return QCoreApplication.translate("StepBoxes", "{name} の手番").format(name=names.get(view.turn, ""))
        case _:
            return QCoreApplication.translate("StepBoxes", "クリンナッププロセスのカードを使い、ラウンドを終えます。")
