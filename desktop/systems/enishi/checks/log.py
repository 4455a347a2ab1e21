"""A check as lines of the log: dice that were thrown, effects that were declared, how it ended (EN-TAB-15)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.play import ThrowEvent
from desktop.core.rolls.describe import joined, result
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage, shown
from desktop.core.words import Phrase, phrase, plus, signed_text
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.state import CheckSide, doubles, fumbled, total
from desktop.systems.enishi.gear import skill_word
from desktop.systems.enishi.sheet import EffectUse, Skills
from desktop.systems.enishi.view import unseen

NUMBERS = ("number", "half")
"""Families of checks that come to nothing but a number."""


def check_lines(before: Run | None, ended: Run | None) -> tuple[LogMessage, ...]:
    """Describe how a check ended in this step; nothing while it runs or when none did.

    Args:
        before: the last result before the step.

    What the GM alone may know is a secret line, with what is open beside it. Every throw has had its own line.
    """
    outcome = ended.outcome if ended is not None and ended != before else None
    if ended is None or outcome is None:
        return ()
    outcome = outcome.evolve(throws=())
    told_already = _is_number(ended)
    text = _ended(ended, ended.title, outcome)
    if unseen(ended, Viewer()):
        hidden = LogMessage(text=text, who=ended.state.sides[0].who, secret=True, outcome=outcome)
        return () if told_already else (hidden,)
    who = ended.state.sides[ended.state.own].who if ended.state.sides else ""
    if not ended.concealment(Viewer()).covered:
        return () if told_already else (LogMessage(text=text, who=who, outcome=outcome),)
    view = shown(ended, Viewer(), odds=False)
    if ended.state.family == "number" and (view.outcome is None or view.outcome.total is None):
        # nothing is left to tell players
        return () if told_already else (LogMessage(text=text, who=who, secret=True, outcome=outcome),)
    sentence = _ended(ended, view.title, view.outcome) if view.outcome is not None else view.title
    return (LogMessage(text=text, who=who, secret=True, open=sentence, outcome=outcome),)


def _is_number(run: Run) -> bool:
    """Tell whether a number is all there is, as of one half of a contest, and the line of the last dice has it."""
    sides = run.state.sides
    return run.state.family in NUMBERS and all(s.throws and not (s.plus or s.wins or s.fails) for s in sides)


def _ended(run: Run, title: Phrase, outcome: Outcome) -> Phrase:
    """Describe the number against its target, the result, the rest of the news."""
    state = run.state
    if state.family in NUMBERS:
        words = tuple(word for word in outcome.words if word != outcome.label)
        number = "" if outcome.total is None else signed_text(outcome.total)
        return phrase("{title}：{words}", title=title, words=joined((number, *words) if number else words))
    if state.family == "plain" and outcome.target is not None and outcome.total is not None:
        return phrase("{title}：{result}（目標値 {n}）", title=title, result=result(outcome), n=outcome.target)
    if state.family == "versus" and outcome.detail:  # which says the number of each side, or the own one
        outcome = outcome.evolve(total=None)
    return phrase("{title}：{result}", title=title, result=result(outcome))


def throw_lines(before: Run | None, event: ThrowEvent, after: Run | None) -> tuple[LogMessage, ...]:
    """Describe dice that were thrown, with what they make; of the GM's dice players read only that there were some."""
    if before is None or after is None or before.wants is None:
        return ()
    request, old = before.wants, before.state.sides[before.state.turn]
    side = next((s for s in after.state.sides if s.who == old.who and s.throws != old.throws), old)
    skill = old.parts[0].label if old.parts else phrase("回復")
    doubled = old.throws if side.throws[:-1] == old.throws else ()  # what the third die is added to
    faces = " ".join(str(face) for face in (*(v for throw in doubled for v in throw.values), *event.faces))
    more = "" if side.bonus == 0 or side.dice == 1 else f" {plus(side.bonus)}"
    text = phrase(
        "{who} {skill} {faces}{more} → {n}", who=old.name, skill=skill, faces=faces, more=more, n=_made(after, side)
    )
    if before.state.family in NUMBERS and old.parts:  # what it is for; no other line follows
        text = phrase("{title}　{skill} {faces}{more} → {n}", title=before.title, skill=skill, faces=faces, more=more,
                      n=_made(after, side))  # fmt: skip
    elif len(event.faces) == 1 and not doubled and not more:
        # a lone die is what it makes: 「4 → 4」 reads as if nothing had changed
        text = phrase("{who} {skill}：{n}", who=old.name, skill=skill, n=event.faces[0])
    if unseen(before, Viewer()):
        return (LogMessage(text=text, who=old.who, secret=True),)
    open_ = phrase("{who} {skill}：ダイスを伏せて振りました。", who=old.name, skill=skill)
    return (LogMessage(text=text, who=old.who, secret=request.secret, open=open_ if request.secret else None),)


