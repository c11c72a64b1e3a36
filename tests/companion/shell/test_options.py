from companion.shell.options import is_on, switched
from storage.values import Settings


def test_an_option_is_as_its_game_has_it_until_somebody_turns_it() -> None:
    settings = Settings()
    assert is_on(settings, "ethnos", "show_projection")
    assert not is_on(settings, "ethnos", "confirm_every_band")
    turned = switched(settings, "ethnos", "show_projection")
    assert not is_on(turned, "ethnos", "show_projection")
    assert is_on(switched(turned, "ethnos", "show_projection"), "ethnos", "show_projection")
