"""Twin play sessions: the same steps twice, while what players may not know differs; and all that players see of both.

A step that does not tell players of an NPC is chosen, done, and looked at; in the twin NPCs have other names, numbers,
equipment and dice, and targets that the GM keeps are other ones.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, get_args

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from desktop.controllers.play.group_check import GroupCheck
from desktop.core.play import Choose, ThrowEvent
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.problem import TakujoError
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer, put
from desktop.models.play.log import LogModel
from desktop.models.play.recap import recap
from desktop.services.journal.changes import value_at
from desktop.services.journal.replay import replay
from desktop.services.journal.replay_styles import Style
from tests.gallery.tables import filled
from tests.table_mode import TableGm, opened_at_the_table

ENDING = (
    "end",
    "close",
    "leave",
    "drop",
    "withdraw",
    "absent",
    "close_cycle",
    "end_scenario",
    "end_battle",
    "drop_check",
)
"""What ends things before much was seen."""
FIGURES: Counter[str] = Counter()


def unseen(gm: TableGm) -> set[str]:
    """Return the ids of the concealed characters."""
    return {sheet.id for sheet in (*gm.players, *gm.npcs) if gm.play_session.playing.unseen(sheet.id)}


Action = tuple[str, dict[str, Any]]
"""An event of an engine under its name, or a check beside it under an empty one: whose it is, with which params."""

KEPT = (
    "system",
    "schema_version",
    "id",
    "draft",
    "archived",
    "is_pc",
    "colour",
    "portrait",
    "history",
    "rulings",
    "own",
)
"""Fields of a sheet that are no matter of play."""


def leaves(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Return dotted paths and values of a sheet's numbers, switches and rows."""
    if isinstance(part, Mapping):
        rows: Iterable[tuple[object, Any]] = part.items()
    elif isinstance(part, list | tuple):
        yield path, part
        rows = enumerate(part)
    else:
        if isinstance(part, int):
            yield path, part
        return
    for name, inner in rows:
        if path or name not in KEPT:
            yield from leaves(inner, f"{path}.{name}" if path else str(name))


def other(value: Any, random: Random) -> Any:
    """Return another number, switch, or fewer rows."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + random.choice((-3, -2, -1, 1, 2, 3))) if value >= 0 else value - 1
    return tuple(value)[: random.randint(0, len(value))]


def altered(gm: TableGm, random: Random, *, named: bool) -> None:
    """Give every NPC other notes, numbers, equipment and conditions, and another name where it is concealed."""
    open_campaign = gm.campaign_window.open_campaign
    for number, npc in enumerate(gm.npcs):
        changed: Sheet = npc.evolve(gm_notes="別の控え", memo="別の覚え")
        if named:
            changed = changed.evolve(name=f"別名の者{number}号の長い名前")
        share = random.choice((0.1, 0.3, 0.8))
        for path, value in leaves(npc.model_dump(mode="json")):
            if random.random() < share:
                with suppress(ValidationError, KeyError, ValueError):
                    changed = put(changed, path, other(value, random))
                    FIGURES["numbers"] += 1
        open_campaign.play_session.edit(npc, changed, "")


def begun_hidden(gm: TableGm, engine: str) -> None:
    """Begin with all characters; every NPC is concealed where the rule system conceals characters."""
    play_session, npcs = gm.play_session, [npc.id for npc in gm.npcs]
    hides = play_session.playing.engine(engine).unseen
    play_session.begin(engine, [*(pc.id for pc in gm.players), *npcs], {hides: npcs} if hides else {})
    assert gm.play_session.playing.system == "d20fate" or set(npcs) <= unseen(gm)


Look = tuple[str, list[str]]
"""What the table witnesses, and what players see."""


def pictures(gm: TableGm) -> list[str]:
    """What players see now: the display, each one's own picture and secrets."""
    made, seen = gm.campaign_window.display.pictures, []
    for viewer in (Viewer(), *(Viewer(sheet=pc.id) for pc in gm.players)):
        picture = made.picture(viewer)
        seen += [repr(replace(picture.face, title="")), repr(picture.dice), repr(sorted(picture.portraits))]
        seen.append(repr(made.private(viewer)))
        FIGURES["looks"] += 1
    return [*seen, "\n".join(filter(None, covered_tray(gm)))]


