-- The defaults also serve the old code, which runs beside the new one for a while.
alter table people add column seen date not null default current_date;

create index people_seen on people (kind, seen);

-- From here the days of a table that is over are counted; what is over already begins today.
alter table tables add column idle_since timestamptz not null default now();

create index tables_idle on tables (idle_since) where phase = 'over';
create index seatings_table on seatings (table_id);
