-- Today's Ten: a row is a day that is wanted, then made (seed, pool, promise), then opened (number, nonces).
create table days (
    day text primary key,
    claimed real,
    seed text,
    pool blob,
    before text,
    promise text,
    number integer,
    nonces blob,
    looked real not null default 0,
    alive real not null default 0
) strict, without rowid;

-- Who began a day, what they added to the next one, and what ten answers came to.
create table day_people (
    day text not null,
    person text not null,
    nonce text,
    seen real not null,
    score real,
    primary key (day, person)
) strict, without rowid;

create index day_people_of on day_people (person, day);
create index day_people_scores on day_people (day, score) where score is not null;
create index day_people_seen on day_people (seen);

create table day_answers (
    person text not null,
    day text not null,
    place integer not null,
    move blob not null,
    cell text not null,
    primary key (person, day, place)
) strict, without rowid;
