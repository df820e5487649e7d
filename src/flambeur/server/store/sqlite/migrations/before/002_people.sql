create table people (
    id text primary key,
    name text not null,
    kind text not null,
    epoch integer not null
) strict;

create table passkeys (
    id blob primary key,
    person text not null references people on delete cascade,
    public_key blob not null,
    sign_count integer not null
) strict;

create index passkeys_person on passkeys (person);

create table tokens (
    hash text primary key,
    person text not null references people on delete cascade,
    name text not null
) strict;

create index tokens_person on tokens (person);

create table ratings (
    person text not null references people on delete cascade,
    game text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (person, game)
) strict, without rowid;

create index ratings_best on ratings (game, mu - 3 * sigma);

create table rated (
    table_id text primary key
) strict, without rowid;

create table secrets (
    name text primary key,
    value text not null
) strict, without rowid;
