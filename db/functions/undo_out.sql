-- The booking gets its planned time back, and another vehicle if its own has none for it.
create or replace function undo_out(
  target bigint, now_at timestamp, out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  stored occupancy;
  period tsrange;
  is_taken boolean;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> 'confirmed' then 'refused'
    when booking.out_at is null then 'unchanged'
    else 'changed'
  end;
  if outcome <> 'changed' then return; end if;
  update bookings set out_at = null, returned_at = null where id = target returning * into booking;
  select * into stored from occupancy where booking_id = target;
  if stored.id is null then return; end if;
  period := booking_period(booking);
  is_taken := exists (
    select from occupancy
    where vehicle_id = stored.vehicle_id and id <> stored.id and during && period
  );
  update occupancy set
    kind = 'booked', during = period, pinned = pinned and not is_taken,
    vehicle_id = case when not is_taken then vehicle_id end
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;
