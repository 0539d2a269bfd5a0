-- In the order of ids, so that functions that lock several models wait for each other in line.
create or replace function lock_models(models integer[]) returns void language plpgsql as $$
begin
  insert into availability_versions (car_id)
  select id from cars
  where id = any(models) and not exists (select from availability_versions where car_id = cars.id)
  order by id
  on conflict do nothing;
  perform from availability_versions where car_id = any(models) order by car_id for update;
  -- A statement of its own, which sees what the lock waited for.
  delete from occupancy where car_id = any(models) and kind = 'hold' and expires_at <= now();
end
$$;