def last_result(gm: TableGm) -> str:
    """What the display shows of the last check, which a check of a concealed character leaves as it is."""
    picture = gm.campaign_window.display.pictures.picture()
    return repr((picture.face.roll, picture.face.result, picture.dice))


def covered_tray(gm: TableGm) -> list[str]:
    """The text of the GM's tray while it covers the check of a player's character: players look on."""
    roll, tray = gm.play_session.roll, gm.campaign_window.tray.tray
    players = {pc.id for pc in gm.players}
    if roll is None or not roll.concealed or roll.asked.who not in players:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # widgets that a layout shows a little later
    faces = [w for w in tray.findChildren(QWidget) if w.isVisibleTo(tray) and w is not tray.ui.resumeButton]
    texts = [w.text() for w in faces if isinstance(w, QLabel | QAbstractButton | QLineEdit)]
    return [*texts, *(w.currentText() for w in faces if isinstance(w, QComboBox)), *(w.toolTip() for w in faces)]


def papers(gm: TableGm) -> list[str]:
    """What players can read later: the log, and its exports with the recap."""
    open_campaign = gm.campaign_window.open_campaign
    log, people = open_campaign.retelling.log(gm.play_session.log()), open_campaign.people.all_sheets()
    summary = recap(open_campaign.system, open_campaign.game, log, people, open_campaign.words, secrets=False)
    summary = replace(summary, since="") if summary is not None else None
    seen = [replay(log, "", style, recap=summary, words=open_campaign.words) for style in get_args(Style)]
    model = LogModel()
    model.set_log(log)
    rows = [index.data().partition("\u3000")[2] for row in range(model.rowCount()) if (index := model.index(row, 0))]
    return [*seen, "\n".join(row for row in rows if row != "（GMだけ）")]


def witnessed(gm: TableGm, engine: str) -> str:
    """What the table witnesses whatever is concealed: the players' characters, who acts, how a check came out.

    Where no character is concealed, the totals of a check that is over lie open as well.
    """
    playing, roll = gm.play_session.playing, gm.play_session.roll
    sheets = [gm.campaign_window.open_campaign.sheet(pc.id) for pc in gm.players]
    shown = playing.shown(engine, Viewer(gm=True))
    turns = [] if shown is None else [person.id for person in shown.people if person.turn]
    came: tuple[object, ...] = ()
    if roll is not None and roll.check.outcome is not None and not playing.unseen_in(roll):
        outcome = roll.check.outcome
        came = (outcome.success, *((outcome.total, outcome.target) if roll.done and not unseen(gm) else ()))
    return repr((sheets, turns, came))


def change_by_hand(gm: TableGm, who: str) -> None:
    """Change the first number of an NPC by hand."""
    open_campaign = gm.campaign_window.open_campaign
    sheet = open_campaign.sheet(who)
    gauges = open_campaign.system.person(sheet, open_campaign.game).gauges if sheet is not None else ()
    for gauge in [gauge for gauge in gauges if gauge.field][:1]:
        assert sheet is not None
        before = value_at(sheet, gauge.field)
        open_campaign.change((Change(sheet=who, field=gauge.field, before=before, after=(before or 0) + 1),))


def harm_without_attack(gm: TableGm, who: str) -> None:
    """Let an NPC take damage that no attack did."""
    playing = gm.play_session.playing
    for name in playing.running:
        harm, state = playing.engine(name).harm, playing.state(name)
        event = harm(state, who, 1) if harm is not None and state is not None else None
        if event is not None:
            gm.play_session.play(name, event.model_dump(mode="json"))
            return


