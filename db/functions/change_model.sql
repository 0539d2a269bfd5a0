-- Staff give a request another model, or say which car a booking of no model is, with the price kept or a new
-- one. `new_price` has columns of `bookings`; without it the price stays, and so do the terms
-- without `new_terms`. `must_be_free`: the form showed that a car of the model is free.
-- `unknown` is a model that was archived meanwhile. A confirmed booking of no model then behaves as one of the
-- model: it gets a vehicle, or waits for one.
create or replace function change_model(
  target bigint, new_car integer, new_name text, new_type text,
  new_price jsonb, new_terms jsonb, must_be_free boolean, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan
as $$
declare
  was bookings;
  priced bookings;
begin
  perform lock_bookings(array[target], new_car);
  select * into booking from bookings where id = target;
  was := booking;
  priced := jsonb_populate_record(booking, coalesce(new_price, '{}'));
  outcome := case
    when booking.id is null then 'unknown'
    when new_car is not null and not exists (select from cars where id = new_car and archived_at is null)
      then 'unknown'
    when booking.status <> 'pending' and not is_unnamed(booking) then 'refused'
    when booking.car_id is not distinct from new_car and booking.vehicle = new_name
      and booking.total_price = priced.total_price and booking.payable is not distinct from priced.payable
      then 'unchanged'
    when must_be_free and model_capacity(new_car, booking_period(booking), now_at, 0, true) <= 0
      then 'full'
    else 'changed'
  end;
  if outcome = 'full' then conflicts := conflicting_bookings(new_car, booking_period(booking), 0); end if;
  if outcome <> 'changed' then return; end if;
  update bookings set
    car_id = new_car, vehicle = new_name, vehicle_type = new_type,
    rental_days = priced.rental_days, price_per_day = priced.price_per_day, total_price = priced.total_price,
    lines = priced.lines, fees = priced.fees, payable = priced.payable, exchange = priced.exchange,
    terms = coalesce(new_terms, terms),
    booked_car_id = case when is_booked then null else coalesce(booked_car_id, car_id) end,
    booked_vehicle = case when is_booked then null else coalesce(booked_vehicle, vehicle) end
  from (
    select case
      when was.booked_vehicle is null then was.car_id is not distinct from new_car and was.car_id is not null
      else was.booked_car_id = new_car
    end as is_booked
  ) as compared
  where id = target returning bookings.* into booking;
  if booking.status = 'confirmed' and new_car is not null then
    perform occupy(booking, true, now_at);
  end if;
end
$$;
