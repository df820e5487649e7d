-- Whom a table waits for who may have closed the page; written together with the step.
create table calls (
    table_id text not null,
    person text not null,
    seq integer not null,
    at real not null,
    heard integer not null default false,
    primary key (table_id, person)
) strict, without rowid;

create index calls_person on calls (person);
create index calls_fresh on calls (at) where not heard;

create table subscriptions (
    id text primary key,
    person text not null,
    way text not null,
    address text not null,
    p256dh text,
    auth text,
    language text not null,
    zone text not null,
    origin text not null,
    made real not null,
    here real not null,
    sent real not null default 0,
    told text not null default '{}',
    failed integer not null default 0,
    woken integer not null default 0,
    look_at real
) strict, without rowid;

create index subscriptions_person on subscriptions (person);
create index subscriptions_look on subscriptions (look_at) where look_at is not null;
create index subscriptions_here on subscriptions (here);

alter table seatings add column muted integer not null default false;
