-- Locks a booking like the functions that change it, and returns whether it is as a form has seen it. An unknown
-- booking is left to these functions.
create or replace function lock_seen(target bigint, seen text) returns boolean language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  perform lock_bookings(array[target], null);
  return coalesce((select booking_revision(bookings) = seen from bookings where id = target), true);
end
$$;
