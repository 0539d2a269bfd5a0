-- Staff move a booking as they see it: `seen` is the vehicle that their form showed, 0 for none, null
-- if it doesn't matter. With `make_way` others are moved if they can be; without it the vehicle must
-- be free. `stale`: the booking has another vehicle than the one seen.
drop function assign_vehicle(bigint, integer, boolean, timestamp);
create function assign_vehicle(
  target bigint, vehicle integer, pin boolean, seen integer, make_way boolean, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
  stored occupancy;
  moves occupancy_move[];
begin
  perform lock_bookings(array[target], model);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  stored.during := coalesce(stored.during, booking_period(booking));
  outcome := case
    when booking.id is null or model is null then 'unknown'
    when booking.status <> 'confirmed' then 'refused'
    when stored.vehicle_id = vehicle and stored.pinned = pin then 'unchanged'
    when seen <> coalesce(stored.vehicle_id, 0) then 'stale'
    when stored.vehicle_id = vehicle then 'changed'
    when is_out(booking) then 'out'
    when not serves(vehicle, stored.during) then 'notInService'
  end;
  if outcome is null then
    stored.id := coalesce(stored.id, 0);
    -- A booking without a vehicle comes first in its model.
    if stored.car_id = model or model_capacity(model, stored.during, now_at, stored.id, true) > 0 then
      moves := find_moves(stored, vehicle, make_way, now_at);
    end if;
    outcome := case when moves is null then 'full' else 'changed' end;
  end if;
  if outcome = 'full' then conflicts := bookings_on(vehicle, stored.during, stored.id); end if;
  if outcome <> 'changed' then return; end if;
  if moves is not null then
    if stored.id = 0 then
      insert into occupancy (car_id, kind, during, booking_id)
      values (model, 'booked', stored.during, target) returning id into stored.id;
      moves[1].row_id := stored.id;
    end if;
    update occupancy set car_id = model, vehicle_id = null where id = stored.id;
    perform apply_moves(moves);
  end if;
  update occupancy set pinned = pin where id = stored.id;
  perform settle_models(array_remove(array[model, stored.car_id], null), now_at);
end
$$;

-- The moves that give a row a vehicle; null if there are none.
create function find_moves(stored occupancy, vehicle integer, make_way boolean, now_at timestamp)
  returns occupancy_move[] language plpgsql stable as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
begin
  if make_way then return find_packing(model, stored.id, stored.during, now_at, vehicle); end if;
  if vehicle in (select id from free_vehicles(model, stored.during, now_at, stored.id)) then
    return array[row(stored.id, vehicle, stored.during)::occupancy_move];
  end if;
  return null;
end
$$;

-- With the vehicles that the form showed; a pin stays with its booking's new vehicle.
drop function swap_vehicles(bigint, bigint, timestamp);
create function swap_vehicles(
  one bigint, other bigint, seen integer, seen_other integer, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
declare
  a occupancy;
  b occupancy;
begin
  perform lock_bookings(array[one, other], null);
  select * into booking from bookings where id = one;
  select * into a from occupancy where booking_id = one and kind = 'booked';
  select * into b from occupancy where booking_id = other and kind = 'booked';
  outcome := case
    when (select count(*) from bookings where id in (one, other)) < 2 then 'unknown'
    when seen <> coalesce(a.vehicle_id, 0) or seen_other <> coalesce(b.vehicle_id, 0) then 'stale'
    when a.vehicle_id is null or b.vehicle_id is null then 'refused'
    when exists (select from bookings where id in (one, other) and status <> 'confirmed') then 'refused'
    when not serves(b.vehicle_id, a.during) or not serves(a.vehicle_id, b.during)
      then 'notInService'
  end;
  if outcome is not null then return; end if;
  update occupancy set vehicle_id = null where id in (a.id, b.id);
  conflicts := bookings_on(b.vehicle_id, a.during, 0) || bookings_on(a.vehicle_id, b.during, 0);
  if b.vehicle_id in (select id from free_vehicles(b.car_id, a.during, now_at, 0))
    and a.vehicle_id in (select id from free_vehicles(a.car_id, b.during, now_at, 0)) then
    update occupancy set car_id = b.car_id, vehicle_id = b.vehicle_id where id = a.id;
    update occupancy set car_id = a.car_id, vehicle_id = a.vehicle_id where id = b.id;
    outcome := 'changed';
    perform settle_models(array[a.car_id, b.car_id], now_at);
  else
    update occupancy set vehicle_id = a.vehicle_id where id = a.id;
    update occupancy set vehicle_id = b.vehicle_id where id = b.id;
    outcome := 'full';
  end if;
end
$$;

-- Other vehicles for a booking that are free in all of its time: those of its model first. Vehicles of
-- other models only where their model has one to spare.
create function vehicles_for(target bigint, now_at timestamp)
  returns table (vehicle_id integer, place bigint) language sql stable as $$
  with rental as materialized (
    select bookings.car_id as own, coalesce(occupancy.car_id, bookings.car_id) as model,
      coalesce(occupancy.id, 0) as row_id, vehicle_id as current, coalesce(during, booking_period(bookings)) as during
    from bookings left join occupancy on booking_id = bookings.id
    where bookings.id = target
  )
  select free.id,
    row_number() over (order by cars.id = rental.own desc nulls last, sort_order, name, number)
  from rental, cars,
    lateral free_vehicles(cars.id, rental.during, now_at, rental.row_id) as free
  where cars.archived_at is null and free.id is distinct from rental.current
    and (
      cars.id = rental.model
      or model_capacity(cars.id, rental.during, now_at, rental.row_id, true) > 0
    )
$$;

-- Bookings on other vehicles in the time of one, with which it can exchange vehicles.
create function swaps_for(target bigint, now_at timestamp) returns setof occupancy
language sql stable as $$
  with own as materialized (
    select * from occupancy
    where booking_id = target and kind = 'booked' and vehicle_id is not null
  )
  select other.* from own join occupancy as other
    on int4range(other.car_id, other.car_id, '[]') && int4range(own.car_id, own.car_id, '[]')
      and other.during && own.during
  where other.kind = 'booked' and other.vehicle_id <> own.vehicle_id
    and exists (select from bookings where id = other.booking_id and status = 'confirmed')
    and serves(other.vehicle_id, own.during) and serves(own.vehicle_id, other.during)
    and not exists (
      select from occupancy as taken
      where taken.id not in (own.id, other.id)
        and (
          taken.vehicle_id = other.vehicle_id and taken.during && own.during
          or taken.vehicle_id = own.vehicle_id and taken.during && other.during
        )
    )
  order by lower(other.during), other.id
$$;
