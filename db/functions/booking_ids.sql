-- The ids of the bookings in a list of states.
create or replace function booking_ids(states jsonb) returns bigint[] language sql immutable as $$
  select coalesce(array_agg((state ->> 'id')::bigint), '{}') from jsonb_array_elements(states) as state
$$;
