-- deadline has no index on purpose: with one, no update of a move would be HOT.
create table tables (
    id text collate "C" primary key,
    seq integer not null,
    phase text not null,
    game text not null,
    public boolean not null,
    card bytea not null,
    seed text not null,
    deadline timestamptz,
    sweep_at timestamptz,
    created timestamptz not null default now()
) with (fillfactor = 70);

create index tables_sweep on tables (sweep_at) where sweep_at is not null;
create index tables_listed on tables (phase, created) where public;

create table steps (
    table_id text collate "C" not null,
    seq integer not null,
    key text not null,
    body bytea not null,
    at timestamptz not null default now(),
    primary key (table_id, seq)
) partition by hash (table_id);

do $$
begin
    for part in 0..15 loop
        execute format(
            'create table steps_%s partition of steps for values with (modulus 16, remainder %s)',
            part, part
        );
    end loop;
end
$$;

-- created is the table's: a person's list is read from the index in its order.
create table seatings (
    person text collate "C" not null,
    table_id text collate "C" not null,
    created timestamptz not null,
    primary key (person, table_id)
);

create index seatings_created on seatings (person, created, table_id);
