-- For nodes of 0.7.0, which know no request but for another return: they don't accept half of a larger one.
create or replace function change_return(
  target bigint, seen timestamp, new_date date, new_time time,
  new_price jsonb, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings, out was_asked boolean
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  change record;
begin
  if exists (
    select from return_requests
    where booking_id = target and wish is not null and declined_at is null
  ) then
    select * into booking from bookings where id = target;
    outcome := 'refused';
    return;
  end if;
  select * into change from change_trip(
    target,
    jsonb_build_object('return_date', seen::date, 'return_time', seen::time),
    jsonb_build_object('return_date', new_date, 'return_time', new_time),
    new_price, now_at
  );
  outcome := change.outcome;
  conflicts := change.conflicts;
  booking := change.booking;
  was_asked := change.was_asked;
end
$$;
