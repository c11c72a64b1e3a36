"""What people can switch on and off for all games of Ethnos."""

from companion.shell import options
from rules.ethnos.kind import KIND
from storage.values import Settings


def confirms_every_band(settings: Settings) -> bool:
    """Whether nothing is played before people have seen what it does."""
    return options.is_on(settings, KIND.name, "confirm_every_band")


def shows_projection(settings: Settings) -> bool:
    """Whether the Glory is shown that everybody would have if the Age ended now; some groups would rather not know."""
    return options.is_on(settings, KIND.name, "show_projection")


def switch_projection(settings: Settings) -> Settings:
    return options.switched(settings, KIND.name, "show_projection")
