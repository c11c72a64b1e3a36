"""A figure as the pad makes it, digit by digit."""


def with_digit(figure: int | None, digit: int, most: int) -> int:
    """One digit more behind it; one that makes it too large begins anew."""
    longer = 10 * (figure or 0) + digit
    return longer if longer <= most else digit
