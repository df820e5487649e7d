"""The table of Royale: the bank, the chips, and the verbs that tiles act through."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from flambeur.core.secret import Secret
from flambeur.games.vegas.royale.bank import cards_for, without
from flambeur.games.vegas.royale.events import Activated, Rewarded
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.reward import CHIP, Reward
from flambeur.games.vegas.royale.values import CHIPS_IN_BOX
from flambeur.games.vegas.table import Table
from flambeur.games.vegas.tile import Tile

K = TypeVar("K", bound=Tile)


class LastRoll(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the player on turn placed last, and what the other dice of that roll show."""

    face: int
    placed: int = 0
    placed_big: int = 0
    rest: tuple[int, ...] = ()
    rest_big: tuple[int, ...] = ()


class RoyaleTable(Table, kw_only=True):
    """A game of Royale at one moment."""

    options: RoyaleOptions
    bank: tuple[int, ...] = ()
    """Face-up cards, from the cheapest up [R10.2]."""
    promises: tuple[Secret[tuple[int, ...]], ...] = ()
    """By seat: virtual cards, as good as real ones [R10.5]."""
    box: int = CHIPS_IN_BOX
    """Chips in the supply; below zero where the supply has no end [R2.5]."""
    used: tuple[str, ...] = ()
    """Tiles laid in earlier rounds."""
    last: LastRoll | None = None

    @property
    def grey(self) -> int:
        """The colour of the blank dice: an imaginary player of its own [R6.6]."""
        return self.neutral + 1

    def left_of(self, seat: int) -> int:
        """Tell the next seat clockwise, whether or not it has dice [R1.2]."""
        return (seat + 1) % self.seats

    def weight(self, casino: int, colour: int) -> int:
        """Tell how much a colour counts at a casino [R2.2]."""
        return self.casinos[casino - 1].weights()[colour]

    def open_casinos(self) -> tuple[int, ...]:
        """List the casinos that are not closed."""
        return tuple(c for c in range(1, len(self.casinos) + 1) if not self.is_closed(c))

    def tile(self, casino: int, kind: type[K]) -> K:
        """Look up the tile of a casino, which is of this kind."""
        tile = self.casinos[casino - 1].tile
        assert isinstance(tile, kind)  # noqa: S101 - a frame belongs to its tile
        return tile

    def put(self, face: int, colour: int, dice: int, big: int = 0) -> None:
        """Put dice on a casino, which is open [R11.7]."""
        assert not self.is_closed(face)  # noqa: S101 - frames offer open casinos
        super().put(face, colour, dice, big)

    def take(self, face: int, colour: int, dice: int, big: int = 0) -> None:
        """Take dice off a casino, which is open [R11.7]."""
        assert not self.is_closed(face)  # noqa: S101 - frames offer open casinos
        super().take(face, colour, dice, big)

    def put_black(self, face: int, colour: int) -> None:
        """Put a black die on a casino, for a colour [RB1.3].

        The turns are over then: tiles that watch for dice have nothing left to give or take.
        """
        assert not self.is_closed(face)  # noqa: S101 - frames offer open casinos
        self.casinos[face - 1].extra += (colour,)

    def lay(self, tiles: Sequence[Tile]) -> None:
        """Lay fresh tiles beside their casinos, and note that they were seen [R9.4]."""
        for tile in tiles:
            self.casinos[tile.casino - 1].tile = tile
        self.used += tuple(tile.id for tile in tiles)

    def change(self, tile: Tile, **fields: Any) -> Any:
        """Put a changed tile down in place of this one."""
        assert isinstance(tile, msgspec.Struct)  # noqa: S101 - every tile is one
        changed = msgspec.structs.replace(tile, **fields)
        self.casinos[tile.casino - 1].tile = changed
        return changed

    def activate(self, casino: int, seat: int) -> None:
        """Let the tile of a casino do its work for a seat, if there is one [R11.1]."""
        tile = self.casinos[casino - 1].tile
        if tile is not None:
            self.say(Activated(seat, casino, tile.id))
            tile.on_activate(self, seat)

    def to_hand(self, seat: int, dice: int, big: int) -> None:
        """Give dice back to a hand."""
        self.from_hand(seat, -dice, -big)

    def kinds_in_hand(self, seat: int) -> tuple[bool, ...]:
        """List the kinds of dice a hand holds: small is False, big is True."""
        player = self.players[seat]
        return tuple(big for big in (False, True) if (player.big if big else player.dice))

    def gain_chips(self, seat: int, chips: int) -> int:
        """Hand out chips; a limited box gives what it has [R2.5]."""
        given = chips if self.options.chip_supply is None else max(0, min(chips, self.box))
        self.players[seat].chips += given
        self.box -= given
        return given

    def lose_chips(self, seat: int, chips: int) -> None:
        """Put chips back into the supply."""
        self.players[seat].chips -= chips
        self.box += chips

    def reward(self, seat: int, reward: Reward, tile: str) -> None:
        """Give a seat what a tile promises: chips, or cards from the bank [R10.3, R10.6]."""
        if not reward:
            return
        chips = self.gain_chips(seat, reward.chips)
        cards, promised = self.pay_out(seat, reward.cash) if reward.cash else ((), False)
        told = Secret(cards, self.may_see(seat), None, fades=True)
        self.say(Rewarded(seat, tile, chips, told, promised))

    def pay_out(self, seat: int, amount: int) -> tuple[tuple[int, ...], bool]:
        """Pay an amount from the bank; without fitting cards it is promised [R10.3 to R10.5]."""
        cards = cards_for(self.bank, amount)
        if cards is None:
            self.promise(seat, amount)
            return (amount,), True
        self.bank = without(self.bank, cards)
        for card in cards:
            self.pay(seat, card)
        return cards, False

    def promise(self, seat: int, amount: int) -> None:
        """Write down a virtual card."""
        notes = list(self.promises)
        notes[seat] = notes[seat].replace((*notes[seat].look(), amount))
        self.promises = tuple(notes)

    def give_up(self, seat: int, cards: tuple[int, ...]) -> None:
        """Move cards of a seat to the bank; promises are torn up first."""
        notes, player = list(self.promises), self.players[seat]
        torn = tuple((Counter(cards) & Counter(notes[seat].look())).elements())
        notes[seat] = notes[seat].replace(without(notes[seat].look(), torn))
        self.promises = tuple(notes)
        real = without(cards, torn)
        player.bills = player.bills.replace(without(player.bills.look(), real))
        self.bank_takes(real)

    def bank_takes(self, cards: tuple[int, ...]) -> None:
        """Lay cards into the bank."""
        self.bank = tuple(sorted((*self.bank, *cards)))

    def worth(self, colour: int) -> int:
        """Cards, promises and chips in the end [R8.1]."""
        chips = self.players[colour].chips
        return super().worth(colour) + sum(self.promises[colour].look()) + CHIP * chips

    def things(self, colour: int) -> int:
        """Count cards, promises and chips, for ties in the end [R8.2]."""
        chips = self.players[colour].chips
        return super().things(colour) + self.promises[colour].size() + chips

    def reveal(self) -> None:
        """Turn everything over."""
        super().reveal()
        self.promises = tuple(notes.shown_to(None) for notes in self.promises)

    def hand_out(self) -> None:
        """Give everybody their dice back; tiles do not survive a round [R9.6]."""
        super().hand_out()
        self.last = None
        for number, casino in enumerate(self.casinos):
            casino.tile = None
            self.clear(number)
