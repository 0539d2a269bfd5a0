-- The moves that give a booking another period, its own vehicle first; null if there are none.
create or replace function find_return_moves(stored occupancy, period tsrange, now_at timestamp)
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
