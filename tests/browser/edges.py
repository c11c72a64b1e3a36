"""What is wrong with a screen: beyond its edges, without a name, too small to be tapped."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error

from companion.speech.language import LANGUAGES
from tests.browser.driver import PATIENCE, Window

LARGE_ENOUGH = 47.5
"""Targets are 48 wide and high; the browser rounds."""

UNPAINTED = {"device_scale_factor": 0.25, "reduced_motion": "reduce"}
"""For a window of which only the places of things are wanted."""
STALLED = 2000
"""Milliseconds for which a busy machine may stop in the middle of drawing: a fault is one if it is there after them."""
DRAWN_FOR = """([width, height]) => {
    const screen = document.querySelector('#flt-semantic-node-0').getBoundingClientRect();
    return screen.width === width && screen.height === height;
}"""
"""Whether what is listened to has been laid out for a size."""

STEADY_NODES = """async () => {
    const seen = () => [...document.querySelectorAll('flt-semantics')].map(node => {
        const box = node.getBoundingClientRect();
        return {
            name: node.getAttribute('flt-semantics-identifier') || '',
            label: node.getAttribute('aria-label') || node.textContent || '',
            tappable: node.hasAttribute('flt-tappable'),
            left: box.left, right: box.right, top: box.top, bottom: box.bottom, width: box.width, height: box.height,
        };
    });
    let [before, nodes] = ['', seen()];
    while (JSON.stringify(nodes) !== before) {
        before = JSON.stringify(nodes);
        await new Promise(later => setTimeout(later, 60));
        nodes = seen();
    }
    return nodes;
}"""

SPEAK = """async ([language, patience]) => {
    if (navigator.language.startsWith(language)) return;
    const said = () => [...document.querySelectorAll('flt-semantics')].map(
        node => node.getAttribute('aria-label') || node.textContent
    ).join();
    const [before, giveUp] = [said(), Date.now() + 1000 * patience];
    for (const [name, value] of [['language', language], ['languages', [language]]])
        Object.defineProperty(navigator, name, {get: () => value, configurable: true});
    dispatchEvent(new Event('languagechange'));
    while (said() === before) {
        if (Date.now() > giveUp) throw new Error(`nothing is said in ${language}`);
        await new Promise(requestAnimationFrame);
    }
}"""
"""Sets the phone to another language, in which every screen says something else."""


def put_away(window: Window, shown: str, *, by: str | None = None) -> None:
    """Closes the sheet on which something is shown, most often what closes it, and waits for what is under it.

    One that was just laid out for another size may be drawn anew under the tap, which is lost, or go late.
    """
    while window.has(shown):
        with suppress(Error):
            window.find(by or shown).click(timeout=STALLED)
            window.find(shown).wait_for(state="detached", timeout=STALLED)
            steady_nodes(window)


def faults_in_all_languages(window: Window, size: dict[str, int], *others: dict[str, int]) -> list[str]:
    """What is wrong with a screen in other sizes in the language it is in, and in this size, which stays, in each."""
    faults = faults_of(window, *others)
    resized(window, size)
    steady_nodes(window)  # a size that comes with a language may be missed
    for language in LANGUAGES:
        window.page.evaluate(SPEAK, [language, PATIENCE])
        faults += [f"{language}: {fault}" for fault in faults_of(window, size)]
    return faults


def faults_of(window: Window, *sizes: dict[str, int]) -> list[str]:
    """What is wrong with a screen in each of these sizes; the first one stays."""
    faults = []
    for size in reversed(sizes):
        resized(window, size)
        if faults_in(steady_nodes(window), size):
            window.page.wait_for_timeout(STALLED)
            resized(window, {**size, "width": size["width"] + 1})  # a size that comes with a language may be missed
            resized(window, size)
            window.page.wait_for_timeout(STALLED)
            faults += faults_in(steady_nodes(window), size)
    return faults


def resized(window: Window, size: dict[str, int]) -> None:
    if window.page.viewport_size != size:
        window.page.set_viewport_size(size)  # type: ignore[arg-type]
    window.page.wait_for_function(DRAWN_FOR, arg=[size["width"], size["height"]])


def steady_nodes(window: Window) -> list[dict[str, Any]]:
    """What is listened to, once it stands still."""
    return list(window.page.evaluate(STEADY_NODES))


def faults_in(nodes: list[dict[str, Any]], size: dict[str, int]) -> list[str]:
    """What sticks out to a side, has no name, or is too small to be tapped."""
    outside = [node for node in nodes if node["width"] and (node["left"] < -0.5 or node["right"] > size["width"] + 0.5)]
    tappable = [node for node in nodes if node["tappable"]]
    nameless = [node for node in tappable if not node["label"].strip()]
    # What is scrolled half out of sight is as small as what is left of it; what is out of sight may be cut anywhere.
    seen = [node for node in tappable if node["height"] > 1 and node["top"] < size["height"]]
    whole = [node for node in seen if not _cut(node, nodes)]
    small = [node for node in whole if node["width"] < LARGE_ENOUGH or node["height"] < LARGE_ENOUGH]
    faults = [*(("outside", node) for node in outside), *(("nameless", node) for node in nameless)]
    faults += [("small", node) for node in small]
    return [f"{fault}: {node}" for fault, node in faults] if tappable else ["nothing to tap"]


def _cut(node: dict[str, float], nodes: list[dict[str, float]]) -> bool:
    """Whether a node ends where a part that scrolls ends."""
    edges = {round(other[side]) for other in nodes for side in ("top", "bottom") if other["height"] > 100}
    return node["height"] < LARGE_ENOUGH and (round(node["top"]) in edges or round(node["bottom"]) in edges)
