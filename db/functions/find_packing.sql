-- The moves that give a period a vehicle of a model, its own first (as row `row_id`); null if none
-- does. `only_vehicle` restricts the period itself, not what makes way for it.
create or replace function find_packing(
  model integer, row_id bigint, period tsrange, now_at timestamp, only_vehicle integer
) returns occupancy_move[] language sql stable as $$
  select placed from pack(
    model, now_at, only_vehicle,
    array[row(row_id, null::integer, period)::occupancy_move], '{}'::occupancy_move[],
    packing_budget(model)
  )
$$;
