"""Random games of the engine, written down as numbers, and a kernel that plays them again."""

from collections.abc import Collection, Iterable
from random import Random
from typing import Any, NamedTuple

from flambeur.core.chance import Picked, Rolled, Shuffled
from flambeur.core.parts import Move
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.read import read
from flambeur.fast.rules import (
    begin_round,
    end_round,
    hand_out,
    legal_moves,
    pass_on,
    place,
    scatter,
)
from flambeur.fast.table import CASINOS, COLOURS, MOST_BILLS, NOBODY, PASS, PILE, Plain
from flambeur.games.vegas import Place
from flambeur.games.vegas.classic.solo import ChooseColours, RollRivals
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.round import RollLoose
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.games.vegas.table import Table
from flambeur.sources import SeededSource
from tests.fast.ways import Way

THOUSAND = 1000
HANDS, ROLL, NEUTRAL_ROLL, BIG_ROLL, SHOWN, MOVE = 2, 17, 23, 29, 30, 35
"""Where things stand in the row of a turn, after the player and the legal moves."""
LOOSE, LOOSE_BIG, RIVALS = 1, 7, 8
"""Where things stand in the row of a round, after its number of turns."""
STATE = 3 + 6 * COLOURS + CASINOS * (MOST_BILLS + COLOURS + 1) + 1 + PILE
"""How many numbers a state has."""
FINE, TURN, ROUND = range(3)


class Recorded(NamedTuple):
    """A game as a kernel reads it."""

    cards: Any
    leader: int
    rounds: Any
    turns: Any
    states: Any
    """After the deal of each round, and after the game."""
    room: Any