def check_together(gm: TableGm, who: str) -> None:
    """Let a player's character and an NPC make the same check in one go; the same dice for both of them."""
    window, open_campaign = gm.main.window, gm.campaign_window.open_campaign
    group = GroupCheck(window, open_campaign, RandomDice(Random(who)), lambda: None, (gm.players[0].id, who))
    group.dialog.throw_requested.emit()
    group.dialog.close()
    if gm.play_session.roll is not None and not gm.play_session.roll.engine:
        gm.play_session.clear()


def grow(gm: TableGm, who: str) -> None:
    """Let an NPC buy what play has earned."""
    open_campaign = gm.campaign_window.open_campaign
    system, game, sheet = open_campaign.system, open_campaign.game, open_campaign.sheet(who)
    offered = [] if sheet is None else [one.id for one in system.growth(sheet, game) if one.legal]
    if sheet is not None and offered:
        gm.play_session.edit(sheet, system.grow(sheet, offered[0], game), "")


def write_notes(gm: TableGm, who: str) -> None:
    """Write something else into the GM notes on an NPC's sheet, and beside the play session."""
    sheet = gm.campaign_window.open_campaign.sheet(who)
    if sheet is not None:
        gm.play_session.edit(sheet, sheet.evolve(gm_notes=f"{sheet.gm_notes}、追記", memo=sheet.name), "")
        gm.play_session.memo(sheet.gm_notes[:40] or "控え", gm=True)


def edit_elsewhere(gm: TableGm, who: str) -> None:
    """Let another program write an NPC's file."""
    open_campaign = gm.campaign_window.open_campaign
    assert open_campaign.flush()
    entry = open_campaign.campaign.entry(who)
    if entry is not None:
        path = open_campaign.campaign.path_of(entry)
        data = json.loads(path.read_bytes())
        path.write_bytes(json.dumps(data | {"memo": f"よそで{data['name']}{data.get('gm_notes')}"}).encode())
        open_campaign.people.all_sheets()
        open_campaign.edits.post_foreign()


def to_bin_and_back(gm: TableGm, who: str) -> None:
    """Move an NPC to the bin, and take that back."""
    open_campaign = gm.campaign_window.open_campaign
    entry = open_campaign.campaign.entry(who)
    if entry is not None and open_campaign.list.delete([entry]):
        line = gm.play_session.binned([who]).entries[0].id
        gm.play_session.back(line)


def go_back_to(gm: TableGm, who: str) -> None:
    """Undo back to one of the last lines."""
    lines = gm.play_session.log().standing
    if len(lines) > 4:
        gm.play_session.back_to(lines[-3].id)


def start_anew(gm: TableGm, who: str) -> None:
    """Leave the campaign, and open it again."""
    folder = gm.campaign_window.open_campaign.campaign.folder
    assert gm.main.leave_campaign()
    with opened_at_the_table():
        gm.main.enter_campaign(folder)
    assert gm.main.campaign_window is not None
    gm.campaign_window = gm.main.campaign_window
    gm.play_session = gm.campaign_window.open_campaign.play_session
    if not gm.campaign_window.play_shown:
        gm.campaign_window.modes.show(True)
    gm.main.window.setUpdatesEnabled(False)


TAKES_BACK = ("back", "forward", "go_back_to")
"""What differs where steps of NPCs were left out in one of two play sessions."""
ASIDES: dict[str, Callable[[TableGm, str], object]] = {
    "by_hand": change_by_hand,
    "harm": harm_without_attack,
    "group": check_together,
    "mark": lambda gm, who: gm.play_session.mark(CustomState(name="しるし", who=who)),
    "grow": grow,
    "notes": write_notes,
    "elsewhere": edit_elsewhere,
    "bin": to_bin_and_back,
    "go_back_to": go_back_to,
    "start": start_anew,
    "back": lambda gm, who: gm.play_session.back() if gm.play_session.last >= 0 else None,
    "forward": lambda gm, who: gm.play_session.forward() if gm.play_session.next >= 0 else None,
}
"""What a GM does beside what runs, with an NPC or without."""


