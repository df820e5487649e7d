"""The families that come with Flambeur: the one list of them."""

from flambeur.families.family import Family, LadderTable

VEGAS = Family(
    name="vegas",
    rules="flambeur.games.vegas:GAMES",
    teller="flambeur.text.vegas.edition:teller_of_edition",
    scene="flambeur.server.scenes.editions:scene_of_edition",
    bots={
        "novice": "flambeur.bots.vegas.levels:novice",
        "casual": "flambeur.bots.vegas.levels:casual",
        "strong": "flambeur.bots.vegas.levels:strong",
        "champion": "flambeur.bots.vegas.levels:champion",
    },
    judge="flambeur.coach.vegas.edition:judge_of_edition",
    guess="flambeur.bots.vegas.sampled:likely",
    chapters="flambeur.text.vegas.book:chapters",
    ladder=(
        LadderTable("vegas/2018", {2: 4800, 3: 1600, 4: 2400, 5: 960}),
        LadderTable("vegas/royale", {2: 3600, 3: 4200, 4: 1800, 5: 1440}),
    ),
    seat_options=("first_leader", "start_player"),
    list_options={"tiles": "flambeur.games.vegas.royale.boards:BOARDS"},
    prefixes={"ClassicTable": "Vegas", "RoyaleTable": "Royale"},
)

EASY_COME = Family(
    name="easycome",
    rules="flambeur.games.easycome:GAME",
    teller="flambeur.text.easycome:EasyComeTeller",
    scene="flambeur.server.scenes.easycome:easycome_scene",
    bots={
        "novice": "flambeur.bots.easycome.levels:novice",
        "casual": "flambeur.bots.easycome.levels:casual",
        "strong": "flambeur.bots.easycome.levels:strong",
        "champion": "flambeur.bots.easycome.levels:champion",
    },
    judge="flambeur.coach.easycome.judge:EasyComeJudge",
    chapters="flambeur.text.easycome.book:chapters",
    ladder=(LadderTable("easycome", {2: 4000, 3: 8000, 4: 10_000}),),
    seat_options=("first_player",),
    prefixes={"Table": "EasyCome"},
)

STRIKE = Family(
    name="strike",
    rules="flambeur.games.strike:GAME",
    teller="flambeur.text.strike:StrikeTeller",
    scene="flambeur.server.scenes.strike:strike_scene",
    bots={
        "novice": "flambeur.bots.strike.levels:novice",
        "casual": "flambeur.bots.strike.levels:casual",
        "strong": "flambeur.bots.strike.levels:strong",
        "champion": "flambeur.bots.strike.levels:champion",
    },
    judge="flambeur.coach.strike.judge:StrikeJudge",
    chapters="flambeur.text.strike.book:chapters",
    ladder=(LadderTable("strike", dict.fromkeys(range(2, 6), 3000), {"form": "abstract"}),),
    simulated=True,
    seat_options=("starter",),
    prefixes={"Table": "Strike"},
)

BUILT_IN = {family.name: family for family in (VEGAS, EASY_COME, STRIKE)}
TAKEN = {"game", *(one.lower() for f in BUILT_IN.values() for one in f.prefixes.values())}
"""Names no other family can have: they would mean two things in the schema."""
