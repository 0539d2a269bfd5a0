-- Replaces everything in the main currency. Returns false, and changes nothing, if something that pages
-- show has changed since the version `read` of the fleet.
create or replace function save_currency(document jsonb, read bigint, saved_by text)
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
  perform replace_fee_rules(document -> 'fees');
  perform replace_codes(document -> 'codes');
  perform replace_claims(document -> 'claims', saved_by);
  perform record_currency(previous, saved_by);
  return true;
end
$$;
