"""The families that come with Flambeur: the one list of them."""

from flambeur.families.family import Family, LadderTable

VEGAS = Family(
    name="vegas",
    rules="flambeur.games.vegas:GAMES",
    words=("flambeur:vegas", "flambeur:royale"),
    lines="flambeur.shows.vegas.edition:lines_of_edition",
    teller="flambeur.shows.vegas.terminal:teller_of_edition",
    picture="flambeur.shows.vegas.edition:picture_of_edition",
    mine="flambeur.shows.vegas.edition:mine_of_edition",
    bots={
        "novice": "flambeur.bots.vegas.levels:novice",
        "casual": "flambeur.bots.vegas.levels:casual",
        "strong": "flambeur.bots.vegas.levels:strong",
        "champion": "flambeur.bots.vegas.levels:champion",
    },
    judge="flambeur.coach.vegas.edition:judge_of_edition",
    why="flambeur.shows.vegas.edition:why_of_edition",
    kernels="flambeur.coach.vegas.kernels:load_kernels",
    guess="flambeur.bots.vegas.sampled:likely",
    chapters="flambeur.shows.vegas.book:chapters",
    lesson="flambeur.shows.vegas.edition:lesson_of_edition",
    examples="flambeur.shows.vegas.edition:examples_of_edition",
    lasts="flambeur.shows.vegas.edition:LASTS",
    feats="flambeur.shows.vegas.feats:feats",
    ladder=(
        LadderTable("vegas/2018", {2: 4800, 3: 1600, 4: 2400, 5: 960}),
        LadderTable("vegas/royale", {2: 3600, 3: 4200, 4: 1800, 5: 1440}),
    ),
    score="money",
    seat_options=("first_leader", "start_player"),
    list_options={"tiles": "flambeur.shows.royale.phrases:TILE_NAMES"},
    prefixes={"ClassicTable": "Vegas", "RoyaleTable": "Royale"},
)

EASY_COME = Family(
    name="easycome",
    rules="flambeur.games.easycome:GAME",
    words=("flambeur:easycome",),
    lines="flambeur.shows.easycome.lines:EasyComeLines",
    teller="flambeur.shows.easycome.teller:EasyComeTeller",
    picture="flambeur.shows.easycome.picture:easycome_picture",
    mine="flambeur.shows.easycome.picture:easycome_mine",
    bots={
        "novice": "flambeur.bots.easycome.levels:novice",
        "casual": "flambeur.bots.easycome.levels:casual",
        "strong": "flambeur.bots.easycome.levels:strong",
        "champion": "flambeur.bots.easycome.levels:champion",
    },
    judge="flambeur.coach.easycome.judge:EasyComeJudge",
    why="flambeur.shows.easycome.why:easycome_why",
    chapters="flambeur.shows.easycome.book:chapters",
    lesson="flambeur.shows.easycome.lesson:lesson",
    examples="flambeur.shows.easycome.examples:examples",
    lasts="flambeur.shows.easycome.lasts:LASTS",
    feats="flambeur.shows.easycome.feats:feats",
    ladder=(LadderTable("easycome", {2: 4000, 3: 8000, 4: 10_000}),),
    score="prizes",
    seat_options=("first_player",),
    prefixes={"Table": "EasyCome"},
)

STRIKE = Family(
    name="strike",
    rules="flambeur.games.strike:GAME",
    words=("flambeur:strike",),
    lines="flambeur.shows.strike.lines:StrikeLines",
    teller="flambeur.shows.strike.teller:StrikeTeller",
    picture="flambeur.shows.strike.picture:strike_picture",
    mine="flambeur.shows.strike.picture:strike_mine",
    bots={
        "novice": "flambeur.bots.strike.levels:novice",
        "casual": "flambeur.bots.strike.levels:casual",
        "strong": "flambeur.bots.strike.levels:strong",
        "champion": "flambeur.bots.strike.levels:champion",
    },
    judge="flambeur.coach.strike.judge:StrikeJudge",
    why="flambeur.shows.strike.why:strike_why",
    chapters="flambeur.shows.strike.book:chapters",
    lesson="flambeur.shows.strike.lesson:lesson",
    examples="flambeur.shows.strike.examples:examples",
    lasts="flambeur.shows.strike.lasts:LASTS",
    feats="flambeur.shows.strike.feats:feats",
    ladder=(LadderTable("strike", dict.fromkeys(range(2, 6), 3000), {"form": "abstract"}),),
    score="places",
    simulated=True,
    seat_options=("starter",),
    prefixes={"Table": "Strike"},
)

BUILT_IN = {family.name: family for family in (VEGAS, EASY_COME, STRIKE)}
TAKEN = {"game", *(one.lower() for f in BUILT_IN.values() for one in f.prefixes.values())}
"""Names no other family can have: they would mean two things in the schema."""
