-- The days of a period, for the comparison with a vehicle's service.
create or replace function days_of(period tsrange) returns daterange
  language sql immutable parallel safe as $$
  select daterange(lower(period)::date, upper(period)::date, '[]')
$$;
