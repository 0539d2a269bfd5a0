-- One row a page view. Nothing here leads to a person: the visitor is a hash under a salt of the day.
create table visits (
  day date not null,
  visited_at timestamptz not null,
  visitor bigint not null,
  page text not null,
  device text not null,
  country text not null,
  constraint visits_device_check check (device in ('mobile', 'desktop', 'tablet')),
  constraint visits_country_check check (country ~ '^[A-Z]{2}$')
) partition by range (day);

create index visits_visited_at_idx on visits (visited_at);

comment on column visits.day is 'the day where the business lives';
comment on column visits.country is 'ISO 3166-1; ZZ is unknown';

-- What the visitors of a day are hashed with. Gone with the day, and then nobody can be found again.
create table visit_salts (
  day date not null,
  salt bytea not null,
  constraint visit_salts_pkey primary key (day)
);

-- The visitors of the present day, and what each added to the day's sums when last seen.
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

-- Visits rolled up as they come: a hundred rows a day, kept for good.
create table visit_days (
  day date not null,
  kind text not null,
  name text not null,
  views bigint not null default 0,
  visitors bigint not null default 0,
  sessions bigint not null default 0,
  seconds double precision not null default 0,
  constraint visit_days_pkey primary key (day, kind, name),
  constraint visit_days_kind_check
    check (kind in ('all', 'hour', 'page', 'device', 'country', 'stage')),
  constraint visit_days_counts_check
    check (views >= 0 and visitors >= 0 and sessions >= 0 and seconds >= 0)
) with (fillfactor = 50);

-- Attached rather than made in place: that leaves the table open to readers and writers.
create function make_visit_partition(of_day date) returns void language plpgsql as $$
declare
  name text := 'visits_' || to_char(of_day, 'YYYYMMDD');
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format('create table %I (like visits including all)', name);
  execute format(
    'alter table visits attach partition %I for values from (%L) to (%L)', name, of_day, of_day + 1
  );
end
$$;

-- Makes the partitions of the days ahead; drops those older than 90 days, and salts and visitors of
-- days that are over. Several nodes may call it: one works, the others wait for it.
create function tend_visits(today date) returns void language plpgsql as $$
declare
  name text;
begin
  perform pg_advisory_xact_lock(7302027);
  for offset_days in -1..7 loop
    perform make_visit_partition(today + offset_days);
  end loop;
  for name in
    select relid::regclass::text from pg_partition_tree('visits') where isleaf
  loop
    if name < 'visits_' || to_char(today - 90, 'YYYYMMDD') then
      execute format('drop table %s', name);
    end if;
  end loop;
  delete from visit_salts where day < today;
  delete from visitors where day < today;
end
$$;

-- Bookings of a day or a period are counted by this alone.
create index bookings_created_at_idx on bookings (created_at) include (status);
