"""The examples of the rules can be played in every way, and end as the books say."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from flambeur.core.game import Game
from flambeur.core.parts import Move
from flambeur.core.position import Position
from flambeur.core.turn import Choice, Over
from flambeur.families import every_game, family_of, find
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import NUMBERS, Prize
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Pass
from flambeur.protocol.lines import Line, Note, Phrase
from flambeur.shows.lesson import Lesson
from flambeur.sources.plain import SeededSource
from flambeur.sources.scripted import ScriptedSource
from flambeur.words.catalogues import LANGUAGES, Words

EXAMPLES = [
    (game, chapter, example)
    for game in every_game()
    for chapter, example in family_of(game.id).examples_of(game).items()
]
NAMES = [chapter for _, chapter, _ in EXAMPLES]
each_example = pytest.mark.parametrize(("game", "chapter", "example"), EXAMPLES, ids=NAMES)
MOST = 8
"""So many choices a reader has at most; the longest turn of Easy Come has four."""
LONGEST = 230
"""What a caption may have at most: it is read on a phone."""


def opened(game: Game[Any], example: Lesson) -> Position[Any]:
    """Play all that lies before the reader's choice."""
    options = msgspec.convert(dict(example.options), game.options)
    start = game.start(1 + len(example.rivals), options)
    position = Position(game, start)
    go_on(position, example)
    return position


def go_on(position: Position[Any], example: Lesson, seed: int = 0) -> None:
    """Play what needs nobody, as the server does; dice that are not prepared follow from a seed."""
    while not isinstance(position.turn, Over):
        beat, turn = example.beat(position.version, position.state), position.turn
        known = None if beat is None else beat.move
        if isinstance(turn, Choice):
            if known is None or position.version >= len(example.given):
                return
            entry = position.awaits(turn.seat, known)
        else:
            source = SeededSource(seed) if known is None else ScriptedSource([known])
            drawn = position.draw(source)
            assert drawn is not None
            entry = drawn
        position.enter(entry)


def after(position: Position[Any], example: Lesson, move: Move, seed: int = 0) -> Position[Any]:
    """Let the reader choose, and see what comes of it."""
    following = position.copy()
    following.enter(following.awaits(0, move))
    go_on(following, example, seed)
    return following


def choices(position: Position[Any]) -> list[Move]:
    """List what the reader can do; of what cannot be listed, a throw."""
    turn = position.turn
    assert isinstance(turn, Choice)
    assert 0 == turn.seat
    throws = [form.sample(_middle) for form in turn.forms[-1:]]
    return [*turn.moves, *throws]


