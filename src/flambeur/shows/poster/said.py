"""What a link says of a table, in one language."""

import msgspec

from flambeur.protocol.card import Card, Place
from flambeur.words.catalogues import Words

MINUS = "\u2212"


class Said(msgspec.Struct, frozen=True):
    """The words of a link and of its poster."""

    title: str
    text: str
    """What stands below the title where there is no poster."""
    headline: str
    call: str
    """What is lit: what to do, or what was won. There may be nothing."""
    line: str


class Result(msgspec.Struct, frozen=True):
    """What one seat has got in the end."""

    seat: int
    name: str
    rank: int
    score: int


class Merits(msgspec.Struct, frozen=True):
    """How somebody won, as a review has it."""

    luck: float
    skill: float
    """Both in shares of the win."""
    best: str
    """Their best move, in a sentence."""


def said(card: Card, words: Words, score: str, merits: Merits | None = None) -> Said:
    """Say what there is to say of a table; `score` tells what scores of its game are."""
    game = game_of(card, words)
    headline, call, line = _spoken(card, words, score)
    if merits is not None:
        line = _won_by(merits, words, game)
    title = words("poster-title", game=game, said=headline)
    there = _results(card, words, score) or [place.name for place in card.places if place]
    told = words("poster-there", names=words.commas(there), line=line) if there else line
    return Said(title, told, headline, call, line)


def title_of_moment(card: Card, words: Words) -> str:
    """Say that a link leads to one moment of the game."""
    return words("poster-title", game=game_of(card, words), said=words("poster-moment"))


def said_of_moment(card: Card, words: Words, told: list[str]) -> Said:
    """Say what happened at one moment of a game; where nothing did, that it is one."""
    headline, *rest = told or [words("poster-moment")]
    line = " ".join([*rest, words("poster-line-over", game=game_of(card, words))])
    return Said(title_of_moment(card, words), line, headline, "", line)


def game_of(card: Card, words: Words) -> str:
    """Say the name of the game, without the version of its rules."""
    return words.game(card.game.partition("@")[0])


def results_of(card: Card) -> list[Result]:
    """List what everybody has got, the best first; nobody, if it was not played to its end."""
    if card.outcome is None or not card.outcome.ranks:
        return []
    ended = card.outcome
    rows = enumerate(zip(card.places, ended.ranks, ended.scores, strict=False))
    found = [Result(seat, p.name, rank, score) for seat, (p, rank, score) in rows if p]
    return sorted(found, key=lambda result: (result.rank, result.seat))


def worth(result: Result, words: Words, score: str) -> str:
    """Say what somebody has got."""
    match score:
        case "money":
            return words.money(result.score)
        case "places":
            return words("poster-place", rank=result.rank)
        case "prizes":
            return words("poster-prizes", count=result.score)
    return words("poster-points", count=result.score)


def _spoken(card: Card, words: Words, score: str) -> tuple[str, str, str]:
    """Say headline, call and line."""
    game = game_of(card, words)
    if card.phase == "over":
        headline, call = _ended(card, words, score)
        return headline, call, words("poster-line-over", game=game)
    free = card.places.count(None)
    if card.phase == "open" and free:
        headline, call = _invited(card, words, free), words("poster-sit")
        return headline, call, words("poster-line-open", game=game)
    headline = words("poster-full") if card.phase == "open" else words("poster-begun")
    return headline, words("poster-watch"), words("poster-line-playing", game=game)


def _invited(card: Card, words: Words, free: int) -> str:
    people = [place for place in card.places if place and place.person]
    if not people:
        return words("poster-chairs", count=free)
    return words("poster-waits", name=_inviting(people, card.host).name, count=free)


def _inviting(people: list[Place], host: str) -> Place:
    """Find who waits for others: the host, or whoever came first."""
    return next((place for place in people if place.person == host), people[0])


def _ended(card: Card, words: Words, score: str) -> tuple[str, str]:
    results = results_of(card)
    if not results:
        return words("poster-stopped"), ""
    winners = [result for result in results if result.rank == 1]
    if not winners:
        return words("poster-rivals"), ""
    call = "" if score == "places" else worth(winners[0], words, score)
    if len(winners) > 1:
        return words("poster-shares"), call
    return words("poster-wins", name=winners[0].name), call


def _won_by(merits: Merits, words: Words, game: str) -> str:
    """Say luck and skill in points of the win chance, and the best move."""
    luck, skill = (
        f"{round(100 * share):+d}".replace("-", MINUS) for share in (merits.luck, merits.skill)
    )
    told = words("poster-merits", game=game, luck=luck, skill=skill)
    return f"{told} {words('poster-best', move=merits.best)}" if merits.best else told


def _points(share: float) -> str:
    return f"{round(100 * share):+d}".replace("-", MINUS)


def _results(card: Card, words: Words, score: str) -> list[str]:
    return [
        words("poster-result", name=result.name, worth=worth(result, words, score))
        for result in results_of(card)
    ]
