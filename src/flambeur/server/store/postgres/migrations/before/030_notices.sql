-- Whom a table waits for who may have closed the page; written together with the step.
create table calls (
    table_id text not null,
    person text not null,
    seq integer not null,
    at timestamptz not null default now(),
    heard boolean not null default false,
    primary key (table_id, person)
);

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
    made timestamptz not null default now(),
    here timestamptz not null default now(),
    sent timestamptz not null default 'epoch',
    told text not null default '{}',
    failed integer not null default 0,
    woken integer not null default 0,
    look_at timestamptz default now()
);

create index subscriptions_person on subscriptions (person);
create index subscriptions_look on subscriptions (look_at) where look_at is not null;
create index subscriptions_here on subscriptions (here);

alter table seatings add column muted boolean not null default false;
