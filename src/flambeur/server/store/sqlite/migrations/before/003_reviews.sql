create table reviews (
    table_id text primary key,
    state text not null,
    progress real not null default 0,
    body blob,
    updated real not null
) strict;

create index reviews_lost on reviews (updated) where state in ('waiting', 'running');
