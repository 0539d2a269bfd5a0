-- The change of a booking's car for its history; null if it is the same.
create or replace function car_change(before jsonb, after jsonb) returns jsonb
language sql immutable parallel safe as $$
  select case when before ->> 'vehicleId' is distinct from after ->> 'vehicleId' then jsonb_build_object(
    'from', (before ->> 'model') || ' · ' || coalesce(before ->> 'plate', before ->> 'number'),
    'to', (after ->> 'model') || ' · ' || coalesce(after ->> 'plate', after ->> 'number')
  ) end
$$;
