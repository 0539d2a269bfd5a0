-- Actual times: when a vehicle was handed over and returned. Each function returns an outcome like
-- `set_booking_status`; marking again corrects the time.

alter table booking_events
  drop constraint booking_events_kind_check,
  add constraint booking_events_kind_check check (kind in (
    'placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message',
    'out', 'outUndone', 'returnUndone', 'extended', 'moved'
  ));

-- `unassigned`: the booking has no vehicle yet; `stillOut`: the vehicle is with another renter.
create function mark_out(
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
  starts := least(business_time(moment), lower(booking_period(booking)));
  -- What was planned on the vehicle just before stays.
  select greatest(starts, max(upper(during))) into starts from occupancy
  where vehicle_id = stored.vehicle_id and id <> stored.id
    and during && tsrange(starts, lower(booking_period(booking)));
  update occupancy set kind = 'out', during = tsrange(starts, upper(stored.during))
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;

create function undo_out(
  target bigint, now_at timestamp, out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
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
  update occupancy set kind = 'booked', during = booking_period(booking) * during
  where booking_id = target;
  perform settle_models(array(select car_id from occupancy where booking_id = target), now_at);
end
$$;

-- Completes the booking. A vehicle that is back early is free at once; one that is late has taken its
-- time as far as the next booking.
create function mark_returned(
  target bigint, moment timestamptz, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
declare
  stored occupancy;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.out_at is null or booking.status not in ('confirmed', 'completed') then 'refused'
    when moment > business_instant(now_at) + interval '5 minutes' then 'future'
    when moment < booking.out_at then 'beforeOut'
    when booking.returned_at = moment then 'unchanged'
  end;
  if outcome is not null then return; end if;
  update bookings set returned_at = moment, status = 'completed' where id = target
  returning * into booking;
  outcome := 'changed';
  select * into stored from occupancy where booking_id = target;
  if stored.id is null then return; end if;
  update occupancy set kind = 'booked', during = room_until(stored, business_time(moment))
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;

-- The range of a row if it ends at a moment, but not after the beginning of the next row of its
-- vehicle. At least a minute.
create function room_until(stored occupancy, moment timestamp) returns tsrange
  language sql stable as $$
  select tsrange(
    lower(stored.during),
    least(
      greatest(moment, lower(stored.during) + interval '1 minute'),
      (
        select min(lower(during)) from occupancy
        where vehicle_id = stored.vehicle_id and during >> tsrange(
          lower(stored.during), lower(stored.during), '[]'
        ) and id <> stored.id
      )
    )
  )
$$;

-- The booking is out again, for the rest of its planned time.
create function undo_return(
  target bigint, now_at timestamp, out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
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

-- Changes the planned return, with the price of the longer or shorter rental. The booking stays on its
-- vehicle if it is out or pinned, or if that is possible. `stale`: the return is not the one seen.
create function change_return(
  target bigint, seen timestamp, new_date date, new_time time,
  new_days integer, new_rate numeric, new_total numeric, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
declare
  stored occupancy;
  period tsrange;
  moves occupancy_move[];
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status not in ('pending', 'confirmed') then 'refused'
    when booking.return_date + booking.return_time = new_date + new_time then 'unchanged'
    when booking.return_date + booking.return_time <> seen then 'stale'
  end;
  if outcome is not null then return; end if;
  booking.return_date := new_date;
  booking.return_time := new_time;
  period := booking_period(booking);
  select * into stored from occupancy where booking_id = target;
  if stored.id is not null then
    if stored.kind = 'out' then period := tsrange(lower(stored.during), upper(period)); end if;
    if isempty(period) then outcome := 'beforeOut'; return; end if;
    moves := find_return_moves(stored, period, now_at);
    if moves is null then
      outcome := 'full';
      conflicts := conflicting_bookings(stored.car_id, period, stored.id);
      return;
    end if;
    perform apply_moves(moves);
    perform settle_models(array[stored.car_id], now_at);
  end if;
  outcome := 'changed';
  update bookings set
    return_date = new_date, return_time = new_time, rental_days = new_days,
    price_per_day = new_rate, total_price = new_total
  where id = target returning * into booking;
end
$$;

create function find_return_moves(stored occupancy, period tsrange, now_at timestamp)
  returns occupancy_move[] language plpgsql stable as $$
declare
  moves occupancy_move[];
begin
  if model_capacity(stored.car_id, period, now_at, stored.id, true) <= 0 then return null; end if;
  if stored.vehicle_id is not null then
    moves := find_packing(stored.car_id, stored.id, period, now_at, stored.vehicle_id);
  end if;
  if moves is null and stored.kind = 'booked' and not stored.pinned then
    moves := find_packing(stored.car_id, stored.id, period, now_at, null);
  end if;
  return moves;
end
$$;