def _middle(sides: Sequence[int]) -> list[int]:
    return [side // 2 + 1 for side in sides]


def endings(position: Position[Any], example: Lesson, depth: int = 0) -> Iterator[Position[Any]]:
    """Play an example to its end in every way."""
    if example.beat(position.version, position.state) is None:
        yield position
        return
    assert depth < MOST, "an example ends"
    for move in choices(position):
        yield from endings(after(position, example, move), example, depth + 1)


def told(example: Lesson, position: Position[Any]) -> str:
    """Name what is said at a position."""
    note = example.note(position.version, position.state)
    assert note is not None
    assert isinstance(note.title, Line)
    return note.title.id


def played(chapter: str, *moves: Move) -> tuple[str, Any]:
    """Play an example like this; tells what is said in the end, and how the table stands."""
    game, example = next((g, e) for g, name, e in EXAMPLES if name == chapter)
    position = opened(game, example)
    for move in moves:
        position = after(position, example, move)
    assert example.beat(position.version, position.state) is None
    return told(example, position), position.state


@each_example
def test_an_example_begins_with_the_readers_choice(
    game: Game[Any], chapter: str, example: Lesson
) -> None:
    """All that was played before is legal, and it says what it is about."""
    position = opened(game, example)
    assert len(example.given) == position.version
    assert choices(position)
    assert chapter in family_of(game.id).chapters_of(game)
    _, show, part = chapter.split("-")
    assert f"{show}-example-{part}" == told(example, position)


@each_example
def test_every_choice_ends_with_a_word_about_it(
    game: Game[Any], chapter: str, example: Lesson
) -> None:
    """Whatever is chosen is legal, the example ends soon, and its words exist and are short."""
    position = opened(game, example)
    told = [note_at(example, place) for place in (position, *endings(position, example))]
    notes = {str(note): note for note in told}.values()
    assert len(notes) > 1, "what comes of it is another word"
    for language in LANGUAGES:
        words = Words(language)
        assert words(f"{chapter}.try")
        for note in notes:
            assert len(said(words, note.text)) <= LONGEST, said(words, note.text)
            assert said(words, note.title)


def note_at(example: Lesson, position: Position[Any]) -> Note:
    """Find what is said at a position."""
    note = example.note(position.version, position.state)
    assert note is not None
    return note


def said(words: Words, phrase: Phrase) -> str:
    """Say a line, with something of usual length for its arguments."""
    assert isinstance(phrase, Line)
    args: Mapping[str, Phrase] = phrase.args
    return words(phrase.id, **dict.fromkeys(args, "Seraphina"))


@pytest.mark.clause("V5.3")
def test_vegas_places_all_dice_of_a_face() -> None:
    """Four threes and a five: four dice and one are left, or one and four."""
    title, table = played("rules-vegas-turn", Place(3))
    assert ("vegas-example-turn-all", 4, 1) == (
        title,
        table.casinos[2].dice[0],
        table.players[0].dice,
    )
    title, table = played("rules-vegas-turn", Place(5))
    assert ("vegas-example-turn-one", 1, 4) == (
        title,
        table.casinos[4].dice[0],
        table.players[0].dice,
    )


@pytest.mark.clause("V6.2")
def test_vegas_equals_cancel_at_the_payout() -> None:
    """Five, three, three and one: 80,000 and 30,000 go to five and one, 10,000 under the pile."""
    title, table = played("rules-vegas-payout", Place(4), Place(6))
    assert "vegas-example-payout-equal" == title
    bills = [player.bills.look() for player in table.players]
    assert [(60_000,), (50_000, 80_000), (50_000,), (70_000, 30_000, 90_000)] == bills
    assert 10_000 in table.pile.look()[-1:]


@pytest.mark.clause("V6.4")
def test_vegas_pays_in_order_where_nobody_is_equal() -> None:
    """Five, three, two and one: one bill each while there are some."""
    title, table = played("rules-vegas-payout", Place(6), Place(6))
    assert "vegas-example-payout-third" == title
    bills = [player.bills.look() for player in table.players]
    assert [(60_000, 10_000), (50_000, 80_000), (30_000, 50_000), (70_000, 90_000)] == bills


@pytest.mark.clause("V9.6")
@pytest.mark.parametrize(
    ("face", "title", "dice", "left"),
    [(1, "together", [2, 1], (1, 1)), (5, "own", [1, 0], (2, 2)), (6, "neutral", [0, 1], (3, 1))],
)
def test_vegas_places_neutral_dice_along(
    face: int, title: str, dice: list[int], left: tuple[int, int]
) -> None:
    """Three ones with a neutral one among them, an own five, or a neutral six."""
    came, table = played("rules-vegas-neutral", Place(face))
    assert f"vegas-example-neutral-{title}" == came
    at = table.casinos[face - 1].dice
    assert dice == [at[0], at[table.neutral]]
    assert left == (table.players[0].dice, table.players[0].neutral)


@pytest.mark.clause("R4.5")
def test_royale_passes_for_a_chip() -> None:
    """All dice stay in the hand for one of two chips; who places keeps both."""
    title, table = played("rules-royale-pass", Pass())
    assert ("royale-example-pass-paid", 4, 1) == (
        title,
        table.players[0].dice,
        table.players[0].chips,
    )
    title, table = played("rules-royale-pass", Place(5))
    assert ("royale-example-pass-placed", 2, 2) == (
        title,
        table.players[0].dice,
        table.players[0].chips,
    )


@pytest.mark.clause("RD1.2")
@pytest.mark.parametrize(
    ("move", "title", "bills"),
    [(Place(1), "paid", (30_000,)), (Place(2), "elsewhere", ()), (Pass(), "passed", ())],
)
def test_royale_pays_by_casinos(move: Move, title: str, bills: tuple[int, ...]) -> None:
    """Three casinos with a die of one's own bring 30,000, if one of them is the machine's."""
    came, table = played("rules-royale-d1", move)
    assert (f"royale-example-d1-{title}", bills) == (came, table.players[0].bills.look())


@pytest.mark.clause("E12")
def test_easy_come_rolls_as_in_the_book() -> None:
    """0, 2, 2, 5, then 2 and 5, then 4: three twos and a four, all even."""
    moves = (Keep((2, 2)), Keep((2,)), Claim(Prize.TRIPLE_EVEN))
    title, table = played("rules-easycome-turn", *moves)
    assert ("easycome-example-turn-even", 0) == (title, table.owners[NUMBERS[Prize.TRIPLE_EVEN]])


def test_easy_come_goes_on_by_luck_elsewhere() -> None:
    """Whoever sets other dice aside rolls dice that nobody has prepared."""
    example = family_of("easycome").examples_of(find("easycome"))["rules-easycome-turn"]
    position = opened(find("easycome"), example)
    rolls = {str(after(position, example, Keep((5,)), seed).state.stack[-1]) for seed in range(9)}
    assert len(rolls) > 1


@pytest.mark.clause("E14")
def test_easy_come_steals() -> None:
    """Two noughts and two ones fit two prizes; one of them is a rival's."""
    title, table = played("rules-easycome-steal", Claim(Prize.SUM_LE_3))
    assert ("easycome-example-steal-rival", 0) == (title, table.owners[NUMBERS[Prize.SUM_LE_3]])
    title, table = played("rules-easycome-steal", Claim(Prize.TWO_PAIRS))
    assert ("easycome-example-steal-centre", 1) == (title, table.owners[NUMBERS[Prize.SUM_LE_3]])
    assert 0 == table.owners[NUMBERS[Prize.TWO_PAIRS]]


@pytest.mark.clause("S13")
def test_strike_tells_how_a_throw_ended() -> None:
    """A 2, a 3 and a 5 lie there; equal ones end the turn, others leave the choice."""
    example = family_of("strike").examples_of(find("strike"))["rules-strike-turn"]
    position = opened(find("strike"), example)
    assert [2, 3, 5] == sorted(lying.face for lying in position.state.arena)
    for seed in range(30):
        end = after(position, example, choices(position)[-1], seed)
        taken = len(end.state.reserves[0]) >= len(position.state.reserves[0])
        came = "equal" if taken else "lost" if end.state.lost else "different"
        assert f"strike-example-turn-{came}" == told(example, end)
