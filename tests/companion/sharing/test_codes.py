from companion.sharing.codes import LENGTH, SIGNS, is_code, new_code, read_code, same_code

LOOK_ALIKES = ("O0Q", "I1L", "S5", "B8", "Z2", "G6", "UV")


def test_codes_are_short_and_differ() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(is_code(code) for code in codes)
    assert LENGTH == 6


def test_nothing_in_a_code_is_taken_for_something_else() -> None:
    assert all(sum(sign in SIGNS for sign in group) <= 1 for group in LOOK_ALIKES)


def test_no_two_tables_have_the_same() -> None:
    class AllButOne:
        """Takes whatever comes first."""

        asked = 0

        def __contains__(self, code: object) -> bool:
            self.asked += 1
            return self.asked == 1

    taken = AllButOne()
    assert is_code(new_code(taken))
    assert taken.asked == 2


def test_what_is_typed_may_have_small_letters_and_gaps() -> None:
    assert read_code(" ac3-def ") == "AC3DEF"
    assert not is_code(read_code("ACDEF"))
    assert not is_code(read_code("A" * 1_000_000))
    assert not is_code("ACDEFO")


def test_anything_can_be_compared_with_a_code() -> None:
    assert same_code("ACDEFH", "ACDEFH")
    assert not same_code("żółw\ud800", "ACDEFH")
