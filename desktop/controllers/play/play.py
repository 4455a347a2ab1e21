"""What the GM does with dice: from a clicked skill or a typed line to the tray, or to a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.play.mode_switch import Selection
from desktop.controllers.play.palette import Meant, Palette, dice_rows
from desktop.controllers.play.typed import (
    DiceWanted,
    FacesTyped,
    MenuWanted,
    NoteTyped,
    NotUnderstood,
    OrderTyped,
    PersonWanted,
    ResourceChange,
    TypedSteps,
    Unclear,
    examples,
    plain_line,
    understand,
)
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.sheet.custom_numbers import CustomNumber, number_named, numbers_of
from desktop.controllers.tray.tray import TrayRequests
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import Check, CheckKind
from desktop.core.rolls.describe import describe_check
from desktop.core.rolls.odds import percent
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.core.words import Typed, phrase
from desktop.services.command_line.meanings import Meaning
from desktop.services.command_line.named_check import CheckWanted
from desktop.services.command_line.names import best, person, step_words
from desktop.services.command_line.palette import NumberChange, is_letters, order_dice
from desktop.services.command_line.parser import TypedStep
from desktop.views.window.line_list import Row
from desktop.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.core.notation.line import DiceLine


ROWS = 8
"""Things that a line may mean which are offered beside the steps of play."""
FEW = 6
"""How many possible subjects of a check are listed when the typed one does not exist."""
DICE = "2D6+3"
"""An example line for a campaign without characters."""


class Play(QObject):
    """Joins the sheet in front and the command line to the tray and to the play session."""

    def __init__(
        self,
        open_campaign: OpenCampaign,
        tray: TrayRequests,
        window: MainWindow,
        notifier: Notifier,
        selection: Selection,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._palette = Palette(window, open_campaign, self)
        self._typed = TypedSteps(open_campaign, selection, tray.throw, self)
        self._open_campaign, self._words, self._tray = open_campaign, open_campaign.words, tray
        self._window, self._notifier, self._selection = window, notifier, selection

    # the tray

    def face(self, who: str) -> None:
        """Turn the tray to another character, with that system's first kind of check; one that has begun stays."""
        roll = self._tray.roll
        if not who or self._tray.facing == who or (roll is not None and roll.open):
            return
        kinds = self._open_campaign.kinds(who)
        if kinds:
            self._tray.prepare(who, kinds[0].id, {})

    def prepare(self, kind: str, params: Mapping[str, Any]) -> None:
        """Put a check of the acting character into the tray, with its odds before the throw."""
        if self._selection.who or any(known.id == kind for known in self.kinds()):
            self._open_campaign.edits.post_all()
            self._tray.prepare(self._selection.who, kind, params)

    def prepare_and_focus(self, kind: str, params: Mapping[str, Any]) -> None:
        """Prepare a check that was pressed on a sheet, and go there: the next digit is a face of a real die."""
        self.prepare(kind, params)
        self._tray.focus()

    def _ask(self, kind: str, params: Mapping[str, Any], acts: str = "") -> None:
        """Write a typed check where the page asks for one; else lay it into the tray and go there."""
        who, tracker = acts or self._selection.who, self._selection.tracker
        if tracker is not None and tracker.fill(who, kind, params):
            return
        self._open_campaign.edits.post_all()
        self._tray.prepare(who, kind, params)
        self._tray.focus()
        absent = self._open_campaign.sheet(tracker.absent(who, kind, params)) if tracker is not None else None
        if absent is not None:
            text = self.tr(
                "{name} はこの場にいないので、宣言とは別の判定です。宣言の相手にするなら「途中参加…」で加えます。"
            )
            self._notifier.notify(text.format(name=absent.name))

    def kinds(self) -> tuple[CheckKind, ...]:
        """Return the checks of the acting character; without one those that need no sheet."""
        readings = step_words(self._open_campaign.system.id).kinds
        kinds = tuple(
            kind.evolve(readings=(*kind.readings, *readings.get(kind.id, ())))
            for kind in self._open_campaign.kinds(self._selection.who)
        )
        return kinds if self._selection.who else tuple(kind for kind in kinds if kind.standalone)

    def _sheet(self) -> Sheet | None:
        """Return the present sheet of the acting character."""
        return self._open_campaign.sheet(self._selection.who) if self._selection.who else None

    # the command line

    def examples(self) -> list[str]:
        """Return example lines for the acting character."""
        sheet = self._sheet()
        if sheet is None:
            return [DICE]
        system, game = self._open_campaign.system, self._open_campaign.game
        play = system.play_fields
        own = numbers_of(sheet, system, game, self._words)
        names = [number.title for number in own if number.field in play or number.field.partition(".")[0] in play]
        return examples(self.kinds(), names, self._words, self._tray.wanted)

    def show_examples(self) -> None:
        """Write examples of this system into the empty command line."""
        lines = self.tr("　・　").join(self.examples())
        self._window.ui.commandEdit.setPlaceholderText(self.tr("例　{lines}").format(lines=lines))

    def hint(self, text: str) -> None:
        """Say beside the line what Enter would do."""
        window, kinds = self._window, self.kinds() if text.strip() else ()
        intent, sentence = None, ""
        try:
            if text.strip():
                intent = self.understand(text, kinds)
                sentence = self._describe(intent)
        except TakujoError as error:
            sentence = error.problem.text(self._words)
        window.hint(sentence)
        named = isinstance(intent, CheckWanted | PersonWanted | Unclear | NotUnderstood)  # a step named in full is none
        window.line_list.show_rows(self._rows(text, self._meant(text, kinds).all if named else ()))

    def _rows(self, text: str, meant: Sequence[Meaning]) -> list[Row]:
        """Return what the line may mean, the likeliest first, and how it can continue: steps of play, dice, menu."""
        checks = [self._offered(one) for one in meant[:ROWS]]
        steps = [Row(c.line, c.label, c.note, c.legal) for c in self._typed.completions(text)]
        steps += dice_rows(text) + self._palette.rows(text)
        return sorted((*checks, *steps), key=lambda row: not row.legal) if checks else steps

    def _offered(self, one: Meaning) -> Row:
        """Offer a character, or a check with its chance; what the game has no more says so."""
        wanted = one.wanted
        if wanted is None:
            return Row(one.line, one.label, self.tr("人"))
        kind = self.tr("判定")
        if one.gone or not one.legal:
            gone = self._words.say(phrase("{name}（このゲームにはもうありません）", name=kind))
            return Row(one.line, one.label, gone if one.gone else kind, one.legal)
        try:
            return Row(one.line, one.label, kind + self._chance(self._begun(wanted)))
        except TakujoError:
            return Row(one.line, one.label, kind)

    def _meant(self, text: str, kinds: tuple[CheckKind, ...]) -> Meant:
        """Return what a line may mean that is names and numbers."""
        line = plain_line(text) if any(map(str.isalnum, text)) else ""
        return self._palette.meanings(line, kinds, self._selection.who)

    def enter(self, text: str) -> None:
        """Do what the line says; a line that is not understood stays, with one sentence."""
        if not text.strip():
            return
        ui = self._window.ui
        intent: Any = None
        try:
            intent = self.understand(text, self.kinds())
            if not isinstance(intent, Unclear):  # its list is what to choose from
                self._window.line_list.hide()
            done = self._do(intent)
        except TakujoError as error:
            self._window.line_list.hide()
            self._window.hint(self._refused(intent, error), refused=True)
            return
        if done:
            ui.commandEdit.setText("")  # unlike `clear`, undo does not bring the line back: it undoes the command
            self._window.hint("")

    def understand(self, text: str, kinds: tuple[CheckKind, ...]) -> Any:
        """Read a line: a step named in full comes before a check, a check before the beginning of a step's name."""
        throws = order_dice(text)
        if throws:
            return OrderTyped(throws)
        changes = self._palette.changes(text)
        if len(changes) > 1 or (changes and changes[0].who != self._selection.who):
            return changes
        found: Any = NotUnderstood(text)
        if not is_letters(text):
            found = understand(text, kinds, self._words, self._tray.wanted)
        if isinstance(found, CheckWanted | NotUnderstood):
            menu = self._palette.menu(text) if isinstance(found, NotUnderstood) else None
            found = menu or self._meant(text, kinds).intent or found
        if isinstance(found, CheckWanted | DiceWanted | NotUnderstood | Unclear):
            return self._typed.read(text, whole=not isinstance(found, NotUnderstood)) or found
        return found

    @property
    def _asks_for_order(self) -> bool:
        """Whether a battle runs in which no character has the turn: else the dice would go to what comes next."""
        shown = self._open_campaign.play_session.playing.shown("battle", Viewer(gm=True))
        return shown is not None and not any(person.turn for person in shown.people)

    def _do(self, intent: Any) -> bool:
        match intent:
            case OrderTyped() if not self._asks_for_order:
                self._window.hint(self._describe(intent), refused=True)
                return False
            case OrderTyped(throws=throws):
                for faces in throws:
                    self._selection.lead_to_dice()
                    self._tray.enter_faces(faces)
            case PersonWanted(who=who):
                self._selection.select(who)
            case MenuWanted(id=command):
                self._window.command.emit(command)
            case (NumberChange(), *_):
                return self._open_campaign.change(self._palette.changed(intent))
            case FacesTyped(values=values):
                self._tray.enter_faces(values)
            case CheckWanted(kind=kind, params=params, who=who):
                if who:
                    self._selection.select(who)
                self._ask(kind, params, who)
            case DiceWanted():
                self._throw(intent)
            case NoteTyped(text=text):
                self._open_campaign.play_session.note(text)
            case TypedStep():
                return self._step(intent)
            case ResourceChange():
                return self._change_resource(intent)
            case _:
                self._window.hint(self._describe(intent), refused=True)
                return False
        return True

    def _step(self, step: TypedStep) -> bool:
        """Do a step of play; where it leaves dice to be thrown, the focus goes there."""
        done = self._typed.do(step)
        roll = self._open_campaign.play_session.roll
        if roll is not None and roll.engine and not roll.done:
            self._tray.focus()
        return done

    def _describe_step(self, step: TypedStep) -> str:
        label = self._typed.describe(step)
        refusal = self._typed.refused(step)
        if refusal is None:
            return self.tr("{step}　Enter で行う").format(step=label)
        return "△ " + self._refused(step, refusal)

    def _refused(self, intent: Any, error: TakujoError) -> str:
        """Say why nothing was done, and where the GM may overrule that."""
        ruled = isinstance(intent, TypedStep) and not intent.ruling and self._typed.may_rule(intent, error)
        return error.problem.text(self._words) + (self.tr("行頭に ! でGM裁定。") if ruled else "")

    def _describe(self, intent: Any) -> str:
        match intent:
            case TypedStep():
                return self._describe_step(intent)
            case OrderTyped() if not self._asks_for_order:
                return self.tr("いまは順番を決めるところではありません。")
            case OrderTyped(throws=throws):
                said = "　".join(" ".join(map(str, faces)) for faces in throws)
                return self.tr("順番の出目 {faces}　Enter で入れる").format(faces=said)
            case MenuWanted():
                return self.tr("メニューの行を選ぶ　Enter")
            case Unclear(names=names):
                listed = self._words.listed(map(Typed, names))
                return self.tr("どれですか？ ↓ と Tab で選びます：{names}").format(names=listed)
            case PersonWanted(who=who):
                sheet = self._open_campaign.sheet(who)
                return self.tr("{name} を選ぶ　Enter").format(name=sheet.name if sheet is not None else "")
            case (NumberChange(), *_):
                return self._palette.describe(intent)
            case FacesTyped(values=values):
                return self.tr("出目 {faces}　Enter で入れる").format(faces=" ".join(map(str, values)))
            case CheckWanted():
                return self._describe_check(intent)
            case DiceWanted(line=line):
                return self._describe_dice(line)
            case NoteTyped(text=text):
                return self.tr("記録に書く：{text}").format(text=text[:30])
            case ResourceChange():
                found = self._resource(intent)
                if found is None:
                    return self.tr("「{name}」という数はありません。").format(name=intent.name[:30])
                after = found.within(intent.amount if intent.absolute else found.value + intent.amount)
                return f"{found.title} {found.value} → {after}　Enter"
            case NotUnderstood(text=text):
                if lacking := self._lacking(text):
                    return lacking
                example = "".join(self.examples()[:1])
                sentence = self.tr("「{text}」は分かりません。例　{example}").format(text=text[:30], example=example)
                return sentence if text.strip() else ""
        return ""

    def _lacking(self, text: str) -> str:
        """Say what a kind of check may be of, where its name is followed by what it has not; empty: it is no kind."""
        first, _, rest = text.strip().replace("\u3000", " ").partition(" ")
        for kind in self.kinds() if rest.strip() else ():
            subject = next((param for param in kind.params if param.subject and param.choices), None)
            if subject is None or first.lower() not in {self._words.say(kind.label).lower(), *kind.readings}:
                continue
            names = self._words.listed(choice.label for choice in subject.choices[:FEW])
            sentence = self.tr("「{text}」という{kind}はありません。{names} から選べます。")
            return sentence.format(text=rest.strip()[:30], kind=self._words.say(kind.label), names=names)
        return ""

    def _throw(self, wanted: DiceWanted) -> None:
        """Throw a line of dice; what needs none is reported at once."""
        from desktop.core.notation.check import DiceCheck

        check = DiceCheck(line=wanted.line)
        if not check.done:
            self._open_campaign.edits.post_all()
            self._tray.throw_line(self._selection.who, wanted.text)
            return
        seen, public = shown(check, Viewer(gm=True)), shown(check, Viewer())
        hidden: dict[str, Any] = {"secret": True, "open_": describe_check(public)} if public.covered else {}
        self._open_campaign.play_session.note(describe_check(seen), kind="dice", **hidden)

    def _describe_dice(self, line: DiceLine) -> str:
        from desktop.core.notation.check import DiceCheck

        check = DiceCheck(line=line)
        if check.outcome is not None:
            return self.tr("{check}　Enter で記録").format(
                check=self._words.say(describe_check(shown(check, Viewer(gm=True))))
            )
        for_what = f"「{line.label}」" if line.label else ""
        return self.tr("{dice} を振る　Enter").format(dice=f"{line}{for_what}") + self._chance(check)

    def _describe_check(self, intent: CheckWanted) -> str:
        check, sheet = self._begun(intent), self._open_campaign.sheet(intent.who)
        name = f"{sheet.name}　" if sheet is not None else ""
        return name + self._words.say(check.title) + self._chance(check) + self.tr("　Enter で準備")

    def _begun(self, intent: CheckWanted) -> Check:
        """Return a check as the tray would begin it."""
        who = intent.who or self._selection.who
        return self._open_campaign.try_check(Asked(kind=intent.kind, who=who, params=intent.params))

    def _chance(self, check: Check) -> str:
        """Say how likely it is to succeed; empty where that is unknown, or the table shows no chances."""
        odds = check.odds().success if self._open_campaign.play_session.playing.chances else None
        return self.tr("　成功 {p}").format(p=percent(odds)) if odds is not None else ""

    def _resource(self, intent: ResourceChange) -> CustomNumber | None:
        """Find the number that a line names."""
        who, name = self._split_name(intent.name)
        open_campaign = self._open_campaign
        sheet = open_campaign.sheet(who) if who else None
        return (
            None if sheet is None else number_named(name, sheet, open_campaign.system, open_campaign.game, self._words)
        )

    def _split_name(self, name: str) -> tuple[str, str]:
        """Split a character's name from the name of a number: `七海 LP`; by default the acting character."""
        first, _, last = name.rpartition(" ")
        if first:
            people = [person(s.id, s.name, s.reading) for s in self._open_campaign.people.all_sheets()]
            _, found = best(people, first)
            if len(found) == 1:
                return found[0].id, last
        return self._selection.who, name

    def _change_resource(self, intent: ResourceChange) -> bool:
        document, found = self._selection.front, self._resource(intent)
        if found is None:
            self._window.hint(self._describe(intent), refused=True)
            return False
        after = found.within(intent.amount if intent.absolute else found.value + intent.amount)
        who, _ = self._split_name(intent.name)
        if document is None or document.sheet.id != who or "." in found.field:
            change = Change(sheet=who, field=found.field, before=found.before, after=after)
            return self._open_campaign.change((change,))
        problem = document.edit(found.field, after, found.title)
        document.end_burst()  # in play this posts it as a step of the play session
        if problem is not None:
            self._notifier.show_problem(problem)
        return problem is None
