-- {"types": {"sedan": [tier, …], "suv": [tier, …]}, "plans": {"<car id>": [tier, …]}}
create or replace function rates_document() returns jsonb language sql stable as $$
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