def done(gm: TableGm, action: Action, dice: Random, world: int) -> Iterator[list[str]]:
    """Do one thing, and look at each step of it; the dice of NPCs beside what runs fall anew.

    Raises:
        TakujoError: it cannot be done.
    """
    engine, event = action
    play_session = gm.play_session
    if play_session.roll is not None and not play_session.roll.engine:
        play_session.clear()
    if engine or event["kind"] in ASIDES:
        play_session.play(engine, event) if engine else ASIDES[event["kind"]](gm, event["who"])
        yield []
        return
    result = last_result(gm) if play_session.playing.unseen(event["who"]) else None
    play_session.prepare(Asked(kind=event["kind"], who=event["who"], params=event["params"][world]))
    open_dice, players = Random(repr(event)), {pc.id for pc in gm.players}
    for _ in range(40):
        roll = play_session.roll
        if roll is None or roll.done:
            break
        wants = roll.check.wants
        option = next((o.id for o in roll.check.options if o.primary and o.enabled), "")
        if wants is not None:
            fall = open_dice if (wants.who or event["who"]) in players else dice
            play_session.post(ThrowEvent(faces=tuple(fall.randint(1, side) for side in wants.sides)))
        elif option:
            play_session.post(Choose(option=option))
        assert result in (None, last_result(gm)), event
        yield pictures(gm)


def between(gm: TableGm, event: Mapping[str, Any]) -> bool:
    """Tell whether a step is between a player's character and an NPC: who does it knows of whom.

    Who only pays for an NPC need not know for whom, but who takes a blow in its place does.
    """
    pays = event.get("kind") in ("choose", "effect") and not str(event.get("option")).startswith("cover")
    ids = str(dict(event))
    return not pays and any(pc.id in ids for pc in gm.players) and any(npc.id in ids for npc in gm.npcs)


COVERS = ("secret", "dc_hidden")
"""Parameters by which what a check is about stays with the GM."""
GMS = ("target", "dc", "difficulty", "goal", "other_total", "other_modifier", "opponent_target")
"""Parameters that are then the GM's; how many dice are thrown lies open in every system."""


def beside(gm: TableGm, random: Random) -> Action | None:
    """Return a step beside the running engine: of a concealed NPC, or of a player's character against GM data."""
    open_campaign = gm.campaign_window.open_campaign
    if unseen(gm) and random.random() < 0.5:
        return "", {"kind": random.choice(list(ASIDES)), "who": random.choice(gm.npcs).id}
    who: Sheet = random.choice(gm.npcs if unseen(gm) and random.random() < 0.5 else gm.players)
    every = open_campaign.system.check_kinds(who, open_campaign.game)
    kinds = [kind for kind in every if not who.is_pc or any(param.id in COVERS for param in kind.params)]
    if not kinds:
        return None
    kind = random.choice(kinds)
    asked: list[dict[str, Any]] = [{}, {}]
    for param in kind.params:
        if who.is_pc and param.id in COVERS:
            asked = [{**one, param.id: True} for one in asked]
        elif who.is_pc and param.id in GMS and param.maximum != 0:
            low = max(param.minimum or 0, 1)
            number = random.randint(low, low + 14)
            asked = [{**asked[0], param.id: number}, {**asked[1], param.id: number + random.randint(1, 2)}]
    possible = all(gm.play_session.possible(Asked(kind=kind.id, who=who.id, params=one)) for one in asked)
    return ("", {"kind": kind.id, "who": who.id, "params": asked}) if possible else None


