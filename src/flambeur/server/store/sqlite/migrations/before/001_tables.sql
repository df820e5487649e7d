create table tables (
    id text primary key,
    seq integer not null,
    phase text not null,
    game text not null,
    public integer not null,
    card blob not null,
    seed text not null,
    deadline real,
    sweep_at real,
    created real not null
) strict;

create index tables_sweep on tables (sweep_at) where sweep_at is not null;
create index tables_listed on tables (phase, created) where public;

create table steps (
    table_id text not null,
    seq integer not null,
    key text not null,
    body blob not null,
    primary key (table_id, seq)
) strict, without rowid;

-- created is the table's: a person's list is read from the index in its order.
create table seatings (
    person text not null,
    table_id text not null,
    created real not null,
    primary key (person, table_id)
) strict, without rowid;

create index seatings_created on seatings (person, created);
