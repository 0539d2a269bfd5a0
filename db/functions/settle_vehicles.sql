-- Vehicles that come into service or go: bookings that can be moved get another vehicle, and wait for
-- one if there is none. Pinned ones stay where they are.
create or replace function settle_vehicles() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  models integer[];
  now_at timestamp := business_time(now());
begin
  if tg_op = 'DELETE' then
    models := array(select distinct car_id from old_rows);
  elsif tg_op = 'INSERT' then
    models := array(select distinct car_id from new_rows);
  else
    models := array(
      select distinct new_rows.car_id from new_rows join old_rows using (id)
      where (new_rows.in_service_from, new_rows.in_service_to)
        is distinct from (old_rows.in_service_from, old_rows.in_service_to)
    );
  end if;
  perform lock_models(models);
  update occupancy set vehicle_id = null
  where car_id = any(models) and vehicle_id is not null and is_movable(occupancy, now_at)
    and not serves(vehicle_id, during);
  perform settle_models(models, now_at);
  return null;
end
$$;
