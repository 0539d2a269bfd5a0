-- Removes an import and frees what it holds, but for what another one of the vehicle takes too. False if there
-- is none.
create or replace function remove_import(target integer, now_at timestamp) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  vehicle integer := (select vehicle_id from calendar_imports where id = target);
  model integer := (select car_id from vehicles where id = vehicle);
begin
  perform lock_models(array[model]);
  delete from occupancy where import_id = target;
  delete from calendar_imports where id = target;
  if not found then return false; end if;
  perform hold_imported(vehicle, now_at);
  perform settle_models(array[model], now_at);
  return true;
end
$$;
