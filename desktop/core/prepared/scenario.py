"""A scenario (シナリオ) of any rule system: people, encounters, scenes and notes; a rule system adds its own parts.

What names something else says in its field whom it refers to (`refers`), so that forms can offer the names, mistakes
can be found, and a new name is followed everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Generic, TypeAlias, TypeVar, cast, get_args

from pydantic import Field, ValidationError

from desktop.core.game import AnyGame, Game
from desktop.core.problem import Problem, Severity
from desktop.core.settings import Settings
from desktop.core.sheet import Identifier, OwnName, OwnText, new_id
from desktop.core.validation_problems import pydantic_problems
from desktop.core.value import Record, Value
from desktop.core.words import Phrase, phrase

FORMAT = "takujo-scenario"
R = TypeVar("R", bound=Record)
S = TypeVar("S", bound=Settings)
MOST_COPIES = 30
"""Copies of one NPC in an encounter."""


class ScenarioPerson(Record):
    """A non-player character."""

    name: OwnName = Field("", title="名前")
    sheet: Annotated[str, Field(max_length=64)] = Field("", title="シート", json_schema_extra={"refers": "sheet"})
    """Id of the sheet; empty: found by name."""
    note: OwnText = Field("", title="役どころ")


class ScenarioGroup(Record):
    """Several of a kind."""

    npc: OwnName = Field("", title="NPC", json_schema_extra={"refers": "npc"})
    count: int = Field(1, title="人数", ge=1, le=MOST_COPIES)


class ScenarioEncounter(Record):
    """NPCs that come together."""

    name: OwnName = Field("", title="遭遇")
    groups: tuple[ScenarioGroup, ...] = Field((), title="だれが何人", max_length=50)
    note: OwnText = Field("", title="GMメモ")


class ScenarioScene(Record):
    """A scene: what is read aloud, what only the GM knows, and what is needed for it."""

    name: OwnName = Field("", title="場面")
    aloud: OwnText = Field("", title="読み上げる文")
    gm_note: OwnText = Field("", title="GMメモ")
    npcs: tuple[OwnName, ...] = Field((), title="NPC", max_length=100, json_schema_extra={"refers": "npc"})
    encounter: OwnName = Field("", title="遭遇", json_schema_extra={"refers": "encounter"})
    handouts: tuple[Identifier, ...] = Field(
        (), title="ハンドアウト", max_length=100, json_schema_extra={"refers": "handout"}
    )


class ScenarioNote(Record):
    """A note of the GM."""

    name: OwnName = Field("", title="見出し")
    text: OwnText = Field("", title="内容")


class Scenario(Record):
    """A whole scenario; a rule system's own kind adds fields."""

    format: str = Field(FORMAT, json_schema_extra={"hidden": True})
    system: str = Field("", json_schema_extra={"hidden": True})
    schema_version: int = Field(1, ge=1, json_schema_extra={"hidden": True})
    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    title: OwnName = Field("", title="題名")
    author: OwnName = Field("", title="シナリオ作成者")
    summary: OwnText = Field("", title="あらまし")
    gm_script: OwnText = Field("", title="GMの台本")
    npcs: tuple[ScenarioPerson, ...] = Field((), title="NPC", max_length=500)
    encounters: tuple[ScenarioEncounter, ...] = Field((), title="遭遇", max_length=200)
    scenes: tuple[ScenarioScene, ...] = Field((), title="場面", max_length=300)
    notes: tuple[ScenarioNote, ...] = Field((), title="メモ", max_length=300)


C = TypeVar("C", bound=Scenario)


class ScenarioContext(Value):
    """What a scenario may refer to outside itself."""

    sheets: tuple[tuple[str, str, bool], ...] = ()
    """(id, name, whether a player's) of every sheet of the campaign."""
    handouts: tuple[tuple[str, str], ...] = ()
    """(id, title)"""
    scenarios: tuple[tuple[str, str], ...] = ()
    """(id, title) of the other scenarios of the campaign, and of those that its characters have been in before."""


Choices: TypeAlias = Mapping[str, Sequence[tuple[str, str]]]
"""What can be referred to, by kind: value and label."""


def plain_choices(scenario: Scenario, game: AnyGame, around: ScenarioContext) -> dict[str, tuple[tuple[str, str], ...]]:
    """Return what the common parts of a scenario refer to."""
    return {
        "npc": _named(row.name for row in scenario.npcs),
        "encounter": _named(row.name for row in scenario.encounters),
        "sheet": tuple((who, name) for who, name, player in around.sheets if not player),
        "handout": around.handouts,
        "scenario": around.scenarios,
    }