def _made(run: Run, side: CheckSide) -> Phrase | str:
    settings = run.state.settings
    if doubles(side, settings):
        return phrase("ゾロ目、ダブルアップ")
    return phrase("ファンブル") if fumbled(side) else signed_text(total(side, settings))


def effect_lines(before: Run | None, after: Run | None) -> tuple[LogMessage, ...]:
    """Describe effects that were declared in this step: who paid what for whom (EN-TMP-09, EN-XP-04)."""
    if before is None or after is None:
        return ()
    olds = {a.id: len(a.effect_log) for a in before.state.cast}
    return tuple(
        LogMessage(text=paid(actor, use), who=actor.id, secret=not actor.is_pc)
        for actor in after.state.cast
        for use in actor.effect_log[olds.get(actor.id, 0) :]
    )


def effect_line(payer: Actor, receiver: Actor) -> LogMessage:
    """Describe an effect outside of any check; players do not read for which concealed character it was (EN-TAB-08)."""
    use, covered = payer.effect_log[-1], receiver.unseen
    text = paid(payer, use.evolve(target=receiver.name))
    secret = covered or not payer.is_pc
    return LogMessage(
        text=text, who=payer.id, secret=secret, open=paid(payer, use) if covered and payer.is_pc else None
    )


def paid(payer: Actor, use: EffectUse) -> Phrase:
    """Describe who paid what for whom, and the experience that it earned (EN-TMP-09, EN-PRM-08, EN-XP-03).

    A player announces a payment, also in the check of a concealed NPC: the payment is logged, and what it
    earned, but neither the NPC's name nor anything of its check (EN-TAB-08).
    """
    coin = {"gauge": "ゲージ", "bond": "所縁", "clv": "CLV"}.get(use.coin, use.coin)
    text = phrase("{who}：{effect}（{coin}）", who=payer.name, effect=use.effect, coin=coin)
    if use.target and use.target != payer.name:
        text = phrase("{text} → {other}", text=text, other=use.target)
    if use.xp:
        text = phrase("{text}　援護で経験点 +{n}", text=text, n=use.xp)
    return text


def sheet_line(actor: Actor | None, text: Phrase) -> tuple[LogMessage, ...]:
    """Describe something of a character's own sheet; of an NPC only to the GM."""
    secret = actor is not None and not actor.is_pc
    return (LogMessage(text=text, who=actor.id if actor else "", secret=secret),)


def growth_line(before: Actor, after: Actor) -> tuple[LogMessage, ...]:
    """Describe on what experience was spent on a sheet, or that it was taken back there (EN-GRW-01, EN-AMB-73)."""
    cost = after.xp_spent - before.xp_spent
    grown = tuple(_grown(before, after)) if cost else ()
    if not grown:
        return ()
    back, bought = phrase("{who} の成長を取り消しました：{what}"), phrase("{who} の成長：{what}（経験点 {n}）")
    text = phrase((bought if cost > 0 else back).template, who=after.name, what=joined(grown), n=cost)
    return tuple(line.evolve(beside=True) for line in sheet_line(after, text))


def _grown(before: Actor, after: Actor) -> Iterator[Phrase]:
    for label, field in (("CLV", "clv"), ("財産ポイント", "wealth")):
        was, now = getattr(before, field), getattr(after, field)
        if was != now:
            yield phrase("{label} {n}→{m}", label=label, n=was, m=now)
    fields = dict.fromkeys(f"{row.kind}:{row.field}" for row in (*before.fields, *after.fields) if row.field)
    for skill in (*Skills.model_fields, *fields):
        if before.slv(skill) != after.slv(skill):
            yield phrase("{skill} {n}→{m}", skill=skill_word(skill), n=before.slv(skill), m=after.slv(skill))
