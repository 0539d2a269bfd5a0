-- A vehicle that was returned early may have the next booking within the planned time. If that return
-- is removed, the row of the first booking ends before the next one, possibly before its planned time
-- begins. As before, except that correcting and removing the handover of such a row works.

create or replace function mark_out(
  target bigint, moment timestamptz, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
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
    when moment > business_instant(now_at) + interval '5 minutes' then 'future'
    when stored.id is not null and stored.vehicle_id is null then 'unassigned'
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

-- The booking gets its planned time back, and another vehicle if its own has none for it.
create or replace function undo_out(
  target bigint, now_at timestamp, out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
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
