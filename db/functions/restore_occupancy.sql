-- Gives a row of the occupancy back what it had. Others make way if they can be moved; those that got a vehicle only
-- by the change that is undone wait for one again, unless something was done with them since. Returns the bookings
-- in the way, null if done.
create or replace function restore_occupancy(former occupancy, waiting bigint[], last_event bigint, now_at timestamp)
  returns bigint[] language plpgsql as $$
declare
  moves occupancy_move[];
begin
  insert into occupancy overriding system value
  select (jsonb_populate_record(former, '{"kind": "booked", "vehicle_id": null}')).*
  where not exists (select from occupancy where id = former.id);
  update occupancy set car_id = former.car_id, during = former.during where id = former.id;
  if exists (
    select from occupancy
    where vehicle_id = former.vehicle_id and id <> former.id and during && former.during
  ) then
    moves := find_packing(former.car_id, former.id, former.during, now_at, former.vehicle_id);
    if moves is not null then
      perform apply_moves(moves);
    else
      update occupancy as other set vehicle_id = null
      where vehicle_id = former.vehicle_id and during && former.during and id = any(waiting)
        and is_movable(other, now_at)
        and not exists (
          select from booking_events as event
          where event.booking_id = other.booking_id and event.id > last_event
        );
    end if;
  end if;
  if exists (
    select from occupancy
    where vehicle_id = former.vehicle_id and id <> former.id
      and (during && former.during or kind = 'out' and former.kind = 'out')
  ) then
    return bookings_on(former.vehicle_id, former.during, former.id);
  end if;
  update occupancy set
    kind = former.kind, vehicle_id = former.vehicle_id, pinned = former.pinned
  where id = former.id;
  return null;
end
$$;
