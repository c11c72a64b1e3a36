"""Where a window is: the way back, sheets over screens, and a browser that has buttons of its own."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from companion.shell.navigation import HOME, WITH_SHEET, Navigator, Overlay, Step, Trail, path_of

TABLE, LEDGER, RULES, WHY, OTHER = "/game/1", "/game/1/ledger", "/rules", "/game/1/why/now/total-0", "/game/1/why/1"
PATHS = (HOME, TABLE, LEDGER, RULES, WHY, OTHER)
SHEETS = ("menu", "kingdom", "band")

paths, sheets = st.sampled_from(PATHS), st.sampled_from(SHEETS)
steps: st.SearchStrategy[Callable[[Trail], Trail]] = st.one_of(
    paths.map(lambda path: lambda trail: trail.go(path)),
    paths.map(lambda path: lambda trail: trail.look_up(path)),
    paths.map(lambda path: lambda trail: trail.instead(path)),
    paths.map(lambda path: lambda trail: trail.back(path)),
    sheets.map(lambda sheet: lambda trail: trail.open(sheet)),
    st.tuples(paths, sheets).map(lambda asked: lambda trail: trail.open_from(*asked)),
    st.just(Trail.close),
    paths.map(lambda path: lambda trail: trail.moved(path)),
    paths.map(lambda path: lambda trail: trail.moved(path + WITH_SHEET)),
)


@st.composite
def trails(draw: st.DrawFn) -> Trail:
    """Wherever a window can get to."""
    trail = Trail.at(draw(paths) + draw(st.sampled_from(["", WITH_SHEET])))
    for step in draw(st.lists(steps, max_size=12)):
        trail = step(trail)
    return trail


@given(trails())
def test_no_screen_leads_to_itself_and_none_leads_to_home(trail: Trail) -> None:
    on_the_way = [step.path for step in trail.led_here]
    assert len({*on_the_way, trail.path}) == len(on_the_way) + 1
    assert trail.path != HOME or not on_the_way
    assert HOME not in on_the_way[1:]


@given(trails())
def test_the_way_back_ends_at_home(trail: Trail) -> None:
    """A sheet on the way that was opened from elsewhere leads there when it is closed: one more step, once."""
    for _ in range(2 * len(trail.led_here) + 1):
        trail = trail.back(HOME).close()
    assert trail.path == HOME
    assert not trail.led_here


@given(trails())
def test_each_way_back_shows_what_led_here(trail: Trail) -> None:
    before = trail.back(LEDGER)
    if trail.led_here:
        assert Step(before.path, before.over) == trail.led_here[-1]
        assert before.led_here == trail.led_here[:-1]
    else:
        assert (before.path, before.over) == (LEDGER, None)


@given(trails(), paths)
def test_a_screen_that_is_gone_to_leads_back_here(trail: Trail, path: str) -> None:
    there = trail.go(path)
    assert (there.path, there.over) == (path, None)
    if path not in (HOME, trail.path, *(step.path for step in trail.led_here)):
        back = there.back(OTHER)
        assert (back.path, back.over, back.led_here) == (trail.path, None, trail.led_here)


@given(trails(), paths)
def test_what_is_looked_up_leads_back_to_the_sheet(trail: Trail, path: str) -> None:
    there = trail.look_up(path)
    if path not in (HOME, trail.path, *(step.path for step in trail.led_here)):
        assert (there.path, there.over) == (path, None)
        assert (there.back(OTHER).path, there.back(OTHER).over) == (trail.path, trail.over)


@given(trails(), paths)
def test_a_screen_in_the_place_of_another_has_its_way_back(trail: Trail, path: str) -> None:
    there = trail.instead(path)
    assert (there.path, there.over) == (path, None)
    assert there.led_here == trail.led_here[: len(there.led_here)]
    if path not in (HOME, *(step.path for step in trail.led_here)):
        assert there.led_here == trail.led_here


@given(trails(), sheets)
def test_a_sheet_never_loses_the_table(trail: Trail, sheet: str) -> None:
    laid = trail.open(sheet)
    assert (laid.path, laid.sheet, laid.led_here) == (trail.path, sheet, trail.led_here)
    closed = laid.close()
    assert (closed.path, closed.over, closed.led_here) == (trail.path, None, trail.led_here)


@given(trails(), paths, sheets)
def test_a_sheet_from_another_screen_leads_back_to_it(trail: Trail, path: str, sheet: str) -> None:
    laid = trail.open_from(path, sheet)
    assert (laid.path, laid.sheet, laid.beneath) == (path, sheet, trail.path)
    assert (laid.close().path, laid.close().over) == (trail.path, None)


@given(trails(), paths)
def test_the_browsers_back_button_takes_off_a_sheet_first(trail: Trail, path: str) -> None:
    moved = trail.moved(path)
    assert moved.over is None
    assert moved.path == (trail.beneath if trail.over else path)


@given(trails())
def test_the_address_says_the_screen(trail: Trail) -> None:
    assert path_of(trail.address) == trail.path


def test_a_sheet_from_elsewhere_needs_no_mark_in_the_history() -> None:
    """The browser's back button leads to where it was opened anyway."""
    laid = Trail(LEDGER, led_here=(Step(TABLE),)).open_from(TABLE, "edit")
    assert (laid.over, laid.address) == (Overlay("edit", LEDGER), TABLE)
    assert laid.moved(LEDGER) == Trail(LEDGER, led_here=(Step(TABLE),))


