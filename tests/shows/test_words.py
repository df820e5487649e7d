"""Words, plurals, money and lists in four languages."""

import pytest

from flambeur.words.catalogues import LANGUAGES, Words, choose_language

MONEY = {
    "en": "$80,000",
    "fr": "80\u202f000\u00a0$",
    "ru": "80\u00a0000\u00a0$",
    "de": "80.000\u00a0$",
}
LARGE = {
    "en": "$2,230,000",
    "fr": "2\u202f230\u202f000\u00a0$",
    "ru": "2\u00a0230\u00a0000\u00a0$",
    "de": "2.230.000\u00a0$",
}
DICE = {
    "en": {0: "no dice", 1: "1 die", 2: "2 dice", 5: "5 dice"},
    "fr": {0: "aucun dé", 1: "1 dé", 2: "2 dés", 5: "5 dés"},
    "ru": {
        0: "нет кубиков",
        1: "1 кубик",
        2: "2 кубика",
        4: "4 кубика",
        5: "5 кубиков",
        11: "11 кубиков",
        12: "12 кубиков",
        21: "21 кубик",
        22: "22 кубика",
    },
    "de": {0: "keine Würfel", 1: "1 Würfel", 2: "2 Würfel"},
}
BILLS = {
    "en": {1: "1 bill", 7: "7 bills"},
    "fr": {1: "1 billet", 7: "7 billets"},
    "ru": {1: "1 купюра", 3: "3 купюры", 7: "7 купюр", 24: "24 купюры", 31: "31 купюра"},
    "de": {1: "1 Schein", 7: "7 Scheine"},
}
LISTS = {
    "en": "Ana, Ben and Eva",
    "fr": "Ana, Ben et Eva",
    "ru": "Ana, Ben и Eva",
    "de": "Ana, Ben und Eva",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_money(language: str) -> None:
    """Amounts look as people of the language write them."""
    words = Words(language)
    assert MONEY[language] == words.money(80_000)
    assert LARGE[language] == words.money(2_230_000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    """Each number has its own form where the language has one."""
    words = Words(language)
    dice = {count: words("vegas-dice", count=count) for count in DICE[language]}
    bills = {count: words("vegas-bills", count=count) for count in BILLS[language]}
    assert (DICE[language], BILLS[language]) == (dice, bills)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists(language: str) -> None:
    """Names are joined with the word for `and`."""
    words = Words(language)
    assert LISTS[language] == words.every(["Ana", "Ben", "Eva"])
    assert "Ana" == words.every(["Ana"])


def test_missing_words_are_errors() -> None:
    """A missing id, a missing attribute and a missing value are all refused."""
    words = Words("en")
    for key in ("no-such-message", "rules-vegas-aim.no-such-attribute", "vegas-dice"):
        with pytest.raises(LookupError):
            words(key)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "fr_FR"}, "ru"),
        ({"LC_MESSAGES": "de_AT", "LANG": "fr_FR"}, "de"),
        ({"FLAMBEUR_LANG": "de", "LC_ALL": "ru_RU"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANG": "it_IT"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        ({"LANG": "fries"}, "en"),
    ],
)
def test_the_language_comes_from_the_settings(settings: dict[str, str], language: str) -> None:
    """The first setting decides; an unknown language is English."""
    assert language == choose_language(settings)
