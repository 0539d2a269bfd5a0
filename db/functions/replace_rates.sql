-- Replaces the rates of types and models by those of a document.
create or replace function replace_rates(document jsonb) returns void language plpgsql as $$
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
