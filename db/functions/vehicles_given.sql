-- The vehicles of a file, each with the vehicle of its model that it changes, or null.
create or replace function vehicles_given(given jsonb)
returns table (car_id integer, number integer, columns jsonb, vehicle_id integer)
language sql stable as $$
  with wanted as materialized (
    select cars.id as car_id, (item ->> 'number')::integer as number, item -> 'columns' as columns,
      plate_key(item -> 'columns' ->> 'plate') as plate,
      count(*) over (
        partition by cars.id, plate_key(item -> 'columns' ->> 'plate')
      ) = 1 as is_only
    from jsonb_array_elements(given) as model
    join cars on lower(cars.name) = lower(model -> 'columns' ->> 'name') and archived_at is null,
      jsonb_array_elements(model -> 'vehicles') as item
  ), known as materialized (
    select id, vehicles.car_id, vehicles.number, plate_key(plate) as plate,
      count(*) over (partition by vehicles.car_id, plate_key(plate)) = 1 as is_only
    from vehicles
  )
  select wanted.car_id, wanted.number, columns, coalesce(by_plate.id, by_number.id)
  from wanted
  left join known as by_plate
    on by_plate.car_id = wanted.car_id and by_plate.plate = wanted.plate
      and (by_plate.is_only and wanted.is_only or by_plate.number = wanted.number)
  left join known as by_number
    on by_number.car_id = wanted.car_id and by_number.number = wanted.number
      and by_number.plate is null
$$;
