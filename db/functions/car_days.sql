-- The days of a car as a range of numbers, each car on a stretch of its own: so one index without
-- extensions finds what else is confirmed of a car in some days, however many bookings lie before
-- and after them. The return may stand before the pick-up.
create or replace function car_days(car_id integer, one date, other date) returns int8range
  language sql immutable parallel safe as $$
  select int8range(
    car_id * 10000000::bigint + (least(one, other) - date '2000-01-01'),
    car_id * 10000000::bigint + (greatest(one, other) - date '2000-01-01'),
    '[]'
  )
$$;
