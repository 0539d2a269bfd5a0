-- Takes a vehicle out of the supply for a time; bookings that can be moved make way. `row_id` is the
-- new row's. An imported booking that collides is stored without a vehicle.
create or replace function block_vehicle(
  vehicle integer, period tsrange, new_note text, from_source text, now_at timestamp,
  out outcome text, out conflicts bigint[], out row_id bigint
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
  moves occupancy_move[];
begin
  perform lock_models(array[model]);
  outcome := case
    when model is null then 'unknown'
    when from_source is null and not serves(vehicle, period) then 'notInService'
  end;
  if outcome is not null then return; end if;
  moves := find_packing(model, 0, period, now_at, vehicle);
  outcome := 'changed';
  if moves is null then
    conflicts := bookings_on(vehicle, period, 0);
    outcome := 'full';
    if from_source is null then return; end if;
  end if;
  perform apply_moves(moves);
  insert into occupancy (car_id, vehicle_id, kind, during, note, source, meant_vehicle_id)
  values (
    model, moves[1].vehicle_id, case when from_source is null then 'block' else 'channel' end, period,
    new_note, from_source, case when from_source is not null then vehicle end
  )
  returning id into row_id;
  perform settle_models(array[model], now_at);
end
$$;
