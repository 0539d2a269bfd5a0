-- Confirms a booking that was just placed, if the company answers at once and its pick-up is far enough ahead. A booking
-- that `is_request`, or of no model, stays a request, and so does one whose dates make no sense or whose model has no
-- vehicle free. `change` is that of its car, for its history.
create or replace function confirm_at_once(
  target bigint, is_request boolean, most_days integer, most_days_ahead integer, now_at timestamp,
  out confirmed boolean, out change jsonb, out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  hours integer := (select value::integer from settings where name = 'atOnceHours');
  notice integer := coalesce((select value::integer from settings where name = 'noticeHours'), 0);
  pickup timestamp;
  return_at timestamp;
  before jsonb;
  decided record;
begin
  confirmed := false;
  select * into booking from bookings where id = target;
  pickup := booking.pickup_date + booking.pickup_time;
  return_at := booking.return_date + booking.return_time;
  if hours is null or is_request or booking.car_id is null
    or return_at <= pickup or return_at > pickup + make_interval(days => most_days)
    or pickup < now_at + make_interval(hours => greatest(hours, notice))
    or pickup > now_at + make_interval(days => most_days_ahead) then
    return;
  end if;
  before := booking_car(target);
  select * into decided
  from set_booking_status(target, 'confirmed', array['pending'], false, now_at);
  booking := decided.booking;
  confirmed := decided.outcome = 'changed';
  if confirmed then change := car_change(before, booking_car(target)); end if;
end
$$;
