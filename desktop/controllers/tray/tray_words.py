"""What a check says, put into words for the dice tray."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from html import escape

from PySide6.QtCore import QCoreApplication

from desktop.core.problem import Refusal, TakujoError
from desktop.core.rolls.check import PASS, DiceRequest, Option
from desktop.core.rolls.dice import check_face
from desktop.core.rolls.odds import Odds, OddsRow, percent
from desktop.core.rolls.outcome import Outcome
from desktop.core.rolls.roll import Roll
from desktop.core.view_models import CheckView
from desktop.core.words import Counted, Words, signed_text
from desktop.services.keys.letters import number_of
from desktop.views.tray.entry import EntryView, OddsView, ResultView
from desktop.views.widgets.inputs.face_entry import ColumnView
from desktop.views.widgets.inputs.option_rows import OptionLine
from desktop.views.widgets.inputs.tally_entry import TallyView
from desktop.views.widgets.shown.odds import OddsLine
from desktop.views.widgets.shown.outcome_tag import kind_of

# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate


def sentence(refusal: TakujoError, words: Words) -> str:
    """Return what is wrong and the way out."""
    return refusal.problem.text(words)


def wrong_face(sides: int, value: int, words: Words) -> str:
    """Say that a die has no such face."""
    try:
        check_face(sides, value)
    except Refusal as refusal:
        return sentence(refusal, words)
    return ""


def shown(chance: Fraction) -> str:
    """Write a chance as a percentage; small ones with three digits, so that none looks like nothing.

    >>> shown(Fraction(186, 216)), shown(Fraction(1, 1296))
    ('86.1 %', '0.077 %')
    """
    return percent(chance, 3 if 0 < chance < Fraction(1, 100) else 1)


def _noted(row: OddsRow, words: Words) -> str:
    return "　".join(text for text in (words.say(row.note), words.say(row.warning)) if text)


def odds(found: Odds, words: Words, *, before: bool = False) -> OddsView | None:
    """Return the odds line; None when there is nothing to say.

    Args:
        before: whether these are the chances as they stood before the dice.
    """
    if found.success is None and not found.rows:
        return None
    lines = tuple(
        OddsLine(words.say(row.label), float(row.chance), shown(row.chance), row.current, row.legal, _noted(row, words))
        for row in found.rows
    )
    if found.success is None:
        text = translate("DiceTray", "振る前の見込み") if before else translate("DiceTray", "見込み")
        return OddsView(None, text, found.ways, lines)
    text = translate("DiceTray", "振る前の見込み {chance}") if before else translate("DiceTray", "成功 {chance}")
    text = text.format(chance=shown(found.success))
    if before:
        return OddsView(None, text)  # it has been thrown: a line says what was to be expected
    return OddsView(float(found.success), text, found.ways, lines)


def odds_now(seen: CheckView, words: Words) -> OddsView | None:
    """Return the chances that this viewer may know."""
    return None if seen.odds is None else odds(seen.odds, words, before=seen.odds_before)


def result(outcome: Outcome, words: Words) -> ResultView:
    """Return the state of a check: news is large, every other fact beside the label."""
    total = "" if outcome.total is None else signed_text(outcome.total)
    plain = outcome.target is None or bool(outcome.headline)  # a hand is named by its large text, not by its rank
    against = translate("DiceTray", "相手 {n}") if outcome.opposed else translate("DiceTray", "目標 {n}")
    target = "" if plain else against.format(n=signed_text(outcome.target or 0))
    big = words.say(outcome.headline) or total
    detail = words.say(outcome.detail if outcome.brief is None else outcome.brief)
    if outcome.brief is not None:
        detail += "\n" + translate("DiceTray", "1回ずつのダイスは「なぜ？」で見られます。")
    beside = [words.say(word) for word in outcome.words if word != outcome.headline]
    return ResultView(
        kind=kind_of(outcome.success, accident=outcome.fumble),
        label=words.say("・").join(beside),
        total=big,
        target=target,
        sum=_sum(outcome, words),
        detail=detail,
    )


def _sum(outcome: Outcome, words: Words) -> str:
    """Write the summands with their names as rich text, numbers bold: 2・3 **5** ＋ 《運動》 **2**."""
    text = ""
    for part in outcome.parts:
        name = escape(words.say(part.label))
        if not text:
            text = f"{name} <b>{signed_text(part.value)}</b>"
        else:
            text += f" {'−' if part.value < 0 else '＋'} {name} <b>{abs(part.value)}</b>"
    return text


def options(
    offered: Sequence[Option], words: Words, letters: Mapping[str, str], names: Callable[[str], str] = lambda who: ""
) -> tuple[OptionLine, ...]:
    """Return the rows of the open window, without the step that Enter takes; what is refused alike is in one."""
    lines: list[OptionLine] = []
    refused: dict[tuple[str, ...], int] = {}
    for option in offered:
        if option.primary and option.enabled:
            continue
        line = _option(option, words, letters.get(option.id, ""), names(option.payer))
        same = refused.setdefault(_but_cost(line), len(lines)) if line.reason else len(lines)
        if same == len(lines):
            lines.append(line)
        else:
            lines[same] = replace(lines[same], cost=words.say("・").join((lines[same].cost, line.cost)))
    return tuple(lines)


def _option(option: Option, words: Words, letters: str, payer: str) -> OptionLine:
    return OptionLine(
        id=option.id,
        label=words.say(option.label),
        cost=words.say(option.cost),
        effect=words.say(option.effect),
        reason="" if option.enabled else words.say(option.reason) or translate("DiceTray", "いまは選べません。"),
        ruling=option.ruling,
        rule=option.rule,
        letters=letters,
        payer=payer,
        key=number_of(option) or None,
    )


def _but_cost(line: OptionLine) -> tuple[str, ...]:
    return line.label, line.effect, line.reason, line.rule, line.ruling


def primary(seen: CheckView | None, words: Words) -> str:
    """Name what Enter does now; empty when it does nothing."""
    if seen is None:
        return ""
    if seen.wants is not None:
        count = len(seen.wants.sides)
        return translate("DiceTray", "{n} 個振る").format(n=Counted(count))
    if seen.done:
        return translate("DiceTray", "次の判定へ")
    return next((words.say(o.label) for o in seen.options if o.primary and o.enabled), "")


def onward(roll: Roll, words: Words, name_of: Callable[[str], str]) -> str:
    """Name where closing the open window leads: whose dice, which choice, or the result; empty: no window is open."""
    last = roll.ahead[-1] if roll.ahead else roll.check
    usual = next((o for o in last.options if o.primary and o.enabled), None)
    if roll.check.wants is not None or usual is None:
        return ""
    if usual.id != PASS:
        return words.say(usual.label) if last is not roll.check else ""
    wants = last.choose(PASS).wants
    if wants is None:
        return translate("DiceTray", "この結果にする")
    name = name_of(wants.who)
    return (
        translate("DiceTray", "{name} のダイスへ").format(name=name) if name else translate("DiceTray", "次のダイスへ")
    )


def entry(wants: DiceRequest | None, words: Words) -> EntryView:
    """Return what is waited for."""
    if wants is None:
        return EntryView(pad=False)
    return EntryView(
        wants.sides,
        entry_hint(wants.sides) if wants.values is None else translate("DiceTray", "出目 か =値"),
        wanted=True,
        hidden=wants.secret,
        values=wants.values is not None,
        tally=_tally(wants, words),
        columns=tuple(ColumnView(words.say(side.label), side.sides, side.secret) for side in wants.columns),
        column=wants.column,
        again_from=wants.again_from,
    )


def _tally(wants: DiceRequest, words: Words) -> TallyView | None:
    if wants.tally is None:
        return None
    parts = wants.tally.parts
    return TallyView(
        tuple(words.say(part.label) for part in parts),
        tuple(part.face is not None for part in parts),
        len(wants.sides),
        hidden=wants.secret,
    )


def entry_hint(sides: Sequence[int]) -> str:
    """Say in the empty entry what can be typed."""
    if not sides:
        return ""
    return translate("DiceTray", "出目（0は10）") if set(sides) == {10} else translate("DiceTray", "出目")