def _named(names: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, name) for name in names if name.strip())


def plain_problems(scenario: Scenario, game: AnyGame, around: ScenarioContext) -> tuple[Problem, ...]:
    """List every mistake of the common parts."""
    return (*title_problems(scenario), *name_problems(scenario), *reference_problems(scenario, game, around))


def title_problems(scenario: Scenario) -> Iterator[Problem]:
    """Ask for a title: the file and the list go by it."""
    if not scenario.title.strip():
        message, remedy = phrase("シナリオに題名がありません。"), phrase("一覧から選べるように、題名を書いてください。")
        yield mistake("title_missing", "title", message, remedy, severity=Severity.WARN)


def name_problems(scenario: Scenario) -> Iterator[Problem]:
    """List rows without a name, and names that two rows share."""
    for group in ("npcs", "encounters", "scenes"):
        yield from doubled(group, [row.name for row in getattr(scenario, group)])


def doubled(group: str, names: Sequence[str], rule: str = "") -> Iterator[Problem]:
    """List the empty and the doubled names of one list."""
    counts = Counter(names)
    for index, name in enumerate(names):
        place = f"{group}.{index}.name"
        if not name.strip():
            remedy = phrase("名前を書いてください。ほかの項目からは名前で選びます。")
            yield mistake("name_missing", place, phrase("名前が空です。"), remedy, rule)
        elif counts[name] > 1:
            message = phrase("「{name}」が {n} つあります。", name=name, n=counts[name])
            yield mistake("double", place, message, phrase("名前を変えてください。"), rule)


def reference_problems(scenario: Scenario, game: AnyGame, around: ScenarioContext) -> Iterator[Problem]:
    """List names of the common parts that lead nowhere."""
    known = {kind: {value for value, _ in rows} for kind, rows in plain_choices(scenario, game, around).items()}
    own = Scenario.model_fields
    for place, kind, value in references(scenario):
        if place.partition(".")[0] not in own or kind not in known or value in known[kind]:
            continue
        if value:
            yield _leads_nowhere(place, kind, value)
        elif kind == "npc":
            message, remedy = phrase("だれが出るかが決まっていません。"), phrase("NPCを選ぶか、行を消してください。")
            yield mistake("nobody", place, message, remedy)


def _leads_nowhere(place: str, kind: str, value: str) -> Problem:
    match kind:
        case "sheet":
            message = phrase("選んだシートは、この卓にありません。")
            remedy = phrase("シートを選び直すか、「—」にして名前で探させてください。")
        case "handout":
            message = phrase("選んだハンドアウトは、この卓にありません。")
            remedy = phrase("印を外すか、「ハンドアウト」のページで作ってください。")
        case "scenario":
            message = phrase("選んだシナリオは、この卓にありません。")
            remedy = phrase("印を外すか、そのシナリオを読み込んでください。")
        case _:
            message = phrase("「{name}」はこのシナリオにありません。", name=value)
            remedy = phrase("一覧から選び直すか、足してください。")
    return mistake("missing_name", place, message, remedy, severity=Severity.WARN)


def mistake(
    code: str, place: str, message: Phrase, remedy: Phrase, rule: str = "", severity: Severity = Severity.BLOCK
) -> Problem:
    """Make the problem of one place of a scenario."""
    return Problem(code=code, rule=rule, field=place, message=message, remedy=remedy, severity=severity)


def validation_problems(kind: type[Record], error: ValidationError) -> tuple[Problem, ...]:
    """Say in the words of the form which values of a scenario do not fit."""
    return tuple(_placed(kind, problem) for problem in pydantic_problems(error, "bad_scenario"))


def _placed(kind: type[Record], problem: Problem) -> Problem:
    head, _, rest = problem.field.partition(".")
    info, args = kind.model_fields.get(head), dict(problem.message.args)
    row, _, inner = rest.partition(".")
    place = info.title if info is not None and info.title else head
    if not row.isdecimal():
        template = "{place} の値 {value} は使えません（{reason}）。"
        return problem.evolve(message=phrase(template, **{**args, "place": place or args["place"]}))
    part = inner.rpartition(".")[2]
    message = phrase(
        "{list}の{n}行目の「{title}」の値 {value} は使えません（{reason}）。",
        list=place,
        n=int(row) + 1,
        title=_title(kind, head, inner.partition(".")[0]) or part or place,
        value=args["value"],
        reason=args["reason"],
    )
    return problem.evolve(message=message)


