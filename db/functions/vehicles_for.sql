-- Other vehicles for a booking that are free in all of its time: those of its model first. Vehicles of
-- other models only where their model has one to spare.
create or replace function vehicles_for(target bigint, now_at timestamp)
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
