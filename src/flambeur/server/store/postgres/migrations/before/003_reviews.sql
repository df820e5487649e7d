create table reviews (
    table_id text collate "C" primary key,
    state text not null,
    progress double precision not null default 0,
    body bytea,
    updated timestamptz not null default now()
);

create index reviews_lost on reviews (updated) where state in ('waiting', 'running');
