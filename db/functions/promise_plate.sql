-- Pins a confirmed booking to its vehicle once the customer is shown a plate, and remembers the first plate shown.
-- Returns the present plate; null if there is none.
create or replace function promise_plate(target bigint) returns text language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  car jsonb;
begin
  if exists (
    select from occupancy join vehicles on vehicles.id = vehicle_id
    where booking_id = target and kind = 'booked' and not pinned and plate is not null
  ) then
    perform lock_bookings(array[target], null);
    -- A statement of its own, which sees what the lock waited for.
    update occupancy set pinned = true
    where booking_id = target and kind = 'booked' and not pinned
      and exists (select from vehicles where id = vehicle_id and plate is not null)
      and exists (select from bookings where id = target and status = 'confirmed');
    if found then
      perform raise_versions(array(select car_id from occupancy where booking_id = target));
    end if;
  end if;
  car := booking_car(target);
  if car ->> 'plate' is not null
    and not exists (select from notified_cars where booking_id = target and plate is not null) then
    insert into notified_cars (booking_id, car_id, plate)
    values (target, (car ->> 'modelId')::integer, car ->> 'plate')
    on conflict (booking_id) do update set plate = coalesce(notified_cars.plate, excluded.plate);
  end if;
  return car ->> 'plate';
end
$$;
