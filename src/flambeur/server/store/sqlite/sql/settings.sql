-- name: settings
pragma journal_mode = wal;
pragma synchronous = full;
pragma foreign_keys = on;

-- name: make_migrations
create table if not exists migrations (
    name text primary key,
    checksum text not null
) strict;

-- name: migrations
select name, checksum from migrations;

-- name: add_migration
insert into migrations (name, checksum) values (?1, ?2);
