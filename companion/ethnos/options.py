"""What people can switch on and off for all games of Ethnos."""

from companion.shell import options
from rules.ethnos.kind import KIND
from storage.values import Settings

HINTS_SEEN = "hints_seen"


def confirms_every_band(settings: Settings) -> bool:
    """Whether nothing is played before people have seen what it does."""
    return options.is_on(settings, KIND.name, "confirm_every_band")


def shows_projection(settings: Settings) -> bool:
    """Whether the Glory is shown that everybody would have if the Age ended now; some groups would rather not know."""
    return options.is_on(settings, KIND.name, "show_projection")


def switch_projection(settings: Settings) -> Settings:
    return options.switched(settings, KIND.name, "show_projection")


def has_seen_hints(settings: Settings) -> bool:
    """Whether a table with entries was seen on this device before; on the first of all, hints are given."""
    return settings.option(KIND.name, HINTS_SEEN, default=False)


def with_hints_seen(settings: Settings) -> Settings:
    return settings.with_option(KIND.name, HINTS_SEEN, on=True)
