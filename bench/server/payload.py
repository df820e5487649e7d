"""What updates are made of, in bytes."""

from collections import Counter

import msgspec

PARTS = {
    "view": ("view",),
    "events": ("events",),
    "words": ("told",),
    "picture": ("picture", "patch", "awaited"),
    "lines of the record": ("line", "lines", "seal"),
}
"""The parts that are told apart, by their fields; the rest is small."""
FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw] | None)


class Payload:
    """Adds up updates."""

    def __init__(self) -> None:
        """Begin with none."""
        self.updates = 0
        self._bytes: Counter[str] = Counter()

    def add(self, update: bytes) -> None:
        """Look into one."""
        self.updates += 1
        fields = FIELDS.decode(update) or {}
        self._bytes["all"] += len(update)
        for part, names in PARTS.items():
            self._bytes[part] += sum(len(fields[name]) for name in names if name in fields)
        told = FIELDS.decode(fields["told"]) or {}
        self._bytes["offers, inside words"] += len(told.get("offers", b""))

    def means(self) -> dict[str, float]:
        """Tell how many bytes a part has on average."""
        return {part: size / self.updates for part, size in self._bytes.items()}
