-- A day since 1970. SQLite adds no column with today as its default, so add_person writes it.
alter table people add column seen integer not null default 0;

update people set seen = cast(now() / 86400 as integer);

create index people_seen on people (kind, seen);

-- From here the days of a table that is over are counted; what is over already begins today.
alter table tables add column idle_since real not null default 0;

update tables set idle_since = now();

create index tables_idle on tables (idle_since) where phase = 'over';
create index seatings_table on seatings (table_id);
