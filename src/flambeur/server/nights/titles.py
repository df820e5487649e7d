"""One true title for each person, different ones where possible."""

from collections.abc import Callable, Mapping, Sequence

from flambeur.protocol.night import PlayedGame, Title
from flambeur.server.nights.feats import Played, add

KINDS = (
    *("ties", "spoiler", "sweeper", "robber", "payout", "dice", "taker", "bills"),
    *("tips", "second", "careful", "cancelled", "robbed", "won"),
)
"""The titles there are, the most special one first; each is for whoever has most of it."""
PLAYED = "played"
"""What is true of everybody who played."""
CAME = "came"
"""What is true of everybody who came."""

Counts = Mapping[str, Mapping[str, int]]
"""By kind and person."""
Count = Callable[[str, str, int], None]
"""Counts so much more of a kind for a person."""


def titles_of(
    people: Sequence[str], games: Sequence[PlayedGame], looked_at: Sequence[Played]
) -> tuple[Title, ...]:
    """Give each person a title that is true of them."""
    counts = _counts(games, looked_at)
    best = {person: _best_at(person, counts) for person in people}
    taken: set[str] = set()
    found: dict[str, Title] = {}
    # Whoever is best at few things chooses first.
    for person in sorted(people, key=lambda one: len(best[one])):
        free = [kind for kind in best[person] if kind not in taken]
        kind = next(iter([*free, *best[person]]), None)
        found[person] = _title(person, kind, counts, games)
        taken |= {kind} if kind is not None else set()
    return tuple(found[person] for person in people)


def _best_at(person: str, counts: Counts) -> list[str]:
    """List what nobody has more of than this person."""
    return [
        kind
        for kind in KINDS
        if (mine := counts.get(kind, {}).get(person, 0)) and mine == max(counts[kind].values())
    ]


def _title(person: str, kind: str | None, counts: Counts, games: Sequence[PlayedGame]) -> Title:
    if kind is not None:
        return Title(person, kind, counts[kind][person])
    played = sum(person in game.points for game in games)
    return Title(person, PLAYED, played) if played else Title(person, CAME, 0)


def _counts(games: Sequence[PlayedGame], looked_at: Sequence[Played]) -> Counts:
    counts: dict[str, dict[str, int]] = {}

    def count(kind: str, person: str, more: int) -> None:
        of_kind = counts.setdefault(kind, {})
        of_kind[person] = add(kind, of_kind.get(person, 0), more)

    for game in looked_at:
        for kind, people in game.feats.items():
            for person, more in people.items():
                count(kind, person, more)
        _count_places(game, count)
    for told in games:
        for person, point in told.tips.items():
            count("tips", person, point)
    return counts


def _count_places(game: Played, count: Count) -> None:
    """Count who won and who came second, if they played themselves."""
    outcome = game.card.outcome
    assert outcome is not None  # noqa: S101 - the game is over
    for seat, (place, rank) in enumerate(zip(game.card.places, outcome.ranks, strict=True)):
        kind = {1: "won", 2: "second"}.get(rank)
        if kind and place is not None and place.person is not None and seat not in game.bots:
            count(kind, place.person, 1)
