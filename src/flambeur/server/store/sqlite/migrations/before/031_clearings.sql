-- Whom the host of a table sent away, by the step that did it; it goes with the table.
create table clearings (
    table_id text not null,
    seq integer not null,
    person text not null,
    at real not null,
    primary key (table_id, seq)
) strict, without rowid;

create index clearings_person on clearings (person);
create index clearings_at on clearings (at);
