-- Rows that change places conflict with each other in between, rows without a vehicle never do. One
-- that is out stays on its vehicle.
create or replace function apply_moves(moves occupancy_move[]) returns void language plpgsql as $$
begin
  update occupancy set vehicle_id = null
  where id in (select row_id from unnest(moves)) and kind = 'booked' and vehicle_id is not null;
  update occupancy set vehicle_id = move.vehicle_id, during = move.during
  from unnest(moves) as move where occupancy.id = move.row_id;
end
$$;
