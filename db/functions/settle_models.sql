-- Imported rows that collided get their vehicle as soon as it is free, after the confirmed bookings
-- that wait for one.
create or replace function settle_models(models integer[], now_at timestamp) returns void
language plpgsql as $$
begin
  perform assign_waiting(model, now_at)
  from (select distinct unnest(models) as model order by model) as touched;
  perform place_imported(
    array(
      select id from occupancy
      where car_id = any(models) and vehicle_id is null and kind = 'channel' and upper(during) > now_at
      order by id limit waiting_limit()
    ),
    now_at
  );
  perform raise_versions(models);
end
$$;
