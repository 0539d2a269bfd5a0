-- Who changed a price table, when, and what it was before and after.
create table price_changes (
  id bigint generated always as identity,
  subject text not null,
  actor text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null default now(),
  constraint price_changes_pkey primary key (id),
  constraint price_changes_subject_check check (subject in ('rates', 'seasons'))
);

-- The last change of each price table: the guard against lost updates.
create table price_versions (
  subject text not null,
  version bigint not null default 0,
  constraint price_versions_pkey primary key (subject)
);

insert into price_versions (subject) values ('rates'), ('seasons');

-- {"types": {"sedan": [tier, …], "suv": [tier, …]}, "plans": {"<car id>": [tier, …]}}
create function rates_document() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'types', (
      select coalesce(jsonb_object_agg(vehicle_type, tiers), '{}')
      from (
        select vehicle_type, jsonb_agg(
          jsonb_build_object('minDays', min_days, 'dailyRate', daily_rate) order by min_days
        ) as tiers
        from rate_tiers group by vehicle_type
      ) as types
    ),
    'plans', (
      select coalesce(jsonb_object_agg(id, rate_plan), '{}')
      from cars where rate_plan is not null and archived_at is null
    )
  )
$$;

-- [{"name": {…}, "from": "YYYY-MM-DD", "to": "YYYY-MM-DD", "percent": 20, "rates": null}, …]
create function seasons_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'from', first_day, 'to', last_day, 'percent', percent, 'rates', rates
  ) order by first_day), '[]')
  from seasons
$$;

create function replace_rates(document jsonb) returns void language plpgsql as $$
begin
  delete from rate_tiers;
  insert into rate_tiers (vehicle_type, min_days, daily_rate)
  select type.key, (tier ->> 'minDays')::integer, (tier ->> 'dailyRate')::numeric
  from jsonb_each(document -> 'types') as type, jsonb_array_elements(type.value) as tier;
  update cars set rate_plan = document -> 'plans' -> id::text
  where archived_at is null
    and rate_plan is distinct from document -> 'plans' -> id::text;
end
$$;

create function replace_seasons(document jsonb) returns void language plpgsql as $$
begin
  delete from seasons;
  insert into seasons (name, first_day, last_day, percent, rates)
  select season -> 'name', (season ->> 'from')::date, (season ->> 'to')::date,
    (season ->> 'percent')::numeric, nullif(season -> 'rates', 'null'::jsonb)
  from jsonb_array_elements(document) as season;
end
$$;

-- Replaces a price table and records the change. Returns false, and changes nothing, if the table has
-- changed since the version `read`.
create function save_prices(saved_subject text, document jsonb, read bigint, saved_by text)
returns boolean language plpgsql as $$
declare
  previous jsonb;
begin
  perform from price_versions where subject = saved_subject and version = read for update;
  if not found then return false; end if;
  if saved_subject = 'rates' then
    previous := rates_document();
    perform replace_rates(document);
  else
    previous := seasons_document();
    perform replace_seasons(document);
  end if;
  with change as (
    insert into price_changes (subject, actor, before, after)
    values (saved_subject, saved_by, previous, document)
    returning id
  )
  update price_versions set version = change.id from change where subject = saved_subject;
  return true;
end
$$;
