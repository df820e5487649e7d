"""Shares and money as people here write them."""

from flambeur.words.catalogues import Words

MINUS = "\N{MINUS SIGN}"


class Figures:
    """Writes numbers in one language."""

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words
        self._point = words("coach-decimal-mark")

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share of the win; a chance is never below 0 or above 1."""
        return self._percent(f"{100 * min(1.0, max(0.0, share)):.{digits}f}")

    def change(self, share: float, digits: int = 1) -> str:
        """Write a change, always with its sign."""
        size = f"{100 * abs(share):.{digits}f}"
        if not float(size):
            return self._percent(size)
        return self._percent(f"{MINUS if share < 0 else '+'}{size}")

    def money(self, amount: float) -> str:
        """Write an amount, rounded to hundreds."""
        return self._words.money(round(amount / 100) * 100)

    def money_change(self, amount: float) -> str:
        """Write a change in money, always with its sign."""
        size = self.money(abs(amount))
        if round(amount / 100) == 0:
            return size
        return f"{MINUS if amount < 0 else '+'}{size}"

    def _percent(self, number: str) -> str:
        return self._words("coach-percent", number=number.replace(".", self._point))
