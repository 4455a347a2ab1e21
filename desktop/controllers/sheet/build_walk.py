"""The way through the steps of building: which one is in front, which can be reached, and what bars the way on."""

from __future__ import annotations

from desktop.core.build_step import Step
from desktop.core.problem import Problem, Severity
from desktop.core.words import Words
from desktop.models.play.steps import StepState
from desktop.models.sheet.document import SheetDocument


class BuildWalk:
    """Walks a draft step by step; a step counts as done only after it was in front."""

    def __init__(self, document: SheetDocument) -> None:
        self._document = document
        here = (document.system.step_here(step, document.game) for step in document.system.steps)
        self.steps = [step for step in here if step is not None]
        self.current = 0
        """The number of the step in front."""
        self._seen: set[int] = set()
        """Steps that were in front; only those are ticked."""

    @property
    def step(self) -> Step:
        """The step in front."""
        return self.steps[self.current]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    @property
    def at_end(self) -> bool:
        """Whether the last step is in front."""
        return self.current == self.last

    def begin(self, wanted: str) -> int:
        """Return the step to begin with: the one that was in front, if it can be reached, else the first unfinished."""
        known = next((n for n, step in enumerate(self.steps) if step.id == wanted), None)
        start = known if known is not None and self.reachable(known) else self._first_open()
        self._seen.update(range(start))
        return start

    def go_to(self, number: int) -> bool:
        """Bring a step to the front; False: one before it is unfinished, or there is none such."""
        if not 0 <= number <= self.last or not self.reachable(number):
            return False
        self.current = number
        self._seen.add(number)
        return True

    def reachable(self, number: int) -> bool:
        """Tell whether all steps before are finished."""
        return not any(self.blocking(step.id) for step in self.steps[: min(number, self.last)])

    def blocking(self, step: str = "") -> list[Problem]:
        """List what must be mended before a step is finished; of the last one, and of none by name, all of it."""
        return [
            p
            for p in self._document.problems
            if p.severity is not Severity.WARN and (not step or step == self.steps[-1].id or self.step_of(p) == step)
        ]

    def step_of(self, problem: Problem) -> str:
        """Return the step where a problem is mended."""
        known = {step.id for step in self.steps}
        return problem.step if problem.step in known else self.steps[-1].id

    def number_of(self, problem: Problem) -> int:
        """Return the number of that step."""
        wanted = self.step_of(problem)
        return next(number for number, step in enumerate(self.steps) if step.id == wanted)

    def title(self, number: int, words: Words) -> str:
        """Name a step as the campaign does."""
        return words.say(self._document.game.named(self.steps[number].title))

    def states(self, words: Words) -> list[StepState]:
        """Return all steps as the list shows them."""
        sheet, game, system = self._document.sheet, self._document.game, self._document.system
        states = []
        for number, step in enumerate(self.steps):
            reachable = self.reachable(number)
            done = number in self._seen and number < self.last and number != self.current
            done = done and reachable and not self.blocking(step.id) and not system.step_empty(sheet, step.id, game)
            summary = words.say(system.steps_summary(sheet, step.id, game))
            states.append(StepState(step.id, self.title(number, words), summary, done, reachable))
        return states

    def _first_open(self) -> int:
        """Return the first unfinished step of a draft that was left, or the first step of a fresh one."""
        sheet, game = self._document.sheet, self._document.game
        if sheet == self._document.system.blank(game).evolve(id=sheet.id, colour=sheet.colour):
            return 0
        return next((n for n, step in enumerate(self.steps) if self.blocking(step.id)), self.last)
