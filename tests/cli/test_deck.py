"""The deck of this machine is one file that is always whole."""

from pathlib import Path
from random import Random

import pytest

from flambeur.cli.choosing import Positions
from flambeur.cli.deck import Deck
from flambeur.cli.parser import Refusal
from flambeur.cli.places import deck
from flambeur.practice.bank import Bank
from flambeur.practice.deck import Card, answered, new_card
from flambeur.practice.puzzle import Odds, Puzzle, Theme
from flambeur.words.catalogues import Words

NOW = 1_800_000_000.0
WORDS = Words("en")


def a_deck(tmp_path: Path) -> Deck:
    """Open a deck in a folder that is not there yet."""
    return Deck(WORDS, tmp_path / "home" / "practice.json")


def test_cards_are_kept(tmp_path: Path) -> None:
    """What is put in comes out again; a card of the same position takes its place."""
    held = a_deck(tmp_path)
    assert {} == held.cards()
    first, other = new_card("a", NOW), new_card("b", NOW)
    held.keep(first)
    held.keep(other)
    assert {"a": first, "b": other} == a_deck(tmp_path).cards()
    later = answered(first, NOW, right=False)
    held.keep(later)
    assert {"a": later, "b": other} == held.cards()


def test_two_terminals(tmp_path: Path) -> None:
    """What another terminal has kept meanwhile is not lost."""
    here, there = a_deck(tmp_path), a_deck(tmp_path)
    assert {} == here.cards() == there.cards()
    here.keep(new_card("a", NOW))
    there.keep(new_card("b", NOW))
    assert {"a", "b"} == set(here.cards())


def test_nothing_is_left_beside_it(tmp_path: Path) -> None:
    """The new file takes the place of the old one, and only this user may read it."""
    held = a_deck(tmp_path)
    for name in "abc":
        held.keep(new_card(name, NOW))
    assert [held.path] == list(held.path.parent.iterdir())
    assert 0o600 == held.path.stat().st_mode & 0o777


def test_a_broken_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk is full, the old deck is still there, and a sentence says so."""
    held = a_deck(tmp_path)
    held.keep(new_card("a", NOW))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refusal, match="No space left on device"):
        held.keep(new_card("b", NOW))
    assert {"a"} == set(held.cards())
    assert [held.path] == list(held.path.parent.iterdir())


def test_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies with the data of this user."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tmp_path / "flambeur" / "practice.json" == deck()


def a_puzzle(number: int, theme: Theme) -> Puzzle:
    """Make a position that nobody looks into."""
    return Puzzle(f"vegas/2018@1({number})", theme, (Odds({}, 0.5, 0.0, 0.0),))


PUZZLES = [a_puzzle(number, "tie" if number % 2 else "lead") for number in range(20)]


def positions(theme: Theme | None = None, seed: int = 1) -> Positions:
    """Shuffle them."""
    return Positions([Bank(PUZZLES[:10]), Bank(PUZZLES[10:])], theme, Random(seed))


def asked(found: Positions) -> list[str]:
    """Ask new ones until nothing is left."""
    cards: dict[str, Card] = {}
    while (puzzle := found.next(cards, NOW)) is not None:
        cards[puzzle.name] = answered(new_card(puzzle.name, NOW), NOW, right=True)
    return list(cards)


def test_new_ones() -> None:
    """All come, each once, in an order that follows from the seed."""
    assert {puzzle.name for puzzle in PUZZLES} == set(asked(positions()))
    assert asked(positions(seed=2)) == asked(positions(seed=2))
    assert asked(positions(seed=2)) != asked(positions(seed=3))


def test_about_a_theme() -> None:
    """Only what was asked for is asked, due or new."""
    assert {puzzle.name for puzzle in PUZZLES[1::2]} == set(asked(positions("tie")))
    other = new_card(PUZZLES[0].name, NOW)
    found = positions("tie").next({other.puzzle: other}, NOW)
    assert found is not None
    assert "tie" == found.theme


def test_the_longest_due_comes_first() -> None:
    """Cards come before new positions, the longest due first; strangers are left out."""
    early, late = new_card(PUZZLES[3].name, NOW - 5), new_card(PUZZLES[4].name, NOW)
    stranger = new_card("x", NOW - 9)
    cards = {card.puzzle: card for card in (late, stranger, early)}
    assert PUZZLES[3] == positions().next(cards, NOW)
    assert PUZZLES[4] == positions().next(cards | {early.puzzle: new_card("x", NOW)}, NOW)
