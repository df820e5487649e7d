"""Choices of Easy Come before they are made, and the table in lines and drawn."""

import io
from functools import cache

import pytest
from rich.console import Console, RenderableType

from flambeur.core.view import View, view_of
from flambeur.games.easycome import GAME, Claim, EasyComeOptions, Keep, Prize, Table
from flambeur.games.easycome.prizes import NUMBERS
from flambeur.games.easycome.turn import Choose, Roll
from flambeur.shows.clean import LONGEST
from flambeur.shows.easycome.reach import nearest, reach
from flambeur.shows.easycome.teller import EasyComeTeller
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

NAMES = ("Ana", "Ben", "Carla")
LONG = tuple(f"{name:W<{LONGEST}}" for name in NAMES)


def a_table(*rolled: int, kept: tuple[int, ...] = ()) -> Table:
    """Lay out a table: Ana is on turn, Ben holds three prizes, Carla has one."""
    table = GAME.start(3, EasyComeOptions(first_player=0))
    owned = {
        1: (Prize.TWO_PAIRS, Prize.SUM_7, Prize.STRAIGHT),
        2: (Prize.FOUR_KIND,),
        0: (Prize.TRIPLE_ODD, Prize.SUM_13),
    }
    for seat, prizes in owned.items():
        for prize in prizes:
            table.owners[NUMBERS[prize]] = seat
    table.holds[1] = 1
    table.stack[:] = [Choose(1 + bool(kept), kept, tuple(rolled))]
    return table


def a_challenge() -> Table:
    """Lay out a table for two, in a challenge turn."""
    table = GAME.start(2, EasyComeOptions(first_player=0))
    for prize in (Prize.TWO_PAIRS, Prize.SUM_7, Prize.STRAIGHT):
        table.owners[NUMBERS[prize]] = 1
    table.holds[1], table.challenge = 0, 1
    table.stack[:] = [Choose(1, (), (0, 0, 5, 5))]
    return table


def seen(table: Table, seat: int | None = 0) -> View[Table]:
    """Show the table to a seat."""
    return view_of("easycome@1", table, seat)


@cache
def words_of(language: str) -> Words:
    """Read a language once."""
    return Words(language)


def teller(language: str = "en", names: tuple[str, ...] = NAMES) -> EasyComeTeller:
    """Tell about such a table."""
    return EasyComeTeller(
        Speaker(words_of(language), names), GAME.start(len(names), EasyComeOptions())
    )


def offers(table: Table) -> list[str]:
    """List the texts of what can be chosen, with plain spaces."""
    return [teller().text(offer).replace("\u00a0", " ") for offer in teller().offers(seen(table))]


def drawn(drawing: RenderableType, width: int) -> str:
    """Draw on a terminal of this width."""
    stream = io.StringIO()
    Console(file=stream, width=width, highlight=False, markup=False).print(drawing)
    return stream.getvalue()


def test_a_prize_says_whose_it_is_and_what_it_brings() -> None:
    """Robbing breaks a hold; a prize from elsewhere comes too late."""
    assert (
        "Take “Two Pairs” from Ben: your third prize, 2 more turns to survive · the hold is "
        in (offers(a_table(0, 0, 5, 5))[0])
    )
    assert [
        "Take “High” from the centre: your third prize · Ben wins all the same",
        "Keep 2, end the turn without a prize: Ben wins all the same",
    ] == offers(a_table(2, kept=(5, 5, 5)))


def test_dice_to_keep_say_what_the_others_must_show() -> None:
    """The fewest dice come first; own prizes are not named, and the likeliest are."""
    texts = offers(a_table(0, 1, 4, 4))
    assert 11 == len(texts)
    assert texts[0].startswith("Keep 0, roll 3 dice: Seven · ")
    assert "Keep 0 1 4, roll 1 die: Seven (2)" == texts[7]
    assert "Keep 0 4 4, roll 1 die: Two Pairs (0) · Even Triple (4)" == texts[8]
    assert texts[6].startswith("Keep 4 4, roll 2 dice: Two Pairs (any other pair) · ")
    assert any("Low (a total of 2 or less)" in text for text in texts)


def test_dice_can_be_typed_as_they_are() -> None:
    """A plus and the dice mean the same as the number."""
    found = {offer.also: offer.move for offer in teller().offers(seen(a_table(0, 1, 4, 4)))}
    assert Keep((4, 4)) == found["+44",]


def test_a_closed_centre_is_not_on_offer() -> None:
    """In a challenge turn only the three prizes of the holder count."""
    table = a_challenge()
    found = teller(names=NAMES[:2]).offers(seen(table))
    assert Claim(Prize.TWO_PAIRS) == found[0].move
    assert not any("High" in teller().text(offer) for offer in found)
    lines = teller(names=NAMES[:2]).lines(seen(table))
    assert "challenge turn 1 of 2" in lines[0]
    assert lines[1].endswith("centre, closed.")


