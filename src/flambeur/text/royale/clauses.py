"""What a tile does, event by event: the clauses that a line about the tile is made of."""

from collections.abc import Callable
from typing import Any

from flambeur.core.parts import Event
from flambeur.games.vegas.royale.events import (
    Activated,
    BadLuckNoted,
    BetSettled,
    BoxOpened,
    BoxSplit,
    CasinoClosed,
    CounterMoved,
    DieMoved,
    ExtraRolled,
    Fined,
    FistClosed,
    FistOpened,
    Rewarded,
    TokenTaken,
)
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import (
    BadLuck,
    BlackBox,
    BlockIt,
    DoubleDown,
    FiftyFifty,
    Handicap,
    HighFive,
    Jackpot,
    Knockout,
    LuckyPunch,
    MyChoice,
    NiceDice,
    NoEntry,
    PrimeTime,
)
from flambeur.games.vegas.royale.values import (
    BAD_LUCK_FINE,
    FIFTY_FIFTY,
    HIGH_FIVE,
    JACKPOT,
    NO_ENTRY,
)
from flambeur.text.royale.phrases import Phrases
from flambeur.text.vegas.people import People
from flambeur.text.words import Words

Clause = tuple[str, str]
"""A tile and what it did; without a tile it belongs to the one that spoke before."""


