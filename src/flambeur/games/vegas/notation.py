"""A position in one line, for error messages, logs and tests."""

from flambeur.core.codec import encode
from flambeur.games.vegas.table import Casino, Player, Table


def notation(table: Table) -> str:
    """Write a table, redacted or not: round, dice in hand, casinos, pile, roll.

    Bills are in thousands; `?` stands for bills that may not be seen.
    """
    players = " ".join(_player(player) for player in table.players)
    casinos = " ".join(
        f"{face}:{_casino(casino)}" for face, casino in enumerate(table.casinos, start=1)
    )
    return (
        f"r{table.round}/{table.rounds} {players} {casinos} pile{table.pile.size()}{_roll(table)}"
    )


def _player(player: Player) -> str:
    money = "?" if player.bills.value is None else f"{player.money // 1000}"
    neutral = f"+{player.neutral}" if player.neutral else ""
    return f"{player.dice}{neutral}({player.bills.size()}b {money})"


def _casino(casino: Casino) -> str:
    bills = ",".join(str(bill // 1000) for bill in casino.bills)
    return f"{bills or '-'}[{','.join(map(str, casino.dice))}]"


def _roll(table: Table) -> str:
    return f" {encode(table.stack[-1]).decode()}" if table.stack else ""