def _title(kind: type[Record], group: str, name: str) -> str:
    """Return what the form calls a field of a list's rows."""
    for row in get_args(kind.model_fields[group].annotation):
        info = getattr(row, "model_fields", {}).get(name)
        if info is not None:
            return str(info.title or "")
    return ""


# what refers to what


def references(part: Record, place: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield (dotted path, kind, value) of every reference, also empty ones."""
    for name, info in type(part).model_fields.items():
        value, path = getattr(part, name), f"{place}{name}"
        extra = info.json_schema_extra
        kind = extra.get("refers") if isinstance(extra, dict) else None
        if isinstance(kind, str):
            for number, one in enumerate(value if isinstance(value, tuple) else (value,)):
                yield (f"{path}.{number}" if isinstance(value, tuple) else path), kind, one or ""
        elif isinstance(value, Record):
            yield from references(value, f"{path}.")
        elif isinstance(value, tuple):
            for number, one in enumerate(value):
                if isinstance(one, Record):
                    yield from references(one, f"{path}.{number}.")


def followed(part: R, renamed: Mapping[tuple[str, str], str]) -> R:
    """Return the part with its references under new names.

    Args:
        renamed: (kind, old name) -> new name.
    """
    changes: dict[str, object] = {}
    for name, info in type(part).model_fields.items():
        value, extra = getattr(part, name), info.json_schema_extra
        kind = extra.get("refers") if isinstance(extra, dict) else None
        if isinstance(kind, str):
            after: object = (
                tuple(renamed.get((kind, one), one) for one in value)
                if isinstance(value, tuple)
                else renamed.get((kind, value), value)
            )
        elif isinstance(value, Record):
            after = followed(value, renamed)
        elif isinstance(value, tuple):
            after = tuple(followed(one, renamed) if isinstance(one, Record) else one for one in value)
        else:
            continue
        if after != value:
            changes[name] = after
    return part.evolve(**changes) if changes else part


# what a rule system says


class TrialFact(Value):
    """Something on which conditions depend, and that may have happened or not."""

    id: str
    label: Phrase
    true: bool = False


class TrialStep(Value):
    """What one choice of the clock would do."""

    cycles: int
    after: int
    """The clock at that time."""
    opens: tuple[str, ...] = ()
    """What is closed now and open then."""
    closes: tuple[str, ...] = ()
    jumped: tuple[str, ...] = ()
    """What is open only between now and then."""


class Trial(Value):
    """A scenario tried out from one point of time."""

    now: int
    open: tuple[str, ...] = ()
    """What can be chosen now."""
    shut: tuple[tuple[str, Phrase], ...] = ()
    """What cannot, and what it waits for."""
    facts: tuple[TrialFact, ...] = ()
    steps: tuple[TrialStep, ...] = ()


@dataclass(frozen=True)
class ScenarioKind(Generic[C, S]):
    """What a rule system has to say of its scenarios."""

    type: type[C]
    problems: Callable[[C, Game[S], ScenarioContext], tuple[Problem, ...]] = plain_problems
    """(scenario, game, around) -> every mistake at once."""
    choices: Callable[[C, Game[S], ScenarioContext], Choices] = plain_choices
    names: Mapping[str, Sequence[tuple[str, str]]] = field(
        default_factory=lambda: {"npcs": (("npc", "{}"),), "encounters": (("encounter", "{}"),)}
    )
    """List -> (kind, pattern) of the names by which its rows are referred to."""
    trial: Callable[[C, int, Collection[str]], Trial] | None = None
    """(scenario, clock, ids of facts that are true) -> what is open then; None: there is no clock to try."""
    rules: Callable[[C, Game[S]], Game[S]] = lambda scenario, game: game
    """(scenario, game) -> the rules while it is played, with the rows of its own."""

    def renamed(self, scenario: C, group: str, old: str, new: str) -> C:
        """Follow the new name of one row of a list everywhere it is referred to."""
        pairs = {(kind, form.format(old)): form.format(new) for kind, form in self.names.get(group, ())}
        return followed(scenario, pairs) if old.strip() and pairs else scenario


AnyScenarioKind: TypeAlias = ScenarioKind[Scenario, Settings]
"""The kind of a rule system that is not known beforehand: its own scenarios and its own game go back to it."""


def any_kind(kind: ScenarioKind[C, S]) -> AnyScenarioKind:
    """Return a rule system's kind as the program holds it."""
    return cast("AnyScenarioKind", kind)


PLAIN: AnyScenarioKind = ScenarioKind(type=Scenario)
"""A rule system that adds nothing of its own."""
