"""What lies on the engine's tables, in the words of the referees."""

from typing import Any

import msgspec

from flambeur.core.state import State
from flambeur.games.easycome.table import Table as EasyComeTable
from flambeur.games.strike.table import Table as StrikeTable
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Casino
from flambeur.games.vegas.tile import Tile
from tests.referees.words import Facts


def facts(state: State) -> Facts:
    """Tell what a referee tells of the same table."""
    match state:
        case ClassicTable():
            return _classic(state)
        case RoyaleTable():
            return _royale(state)
        case StrikeTable():
            return _strike(state)
        case EasyComeTable():
            return {"owners": state.owners, "holds": state.holds}
    raise TypeError(f"no words for {type(state)}")


def _classic(table: ClassicTable) -> Facts:
    assert table.pile.audience == ()
    return {
        "round": table.round,
        "pile": list(table.pile.look()),
        "bills": [list(casino.bills) for casino in table.casinos],
        "dice": [casino.dice for casino in table.casinos],
        "hands": [player.dice for player in table.players],
        "neutral dice in hand": [player.neutral for player in table.players],
        "won": [list(player.bills.look()) for player in table.players],
        "who sees won bills": [player.bills.audience for player in table.players],
    }


def _royale(table: RoyaleTable) -> Facts:
    assert table.pile.audience == ()
    return {
        "round": table.round,
        "leader": table.leader,
        "hands": [(player.dice, player.big, 0) for player in table.players],
        "cards": [list(casino.bills) for casino in table.casinos],
        "dice": [_dice(casino, table.seats) for casino in table.casinos],
        "pile": sorted(table.pile.look()),
        "tiles": {tile.casino: _tile(tile) for tile in table.tiles},
        "chips": [player.chips for player in table.players],
        "won": [sorted(player.bills.look()) for player in table.players],
        "virtual cards": [sorted(notes.look()) for notes in table.promises],
        "bank": list(table.bank),
        "who sees won cards": [player.bills.audience for player in table.players],
    }


def _dice(casino: Casino, seats: int) -> dict[int | str, tuple[int, int, int]]:
    owners = (*range(seats), "neutral", "grey")
    return {
        owner: (small, casino.big.count(colour), casino.extra.count(colour))
        for colour, (owner, small) in enumerate(zip(owners, casino.dice, strict=True))
        if small or colour in casino.big or colour in casino.extra
    }


def _tile(tile: Tile) -> Facts:
    """Tell the state of a tile as the rules name it."""
    assert isinstance(tile, msgspec.Struct)
    fields: dict[str, Any] = msgspec.structs.asdict(tile)
    del fields["casino"]
    match tile.id:
        case "E2" | "G2":
            fields = {name: {s: (n, b) for s, n, b in dice} for name, dice in fields.items()}
        case "F1":
            fields = {"clusters": sorted(fields["clusters"])}
        case "F2":
            fields = {"spaces": fields}
        case "H1":
            fields = {"cells": {die.face: (die.owner, die.big) for die in fields["parked"]}}
    return {"id": tile.id, **fields}


def _strike(table: StrikeTable) -> Facts:
    return {
        "round": table.round,
        "reserves": [list(reserve) for reserve in table.reserves],
        "arena": {lying.die: lying.face for lying in table.arena},
        "lost": {lost.die: lost.reason for lost in table.lost},
        "still in": table.alive,
        "points": table.points,
    }
