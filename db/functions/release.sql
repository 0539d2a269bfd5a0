-- Ends a booking's occupancy at a moment, or removes it if it has not begun by then.
create or replace function release(of_booking bigint, now_at timestamp) returns void language plpgsql as $$
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
