-- Whom the host of a table sent away, by the step that did it; it goes with the table.
create table clearings (
    table_id text collate "C" not null,
    seq integer not null,
    person text collate "C" not null,
    at timestamptz not null default now(),
    primary key (table_id, seq)
);

create index clearings_person on clearings (person);
create index clearings_at on clearings (at);
