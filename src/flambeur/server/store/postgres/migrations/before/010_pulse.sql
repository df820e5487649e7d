create table pulse (
    id integer primary key,
    at timestamptz not null
);
