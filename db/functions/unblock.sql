-- Removes a block or an imported booking. False if there is none.
create or replace function unblock(target bigint, now_at timestamp) returns boolean language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  model integer := (select car_id from occupancy where id = target);
begin
  perform lock_models(array[model]);
  delete from occupancy where id = target and kind in ('block', 'channel', 'hold');
  if not found then return false; end if;
  perform settle_models(array[model], now_at);
  return true;
end
$$;
