-- Marks a booking as handed over. The time of a hand-over that is marked already can still be corrected. A time may be
-- as much in the future as `ahead`.
create or replace function mark_out(
  target bigint, moment timestamptz, ahead interval, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan
as $$
declare
  stored occupancy;
  starts timestamp;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  conflicts := array(
    select booking_id from occupancy
    where vehicle_id = stored.vehicle_id and kind = 'out' and id <> stored.id
  );
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> 'confirmed' or booking.returned_at is not null then 'refused'
    when moment > business_instant(now_at) + ahead then 'future'
    when (booking.out_at is null or stored.id is not null) and lacks_car(booking) then 'unassigned'
    when conflicts <> '{}' then 'stillOut'
    when booking.out_at = moment then 'unchanged'
  end;
  if outcome is not null then return; end if;
  update bookings set out_at = moment where id = target returning * into booking;
  outcome := 'changed';
  if stored.id is null then return; end if;
  starts := least(
    business_time(moment), lower(booking_period(booking)), upper(stored.during) - interval '1 minute'
  );
  -- What was planned on the vehicle just before stays.
  select greatest(starts, max(upper(during))) into starts from occupancy
  where vehicle_id = stored.vehicle_id and id <> stored.id
    and during && tsrange(starts, greatest(starts, lower(stored.during)));
  update occupancy set kind = 'out', during = tsrange(starts, upper(stored.during))
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;
