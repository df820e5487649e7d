"""The keys besides the numbers, as the reader's language and keyboard have them."""

from flambeur.words.catalogues import Words

MEANINGS = ("help", "log", "money", "table", "quit")


class Keys:
    """Understands single keys; each language lists its own."""

    def __init__(self, words: Words) -> None:
        """Read the keys of a language."""
        self._keys = {
            key: meaning for meaning in MEANINGS for key in words(f"key-{meaning}").split()
        }
        # Apart from the others: with a Russian keyboard, the key for the log is also a yes.
        self._yes = words("key-yes").split()

    def meaning(self, answer: str) -> str:
        """Tell what a key means, or nothing."""
        return self._keys.get(answer.casefold(), "")

    def agrees(self, answer: str) -> bool:
        """Tell whether this is a yes."""
        return answer.casefold() in self._yes
