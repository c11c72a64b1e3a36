from typing import Any

import pytest

from rules.formats.json_text import parse_json, read_file, read_json
from rules.limits import LARGEST_FILE
from rules.problems import FileCode, Problem, Refused


def problem_of(text: str) -> Problem:
    with pytest.raises(Refused) as refused:
        parse_json(text)
    (problem,) = refused.value.problems
    assert problem.code == "bad_json"
    return problem


def test_json_is_read_as_json() -> None:
    assert parse_json(' {"a": [1, -2, 2.5, "x", true, null]} ') == {"a": [1, -2, 2.5, "x", True, None]}


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse_json("\ufeff{}") == {}
    assert problem_of("\ufeff\ufeff{}").where == "line 1 column 1"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "line 1 column 1"),
        ('{"a"', "line 1 column 5"),
        ('{\n"a":\n  x}', "line 3 column 3"),
        ("{} {}", "line 1 column 4"),
        ("\n\nx\n\n", "line 3 column 1"),
    ],
)
def test_what_is_no_json_is_found_by_line_and_column(text: str, where: str) -> None:
    assert (problem_of(text).reason, problem_of(text).where) == ("syntax", where)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_refused(number: str) -> None:
    problem = problem_of(f'{{"a":\n {number}}}')
    assert (problem.reason, problem.facts, problem.where) == ("no_number", {"value": number}, "line 2 column 2")
    assert problem_of(f'{{"{number}": "\\"{number}",\n "a": [{number}, {number}]}}').where == "line 2 column 8"


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1E+400", "123.5e999", "0.1e309999"])
def test_a_number_too_large_to_hold_is_none(number: str) -> None:
    problem = problem_of(f'{{"1e999": 1.5, "b": [2e3, "1e999",\n {number}, 1e999]}}')
    assert (problem.reason, problem.facts, problem.where) == ("no_number", {"value": number}, "line 2 column 2")


def test_a_number_that_is_no_number_is_shown_in_short() -> None:
    assert problem_of("1" * 50 + "e999").facts == {"value": "1" * 40 + "…"}


def test_a_fraction_is_json() -> None:
    assert parse_json("[2.5, 1e3, -0.0, 1e-999]") == [2.5, 1000.0, 0.0, 0.0]


def test_bytes_are_utf_8_with_or_without_a_byte_order_mark() -> None:
    assert read_json('\ufeff"ż"'.encode()) == "ż"
    with pytest.raises(Refused) as refused:
        read_json(b'"\xc5"')
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.reason) == ("unreadable", "byte 1", "encoding")


def test_a_file_that_is_too_large_is_refused_before_anything_is_made_of_it() -> None:
    assert read_json(b"1".rjust(LARGEST_FILE)) == 1
    for content in (b"{".ljust(LARGEST_FILE + 1), b"\xff" * (LARGEST_FILE + 1)):
        with pytest.raises(Refused) as refused:
            read_json(content)
        (problem,) = refused.value.problems
        assert (problem.code, problem.where, problem.reason) == ("unreadable", "byte 4000000", "too_large")
        assert problem.facts == {"megabytes": 4}


def test_a_number_too_long_stays_too_large() -> None:
    assert parse_json("9" * 5000) > 10**18
    assert parse_json("-" + "9" * 5000) < -(10**18)
    assert parse_json("12345678901234567890") == 12345678901234567890


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"a": 1, "a": 1}', "line 1 column 10"),
        ('{"a": {"a": 1}, "b": [{"a": 2}],\n "a" : 1}', "line 2 column 2"),
        ('{"x": "a", "a": "a",\n\n  "\\u0061": 1}', "line 3 column 3"),
        ('[{"a": "{[\\""}, {"a": 1, "b": 2, "a": 3}]', "line 1 column 34"),
    ],
)
def test_a_key_that_stands_twice_is_found_by_line_and_column(text: str, where: str) -> None:
    problem = problem_of(text)
    assert (problem.reason, problem.facts, problem.where) == ("key_twice", {"key": "a"}, where)


def test_nesting_beyond_reason_is_refused() -> None:
    assert parse_json("[" * 100 + "]" * 100)
    assert parse_json(f'["{"[" * 200}"]')
    assert len(parse_json("[" + "[]," * 200 + "[]]")) == 201
    assert problem_of("[" * 101 + "]" * 101).where == "line 1 column 101"
    assert problem_of('{"a":[' * 51 + "]}" * 51).reason == "too_deep"
    assert problem_of("[]," * 3 + "[" * 99_999).where == "line 1 column 3"
    problem = problem_of('[[],"[", {"a":' * 50_000)
    assert problem.reason == "too_deep"
    assert problem.where == "line 1 column 701"


def picky(data: Any) -> dict[str, Any]:
    """Takes objects of whole numbers."""
    if not isinstance(data, dict) or not all(isinstance(value, int) for value in data.values()):
        raise Refused([Problem(FileCode.BAD_VALUE, "", facts={"value": data})])
    return data


def test_a_file_is_what_its_reader_makes_of_it() -> None:
    assert read_file(b'\xef\xbb\xbf{"a": 1}', picky) == {"a": 1}


@pytest.mark.parametrize(
    "content",
    [
        b"\xff",
        pytest.param(b'{"a": 1}'.ljust(LARGEST_FILE + 1), id="too large"),
        b'{"a"',
        b'{"a": 1, "a": 1}',
        b'{"a": NaN}',
        b'{"a": 1e999}',
        b'{"a": ' + b"[" * 200 + b"]" * 200 + b"}",
        pytest.param(b"[" * 100_000, id="very deep"),
        b'{"a": "1"}',
        b'{"a": 1.5}',
        pytest.param(b'{"a": ["' + b"9" * 5000 + b'"]}', id="many digits"),
        pytest.param(b'{"a": [' + b"9" * 5000 + b"]}", id="a long number"),
    ],
)
def test_a_wrong_file_is_refused_as_after_a_careful_look(content: bytes) -> None:
    with pytest.raises(Refused) as careful:
        picky(read_json(content))
    with pytest.raises(Refused) as quick:
        read_file(content, picky)
    assert quick.value.problems == careful.value.problems
