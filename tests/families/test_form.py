"""What players can agree on is read from the options of the game, and nowhere written twice."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from flambeur.core.errors import BadOption
from flambeur.core.game import Game, Options
from flambeur.families import Family, every_family, family_of, find
from flambeur.families.form import for_seats, form_of
from flambeur.games._template.game import Dare
from flambeur.protocol.lobby import Option

WORDS = {"red": "wide-red", "blue": "wide-blue"}


class Inner(msgspec.Struct, frozen=True):
    """Options inside an option."""

    rounds: int = 1


class Wide(Options, frozen=True):
    """An option of every kind."""

    quick: bool = False
    colour: Literal["red", "blue"] = "blue"
    supply: Literal[20] | None = None
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    starter: int | Literal["random"] = "random"
    tiles: Annotated[tuple[str, ...], msgspec.Meta(max_length=2)] | None = None
    inner: Inner | None = None


class WideDare(Dare):
    """A game with these options."""

    options = Wide
    seats = range(1, 4)

    def agree(self, seats: int, options: Options) -> Options:
        """Refuse one that is not for all."""
        assert isinstance(options, Wide)
        if options.inner and seats > 1:
            raise BadOption("inner: not for several")
        if options.tiles:
            raise BadOption("tiles: there are none")
        return super().agree(seats, options)


FORM = (
    Option("quick", "switch", usual=False),
    Option("colour", "choice", "blue", ("red", "blue")),
    Option("supply", "choice", None, (20, None)),
    Option("rounds", "number", 3, least=1, most=9),
    Option("starter", "seat", "random", ("random",)),
    Option("tiles", "list", None, ("red", "blue"), ("wide-red", "wide-blue"), most=2),
    Option("inner.rounds", "number", 1),
)


def test_every_kind() -> None:
    """Kind, choices, limits and the usual value all come from the struct."""
    family = Family(
        name="dare",
        rules="flambeur.games._template:GAME",
        seat_options=("starter",),
        list_options={"tiles": f"{__name__}:WORDS"},
    )
    assert FORM == form_of(family, WideDare())


def test_for_how_many() -> None:
    """The rules themselves tell which options are for all, for some or for nobody."""
    told = {option.name: option.seats for option in for_seats(FORM, WideDare())}
    some = {"inner.rounds": (1,), "tiles": ()}
    assert {option.name: some.get(option.name, UNSET) for option in FORM} == told


@pytest.mark.parametrize(
    ("game", "option", "seats"),
    [
        ("vegas", "solo.level", (1,)),
        ("vegas", "solo.own_dice", (1,)),
        ("vegas", "neutral_variant", (2, 3, 4)),
        ("vegas/royale", "tiles", UNSET),
        ("vegas/royale-base", "tiles", ()),
        ("easycome", "variant_full_round", (4,)),
    ],
)
def test_for_how_many_here(game: str, option: str, seats: tuple[int, ...] | UnsetType) -> None:
    """Options of our games are asked for where they can be agreed."""
    found = for_seats(form_of(family_of(game), find(game)), find(game))
    assert seats == next(one.seats for one in found if one.name == option)


@pytest.mark.parametrize(
    ("family", "game"),
    [(family, game) for family in every_family() for game in family.editions()],
    ids=lambda value: getattr(value, "id", getattr(value, "name", "")),
)
def test_every_game(family: Family, game: Game[Any]) -> None:
    """Every option of every game can be asked for, and what is usual is one of its values."""
    form = form_of(family, game)
    tops = [option.name.partition(".")[0] for option in form]
    assert list(game.options.__struct_fields__) == list(dict.fromkeys(tops))
    for option in form:
        match option.kind:
            case "choice":
                assert option.usual in option.choices
            case "number" | "seat" if option.usual not in option.choices:
                assert isinstance(option.usual, int)
