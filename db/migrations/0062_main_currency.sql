-- The main currency of the site's prices: the setting `mainCurrency`, by default US dollars.
create function main_currency() returns text language sql stable as $$
  select coalesce((select value ->> 'currency' from settings where name = 'mainCurrency'), 'USD')
$$;

alter table bookings add column currency text not null default 'USD';
alter table bookings add constraint bookings_currency_check check (currency in ('USD', 'GEL'));
comment on column bookings.currency is 'of price_per_day, total_price and lines';

alter table bookings add column exchange jsonb;
comment on column bookings.exchange is
  '{"date": "YYYY-MM-DD", "GEL": 2.72, "EUR": 0.86}: the value of one US dollar when it was made';

-- Enough for prices in lari.
alter table extras drop constraint extras_price_check;
alter table extras add constraint extras_price_check check (price between 0 and 10000);

alter table price_changes drop constraint price_changes_subject_check;
alter table price_changes add constraint price_changes_subject_check
  check (subject in ('rates', 'seasons', 'places', 'extras', 'currency'));
insert into price_versions (subject) values ('currency');

-- Everything in the main currency. `cars` includes archived ones, by their ids; "main" and "claims" are
-- null for those of the example.
create function currency_document() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'main', (select value from settings where name = 'mainCurrency'),
    'types', rates_document() -> 'types',
    'cars', (
      select coalesce(jsonb_object_agg(
        id, jsonb_build_object('plan', rate_plan, 'deposit', deposit)
      ), '{}')
      from cars where rate_plan is not null or deposit is not null
    ),
    'seasons', seasons_document(),
    'extras', extras_document(),
    'claims', (select value from content where section = 'claims')
  )
$$;

create or replace function price_document(subject text) returns jsonb language plpgsql stable as $$
begin
  return case subject
    when 'rates' then rates_document()
    when 'seasons' then seasons_document()
    when 'places' then places_document()
    when 'extras' then extras_document()
    when 'currency' then currency_document()
  end;
end
$$;

create function replace_main_currency(main jsonb) returns void language plpgsql as $$
begin
  if main = 'null' then
    delete from settings where name = 'mainCurrency';
  else
    insert into settings (name, value) values ('mainCurrency', main)
    on conflict (name) do update set value = excluded.value;
  end if;
end
$$;

create function replace_car_prices(given jsonb, saved_by text) returns void language plpgsql as $$
begin
  with old_row as (
    select id, rate_plan as old_plan, deposit as old_deposit,
      nullif(given -> id::text -> 'plan', 'null') as new_plan,
      (given -> id::text ->> 'deposit')::numeric as new_deposit
    from cars for update
  ), changed as (
    update cars set rate_plan = new_plan, deposit = new_deposit,
      version = version + (old_deposit is distinct from new_deposit)::integer
    from old_row
    where cars.id = old_row.id
      and (old_plan, old_deposit) is distinct from (new_plan, new_deposit)
    returning cars.id, version, old_deposit, new_deposit
  )
  insert into fleet_changes (car_id, actor, version, before, after)
  select id, saved_by, version, jsonb_build_object('deposit', old_deposit),
    jsonb_build_object('deposit', new_deposit)
  from changed where old_deposit is distinct from new_deposit
  order by id;
end
$$;

create function replace_claims(given jsonb, saved_by text) returns void language plpgsql as $$
begin
  with old_row as (
    select id, value from content where section = 'claims' for update
  ), changed as (
    update content set value = nullif(given, 'null'), version = version + 1
    from old_row
    where content.id = old_row.id and old_row.value is distinct from nullif(given, 'null')
    returning content.id, section, version, coalesce(old_row.value, '{}') as before,
      coalesce(content.value, '{}') as after
  )
  insert into content_changes (content_id, section, actor, version, before, after)
  select id, section, saved_by, version, changed_columns(before, after),
    changed_columns(after, before)
  from changed;
end
$$;

-- Records a change of everything in the main currency: no earlier change of one of its tables can be
-- undone any more.
create function record_currency(previous jsonb, saved_by text) returns void language plpgsql as $$
begin
  with change as (
    insert into price_changes (subject, actor, before, after)
    values ('currency', saved_by, previous, currency_document())
    returning id
  )
  update price_versions set version = change.id from change where subject <> 'places';
end
$$;

-- Replaces everything in the main currency. Returns false, and changes nothing, if something that pages
-- show has changed since the version `read` of the fleet.
create function save_currency(document jsonb, read bigint, saved_by text)
returns boolean language plpgsql as $$
declare
  previous jsonb;
begin
  -- In the order of save_prices.
  perform from price_versions order by subject for update;
  perform from fleet_version where version = read for update;
  if not found then return false; end if;
  previous := currency_document();
  perform replace_main_currency(document -> 'main');
  delete from rate_tiers;
  insert into rate_tiers (vehicle_type, min_days, daily_rate)
  select type.key, (tier ->> 'minDays')::integer, (tier ->> 'dailyRate')::numeric
  from jsonb_each(document -> 'types') as type, jsonb_array_elements(type.value) as tier;
  perform replace_car_prices(document -> 'cars', saved_by);
  perform replace_seasons(document -> 'seasons');
  perform replace_extras(document -> 'extras');
  perform replace_claims(document -> 'claims', saved_by);
  perform record_currency(previous, saved_by);
  return true;
end
$$;

-- The file has the main currency, too: "main": {"currency": "GEL", "rate": 2.72, "extras": {…}}
create or replace function import_site(document jsonb, imported_by text, today date)
returns void language plpgsql as $$
declare
  previous jsonb;
  main jsonb;
begin
  perform from fleet_version for update;
  previous := currency_document();
  main := previous -> 'main';
  perform import_models(document -> 'cars', imported_by);
  perform import_vehicles(document -> 'cars', imported_by, today);
  perform import_price_table('rates', jsonb_build_object('types', document -> 'tiers', 'plans', (
    select coalesce(jsonb_object_agg(cars.id, model -> 'plan'), '{}')
    from jsonb_array_elements(document -> 'cars') as model
    join cars on lower(cars.name) = lower(model -> 'columns' ->> 'name') and archived_at is null
    where model -> 'plan' <> 'null'
  )), imported_by);
  perform import_price_table('seasons', document -> 'seasons', imported_by);
  perform import_price_table('places', document -> 'places', imported_by);
  perform import_price_table('extras', document -> 'extras', imported_by);
  perform import_content(document -> 'content', imported_by);
  if coalesce(nullif(main, 'null') -> 'currency', '"USD"') <> document -> 'main' -> 'currency'
    or main <> 'null' and main <> document -> 'main' then
    perform replace_main_currency(document -> 'main');
    perform record_currency(previous, imported_by);
  end if;
end
$$;
