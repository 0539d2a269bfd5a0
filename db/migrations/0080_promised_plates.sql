-- The plate of a booking's vehicle, for its visitor. A plate that was promised must not change, so a
-- booking that repacking may still move is pinned first. One without a vehicle, or whose vehicle has no
-- plate, stays as it is.
create function promise_plate(target bigint) returns text language plpgsql as $$
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
  return booking_plate(target);
end
$$;
