"""Everything that is wrong with custom checks, each mistake with its name and the way out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop.core.custom.checks.model import MARGIN, TOTAL, CustomCheck
from desktop.core.custom.checks.pool import Pool
from desktop.core.custom.checks.starting import formulas, too_many
from desktop.core.custom.numbers import NUMBERS, OWN
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import Const, Formula, Unread, divided_by_zero, refs, written_number
from desktop.core.expression.writing import written
from desktop.core.problem import Problem, Severity
from desktop.core.words import Phrase, Typed, phrase


def faults(checks: Sequence[CustomCheck], profile: Sequence[ProfileField]) -> tuple[Problem, ...]:
    """List the mistakes of checks beside the custom fields that they ask for."""
    fields = {field.id: field for field in profile if not field.removed}
    found = [*_same(checks)]
    for place, check in enumerate(checks):
        found += _of(check, f"checks.{place}", fields)
    return tuple(found)


def _same(checks: Sequence[CustomCheck]) -> Iterator[Problem]:
    seen: set[str] = set()
    for place, check in enumerate(checks):
        if check.id in seen:
            message = phrase("判定「{check}」が 2 つあります。", check=_named(check))
            yield _problem("same_check", f"checks.{place}", message, phrase("一つを残して消してください。"))
        seen.add(check.id)


def _of(check: CustomCheck, place: str, fields: Mapping[str, ProfileField]) -> Iterator[Problem]:
    name = _named(check)
    if not check.name.strip():
        message = phrase("名前のない判定があります。")
        yield _problem("no_name", f"{place}.name", message, phrase("名前を書いてください。"))
    if any(ref in (TOTAL, MARGIN) for formula in formulas(check) for ref in refs(formula)):
        message = phrase("判定「{check}」は、振る前に結果か差を使っています。", check=name)
        remedy = phrase("結果と差は、結果で変わるゲージの増減だけで使ってください。")
        yield _problem("too_early", place, message, remedy)
    for formula in (*formulas(check), *(row.amount for row in check.consequences)):
        yield from _of_formula(name, formula, place, fields)
    pool = _certain(check)
    if pool is not None and pool.count < 1:
        message = phrase("「{check}」のダイスは {n} 個で、振れません。", check=name, n=pool.count)
        yield _problem("no_dice", f"{place}.count", message, phrase("1 個以上にしてください。"))
    elif pool is not None and pool.too_large:
        yield too_many(check.name, pool).problem.evolve(field=f"{place}.count")
    elif pool is not None:
        yield from _out_of_reach(check, pool, place)
    if check.explode and (check.keep != "all" or check.reduce not in ("sum", "count")):
        message = phrase("「{check}」は、一部のダイスだけを数えるので振り足しません。", check=name)
        remedy = phrase("ダイスをすべて残して合計か成功の数を数えるか、振り足しを外してください。")
        yield _problem("explode_and_keep", f"{place}.explode", message, remedy)
    for row in check.consequences:
        known = fields.get(row.track)
        if known is None or known.kind is not FieldKind.TRACK:
            message = phrase("「{check}」の結果で変わるゲージがありません。", check=name)
            yield _problem("no_track", f"{place}.consequences", message, phrase("ゲージを選び直してください。"))


def _out_of_reach(check: CustomCheck, pool: Pool, place: str) -> Iterator[Problem]:
    """Find faces of a critical or a fumble that the dice never show, where no sheet is needed to know."""
    if check.reduce == "count" and not isinstance(check.hit, Const):
        return
    name, (least, most) = _named(check), pool.reach
    upwards = check.compare == "at_least"
    remedy = phrase("出るのは {least}〜{most} です。そのなかの数にするか、空にしてください。", least=least, most=most)
    if isinstance(check.critical, Const):
        face = check.critical.value
        if face > most if upwards else face < least:
            message = phrase("「{check}」のクリティカルの出目 {n} は、振っても出ません。", check=name,
                             n=written_number(face))  # fmt: skip
            problem = _problem("out_of_reach", f"{place}.critical", message, remedy)
            yield problem.evolve(severity=Severity.WARN)
    if isinstance(check.fumble, Const):
        face = check.fumble.value
        if face < least if upwards else face > most:
            message = phrase("「{check}」のファンブルの出目 {n} は、振っても出ません。", check=name,
                             n=written_number(face))  # fmt: skip
            problem = _problem("out_of_reach", f"{place}.fumble", message, remedy)
            yield problem.evolve(severity=Severity.WARN)


def _of_formula(
    name: Phrase | str, formula: Formula, place: str, fields: Mapping[str, ProfileField]
) -> Iterator[Problem]:
    if isinstance(formula, Unread):
        message = phrase(
            "判定「{check}」の計算式「{text}」はまだ読めません。", check=name, text=Typed(formula.text[:60])
        )
        yield _problem("bad_formula", place, message, phrase("計算式の下に出ている説明のとおりに直してください。"))
    zero = divided_by_zero(formula)
    if zero is not None:
        message = phrase("判定「{check}」の計算式「{text}」は 0 で割るので、振れません。", check=name,
                         text=Typed(written(zero, ())[:60]))  # fmt: skip
        problem = _problem("divided_by_zero", place, message, phrase("0 ではない数で割ってください。"))
        yield problem.evolve(severity=Severity.WARN)
    for ref in dict.fromkeys(refs(formula)):
        known = fields.get(ref.removeprefix(OWN))
        if ref.startswith(OWN) and (known is None or known.kind not in NUMBERS):
            message = phrase("判定「{check}」の計算式が、いまはない数を使っています。", check=name)
            yield _problem("no_number", place, message, phrase("計算式を書き直してください。"))


def _certain(check: CustomCheck) -> Pool | None:
    """Return the dice where they are the same for every roller."""
    if not isinstance(check.count, Const) or not isinstance(check.kept, Const):
        return None
    return Pool(
        count=check.count.value,
        sides=check.sides,
        keep=check.keep,
        kept=max(0, check.kept.value),
        reduce=check.reduce,
        hit=check.hit.value if isinstance(check.hit, Const) else 0,
        explode=check.explode and check.keep == "all",
    )


def _named(check: CustomCheck) -> Phrase | str:
    return Typed(check.name[:40]) if check.name.strip() else phrase("名前のない判定")


def _problem(code: str, field: str, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(code=code, rule="", field=field, message=message, remedy=remedy, severity=Severity.BLOCK)
