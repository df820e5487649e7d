-- A forgotten person leaves an id: as long as an old cookie could come back, it must lead to nobody.
alter table people add column gone timestamptz;
create index people_gone on people (gone) where gone is not null;

alter table passkeys add column name text not null default '';
alter table passkeys add column used timestamptz;

-- What may be used once: challenges that were answered, and proofs that were taken.
create table used (
    name text collate "C" primary key,
    until timestamptz not null
);

create index used_until on used (until);
