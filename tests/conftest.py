import os

from hypothesis import HealthCheck, settings

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
