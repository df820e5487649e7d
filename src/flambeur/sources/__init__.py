"""Where chance comes from: seeded, scripted, the system's own, or fair with a receipt."""

from flambeur.sources.fair import FairSource
from flambeur.sources.plain import NoSource, SeededSource, SystemSource
from flambeur.sources.scripted import ScriptedSource

__all__ = ["FairSource", "NoSource", "ScriptedSource", "SeededSource", "SystemSource"]
