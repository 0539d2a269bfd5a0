-- The booking is out again, for the rest of its planned time.
create or replace function undo_return(
  target bigint, now_at timestamp, out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  stored occupancy;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  conflicts := array(
    select booking_id from occupancy where vehicle_id = stored.vehicle_id and kind = 'out'
  );
  outcome := case
    when booking.id is null then 'unknown'
    when booking.returned_at is null then 'unchanged'
    when booking.status <> 'completed' then 'refused'
    when conflicts <> '{}' then 'stillOut'
    else 'changed'
  end;
  if outcome <> 'changed' then return; end if;
  update bookings set returned_at = null, status = 'confirmed' where id = target
  returning * into booking;
  if stored.id is null then return; end if;
  update occupancy set kind = 'out', during = room_until(stored, upper(booking_period(booking)))
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;
