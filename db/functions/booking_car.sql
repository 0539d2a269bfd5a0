-- The car of a booking as all pages, exports and messages name it. `other_vehicle` is named in the place of its own.
-- A hand-over without a vehicle assigns none: imported rentals have such marks.
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
