-- Locks bookings like the function that is going to change them, and returns their state before.
create or replace function states_before_change(targets bigint[], vehicle integer) returns jsonb language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  perform lock_bookings(targets, (select car_id from vehicles where id = vehicle));
  return booking_states(targets);
end
$$;
