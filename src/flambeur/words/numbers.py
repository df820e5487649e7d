"""What our languages do with whole numbers: the form a word takes, and how they are written."""

GROUPS = {"en": ",", "fr": "\u202f", "ru": "\u00a0", "de": "."}
"""What stands between thousands."""


def written(language: str, number: int) -> str:
    """Write a number as people write it."""
    return f"{number:,}".replace(",", GROUPS[language])


def form(language: str, number: int) -> str:
    """Name the form that a word takes beside a number, as Unicode's CLDR does."""
    number = abs(number)
    match language:
        case "fr":
            return _french(number)
        case "ru":
            return _russian(number)
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    if number in (0, 1):
        return "one"
    return "other" if number % 1_000_000 else "many"


def _russian(number: int) -> str:
    last, teens = number % 10, number % 100 // 10 == 1
    if last == 1 and not teens:
        return "one"
    return "few" if last in (2, 3, 4) and not teens else "many"