class Clauses:
    """Tells what tiles do."""

    def __init__(self, words: Words, people: People, phrases: Phrases) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = people.names
        self._seats = people.players
        self._phrases = phrases
        self._known: dict[type[Event], Callable[[Any], Clause]] = {
            Activated: self._activated,
            ExtraRolled: self._thrown,
            Rewarded: self._rewarded,
            CounterMoved: self._counter,
            TokenTaken: self._token,
            CasinoClosed: self._closed,
            DieMoved: self._moved,
            FistClosed: self._fist,
            FistOpened: self._opened,
            BetSettled: self._bet,
            BoxSplit: self._split,
            BoxOpened: self._box,
            BadLuckNoted: self._noted,
            Fined: self._fined,
        }

    def of(self, event: Event) -> Clause | None:
        """Tell an event of a tile; the text is empty where another event tells it."""
        tell = self._known.get(type(event))
        return None if tell is None else tell(event)

    def power(self, seat: int, placed: str, casino: int) -> str:
        """Tell that a die was set instead of rolled."""
        return self._words("royale-do-power", name=self._names[seat], placed=placed, casino=casino)

    def _activated(self, event: Activated) -> Clause:
        return event.tile, self._words("royale-do-activated", name=self._names[event.seat])

    def _thrown(self, event: ExtraRolled) -> Clause:
        name, dice = self._names[event.seat], self._words.every([str(f) for f in event.faces])
        if event.tile != FiftyFifty.id:
            return event.tile, self._words("royale-do-thrown", name=name, dice=dice)
        total = sum(event.faces)
        return event.tile, self._words("royale-do-thrown-total", name=name, dice=dice, total=total)

    def _rewarded(self, event: Rewarded) -> Clause:
        name, cards = self._names[event.seat], event.cards.size()
        if not event.chips and not cards:
            return event.tile, self._words("royale-do-no-chips", name=name)
        what = (
            self._phrases.cards(event.cards)
            if cards
            else self._phrases.gift(Reward(chips=event.chips))
        )
        if event.promised:
            return event.tile, self._words("royale-do-owed", name=name, what=what)
        return event.tile, self._words("royale-do-gets", name=name, what=what)

    def _counter(self, event: CounterMoved) -> Clause:
        match event.tile:
            case Jackpot.id:
                money = self._words.money(JACKPOT[event.index])
                return event.tile, self._words("royale-do-jackpot", money=money)
            case NoEntry.id:
                empty = not NO_ENTRY[event.index]
                return event.tile, self._words("royale-do-empty") if empty else ""
        if not event.index:
            return event.tile, ""
        what = self._phrases.reward(FIFTY_FIFTY[event.index])
        return event.tile, self._words("royale-do-counter", what=what)

    def _token(self, event: TokenTaken) -> Clause:
        if event.seat is None:
            return event.tile, self._words("royale-do-token-back")
        name = self._names[event.seat]
        if event.tile != HighFive.id:
            return event.tile, self._words("royale-do-token", name=name)
        money = self._words.money(HIGH_FIVE.cash)
        return event.tile, self._words("royale-do-token-money", name=name, money=money)

    def _closed(self, event: CasinoClosed) -> Clause:
        name = self._names[event.seat]
        return NoEntry.id, self._words("royale-do-closed", name=name, casino=event.casino)

    def _moved(self, event: DieMoved) -> Clause:
        """Tell where dice went: to a tile, from a tile, or between hand and casino."""
        name, dice = self._names[event.colour], self._phrases.dice(event.dice, event.big)
        if isinstance(event.target, str) and event.target != "hand":
            return event.target, self._arrived(event, event.target, name, dice)
        if isinstance(event.source, str) and event.source != "hand":
            return event.source, self._left(event, event.source, name, dice)
        if event.target == "hand":
            casino = event.source
            return "", self._words("royale-do-returned", name=name, dice=dice, casino=casino)
        return "", self._words("royale-do-put", name=name, dice=dice, casino=event.target)

    def _arrived(self, event: DieMoved, tile: str, name: str, dice: str) -> str:
        match tile:
            case Knockout.id:
                return self._words("royale-do-bar", name=name, dice=dice)
            case Handicap.id:
                return self._words("royale-do-grey-out", casino=event.source)
            case DoubleDown.id:
                casino = event.source
                return self._words("royale-do-doubled", name=name, dice=dice, casino=casino)
            case NiceDice.id:
                return self._words("royale-do-parked", name=name, dice=dice, space=event.space)
            case MyChoice.id:
                return self._words("royale-do-gold", name=name, dice=dice)
        raise TypeError(f"no die goes to {tile}")

    def _left(self, event: DieMoved, tile: str, name: str, dice: str) -> str:
        match tile:
            case PrimeTime.id:
                return self._words("royale-do-prime", name=name, casino=event.target)
            case Knockout.id:
                return self._words("royale-do-freed", name=name, dice=dice)
            case BlockIt.id | Handicap.id:
                return self._words("royale-do-grey-in", count=event.dice, casino=event.target)
            case NiceDice.id:
                casino = event.target
                return self._words("royale-do-pushed", name=name, dice=dice, casino=casino)
            case MyChoice.id:
                return self._words("royale-do-gold-back", name=name, dice=dice)
        raise TypeError(f"no die leaves {tile}")

    def _fist(self, event: FistClosed) -> Clause:
        return LuckyPunch.id, self._words("royale-do-fist", name=self._names[event.seat])

    def _opened(self, event: FistOpened) -> Clause:
        right = event.hidden == event.guess
        return LuckyPunch.id, self._words(
            "royale-do-guessed" if right else "royale-do-missed",
            name=self._names[event.seat],
            guesser=self._names[(event.seat + 1) % self._seats],
            guess=event.guess,
            hidden=event.hidden,
        )

    def _bet(self, event: BetSettled) -> Clause:
        return FiftyFifty.id, self._words(
            "royale-do-bet-won" if event.won else "royale-do-bet-lost",
            name=self._names[event.seat],
            way="higher" if event.higher else "lower",
        )

    def _split(self, event: BoxSplit) -> Clause:
        first, second = event.sizes
        name = self._names[event.seat]
        return BlackBox.id, self._words("royale-do-split", name=name, first=first, second=second)

    def _box(self, event: BoxOpened) -> Clause:
        taken, other = event.piles[event.pile - 1], event.piles[2 - event.pile]
        return BlackBox.id, self._words(
            "royale-do-opened",
            name=self._names[event.seat],
            pile=event.pile,
            taken=self._words.money(sum(taken)),
            other=self._words.money(sum(other)),
        )

    def _noted(self, event: BadLuckNoted) -> Clause:
        names = self._words.every([self._names[seat] for seat in event.seats])
        money, count = self._words.money(BAD_LUCK_FINE), len(event.seats)
        return BadLuck.id, self._words("royale-do-noted", names=names, count=count, money=money)

    def _fined(self, event: Fined) -> Clause:
        name = self._names[event.seat]
        paid = []
        if event.cards:
            paid.append(self._words("royale-bills-object", count=event.cards))
        if event.chips:
            paid.append(self._phrases.gift(Reward(chips=event.chips)))
        if not paid:
            return BadLuck.id, self._words("royale-do-broke", name=name)
        what, money = self._words.every(paid), self._words.money(event.amount)
        if not event.change:
            return BadLuck.id, self._words("royale-do-fined", name=name, money=money, what=what)
        change = self._words.money(event.change)
        return BadLuck.id, self._words(
            "royale-do-change", name=name, money=money, what=what, change=change
        )
