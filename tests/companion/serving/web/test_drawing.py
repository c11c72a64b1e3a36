import re
from xml.etree import ElementTree

from companion.look.theme import DARK, LIGHT
from companion.serving.web.drawing import colours_of, emblem
from companion.shell.games import games


def test_a_page_has_the_colours_of_the_theme() -> None:
    assert f"--background: {LIGHT.background};" in colours_of(LIGHT)
    assert f"--accent: {DARK.accent.fill};" in colours_of(DARK)


def test_every_shape_is_drawn_once_and_has_its_colour() -> None:
    shapes = [shape for game in games() for shape in game.emblem]
    drawn = list(ElementTree.fromstring(emblem()))
    assert len(drawn) == len(shapes)
    used = re.findall(r"var\((--shape-\d+)\)", emblem())
    assert used == [f"--shape-{place}" for place in range(len(shapes))]
    for name, shape in zip(used, shapes, strict=True):
        assert f"{name}: {shape.dark};" in colours_of(DARK)
        assert f"{name}: {shape.light};" in colours_of(LIGHT)


def test_what_reads_the_page_aloud_passes_the_emblem_over() -> None:
    assert ElementTree.fromstring(emblem()).get("aria-hidden") == "true"
