-- Swaps the vehicles of two bookings. `seen` and `seen_other` are those that the form has shown.
create or replace function swap_vehicles(
  one bigint, other bigint, seen integer, seen_other integer, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  a occupancy;
  b occupancy;
begin
  perform lock_bookings(array[one, other], null);
  select * into booking from bookings where id = one;
  select * into a from occupancy where booking_id = one and kind = 'booked';
  select * into b from occupancy where booking_id = other and kind = 'booked';
  outcome := case
    when (select count(*) from bookings where id in (one, other)) < 2 then 'unknown'
    when seen <> coalesce(a.vehicle_id, 0) or seen_other <> coalesce(b.vehicle_id, 0) then 'stale'
    when a.vehicle_id is null or b.vehicle_id is null then 'refused'
    when exists (select from bookings where id in (one, other) and status <> 'confirmed') then 'refused'
    when not serves(b.vehicle_id, a.during) or not serves(a.vehicle_id, b.during)
      then 'notInService'
  end;
  if outcome is not null then return; end if;
  update occupancy set vehicle_id = null where id in (a.id, b.id);
  conflicts := bookings_on(b.vehicle_id, a.during, 0) || bookings_on(a.vehicle_id, b.during, 0);
  if b.vehicle_id in (select id from free_vehicles(b.car_id, a.during, now_at, 0))
    and a.vehicle_id in (select id from free_vehicles(a.car_id, b.during, now_at, 0)) then
    update occupancy set car_id = b.car_id, vehicle_id = b.vehicle_id where id = a.id;
    update occupancy set car_id = a.car_id, vehicle_id = a.vehicle_id where id = b.id;
    outcome := 'changed';
    perform settle_models(array[a.car_id, b.car_id], now_at);
  else
    update occupancy set vehicle_id = a.vehicle_id where id = a.id;
    update occupancy set vehicle_id = b.vehicle_id where id = b.id;
    outcome := 'full';
  end if;
end
$$;