def test_a_window_that_is_opened_at_a_sheets_address_shows_the_table() -> None:
    trail = Trail.at(TABLE + WITH_SHEET)
    assert (trail.path, trail.sheet, trail.address) == (TABLE, None, TABLE)


@dataclass(frozen=True)
class Entry:
    """A step in the browser's history, as our page notes it."""

    address: str
    beneath: str = ""
    spent: bool = False
    first: bool = False

    def gives_way(self, address: str) -> bool:
        screen = path_of(self.address)
        return (self.spent or screen != self.address) and screen in (path_of(address), self.beneath)


class Browser:
    """A history with buttons, at the other end of a line: what it is told arrives later, and so does what it says.

    As on our page whatever leaves a sheet takes its place, and the back button passes over what lies beneath it. Where
    nothing lies before that, the page has gone back to it by then.
    """

    def __init__(self) -> None:
        self.history = [Entry(HOME, first=True)]
        self.place = 0
        self.told: deque[str] = deque()
        self.says: deque[str | None] = deque()
        """Where it is, or nothing but that it has followed once more."""
        self.hurried = False
        """Whether it keeps only the last of several steps that it is told quickly."""

    @property
    def here(self) -> Entry:
        return self.history[self.place]

    @property
    def address(self) -> str:
        return self.here.address

    def follow(self) -> None:
        address = self.told.popleft()
        if address != self.address:
            self.step(address)
            self.says.append(address)
        self.says.append(None)

    def step(self, address: str) -> None:
        beneath = self.here.beneath
        if self.here.gives_way(address):
            spent = address == path_of(self.address)
            self.history[self.place] = Entry(address, beneath, spent)
            if spent and self.history[self.place - 1].first and beneath == address:
                self.place -= 1
        elif self.hurried and self.place:
            self.history[self.place] = Entry(address, beneath)
        else:
            self.history = [*self.history[: self.place + 1], Entry(address, self.address)]
            self.place += 1

    def press(self, by: int) -> None:
        left = self.here
        self.place += by
        if left.spent and left.address == self.address and not self.here.spent:
            self.place = max(self.place - 1, 0)
        self.says.append(self.address)

    def say(self, navigator: Navigator) -> None:
        address = self.says.popleft()
        if address is None:
            navigator.followed()
        else:
            navigator.moved(address)


