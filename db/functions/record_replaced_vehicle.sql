-- At the end of the transaction: in between, vehicles that change places are taken away and given back.
create or replace function record_replaced_vehicle() returns trigger language plpgsql as $$
begin
  insert into former_assignments (booking_id, vehicle_id, since, until, was_out)
  select old.booking_id, old.vehicle_id, began.at, now(), false
  from bookings
  cross join lateral (
    select greatest(business_instant(lower(old.during)), max(until)) as at from former_assignments
    where booking_id = old.booking_id and not was_out
  ) as began
  where bookings.id = old.booking_id and status = 'confirmed' and began.at < now()
    and exists (
      select from occupancy where id = old.id and vehicle_id is distinct from old.vehicle_id
    );
  return null;
end
$$;
