-- Changes places, times and extras of a booking, and its price. `seen`, `wanted` and `new_price` have columns of
-- `bookings`: what the form has shown, what is asked for, and what that costs. The booking keeps its vehicle if that is
-- free, else it gets another one.
create or replace function change_trip(
  target bigint, seen jsonb, wanted jsonb, new_price jsonb, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings, out was_asked boolean
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  changed bookings;
  stored occupancy;
  period tsrange;
  moves occupancy_move[];
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  changed := jsonb_populate_record(jsonb_populate_record(booking, wanted), new_price);
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status not in ('pending', 'confirmed') then 'refused'
    when changed is not distinct from booking then 'unchanged'
    when jsonb_populate_record(booking, seen) is distinct from booking then 'stale'
    when changed.return_date + changed.return_time <= changed.pickup_date + changed.pickup_time
      then 'beforeOut'
    when stored.kind = 'out'
      and changed.pickup_date + changed.pickup_time <> booking.pickup_date + booking.pickup_time then 'out'
  end;
  if outcome is not null then return; end if;
  period := booking_period(changed);
  if stored.id is not null then
    if stored.kind = 'out' then
      if upper(period) <= lower(stored.during) then outcome := 'beforeOut'; return; end if;
      period := tsrange(lower(stored.during), upper(period));
    end if;
    if period <> stored.during then
      moves := find_return_moves(stored, period, now_at);
      if moves is null then
        outcome := 'full';
        conflicts := conflicting_bookings(stored.car_id, period, stored.id);
        return;
      end if;
      perform apply_moves(moves);
      perform settle_models(array[stored.car_id], now_at);
    end if;
  end if;
  outcome := 'changed';
  update bookings set
    pickup = changed.pickup, "return" = changed."return", place_names = changed.place_names,
    pickup_date = changed.pickup_date, pickup_time = changed.pickup_time,
    return_date = changed.return_date, return_time = changed.return_time,
    add_child_seat = changed.add_child_seat, add_ski_rack = changed.add_ski_rack,
    rental_days = changed.rental_days, price_per_day = changed.price_per_day,
    delivery_fee = changed.delivery_fee, total_price = changed.total_price, lines = changed.lines,
    fees = changed.fees, payable = changed.payable, exchange = changed.exchange
  where id = target returning * into booking;
  delete from return_requests where booking_id = target
  returning declined_at is null into was_asked;
  was_asked := coalesce(was_asked, false);
end
$$;
