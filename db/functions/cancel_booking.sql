-- Cancels a booking for a reason. The outcome is `future` for a customer who did not come while the pick-up is still
-- ahead.
create or replace function cancel_booking(
  target bigint, allowed text[], reason text, note text, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan
as $$
declare
  change record;
begin
  if reason = 'no-show' then
    perform lock_bookings(array[target], null);
    select * into booking from bookings where id = target;
    if booking.status = any(allowed) and booking.status <> 'cancelled' and not is_out(booking)
      and booking.pickup_date + booking.pickup_time > now_at then
      outcome := 'future';
      return;
    end if;
  end if;
  select * into change from set_booking_status(target, 'cancelled', allowed, false, now_at);
  outcome := change.outcome;
  conflicts := change.conflicts;
  booking := change.booking;
  if outcome <> 'changed' or (reason is null and note = '') then return; end if;
  update bookings set cancel_reason = coalesce(reason, cancel_reason), cancel_note = note
  where id = target returning * into booking;
end
$$;
