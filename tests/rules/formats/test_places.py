from rules.formats.places import path, value_at

DATA = {"events": [{"type": "band"}, 3], "a.b": None}


def test_a_path_names_keys_and_places() -> None:
    assert path(("events", 3, "marker")) == "events[3].marker"
    assert path(("glory", "a.b")) == "glory.a.b"
    assert path(()) == ""


def test_what_stands_at_a_place() -> None:
    assert value_at(DATA, ()) is DATA
    assert value_at(DATA, ("events", 0, "type")) == "band"
    assert value_at(DATA, ("events", 1)) == 3


def test_nothing_stands_elsewhere() -> None:
    assert value_at(DATA, ("event",)) is None
    assert value_at(DATA, ("events", "type")) is None
    assert value_at(DATA, ("events", 1, "type", 0)) is None