def wished(gm: TableGm, engine: str, random: Random) -> Action | None:
    """Return any step by which players do not come to know an NPC; None: there is none."""
    play_session = gm.play_session
    if random.random() < 0.25:
        return beside(gm, random)
    roll = play_session.roll
    if roll is not None and roll.open and roll.check.wants is not None:
        faces = [random.randint(1, side) for side in roll.check.wants.sides]
        return engine, {"kind": "throw", "faces": faces}
    offers = [o for o in play_session.playing.offers(engine) if not o.beyond and o.kind not in ENDING]
    concealed = unseen(gm)
    offers = [o for o in offers if o.kind not in ("reveal", "show")]
    offers = [o for o in offers if not (concealed and between(gm, o.event))]
    random.shuffle(offers)
    for offer in sorted(offers, key=lambda o: not o.primary and random.random() < 0.5):
        with suppress(TakujoError):
            after = play_session.playing.post(engine, event := filled(offer)).after
            shown = play_session.playing.shown_in(after, engine, Viewer())
            if shown is not None and not {npc.id for npc in gm.npcs} & {p.id for p in shown.people}:
                return engine, event
    return None


class Twin:
    """One of two play sessions in which the same is done.

    Args:
        dice: what NPCs throw beside what runs.
        world: 0 for the first, 1 for the one in which what is hidden differs.
    """

    def __init__(self, gm: TableGm, engine: str, dice: Random, world: int) -> None:
        self.gm, self.engine, self._dice, self._world = gm, engine, dice, world
        self._skipped = False
        begun_hidden(gm, engine)

    def play(self, random: Random, steps: int) -> Iterator[tuple[Action | None, list[Look]]]:
        """Do so many steps; return each with what was seen in its course and after it, first the beginning."""
        yield None, [self._look(papers(self.gm))]
        for _ in range(steps):
            action = wished(self.gm, self.engine, random)
            if action is None or self.engine not in self.gm.play_session.playing.running:
                continue
            FIGURES["actions"] += 1
            looks = [self._look() for _ in done(self.gm, action, self._dice, self._world)]
            yield action, [*looks, self._look(papers(self.gm))]

    def same(self, action: Action | None, looks: list[Look]) -> str:
        """Do what the other one has done, and compare every look; return why the two part, if they do."""
        try:
            steps = done(self.gm, action, self._dice, self._world) if action is not None else ()
            for look, _ in zip(looks[:-1], steps, strict=False):
                if not self._compared(look, self._look(), action):
                    return "parted"
        except TakujoError:  # an NPC's numbers decide what it can do: players see nothing, as of what the other does
            assert action is not None
            if not self._of_npc(action):
                return "refused"
            self._skipped = True
            FIGURES["skipped"] += 1
            self.gm.play_session.clear()
        return "" if self._compared(looks[-1], self._look(papers(self.gm)), action) else "parted"

    def _of_npc(self, action: Action) -> bool:
        """Return whether a step concerns NPCs alone; an undone one differs where some were skipped."""
        ids, kind = str(action), action[1]["kind"]
        if kind in TAKES_BACK or any(pc.id in ids for pc in self.gm.players):
            return False
        return any(npc.id in ids for npc in self.gm.npcs)

    def _look(self, more: Iterable[str] = ()) -> Look:
        return witnessed(self.gm, self.engine), [*pictures(self.gm), *more]

    def _compared(self, one: Look, other: Look, action: Action | None) -> bool:
        """Assert that players see the same; False where the table has witnessed something else."""
        if one[0] != other[0] or (self._skipped and action is not None and action[1]["kind"] in TAKES_BACK):
            return False
        FIGURES["compared"] += 1
        apart = [_around(*pair) for pair in zip(one[1], other[1], strict=True) if pair[0] != pair[1]]
        assert apart == [], f"{action}: {apart[0]}"
        return True


def _around(one: str, other: str) -> tuple[str, str]:
    """Return where two texts part."""
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return one[max(0, place - 60) : place + 60], other[max(0, place - 60) : place + 60]