class Recorder:
    """Plays a random game on the engine and writes down what happens."""

    def __init__(self, way: Way, seed: str, stops: Collection[int] = ()) -> None:
        """Play; at these turns the table is also read as a whole."""
        game, seats, options = way
        self.table: Table = game.start(seats, options)
        self.cards: list[int] = []
        self.leader = self.table.next_leader
        self.rounds: list[list[int]] = []
        self.turns: list[list[int]] = []
        self.states: list[list[int]] = []
        self.seen: dict[int, Plain] = {}
        random, source = Random(seed), SeededSource(seed)
        while not isinstance(awaited := turn(self.table), Over):
            if isinstance(awaited, Chance):
                move = source.settle(awaited.distribution)
                self.note_chance(move)
            else:
                if len(self.turns) in stops:
                    self.seen[len(self.turns)] = read(self.table)
                move = random.choice(awaited.moves)
                self.note_choice(awaited, move)
            play(self.table, move)
        self.states.append(state_of(self.table))
        self.over = awaited

    def note_chance(self, outcome: Move) -> None:
        """Write down the pile, the leader, or what is rolled before the first turn."""
        match outcome:
            case Shuffled(cards=cards):
                self.cards = [card // THOUSAND for card in cards]
            case Picked(index=index):
                self.leader = index
            case Rolled(dice=dice):
                if len(self.rounds) < self.table.round:
                    self.states.append(state_of(self.table))
                    self.rounds.append([0] + [0] * CASINOS + [NOBODY] + [0] * 2 * CASINOS)
                self.note_opening(dice)

    def note_opening(self, dice: tuple[tuple[int, ...], ...]) -> None:
        """Write down what goes to the casinos before the first turn."""
        row, frame = self.rounds[-1], self.table.stack[-1]
        if isinstance(frame, RollLoose):
            row[LOOSE:LOOSE_BIG] = count(dice[0])
            row[LOOSE_BIG] = dice[1][0] - 1 if len(dice) > 1 else NOBODY
        elif isinstance(frame, RollRivals):
            for number, faces in enumerate(dice):
                start = RIVALS + CASINOS * number
                row[start : start + CASINOS] = count(faces)

    def note_choice(self, awaited: Choice, move: Move) -> None:
        """Write down who may do what, with which dice, and what is done."""
        own: Iterable[int] = ()
        neutral: Iterable[int] = ()
        big, shown = NOBODY, [0] * COLOURS
        match self.table.stack[-1]:
            case Choose(own=own, neutral=neutral):
                pass
            case PlaceOrPass(small=own, big=big_dice):
                big = big_dice[0] - 1 if big_dice else NOBODY
            case ChooseColours(colours=colours, faces=faces):
                showing = dict(zip(colours, faces, strict=True))
                shown = [showing.get(colour, 0) - 1 for colour in range(COLOURS)]
        hands: list[int] = []
        for player in self.table.players:
            hands += (player.dice, player.big, player.neutral)
        hands += [0] * (3 * COLOURS - len(hands))
        self.turns.append(
            [
                awaited.seat,
                sum([1 << number(legal) for legal in awaited.moves]),
                *hands,
                *count(own),
                *count(neutral),
                big,
                *shown,
                number(move),
            ]
        )
        self.rounds[-1][0] += 1

    def recorded(self) -> Recorded:
        """Give what was written down to kernels."""
        return Recorded(
            numbers(self.cards),
            self.leader,
            numbers(self.rounds),
            numbers(self.turns),
            numbers(self.states),
            numbers([0] * STATE),
        )


def number(move: Move) -> int:
    """Tell the number of a move."""
    return move.face - 1 if isinstance(move, Place) else PASS


def count(faces: Iterable[int]) -> list[int]:
    """Count dice by face."""
    counts = [0] * CASINOS
    for face in faces:
        counts[face - 1] += 1
    return counts


def by_colour(values: Iterable[int]) -> list[int]:
    """List values for all colours there can be."""
    found = list(values)
    return found + [0] * (COLOURS - len(found))


def state_of(table: Table) -> list[int]:
    """List all that lies on a table of the engine."""
    players, colours = table.players, range(len(table.players))
    row = [table.round, table.leader, table.next_leader]
    row += by_colour(player.dice for player in players)
    row += by_colour(player.big for player in players)
    row += by_colour(player.neutral for player in players)
    row += by_colour(player.chips for player in players)
    row += by_colour(player.money // THOUSAND for player in players)
    row += by_colour(player.bills.size() for player in players)
    for casino in table.casinos:
        bills = sorted((bill // THOUSAND for bill in casino.bills), reverse=True)
        row += bills + [0] * (MOST_BILLS - len(bills))
        dice = casino.weights()[: len(colours) + 1]
        row += [*dice, *[0] * (COLOURS + 1 - len(dice))]
    pile = [bill // THOUSAND for bill in table.pile.look()]
    return [*row, len(pile), *pile, *[0] * (PILE - len(pile))]


@kernel
def write_state(t: Any, out: Any) -> None:
    """List all that lies on a table of the kernels, in the same order."""
    out[0], out[1], out[2] = t.round, t.leader, t.next_leader
    for colour in range(COLOURS):
        out[3 + colour] = t.hand[colour]
        out[3 + COLOURS + colour] = t.big[colour]
        out[3 + 2 * COLOURS + colour] = t.neutral[colour]
        out[3 + 3 * COLOURS + colour] = t.chips[colour]
        out[3 + 4 * COLOURS + colour] = t.money[colour]
        out[3 + 5 * COLOURS + colour] = t.notes[colour]
    at = 3 + 6 * COLOURS
    for casino in range(CASINOS):
        for bill in range(MOST_BILLS):
            out[at] = t.bills[casino][bill]
            at += 1
        for colour in range(COLOURS + 1):
            out[at] = t.dice[casino][colour]
            at += 1
    out[at] = t.pile_size
    for card in range(PILE):
        out[at + 1 + card] = t.pile[(t.pile_top + card) % PILE] if card < t.pile_size else 0


@kernel
def replay(t: Any, game: Any, stop: int) -> Any:
    """Play a recorded game again, up to a turn; tell where the table first is otherwise."""
    for card in range(len(game.cards)):
        t.pile[card] = game.cards[card]
    t.pile_size, t.next_leader, done = len(game.cards), game.leader, 0
    for number_ in range(len(game.rounds)):
        begin_round(t)
        if not agrees(t, game, number_):
            return ROUND, number_
        open_round(t, game.rounds[number_])
        for _ in range(game.rounds[number_][0]):
            row = game.turns[done]
            if not fits(t, row):
                return TURN, done
            show(t, row)
            if legal_moves(t) != row[1]:
                return TURN, done
            if done == stop:
                return FINE, done
            place(t, row[MOVE])
            pass_on(t)
            done += 1
        if t.player != NOBODY:
            return TURN, done
        end_round(t)
    hand_out(t)  # as the engine does after every round
    return FINE if agrees(t, game, len(game.rounds)) else ROUND, done


@kernel
def agrees(t: Any, game: Any, number_: int) -> Any:
    """Tell whether all lies on the table that should."""
    write_state(t, game.room)
    different = 0
    for place_ in range(STATE):
        if game.room[place_] != game.states[number_][place_]:
            different += 1
    return different == 0


@kernel
def open_round(t: Any, row: Any) -> None:
    """Place what was rolled before the first turn."""
    for face in range(CASINOS):
        t.roll[face] = row[LOOSE + face]
    scatter(t, t.colours)
    if row[LOOSE_BIG] != NOBODY:
        t.dice[row[LOOSE_BIG]][t.colours] += 2
    for rival in range(t.preplaced):
        for face in range(CASINOS):
            t.roll[face] = row[RIVALS + CASINOS * rival + face]
        scatter(t, 1 + rival)
        t.hand[1 + rival] = 0


@kernel
def fits(t: Any, row: Any) -> Any:
    """Tell whether the right player is on turn, and all hands hold what they should."""
    good = t.player == row[0]
    for colour in range(COLOURS):
        good = good and t.hand[colour] == row[HANDS + 3 * colour]
        good = good and t.big[colour] == row[HANDS + 3 * colour + 1]
        good = good and t.neutral[colour] == row[HANDS + 3 * colour + 2]
    return good


@kernel
def show(t: Any, row: Any) -> None:
    """Put down what was rolled in a turn."""
    for face in range(CASINOS):
        t.roll[face] = row[ROLL + face]
        t.roll_neutral[face] = row[NEUTRAL_ROLL + face]
    t.roll_big = row[BIG_ROLL]
    for colour in range(COLOURS):
        t.shown[colour] = row[SHOWN + colour]
