"""Codes are said here, and nothing is learnt by guessing."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from companion.sharing.codes import SIGNS, new_code
from companion.sharing.tables import MOST_GUESTS
from companion.sharing.tries import MOST, MOST_OF_ALL
from tests.companion.serving.shared import Answer, Shared, shared


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Shared]:
    with shared(tmp_path) as here:
        yield here


def without_date(answer: Answer) -> tuple[int, list[str], str]:
    return answer.status, [line for line in answer.head.splitlines() if not line.startswith("date")], answer.body


def test_the_page_is_the_same_for_everybody_and_names_no_table(here: Shared) -> None:
    page = here.ask("GET", "/join", "Accept-Language: pl")
    assert page.status == 200
    assert all(word not in page.head + page.body for word in (here.id, here.code, "Roderick"))
    assert "[[" not in page.body
    assert '<html lang="pl">' in page.body
    assert 'flt-semantics-identifier="join-code"' in page.body
    assert here.ask("GET", "/join.js").status == 200
    assert here.ask("PUT", "/join").status == 405


def test_a_right_code_is_a_seat_that_no_script_and_no_other_page_can_take(here: Shared) -> None:
    answer = here.say(f" {here.code[:3].lower()}-{here.code[3:]}")
    assert (answer.status, answer.body) == (200, '{"to":"/"}')
    assert "; HttpOnly; SameSite=Strict" in answer.head
    cookie = here.come(1)
    again = here.say(here.code, f"Cookie: {cookie}")
    assert again.cookie == cookie
    assert again.body == f'{{"to":"/game/{here.id}"}}'


def test_wrong_closed_and_unknown_codes_have_one_answer(here: Shared) -> None:
    before = here.code
    here.desk.house.renew_code(here.id)
    answers = [here.say(before), here.say(new_code()), here.say(""), here.say("x" * 300), here.say("żółw")]
    here.desk.house.close(here.id)
    answers.append(here.say(before, address="203.0.113.6"))
    bodies = (b"{", b"[]", b'{"code": 5}', b"\xff", b"[" * 400)
    answers += (here.ask("POST", "/join", "X-Forwarded-For: 203.0.113.7", body=body) for body in bodies)
    assert len({repr(without_date(answer)) for answer in answers}) == 1
    assert answers[0].status == 403


def test_after_ten_wrong_codes_an_address_waits_and_a_right_one_from_another_works(here: Shared) -> None:
    for _ in range(MOST):
        assert here.say("ACDEFH").status == 403
    waiting = [here.say("ACDEFH"), here.say(here.code)]
    assert len({repr(without_date(answer)) for answer in waiting}) == 1
    assert waiting[0].status == 429
    assert not waiting[1].cookie
    assert here.say(here.code, address="203.0.113.6").status == 200


@pytest.mark.slow
def test_5000_tries_get_nowhere_and_learn_nothing(here: Shared) -> None:
    """Among them are codes with all but the last sign right, and the code itself once everybody waits.

    They come from many addresses, so that as many as there can be are compared with the code; the times are of these.
    """
    times: dict[bool, list[float]] = {False: [], True: []}
    seen = set()
    for number in range(5000):
        near = number % 2 == 1
        last = next(sign for sign in SIGNS if sign != here.code[-1])
        guess = here.code if number >= 4990 else here.code[:-1] + last if near else new_code()
        began = perf_counter()
        answer = here.say(guess, address=f"203.0.113.{number % 40}")
        if answer.status == 403:
            times[near].append(perf_counter() - began)
        assert not answer.cookie
        seen.add((answer.status, len(answer.body), answer.body))
    assert len(seen) == 2
    assert len(times[True]) + len(times[False]) >= MOST_OF_ALL
    assert median(times[True]) < 2 * median(times[False])
    assert median(times[False]) < 2 * median(times[True])
    table = here.desk.house.table(here.id)
    assert table
    assert table.guests == ()


def test_a_table_has_only_so_much_room(here: Shared) -> None:
    for _ in range(MOST_GUESTS):
        here.desk.house.enter(here.code, "")
    full = here.say(here.code)
    assert full.status == 403
    assert "no room" in full.body
