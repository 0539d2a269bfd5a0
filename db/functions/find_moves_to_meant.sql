-- The moves that give an imported row the vehicle it is meant for; with `make_way` others may move.
create or replace function find_moves_to_meant(imported occupancy, make_way boolean, now_at timestamp)
  returns occupancy_move[] language plpgsql stable as $$
begin
  return coalesce(
    find_moves(imported, imported.meant_vehicle_id, false, now_at),
    case when make_way then find_moves(imported, imported.meant_vehicle_id, true, now_at) end
  );
end
$$;
