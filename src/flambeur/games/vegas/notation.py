"""A position in one line, for error messages, logs and tests."""

from flambeur.games.vegas.solo import ChooseColours
from flambeur.games.vegas.table import Casino, Player, Table
from flambeur.games.vegas.turn import Choose


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
    match table.stack[-1] if table.stack else None:
        case Choose(seat=seat, own=own, neutral=neutral):
            return f" seat{seat} rolled {_faces(own)}" + (f"+{_faces(neutral)}" if neutral else "")
        case ChooseColours(colours=colours, faces=faces):
            dice = " ".join(f"c{c}:{f}" for c, f in zip(colours, faces, strict=True))
            return f" rolled {dice}"
    return ""


def _faces(faces: tuple[int, ...]) -> str:
    return "".join(map(str, faces))
