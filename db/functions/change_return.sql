-- Changes the return of a booking, and its price: `new_price` has columns of `bookings`. `seen` is the return that the form has shown. It keeps its vehicle if
-- that is free, else it gets another one.
create or replace function change_return(
  target bigint, seen timestamp, new_date date, new_time time,
  new_price jsonb, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings, out was_asked boolean
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
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
  booking := jsonb_populate_record(booking, new_price);
  update bookings set
    return_date = new_date, return_time = new_time, rental_days = booking.rental_days,
    price_per_day = booking.price_per_day, total_price = booking.total_price, lines = booking.lines,
    fees = booking.fees, payable = booking.payable, exchange = booking.exchange
  where id = target returning * into booking;
  delete from return_requests where booking_id = target
  returning declined_at is null into was_asked;
  was_asked := coalesce(was_asked, false);
end
$$;
