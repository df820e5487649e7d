create table people (
    id text collate "C" primary key,
    name text not null,
    kind text not null,
    epoch integer not null
);

create table passkeys (
    id bytea primary key,
    person text collate "C" not null references people on delete cascade,
    public_key bytea not null,
    sign_count bigint not null,
    at timestamptz not null default now()
);

create index passkeys_person on passkeys (person);

create table tokens (
    hash text collate "C" primary key,
    person text collate "C" not null references people on delete cascade,
    name text not null,
    at timestamptz not null default now()
);

create index tokens_person on tokens (person);

create table ratings (
    person text collate "C" not null references people on delete cascade,
    game text not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (person, game)
);

create index ratings_best on ratings (game, (mu - 3 * sigma) desc, person);

create table rated (
    table_id text collate "C" primary key
);

create table secrets (
    name text primary key,
    value text not null
);
