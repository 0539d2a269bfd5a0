-- The moves that give a row a vehicle; null if there are none.
create or replace function find_moves(stored occupancy, vehicle integer, make_way boolean, now_at timestamp)
  returns occupancy_move[] language plpgsql stable as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
begin
  if make_way then return find_packing(model, stored.id, stored.during, now_at, vehicle); end if;
  if vehicle in (select id from free_vehicles(model, stored.during, now_at, stored.id)) then
    return array[row(stored.id, vehicle, stored.during)::occupancy_move];
  end if;
  return null;
end
$$;
