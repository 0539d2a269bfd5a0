-- Whether a vehicle is in service on all days of a period.
create or replace function serves(vehicle integer, period tsrange) returns boolean
  language sql stable as $$
  select exists (
    select from vehicles
    where id = vehicle and daterange(in_service_from, in_service_to, '[]') @> days_of(period)
  )
$$;
