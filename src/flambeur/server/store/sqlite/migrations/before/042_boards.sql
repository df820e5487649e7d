-- Attempts at the boards of days: one for each person and day, with its money once it was played to the end.
create table boards (
    day text not null,
    person text not null,
    table_id text not null,
    money integer,
    primary key (day, person)
) strict, without rowid;

create index boards_person on boards (person);
create unique index boards_table on boards (table_id);

-- What a champion got there.
create table pars (
    day text primary key not null,
    money integer not null
) strict, without rowid;
