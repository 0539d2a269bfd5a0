-- Remembers which vehicle a booking had while it was out, though its hand-over was removed.
create or replace function record_removed_handover() returns trigger language plpgsql as $$
begin
  insert into former_assignments (booking_id, vehicle_id, since, until, was_out)
  select old.id, vehicle_id, old.out_at, least(old.returned_at, now()), true
  from occupancy
  where booking_id = old.id and vehicle_id is not null and old.out_at < least(old.returned_at, now())
    and exists (select from bookings where id = old.id and out_at is null);
  return null;
end
$$;
