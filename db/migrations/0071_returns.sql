-- The planned return: changed at the desk, or asked for by the visitor.

alter table booking_events
  drop constraint booking_events_kind_check,
  add constraint booking_events_kind_check check (kind in (
    'placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message',
    'out', 'outUndone', 'returned', 'returnUndone', 'extended', 'extensionDeclined', 'moved'
  ));

-- A return that a visitor asks for, with the price that the page showed. It takes no vehicle.
create table return_requests (
  booking_id bigint not null,
  return_date date not null,
  return_time time not null,
  quote jsonb not null,
  requested_at timestamptz not null default now(),
  declined_at timestamptz,
  constraint return_requests_pkey primary key (booking_id),
  constraint return_requests_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade
);

comment on table return_requests is 'the last one of each booking, until it is accepted';

-- Changes the planned return, with the price of the longer or shorter rental and its lines. The
-- booking stays on its vehicle if it is out or pinned, or if that is possible. `stale`: the return is
-- not the one seen.
drop function change_return(bigint, timestamp, date, time, integer, numeric, numeric, timestamp);
create function change_return(
  target bigint, seen timestamp, new_date date, new_time time,
  new_days integer, new_rate numeric, new_total numeric, new_lines jsonb, now_at timestamp,
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
    when new_date + new_time <= booking.pickup_date + booking.pickup_time then 'beforeOut'
  end;
  if outcome is not null then return; end if;
  booking.return_date := new_date;
  booking.return_time := new_time;
  period := booking_period(booking);
  select * into stored from occupancy where booking_id = target;
  if stored.id is not null then
    if stored.kind = 'out' then
      if upper(period) <= lower(stored.during) then outcome := 'beforeOut'; return; end if;
      period := tsrange(lower(stored.during), upper(period));
    end if;
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
    price_per_day = new_rate, total_price = new_total, lines = new_lines
  where id = target returning * into booking;
  delete from return_requests where booking_id = target;
end
$$;

-- Whether a booking could end at another time.
create function can_return_at(target bigint, new_date date, new_time time, now_at timestamp)
  returns boolean language plpgsql stable as $$
declare
  booking bookings;
  stored occupancy;
begin
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  if booking.status not in ('pending', 'confirmed') then return false; end if;
  if new_date + new_time <= booking.pickup_date + booking.pickup_time then return false; end if;
  if stored.id is null then return true; end if;
  if lower(stored.during) >= new_date + new_time then return false; end if;
  return find_return_moves(stored, tsrange(lower(stored.during), new_date + new_time), now_at)
    is not null;
end
$$;

-- As before, except that marking again has the outcome `corrected`: the booking is completed once.
create or replace function mark_returned(
  target bigint, moment timestamptz, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
declare
  stored occupancy;
  was_returned boolean;
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
