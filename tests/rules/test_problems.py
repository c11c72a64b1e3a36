from dataclasses import replace

from rules.ethnos.codes import Code
from rules.problems import FileCode, Problem, Refused, in_order, under

SIZE = Problem(Code.BAND_SIZE, "cards", "B1", facts={"cards": 11})
LEADER = Problem(Code.SKELETON_LEADER, "leader", "B9")
VALUE = Problem(FileCode.BAD_VALUE, "skeletons", reason="least")


def test_problems_of_the_file_come_before_those_of_the_game() -> None:
    assert in_order([LEADER, SIZE, VALUE]) == (VALUE, SIZE, LEADER)


def test_problems_of_one_code_stay_as_they_were_found() -> None:
    other = replace(SIZE, where="another")
    assert in_order([SIZE, other]) == (SIZE, other)
    assert in_order([other, SIZE]) == (other, SIZE)


def test_refused_has_the_first_problem_in_front_and_names_them_all() -> None:
    refused = Refused([LEADER, VALUE])
    assert refused.problems == (VALUE, LEADER)
    assert str(refused) == "bad_value at skeletons, skeleton_leader at leader"


def test_the_problems_of_a_part_are_found_under_its_path() -> None:
    assert [problem.where for problem in under("events[3]", [SIZE, LEADER])] == ["events[3].cards", "events[3].leader"]
    assert [problem.where for problem in under("", [SIZE])] == ["cards"]
    assert list(under("events[3]", [replace(SIZE, where="")])) == [replace(SIZE, where="events[3]")]


def test_no_more_problems_are_kept_than_anybody_would_read() -> None:
    many = [Problem(FileCode.BAD_VALUE, str(number)) for number in range(1000)]
    refused = Refused([*many, Problem(FileCode.MISSING_FIELD, "last")])
    assert [problem.where for problem in refused.problems] == ["last", *map(str, range(99))]
    assert str(refused).startswith("missing_field at last, bad_value at 0, ")
