from importlib import import_module

import pytest

from rules import registry
from rules.kinds import AnyKind


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_game_has_a_kind_of_its_name(name: str) -> None:
    kind: AnyKind = import_module(f"rules.{name}.kind").KIND
    assert kind.name == name
    assert kind.format.startswith(f"{name.replace('_', '-')}-")
