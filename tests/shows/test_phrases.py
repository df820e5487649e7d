"""A browser says what a terminal says: both are held to the same examples."""

from tests.shows.record_phrases import PAGE, written


def test_the_examples_are_what_a_terminal_says() -> None:
    """The fixture of the browser has all that is said in the recorded games, as it is said here."""
    assert PAGE.read_bytes() == written()
