create table pulse (
    id integer primary key,
    at real not null
) strict;
