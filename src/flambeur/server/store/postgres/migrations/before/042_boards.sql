-- Attempts at the boards of days: one for each person and day, with its money once it was played to the end.
create table boards (
    day text collate "C" not null,
    person text collate "C" not null,
    table_id text collate "C" not null,
    money integer,
    primary key (day, person)
);

create index boards_person on boards (person);
create unique index boards_table on boards (table_id);

-- What a champion got there.
create table pars (
    day text collate "C" primary key,
    money integer not null
);
