"""What people can switch on and off for all games of a kind."""

from rules.kinds import kind_named
from storage.values import Settings


def is_on(settings: Settings, game: str, option: str) -> bool:
    """As it was chosen, or as the game has it by itself."""
    return settings.option(game, option, kind_named(game).options[option])


def switched(settings: Settings, game: str, option: str) -> Settings:
    """The settings with this one the other way round."""
    return settings.with_option(game, option, not is_on(settings, game, option))
