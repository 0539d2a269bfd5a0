-- What visitors read: `free`, `last` (one), or `request` (none). Pinned bookings may leave no way to
-- use the capacity, so the last one is only for sale if a vehicle is found.
create or replace function model_availability(model integer, period tsrange, now_at timestamp) returns text
  language sql stable as $$
  select case
    when capacity <= 0 then 'request'
    when not exists (select from free_vehicles(model, period, now_at, 0))
      and find_packing(model, 0, period, now_at, null) is null then 'request'
    when capacity = 1 then 'last'
    else 'free'
  end
  from (select model_capacity(model, period, now_at, 0, true) as capacity) as counted
$$;
