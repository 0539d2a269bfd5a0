-- Gives a booking a vehicle for its planned time. Returns the bookings in the way, and changes
-- nothing, if the model has none; with `overbook` the booking is then stored without one. Null if
-- done. A booking that names no car of the fleet takes none, and one that was returned has had its.
create or replace function occupy(booking bookings, overbook boolean, now_at timestamp) returns bigint[]
language plpgsql as $$
declare
  period tsrange := booking_period(booking);
  stored occupancy;
  model integer;
  moves occupancy_move[];
begin
  select * into stored from occupancy where booking_id = booking.id;
  model := coalesce(stored.car_id, booking.car_id);
  stored.id := coalesce(stored.id, 0);
  if model is null or booking.returned_at is not null or stored.during = period then
    return null;
  end if;
  if model_capacity(model, period, now_at, stored.id, true) > 0 then
    moves := find_packing(model, stored.id, period, now_at, null);
  end if;
  if moves is null and not overbook then
    return conflicting_bookings(model, period, stored.id);
  end if;
  moves := coalesce(moves, array[row(stored.id, null, period)::occupancy_move]);
  perform apply_moves(moves);
  if stored.id = 0 then
    insert into occupancy (car_id, vehicle_id, kind, during, booking_id)
    values (model, moves[1].vehicle_id, 'booked', period, booking.id);
  end if;
  perform settle_models(array[model], now_at);
  return null;
end
$$;