class Navigation(RuleBasedStateMachine):
    """Taps, the browser's own buttons and a slow line between them, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.browser = Browser()
        self.shown = HOME
        self.drawn: object = None
        self.navigator = Navigator(HOME, self.show, self.browser.told.append)
        self.navigator.redraw_sheet = self.redraw_sheet

    def show(self, path: str) -> None:
        self.shown, self.drawn = path, None

    def redraw_sheet(self) -> None:
        self.drawn = self.navigator.trail.sheet

    @rule(step=steps)
    def tap(self, step: Callable[[Trail], Trail]) -> None:
        self.navigator.to(step(self.navigator.trail))

    @precondition(lambda self: self.browser.told)
    @rule()
    def browser_follows(self) -> None:
        self.browser.follow()

    @precondition(lambda self: self.browser.says)
    @rule()
    def browser_is_heard(self) -> None:
        self.browser.say(self.navigator)

    @rule(hurried=st.booleans())
    def browser_is_hurried(self, hurried: bool) -> None:
        self.browser.hurried = hurried

    @precondition(lambda self: self.browser.place)
    @rule()
    def press_back(self) -> None:
        self.browser.press(-1)

    @precondition(lambda self: self.browser.place < len(self.browser.history) - 1)
    @rule()
    def press_forward(self) -> None:
        self.browser.press(1)

    @rule()
    def everything_arrives(self) -> None:
        while self.browser.told or self.browser.says:
            if self.browser.told:
                self.browser.follow()
            else:
                self.browser.say(self.navigator)

    @invariant()
    def what_is_shown_is_where_we_are(self) -> None:
        assert (self.shown, self.drawn) == (self.navigator.trail.path, self.navigator.trail.sheet)

    @invariant()
    def once_all_has_arrived_the_browser_is_there_too(self) -> None:
        if not self.browser.told and not self.browser.says:
            assert self.browser.address == self.navigator.trail.address


TestNavigation = Navigation.TestCase
TestNavigation.settings = settings(max_examples=200, stateful_step_count=40, deadline=None)


@pytest.fixture
def browser() -> Browser:
    return Browser()


def navigator_on(browser: Browser) -> Navigator:
    return Navigator(HOME, lambda path: None, browser.told.append)


def deliver(navigator: Navigator, browser: Browser) -> None:
    while browser.told or browser.says:
        if browser.told:
            browser.follow()
        else:
            browser.say(navigator)


def test_a_way_back_right_after_a_step_is_not_taken_for_its_answer(browser: Browser) -> None:
    navigator = navigator_on(browser)
    navigator.to(navigator.trail.go(TABLE))
    navigator.to(navigator.trail.go(LEDGER))
    deliver(navigator, browser)
    navigator.to(navigator.trail.go(TABLE))
    browser.follow()
    browser.press(-1)
    deliver(navigator, browser)
    assert navigator.trail.path == LEDGER == browser.address


def test_a_way_back_before_a_step_arrives_is_overtaken_by_it(browser: Browser) -> None:
    navigator = navigator_on(browser)
    navigator.to(navigator.trail.go(TABLE))
    deliver(navigator, browser)
    navigator.to(navigator.trail.go(LEDGER))
    browser.press(-1)
    deliver(navigator, browser)
    assert navigator.trail.path == LEDGER == browser.address


def test_a_browser_that_says_nothing_is_where_it_was_told_to_go(browser: Browser) -> None:
    navigator = navigator_on(browser)
    navigator.to(navigator.trail.go(TABLE))
    navigator.followed()
    assert navigator.trail.path == TABLE


def test_the_same_address_is_never_told_twice(browser: Browser) -> None:
    navigator = navigator_on(browser)
    navigator.to(navigator.trail.go(TABLE))
    navigator.to(navigator.trail.open("menu"))
    navigator.to(navigator.trail.open("kingdom"))
    assert list(browser.told) == [TABLE, TABLE + WITH_SHEET]


def test_a_sheet_that_lay_over_the_first_screen_of_all_leaves_no_step(browser: Browser) -> None:
    navigator = navigator_on(browser)
    for sheet in SHEETS:
        navigator.to(navigator.trail.open(sheet))
        deliver(navigator, browser)
        navigator.to(navigator.trail.close())
        deliver(navigator, browser)
    assert (navigator.trail.path, browser.address, browser.place) == (HOME, HOME, 0)


def at_the_table(browser: Browser) -> Navigator:
    navigator = navigator_on(browser)
    navigator.to(navigator.trail.go(TABLE))
    deliver(navigator, browser)
    return navigator


def test_the_back_button_closes_a_sheet(browser: Browser) -> None:
    navigator = at_the_table(browser)
    navigator.to(navigator.trail.open("menu"))
    deliver(navigator, browser)
    browser.press(-1)
    deliver(navigator, browser)
    assert (navigator.trail.path, navigator.trail.sheet) == (TABLE, None)


def test_a_closed_sheet_leaves_no_step_for_the_back_button(browser: Browser) -> None:
    navigator = at_the_table(browser)
    for sheet in SHEETS:
        navigator.to(navigator.trail.open(sheet))
        deliver(navigator, browser)
        navigator.to(navigator.trail.close())
        deliver(navigator, browser)
    browser.press(-1)
    deliver(navigator, browser)
    assert navigator.trail.path == HOME == browser.address


def test_a_sheet_that_led_elsewhere_leaves_no_step_either(browser: Browser) -> None:
    navigator = at_the_table(browser)
    navigator.to(navigator.trail.open("menu"))
    deliver(navigator, browser)
    navigator.to(navigator.trail.go(LEDGER))
    deliver(navigator, browser)
    assert [entry.address for entry in browser.history] == [HOME, TABLE, LEDGER]


def test_the_screen_that_led_here_is_known() -> None:
    assert Trail.at(TABLE).before is None
    assert Trail.at(TABLE).go(LEDGER).before == TABLE
