-- Nothing is handed over before a car is named, and nobody fails to come before the pick-up.

-- Whether there is nothing to hand over: the booking waits for a vehicle, or is of no model, and nobody has said
-- which car it gets.
create function lacks_car(booking bookings) returns boolean language sql stable as $$
  select coalesce(
    (select vehicle_id is null from occupancy where booking_id = booking.id),
    booking.car_id is null and booking.vehicle = 'Other'
  )
$$;

-- As before, but a hand-over without a vehicle assigns none: rentals that were out before this rule have such a mark.
create or replace function booking_car(of_booking bigint, other_vehicle integer default null) returns jsonb
language sql volatile as $$
  select jsonb_build_object(
    'isAssigned', vehicles.id is not null,
    'isHandedOver', bookings.out_at is not null,
    'vehicleId', vehicles.id,
    'plate', vehicles.plate,
    'number', vehicles.number,
    'modelId', model.id,
    'isBooked', model.id is not distinct from bookings.car_id,
    'model', case
      when model.id is not distinct from bookings.car_id then bookings.vehicle
      when model.id = bookings.booked_car_id then bookings.booked_vehicle
      else model.name
    end,
    'bodyType', model.body_type,
    'insteadOf', nullif(case
      when bookings.booked_vehicle is null
        then case when model.id is distinct from bookings.car_id then bookings.vehicle end
      when model.id is distinct from bookings.booked_car_id then bookings.booked_vehicle
    end, 'Other'),
    'deposit', model.deposit,
    'isListed', model.id is not null and model.archived_at is null
  )
  from bookings
  left join occupancy on booking_id = bookings.id
  left join vehicles on vehicles.id = coalesce(other_vehicle, occupancy.vehicle_id)
  left join cars as model on model.id = coalesce(vehicles.car_id, bookings.car_id)
  where bookings.id = of_booking
$$;

-- As before, with `lacks_car`. The time of a hand-over that is marked already can still be corrected.
create or replace function mark_out(
  target bigint, moment timestamptz, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  stored occupancy;
  starts timestamp;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  conflicts := array(
    select booking_id from occupancy
    where vehicle_id = stored.vehicle_id and kind = 'out' and id <> stored.id
  );
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> 'confirmed' or booking.returned_at is not null then 'refused'
    when moment > business_instant(now_at) + interval '5 minutes' then 'future'
    when (booking.out_at is null or stored.id is not null) and lacks_car(booking) then 'unassigned'
    when conflicts <> '{}' then 'stillOut'
    when booking.out_at = moment then 'unchanged'
  end;
  if outcome is not null then return; end if;
  update bookings set out_at = moment where id = target returning * into booking;
  outcome := 'changed';
  if stored.id is null then return; end if;
  starts := least(
    business_time(moment), lower(booking_period(booking)), upper(stored.during) - interval '1 minute'
  );
  -- What was planned on the vehicle just before stays.
  select greatest(starts, max(upper(during))) into starts from occupancy
  where vehicle_id = stored.vehicle_id and id <> stored.id
    and during && tsrange(starts, greatest(starts, lower(stored.during)));
  update occupancy set kind = 'out', during = tsrange(starts, upper(stored.during))
  where id = stored.id;
  perform settle_models(array[stored.car_id], now_at);
end
$$;

-- As before, with `lacks_car`.
create or replace function mark_as_planned(
  target bigint, by_actor text, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  stored occupancy;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> 'confirmed' or booking.out_at is not null then 'refused'
    when booking_end(booking) > now_at then 'future'
    when lacks_car(booking) then 'unassigned'
    else 'changed'
  end;
  if outcome <> 'changed' then return; end if;
  update bookings set
    status = 'completed', out_at = business_instant(booking_start(booking)),
    returned_at = business_instant(booking_end(booking))
  where id = target returning * into booking;
  insert into booking_events (booking_id, kind, actor) values (target, 'out', by_actor);
  if stored.id is not null then perform settle_models(array[stored.car_id], now_at); end if;
end
$$;

-- As before, and `future` for a customer who did not come, while the pick-up is still ahead.
create or replace function cancel_booking(
  target bigint, allowed text[], reason text, note text, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  change record;
begin
  if reason = 'no-show' then
    perform lock_bookings(array[target], null);
    select * into booking from bookings where id = target;
    if booking.status = any(allowed) and booking.status <> 'cancelled' and not is_out(booking)
      and booking.pickup_date + booking.pickup_time > now_at then
      outcome := 'future';
      return;
    end if;
  end if;
  select * into change from set_booking_status(target, 'cancelled', allowed, false, now_at);
  outcome := change.outcome;
  conflicts := change.conflicts;
  booking := change.booking;
  if outcome <> 'changed' or (reason is null and note = '') then return; end if;
  update bookings set cancel_reason = coalesce(reason, cancel_reason), cancel_note = note
  where id = target returning * into booking;
end
$$;
