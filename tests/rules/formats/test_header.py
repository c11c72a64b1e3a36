from rules.formats.header import wrong_format
from rules.problems import FileCode, Problem


def test_every_format_that_could_stand_there_is_named() -> None:
    facts = {"expected": 'one/1", "other/1', "found": '"third/1"'}
    problem = Problem(FileCode.BAD_FORMAT, "format", facts=facts)
    assert wrong_format({"format": "third/1"}, "one/1", "other/1").problems == (problem,)


def test_what_is_no_object_has_no_format() -> None:
    problem = Problem(FileCode.BAD_FORMAT, "format", None, "no_object", {"expected": "one/1", "found": "null"})
    assert wrong_format([], "one/1").problems == (problem,)
