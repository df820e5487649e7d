"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no reason to fail: what a test promises is the result, not the time.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")
