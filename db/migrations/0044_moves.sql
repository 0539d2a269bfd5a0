-- What staff decide by hand: vehicles of bookings, pins, blocks.

-- Gives a confirmed booking a vehicle, also of another model; the price stays. Others make way if
-- they can be moved. `notInService`: the vehicle is not in service on all days.
create function assign_vehicle(
  target bigint, vehicle integer, pin boolean, now_at timestamp,
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
    when stored.vehicle_id = vehicle then 'changed'
    when is_out(booking) then 'out'
    when not serves(vehicle, stored.during) then 'notInService'
  end;
  if outcome is null then
    stored.id := coalesce(stored.id, 0);
    -- A booking without a vehicle comes first in its model.
    if stored.car_id = model or model_capacity(model, stored.during, now_at, stored.id, true) > 0 then
      moves := find_packing(model, stored.id, stored.during, now_at, vehicle);
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

create function serves(vehicle integer, period tsrange) returns boolean
  language sql stable as $$
  select exists (
    select from vehicles
    where id = vehicle and daterange(in_service_from, in_service_to, '[]') @> days_of(period)
  )
$$;

create function bookings_on(vehicle integer, period tsrange, except_row bigint) returns bigint[]
  language sql stable as $$
  select coalesce(array_agg(booking_id order by lower(during)), '{}')
  from occupancy
  where vehicle_id is not null
    and int4range(vehicle_id, vehicle_id, '[]') && int4range(vehicle, vehicle, '[]')
    and during && period and booking_id is not null and id <> except_row
$$;

-- Exchanges the vehicles of two confirmed bookings, also of two models.
create function swap_vehicles(
  one bigint, other bigint, now_at timestamp,
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

-- Takes a vehicle out of the supply for a time; bookings that can be moved make way. `row_id` is the
-- new row's. An imported booking that collides is stored without a vehicle.
create function block_vehicle(
  vehicle integer, period tsrange, new_note text, from_source text, now_at timestamp,
  out outcome text, out conflicts bigint[], out row_id bigint
) language plpgsql as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
  moves occupancy_move[];
begin
  perform lock_models(array[model]);
  outcome := case
    when model is null then 'unknown'
    when from_source is null and not serves(vehicle, period) then 'notInService'
  end;
  if outcome is not null then return; end if;
  moves := find_packing(model, 0, period, now_at, vehicle);
  outcome := 'changed';
  if moves is null then
    conflicts := bookings_on(vehicle, period, 0);
    outcome := 'full';
    if from_source is null then return; end if;
  end if;
  perform apply_moves(moves);
  insert into occupancy (car_id, vehicle_id, kind, during, note, source, meant_vehicle_id)
  values (
    model, moves[1].vehicle_id, case when from_source is null then 'block' else 'channel' end, period,
    new_note, from_source, case when from_source is not null then vehicle end
  )
  returning id into row_id;
  perform settle_models(array[model], now_at);
end
$$;

-- Removes a block or an imported booking. False if there is none.
create function unblock(target bigint, now_at timestamp) returns boolean language plpgsql as $$
declare
  model integer := (select car_id from occupancy where id = target);
begin
  perform lock_models(array[model]);
  delete from occupancy where id = target and kind in ('block', 'channel', 'hold');
  if not found then return false; end if;
  perform settle_models(array[model], now_at);
  return true;
end
$$;

-- Vehicles that come into service or go: bookings that can be moved get another vehicle, and wait for
-- one if there is none. Pinned ones stay where they are.
create function settle_vehicles() returns trigger language plpgsql as $$
declare
  models integer[];
  now_at timestamp := business_time(now());
begin
  if tg_op = 'DELETE' then
    models := array(select distinct car_id from old_rows);
  elsif tg_op = 'INSERT' then
    models := array(select distinct car_id from new_rows);
  else
    models := array(
      select distinct new_rows.car_id from new_rows join old_rows using (id)
      where (new_rows.in_service_from, new_rows.in_service_to)
        is distinct from (old_rows.in_service_from, old_rows.in_service_to)
    );
  end if;
  perform lock_models(models);
  update occupancy set vehicle_id = null
  where car_id = any(models) and vehicle_id is not null and is_movable(occupancy, now_at)
    and not serves(vehicle_id, during);
  perform settle_models(models, now_at);
  return null;
end
$$;

create trigger vehicles_settle_new after insert on vehicles
  referencing new table as new_rows for each statement execute function settle_vehicles();
create trigger vehicles_settle_removed after delete on vehicles
  referencing old table as old_rows for each statement execute function settle_vehicles();
create trigger vehicles_settle_changed after update on vehicles
  referencing old table as old_rows new table as new_rows
  for each statement execute function settle_vehicles();
