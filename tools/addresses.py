"""The addresses in the package's metadata: those of the forge that builds the release.

FLAMBEUR_FORGE names the repository there, such as https://forge.example/flambeur/flambeur;
without it there are none.
"""

import os
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = {
    "Homepage": "",
    "Documentation": "/tree/main/docs",
    "Source": "",
    "Issues": "/issues",
    "Changelog": "/blob/main/CHANGELOG.md",
}


class Addresses(MetadataHookInterface):
    """Fills in `[project.urls]`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Name the pages of the forge."""
        forge = os.environ.get("FLAMBEUR_FORGE", "").rstrip("/")
        metadata["urls"] = {name: forge + page for name, page in PAGES.items()} if forge else {}
