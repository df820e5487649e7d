-- Today's Ten: a row is a day that is wanted, then made (seed, pool, promise), then opened (number, nonces).
create table days (
    day text collate "C" primary key,
    claimed timestamptz,
    seed text collate "C",
    pool bytea,
    before text collate "C",
    promise text collate "C",
    number integer,
    nonces bytea,
    looked double precision not null default 0,
    alive double precision not null default 0
);

-- Who began a day, what they added to the next one, and what ten answers came to.
create table day_people (
    day text collate "C" not null,
    person text collate "C" not null,
    nonce text collate "C",
    seen timestamptz not null default now(),
    score double precision,
    primary key (day, person)
);

create index day_people_of on day_people (person, day);
create index day_people_scores on day_people (day, score) where score is not null;
create index day_people_seen on day_people (seen);

create table day_answers (
    person text collate "C" not null,
    day text collate "C" not null,
    place integer not null,
    move bytea not null,
    cell text collate "C" not null,
    primary key (person, day, place)
);
