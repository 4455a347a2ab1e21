"""Draws what is in the dice tray: whose check it is, the dice, the result, what may be done now, and for whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from PySide6.QtCore import QObject

from desktop.controllers.tray import tray_words
from desktop.controllers.tray.tray_table import DEFAULT_COLOUR, Throwers, dice_groups
from desktop.core.rolls.check import CheckKind, DiceRequest, Option
from desktop.core.rolls.outcome import Explained
from desktop.core.rolls.roll import Asked, Roll, with_ahead
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer
from desktop.core.view_models import CheckView
from desktop.core.words import Words
from desktop.models.play.play_session import PlaySessionModel
from desktop.views.dice import DiceGroup
from desktop.views.sheet.why_popup import WhyPopup
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.tray.entry import MANY

LONGEST_CHIP = 8
"""Signs of a name on a chip."""
GM, PUBLIC = Viewer(gm=True), Viewer()
PUBLIC = Viewer()


class SheetSource(Protocol):
    """Who sits at the table."""

    def sheet(self, who: str) -> Sheet | None:
        """The current sheet; None when there is none."""

    def option_letters(self, options: Sequence[Option]) -> Mapping[str, str]:
        """Return id → letters of what may be declared."""


class TrayConcealment:
    """Projects a check for the GM, for the public while it is concealed, or for the player who reveals it."""

    def __init__(self, play_session: PlaySessionModel, people: SheetSource) -> None:
        self._play_session, self._people = play_session, people
        self._seen: tuple[Roll, bool, bool, CheckView] | None = None
        """What was asked last, how, and what is seen: several parts of the tray ask for the same."""

    def visible_check(self, roll: Roll | None, *, lifted: bool) -> CheckView | None:
        """Return a check as the user at the screen may see it; a concealed one as the public may."""
        if roll is None:
            return None
        how = lifted, self._play_session.playing.chances
        if self._seen is None or self._seen[0] is not roll or self._seen[1:3] != how:
            self._seen = roll, *how, self._shown(roll, lifted=lifted)
        return self._seen[3]

    def _shown(self, roll: Roll, *, lifted: bool) -> CheckView:
        eyes = self._play_session.playing.eyes
        if not roll.concealed:
            return roll.shown(eyes(GM))
        open_ = roll.shown(eyes(PUBLIC))
        if not lifted:
            return open_
        return roll.shown(eyes(Viewer(sheet=open_.looker) if open_.looker else GM))

    def player_acts(self, seen: CheckView | None) -> bool:
        """Whether a player acts now, to whom the screen could be handed."""
        if seen is None:
            return False
        who = seen.wants.who if seen.wants is not None else next((o.payer for o in seen.options if o.enabled), "")
        sheet = self._people.sheet(who) if who else None
        return sheet is not None and sheet.is_pc


def may_look(roll: Roll) -> bool:
    """Whether a concealed check may be revealed to a player or the GM."""
    return roll.concealed and roll.seen_by(PUBLIC).may_look


def hides(roll: Roll | None) -> bool:
    """Whether the throw is concealed from other players."""
    wants = roll.check.wants if roll is not None else None
    return (roll is not None and roll.concealed) or (wants is not None and wants.secret)


@dataclass(frozen=True)
class TrayContents:
    """The tray state; while it is equal nothing is rendered."""

    roll: Roll | None
    """None before the first check, or where what is asked for was refused."""
    asked: Asked | None
    kinds: tuple[CheckKind, ...]
    typed: tuple[int, ...]
    lifted: bool
    """The concealed check is revealed at the moment."""
    waiting: tuple[str, ...]
    """Suspended checks, by id."""
    chances: bool
    kept: tuple[int, ...]
    """Faces of a throw that was undone: they still lie on the table, and Enter lays them again."""
    ruled: bool = field(compare=False)
    """What was refused would go by a ruling of the GM."""

    @property
    def who(self) -> str:
        """Whose check it is, by sheet id."""
        return self.asked.who if self.asked is not None else ""

    @property
    def over(self) -> bool:
        """Whether another check may be chosen now."""
        return self.roll is None or not (self.roll.open or self.conceals_end)

    @property
    def conceals_end(self) -> bool:
        """Whether the cover hides if the check is over."""
        begun = self.roll is not None and self.roll.begun and not self.lifted
        return begun and self.roll is not None and self.roll.check.concealment(PUBLIC).ended

    @property
    def loose(self) -> bool:
        """Whether no battle and no session asks for it: what one asked for was once."""
        return self.roll is None or not self.roll.engine


@dataclass(frozen=True)
class _Drawn:
    """What of a check and its sheets is seen before anything has been thrown."""

    seen: CheckView | None
    name: str
    colour: str
    hides: bool
    may_look: bool
    suspended: str


class TrayPicture(QObject):
    """Renders the tray state as far as the user at the screen may see it."""

    def __init__(
        self, tray: DiceTray, words: Words, play_session: PlaySessionModel, people: SheetSource, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tray, self._words, self._play_session, self._people = tray, words, play_session, people
        self._eyes = TrayConcealment(play_session, people)
        self._contents: TrayContents | None = None
        """What was drawn last."""
        self._drawn: _Drawn | None = None

    def is_current(self, contents: TrayContents) -> bool:
        """Tell whether this is what was drawn last."""
        return self._contents == contents

    def keep(self, now: TrayContents) -> bool:
        """Let what was drawn last stand for a check that has not begun; False: it looks otherwise by its new sheets."""
        before = self._contents
        if before is None or before.roll is None or now.roll is None or before.roll.id != now.roll.id:
            return False
        same = replace(before, roll=now.roll) == now and self._drawn == self._look(now)
        if before.roll.begun or now.roll.begun or not same:
            return False
        self._contents = now
        return True

    def render(self, contents: TrayContents) -> None:
        """Lay the dice as they are; what they mean follows when the tray says that they are at rest."""
        with self._tray.layout_batch.batched(at_once=False):
            self._tray.show_dice(self._groups(contents), tumble=False)
            if contents.roll is None:
                self.show(contents)

    def preview(self, contents: TrayContents) -> None:
        """Lay dice that are still being typed: they mean nothing yet."""
        scene = self._tray.ui.diceView.dice
        blocked = scene.blockSignals(True)
        self._tray.show_dice(self._groups(contents), tumble=False)
        scene.blockSignals(blocked)

    def reveal(self, contents: TrayContents, *, tumble: bool) -> None:
        """Show new dice; what they mean follows when they are at rest."""
        tray = self._tray
        with tray.layout_batch.batched(at_once=False):
            if tumble and tray.ui.diceView.dice.animated:
                tray.show_problem("")
                tray.show_options(())
                tray.show_buttons(self.tr("止める"), enabled=True, again=False)
                tray.show_entry(tray.moving)
            tray.show_dice(self._groups(contents), tumble=tumble)

    def _look(self, contents: TrayContents) -> _Drawn:
        own = self._people.sheet(contents.who) if contents.who else None
        named = (own.name, own.colour) if own is not None else ("", DEFAULT_COLOUR)
        covers = hides(contents.roll), contents.roll is not None and may_look(contents.roll)
        return _Drawn(self._visible_check(contents), *named, *covers, self._suspended_title())

    def _groups(self, contents: TrayContents) -> list[DiceGroup]:
        own = self._people.sheet(contents.who) if contents.who else None
        seen = self._visible_check(contents)
        return (
            dice_groups(seen, Throwers(own, self._people.sheet, self.tr("相手")), contents.typed)
            if seen is not None
            else []
        )

    def show(self, contents: TrayContents) -> None:
        """Draw everything but the dice."""
        self._contents, self._drawn = contents, self._look(contents)
        with self._tray.layout_batch.batched(at_once=False):
            self._show(contents)

    def _show(self, contents: TrayContents) -> None:
        tray, words, seen = self._tray, self._words, self._visible_check(contents)
        tray.show_problem("")
        kind = next((k for k in contents.kinds if contents.asked is not None and k.id == contents.asked.kind), None)
        tray.show_kinds([(k.id, words.say(k.label)) for k in contents.kinds], kind.id if kind else "")
        given = dict(contents.asked.params) if contents.asked is not None else {}
        tray.show_params(kind, given, words, open_=contents.over, hidden=seen.params if seen is not None else ())
        tray.show_waiting(self._suspended_title(), cancel=not contents.over and contents.loose)
        self._show_title(contents, seen)
        self._show_cover(contents, seen)
        tray.show_result(tray_words.result(seen.outcome, words) if seen is not None and seen.outcome else None)
        tray.show_odds(tray_words.odds_now(seen, words) if seen is not None else None)
        well = seen is not None and seen.outcome is not None and seen.outcome.success is True
        letters = self._people.option_letters(contents.roll.declarable) if contents.roll is not None else {}
        lines = (
            tray_words.options(self._offered(contents, seen), words, letters, self._short_name)
            if seen is not None
            else ()
        )
        concealed = {letters[one]: one for one in _concealed(contents.roll, seen) if one in letters}
        tray.show_options(lines, folded=well, concealed=concealed)
        entry = tray_words.entry(seen.wants if seen is not None else None, words)
        hint = self.tr("まだ振る人がいません") if contents.asked is None else ""
        if seen is not None and seen.wants is not None and fit_again(contents.kept, seen.wants):
            hint = " ".join(map(str, contents.kept)) + "　⏎"
        tray.show_entry(replace(entry, placeholder=hint) if hint else entry)
        self._show_buttons(contents, seen)

    def _offered(self, contents: TrayContents, seen: CheckView) -> Sequence[Option]:
        """Return what may be declared now, and in the windows ahead, as far as it may be seen."""
        roll = contents.roll
        if roll is None or seen.wants is not None:
            return seen.options
        views = (self._eyes.visible_check(replace(roll, check=one), lifted=contents.lifted) for one in roll.ahead)
        return with_ahead(seen.options, [view.options for view in views if view is not None])

    def explain(self, contents: TrayContents) -> None:
        """Say why the result is what it is."""
        seen = self._visible_check(contents)
        outcome = seen.outcome if seen is not None else None
        if seen is None or outcome is None:
            return
        number = Explained(
            label=seen.title,
            value=outcome.total,
            text=self._words.say(outcome.headline),
            parts=outcome.parts,
            rule=outcome.rules[0] if outcome.rules else "",
        )
        popup = WhyPopup(self._tray)
        text = self._words.say(outcome.detail)
        if outcome.brief is not None:  # a hundred lines are higher than a screen
            text = "　".join(text.splitlines())
        popup.explain("", number, self._words, text, False)
        popup.open_under(self._tray.ui.whyButton)

    def _visible_check(self, contents: TrayContents) -> CheckView | None:
        return self._eyes.visible_check(contents.roll, lifted=contents.lifted)

    def _show_cover(self, contents: TrayContents, seen: CheckView | None) -> None:
        covered = not contents.lifted if contents.roll is not None and may_look(contents.roll) else None
        passes = not contents.loose and not contents.over and hides(contents.roll) and self._eyes.player_acts(seen)
        self._tray.show_cover(covered, passes=passes)

    def _show_buttons(self, contents: TrayContents, seen: CheckView | None) -> None:
        primary = tray_words.primary(seen, self._words)
        if primary and contents.roll is not None and not contents.roll.concealed:
            primary = tray_words.onward(contents.roll, self._words, self._name_of) or primary
        waiting = self.tr("上から選んでください") if seen is not None and any(o.enabled for o in seen.options) else ""
        if not (primary or waiting) and not contents.loose and not contents.over:
            waiting = self.tr("手順の画面で進めます")  # what may be declared would tell what is under the cover
        if contents.conceals_end and not primary:
            primary = self.tr("次へ")
        if contents.roll is None and contents.ruled:
            primary = self.tr("GM裁定で判定する")
        over = bool(seen is not None and seen.done and contents.loose)
        diceless = over and contents.roll is not None and contents.roll.diceless
        if diceless:
            primary = self.tr("ダイスなしで終える")
        again = over and not diceless
        self._tray.show_buttons(primary or waiting, enabled=bool(primary), again=again)

    def _name_of(self, who: str) -> str:
        sheet = self._people.sheet(who) if who else None
        return sheet.name if sheet is not None else ""

    def _show_title(self, contents: TrayContents, seen: CheckView | None) -> None:
        wants = seen.wants if seen is not None else None
        # the title says the first dice; many of them are thrown in handfuls
        asked = wants if seen is not None and wants and (seen.throws or len(wants.sides) > MANY) else None
        title = self._titled(contents.who, self._words.say(seen.title) if seen is not None else "")
        self._tray.show_title(title, self._words.say(asked.label) if asked else "")

    def _titled(self, who: str, title: str) -> str:
        """Say whose check it is, where its title does not."""
        sheet = self._people.sheet(who) if who else None
        name = sheet.name if sheet is not None else ""
        named = not name or title.startswith(name) or title.endswith(f"（{name}）")  # 行動順番（霧島 七海）
        return title if named else f"{name}　{title}"

    def _short_name(self, who: str) -> str:
        """Return the last word of a name, as people call each other."""
        sheet = self._people.sheet(who) if who else None
        last = sheet.name.replace("\u3000", " ").rsplit(" ", 1)[-1] if sheet is not None else ""
        return last if len(last) <= LONGEST_CHIP else last[: LONGEST_CHIP - 1] + "…"

    def _suspended_title(self) -> str:
        suspended = self._play_session.suspended[-1:]
        return "".join(self._titled(roll.asked.who, self._words.say(roll.shown(PUBLIC).title)) for roll in suspended)


def fit_again(faces: Sequence[int], wants: DiceRequest | None) -> bool:
    """Tell whether faces of real dice that lie on the table are possible faces of the dice wanted now."""
    if wants is None or wants.secret or len(faces) != len(wants.sides) or not faces:
        return False
    return all(1 <= face <= sides for face, sides in zip(faces, wants.sides, strict=True))


def _concealed(roll: Roll | None, seen: CheckView | None) -> tuple[str, ...]:
    """Return the options that the cover hides: the GM chooses them by their letters, and nothing shows it."""
    if roll is None or seen is None or not roll.concealed:
        return ()
    shown = {option.id for option in seen.options}
    return tuple(o.id for o in roll.declarable if o.enabled and not o.primary and o.id not in shown)
