"""Whom a table calls: people it waits for who may have closed the page."""

from flambeur.server.play.table import Table


def is_by_day(table: Table) -> bool:
    """Tell whether nobody is expected to wait at a table."""
    return table.card.pace.kind == "days"


def called(table: Table) -> tuple[str, ...]:
    """List the people a table calls: by the day whoever is awaited, else who let time run out."""
    seats = _away(table) | (_awaited(table) if is_by_day(table) else set())
    places = [table.card.places[seat] for seat in sorted(seats)]
    people = [place.person for place in places if place is not None and place.person is not None]
    return tuple(dict.fromkeys(people))


def _awaited(table: Table) -> set[int]:
    match table.card.phase:
        case "beginning":
            return set() if table.attempt is None else set(table.attempt.awaited)
        case "playing":
            seat = table.awaited()
            return set() if seat is None or table.is_played_by_bot(seat) else {seat}
    return set()


def _away(table: Table) -> set[int]:
    """List seats whose people let their time run out, and have not been back."""
    if table.card.phase != "playing":
        return set()
    return {seat for seat in table.people() if table.is_played_by_bot(seat)}
