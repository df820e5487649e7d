"""Settings for all tests."""

from hypothesis import settings

# A busy machine is no reason to fail: what a test promises is the result, not the time.
settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
