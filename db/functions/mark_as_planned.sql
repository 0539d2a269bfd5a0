-- Marks hand-over and return of a booking that is over, at the times that were agreed.
create or replace function mark_as_planned(
  target bigint, by_actor text, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan
as $$
declare
  stored occupancy;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> 'confirmed' or booking.out_at is not null then 'refused'
    when booking_end(booking) > now_at then 'future'
    when lacks_car(booking) then 'unassigned'
    else 'changed'
  end;
  if outcome <> 'changed' then return; end if;
  update bookings set
    status = 'completed', out_at = business_instant(booking_start(booking)),
    returned_at = business_instant(booking_end(booking))
  where id = target returning * into booking;
  insert into booking_events (booking_id, kind, actor) values (target, 'out', by_actor);
  if stored.id is not null then perform settle_models(array[stored.car_id], now_at); end if;
end
$$;
