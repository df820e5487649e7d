"""Choices before they are made, and the table in lines and drawn."""

import io

import pytest
from rich.console import Console

from flambeur.core.secret import Secret, redact
from flambeur.core.view import View, view_of
from flambeur.families.builtin import VEGAS
from flambeur.games.vegas import CLASSICS, Place, Solo, Table, VegasOptions
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.table import Hand
from flambeur.shows.clean import LONGEST, clean, short, wrap
from flambeur.shows.marks import marks
from flambeur.shows.vegas.teller import VegasTeller
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

NAMES = ("Ana", "Ben", "Carla")


def a_table() -> Table:
    """Lay out a table in the middle of a round; Ana has rolled."""
    table = CLASSICS[0].start(3, VegasOptions(neutral_variant=True, first_leader=1))
    table.round, table.leader = 2, 2
    table.loose = Hand()
    bills = [(20_000, 60_000), (90_000,), (50_000,), (30_000, 30_000), (70_000,), (40_000, 10_000)]
    dice = [[1, 3, 0, 0], [2, 1, 1, 0], [0, 0, 1, 2], [0, 2, 2, 1], [0, 0, 0, 0], [0, 1, 0, 0]]
    for casino, (notes, stacks) in enumerate(zip(bills, dice, strict=True)):
        table.fund(casino, notes)
        for colour, count in enumerate(stacks):
            table.put(casino + 1, colour, count)
    table.players[0].bills = Secret((50_000, 10_000), (0,))
    table.players[1].bills = Secret((80_000,), (1,))
    table.players[0].dice, table.players[0].neutral = 5, 1
    table.stack[:] = [Choose(0, (1, 1, 2, 4, 4), (3,))]
    return table


def seen(table: Table, seat: int | None) -> View[Table]:
    """Show the table to a seat."""
    return view_of("vegas/2018@1", table, seat)


def teller(language: str = "en") -> VegasTeller:
    """Tell about this table."""
    return VegasTeller(Speaker(Words(language), NAMES), a_table())


def test_choices_are_described_before_they_are_made() -> None:
    """Each face says what it places, what it would bring and whom it would move."""
    offers = teller().offers(seen(a_table(), 0))
    assert [
        ("1", "2 dice on casino 1, 3 in all: you tie with Ben, both get nothing"),
        ("2", "1 die on casino 2, 3 in all: you lead and take $90,000"),
        ("3", "1 neutral die on casino 3: none of your dice there"),
        ("4", "2 dice on casino 4: you tie with Ben and Carla, all get nothing"),
    ] == [(offer.key, teller().text(offer)) for offer in offers]
    assert [Place(1), Place(2), Place(3), Place(4)] == [offer.move for offer in offers]


def test_choices_say_who_rises_and_falls() -> None:
    """A placement that moves others names them."""
    table = a_table()
    table.stack[:] = [Choose(2, (1, 1, 1, 1, 5, 6), ())]
    texts = [teller().text(offer) for offer in teller().offers(seen(table, 2))]
    assert texts[0].endswith("you lead and take $60,000 · Ana gets nothing · Ben drops to $20,000")
    assert texts[1].endswith("you lead and take $70,000")
    assert texts[2].endswith("you tie with Ben, both get nothing")


def test_choices_say_when_no_bill_is_left() -> None:
    """Second place at a casino with one bill is worth nothing."""
    table = a_table()
    table.stack[:] = [Choose(1, (6, 6), ())]
    table.casinos[5].dice[0] = 4
    table.fund(5, (40_000,))
    (offer,) = teller().offers(seen(table, 1))
    assert "2 dice on casino 6, 3 in all: you come second, no bill is left" == teller().text(offer)
    table.fund(5, (40_000, 10_000))
    (offer,) = teller().offers(seen(table, 1))
    assert "2 dice on casino 6, 3 in all: you come second and take $10,000" == teller().text(offer)


