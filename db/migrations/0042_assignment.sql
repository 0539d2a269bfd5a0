-- The functions that assign vehicles. All are called with the locks of the models that they touch,
-- and raise their versions. A function sees what was committed before its lock, because each of its
-- statements has a new snapshot; a single statement would not.

-- How many vehicles a search for a packing tries: fewer in a large model, where each takes longer.
create function packing_budget(model integer) returns integer language sql stable as $$
  select greatest(40, 3000 / greatest(10, count(*)))::integer from vehicles where car_id = model
$$;

-- The moves that give a period a vehicle of a model, its own first (as row `row_id`); null if none
-- does. `only_vehicle` restricts the period itself, not what makes way for it.
create function find_packing(
  model integer, row_id bigint, period tsrange, now_at timestamp, only_vehicle integer
) returns occupancy_move[] language sql stable as $$
  select placed from pack(
    model, now_at, only_vehicle,
    array[row(row_id, null::integer, period)::occupancy_move], '{}'::occupancy_move[],
    packing_budget(model)
  )
$$;

-- What visitors read: `free`, `last` (one), or `request` (none). Pinned bookings may leave no way to
-- use the capacity, so the last one is only for sale if a vehicle is found.
create function model_availability(model integer, period tsrange, now_at timestamp) returns text
  language sql stable as $$
  select case
    when capacity <= 0 then 'request'
    when not exists (select from free_vehicles(model, period, now_at, 0))
      and find_packing(model, 0, period, now_at, null) is null then 'request'
    when capacity = 1 then 'last'
    else 'free'
  end
  from (select model_capacity(model, period, now_at, 0, true) as capacity) as counted
$$;

-- Rows that change places conflict with each other in between, rows without a vehicle never do. One
-- that is out stays on its vehicle.
create function apply_moves(moves occupancy_move[]) returns void language plpgsql as $$
begin
  update occupancy set vehicle_id = null
  where id in (select row_id from unnest(moves)) and kind = 'booked' and vehicle_id is not null;
  update occupancy set vehicle_id = move.vehicle_id, during = move.during
  from unnest(moves) as move where occupancy.id = move.row_id;
end
$$;

-- Gives confirmed bookings without a vehicle one that is free now, the earliest first. Looks at 20,
-- and gives up after three long searches, so that a model with many of them keeps nobody waiting.
create function assign_waiting(model integer, now_at timestamp) returns void
language plpgsql as $$
declare
  waiting occupancy;
  moves occupancy_move[];
  failures integer := 0;
begin
  for waiting in
    select * from occupancy
    where car_id = model and vehicle_id is null and kind = 'booked' and upper(during) > now_at
    order by id limit 20
  loop
    continue when model_capacity(model, waiting.during, now_at, waiting.id, false) <= 0;
    moves := find_packing(model, waiting.id, waiting.during, now_at, null);
    if moves is not null then
      perform apply_moves(moves);
    else
      failures := failures + 1;
      exit when failures = 3;
    end if;
  end loop;
end
$$;

-- Ends a change of the occupancy of some models.
create function settle_models(models integer[], now_at timestamp) returns void
language plpgsql as $$
begin
  perform assign_waiting(model, now_at)
  from (select distinct unnest(models) as model order by model) as touched;
  perform raise_versions(models);
end
$$;

-- Gives a booking a vehicle for its planned time. Returns the bookings in the way, and changes
-- nothing, if the model has none; with `overbook` the booking is then stored without one. Null if
-- done. A booking that names no car of the fleet takes none, and one that was returned has had its.
create function occupy(booking bookings, overbook boolean, now_at timestamp) returns bigint[]
language plpgsql as $$
declare
  period tsrange := booking_period(booking);
  stored occupancy;
  model integer;
  moves occupancy_move[];
begin
  select * into stored from occupancy where booking_id = booking.id;
  model := coalesce(stored.car_id, booking.car_id);
  stored.id := coalesce(stored.id, 0);
  if model is null or booking.returned_at is not null or stored.during = period then
    return null;
  end if;
  if model_capacity(model, period, now_at, stored.id, true) > 0 then
    moves := find_packing(model, stored.id, period, now_at, null);
  end if;
  if moves is null and not overbook then
    return conflicting_bookings(model, period, stored.id);
  end if;
  moves := coalesce(moves, array[row(stored.id, null, period)::occupancy_move]);
  perform apply_moves(moves);
  if stored.id = 0 then
    insert into occupancy (car_id, vehicle_id, kind, during, booking_id)
    values (model, moves[1].vehicle_id, 'booked', period, booking.id);
  end if;
  perform settle_models(array[model], now_at);
  return null;
end
$$;

-- Ends a booking's occupancy at a moment, or removes it if it has not begun by then.
create function release(of_booking bigint, now_at timestamp) returns void language plpgsql as $$
declare
  model integer;
begin
  delete from occupancy where booking_id = of_booking and lower(during) >= now_at
  returning car_id into model;
  if not found then
    update occupancy set during = tsrange(lower(during), now_at)
    where booking_id = of_booking and upper(during) > now_at
    returning car_id into model;
  end if;
  if found then perform settle_models(array[model], now_at); end if;
end
$$;

-- Locks bookings, then the models that they concern: their own, those of their vehicles, and another
-- one. Always in this order, so that no two functions wait for each other: repacking checks the
-- foreign keys of other bookings while it holds the lock of a model, which `no key` allows.
create function lock_bookings(targets bigint[], other_model integer) returns void
language plpgsql as $$
begin
  perform from bookings where id = any(targets) order by id for no key update;
  perform lock_models(
    array(select car_id from bookings where id = any(targets))
    || array(select car_id from occupancy where booking_id = any(targets))
    || other_model
  );
end
$$;

-- Whether a booking is out: handed over and not returned.
create function is_out(booking bookings) returns boolean
  language sql immutable parallel safe as $$
  select booking.out_at is not null and booking.returned_at is null
$$;

-- Changes the status of a booking whose status is one of `allowed`. The outcome is `changed`,
-- `unchanged`, `unknown`, `refused` (by `allowed`), `out` (it ends by its return), or `full`: no
-- vehicle of the model is free; then `conflicts` are the bookings in the way.
create function set_booking_status(
  target bigint, new_status text, allowed text[], overbook boolean, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
begin
  -- Without locks, so that rivals for a sold out model neither wait for each other nor for the disk.
  select * into booking from bookings where id = target;
  if new_status = 'confirmed' and not overbook and booking.status = 'pending'
    and 'pending' = any(allowed) and booking.car_id is not null
    and model_capacity(booking.car_id, booking_period(booking), now_at, 0, true) <= 0 then
    outcome := 'full';
    conflicts := conflicting_bookings(booking.car_id, booking_period(booking), 0);
    return;
  end if;
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> all(allowed) then 'refused'
    when booking.status = new_status then 'unchanged'
    when is_out(booking) then 'out'
  end;
  if outcome is not null then return; end if;
  if new_status = 'confirmed' then
    conflicts := occupy(booking, overbook, now_at);
  elsif booking.returned_at is null then
    perform release(target, case new_status when 'cancelled' then '-infinity' else now_at end);
  end if;
  outcome := case when conflicts is null then 'changed' else 'full' end;
  if outcome = 'changed' then
    update bookings set status = new_status where id = target returning * into booking;
  end if;
end
$$;

-- The plate of a booking's vehicle; null if it has none. Volatile, so that it sees what the function
-- beside it in a statement has written.
create function booking_plate(of_booking bigint) returns text language sql volatile as $$
  select plate from occupancy join vehicles on vehicles.id = vehicle_id
  where booking_id = of_booking
$$;