def test_plain_lines() -> None:
    """Prizes with what they ask, owners and distance; players with their holds; the dice."""
    lines = [line.replace("\u00a0", " ") for line in teller().lines(seen(a_table(0, 1, 4, 4)))]
    assert [
        "Turn 1 · 3 prizes in the centre",
        "Four Alike (all dice alike): Carla, needs 4 4.",
        "Two Pairs (two alike, two others alike): Ben, needs 0 or 1.",
        "Odd Triple (three alike, all odd): Ana.",
        "Even Triple (three alike, all even): centre, needs 4.",
        "Seven (a total of 7): Ben, needs 2.",
        "Thirteen (a total of 13): Ana.",
        "Low (a total of 3 or less): centre, needs a total of 2 or less.",
        "High (a total of 17 or more): centre, needs 4 5 or 5 5.",
        "Straight (four in a row): Ben, needs 2 3.",
        "Ana owns “Odd Triple” and “Thirteen”.",
        ("Ben holds three prizes, “Two Pairs”, “Seven” and “Straight”: 1 more turn to survive."),
        "Carla owns “Four Alike”.",
        "Rolled: 0 1 4 4.",
    ] == lines


def test_what_lies_aside_narrows_the_reach() -> None:
    """Kept dice count, and what they rule out is out of reach."""
    lines = [
        line.replace("\u00a0", " ") for line in teller().lines(seen(a_table(2, 3, kept=(0, 5))))
    ]
    assert "Four Alike (all dice alike): Carla, out of reach." in lines
    assert "Seven (a total of 7): Ben, needs 0." in lines
    assert "Rolled: 2 3. Aside: 0 5." == lines[-1]


def test_the_question_fits_the_moment() -> None:
    """It warns of the last chance, tells the roll where the table is not shown, and asks."""
    first = " ".join(teller().question(seen(a_table(0, 1, 4, 4))))
    assert first.startswith("Unless you rob Ben on this turn, Ben wins. Keep one die")
    later = seen(a_table(5, 5, kept=(0, 0)))
    assert teller().is_aside(later)
    assert (
        teller().question(later)[0].replace("\u00a0", " ").startswith("Ana rolls 5 5, with 0 0 as")
    )
    assert teller().question(seen(a_table(2, kept=(5, 5, 5))))[-1].endswith("let it go.")


def test_a_player_may_ask_what_is_theirs() -> None:
    """Prizes take the place of money."""
    view = seen(a_table(0, 1, 4, 4))
    assert "You own “Odd Triple” and “Thirteen”." == teller().money(view, 0).replace("\xa0", " ")
    bare = seen(GAME.start(3, EasyComeOptions(first_player=0)))
    assert "You own no prizes yet." == teller().money(bare, 0)


def test_the_explanation_fits_the_number_of_players() -> None:
    """Two players hear of challenge turns, more of turns to survive."""
    three = teller().explain(seen(a_table(0, 1, 4, 4)), drawn=False)
    two = teller(names=NAMES[:2]).explain(seen(a_challenge()), drawn=True)
    assert "2 turns of the others" in three[2]
    assert "challenge turns" in two[2]
    assert len(three) + 1 == len(two)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
@pytest.mark.parametrize("width", [40, 48, 60, 72, 80, 100, 120])
def test_the_drawing_fits(language: str, names: tuple[str, ...], width: int) -> None:
    """Nothing is wider than the terminal, and no prize and no player is missing."""
    speaker, words = teller(language, names), words_of(language)
    for table in (a_table(0, 0, 5, 5), a_table(5, 5, kept=(0, 0)), a_table(0, 1, 2, 4)):
        view = seen(table)
        shown = drawn(speaker.drawing(view, width), width)
        shown += drawn(speaker.tray(speaker.offers(view), width), width)
        shown += drawn(speaker.story(speaker.lines(view), width), width)
        shown += drawn(speaker.coloured(" ".join(speaker.question(view)), width), width)
        assert max(map(len, shown.splitlines())) <= width
        for prize in Prize:
            assert words(f"easycome-prize-{prize.value.lower().replace('_', '-')}") in shown
        assert all(name[:3] in shown for name in names)
        assert "♛" in shown
        assert "[0]" in shown


def test_the_drawing_marks_what_can_be_taken() -> None:
    """A star stands before the prize, and a crown with the one who only has to survive."""
    shown = drawn(teller().drawing(seen(a_table(0, 0, 5, 5)), 100), 100)
    assert ["Two Pairs"] == [line[4:13] for line in shown.splitlines() if "★" in line]
    assert "▶ A Ana   ■■□ 2 prizes" in shown
    assert "B Ben   ■■■ ♛ 1 more turn to survive" in shown
    assert "Rolled [0] [0] [5] [5]" in shown


def test_a_table_between_rolls_and_after_the_end() -> None:
    """Where nobody decides, no prize is near."""
    table = a_table(0, 0, 5, 5)
    table.stack[:] = [Roll(2, (0, 0))]
    assert "" == teller().roll(seen(table))
    table.stack.clear()
    assert not any("needs" in line for line in teller().lines(seen(table)))


def test_reach_agrees_with_the_rules() -> None:
    """A roll is listed if and only if it brings the prize, and the nearest way needs fewest."""
    assert ((0, 1), (1, 4), (4, 5)) == reach((2, 3), Prize.STRAIGHT).rolls
    assert 6 == reach((2, 3), Prize.STRAIGHT).ways
    assert () == reach((0, 5), Prize.STRAIGHT).rolls
    assert ((0,), (2,)) == nearest((), (0, 2, 5, 5), Prize.TWO_PAIRS).rolls
    assert 2 == nearest((), (0, 0, 5, 5), Prize.SUM_GE_17).dice
    assert () == nearest((), (0, 2, 4, 4), Prize.TRIPLE_ODD).rolls
