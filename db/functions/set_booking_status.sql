-- Changes the status of a booking whose status is one of `allowed`. The outcome is `changed`,
-- `unchanged`, `unknown`, `refused` (by `allowed`), `out` (it ends by its return), or `full`: no
-- vehicle of the model is free; then `conflicts` are the bookings in the way.
create or replace function set_booking_status(
  target bigint, new_status text, allowed text[], overbook boolean, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  -- Without locks, so that rivals for a sold out model neither wait for each other nor for the disk.
  select * into booking from bookings where id = target;
  if new_status = 'confirmed' and not overbook and booking.status = 'pending'
    and 'pending' = any(allowed) and booking.car_id is not null
    and model_capacity(booking.car_id, booking_period(booking), now_at, 0, true) <= 0 then
    outcome := 'full';
    conflicts := conflicting_bookings(booking.car_id, booking_period(booking), 0);
    return;
  end if;
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> all(allowed) then 'refused'
    when booking.status = new_status then 'unchanged'
    when is_out(booking) then 'out'
  end;
  if outcome is not null then return; end if;
  if new_status = 'confirmed' then
    conflicts := occupy(booking, overbook, now_at);
  elsif booking.returned_at is null then
    perform release(target, case new_status when 'cancelled' then '-infinity' else now_at end);
  end if;
  outcome := case when conflicts is null then 'changed' else 'full' end;
  if outcome = 'changed' then
    update bookings set status = new_status where id = target returning * into booking;
  end if;
end
$$;
