-- Gives vehicles to the confirmed bookings of a fleet that has none yet. After `search_time` it begins no search for those
-- that found none.
create or replace function occupy_confirmed(search_time interval, now_at timestamp) returns void language plpgsql as $$
declare
  models integer[] := array(select id from cars order by id);
  model integer;
  started timestamptz := clock_timestamp();
begin
  perform lock_models(models);
  insert into occupancy (car_id, vehicle_id, kind, during, booking_id)
  select car_id, vehicle_id, 'booked', during, booking_id from find_vehicles_for_confirmed(now_at);
  perform raise_versions(models);
  -- Some may find a vehicle if others change theirs; later changes of the model try it again.
  foreach model in array models loop
    exit when clock_timestamp() > started + search_time;
    perform assign_waiting(model, now_at);
  end loop;
end
$$;
