"""How long a browser shows what happens: drawings and clocks go by the same table."""

from collections.abc import Mapping

from flambeur.core.parts import Event

Lasts = Mapping[type[Event], int]
"""By the kind of event: milliseconds at normal speed, at most."""

USUAL = 560
"""Milliseconds of an event of which nobody said how long it is shown."""
