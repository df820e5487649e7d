"""The deck of whoever practises on this machine: one file, replaced as a whole."""

import os
from collections.abc import Iterable
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from flambeur.cli.parser import Refusal
from flambeur.core.codec import encode, read_as
from flambeur.core.errors import FlambeurError
from flambeur.practice.deck import Card
from flambeur.words.catalogues import Words


class Kept(msgspec.Struct, frozen=True):
    """What is in the file."""

    cards: tuple[Card, ...]


class Deck:
    """Reads and writes cards; one that cannot be read is never overwritten."""

    def __init__(self, words: Words, path: Path) -> None:
        """Take where the file is; it need not be there yet."""
        self._words, self.path = words, path

    def cards(self) -> dict[str, Card]:
        """Read all cards, by the names of their positions."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise self._refusal(error) from error
        try:
            return {card.puzzle: card for card in read_as(data, Kept).cards}
        except (FlambeurError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            sentence = self._words("error-record", file=str(self.path), reason=str(error))
            raise Refusal(sentence) from error

    def keep(self, card: Card) -> None:
        """Put a card into the deck; what another terminal has kept meanwhile stays there."""
        cards = {**self.cards(), card.puzzle: card}
        try:
            self._replace(cards.values())
        except OSError as error:
            raise self._refusal(error) from error

    def _replace(self, cards: Iterable[Card]) -> None:
        """Write a new file beside the old one, then let it take its place: never half a deck."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder, prefix = self.path.parent, f"{self.path.name}."
        with NamedTemporaryFile(dir=folder, prefix=prefix, delete=False) as new:
            written = Path(new.name)
            try:
                new.write(encode(Kept(tuple(cards))))
                new.flush()
                os.fsync(new.fileno())
            except OSError:
                written.unlink()
                raise
        written.replace(self.path)

    def _refusal(self, error: OSError) -> Refusal:
        reason = error.strerror or str(error)
        return Refusal(self._words("error-file", file=str(self.path), reason=reason))
