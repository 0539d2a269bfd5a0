-- Gives a booking a vehicle, of its model or another, or none. `seen` is the vehicle that the form has shown; bookings
-- in the way move if `make_way`. `pin` keeps it there.
create or replace function assign_vehicle(
  target bigint, vehicle integer, pin boolean, seen integer, make_way boolean, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
  stored occupancy;
  moves occupancy_move[];
begin
  perform lock_bookings(array[target], model);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  stored.during := coalesce(stored.during, booking_period(booking));
  outcome := case
    when booking.id is null or model is null then 'unknown'
    when booking.status <> 'confirmed' then 'refused'
    when stored.vehicle_id = vehicle and stored.pinned = pin then 'unchanged'
    when seen <> coalesce(stored.vehicle_id, 0) then 'stale'
    when stored.vehicle_id = vehicle then 'changed'
    when is_out(booking) then 'out'
    when not serves(vehicle, stored.during) then 'notInService'
  end;
  if outcome is null then
    stored.id := coalesce(stored.id, 0);
    -- A booking without a vehicle comes first in its model.
    if stored.car_id = model or model_capacity(model, stored.during, now_at, stored.id, true) > 0 then
      moves := find_moves(stored, vehicle, make_way, now_at);
    end if;
    outcome := case when moves is null then 'full' else 'changed' end;
  end if;
  if outcome = 'full' then conflicts := bookings_on(vehicle, stored.during, stored.id); end if;
  if outcome <> 'changed' then return; end if;
  if moves is not null then
    if stored.id = 0 then
      insert into occupancy (car_id, kind, during, booking_id)
      values (model, 'booked', stored.during, target) returning id into stored.id;
      moves[1].row_id := stored.id;
    end if;
    update occupancy set car_id = model, vehicle_id = null where id = stored.id;
    perform apply_moves(moves);
  end if;
  update occupancy set pinned = pin where id = stored.id;
  perform settle_models(array_remove(array[model, stored.car_id], null), now_at);
end
$$;
