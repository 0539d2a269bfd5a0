-- Whether a vehicle was given to any booking, still there or not, or may have served one that has no row any more.
create or replace function vehicle_was_used(vehicle vehicles, today date) returns boolean
  language sql stable as $$
  select exists (
    select from occupancy where vehicle.id in (vehicle_id, meant_vehicle_id)
  ) or exists (
    select from former_assignments where vehicle_id = vehicle.id
  ) or exists (
    select from bookings
    where not exists (select from occupancy where booking_id = bookings.id)
      and bookings.car_id = vehicle.car_id and status in ('confirmed', 'completed')
      and least(pickup_date, return_date)
        between coalesce(vehicle.in_service_from, business_time(vehicle.created_at)::date)
        and least(vehicle.in_service_to, today)
  )
$$;
