-- The bookings of a model in a period, at most a hundred.
create or replace function conflicting_bookings(model integer, period tsrange, except_row bigint)
  returns bigint[] language sql stable as $$
  select coalesce(array_agg(booking_id order by lower(during), booking_id), '{}')
  from (
    select booking_id, during from occupancy
    where int4range(car_id, car_id, '[]') && int4range(model, model, '[]') and during && period
      and booking_id is not null and id <> except_row
    order by lower(during), booking_id
    limit 100
  ) as conflicts
$$;
