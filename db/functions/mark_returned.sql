-- Marks a rental as returned, and completes its booking. Marking it again with another time has the outcome
-- `corrected`. A time may be as much in the future as `ahead`.
create or replace function mark_returned(
  target bigint, moment timestamptz, ahead interval, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  stored occupancy;
  was_returned boolean;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.out_at is null or booking.status not in ('confirmed', 'completed') then 'refused'
    when moment > business_instant(now_at) + ahead then 'future'
    when moment < booking.out_at then 'beforeOut'
    when booking.returned_at = moment then 'unchanged'
  end;
  if outcome is not null then return; end if;
  was_returned := booking.returned_at is not null and booking.status = 'completed';
  update bookings set returned_at = moment, status = 'completed' where id = target
  returning * into booking;
  outcome := case when was_returned then 'corrected' else 'changed' end;
  select * into stored from occupancy where booking_id = target;
  if stored.id is null then return; end if;
  update occupancy set kind = 'booked', during = room_until(stored, business_time(moment))
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;
