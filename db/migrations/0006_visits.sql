-- Visits, counted without cookies or stored addresses.

create table visits (
  day date not null,
  visited_at timestamptz not null,
  visitor bigint not null,
  page text not null,
  device text not null,
  country text not null,
  constraint visits_country_check check (country ~ '^[A-Z]{2}$'),
  constraint visits_device_check check (device in ('mobile', 'desktop', 'tablet'))
) partition by range (day);
comment on column visits.day is 'the day where the business lives';
comment on column visits.country is 'ISO 3166-1; ZZ is unknown';
create index visits_visited_at_idx on visits (visited_at);

create table visit_days (
  day date not null,
  kind text not null,
  name text not null,
  views bigint not null default 0,
  visitors bigint not null default 0,
  sessions bigint not null default 0,
  seconds double precision not null default 0,
  constraint visit_days_pkey primary key (day, kind, name),
  constraint visit_days_counts_check check (views >= 0 and visitors >= 0 and sessions >= 0 and seconds >= 0),
  constraint visit_days_kind_check check (kind in ('all', 'hour', 'page', 'device', 'country', 'stage'))
) with (fillfactor = 50);

create table visit_salts (
  day date not null,
  salt bytea not null,
  constraint visit_salts_pkey primary key (day)
);

create table visitors (
  day date not null,
  visitor bigint not null,
  device text not null,
  country text not null,
  last_at timestamptz not null,
  saw_car boolean not null,
  added_visitors integer not null default 1,
  added_sessions integer not null default 1,
  added_seconds double precision not null,
  added_car_viewers integer not null,
  constraint visitors_pkey primary key (day, visitor)
) with (fillfactor = 70);
