"""Classes of values that are made quickly are what Python and pydantic make: the same answers, the same messages."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.quick_python import quick_python

CODE = """
import sys
from desktop import quick_values
quick_values.install()
quick_values.install()
import dataclasses, pickle
from dataclasses import dataclass, field
from pydantic import BaseModel, SecretStr, TypeAdapter, ValidationError

@dataclass(frozen=True)
class Pair:
    left: int
    right: tuple = ()
    seen: int = field(default=0, compare=False, repr=False)

@dataclass(frozen=True)
class More(Pair):
    third: object = None

@dataclass
class One:
    only: float

@dataclass(frozen=True)
class Nothing:
    pass

@dataclass(frozen=True, slots=True)
class Tight:
    a: int
    b: str = "b"

@dataclass(order=True)
class Ordered:
    a: int
    b: int = 0

@dataclass
class Round:
    me: object = None

@dataclass
class Told:
    'With a text of its own.'
    a: int
    b: list = field(default_factory=list)

@dataclass
class Retold(Told):
    'What is made calls what was made.'
    c: int = 0
    def __init__(self, a, *, c=3):
        super().__init__(a, [c])
        self.c = c

class Model(BaseModel):
    pair: Pair
    told: Told | None = None
    name: str | None = None

def said(act):
    try:
        return act()
    except Exception as error:
        return type(error).__name__, str(error)

nan = float("nan")
one, turning = One(nan), Round()
turning.me = turning
for act in (
    lambda: [Pair(1) == Pair(1), Pair(1) == Pair(1), Tight(1) == Tight(1), hash(Tight(2)) == hash(Tight(2))],
    lambda: [More.__eq__.__qualname__, Pair.__eq__.__name__, Tight.__hash__.__qualname__, Pair.__eq__(1, 2)],
    lambda: repr([Pair(1), More(1, (2,), 3, "x"), One(2.5), Nothing(), Tight(1), Ordered(3), turning]),
    lambda: [Pair(1) == Pair(1, seen=5), Pair(1) == Pair(2), Pair(1) == More(1), Pair(1) == 1, Nothing() == Nothing()],
    lambda: [one == one, One(nan) == One(nan), One(1) == One(1.0), Tight(1) == Tight(1)],
    lambda: one == dataclasses.replace(one),
    lambda: [hash(Pair(1)) == hash(Pair(1, seen=3)), hash(Nothing()) == hash(Nothing())],
    lambda: hash(Tight(1)) == hash((1, "b")),
    lambda: hash(One(1)),
    lambda: setattr(Pair(1), "left", 2),
    lambda: setattr(Pair(1), "other", 2),
    lambda: delattr(Pair(1), "left"),
    lambda: delattr(More(1), "third"),
    lambda: Pair(),
    lambda: Pair(1, 2, 3, 4),
    lambda: [Ordered(1) < Ordered(2), Ordered(1, 2) >= Ordered(1, 1)],
    lambda: [Pair.__doc__, Pair.__eq__.__qualname__, Pair.__repr__.__qualname__, Pair.__setattr__.__qualname__],
    lambda: [Pair.__match_args__, [f.name for f in dataclasses.fields(More)], dataclasses.asdict(More(1, (2,)))],
    lambda: [Told(1), Told(a=1, b=[2]), Told(1).b is Told(1).b, Retold(4), Told(5), Retold(6, c=7)],
    lambda: Told(),
    lambda: Told(1, [], 2),
    lambda: Told(1, d=2),
    lambda: [Told.__init__.__qualname__, Told.__doc__, dataclasses.replace(Told(1), a=2)],
    lambda: Model.model_validate({"pair": {"left": "3"}, "told": {"a": "1"}}),
    lambda: pickle.loads(pickle.dumps(Tight(4, "c"))),
    lambda: Model.model_validate({"pair": {"left": "3"}}),
    lambda: Model.model_validate({"pair": {"left": "x"}}),
    lambda: Model.model_json_schema(),
    lambda: TypeAdapter(dict[str, list[Pair]]).dump_json({"a": [Pair(1)]}),
    lambda: [SecretStr("a") == SecretStr("a"), SecretStr("a") == SecretStr("b"), SecretStr("a") == SecretStr("あ")],
    lambda: __import__("secrets").token_bytes(3).__len__(),
):
    print(said(act))
print(dataclasses.__file__, sys.modules["pydantic_core.core_schema"].__file__, file=sys.stderr)
"""
COMPARED = """
from desktop import quick_values
quick_values.install()
from dataclasses import dataclass

@dataclass(frozen=True)
class Sword:
    edge: int

class Sabre(Sword):
    pass

before = vars(Sword)["__eq__"].__code__.co_filename
assert Sabre(1) == Sabre(1) and Sabre(1) != Sabre(2)
print(before == vars(Sword)["__eq__"].__code__.co_filename, "__eq__" in vars(Sabre))
"""
LATE = """
import sys
from desktop import quick_values
quick_values.install()
import pydantic.types
print("hmac" in sys.modules)
"""


def told(code: str, *, plain: bool) -> str:
    environment = {**os.environ, "TAKUJO_PLAIN_QT": "1"} if plain else dict(os.environ)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_classes_made_quickly_are_those_that_python_makes() -> None:
    quick = told(CODE, plain=False)
    assert quick.count("\n") == 31
    assert quick == told(CODE, plain=True)


@quick_python
@pytest.mark.parametrize("plain", [False, True])
def test_ciphers_are_loaded_when_somebody_compares_secrets(plain: bool) -> None:
    assert told(LATE, plain=plain).split() == [str(plain)]


@quick_python
@pytest.mark.parametrize(("plain", "same"), [(False, "False"), (True, "True")])
def test_a_function_that_was_called_is_pythons_own_in_its_class(plain: bool, same: str) -> None:
    """So it costs from then on what it always did."""
    assert told(COMPARED, plain=plain).split() == [same, "False"]
