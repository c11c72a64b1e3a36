from storage.values import Settings
from tests.storage.engines import Engine


def test_settings_are_kept(engine: Engine) -> None:
    chosen = Settings(theme="black", text_size=1.3, games={"ethnos": {"confirm_every_band": True}})
    assert engine.kept_settings.read() is None
    engine.kept_settings.save(Settings(theme="dark"))
    engine.kept_settings.save(chosen)
    assert engine.again().kept_settings.read() == chosen


def test_a_switch_of_a_game_is_as_the_game_has_it_until_somebody_turns_it() -> None:
    settings = Settings()
    assert settings.option("ethnos", "show_projection", default=True)
    turned = settings.with_option("ethnos", "show_projection", on=False).with_option("other", "x", on=True)
    assert not turned.option("ethnos", "show_projection", default=True)
    assert turned.games == {"ethnos": {"show_projection": False}, "other": {"x": True}}
    assert settings == Settings()
