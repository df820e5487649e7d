"""Positions of the Royale vectors on our table, and our table in the words of the vectors."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame
from flambeur.core.parts import Move
from flambeur.games.vegas import ROYALES, Place
from flambeur.games.vegas.events import CasinoPaid
from flambeur.games.vegas.royale.adjust import Adjust, PutDie, ReturnDie
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.moves import Decline, Pass, RollDice
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.round import AfterPayout, BeforePayout, PayCasino
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import a1_lucky_punch as a1
from flambeur.games.vegas.royale.tiles import b1_prime_time as b1
from flambeur.games.vegas.royale.tiles import b2_fifty_fifty as b2
from flambeur.games.vegas.royale.tiles import d2_power_play as d2
from flambeur.games.vegas.royale.tiles import e1_no_entry as e1
from flambeur.games.vegas.royale.tiles import e2_knockout as e2
from flambeur.games.vegas.royale.tiles import f1_block_it as f1
from flambeur.games.vegas.royale.tiles import f2_handicap as f2
from flambeur.games.vegas.royale.tiles import g1_black_box as g1
from flambeur.games.vegas.royale.tiles import g2_double_down as g2
from flambeur.games.vegas.royale.tiles import h1_nice_dice as h1
from flambeur.games.vegas.royale.tiles import h2_my_choice as h2
from flambeur.games.vegas.royale.turn import BeginTurn, PlaceOrPass, RollHand, RollOrUse
from flambeur.games.vegas.tile import Tile

Data = dict[str, Any]
PAYOUT = (BeforePayout(), *map(PayCasino, range(1, 7)), AfterPayout())
BANK = {str(value): 10 for value in range(30_000, 110_000, 10_000)}
KINDS: dict[type[Frame], str] = {
    RollOrUse: "turn",
    RollHand: "turn",
    PlaceOrPass: "rolled",
    a1.HideTokens: "A1.hide",
    a1.GuessTokens: "A1.guess",
    b1.UsePrime: "B1.place",
    b2.StopOrBet: "B2.bet",
    e1.CloseCasino: "E1.close",
    e2.ChooseForBar: "E2.bar",
    f1.ChooseCluster: "F1.block",
    f2.ChooseGrey: "F2.take",
    Adjust: "H2.die",
    g1.SplitBox: "G1.split",
    g1.ChoosePile: "G1.pick",
    g2.ChooseDice: "G2.move",
    h1.ChoosePark: "H1.park",
    h2.ChooseResult: "H2.choose",
    h2.ChooseTile: "H2.activate",
    h2.ChooseGold: "H2.gold",
}


def cards_of(bank: Mapping[str, int]) -> tuple[int, ...]:
    """List the cards of a bank."""
    return tuple(sorted(Counter({int(v): n for v, n in bank.items()}).elements()))


class Position:
    """A table with the names of a vector."""

    def __init__(self, given: Data, config: Data | None = None) -> None:
        """Lay the table out as the vector says."""
        self.names: list[str] = given["seats"]
        self.thrown: list[int] = []
        # The vectors do not name options that came after them.
        options = RoyaleOptions(**{**RoyaleOptions.before, **(config or {})})
        self.table: RoyaleTable = ROYALES[0].start(len(self.names), options)
        self.table.stack.clear()
        self.table.leader = self.seat(given.get("start", self.names[0]))
        self.table.next_leader = self.table.leader
        self.table.round = 1
        self.table.pile = self.table.pile.replace(())
        self.table.bank = cards_of(given.get("bank", BANK))
        self._lay_players(given.get("players", {}))
        self._lay_casinos(given.get("casinos", {}))
        tiles, closed = given.get("tiles", {}), given.get("closed")
        for casino, tile in tiles.items():
            self._lay_tile(int(casino), tile, closed)
        # F1-02 closes a casino without the tile that does so; it lies out of the way then.
        if closed is not None and not self.table.is_closed(closed):
            self._lay_tile(6, {"id": "E1"}, closed)
        self.table.follow(*self._awaited(given), *PAYOUT)

    def _awaited(self, given: Data) -> list[Frame]:
        phase = given.get("phase", "turn_start")
        if phase == "payout":
            return []
        seat = self.seat(given["active"])
        if phase == "turn_start":
            return [BeginTurn(seat)]
        roll = given["roll"]
        big = (roll["big"],) if roll.get("big") else ()
        return [PlaceOrPass(seat, tuple(sorted(roll["small"])), big)]

    def _lay_players(self, players: Data) -> None:
        for name, wanted in players.items():
            player = self.table.players[self.seat(name)]
            supply = wanted.get("supply", {})
            player.dice, player.big = supply.get("small", 0), supply.get("big", 0)
            player.chips = wanted.get("chips", 0)
            player.bills = player.bills.replace(tuple(wanted.get("cards", ())))
        if not players:
            for player in self.table.players:
                player.dice = player.big = 0

    def _lay_casinos(self, casinos: Data) -> None:
        for number, wanted in casinos.items():
            self.table.fund(int(number) - 1, tuple(wanted.get("cards", ())))
            for owner, group in wanted.get("dice", {}).items():
                small, big = group.get("small", 0), group.get("big", 0)
                self.table.put(int(number), self.colour(owner), small, big)

    def _lay_tile(self, casino: int, wanted: Data, closed: int | None) -> None:
        tile = BOARDS[wanted["id"]](casino)
        fields: Data = {}
        for name, value in wanted.items():
            match name:
                case "id":
                    pass
                case "owner" | "holder":
                    fields[name] = None if value is None else self.seat(value)
                case "bar" | "dice":
                    fields[name] = tuple(
                        (self.seat(who), g["small"], g["big"]) for who, g in value.items()
                    )
                case "gold":
                    fields[name] = (self.seat(value["owner"]), int(value["big"]))
                case "cells":
                    fields["parked"] = tuple(
                        h1.Parked(int(face), self.seat(die["owner"]), int(die["big"]))
                        for face, die in value.items()
                    )
                case "spaces":
                    fields.update(value)
                case _:
                    fields[name] = tuple(value) if isinstance(value, list) else value
        if closed is not None and isinstance(tile, e1.NoEntry):
            fields["closed"] = closed
        self.table.casinos[casino - 1].tile = tile
        self.table.change(tile, **fields)

    def seat(self, name: str) -> int:
        """Tell the seat of a name."""
        return self.names.index(name)

    def colour(self, owner: str) -> int:
        """Tell the colour of an owner, imaginary ones included."""
        imaginary = {"neutral": self.table.neutral, "grey": self.table.grey}
        return imaginary[owner] if owner in imaginary else self.seat(owner)

    def owner(self, colour: int) -> str:
        """Tell the owner of a colour."""
        return [*self.names, "neutral", "grey"][colour]

    def move(self, wanted: Data) -> Move:  # noqa: C901, PLR0911, PLR0912 - one case a move
        """Translate a move of a vector."""
        big, casino = wanted.get("die") == "big", wanted.get("casino", 0)
        match wanted["do"]:
            case "roll":
                return RollDice()
            case "place":
                return Place(wanted["face"])
            case "pass":
                return Pass()
            case "hide":
                return a1.Hide(wanted["n"])
            case "guess":
                return a1.Guess(wanted["n"])
            case "prime":
                return b1.AddDice(tuple(sorted(self.thrown[n - 1] for n in wanted["use"])))
            case "stop":
                return b2.Stop()
            case "bet":
                return b2.Bet(higher=wanted["dir"] == "higher")
            case "power_play":
                return d2.PlayPower(casino, big)
            case "close":
                return e1.Close(casino)
            case "keep" | "decline" | "skip":
                return Decline()
            case "bar":
                return e2.PutInBar(big)
            case "block":
                return f1.Block(wanted["size"], casino)
            case "take_grey":
                return f2.TakeGrey(casino, wanted["reward"])
            case "put_die":
                return PutDie(casino, big)
            case "return_die":
                return ReturnDie(casino, big)
            case "split":
                first, second = (tuple(sorted(p, reverse=True)) for p in wanted["piles"])
                return g1.Split(first, second)
            case "pick":
                return g1.PickPile(wanted["pile"])
            case "move_dice":
                return g2.MoveDice(wanted["small"], wanted["big"])
            case "park":
                return h1.Park(wanted["face"], big)
            case "choose":
                return h2.ChooseFace(wanted["face"])
            case "activate":
                return h2.Activate(casino)
            case "gold":
                return h2.Gild(big)
        raise ValueError(f"no such move: {wanted}")

    def outcome(self, wanted: Data) -> Rolled:
        """Translate what chance brings in a vector."""
        if wanted["chance"] == "extra":
            self.thrown = wanted["dice"]
            return Rolled((tuple(sorted(wanted["dice"])),))
        small = tuple(sorted(wanted["small"]))
        return Rolled((small, (wanted["big"],)) if wanted["big"] else (small,))

    def state(self, events: list[CasinoPaid]) -> Data:
        """Tell the whole state in the words of the vectors."""
        table = self.table
        top = table.stack[-1] if table.stack else None
        begins = isinstance(top, RollHand | RollOrUse)
        closed = [c for c in range(1, 7) if table.is_closed(c)]
        return {
            "phase": "round_end"
            if top is None
            else "turn_start"
            if begins
            else KINDS.get(type(top), "payout"),
            "active": self.names[getattr(top, "seat", 0)] if top is not None else None,
            "players": {name: self._player(seat) for seat, name in enumerate(self.names)},
            "casinos": {str(c): {"dice": self._dice(c)} for c in range(1, 7)},
            "tiles": {str(tile.casino): self._tile(tile) for tile in table.tiles},
            "closed": closed[0] if closed else None,
            "next_start": self.names[table.next_leader],
            "unclaimed": sorted(card for paid in events for card in paid.returned.look()),
        }

    def _player(self, seat: int) -> Data:
        player = self.table.players[seat]
        cards = [*player.bills.look(), *self.table.promises[seat].look()]
        supply = {"small": player.dice, "big": player.big}
        return {"supply": supply, "chips": player.chips, "cards": sorted(cards)}

    def _dice(self, casino: int) -> Data:
        at = self.table.casinos[casino - 1]
        return {
            self.owner(colour): {
                "small": count + at.extra.count(colour),
                "big": at.big.count(colour),
            }
            for colour, count in enumerate(at.dice)
        }

    def _tile(self, tile: Tile) -> Data:
        match tile:
            case e2.Knockout(bar=stack):
                return {"bar": {self.names[s]: {"small": n, "big": b} for s, n, b in stack}}
            case g2.DoubleDown(dice=stack):
                return {"dice": {self.names[s]: {"small": n, "big": b} for s, n, b in stack}}
            case h1.NiceDice(parked=parked):
                return {
                    "cells": {
                        str(d.face): {"owner": self.names[d.owner], "big": bool(d.big)}
                        for d in parked
                    }
                }
            case h2.MyChoice(gold=gold):
                shown = gold and {"owner": self.names[gold[0]], "big": bool(gold[1])}
                return {"gold": shown}
            case f1.BlockIt(clusters=clusters):
                return {"clusters": sorted(clusters)}
            case f2.Handicap(chip=chip, cash=cash, action=action):
                return {"spaces": {"chip": chip, "cash": cash, "action": action}}
        seats = {
            name: None if (value := getattr(tile, name)) is None else self.names[value]
            for name in ("owner", "holder")
            if hasattr(tile, name)
        }
        return {"index": getattr(tile, "index", None), **seats}


def contains(actual: Any, expected: Any) -> bool:
    """Tell whether an expected part is in a state; lists are compared as bags."""
    if isinstance(expected, dict):
        missing: Data = {"small": 0, "big": 0}
        return all(contains(actual.get(k, missing), value) for k, value in expected.items())
    if isinstance(expected, list):
        return sorted(actual) == sorted(expected)
    return bool(actual == expected)
