-- name: lock_migrations
select pg_advisory_xact_lock(7312846150);

-- name: make_schema
select format('create schema if not exists %I', $1::text);

-- name: make_migrations
create table if not exists migrations (
    name text primary key,
    checksum text not null,
    at timestamptz not null default now()
);

-- name: migrations
select name, checksum from migrations;

-- name: add_migration
insert into migrations (name, checksum) values ($1, $2);
