-- Tells pages that the availability of models has changed.
create or replace function raise_versions(models integer[]) returns void language sql as $$
  update availability_versions set version = version + 1 where car_id = any(models)
$$;
