"""Where chance comes from: seeded, scripted, the system's own, or fair with a receipt."""

from flambeur.sources.fair import FairSource
from flambeur.sources.local import LocalSource
from flambeur.sources.plain import NoSource, SeededSource, SystemSource
from flambeur.sources.scripted import ScriptedSource

__all__ = [
    "FairSource",
    "LocalSource",
    "NoSource",
    "ScriptedSource",
    "SeededSource",
    "SystemSource",
]
