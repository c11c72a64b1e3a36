import os

import pytest
from hypothesis import HealthCheck, settings

from rules.ethnos.scoring.kingdoms import awards_of
from rules.ethnos.scoring.places import places
from rules.ethnos.scoring.trolls import tie_weights

os.environ["LANGUAGE"] = "en"  # whatever the terminal that runs the tests is set to

settings.register_profile(
    "usual",
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    print_blob=True,
)
settings.register_profile("thorough", settings.get_profile("usual"), max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """Every test works out for itself what it is about."""
    for function in (awards_of, places, tie_weights):
        function.cache_clear()