def test_solo_choices_name_the_colours() -> None:
    """Placing rivals' dice says whose they are and what they would win."""
    table = CLASSICS[0].start(1, VegasOptions(solo=Solo()))
    table.fund(4, (60_000,))
    table.put(5, 1, 1)
    table.stack[:] = [ChooseColours((0, 2, 3), (2, 5, 5))]
    solo = VegasTeller(Speaker(Words("en"), NAMES[:1]), table)
    texts = [solo.text(offer) for offer in solo.offers(seen(table, 0))]
    assert "Blue and Green on casino 5: none of your dice there · Red gets nothing" == texts[1]
    assert "The dice show Ana 2 · Blue 5 · Green 5." == solo.roll(seen(table, 0))
    assert solo.lines(seen(table, 0))[-1].endswith("Ana $0, the rivals $60,000.")


def test_plain_lines_for_a_player() -> None:
    """The lines say everything the player may see, and no more."""
    lines = teller().lines(seen(a_table(), 0))
    assert [
        "Round 2 of 4 · Carla started · 48 bills in the pile",
        "Casino 1: $60,000, $20,000. Dice: Ben 3 · Ana 1.",
        "Casino 2: $90,000. Dice: Ana 2 · Ben 1 and Carla 1 cancel.",
        "Casino 3: $50,000. Dice: Neutral 2 · Carla 1.",
        "Casino 4: $30,000, $30,000. Dice: Ben 2 and Carla 2 cancel · Neutral 1.",
        "Casino 5: $70,000. No dice.",
        "Casino 6: $40,000, $10,000. Dice: Ben 1.",
        "Ana: 5 dice and 1 neutral die, 2 bills, $60,000.",
        "Ben: 8 dice and 2 neutral dice, 1 bill.",
        "Carla: 8 dice and 2 neutral dice, no bills.",
    ] == lines
    assert "$60,000." not in teller().lines(seen(a_table(), None))[7]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_the_drawing_fits(language: str, width: int) -> None:
    """No line is wider than the terminal, and every player, bill and die is there."""
    table = a_table()
    told = teller(language)
    view = seen(table, 0)
    stream = io.StringIO()
    console = Console(file=stream, width=width, force_terminal=True, color_system=None)
    console.print(told.drawing(view, width))
    console.print(told.tray(told.offers(view), width))
    console.print(told.story(told.tell([]), width))
    text = stream.getvalue()
    lines = text.splitlines()
    assert max(map(len, lines)) <= width
    assert "⚀⚀⚀" in text
    assert "= B ⚁ = C ⚁" in text
    assert 6 == text.count("╭")
    for amount in (10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 90_000):
        assert Words(language).money(amount) in text
    assert all(name in text for name in NAMES)
    assert Words(language).money(80_000) not in text


def test_the_drawing_marks_who_started_and_who_is_on_turn() -> None:
    """A sign stands at the starter, another at the player on turn."""
    stream = io.StringIO()
    console = Console(file=stream, width=60, force_terminal=True, color_system=None)
    console.print(teller().drawing(seen(a_table(), 0), 60))
    lines = stream.getvalue().splitlines()
    assert any(line.startswith("▶ A Ana ") for line in lines)
    assert any("C Carla ◆" in line for line in lines)


def test_marks_tell_players_apart() -> None:
    """Initials are numbered when they are shared."""
    assert ("A1", "B", "A2", "?") == marks(["Ana", "Ben", "anton", ""])


def test_names_cannot_command_the_terminal() -> None:
    """Control codes and writing that runs backwards are shown as signs; long names are cut."""
    assert "a\ufffd[2Jb\ufffd" == clean("a\x1b[2Jb\u202e")
    assert "80\u202f000\u00a0$\n" == clean("80\u202f000\u00a0$\n")
    assert LONGEST == len(short("x" * 99))
    table = redact(a_table(), None)
    told = VEGAS.teller_of(Words("en"), ("\x1b[31mA", "[bold]B", "C"), table)
    assert "\x1b" not in "".join(told.lines(seen(table, None)))
    assert "[bold]B" in told.names


def test_lines_do_not_break_inside_an_amount() -> None:
    """A no-break space keeps an amount together."""
    assert "take\n80\u00a0000\u00a0$" == wrap("take 80\u00a0000\u00a0$", 12)
